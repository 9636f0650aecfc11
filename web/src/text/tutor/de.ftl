## Der Lehrmeister am Tisch
tutor = Lehrmeister
tutor-about = Zeigt, was deine Züge wert sind, und fragt vor einem groben Fehler nach. Alle am Tisch sehen, dass du einen Lehrmeister hast, und das Spiel wird nicht gewertet.
tutor-seat = mit Lehrmeister
tutor-of = { $names } { $count ->
    [one] spielt
   *[other] spielen
} mit Lehrmeister.
tutor-weighs = Überlegt …
tutor-crowded = Gerade überlastet
tutor-even = Alle Züge sind etwa gleich gut
tutor-shares = Siegchancen, soweit du es wissen kannst: { $shares }
tutor-heat-best = Lehrmeister: etwa so gut wie der beste
tutor-heat-good = Lehrmeister: senkt die Siegchance um { $loss }
tutor-heat-mistake = Lehrmeister: Fehler, senkt die Siegchance um { $loss }
tutor-heat-blunder = Lehrmeister: grober Fehler, senkt die Siegchance um { $loss }
tutor-asks = Noch einmal überlegen?
tutor-warning = „{ $move }“ senkt deine Siegchance { $certainty ->
    [clearly] klar
   *[probably] wahrscheinlich
} um { $loss }. Noch ist nichts gespielt.
tutor-think-again = Noch einmal überlegen
tutor-play-anyway = Trotzdem spielen
tutor-way = Erster Schritt dorthin. { $words }
