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

effect-bad-weather = No roof piece may be built.
effect-cold-and-damp = All sensitive workers (S) stay in bed.
effect-fire = For every three workers one of your choice fights the fire, at least one.
effect-epidemic = In every category with two or more workers one falls ill.
effect-plague = Whoever employs unstable workers (L) dismisses one.
effect-guild-feast = All unstable workers (L) are out.
effect-masters-demand = 1,000 talers extra for every master and foreman.
effect-journeymen-demand = 1,000 talers extra for every journeyman and apprentice.
effect-fit-of-rage = 1,000 talers extra for every choleric worker (C).
effect-brawl = All choleric workers (C) are out.
effect-intrigue = All intriguing workers (I) stand before the guild court.
effect-enticed-away = Whoever employs intriguing workers (I) loses one.
effect-botched-work = All negligent workers (N) mend their own botching.
effect-accident = Whoever employs negligent workers (N) dismisses one.
effect-wounded-pride = Whoever employs sensitive workers (S) dismisses one.
effect-compulsory-labour = The council takes one worker of everybody’s highest category.

economy-very-bad = Very Bad Order Situation
economy-bad = Bad Order Situation
economy-normal = Normal Order Situation
economy-good = Good Order Situation
economy-very-good = Very Good Order Situation

loan-small = small loan
loan-large = large loan

trait-s = sensitive
trait-i = intriguing
trait-l = unstable
trait-n = negligent
trait-c = choleric

## What is asked

ask-hire = hire a worker
ask-choose = choose a contract to auction, or pass
ask-open = name the opening bid in thousands of talers
ask-bid = bid more (in thousands of talers) or pass
ask-play = choose the event of the round from your hand
ask-rest = choose a worker who is out for this round
ask-release = choose a worker you must dismiss
ask-build = send workers to the pieces
ask-fee = name the fee you offer, in thousands of talers
ask-answer = accept, refuse or ask for more
ask-counter = accept the demand or refuse
ask-borrow = take a loan to pay the wages
ask-round = the round begins
ask-reveal = contracts are revealed
ask-draw = an event is revealed
ask-suffer = the event takes effect
ask-income = proceeds are paid out
ask-wages = wages are paid

## Moves

move-hire = hire { $category }
move-pick = pick { $worker } from the stack for a fee
move-dismiss = dismiss { $worker }
move-pass = pass
move-auction = choose { $contract } for auction
move-bid = bid { $amount },000 talers
move-play = choose the event { $event }
move-rest = turn { $worker } face down
move-assign = { $category } to { $piece }
move-done = done planning: put up
move-request = ask { $lender } for a worker ({ $category })
move-fee = name a fee of { $amount },000 talers
move-accept = accept
move-refuse = refuse
move-borrow = take a { $loan }
move-repay = repay a { $loan }

## News

news-round = Round { $number } begins; { $seat } has the hammer.
news-round-me = Round { $number } begins; you have the hammer.
news-hired = { $seat } hires { $worker }; wages now { $wages },000.
news-hired-me = You hire { $worker }; wages now { $wages },000.
news-picked = { $seat } pays { $fee },000 and picks { $worker }; wages now { $wages },000.
news-picked-me = You pay { $fee },000 and pick { $worker }; wages now { $wages },000.
news-dismissed = { $seat } dismisses { $worker }; wages now { $wages ->
    [0] 0
   *[other] { $wages },000
}.
news-dismissed-me = You dismiss { $worker }; wages now { $wages ->
    [0] 0
   *[other] { $wages },000
}.
news-passed = { $seat } passes.
news-passed-me = You pass.
news-economy = { $economy }: { $count ->
    [0] no new contracts
    [one] one new contract
   *[other] { $count } new contracts
}.
news-revealed = New contract: { $contract }.
news-auctioned = { $seat } puts { $contract } up for auction.
news-auctioned-me = You put { $contract } up for auction.
news-bid = { $seat } bids { $amount },000.
news-bid-me = You bid { $amount },000.
news-dropped = { $seat } cannot bid higher.
news-dropped-me = You cannot bid higher.
news-won = { $seat } wins { $contract } for { $amount },000.
news-won-me = You win { $contract } for { $amount },000.
news-given = { $seat } gets the last contract, { $contract }, at its cost of { $amount },000.
news-given-me = You get the last contract, { $contract }, at its cost of { $amount },000.
news-found = { $seat } gets the { $amount },000 that lay on { $contract }.
news-found-me = You get the { $amount },000 that lay on { $contract }.
news-unsold = Nobody wanted { $contract }; { $amount },000 now lie on it.
news-all-awarded = All contracts are awarded; round { $number } is the last.
news-event = Event: { $event }.
news-played = { $seat } chooses the event { $event }.
news-played-me = You choose the event { $event }.
news-rested = { $seat }: { $worker } is out this round.
news-rested-me = Your { $worker } is out this round.
news-assigned = { $seat } plans: { $category } to { $piece }.
news-assigned-me = You plan: { $category } to { $piece }.
news-raised = { $seat } puts up { $count ->
    [one] one piece
   *[other] { $count } pieces
} of { $contract }.
news-raised-me = You put up { $count ->
    [one] one piece
   *[other] { $count } pieces
} of { $contract }.
news-finished = { $seat } has finished { $contract }.
news-finished-me = You have finished { $contract }.
news-requested = { $seat } asks { $lender } for a worker: { $category }.
news-requested-me = You ask { $lender } for a worker: { $category }.
news-offered = { $seat } offers a fee of { $amount },000.
news-offered-me = You offer a fee of { $amount },000.
news-countered = { $seat } asks for { $amount },000.
news-countered-me = You ask for { $amount },000.
news-lent = { $seat } lends { $borrower } a worker ({ $category }) for { $amount },000.
news-lent-me = You lend { $borrower } a worker ({ $category }) for { $amount },000.
news-refused = { $seat } refuses.
news-refused-me = You refuse.
news-income = { $seat } is paid { $amount },000 for { $contract }.
news-income-me = You are paid { $amount },000 for { $contract }.
news-paid = { $seat } pays { $amount ->
    [0] no wages
   *[other] { $amount },000 in wages
}{ $extra ->
    [0] .
   *[other] , { $extra },000 of it extra.
}
news-paid-me = You pay { $amount ->
    [0] no wages
   *[other] { $amount },000 in wages
}{ $extra ->
    [0] .
   *[other] , { $extra },000 of it extra.
}
news-borrowed = { $seat } takes a { $loan } of { $amount },000.
news-borrowed-me = You take a { $loan } of { $amount },000.
news-repaid = { $seat } repays a { $loan } with { $amount },000.
news-repaid-me = You repay a { $loan } with { $amount },000.
news-salvaged = { $seat } gets { $amount ->
    [0] nothing
   *[other] { $amount },000
} for unfinished { $contract } ({ $missing } missing).
news-salvaged-me = You get { $amount ->
    [0] nothing
   *[other] { $amount },000
} for unfinished { $contract } ({ $missing } missing).
news-settled = { $seat } gives up { $amount },000 for open loans.
news-settled-me = You give up { $amount },000 for open loans.

## Why not

why-10 = That is not asked now.
why-11 = In round 1 everybody takes five workers; passing and dismissing come later.
why-13 = Your wage sum would go beyond the wage scale.
why-14 = You can dismiss only workers of your own.
why-15 = This stack is empty.
why-17 = { $phase ->
    [open] You have chosen and must now bid at least the cost of the contract.
   *[other] Only a contract that lies open can be auctioned.
}
why-19 = You must bid more than the last bid, or pass.
why-20 = There is not that much cash, and no loan for it.
why-23 = In round 1 you must choose until you have a contract.
why-30 = One of your workers with the letter of the event must be dismissed.
why-31 = You can turn only face-up workers of your own whom the event means.
why-33 = In bad weather no roof is built.
why-34 = This worker is not qualified for the heads still missing there.
why-36 = You have no idle worker of this category left.
why-37 = You cannot build there: it is not yours, stands already, or has all its heads.
why-39 = The roof comes only when all four walls stand or are planned.
why-40 = The second wall comes only when the first is complete.
why-44 = There are loans only when you cannot pay the wages.
why-46 = You can repay only a loan you have, with enough cash, and not amid a bid, a deal or the wages.
why-48 = The game is over.
why-52 = Picking needs the variant, the fee, and somebody who is not on top.
why-54 = Borrowing workers needs the variant, three requests a round, and somebody with an idle worker; a counter-offer must be higher than the offer.
why-55 = You do not have this event in hand.

## Endings

over-six-rounds = The sixth round has been played.
over-all-awarded = All contracts had been awarded, and the last round after that has been played.

## Impossible positions

audit-table-in-range = numbers on the table are out of range
audit-money-conserved = purses, bank and talers on contracts must add up to all the money of the game
audit-money-in-range = nobody has less than no money, or less than no loan
audit-workers-conserved = every worker is employed or lies once in the stack
audit-wages-are-crew = the wage sum is that of the crew, and within the wage scale
audit-contracts-conserved = every contract must occur once
audit-contracts-placed = revealed contracts lie open, have an owner or are paid
audit-buildings-stand = what is built must be able to stand
audit-economy-conserved = every economy card must occur once
audit-events-conserved = every event lies in the stack or in a hand
audit-workers-at-work = in the building phase every face-up worker is idle, at work or done
audit-phase-fits = what is asked must fit the table

## Table

screen-round = Round { $number } of at most { $last }, phase { $phase } of 5
screen-name = Name
screen-money = Talers
screen-wages = Wages
screen-loans = Loans
screen-crew = Crew
screen-sites = Contracts
screen-hammer = hammer
screen-stacks = Worker stacks
screen-stack = { $worker } [{ $letters }], { $left } left
screen-empty = empty
screen-offer = Open contracts, { $left } face down
screen-contract = { $contract }: cost { $cost }, price { $price }
screen-contract-bonus = { $contract }: cost { $cost }, price { $price }, with { $bonus } on it
screen-auction = Auction
screen-lot = { $contract }
screen-leading = { $seat } leads with { $price }
screen-opening = no bid yet
screen-event = Event
screen-crew-own = Your crew
screen-crew-of = Crew of { $seat }
screen-worker = { $worker } [{ $letters }]
screen-worker-down = { $worker } [{ $letters }] face down
screen-site = Site: { $contract }, price { $price }
screen-piece = { $part } [{ $heads }]
screen-built = { $part } stands
screen-planned = { $part } [{ $heads }] planned
screen-started = { $part } [{ $heads }] begun
screen-idle = Idle: { $heads }
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

count-contracts = contracts won
count-finished = contracts finished
count-loans = loans taken
items-won = Contracts won
items-finished = Contracts finished
items-played = Events played

## Lesson

lesson-welcome = You and { $b } are master builders with 40,000 talers each. It is the first round, and both are hiring workers; three of five are found.
lesson-aim = Every round has five phases: workers, contracts, an event, building, payday. Finished buildings bring money, the crew costs wages every round. Most money in the end wins.
lesson-crew = Masters can do everything but cost 5,000 a round; foremen 4,000, journeymen 3,000, apprentices 1,000. The letters are weaknesses: events strike at them.
lesson-hire = You have a master, a foreman and an apprentice. Hire a journeyman: most roofs and gables ask for one.
lesson-hire-apprentice = One more. Simple walls need only an apprentice, and nobody is cheaper.
lesson-contracts = The crews are complete. Three contracts lie open. Each says what it costs at least, what the finished work brings, and which heads its six pieces take.
lesson-choose = You hold the hammer, so you choose what is auctioned. The small house costs little, brings 50,000 and takes only apprentices and journeymen: it suits your crew. Choose it.
lesson-open = Whoever chooses must make the first bid, at least the printed cost: 4,000.
lesson-raise = { $b } bids 7,000. At 50,000 in the end the house is still worth it: bid 8,000. You may only bid what you have in cash.
lesson-won = The house is yours. The 8,000 go to the bank at once.
lesson-pass-choice = You could choose another contract. But with five workers one house is enough for now; hand the choice on.
lesson-leave-it = { $b } needs a contract too and bids 6,000 for the small city gate. Leave it to { $b }.
lesson-event = Nobody wanted the watchtower; the bank puts 5,000 on it to make it more attractive. Then the event: Bad Weather. No roof goes up in this round. Walls do.
lesson-assign = Now you plan: who works where? A building begins with a side wall and a gable wall together. Send an apprentice to the first side wall – drag them, or use the button.
lesson-assign-second = The second apprentice takes the other side wall.
lesson-assign-gable = A gable wall asks for a journeyman.
lesson-assign-higher = Whoever ranks higher may do the simpler work: your foreman takes the second gable.
lesson-build-done = Four walls in one round. The master has nothing to do today, but is paid all the same. Put it up.
lesson-payday = Payday: 14,000 in wages from each of you. Whoever cannot pay must take loans, and those are expensive to repay. Round 2 has begun, and the hammer went to { $b }.
lesson-hire-again = From now on everybody has three opportunities: hire, dismiss or pass. { $b } hired another foreman. Your house needs two more heads for its roof, and you have enough: pass.
lesson-hire-pass = Pass again. You could dismiss the master to save 5,000 – but a little reserve is good, as you will see.
lesson-hire-pass-again = And once more.
lesson-no-contract = A very bad order situation: no new contract comes. Only the watchtower is left. Finish the house first, and pass.
lesson-brawl = The event is a brawl: everybody choleric is out for this round, your journeyman among them. Now the reserve pays off. { $b } has already finished the gate.
lesson-roof = All four walls stand, so the roof may come. The foreman takes its first half.
lesson-roof-second = And the master takes the second.
lesson-finish = Six of six pieces. Put them up.
lesson-paid = The bank pays 50,000 for the small house, and the wages are paid from it. You stand at 54,000, { $b } at 62,000: the larger contract brought more, but the bigger crew costs more every round, too.
lesson-loans = After six rounds, or one round after the last contract was awarded, the game ends. Unfinished work still pays its price less 20,000 for every missing piece; open loans are deducted.
lesson-end = You have built your first house. Play on from here, or open a table of your own.
