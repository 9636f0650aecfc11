### The arena: bots measured against each other.

bad-arena-unreadable = { $file } cannot be read: { $reason }.
bad-arena-foreign = { $file } is no run of the arena: { $reason }.
bad-arena-plan = { $file } holds another run: { $what } was { $found }, not { $asked }.
bad-arena-bots = It takes at least one bot, for example: --bots master,greedy

arena-title = { $game }, { $seats } seats: { $games } games
arena-bot = Bot
arena-games = Games
arena-share = Win share (95 %)
arena-margin = Margin (95 %)
arena-rating = Rating
arena-faults = Faults
arena-fair = fair share { $share }
arena-note = Every deal is played once for each way round the table. The margin is the lead over the best other, in points; ratings are OpenSkill (Plackett-Luce), 25 is the mean. Intervals count deals, not games.
arena-running = { $name } { $share }
arena-stopped = Stopped after { $played } of { $games } games. Go on with: --resume { $file }
arena-stopped-unsaved = Stopped after { $played } of { $games } games. With --json FILE a run can be resumed.
arena-saved = Written: { $file }
arena-fault = { $name }: { $what } ({ $times } times)
arena-plot-share = Win share with 95 % interval
arena-plot-course = Win share in the course of the run
arena-plot-margin = Lead over the best other, in points
arena-plot-games = games
fault-crashed = crashed
fault-nonsense = gave an answer that is no move
fault-not-offered = chose a move that was not offered
fault-too-slow = took too long
