"""Time that is not counted, and what ends a game besides its rules; what comes after the end."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.refusal import Refused
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb


@dataclass(frozen=True)
class Wait(Verb, kind="waited"):
    """So much of the running turn does not count, because the server was away; up to `until` that is settled."""

    ms: int
    until: int

    @classmethod
    def propose(cls, at: Situation, ms: int, until: int) -> Draft:
        at.only_running()
        return cls(ms, until).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.clocks.since += self.ms
        at.excused = self.until


@dataclass(frozen=True)
class Flag(Verb, kind="flagged"):
    """The flag has fallen, and the host chose that this ends the game."""

    seat: Seat

    @classmethod
    def propose(cls, at: Situation, seat: Seat) -> Draft:
        at.only_running()
        return cls(seat).draft(ends=True)

    def take(self, at: Situation, event: Event, _made: Made) -> None:
        at.forfeits(self.seat)
        at.end("clock", event.at)


@dataclass(frozen=True)
class Unseal(Verb, kind="unsealed"):
    """All tables that played the same deal are done."""

    @classmethod
    def propose(cls, at: Situation) -> Draft:
        if not at.sealed:
            raise Refused("not-running")
        return cls().draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.sealed = False


@dataclass(frozen=True)
class Close(Verb, kind="closed"):
    """By whoever runs the server, from outside: no command of anybody at the table leads here."""

    reason: str

    def take(self, at: Situation, event: Event, _made: Made) -> None:
        at.closed = self.reason
        at.listed = at.rated = False
        at.end("closed", event.at)


@dataclass(frozen=True)
class Rematch(Verb, kind="rematched"):
    table: str

    @classmethod
    def propose(cls, at: Situation, who: Who, new_id: str) -> Draft:
        if not at.seats_of(who.user):
            raise Refused("not-seated")
        if at.status != "over":
            raise Refused("not-over")
        return cls(at.rematch_id or new_id).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.rematch_id = self.table
