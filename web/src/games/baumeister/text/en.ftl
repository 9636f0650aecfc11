### Words of the table of baumeister in the browser.

## Your own copy
edition-section-contract = Contracts
edition-section-letters = Workers
edition-section-event = Events
edition-section-economy = Economy
edition-section-game = Numbers of the rulebook
edition-section-note = Bank notes
edition-section-loan = Loans
edition-pieces = Six pieces, and who builds them
edition-more-on-card = Something else is on my card
edition-traits = Traits on the cards
edition-label-contract-cost = Least bid
edition-label-contract-price = Brings
edition-label-event-effect = What it does
edition-label-event-letter = Concerns the trait
edition-label-event-heads = Concerns the heads
edition-label-event-share = One in every
edition-label-event-from = From this many on
edition-label-event-surcharge = Extra pay
edition-label-note-worth = Worth
edition-label-note-notes = Notes
edition-label-loan-payout = Paid out
edition-label-loan-early = Repaid early
edition-label-loan-late = Repaid late
edition-label-loan-notes = Notes
edition-label-game-start_money = Talers at the start
edition-label-game-start_workers = Workers at the start
edition-label-game-rounds = Rounds
edition-label-game-economy_cards = Economy cards
edition-label-game-opportunities = Opportunities to hire
edition-label-game-extra_contracts = Contracts more than players
edition-label-game-removed_for_two = Contracts taken out for two players
edition-label-game-unsold_bonus = Bonus on unsold contracts
edition-label-game-wage_limit = Limit of wages
edition-label-game-missing_piece = Deducted for each missing piece
edition-label-game-pick_fee = Fee for choosing a worker
edition-label-game-event_hand = Event cards in hand
printed-name-one = One thousand
printed-name-five = Five thousand
printed-name-ten = Ten thousand
printed-name-fifty = Fifty thousand
printed-name-small = Small loan
printed-name-large = Large loan
printed-name-no-roof = No roof piece is built
printed-name-rest-letter = Workers with this trait are out
printed-name-rest-share = A share of the workers is out
printed-name-rest-category = One of each category is out
printed-name-rest-highest = One of the highest category is out
printed-name-dismiss-letter = One worker with this trait is dismissed
printed-name-surcharge-category = Extra pay for these heads
printed-name-surcharge-letter = Extra pay for this trait
letter-M = Master
letter-F = Foreman
letter-J = Journeyman
letter-A = Apprentice

## At the table
phase-hire = Crew
phase-contracts = Contracts
phase-event = Event
phase-build = Build
phase-pay = Payday
round-of = Round { $round } of { $last }
place-worker = Choose an outlined piece for:
plan-best = Best plan
button-done = Plan done
button-pass = Pass
is-on-turn = is to move
cash = Cash
debt = owes { $debt }
your-contracts = Your contracts
no-contracts = You have no contract yet.
pieces-so-far = { $built } built, { $planned } planned
pays = pays
piece-built = built
piece-planned = planned
piece-begun = begun
piece-open = open
crew-note = { $free } of { $all } free
trait-S = sensitive
trait-I = scheming
trait-L = unstable
trait-N = negligent
trait-C = choleric
is-free = free
at-work = at work
rest-short = sits out
dismiss-short = dismiss
event-of-round = Event of this round
open-contracts = Still open
more-hidden = { $left } face down
none-open = None is open right now.
finished-ones = Finished: { $names }
quick-raise = Quick raises
bid-it = Bid { $amount }
money-and-wages = Money and wages
your-cash = Your cash
wage-track = Wage scale
wages-due = Wages on payday: { $due }.
you-are-short = You are { $short } short.
workers-idle = { $free ->
    [one] One worker is still free; you cannot take this back.
   *[other] { $free } workers are still free; you cannot take this back.
}
todo-hire = { $name } is hiring.
todo-choose = { $name } is choosing a contract.
todo-open = { $name } is making the opening bid.
todo-bid = { $name } is bidding.
todo-play = { $name } is choosing an event.
todo-rest = { $name } is choosing who sits out.
todo-release = { $name } is dismissing a worker.
todo-build = { $name } is planning the building.
todo-fee = { $name } is offering a fee.
todo-answer = { $name } is answering the offer.
todo-counter = { $name } is answering the demand.
todo-borrow = { $name } is taking a loan.
contracts-of = { $name }’s contracts
no-contracts-of = { $name } has no contract yet.
cash-of = { $name }’s cash
no-debt = no debts
no-contract-yet = no contract yet
seat-bids = bids { $amount }
seat-bid = bid { $amount }
seat-out = is out
seat-wages = wages { $wages }
yard = Hiring yard
yard-note = the top worker of each stack is for hire
stack-left = { $left } left
stack-empty = stack empty
beyond-limit = wage limit { $limit }
wage = wage
hire-it = hire
wages-then = wages → { $wages }
pick-others = others of this stack
traits = Traits
traits-note = and the events that hit them
weak-rest = sit out:
weak-dismiss = one leaves:
weak-extra = cost more:
works = What this crew could build in one round
works-note = the twelve contracts with their price
works-now = now
works-with = { $category ->
    [master] with the master
    [foreman] with the foreman
    [journeyman] with the journeyman
   *[apprentice] with the apprentice
}
wages-then-with = { $category ->
    [master] With the master { $wages }.
    [foreman] With the foreman { $wages }.
    [journeyman] With the journeyman { $wages }.
   *[apprentice] With the apprentice { $wages }.
}
stays-left = That leaves { $left }.
at-least = at least
from = from
lies-on-it = Lies on the contract and goes to its buyer.
takes-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
lacks = { $category ->
    [master] a master is missing
    [foreman] a foreman is missing
    [journeyman] a journeyman is missing
   *[apprentice] an apprentice is missing
}
too-late = will not be finished in time
auction-it = auction
round-number = round { $round }
round-brief = rd { $round }
heads-for-all = workers needed
heads-of-crew = you have
done-in-rounds = { $rounds ->
    [one] Done in one round
   *[other] Done in { $rounds } rounds
}
no-event-reckoned = Not counting events.
bid-title = Bid
fee-title = Fee
bids-so-far = so far
wages-kept = wages still covered
loan-then = wages need a loan
up-to = up to
account-price = Price of the finished work
account-found = lies on the contract
account-bid = Your bid
account-any-bid = bid
account-wages = { $rounds ->
    [one] Wages, 1 round of { $wages }
   *[other] Wages, { $rounds } rounds of { $wages }
}
account-wages-open = Wages
profit = Profit with this crew
even-bid = breaks even at { $amount }
sentence-bid-brief = { $seat } bids { $price }.
sentence-bid = { $contract }: { $seat } bids { $price }.
aim = { $rounds ->
    [one] You win with the most money after 1 round, less what you owe.
   *[other] You win with the most money after { $rounds } rounds, less what you owe.
}
opportunity-first = Worker { $number } of { $of }
opportunity = Hiring turn { $number } of { $of }
note-choose = You will also make the opening bid.
note-build = Choose a piece, or a worker first.
note-ringed = Choose one of the ringed workers.
short-of = You are { $short } short of the wages.
pay-back = repay
repay-it = repay { $amount }
debts = Debts
no-debts = none
loan-terms = Loan, only for missing wages
event-of-hand = From the hand
payday = Payday
payday-planned = Payday after this plan
is-finished = { $contract } is finished
wages-of = { $workers ->
    [one] Wages, 1 worker
   *[other] Wages, { $workers } workers
}
wages-sum = Wages
is-paid = paid
extra-wages = Extra wages
is-left = Left
is-short = Missing
heads-there = { $there } of { $all } placed
crew-of = { $count } of { $of }
free-place = place { $number }
is-placed = placing
press-again = sure?
lending = Lending
lending-ask = Borrow a worker
deal = { $borrower } wants to borrow from { $lender }: { $category }
ask-choose = { $pass ->
    [no] choose what is auctioned
   *[yes] choose what is auctioned, or pass
}
ask-open = name the opening bid
ask-bid = raise or pass
ask-build = { $assign ->
    [no] { $request ->
        [no] finish your building plan
       *[yes] borrow a worker or finish your building plan
    }
   *[yes] send your workers to the outlined pieces
}
ask-fee = name the fee you offer
ask-answer = { $fee ->
    [no] accept the offer or refuse
   *[yes] accept, refuse or ask for more
}
pay-back-late = or { $amount } once all contracts are revealed
struck = Workers struck by the event
struck-nobody = none now
struck-down = { $count ->
    [one] one sits out
   *[other] { $count } sit out
}
because-missing = { $count ->
    [one] A missing piece
    [6] A contract left unbuilt
   *[other] { $count } missing pieces
} ({ $contract }) cost { $name } { $amount }{ $place ->
    [0] .
    [1] { " " }and the win.
    [2] { " " }and second place.
   *[other] { " " }and third place.
}
because-missing-me = { $count ->
    [one] A missing piece
    [6] A contract left unbuilt
   *[other] { $count } missing pieces
} ({ $contract }) cost you { $amount }{ $place ->
    [0] .
    [1] { " " }and the win.
    [2] { " " }and second place.
   *[other] { " " }and third place.
}
ending-tally-before = At the start
ending-tally-finished = Finished works
ending-tally-unfinished = Unfinished works
ending-tally-contracts = Bids paid
ending-tally-found = Found on them
ending-tally-wages = Wages
ending-tally-loans = Cost of loans
ending-tally-picked = Fees
ending-tally-lent = Lending
ending-account-end = At the end
ending-no-work = No contract
ending-missing = { $count ->
    [one] one piece missing
   *[other] { $count } pieces missing
}
ending-work = { $contract }, { $round }: { $amount }
ending-work-unfinished = { $contract }, { $missing ->
    [one] one piece missing
   *[other] { $missing } pieces missing
}: { $amount }
