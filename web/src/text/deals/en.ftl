### Deals that several tables play: the one of the day.

deal-title = Deal of the day
deal-pre = The same cards and dice for everybody, against the same three bots. One try counts.
deal-over = This day is over: everybody may look at everything.
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
deal-own = your { $own }, best { $best }
deal-nobody = nobody has finished it yet
deal-others = { $others ->
    [one] one other
   *[other] { $others } others
}, best { $best }
deal-open = Not played yet
deal-playing = Your game waits
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
deal-places = Places
deal-places-none = The places are published when the day is over (UTC). Until then you see your own.
deal-guest = Create an account
deal-guest-why = to be ranked: others see the places of accounts only.
deal-you = you
deal-somebody = somebody
deal-incomplete = not played to the end
deal-look = Look
deal-all = All places
deal-fewer = Fewer
deal-column-place = Place
deal-column-name = Name
deal-column-points = Points
deal-share = Bauhütte, deal of { $day }, { $title }: place { $place } of { $players } with { $points ->
    [one] one point
   *[other] { $points } points
}.
deal-share-label = A line to share, without a card: { $title }
deal-copy = Copy
deal-copied = Copied
deal-fair = Fixed before the first move
deal-fair-before = The day’s cards and dice are fixed: their commitments are public from midnight (UTC) on, the seeds follow after the day.
deal-fair-after = With these seeds anybody can check that every table of this day had the cards and dice that were fixed.
deal-fair-show = Commitments
deal-archive = Earlier days
deal-archive-none = This is the first day here.
deal-archive-more = More days
deal-past = { $title } { $place } of { $players }
deal-past-none = { $players ->
    [0] nobody played
   *[other] not played
}
deal-to-today = To today
deal-to-places = To the places of the day
deal-table-sealed = This deal is opened when its day is over, at midnight (UTC): then you see all seats, analysis and seed. Until then the replay shows your own seat.

### Deals of people.

shared-title = The same deal for friends
shared-why = Everybody plays it once, at a table of their own or together; then every seat is compared with those who had the same cards.
shared-game = Game
shared-seats = Seats
shared-name = Name (if you like)
shared-make = Deal
shared-pre = { $title } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: the same cards and dice at every table. Seats that nobody takes go to bots ({ $level }).
shared-link = Send this link
shared-own = To my table
shared-seat = My seat
shared-sit = Open my table
shared-close = Close this deal
shared-close-sure = No further table can begin. When the last one is done, everything is shown to everybody who has the link.
shared-closed = Closed: when the last table is done, everything is shown.
shared-opened = Closed: everything is shown to everybody who has the link.
shared-tables = Tables
shared-no-tables = Nobody has a table yet.
shared-lobby = waits, { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}
shared-running = is being played
shared-over = done
shared-compared = Compared seat by seat
shared-counts = Compared with the average of the others who had this seat; a matchpoint for each of them you are ahead of, half for equals.
shared-sealed = Results are shown when the deal is closed and all have played. It closes by itself on { $day }.
shared-own-points = Your points: { $points }
shared-table-sealed = This deal is opened when it is closed and all have played: then you see all seats, analysis and seed. Until then the replay shows your own seat.
shared-seat-of = Seat { $letter }
shared-average = to average
shared-matchpoints = Matchpoints
shared-of = { $matchpoints } of { $most }
shared-to = To the comparison
deal-bests = Best deals of the day
deal-day = That day
