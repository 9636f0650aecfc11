## Tournaments and leagues
page-tournaments = Tournaments
cup-list-pre = Swiss, round robin, knock-out or a league; live or over weeks; against people and bots.
cup-new = New tournament
cup-none = There are no tournaments yet.
cup-status-open = open for entries
cup-status-running = running
cup-status-over = over
cup-form-swiss = Swiss
cup-form-robin = Round robin
cup-form-knockout = Knock-out
cup-form-league = League
cup-form-swiss-means = You meet players with about as many points as you, and the same opponent again only if there is no other way.
cup-form-robin-means = Everyone meets everyone, as evenly as the numbers allow.
cup-form-knockout-means = The best of each group advance, up to the final.
cup-form-league-means = Divisions play seasons; the first are promoted, the last relegated.
cup-tables-of =
    { $seats ->
        [one] tables of one
       *[other] tables of { $seats }
    }
cup-entrants =
    { $count ->
        [one] 1 entrant
       *[other] { $count } entrants
    }
cup-round = Round { $number }
cup-round-of = round { $number } of { $all }
cup-of = { $number } of { $all }
cup-your-turn = Your turn
cup-name = Name
cup-game = Game
cup-seats = Seats at a table
cup-form = Form
cup-clock = Clock
cup-duplicate = Every table plays the same deal
cup-duplicate-means = Your result is compared with the average of your seat, so luck cancels out. Games can be viewed when all tables are done.
cup-follow-on = Start rounds automatically
cup-follow-on-means = Each round starts as soon as the last table is done. Otherwise you start it.
cup-more = More settings
cup-rounds = Rounds (0: as many as needed)
cup-advance = How many advance from each group
cup-division-size = Entrants in a division
cup-movers = How many are promoted and relegated
cup-seasons = Seasons
cup-places = Entrants at most
cup-late = Rounds in which late entry is possible
cup-gaps = Empty seats
cup-gaps-bot = bots fill them
cup-gaps-bye = surplus players sit out
cup-announce = Create the tournament
cup-bot-for = bot for { $name }
cup-bot-sits-in = bot
cup-standings = Standings
cup-all =
    { $count ->
        [one] All 1
       *[other] All { $count }
    }
cup-fewer = Show fewer
cup-division = Division { $number }
cup-division-choice = Division
cup-place = Place
cup-entrant = Entrant
cup-places-in-rounds = Places in the rounds
cup-over-average = over average
cup-points = points
cup-ties = Ties: games against each other, then the strength of the opponents, then points of the games.
cup-nobody = No entrants yet.
cup-withdrew =
    { $round ->
        [0] withdrew before the start
       *[other] withdrew in round { $round }
    }
cup-since = since round { $round }
cup-instead = instead of { $name }
cup-cell-place = Round { $round }: place { $place }
cup-cell-bye = sat out with half points
cup-cell-none = not played
cup-cell-running = playing
cup-cell-sealed = done, sealed
cup-cell-void = without a result
cup-cell-given-up = given up, counts like a last place
cup-paired-swiss = paired by points, avoiding repeated opponents and balancing the seats
cup-paired-robin = everyone meets everyone
cup-paired-knockout = the best of each group advance
cup-paired-league = a round robin in every division
cup-rounds-choice = Round
cup-table = Table { $number }
cup-seat = Seat { $letter }
cup-board-sealed = done, sealed
cup-board-void = without a result
cup-board-done = done
cup-board-running = playing
cup-waits-for = waits for { $name }
cup-waits-until = waits for { $name }, { $time }
cup-replay = Replay
cup-watch = Watch
cup-to-my-table = To my table
cup-byes = Sits out with half points: { $names }
cup-same-deal =
    { $count ->
        [one] The deal at one table
       *[other] The same deal at { $count } tables
    }
cup-same-deal-counts = round { $round }; results are compared with the average of the seat
cup-average = average { $average }
cup-you = you
cup-dots = Each dot is a table: gold is the best with these cards, hollow a bot that played for someone. A round can be viewed when its last table is done, because others still play these cards until then.
cup-my-turn = Your turn.
cup-my-done =
    { $count ->
        [0] All tables are done.
        [one] You are done; one table is still playing.
       *[other] You are done; { $count } tables are still playing.
    }
cup-my-table = Round { $round }, table { $table }, seat { $letter }
cup-nth = { $place }.
cup-my-entry = My entry
cup-next-round = Next round
cup-entry-play = I play
cup-entry-out = Sit out the next round
cup-rest-costs = A round you sit out counts 0. You can change this until the next round is paired.
cup-withdraw = Withdraw
cup-withdraw-costs = You keep your results but lose your rank. A reserve player takes your seat, or a bot whose games count only for the others. You cannot enter again.
cup-withdraw-rated = A bot finishes your current game; for your rating it counts as a loss.
cup-withdraw-free = You can enter again until the first round begins.
cup-withdraw-sure = Yes, withdraw
cup-you-withdrew = You have withdrawn; your results stay.
cup-enter = Enter
cup-enter-late = Enter from round { $round }
cup-enter-reserve = Join the reserve
cup-late-costs = Earlier rounds count 0.
cup-entry-closed = Entry is closed.
cup-in-reserve = You are in reserve and move up when a player withdraws.
cup-reserve-waits =
    { $count ->
        [one] One player is in reserve.
       *[other] { $count } players are in reserve.
    }
cup-organise = Organise
cup-start-round = Start round { $number }
cup-too-few = At least two must take part.
cup-level = Level
cup-count = How many
cup-add-bots = Add bots
cup-replace-bot = Replace by a bot
cup-replace-reserve = Replace from reserve
cup-drop = Remove
cup-close = End the tournament
cup-close-means = The standings stay as they are now; unfinished tables no longer count.
cup-close-sure = End it now
cup-round-head = Round
cup-players = Entrants
cup-people-bots =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
cup-season = Season
cup-my-place = My place
cup-same-everywhere = every table plays the same deal
cup-slow =
    { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }
cup-not-begun = The pairings appear when the first round begins.
cup-link = To the tournament
cup-table-sealed = Other tables still play this deal. You see all seats, the analysis and the seed when the last of them is done. Until then the replay shows only your own seat.
