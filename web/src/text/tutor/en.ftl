## The tutor at the table
tutor = Tutor
tutor-about = Shows what your moves are worth and asks before a blunder. Everybody at the table sees that you have one, and the game is not rated.
tutor-seat = with a tutor
tutor-of = { $names } { $count ->
    [one] plays
   *[other] play
} with a tutor.
tutor-weighs = Thinking …
tutor-crowded = No time just now
tutor-even = All moves are equally good
tutor-shares = Chances to win, as far as you can know: { $shares }
tutor-heat-best = Tutor: as good as the best
tutor-heat-good = Tutor: costs { $loss } of a win
tutor-heat-mistake = Tutor: mistake, costs { $loss } of a win
tutor-heat-blunder = Tutor: blunder, costs { $loss } of a win
tutor-heat-unsure = Tutor: unsure, perhaps costs { $loss } of a win
tutor-asks = Think again?
tutor-warning = “{ $move }” costs about { $loss } of a win; there is a better move.
tutor-think-again = Think again
tutor-play-anyway = Play it anyway
tutor-way = The way there begins with one move. { $words }
