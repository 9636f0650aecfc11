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

## Lektion

lesson-welcome = Willkommen auf der Baustelle von Kingsbridge. Wir steigen in ein Spiel zu dritt ein, im ersten Durchgang: Vier Stiche kommen noch. Du spielst Grün, { $b } Blau, { $c } Rot.
lesson-aim = In den Stichen, die du bekommst, willst du dreierlei: deine eigenen Handwerker, Material für sie und hilfreiche Leute. Nach der letzten Karte machen deine Handwerker aus Material Punkte.
lesson-hand = Unten liegt deine Hand. Die Zahl ist der Wert der Karte, die Farbe sagt, wessen Handwerker es ist. Farbe bedienen muss niemand: Jede Karte passt in jeden Stich.
lesson-lead = Die Karte mit dem höchsten Wert sticht, und ist sie ein Handwerker, geht der Stich an die Person seiner Farbe. Spiel deinen eigenen Mörtelmischer (8) aus: Spielt niemand höher, kommt er mit allem anderen zu dir.
lesson-own-trick = Es hat geklappt: Der grüne Mörtelmischer war am höchsten, also ist der Stich deiner, mit der Kiesgrube von { $c } darin – das gibt einen Sand. Der rote Werkzeugmacher nützt dir nichts: Fremde Handwerker zählen nie.
lesson-give-away = Wer den Stich bekam, spielt den nächsten aus. Werde jetzt etwas Nutzloses los: Der Steinmetz (4) von { $b } bringt nur { $b } Punkte. Spiel ihn niedrig aus und lass die anderen darum streiten.
lesson-king = Der Baumeister (10) von { $c } hat gestochen, { $b } ist Steinmetz und Prior Philip los. Jetzt spielt { $c } den König aus. Er ist immer am höchsten, aber sein Stich kommt beiseite: Niemand bekommt ihn – nur wer am Ende gar keinen Stich hat.
lesson-drop-william = Ein guter Platz für schlechte Leute: William Hamleigh würde 3 Punkte kosten. Wirf ihn hinein.
lesson-last-trick = { $b } dachte genauso und warf den Bischof ab. Der letzte Stich: { $c } spielt deinen Werkzeugmacher (2) aus, und Alfred muss noch bei { $b } sein: Er darf nur als letzte Karte gespielt werden, und er bringt Metall.
lesson-take-last = Dein Baumeister (10) ist deine letzte Karte und hat deine eigene Farbe: Hol dir alles.
lesson-scoring = Der Durchgang ist vorbei, jetzt wird gewertet. Alle fünf grünen Handwerker sind bei dir; jeder bringt 1 Punkt, einfach weil er da ist. Lady Aliena bringt noch einen.
lesson-materials = Steinbruch, Wald, Kiesgrube und Alfred sind zu Stein, Holz, Sand und Metall geworden, neben den dreien vom Anfang. Jeder deiner Handwerker macht einmal je Durchgang aus einem Material Punkte.
lesson-convert-metal = Das Meiste zuerst: Der Werkzeugmacher macht aus Metall 5 Punkte.
lesson-convert-stone = Der Steinmetz macht aus einem deiner beiden Steine 4.
lesson-convert-any = Der Baumeister nimmt jedes Material, zahlt aber einen Punkt weniger als der Fachmann. Der zweite Stein bringt bei ihm noch 3.
lesson-convert-wood = Der Schreiner macht aus Holz 3.
lesson-convert-sand = Der Mörtelmischer macht aus Sand 2. (Der Knopf „Bestens umwandeln“ erledigt all das auf einmal.)
lesson-convert-done = Ein Sand und ein Holz bleiben übrig. Bis zu drei Materialien darfst du in den nächsten Durchgang mitnehmen, also behalte sie. Sag, dass du fertig bist.
lesson-end = 23 Punkte, ein prächtiger Durchgang. Jetzt wird neu gegeben, und das Spiel endet nach dem Durchgang, in dem die letzte Vorteilskarte vergeben wurde. Spiel von hier weiter oder eröffne einen eigenen Tisch.

## Zählungen

count-advantages = Vorteilskarten
count-hands = Durchgänge
items-own = Eigene Handwerker erhalten
items-given = Andere Karten erhalten
items-kept = Vorteilskarten behalten
