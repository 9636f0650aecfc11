refused-already-entered = Du bist schon gemeldet.
refused-withdrawn = Diese Meldung ist zurückgezogen oder ersetzt.
refused-entry-closed =
    { $rounds ->
        [0] Die Meldung schloss mit der ersten Runde.
        [one] Die Meldung schloss nach der ersten Runde.
       *[other] Die Meldung schloss nach { $rounds } Runden.
    }
refused-tournament-over = Dieses Turnier ist zu Ende.
refused-no-room = Das Feld ist voll.
refused-no-entrant = Diese Meldung gibt es nicht.
refused-no-reserve = Kein Ersatz wartet.
refused-round-runs = Die Runde ist nicht zu Ende: Es wird noch gespielt.
refused-too-few =
    { $fewest ->
        [one] Mindestens eine Meldung muss spielbereit sein.
       *[other] Mindestens { $fewest } Meldungen müssen spielbereit sein.
    }
refused-all-played = Alle Runden sind gespielt.
refused-no-board = Diesen Tisch gibt es in dieser Runde nicht.
refused-counted = Das Ergebnis dieses Tischs ist gezählt.
refused-bad-result =
    { $seats ->
        [one] Ein Ergebnis hat eine Wertung für den Platz.
       *[other] Ein Ergebnis hat eine Wertung für jeden der { $seats } Plätze.
    }
refused-not-organiser = Das darf nur, wer das Turnier leitet.
refused-not-entered = Du nimmst an diesem Turnier nicht teil.
bad-book-exists = Die Datei { $file } gibt es schon.
bad-book-missing = In { $file } steht kein Turnier.
bad-book-broken = In { $file } steht kein Turnier, oder ein beschädigtes.
status-open = Meldung offen
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
        [one] 1 Meldung
       *[other] { $count } Meldungen
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
withdrew-after = Rückzug nach Runde { $round }
since-round = seit Runde { $round }
table = Tisch { $number }
board-running = spielt
board-done = fertig
board-sealed = fertig, versiegelt
board-void = ohne Ergebnis
deal-seat = Platz { $seat }, Schnitt { $average }
