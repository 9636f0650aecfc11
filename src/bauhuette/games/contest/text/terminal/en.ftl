### How contest looks and is spoken to in the terminal.

## Commands and typed words

name-city = city
name-hands = hands
report-city = all cities, or one of them building by building: city b
report-hands = what you know of the other hands
typed-card-left-corner = l
typed-card-right-corner = r
typed-card-tower = t
typed-card-gate = g
typed-card-town-hall = h
typed-card-church = c

## The screen

screen-title = Contest
show-ends = ends when a pile is empty
show-closing = after this turn: the final round
show-final = final round
show-turn = { $seat }’s turn
show-auctions = { $seat } auctions
show-piles = closed { $closed }, open { $open }
show-laid = up to { $count } { $count ->
    [one] card
   *[other] cards
} in this turn
show-purse = { $money } { $money ->
    [one] taler
   *[other] talers
}
show-scores = Scores
show-name = name
show-points = pts
show-money = talers
show-hand = hand
show-cards = { $count } c.
show-saboteurs = sab
show-shields = shields
show-coins = coins
show-bid = bid
show-city = city
show-city-of = City of { $letter } { $seat }
show-now = Now
show-lot-open = On offer: open
show-lot-closed = On offer: closed
show-lot-of = { $seat } auctions
show-lot-known = { $card } ({ $code })
show-printed = worth { $value }{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}
show-kind-unknown = the kind is not announced yet
show-possible = Still possible:
show-bank = Half of what another player pays goes to { $seat }, the rest to the bank ({ $bank }).
show-attacked-you = A saboteur at your { $card }, place { $place }: paying { $amount } keeps it.
show-attacked = A saboteur at { $seat }’s { $card }, place { $place }, ransom { $amount }.
show-loose = A card goes under a pile
show-legend = L R corner towers, T tower, G gate, H hall, C church
show-hand-costs = each left at the end costs its value
show-extra = Extra points
show-extra-note = only with corner towers at both ends
show-extra-middle = town hall in the middle +{ $points }
show-extra-churches = as many churches left as right of it +{ $points }
show-extra-corners = equal corner towers +{ $points }
show-buildings = Its buildings
show-known = Known of { $letter } { $seat }
show-one-of = one { $kind }
leads-roll = the die in talers, or a saboteur{ $coins ->
    [0] {""}
   *[other] ; { $coins } from your gates
}
leads-take = has { $count }
leads-closed = { $count } left; only you see it
leads-pay = you can pay that
leads-bluff = more than you own!
leads-build = then { $points }{ $shields ->
    [0] {""}
    [one] , shield
   *[other] , { $shields } shields
}{ $coins ->
    [0] {""}
    [one] , coin
   *[other] , { $coins } coins
}
leads-ransom = costs { $amount }, { $left } left
leads-done = hand costs { $minus }

## What happened, in a few words

brief-starts = begins
brief-turned = open now: { $card }
brief-rolled = die { $pips ->
    [0] ●
   *[other] { $pips }
}
brief-earned = +{ $die } and +{ $gates } from gates
brief-short = the bank pays only { $paid }
brief-saboteur = takes a saboteur
brief-no-saboteur = no saboteur left
brief-took = takes a saboteur from { $victim }
brief-spared = takes no saboteur
brief-offered = auctions { $card }
brief-offered-closed = auctions a closed card
brief-looked = it is { $card }
brief-bid = bids { $amount }
brief-passed = passes
brief-announced = announces: { $building }
brief-exposed = cannot pay { $amount }, loses { $paid }
brief-bought = gets { $card } for { $price }
brief-bought-kind = gets it ({ $building }) for { $price }
brief-bought-unseen = gets it for { $price }
brief-share = gets { $amount } of it
brief-unsold = no one can pay, unsold
brief-laid = builds { $card }
brief-rested = builds nothing
brief-attacked = saboteur at { $victim }’s { $card }
brief-sabotage-rolled = rolls { $pips ->
    [0] ●
   *[other] { $pips }
}
brief-failed = no harm to { $victim }
brief-ransom-asked = asks { $amount } of { $victim }
brief-ransom-paid = { $victim } pays { $amount }
brief-refused = does not pay
brief-destroyed = loses { $card }
brief-raided = draws { $card } from { $victim }’s hand
brief-tucked = it goes under the { $pile } pile
brief-last-card = last card of the { $pile } pile
brief-final-round = final round
brief-scored = { $buildings } for buildings, { $extra } extra, −{ $minus }
