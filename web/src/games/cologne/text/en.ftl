### Words of the table of cologne in the browser.

map = Map of Cologne with twelve churches, the cathedral and five gates
left-over = { $points } left
go-to = { $field }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cart-at = { $name }, cart { $cart }: { $field }{ $load ->
    [none] {""}
   *[other] , loaded with { $load }
}
zoom-in = Zoom in
zoom-out = Zoom out
actions-left = Your turn: { $actions ->
    [0] no action
    [one] one action
   *[other] { $actions } actions
} left
choose-field = Choose a cart and a glowing field.
roll-now = Roll the dice
cards-before = You may play encounter cards before.
end-now = End your turn; until then it can be taken back.
dice = Dice
of-goal = of { $goal }
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-now-card = possible now
about-abbot = If you win this church, it counts more.
about-mayor = Another whole turn.
about-thief = A card out of another hand.
about-archbishop = A visit to the Cathedral brings points.
about-poisoner = Somebody has fewer actions next turn.
about-trader = A stone at a gate: one point more or less.
about-notary = Only you build at this church.
about-saboteur = Somebody misses a turn.
about-forger = Swap two stones built into a church.
about-guard = Wards off thief, poisoner and saboteur.
button-end = End turn
turn-wasted = { $actions ->
    [one] You have not used your one action; this cannot be taken back.
   *[other] You have not used any of your { $actions } actions; this cannot be taken back.
}
todo-roll = roll the dice, or play cards before
todo-act = use actions, play cards or end the turn
todo-limit = discard one of four cards
todo-react = ward off an attack or let it happen
todo-bonus = say whether abbot or abbess is laid out at once
too-far = { $field } is { $steps } { $steps ->
    [one] step
   *[other] steps
} away; you have { $actions ->
    [0] no action
    [one] one action
   *[other] { $actions } actions
} left.
discard-this = Discard this one
fetch-stone = Load { $stone } at { $gate } with cart { $cart }
take-cart = Take cart { $cart }: { $field }
