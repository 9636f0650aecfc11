### Die Worte von pillars.

## Namen

colour-green = Grün
colour-blue = Blau
colour-red = Rot
colour-orange = Orange

material-sand = Sand
material-wood = Holz
material-stone = Stein
material-metal = Metall

converter-toolmaker = Werkzeugmacher
converter-stonemason = Steinmetz
converter-carpenter = Schreiner
converter-mortar-mixer = Mörtelmischer
converter-master-builder = Baumeister
converter-potter = Töpfer
converter-bell-founder = Glockengießer
converter-brick-burner = Ziegelbrenner
converter-helper = Gehilfe

card-toolmaker-green = Werkzeugmacher (grün)
card-stonemason-green = Steinmetz (grün)
card-carpenter-green = Schreiner (grün)
card-mortar-mixer-green = Mörtelmischer (grün)
card-master-builder-green = Baumeister (grün)
card-toolmaker-blue = Werkzeugmacher (blau)
card-stonemason-blue = Steinmetz (blau)
card-carpenter-blue = Schreiner (blau)
card-mortar-mixer-blue = Mörtelmischer (blau)
card-master-builder-blue = Baumeister (blau)
card-toolmaker-red = Werkzeugmacher (rot)
card-stonemason-red = Steinmetz (rot)
card-carpenter-red = Schreiner (rot)
card-mortar-mixer-red = Mörtelmischer (rot)
card-master-builder-red = Baumeister (rot)
card-toolmaker-orange = Werkzeugmacher (orange)
card-stonemason-orange = Steinmetz (orange)
card-carpenter-orange = Schreiner (orange)
card-mortar-mixer-orange = Mörtelmischer (orange)
card-master-builder-orange = Baumeister (orange)
card-king = König
card-lady-aliena = Lady Aliena
card-prior-philip = Prior Philip
card-william-hamleigh = William Hamleigh
card-tom-builder = Tom Builder
card-bishop-waleran = Bischof Waleran
card-ellen = Ellen
card-regan-hamleigh = Regan Hamleigh
card-alfred-builder = Alfred Builder
card-quarry = Steinbruch
card-forest = Wald
card-gravel-pit = Kiesgrube
card-potter = Töpfer
card-bell-founder = Glockengießer
card-brick-burner = Ziegelbrenner
card-painter = Maler
card-helper = Gehilfe

## Was gefragt ist

ask-trick = spiel eine Karte
ask-tom = wähle den Baustoff, den Tom Builder bringt
ask-convert = wandle Baustoffe in Punkte um
ask-keep = gib Baustoffe ab, bis drei übrig sind

## Züge

move-play = { $card } spielen
move-tom = { $material } nehmen
move-convert = { $converter }: { $material } umwandeln
move-done = fertig umgewandelt
move-drop = { $material } abgeben

## Neuigkeiten

news-hand-begins = Durchgang { $number } beginnt; { $leader } hat Lady Aliena und spielt aus.
news-hand-begins-me = Durchgang { $number } beginnt; du hast Lady Aliena und spielst aus.
news-played = { $seat } spielt { $card }.
news-played-me = Du spielst { $card }.
news-trick-given = { $receiver } bekommt den Stich für { $card }, gespielt von { $player }.
news-trick-given-me = Du bekommst den Stich für { $card }, gespielt von { $player }.
news-kings-trick = { $player } hat den König gespielt: Der Stich liegt beiseite, { $player } spielt aus.
news-kings-trick-me = Du hast den König gespielt: Der Stich liegt beiseite, du spielst aus.
news-kings-trick-given = { $receiver } hat keinen Stich und bekommt den Königsstich.
news-kings-trick-given-me = Du hast keinen Stich und bekommst den Königsstich.
news-kings-trick-lapses = Niemand bekommt den Königsstich.
news-advantage-kept = { $seat } legt die Vorteilskarte { $card } aus.
news-advantage-kept-me = Du legst die Vorteilskarte { $card } aus.
news-advantage-returns = Die Vorteilskarte { $card } kommt unter ihren Stapel; das Spiel dauert einen Durchgang länger.
news-took = { $seat } nimmt { $count } { $material }.
news-took-me = Du nimmst { $count } { $material }.
news-converted = { $seat }: { $converter } macht aus { $material } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
news-converted-me = { $converter }: Du machst aus { $material } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
news-burned = { $seat } brennt { $material } zu { $made }.
news-burned-me = Du brennst { $material } zu { $made }.
news-dropped = { $seat } gibt { $material } ab.
news-dropped-me = Du gibst { $material } ab.
news-scored = { $seat } wertet { $points } in diesem Durchgang ({ $converted } durch Umwandeln, { $craftsmen } für eigene Handwerker).
news-scored-me = Du wertest { $points } in diesem Durchgang ({ $converted } durch Umwandeln, { $craftsmen } für eigene Handwerker).
news-game-over = Die letzte Vorteilskarte ist verteilt: Das Spiel ist zu Ende.

## Warum nicht

why-7 = Diese Karte hast du nicht auf der Hand.
why-8 = Alfred Builder darf nur als deine letzte Karte gespielt werden.
why-18 = { $phase ->
    [trick] Der Durchgang läuft noch; umgewandelt wird danach.
   *[other] Alle Karten sind gespielt; jetzt ist Wertung.
}
why-20 = Für Tom Builder nimmst du nur dann einen Baustoff, wenn du ihn bekommen hast, und nur einen, der auf ihm steht.
why-21 = Ein Handwerker deiner Farbe, den du bekommen hast, macht aus einem Baustoff seiner Art Punkte, einmal im Durchgang.
why-22 = Dein Baumeister macht, wenn du ihn bekommen hast, aus einem deiner Baustoffe Punkte, einmal im Durchgang.
why-23 = Töpfer und Glockengießer arbeiten für den, der sie ausliegen hat, einmal im Durchgang: ein Sand, ein Metall.
why-24 = Der Ziegelbrenner macht für den, der ihn ausliegen hat, einmal im Durchgang aus einem Sand einen Stein.
why-25 = Der Gehilfe macht für den, der ihn ausliegen hat, vorhandene Baustoffe zu Punkten.
why-26 = Gerade wird nichts umgewandelt.
why-31 = Baustoffe gibst du erst nach dem Umwandeln ab, solange du mehr als drei hast.
why-35 = Das Spiel ist zu Ende.

## Enden

over-last-advantage = Die letzte Vorteilskarte wurde verteilt.

## Unmögliche Stellungen

audit-every-card-once = jede Karte muss an genau einer Stelle sein
audit-hand-size = die Zahl muss die der Karten auf der Hand sein
audit-trick-size = so viele Karten, wie trick_size sagt, weniger als Plätze
audit-stack-size = so viele Vorteilskarten, wie stack_size sagt
audit-materials = niemand hat weniger als keine Baustoffe
audit-score-is-pad = eine Punktzahl ist die Summe ihres Blocks
audit-known = jeder kennt die eigene Hand
audit-phase = Karten sind während der Stiche auf den Händen und nur dann
audit-hand-number = Durchgänge zählen ab 1

## Tisch

screen-hand = Deine Hand
screen-hand-of = Hand von { $seat }
screen-trick = Stich
screen-last-trick = Letzter Stich
screen-kings-trick = Königsstich, beiseite
screen-scoring = Wertung: Karten von { $seat }
screen-name = Name
screen-score = Punkte
screen-cards = Karten
screen-tricks = Stiche
screen-keeps = Vorteile
screen-hand-number = Durchgang { $number }, { $left ->
    [0] der letzte, wenn seine Vorteilskarte nicht verloren geht
    [one] noch einer folgt
   *[other] noch { $left } folgen
}
screen-to-receiver = an { $seat }
screen-to-nobody = beiseite
screen-nothing = noch nichts
report-last = zeigt den letzten Stich
