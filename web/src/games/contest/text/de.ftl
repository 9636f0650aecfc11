### Wörter des Tisches von contest im Browser.

## Das eigene Exemplar
edition-section-card = Bauwerkskarten
edition-section-coin = Münzen
edition-section-die = Würfel
edition-section-tent = Zelte
edition-section-saboteur = Saboteur
edition-section-extra = Vollständige Stadt
printed-name-gold = Goldmünzen
printed-name-silver = Silbermünzen
edition-label-coin-pieces = Münzen
edition-label-coin-worth = Taler je Münze
edition-label-die-faces = Seiten (0 ist der Punkt)
edition-label-tent-start = Taler am Anfang
edition-label-tent-ransom_from = Lösegeld ab Augenzahl
edition-label-tent-hand_at_risk = Hand in Gefahr ab
edition-label-saboteur-stones = Steine
edition-label-extra-middle = Mitte
edition-label-extra-churches = Kirchen
edition-label-extra-corners = Ecktürme

## Am Tisch
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
stage = Versteigerung
is-on-turn = ist dran
bids = bietet { $amount }
auction-at = { $mine ->
    [yes] Du bietest { $amount }.
   *[no] { $name } bietet { $amount }.
}
attack-at = { $attacking ->
    [yes] Du greifst
   *[no] { $attacker } greift
} { $mine ->
    [yes] dein Gebäude an ({ $card }).
   *[no] { $card } bei { $name } an: Lösegeld { $ransom }.
}
announced-kind = Angesagt: { $kind }. Noch möglich:
nothing-announced = Verdeckte Karte, Wert:
ladder = Gebotsleiter
past-bids = bisherige Gebote
you-have = du hast { $money }
above-bluff = darüber: Bluff
quick-raise = Schnell erhöhen
other-bid = anderes Gebot
pass-it = Passen
bid-it = { $amount } bieten
raid-short = Hand angreifen
take-short = Saboteur nehmen
choose-target = Wähle ein hervorgehobenes Gebäude, das dein Saboteur angreift.
choose-pile = Wähle einen Stapel.
choose-card = Wähle eine Karte aus deiner Hand, dann ihren Bauplatz.
free-left = links anbauen
free-right = rechts anbauen
first-build = Gründe deine Stadt
add-on = anbauen
fits = passt: { $cards }
fits-now = passt
label-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
label-shields = { $count ->
    [one] Schild
   *[other] Schilde
}
label-saboteurs = { $count ->
    [one] Saboteur
   *[other] Saboteure
}
from-gates = je Zug aus Stadttoren
your-money = Dein Geld
secret = geheim
money-after = nach dem Gebot:
hand-note = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} · sicher unter { $risk }{ $minus ->
    [0] { "" }
   *[other] {" "}· ungebaut −{ $minus }
}
extras = Extrapunkte
extras-when = nur in einer vollständigen Stadt
todo-roll = { $name } würfelt.
todo-take = { $name } nimmt einen Saboteur.
todo-offer = { $name } wählt einen Stapel.
todo-open = { $name } macht das erste Gebot.
todo-raise = { $name } überlegt.
todo-act = { $name } baut oder sabotiert.
todo-ransom = { $name } entscheidet über das Lösegeld.
todo-tuck = { $name } legt die Karte unter einen Stapel.
todo-final = { $name } baut in der Endrunde.
nobody-can-bid-more = Kein Spieler kann mehr als { $most } haben: Du kannst nur passen.
die-brought = { $amount ->
    [0] nichts
   *[other] +{ $amount }
}
die-saboteur = Saboteur
die-of = { $name } hat { $pips } gewürfelt.
die-dot = { $name } hat den Punkt gewürfelt.
plan = was sie werden kann
plan-place = Platz { $number } von 3
plan-founds = drei passende Karten gründen deine Stadt
owns-at-most = hat höchstens { $most }
end-wastes = Das ist dein letzter Zug, und { $cards ->
    [one] eine deiner Karten passt
   *[other] { $cards } deiner Karten passen
} noch. Karten auf der Hand kosten dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
sabotage-at = { $card } bei { $name } sabotieren?
sabotage-hand = Die Hand von { $name } sabotieren?
send-saboteur = Saboteur losschicken
pay-it = { $amount } Taler zahlen
refuse-it = Gebäude aufgeben (−{ $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
})
bluff-it = { $amount } bieten (Bluff)
plan-founding = Du gründest deine Stadt:
plan-building = Du baust:
plan-gains = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}{ $shields ->
    [0] { "" }
    [one] {", ein Schild"}
   *[other] {", "}{ $shields } Schilde
}{ $coins ->
    [0] { "" }
    [one] {", ein Taler je Zug"}
   *[other] {", "}{ $coins } Taler je Zug
}.
plan-nothing-built = Noch ist nichts gebaut.
plan-more = Drei Karten gründen eine Stadt: Wähle die nächste.
plan-swap = Wähle ein anderes Gebäude zum Tauschen, eine Karte als Ersatz oder noch einmal dieses, um es zurückzunehmen.
plan-refused = Diese Reihe passt nicht.
found-it = Stadt gründen
build-it = { $cards ->
    [one] Bauen
    [2] Beide bauen
   *[other] Alle { $cards } bauen
}
turn-round = Umdrehen
put-back = Zurücknehmen
is-planned = geplant
planned-swap = { $card }: geplant; wählen, um zu tauschen oder zurückzunehmen
planned-back = { $card }: geplant; wählen, um zurückzunehmen
sabotage-instead = Stattdessen sabotieren
moment-founded = { $mine ->
    [yes] Du gründest deine Stadt
   *[no] { $name } gründet eine Stadt
}
because-middle = Das Rathaus genau in der Mitte brachte { $name } { $amount }, { $other } nichts.
because-middle-me = Dein Rathaus genau in der Mitte brachte dir { $amount }, { $other } nichts.
because-middle-other = Das Rathaus genau in der Mitte brachte { $name } { $amount }, dir nichts.
because-churches = Gleich viele Kirchen links und rechts brachten { $name } { $amount }, { $other } nichts.
because-churches-me = Gleich viele Kirchen links und rechts brachten dir { $amount }, { $other } nichts.
because-churches-other = Gleich viele Kirchen links und rechts brachten { $name } { $amount }, dir nichts.
because-corners = Gleiche Ecktürme brachten { $name } { $amount }, { $other } nichts.
because-corners-me = Gleiche Ecktürme brachten dir { $amount }, { $other } nichts.
because-corners-other = Gleiche Ecktürme brachten { $name } { $amount }, dir nichts.
because-hand = Karten auf der Hand kosteten { $name } { $amount }.
because-hand-me = Karten auf deiner Hand kosteten dich { $amount }.
ending-buildings = { $points } für Gebäude
ending-extra = +{ $points } extra
ending-in-hand = −{ $points } für Karten auf der Hand
ending-plus = + { $points }
ending-minus = − { $points }
ending-extra-middle = genau in der Mitte
ending-extra-churches = links so viele Kirchen wie rechts
ending-extra-corners = gleiche Ecktürme
ending-lack-no-city = Keine Stadt, keine Punkte
ending-lack-gap = Lücke in der Stadt: keine Extrapunkte
ending-lack-left-tower = Links fehlt der Eckturm: keine Extrapunkte
ending-lack-right-tower = Rechts fehlt der Eckturm: keine Extrapunkte
ending-lack-towers = Ecktürme fehlen: keine Extrapunkte
ending-lack-town-hall = Kein Rathaus, keine Mitte
ending-lack-middle = Rathaus nicht in der Mitte: links { $left }, rechts { $right }
ending-lack-churches = Kirchen: links { $left }, rechts { $right }
ending-lack-corners = Ecktürme: { $left } und { $right }
