### Deals that several tables play: the one of the day.

deal-title = Deal of the day
deal-pre = The same cards and dice for everyone, against the same three bots. One try counts.
deal-over = This day is over. All games and results can now be viewed.
deal-more = Today and earlier days
deal-left = { $time } left
deal-place = { $kind ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
deal-of = of { $players } today
deal-of-then = of { $players }
deal-own = you { $own }, best { $best }
deal-nobody = no results yet
deal-others = { $others ->
    [one] one other
   *[other] { $others } others
}, best { $best }
deal-open = Not played yet
deal-playing = Your game is waiting
deal-missed = Not played
deal-given-up = given up: no place
deal-unfinished = not finished: no place
deal-play = Play it
deal-go-on = Go on
deal-best = Best game
deal-dots = { $count ->
    [one] one result
   *[other] { $count } results
}, the best { $best ->
    [one] one point
   *[other] { $best } points
}
deal-dots-none = no results yet
deal-places = Ranking
deal-places-none = The ranking is published when the day is over (UTC). Until then you see your own place.
deal-guest = Create an account
deal-guest-why = to be ranked. Guests do not appear in the ranking.
deal-you = you
deal-somebody = someone
deal-incomplete = not played to the end
deal-look = View
deal-all = Whole ranking
deal-fewer = Show fewer
deal-column-place = Place
deal-column-name = Name
deal-column-points = Points
deal-share = Bauhütte, deal of { $day }, { $title }: place { $place } of { $players } with { $points ->
    [one] one point
   *[other] { $points } points
}.
deal-share-label = A result to share that gives no card away: { $title }
deal-copy = Copy
deal-copied = Copied
deal-fair = Fixed before the first move
deal-fair-before = The cards and dice of this day are fixed. Their commitments are public from midnight (UTC) on; the seeds follow when the day is over.
deal-fair-after = With these seeds anyone can check that the cards and dice of every table of this day were fixed in advance.
deal-fair-show = Commitments
deal-archive = Earlier days
deal-archive-none = There are no earlier days yet.
deal-archive-more = More days
deal-past = { $title }: { $place } of { $players }
deal-past-none = { $players ->
    [0] no players
   *[other] not played
}
deal-to-today = To today
deal-to-places = To the ranking of the day
deal-table-sealed = You see all seats, the analysis and the seed when the day of this deal is over, at midnight (UTC). Until then the replay shows only your own seat.

### Deals of people.

shared-title = The same deal for friends
shared-why = Each friend plays it once, at their own table or together. Then every seat is compared with the others who had the same cards.
shared-game = Game
shared-seats = Seats
shared-name = Name (optional)
shared-make = Deal
shared-pre = { $title } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: the same cards and dice at every table. Bots ({ $level }) take the free seats.
shared-link = Send this link
shared-own = To my table
shared-seat = My seat
shared-sit = Open my table
shared-close = End the comparison
shared-close-sure = No more tables can start. When the last one is done, everyone with the link can see everything.
shared-closed = Ended: everyone with the link can see everything when the last table is done.
shared-opened = Ended: everyone with the link can see everything.
shared-tables = Tables
shared-no-tables = No tables yet.
shared-lobby = waits, { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}
shared-running = is being played
shared-over = done
shared-compared = Compared seat by seat
shared-counts = Compared with the average of the others at this seat. You get a matchpoint for each of them you beat and half a point for a tie.
shared-sealed = Results are shown when the comparison has ended and everyone has played. It ends by itself on { $day }.
shared-own-points = Your points: { $points }
shared-table-sealed = You see all seats, the analysis and the seed when this comparison has ended and everyone has played. Until then the replay shows only your own seat.
shared-seat-of = Seat { $letter }
shared-average = over average
shared-matchpoints = Matchpoints
shared-of = { $matchpoints } of { $most }
shared-to = To the comparison
deal-bests = Best results in deals of the day
deal-day = That day
