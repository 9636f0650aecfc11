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
    .den = den grünen Werkzeugmacher
    .dem = dem grünen Werkzeugmacher
    .deinem = deinem grünen Werkzeugmacher
card-stonemason-green = Steinmetz (grün)
    .den = den grünen Steinmetzen
    .dem = dem grünen Steinmetzen
    .deinem = deinem grünen Steinmetzen
card-carpenter-green = Schreiner (grün)
    .den = den grünen Schreiner
    .dem = dem grünen Schreiner
    .deinem = deinem grünen Schreiner
card-mortar-mixer-green = Mörtelmischer (grün)
    .den = den grünen Mörtelmischer
    .dem = dem grünen Mörtelmischer
    .deinem = deinem grünen Mörtelmischer
card-master-builder-green = Baumeister (grün)
    .den = den grünen Baumeister
    .dem = dem grünen Baumeister
    .deinem = deinem grünen Baumeister
card-toolmaker-blue = Werkzeugmacher (blau)
    .den = den blauen Werkzeugmacher
    .dem = dem blauen Werkzeugmacher
    .deinem = deinem blauen Werkzeugmacher
card-stonemason-blue = Steinmetz (blau)
    .den = den blauen Steinmetzen
    .dem = dem blauen Steinmetzen
    .deinem = deinem blauen Steinmetzen
card-carpenter-blue = Schreiner (blau)
    .den = den blauen Schreiner
    .dem = dem blauen Schreiner
    .deinem = deinem blauen Schreiner
card-mortar-mixer-blue = Mörtelmischer (blau)
    .den = den blauen Mörtelmischer
    .dem = dem blauen Mörtelmischer
    .deinem = deinem blauen Mörtelmischer
card-master-builder-blue = Baumeister (blau)
    .den = den blauen Baumeister
    .dem = dem blauen Baumeister
    .deinem = deinem blauen Baumeister
card-toolmaker-red = Werkzeugmacher (rot)
    .den = den roten Werkzeugmacher
    .dem = dem roten Werkzeugmacher
    .deinem = deinem roten Werkzeugmacher
card-stonemason-red = Steinmetz (rot)
    .den = den roten Steinmetzen
    .dem = dem roten Steinmetzen
    .deinem = deinem roten Steinmetzen
card-carpenter-red = Schreiner (rot)
    .den = den roten Schreiner
    .dem = dem roten Schreiner
    .deinem = deinem roten Schreiner
card-mortar-mixer-red = Mörtelmischer (rot)
    .den = den roten Mörtelmischer
    .dem = dem roten Mörtelmischer
    .deinem = deinem roten Mörtelmischer
card-master-builder-red = Baumeister (rot)
    .den = den roten Baumeister
    .dem = dem roten Baumeister
    .deinem = deinem roten Baumeister
card-toolmaker-orange = Werkzeugmacher (orange)
    .den = den orangen Werkzeugmacher
    .dem = dem orangen Werkzeugmacher
    .deinem = deinem orangen Werkzeugmacher
card-stonemason-orange = Steinmetz (orange)
    .den = den orangen Steinmetzen
    .dem = dem orangen Steinmetzen
    .deinem = deinem orangen Steinmetzen
card-carpenter-orange = Schreiner (orange)
    .den = den orangen Schreiner
    .dem = dem orangen Schreiner
    .deinem = deinem orangen Schreiner
card-mortar-mixer-orange = Mörtelmischer (orange)
    .den = den orangen Mörtelmischer
    .dem = dem orangen Mörtelmischer
    .deinem = deinem orangen Mörtelmischer
card-master-builder-orange = Baumeister (orange)
    .den = den orangen Baumeister
    .dem = dem orangen Baumeister
    .deinem = deinem orangen Baumeister
card-king = König
    .den = den König
    .dem = dem König
    .deinem = deinem König
card-lady-aliena = Lady Aliena
    .den = Lady Aliena
    .dem = Lady Aliena
    .deinem = Lady Aliena
card-prior-philip = Prior Philip
    .den = Prior Philip
    .dem = Prior Philip
    .deinem = Prior Philip
card-william-hamleigh = William Hamleigh
    .den = William Hamleigh
    .dem = William Hamleigh
    .deinem = William Hamleigh
card-tom-builder = Tom Builder
    .den = Tom Builder
    .dem = Tom Builder
    .deinem = Tom Builder
card-bishop-waleran = Bischof Waleran
    .den = Bischof Waleran
    .dem = Bischof Waleran
    .deinem = Bischof Waleran
card-ellen = Ellen
    .den = Ellen
    .dem = Ellen
    .deinem = Ellen
card-regan-hamleigh = Regan Hamleigh
    .den = Regan Hamleigh
    .dem = Regan Hamleigh
    .deinem = Regan Hamleigh
card-alfred-builder = Alfred Builder
    .den = Alfred Builder
    .dem = Alfred Builder
    .deinem = Alfred Builder
card-quarry = Steinbruch
    .den = den Steinbruch
    .dem = dem Steinbruch
    .deinem = deinem Steinbruch
card-forest = Wald
    .den = den Wald
    .dem = dem Wald
    .deinem = deinem Wald
card-gravel-pit = Kiesgrube
    .den = die Kiesgrube
    .dem = der Kiesgrube
    .deinem = deiner Kiesgrube
# Copies of a card share its name: a number would read as a value.
card-quarry-1 = Steinbruch
    .den = den Steinbruch
    .dem = dem Steinbruch
    .deinem = deinem Steinbruch
card-quarry-2 = Steinbruch
    .den = den Steinbruch
    .dem = dem Steinbruch
    .deinem = deinem Steinbruch
card-forest-1 = Wald
    .den = den Wald
    .dem = dem Wald
    .deinem = deinem Wald
card-forest-2 = Wald
    .den = den Wald
    .dem = dem Wald
    .deinem = deinem Wald
card-gravel-pit-1 = Kiesgrube
    .den = die Kiesgrube
    .dem = der Kiesgrube
    .deinem = deiner Kiesgrube
card-gravel-pit-2 = Kiesgrube
    .den = die Kiesgrube
    .dem = der Kiesgrube
    .deinem = deiner Kiesgrube
card-potter = Töpfer
    .den = den Töpfer
    .dem = dem Töpfer
    .deinem = deinem Töpfer
card-bell-founder = Glockengießer
    .den = den Glockengießer
    .dem = dem Glockengießer
    .deinem = deinem Glockengießer
card-brick-burner = Ziegelbrenner
    .den = den Ziegelbrenner
    .dem = dem Ziegelbrenner
    .deinem = deinem Ziegelbrenner
card-painter = Maler
    .den = den Maler
    .dem = dem Maler
    .deinem = deinem Maler
card-helper = Gehilfe
    .den = den Gehilfen
    .dem = dem Gehilfen
    .deinem = deinem Gehilfen

## Was gefragt ist

ask-trick = spiel eine Karte
ask-tom = wähle den Baustoff, den Tom Builder bringt
ask-convert = wandle Baustoffe in Punkte um
ask-keep = gib überzählige Baustoffe ab

## Züge

move-play = { $card } spielen
move-tom = { $material } nehmen
move-convert = { $converter }: { $material } umwandeln
move-done = Umwandeln beenden
move-drop = { $material } abgeben

## Neuigkeiten

news-hand-begins = Durchgang { $number } beginnt; { $leader } hat Lady Aliena und spielt aus.
news-hand-begins-me = Durchgang { $number } beginnt; du hast Lady Aliena und spielst aus.
news-played = { $seat } spielt { $card-den }.
news-played-me = Du spielst { $card-den }.
news-trick-given = { $receiver } bekommt den Stich durch { $card-den }.
news-trick-given-player = Mit { $card-dem } holst du den Stich für { $receiver }.
news-trick-given-me = { $player } holt mit { $card-dem } den Stich für dich.
news-trick-given-me-player = Du holst den Stich mit { $card-deinem }.
news-kings-trick = { $player } hat den König gespielt: Der Stich kommt beiseite.
news-kings-trick-me = Du hast den König gespielt: Der Stich kommt beiseite.
news-kings-trick-given = { $receiver } hat keinen Stich und bekommt den Königsstich.
news-kings-trick-given-me = Du hast keinen Stich und bekommst den Königsstich.
news-kings-trick-lapses = Niemand bekommt den Königsstich.
news-advantage-kept = { $seat } legt die Vorteilskarte { $card } aus.
news-advantage-kept-me = Du legst die Vorteilskarte { $card } aus.
news-advantage-returns = Die Vorteilskarte { $card } kommt wieder unter ihren Stapel: Das Spiel dauert einen Durchgang länger.
news-took = { $seat } nimmt { $count } { $material ->
    [Stein] { $count ->
        [one] Stein
       *[other] Steine
    }
   *[other] { $material }
}.
news-took-me = Du nimmst { $count } { $material ->
    [Stein] { $count ->
        [one] Stein
       *[other] Steine
    }
   *[other] { $material }
}.
news-converted = Der { $converter } von { $seat } macht aus { $material } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-converted-me = Dein { $converter } macht aus { $material } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
news-burned = { $seat } brennt { $material } zu { $made }.
news-burned-me = Du brennst { $material } zu { $made }.
news-dropped = { $seat } gibt { $material } ab.
news-dropped-me = Du gibst { $material } ab.
news-scored = { $seat } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in diesem Durchgang: { $converted } durch Umwandeln, { $craftsmen } für eigene Handwerker, { $others } für andere Karten.
news-scored-me = Du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in diesem Durchgang: { $converted } durch Umwandeln, { $craftsmen } für deine Handwerker, { $others } für andere Karten.
news-game-over = Die letzte Vorteilskarte ist verteilt: Das Spiel ist zu Ende.

## Warum nicht

why-P7 = Diese Karte hast du nicht auf der Hand.
why-P8 = Alfred Builder darfst du nur als letzte Karte spielen.
why-P18 = { $phase ->
    [trick] Der Durchgang läuft noch; umgewandelt wird erst nach der letzten Karte.
    [tom] Wähle zuerst den Baustoff, den Tom Builder bringt.
    [keep] Umgewandelt ist schon; jetzt wählst du nur noch, welche Baustoffe du behältst.
   *[other] Alle Karten dieses Durchgangs sind gespielt; jetzt wird gewertet.
}
why-P20 = Einen Baustoff wählst du nur, wenn du Tom Builder bekommen hast, und nur einen, der auf ihm steht.
why-P21 = Dein eigener Handwerker macht, wenn du ihn bekommen hast, aus einem Baustoff seiner Art Punkte, einmal im Durchgang.
why-P22 = Dein Baumeister macht, wenn du ihn bekommen hast, aus einem deiner Baustoffe Punkte, einmal im Durchgang.
why-P23 = Dafür muss der Töpfer (für Sand) oder der Glockengießer (für Metall) vor dir liegen; jeder arbeitet einmal im Durchgang.
why-P24 = Dafür muss der Ziegelbrenner vor dir liegen; er macht einmal im Durchgang aus einem Sand einen Stein.
why-P25 = Dafür muss der Gehilfe vor dir liegen, und du brauchst einen Baustoff, aus dem er einen Punkt macht.
why-P26 = Gerade wird nichts umgewandelt.
why-P31 = { $phase ->
    [keep] Diesen Baustoff hast du nicht.
   *[other] Baustoffe gibst du erst nach dem Umwandeln ab, und nur, wenn du mehr hast, als du behalten darfst.
}
why-P35 = Das Spiel ist zu Ende.

## Enden

over-last-advantage = Die letzte Vorteilskarte wurde verteilt.

## Unmögliche Stellungen

audit-every-card-once = jede Karte muss an genau einer Stelle sein
audit-hand-size = die Zahl muss die der Karten auf der Hand sein
audit-trick-size = so viele Karten, wie trick_size sagt, weniger als Plätze
audit-stack-size = so viele Vorteilskarten, wie stack_size sagt
audit-materials = kein Spieler hat weniger als 0 Baustoffe
audit-score-is-pad = eine Punktzahl ist die Summe ihres Wertungsblocks
audit-known = jeder kennt die eigene Hand
audit-phase = Karten sind während der Stiche auf den Händen und nur dann
audit-equal-hands = alle haben gleich viele Karten, die des Stichs mitgezählt
audit-turn = am Zug ist, wer im Stich folgt
audit-one-advantage = höchstens eine Vorteilskarte ist ausgeteilt, und keine bleibt, wenn die Wertung beginnt
audit-tom = nur wer Tom Builder bekommen hat, wählt einen Baustoff
audit-keep = nur wer für den nächsten Durchgang zu viele Baustoffe hat, gibt welche ab
audit-converters = benutzt sein können nur Karten des Platzes, der gerade wertet, und nur während er umwandelt
audit-last-trick = er besteht aus einer Karte von jedem Platz oder aus keiner
audit-end = das Spiel endet, wenn keine Vorteilskarte mehr da ist
audit-kept = behalten werden nur Vorteilskarten
audit-whole-tricks = jeder Stich besteht aus einer Karte von jedem Platz
audit-alfred = Alfred Builder ist die letzte Karte einer Hand
audit-kings-trick = er liegt erst beiseite, wenn der König gespielt ist

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
screen-nothing = noch keiner

## Lektion

lesson-welcome = Willkommen auf der Baustelle von Kingsbridge: ein Spiel zu dritt im ersten Durchgang, vier Stiche kommen noch. Du spielst Grün. In deinen Stichen willst du eigene Handwerker und Baustoffe für sie: Nach der letzten Karte machen sie daraus Punkte.
lesson-lead = Die Karte mit dem höchsten Wert macht den Stich; ist sie ein Handwerker, bekommt ihn der Spieler seiner Farbe. Bedienen muss niemand. Spiel deinen eigenen Mörtelmischer (8) aus: Spielt niemand höher, kommt er mit allem anderen zu dir.
lesson-own-trick = Es hat geklappt: Der Stich gehört dir, mit der Kiesgrube von { $c } darin – das gibt einen Sand. Der rote Werkzeugmacher nützt dir nichts: Fremde Handwerker zählen nie.
lesson-give-away = Du hast den Stich, also spielst du zum nächsten aus. Werde jetzt etwas Nutzloses los: Der Steinmetz (4) von { $b } bringt nur { $b } Punkte. Spiel ihn aus – er ist niedrig – und lass die anderen um ihn streiten.
lesson-king = Der Baumeister (10) von { $c } hat den Stich gemacht. Jetzt spielt { $c } den König aus: Er ist immer am höchsten, aber sein Stich kommt beiseite, und den bekommt nur, wer am Ende gar keinen Stich hat. Ein guter Platz für schlechte Leute: William Hamleigh kostet 3 Punkte. Wirf ihn hinein.
lesson-last-trick = { $b } dachte genauso und warf den Bischof ab. Der letzte Stich: { $c } spielt deinen Werkzeugmacher (2) aus, und { $b } muss noch Alfred Builder haben, der nur als letzte Karte gespielt werden darf und Metall bringt. Hol dir alles mit deinem eigenen Baumeister (10).
lesson-scoring = Der Durchgang ist vorbei, jetzt wird gewertet. Alle fünf grünen Handwerker sind bei dir; jeder bringt 1 Punkt, einfach weil er da ist. Lady Aliena bringt noch einen.
lesson-materials = Steinbruch, Wald, Kiesgrube und Alfred sind zu Stein, Holz, Sand und Metall geworden, neben den dreien vom Anfang. Jeder deiner Handwerker macht einmal in jedem Durchgang aus einem Baustoff Punkte. Das Meiste zuerst: Der Werkzeugmacher macht aus Metall 5.
lesson-convert = Weiter so: Der Steinmetz macht aus einem Stein 4, der Schreiner aus Holz 3, der Mörtelmischer aus Sand 2. Der Baumeister nimmt jeden Baustoff, bringt aber einen Punkt weniger: Dein zweiter Stein bringt noch 3. („Beste Umwandlung“ erledigt all das auf einmal.)
lesson-convert-done = Ein Sand und ein Holz bleiben übrig. Bis zu drei Baustoffe darfst du in den nächsten Durchgang mitnehmen: Behalte sie und beende das Umwandeln.
lesson-end = 23 Punkte, ein prächtiger Durchgang. Jetzt wird neu gegeben, und das Spiel endet nach dem Durchgang, in dem die letzte Vorteilskarte verteilt wurde. Spiel von hier weiter oder eröffne einen eigenen Tisch.

## Zählungen

count-advantages = Vorteilskarten
count-hands = Durchgänge
items-own = Eigene Handwerker erhalten
items-given = Andere Karten erhalten
items-kept = Vorteilskarten behalten

## Was auf den Karten steht (engine/component_tables.py)

printed-craftsman = Handwerker, je einer in jeder Farbe
printed-neutral = Neutrale Karten
printed-advantage = Vorteilskarten
column-value = Wert
column-takes = nimmt
column-pays = bringt Punkte
column-copies = Anzahl
column-points = Punkte
column-choice = zur Wahl
column-gives = bringt
column-makes = macht daraus
printed-name-any = beliebig
origin-craftsman = Die Anleitung nennt im Beispiel nur Schreiner, Mörtelmischer und Baumeister; die anderen Werte stehen übereinstimmend in veröffentlichten Beschreibungen.
origin-neutral-value = Beschrieben ist, dass Baustoffkarten den Wert 0 und Personen die ungeraden Werte bis 11 haben, nicht aber, wer welchen.
origin-neutral-copies = Es gibt fünfzehn schwarze Karten; welche Personen sonst dabei sind und wie oft jede Baustoffkarte vorkommt, ist nur daraus erschlossen.
origin-neutral-points = Beschrieben ist, wer hilft und wer schadet, nicht aber, um wie viel.
origin-neutral-choice = Die Anleitung sagt, dass man bei Tom Builder wählt, aber nicht, was zur Wahl steht.
origin-neutral-gives = Irgendwoher muss das Metall kommen; den Sand nennt eine veröffentlichte Beschreibung.
origin-advantage = Bekannt ist nur, dass die Werte zwischen 0 und 11 liegen. Wir haben ungerade gewählt: je schwächer die Wirkung, desto höher der Wert.

tally-kinds = Woher sie kamen
tally-hands = Nach Durchgängen
tally-converted = Umgewandelte Baustoffe
tally-craftsmen = Eigene Handwerker
tally-people = Personen, König und Maler
hand-no = Durchgang { $number }

progress = Durchgang { $hand_number } von { $hands }

# Was ein Zug bewirkt, bevor er gemacht ist.
preview-trick = Geht an { $seat }.
preview-trick-me = Geht an dich.
preview-trick-sure = Geht sicher an { $seat }.
preview-trick-sure-me = Geht sicher an dich.
preview-trick-unless = Geht an { $seat }, außer es fällt eine fremde { $value } oder Höheres.
preview-trick-unless-me = Geht an dich, außer es fällt eine fremde { $value } oder Höheres.
preview-trick-unless-king = Geht an { $seat }, außer der König fällt.
preview-trick-unless-king-me = Geht an dich, außer der König fällt.
preview-trick-unless-higher = Geht an { $seat }, außer es fällt eine fremde Karte über { $value }.
preview-trick-unless-higher-me = Geht an dich, außer es fällt eine fremde Karte über { $value }.
preview-trick-unless-equal = Geht an { $seat }, außer es fällt noch eine { $value }.
preview-trick-unless-equal-me = Geht an dich, außer es fällt noch eine { $value }.
preview-trick-unless-king-equal = Geht an { $seat }, außer es fällt der König oder noch eine { $value }.
preview-trick-unless-king-equal-me = Geht an dich, außer es fällt der König oder noch eine { $value }.
preview-trick-lost = Offen: Jede Karte, die noch kommen kann, ist höher.
preview-aside-leads = Der Stich wird beiseitegelegt; { $seat } spielt danach aus.
preview-aside-leads-me = Der Stich wird beiseitegelegt; du spielst danach aus.
preview-aside = Der Stich wird beiseitegelegt.
preview-brings-materials = { $count ->
    [one] Dabei: ein Baustoff.
   *[other] Dabei: { $count } Baustoffe.
}
preview-brings-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
preview-tom = Du bekommst { $material }.
preview-burn = Aus { $material } wird { $made }.
preview-convert = { $material } bringt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
preview-done = Die Punkte werden notiert, deine Baustoffe bleiben.
preview-done-last = Die Punkte werden notiert; das war der letzte Durchgang.
preview-done-drops = Die Punkte werden notiert; { $count ->
    [one] ein Baustoff muss
   *[other] { $count } Baustoffe müssen
} weg.
preview-drop = Du gibst { $material } ab; { $count ->
    [0] der Rest bleibt.
    [one] einer muss noch weg.
   *[other] { $count } müssen noch weg.
}

## Wovon ein Trainer spricht

coach-trick-brings = Mit diesem Stich bekommt { $seat } eine Karte, die etwas bringt: { $card }
coach-trick-brings-me = Mit diesem Stich bekommst du eine Karte, die dir etwas bringt: { $card }
coach-trick-burdens = Mit diesem Stich bekommt { $seat } eine Karte, die Punkte kostet: { $card }
coach-trick-burdens-me = Mit diesem Stich bekommst du eine Karte, die Punkte kostet: { $card }
coach-loses-craftsman = Dein eigener Handwerker geht an { $seat } und nützt dort niemandem: { $card }
coach-king-sets-aside = Der König legt diesen Stich beiseite, und { $seat } entgeht ein Handwerker: { $card }
coach-king-sets-aside-me = Der König legt diesen Stich beiseite, und dir entgeht dein eigener Handwerker: { $card }
coach-keeps-king = Du hebst den König auf; später legt er einen fremden Handwerker beiseite: { $card }
coach-keeps-craftsman = Du hebst deinen Handwerker auf und bekommst ihn mit einem späteren Stich: { $card }
coach-kings-trick-to = { $seat } macht in diesem Durchgang keinen Stich und bekommt deshalb den Stich des Königs
coach-kings-trick-to-me = Du machst in diesem Durchgang keinen Stich und bekommst deshalb den Stich des Königs
coach-keeps-advantage = { $seat } bekommt eine Vorteilskarte für den Rest des Spiels: { $card }
coach-keeps-advantage-me = Du bekommst eine Vorteilskarte für den Rest des Spiels: { $card }
coach-converts = { $seat } macht in diesem Durchgang { $material } zu Punkten ({ $converter })
coach-converts-me = Du machst in diesem Durchgang { $material } zu Punkten ({ $converter })
coach-keeps-material = Du hebst { $material } auf und machst im nächsten Durchgang Punkte daraus ({ $converter })

### Wovon Rätsel handeln

theme-trick = Stiche
theme-tom = Tom Builder
theme-convert = Baustoffe umwandeln
theme-keep = Baustoffe behalten

# --- Ausgaben
breach-neutral-count = Neutrale Karten gibt es { $wanted }, nicht { $found }.
breach-one-card = Diese Karte gibt es genau einmal, nicht { $found }-mal.
breach-below-king = Keine Karte ist so hoch wie der König: { $found } muss kleiner als { $limit } sein.
