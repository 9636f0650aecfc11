"""The commands of a table, the same over REST and over the socket. Each knows how it is carried out.

A command is checked against permissions, decided by the match (`match/commands/`), stored, applied and told
(`registry.py`). The messages of the socket stand here because one of them holds a command.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from bauhuette.match.commands.advice import SetTutor
from bauhuette.match.commands.moves import MakeMove, UndoMove
from bauhuette.match.commands.rematch import Rematch
from bauhuette.match.commands.seating import Join, Leave, ListTable, SetSeat
from bauhuette.match.commands.standing_orders import GiveOrders, PrepareAnswers
from bauhuette.match.commands.start import AddSalt, StartGame
from bauhuette.match.commands.substitution import HandOver, Resign, TakeBack, leave
from bauhuette.match.events import Actor, Draft
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused, StaleCommand
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_options import Level
from bauhuette.server.access import permissions
from bauhuette.server.access.permissions import Action
from bauhuette.server.names import clean, new_id
from bauhuette.server.refusals import refusal_of
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import Stored, TableRegistry
from bauhuette.server.tables.socket_schemas import (
    HintMessage,
    PingMessage,
    PlanMessage,
    PreviewMessage,
    SitMessage,
    TempoMessage,
    WeighMessage,
    WhyMessage,
)
from bauhuette.server.wire import (
    CHAT_LENGTH,
    NOTE_LENGTH,
    SALT_LENGTH,
    Answer,
    AnyMove,
    Code,
    CommandId,
    MoveForm,
    PreparedAnswer,
    Result,
    SeatNumber,
    Version,
    Wire,
    Wish,
)


class Command(Wire):
    """`id` is made by the client and may be sent any number of times; it is carried out once."""

    id: CommandId
    action: ClassVar[Action] = Action.WATCH

    @abstractmethod
    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, address: str) -> Stored:
        """Store and tell what the command changes, or refuse it."""


class MatchCommand(Command):
    """A command that the match decides."""

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, _address: str) -> Stored:
        async with live.lock:
            return await registry.store_and_tell(live, who, self.id, lambda: self.decide(live.match, who))

    @abstractmethod
    def decide(self, match: Match, who: Actor) -> Draft:
        """Return the event, or refuse the command."""


class MoveCommand(MatchCommand):
    """Make one of the moves offered at `version`: by id, notation (`play king`) or form."""

    do: Literal["move"]
    version: Version
    move: AnyMove

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, address: str) -> Stored:
        await _note_address(registry, live, who.user, address)
        return await super().carry_out(registry, live, who, address)

    def decide(self, match: Match, who: Actor) -> Draft:
        move = self.move.model_dump() if isinstance(self.move, MoveForm) else self.move
        return MakeMove.decide(match, who, self.version, move)


class UndoCommand(MatchCommand):
    """Take the own last move back, where nothing was learnt by it."""

    do: Literal["undo"]
    version: Version

    def decide(self, match: Match, who: Actor) -> Draft:
        return UndoMove.decide(match, who, self.version)


class JoinCommand(MatchCommand):
    """Sit down, at `seat` or at the first open seat."""

    action = Action.JOIN

    do: Literal["join"]
    seat: SeatNumber | None = None

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, address: str) -> Stored:
        await registry.only_welcome(live.match, who.user, address)
        stored = await super().carry_out(registry, live, who, address)
        await registry.sat_down(live, who.user, address)
        return stored

    def decide(self, match: Match, who: Actor) -> Draft:
        return Join.decide(match, who, self.seat)


class LeaveCommand(MatchCommand):
    """Before the start the seat becomes open; later a bot of the host's choice takes it over."""

    do: Literal["leave"]

    def decide(self, match: Match, who: Actor) -> Draft:
        return leave(match, who)


class KickCommand(MatchCommand):
    """Host, before the start."""

    do: Literal["kick"]
    seat: SeatNumber

    def decide(self, match: Match, who: Actor) -> Draft:
        return Leave.kick(match, who, self.seat)


class SeatCommand(MatchCommand):
    """Host, before the start: give an open or bot's seat to a bot of that level, or open it (`level` null)."""

    do: Literal["seat"]
    seat: SeatNumber
    level: Level | None

    def decide(self, match: Match, who: Actor) -> Draft:
        return SetSeat.decide(match, who, self.seat, self.level)


class ListCommand(MatchCommand):
    """Host, before the start: show the table among the open ones, or only to who has the link."""

    do: Literal["list"]
    listed: bool

    def decide(self, match: Match, who: Actor) -> Draft:
        return ListTable.decide(match, who, self.listed)


class SaltCommand(MatchCommand):
    """Before the start: words of the own choosing that enter the luck of the game."""

    do: Literal["salt"]
    salt: Annotated[str, Field(max_length=SALT_LENGTH)]

    def decide(self, match: Match, who: Actor) -> Draft:
        return AddSalt.decide(match, who, clean(self.salt))


class StartCommand(MatchCommand):
    """Host, when every seat is taken."""

    do: Literal["start"]

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, address: str) -> Stored:
        await registry.only_ready(live.match)
        return await super().carry_out(registry, live, who, address)

    def decide(self, match: Match, who: Actor) -> Draft:
        return StartGame.decide(match, who)


class HandCommand(MatchCommand):
    """Hand the own seat to a bot of that level."""

    do: Literal["hand"]
    level: Level

    def decide(self, match: Match, who: Actor) -> Draft:
        return HandOver.decide(match, who, self.level)


class ReturnCommand(MatchCommand):
    """Take the own seat back from the bot."""

    do: Literal["return"]

    def decide(self, match: Match, who: Actor) -> Draft:
        return TakeBack.decide(match, who)


class ResignCommand(MatchCommand):
    """Resign. Where others still play, a bot takes the seat, which is placed behind theirs."""

    do: Literal["resign"]

    def decide(self, match: Match, who: Actor) -> Draft:
        return Resign.decide(match, who)


class TutorCommand(MatchCommand):
    """Turn a tutor on or off; everyone at the table sees it, and the game is no longer rated."""

    do: Literal["tutor"]
    on: bool

    def decide(self, match: Match, who: Actor) -> Draft:
        return SetTutor.decide(match, who, self.on)


class StandCommand(MatchCommand):
    """Standing instructions: when asked, the first wish that fits an offered move is made. An empty list cancels.

    They end after one move (`once`), with the phase (`phase`) or never (`game`).
    """

    do: Literal["stand"]
    wishes: Annotated[list[Wish], Field(max_length=8)]
    until: Literal["once", "phase", "game"] = "phase"

    def decide(self, match: Match, who: Actor) -> Draft:
        return GiveOrders.decide(match, who, [wish.model_dump() for wish in self.wishes], self.until)


class PrepareCommand(MatchCommand):
    """Answers for the own next decisions, one for each, in their order. An empty list cancels.

    Each is used once, if its condition holds and such a move is offered; otherwise it and those after it are dropped.
    """

    do: Literal["prepare"]
    answers: Annotated[list[PreparedAnswer], Field(max_length=12)]

    def decide(self, match: Match, who: Actor) -> Draft:
        return PrepareAnswers.decide(match, who, [answer.model_dump() for answer in self.answers])


class ChatCommand(Command):
    """Send a chat message to everyone at the table."""

    action = Action.CHAT

    do: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH)]

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, _address: str) -> Stored:
        match, text = live.match, clean(self.text)
        if not text:
            return Stored(match.version, False)
        seat = match.seat_of(who.user, who.seat)
        name = who.name if seat is None else match.seats[seat].name
        if seat is None:
            permissions.check_name(match, who.user, name)
        again = await registry.say(live, self.id, who.user, name, seat, text)
        return Stored(match.version, again)


class NoteCommand(Command):
    """Keep a private note; it replaces the one before."""

    do: Literal["note"]
    text: Annotated[str, Field(max_length=NOTE_LENGTH)]

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, _address: str) -> Stored:
        text = self.text.replace("\0", "")
        await registry.stored(registry.store.keep_note(live.id, note_keeper(live.match, who), text))
        return Stored(live.match.version, False)


class RematchCommand(Command):
    """After the end: a new table with the same people; the view then names it."""

    action = Action.REMATCH

    do: Literal["rematch"]

    async def carry_out(self, registry: TableRegistry, live: OpenTable, who: Actor, address: str) -> Stored:
        """Open a new table with the same people at the same seats; the second who asks is led to the same one."""
        async with live.lock:
            match = live.match
            known = match.carried_out.get((who.user, self.id))
            if known is not None:
                return Stored(known, True)
            if match.rematch_id is not None:
                Rematch.decide(match, who, match.rematch_id)
                return Stored(match.version, True)
            new = new_id()
            Rematch.decide(match, who, new)
            registry.only_if_room(address or live.owner.address)
            setup = _rematch_setup(match, who, new, registry.settings.new_secret())
            await registry.open(setup, address or live.owner.address)
            return await registry.store_and_tell(live, who, self.id, lambda: Rematch.decide(match, who, new))


AnyCommand = Annotated[
    MoveCommand
    | UndoCommand
    | JoinCommand
    | LeaveCommand
    | KickCommand
    | SeatCommand
    | ListCommand
    | SaltCommand
    | StartCommand
    | HandCommand
    | ReturnCommand
    | ResignCommand
    | TutorCommand
    | StandCommand
    | PrepareCommand
    | ChatCommand
    | NoteCommand
    | RematchCommand,
    Field(discriminator="do"),
]


class CommandMessage(Wire):
    type: Literal["command"]
    command: AnyCommand


FromClient = Annotated[
    CommandMessage
    | SitMessage
    | TempoMessage
    | WhyMessage
    | PlanMessage
    | HintMessage
    | WeighMessage
    | PreviewMessage
    | PingMessage,
    Field(discriminator="type"),
]

from_client: TypeAdapter[FromClient] = TypeAdapter(FromClient)


async def answer_to(
    registry: TableRegistry, live: OpenTable, who: Actor, command: Command, lang: str, address: str = ""
) -> Answer:
    """Carry out a command and return its one answer; none while the database is away (`Denied` as busy)."""
    refusal = None
    try:
        await _check(registry, live, who, command)
        version, again = await command.carry_out(registry, live, who, address)
        result = Result.DUPLICATE if again else Result.ACCEPTED
    except StaleCommand:
        result, version = Result.STALE, live.match.version
    except CommandRefused as refused:
        if refused.code == Code.BUSY:  # it may be stored or not: only the same command, sent again, can tell
            raise
        registry.metrics.refused[refused.code] += 1
        result, refusal, version = Result.REFUSED, refusal_of(refused, lang), live.match.version
    registry.metrics.answers[result] += 1
    return Answer(id=command.id, result=result, version=version, refusal=refusal)


async def _check(registry: TableRegistry, live: OpenTable, who: Actor, command: Command) -> None:
    """Check permissions, except for a command carried out before; read what others stored before refusing."""
    if (who.user, command.id) in live.match.carried_out:
        return
    if registry.store.shared and not permissions.may(command.action, live.match, who.user):
        async with live.lock:
            await registry.catch_up(live)
    permissions.check(command.action, live.match, who.user)


async def _note_address(registry: TableRegistry, live: OpenTable, user: str, address: str) -> None:
    """Record where a person plays from, once per address; also at a rematch, which has no lobby."""
    if (user, address) not in live.addresses and live.match.seats_of(user):
        await registry.stored(registry.sat_down(live, user, address))


def note_keeper(match: Match, who: Actor) -> str:
    """Under which name a note is kept: people who share a device do not share their notes."""
    shared = len(match.seats_of(who.user)) > 1
    return f"{who.user}#{'' if who.seat is None else who.seat}" if shared else who.user


def _rematch_setup(match: Match, who: Actor, new: str, secret: bytes) -> TableSetup:
    seats = tuple(
        {"user": seat.user, "name": seat.name, "level": None if seat.user else seat.level} for seat in match.seats
    )
    game = match.game
    return replace(
        match.setup,
        id=new,
        rules_version=game.meta.rules_version,
        edition=game.edition,
        host=who.user,
        secret=secret,
        seats=seats,
        created=now_ms(),
        listed=False,
        position=None,
        course=(),
        tournament="",
        sealed=False,
        deal="",
        origin="",
        invited=tuple(dict.fromkeys(seat.user for seat in match.seats if seat.user)),
    )
