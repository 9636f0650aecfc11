## Puzzles
page-puzzles = Puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-today-why = The same position for everyone until midnight (UTC).
puzzle-source = From a game of strong players. You see only what the player knew.
puzzle-ask = Find the best move.
puzzle-how = Moves to choose from: { $count }. One is clearly the best.
puzzle-difficulty = Difficulty
puzzle-difficulty-of = { $difficulty } of 5
puzzle-found = Found by
puzzle-found-of = { $share } of { $count }
puzzle-found-none = no one yet
puzzle-ahead = Ahead by
puzzle-ahead-of = chance to win { $gap } higher
puzzle-hint = Hint
puzzle-show = Show me
puzzle-help = A hint leaves two moves; the best one then counts half. If you ask for the answer, the puzzle counts as missed. Either way it comes back.
puzzle-hinted = One of these two is best: “{ $first }” or “{ $second }”.
puzzle-hinted-half = It counts half now.
puzzle-shown = Shown: it counts as missed.
puzzle-rating = Puzzle rating
puzzle-streak = Days in a row
puzzle-best-was = The best move is “{ $move }”.
puzzle-why = Why “{ $best }” beats “{ $second }”
puzzle-line = The best line, in one possible game
out-cards = Others hold: { $cards }.
out-one-of = And one of: { $cards }.
puzzle-chosen = What { $count ->
    [one] one player
   *[other] { $count } players
} chose
puzzle-moves = All moves
puzzle-is-best = best
puzzle-cost = costs { $cost }
puzzle-back = Comes back in { $days ->
    [one] one day
   *[other] { $days } days
}. Find it three times to learn it.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-counts-not = Only the first answer counts for the rating.
puzzles-pre = Positions from games of strong players where one move is clearly the best. You know only what the player knew. Your first answer counts.
puzzles-none = There are no puzzles here.
puzzles-solve = Find the best move
puzzles-again = View again
puzzles-of = { $found } of { $count } found
round = Round { $number } of { $rounds }
puzzle-name = Puzzle { $number }
puzzle-open = not tried
puzzle-verdict-best = found
puzzle-verdict-hinted = found with a hint
puzzle-verdict-shown = shown
puzzle-verdict-good = good
puzzle-verdict-mistake = mistake
puzzle-verdict-blunder = blunder

## What comes back
practice = Your exercises
practice-none = Puzzles you miss, and your own mistakes that you try again in an analysis, come back here after 3, 7 and 21 days.
practice-today = Today: { $count }
practice-later = Later: { $count }
practice-own = Your own game, move { $number }: it lowered your chance to win by { $cost }
practice-puzzle = A puzzle: your move lowered the chance to win by { $cost }
practice-helped = A puzzle for which you asked for help
practice-found = { $found } of { $finds } found
practice-try = Try again
practice-in = { $days ->
    [one] in one day
   *[other] in { $days } days
}

## How somebody plays
period = Period
period-weeks = 4 weeks
period-quarter = 3 months
period-year = A year
period-all = All
period-in-weeks = in the last four weeks
period-in-quarter = in the last three months
period-in-year = in the last year
period-in-all = so far
period-no-rating = No rated game { $period }.
period-no-play = No analysed game { $period }.
play-title = Progress
play-none = Nothing yet. Open a finished game and have it analysed.
play-error-over = { $error } overall; the line averages five games, higher is better
play-error-over-many = { $error } overall; each point stands for several games, the line averages five points, higher is better
play-doubt = ± { $doubt }
played-error = error { $error }
play-which = Which game
play-at = Game { $last } of { $of }, { $date }:
play-at-several = Games { $first } to { $last } of { $of }, until { $date }:
play-game = error { $error } per decision (decisions: { $decisions }, blunders: { $blunders }); result { $result }.
play-openings = First decisions
play-opening = Decision
play-opening-games = Games
play-opening-result = Result

## The home page of somebody who comes back
new-table-change = Change
today-streak = { $days } days in a row
today-ask = { $moves ->
    [one] One move
   *[other] { $moves } moves
} to choose from, as { $colour }
today-found = { $count } tried, { $share } found it
today-mistakes = Learn from your mistakes
today-due = { $count } due
today-mistakes-none = Costly moves from your games come back here as exercises.
today-own = your game, move { $number }
today-all = All exercises
