### Words of the web client.

## The head of the page
pages = Pages
page-play = Play
page-rules = Rules
page-study = Analysis
page-settings = Settings
page-more = More
page-more-pages = More pages
page-ranking = Ranking
language = Language
lang-de = Deutsch
lang-en = English
theme = Theme
theme-light = Light
theme-system = Match device
theme-dark = Dark
rename = rename
rename-label = { $name }: change name
rename-title = What shall we call you?
rename-field = Name
save = Save
cancel = Cancel
close = Close

## Home
greeting = { $time ->
    [night] Still awake, { $name }?
    [morning] Good morning, { $name }.
    [evening] Good evening, { $name }.
   *[day] Hello, { $name }.
}
turn-at = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
turn-where = { $count ->
    [one] { $names } is waiting
   *[other] { $names } are waiting
}: { $game }.
take-turn = Take your turn
home-ask = What shall we build?
welcome = Welcome.
home-pre = Four games of master builders, against bots or friends. You can play without an account.
games = Games
game-facts = { $seats } players · { $minutes } min
players = Players
bots = Bots
bots-level = Level of the bots
bot = Bot
bot-at = Level of the bot at seat { $letter }
temper-at = Character of the bot at seat { $letter }
you-seat = You
new-table = A new table: { $game }
rules-of = The rules
learn-five = Learn in five minutes
play-now = Play now
new-table-who = { $bots ->
    [one] You and one bot
   *[other] You and { $bots } bots
}
new-table-how = { $level } · { $clock ->
    [turn] 90 seconds per turn
    [bank] 15 minutes each
    [days] three days per turn
   *[none] no clock
}
new-table-stake = { $rated ->
    [yes] rated
   *[no] casual
}
invite = Invite friends
at-one-device = On one device
at-one-device-pre = Several people play here in turn. Between turns the table is covered until the next person is ready.
people-here = People here
person-number = Person { $number }
start-here = { $bots ->
    [0] Start
    [one] Start, with one bot
   *[other] Start, with { $bots } bots
}
your-tables = Your tables
open-tables = Open tables
finished = Finished games
no-tables = No tables yet. Pick a game above.
no-open = No tables are open right now.
no-finished = Games you have finished will be listed here.
seat-free = free seat
nobody-yet = just you so far
with = with { $names }
turn-here = It is { $name }’s turn on this device
points-of-you = Your points:
you-placed-short = { $rank ->
    [1] you won
    [2] second
    [3] third
   *[other] fourth
}
other-edition = other edition
kind-of-game = { $stake ->
    [rating] Rated
    [deal] Shared deal, one try
    [round] Tournament round
    [round-and-rating] Rated tournament round
   *[nothing] Casual
}
clock-short-turn = with a clock
clock-short-bank = with a clock
clock-short-days = over days
more-tables = More open tables
all-finished = All finished games ({ $count })
fewer-finished = Only the last ones
waits-for = { $free ->
    [0] everyone is here
    [one] one seat free
   *[other] { $free } seats free
}
your-turn-short = Your turn
look = View
none-running = No games to watch right now.
all-running = All { $count } running games
fewer-running = Fewer
watch = Watch
send-link = Send link
more-of-table = More about this table
put-away = Remove from my list
put-away-why = The table stays for the others, and its link still works.
step-back-there = Several people play on this device: resign at the table.
sit-down = Sit down
replay = Replay
tell-me = Tell me when it is my turn
promise = Your move is stored before anyone sees it. Dice and deals can be verified afterwards.
how-we-deal = Fair shuffling
about = About
no-server = The server does not answer.
no-server-yet = The server does not answer yet; trying again …
colour-name-red = red
colour-name-yellow = yellow
colour-name-green = green
colour-name-blue = blue
colour-name-orange = orange
bot-name-A = Agnes
bot-name-B = Bruno
bot-name-C = Clara
bot-name-D = Dietrich
level-random = Random
level-greedy = Greedy
level-net = Neural net
level-apprentice = Apprentice
level-journeyman = Journeyman
level-foreman = Foreman
temper-none = even-tempered
temper-bold = bold
temper-careful = careful
temper-saboteur = saboteur
level-master = Master

## At the table
you = you
your-turn = Your turn:
turn-of = It is { $name }’s turn.
bot-thinks = { $name } is thinking.
watching = You are watching.
table-closed = The host of this server has closed the table.
ended-clock = Time has run out. The game is over without a winner.
table-damaged = damaged: its stored data can no longer be read
table-outdated = older rules: you cannot play on, but you can read its moves
outdated-moves = The moves of { $names }: { $count }.
outdated-players = Only the players can read the moves here.
hurried = The server is busy, so the bots think for less time.
compiling = The game is being compiled in the background, only this once. Until then the bots play fast and simple moves.
undo = Undo
restart-turn = Restart turn
hint = Hint
hint-none = No hint for this position.
hint-thinks = Thinking …
hint-share = Chance to win
hint-percent = { $percent }%
hint-alike = About as good:
hint-many-alike = Several other moves are about as good.
hint-nothing-alike = Nothing else is as good.
hint-next = Next: { $move }, { $certainty ->
    [clearly] clearly
   *[probably] probably
} { $cost } less.
hint-why = Why?
hint-why-move = Why “{ $move }”?
hint-all-close = No move here is surely better than another: choose the one you like.
hint-ranges = The bracket on a bar is the range that holds the true chance in 95 of 100 cases.
hint-measured = How it was measured
hint-measured-how = Every move was played out { $count } times from what you can know, and the reason comes from { $games } more games. The analysis uses the same figures.
hint-ends-rating = A hint makes this game unrated. Show it anyway?
hint-ends-rating-yes = Show it
hint-ends-rating-no = Keep it rated
clock = Clock
clock-none = none
clock-turn = 90 seconds per turn
clock-bank = 15 minutes, plus 10 seconds per turn
clock-days = three days per turn
rating-of-table = Rating
rated-table = Rated game
unrated-table = Casual (hints allowed)
rated-rule = This table is rated. Every player needs an account, and the game counts for you once you have made ten moves. It counts less against the same people within a week, or if players share an internet connection.
rated-guest = Rated games need an account.
rated-guest-link = Create an account
spectators = Spectators
spectators-public = See open cards only
spectators-after = See all hands after the game
spectators-off = Not allowed
clock-left-days = { $days } d { $hours } h
clock-left = { $name } has { $time } left
clock-runs = { $name }’s clock runs: { $time }
last-auction = Last auction:
standing = Standing instruction
standing-bid = Keep bidding up to …
standing-pass = Pass in this auction
standing-limit = Keep bidding up to
standing-bid-it = Bid up to { $amount }
standing-bids = You keep bidding up to { $amount }, then you pass. Only you see this.
standing-passes = You pass automatically until the auction is over. Only you see this.
standing-withdraw = Cancel
do-it-anyway = Finish anyway
notes = Notes
notes-why = Only you can read this.
notes-kept = Saved.
log = Log
chat = Chat
log-and-chat = Log and chat
say-something = Say something
send = Send
nothing-said = No messages yet.
table-menu = Table
rules = Rules
rule = Rule { $rule }
connected = connected
disconnected = no answer
sending = sending …
no-such-table = There is no table at this address
no-such-table-why = The link may be cut off, or the table has been removed. Ask for the link again, or open a table of your own.
connection-lost = Connection lost. Your moves are safe; reconnecting …
offered-moves = What you can do
why-not = Not possible now
since-my-turn = Since your last move
your-own-turn = It is your turn.
undone = { $name } took the last move back.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
absent = away
hand-over = Let a bot play for me
hand-over-level = Level of the bot
hand-over-counts = { $stake ->
    [rating] If a bot plays for you, the game counts as a loss for your rating, even if you come back.
    [deal] If a bot plays for you, you have no place in the ranking of this deal, even if you come back.
    [round] If a bot plays for you, this round counts as a last place, even if you come back.
    [round-and-rating] If a bot plays for you, this round counts as a last place and as a loss for your rating, even if you come back.
   *[nothing] You can take your seat back at any time.
}
take-back = Take my seat back
resign = Resign
resign-sure = If you resign, you come last and cannot come back. If others are still playing, a bot takes your seat; otherwise the game is over.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You then have no place in the ranking of this deal.
    [round] { " " }This round counts as a last place.
    [round-and-rating] { " " }This round counts as a last place and as a loss for your rating.
   *[nothing] { "" }
}
resign-yes = Yes, resign
you-resigned = You have resigned from this game.
seat-resigned = resigned; a bot plays
result-given-up = You did not play this game to the end.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You have no place in the ranking of this deal.
    [round] { " " }This round counts as a last place.
    [round-and-rating] { " " }This round counts as a last place and as a loss for your rating.
   *[nothing] { "" }
}
bot-for = Bot for { $name }
bot-for-you = Bot for you
stake-rated = This game is rated.
stake-clock-bot = When your time runs out, a bot finishes that turn for you.{ $stake ->
    [rating] { " " }If it makes all your moves, the game counts as a loss for your rating.
    [round] { " " }If it makes all your moves, this round counts as a last place.
    [round-and-rating] { " " }If it makes all your moves, this round counts as a last place and as a loss for your rating.
   *[nothing] { "" }
}
stake-clock-end = When your time runs out, the game is over.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [round] { " " }This round counts as a last place.
    [round-and-rating] { " " }This round counts as a last place and as a loss for your rating.
   *[nothing] { " " }There is no winner then.
}
stake-absence = If you are away for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} while it is your turn, a bot plays for you until you are back.{ $stake ->
    [rating] { " " }If you are not back before the end, it counts as a loss for your rating.
   *[nothing] { "" }
}
leave = Leave the table
home = Home
turn-notice = Your turn · { $game }
give-device = Give the device to { $name }.
give-device-why = It is { $name }’s turn. Everyone else, please look away.
show-hand = I am { $name }: show my hand
look-at-hand = { $name }’s hand
hands-covered = All hands are covered. You may look at your own while you wait.
since-then = What everyone saw
hand-open = { $name }’s hand lies open.
cover-hand = Cover it

## Lobby
lobby-title = { $free ->
    [0] Everyone is here
   *[other] Waiting for friends
}
lobby-pre = Anyone with this link can sit down at your table.
lobby-guest = { $name } opened this table.
copy-link = Copy link
copied = Copied
link-only-here = This link leads to this computer only. To let in friends from elsewhere, start with --host 0.0.0.0 and open this page under the computer’s own address.
share = Share
qr-label = QR code of the link
fill-bots = Fill with bots
start = Start the game
start-when-full = The game can start as soon as every seat is taken.
host-starts = { $name } will start the game.
join = Sit down
seat-open = free
make-bot = Add a bot
make-open = Free the seat
salt = Fair shuffle (optional)
salt-why = Type anything; it becomes part of the shuffle.
list-table = Show this table in the list of open tables, so that anyone can join
is-listed = This table is in the list of open tables.

## End of the game
game-over = The game is over
you-placed = You are { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
rematch = Rematch
to-rematch = To the rematch
verify = Check the shuffle
verified = Checked: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, and all cards and dice match the published seed.
not-verified = This record is not valid: { $reason }
download = Download the record
to-replay = Watch the replay
tally = Where the points came from
tally-total = Points
commitment = Commitment
seed = Published seed

## Replay
replay-title = Replay
replay-at = Move { $at } of { $of }
replay-seat = Seen by
replay-spectator = everyone
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move forward
replay-play = Play
replay-stop = Stop
load-record = Open a record file
study-pre = Open a record file to check and replay it, or choose one of your finished games.
record-drop = or drop it here
record-checks = Checking …
record-checked = checked
record-bad = { $file } cannot be opened: { $reason }
record-no-json = this is not a record file.
record-forgotten = The server no longer has this record. Please open the file again.
download-short = Record
replay-slider = Move
replay-more = More controls
analysis = Analysis
analysis-runs = Analysing the moves: { $done } of { $of }
analysis-waits = Waiting for another analysis …
analysis-failed = The analysis failed.
analysis-curve = Chance to win, move by move
analysis-errors = errors
analysis-decision = Decision
analysis-decision-back = Previous decision
analysis-decision-on = Next decision
analysis-turn = Turning point
analysis-turn-back = Previous turning point
analysis-turn-on = Next turning point
analysis-mark-name = Move { $number }, { $name }, cost { $cost }, better: { $better }
analysis-better = Better: “{ $better }”.
analysis-costs = Lowers the chance to win by { $cost }.
analysis-costs-so = { $certainty ->
    [clearly] Clearly
   *[probably] Probably
} lowers the chance to win by { $cost }.
analysis-played-it = { $name } chose “{ $move }”.
analysis-best = { $name }: “{ $move }”. No other move was measurably better.
analysis-alike = { $count ->
    [one] One other move is about as good.
   *[other] { $count } other moves are about as good.
}
analysis-close = about as good
analysis-probably = probably
analysis-clearly = clearly
analysis-forced = { $name }: “{ $move }”, the only possible move.
analysis-stand-in = A bot played “{ $move }” for { $name }, so this move is not judged.
analysis-after = After “{ $move }”: { $tenths ->
    [0] never
    [10] always
   *[other] in { $tenths } of 10 games
}
analysis-counted = games we played out: { $games }, held in { $count }
analysis-no-reason = { $tenths ->
    [0] No single reason.
   *[other] Better in { $tenths } of 10 games we played out; no single reason.
}
analysis-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}, compared in the same games
analysis-more = Show all { $count }
analysis-move = Move
analysis-share = Chance to win
analysis-gain = Difference
analysis-played = played
analysis-better-word = better
analysis-seats = The seats
analysis-share-now = { $share } now
analysis-error = Error per decision
analysis-blunders = Blunders
analysis-flag-played = played { $share }
analysis-flag-better = better { $share }
analysis-flag-other = { $share }
analysis-flag-played-words = Played: chance to win { $share }
analysis-flag-better-words = Better: chance to win { $share }
analysis-flag-other-words = Chance to win { $share }
what-if-here = Try another move here
analysis-turns = Where the game turned
analysis-mistake = { $name }: “{ $move }” { $certainty ->
    [clearly] clearly
   *[probably] probably
} lowered the chance to win by { $cost }; better: “{ $better }”
analysis-none = No move stands out.
analysis-note = Estimated from simulated games. The curve knows all cards; each move is judged by what its player knew. Press T for the next turning point, Shift and an arrow key for the next decision, Page Up and Page Down for the hands or rounds of the game.
what-if = What if from here?
exercise-begin = { $name }: learn from { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
exercise-ask = What would you do here, { $name }?
exercise-how = Make one of the { $count } compared moves at the table.
exercise-best = “{ $move }” is best.
exercise-good = “{ $move }” is good, but there is a better move.
exercise-mistake = “{ $move }” is a mistake.
exercise-blunder = “{ $move }” is a blunder.
exercise-next = Next one ({ $count })
exercise-show = Show me
exercise-leave = Back to the game
try-again = Try again

## Rules
rules-search = Search the rules
rules-none = No rule contains these words.
rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-printed = Printed values
rules-chapters = Chapters
rules-list = The rules of the games

## Settings
settings-tempo = Bot speed
tempo-calm = relaxed
tempo-quick = fast
tempo-instant = instant
skip-to-me = Skip to my turn
skipped = Skipped:
play-back = Show again
playing-back = Showing again …
settings-speed = Animation speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = none
settings-notify = Tell me when it is my turn, also in another tab
settings-forced = Make forced moves automatically
settings-sound = Sounds
on = on
off = off

## One's own account
account = Account
account-is = You are logged in as “{ $name }”.
way-keep = Create account (keeps your games)
way-keep-why = As a guest you exist in this browser only. With a name and a password you keep your tables, finished games and ratings, on other devices too. You need no mail address. In case you forget the password, print a code or enter an address under “Reminders”.
way-log-in = Log in
way-create = Create account
way-log-in-why = Use an account that you created on another device.
account-name = Account name
account-name-form = Letters, digits, dots, hyphens and underscores, without spaces
password = Password
password-form = At least 8 characters
left-behind = { $count ->
    [one] One table belongs to you as a guest. If you log in, you leave it behind.
   *[other] { $count } tables belong to you as a guest. If you log in, you leave them behind.
}
log-in-anyway = Log in anyway
old-password = Current password
new-password = New password
change-password = Change the password
first-password = Add a password
set-password = Set the password
no-password = Your account has no password yet.
password-changed = Password changed. Everywhere else you are now logged out.
sessions = Where you are logged in
session-here = here
session-seen = last used { $when }
some-program = Unknown program
log-out = Log out
end-session = End
log-out-everywhere = Log out everywhere
log-out-everywhere-sure = This ends all your sessions, including this one. To log in again you need your password, a passkey or a printed code.
logged-out = You are logged out and now a guest.
delete-me = Delete everything about me
delete-me-what = This deletes your name, account, notes, ratings and chat messages. Your moves stay in the games of others, without your name; in running games bots take your seats.
delete-me-sure = This cannot be undone. Delete everything?
delete-me-yes = Yes, delete everything
deleted-me = Everything about you is deleted. You are a new guest now.

## About
how-title = Fair shuffling
how-1 = Before a game begins, the server draws a secret seed and publishes its hash, the commitment. All dice and cards of the game are computed from this seed, what the players typed, and the move number.
how-2 = When the game is over, the seed is published. Anyone can then check that it matches the commitment and replay the whole game with the same dice and cards. “Check the shuffle” does both.
how-3 = Every move is stored before anyone sees it, so nothing is lost when a connection or a server fails. Your browser never receives what you may not know.
about-title = About Bauhütte
about-1 = In a Bauhütte the masters of a medieval building site planned their work. This one is the home of four games about master builders. It is free software.
about-2 = The typefaces are based on Source Serif 4 and Source Sans 3 (SIL Open Font License). All drawings are our own.
not-found = This page does not exist.
loading = One moment …
table-not-shown = This table cannot be shown yet.
tries-again = Trying again …
no-drawing = The state of the table

## Variants of the games

## Lessons
learn = Lesson
coach = Lesson
lesson-page = { $at } of { $of }
lesson-back = One page back
lesson-next = Go on
lesson-read = Lesson: read on.
lesson-then = Then it is your turn.
lesson-waits = The others are playing …
lesson-leave = Leave the lesson
lesson-own-table = Open your own table
play-on = Play on
