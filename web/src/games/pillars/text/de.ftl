### Wörter des Säulen-Tisches im Browser.

## Das eigene Exemplar
edition-section-craftsman = Handwerker
edition-section-neutral = Neutrale Karten
edition-section-advantage = Vorteilskarten
edition-section-materials = Baustoffe
edition-label-materials-start = Am Anfang
edition-label-materials-carried_over = Bleiben für die nächste Runde

## Am Tisch
advantage = Vorteil
advantage-card = Vorteilskarte
advantage-makes = Vorteilskarte, tauscht ohne Punkte
is-on-turn = ist dran
count-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hand-done = Durchgang { $number } ist gewertet
hand-of = Durchgang { $number } von { $hands }
trick-of = Stich { $number } von { $tricks }
scoring = Wertung
scoring-lead = Wertung:
choose-card = Wähle eine Karte und dann noch einmal, um sie auszuspielen.
play-it = { $card } ausspielen
this-card = { $card }?
this-trick = Dieser Stich:
free-material = ein Baustoff nach Wahl
finish-with = { $points ->
    [one] Mit { $points } Punkt abschließen
   *[other] Mit { $points } Punkten abschließen
}
points-so-far = { $points ->
    [one] Bisher { $points } Punkt in diesem Durchgang.
   *[other] Bisher { $points } Punkte in diesem Durchgang.
}
your-card = Deine Karte
still-takes = Nur diese können ihn noch holen
none-falls = { $seats ->
    [one] Nach dir spielt nur { $names }.
   *[other] Nach dir spielen noch { $names }.
} Fällt keine davon, { $mine ->
    [yes] bekommst du ihn.
   *[no] bekommt ihn { $receiver }.
}
is-gone = ist schon weg
decided-last = { $mine ->
    [yes] Du hast mit { $card } { $value } gewonnen
   *[no] { $player } hat mit { $card } { $value } gewonnen
}{ $kept ->
    [yes] .
   *[no] :
}
still-open = noch offen
trick-goes-to = Stich derzeit an
would-go-to = Ginge an
goes-now-to = jetzt an { $name }
# Nach „an“.
to-you = dich
trick-went-to = Der Stich ging an
nobody = niemanden
leads-now = { $card } { $value } liegt vorn
leads-trick = { $mine ->
    [yes] Du spielst aus
   *[no] { $name } spielt aus
}
your-hand = { $cards ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $cards } Karten
}
aside = Beiseite
advantages-left = { $left ->
    [0] keine Vorteilskarte mehr im Stapel
    [one] eine Vorteilskarte im Stapel
   *[other] { $left } Vorteilskarten im Stapel
}
kings-trick-cards = { $cards ->
    [0] Königsstich: noch keiner
    [one] Königsstich: eine Karte
   *[other] Königsstich: { $cards } Karten
}
your-tricks = { $tricks ->
    [0] Du hast keinen Stich
    [one] Dein Stich
   *[other] Deine { $tricks } Stiche
}
tricks-of = { $tricks ->
    [0] { $name } hat keinen Stich
    [one] Der Stich von { $name }
   *[other] Die { $tricks } Stiche von { $name }
}
own-craftsmen = Eigene Handwerker
neutral-cards = Neutrale Karten
kept-advantages = Vorteilskarten
foreign-craftsmen = Andere Farben (keine Punkte)
convert = Umwandeln
convert-best = Beste Umwandlung
give-up = Baustoffe abgeben
tom-brings = Tom Builder bringt
carried-over = { $total ->
    [one] Ein Baustoff
   *[other] { $total } Baustoffe
}; höchstens { $most ->
    [one] einer geht
   *[other] { $most } gehen
} in den nächsten Durchgang über.
sum-converted = Umgewandelt
sum-craftsmen = { $count ->
    [one] Ein eigener Handwerker
   *[other] { $count } eigene Handwerker
}
sum-so-far = Bisher
sum-total = Summe
score-pad = Wertungsblock
points-wasted = { $points ->
    [one] In diesem Durchgang ist noch ein Punkt möglich.
   *[other] In diesem Durchgang sind noch { $points } Punkte möglich.
}
todo-trick = { $name } wählt eine Karte.
todo-tom = { $name } wählt einen Baustoff.
todo-convert = { $name } wandelt Baustoffe um.
todo-keep = { $name } gibt Baustoffe ab.
# Where words that are too long for a card may be broken.
long-words = Werkzeug|macher Mörtel|mischer Glocken|gießer Ziegel|brenner Bau|meister Stein|bruch
# Was man von Karten wissen kann, die man nicht sieht.
out-title = Noch im Spiel, nach Wert
out-held = { $count ->
    [one] die eine Karte der anderen
   *[other] die { $count } Karten der anderen
}
out-value = Wert { $value }: { $count ->
    [one] eine Karte, { $cards }.
   *[other] { $count } Karten, { $cards }.
}
out-value-maybe = Wert { $value }, vielleicht: { $cards }.
out-value-none = Wert { $value }: keine.
out-advantage = Eine davon ist eine Vorteilskarte: { $cards }.
line-plays = { $seat }: { $move }.
line-trick-to = Stich an
carried-nowhere = { $total ->
    [0] Kein Baustoff bleibt übrig.
    [one] Ein Baustoff bleibt übrig; nach dem letzten Durchgang zählt er nichts.
   *[other] { $total } Baustoffe bleiben übrig; nach dem letzten Durchgang zählen sie nichts.
}
because-kings-trick = Der Königsstich im Durchgang { $number } brachte { $name } { $amount }.
because-kings-trick-me = Der Königsstich im Durchgang { $number } brachte dir { $amount }.
ending-short = { $points ->
    [one] ein Punkt fehlt
   *[other] { $points } Punkte fehlen
}
ending-kings-trick = der Königsstich
ending-heir = { $mine ->
    [yes] Du hattest sonst keinen Stich: So ging er an dich.
   *[no] { $name } hatte sonst keinen Stich: So ging er dorthin.
}
ending-hand-decided = die Entscheidung
ending-hand-best = { $mine ->
    [yes] dein bester Durchgang
   *[no] der beste von { $name }
}
ending-hand-brought = { $mine ->
    [yes] Was dir jede Karte brachte
   *[no] Was jede Karte { $name } brachte
}
