### Words of the table of contest in the browser.

count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
stage = Auction
is-on-turn = is to move
bids = bids { $amount }
auction-at = { $pile ->
    [open] Open pile
   *[closed] Closed pile
}: { $mine ->
    [yes] you bid { $amount }.
   *[no] { $name } bids { $amount }.
}
attack-at = { $attacking ->
    [yes] You attack
   *[no] { $attacker } attacks
} { $mine ->
    [yes] your { $card }
   *[no] { $name }’s { $card }
}: ransom { $ransom }.
announced-kind = Announced: { $kind }. Still possible:
nothing-announced = Closed card. It could be worth:
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
choose-target = Choose a glowing building for your saboteur to attack.
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
money-after = after a bid of { $amount }:
hand-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · safe below { $risk } · { $minus ->
    [0] nothing to lose
   *[other] −{ $minus } if unbuilt
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
nobody-can-bid-more = Nobody can have more than { $most }: you can only pass.
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
sabotage-at = Sabotage { $card } of { $name }?
sabotage-hand = Sabotage the hand of { $name }?
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
