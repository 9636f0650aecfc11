"""What people ask of a tournament, and who may: one table."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bauhuette.match.rules_of_play import Level
from bauhuette.tournament import desk
from bauhuette.tournament.charter import MOST_ENTRIES, MOST_PLACES
from bauhuette.tournament.desk import NewId
from bauhuette.tournament.events import NotNow, Proposal
from bauhuette.tournament.tournament import Tournament

Number = Annotated[int, Field(ge=1, le=MOST_ENTRIES)]


class Command(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Enter(Command):
    """Take part; in reserve where the field is full."""

    do: Literal["enter"] = "enter"


class EnterBot(Command):
    """Bots take part; several of one level are numbered."""

    do: Literal["enter-bot"] = "enter-bot"
    level: Level
    count: Annotated[int, Field(ge=1, le=MOST_PLACES)] = 1


class Withdraw(Command):
    """Take part no longer; the organiser may say whose entry it is."""

    do: Literal["withdraw"] = "withdraw"
    entrant: Number | None = None


class SitOut(Command):
    """Not in the next round; or after all, if `rests` is false."""

    do: Literal["sit-out"] = "sit-out"
    rests: bool = True
    entrant: Number | None = None


class Replace(Command):
    """Somebody else takes over the fixtures to come: a bot of a level, or the first in reserve."""

    do: Literal["replace"] = "replace"
    entrant: Number
    level: Level | None = None


class BeginRound(Command):
    do: Literal["start"] = "start"


class CloseTournament(Command):
    """End it as it stands."""

    do: Literal["close"] = "close"


AnyDeed = Annotated[
    Enter | EnterBot | Withdraw | SitOut | Replace | BeginRound | CloseTournament, Field(discriminator="do")
]


class Role(StrEnum):
    ORGANISER = "organiser"
    ENTRANT = "entrant"  # has an entry that is not withdrawn
    STRANGER = "stranger"


class Deed(StrEnum):
    """What can be done; `-other` where it is about somebody else's entry."""

    ENTER = "enter"
    ENTER_BOT = "enter-bot"
    WITHDRAW = "withdraw"
    WITHDRAW_OTHER = "withdraw-other"
    SIT_OUT = "sit-out"
    SIT_OUT_OTHER = "sit-out-other"
    REPLACE = "replace-other"
    START = "start"
    CLOSE = "close"


RIGHTS: dict[Deed, dict[Role, bool]] = {
    deed: dict(zip(Role, cells, strict=True))
    for deed, cells in {
        #                    ORGANISER ENTRANT STRANGER
        Deed.ENTER: (True, True, True),
        Deed.ENTER_BOT: (True, False, False),
        Deed.WITHDRAW: (True, True, False),
        Deed.WITHDRAW_OTHER: (True, False, False),
        Deed.SIT_OUT: (True, True, False),
        Deed.SIT_OUT_OTHER: (True, False, False),
        Deed.REPLACE: (True, False, False),
        Deed.START: (True, False, False),
        Deed.CLOSE: (True, False, False),
    }.items()
}


class Asking(NamedTuple):
    """Who asks, by the session and never by the message; `owner` whoever holds the file of a tournament."""

    user: str
    name: str
    owner: bool = False


def role_of(at: Tournament, who: Asking) -> Role:
    if who.owner or (who.user and who.user == at.organiser):
        return Role.ORGANISER
    own = at.entrant_of(who.user)
    return Role.ENTRANT if own is not None and own.gone is None else Role.STRANGER


def deed_of(at: Tournament, who: Asking, command: AnyDeed) -> Deed:
    named = getattr(command, "entrant", None)
    own = at.entrant_of(who.user)
    other = named is not None and (own is None or own.number != named)
    return Deed(f"{command.do}-other") if other else Deed(command.do)


def proposed(at: Tournament, who: Asking, command: AnyDeed, new_id: NewId) -> list[Proposal]:
    """The events a command leads to; `NotNow` says why it leads to none."""
    role, deed = role_of(at, who), deed_of(at, who, command)
    if not RIGHTS[deed][role]:
        raise NotNow("not-organiser" if role is not Role.STRANGER else _stranger(command))
    match command:
        case Enter():
            return [desk.enter(at, who.user, who.name)]
        case EnterBot():
            return _bots(at, command)
        case Withdraw():
            return [desk.withdraw(at, _entrant(at, who, command.entrant), deed is Deed.WITHDRAW_OTHER)]
        case SitOut():
            return [desk.rest(at, _entrant(at, who, command.entrant), command.rests)]
        case Replace(level=None):
            return [desk.replace_by_reserve(at, command.entrant)]
        case Replace():
            name = _free_name(at, command.level or "", 1)
            return [desk.replace_by_bot(at, command.entrant, command.level or "", name)]
        case BeginRound():
            return desk.begin_round(at, new_id)
        case CloseTournament():
            return [desk.close(at)]
    raise AssertionError(command)


def _stranger(command: AnyDeed) -> str:
    own = isinstance(command, (Withdraw, SitOut)) and command.entrant is None
    return "not-entered" if own else "not-organiser"


def _entrant(at: Tournament, who: Asking, named: int | None) -> int:
    if named is not None:
        return named
    own = at.entrant_of(who.user)
    if own is None:
        raise NotNow("not-entered")
    return own.number


def _bots(at: Tournament, command: EnterBot) -> list[Proposal]:
    """As many as there is room for; bots do not wait in reserve."""
    first = desk.enter(at, "", _free_name(at, command.level, 1), command.level)
    room = at.charter.room - len(at.playing)
    if room < 1 or first.body["reserve"]:
        raise NotNow("no-room")
    proposals = []
    for i in range(min(command.count, room)):
        number = first.body["number"] + i
        body = first.body | {"number": number, "name": _free_name(at, command.level, i + 1)}
        proposals.append(Proposal(first.kind, body, f"entered:{number}"))
    return proposals


def _free_name(at: Tournament, level: str, further: int) -> str:
    """`greedy 3`, numbered by how many bots of a level took part before."""
    before = sum(entrant.level == level for entrant in at.entrants.values())
    return f"{level} {before + further}"


Propose = Callable[[Tournament], list[Proposal]]
