"""OpenSkill ratings per game, for people and for bots. A game counts once; who let a bot finish it has lost it.

There is one rating for all tables of a game and one for each number of seats. One level of bots stands still: it never
changes how it plays, so everybody is measured against it, and a number means the same next year.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Table, insert, select, update

from bauhuette.bots.levels import level_of
from bauhuette.match.match import Match
from bauhuette.server.storage import schema

MODEL = PlackettLuce()
BOT = "bot:"
ANCHOR = f"{BOT}journeyman"
ANCHOR_SIGMA = 1.0
MIDDLE = 1500  # points of the anchor
POINTS = 30  # for one of mu: 400 points then mean ten wins to one, as people know it from chess


class Strength(NamedTuple):
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
    strength: Strength

    @property
    def level(self) -> str | None:
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else None


class Key(NamedTuple):
    """Which rating: of all tables of a game (0), or of those with so many seats."""

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
    """A user, or a level of bots: whatever their temper, they are as strong."""
    sitting = match.seats[seat]
    return sitting.user or f"{BOT}{level_of(sitting.level or '')}"


def counts(match: Match) -> bool:
    """Unrated: by the host's wish, after a hint, where somebody was sent away, or meets only themselves."""
    players = {player_of(match, seat) for seat in range(len(match.seats))}
    return match.places_that_count is not None and len(players) > 1


def rate(connection: Connection, match: Match) -> dict[str, Strength]:
    """Let the result of a finished game count, once; the ratings of the game afterwards, where it did."""
    t = schema.tables
    mark = update(t).where(t.c.id == match.setup.id, t.c.rated.is_(False)).values(rated=True)
    if not connection.execute(mark).rowcount or not counts(match):
        return {}
    places = match.places_that_count
    assert places is not None
    players = [player_of(match, seat) for seat in range(len(match.seats))]
    ranks = [float(place) for place in places]
    _rate(connection, Key(match.setup.game, len(players)), players, ranks)
    return _rate(connection, Key(match.setup.game), players, ranks)


def _rate(connection: Connection, key: Key, players: list[str], ranks: list[float]) -> dict[str, Strength]:
    known = {player: _known(connection, key, player) for player in sorted(set(players))}  # held in one order by all
    before = [known[player] for player in players]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=ranks)
    kept = {}
    for player in dict.fromkeys(players):  # bots of one level at several seats share a rating: its mean change counts
        own = [i for i, other in enumerate(players) if other == player]
        mu = sum(after[i][0].mu for i in own) / len(own)
        sigma = sum(after[i][0].sigma for i in own) / len(own)
        kept[player] = _anchored(player, Strength(mu, sigma, before[own[0]].games + 1))
        _keep(connection, key, player, kept[player])
    return kept


def _anchored(player: str, strength: Strength) -> Strength:
    return Strength(MODEL.mu, ANCHOR_SIGMA, strength.games) if player == ANCHOR else strength


def _known(connection: Connection, key: Key, player: str) -> Strength:
    r = key.table.c
    query = select(r.mu, r.sigma, r.games).where(key.here, r.player == player).with_for_update()
    row = connection.execute(query).one_or_none()
    fresh = MODEL.rating()
    return _anchored(player, Strength(fresh.mu, fresh.sigma) if row is None else Strength(*row))


def _keep(connection: Connection, key: Key, player: str, strength: Strength) -> None:
    r, values = key.table, strength._asdict()
    if not connection.execute(update(r).where(key.here, r.c.player == player).values(**values)).rowcount:
        connection.execute(insert(r).values(player=player, **key.values, **values))


def best(connection: Connection, key: Key) -> list[Rated]:
    """People with an account, and bots: whoever is surely good comes first."""
    r, u = key.table.c, schema.users.c
    query = (
        select(r.player, u.name, u.account, r.mu, r.sigma, r.games)
        .select_from(key.table.outerjoin(schema.users, u.id == r.player))
        .where(key.here, r.player.startswith(BOT) | u.account.is_not(None))
        .order_by((r.mu - 3 * r.sigma).desc(), r.player)
    )
    return [Rated(row.player, row.name or "", row.account, Strength(*row[3:])) for row in connection.execute(query)]


def ratings_of(connection: Connection, player: str) -> dict[Key, Strength]:
    found = {}
    for table, seats in ((schema.ratings, None), (schema.ratings_by_seats, schema.ratings_by_seats.c.seats)):
        columns = [table.c.game, *([] if seats is None else [seats]), table.c.mu, table.c.sigma, table.c.games]
        for row in connection.execute(select(*columns).where(table.c.player == player)):
            key, strength = Key(*row[:-3]), Strength(*row[-3:])
            found[key] = strength
    return dict(sorted(found.items()))


def forget(connection: Connection, player: str) -> None:
    for table in (schema.ratings, schema.ratings_by_seats):
        connection.execute(table.delete().where(table.c.player == player))
