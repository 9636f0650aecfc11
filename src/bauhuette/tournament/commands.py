"""Commands of a tournament, and the permissions they need: one table."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bauhuette.match.table_options import Level
from bauhuette.tournament import entry, rounds
from bauhuette.tournament.events import NotNow, ProposedEvent
from bauhuette.tournament.rounds import NewId
from bauhuette.tournament.settings import MOST_ENTRIES, MOST_PLACES
from bauhuette.tournament.tournament import Tournament

Number = Annotated[int, Field(ge=1, le=MOST_ENTRIES)]


class TournamentOrder(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Enter(TournamentOrder):
    """Take part; in reserve if the field is full."""

    do: Literal["enter"] = "enter"


class EnterBot(TournamentOrder):
    """Enter bots; several of one level are numbered."""

    do: Literal["enter-bot"] = "enter-bot"
    level: Level
    count: Annotated[int, Field(ge=1, le=MOST_PLACES)] = 1


class Withdraw(TournamentOrder):
    """Withdraw; the organiser may name the entrant."""

    do: Literal["withdraw"] = "withdraw"
    entrant: Number | None = None


class SitOut(TournamentOrder):
    """Sit out the next round; or cancel that, if `rests` is false."""

    do: Literal["sit-out"] = "sit-out"
    rests: bool = True
    entrant: Number | None = None


class Replace(TournamentOrder):
    """Pass on an entrant's fixtures to come: to a bot of a level, or to the first in reserve."""

    do: Literal["replace"] = "replace"
    entrant: Number
    level: Level | None = None


class BeginRound(TournamentOrder):
    do: Literal["start"] = "start"


class CloseTournament(TournamentOrder):
    """End the tournament as it stands."""

    do: Literal["close"] = "close"


AnyOrder = Annotated[
    Enter | EnterBot | Withdraw | SitOut | Replace | BeginRound | CloseTournament, Field(discriminator="do")
]


class TournamentRole(StrEnum):
    ORGANISER = "organiser"
    ENTRANT = "entrant"  # has an entry that is not withdrawn
    STRANGER = "stranger"


class TournamentAction(StrEnum):
    """The actions of a tournament; `-other` if about another person's entry."""

    ENTER = "enter"
    ENTER_BOT = "enter-bot"
    WITHDRAW = "withdraw"
    WITHDRAW_OTHER = "withdraw-other"
    SIT_OUT = "sit-out"
    SIT_OUT_OTHER = "sit-out-other"
    REPLACE = "replace-other"
    START = "start"
    CLOSE = "close"


PERMISSIONS: dict[TournamentAction, dict[TournamentRole, bool]] = {
    action: dict(zip(TournamentRole, cells, strict=True))
    for action, cells in {
        #                    ORGANISER ENTRANT STRANGER
        TournamentAction.ENTER: (True, True, True),
        TournamentAction.ENTER_BOT: (True, False, False),
        TournamentAction.WITHDRAW: (True, True, False),
        TournamentAction.WITHDRAW_OTHER: (True, False, False),
        TournamentAction.SIT_OUT: (True, True, False),
        TournamentAction.SIT_OUT_OTHER: (True, False, False),
        TournamentAction.REPLACE: (True, False, False),
        TournamentAction.START: (True, False, False),
        TournamentAction.CLOSE: (True, False, False),
    }.items()
}


class Requester(NamedTuple):
    """The sender, by session, never by the message; `owner` if they hold the file of a tournament."""

    user: str
    name: str
    owner: bool = False


def role_of(tournament: Tournament, who: Requester) -> TournamentRole:
    if who.owner or (who.user and who.user == tournament.organiser):
        return TournamentRole.ORGANISER
    own = tournament.entrant_of(who.user)
    return TournamentRole.ENTRANT if own is not None and own.gone is None else TournamentRole.STRANGER


def action_of(tournament: Tournament, who: Requester, command: AnyOrder) -> TournamentAction:
    named = getattr(command, "entrant", None)
    own = tournament.entrant_of(who.user)
    other = named is not None and (own is None or own.number != named)
    return TournamentAction(f"{command.do}-other") if other else TournamentAction(command.do)


def propose(tournament: Tournament, who: Requester, command: AnyOrder, new_id: NewId) -> list[ProposedEvent]:
    """Return the events a command leads to; raise `NotNow` with the reason if there are none."""
    role, action = role_of(tournament, who), action_of(tournament, who, command)
    if not PERMISSIONS[action][role]:
        raise NotNow("not-organiser" if role is not TournamentRole.STRANGER else _stranger(command))
    match command:
        case Enter():
            return [entry.enter(tournament, who.user, who.name)]
        case EnterBot():
            return _bots(tournament, command)
        case Withdraw():
            return [
                entry.withdraw(
                    tournament, _entrant(tournament, who, command.entrant), action is TournamentAction.WITHDRAW_OTHER
                )
            ]
        case SitOut():
            return [entry.rest(tournament, _entrant(tournament, who, command.entrant), command.rests)]
        case Replace(level=None):
            return [entry.replace_by_reserve(tournament, command.entrant)]
        case Replace():
            name = _free_name(tournament, command.level or "", 1)
            return [entry.replace_by_bot(tournament, command.entrant, command.level or "", name)]
        case BeginRound():
            return rounds.begin_round(tournament, new_id)
        case CloseTournament():
            return [rounds.close(tournament)]
    raise AssertionError(command)


def _stranger(command: AnyOrder) -> str:
    own = isinstance(command, (Withdraw, SitOut)) and command.entrant is None
    return "not-entered" if own else "not-organiser"


def _entrant(tournament: Tournament, who: Requester, named: int | None) -> int:
    if named is not None:
        return named
    own = tournament.entrant_of(who.user)
    if own is None:
        raise NotNow("not-entered")
    return own.number


def _bots(tournament: Tournament, command: EnterBot) -> list[ProposedEvent]:
    """Enter as many as there is room for; bots do not wait in reserve."""
    first = entry.enter(tournament, "", _free_name(tournament, command.level, 1), command.level)
    room = tournament.charter.room - len(tournament.playing)
    if room < 1 or first.body["reserve"]:
        raise NotNow("no-room")
    proposals = []
    for i in range(min(command.count, room)):
        number = first.body["number"] + i
        body = first.body | {"number": number, "name": _free_name(tournament, command.level, i + 1)}
        proposals.append(ProposedEvent(first.kind, body, f"entered:{number}"))
    return proposals


def _free_name(tournament: Tournament, level: str, further: int) -> str:
    """Return `greedy 3`, numbered by the bots of a level that entered before."""
    before = sum(entrant.level == level for entrant in tournament.entrants.values())
    return f"{level} {before + further}"
