## Puzzles
page-puzzles = Puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-today-why = The same position for everybody until midnight (UTC).
puzzle-source = From a game of strong players. What they knew is what you see.
puzzle-ask = Find the best move.
puzzle-how = Moves offered: { $count }. One is clearly best.
puzzle-difficulty = Difficulty
puzzle-difficulty-of = { $difficulty } of 5
puzzle-found = Found by
puzzle-found-of = { $share } of { $count }
puzzle-found-none = nobody yet
puzzle-ahead = Ahead by
puzzle-ahead-of = { $gap } of a win, { $sure } sure
puzzle-hint = Hint
puzzle-show = Show me
puzzle-help = A hint leaves two moves: the best one then counts half. What is shown counts as missed. Both come back to you.
puzzle-hinted = One of these two is best: “{ $first }” or “{ $second }”.
puzzle-hinted-half = It counts half now.
puzzle-shown = Shown: it counts as missed.
puzzle-rating = Puzzle rating
puzzle-streak = Days in a row
puzzle-best-was = Best is “{ $move }”.
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
}. Found three times, it is yours.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-counts-not = Only the first answer counts for the rating.
puzzles-pre = Positions from games of strong players in which one move is clearly best, from what the seat knows. Your first answer counts.
puzzles-none = There are no puzzles here.
puzzles-solve = Find the best move
puzzles-again = Look again
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
practice = Comes back to you
practice-none = What you miss here, and mistakes of your own games that you try again in their analysis, come back after 3, 7 and 21 days.
practice-today = Today: { $count }
practice-later = Later: { $count }
practice-own = Your own game, move { $number }: it cost { $cost } of a win
practice-puzzle = A puzzle: your move cost { $cost } of a win
practice-helped = A puzzle for which you asked for help
practice-found = { $found } of { $finds } found
practice-try = Try again
practice-in = { $days ->
    [one] in one day
   *[other] in { $days } days
}

## How somebody plays
period = Over time
period-weeks = 4 weeks
period-quarter = 3 months
period-year = A year
period-all = All
period-in-weeks = in the last four weeks
period-in-quarter = in the last three months
period-in-year = in the last year
period-in-all = so far
period-no-rating = No game counted for a rating { $period }.
period-no-play = No analysed game { $period }.
play-title = Play over time
play-none = Nothing yet: open a finished game and let it be analysed.
play-class = Class of play
play-error-over = { $error } in all; the line is the mean of five games, better is up
play-error-over-many = { $error } in all; a point for several games, the line is the mean of five points, better is up
play-luck-over = { $luck } in all; a bar a game, the line: how it adds up
play-luck-over-many = { $luck } in all; a bar for several games, the line: how it adds up
play-lucky = lucky
play-unlucky = unlucky
play-doubt = ± { $doubt }
play-luck-of = wins in { $games ->
    [one] one analysed game
   *[other] { $games } analysed games
}
played-error = error { $error }
played-luck = luck { $luck }
played-adjusted = without luck { $adjusted }
play-which = Which game
play-at = Game { $last } of { $of }, { $date }:
play-at-several = Games { $first } to { $last } of { $of }, until { $date }:
play-game = error { $error } of a win a decision (decisions: { $decisions }, blunders: { $blunders }); luck { $luck }; { $result } of a win, without luck { $adjusted }.
play-openings = First decisions
play-opening = Decision
play-opening-games = Games
play-opening-result = Of the win

## The home page of somebody who comes back
new-table-with = you and { $bots ->
    [one] a bot
   *[other] { $bots } bots
}, { $level }
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
today-all = All that comes back
