"""Add salts to the random numbers, and start the game."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.types import Seat
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import GameStep, MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.state_hash import state_hash
from bauhuette.match.table import Table
from bauhuette.match.table_command import Corrupt, TableCommand


@dataclass(frozen=True)
class AddSalt(TableCommand, kind="salted"):
    """Add a player's salt to the game's random numbers before the start."""

    seat: Seat
    salt: str

    @classmethod
    def decide(cls, match: MatchState, who: Actor, salt: str) -> Draft:
        seat = match.own_seat(who)
        match.require_lobby()
        if match.setup.deal:
            raise CommandRefused("deal-fixed")
        return cls(seat, salt).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.seats[self.seat].salt = self.salt


@dataclass(frozen=True)
class StartGame(TableCommand, kind="started"):
    hash: str  # of the state after the deal

    @classmethod
    def decide(cls, match: MatchState, who: Actor) -> Draft:
        match.require_host(who)
        match.require_lobby()
        if any(seat.kind == "open" for seat in match.seats):
            raise CommandRefused("seats-open")
        return cls._draft(match)

    @classmethod
    def by_server(cls, match: MatchState) -> Draft:
        """Start a table the server made: for a tournament or a deal of the day."""
        if match.status != "lobby":
            raise CommandRefused("not-in-lobby")
        return cls._draft(match)

    @classmethod
    def _draft(cls, match: MatchState) -> Draft:
        match.require_same_rules()
        table = _first_table(match)
        return cls(state_hash(table.state, match.setup.secret)).draft(table, table.state)

    def apply(self, match: MatchState, event: Event, effect: Effect) -> None:
        match.require_same_rules()
        match.table = effect if isinstance(effect, Table) else _first_table(match)
        if not match.matches_hash(match.table.state, self.hash):
            raise Corrupt(f"{match.setup.id}: event {event.number} leads to another state")
        match.record_step(GameStep(match.version, None, match.table.state))
        match.clocks.turn_to(match.to_move, event.at)


def _first_table(match: MatchState) -> Table:
    salts = [seat.salt for seat in match.seats if seat.salt]
    names = [seat.name for seat in match.seats]
    return Table(match.game, names, match.setup.secret, salts, match.setup.options, match.setup.position)
