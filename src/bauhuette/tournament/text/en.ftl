refused-already-entered = You have entered already.
refused-withdrawn = This entrant has withdrawn or was replaced.
refused-entry-closed =
    { $rounds ->
        [0] Entry closed when the first round began.
        [one] Entry closed after round one.
       *[other] Entry closed after { $rounds } rounds.
    }
refused-tournament-over = This tournament is over.
refused-no-room = The tournament is full.
refused-no-entrant = There is no such entrant.
refused-no-reserve = There is no reserve player.
refused-round-runs = The round is not over: some tables are still playing.
refused-too-few =
    { $fewest ->
        [one] At least one entrant must be ready to play.
       *[other] At least { $fewest } entrants must be ready to play.
    }
refused-all-played = All rounds have been played.
refused-no-board = There is no such table in this round.
refused-counted = The result of this table already counts.
refused-bad-result =
    { $seats ->
        [one] A result needs one score for the seat.
       *[other] A result needs a score for each of the { $seats } seats.
    }
refused-not-organiser = Only the organiser of the tournament can do this.
refused-not-entered = You have not entered this tournament.
bad-book-exists = The file { $file } already exists.
bad-book-missing = There is no tournament file { $file }.
bad-book-broken = { $file } is not a tournament file, or it is damaged.
status-open = open for entries
status-running = running
status-over = over
form-swiss = Swiss
form-robin = round robin
form-knockout = knock-out
form-league = league
tables-of =
    { $seats ->
        [one] tables of one
       *[other] tables of { $seats }
    }
duplicate = every table plays the same deal
entrants =
    { $count ->
        [one] 1 entrant
       *[other] { $count } entrants
    }
round = Round { $number }
round-of = round { $number } of { $all }
tables-done =
    { $count ->
        [one] 1 table of { $all } done
       *[other] { $count } tables of { $all } done
    }
division = Division { $number }
name = Name
points = Points
ties = Ties: games against each other, then the strength of the opponents, then points of the games.
bot-for = bot for { $name }
bot-sits-in = bot
in-reserve = In reserve: { $names }
sits-out = Sits out with half points: { $names }
withdrew-after = withdrew after round { $round }
since-round = since round { $round }
table = Table { $number }
board-running = playing
board-done = done
board-sealed = done, sealed
board-void = without a result
deal-seat = Seat { $seat }, average { $average }
