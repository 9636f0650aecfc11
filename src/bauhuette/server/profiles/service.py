"""A person's page and the rankings, as a reader may see them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypedDict, TypeVar

from sqlalchemy import Connection, select

from bauhuette.server.access.permissions import may_find
from bauhuette.server.access.privacy import CAREFUL, Audience, Choice, PrivateThing, Relation, sees
from bauhuette.server.names import skeleton
from bauhuette.server.profiles.schemas import (
    Form,
    FormPoint,
    GamePlay,
    GameRating,
    Opening,
    Opponent,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    PlayList,
    PlayPoint,
    Privacy,
    Profile,
    RatingList,
    RatingRow,
)
from bauhuette.server.storage import analyses, ratings, relationships, results, schema
from bauhuette.server.storage.analyses import SeatAnalysis
from bauhuette.server.storage.ratings import BOT, Key, Rated, Rating
from bauhuette.server.storage.results import FinishedGame, ResultLine
from bauhuette.server.storage.store import Store, User
from bauhuette.server.wire import OfferedMove

PAGE = 25  # games in one answer
OPPONENTS = 8
OPENINGS = 6
SHOWN = 100  # rows of a ranking
POINTS = 200  # of a curve, at most

T = TypeVar("T")
ResultName = Literal["won", "lost", "unfinished"]


class GameFilter(NamedTuple):
    """What is looked for among a person's games."""

    game: str = ""
    person: str = ""  # a person whose name contains this
    result: ResultName | None = None
    before: int | None = None


class Profiles:
    """Count a result before it is read: `let_count` runs before everything that reads results."""

    def __init__(self, store: Store, let_count: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.let_count = let_count

    async def _read(self, work: Callable[[Connection], T]) -> T:
        await self.let_count()
        return await self.store.read(work)

    async def of(self, person: User, reader: str, since: int) -> Profile:
        """Ratings over time begin with games of that time; everything else is of all games."""
        return await self._read(lambda connection: _profile(connection, person, reader, since))

    async def games(self, person: User, reader: str, search: GameFilter) -> PlayedGames | None:
        """None where the reader may not see them."""
        return await self._read(lambda connection: _games(connection, person.id, reader, search))

    async def play(self, person: User, reader: str, since: int) -> PlayList | None:
        """Of games from that time on; None where the reader may not see the games."""
        return await self._read(lambda connection: _play(connection, person.id, reader, since))

    async def ranking(self, key: Key, reader: str) -> RatingList:
        return await self._read(lambda connection: _ranking(connection, key, reader))

    async def privacy(self, user: str) -> Privacy:
        return await self.store.read(lambda c: Privacy.model_validate(_choices(c, [user])[user]))

    async def choose(self, user: str, choice: Privacy) -> None:
        await self.store.do_at_once(lambda connection: relationships.choose(connection, user, choice.model_dump()))


def _choices(connection: Connection, users: Collection[str]) -> dict[str, Choice]:
    chosen = relationships.choices_of(connection, users)
    return {
        user: {PrivateThing(thing): Audience(audience) for thing, audience in chosen.get(user, {}).items()} or CAREFUL
        for user in users
    }


class ReaderRelations:
    """Return a reader's relation to each person."""

    def __init__(self, connection: Connection, reader: str) -> None:
        self.reader = reader
        self._friends = relationships.friends_of(connection, reader)
        self._apart = relationships.apart_from(connection, reader)

    def relation(self, user: str) -> Relation:
        if user == self.reader:
            return Relation.SELF
        if user in self._apart:
            return Relation.BLOCKED
        return Relation.FRIEND if user in self._friends else Relation.OTHER


def may_see(connection: Connection, thing: PrivateThing, user: str, reader: str) -> bool:
    return sees(thing, _choices(connection, [user])[user], ReaderRelations(connection, reader).relation(user))


def _profile(connection: Connection, person: User, reader: str, since: int) -> Profile:
    user = person.id
    rated = may_see(connection, PrivateThing.RATINGS, user, reader)
    games = results.of_player(connection, user) if may_see(connection, PrivateThing.GAMES, user, reader) else None
    found = None if games is None else [game for game in games if may_find(game, reader)]
    created = select(schema.users.c.created).where(schema.users.c.id == user)
    relation, muted = (
        _wishes(connection, user, reader),
        user in relationships.wanted_by(connection, reader, relationships.MUTE),
    )
    known = rated or games is not None or relation != "other" or muted
    return Profile(
        name=person.name if known else person.account or "",  # as of an account that does not exist
        account=person.account,
        you=user == reader,
        since=connection.execute(created).scalar_one_or_none() if rated or games is not None else None,
        relation=relation,
        muted=muted,
        ratings=_ratings(connection, user) if rated else None,
        form=_form(results.of_player(connection, user, since=since), user) if rated else None,
        played=None if found is None else len(found),
        won=None if found is None else sum(_place(game, user) == 1 for game in found),
        opponents=None if found is None else _opponents(connection, found, user),
    )


def _wishes(
    connection: Connection, user: str, reader: str
) -> Literal["self", "friend", "asked", "asks", "other", "blocked"]:
    """Only the blocking person sees a block."""
    if user == reader:
        return "self"
    if user in relationships.wanted_by(connection, reader, relationships.BLOCK):
        return "blocked"
    wants, wanted = (
        user in relationships.wanted_by(connection, reader, relationships.FRIEND),
        user in relationships.who_want(connection, reader, relationships.FRIEND),
    )
    return "friend" if wants and wanted else "asked" if wants else "asks" if wanted else "other"


def _ratings(connection: Connection, user: str) -> list[GameRating]:
    return [
        GameRating(game=key.game, seats=key.seats, points=one.points, doubt=one.doubt, games=one.games)
        for key, one in ratings.ratings_of(connection, user).items()
    ]


def _form(games: list[FinishedGame], user: str) -> list[Form]:
    """Ratings over time, the oldest first; of very many games some, always the last."""
    curves: dict[str, list[FormPoint]] = {}
    for game in reversed(games):
        strength = _strength(game, user)
        if strength is not None:
            point = FormPoint(at=game.at, points=strength.points, doubt=strength.doubt)
            curves.setdefault(game.game, []).append(point)
    return [Form(game=game, points=[part[-1] for part in parts(points)]) for game, points in sorted(curves.items())]


def parts(found: Sequence[T]) -> list[Sequence[T]]:
    """One after the other, as even as can be, and no more than a curve has points."""
    count = min(len(found), POINTS)
    edges = [i * len(found) // count for i in range(count)] + [len(found)]
    return [found[start:end] for start, end in pairwise(edges)]


def _own(game: FinishedGame, user: str) -> ResultLine | None:
    return next((line for line in game.lines if line.player == user), None)


def _place(game: FinishedGame, user: str) -> int | None:
    """Return the place a person reached; behind all others where they did not play to the end."""
    own = _own(game, user)
    if own is None or own.rank is None:
        return None
    return game.seats if own.given_up else own.rank


def _strength(game: FinishedGame, user: str) -> Rating | None:
    own = _own(game, user)
    return None if own is None or own.mu is None or own.sigma is None else Rating(own.mu, own.sigma)


def _opponents(connection: Connection, games: list[FinishedGame], user: str) -> list[Opponent]:
    met: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    names: dict[str, str] = {}
    for game in games:
        place = _place(game, user)
        for player, line in {line.player: line for line in game.lines if line.player not in ("", user)}.items():
            names.setdefault(player, line.name)  # games come newest first: the last name they used
            met[player] += 1
            ahead[player] += place is not None and line.rank is not None and place < line.rank
    people = sorted(met, key=lambda player: (-met[player], player))[:OPPONENTS]
    accounts = _accounts(connection, people)
    return [
        Opponent(
            name=names[player],
            account=accounts.get(player),
            level=_level(player),
            games=met[player],
            ahead=ahead[player],
        )
        for player in people
    ]


def _level(player: str) -> str | None:
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def _accounts(connection: Connection, users: Collection[str]) -> dict[str, str]:
    u = schema.users.c
    query = select(u.id, u.account).where(u.id.in_(users), u.account.is_not(None))
    return {row.id: row.account for row in connection.execute(query)}


def _games(connection: Connection, user: str, reader: str, search: GameFilter) -> PlayedGames | None:
    if not may_see(connection, PrivateThing.GAMES, user, reader):
        return None
    games = results.of_player(connection, user, search.game, search.before)
    found = [game for game in games if may_find(game, reader) and _matches(game, user, search)]
    page = found[:PAGE]
    there = {line.player for game in page if game.held_by(reader) for line in game.lines}
    accounts = _accounts(connection, there)
    known = analyses.of_player(connection, user)
    return PlayedGames(
        games=[_played(game, user, accounts if game.held_by(reader) else {}, known.get(game.table)) for game in page],
        next=page[-1].at if len(found) > PAGE else None,
    )


def _play(connection: Connection, user: str, reader: str, since: int) -> PlayList | None:
    if not may_see(connection, PrivateThing.GAMES, user, reader):
        return None
    known = analyses.of_player(connection, user)
    by_game: dict[str, list[tuple[FinishedGame, SeatAnalysis]]] = {}
    for game in reversed(results.of_player(connection, user, since=since)):
        if game.table in known and may_find(game, reader):
            by_game.setdefault(game.game, []).append((game, known[game.table]))
    return PlayList(games=[_play_of(key, found) for key, found in sorted(by_game.items())])


def _play_of(key: str, found: list[tuple[FinishedGame, SeatAnalysis]]) -> GamePlay:
    games = [one for _, one in found]
    return GamePlay(
        game=key,
        **_error_of(games),
        points=[_play_point(part[-1][0], [one for _, one in part]) for part in parts(found)],
        openings=_openings(games),
    )


class _Error(TypedDict):
    decisions: int
    error: float
    doubt: float


def _error_of(games: Sequence[SeatAnalysis]) -> _Error:
    """Average over the decisions of all games."""
    decisions = sum(one.decisions for one in games)
    return {
        "decisions": decisions,
        "error": sum(one.error * one.decisions for one in games) / max(1, decisions),
        "doubt": math.sqrt(sum((one.doubt * one.decisions) ** 2 for one in games)) / max(1, decisions),
    }


def _play_point(last: FinishedGame, games: Sequence[SeatAnalysis]) -> PlayPoint:
    return PlayPoint(
        table=last.table,
        at=last.at,
        seats=last.seats,
        games=len(games),
        **_error_of(games),
        blunders=sum(one.blunders for one in games),
        result=sum(one.result for one in games) / len(games),
    )


def _openings(found: list[SeatAnalysis]) -> list[Opening]:
    begun: dict[str, list[SeatAnalysis]] = {}
    for one in found:
        if one.opening:
            begun.setdefault(one.opening, []).append(one)
    often = sorted(begun.items(), key=lambda item: (-len(item[1]), item[0]))[:OPENINGS]
    return [
        Opening(
            move=OfferedMove.model_validate_json(move),
            games=len(games),
            result=sum(one.result for one in games) / len(games),
        )
        for move, games in often
    ]


def _matches(game: FinishedGame, user: str, search: GameFilter) -> bool:
    place = _place(game, user)
    result = "unfinished" if place is None else "won" if place == 1 else "lost"
    wanted = skeleton(search.person)
    named = not wanted or any(wanted in skeleton(line.name) for line in game.lines if line.player != user)
    return named and search.result in (None, result)


def _played(game: FinishedGame, user: str, accounts: dict[str, str], play: SeatAnalysis | None) -> PlayedGame:
    strength = _strength(game, user)
    return PlayedGame(
        id=game.table,
        game=game.game,
        at=game.at,
        counted=game.counted,
        seats=[
            PlayedSeat(
                name=line.name,
                account=accounts.get(line.player),
                level=line.level if _level(line.player) else None,
                rank=line.rank,
                score=line.score,
                own=line.player == user,
                resigned=line.resigned,
                given_up=line.given_up,
            )
            for line in game.lines
        ],
        points=None if strength is None else strength.points,
        play=None if play is None else _play_point(game, [play]),
    )


def _ranking(connection: Connection, key: Key, reader: str) -> RatingList:
    """Places count hidden players, too, who leave gaps."""
    everybody = ratings.best(connection, key)
    people = [one.player for one in everybody if one.level is None]
    choices, company = _choices(connection, people), ReaderRelations(connection, reader)

    def shown(one: Rated) -> bool:
        return one.level is not None or sees(PrivateThing.RATINGS, choices[one.player], company.relation(one.player))

    rows = [_row(one, place, reader) for place, one in enumerate(everybody, 1) if shown(one)]
    hidden = len(everybody) - len(rows)
    return RatingList(game=key.game, seats=key.seats, rows=rows[:SHOWN], hidden=hidden)


def _row(one: Rated, place: int, reader: str) -> RatingRow:
    facts: dict[str, Any] = {"points": one.strength.points, "doubt": one.strength.doubt, "games": one.strength.games}
    name = one.level or one.name
    return RatingRow(name=name, account=one.account, level=one.level, place=place, you=one.player == reader, **facts)
