"""What version 1.0 adds to version 0.1; the forms 0003 to 0014 were never released and are refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bauhuette.server.names import skeleton

revision = "0015"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = """
CREATE TABLE bans (id VARCHAR(32) NOT NULL PRIMARY KEY, user_id VARCHAR(32), address VARCHAR(64), since BIGINT NOT
    NULL, until BIGINT, reason TEXT NOT NULL);
CREATE TABLE beats (process VARCHAR(32) NOT NULL PRIMARY KEY, at BIGINT NOT NULL);
CREATE TABLE club (what VARCHAR(16) NOT NULL PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE codes (id VARCHAR(64) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, kind VARCHAR(8) NOT NULL,
    until BIGINT);
CREATE INDEX codes_user ON codes (user_id);
CREATE TABLE deals (id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, day INTEGER, seats INTEGER NOT
    NULL, options TEXT NOT NULL, level VARCHAR(24) NOT NULL, secret {binary} NOT NULL, host VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL, opened BOOLEAN NOT NULL);
CREATE UNIQUE INDEX deals_day ON deals (day, game);
CREATE INDEX deals_opened ON deals (opened, until);
CREATE TABLE deeds (number INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL, by VARCHAR(64) NOT NULL, what
    VARCHAR(16) NOT NULL, target VARCHAR(64) NOT NULL, reason TEXT NOT NULL);
CREATE TABLE editions (id VARCHAR(32) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL, publisher VARCHAR(64) NOT NULL, year INTEGER NOT NULL, named BOOLEAN NOT NULL,
    code VARCHAR(32), copied_from VARCHAR(64) NOT NULL, approved BOOLEAN NOT NULL, standard BOOLEAN NOT NULL,
    version INTEGER NOT NULL, revision INTEGER NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL,
    UNIQUE (code));
CREATE INDEX editions_user ON editions (user_id);
CREATE INDEX editions_game ON editions (game, standard);
CREATE TABLE edition_answers (edition_id VARCHAR(32) NOT NULL, key VARCHAR(120) NOT NULL, value TEXT, confirmed
    BOOLEAN NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (edition_id, key), FOREIGN KEY (edition_id) REFERENCES
    editions (id));
CREATE TABLE edition_versions (edition_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, "values" TEXT NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (edition_id, number), FOREIGN KEY (edition_id) REFERENCES editions (id));
CREATE TABLE exercises (user_id VARCHAR(32) NOT NULL, what VARCHAR(64) NOT NULL, game VARCHAR(32) NOT NULL, cost
    FLOAT NOT NULL, found INTEGER NOT NULL, due INTEGER NOT NULL, PRIMARY KEY (user_id, what));
CREATE TABLE hosts (user_id VARCHAR(32) NOT NULL PRIMARY KEY, since BIGINT NOT NULL);
CREATE TABLE mailboxes (user_id VARCHAR(32) NOT NULL PRIMARY KEY, address VARCHAR(254) NOT NULL, lang VARCHAR(2) NOT
    NULL, code VARCHAR(64), asked BIGINT NOT NULL, mailed BIGINT NOT NULL);
CREATE TABLE notices (number INTEGER NOT NULL PRIMARY KEY, since BIGINT NOT NULL, until BIGINT, texts TEXT NOT NULL);
CREATE TABLE passkeys (id VARCHAR(255) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, public_key {binary} NOT
    NULL, counter BIGINT NOT NULL, name VARCHAR(120) NOT NULL, created BIGINT NOT NULL, used BIGINT);
CREATE INDEX passkeys_user ON passkeys (user_id);
CREATE TABLE pauses (since BIGINT NOT NULL PRIMARY KEY, until BIGINT NOT NULL);
CREATE TABLE present (process VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT NULL, user_id VARCHAR(32) NOT NULL,
    PRIMARY KEY (process, table_id, user_id));
CREATE INDEX present_table ON present (table_id);
CREATE TABLE privacy (user_id VARCHAR(32) NOT NULL PRIMARY KEY, ratings VARCHAR(16) NOT NULL, games VARCHAR(16) NOT
    NULL, presence VARCHAR(16) NOT NULL);
CREATE TABLE puzzle_tries (user_id VARCHAR(32) NOT NULL, puzzle VARCHAR(64) NOT NULL, move VARCHAR(120) NOT NULL,
    verdict VARCHAR(8) NOT NULL, day INTEGER NOT NULL, rating FLOAT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY
    (user_id, puzzle));
CREATE INDEX puzzle_tries_puzzle ON puzzle_tries (puzzle);
CREATE TABLE ratings_by_seats (game VARCHAR(32) NOT NULL, seats INTEGER NOT NULL, player VARCHAR(64) NOT NULL, mu
    FLOAT NOT NULL, sigma FLOAT NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (game, seats, player));
CREATE TABLE reminding (user_id VARCHAR(32) NOT NULL PRIMARY KEY, choices TEXT NOT NULL);
CREATE TABLE reports (id VARCHAR(32) NOT NULL PRIMARY KEY, at BIGINT NOT NULL, by_id VARCHAR(32) NOT NULL, about_id
    VARCHAR(32) NOT NULL, about_name VARCHAR(64) NOT NULL, table_id VARCHAR(32) NOT NULL, kind VARCHAR(16) NOT NULL,
    text TEXT NOT NULL, settled BIGINT, settled_by VARCHAR(64) NOT NULL);
CREATE INDEX reports_settled ON reports (settled, at);
CREATE TABLE seeks (user_id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, seats INTEGER NOT NULL,
    tempo VARCHAR(8) NOT NULL, strength VARCHAR(8) NOT NULL, points FLOAT NOT NULL, at BIGINT NOT NULL, table_id
    VARCHAR(32));
CREATE TABLE sessions (id VARCHAR(64) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, created BIGINT NOT NULL,
    seen BIGINT NOT NULL, expires BIGINT NOT NULL, ended BIGINT, program VARCHAR(120) NOT NULL, taken_over BOOLEAN
    NOT NULL);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE TABLE subscriptions (id VARCHAR(64) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, endpoint TEXT NOT
    NULL, p256dh VARCHAR(128) NOT NULL, auth VARCHAR(64) NOT NULL, lang VARCHAR(2) NOT NULL, program VARCHAR(120)
    NOT NULL, created BIGINT NOT NULL);
CREATE INDEX subscriptions_user ON subscriptions (user_id);
CREATE TABLE ties (user_id VARCHAR(32) NOT NULL, other_id VARCHAR(32) NOT NULL, kind VARCHAR(8) NOT NULL, since
    BIGINT NOT NULL, PRIMARY KEY (user_id, other_id, kind));
CREATE INDEX ties_other ON ties (other_id);
CREATE TABLE tournaments (id VARCHAR(32) NOT NULL PRIMARY KEY, charter TEXT NOT NULL, secret {binary} NOT NULL,
    organiser VARCHAR(32) NOT NULL, created BIGINT NOT NULL, status VARCHAR(8) NOT NULL);
CREATE INDEX tournaments_status ON tournaments (status, created);
CREATE TABLE vacations (user_id VARCHAR(32) NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY
    (user_id, since));
CREATE TABLE analysed (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, decisions INTEGER NOT NULL, error FLOAT
    NOT NULL, doubt FLOAT NOT NULL, blunders INTEGER NOT NULL, result FLOAT NOT NULL, opening TEXT NOT NULL, PRIMARY KEY
    (table_id, seat), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE analyses (table_id VARCHAR(32) NOT NULL PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL,
    FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE branches (table_id VARCHAR(32) NOT NULL PRIMARY KEY, origin_id VARCHAR(32) NOT NULL, number INTEGER NOT
    NULL, seat INTEGER NOT NULL, user_id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, created BIGINT NOT NULL,
    FOREIGN KEY (table_id) REFERENCES tables (id), FOREIGN KEY (origin_id) REFERENCES tables (id));
CREATE INDEX branches_origin ON branches (origin_id);
CREATE INDEX branches_user ON branches (user_id);
CREATE TABLE deal_people (deal_id VARCHAR(32) NOT NULL, user_id VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT NULL,
    seat INTEGER, complete BOOLEAN NOT NULL, by_bot BOOLEAN NOT NULL DEFAULT false, PRIMARY KEY (deal_id, user_id),
    FOREIGN KEY (deal_id) REFERENCES deals (id));
CREATE INDEX deal_people_table ON deal_people (table_id);
CREATE INDEX deal_people_user ON deal_people (user_id);
CREATE TABLE deal_tables (table_id VARCHAR(32) NOT NULL PRIMARY KEY, deal_id VARCHAR(32) NOT NULL, created BIGINT
    NOT NULL, state VARCHAR(12) NOT NULL, scores TEXT NOT NULL, sealed BOOLEAN NOT NULL, FOREIGN KEY (deal_id)
    REFERENCES deals (id));
CREATE INDEX deal_tables_deal ON deal_tables (deal_id, state);
CREATE INDEX deal_tables_state ON deal_tables (state);
CREATE TABLE finished (table_id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, seats INTEGER NOT NULL,
    at BIGINT NOT NULL, version INTEGER NOT NULL, reason VARCHAR(32), counted BOOLEAN NOT NULL, host VARCHAR(32) NOT
    NULL, shown BOOLEAN NOT NULL, barred TEXT NOT NULL, FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE INDEX finished_at ON finished (at);
CREATE TABLE invitations (table_id VARCHAR(32) NOT NULL, user_id VARCHAR(32) NOT NULL, by_id VARCHAR(32) NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (table_id, user_id), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE INDEX invitations_user ON invitations (user_id);
CREATE TABLE outbox (id VARCHAR(32) NOT NULL PRIMARY KEY, user_id VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT
    NULL, kind VARCHAR(8) NOT NULL, turn BIGINT NOT NULL, channel VARCHAR(8) NOT NULL, target VARCHAR(64) NOT NULL,
    state VARCHAR(8) NOT NULL, due BIGINT NOT NULL, tries INTEGER NOT NULL, FOREIGN KEY (table_id) REFERENCES tables
    (id));
CREATE INDEX outbox_due ON outbox (state, due);
CREATE UNIQUE INDEX outbox_once ON outbox (user_id, table_id, kind, turn, channel, target);
CREATE TABLE sittings (table_id VARCHAR(32) NOT NULL, user_id VARCHAR(32) NOT NULL, device VARCHAR(64) NOT NULL,
    address VARCHAR(64) NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, user_id), FOREIGN KEY (table_id)
    REFERENCES tables (id));
CREATE TABLE tournament_boards (table_id VARCHAR(32) NOT NULL PRIMARY KEY, tournament_id VARCHAR(32) NOT NULL, round
    INTEGER NOT NULL, number INTEGER NOT NULL, counted BOOLEAN NOT NULL, sealed BOOLEAN NOT NULL,
    FOREIGN KEY (tournament_id) REFERENCES tournaments (id));
CREATE INDEX tournament_boards_of ON tournament_boards (tournament_id, counted);
CREATE TABLE tournament_events (tournament_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(16) NOT
    NULL, at BIGINT NOT NULL, actor VARCHAR(32) NOT NULL, command VARCHAR(64) NOT NULL, once VARCHAR(64) NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (tournament_id, number), FOREIGN KEY (tournament_id) REFERENCES tournaments (id));
CREATE UNIQUE INDEX tournament_commands ON tournament_events (tournament_id, actor, command) WHERE command <> '';
CREATE UNIQUE INDEX tournament_once ON tournament_events (tournament_id, once) WHERE once <> '';
CREATE TABLE results (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, player VARCHAR(64) NOT NULL, name
    VARCHAR(64) NOT NULL, level VARCHAR(24), resigned BOOLEAN NOT NULL, given_up BOOLEAN NOT NULL DEFAULT false,
    rank INTEGER, score INTEGER, mu FLOAT, sigma FLOAT, PRIMARY KEY (table_id, seat), FOREIGN KEY (table_id)
    REFERENCES finished (table_id));
CREATE INDEX results_player ON results (player);
"""
COLUMNS = """
ALTER TABLE users ADD COLUMN skeleton VARCHAR(96);
ALTER TABLE members ADD COLUMN put_away BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN asked VARCHAR(32);
ALTER TABLE tables ADD COLUMN asked_since BIGINT;
ALTER TABLE tables ADD COLUMN flag_at BIGINT;
ALTER TABLE tables ADD COLUMN tell_at BIGINT;
ALTER TABLE tables ADD COLUMN summed BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX users_skeleton ON users (skeleton);
CREATE INDEX tables_asked ON tables (asked);
CREATE INDEX tables_tell ON tables (tell_at);
CREATE INDEX tables_unrated ON tables (id) WHERE status = 'over' AND NOT rated;
CREATE INDEX tables_unsummed ON tables (id) WHERE status = 'over' AND NOT summed;
UPDATE tables SET asked = '' WHERE status <> 'running';
"""
USERS = sa.table("users", *map(sa.column, ("id", "account", "created", "skeleton")))


def upgrade() -> None:
    binary = "BYTEA" if op.get_bind().dialect.name == "postgresql" else "BLOB"
    for statement in (TABLES.replace("{binary}", binary) + COLUMNS).split(";\n"):
        if statement.strip():
            op.execute(statement)
    _add_skeletons()


def _add_skeletons() -> None:
    """Of two names that look alike the older one keeps its skeleton; both can still be entered."""
    users, seen = USERS.c, set[str]()
    oldest_first = sa.select(users.id, users.account).order_by(users.created, users.id)
    for user, account in op.get_bind().execute(oldest_first.where(users.account.is_not(None))).all():
        looks = skeleton(account)
        if looks not in seen:
            seen.add(looks)
            op.execute(USERS.update().where(users.id == user).values(skeleton=looks))
