### Sentences of the command line.

## Playing

your-turn = { $seat } ({ $letter }): { $ask }.
their-turn = { $seat } ({ $letter }) is to move.
hint-best = best: let the program play the best sequence of moves
offers = You can
log = What happened
nothing-yet = Nothing yet.
pick-game = Which game?
pick-game-prompt = Number or name:
pick-game-again = “{ $text }” is not one of them.
cover = { $name } ({ $letter }) is next.
cover-prompt = Pass the keyboard on. { $name }, press Enter.
help-start = “help” lists all commands.
compiling = Compiling { $game } for this machine, this one time only
compiling-step = Compiling: { $what } ({ $done } of { $all })
compiling-now = compiling …
compiling-done = { $game } is ready.
warm-already = { $game } was ready already.

## Commands: their names, and what they do

name-help = help
name-moves = moves
name-table = table
name-log = log
name-score = score
name-why = why
name-best = best
name-hint = hint
name-tutor = tutor
name-undo = undo
name-rules = rules
name-save = save
name-always = always
name-prepare = prepare
name-hand = hand
name-resign = resign
name-quit = quit
help-help = lists the commands
help-moves = lists all possible moves
help-table = shows the whole table
help-log = tells the game from the beginning
help-score = tells the score
help-why = says why a move is not possible: “why { $example }”
help-best = plays the best sequence of moves the program knows for this step
help-hint = names the best moves and what to expect of them
help-tutor = turns on a tutor, who rates the moves and warns you before a blunder; “tutor off” ends it
help-undo = takes your last move back, if it revealed nothing
help-rules = shows a rule: “rules { $example }”, or all rules with a word
help-save = writes the record: “save FILE”
help-always = answers for you: “always only” makes a move if no other is possible, “always { $example }” whenever it is possible, “always none” ends it
help-prepare = prepares answers for your next decisions: “prepare { $example }”, only after a move of seat B “prepare b { $example }: { $example }”, “prepare none” removes them
help-hand = lets a bot play on at your seat
help-resign = gives up: you come last, and a bot plays on where others still play
help-quit = stops; “bauhuette resume” continues the game
help-moves-how = A move is its number or its name, for example: { $examples }.

## Answers

refused = “{ $move }” is not possible now ({ $rule }): { $reason }
refused-why = Why there is such a rule: { $why }
unknown = “{ $text }” is neither a move nor a command.
nearest = Perhaps you mean { $number }: { $typed }
nearest-typed = Perhaps you mean: { $typed }
allowed = “{ $move }” is possible.
why-what = Why what? For example: “why { $example }”.
hint-thinking = Let me think …
hint-move = { $rank }. { $move }: { $share } % to win, lead over the best other { $lead }, { $sure } % sure that nothing is better
hint-line = Likely next: { $line }
hint-ends-rating = A hint makes this game unrated. Show it anyway? (yes or no)
tutor-on = You play with a tutor: it asks before a blunder. “tutor off” ends it.
tutor-off = You play without a tutor.
tutor-best = best: { $move }
tutor-good = good: { $move }, costs { $loss } of a win
tutor-mistake = mistake: { $move }, costs { $loss } of a win
tutor-blunder = blunder: { $move }, costs { $loss } of a win
tutor-unsure = unsure: { $move }, perhaps costs { $loss } of a win
tutor-shares = Shares of the win, as far as you can know: { $shares }
tutor-warning = “{ $move }” costs about { $loss } of a win; there is a better move. Play it anyway? (yes or no)
off-words = off no none
no-best = For this step the program knows no best sequence.
undone = Taken back: { $move }.
saved = Saved: { $file }
save-where = Where to? For example: “save game.json”.
no-rule = No rule fits “{ $text }”. The rules are { $first } to { $last }.
rule = { $id }: { $text }
rule-marked = { $id }, { $mark }
standing-row = { $rank }. { $seat } ({ $letter }), { $score }
score-amount = { $score } { $count ->
    [one] point
   *[other] points
}

## The end

course-title = The scores from the beginning to move { $last } ({ $several }: several level)
course-after = Scores after move { $number }: { $scores }
winner = { $seats } wins.
winners = { $seats } win together.
you-win = You win!
kept-finished = The record: { $file }
kept-verify = To verify it: bauhuette verify { $file }
kept = The game is kept; to continue: bauhuette resume
kept-nothing = No move was made yet; nothing to keep.
not-kept = This game is not being kept.
resumed = Continuing { $game } after { $moves } { $moves ->
    [one] move
   *[other] moves
}.

## Impossible calls

bad-language = There is no language “{ $found }”; there are: { $known }.
bad-same-name = The name “{ $name }” is at the table twice.
bad-empty-name = A seat has no name; for example: --seats anna,ben,greedy
bad-compared = “{ $found }” cannot be compared: it is neither an option of the game ({ $known }) nor an edition file (.toml) nor a game for as many people.
bad-option = “{ $found }” is not an option; write name=number.
bad-suffix = { $file }: what is written is Parquet, so the name must end in { $wanted }.
bad-unwritable = { $file } cannot be written: { $reason }.
bad-no-server-here = That works only at tables of a server.
none-words = none nothing
only-words = only
always-only = the only possible move
always-row = Always: { $what }
prepare-row = Prepared { $number }: { $what }
prepare-row-if = Prepared { $number }: { $what } (only if { $name } before that: { $did })
prepare-nothing = Nothing is prepared.
prepare-whose = Before the colon, name a seat ({ $known }) and its move.
dropped-unforeseen = Things turned out differently: what you prepared does not count any more.
dropped-not-offered = The prepared answer was not possible.
dropped-played = Another move was made: what you prepared does not count any more.
dropped-undone = A move was taken back: what you prepared does not count any more.
bad-alone = Here nobody plays on for you; “quit” stops.
bad-nothing-kept = There is no unfinished game.
bad-not-kept = { $file } is not a game that was begun in the terminal.
bad-rule = There is no rule “{ $found }”; the rules are { $first } to { $last }.
bad-no-game = Name a game; for example: bauhuette play pillars
bad-bench-track = There is no track “{ $found }”; there are: { $known }.
bad-seat-count = This game is not for { $found ->
    [one] one seat
   *[other] { $found } seats
}; possible: { $known }.

## Games and rules

game-title = { $name }: { $title }
game-facts = { "  " }{ $seats } seats, { $minutes } minutes; { $authors } ({ $publisher } { $year })
game-option = { "  " }--option { $name }={ $values } (else { $default })

## Records

verify-good = OK: { $file }
verify-bad = Not OK: { $file }: { $reason }
verify-what = { $game }: { $moves } { $moves ->
    [one] move
   *[other] moves
}, each allowed, each state as recorded, cards and dice as committed ({ $commitment }).
verify-over = The game is over, the result is right.
verify-unfinished = The game is not over yet.
replay-move = Move { $number }, { $seat }: { $move }

## Many games

soak-task = { $game }, { $seats } seats
soak-result = { $seats } seats: { $games } { $games ->
    [one] game
   *[other] games
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $broken } { $broken ->
    [one] violation
   *[other] violations
}.
soak-broken = Violation: --seats { $seats } --seed { $seed } --first { $number } --games 1, move { $move }: { $what }
soak-audit = something was lost or doubled
soak-no-move = no move is possible although the game runs
soak-guards = offered and allowed moves differ
soak-news-full = too much news for one move
soak-too-long = the game does not end
soak-policy = the greedy bot chooses a move that is not offered
balance-task = { $game }, { $seats } seats
## Datasets

export-task = { $game }, { $seats } seats
export-done = { $file }: { $games } { $games ->
    [one] game
   *[other] games
}, { $rows } { $rows ->
    [one] decision
   *[other] decisions
}.
release-game = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, { $rows } { $rows ->
    [one] decision
   *[other] decisions
}
export-records = { $game }, recorded games
export-left-out = Left out: { $file } ({ $reason })
export-other-game = a game of { $game }
export-other-edition = played with other components
export-unfinished = not finished

## serve

serving = Bauhütte is open at { $address } (Ctrl-C closes it).

## The screen

since = Since your move
ended = The game is over.
overlay-more = Enter: next page
overlay-close = Enter: back to the table
sign-white = w
sign-grey = g
sign-black = b
sign-done = done
sign-hammer = (hammer)
sign-to = to
sign-open = .
several = “{ $text }” can be more than one: { $moves }
stopped = Stopped; not done any more: { $rest }
no-hint = I have no hint for this.
last-move = your last move
save-over = { $file } is there already. Write over it? (yes or no)
save-not = Not saved.
not-done = Nothing was done.
hand-sure = A bot plays on at your seat.{ $stake ->
    [rating] { " " }For your rating this counts as a loss, even if you come back.
    [deal] { " " }You then have no place with this deal, even if you come back.
    [round] { " " }For you this round counts as given up, like a last place, even if you come back.
    [round-and-rating] { " " }For you this round counts as given up, like a last place, and as a loss for your rating, even if you come back.
   *[nothing] { "" }
} Do you want that? (yes or no)
hand-done = A bot plays on for you.
resign-sure = Whoever resigns comes last, and this cannot be taken back.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You then have no place with this deal.
    [round] { " " }For you this round counts as given up, like a last place.
    [round-and-rating] { " " }For you this round counts as given up, like a last place, and as a loss for your rating.
   *[nothing] { "" }
} Resign? (yes or no)
resign-done = You have resigned.
save-remote = A table at a server is kept there.
yes-words = yes y ja j
help-typing = Any beginning will do that no other has; several moves are divided by commas; Enter alone takes the only move.
replay-prompt = Move { $number } of { $all } (? helps) >
step-forward = forward
step-back = back
step-to = to
step-seat = seat
step-what-if = what-if
step-branches = branches
step-help = help
step-quit = quit
step-help-forward = forward, forward 5 or Enter alone: onwards
step-help-back = back, back 5: backwards
step-help-to = to 42 or just 42: to this move
step-help-seat = seat b: as seat B sees it; seat: as the player to move sees it
step-help-what-if = what-if, what-if “the king at once”: play on from here against bots, with other cards and dice, under this name
step-help-branches = branches: other ways tried in this game (with a number: look at one of the server’s)
step-help-quit = quit
step-unknown = I do not understand “{ $text }”; ? lists the words.
step-seat-later = Hands can be seen only when the game is over.
sign-more = {"..."}
sign-minus = {"-"}
sign-at-most = {"at most "}
sign-secured = {" secured"}
sign-comma = {", "}

## Beginning

start-seats = How many seats? ({ $known }; Enter: { $usual })
start-levels = Who plays against you?
start-tempers = Levels from apprentice to master can have a character, for example { $example }:
start-people = Any other name: a person at this keyboard.
start-opponent = Seat { $letter } (Enter: { $usual }):
start-option = { $name }? (yes or no; Enter: no)
no-words = no n nein
saved-row = { $number }. { $date }, { $game }: { $seats }, { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $state }
saved-over = over
saved-open = open
saved-damaged = { $file }: damaged, it cannot be read any more
saved-none = No game was begun here yet.
saved-which = Which one to continue? (number; Enter: none)
bad-no-number = There is no number { $number }; “bauhuette saved” lists { $last }.

## Learning

lesson = Lesson
lesson-step = step { $number } of { $all }
lesson-other = Here the lesson goes on with: { $move }
lesson-go-on = Enter: go on
lesson-over = That was the lesson. Enter: play on from here; a word: stop
lesson-left = The lesson can be begun anew at any time: bauhuette learn
bad-no-lesson = { $game } has no lesson.

## At another table

remote-lobby = You sit at the table { $link }. { $count ->
    [0] All seats are taken; the game begins when its host starts it.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
remote-closed = The host of this server has closed the table.
remote-notice = Notice: { $text }
remote-stale = The table had moved on; this is how it stands now.
remote-left = The table stays at the server: { $link }
bad-link = “{ $link }” is no link to a table; it looks like this: http://server/t/…
bad-no-server = The server does not answer ({ $reason }).
bad-remembered = The file that says who you are at this server cannot be read; without it you are a new guest there: { $file }
database-moved = { $rows ->
    [one] One row was copied.
   *[other] { $rows } rows were copied.
 }

## What hosts do

admin-lobby = waiting
admin-running = running
admin-over = over
admin-guest = Guest { $number }
admin-yes = yes
admin-no-end = no end
admin-themselves = themselves
admin-none = There is nothing to list.
admin-column-id = Id
admin-column-game = Game
admin-column-status = Status
admin-column-changed = Last change
admin-column-people = People
admin-column-name = Name
admin-column-account = Account
admin-column-tables = Tables
admin-column-seen = Last seen
admin-column-banned = Banned
admin-column-target = Whom or what
admin-column-since = Since
admin-column-until = Until
admin-column-reason = Reason
admin-column-when = When
admin-column-by = By
admin-column-what = What
admin-did-closed = closed a table
admin-did-banned = banned
admin-did-unbanned = admitted again
admin-did-deleted = deleted a person
admin-did-announced = announced
admin-did-taken-back = took the announcement back
admin-did-appointed = made a host
admin-did-dismissed = is no host any more
admin-appointed = { $who } is a host now: the page is /host.
admin-dismissed = { $who } is no host any more.
admin-did-exported = exported a person’s data
admin-close-sure = Close the table { $table } for good?
admin-close-done = The table { $table } is closed.
admin-delete-sure = Delete { $name } ({ $id }, { $tables ->
    [one] one table
   *[other] { $tables } tables
}) for good?
admin-delete-done = { $name } ({ $id }) is deleted.
admin-not-done = Nothing was done.
admin-banned = { $who } is not admitted any more; running servers notice within a few seconds.
admin-unbanned = { $who } is admitted again.
admin-announced = Everybody is shown it within a few seconds.
admin-taken-back = Nobody is shown it any more.
admin-exported = Everything that is stored about this person is in { $file }.
bad-status = There is no status “{ $found }”: lobby, running or over.
bad-kind = There is no kind “{ $found }”: accounts, guests or banned.
bad-address = “{ $found }” is no network address.
bad-who-or-address = Name either a person or, with --address, an address.
bad-announce = Give a line to show, or take the present one back with --take-back.
bad-file-exists = There is a file { $file } already.
bad-not-written = { $file } cannot be written: { $reason }
bad-moment = “{ $found }” is no time: 2026-12-31, “2026-12-31 18:00”, or 30m, 12h, 7d, 4w from now.
bad-moment-past = “{ $found }” is not in the future.

## Training
train-imitation = { $seconds } s, imitating: { $decisions } M decisions, { $agreement } % as the policy
train-progress = { $seconds } s: { $decisions } M decisions, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }; { $shares }; undecided { $entropy }, foresees { $explained } %
train-share = { $share } ± { $doubt } % among { $bot }
train-outlook = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: loss { $outlook } on games not learned from, { $estimate } by the estimate
train-pupil = { $seconds } s: { $decisions } M decisions, { $agreement } % as its teacher; { $share } ± { $doubt } % among greedy players
train-wrote = Written: { $file }

## Tournaments
bad-tournament = { $what }: { $reason }
bad-tournament-name = Say who takes part: --name NAME, or --bot LEVEL.
bad-tournament-link = This is not the link of a tournament: { $link }
bad-tournament-round = There is no round { $number } yet.
bad-tournament-deal = The deal of round { $number } cannot be compared: tables do not play the same one, or not all are done.

### Puzzles

puzzle = Puzzle
puzzle-number = { $number } of { $all }, difficulty { $difficulty } of 5
puzzle-ask = Find the best move. { $count } are offered, one is clearly best: the next costs { $gap } of a win. “hint” names two of them, “show” the best.
name-show = show
puzzle-hint = One of these two is best: { $first }, or { $second }.
puzzle-other-help = This is a puzzle: you find the best move. “hint” names two moves, one of them the best; “show” tells it.
puzzle-shown = Best is: { $best }. It counts as missed.
verdict-best = Right: { $move } is best.
verdict-good = Good. { $move } costs only { $cost } of a win; best is: { $best }.
verdict-mistake = { $move } costs { $cost } of a win. Best is: { $best }.
verdict-blunder = No: { $move } costs { $cost } of a win. Best is: { $best }.
puzzle-cost = { $move }: costs { $cost }
puzzle-line = Likely next: { $line }
puzzle-theme = Theme: { $theme }
puzzle-round = Best moves found: { $found } of { $all }
puzzle-making = Strong players play
puzzle-made = Puzzles: { $count }, in { $file }
puzzle-checking = Looking longer
puzzle-falls = { $id }: { $best } does not hold, { $other } was found
puzzle-checked = { $right } of { $all } hold ({ $playouts } playouts for each of the two searches)
bad-no-puzzle = { $game } has no such puzzle. Themes: { $themes }
bad-no-theme = { $theme } is no theme. Themes: { $themes }

branch-over = The game is over here, so there is no other way to try. Go back first.
branch-begins = What if? You play { $seat }, who knows only what was known then.
branch-none = No other way was tried in this game here.
branch-none-there = The server keeps no branches of this game that you may see.
branch-row-there = { $number }. { $name }: { $by }, after move { $move }, seat { $seat }, { $state }, { $link }
branch-somebody = somebody
branch-no-such = There is no such branch: { $count } in all.
branch-still-played = This branch is still played: bauhuette play --join { $link }
branch-unnamed = without a name
branch-row = { $number }. { $name }: after move { $move }, seat { $seat }, { $state } ({ $file })
saved-branch = what if: { $name }, after move { $move }

bad-deal-server = “{ $server }” is no address of a server. Write it like http://localhost:8000
bad-deal-none = This server has no deal of { $game } today.
deal-rules = The deal of the day: the same cards and dice for everybody, against the same bots ({ $level }). One try counts, until midnight (UTC).
deal-day = Deals of { $day } (UTC); to play one: bauhuette today GAME
deal-open = not played yet; played by { $players }, best { $best }
deal-playing = you have begun; played by { $players }, best { $best }
deal-played = played
deal-given-up = you gave it up
deal-unfinished = not finished
deal-missed = missed
deal-placed = place { $place } of { $players } with { $own }; best { $best }
deal-row = { $place }. { $name }: { $points }
deal-row-own = { $place }. { $name }: { $points } (you)
deal-places-later = The places are published when the day is over (UTC).
deal-guest = Create an account to be ranked: others see the places of accounts only.
deal-somebody = somebody
