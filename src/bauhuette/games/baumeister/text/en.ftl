### The words of Master Builder.

## Names

category-master = Master
category-foreman = Foreman
category-journeyman = Journeyman
category-apprentice = Apprentice

worker-master = Master
worker-foreman = Foreman
worker-journeyman = Journeyman
worker-apprentice = Apprentice

contract-small-city-wall = Small City Wall
contract-city-wall = City Wall
contract-small-house = Small House
contract-house = House
contract-small-city-gate = Small City Gate
contract-watchtower = Watchtower
contract-battlement-wall = City Wall with Battlement
contract-great-city-gate = Great City Gate
contract-large-house = Large House
contract-great-watchtower = Great Watchtower
contract-town-hall = Town Hall
contract-great-city-wall = Great City Wall

piece-small-city-wall-wall-1-main = Small City Wall, wall 1
piece-small-city-wall-wall-1-side-1 = Small City Wall, wall 1 side 1
piece-small-city-wall-wall-1-side-2 = Small City Wall, wall 1 side 2
piece-small-city-wall-wall-2-main = Small City Wall, wall 2
piece-small-city-wall-wall-2-side-1 = Small City Wall, wall 2 side 1
piece-small-city-wall-wall-2-side-2 = Small City Wall, wall 2 side 2
piece-city-wall-wall-1-main = City Wall, wall 1
piece-city-wall-wall-1-side-1 = City Wall, wall 1 side 1
piece-city-wall-wall-1-side-2 = City Wall, wall 1 side 2
piece-city-wall-wall-2-main = City Wall, wall 2
piece-city-wall-wall-2-side-1 = City Wall, wall 2 side 1
piece-city-wall-wall-2-side-2 = City Wall, wall 2 side 2
piece-small-house-side-1 = Small House, side 1
piece-small-house-side-2 = Small House, side 2
piece-small-house-gable-1 = Small House, gable 1
piece-small-house-gable-2 = Small House, gable 2
piece-small-house-roof-1 = Small House, roof 1
piece-small-house-roof-2 = Small House, roof 2
piece-house-side-1 = House, side 1
piece-house-side-2 = House, side 2
piece-house-gable-1 = House, gable 1
piece-house-gable-2 = House, gable 2
piece-house-roof-1 = House, roof 1
piece-house-roof-2 = House, roof 2
piece-small-city-gate-side-1 = Small City Gate, side 1
piece-small-city-gate-side-2 = Small City Gate, side 2
piece-small-city-gate-gable-1 = Small City Gate, gable 1
piece-small-city-gate-gable-2 = Small City Gate, gable 2
piece-small-city-gate-roof-1 = Small City Gate, roof 1
piece-small-city-gate-roof-2 = Small City Gate, roof 2
piece-watchtower-side-1 = Watchtower, side 1
piece-watchtower-side-2 = Watchtower, side 2
piece-watchtower-gable-1 = Watchtower, gable 1
piece-watchtower-gable-2 = Watchtower, gable 2
piece-watchtower-roof-1 = Watchtower, roof 1
piece-watchtower-roof-2 = Watchtower, roof 2
piece-battlement-wall-wall-1-main = City Wall with Battlement, wall 1
piece-battlement-wall-wall-1-side-1 = City Wall with Battlement, wall 1 side 1
piece-battlement-wall-wall-1-side-2 = City Wall with Battlement, wall 1 side 2
piece-battlement-wall-wall-2-main = City Wall with Battlement, wall 2
piece-battlement-wall-wall-2-side-1 = City Wall with Battlement, wall 2 side 1
piece-battlement-wall-wall-2-side-2 = City Wall with Battlement, wall 2 side 2
piece-great-city-gate-side-1 = Great City Gate, side 1
piece-great-city-gate-side-2 = Great City Gate, side 2
piece-great-city-gate-gable-1 = Great City Gate, gable 1
piece-great-city-gate-gable-2 = Great City Gate, gable 2
piece-great-city-gate-roof-1 = Great City Gate, roof 1
piece-great-city-gate-roof-2 = Great City Gate, roof 2
piece-large-house-side-1 = Large House, side 1
piece-large-house-side-2 = Large House, side 2
piece-large-house-gable-1 = Large House, gable 1
piece-large-house-gable-2 = Large House, gable 2
piece-large-house-roof-1 = Large House, roof 1
piece-large-house-roof-2 = Large House, roof 2
piece-great-watchtower-side-1 = Great Watchtower, side 1
piece-great-watchtower-side-2 = Great Watchtower, side 2
piece-great-watchtower-gable-1 = Great Watchtower, gable 1
piece-great-watchtower-gable-2 = Great Watchtower, gable 2
piece-great-watchtower-roof-1 = Great Watchtower, roof 1
piece-great-watchtower-roof-2 = Great Watchtower, roof 2
piece-town-hall-side-1 = Town Hall, side 1
piece-town-hall-side-2 = Town Hall, side 2
piece-town-hall-gable-1 = Town Hall, gable 1
piece-town-hall-gable-2 = Town Hall, gable 2
piece-town-hall-roof-1 = Town Hall, roof 1
piece-town-hall-roof-2 = Town Hall, roof 2
piece-great-city-wall-wall-1-main = Great City Wall, wall 1
piece-great-city-wall-wall-1-side-1 = Great City Wall, wall 1 side 1
piece-great-city-wall-wall-1-side-2 = Great City Wall, wall 1 side 2
piece-great-city-wall-wall-2-main = Great City Wall, wall 2
piece-great-city-wall-wall-2-side-1 = Great City Wall, wall 2 side 1
piece-great-city-wall-wall-2-side-2 = Great City Wall, wall 2 side 2

event-bad-weather = Bad Weather
event-cold-and-damp = Cold and Damp
event-fire = Fire Outbreak
event-epidemic = Epidemic
event-plague = Plague
event-guild-feast = Guild Feast
event-masters-demand = Masters Demand Higher Wages
event-journeymen-demand = Journeymen Demand Higher Wages
event-fit-of-rage = Fit of Rage
event-brawl = Brawl
event-intrigue = Intrigue
event-enticed-away = Enticed Away
event-botched-work = Botched Work
event-accident = Accident at Work
event-wounded-pride = Wounded Pride
event-compulsory-labour = Compulsory Labour

effect-bad-weather = No roof piece is built this round.
effect-cold-and-damp = All sensitive workers (S) stay in bed.
effect-fire = For every three workers you employ, one of your choice has to fight the fire; at least one.
effect-epidemic = In every category with two or more workers, one of them is out.
effect-plague = If you employ unstable workers (L), you dismiss one of them.
effect-guild-feast = All unstable workers (L) are sleeping it off.
effect-masters-demand = 1,000 talers extra for every master and every foreman.
effect-journeymen-demand = 1,000 talers extra for every journeyman and every apprentice.
effect-fit-of-rage = 1,000 talers extra for every choleric worker (C).
effect-brawl = All choleric workers (C) are out.
effect-intrigue = All scheming workers (I) have to appear before the guild court.
effect-enticed-away = If you employ scheming workers (I), you lose one of them.
effect-botched-work = All negligent workers (N) have to put their own botched work right.
effect-accident = If you employ negligent workers (N), you dismiss one of them.
effect-wounded-pride = If you employ sensitive workers (S), you dismiss one of them.
effect-compulsory-labour = The town council takes one worker of your highest category.

economy-very-bad = Business very slow
economy-bad = Business slow
economy-normal = Business as usual
economy-good = Business good
economy-very-good = Business very good

loan-small = small loan
loan-large = large loan

trait-s = sensitive
trait-i = scheming
trait-l = unstable
trait-n = negligent
trait-c = choleric

# The letter of a head; the data call it M, F, J and A in every language.
head-M = M
head-F = F
head-J = J
head-A = A

## What is asked: $pass, $hire ... say whether there is such a move

ask-hire = { $pass ->
    [no] take a worker from a stack
   *[yes] { $dismiss ->
        [yes] { $hire ->
            [yes] hire a worker, dismiss one or pass
           *[no] dismiss a worker or pass
        }
       *[no] { $hire ->
            [yes] hire a worker or pass
           *[no] hire a worker, dismiss one or pass
        }
    }
}
ask-choose = { $pass ->
    [no] choose a contract to auction
   *[yes] choose a contract to auction, or pass
}
ask-open = name the opening bid in thousands of talers
ask-bid = bid more (in thousands of talers) or pass
ask-play = choose the event of the round from your hand
ask-rest = choose a worker who is out for this round
ask-release = choose the worker you dismiss
ask-build = { $assign ->
    [no] { $request ->
        [no] finish your building plan
       *[yes] borrow a worker or finish your building plan
    }
   *[yes] assign your workers to pieces, then finish your building plan
}
ask-fee = name the fee you offer, in thousands of talers
ask-answer = { $fee ->
    [no] accept the offer or refuse it
   *[yes] accept the offer, refuse it or ask for more (in thousands of talers)
}
ask-counter = accept the demand or refuse it
ask-borrow = take a loan to pay the wages
ask-round = the round begins
ask-reveal = contracts are revealed
ask-draw = an event is revealed
ask-suffer = the event takes effect
ask-income = proceeds are paid out
ask-wages = wages are paid

## Moves

move-hire = { $category ->
    [Master] hire a master
    [Foreman] hire a foreman
    [Journeyman] hire a journeyman
    [Apprentice] hire an apprentice
   *[other] hire: { $category }
}
move-pick = pick { $worker } from the stack for a fee
move-dismiss = dismiss { $worker }
move-pass = pass
move-auction = auction { $contract }
move-bid = bid { THOUSANDS($amount) } talers
move-play = choose the event { $event }
move-rest = let { $worker } sit out
move-assign = { $category } to { $piece }
move-done = finish the building plan and build
move-request = ask { $lender } for a worker: { $category }
move-fee = name a fee of { THOUSANDS($amount) } talers
move-accept = accept
move-refuse = refuse
move-borrow = take a { $loan }
move-repay = repay a { $loan }

## News

news-round = Round { $number } begins; { $seat } has the hammer.
news-round-me = Round { $number } begins; you have the hammer.
a-worker = { $worker ->
    [Master] a master
    [Foreman] a foreman
    [Journeyman] a journeyman
    [Apprentice] an apprentice
   *[other] { $worker }
}
news-hired = { $seat } hires { a-worker }; wage sum { THOUSANDS($wages) }.
news-hired-me = You hire { a-worker }; wage sum { THOUSANDS($wages) }.
news-picked = { $seat } pays { THOUSANDS($fee) } and picks { a-worker }; wage sum { THOUSANDS($wages) }.
news-picked-me = You pay { THOUSANDS($fee) } and pick { a-worker }; wage sum { THOUSANDS($wages) }.
news-dismissed = { $seat } dismisses { a-worker }; wage sum { THOUSANDS($wages) }.
news-dismissed-me = You dismiss { a-worker }; wage sum { THOUSANDS($wages) }.
news-passed = { $seat } passes.
news-passed-me = You pass.
news-economy = { $economy }: { $count ->
    [0] no new contract
    [one] one new contract
   *[other] { $count } new contracts
}.
news-revealed = New contract: { $contract }.
news-auctioned = { $seat } puts { $contract } up for auction.
news-auctioned-me = You put { $contract } up for auction.
news-bid = { $seat } bids { THOUSANDS($amount) }.
news-bid-me = You bid { THOUSANDS($amount) }.
news-dropped = { $seat } cannot bid higher.
news-dropped-me = You cannot bid higher.
news-won = { $seat } wins { $contract } for { THOUSANDS($amount) }.
news-won-me = You win { $contract } for { THOUSANDS($amount) }.
news-given = { $seat } gets the last contract, { $contract }, at its cost of { THOUSANDS($amount) }.
news-given-me = You get the last contract, { $contract }, at its cost of { THOUSANDS($amount) }.
news-found = { $seat } gets the { THOUSANDS($amount) } that lay on { $contract }.
news-found-me = You get the { THOUSANDS($amount) } that lay on { $contract }.
news-unsold = No one wanted { $contract }; { THOUSANDS($amount) } now lie on it.
news-all-awarded = All contracts are awarded; round { $number } is the last.
news-event = Event: { $event }.
news-played = { $seat } chooses the event { $event }.
news-played-me = You choose the event { $event }.
news-rested = { $seat } has { a-worker } sitting out this round.
news-rested-me = You have { a-worker } sitting out this round.
news-assigned = { $seat } plans for { $piece }: { $category }.
news-assigned-me = You plan for { $piece }: { $category }.
news-raised = { $seat } builds { $count ->
    [one] one piece
   *[other] { $count } pieces
} of { $contract }.
news-raised-me = You build { $count ->
    [one] one piece
   *[other] { $count } pieces
} of { $contract }.
news-finished = { $seat } finishes { $contract }.
news-finished-me = You finish { $contract }.
news-requested = { $seat } asks { $lender } to lend a worker: { $category }.
news-requested-me = You ask { $lender } to lend you a worker: { $category }.
news-requested-lender = { $seat } asks you to lend a worker: { $category }.
news-offered = { $seat } offers a fee of { THOUSANDS($amount) }.
news-offered-me = You offer a fee of { THOUSANDS($amount) }.
news-countered = { $seat } asks for a fee of { THOUSANDS($amount) }.
news-countered-me = You ask for a fee of { THOUSANDS($amount) }.
news-lent = { $seat } lends { $borrower } a worker for { THOUSANDS($amount) }: { $category }.
news-lent-me = You lend { $borrower } a worker for { THOUSANDS($amount) }: { $category }.
news-lent-borrower = { $seat } lends you a worker for { THOUSANDS($amount) }: { $category }.
news-refused = { $seat } refuses.
news-refused-me = You refuse.
news-income = { $seat } is paid { THOUSANDS($amount) } for { $contract }.
news-income-me = You are paid { THOUSANDS($amount) } for { $contract }.
news-paid = { $seat } pays { $amount ->
    [0] no wages
   *[other] { THOUSANDS($amount) } in wages
}{ $extra ->
    [0] .
   *[other] , { THOUSANDS($extra) } of it extra.
}
news-paid-me = You pay { $amount ->
    [0] no wages
   *[other] { THOUSANDS($amount) } in wages
}{ $extra ->
    [0] .
   *[other] , { THOUSANDS($extra) } of it extra.
}
news-borrowed = { $seat } takes a { $loan } of { THOUSANDS($amount) }.
news-borrowed-me = You take a { $loan } of { THOUSANDS($amount) }.
news-repaid = { $seat } repays a { $loan } with { THOUSANDS($amount) }.
news-repaid-me = You repay a { $loan } with { THOUSANDS($amount) }.
news-salvaged = { $seat } gets { $amount ->
    [0] nothing
   *[other] { THOUSANDS($amount) }
} for { $contract }: { $missing ->
    [0] no piece is missing.
    [one] one piece is missing.
   *[other] { $missing } pieces are missing.
}
news-salvaged-me = You get { $amount ->
    [0] nothing
   *[other] { THOUSANDS($amount) }
} for { $contract }: { $missing ->
    [0] no piece is missing.
    [one] one piece is missing.
   *[other] { $missing } pieces are missing.
}
news-settled = { $seat } pays { THOUSANDS($amount) } for open loans.
news-settled-me = You pay { THOUSANDS($amount) } for open loans.

## Why not

why-B10 = You cannot do that in this phase.
why-B11 = In round 1 you take five workers; you can pass and dismiss only from round 2 on.
why-B13 = Your wage sum would go beyond the end of the wage scale.
why-B14 = You can dismiss only workers of your own.
why-B15 = This stack is empty.
why-B17 = { $phase ->
    [open] You have chosen the contract and must now bid at least its cost.
   *[other] Only a contract that lies open can be auctioned.
}
why-B19 = You must bid more than the last bid, or pass.
why-B20 = { $phase ->
    [fee] You do not have that much money.
    [answer] The other player does not have that much money.
   *[other] You do not have that much money, and there is no loan for it.
}
why-B23 = In round 1 you must choose as long as you have no contract.
why-B30 = You must dismiss one of your workers with the letter of the event.
why-B31 = Only a face-up worker of your own that the event strikes can sit out.
why-B33 = In bad weather no roof is built.
why-B34 = This worker is not qualified for the heads still missing there.
why-B36 = You have no idle worker of this category left.
why-B37 = You cannot build there: the piece is not yours, stands already, or has all its heads.
why-B39 = The roof comes only when all four walls stand or are planned.
why-B40 = The second wall comes only when the first stands complete or is planned.
why-B44 = There are loans only when you cannot pay the wages.
why-B46 = You can repay only a loan you have, with enough money, and not while you owe an opening bid, an answer about lending, or wages.
why-B48 = The game is over.
why-B52 = You can pick only in the variant “Picking workers”, for a fee, and only a worker who does not lie on top.
why-B54 = You can borrow only in the variant “Lending workers”, at most three times a round, for money, and from a player with an idle worker of their own; a demand must be higher than the offer.
why-B55 = You do not have this event in hand.

## Endings

over-six-rounds = The sixth round has been played.
over-all-awarded = All contracts had been awarded, and the round after that has been played, too.

## Impossible positions

audit-table-in-range = numbers on the table are out of range
audit-money-conserved = the money of players, bank and contracts must add up to all the money of the game
audit-money-in-range = money and loans are never below zero
audit-workers-conserved = every worker is employed or lies once in the stack
audit-wages-are-crew = the wage sum is that of the crew, and within the wage scale
audit-contracts-conserved = every contract must occur once
audit-contracts-placed = revealed contracts lie open, have an owner or are paid
audit-buildings-stand = what is built must be able to stand
audit-economy-conserved = every economy card must occur once
audit-events-conserved = every event lies in the stack or in a hand
audit-workers-at-work = in the building phase every face-up worker is idle, at work or done
audit-phase-fits = what is asked must fit the table
audit-ends-empty = behind the last card of a stack or hand there is none
audit-open-known = every player knows what lies open, and their own hand
audit-course = at most one economy card is shown per round, and the last round comes early only when all contracts are awarded
audit-loans = no player has a loan they did not take, and none takes one before the first wages
audit-auction = only in an auction are there a contract for sale and a bid, and its bidder can pay it
audit-events-of-the-round = events and workers lying down belong to the phases after the draw
audit-owed = an event asks for as many workers as there are, and only while it strikes
audit-plans = heads stand only at pieces the seat on turn can build, and a piece with all its heads is planned
audit-deal = a deal needs a lender with such a worker and a fee the borrower can pay, in the building phase only
audit-first-money = in the first auctions a player without a contract has paid only fees for picked workers

## Table

screen-name = Name
screen-money = Talers
screen-wages = Wages
screen-loans = Loans
screen-crew = Crew
screen-sites = Contracts
screen-hammer = hammer
screen-stacks = Worker stacks
screen-empty = empty
screen-auction = Auction
screen-leading = { $seat } leads with { $price }
screen-opening = no bid yet
screen-event = Event
screen-crew-own = Your crew
screen-crew-of = Crew of { $seat }
screen-hand = Your event cards
screen-nothing = nothing
part-side-1 = side 1
part-side-2 = side 2
part-gable-1 = gable 1
part-gable-2 = gable 2
part-roof-1 = roof 1
part-roof-2 = roof 2
part-wall-1-main = wall 1
part-wall-1-side-1 = wall 1 side 1
part-wall-1-side-2 = wall 1 side 2
part-wall-2-main = wall 2
part-wall-2-side-1 = wall 2 side 1
part-wall-2-side-2 = wall 2 side 2

## Counted

count-score = talers
count-contracts = contracts acquired
count-finished = contracts finished
count-loans = loans taken
items-won = Contracts acquired
items-finished = Contracts finished
items-played = Events chosen

## Lesson

lesson-welcome = You and { $b } are master builders with 40,000 talers each. Finished buildings bring money, your workers cost wages every round, and the most money after six rounds wins. Every round has five phases: workers, contracts, an event, building, and payday.
lesson-hire = Masters can do everything but cost 5,000 a round; foremen cost 4,000, journeymen 3,000, apprentices 1,000. You have a master, a foreman and an apprentice: hire a journeyman for the harder pieces, and then a second apprentice, who is enough for simple walls.
lesson-choose = Three contracts lie open: each says what it costs at least, what the finished building brings, and which heads its six pieces take. You hold the hammer, so you choose and bid first. The small house suits your crew: choose it, and open with its cost, 4,000.
lesson-raise = { $b } bids 7,000. At 50,000 in the end the house is still worth it: bid 8,000. You may bid only what you have in cash.
lesson-won = The house is yours; the 8,000 go to the bank at once. You could choose another contract, but with five workers one house is enough for now: pass. { $b } needs a contract too and takes the small city gate: leave it to { $b }, and pass again.
lesson-event = No one wanted the watchtower; the bank lays 5,000 on it to make it more attractive. Then the event: Bad Weather. No roof is built this round, only walls. Other events strike workers by the letters on their cards: S, I, L, N, C.
lesson-assign = Now you plan who works where; a building begins with a side wall and a gable wall at once. The two apprentices take the side walls, the journeyman a gable. A better qualified worker may do simpler work: the foreman takes the other gable.
lesson-build-done = Four walls in one round. The master has nothing to do today, but is paid all the same. Finish your building plan.
lesson-payday = Payday: each of you has paid 14,000 in wages. If you cannot pay, you must take loans, which are expensive to repay. From round 2 on each of you may hire, dismiss or pass three times. Your house needs two more heads for its roof, and you have them: pass, also on the contract that is left.
lesson-brawl = The event is a brawl: all choleric workers (C) are out this round, your journeyman among them. Now the reserve pays off. All four walls stand, so the roof may come: the foreman takes one half, the master the other. Then finish your building plan.
lesson-paid = The bank pays 50,000 for the small house, and the wages come out of that. You have 54,000, { $b } has 62,000: the larger contract brought more, but the larger crew costs more every round, too.
lesson-end = The game ends after six rounds, or one round after the last contract was awarded. An unfinished contract then still brings its price, but 20,000 less for every missing piece; open loans are deducted. Play on from here, or open a table of your own.

## What is printed on the cards (engine/component_tables.py)

printed-category = Wages
printed-letters = Traits of the workers
printed-contract = Contracts
printed-piece = Heads on the pieces
printed-economy = Economy: contracts with two, three and four players
column = Print
column-wage = Wage
column-cards = Cards
column-number = Number
column-kind = Kind
column-cost = Cost
column-price = Price
column-copies = Cards
column-two = two players
column-three = three players
column-four = four players
printed-name-wall = wall
printed-name-building = building
column-side-1 = Side wall 1
column-side-2 = Side wall 2
column-gable-1 = Gable wall 1
column-gable-2 = Gable wall 2
column-roof-1 = Roof 1
column-roof-2 = Roof 2
column-wall-1-main = Wall 1, main part
column-wall-1-side-1 = Wall 1, side part 1
column-wall-1-side-2 = Wall 1, side part 2
column-wall-2-main = Wall 2, main part
column-wall-2-side-1 = Wall 2, side part 1
column-wall-2-side-2 = Wall 2, side part 2
origin-category = The master’s wage stands in the rulebook; a public description gives the others, and with them the rulebook’s example of a wage sum adds up.
origin-letters = The rulebook names the five traits, but not who has which; we spread them evenly, one to three for each worker.
origin-contract = Only the cost of the first contract stands in the rulebook; the others rise with number and size.
origin-piece = The rulebook shows heads in a few pictures only; the others are chosen by the size of the contract.
origin-economy = Only the worst card is described; the others bring more contracts in order.
origin-event = The rulebook gives only the names of the event cards; we made up effects to suit them.
origin-game = These bounds are not in the rulebook; a computer needs them, and no sensible bid reaches them.

tally = Where the talers came from
tally-total = Talers
tally-finished = Finished contracts
tally-unfinished = Unfinished contracts
tally-contracts = Paid for contracts
tally-found = Found on contracts
tally-wages = Wages
tally-loans = Cost of loans
tally-picked = Fees for picked workers
tally-lent = Lent and borrowed workers

progress = Round { $round } of { $last_round }

## What a move does

preview-wages-then = Wages then { THOUSANDS($due) }; payday leaves { THOUSANDS($left) }.
preview-wages-then-short = Wages then { THOUSANDS($due) }; you are { THOUSANDS($short) } short.
preview-wages-stay = Wages stay { THOUSANDS($due) }; payday leaves { THOUSANDS($left) }.
preview-wages-stay-short = Wages stay { THOUSANDS($due) }; you are { THOUSANDS($short) } short.
preview-pick = Costs { THOUSANDS($fee) }.
preview-pass-choice = You choose no more this round, but you may still bid.
preview-pass-choice-first = You choose no more this round, but you may bid until a player has two contracts.
preview-pass-auction = Pass: you are out, { $seat } leads with { THOUSANDS($price) }.
preview-auction = You must bid at least { THOUSANDS($least) }.
preview-money-then = You keep { THOUSANDS($money) } and owe { THOUSANDS($due) } in wages.
preview-money-then-short = You keep { THOUSANDS($money) } and owe { THOUSANDS($due) } in wages: { THOUSANDS($short) } short.
preview-lacks = Your crew lacks: { $category }.
preview-too-late = It cannot be finished in time.
preview-profit = { $rounds ->
    [one] Done in one round
   *[other] Done in { $rounds } rounds
}, profit { THOUSANDS($amount) }.
preview-loss = { $rounds ->
    [one] Done in one round
   *[other] Done in { $rounds } rounds
}, { $amount ->
    [0] no profit.
   *[other] loss { THOUSANDS($amount) }.
}
preview-play = Strikes { $own ->
    [0] none of your workers
    [one] one of your workers
   *[other] { $own } of your workers
} and { $others ->
    [0] none of the others’.
    [one] one of the others’.
   *[other] { $others } of the others’.
}
preview-play-dismiss = { $own ->
    [0] You dismiss no one
   *[other] You dismiss one worker
}; of the others { $others ->
    [0] none does.
    [one] one player does.
   *[other] { $others } do.
}
preview-play-dear = You pay { THOUSANDS($own) } more in wages, the others { THOUSANDS($others) } in all.
preview-play-no-roof = No roof is built this round.
preview-rest = Sits out this round; you still pay the wage of { THOUSANDS($wage) }.
preview-assign-more = { $piece }: then { $missing ->
    [one] one head is missing.
   *[other] { $missing } heads are missing.
}
preview-assign-completes = { $piece }: stands with this.
preview-assign-alone = { $piece }: manned, but it does not stand without the other pieces.
preview-assign-finishes = { $contract } will be finished: { THOUSANDS($price) } on payday.
preview-done = { $pieces ->
    [0] Nothing is built
    [one] One piece is built
   *[other] { $pieces } pieces are built
}, { $idle ->
    [0] no worker stays idle.
    [one] one worker stays idle.
   *[other] { $idle } workers stay idle.
}
preview-payday = Payday leaves { THOUSANDS($left) }.
preview-payday-short = You are { THOUSANDS($short) } short on payday.
preview-request = You ask { $seat } for a worker ({ $category }), then offer a fee of at most { THOUSANDS($most) }.
preview-ask-fee = You ask for { THOUSANDS($fee) }; the other player may refuse.
preview-lend = You get { THOUSANDS($fee) }; the worker comes back after building.
preview-refuse = No worker is lent.
preview-borrow = Brings { THOUSANDS($payout) }; you repay { THOUSANDS($back) }, or { THOUSANDS($late) } once all contracts are revealed.
preview-borrow-late = Brings { THOUSANDS($payout) }; you repay { THOUSANDS($back) }.
preview-borrowed = The wages are paid; you keep { THOUSANDS($left) }.
preview-borrowed-short = You are still { THOUSANDS($short) } short for the wages then.

## What a coach speaks of

coach-wins-for = You get { $contract } for { THOUSANDS($amount) }
coach-finishes-now = You finish { $contract } in this round, so its price comes before the wages
coach-builds-now = You get on with { $contract } in this round
coach-overpays = { $seat } pays more for { $contract } than it brings
coach-overpays-me = You pay more for { $contract } than it brings
coach-bargain = { $seat } gets { $contract }, and it brings more than it costs
coach-bargain-me = You get { $contract }, and it brings more than it costs
coach-loan-forced = { $seat } cannot pay the wages without a loan: { $loan }
coach-loan-forced-me = You cannot pay the wages without a loan: { $loan }
coach-repays-early = You repay a loan before it gets dearer: { $loan }
coach-finishes = { $seat } finishes { $contract }
coach-finishes-me = You finish { $contract }
coach-not-in-time = { $seat } does not finish { $contract } in time
coach-not-in-time-me = Your crew does not finish { $contract } in time
coach-stands-idle = You pay more workers of a category than you ever put to work: { $category }
coach-saves-wage = You save a wage: { $worker }
coach-struck = An event keeps a worker of yours from working: { $worker }

### What puzzles are about

theme-hire = hiring
theme-choose = which contract
theme-open = the opening bid
theme-bid = bidding
theme-play = events in hand
theme-rest = who sits out
theme-release = dismissing
theme-build = building
theme-fee = fees
theme-answer = lending
theme-counter = demands
theme-borrow = loans

# --- editions
breach-worker-cards = Workers of this kind: the game has { $wanted }, not { $found }.
breach-economy-deck = Economy cards: the game has { $wanted }, not { $found }.
breach-contract-number = Contracts are numbered in their order: this is number { $wanted }.
breach-contract-kind = { $wanted ->
    [wall] The parts of this contract are those of a wall.
   *[other] The parts of this contract are those of a building.
}
breach-heads = Each piece shows at least one head and at most { $most }: M, F, J or A.
breach-traits = A worker has one to five of the letters S, I, L, N and C, none of them twice.
breach-event-heads = This event needs the heads it concerns: M, F, J and A, none of them twice.
breach-event-letter = This event needs the letter it concerns: S, I, L, N or C.
