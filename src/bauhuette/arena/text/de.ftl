### Die Arena: Bots im Vergleich.

bad-arena-unreadable = { $file } lässt sich nicht lesen: { $reason }.
bad-arena-foreign = { $file } ist kein Lauf der Arena: { $reason }.
bad-arena-plan = { $file } enthält einen anderen Lauf: { $what } war { $found }, nicht { $asked }.
bad-arena-game = Nenne ein Spiel, zum Beispiel: bauhuette arena pillars
bad-arena-bots = Nenne mindestens einen Bot, zum Beispiel: --bots master,greedy
bad-arena-budget = Was { $given } bedeutet, ist unklar: --seconds und --playouts nehmen Zahlen über 0, eine für alle oder eine für jeden Bot, zum Beispiel --seconds 0.5,1.8
bad-arena-budgets = Für { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
} { $budgets ->
    [one] steht eine Angabe
   *[other] stehen { $budgets } Angaben
} da: Es braucht eine für alle oder eine für jeden.

arena-title = { $game }, { $seats } Plätze: { $games } { $games ->
    [one] Partie
   *[other] Partien
}
arena-bot = Bot
arena-games = Partien
arena-share = Siegesanteil (95 %)
arena-margin = Abstand (95 %)
arena-rating = Wertung
arena-faults = Fehler
arena-fair = gerechter Anteil { $share }
arena-note = Jede Verteilung wird einmal mit jeder Sitzordnung reihum gespielt. Der Abstand ist der Vorsprung vor dem besten anderen in dem, was das Spiel zählt (Punkte oder Taler); die Wertung ist OpenSkill (Plackett-Luce), 25 ist die Mitte. Die Intervalle zählen Verteilungen, nicht Partien.
arena-running = { $name } { $share }
arena-stopped = Angehalten nach { $played } von { $games }. Weiter mit: --resume { $file }
arena-stopped-unsaved = Angehalten nach { $played } von { $games }. Mit --json DATEI lässt sich ein Lauf fortsetzen.
arena-saved = Geschrieben: { $file }
arena-first-fault = In Partie { $number } hat ein Bot zum ersten Mal versagt:
arena-fault = { $name }: { $what } ({ $times ->
    [one] einmal
   *[other] { $times }-mal
})
arena-plot-share = Siegesanteil mit 95-%-Intervall
arena-plot-course = Siegesanteil im Lauf der Partien
arena-plot-margin = Vorsprung vor dem besten anderen in Punkten oder Talern
arena-plot-games = Partien

bench-title = { $agent } nach Protokoll { $version }, { $track }
bench-game = Spiel
bench-score = Ergebnis (95 %)
bench-level = Gleichstand
bench-digest = Partien
bench-note = Das Ergebnis ist der Anteil gewonnener Partien, im Mittel über alle Gegner; „Gleichstand“ heißt: so stark wie die Gegner. Mehr in docs/benchmark.md
bench-trial = Ein Versuch mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} je Gegner: mit anderen nicht zu vergleichen.
bench-faults = { $agent } hat bei { $times ->
    [one] einer Entscheidung
   *[other] { $times } Entscheidungen
} versagt; stattdessen wurde ein anderer Zug gemacht.
bench-void = Kein Ergebnis: Der Bot hat in mehr als { $most } seiner Partien versagt, die Züge waren also nicht seine eigenen.
