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
