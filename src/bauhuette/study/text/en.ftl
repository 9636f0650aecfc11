### Looking back at a finished game.

analysis-title = { $game }: looking back
analysis-curve = Share of the win, move by move
analysis-moves = moves
analysis-costliest = The decisions that cost most
analysis-move = Move
analysis-share = Share
analysis-cost = Cost
analysis-note = The curve looks at all cards. Decisions are judged by what their seat knew then, all their moves in the same simulated games. All figures are estimates.
analysis-saved = Written: { $file }
analysis-running = Analysing the moves
analysis-none = Nobody made a decision that clearly cost something.
analysis-no-luck = In this game everything was shuffled before the first move: no move had luck of its own, and what lay in the stacks is in the luck of the deal.
analysis-costly-line = Move { $number }, { $seat }: { $move } costs { $cost } of a win. Better: { $better }.
analysis-happens = { $what }: { $played } of { $worlds } times instead of { $better }
analysis-rival = { $row }, { $name }
analysis-best-other = the best other seat
analysis-rest = Everything else
analysis-lead = Together: ahead of the best other seat
analysis-lead-unsure = In points the two moves do not clearly differ.
analysis-line = The best line, in one possible game: { $line }.
analysis-all-moves = All moves compared (share of the win, ± 95 % of the difference)
analysis-played = played
analysis-better-word = better
analysis-nobody = nobody
analysis-who = { $name } { $count } of { $worlds }
analysis-tenths = Each sign stands for a tenth of the simulated games ({ $worlds })
analysis-unsure = unsure
analysis-seats = The seats
analysis-seat = Seat
analysis-play = Class of play
analysis-decisions = Decisions
analysis-error = Error a decision
analysis-blunders = Blunders
analysis-luck = Luck
analysis-luck-deal = deal
analysis-luck-dice = dice
analysis-luck-draws = draws
analysis-luck-others = others’ choices
analysis-luck-unseen = what nobody could know
analysis-result = Result
analysis-adjusted = Without luck
analysis-classes-told = From a single game the class of play is a guess: few of its decisions matter. All games of a person together say more.
analysis-classes-unmeasured = No class of play yet: the bots’ errors at this game have not been measured.
analysis-classes-unordered = No class of play: at this game stronger bots do not make smaller errors, so an error says nothing of a level.
analysis-seat-line = { $name }: { $play }, { $error } of a win a decision (decisions: { $decisions }, blunders: { $blunders }); luck { $luck } ({ $sources }); { $result } of the win, without luck { $adjusted }

classes-title = { $game }, { $seats } seats: what the levels cost themselves at the same { $decisions } decisions
classes-level = Level
classes-behind = Behind the next better level
classes-error = Error a decision
classes-bounds = Bounds between the classes: { $bounds }
classes-in-order = The levels come out in order.
classes-not-in-order = The levels do not come out in order.
classes-running = Playing and analysing
classes-so-far = Game { $done } of { $games }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
classes-written = Written: { $file }. As { $place } in the package it decides which classes are told.

balance-title = { $game }, { $seats } seats, all “{ $player }”
balance-seat = Seat { $letter }
balance-score = Points
balance-win = Wins
balance-moves = Moves per game
balance-lead = Lead of the winner
balance-wins-of = Wins of seat { $letter }
balance-compared = The same deals each time ({ $games } { $games ->
    [one] game
   *[other] games
}); ± are 95 % confidence intervals.
balance-skill = One “greedy” among players who choose at random wins { $wins }.
balance-often = per game
balance-holder = wins of those who have it
balance-items = { $group }: wins of those who have it (in brackets: how often per game)
balance-items-note = Chance alone would give { $chance } to everyone. A higher share says that winners have it more often than others, not that it makes them win. What came up fewer than 30 times is not judged.
balance-games = { $games } { $games ->
    [one] game
   *[other] games
}, moves per game: { $moves }; ± are 95 % confidence intervals.
