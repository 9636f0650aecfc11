refused-already-entered = Du bist schon angemeldet.
refused-withdrawn = Dieser Teilnehmer hat sich zurückgezogen oder wurde ersetzt.
refused-entry-closed =
    { $rounds ->
        [0] Die Anmeldung schloss mit der ersten Runde.
        [one] Die Anmeldung schloss nach der ersten Runde.
       *[other] Die Anmeldung schloss nach { $rounds } Runden.
    }
refused-tournament-over = Dieses Turnier ist zu Ende.
refused-no-room = Das Turnier ist voll.
refused-no-entrant = Diesen Teilnehmer gibt es nicht.
refused-no-reserve = Es gibt keinen Ersatzspieler.
refused-round-runs = Die Runde ist nicht zu Ende: Einige Tische spielen noch.
refused-too-few =
    { $fewest ->
        [one] Mindestens ein Teilnehmer muss spielbereit sein.
       *[other] Mindestens { $fewest } Teilnehmer müssen spielbereit sein.
    }
refused-all-played = Alle Runden sind gespielt.
refused-no-board = Diesen Tisch gibt es in dieser Runde nicht.
refused-counted = Das Ergebnis dieses Tischs ist schon gewertet.
refused-bad-result =
    { $seats ->
        [one] Ein Ergebnis braucht eine Punktzahl für den Platz.
       *[other] Ein Ergebnis braucht eine Punktzahl für jeden der { $seats } Plätze.
    }
refused-not-organiser = Das kann nur, wer das Turnier leitet.
refused-not-entered = Du nimmst an diesem Turnier nicht teil.
bad-book-exists = Die Datei { $file } gibt es schon.
bad-book-missing = Eine Turnierdatei { $file } gibt es nicht.
bad-book-broken = { $file } ist keine Turnierdatei oder beschädigt.
status-open = Anmeldung offen
status-running = läuft
status-over = zu Ende
form-swiss = Schweizer System
form-robin = jeder gegen jeden
form-knockout = K.-o.-System
form-league = Liga
tables-of =
    { $seats ->
        [one] Einertische
        [2] Zweiertische
        [3] Dreiertische
        [4] Vierertische
       *[other] Tische zu { $seats }
    }
duplicate = überall dieselben Karten
entrants =
    { $count ->
        [one] 1 Teilnehmer
       *[other] { $count } Teilnehmer
    }
round = Runde { $number }
round-of = Runde { $number } von { $all }
tables-done =
    { $count ->
        [one] 1 Tisch von { $all } fertig
       *[other] { $count } Tische von { $all } fertig
    }
division = Staffel { $number }
name = Name
points = Punkte
ties = Bei Gleichstand: Spiele gegeneinander, dann Stärke der Gegner, dann Punkte der Partien.
bot-for = Bot für { $name }
bot-sits-in = Bot
in-reserve = Ersatz: { $names }
sits-out = Setzt aus, mit halben Punkten: { $names }
withdrew-after = nach Runde { $round } zurückgezogen
since-round = seit Runde { $round }
table = Tisch { $number }
board-running = spielt
board-done = fertig
board-sealed = fertig, versiegelt
board-void = ohne Ergebnis
deal-seat = Platz { $seat }, Schnitt { $average }
