### Sentences of the command line.

## Playing

your-turn = { $seat } ({ $letter }): { $ask }.
their-turn = { $seat } ({ $letter }) is to move.
hint-best = best: play the best sequence of moves the program finds
offers = You can
log = What happened
nothing-yet = Nothing yet.
pick-game = Which game?
pick-game-prompt = Number or name:
pick-game-again = “{ $text }” is not in the list.
cover = { $name } ({ $letter }) plays next.
cover-prompt = Pass the keyboard on. { $name }, press Enter.
help-start = “help” lists all commands.
compiling = Compiling { $game } for this machine; this happens only once
compiling-step = Compiling: { $what } ({ $done } of { $all })
compiling-beside = The game is being compiled in the background, only this once. Until then the bots play fast and simple moves.
compiling-share = Hints and the tutor need the compiled game: { $percent }% done.
compiling-now = compiling …
compiling-done = { $game } is ready.
warm-already = { $game } was already compiled.

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
help-log = lists all moves since the beginning
help-score = shows the score
help-why = says why a move is not possible: “why { $example }”
help-best = plays the best sequence of moves the program finds for this step
help-hint = shows the best moves and your chance to win with each
help-tutor = turns on a tutor, who rates your moves and warns you before a blunder; “tutor off” turns it off
help-undo = takes your last move back, if it revealed nothing
help-rules = shows a rule: “rules { $example }”, or all rules with a word
help-save = writes the record: “save FILE”
help-always = makes moves for you: “always only” when no other move is possible, “always { $example }” whenever it is possible, “always none” stops
help-prepare = prepares your next moves: “prepare { $example }”; only after a move of seat B: “prepare b { $example }: { $example }”; “prepare none” removes them
help-hand = lets a bot play for you from now on
help-resign = ends the game for you: you come last, and if others are still playing, a bot takes your seat
help-quit = stops; “bauhuette resume” continues the game
help-moves-how = Type the number or the name of a move, for example: { $examples }.

## Answers

refused = “{ $move }” is not possible now ({ $rule }): { $reason }
refused-why = Reason for this rule: { $why }
unknown = “{ $text }” is neither a move nor a command.
nearest = Did you mean { $number }: { $typed }?
nearest-typed = Did you mean: { $typed }?
allowed = “{ $move }” is possible.
why-what = Name a move, for example: “why { $example }”.
hint-thinking = Thinking …
hint-best-move = { $move }: { $share }% to win
hint-as-good = About as good: { $moves }
hint-next = Next best: { $move }, { $certainty ->
    [clearly] clearly
   *[probably] probably
} { $cost }% less
hint-ends-rating = A hint makes this game unrated. Show it anyway? (yes or no)
tutor-on = You play with a tutor: it asks before a blunder. “tutor off” ends it.
tutor-off = You play without a tutor.
tutor-best = best: { $move }
tutor-good = good: { $move }, lowers the chance to win by { $loss }
tutor-mistake = mistake: { $move }, lowers the chance to win by { $loss }
tutor-blunder = blunder: { $move }, lowers the chance to win by { $loss }
tutor-shares = Chances to win, as far as you can know: { $shares }
tutor-warning = “{ $move }” lowers your chance to win by about { $loss }; there is a better move. Play it anyway? (yes or no)
off-words = off no none
no-best = The program finds no best sequence for this step.
undone = Taken back: { $move }.
saved = Saved: { $file }
save-where = Name a file, for example: “save game.json”.
rules-edition = This table plays another edition: where a rule names one of these values, the value of the edition counts.
no-rule = No rule matches “{ $text }”. The rules are { $first } to { $last }.
rule = { $id }: { $text }
rule-marked = { $id }, { $mark }
standing-row = { $rank }. { $seat } ({ $letter }), { $score }
score-amount = { $score } { $count ->
    [one] point
   *[other] points
}

## The end

course-title = The score from the beginning to move { $last } ({ $several }: several players)
course-after = Scores after move { $number }: { $scores }
winner = { $seats } wins.
winners = { $seats } win together.
you-win = You win!
kept-finished = Record: { $file }
kept-verify = To verify it: bauhuette verify { $file }
kept = The game is saved. To continue: bauhuette resume
kept-nothing = You have not made a move yet, so nothing was saved.
not-kept = This game is not saved.
after-game = The game is over: again, swap (change seats), replay, review; Enter leaves:
after-again = again
after-swap = swap
after-replay = replay
after-review = review
resumed = Continuing { $game } after { $moves } { $moves ->
    [one] move
   *[other] moves
}.

## Impossible calls

bad-language = There is no language “{ $found }”; there are: { $known }.
bad-same-name = Two seats have the name “{ $name }”; give each its own.
bad-empty-name = A seat has no name. For example: --seats anna,ben,greedy
bad-compared = “{ $found }” cannot be compared: give an option of the game ({ $known }), an edition file (.toml) or a game for the same number of players.
bad-option = “{ $found }” is not an option; write name=number, for example lend=1.
bad-suffix = { $file }: the output is Parquet, so the name must end in { $wanted }.
bad-unwritable = { $file } cannot be written: { $reason }.
bad-no-server-here = This works only at tables of a server.
none-words = none nothing
only-words = only
always-only = the only possible move
always-row = Always: { $what }
prepare-row = Prepared { $number }: { $what }
prepare-row-if = Prepared { $number }: { $what } (only if { $name } before that: { $did })
prepare-nothing = Nothing is prepared.
prepare-whose = Write a seat ({ $known }) and its move before the colon.
dropped-unforeseen = The game went another way, so your prepared moves were dropped.
dropped-not-offered = Your prepared move was not possible. Now you decide.
dropped-played = Another move was made here, so your prepared moves were dropped.
dropped-undone = You took a move back, so your prepared moves were dropped.
bad-alone = No one else plays in this game; use “quit” to stop.
bad-nothing-kept = There is no unfinished game.
bad-not-kept = { $file } is not a game begun in the terminal.
bad-rule = There is no rule “{ $found }”; the rules are { $first } to { $last }.
bad-no-game = Name a game, for example: bauhuette play pillars
bad-bench-track = There is no track “{ $found }”; choose one of { $known }.
bad-seat-count = This game cannot be played with { $found ->
    [one] one seat
   *[other] { $found } seats
}; possible: { $known }.

## Games and rules

game-title = { $name }: { $title }
game-facts = { "  " }{ $seats } seats, { $minutes } minutes; { $authors } ({ $publisher } { $year })
game-option = { "  " }--option { $name }={ $values } (else { $default })

## Records

verify-good = Valid: { $file }
verify-bad = Not valid: { $reason }
verify-what = { $game }: { $moves } { $moves ->
    [one] move
   *[other] moves
}, all legal, every state as recorded, cards and dice as in the commitment ({ $commitment }).
verify-over = The game is over and the result is correct.
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
soak-audit = something was lost or duplicated
soak-no-move = the game is running, but no move is possible
soak-guards = offered and legal moves differ
soak-news-full = one move makes too many log lines
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
several = “{ $text }” can mean: { $moves }
stopped = Stopped before: { $rest }
no-hint = No hint for this position.
last-move = your last move
save-over = { $file } already exists. Overwrite it? (yes or no)
save-not = Not saved.
not-done = Nothing has changed.
hand-sure = A bot plays for you from now on.{ $stake ->
    [rating] { " " }The game counts as a loss for your rating, even if you come back.
    [deal] { " " }You then have no place in the ranking of this deal, even if you come back.
    [round] { " " }This round counts as a last place, even if you come back.
    [round-and-rating] { " " }This round counts as a last place and as a loss for your rating, even if you come back.
   *[nothing] { "" }
} Continue? (yes or no)
hand-done = A bot now plays for you.
resign-sure = If you resign, you come last and cannot come back.{ $stake ->
    [rating] { " " }For your rating it counts as a loss.
    [deal] { " " }You then have no place in the ranking of this deal.
    [round] { " " }This round counts as a last place.
    [round-and-rating] { " " }This round counts as a last place and as a loss for your rating.
   *[nothing] { "" }
} Resign? (yes or no)
resign-done = You have resigned.
save-remote = The server keeps this table; you need not save it.
yes-words = yes y ja j
help-typing = You may shorten a word as long as it stays clear; separate several moves by commas; Enter alone makes the only possible move.
replay-prompt = Move { $number } of { $all } (? for help) >
step-forward = forward
step-back = back
step-to = to
step-seat = seat
step-what-if = what-if
step-branches = branches
step-help = help
step-quit = quit
step-help-forward = forward, forward 5 or just Enter: go forward
step-help-back = back, back 5: go back
step-help-to = to 42 or just 42: go to this move
step-help-seat = seat b: what seat B sees; seat: what the player to move sees
step-help-what-if = what-if, what-if “the king at once”: play on from here against bots, with other cards and dice, under this name
step-help-branches = branches: other ways tried in this game (with a number: open one from the server)
step-help-quit = quit
step-unknown = “{ $text }” is not a command; ? lists them.
step-seat-later = You can see the hands when the game is over.
sign-more = {"..."}
sign-minus = {"-"}
sign-at-most = {"at most "}
sign-secured = {" secured"}
sign-comma = {", "}

## Beginning

start-seats = How many seats? ({ $known }; Enter: { $usual })
start-levels = Who are your opponents?
start-tempers = The levels from apprentice to master can have a character, for example { $example }:
start-people = Any other name stands for a person at this keyboard.
start-opponent = Seat { $letter } (Enter: { $usual }):
start-option = { $name }? (yes or no; Enter: no)
no-words = no n nein
saved-row = { $number }. { $date }, { $game }: { $seats }, { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $state }
saved-over = over
saved-open = open
saved-damaged = { $file }: damaged, can no longer be read
saved-none = You have not begun a game here yet.
saved-which = Which game do you want to continue? (number; Enter: none)
bad-no-number = There is no saved game { $number }; { $last ->
    [0] nothing is saved here.
   *[other] “bauhuette saved” lists those there are, up to { $last }.
}

## Learning

lesson = Lesson
lesson-step = step { $number } of { $all }
lesson-other = The lesson continues with: { $move }
lesson-go-on = Enter: go on
lesson-over = That was the lesson. Press Enter to play on from here, or type a word to stop.
lesson-left = To begin the lesson again: bauhuette learn
bad-no-lesson = { $game } has no lesson.

## At another table

remote-lobby = You sit at the table { $link }. { $count ->
    [0] All seats are taken; wait until the host starts the game.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
remote-closed = The host of this server has closed the table.
remote-notice = Notice: { $text }
remote-stale = The game has moved on; this is the current position.
remote-left = The table is still on the server: { $link }
bad-merge-nothing = Nothing to merge: give edition files, or a server with --server.
bad-link = “{ $link }” is not a link to a table; it looks like this: http://server/t/…
bad-no-server = The server does not answer ({ $reason }).
bad-remembered = The file with your login for this server cannot be read; without it you are a new guest there: { $file }
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
admin-did-unbanned = lifted a ban
admin-did-deleted = deleted a person
admin-did-announced = announced
admin-did-taken-back = removed the announcement
admin-did-appointed = made a host
admin-did-dismissed = no longer a host
admin-appointed = { $who } is a host now: the page is /host.
admin-dismissed = { $who } is no longer a host.
admin-did-exported = exported a person’s data
admin-close-sure = Close the table { $table } permanently?
admin-close-done = The table { $table } is closed.
admin-delete-sure = Delete { $name } ({ $id }, { $tables ->
    [one] one table
   *[other] { $tables } tables
}) permanently?
admin-delete-done = { $name } ({ $id }) is deleted.
admin-not-done = Nothing has changed.
admin-banned = { $who } is banned; running servers apply this within a few seconds.
admin-unbanned = { $who } is no longer banned.
admin-announced = Everyone sees it within a few seconds.
admin-taken-back = The announcement is removed.
admin-exported = Everything stored about this person is in { $file }.
bad-status = There is no status “{ $found }”: lobby, running or over.
bad-kind = There is no kind “{ $found }”: accounts, guests or banned.
bad-address = “{ $found }” is not a network address.
bad-who-or-address = Name either a person or, with --address, an address.
bad-announce = Give a line to show, or remove the current one with --take-back.
bad-file-exists = { $file } already exists; name another file.
bad-not-written = { $file } cannot be written: { $reason }
bad-moment = “{ $found }” is not a time. Write 2026-12-31, “2026-12-31 18:00”, or 30m, 12h, 7d or 4w from now.
bad-moment-past = “{ $found }” is not in the future.

## Training
train-imitation = { $seconds } s, imitation: { $decisions } M decisions, { $agreement }% of moves as the policy
train-progress = { $seconds } s: { $decisions } M decisions, { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $shares }; undecided { $entropy }, predicts { $explained }%
train-share = { $share } ± { $doubt }% among { $bot }
train-outlook = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: loss { $outlook } on new games; the rules’ own evaluation: { $estimate }
train-pupil = { $seconds } s: { $decisions } M decisions, { $agreement }% as its teacher; { $share } ± { $doubt }% among greedy players
train-wrote = Written: { $file }

## Tournaments
bad-tournament = { $what }: { $reason }
bad-tournament-name = Name who takes part: --name NAME, or --bot LEVEL.
bad-tournament-link = This is not a link to a tournament: { $link }
bad-tournament-round = There is no round { $number } yet.
bad-tournament-deal = The tables of round { $number } cannot be compared: they do not play the same deal, or some are still playing.

### Puzzles

puzzle = Puzzle
puzzle-number = { $number } of { $all }, difficulty { $difficulty } of 5
puzzle-ask = Find the best move. Of { $count } possible moves one is clearly the best: the next lowers the chance to win by { $gap }. “hint” names two moves, one of them the best; “show” gives the answer.
name-show = show
puzzle-hint = One of these two is best: { $first }, or { $second }.
puzzle-other-help = In a puzzle you find the best move yourself. “hint” names two moves, one of them the best; “show” gives the answer.
puzzle-shown = The best move is: { $best }. The puzzle counts as missed.
verdict-best = Right: “{ $move }” is best.
verdict-good = Good: “{ $move }” lowers the chance to win by only { $cost }. Best: { $best }.
verdict-mistake = A mistake: “{ $move }” lowers the chance to win by { $cost }. Best: { $best }.
verdict-blunder = A blunder: “{ $move }” lowers the chance to win by { $cost }. Best: { $best }.
puzzle-cost = { $move }: lowers the chance to win by { $cost }
puzzle-line = Likely next: { $line }
puzzle-theme = Theme: { $theme }
puzzle-round = Best moves found: { $found } of { $all }
puzzle-making = Strong players are playing
puzzle-made = Puzzles: { $count }, in { $file }
puzzle-checking = Searching longer
puzzle-falls = { $id }: { $best } is not confirmed; the search found { $other }
puzzle-checked = { $right } of { $all } are confirmed ({ $playouts } playouts for each of the two searches)
bad-no-puzzle = { $game } has no such puzzle. Themes: { $themes }
bad-no-theme = There is no theme { $theme }. Themes: { $themes }

branch-over = The game is over here. Go back to try another move.
branch-begins = What if? You play { $seat } and know only what was known then.
branch-none = No other way has been tried in this game yet.
branch-none-there = The server has no branches of this game that you may see.
branch-row-there = { $number }. { $name }: { $by }, after move { $move }, seat { $seat }, { $state }, { $link }
branch-somebody = someone
branch-no-such = There is no such branch; there are { $count } in all.
branch-still-played = This branch is still being played: bauhuette play --join { $link }
branch-unnamed = without a name
branch-row = { $number }. { $name }: after move { $move }, seat { $seat }, { $state } ({ $file })
saved-branch = what if: { $name }, after move { $move }

bad-deal-server = “{ $server }” is not the address of a server. Write it like http://localhost:8000
bad-deal-none = This server has no deal of { $game } today.
deal-rules = The deal of the day: the same cards and dice for everyone, against the same bots ({ $level }). One try counts, until midnight (UTC).
deal-day = Deals of { $day } (UTC). To play one: bauhuette today GAME
deal-open = not played yet; players so far: { $players }, best { $best }
deal-playing = your game is waiting; players so far: { $players }, best { $best }
deal-played = played
deal-given-up = given up
deal-unfinished = not finished
deal-missed = not played
deal-placed = place { $place } of { $players } with { $own }; best { $best }
deal-row = { $place }. { $name }: { $points }
deal-row-own = { $place }. { $name }: { $points } (you)
deal-places-later = The ranking is published when the day is over (UTC).
deal-guest = Create an account to be ranked. Guests do not appear in the ranking.
deal-somebody = someone

## editions

editions-none = No edition files in { $folder }.
editions-differ = { $count ->
    [0] same as ours
    [one] one value differs from ours
   *[other] { $count } values differ from ours
}
editions-differ-both = { $count ->
    [0] No value differs.
    [one] One value differs.
   *[other] { $count } values differ.
}
editions-looked = { $looked } of { $looks } checked
editions-unfit = cannot be played yet
editions-really = Really?
editions-ours = { $name }: { $mine } (ours: { $theirs })
editions-other = { $name }: { $mine } (the other: { $theirs })
editions-line-true = there
editions-line-false = not there
editions-merged-none = Nothing changes: two owners of one box must confirm a value of ours, { $owners } must say the same to change it.
editions-merged = Confirmed: { $confirmed }. Changed: { $changed }. Left out, because owners of one box disagree: { $disputed }.
editions-written = Run `make gen` to keep the former standard edition, then `make test`.
bad-no-folder = There is no folder { $folder }.
