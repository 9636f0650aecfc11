### Rückblick auf eine beendete Partie.

analysis-title = { $game }: Analyse
analysis-curve = Siegchance, Zug für Zug
analysis-moves = Züge
analysis-costliest = Die teuersten Entscheidungen
analysis-move = Zug
analysis-share = Chance
analysis-cost = Kosten
analysis-note = Die Kurve kennt alle Karten. Entscheidungen werden danach beurteilt, was ihr Spieler damals wusste; alle Züge einer Entscheidung werden in denselben simulierten Partien erprobt. Alle Zahlen sind Schätzungen; wie weit sie zutreffen, steht in docs/analysis.md.
analysis-saved = Geschrieben: { $file }
analysis-running = Züge werden analysiert
analysis-none = Keine Entscheidung hat eine Siegchance um mehr gesenkt, als die Schätzung unsicher ist.
analysis-costly-line = Zug { $number }, { $seat }: „{ $move }“ senkt die Siegchance { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} um { $cost }. Besser: „{ $better }“.
analysis-reason = { $what }; durchgespielte Partien: { $games }, zutreffend in { $played }, nach dem besseren Zug in { $better }
analysis-no-reason = { $ahead ->
    [0] Kein einzelner Grund.
   *[other] Kein einzelner Grund; durchgespielte Partien: { $games }, besser in { $ahead }.
}
analysis-line = Die beste Fortsetzung, in einem möglichen Spiel: { $line }.
analysis-all-moves = Alle verglichenen Züge
analysis-played = gespielt
analysis-as-good = etwa ebenso gut
analysis-clearly = klar
analysis-probably = wahrscheinlich
analysis-seats = Die Plätze
analysis-seat = Platz
analysis-decisions = Entscheidungen
analysis-error = Fehler je Entscheidung
analysis-blunders = Grobe Fehler
analysis-seat-line = { $name }: Fehler { $error } je Entscheidung (Entscheidungen: { $decisions }, grobe Fehler: { $blunders })

balance-title = { $game }, { $seats } Plätze, alle „{ $player }“
balance-seat = Platz { $letter }
balance-score = Punkte
balance-win = Siege
balance-moves = Züge je Partie
balance-lead = Vorsprung des Siegers
balance-wins-of = Siege Platz { $letter }
balance-compared = Alle Zeilen mit denselben Verteilungen ({ $games } { $games ->
    [one] Partie
   *[other] Partien
}); ± sind 95-%-Vertrauensbereiche.
balance-skill = Ein Gierhals unter Spielern, die zufällig wählen, gewinnt { $wins }.
balance-often = je Partie
balance-holder = Siege damit
balance-items = { $group }: Siege derer, die es haben (in Klammern: wie oft je Partie)
balance-items-note = Durch Zufall allein gewänne jeder { $chance }. Ein höherer Anteil heißt, dass Sieger es öfter haben als andere, nicht, dass man damit gewinnt. Was weniger als 30 Mal vorkam, wird nicht beurteilt.
balance-games = { $games } { $games ->
    [one] Partie
   *[other] Partien
}, Züge je Partie: { $moves }; ± sind 95-%-Vertrauensbereiche.
