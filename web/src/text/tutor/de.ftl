## Der Lehrmeister am Tisch
tutor = Lehrmeister
tutor-about = Zeigt, was deine Züge wert sind, und fragt vor einem groben Fehler nach. Alle am Tisch sehen, dass du einen hast, und das Spiel wird nicht gewertet.
tutor-seat = mit Lehrmeister
tutor-of = { $names } { $count ->
    [one] spielt
   *[other] spielen
} mit Lehrmeister.
tutor-weighs = Überlegt …
tutor-crowded = Gerade keine Zeit
tutor-even = Alle Züge sind gleich gut
tutor-shares = Siegchancen, soweit du es wissen kannst: { $shares }
tutor-heat-best = Lehrmeister: so gut wie der beste
tutor-heat-good = Lehrmeister: kostet { $loss } eines Sieges
tutor-heat-mistake = Lehrmeister: Fehler, kostet { $loss } eines Sieges
tutor-heat-blunder = Lehrmeister: grober Fehler, kostet { $loss } eines Sieges
tutor-heat-unsure = Lehrmeister: unsicher, kostet vielleicht { $loss } eines Sieges
tutor-asks = Noch einmal überlegen?
tutor-warning = „{ $move }“ kostet etwa { $loss } eines Sieges; es gibt einen besseren Zug.
tutor-think-again = Noch einmal überlegen
tutor-play-anyway = Trotzdem spielen
tutor-way = Der Weg dorthin beginnt mit einem Zug. { $words }
