### Wörter des Tisches von contest im Browser.

count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
stage = Versteigerung
is-on-turn = ist dran
bids = bietet { $amount }
auction-at = { $pile ->
    [open] Offener Stapel
   *[closed] Verdeckter Stapel
}: { $mine ->
    [yes] du bietest { $amount }.
   *[no] { $name } bietet { $amount }.
}
attack-at = { $attacking ->
    [yes] Du greifst
   *[no] { $attacker } greift
} { $mine ->
    [yes] dein Gebäude an ({ $card })
   *[no] { $card } bei { $name } an
}: Lösegeld { $ransom }.
announced-kind = Angesagt: { $kind }. Noch möglich:
nothing-announced = Verdeckte Karte. Sie könnte wert sein:
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
choose-target = Wähle ein leuchtendes Gebäude, das dein Saboteur angreift.
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
money-after = nach einem Gebot von { $amount }:
hand-note = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} · sicher unter { $risk } · { $minus ->
    [0] nichts zu verlieren
   *[other] −{ $minus }, wenn ungebaut
}
extras = Extrapunkte
extras-when = nur in einer vollständigen Stadt
todo-roll = { $name } würfelt.
todo-take = { $name } nimmt einen Saboteur.
todo-offer = { $name } wählt einen Stapel.
todo-open = { $name } macht das erste Gebot.
todo-raise = { $name } bietet mit oder passt.
todo-act = { $name } baut oder sabotiert.
todo-ransom = { $name } entscheidet über das Lösegeld.
todo-tuck = { $name } legt die Karte unter einen Stapel.
todo-final = { $name } baut in der Endrunde.
nobody-can-bid-more = Niemand kann mehr als { $most } haben: Du kannst nur passen.
die-brought = { $amount ->
    [0] nichts
   *[other] +{ $amount }
}
die-saboteur = Saboteur
die-of = { $name } hat { $pips } gewürfelt.
die-dot = { $name } hat den Punkt gewürfelt.
plan = was sie werden kann
plan-place = Platz { $number } von 3
plan-founds = mit drei passenden Karten gründest du deine Stadt
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
