### The last scene of a table.

# What stands between two stars is coloured.
ending-won = You won, *{ $gap } ahead of { $names }.*
ending-draw = A draw with { $names }: *{ $each } each.*
ending-placed = { $ordinal }, *{ $gap } behind { $names }.*
ending-level = { $ordinal }, *level with { $names }.*
ending-place = { $ordinal }.
ending-others-won = { $winner } won, *{ $gap } ahead of { $names }.*
ending-others-first = { $winner } won.
ending-others-draw = A draw between { $names }: *{ $each } each.*
ending-resigned = You resigned.
ending-place-name = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}
ending-amount-points = { $amount ->
    [one] one point
   *[other] { $amount } points
}
ending-amount-talers = { $amount } talers
because-step = { $step }: { $name } gained { $amount }.
because-step-me = { $step }: you gained { $amount }.
because-led = { $name } led until then.
because-led-me = You led until then.
because-source = { $source }: { $name } gained { $amount } on { $other }.
because-source-me = { $source }: you gained { $amount } on { $other }.
because-source-other = { $source }: { $name } gained { $amount } on you.
because-caught-up = { $step }: { $name } caught up with { $other }.
because-caught-up-me = { $step }: you caught up with { $other }.
because-caught-up-other = { $step }: { $name } caught up with you.
ending-start = Start
ending-round = Round { $number }
ending-final-round = Final round
ending-count = Final count
ending-by-hand = Points after each hand
ending-by-round = Points after each round
ending-money = Money after each round
ending-money-note = cash less debts
ending-race = The race to { $goal }
ending-review = Review this game
ending-review-none = every move analysed
ending-review-waiting = waits its turn
ending-review-running = being analysed, { $done } of { $of }
ending-review-done = { $costly ->
    [0] no costly move
    [one] one costly move
   *[other] { $costly } costly moves
}
ending-review-best = , your best: { $move }
ending-review-failed = could not be analysed yet
ending-review-sealed = opens when the last table is done
ending-more = More
ending-replay = Watch the replay
ending-download = Download the game
ending-chat = Log and chat
ending-to-table = Look at the table
ending-to-ending = To the result
ending-table = All numbers
ending-deal-place = place { $number } of { $of } so far, see the others
ending-deal-see = see the others
ending-tournament-round = Round { $number } of { $of }: back to the tournament
ending-tournament = Back to the tournament
ending-lesson = Lesson done
ending-lesson-next = to the lessons
ending-seat = { $place }. { $name }: { $amount }
