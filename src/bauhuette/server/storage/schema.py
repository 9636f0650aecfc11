"""The tables of the database. Changed only together with a migration (see `migrations/`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # lower case; null for guests
    Column("password", String(256)),
    Column("created", BigInteger, nullable=False),
    Column("skeleton", String(96)),  # what the account's name looks like; null where an older account looks the same
    Index("users_skeleton", "skeleton", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("setup", Text, nullable=False),  # JSON: what is fixed when a table is opened
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("snapshot", LargeBinary),  # the state after the last event
    Column("due", BigInteger),  # when the server itself must act next: a bot, a clock
    Column("rated", Boolean, nullable=False),  # whether its result has entered the ratings
    Column("listed", Boolean, nullable=False, server_default=false()),  # among the open tables
    Column("asked", String(32)),  # the person whose turn it is; empty: none, or a bot; null: to be found out
    Column("asked_since", BigInteger),  # when the turn came to them
    Column("flag_at", BigInteger),  # when their clock runs out
    Column("tell_at", BigInteger),  # when to look whom to remind
    Column("summed", Boolean, nullable=False, server_default=false()),  # whether `finished` says what lists need
)
Index("tables_asked", tables.c.asked)
Index("tables_tell", tables.c.tell_at)
Index("tables_due", tables.c.due)
Index("tables_listed", tables.c.listed, tables.c.status, tables.c.created)
UNRATED = text("status = 'over' AND NOT rated")
Index("tables_unrated", tables.c.id, sqlite_where=UNRATED, postgresql_where=UNRATED)

UNSUMMED = text("status = 'over' AND NOT summed")
Index("tables_unsummed", tables.c.id, sqlite_where=UNSUMMED, postgresql_where=UNSUMMED)

members = Table(
    "members",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("put_away", Boolean, nullable=False, server_default=false()),  # off the list of this person
)

events = Table(
    "events",
    metadata,
    # This key decides every race: of two processes that want to add the same number, one comes too late.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
_sent = text("command <> ''")
Index(
    "events_once",
    events.c.table_id,
    events.c.actor,
    events.c.command,
    unique=True,
    sqlite_where=_sent,
    postgresql_where=_sent,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)
Index("chat_once", chat.c.table_id, chat.c.user_id, chat.c.command, unique=True)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    # Figures of finished games, as far as they are made; those of an older version are made anew.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON, without names
)

analysed = Table(
    "analysed",
    metadata,
    # What an analysis says of each seat, for the pages of people. Whose seat it was stands in `results`.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decisions", Integer, nullable=False),
    Column("error", Float, nullable=False),  # of a win, a decision
    Column("doubt", Float, nullable=False),
    Column("blunders", Integer, nullable=False),
    Column("result", Float, nullable=False),  # share of the win
    Column("opening", Text, nullable=False),  # its first decision, as JSON
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),  # a user id, or bot:<level>
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

ratings_by_seats = Table(
    "ratings_by_seats",
    metadata,
    # The same for tables of one size alone: who is strong at two seats need not be at four.
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

finished = Table(
    "finished",
    metadata,
    # Summary of a finished table for lists; lessons have none.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("reason", String(32)),  # null: without a winner in the ratings
    Column("counted", Boolean, nullable=False),  # in the ratings
    Column("host", String(32), nullable=False),
    Column("shown", Boolean, nullable=False),  # to people who were not there
    Column("barred", Text, nullable=False),  # JSON: ids of who was sent away
)
Index("finished_at", finished.c.at)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("finished.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),  # a user id, bot:<level>, or empty
    Column("name", String(64), nullable=False),
    Column("level", String(24)),  # of the bot that played at the end
    Column("resigned", Boolean, nullable=False),
    Column("given_up", Boolean, nullable=False, server_default=false()),  # a person who did not play to the end
    Column("rank", Integer),
    Column("score", Integer),
    Column("mu", Float),  # of the rating of the game afterwards, where it counted
    Column("sigma", Float),
)
Index("results_player", results.c.player)

privacy = Table(
    "privacy",
    metadata,
    # Who may see what of a person. Without a row: friends.
    Column("user_id", String(32), primary_key=True),
    Column("ratings", String(16), nullable=False),
    Column("games", String(16), nullable=False),
    Column("presence", String(16), nullable=False),
)

ties = Table(
    "ties",
    metadata,
    # What one person wants of another: friend (both must want it), mute, block.
    Column("user_id", String(32), primary_key=True),
    Column("other_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
Index("ties_other", ties.c.other_id)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_id", String(32), nullable=False),  # empty: the server itself noticed
    Column("about_id", String(32), nullable=False),
    Column("about_name", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", BigInteger),
    Column("settled_by", String(64), nullable=False),
)
Index("reports_settled", reports.c.settled, reports.c.at)

hosts = Table(
    "hosts",
    metadata,
    # Accounts that may do on the host's page what `bauhuette admin` does.
    Column("user_id", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    # Addresses and devices that players of a shared table came from, as keyed hashes, kept for a limited time.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    # Who looks for a game: how many seats, how fast, against whom. Gone when it is found, taken back or too old.
    Column("user_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("tempo", String(8), nullable=False),
    Column("strength", String(8), nullable=False),  # alike: near the rating of the person who seeks
    Column("points", Float, nullable=False),  # the rating of who seeks
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32)),  # where they were led to
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("by_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("invitations_user", invitations.c.user_id)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(255), primary_key=True),  # of the credential, base64url
    Column("user_id", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(120), nullable=False),  # the program it was made with
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("passkeys_user", passkeys.c.user_id)

codes = Table(
    "codes",
    metadata,
    # One-time codes, as hashes: another device, a lost key, a friend's link; or a passkey's challenge.
    Column("id", String(64), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger),  # null: until it is used or replaced
)
Index("codes_user", codes.c.user_id)

club = Table(
    "club",
    metadata,
    # What the host calls this server and says on its page.
    Column("what", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("charter", Text, nullable=False),  # JSON: what is fixed when it is announced
    Column("secret", LargeBinary, nullable=False),  # from which the luck of its tables comes
    Column("organiser", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
)
Index("tournaments_status", tournaments.c.status, tournaments.c.created)

tournament_events = Table(
    "tournament_events",
    metadata,
    # As at tables, this key decides every race; `once` is what can happen once only, such as the result of a table.
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("command", String(64), nullable=False),
    Column("once", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
_said_once = text("once <> ''")
Index(
    "tournament_once",
    tournament_events.c.tournament_id,
    tournament_events.c.once,
    unique=True,
    sqlite_where=_said_once,
    postgresql_where=_said_once,
)
Index(
    "tournament_commands",
    tournament_events.c.tournament_id,
    tournament_events.c.actor,
    tournament_events.c.command,
    unique=True,
    sqlite_where=_sent,
    postgresql_where=_sent,
)

tournament_boards = Table(
    "tournament_boards",
    metadata,
    # Which table of which round; stored with the pairing, before the table itself is made.
    Column("table_id", String(32), primary_key=True),
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("sealed", Boolean, nullable=False),
)
Index("tournament_boards_of", tournament_boards.c.tournament_id, tournament_boards.c.counted)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("user_id", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # about when it was last used
    Column("expires", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("program", String(120), nullable=False),  # what the person's program calls itself
    Column("taken_over", Boolean, nullable=False),  # from a signed cookie of 0.1; kept, so that it is taken once
)
Index("sessions_user", sessions.c.user_id)

beats = Table(
    "beats",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

pauses = Table(
    "pauses",
    metadata,
    # Downtime: no process ran, stored anything or had a reliable clock.
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

present = Table(
    "present",
    metadata,
    # Who is connected to which process; believed while that process beats.
    Column("process", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("user_id", String(32), primary_key=True),
)
Index("present_table", present.c.table_id)

bans = Table(
    "bans",
    metadata,
    # Either a person or an address is not admitted; one that is over is kept for who looks back.
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32)),
    Column("address", String(64)),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is taken back
    Column("reason", Text, nullable=False),  # a key of `ban-reason-…`, or the host's own words
)

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is taken back
    Column("texts", Text, nullable=False),  # JSON, by language
)

deeds = Table(
    "deeds",
    metadata,
    # What hosts did. Every process reads on from the last number it knows: nothing is done twice, nothing is missed.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),  # a user of the machine; empty for the person themselves
    Column("what", String(16), nullable=False),
    Column("target", String(64), nullable=False),  # a table, a person, an address
    Column("reason", Text, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    # Where a person wants mail; nothing but the question is sent there before they have confirmed it.
    Column("user_id", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("code", String(64)),  # the hash of what confirms it; null once it is confirmed
    Column("asked", BigInteger, nullable=False),  # when the question was sent
    Column("mailed", BigInteger, nullable=False),  # when the last digest was
)

subscriptions = Table(
    "subscriptions",
    metadata,
    # A browser that may be pushed to: one of a person's devices.
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("user_id", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("program", String(120), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("subscriptions_user", subscriptions.c.user_id)

reminding = Table(
    "reminding",
    metadata,
    # Who wants to be told of what by what. Without a row: as `post/choices.py` says.
    Column("user_id", String(32), primary_key=True),
    Column("choices", Text, nullable=False),  # JSON: channels by kind
)

outbox = Table(
    "outbox",
    metadata,
    # Notifications, stored before they are sent; the process that claims a row first sends it.
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, warning, over
    Column("turn", BigInteger, nullable=False),  # when the turn it is about began
    Column("channel", String(8), nullable=False),  # mail, push
    Column("target", String(64), nullable=False),  # a subscription; empty for mail
    Column("state", String(8), nullable=False),  # waiting, taken, sent, failed, dropped
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)
Index(
    "outbox_once",
    outbox.c.user_id,
    outbox.c.table_id,
    outbox.c.kind,
    outbox.c.turn,
    outbox.c.channel,
    outbox.c.target,
    unique=True,
)
Index("outbox_due", outbox.c.state, outbox.c.due)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    # The first answer of a person to a puzzle: this is what the ratings and "what others chose" come from.
    Column("user_id", String(32), primary_key=True),
    Column("puzzle", String(64), primary_key=True),  # <game>/<id>
    Column("move", String(120), nullable=False),  # in its notation; empty: the best move was shown
    Column("verdict", String(8), nullable=False),
    Column("day", Integer, nullable=False),  # since 1970, for days in a row
    Column("rating", Float, nullable=False),  # of the person, after it
    Column("at", BigInteger, nullable=False),
)
Index("puzzle_tries_puzzle", puzzle_tries.c.puzzle)

exercises = Table(
    "exercises",
    metadata,
    # Exercises: missed decisions that come back.
    Column("user_id", String(32), primary_key=True),
    Column("what", String(64), primary_key=True),  # <game>/<id> of a puzzle, or <table>:<number of the move>
    Column("game", String(32), nullable=False),
    Column("cost", Float, nullable=False),  # of a win, when it was missed; 0: help was asked for
    Column("found", Integer, nullable=False),  # how often in a row
    Column("due", Integer, nullable=False),  # the day it comes back
)

deals = Table(
    "deals",
    metadata,
    # Seeds that several tables share: the deal of a day, or a deal among friends.
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", Integer),  # since 1970; null where people made it
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("level", String(24), nullable=False),  # of the bots
    Column("secret", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False),  # who made it; empty: the server
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # up to when tables can begin
    Column("opened", Boolean, nullable=False),  # everything is public
)
Index("deals_day", deals.c.day, deals.c.game, unique=True)
Index("deals_opened", deals.c.opened, deals.c.until)

deal_tables = Table(
    "deal_tables",
    metadata,
    # A table of a deal; stored before the table itself is made.
    Column("table_id", String(32), primary_key=True),
    Column("deal_id", String(32), ForeignKey("deals.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("state", String(12), nullable=False),  # playing, over, unfinished
    Column("scores", Text, nullable=False),  # JSON: the points of all seats; empty while it is played
    Column("sealed", Boolean, nullable=False),
)
Index("deal_tables_deal", deal_tables.c.deal_id, deal_tables.c.state)
Index("deal_tables_state", deal_tables.c.state)

deal_people = Table(
    "deal_people",
    metadata,
    # The key that lets each person play a deal once.
    Column("deal_id", String(32), ForeignKey("deals.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer),  # null: not begun
    Column("complete", Boolean, nullable=False),  # played to the end by themselves
    Column("by_bot", Boolean, nullable=False, server_default=false()),  # a bot played on for them
)
Index("deal_people_user", deal_people.c.user_id)
Index("deal_people_table", deal_people.c.table_id)

branches = Table(
    "branches",
    metadata,
    # Tables at which a finished game is tried otherwise, kept beside it.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("origin_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of moves made in the game, before it goes another way
    Column("seat", Integer, nullable=False),  # whose person tries it
    Column("user_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("branches_origin", branches.c.origin_id)
Index("branches_user", branches.c.user_id)

editions = Table(
    "editions",
    metadata,
    # What is printed on a person's copy of a game.
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("publisher", String(64), nullable=False),  # of the box
    Column("year", Integer, nullable=False),  # of the box; 0: not said
    Column("named", Boolean, nullable=False),  # show others its maker
    Column("code", String(32), unique=True),  # of its link
    Column("copied_from", String(64), nullable=False),  # name of the edition it began as
    Column("approved", Boolean, nullable=False),  # by a host
    Column("standard", Boolean, nullable=False),  # this server's choice for new tables
    Column("version", Integer, nullable=False),  # a change after a game makes a new one
    Column("revision", Integer, nullable=False),  # grows with every change
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("editions_user", editions.c.user_id)
Index("editions_game", editions.c.game, editions.c.standard)

edition_answers = Table(
    "edition_answers",
    metadata,
    # What its maker says of single values.
    Column("edition_id", String(32), ForeignKey("editions.id"), primary_key=True),
    Column("key", String(120), primary_key=True),
    Column("value", Text),  # JSON; null: as ours
    Column("confirmed", Boolean, nullable=False),  # they have looked at their copy
    Column("revision", Integer, nullable=False),  # of the edition, when it was said
)

edition_versions = Table(
    "edition_versions",
    metadata,
    # Values with which a game was begun.
    Column("edition_id", String(32), ForeignKey("editions.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("values", Text, nullable=False),  # JSON: those that differ from ours
    Column("at", BigInteger, nullable=False),
)
