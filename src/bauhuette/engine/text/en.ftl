### Sentences of the engine, shared by all games.

trouble-unknown-game = There is no game “{ $key }”; there are: { $known }.
trouble-not-a-move-family = “{ $text }” is not a move: moves begin with one of { $known }.
trouble-not-a-move-form = “{ $text }” is not a move: write { $wanted }.
trouble-not-a-move-key = “{ $text }” is not a move: this game has no { $param } “{ $found }”.
trouble-not-a-move-game = “{ $text }” is a move of another game or edition; this table plays { $game }.
trouble-not-a-move-id = { $text } is not a move: moves are numbered 0 to { $last }.
trouble-edition-unreadable = { $reason ->
    [missing] { $file } cannot be read: there is no such file.
    [folder] { $file } cannot be read: it is a folder.
   *[other] { $file } cannot be read: { $reason }.
}
trouble-edition-syntax = { $line ->
    [0] { $file } is not valid TOML.
   *[other] { $file } is not valid TOML: see line { $line }.
}
trouble-edition-no-game = { $file } names “{ $named }” as its game; there are: { $known }.
trouble-edition-game = { $file } is an edition of “{ $named }”, not of “{ $game }”.
trouble-edition-breach = { $file }, { $key }: { $breach }
trouble-edition-unplayable = The edition cannot be played to its end: { $reason }.
trouble-edition-large = { $file } is too large: an edition has at most { $most } KB.
breach-unknown = The game has no such value.
breach-added = A row that you add needs this value, too.
breach-missing = A complete edition must give this value.
breach-shape = “{ $found }” does not fit here; our value is { $wanted }.
breach-range = { $found } is not between { $low } and { $high }.
breach-step = { $found } is not a multiple of { $step }.
breach-name = “{ $found }” does not exist here. Possible: { $wanted }.
trouble-unknown-language = There are no texts in “{ $lang }”; there are: { $known }.
trouble-bad-number = { $name }: { $value } is not a whole number from { $low } to { $high }.
trouble-bad-text = { $name }: { $value } is not a text.
trouble-bad-seating = seats: { $value } is neither a number nor a list of names.
trouble-bad-texts = { $name }: { $value } is not a list of texts.
trouble-bad-word = { $name }: { $value } is not one of { $known }.
trouble-bad-opponent = { $value } is not an opponent; give a name, a class or an object with the method choose.
trouble-bad-secret = A secret must have 1 to { $longest } bytes.
trouble-bad-target = The target must be a C-contiguous array { $wanted }.
trouble-batch-kind = Moves are whole numbers, not { $found }.
trouble-no-such-seat = This table has no seat { $seat }; its seats are the numbers 0 to { $last }.
trouble-position-shape = Position, field { $field }: it must have the form { $wanted }.
trouble-position-unknown = Position, field { $field }: the game has no such field.
trouble-position-missing = Position, field { $field }: this field is missing.
trouble-position-value = Position, field { $field }: { $value } is not possible here.
trouble-position-range = Position, field { $field }: { $value } is not between { $low } and { $high }.
trouble-position-name = Position, field { $field }: “{ $value }” is not a name in this game.
trouble-position-audit = Position, field { $field }: { $reason }.
trouble-unknown-bot = There is no bot “{ $name }”; there are: { $known }.
trouble-unknown-bot-near = There is no bot “{ $name }”; did you mean “{ $guess }”?
trouble-no-temper = At “{ $game }” bots do not have the character “{ $temper }”; choose one of { $known }.
trouble-no-tempers = Bots have no characters at “{ $game }”.
trouble-open-quote = In “{ $text }” a quotation mark is not closed.
trouble-bot-file = “{ $name }”: there is no file { $file }.
trouble-bot-class = “{ $name }”: { $file } has no class { $kind }.
trouble-bot-import = “{ $name }” cannot be read: { $reason }
trouble-bot-command = “program:{ $command }” is not a command line: { $reason }.
trouble-bot-program = “program:{ $command }”: there is no program “{ $program }” here. (Put commas inside a command in quotes.)
trouble-not-offered = “{ $text }” is not possible now ({ $rule }).
trouble-cannot-undo = The last move cannot be taken back: it rolled dice, drew cards, revealed something or was not yours.
trouble-nothing-to-undo = No move has been made yet.
trouble-bot-of-other-game = The bot “{ $bot }” was made for { $plays }; this table plays { $game }.
trouble-bad-opponents = { $given ->
    [one] One opponent is named
   *[other] { $given } opponents are named
}; a table with { $seats } seats needs { $wanted } of them (or choose another number of seats).
trouble-game-over = The game is over.
trouble-bad-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} not possible; possible: { $known }.
trouble-unknown-option = There is no option “{ $name }”; there are: { $known }.
trouble-bad-option = Option { $name } cannot be { $value }; possible: { $known }.
trouble-record-unreadable = { $where } cannot be read: { $reason }.
trouble-record-truncated = { $where } is damaged or incomplete: { $reason }.
trouble-record-foreign = { $where }: not a record of Bauhütte.
trouble-record-version = { $where }: format { $found } is unknown; this program reads { $known }.
trouble-record-missing = { $where }: missing in the record.
trouble-record-kind = { $where }: the value has the wrong type.
trouble-record-length = { $where }: there must be exactly one entry for each move.
trouble-record-game = { $where }: the game “{ $found }” is unknown here.
trouble-record-rules = { $where }: played by rules version { $found }; this program plays version { $known }.
trouble-record-edition = { $where }: played with edition { $found }; the components here are edition { $known }.
trouble-record-foreign-edition = { $where }: edition { $found } is not allowed here; this server replays only games with its own components.
trouble-record-setup = { $where }: { $reason }
trouble-record-commitment = { $where }: the seed does not match the commitment.
trouble-record-move = { $where }: { $reason }
trouble-record-hash = { $where }: the state after this move is not the recorded one.
trouble-record-result = { $where }: replaying gives another result.
trouble-other-game = Saved from { $key } with rules and edition { $found }; here they are { $known }.
trouble-missing-package = { $package } is not installed: pip install 'bauhuette[{ $extra }]'
trouble-no-gpu = This machine has no CUDA device that numba-cuda can use.
trouble-train-device = “{ $found }” is not a device to train on; use cuda or cpu.
trouble-train-nothing-kept = There is no checkpoint { $file } to resume.
trouble-train-other-kept = { $file } is a checkpoint of another training run: its rules, features, seats or settings differ.
trouble-no-net = This version contains no net for { $game } with { $seats } seats.
trouble-net-unreadable = { $file } is not a readable net: { $reason }.
trouble-net-game = { $file } is a net for { $found }, not for { $known }.
trouble-net-rules_version = { $file } was trained with rules version { $found }; the current one is { $known }.
trouble-net-edition = { $file } was trained with edition { $found }; the components here are edition { $known }.
trouble-net-features_version = { $file } was trained with features version { $found }; the current one is { $known }.
trouble-net-names = { $file } was trained with other features or moves ({ $found }; here { $known }).
trouble-batch-shape = Moves of shape { $found } do not fit; give one for each game, { $wanted } in all.
trouble-batch-move = Game { $game } of the batch: “{ $text }” is not possible now ({ $rule }).
trouble-database-old = The database was made by an older version; run “bauhuette migrate” first.
trouble-database-closed = The database { $place } cannot be opened: { $reason }.
trouble-database-newer = The database has the form { $found }, which this version does not know: a later version wrote it, or one between two releases. It was left as it is.
trouble-database-broken = The database contradicts itself (rows refer to missing tables); nothing was changed.
trouble-person-unknown = There is no person called “{ $who }” here; “bauhuette admin people” lists all of them.
trouble-person-unclear = Several people are called “{ $who }”; give one of the ids { $ids }.
trouble-table-unknown = There is no table “{ $table }”; “bauhuette admin tables” lists all of them.
trouble-table-over = The table { $table } is over already.
trouble-no-account = “{ $who }” has no account; only people with an account can be hosts.
trouble-no-host = “{ $who }” is not a host.
trouble-not-banned = “{ $who }” is not banned.
trouble-nothing-announced = There is no announcement right now.
trouble-database-missing = There is no database { $file }.
trouble-mail-address = This is not the address of a mail server: it must begin with smtp:// or smtps:// and name a host.
trouble-database-in-use = The database { $file } is in use by another server; several processes need PostgreSQL.
trouble-database-address = “{ $address }” is not the address of a database; give a file or postgresql://...
trouble-backup-failed = The backup { $file } could not be written: { $reason }.
trouble-port-taken = The server cannot listen at { $host }, port { $port }: { $reason }.
trouble-static-empty = There is no web client in { $folder }.
trouble-backup-exists = { $file } already exists; name a new file for the backup.

## What is not in the printed rulebook, and worked examples (rulebook.py, examples.py)
mark-ruling = ruling
mark-source = from sources
mark-reconstructed = reconstructed
mark-legend = Most of this is what the printed rulebook says, in our own words. Anything else is marked and explained:
mark-ruling-means = we decided what the rulebook leaves open
mark-source-means = not in the rulebook, but in public descriptions of the game
mark-reconstructed-means = printed on the components and described nowhere: chosen to fit everything that is known
mark-owners = read off by owners
mark-owners-means = read off their own copies by owners of the game
mark-ours = ours
mark-ours-means = printed nowhere: a bound that a program needs, or our drawing
mark-edition = this edition
mark-edition-means = this copy says so, and ours says something else.
mark-why = Why
example = Example
example-gap = – (empty)
trouble-move-itself = Source and target are the same database; name another target.
trouble-move-target = The target must be empty; “{ $table }” already has rows.

## The table of a game without a screen of its own

plain-seats = Players
plain-table = The table

over-resigned = The last player resigned.
tally-before = At the beginning
