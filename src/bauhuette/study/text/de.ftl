### Rückblick auf eine beendete Partie.

analysis-title = { $game }: Analyse
analysis-curve = Siegchance Zug für Zug
analysis-moves = Züge
analysis-costliest = Die teuersten Züge
analysis-number = Zug
analysis-seat = Platz
analysis-move = Gespielt
analysis-cost = Preis
analysis-better = Besser
analysis-luck = Glück: was Würfel und Karten gegeben haben, in Anteilen am Sieg
analysis-mistakes = Können: was eigene Entscheidungen verschenkt haben, in Anteilen am Sieg
analysis-luck-line = { $name }: Glück { $luck }, verschenkt { $mistakes }
analysis-none = Niemand hat einen Zug gemacht, der merklich etwas gekostet hätte.
analysis-costly-line = Zug { $number }, { $seat }: { $move } ({ $cost }). Besser: { $better }
analysis-no-luck = In diesem Spiel war alles vor dem ersten Zug gemischt: Kein Zug hatte eigenes Glück, und was in den Stapeln lag, steckt von Anfang an in der Kurve.
analysis-note = Die Kurve sieht alle Karten. Entscheidungen werden nach dem beurteilt, was ihr Platz damals wusste. Alle Zahlen sind Schätzungen aus simulierten Partien.
analysis-saved = Geschrieben: { $file }
analysis-running = Sehe die Züge an

balance-title = { $game }, { $seats } Plätze, alle „greedy“
balance-seat = Platz { $letter }
balance-score = Punkte
balance-win = Siege
balance-moves = Züge je Spiel
balance-skill = Ein „greedy“ unter Spielern, die zufällig wählen, gewinnt { $wins }.
balance-often = je Spiel
balance-holder = Siege derer, die es haben
balance-items = { $group }: Siege derer, die es haben (in Klammern: wie oft je Spiel)
balance-items-note = Der Zufall allein gäbe jedem { $chance }. Ein höherer Anteil sagt, dass Sieger es öfter haben als andere, nicht, dass man damit gewinnt. Was weniger als 30 Mal vorkam, wird nicht beurteilt.
balance-games = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, Züge je Spiel: { $moves }; ± sind 95-%-Vertrauensbereiche.
