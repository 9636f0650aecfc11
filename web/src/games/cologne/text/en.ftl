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
choose-field = Choose a cart, then a numbered field.
roll-now = Roll the dice
cards-before = You may play encounter cards first.
end-now = End your turn, or take back what you did.
dice = Dice
of-goal = of { $goal }
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-now-card = possible now
about-abbot = If you win this church, it counts more.
about-mayor = Take another whole turn.
about-thief = Steal a card.
about-archbishop = Points for a visit to the Cathedral.
about-poisoner = A player has fewer actions next turn.
about-trader = Swap a gate stone for one worth 1 more or less.
about-notary = Only you build at this church.
about-saboteur = A player misses a turn.
about-forger = Swap two stones built into a church.
about-guard = Wards off thief, poisoner and saboteur.
button-end = End turn
turn-wasted = { $actions ->
    [one] You have not used your one action; you cannot take this back.
   *[other] You have used none of your { $actions } actions; you cannot take this back.
}
todo-roll = { $name } is rolling the dice.
todo-act = { $name } is moving carts.
todo-limit = { $name } is discarding a card.
todo-react = { $name } is answering the attack.
todo-bonus = { $name } is deciding on abbot or abbess.
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
