"""Salts for the luck, and the start."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.kernel import state_hash
from bauhuette.match.refusal import Refused
from bauhuette.match.situation import Situation, Step
from bauhuette.match.table import Table
from bauhuette.match.verb import Corrupt, Verb


@dataclass(frozen=True)
class Salt(Verb, kind="salted"):
    """Somebody adds to the luck of the game before it begins."""

    seat: Seat
    salt: str

    @classmethod
    def propose(cls, at: Situation, who: Who, salt: str) -> Draft:
        seat = at.own_seat(who)
        at.only_in_lobby()
        if at.setup.deal:
            raise Refused("deal-fixed")
        return cls(seat, salt).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat].salt = self.salt


@dataclass(frozen=True)
class Start(Verb, kind="started"):
    hash: str  # of the state after the deal

    @classmethod
    def propose(cls, at: Situation, who: Who) -> Draft:
        at.only_host(who)
        at.only_in_lobby()
        if any(seat.kind == "open" for seat in at.seats):
            raise Refused("seats-open")
        return cls._draft(at)

    @classmethod
    def by_server(cls, at: Situation) -> Draft:
        """The server begins a table that it has made: for a tournament, for a deal of the day."""
        if at.status != "lobby":
            raise Refused("not-in-lobby")
        return cls._draft(at)

    @classmethod
    def _draft(cls, at: Situation) -> Draft:
        at.only_same_rules()
        table = _first_table(at)
        return cls(state_hash(table.state, at.setup.secret)).draft(table, table.state)

    def take(self, at: Situation, event: Event, made: Made) -> None:
        at.only_same_rules()
        at.table = made if isinstance(made, Table) else _first_table(at)
        if not at.is_led_to(at.table.state, self.hash):
            raise Corrupt(f"{at.setup.id}: event {event.number} leads to another state")
        at.stepped(Step(at.version, None, at.table.state))
        at.clocks.turn_to(at.to_move, event.at)


def _first_table(at: Situation) -> Table:
    salts = [seat.salt for seat in at.seats if seat.salt]
    names = [seat.name for seat in at.seats]
    return Table(at.game, names, at.setup.secret, salts, at.setup.options, at.setup.position)
