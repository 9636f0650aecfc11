### Looking back at a finished game.

analysis-title = { $game }: analysis
analysis-curve = Chance to win, move by move
analysis-moves = moves
analysis-costliest = The costliest decisions
analysis-move = Move
analysis-share = Chance
analysis-cost = Cost
analysis-note = The curve knows all cards. Decisions are judged by what their player knew then; all moves of a decision are tried in the same simulated games. All figures are estimates; how far they were true is in docs/analysis.md.
analysis-saved = Written: { $file }
analysis-running = Analysing the moves
analysis-none = No decision lowered a chance to win by more than its uncertainty.
analysis-costly-line = Move { $number }, { $seat }: { $move } { $certainty ->
    [clearly] clearly
   *[probably] probably
} lowers the chance to win by { $cost }. Better: { $better }.
analysis-reason = { $what }; games we played out: { $games }, held in { $played }, after the better move in { $better }
analysis-no-reason = { $ahead ->
    [0] No single reason.
   *[other] No single reason; games we played out: { $games }, better in { $ahead }.
}
analysis-line = The best line, in one possible game: { $line }.
analysis-all-moves = All moves compared
analysis-played = played
analysis-as-good = about as good
analysis-clearly = clearly
analysis-probably = probably
analysis-seats = The seats
analysis-seat = Seat
analysis-decisions = Decisions
analysis-error = Error per decision
analysis-blunders = Blunders
analysis-seat-line = { $name }: error { $error } per decision (decisions: { $decisions }, blunders: { $blunders })

balance-title = { $game }, { $seats } seats, all “{ $player }”
balance-seat = Seat { $letter }
balance-score = Points
balance-win = Wins
balance-moves = Moves per game
balance-lead = Lead of the winner
balance-wins-of = Wins of seat { $letter }
balance-compared = All rows use the same deals ({ $games } { $games ->
    [one] game
   *[other] games
}); ± are 95 % confidence intervals.
balance-skill = One “greedy” among players who choose at random wins { $wins }.
balance-often = per game
balance-holder = wins of its holders
balance-items = { $group }: wins of those who have it (in brackets: how often per game)
balance-items-note = By chance alone everyone would win { $chance }. A higher share means that winners have it more often than others, not that it makes them win. Anything that came up fewer than 30 times is not judged.
balance-games = { $games } { $games ->
    [one] game
   *[other] games
}, moves per game: { $moves }; ± are 95 % confidence intervals.
