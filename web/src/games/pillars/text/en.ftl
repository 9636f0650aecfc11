### Words of the table of pillars in the browser.

## Your own copy
edition-section-craftsman = Craftsmen
edition-section-neutral = Neutral cards
edition-section-advantage = Advantage cards
edition-section-materials = Materials
edition-label-materials-start = At the start
edition-label-materials-carried_over = Kept for the next hand

## At the table
advantage = Advantage
advantage-card = Advantage card
advantage-makes = Advantage card, swaps without points
is-on-turn = is to move
count-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hand-done = Hand { $number } is done
hand-of = Hand { $number } of { $hands }
trick-of = Trick { $number } of { $tricks }
scoring = Scoring
scoring-lead = Scoring:
choose-card = Choose a card, then choose it again to play it.
play-it = Play { $card }
this-card = { $card }?
this-trick = This trick:
free-material = a material of your choice
finish-with = { $points ->
    [one] Finish with { $points } point
   *[other] Finish with { $points } points
}
points-so-far = { $points ->
    [one] { $points } point in this hand so far.
   *[other] { $points } points in this hand so far.
}
your-card = Your card
still-takes = Only these can still take it
none-falls = { $seats ->
    [one] Only { $names } plays after you.
   *[other] { $names } play after you.
} If none of these is played, { $mine ->
    [yes] it is yours.
   *[no] { $receiver } gets it.
}
is-gone = is gone
decided-last = { $mine ->
    [yes] Your { $card } { $value } won
   *[no] { $player }’s { $card } { $value } won
}{ $kept ->
    [yes] .
   *[no] :
}
still-open = still open
trick-goes-to = So far it goes to
would-go-to = Would go to
goes-now-to = now { $name }
# After "to".
to-you = you
trick-went-to = The trick went to
nobody = no one
leads-now = { $card } { $value } is highest
leads-trick = { $mine ->
    [yes] You lead
   *[no] { $name } leads
}
your-hand = { $cards ->
    [one] Your hand, one card
   *[other] Your hand, { $cards } cards
}
aside = Aside
advantages-left = { $left ->
    [0] no advantage card left
    [one] one advantage card left
   *[other] { $left } advantage cards left
}
kings-trick-cards = { $cards ->
    [0] King’s trick: none yet
    [one] King’s trick: one card
   *[other] King’s trick: { $cards } cards
}
your-tricks = { $tricks ->
    [0] You have no trick
    [one] Your trick
   *[other] Your { $tricks } tricks
}
tricks-of = { $tricks ->
    [0] { $name } has no trick
    [one] { $name }’s trick
   *[other] { $name }’s { $tricks } tricks
}
own-craftsmen = Own craftsmen
neutral-cards = Neutral cards
kept-advantages = Advantage cards
foreign-craftsmen = Other colours (no points)
convert = Convert
convert-best = Best conversion
give-up = Give up materials
tom-brings = Tom Builder brings
carried-over = { $total ->
    [one] One material
   *[other] { $total } materials
}; at most { $most ->
    [one] one goes
   *[other] { $most } go
} into the next hand.
sum-converted = Converted
sum-craftsmen = { $count ->
    [one] One own craftsman
   *[other] { $count } own craftsmen
}
sum-so-far = So far
sum-total = Total
score-pad = Score pad
points-wasted = { $points ->
    [one] One more point is possible in this hand.
   *[other] { $points } more points are possible in this hand.
}
todo-trick = { $name } is choosing a card.
todo-tom = { $name } is choosing a material.
todo-convert = { $name } is converting materials.
todo-keep = { $name } is giving up materials.
# Where words that are too long for a card may be broken.
long-words = Tool|maker
# What one may know of the cards one does not see.
out-title = Still out, by value
out-held = { $count ->
    [one] the one card the others hold
   *[other] the { $count } cards the others hold
}
out-value = Value { $value }: { $count ->
    [one] one card, { $cards }.
   *[other] { $count } cards, { $cards }.
}
out-value-maybe = Value { $value }, perhaps: { $cards }.
out-value-none = Value { $value }: none.
out-advantage = One of them is an advantage card: { $cards }.
line-plays = { $seat }: { $move }.
line-trick-to = Trick to
carried-nowhere = { $total ->
    [0] No material is left.
    [one] One material is left; after the last hand it counts nothing.
   *[other] { $total } materials are left; after the last hand they count nothing.
}
because-kings-trick = The king’s trick in hand { $number } brought { $name } { $amount }.
because-kings-trick-me = The king’s trick in hand { $number } brought you { $amount }.
ending-short = { $points ->
    [one] one point short
   *[other] { $points } points short
}
ending-kings-trick = the king’s trick
ending-heir = { $mine ->
    [yes] You had no trick of your own, so it was yours.
   *[no] { $name } had no other trick, so the king’s went there.
}
ending-hand-decided = what decided it
ending-hand-best = { $mine ->
    [yes] your best hand
   *[no] { $name }’s best hand
}
ending-hand-brought = { $mine ->
    [yes] What each card brought you
   *[no] What each card brought { $name }
}
