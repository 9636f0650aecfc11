### Looking back at a finished game.

analysis-title = { $game }: analysis
analysis-curve = Chance to win, move by move
analysis-moves = moves
analysis-costliest = The moves that cost most
analysis-number = Move
analysis-seat = Seat
analysis-move = Played
analysis-cost = Cost
analysis-better = Better
analysis-luck = Luck: what dice and draws gave, in shares of the win
analysis-mistakes = Skill: what own choices gave away, in shares of the win
analysis-luck-line = { $name }: luck { $luck }, given away { $mistakes }
analysis-none = Nobody made a move that cost noticeably.
analysis-costly-line = Move { $number }, { $seat }: { $move } ({ $cost }). Better: { $better }
analysis-no-luck = In this game everything was shuffled before the first move: no move had luck of its own, and what lay in the stacks is in the curve from the start.
analysis-note = The curve looks at all cards. Choices are judged by what their seat knew then. All figures are estimates from simulated games.
analysis-saved = Written: { $file }
analysis-running = Looking at the moves

balance-title = { $game }, { $seats } seats, all “greedy”
balance-seat = Seat { $letter }
balance-score = Points
balance-win = Wins
balance-moves = Moves per game
balance-skill = One “greedy” among players who choose at random wins { $wins }.
balance-often = per game
balance-holder = wins of those who have it
balance-items = { $group }: wins of those who have it (in brackets: how often per game)
balance-items-note = Chance alone would give { $chance } to everyone. A higher share says that winners have it more often than others, not that it makes them win. What came up fewer than 30 times is not judged.
balance-games = { $games } { $games ->
    [one] game
   *[other] games
}, moves per game: { $moves }; ± are 95 % confidence intervals.
