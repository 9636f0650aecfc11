"""Keeps tournaments going: stores what is asked, makes the tables of a round, counts what they lead to.

Everything here may be interrupted anywhere and done by several processes at once: what is due is found in the database,
and its keys refuse a second pairing of a round, a second table and a second result.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bauhuette.engine.game import Game
from bauhuette.engine.types import Seat
from bauhuette.match.commands.substitution import HandOver
from bauhuette.match.events import SERVER
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import level_for
from bauhuette.match.setup import TableSetup, check_setup
from bauhuette.match.table_options import Absence
from bauhuette.server.feature import Feature
from bauhuette.server.names import ID, new_id, skeleton
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store
from bauhuette.server.tables import sealed_deals
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.tournaments import storage as stored
from bauhuette.server.tournaments.storage import StoredTournament, UncountedTable
from bauhuette.server.wire import Code
from bauhuette.tournament import rounds
from bauhuette.tournament.bot_rounds import is_of_bots, level_at, name_at, secret_of
from bauhuette.tournament.commands import AnyOrder, Enter, Requester, propose
from bauhuette.tournament.events import ProposedEvent, TournamentEvent
from bauhuette.tournament.participants import Round, RoundTable
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.tournament import Tournament

KEPT = 200  # tournaments in memory
TRIES = 5  # against other processes that were faster
FOR_GOOD = (Code.DAMAGED, Code.RULES_CHANGED)  # such a table will never have a result

FindGame = Callable[[str], Awaitable[Game]]


class RunningTournament(NamedTuple):
    """A tournament in memory; all changes happen under the lock."""

    kept: StoredTournament
    at: Tournament
    lock: asyncio.Lock


class TournamentService(Feature):
    def __init__(self, store: Store, registry: TableRegistry, settings: Settings, game: FindGame) -> None:
        self.store = store
        self.registry = registry
        self.settings = settings
        self.game = game
        self._running: OrderedDict[str, RunningTournament] = OrderedDict()

    # --- finding ---

    async def announce(self, organiser: str, charter: TournamentSettings) -> RunningTournament:
        game = await self.game(charter.game)
        options = check_setup(game, charter.seats, charter.options)
        for level in (charter.level, charter.clock.level):
            level_for(game, level)
        kept = StoredTournament(
            new_id(), charter.model_copy(update={"options": options}), self.settings.new_secret(), organiser, now_ms()
        )
        await self.store.writer.run(lambda connection: stored.announce(connection, kept))
        return await self.find(kept.id)

    async def find(self, tournament: str) -> RunningTournament:
        """With everything that is stored by now."""
        running = self._running.get(tournament) or await self._load(tournament)
        async with running.lock:
            await self._catch_up(running)
        return running

    async def _load(self, tournament: str) -> RunningTournament:
        kept = await self.store.read(lambda c: stored.load(c, tournament)) if ID.fullmatch(tournament) else None
        if kept is None:
            raise Denied(Code.NOT_FOUND, 404)
        new = RunningTournament(kept, Tournament(kept.id, kept.charter, kept.organiser), asyncio.Lock())
        running = self._running.setdefault(tournament, new)
        while len(self._running) > KEPT:
            self._running.popitem(last=False)
        return running

    async def _catch_up(self, running: RunningTournament) -> None:
        at = running.at
        for event in await self.store.read(lambda c: stored.events_after(c, at.id, at.number)):
            at.apply(event)

    def forget(self, user: str) -> None:
        """Their tournaments are read anew, without the name."""
        for tournament, running in list(self._running.items()):
            if running.at.entrant_of(user) is not None:
                del self._running[tournament]

    async def newest(self, limit: int) -> list[RunningTournament]:
        ids = await self.store.read(lambda c: stored.newest(c, limit))
        return [await self.find(one) for one in ids]

    def live_of(self, board: RoundTable) -> OpenTable | None:
        """A table of a round, if it is in memory."""
        return self.registry.loaded.get(board.id)

    # --- what people ask ---

    async def carry_out(self, tournament: str, who: Requester, command_id: str, command: AnyOrder) -> RunningTournament:
        """A command counts once, however often it is sent."""
        running = await self.find(tournament)
        if isinstance(command, Enter):
            _check_name(running.at, who)
        level = getattr(command, "level", None)
        if level is not None:
            level_for(await self.game(running.kept.charter.game), level)
        async with running.lock:
            for _ in range(TRIES):
                if await self.store.read(lambda c: stored.carried_out(c, tournament, who.user, command_id)):
                    break
                proposals = await asyncio.to_thread(propose, running.at, who, command, new_id)
                if await self._store(running, proposals, who.user, command_id):
                    break
            else:
                raise Denied(Code.BUSY, 503)
        self.registry.spawn(self.tend(tournament))
        return running

    async def _store(
        self, running: RunningTournament, proposals: list[ProposedEvent], actor: str = "", command: str = ""
    ) -> bool:
        """Store, then apply; if another process was faster, reload and retry. The lock is held."""
        at = running.at
        happened = [
            TournamentEvent(at.number + i, one.kind, now_ms(), actor, one.once, one.body)
            for i, one in enumerate(proposals, 1)
        ]
        status = _status_after(at, proposals)
        try:
            await self.store.writer.run(
                lambda c: stored.append(c, at.id, happened, command, status, at.charter.duplicate)
            )
        except IntegrityError:
            await self._catch_up(running)
            return False
        for event in happened:
            at.apply(event)
        return True

    # --- what happens by itself ---

    async def sweep(self) -> None:
        for tournament in await self.store.read(stored.not_over):
            try:
                await self.tend(tournament)
            except (CommandRefused, SQLAlchemyError) as error:
                self.registry.note_failure("tournament", error)

    def table_is_over(self, match: Match) -> None:
        if match.setup.tournament:
            self.registry.spawn(self.tend(match.setup.tournament))

    async def tend(self, tournament: str) -> None:
        """Do what is due, as far as it leads."""
        running = await self.find(tournament)
        async with running.lock:
            await self._set_up(running)
            await self._count(running)
            while proposals := await asyncio.to_thread(rounds.due, running.at, new_id):
                await self._store(running, proposals)
                await self._set_up(running)
            await self._unseal(running)
            await self._relieve(running)

    async def _set_up(self, running: RunningTournament) -> None:
        """The tables of the round that is played."""
        last = running.at.current
        if last is None or last.done or running.at.closed:
            return
        missing = {board.id: board for board in last.boards if board.result is None}
        for table in await self.store.read(lambda c: stored.waiting(c, list(missing))):
            await self._make(running, last, missing[table])

    async def _make(self, running: RunningTournament, one: Round, board: RoundTable) -> None:
        setup = await self._setup(running, one, board)
        try:
            await sealed_deals.begun(self.registry, setup, f"tournament {running.at.id}")
        except CommandRefused as refused:
            if refused.code != Code.BUSY:  # it will be tried again
                raise

    async def _setup(self, running: RunningTournament, one: Round, board: RoundTable) -> TableSetup:
        at, charter = running.at, running.kept.charter
        game = await self.game(charter.game)
        return TableSetup(
            id=board.id,
            game=charter.game,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host="",
            secret=secret_of(running.kept.secret, at, one.number, board.number),
            seats=tuple(_sitter(at, board, seat) for seat in range(len(board.chairs))),
            options=charter.options,
            clock=charter.clock,
            spectators="public",
            absence=Absence(level=charter.level),
            rated=charter.rated and not is_of_bots(at, board),
            created=now_ms(),
            tournament=at.id,
            sealed=charter.duplicate,
        )

    async def _count(self, running: RunningTournament) -> None:
        """Results of tables that are over, each once."""
        for found in await self.store.read(lambda c: stored.finished(c, running.at.id)):
            proposal = await self._result(running.at, found)
            if proposal is not None:
                await self._store(running, [proposal])

    async def _result(self, at: Tournament, found: UncountedTable) -> ProposedEvent | None:
        board = at.board(found.round, found.number)
        match: Match | None = None
        try:
            match = await self.registry.as_stored(found.table)
        except CommandRefused as refused:
            if refused.code not in FOR_GOOD:
                raise
        outcome, given_up = (None, []) if match is None else (match.outcome, match.given_up)
        if board.result is not None or (match is not None and match.status != "over"):
            return None
        if outcome is None:
            nothing = [0] * len(board.chairs)
            flagged = given_up if match is not None and match.ended == "clock" else []
            return rounds.count(at, found.round, found.number, nothing, [1] * len(nothing), void=True, given_up=flagged)
        return rounds.count(at, found.round, found.number, outcome.scores, outcome.ranks, given_up=given_up)

    async def _unseal(self, running: RunningTournament) -> None:
        """Open what all tables of a round have played."""
        at = running.at
        done = [one.number for one in at.rounds if one.done or at.closed]
        if not at.charter.duplicate or not done:
            return
        for table in await self.store.read(lambda c: stored.sealed_of(c, at.id, done)):
            if await sealed_deals.unsealed(self.registry, table):
                await self.store.writer.run(partial(stored.unseal, table=table))

    async def _relieve(self, running: RunningTournament) -> None:
        """Bots play on for those who withdrew while their table runs."""
        at, last = running.at, running.at.current
        for board in last.boards if last is not None and not at.closed else ():
            for seat, chair in enumerate(board.chairs):
                entrant = at.entrants[chair.entrant] if chair.entrant else None
                if entrant is not None and entrant.gone is not None and board.result is None and entrant.user:
                    await self._hand_over(board, seat, at.charter.level, entrant.dropped)

    async def _hand_over(self, board: RoundTable, seat: int, level: str, dropped: bool) -> None:
        try:
            live = await self.registry.find(board.id)
            async with live.lock:
                match = live.match
                if not match.seats[seat].played_by_bot:
                    await self.registry.store_and_tell(
                        live,
                        SERVER,
                        "",
                        lambda: HandOver.withdrawn(match, Seat(seat), level, dropped),
                    )
        except CommandRefused as refused:
            if refused.code not in (Code.NOT_RUNNING, Code.NOT_FOUND, Code.BUSY):
                raise


def _status_after(at: Tournament, proposals: list[ProposedEvent]) -> str:
    kinds = {proposal.kind for proposal in proposals}
    if at.closed or "closed" in kinds:
        return "over"
    return "running" if at.rounds or "paired" in kinds else "open"


def _check_name(at: Tournament, who: Requester) -> None:
    """Refuse names that look like another entrant's."""
    others = [entrant.name for entrant in at.entrants.values() if entrant.user != who.user and entrant.gone is None]
    if skeleton(who.name) in map(skeleton, others):
        raise Denied(Code.NAME_TAKEN, 409)


def _sitter(at: Tournament, board: RoundTable, seat: int) -> dict[str, str | None]:
    chair, level = board.chairs[seat], level_at(at, board, seat)
    user = at.entrants[chair.entrant].user if chair.entrant else ""
    return {"user": user, "name": name_at(at, board, seat), "level": level}
