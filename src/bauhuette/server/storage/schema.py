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
)
Index("tables_due", tables.c.due)
Index("tables_listed", tables.c.listed, tables.c.status, tables.c.created)
UNRATED = text("status = 'over' AND NOT rated")
Index("tables_unrated", tables.c.id, sqlite_where=UNRATED, postgresql_where=UNRATED)

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
    # Figures of finished games, made once; those of an older version are made anew.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON, without names
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
    # Times that count for nobody: no process of this server lived, could store anything, or had a clock one can trust.
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
