### Trainings, as people read of them.

train-title = { $game }, { $seats } seats: training a net
train-plot-share = Wins of one net among other players, always choosing its best move
train-plot-values = What the net predicts, and how undecided it is
train-minutes = minutes
train-fair = by chance
train-explained = results predicted
train-entropy = undecided
train-what = What
train-which = Value
train-command = Command
train-device = Device
train-seconds = Seconds
train-decisions = Decisions, millions
train-speed = Decisions per second, millions
train-rules = Rules version (edition)
train-features = Features version
