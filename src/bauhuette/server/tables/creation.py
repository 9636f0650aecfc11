"""Create tables: as a person asks for, for people who sought a game, from prepared positions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bauhuette.bots.registry import BOTS
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.lesson import Lesson
from bauhuette.engine.position import position_of
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import level_for
from bauhuette.match.setup import TableSetup, check_setup
from bauhuette.match.table_options import Absence, Clock
from bauhuette.server.branches import storage as branches
from bauhuette.server.branches.storage import BranchRow
from bauhuette.server.editions.service import OURS, EditionService
from bauhuette.server.friends.seeking import Seek
from bauhuette.server.limits.rate_limits import NEW_EDITIONS, NEW_EDITIONS_ALL, RateLimits
from bauhuette.server.names import clean_name, new_id
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.ratings import accounts_among
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import FindGame, TableRegistry
from bauhuette.server.tables.schemas import NewTable, SeatWish
from bauhuette.server.wire import Code
from bauhuette.server.workers import editions
from bauhuette.server.workers.editions import edition_at_once

LESSON_LEVEL = "apprentice"  # plays on after a lesson
BRANCH_LEVEL = "foreman"  # sits where people sat, when a finished game is tried otherwise
TEMPOS = {  # of games that are sought
    "none": Clock(),
    "turn": Clock(kind="turn", seconds=90),
    "bank": Clock(kind="bank", seconds=900, increment=10),
    "days": Clock(kind="days", seconds=3 * 86_400),
}

FindActor = Callable[[str, str], Awaitable[Actor]]  # of a user, in a language


class TableCreation:
    def __init__(
        self, registry: TableRegistry, game: FindGame, editions: EditionService, limits: RateLimits, who: FindActor
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.settings = registry.settings
        self.game = game
        self.editions = editions
        self.limits = limits
        self.who = who

    async def as_asked(self, who: Actor, wish: NewTable, address: str, lang: str) -> OpenTable:
        if wish.game not in game_keys():
            raise Denied(Code.NOT_FOUND, 404)
        game, edition = await self._wanted_edition(who, wish, lang)
        options = check_setup(game, len(wish.seats), wish.options)
        for level in (wish.clock.level, wish.absence.level):
            level_for(game, level)
        setup = _setup(
            game,
            who.user,
            secret=self.settings.new_secret(),
            seats=_first_seats(who, game, wish),
            options=options,
            clock=wish.clock,
            spectators=wish.spectators,
            absence=wish.absence,
            rated=not edition and await self._is_rated(who.user, wish),
            listed=wish.listed,
            **edition,
        )
        live = await self.registry.open(setup, address)
        if any(seat["user"] for seat in setup.seats):
            await self.registry.sat_down(live, who.user, address)
        return live

    async def _wanted_edition(self, who: Actor, wish: NewTable, lang: str) -> tuple[Game, dict[str, Any]]:
        """Return the game of a new table and, of an edition that differs from ours, what the table keeps of it."""
        standard = await self.game(wish.game)
        wanted = wish.edition or ("" if wish.rated else await self.editions.choice(wish.game))
        found = await self.editions.to_play(wanted, wish.game, who.user, lang) if wanted not in ("", OURS) else None
        if found is None or not found.values:
            return standard, {}
        if editions.is_new(found.hash):
            self.limits.require(NEW_EDITIONS, who.user)
            self.limits.require(NEW_EDITIONS_ALL, "")
            if not await editions.can_be_played(wish.game, found.values):
                raise Denied(Code.BAD_EDITION, 422, why="unplayable")
        game = await edition_at_once(standard, found.hash, found.values)
        editions.note(found.hash)
        await self.editions.begun(found)
        maker = (await self.who(found.by, lang)).name if found.is_named else ""
        kept = {"edition_values": found.values, "edition_name": found.name}
        return game, kept | {"edition_by": found.by, "edition_maker": maker}

    async def _is_rated(self, host: str, wish: NewTable) -> bool:
        """Refuse a rated table of a guest; where people share a device no result says who plays better."""
        has_account = bool(await self.store.read(lambda c: accounts_among(c, [host])))
        if wish.rated and not has_account:
            raise Denied(Code.ONLY_ACCOUNTS, 403)
        return has_account and wish.rated is not False and not any(seat.kind == "here" for seat in wish.seats)

    async def for_seekers(self, seeks: list[Seek], names: Mapping[str, str], address: str) -> OpenTable:
        """Begin a table for those who looked for the same, hosted by the last; it is rated if all have an account."""
        last = seeks[-1]
        game = await self.game(last.game)
        users = [one.user_id for one in seeks]
        setup = _setup(
            game,
            last.user_id,
            secret=self.settings.new_secret(),
            seats=tuple({"user": one.user_id, "name": names[one.user_id], "level": None} for one in seeks),
            options=check_setup(game, last.seats, {}),
            clock=TEMPOS[last.tempo],
            spectators="public",
            absence=Absence(),
            rated=await self.store.read(lambda c: accounts_among(c, users)) == set(users),
        )
        return await self._begun(setup, Actor(last.user_id, names[last.user_id]), address)

    async def lesson(self, who: Actor, key: str, lesson: Lesson, address: str) -> OpenTable:
        """A table from the prepared position of a game, with bots at the other seats, running at once."""
        game = await self.game(key)
        levels = [None if seat == lesson.seat else LESSON_LEVEL for seat in range(lesson.position["seats"])]
        options = {option.name: option.default for option in game.meta.options}
        prepared = {"secret": lesson.secret, "options": options, "position": lesson.position, "course": lesson.course}
        return await self._lay_out(who, game, levels, address, prepared)

    async def branch(self, who: Actor, match: Match, number: int, seat: int, address: str) -> OpenTable:
        """A finished game goes on from one of its positions, with other luck: one seat against bots."""
        game, table = match.game, match.table
        assert table is not None
        levels = [None if i == seat else one.level or BRANCH_LEVEL for i, one in enumerate(match.seats)]
        position = position_of(game, table.state_after(number))
        prepared = {"secret": self.settings.new_secret(), "options": match.setup.options, "position": position}
        prepared |= {"origin": match.setup.id} | edition_fields(match.setup)
        live = await self._lay_out(who, game, levels, address, prepared)
        kept = BranchRow(live.id, match.setup.id, number, seat, who.user, "", now_ms())
        await self.store.writer.run(lambda connection: branches.keep(connection, kept))
        return live

    async def _lay_out(
        self, who: Actor, game: Game, levels: Sequence[str | None], address: str, prepared: Mapping[str, Any]
    ) -> OpenTable:
        """A private table at which one person sits where no bot does."""
        me = {"user": who.user, "name": who.name, "level": None}
        setup = _setup(
            game,
            who.user,
            seats=tuple({"user": "", "name": level, "level": level} if level else me for level in levels),
            clock=Clock(),
            spectators="off",
            absence=Absence(),
            rated=False,
            **prepared,
        )
        return await self._begun(setup, who, address)

    async def _begun(self, setup: TableSetup, who: Actor, address: str) -> OpenTable:
        live = await self.registry.open(setup, address)
        async with live.lock:
            await self.registry.store_and_tell(live, who, "", lambda: StartGame.decide(live.match, who))
        return live


def _setup(game: Game, host: str, **fields: Any) -> TableSetup:
    """Return the setup of a new table of this game, in its edition and by today's rules."""
    version, edition = game.meta.rules_version, game.edition
    return TableSetup(
        id=new_id(), game=game.meta.key, rules_version=version, edition=edition, host=host, created=now_ms(), **fields
    )


def edition_fields(setup: TableSetup) -> dict[str, Any]:
    """Return what a table that goes on from another one keeps of its edition."""
    return {name: getattr(setup, name) for name in ("edition_values", "edition_name", "edition_by", "edition_maker")}


def _first_seats(who: Actor, game: Game, wish: NewTable) -> tuple[dict[str, Any], ...]:
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise CommandRefused("already-seated")
    return tuple(_first_seat(who, game, seat) for seat in wish.seats)


def _first_seat(who: Actor, game: Game, wish: SeatWish) -> dict[str, Any]:
    if wish.kind == "open":
        return {"user": "", "name": "", "level": None}
    if wish.kind == "bot":
        level = level_for(game, wish.level or next(reversed(BOTS)))
        return {"user": "", "name": level, "level": level}
    name = who.name if wish.kind == "me" else clean_name(wish.name or "")
    if not name:
        raise Denied(Code.MALFORMED, 422, where="seats.name")
    return {"user": who.user, "name": name, "level": None}
