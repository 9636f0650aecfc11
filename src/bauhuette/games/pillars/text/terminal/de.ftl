### Wie pillars im Terminal aussieht und getippt wird.

## Befehle und getippte Wörter

name-last = letzter
name-tricks = stiche
name-pad = block
report-last = zeigt den letzten Stich
report-tricks = die Karten, die jeder Platz in diesem Durchgang bekommen hat
report-pad = der Wertungsblock, Durchgang für Durchgang
type-play = spiel
type-tom = nimm
type-convert = wandle
type-done = fertig
type-drop = gib

## Der Bildschirm

screen-title = Säulen
show-ends = die meisten Punkte gewinnen
show-hand = Durchgang { $number }, { $left ->
    [0] der letzte
    [one] einer folgt
   *[other] { $left } folgen
}
show-scoring = Wertung
show-trick-number = Stich { $number } von { $all }
show-what-it-does = Wert, was sie bringt; → an wen der Stich ginge
show-running = bisher { $converted }, sicher { $sure }
show-materials = { $count } { $count ->
    [one] Baustoff
   *[other] Baustoffe
}
show-scores = Stand
show-name = Name
show-score = Pkt
show-in-tricks = in Stichen
show-tricks = Stiche
show-cards = Karten
show-keeps = behält
show-you = du
show-king-aside = der Königsstich liegt beiseite
show-king-not-yet = Königsstich: noch nicht
show-takes = höchste: geht an { $seat }
show-takes-you = höchste: geht an dich
show-takes-nobody = höchste: Königsstich, beiseite
show-got-you = Was du bekommen hast
show-got = Was { $seat } bekommen hat
show-not-now = Jetzt nicht
show-given = An { $letter } { $seat }
show-pad = Wertungsblock
leads-have = du hast { $count }
leads-yours = deins
leads-of = von { $seat }
leads-keeps = Vorteil
leads-aside = beiseite
leads-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
leads-makes = wird { $material }
leads-convert = +{ $points }, dann { $total }
leads-done = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $count } { $count ->
    [one] Baustoff
   *[other] Baustoffe
} übrig, { $keep } { $keep ->
    [one] darf
   *[other] dürfen
} bleiben

## Was geschah, in wenigen Worten

brief-hand-begins = Durchgang { $number }: { $leader } spielt aus
brief-played = { $card }
brief-trick-given = bekommt den Stich durch { $card }
brief-kings-trick = der Königsstich liegt beiseite
brief-kings-trick-given = bekommt den Königsstich
brief-kings-trick-lapses = der Königsstich verfällt
brief-advantage-kept = behält { $card }
brief-advantage-returns = { $card } kommt zurück
brief-took = { $count } { $material ->
    [Stein] { $count ->
        [one] Stein
       *[other] Steine
    }
   *[other] { $material }
}
brief-converted = { $material } mit { $converter }: { $points }
brief-burned = aus { $material } wird { $made }
brief-dropped = gibt { $material } ab
brief-scored = bekommt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
