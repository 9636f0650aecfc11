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
attack-at = Attack on { $mine ->
    [yes] your { $card }
   *[no] { $name }’s { $card }
}, ransom { $ransom }.
announced-kind = Announced: { $kind }. Still possible:
nothing-announced = Nothing announced yet. Possible:
ladder = Bid ladder
past-bids = bids so far
you-have = you have { $money }
above-bluff = above: bluff
bluff-lead = Bluff: you have only { $money }.
bluff-note = If nobody outbids you, it comes out and all your money goes to the bank.
pay-note = If it is yours, you pay { $amount } and keep { $left ->
    [0] nothing
   *[other] { $left }
}.
quick-raise = Quick raises
other-bid = another bid
pass-it = Pass
bid-it = Bid { $amount }
raid-short = Attack the hand
take-short = Take a saboteur
choose-target = Choose a glowing building of another player for your saboteur.
choose-card = Choose a card of your hand, then where to build it.
free-left = build on the left
free-right = build on the right
first-build = Found your city
add-on = build
fits = fits: { $cards }
fits-now = fits
reason-C30 = three that suit first
reason-C33 = never more than three
reason-C34 = only one town hall
reason-C35 = not beside its kind
reason-C36 = not at this end
reason-C37 = final round only
reason-C40 = no room left
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
hand-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · can be attacked from { $risk } on · counts { $minus ->
    [0] nothing
   *[other] −{ $minus }
} at the end
extras = Extra points
extras-when = in a complete city only
extra-middle = Town hall exactly in the middle
extra-churches = As many churches left as right
extra-corners = Equal corner towers
tally-buildings = Buildings
tally-minus = Cards left in hand
todo-roll = roll for income
todo-take = take a saboteur from somebody
todo-offer = choose the pile to auction from
todo-open = make the first bid
todo-raise = bid more or pass
todo-act = build, sabotage or end the turn
todo-ransom = pay to keep the building, or give it up
todo-tuck = choose the pile the card goes under
todo-final = lay up to three cards in the final round
