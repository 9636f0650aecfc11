### Trainings, as people read of them.

train-title = { $game }, { $seats } seats: a net learns
train-plot-share = Share of the wins of one net among others, best moves only
train-plot-values = What the net foresees, and how undecided it is
train-minutes = minutes
train-fair = by chance
train-explained = results foreseen
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
