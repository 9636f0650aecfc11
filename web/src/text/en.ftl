### Words of the web client.

## The head of the page
pages = Pages
page-play = Play
page-rules = Rules
page-study = Study
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
   *[day] Good day, { $name }.
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
home-pre = Choose a game, sit down with bots or send a friend the link. No account needed.
games = Games
minutes = { $minutes } min
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
play-now-with = { $bots ->
    [one] you and one bot
   *[other] you and { $bots } bots
}
invite = Invite friends
at-one-device = On one device
at-one-device-pre = Several people play here in turn. Between turns the table is covered until the next person says that they are there.
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
no-open = Nobody is waiting right now.
no-finished = Games you have finished will be listed here.
seat-free = free seat
nobody-yet = nobody else yet
with = with { $names }
turn-here = It is { $name }’s turn on this device
points-of-you = Your points:
you-placed-short = { $rank ->
    [1] you won
    [2] second
    [3] third
   *[other] fourth
}
clock-short-turn = with a clock
clock-short-bank = with a clock
clock-short-days = over days
more-tables = More open tables
all-finished = All finished games ({ $count })
fewer-finished = Only the last ones
waits-for = { $free ->
    [0] everybody is here
    [one] one seat free
   *[other] { $free } seats free
}
your-turn-short = Your turn
look = Look
watch-one = { $count ->
    [one] Watch a running game
   *[other] Watch one of { $count } running games
}
watch = Watch
send-link = Send link
more-of-table = More about this table
put-away = Remove from my list
put-away-why = The table itself stays for the others, and its link leads to it.
step-back-there = Several people play on this device: resign at the table.
sit-down = Sit down
replay = Replay
tell-me = Tell me when it is my turn
promise = Your move is stored before anyone sees it. Dice and deals can be verified afterwards.
how-we-deal = How we deal
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
ended-clock = Time has run out: the game is over, and nobody has won.
table-damaged = damaged: what was stored cannot be read any more
table-outdated = earlier rules: it cannot go on here, but its moves can be read
outdated-moves = The moves of { $names }: { $count }.
outdated-players = Its players find its moves here.
hurried = Many games are being played here, so the bots think for a shorter time.
undo = Undo
restart-turn = Restart turn
hint = Hint
hint-none = No hint for this position.
hint-thinks = Thinking …
hint-share = Win share
hint-percent = { $percent } %
hint-margin = expected margin: { $margin }
hint-sure = The first is the best of these with { $percent } % certainty.
hint-line = Likely next:
hint-ends-rating = A hint makes this game unrated. Show it anyway?
hint-ends-rating-yes = Show it
hint-ends-rating-no = Keep it rated
clock = Clock
clock-none = none
clock-turn = 90 seconds per turn
clock-bank = 15 minutes, 10 seconds more each turn
clock-days = three days per turn
rating-of-table = Rating
rated-table = Rated game
unrated-table = Casual (hints allowed)
rated-rule = This table is rated: every player needs an account, and a game counts from ten moves of your own on. Against the same people within a week, or from one address, it counts less.
rated-guest = Rated games need an account.
rated-guest-link = Create an account
spectators = Spectators
spectators-public = Public view
spectators-after = All hands after the game
spectators-off = Not allowed
clock-left-days = { $days } d { $hours } h
clock-left = { $name } has { $time } left
clock-runs = { $name }’s clock runs: { $time }
last-auction = Last auction:
standing = Standing instruction
standing-bid = Keep bidding up to …
standing-pass = Pass in this auction
standing-limit = Keep bidding up to
standing-bid-it = Bid up to { $amount }, then pass
standing-bids = You keep bidding up to { $amount }, then you pass. Only you see this.
standing-passes = You pass automatically until the auction is over. Only you see this.
standing-withdraw = Withdraw
do-it-anyway = Finish anyway
notes = Notes
notes-why = Only you can read this.
notes-kept = Saved.
log = Log
chat = Chat
log-and-chat = Log and chat
say-something = Say something
send = Send
nothing-said = Nobody has said anything yet.
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
    [deal] If a bot plays for you, you have no place with this deal, even if you come back.
    [round] If a bot plays for you, this round counts as given up, like a last place, even if you come back.
    [round-and-rating] If a bot plays for you, this round counts as given up, like a last place, and as a loss for your rating, even if you come back.
   *[nothing] You can take your seat back at any time.
}
take-back = Take my seat back
resign = Resign
resign-sure = Whoever resigns comes last and cannot come back. Where others still play, a bot goes on at this seat; otherwise the game is over.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You then have no place with this deal.
    [round] { " " }For you this round counts as given up, like a last place.
    [round-and-rating] { " " }For you this round counts as given up, like a last place, and as a loss for your rating.
   *[nothing] { "" }
}
resign-yes = Yes, resign
you-resigned = You have resigned from this game.
seat-resigned = resigned; a bot plays
result-given-up = You did not play this game to the end.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You have no place with this deal.
    [round] { " " }For you this round counts as given up, like a last place.
    [round-and-rating] { " " }For you this round counts as given up, like a last place, and as a loss for your rating.
   *[nothing] { "" }
}
bot-for = Bot for { $name }
bot-for-you = Bot for you
stake-rated = This game is rated.
stake-clock-bot = When your time runs out, a bot makes the moves of that turn for you.{ $stake ->
    [rating] { " " }If it makes all your moves, the game counts as a loss for your rating.
    [round] { " " }If it makes all your moves, this round counts as given up, like a last place.
    [round-and-rating] { " " }If it makes all your moves, this round counts as given up, like a last place, and as a loss for your rating.
   *[nothing] { "" }
}
stake-clock-end = When your time runs out, the game is over.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [round] { " " }For you this round counts as given up, like a last place.
    [round-and-rating] { " " }For you this round counts as given up, like a last place, and as a loss for your rating.
   *[nothing] { " " }Nobody has won then.
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
give-device-why = It is { $name }’s turn. Everybody else looks away.
show-hand = I am { $name }: show my hand
look-at-hand = { $name }’s hand
hands-covered = All hands lie covered. You may look at your own while you wait.
since-then = What everybody saw
hand-open = { $name }’s hand lies open.
cover-hand = Cover it

## Lobby
lobby-title = { $free ->
    [0] Everybody is here
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
host-starts = { $name } starts the game.
join = Sit down
seat-open = free
make-bot = Bot here
make-open = Free the seat
salt = Fair shuffle (optional)
salt-why = Type anything; it is mixed into the shuffle.
list-table = Open to everybody: show this table in the list of open tables
is-listed = This table is in the list of open tables.

## End of the game
game-over = The game is over
you-won = You have won
you-won-too = You share the victory with { $names }
you-placed = You are { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
won = { $names } { $count ->
    [one] has
   *[other] have
} won
rematch = Rematch
to-rematch = To the rematch
verify = Check the shuffle
verified = Checked: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, and all cards and dice follow from the opened seed.
not-verified = This record does not hold: { $reason }
download = Download the record
to-replay = Watch the replay
back-to-table = Look at the table
tally = Where the points came from
tally-total = Points
commitment = Commitment
seed = Opened seed

## Replay
replay-title = Replay
replay-at = Move { $at } of { $of }
replay-seat = Seen by
replay-spectator = everybody
replay-first = To the beginning
replay-last = To the end
replay-back = One back
replay-on = One forward
replay-play = Play
replay-stop = Stop
load-record = Open a record file
study-pre = Open a record file to check every move and its luck, or choose one of your finished games.
record-drop = or drop it here
record-checks = Checking …
record-checked = checked
record-bad = { $file } cannot be opened: { $reason }
record-no-json = this is not a record file.
record-forgotten = The server no longer has this record. Please open the file again.
download-short = Record
replay-slider = Move
analysis = Analysis
analysis-runs = Analysing the moves: { $done } of { $of }
analysis-waits = Another analysis comes first …
analysis-failed = The analysis could not be finished.
analysis-curve = Share of the win, move by move
analysis-errors = errors
analysis-luck = Luck
analysis-decision = Decision
analysis-decision-back = Previous decision
analysis-decision-on = Next decision
analysis-turn = Turning point
analysis-turn-back = Previous turning point
analysis-turn-on = Next turning point
analysis-mark-name = Move { $number }, { $name }, cost { $cost }, better: { $better }
analysis-better = Better: “{ $better }”.
analysis-costs = Costs { $cost } of a win.
analysis-played-it = { $name } chose “{ $move }”.
analysis-best = { $name }: “{ $move }”. Nothing clearly better was found.
analysis-perhaps = “{ $move }” may be better by { $gain } of a win, but that is not sure.
analysis-forced = { $name }: “{ $move }”. There was no choice.
analysis-stand-in = A bot played “{ $move }” for { $name }: it is nobody’s decision and is not judged.
analysis-happens = { $played } of { $worlds } times instead of { $better }
analysis-parts = Where the points come from, played to the end { $worlds } times
analysis-part = { $row }, { $name }
analysis-best-other = best other seat
analysis-rest = Everything else
analysis-lead = Together: ahead of the best other seat
analysis-lead-unsure = Played to the end { $worlds } times, the two moves do not clearly differ in points.
analysis-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}, compared in the same games
analysis-more = Show all { $count }
analysis-move = Move
analysis-share = Share of the win
analysis-gain = Difference
analysis-played = played
analysis-better-word = better
analysis-unsure = unsure
analysis-seats = The seats
analysis-share-now = { $share } now
analysis-error = Error a decision
analysis-blunders = Blunders
analysis-adjusted = Without luck
analysis-flag-played = played { $share }
analysis-flag-better = better { $share }
analysis-flag-other = { $share }
analysis-flag-played-words = Coach: this was played, { $share } of the win
analysis-flag-better-words = Coach: this was better, { $share } of the win
analysis-flag-other-words = Coach: { $share } of the win
analysis-nobody = nobody
analysis-who = { $name } { $count } of { $worlds }
analysis-tenths = Each sign stands for a tenth of the games played to the end ({ $worlds })
what-if-here = What if from here
analysis-classes-told = From a single game the class of play is a guess: few of its decisions matter. All games of a person together say more.
analysis-classes-unmeasured = No class of play yet: the bots’ errors at this game have not been measured.
analysis-classes-unordered = No class of play: at this game stronger bots do not make smaller errors, so an error says nothing of a level.
analysis-luck-deal = deal
analysis-luck-dice = dice
analysis-luck-draws = draws
analysis-luck-others = others’ choices
analysis-luck-unseen = what nobody could know
analysis-no-luck = In this game everything was shuffled before the first move: no move had luck of its own, and what lay in the stacks is in the luck of the deal.
analysis-turns = Where the game turned
analysis-mistake = { $name }: “{ $move }” cost { $cost } of a win; better: “{ $better }”
analysis-stroke = Luck gave { $name } { $gain } of a win when { $mover } chose “{ $move }”.
analysis-none = No move stands out.
analysis-note = Estimated from played-out games; a move is judged by what its seat knew. T leads to the next turning point, Shift and an arrow to the next decision.
what-if = What if from here?
exercise-begin = { $name }: learn from { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
exercise-ask = What would you do here, { $name }?
exercise-how = Make a move at the table: one of the { $count } that were compared.
exercise-best = “{ $move }” is best.
exercise-good = “{ $move }” is good, but there is better.
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
rules-printed = What is printed
rules-chapters = Chapters
rules-list = The rules of the games

## Settings
settings-tempo = Bot speed
tempo-calm = relaxed
tempo-quick = fast
tempo-instant = instant
skip-to-me = Skip to my turn
skipped = Skipped:
play-back = Play back
playing-back = Played back …
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
way-keep-why = As a guest you are known to this browser only. With a name and a password your tables, finished games and ratings stay yours, also on other devices; nothing you have played gets lost. No e-mail is asked for. In case you forget the password, print a code or enter an address among the reminders.
way-log-in = Log in
way-log-in-why = Come back to an account you have made on another device.
account-name = Name of the account
account-name-form = Letters, digits, dots, hyphens and underscores, without spaces
password = Password
password-form = At least 8 characters
left-behind = { $count ->
    [one] One table belongs to you as a guest. If you log in, you leave it behind.
   *[other] { $count } tables belong to you as a guest. If you log in, you leave them behind.
}
log-in-anyway = Log in anyway
old-password = Present password
new-password = New password
change-password = Change the password
first-password = A password, too
set-password = Set the password
no-password = Your account has no password yet.
password-changed = The password is changed; everywhere else you are logged out.
sessions = Where you are logged in
session-here = here
session-seen = last used { $when }
some-program = Unknown program
log-out = Log out
end-session = End
log-out-everywhere = Log out everywhere
log-out-everywhere-sure = All your sessions end, this one too. Your password, a passkey or a printed code lets you in again.
logged-out = You are logged out; you are a guest here now.
delete-me = Delete everything about me
delete-me-what = Your name, account, notes, ratings and what you said are deleted. Your moves stay in the games of others, without your name; in running games bots play on for you.
delete-me-sure = This cannot be taken back. Delete everything?
delete-me-yes = Yes, delete everything
deleted-me = Everything about you is deleted; you are a new guest here.

## About
how-title = How we deal
how-1 = Before a game begins, the server draws a secret seed and publishes its hash, the commitment. Every die and every deal of the game follows from the seed, what the players typed, and the number of the move.
how-2 = When the game is over the seed is opened. Anybody can then check that it fits the commitment, and play the whole game again to the same dice and cards: “Check the shuffle” does it all at once.
how-3 = A move is stored before anybody sees it, so nothing gets lost when a connection or a server fails. What a seat may not know is never sent to it.
about-title = About Bauhütte
about-1 = Bauhütte, the lodge where a medieval building site planned its work, is the home of four master-builder games. It is free software.
about-2 = The typefaces are made from Source Serif 4 and Source Sans 3 (SIL Open Font License). All drawings are our own.
not-found = There is nothing here.
loading = One moment …
table-not-shown = This table cannot be shown yet.
tries-again = Trying again …
no-drawing = The state of the table

## Variants of the games

## Lessons
learn = Lesson
coach = The coach
lesson-page = { $at } of { $of }
lesson-back = One page back
lesson-next = Go on
lesson-read = Lesson: read on.
lesson-then = Then it is your turn.
lesson-waits = The others are playing …
lesson-leave = Leave the lesson
lesson-own-table = A table of your own
play-on = Play on
