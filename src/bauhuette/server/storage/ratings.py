"""OpenSkill ratings per game, for people and for bots. A game counts once; who let a bot finish it has lost it.

There is one rating for all tables of a game and one for each number of seats. One level of bots stands still: it never
changes how it plays, so all are measured against it, and a number means the same next year.

Rated are bots and people with an account who made `LEAST_MOVES` moves of their own. A result counts less between people
who meet often or come from one address (`docs/people.md`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Table, func, insert, select, update

from bauhuette.bots.levels import level_of
from bauhuette.engine.types import Seat
from bauhuette.match.match import Match
from bauhuette.server.storage import schema

MODEL = PlackettLuce()
BOT = "bot:"
ANCHOR = f"{BOT}journeyman"
ANCHOR_SIGMA = 1.0
MIDDLE = 1500  # points of the anchor
POINTS = 30  # for one of mu: 400 points then mean ten wins to one, as people know it from chess
LEAST_MOVES = 10  # of a person's own, before a game counts for them
AGAIN_MS = 7 * 86_400_000  # each game of the same two people within this time counts half as much as the one before
AGAIN = 0.5
ONE_ADDRESS = 0.1  # weight of a game between people who play from one address


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MODEL.mu))

    @property
    def doubt(self) -> int:
        """One standard deviation."""
        return round(POINTS * self.sigma)


class Rated(NamedTuple):
    player: str
    name: str
    account: str | None
    strength: Rating

    @property
    def level(self) -> str | None:
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else None


class Key(NamedTuple):
    """Which rating: of all tables of a game (0), or of those with this many seats."""

    game: str
    seats: int = 0

    @property
    def table(self) -> Table:
        return schema.ratings_by_seats if self.seats else schema.ratings

    @property
    def here(self) -> Any:
        return (self.table.c.game == self.game) & (self.table.c.seats == self.seats if self.seats else True)

    @property
    def values(self) -> dict[str, Any]:
        return self._asdict() if self.seats else {"game": self.game}


def player_of(match: Match, seat: int) -> str:
    """A user, or a level of bots; characters share their level's rating."""
    sitting = match.seats[seat]
    return sitting.user or f"{BOT}{level_of(sitting.level or '')}"


def accounts_among(connection: Connection, users: Collection[str]) -> frozenset[str]:
    u = schema.users.c
    return frozenset(connection.execute(select(u.id).where(u.id.in_(users), u.account.is_not(None))).scalars())


def _rated_seats(connection: Connection, match: Match) -> list[int]:
    """Return the seats whose results count, or none: a game without a person or an opponent says nothing."""
    people = [seat for seat, one in enumerate(match.seats) if one.user and match.own_moves[Seat(seat)] >= LEAST_MOVES]
    accounts = accounts_among(connection, [match.seats[seat].user for seat in people])
    seats = [i for i, one in enumerate(match.seats) if not one.user or (i in people and one.user in accounts)]
    enough = accounts and len({player_of(match, seat) for seat in seats}) > 1
    return seats if enough else []


def rate(connection: Connection, match: Match) -> dict[str, Rating]:
    """Let the result of a finished game count, once; the ratings of the game afterwards, where it did."""
    t, places = schema.tables, match.rated_ranks
    mark = update(t).where(t.c.id == match.setup.id, t.c.rated.is_(False)).values(rated=True)
    if not connection.execute(mark).rowcount or places is None:
        return {}
    seats = _rated_seats(connection, match)
    if not seats:
        return {}
    players = [player_of(match, seat) for seat in seats]
    ranks = [float(places[seat]) for seat in seats]
    weights = _weights(connection, match, players)
    _rate(connection, Key(match.setup.game, len(match.seats)), players, ranks, weights)
    return _rate(connection, Key(match.setup.game), players, ranks, weights)


def _weights(connection: Connection, match: Match, players: Collection[str]) -> dict[str, float]:
    """Return how much of the change each player keeps: the least over the people they met; bots as the least of all."""
    people = {player for player in players if not player.startswith(BOT)}
    places = _addresses(connection, match.setup.id)
    found = {
        player: min((_weight(connection, match, player, other, places) for other in people - {player}), default=1.0)
        for player in people
    }
    return {player: found.get(player, min(found.values())) for player in players}


def _weight(connection: Connection, match: Match, one: str, other: str, places: Mapping[str, str]) -> float:
    together = one in places and places[one] == places.get(other)
    met = _met(connection, match.setup.game, one, other, match.changed - AGAIN_MS)
    return AGAIN**met * (ONE_ADDRESS if together else 1.0)


def _addresses(connection: Connection, table: str) -> dict[str, str]:
    """Return from where the people of a table play, as hashes."""
    s = schema.sittings.c
    return {
        row.user_id: row.address for row in connection.execute(select(s.user_id, s.address).where(s.table_id == table))
    }


def _met(connection: Connection, game: str, one: str, other: str, since: int) -> int:
    """Count the rated games of two people since then."""
    f, mine, theirs = schema.finished, schema.results.alias(), schema.results.alias()
    query = (
        select(func.count())
        .select_from(f.join(mine, mine.c.table_id == f.c.table_id).join(theirs, theirs.c.table_id == f.c.table_id))
        .where(f.c.game == game, f.c.at >= since, mine.c.player == one, theirs.c.player == other)
        .where(mine.c.mu.is_not(None), theirs.c.mu.is_not(None))
    )
    return int(connection.execute(query).scalar_one())


def _rate(
    connection: Connection, key: Key, players: list[str], ranks: list[float], weights: Mapping[str, float]
) -> dict[str, Rating]:
    known = {player: _known(connection, key, player) for player in sorted(set(players))}  # held in one order by all
    before = [known[player] for player in players]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=ranks)
    kept = {}
    for player in dict.fromkeys(players):  # bots of one level at several seats share a rating: its mean change counts
        own = [i for i, other in enumerate(players) if other == player]
        mu = sum(after[i][0].mu for i in own) / len(own)
        sigma = sum(after[i][0].sigma for i in own) / len(own)
        was, part = known[player], weights[player]
        changed = Rating(was.mu + part * (mu - was.mu), was.sigma + part * (sigma - was.sigma), was.games + 1)
        kept[player] = _anchored(player, changed)
        _keep(connection, key, player, kept[player])
    return kept


def _anchored(player: str, strength: Rating) -> Rating:
    return Rating(MODEL.mu, ANCHOR_SIGMA, strength.games) if player == ANCHOR else strength


def _known(connection: Connection, key: Key, player: str) -> Rating:
    r = key.table.c
    query = select(r.mu, r.sigma, r.games).where(key.here, r.player == player).with_for_update()
    row = connection.execute(query).one_or_none()
    fresh = MODEL.rating()
    return _anchored(player, Rating(fresh.mu, fresh.sigma) if row is None else Rating(*row))


def _keep(connection: Connection, key: Key, player: str, strength: Rating) -> None:
    r, values = key.table, strength._asdict()
    if not connection.execute(update(r).where(key.here, r.c.player == player).values(**values)).rowcount:
        connection.execute(insert(r).values(player=player, **key.values, **values))


def best(connection: Connection, key: Key) -> list[Rated]:
    """Return accounts and bots, ordered by the lower bound of their rating."""
    r, u = key.table.c, schema.users.c
    query = (
        select(r.player, u.name, u.account, r.mu, r.sigma, r.games)
        .select_from(key.table.outerjoin(schema.users, u.id == r.player))
        .where(key.here, r.player.startswith(BOT) | u.account.is_not(None))
        .order_by((r.mu - 3 * r.sigma).desc(), r.player)
    )
    return [Rated(row.player, row.name or "", row.account, Rating(*row[3:])) for row in connection.execute(query)]


def ratings_of(connection: Connection, player: str) -> dict[Key, Rating]:
    found = {}
    for table, seats in ((schema.ratings, None), (schema.ratings_by_seats, schema.ratings_by_seats.c.seats)):
        columns = [table.c.game, *([] if seats is None else [seats]), table.c.mu, table.c.sigma, table.c.games]
        for row in connection.execute(select(*columns).where(table.c.player == player)):
            key, strength = Key(*row[:-3]), Rating(*row[-3:])
            found[key] = strength
    return dict(sorted(found.items()))


def forget(connection: Connection, player: str) -> None:
    for table in (schema.ratings, schema.ratings_by_seats):
        connection.execute(table.delete().where(table.c.player == player))
