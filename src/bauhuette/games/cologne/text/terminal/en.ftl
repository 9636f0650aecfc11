### How cologne looks and is spoken to in the terminal.

## Commands and typed words

name-map = map
name-route = route
name-ways = ways
name-sites = sites
name-hands = hands
report-route = route 1 dom: the shortest way of one of your carts
report-map = the map of the city with every street
report-ways = how far it is for your carts, the nearest first: ways, or ways 1
report-sites = every church: worth, what is missing, what it takes, who gave what
report-hands = what is known of hands, and the discarded cards
shortcut-go = go 1 dom: several steps of a cart in one command
type-go = go
short-andreas = AND
short-aposteln = APO
short-caecilien = CAE
short-georg = GEO
short-gereon = GER
short-kunibert = KUN
short-maria-im-kapitol = KAP
short-maria-lyskirchen = LYS
short-gross-st-martin = MAR
short-pantaleon = PAN
short-severin = SEV
short-ursula = URS
short-dom = DOM
short-gate-1 = I
short-gate-2 = II
short-gate-3 = III
short-gate-4 = IV
short-gate-5 = V
typed-field-andreas = andreas
typed-field-aposteln = aposteln
typed-field-caecilien = caecilien
typed-field-georg = georg
typed-field-gereon = gereon
typed-field-kunibert = kunibert
typed-field-maria-im-kapitol = kapitol
typed-field-maria-lyskirchen = lyskirchen
typed-field-gross-st-martin = martin
typed-field-pantaleon = pantaleon
typed-field-severin = severin
typed-field-ursula = ursula
typed-field-dom = dom
typed-field-gate-1 = i
typed-field-gate-2 = ii
typed-field-gate-3 = iii
typed-field-gate-4 = iv
typed-field-gate-5 = v
typed-swap-white-grey = w-g
typed-swap-white-black = w-b
typed-swap-grey-white = g-w
typed-swap-grey-black = g-b
typed-swap-black-white = b-w
typed-swap-black-grey = b-g
typed-card-abbess-caecilien = abbess-caecilien
typed-card-abbot-gross-st-martin = abbot-martin
typed-card-abbess-maria-im-kapitol = abbess-kapitol
typed-card-abbot-pantaleon = abbot-pantaleon

## The screen

screen-title = Cologne
show-ends = first to { $goal }, then the round ends
show-last-round = the last round
show-turn = turn { $turn }
show-to-roll = before the dice
show-actions = { $count } { $count ->
    [one] action
   *[other] actions
} left
show-extra = then { $count } more { $count ->
    [one] turn
   *[other] turns
}
show-played = cards played: { $count } of { $all }
show-scores = Scores
show-holds = { $cards } c. { $loads }
show-poisoned = poison
show-sabotaged = misses
show-poisoned-and-sabotaged = poison, skip
show-city = City
show-costs = 1:2 = cart 1, 2 steps, action left · 1>6 = later
show-costs-later = counted from the roll on
show-given = Given
show-given-to = { $church } { $given } of { $value }: { $seats }
show-nothing-given = no church is begun
show-carts = Your carts:
show-between = Between: { $carts }
show-supply = supply { $stones }
show-now = Now
show-attacked-you = { $seat } attacks you: { $card }
show-attacked = { $seat } attacks { $victim }: { $card }
show-empty = empty
show-no-cards = no cards
show-discards = Discarded
show-deck = { $count } in the pile
show-route-how = Like this: route 1 dom (number of the cart, name of the field)
told-seat = { $seat } ({ $letter }): { $score } { $score ->
    [one] point
   *[other] points
}, { $holds }
told-cart = Cart { $cart }: { $load }, { $field }.
told-errand = { $count } { $count ->
    [one] step
   *[other] steps
}: { $field }, with an action left.
told-errand-later = { $count } { $count ->
    [one] step
   *[other] steps
}: { $field }.
told-sites = Sites:
told-site = { $church } { $missing } missing ({ $leader })
told-hammer = hammer
told-tie = tie
told-gates = Gates:
told-done = Done:
told-carts = Carts:
leads-build = { $stone } at { $church }: { $left } left, you { $own }
leads-load = { $stone } at { $gate }
leads-roll = the dice
leads-roll-full = the dice; full: { $gates }
leads-abbot = { $points } { $points ->
    [one] point
   *[other] points
} with { $church } ({ $owner })
leads-open-church = still open
leads-go = { $count } { $count ->
    [one] step
   *[other] steps
}
leads-go-part = { $count } of { $all } steps
leads-go-load = { $count } { $count ->
    [one] step
   *[other] steps
}, then load
leads-go-build = { $count } { $count ->
    [one] step
   *[other] steps
}, then build

## What happened, in a few words

brief-turn = {""}
brief-skipped = misses a turn
brief-weak = poisoned, { $actions } { $actions ->
    [one] action
   *[other] actions
}
brief-rolled = { $stone }/{ $gate }
brief-delivered = {""}
brief-full = { $gate } is full, stone lost
brief-short = no { $stone } left
brief-nothing = nothing
brief-reshuffled = cards reshuffled
brief-drew = draws { $card }
brief-drew-hidden = draws a card
brief-no-card = no card left
brief-moved = cart { $cart } to { $field }
brief-loaded = cart { $cart } loads { $stone }
brief-unloaded = cart { $cart } unloads { $stone }
brief-laid = builds { $stone }: { $church }
brief-begun = {""}
brief-released = new site: { $church }
brief-completed = wins { $church }: { $points } { $points ->
    [one] point
   *[other] points
}
brief-audience = visits the Archbishop: { $points }
brief-bonus = lays out { $card }: { $points }
brief-mayor = Mayor: one more turn
brief-attacked = { $card } against { $victim }
brief-warded-off = wards off { $card }
brief-stole = steals { $card } from { $victim }
brief-stole-hidden = steals a card from { $victim }
brief-poisoned = is poisoned
brief-sabotaged = must miss a turn
brief-traded = trades { $swap } at { $gate }
brief-secured = secures { $church }
brief-forged = forges at { $church }: { $victim }, { $swap }
brief-discarded = discards { $card }
brief-discarded-hidden = discards a card
brief-goal = has { $points } { $points ->
    [one] point
   *[other] points
}
