### Words of the table of baumeister in the browser.

phase-hire = Crew
phase-contracts = Contracts
phase-event = Event
phase-build = Build
phase-pay = Pay
round-of = Round { $round } of { $last }
place-worker = Choose a glowing piece for:
plan-best = Plan best
button-done = Done planning
button-pass = Pass
is-on-turn = is on turn
leads = leads
cash = cash
debt = owes { $debt }
no-loan = no loan
crew-wages = crew, wages
your-contracts = Your contracts
no-contracts = You have no contract yet.
pieces-so-far = { $built } built · { $planned } planned · { $open } open
pays = pays
piece-built = built
piece-planned = planned
piece-begun = begun
piece-open = open
crew-note = { $free } of { $all } free
trait-S = sensitive
trait-I = intriguing
trait-L = unstable
trait-N = negligent
trait-C = choleric
face-down = face down
is-free = free
at-work = at work
rest-short = turn down
dismiss-short = dismiss
event-of-round = Event of this round
stack-top = wage { $wage } · { $letters }
open-contracts = Open contracts
more-hidden = { $left } more in the pile
cost-pays = cost { $cost } · pays { $price }
none-open = None is open right now.
finished-ones = Finished: { $names }
quick-raise = Quick raises
other-bid = another bid
bid-it = Bid { $amount }
money-and-wages = Money and wages
your-cash = Your cash
wage-track = Wage track
wages-due = Wages of { $due } fall due.
you-are-short = You are { $short } short.
workers-idle = { $free ->
    [one] One worker is still free and could be put to work; this cannot be taken back.
   *[other] { $free } workers are still free and could be put to work; this cannot be taken back.
}
