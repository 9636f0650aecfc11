### The arena: bots measured against each other.

bad-arena-unreadable = { $file } cannot be read: { $reason }.
bad-arena-foreign = { $file } is not a run of the arena: { $reason }.
bad-arena-plan = { $file } holds another run: { $what } was { $found }, not { $asked }.
bad-arena-game = Name a game, for example: bauhuette arena pillars
bad-arena-bots = Name at least one bot, for example: --bots master,greedy
bad-arena-budget = { $given } is not clear: --seconds and --playouts take numbers above 0, one for all or one for each bot, for example --seconds 0.5,1.8
bad-arena-budgets = For { $bots ->
    [one] one bot
   *[other] { $bots } bots
} there { $budgets ->
    [one] is one amount
   *[other] are { $budgets } amounts
}: give one for all, or one for each.

arena-title = { $game }, { $seats } seats: { $games } { $games ->
    [one] game
   *[other] games
}
arena-bot = Bot
arena-games = Games
arena-share = Win share (95 %)
arena-margin = Margin (95 %)
arena-rating = Rating
arena-faults = Faults
arena-fair = fair share { $share }
arena-note = Every deal is played once for each seating in turn. The margin is the lead over the best other, in what the game counts (points or talers); ratings are OpenSkill (Plackett-Luce), 25 is the mean. Intervals count deals, not games.
arena-running = { $name } { $share }
arena-stopped = Stopped after { $played } of { $games }. Go on with: --resume { $file }
arena-stopped-unsaved = Stopped after { $played } of { $games }. With --json FILE a run can be resumed.
arena-saved = Written: { $file }
arena-first-fault = In game { $number } a bot failed for the first time:
arena-fault = { $name }: { $what } ({ $times ->
    [one] once
   *[other] { $times } times
})
arena-plot-share = Win share with 95 % interval
arena-plot-course = Win share in the course of the run
arena-plot-margin = Lead over the best other, in points or talers
arena-plot-games = games

bench-title = { $agent } by protocol { $version }, { $track }
bench-game = Game
bench-score = Score (95 %)
bench-level = Level
bench-digest = Results
bench-note = The score is the share of games won, averaged over all opponents; “level” means as strong as the opponents. Docs: docs/benchmark.md
bench-trial = A trial with { $deals ->
    [one] one deal
   *[other] { $deals } deals
} for each opponent: not to be compared with others.
bench-faults = { $agent } failed at { $times ->
    [one] one decision
   *[other] { $times } decisions
}; another move was made instead.
bench-void = No score: the agent failed in more than { $most } of its games, so the moves were not its own.
