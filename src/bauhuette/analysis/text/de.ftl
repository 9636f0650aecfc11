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
