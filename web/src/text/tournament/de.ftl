## Turniere und Ligen
page-tournaments = Turniere
cup-list-pre = Schweizer System, jeder gegen jeden, K. o. oder eine Liga; sofort oder über Wochen; gegen Leute und Bots.
cup-new = Neues Turnier
cup-none = Es gibt noch keine Turniere.
cup-status-open = Anmeldung offen
cup-status-running = läuft
cup-status-over = zu Ende
cup-form-swiss = Schweizer System
cup-form-robin = Jeder gegen jeden
cup-form-knockout = K.-o.-System
cup-form-league = Liga
cup-form-swiss-means = Du triffst auf Leute mit etwa so vielen Punkten wie du, und auf dieselben nur dann noch einmal, wenn es nicht anders geht.
cup-form-robin-means = Alle treffen alle, so gleichmäßig, wie es aufgeht.
cup-form-knockout-means = Die Besten jeder Gruppe kommen weiter, bis zum Finale.
cup-form-league-means = Staffeln spielen Saisons; die Ersten steigen auf, die Letzten ab.
cup-tables-of =
    { $seats ->
        [one] Einertische
        [2] Zweiertische
        [3] Dreiertische
        [4] Vierertische
       *[other] Tische zu { $seats }
    }
cup-entrants =
    { $count ->
        [one] 1 Teilnehmer
       *[other] { $count } Teilnehmer
    }
cup-round = Runde { $number }
cup-round-of = Runde { $number } von { $all }
cup-of = { $number } von { $all }
cup-your-turn = Du bist dran
cup-name = Name
cup-game = Spiel
cup-seats = Plätze am Tisch
cup-form = Form
cup-clock = Uhr
cup-duplicate = Überall dieselben Karten
cup-duplicate-means = Dein Ergebnis wird mit dem Schnitt deines Platzes verglichen; so hebt sich das Glück auf. Ansehen lassen sich die Spiele, wenn alle Tische fertig sind.
cup-follow-on = Runden automatisch beginnen
cup-follow-on-means = Jede Runde beginnt, sobald der letzte Tisch fertig ist. Sonst beginnst du sie.
cup-more = Mehr Einstellungen
cup-rounds = Runden (0: so viele wie nötig)
cup-advance = Wie viele aus jeder Gruppe weiterkommen
cup-division-size = Teilnehmer in einer Staffel
cup-movers = Wie viele auf- und absteigen
cup-seasons = Saisons
cup-places = Höchstzahl der Teilnehmer
cup-late = Runden, in denen man noch einsteigen kann
cup-gaps = Leere Plätze
cup-gaps-bot = Bots springen ein
cup-gaps-bye = überzählige Spieler setzen aus
cup-announce = Turnier anlegen
cup-bot-for = Bot für { $name }
cup-bot-sits-in = Bot
cup-standings = Tabelle
cup-all =
    { $count ->
        [one] Alle 1
       *[other] Alle { $count }
    }
cup-fewer = Weniger zeigen
cup-division = Staffel { $number }
cup-division-choice = Staffel
cup-place = Rang
cup-entrant = Teilnehmer
cup-places-in-rounds = Ränge in den Runden
cup-over-average = über Ø
cup-points = Punkte
cup-ties = Bei Gleichstand: Spiele gegeneinander, dann Stärke der Gegner, dann Punkte der Partien.
cup-nobody = Noch keine Teilnehmer.
cup-withdrew =
    { $round ->
        [0] vor Beginn zurückgezogen
       *[other] in Runde { $round } zurückgezogen
    }
cup-since = seit Runde { $round }
cup-instead = anstelle von { $name }
cup-cell-place = Runde { $round }: Rang { $place }
cup-cell-bye = ausgesetzt mit halben Punkten
cup-cell-none = nicht gespielt
cup-cell-running = spielt
cup-cell-sealed = fertig, versiegelt
cup-cell-void = ohne Ergebnis
cup-cell-given-up = aufgegeben, zählt wie ein letzter Platz
cup-paired-swiss = nach Punkten gelost, möglichst ohne Wiederholungen und mit ausgeglichenen Plätzen
cup-paired-robin = alle treffen alle
cup-paired-knockout = die Besten jeder Gruppe kommen weiter
cup-paired-league = jeder gegen jeden in jeder Staffel
cup-rounds-choice = Runde
cup-table = Tisch { $number }
cup-seat = Platz { $letter }
cup-board-sealed = fertig, versiegelt
cup-board-void = ohne Ergebnis
cup-board-done = fertig
cup-board-running = spielt
cup-waits-for = wartet auf { $name }
cup-waits-until = wartet auf { $name }, { $time }
cup-replay = Nachspielen
cup-watch = Zusehen
cup-to-my-table = Zu meinem Tisch
cup-byes = Setzt aus, mit halben Punkten: { $names }
cup-same-deal =
    { $count ->
        [one] Die Karten an einem Tisch
       *[other] Dieselben Karten an { $count } Tischen
    }
cup-same-deal-counts = Runde { $round }; verglichen wird mit dem Schnitt des Platzes
cup-average = Schnitt { $average }
cup-you = du
cup-dots = Jeder Punkt ist ein Tisch: Gold ist das Beste mit diesen Karten, hohl ein Bot, der für jemanden spielte. Ansehen lässt sich eine Runde, wenn ihr letzter Tisch fertig ist, denn bis dahin spielen andere noch diese Karten.
cup-my-turn = Du bist dran.
cup-my-done =
    { $count ->
        [0] Alle Tische sind fertig.
        [one] Du bist fertig; ein Tisch spielt noch.
       *[other] Du bist fertig; { $count } Tische spielen noch.
    }
cup-my-table = Runde { $round }, Tisch { $table }, Platz { $letter }
cup-nth = { $place }.
cup-my-entry = Meine Teilnahme
cup-next-round = Nächste Runde
cup-entry-play = Ich spiele
cup-entry-out = Nächste Runde aussetzen
cup-rest-costs = Eine Runde, die du aussetzt, zählt 0. Du kannst das ändern, bis die nächste Runde gelost ist.
cup-withdraw = Zurückziehen
cup-withdraw-costs = Deine Ergebnisse bleiben, deinen Rang verlierst du. Deinen Platz übernimmt ein Ersatzspieler oder ein Bot, dessen Spiele nur für die anderen zählen. Neu anmelden kannst du dich nicht.
cup-withdraw-rated = Dein laufendes Spiel spielt ein Bot zu Ende; für deine Wertung zählt es als Niederlage.
cup-withdraw-free = Bis zur ersten Runde kannst du dich wieder anmelden.
cup-withdraw-sure = Endgültig zurückziehen
cup-you-withdrew = Du hast dich zurückgezogen; deine Ergebnisse bleiben.
cup-enter = Mitspielen
cup-enter-late = Ab Runde { $round } mitspielen
cup-enter-reserve = Als Ersatz anmelden
cup-late-costs = Frühere Runden zählen 0.
cup-entry-closed = Die Anmeldung ist geschlossen.
cup-in-reserve = Du bist Ersatzspieler und rückst nach, wenn sich jemand zurückzieht.
cup-reserve-waits =
    { $count ->
        [one] Ein Ersatzspieler wartet.
       *[other] { $count } Ersatzspieler warten.
    }
cup-organise = Leitung
cup-start-round = Runde { $number } beginnen
cup-too-few = Mindestens zwei müssen teilnehmen.
cup-level = Stufe
cup-count = Wie viele
cup-add-bots = Bots hinzufügen
cup-replace-bot = Durch Bot ersetzen
cup-replace-reserve = Durch Ersatzspieler ersetzen
cup-drop = Entfernen
cup-close = Turnier beenden
cup-close-means = Die Tabelle bleibt, wie sie jetzt ist; unfertige Tische zählen nicht mehr.
cup-close-sure = Jetzt beenden
cup-round-head = Runde
cup-players = Teilnehmer
cup-people-bots =
    { $people ->
        [one] 1 Person
       *[other] { $people } Leute
    }, { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
cup-season = Saison
cup-my-place = Mein Rang
cup-same-everywhere = überall dieselben Karten
cup-slow =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
cup-not-begun = Die Paarungen stehen hier, sobald die erste Runde beginnt.
cup-link = Zum Turnier
cup-table-sealed = Andere Tische spielen diese Karten noch. Alle Plätze, die Analyse und den Startwert siehst du, wenn der letzte fertig ist. Bis dahin zeigt das Nachspielen nur deinen Platz.
