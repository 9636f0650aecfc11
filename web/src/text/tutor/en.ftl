## The tutor at the table
tutor = Tutor
tutor-about = Shows what your moves are worth and asks before a blunder. Everyone at the table sees that you have a tutor, and the game is not rated.
tutor-seat = with a tutor
tutor-of = { $names } { $count ->
    [one] plays
   *[other] play
} with a tutor.
tutor-weighs = Thinking …
tutor-crowded = Too busy right now
tutor-even = All moves are about as good
tutor-shares = Chances to win, as far as you can know: { $shares }
tutor-heat-best = Tutor: about as good as the best
tutor-heat-good = Tutor: lowers the chance to win by { $loss }
tutor-heat-mistake = Tutor: mistake, lowers the chance to win by { $loss }
tutor-heat-blunder = Tutor: blunder, lowers the chance to win by { $loss }
tutor-asks = Think again?
tutor-warning = “{ $move }” { $certainty ->
    [clearly] clearly
   *[probably] probably
} lowers your chance to win by { $loss }. Nothing has been played yet.
tutor-think-again = Think again
tutor-play-anyway = Play it anyway
tutor-way = First step of the way there. { $words }
