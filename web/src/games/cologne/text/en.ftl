### Words of the table of cologne in the browser.

## Your own copy
edition-section-streets = Map
edition-section-tiles = Church tiles
edition-section-dice = Dice
edition-section-encounters = Encounter cards
edition-section-stones = Stones
edition-section-numbers = Numbers of the rulebook
edition-section-thresholds = Points that end the game
edition-label-tiles-points = Value
edition-label-tiles-stones = Stones
edition-label-stones-count = Stones
edition-label-stones-points = Points
edition-label-stones-at_each_gate = At each gate at the start
edition-label-encounters-count = Cards
edition-label-encounters-bonus = Bonus
edition-label-encounters-church = Church
edition-label-thresholds-threshold = Points
edition-label-numbers-actions = Actions
edition-label-numbers-poisoned_actions = Actions when poisoned
edition-label-numbers-hand_limit = Cards in hand
edition-label-numbers-played_limit = Cards played in one turn
edition-label-numbers-hammers = Hammers
edition-label-numbers-storage = Stones at a gate
edition-label-dots-start = Start number
edition-label-x = To the east
edition-label-y = To the south
printed-name-two = Two players
printed-name-three = Three players
printed-name-four = Four players
edition-streets-here = { $place }: { $count ->
    [0] no street left to compare
    [one] one street
   *[other] { $count } streets
}
edition-street-same = Same
edition-street-same-of = Same: { $name }
edition-street-erase = Erase
edition-street-back = Put back
edition-street-change-of = { $is ->
    [yes] Erase
   *[no] Put back
}: { $name }
edition-street-new = only on your board
edition-street-erased = not on your board
edition-street-add = Add a street
edition-street-to = From { $place } to
edition-dot-add = Add a dot here
edition-dot-erase = Not on my board
edition-place-chosen = Place
edition-place-move = Move the place
edition-place-how = Press where it lies on the map, or use the arrow keys.
edition-places-here = Also check these places: { $places }.

## At the table
map = Map of Cologne with twelve churches, the Cathedral and five gates
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
discard-now = Discard a card
one-too-many = You have one too many.
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
about-guard = Wards off Thief, Poisoner and Saboteur.
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
run-moved = { $seat } drives cart { $cart } to { $field ->
    [Cathedral] the Cathedral
   *[other] { $field }
} ({ $steps } steps).
run-moved-me = You drive cart { $cart } to { $field ->
    [Cathedral] the Cathedral
   *[other] { $field }
} ({ $steps } steps).
because-last-church = The last church, { $field }, brought { $name } { $amount }.
because-last-church-me = The last church, { $field }, brought you { $amount }.
ending-who-built = Who built what
