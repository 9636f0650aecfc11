### The arena: bots measured against each other.

bad-arena-unreadable = { $file } cannot be read: { $reason }.
bad-arena-foreign = { $file } is not the result of an arena run: { $reason }.
bad-arena-plan = { $file } holds another run: { $what } was { $found }, not { $asked }.
bad-arena-game = Name a game, for example: bauhuette arena pillars
bad-arena-bots = Name at least one bot, for example: --bots master,greedy
bad-arena-budget = { $given } is unclear: --seconds and --playouts take numbers above 0, one for all bots or one for each, for example --seconds 0.5,1.8
bad-arena-budgets = { $bots ->
    [one] One bot
   *[other] { $bots } bots
}, but { $budgets ->
    [one] one amount
   *[other] { $budgets } amounts
}: give one for all, or one for each.

arena-title = { $game }, { $seats } seats: { $games } { $games ->
    [one] game
   *[other] games
}
arena-bot = Bot
arena-games = Games
arena-share = Wins (95 %)
arena-margin = Lead (95 %)
arena-rating = Rating
arena-faults = Faults
arena-fair = equal share { $share }
arena-note = Every deal is played once in each seating order. The lead is over the best other player, in what the game counts (points or talers). Ratings are OpenSkill (Plackett-Luce); 25 is the mean. Intervals are computed over deals, not games.
arena-running = { $name } { $share }
arena-stopped = Stopped after { $played } of { $games }. To continue: --resume { $file }
arena-stopped-unsaved = Stopped after { $played } of { $games }. A run with --json FILE can be continued.
arena-saved = Written: { $file }
arena-first-fault = In game { $number } a bot failed for the first time:
arena-fault = { $name }: { $what } ({ $times ->
    [one] once
   *[other] { $times } times
})
arena-plot-share = Share of wins with 95 % interval
arena-plot-course = Share of wins in the course of the run
arena-plot-margin = Lead over the best other, in points or talers
arena-plot-games = games

bench-title = { $agent }, protocol { $version }, { $track }
bench-game = Game
bench-score = Score (95 %)
bench-level = Level
bench-digest = Results
bench-note = The score is the share of games won, averaged over all opponents; “level” is the score of an agent as strong as they are. See docs/benchmark.md
bench-trial = A trial with { $deals ->
    [one] one deal
   *[other] { $deals } deals
} for each opponent: do not compare it with others.
bench-faults = { $agent } failed at { $times ->
    [one] one decision
   *[other] { $times } decisions
}; other moves were played instead.
bench-void = No score: the agent failed in more than { $most } of its games, so too many moves were not its own.
