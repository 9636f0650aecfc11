### Rückblick auf eine beendete Partie.

analysis-title = { $game }: Rückblick
analysis-curve = Anteil am Sieg, Zug für Zug
analysis-moves = Züge
analysis-costliest = Die teuersten Entscheidungen
analysis-move = Zug
analysis-share = Anteil
analysis-cost = Preis
analysis-note = Die Kurve sieht alle Karten. Entscheidungen werden nach dem beurteilt, was ihr Platz damals wusste, alle ihre Züge in denselben simulierten Partien. Alle Zahlen sind Schätzungen.
analysis-saved = Geschrieben: { $file }
analysis-running = Analysiere die Züge
analysis-none = Niemand hat eine Entscheidung getroffen, die klar etwas gekostet hat.
analysis-no-luck = In diesem Spiel war alles vor dem ersten Zug gemischt: Kein Zug hatte eigenes Glück, und was in den Stapeln lag, steckt im Glück der Verteilung.
analysis-costly-line = Zug { $number }, { $seat }: „{ $move }“ kostet { $cost } eines Sieges. Besser: „{ $better }“.
analysis-happens = { $what }: { $played } von { $worlds } Mal statt { $better }
analysis-rival = { $row }, { $name }
analysis-best-other = bester anderer Platz
analysis-rest = Alles Übrige
analysis-lead = Zusammen: Vorsprung auf den besten anderen Platz
analysis-lead-unsure = In Punkten unterscheiden sich die beiden Züge nicht klar.
analysis-line = Die beste Fortsetzung, in einer möglichen Partie: { $line }.
analysis-all-moves = Alle verglichenen Züge (Anteil am Sieg, ± 95 % des Unterschieds)
analysis-played = gespielt
analysis-better-word = besser
analysis-nobody = niemand
analysis-who = { $name } { $count } von { $worlds }
analysis-tenths = Jedes Zeichen steht für ein Zehntel der simulierten Partien ({ $worlds })
analysis-unsure = unsicher
analysis-seats = Die Plätze
analysis-seat = Platz
analysis-play = Klasse
analysis-decisions = Entscheidungen
analysis-error = Fehler je Entscheidung
analysis-blunders = grobe Fehler
analysis-luck = Glück
analysis-luck-deal = Verteilung
analysis-luck-dice = Würfel
analysis-luck-draws = Karten
analysis-luck-others = Entscheidungen der anderen
analysis-luck-unseen = was niemand wissen konnte
analysis-result = Ergebnis
analysis-adjusted = ohne Glück
analysis-classes-told = Aus einem einzigen Spiel ist die Spielklasse nur geraten: Wenige seiner Entscheidungen zählen. Alle Spiele eines Menschen zusammen sagen mehr.
analysis-classes-unmeasured = Noch keine Spielklasse: Die Fehler der Bots sind bei diesem Spiel noch nicht gemessen.
analysis-classes-unordered = Keine Spielklasse: Bei diesem Spiel machen stärkere Bots nicht kleinere Fehler; ein Fehler sagt also nichts über eine Stufe.
analysis-seat-line = { $name }: { $play }, { $error } eines Sieges je Entscheidung (Entscheidungen: { $decisions }, grobe Fehler: { $blunders }); Glück { $luck } ({ $sources }); { $result } des Sieges, ohne Glück { $adjusted }

classes-title = { $game }, { $seats } Plätze: was die Stufen sich selbst kosten, bei denselben { $decisions } Entscheidungen
classes-level = Stufe
classes-behind = Hinter der nächstbesseren Stufe
classes-error = Fehler je Entscheidung
classes-bounds = Grenzen zwischen den Klassen: { $bounds }
classes-in-order = Die Stufen kommen in der richtigen Reihenfolge heraus.
classes-not-in-order = Die Stufen kommen nicht in der richtigen Reihenfolge heraus.
classes-running = Spiele und analysiere
classes-so-far = Spiel { $done } von { $games }, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}
classes-written = Geschrieben: { $file }. Als { $place } im Paket entscheidet es, welche Klassen gesagt werden.

balance-title = { $game }, { $seats } Plätze, alle „{ $player }“
balance-seat = Platz { $letter }
balance-score = Punkte
balance-win = Siege
balance-moves = Züge je Spiel
balance-lead = Vorsprung des Siegers
balance-wins-of = Siege Platz { $letter }
balance-compared = Jedes Mal dieselben Ausgangslagen ({ $games } { $games ->
    [one] Spiel
   *[other] Spiele
}); ± sind 95-%-Vertrauensbereiche.
balance-skill = Ein „greedy“ unter Spielern, die zufällig wählen, gewinnt { $wins }.
balance-often = je Spiel
balance-holder = Siege derer, die es haben
balance-items = { $group }: Siege derer, die es haben (in Klammern: wie oft je Spiel)
balance-items-note = Der Zufall allein gäbe jedem { $chance }. Ein höherer Anteil sagt, dass Sieger es öfter haben als andere, nicht, dass man damit gewinnt. Was weniger als 30 Mal vorkam, wird nicht beurteilt.
balance-games = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, Züge je Spiel: { $moves }; ± sind 95-%-Vertrauensbereiche.
