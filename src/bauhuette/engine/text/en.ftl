### Sentences of the engine, shared by all games.

trouble-unknown-game = There is no game “{ $key }”; there are: { $known }.
trouble-not-a-move-family = “{ $text }” is not a move: it begins with none of { $known }.
trouble-not-a-move-form = “{ $text }” is not a move: it is written { $wanted }.
trouble-not-a-move-key = “{ $text }” is not a move: “{ $found }” is no { $param } of this game.
trouble-not-a-move-game = “{ $text }” is a move of another game or edition; this table plays { $game }.
trouble-not-a-move-id = { $text } is not a move: ids run from 0 to { $last }.
trouble-edition-unreadable = { $file } cannot be read: { $reason }.
trouble-edition-syntax = { $file } is not valid TOML: { $reason }.
trouble-edition-game = { $file } is an edition of “{ $named }”, not of “{ $game }”.
trouble-edition-unknown = { $file }, key { $key }: the game has no such value.
trouble-edition-missing = { $file }, key { $key }: a complete edition must give this value.
trouble-edition-shape = { $file }, key { $key }: { $found } does not have the form of { $wanted }.
trouble-edition-range = { $file }, key { $key }: { $found } is not between { $low } and { $high }.
trouble-edition-count = { $file }, key { $key }: { $found } instead of { $wanted }.
trouble-edition-below = { $file }, key { $key }: { $found } must be below { $limit }.
trouble-unknown-language = There are no texts in “{ $lang }”; there are: { $known }.
trouble-bad-number = { $name }: { $value } is not a whole number from { $low } to { $high }.
trouble-bad-text = { $name }: { $value } is no text.
trouble-bad-seating = seats: { $value } is neither a number nor a list of names.
trouble-bad-texts = { $name }: { $value } is not a list of texts.
trouble-bad-word = { $name }: { $value } is not one of { $known }.
trouble-bad-opponent = { $value } is no opponent: a name, a class or an object with the method choose.
trouble-bad-secret = A secret is 1 to { $longest } bytes.
trouble-bad-target = The target must be a C-contiguous array { $wanted }.
trouble-batch-kind = Moves are whole numbers, not { $found }.
trouble-no-such-seat = This table has no seat { $seat }; its seats are the numbers 0 to { $last }.
trouble-edition-name = { $file }, key { $key }: “{ $found }” is not one of { $wanted }.
trouble-position-shape = Position, field { $field }: it must have the form { $wanted }.
trouble-position-unknown = Position, field { $field }: the game has no such field.
trouble-position-missing = Position, field { $field }: it is missing.
trouble-position-value = Position, field { $field }: { $value } is not possible here.
trouble-position-range = Position, field { $field }: { $value } is not between { $low } and { $high }.
trouble-position-name = Position, field { $field }: “{ $value }” is not a name in this game.
trouble-position-audit = Position, field { $field }: { $reason }.
trouble-unknown-bot = There is no bot “{ $name }”; there are: { $known }.
trouble-unknown-bot-near = There is no bot “{ $name }”; did you mean “{ $guess }”?
trouble-no-temper = Bots do not have the character “{ $temper }” at “{ $game }”; there are: { $known }.
trouble-no-tempers = Bots have no characters at “{ $game }”.
trouble-open-quote = In “{ $text }” a quotation mark is opened and not closed.
trouble-bot-file = “{ $name }”: there is no file { $file }.
trouble-bot-class = “{ $name }”: { $file } has no class { $kind }.
trouble-bot-import = “{ $name }” cannot be read: { $reason }
trouble-bot-command = “program:{ $command }” is no command line: { $reason }.
trouble-bot-program = “program:{ $command }”: there is no program “{ $program }” here. (A comma inside a command must be in quotes.)
trouble-not-offered = “{ $text }” is not possible now ({ $rule }).
trouble-cannot-undo = The last move cannot be taken back: it used dice or drew cards, revealed something, or was made by another player.
trouble-nothing-to-undo = No move has been made yet.
trouble-bot-of-other-game = The bot “{ $bot }” was made for { $plays }; this table plays { $game }.
trouble-bad-opponents = { $given ->
    [one] One opponent is named
   *[other] { $given } opponents are named
}; a table with { $seats } seats needs { $wanted } of them (or choose another number of seats).
trouble-game-over = The game is over; nobody is to move.
trouble-bad-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} not possible; possible: { $known }.
trouble-unknown-option = There is no option “{ $name }”; there are: { $known }.
trouble-bad-option = Option { $name } cannot be { $value }; possible: { $known }.
trouble-record-unreadable = { $where } cannot be read: { $reason }.
trouble-record-truncated = { $where } is damaged or cut off: { $reason }.
trouble-record-foreign = { $where }: this is not a record of Bauhütte.
trouble-record-version = { $where }: format { $found } is unknown, this program reads { $known }.
trouble-record-missing = { $where }: missing in the record.
trouble-record-kind = { $where }: of the wrong kind.
trouble-record-length = { $where }: there must be one for each move.
trouble-record-game = { $where }: the game “{ $found }” is unknown here.
trouble-record-rules = { $where }: played by rules version { $found }, this program plays version { $known }.
trouble-record-edition = { $where }: played with edition { $found }, these components are edition { $known }.
trouble-record-foreign-edition = { $where }: edition { $found } is not admitted here; only games with our own components are replayed.
trouble-record-setup = { $where }: { $reason }
trouble-record-commitment = { $where }: the seed does not match the commitment.
trouble-record-move = { $where }: { $reason }
trouble-record-hash = { $where }: the state after this move differs from the recorded one.
trouble-record-result = { $where }: the result differs from the one replayed.
trouble-other-game = This was saved from { $key } with rules and edition { $found }; here they are { $known }.
trouble-missing-package = { $package } is not installed: pip install 'bauhuette[{ $extra }]'
trouble-no-gpu = There is no CUDA device here that numba-cuda can use.
trouble-train-device = “{ $found }” is no device to train on: cuda or cpu.
trouble-train-nothing-kept = There is no checkpoint { $file } to resume.
trouble-train-other-kept = { $file } is the checkpoint of another training: other rules, features, seats or settings.
trouble-no-net = No net for { $game } with { $seats } seats comes with this version.
trouble-net-unreadable = { $file } is no net that can be read: { $reason }.
trouble-net-game = { $file } is a net for { $found }, not for { $known }.
trouble-net-rules_version = { $file } was trained with rules version { $found }; here it is { $known }.
trouble-net-edition = { $file } was trained with edition { $found }; these components are edition { $known }.
trouble-net-features_version = { $file } was trained with features version { $found }; here it is { $known }.
trouble-net-names = { $file } was trained with other features or moves ({ $found }, here { $known }).
trouble-batch-shape = Moves of shape { $found } do not fit: one for each game, { $wanted } in all.
trouble-batch-move = Game { $game } of the batch: “{ $text }” is not possible now ({ $rule }).
trouble-database-old = The database has an older form; run “bauhuette migrate” first.
trouble-database-closed = The database { $place } cannot be opened: { $reason }.
trouble-database-newer = The database was written by a later version ({ $found }); this version does not touch it.
trouble-database-broken = The database contradicts itself (rows without the table they belong to); it was left as it was.
trouble-person-unknown = Nobody here is called “{ $who }”; “bauhuette admin people” lists everybody.
trouble-person-unclear = Several people are called “{ $who }”; give an id: { $ids }.
trouble-table-unknown = There is no table “{ $table }”; “bauhuette admin tables” lists them.
trouble-table-over = The table { $table } is over already.
trouble-no-account = “{ $who }” has no account; only members can be hosts.
trouble-no-host = “{ $who }” is no host.
trouble-not-banned = “{ $who }” is not banned.
trouble-nothing-announced = Nothing is announced at the moment.
trouble-database-missing = There is no database { $file }.
trouble-mail-address = This is not the address of a mail server: it begins with smtp:// or smtps:// and names a host.
trouble-database-in-use = The database { $file } is in use by another server; several processes need PostgreSQL.
trouble-database-address = “{ $address }” is not the address of a database: a file, or postgresql://...
trouble-backup-failed = The backup { $file } could not be written: { $reason }.
trouble-port-taken = The server cannot listen at { $host }, port { $port }: { $reason }.
trouble-static-empty = There is no web client in { $folder }.
trouble-backup-exists = { $file } exists; a backup is written to a new file.

## What is not in the printed rulebook, and worked examples (rulebook.py, examples.py)
mark-ruling = ruling
mark-source = from sources
mark-reconstructed = reconstructed
mark-legend = Most of this is what the printed rulebook says, in our own words. What is not is marked and says why:
mark-ruling-means = we decided what the rulebook leaves open
mark-source-means = not in the rulebook, but in public descriptions of the game
mark-reconstructed-means = printed on the components and described nowhere: chosen to fit all that is known
mark-why = Why
example = Example
example-gap = – (empty)
trouble-move-itself = A database cannot be moved into itself.
trouble-move-target = The target is not empty: there are rows in “{ $table }”.

## The table of a game without a screen of its own

plain-seats = Players
plain-table = The table

over-resigned = Nobody was left to play on: the game was resigned.
tally-before = At the beginning
