### How baumeister looks and is spoken to in the terminal. Money in thousands of talers.

## Commands and typed words

name-crew = crew
name-contracts = contracts
name-stacks = stacks
name-loans = loans
name-events = events
report-crew = every worker and their traits: crew, or crew b
report-contracts = every piece of every contract: contracts, or contracts b
report-stacks = the workers in the stacks, as far as you may see them
report-loans = what loans bring and cost, and who owes what
report-events = the event of the round and your own cards, in full
typed-worker-master = m
typed-worker-foreman = f
typed-worker-journeyman = j
typed-worker-apprentice = a
typed-contract-small-city-wall = smallwall
typed-contract-city-wall = wall
typed-contract-small-house = smallhouse
typed-contract-house = house
typed-contract-small-city-gate = smallgate
typed-contract-watchtower = tower
typed-contract-battlement-wall = battlement
typed-contract-great-city-gate = greatgate
typed-contract-large-house = largehouse
typed-contract-great-watchtower = greattower
typed-contract-town-hall = hall
typed-contract-great-city-wall = greatwall
typed-piece-small-city-wall = smallwall
typed-piece-city-wall = wall
typed-piece-small-house = smallhouse
typed-piece-house = house
typed-piece-small-city-gate = smallgate
typed-piece-watchtower = tower
typed-piece-battlement-wall = battlement
typed-piece-great-city-gate = greatgate
typed-piece-large-house = largehouse
typed-piece-great-watchtower = greattower
typed-piece-town-hall = hall
typed-piece-great-city-wall = greatwall
typed-piece-of-side-1 = side1
typed-piece-of-side-2 = side2
typed-piece-of-gable-1 = gable1
typed-piece-of-gable-2 = gable2
typed-piece-of-roof-1 = roof1
typed-piece-of-roof-2 = roof2
typed-piece-of-wall-1-main = main1
typed-piece-of-wall-1-side-1 = side11
typed-piece-of-wall-1-side-2 = side12
typed-piece-of-wall-2-main = main2
typed-piece-of-wall-2-side-1 = side21
typed-piece-of-wall-2-side-2 = side22

## The screen

screen-title = Master Builder
score-amount = { $score } { $count ->
    [one] taler
   *[other] talers
}
show-ends = most money wins
show-round = round { $number } of { $last }
show-step-1 = workers
show-step-2 = contracts
show-step-3 = event
show-step-4 = building
show-step-5 = payday
show-limit = wage limit { $limit }, you have { $wages }
show-payday = payday: { $money } + { $income } − { $due }
show-scores = Scores, in thousands
show-name = name
show-money = money
show-wages = wages
show-worth = worth
show-loans = loans
show-crew = crew
show-contracts = contracts
show-bid = bid
show-loan-small = sm
show-loan-large = lg
show-out = out
show-stacks = Stacks
show-stacks-all = Stacks, from the top
show-stack = { $category } { $worker } { $letters }, wage { $wage }, { $left } left
show-stack-empty = { $category }: none left
show-lot = Up for auction: { $contract }
show-lot-note = pays { $price }, least { $cost }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } on it
}
show-demand = heads in all: { $heads }
show-contract = pays { $price }, least { $cost }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } on it
}
show-offer = Open contracts
show-also-open = Also open
show-face-down = { $count } face down
show-deal = Lending
show-deal-text = { $borrower } asks { $lender } for a worker: { $category }, fee { $fee }
show-idle = free: { $heads }
show-site-note = pays { $price }, { $missing } missing · # stands + planned - begun
show-site-of = { $letter } { $seat }: { $contract }
show-crew-own = Crew
show-crew-of = Crew of { $letter } { $seat }
show-letters = Letters
show-loan-terms = { $loan }: +{ $amount }, pay back { $back }
show-loans-title = Loans
show-debts = Debts
leads-hire = { $worker }, wages { $wages }
leads-pick = { $letters }, wages { $wages }
leads-dismiss = { $letters }, wages { $wages }
leads-bid = you have { $money }, wages due { $due }
leads-fits = fits { $needs }
leads-too-good = more than { $needs } needs
leads-borrow = +{ $amount }, pay back { $back }; { $left } left after wages
leads-borrow-short = +{ $amount }, pay back { $back }; still missing { $left }
leads-repay = costs { $amount }

## What happened, in a few words

brief-round = round { $number }, has the hammer
brief-hired = hires { $worker }, wages { $wages }
brief-picked = picks { $worker } for { $fee }, wages { $wages }
brief-dismissed = dismisses { $worker }, wages { $wages }
brief-passed = passes
brief-economy = { $economy }: { $count } new
brief-revealed = new: { $contract }
brief-auctioned = auctions { $contract }
brief-bid = bids { $amount }
brief-dropped = cannot bid more
brief-won = wins { $contract } for { $amount }
brief-given = gets { $contract } for { $amount }
brief-found = finds { $amount } on it
brief-unsold = no bids for { $contract }: { $amount } on it
brief-all-awarded = all contracts awarded, round { $number } is the last
brief-event = { $event }
brief-played = chooses { $event }
brief-rested = { $worker } is out
brief-assigned = {""}
brief-raised = { $contract }: { $count } up
brief-finished = { $contract } is finished
brief-requested = asks { $lender }: { $category }
brief-offered = offers { $amount }
brief-countered = demands { $amount }
brief-lent = lends { $category } to { $borrower } for { $amount }
brief-refused = refuses
brief-income = +{ $amount } { $contract }
brief-paid = wages −{ $amount }
brief-borrowed = { $loan } +{ $amount }
brief-repaid = { $loan } −{ $amount }
brief-salvaged = { $contract } unfinished: +{ $amount }
brief-settled = −{ $amount } for loans
