### Die Arena: Bots im Vergleich.

bad-arena-unreadable = { $file } lässt sich nicht lesen: { $reason }.
bad-arena-foreign = { $file } ist kein Ergebnis eines Arena-Laufs: { $reason }.
bad-arena-plan = { $file } enthält einen anderen Lauf: { $what } war { $found }, nicht { $asked }.
bad-arena-game = Nenne ein Spiel, zum Beispiel: bauhuette arena pillars
bad-arena-bots = Nenne mindestens einen Bot, zum Beispiel: --bots master,greedy
bad-arena-budget = { $given } ist unklar: --seconds und --playouts nehmen Zahlen über 0, eine für alle Bots oder eine für jeden, zum Beispiel --seconds 0.5,1.8
bad-arena-budgets = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
}, aber { $budgets ->
    [one] eine Angabe
   *[other] { $budgets } Angaben
}: Gib eine für alle an oder eine für jeden.

arena-title = { $game }, { $seats } Plätze: { $games } { $games ->
    [one] Partie
   *[other] Partien
}
arena-bot = Bot
arena-games = Partien
arena-share = Siege (95 %)
arena-margin = Vorsprung (95 %)
arena-rating = Wertung
arena-faults = Fehler
arena-fair = gleicher Anteil { $share }
arena-note = Jede Verteilung wird in jeder Sitzordnung einmal gespielt. Der Vorsprung gilt dem besten anderen, in dem, was das Spiel zählt (Punkte oder Taler). Die Wertung ist OpenSkill (Plackett-Luce); 25 ist die Mitte. Die Intervalle sind über Verteilungen gerechnet, nicht über Partien.
arena-running = { $name } { $share }
arena-stopped = Angehalten nach { $played } von { $games }. Fortsetzen: --resume { $file }
arena-stopped-unsaved = Angehalten nach { $played } von { $games }. Mit --json DATEI lässt sich ein Lauf fortsetzen.
arena-saved = Geschrieben: { $file }
arena-first-fault = In Partie { $number } hat ein Bot zum ersten Mal versagt:
arena-fault = { $name }: { $what } ({ $times ->
    [one] einmal
   *[other] { $times }-mal
})
arena-plot-share = Anteil der Siege mit 95-%-Intervall
arena-plot-course = Anteil der Siege im Lauf der Partien
arena-plot-margin = Vorsprung vor dem besten anderen in Punkten oder Talern
arena-plot-games = Partien

bench-title = { $agent }, Protokoll { $version }, { $track }
bench-game = Spiel
bench-score = Ergebnis (95 %)
bench-level = Gleichstand
bench-digest = Partien
bench-note = Das Ergebnis ist der Anteil gewonnener Partien, gemittelt über alle Gegner; „Gleichstand“ ist das Ergebnis eines gleich starken Bots. Mehr in docs/benchmark.md
bench-trial = Ein Versuch mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} je Gegner: mit anderen nicht vergleichbar.
bench-faults = Der Bot { $agent } hat bei { $times ->
    [one] einer Entscheidung
   *[other] { $times } Entscheidungen
} versagt; stattdessen wurden andere Züge gespielt.
bench-void = Kein Ergebnis: Der Bot hat in mehr als { $most } seiner Partien versagt, zu viele Züge waren also nicht seine eigenen.
