"""OpenSkill ratings per game, for people and for bots. A game counts once, and only if people played it themselves."""

from __future__ import annotations

from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from bauhuette.match.match import Match
from bauhuette.server.storage import schema

MODEL = PlackettLuce()


class Rated(NamedTuple):
    name: str
    bot: bool
    rating: float
    mu: float
    sigma: float
    games: int


def player_of(match: Match, seat: int) -> str:
    sitting = match.seats[seat]
    return sitting.user or f"bot:{sitting.level}"


def counts(match: Match) -> bool:
    """Unrated: by the host's wish, after a takeover or a fallen flag, and when somebody meets only themselves."""
    players = {player_of(match, seat) for seat in range(len(match.seats))}
    return match.rated and match.outcome is not None and len(players) > 1


def rate(connection: Connection, match: Match) -> None:
    """Let the result of a finished game count, once."""
    t = schema.tables
    mark = update(t).where(t.c.id == match.setup.id, t.c.rated.is_(False)).values(rated=True)
    if not connection.execute(mark).rowcount or not counts(match):
        return
    outcome = match.outcome
    assert outcome is not None
    players = [player_of(match, seat) for seat in range(len(match.seats))]
    before = [_known(connection, match.setup.game, player) for player in players]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
    for player in dict.fromkeys(players):  # bots of one level at several seats share a rating: its mean change counts
        own = [i for i, other in enumerate(players) if other == player]
        mu = sum(after[i][0].mu for i in own) / len(own)
        sigma = sum(after[i][0].sigma for i in own) / len(own)
        _keep(connection, match.setup.game, player, mu, sigma, before[own[0]][2] + 1)


def _known(connection: Connection, game: str, player: str) -> tuple[float, float, int]:
    r = schema.ratings.c
    query = select(r.mu, r.sigma, r.games).where(r.game == game, r.player == player).with_for_update()
    row = connection.execute(query).one_or_none()
    if row is not None:
        return row.mu, row.sigma, row.games
    fresh = MODEL.rating()
    return fresh.mu, fresh.sigma, 0


def _keep(connection: Connection, game: str, player: str, mu: float, sigma: float, games: int) -> None:
    r = schema.ratings
    values = {"mu": mu, "sigma": sigma, "games": games}
    here = (r.c.game == game) & (r.c.player == player)
    if not connection.execute(update(r).where(here).values(**values)).rowcount:
        connection.execute(insert(r).values(game=game, player=player, **values))


def best(connection: Connection, game: str, limit: int = 100) -> list[Rated]:
    """People with an account, and bots, the best first."""
    r, u = schema.ratings.c, schema.users.c
    query = (
        select(r.player, r.mu, r.sigma, r.games, u.name, u.account)
        .select_from(schema.ratings.outerjoin(schema.users, u.id == r.player))
        .where(r.game == game, r.player.startswith("bot:") | u.account.is_not(None))
        .order_by((r.mu - 3 * r.sigma).desc())
        .limit(limit)
    )
    return [_rated(row) for row in connection.execute(query)]


def ratings_of(connection: Connection, user: str) -> dict[str, Rated]:
    r, u = schema.ratings.c, schema.users.c
    query = (
        select(r.game, r.player, r.mu, r.sigma, r.games, u.name)
        .select_from(schema.ratings.outerjoin(schema.users, u.id == r.player))
        .where(r.player == user)
    )
    return {row.game: _rated(row) for row in connection.execute(query)}


def _rated(row: Any) -> Rated:
    player, mu, sigma = row.player, row.mu, row.sigma
    bot = player.startswith("bot:")
    name = player.removeprefix("bot:") if bot else row.name
    return Rated(name, bot, mu - 3 * sigma, mu, sigma, row.games)
