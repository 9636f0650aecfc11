### Words of the table of contest in the browser.

## Your own copy
edition-section-card = Building cards
edition-section-coin = Coins
edition-section-die = Die
edition-section-tent = Tents
edition-section-saboteur = Saboteur
edition-section-extra = Complete city
printed-name-gold = Gold coins
printed-name-silver = Silver coins
edition-label-coin-pieces = Coins
edition-label-coin-worth = Talers each
edition-label-die-faces = Faces (0 is the dot)
edition-label-tent-start = Talers at the start
edition-label-tent-ransom_from = Ransom from a roll of
edition-label-tent-hand_at_risk = Hand at risk from
edition-label-saboteur-stones = Stones
edition-label-extra-middle = Middle
edition-label-extra-churches = Churches
edition-label-extra-corners = Corner towers

## At the table
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
stage = Auction
is-on-turn = is to move
bids = bids { $amount }
auction-at = { $mine ->
    [yes] You bid { $amount }.
   *[no] { $name } bids { $amount }.
}
attack-at = { $attacking ->
    [yes] You attack
   *[no] { $attacker } attacks
} { $mine ->
    [yes] your { $card }.
   *[no] { $name }’s { $card }: ransom { $ransom }.
}
announced-kind = Announced: { $kind }. Still possible:
nothing-announced = Closed card, worth:
ladder = Bid ladder
past-bids = bids so far
you-have = you have { $money }
above-bluff = above: bluff
quick-raise = Quick raises
other-bid = another bid
pass-it = Pass
bid-it = Bid { $amount }
raid-short = Attack the hand
take-short = Take a saboteur
choose-target = Choose a highlighted building for your saboteur to attack.
choose-pile = Choose a pile.
choose-card = Choose a card from your hand, then where to build it.
free-left = build on the left
free-right = build on the right
first-build = Found your city
add-on = build
fits = fits: { $cards }
fits-now = fits
label-points = { $count ->
    [one] point
   *[other] points
}
label-shields = { $count ->
    [one] shield
   *[other] shields
}
label-saboteurs = { $count ->
    [one] saboteur
   *[other] saboteurs
}
from-gates = per turn from gates
your-money = Your money
secret = secret
money-after = after the bid:
hand-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · safe below { $risk }{ $minus ->
    [0] { "" }
   *[other] {" "}· unbuilt −{ $minus }
}
extras = Extra points
extras-when = only in a complete city
todo-roll = { $name } is rolling for income.
todo-take = { $name } is taking a saboteur.
todo-offer = { $name } is choosing a pile.
todo-open = { $name } is making the first bid.
todo-raise = { $name } is bidding.
todo-act = { $name } is building or sabotaging.
todo-ransom = { $name } is deciding on the ransom.
todo-tuck = { $name } is putting the card under a pile.
todo-final = { $name } is building in the final round.
nobody-can-bid-more = No player can have more than { $most }: you can only pass.
die-brought = { $amount ->
    [0] nothing
   *[other] +{ $amount }
}
die-saboteur = saboteur
die-of = { $name } rolled { $pips }.
die-dot = { $name } rolled the dot.
plan = what it can become
plan-place = place { $number } of 3
plan-founds = three matching cards start your city
owns-at-most = has at most { $most }
end-wastes = This is your last turn, and { $cards ->
    [one] one of your cards still fits
   *[other] { $cards } of your cards still fit
}. Cards left in your hand cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sabotage-at = Sabotage { $name }’s { $card }?
sabotage-hand = Sabotage { $name }’s hand?
send-saboteur = Send the saboteur
pay-it = Pay { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
}
refuse-it = Give up the building (−{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
})
bluff-it = Bluff: bid { $amount }
plan-founding = Found your city:
plan-building = You will build:
plan-gains = { $points ->
    [one] One point
   *[other] { $points } points
}{ $shields ->
    [0] { "" }
    [one] {", a shield"}
   *[other] {", "}{ $shields } shields
}{ $coins ->
    [0] { "" }
    [one] {", a taler every turn"}
   *[other] {", "}{ $coins } talers every turn
}.
plan-nothing-built = Nothing is built yet.
plan-more = Three cards found a city: choose the next one.
plan-swap = Choose another building to swap with, a card to take its place, or this one again to take it back.
plan-refused = That row does not fit.
found-it = Found the city
build-it = { $cards ->
    [one] Build it
    [2] Build both
   *[other] Build all { $cards }
}
turn-round = Turn round
put-back = Put back
is-planned = planned
planned-swap = { $card }: planned, choose to swap or take back
planned-back = { $card }: planned, choose to take back
sabotage-instead = Sabotage instead
moment-founded = { $mine ->
    [yes] You found your city
   *[no] { $name } founds a city
}
because-middle = The town hall exactly in the middle brought { $name } { $amount }, { $other } none.
because-middle-me = Your town hall exactly in the middle brought you { $amount } and { $other } none.
because-middle-other = The town hall exactly in the middle brought { $name } { $amount } and you none.
because-churches = Equal churches on both sides brought { $name } { $amount }, { $other } none.
because-churches-me = Equal churches on both sides brought you { $amount } and { $other } none.
because-churches-other = Equal churches on both sides brought { $name } { $amount } and you none.
because-corners = Equal corner towers brought { $name } { $amount }, { $other } none.
because-corners-me = Equal corner towers brought you { $amount }, { $other } none.
because-corners-other = Equal corner towers brought { $name } { $amount }, you none.
because-hand = Cards left in hand cost { $name } { $amount }.
because-hand-me = Cards left in your hand cost you { $amount }.
ending-buildings = { $points } for buildings
ending-extra = +{ $points } extra
ending-in-hand = −{ $points } for cards in hand
ending-plus = + { $points }
ending-minus = − { $points }
ending-extra-middle = exactly in the middle
ending-extra-churches = as many churches to the left as to the right
ending-extra-corners = equal corner towers
ending-lack-no-city = No city: no points for buildings
ending-lack-gap = A gap in the city: no extra points
ending-lack-left-tower = No left corner tower: no extra points
ending-lack-right-tower = No right corner tower: no extra points
ending-lack-towers = No corner towers: no extra points
ending-lack-town-hall = No town hall: no middle
ending-lack-middle = Town hall off the middle: { $left } left, { $right } right
ending-lack-churches = Churches: { $left } left, { $right } right
ending-lack-corners = Corner towers: { $left } and { $right }
