### Words of contest.

## Names

card-left-corner = Left corner tower
card-right-corner = Right corner tower
card-tower = Tower
card-gate = Gate
card-town-hall = Town hall
card-church = Church

kind-corner-tower = corner tower
kind-tower = tower
kind-gate = gate
kind-town-hall = town hall
kind-church = church

pile-open = open
pile-closed = closed

## What is asked

ask-roll = roll for your income
ask-take = take a saboteur from another player, or take none
ask-offer = auction a card
ask-open = make the first bid
ask-raise = bid more or pass
ask-act = { $attack ->
    [yes] build, sabotage or end your turn
   *[no] { $raid ->
        [yes] build, sabotage or end your turn
       *[no] { $found ->
            [yes] build or end your turn
           *[no] { $left ->
                [yes] build or end your turn
               *[no] { $right ->
                    [yes] build or end your turn
                   *[no] { $fill ->
                        [yes] build or end your turn
                       *[no] end your turn
                    }
                }
            }
        }
    }
}
ask-ransom = pay to keep your building, or give it up
ask-tuck = choose the pile the card goes under
ask-final = { $found ->
    [yes] lay up to three cards in the final round
   *[no] { $left ->
        [yes] lay up to three cards in the final round
       *[no] { $right ->
            [yes] lay up to three cards in the final round
           *[no] { $fill ->
                [yes] lay up to three cards in the final round
               *[no] end your turn: no card fits
            }
        }
    }
}

## Moves

move-roll = roll the die
move-take = take a saboteur from { $victim }
move-spare = take no saboteur
move-offer = auction the top card of the { $pile } pile
move-bid = bid { $amount }
move-pass = pass
move-found = found the city with { $card }
move-left = build { $card } on the left
move-right = build { $card } on the right
move-fill = close the gap at place { $place } with { $card }
move-attack = attack place { $place } of { $victim } with a saboteur
move-raid = attack { $victim }’s hand with a saboteur
move-done = end your turn
move-pay = pay and keep the building
move-refuse = give up the building
move-tuck = put the card under the { $pile } pile

## News

news-starts = { $seat } begins.
news-starts-me = You begin.
news-turned = The open pile now shows { $card }.
news-rolled = { $seat } rolls { $pips ->
    [0] the saboteur
   *[other] { $pips }
}.
news-rolled-me = You roll { $pips ->
    [0] the saboteur
   *[other] { $pips }
}.
news-earned = { $seat } earns { $gates ->
    [0] { $die ->
        [0] nothing
        [one] { $die } taler
       *[other] { $die } talers
    }
    [one] { $die ->
        [0] { $gates } taler from gates
        [one] { $die } taler and { $gates } from gates
       *[other] { $die } talers and { $gates } from gates
    }
   *[other] { $die ->
        [0] { $gates } talers from gates
        [one] { $die } taler and { $gates } from gates
       *[other] { $die } talers and { $gates } from gates
    }
}.
news-earned-me = You earn { $gates ->
    [0] { $die ->
        [0] nothing
        [one] { $die } taler
       *[other] { $die } talers
    }
    [one] { $die ->
        [0] { $gates } taler from gates
        [one] { $die } taler and { $gates } from gates
       *[other] { $die } talers and { $gates } from gates
    }
   *[other] { $die ->
        [0] { $gates } talers from gates
        [one] { $die } taler and { $gates } from gates
       *[other] { $die } talers and { $gates } from gates
    }
}.
news-short = The bank runs short: { $seat } gets only { $paid ->
    [one] { $paid } taler
   *[other] { $paid } talers
}.
news-short-me = The bank runs short: you get only { $paid ->
    [one] { $paid } taler
   *[other] { $paid } talers
}.
news-saboteur = { $seat } takes a saboteur from the supply.
news-saboteur-me = You take a saboteur from the supply.
news-no-saboteur = There is no saboteur left for { $seat }.
news-no-saboteur-me = There is no saboteur left for you.
news-took = { $seat } takes a saboteur from { $victim }.
news-took-victim = { $seat } takes a saboteur from you.
news-took-me = You take a saboteur from { $victim }.
news-spared = { $seat } takes no saboteur.
news-spared-me = You take no saboteur.
news-offered = { $seat } auctions { $card } from the open pile.
news-offered-me = You auction { $card } from the open pile.
news-offered-closed = { $seat } auctions from the closed pile.
news-offered-closed-me = You auction from the closed pile.
news-looked = { $seat } looks at the card: { $card }.
news-looked-me = Only you see the card: { $card }.
news-bid = { $seat } bids { $amount }.
news-bid-me = You bid { $amount }.
news-passed = { $seat } passes.
news-passed-me = You pass.
news-announced = { $seat } announces: { $building }.
news-announced-me = You announce: { $building }.
news-exposed = { $seat } bluffed { $amount } with { $paid ->
    [0] no talers at all.
    [one] { $paid } taler: it goes to the bank.
   *[other] { $paid } talers: they go to the bank.
}
news-exposed-me = You bluffed { $amount } with { $paid ->
    [0] no talers at all.
    [one] { $paid } taler: it goes to the bank.
   *[other] { $paid } talers: they go to the bank.
}
news-bought = { $seat } gets { $card } for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}.
news-bought-me = You get { $card } for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}.
news-bought-kind = { $seat } gets the closed card ({ $building }) for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}.
news-bought-unseen = { $seat } gets the closed card for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}.
news-share = { $amount ->
    [one] { $amount } of these talers goes
   *[other] { $amount } of these talers go
} to { $seat }.
news-share-me = { $amount ->
    [one] { $amount } of these talers goes
   *[other] { $amount } of these talers go
} to you.
news-unsold = None of the players can pay: the card stays unsold.
news-laid = { $seat } builds { $card } at place { $place }.
news-laid-me = You build { $card } at place { $place }.
news-rested = { $seat } builds nothing.
news-rested-me = You build nothing.
news-attacked = { $seat }’s saboteur attacks { $victim }’s { $card } at place { $place }.
news-attacked-me = Your saboteur attacks { $victim }’s { $card } at place { $place }.
news-attacked-victim = { $seat }’s saboteur attacks your { $card } at place { $place }.
news-sabotage-rolled = { $seat } rolls for the saboteur: { $pips ->
    [0] the dot
   *[other] { $pips }
}.
news-sabotage-rolled-me = You roll for the saboteur: { $pips ->
    [0] the dot
   *[other] { $pips }
}.
news-failed = { $seat }’s saboteur does no harm to { $victim }.
news-failed-me = Your saboteur does no harm to { $victim }.
news-failed-victim = { $seat }’s saboteur does you no harm.
news-ransom-asked = { $victim } may keep { $card } by paying { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
}.
news-ransom-asked-victim = You may keep { $card } by paying { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
}.
news-ransom-paid = { $victim } pays { $seat } { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
} and keeps the building.
news-ransom-paid-me = { $victim } pays you { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
} and keeps the building.
news-ransom-paid-victim = You pay { $seat } { $amount ->
    [one] { $amount } taler
   *[other] { $amount } talers
} and keep the building.
news-refused = { $victim } does not pay.
news-refused-me = You do not pay.
news-destroyed = { $victim } loses { $card }.
news-destroyed-me = You lose { $card }.
news-raided = { $seat } draws { $card } from { $victim }’s hand.
news-raided-me = You draw { $card } from { $victim }’s hand.
news-raided-victim = { $seat } draws { $card } from your hand.
news-tucked = The card goes under the { $pile } pile.
news-last-card = That was the last card of the { $pile } pile: after this turn comes the final round.
news-final-round = Final round: { $seat } may still lay up to three cards.
news-final-round-me = Final round: you may still lay up to three cards.
news-scored = { $seat }: { $buildings } for buildings, { $extra } { $extra ->
    [one] extra point
   *[other] extra points
}, { $minus } { $minus ->
    [one] minus point
   *[other] minus points
} for cards left in hand.
news-scored-me = You: { $buildings } for buildings, { $extra } { $extra ->
    [one] extra point
   *[other] extra points
}, { $minus } { $minus ->
    [one] minus point
   *[other] minus points
} for cards left in hand.

## Why not

why-C10 = { $phase ->
    [roll] Roll the die first.
    [take] First decide from whom you take a saboteur.
    [offer] First auction a card.
    [open] First make the opening bid.
    [raise] The auction is still going on.
    [ransom] First decide about the attacked building.
    [tuck] First put the card under a pile.
    [final] In the final round you can only build.
   *[other] Now is the time to build or to sabotage.
}
why-C14 = You can take a saboteur only from another player who has one.
why-C16 = There is nothing to auction from this pile.
why-C17 = As auctioneer you have to bid at least 1; 0 is allowed only with an empty purse.
why-C18 = You have to bid more than the highest bid, or pass.
why-C19 = There is not that much money outside the bank.
why-C30 = You found your city with exactly three matching cards.
why-C31 = You build with cards from your hand only: the first one founds the city, any other goes to its left or right end.
why-C32 = There is no gap at this place.
why-C33 = You never lay more than three cards at once.
why-C34 = Your city has a town hall already.
why-C35 = Two buildings of the same kind may not stand side by side; tower and corner tower count as the same.
why-C36 = A left corner tower belongs to the far left, a right one to the far right; nothing is built beyond.
why-C37 = Another corner tower may only be built in the final round.
why-C40 = Your city has no room left.
why-C41 = You can use a saboteur only if you have one, and only instead of building.
why-C42 = You may attack only the city with the fewest shields among the others.
why-C43 = You may not use a saboteur against yourself.
why-C46 = You do not have the money for that.
why-C49 = You can only attack a hand of at least five cards.
why-C51 = In the final round you can only build; then the game is over.

# In a few words, under a card:
reason-C30 = three must match
reason-C33 = never more than three
reason-C34 = only one town hall
reason-C35 = not beside its kind
reason-C36 = not at this end
reason-C37 = final round only
reason-C40 = no room left

## Endings

over-open-pile = The open pile ran out.
over-closed-pile = The closed pile ran out.

## Broken positions

audit-sizes = piles, cities and hands must hold as many cards as their size says
audit-cards = every card must be in exactly one place
audit-talers = all talers together must be as many as there are coins
audit-most = no player has more than they can have
audit-saboteurs = together there must be as many saboteurs as exist
audit-city = everything in a city must obey the building rules
audit-knowledge = no player knows of cards that are not there
audit-laid = only the player who builds lays cards, three at most in a turn
audit-step = an auction, an attack and a loose card exist only in their own step
audit-bids = bids exist in an auction only, the leader's is the highest, and none is above all the money outside the bank
audit-end = when a pile has run out, the turn and the final round follow, and only then
audit-seen = all players see the open pile's top card, what spectators have seen all have, and an announced kind is true
audit-first-build = a city is begun with three cards in one turn, and a player who has begun can go on

## Table

screen-name = name
screen-money = talers
screen-cards = cards
screen-shields = shields
screen-saboteurs = saboteurs
screen-points = city
screen-bid = bid
screen-at-most = at most { $most }
screen-passed = passes
screen-table = { $bank ->
    [one] { $bank } taler
   *[other] { $bank } talers
} in the bank, { $supply } { $supply ->
    [one] saboteur
   *[other] saboteurs
} in the supply
screen-piles = Piles
screen-open-pile = open: { $card } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
screen-closed-pile = closed: { $card } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
screen-empty = empty
screen-unknown = unknown
screen-lot = being auctioned
screen-possible = still possible: { $cards }
screen-city = City of { $seat }
screen-city-me = Your city
screen-gap = gap
screen-no-city = nothing built yet
screen-hand = Your hand
screen-hand-of = Hand of { $seat }
screen-known = Known cards of { $seat }
screen-hidden = { $count ->
    [one] one unknown
   *[other] { $count } unknown
}
screen-one-of = a { $kind }
screen-nothing = nothing

## What is counted

count-buildings = buildings
count-complete = complete cities
count-extra = extra points
count-unbuilt = cards in hand
items-built = Standing in the city at the end

## Lesson

lesson-welcome = Three master builders bid for buildings and line them up into a city. At the end every building in your city counts its value, every card left in your hand costs its value, and money is worth nothing. { $b } already has a small city, you and { $c } have none yet.
lesson-roll = A turn has three steps: income, an auction, and then building or sabotage. You have 12 talers, and only you see them: that is what makes the auctions exciting. First the die: it brings as many talers as it shows, or a saboteur. Roll.
lesson-offer = 4 talers. Now you must auction a card: the top one of the open pile, or one of the closed pile that only you may look at. A city can begin with the left corner tower (2): offer it. You also make the first bid; begin low, with 2.
lesson-raise = { $b } bids 3, { $c } is out. Raise to 4. You may even bid more than you own – but if you win and cannot pay, you lose all your money and get nothing.
lesson-found = Yours for 4, and all of it goes to the bank, because you auctioned it yourself. Now you may build. A city is founded with exactly three cards, never two of a kind side by side: the left corner tower always leftmost, to its right the church, then the town hall.
lesson-built = Your city stands: 2 + 9 + 6 points. If the town hall stands exactly in the middle of a complete city at the end, it brings 10 extra points – so there should be as much to its right as to its left. No more than three cards are laid in a turn: end yours.
lesson-closed = { $b } rolled a saboteur and auctions a card of the closed pile. Only { $b } has seen it and opened with 1; { $c } bids 2. Is it worth it, or a bluff? Save your money and pass, and pass again when { $c } auctions a card.
lesson-again = Your second turn. Roll for your income, then offer the church (5) of the open pile: beside your town hall it would balance the other church, 5 extra points in a complete city. But open with just 1 and see how badly the others want it.
lesson-share = { $b } bids 2. If you pass, { $b } pays and half of it comes to you: as auctioneer you earn from the others’ wishes. Pass.
lesson-sabotage = You own a saboteur. Instead of building you may send him against the city with the fewest shields – towers bear them, and { $b } has none. Attack { $b }’s gate (3) at the end of the city.
lesson-ransom = The die shows 3. With 1 or 2 nothing happens, with the dot the building is destroyed, and with 3 to 5 the owner may keep it by paying its value – to you. { $b } pays you 3 talers.
lesson-end = When the last card of a pile has been auctioned, there is a final round: once more up to three cards each, and only now a second corner tower. A complete city, with a corner tower at each end and no gap, can bring up to 20 extra points. Play on from here, or open a table of your own.

## What is printed on the cards (engine/component_tables.py)

printed-card = Building cards
printed-die = Die
column = Print
column-copies = Cards
column-value = Value
column-shields = Shields
column-coins = Coins
printed-name-faces = Faces (0 is the dot)
origin-card-coins = The rulebook says “one or two coins”, but not on which gates. We chose coins for the cheap ones and points for the dear ones.
origin-die = A public description says that each face occurs once.

extra-middle = Town hall exactly in the middle
extra-churches = As many churches to the left as to the right
extra-corners = Equal corner towers
tally-buildings = Buildings
tally-minus = Cards left in hand

# What a move will do, before it is made.
preview-roll = Brings { $most ->
    [1] one taler
   *[other] up to { $most } talers
} or a saboteur.
preview-roll-gates = Brings { $most ->
    [1] one taler
   *[other] up to { $most } talers
} or a saboteur, and { $coins } from your gates.
preview-roll-alone = Brings { $most ->
    [1] one taler
   *[other] up to { $most } talers
}; a dot brings nothing, because all saboteurs are yours.
preview-roll-gates-alone = Brings { $most ->
    [1] one taler
   *[other] up to { $most } talers
}, and { $coins } from your gates; a dot brings no saboteur, because all are yours.
preview-roll-short = The bank holds only { $bank }.
preview-take = { $seat }’s saboteur becomes yours.
preview-spare = No player loses a saboteur.
preview-offer-open = { $card } is auctioned; you bid first.
preview-offer-closed = Only you look at it, and you bid first.
preview-bluff = Bluff: you have { $money }. If your bid stays highest, all of it goes to the bank.
preview-bid = { $left ->
    [0] { $amount } leaves you nothing.
    [one] { $amount } leaves you one taler.
   *[other] { $amount } leaves you { $left } talers.
}
preview-bid-bank = The bid goes to the bank.
preview-bid-share = { $share } to { $seat }, { $rest } to the bank.
preview-pass = Pass: you are out, { $seat } leads with { $amount }.
preview-lay = Worth { $value }.
preview-lay-coins = { $coins ->
    [one] One taler more every turn.
   *[other] { $coins } talers more every turn.
}
preview-lay-shields = { $shields ->
    [one] One shield more.
   *[other] { $shields } shields more.
}
preview-done = Your turn ends.
preview-done-risk = { $cards ->
    [1] Your turn ends; with one card your hand can be attacked.
   *[other] Your turn ends; with { $cards } cards your hand can be attacked.
}
preview-done-final = Your turn ends; the final round follows.
preview-done-game = You have nothing more to build.
preview-done-minus = { $points ->
    [one] The game is over for you; the card in your hand costs one point.
   *[other] The game is over for you; what is left in your hand costs { $points } points.
}
preview-attack = The dot destroys { $card }; from { $pips } on, { $ransom } { $ransom ->
    [one] taler keeps
   *[other] talers keep
} it.
preview-attack-fails = { $pips ->
    [1] A 1 does nothing.
    [2] A 1 or 2 does nothing.
   *[other] 1 to { $pips } does nothing.
}
preview-raid = { $seat } loses a card drawn at random.
preview-pay = { $amount ->
    [one] One taler goes to { $seat }; the building stays, and you keep { $left }.
   *[other] { $amount } talers go to { $seat }; the building stays, and you keep { $left }.
}
preview-refuse = You lose { $card }.
preview-tuck-open = It goes to the bottom of the open pile.
preview-tuck-closed = It goes to the bottom of the closed pile.

## What a coach speaks of

coach-buys-for = You get this card for { $price ->
    [one] { $price } taler
   *[other] { $price } talers
} and build it: { $card }
coach-cannot-pay = { $seat } cannot pay the bid and loses all their money
coach-cannot-pay-me = You cannot pay your bid and lose all your money
coach-wins-auction = { $seat } buys this card and builds it: { $card }
coach-wins-auction-me = You buy this card and build it: { $card }
coach-wins-card = { $seat } buys the card and builds it
coach-wins-card-me = You buy the card and build it
coach-overpays = { $seat } pays more for this card than anyone else could
coach-overpays-me = You pay more for this card than anyone else could
coach-fits-not = { $seat } buys a card that finds no place and costs its value in the end: { $card }
coach-fits-not-me = You buy a card that finds no place and costs its value in the end: { $card }
coach-gets-half = { $seat } gets half of the price as auctioneer
coach-gets-half-me = You get half of the price as auctioneer
coach-buys-next = { $seat } buys the next card on auction and builds it
coach-buys-next-me = You buy the next card on auction and build it
coach-builds = A card in your hand finds its place: { $card }
coach-left-over = A card in your hand finds no place and costs its value in the end: { $card }
coach-gate-earns = A gate you build now brings you money in turns to come: { $card }
coach-completes = { $seat } completes the city and gets extra points
coach-completes-me = You complete your city and get extra points
coach-hall-in-the-middle = { $seat } has the town hall exactly in the middle of a complete city
coach-hall-in-the-middle-me = You have the town hall exactly in the middle of a complete city
coach-churches-balanced = { $seat } has as many churches on the left of the town hall as on its right
coach-churches-balanced-me = You have as many churches on the left of the town hall as on its right
coach-corners-equal = { $seat } completes the city with two corner towers of the same value
coach-corners-equal-me = You complete your city with two corner towers of the same value
coach-destroyed = { $victim } loses a building to a saboteur: { $card }
coach-destroyed-me = You lose a building to a saboteur: { $card }
coach-ransom-paid = { $victim } has to pay to keep a building
coach-ransom-paid-me = You have to pay to keep a building
coach-raided = { $victim } loses a card from the hand to a saboteur
coach-raided-me = You lose a card from your hand to a saboteur

### What puzzles are about

theme-roll = income
theme-take = taking saboteurs
theme-offer = what to auction
theme-open = the first bid
theme-raise = bidding
theme-act = building and sabotage
theme-ransom = ransom
theme-tuck = under which pile
theme-final = the final round

# --- editions
breach-sort-count = Cards of this sort: the game has { $wanted }, not { $found }.
breach-card-value = The value belongs to the card’s name: it is { $wanted }, not { $found }.
breach-few-talers = The coins are worth { $found } in all; four players need at least { $wanted } at the start.
