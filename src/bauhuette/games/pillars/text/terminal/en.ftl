### How pillars looks and is spoken to in the terminal.

## Commands and typed words

name-last = last
name-tricks = tricks
name-pad = pad
report-last = shows the last trick
report-tricks = the cards each seat got in this hand
report-pad = the score pad, hand by hand

## The screen

screen-title = Pillars
show-ends = most points win
show-hand = hand { $number }, { $left ->
    [0] the last
   *[other] { $left } more to come
}
show-scoring = scoring
show-trick-number = trick { $number } of { $all }
show-what-it-does = value, what it brings; → who would get the trick
show-running = so far { $converted }, sure { $sure }
show-materials = { $count } { $count ->
    [one] material
   *[other] materials
}
show-scores = Scores
show-name = name
show-score = pts
show-in-tricks = in tricks
show-tricks = tricks
show-cards = cards
show-keeps = keeps
show-you = you
show-king-aside = the king’s trick is set aside
show-king-not-yet = the king’s trick: not yet
show-takes = highest: goes to { $seat }
show-takes-you = highest: goes to you
show-takes-nobody = highest: the king’s trick, set aside
show-got-you = What you got
show-got = What { $seat } got
show-not-now = Not now
show-given = Given to { $letter } { $seat }
show-pad = Pad
leads-have = you have { $count }
leads-yours = yours
leads-of = { $seat }’s
leads-keeps = advantage
leads-aside = aside
leads-points = { $points } { $count ->
    [one] point
   *[other] points
}
leads-makes = becomes { $material }
leads-convert = +{ $points }, then { $total }
leads-done = { $points } { $points ->
    [one] point
   *[other] points
}, { $count } { $count ->
    [one] material
   *[other] materials
} left, { $keep } may stay

## What happened, in a few words

brief-hand-begins = hand { $number }: { $leader } leads
brief-played = { $card }
brief-trick-given = gets the trick through { $card }
brief-kings-trick = the king’s trick is set aside
brief-kings-trick-given = gets the king’s trick
brief-kings-trick-lapses = the king’s trick lapses
brief-advantage-kept = keeps { $card }
brief-advantage-returns = { $card } goes back
brief-took = { $count } { $material ->
    [stone] { $count ->
        [one] stone
       *[other] stones
    }
   *[other] { $material }
}
brief-converted = { $material } by { $converter }: { $points }
brief-burned = { $material } becomes { $made }
brief-dropped = gives up { $material }
brief-scored = scores { $points } { $points ->
    [one] point
   *[other] points
}
