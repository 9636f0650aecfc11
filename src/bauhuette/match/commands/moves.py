"""Make and undo moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import GameStep, MatchState, MoveForm
from bauhuette.match.play_state import CannotUndo
from bauhuette.match.refusal import CommandRefused, RefusedBy
from bauhuette.match.standing_orders import AnswerQueue, fits_first_answer, prepared_move
from bauhuette.match.state_hash import state_hash
from bauhuette.match.table import Table
from bauhuette.match.table_command import Corrupt, TableCommand
from bauhuette.match.undo import Past, can_undo

BOTS = ("bot", "clock")  # makers of moves that are not the person's own


@lru_cache(4096)  # the same moves again and again
def notation_of(moves: MoveSpace, move: MoveId) -> str:
    return moves.print(move)


@dataclass(frozen=True)
class MakeMove(TableCommand, kind="moved"):
    seat: Seat
    move: str
    hash: str  # of the state after it
    by: str  # person, bot, standing (an order), clock (a timeout)
    luck: int = 0  # written before version 1.0; follows from the secret

    @classmethod
    def decide(cls, match: MatchState, who: Actor, version: int, move: MoveForm) -> Draft:
        """Accept a move only if it is offered to that seat at that version."""
        seat = match.playing_seat(who)
        match.require_current(version)
        return cls.for_seat(match, seat, move, by="person")

    @classmethod
    def for_seat(cls, match: MatchState, seat: Seat, move: MoveForm, by: str) -> Draft:
        """Make a move for a seat, by the person or bot that plays it now."""
        table = match.require_running()
        if seat != table.to_move:
            raise CommandRefused("not-your-turn")
        played = match.effect_of(move)
        notation = notation_of(match.game.MOVES, played.move)
        return cls(seat, notation, state_hash(played.after, match.setup.secret), by).draft(played, played.after)

    def apply(self, match: MatchState, event: Event, effect: Effect) -> None:
        assert match.table is not None
        if not isinstance(effect, Past):
            effect = match.table.effect_of(self.move)
            if not match.matches_hash(effect.after, self.hash):
                raise Corrupt(f"{match.setup.id}: event {event.number} leads to another state")
        before = match.table.phase
        match.table.apply(effect._replace(stand_in=self.is_stand_in(match)))
        match.own_moves[effect.seat] += self.by not in BOTS
        match.record_step(GameStep(match.version, effect.seat, effect.after))
        self._end_orders(match, match.table, before)
        self._use_answer(match, match.table)
        if match.table.outcome is not None:
            match.ended = "rules"
        match.clocks.turn_to(match.to_move, event.at)

    def is_stand_in(self, match: MatchState) -> bool:
        """Return whether a bot made this move at the seat of a person."""
        return self.by in BOTS and bool(match.seats[self.seat].user)

    def _end_orders(self, match: MatchState, table: Table, phase: str) -> None:
        """End orders with the move they asked for, or with the phase they were given in."""
        for seat, given in list(match.standing_orders.items()):
            used = given.until == "once" and seat == self.seat and self.by == "standing"
            passed = given.until == "phase" and table.phase != phase
            if used or passed:
                del match.standing_orders[seat]

    def _use_answer(self, match: MatchState, table: Table) -> None:
        """Use up the answer meant for this decision; drop all if the decision was another."""
        given = match.prepared.get(self.seat)
        if given is not None and given.asked_at == table.version - 1:
            match.prepared[self.seat] = AnswerQueue(given.answers, table.version)  # for the decisions after this one
        elif given is not None and given.answers:
            fits = fits_first_answer(match.game, given, table.past[-1].move)
            rest = AnswerQueue(given.answers[1:], table.version)
            match.prepared[self.seat] = rest if fits else given.drop("played")
            if fits and not rest.answers:
                del match.prepared[self.seat]
        asked = match.to_move
        waits = None if asked is None else match.prepared.get(asked)
        if asked is not None and waits is not None and waits.answers:
            _, why = prepared_move(match.game, waits, asked, table.past, table.offered())
            if why:
                match.prepared[asked] = waits.drop(why)


@dataclass(frozen=True)
class UndoMove(TableCommand, kind="undone"):
    seat: Seat

    @classmethod
    def decide(cls, match: MatchState, who: Actor, version: int) -> Draft:
        seat = match.playing_seat(who)
        match.require_current(version)
        table = match.require_running()
        if not can_undo(table.past, seat):
            raise RefusedBy("cannot-undo", CannotUndo("cannot-undo"))
        return cls(seat).draft(after=table.past[-1].before)

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        assert match.table is not None
        match.table.undo(self.seat)
        match.own_moves[self.seat] -= 1
        match.standing_orders.pop(self.seat, None)  # a person who undoes wants to decide
        if self.seat in match.prepared:
            match.prepared[self.seat] = match.prepared[self.seat].drop("undone")
        match.record_step(GameStep(match.version, self.seat, None))
