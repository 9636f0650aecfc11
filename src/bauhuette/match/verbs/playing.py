"""Moves, and moves taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.instructions import Prepared, fits_first, prepared_move
from bauhuette.match.kernel import CannotUndo, state_hash
from bauhuette.match.refusal import Refused, RefusedBy
from bauhuette.match.situation import Situation, Step
from bauhuette.match.table import Table
from bauhuette.match.undo import Past, can_undo
from bauhuette.match.verb import Corrupt, Verb

BOTS = ("bot", "clock")  # who makes a move that is not the person's own


@dataclass(frozen=True)
class Play(Verb, kind="moved"):
    seat: Seat
    move: str
    hash: str  # of the state after it
    by: str  # person, bot, standing (an instruction), clock (the fallen flag)
    luck: int = 0  # written before version 1.0; it follows from the secret

    @classmethod
    def propose(cls, at: Situation, who: Who, version: int, move: Any) -> Draft:
        """A move counts only if it was offered to that seat at that version."""
        seat = at.playing_seat(who)
        at.only_current(version)
        return cls.for_seat(at, seat, move, by="person")

    @classmethod
    def for_seat(cls, at: Situation, seat: Seat, move: Any, by: str) -> Draft:
        """A move by whoever plays for a seat now."""
        table = at.only_running()
        if seat != table.to_move:
            raise Refused("not-your-turn")
        refusal = at.why_not(move)
        if refusal is not None:
            raise refusal
        made = table.made(at.move_id(move))
        played = cls(seat, at.game.MOVES.print(made.move), state_hash(made.after, at.setup.secret), by)
        return played.draft(made, made.after)

    def take(self, at: Situation, event: Event, made: Made) -> None:
        assert at.table is not None
        if not isinstance(made, Past):
            made = at.table.made(self.move)
            if not at.is_led_to(made.after, self.hash):
                raise Corrupt(f"{at.setup.id}: event {event.number} leads to another state")
        before = at.table.phase
        at.table.take(made._replace(stand_in=self.is_stand_in(at)))
        at.own_moves[made.seat] += self.by not in BOTS
        at.stepped(Step(at.version, made.seat, made.after))
        self._end_instructions(at, at.table, before)
        self._use_prepared(at, at.table)
        if at.table.outcome is not None:
            at.ended = "rules"
        at.clocks.turn_to(at.to_move, event.at)

    def is_stand_in(self, at: Situation) -> bool:
        """Whether a bot made this move at the seat of a person."""
        return self.by in BOTS and bool(at.seats[self.seat].user)

    def _end_instructions(self, at: Situation, table: Table, phase: str) -> None:
        """Instructions end with the move they asked for, or with the phase they were given in."""
        for seat, given in list(at.instructions.items()):
            used = given.until == "once" and seat == self.seat and self.by == "standing"
            passed = given.until == "phase" and table.phase != phase
            if used or passed:
                del at.instructions[seat]

    def _use_prepared(self, at: Situation, table: Table) -> None:
        """An answer is used up by the decision it was meant for; where that is not as foreseen, all are dropped."""
        given = at.prepared.get(self.seat)
        if given is not None and given.asked_at == table.version - 1:
            at.prepared[self.seat] = Prepared(given.answers, table.version)  # for what comes after this decision
        elif given is not None and given.answers:
            fits = fits_first(at.game, given, table.past[-1].move)
            rest = Prepared(given.answers[1:], table.version)
            at.prepared[self.seat] = rest if fits else given.drop("played")
            if fits and not rest.answers:
                del at.prepared[self.seat]
        asked = at.to_move
        waits = None if asked is None else at.prepared.get(asked)
        if asked is not None and waits is not None and waits.answers:
            _, why = prepared_move(at.game, waits, asked, table.past, table.offered())
            if why:
                at.prepared[asked] = waits.drop(why)


@dataclass(frozen=True)
class Undo(Verb, kind="undone"):
    seat: Seat

    @classmethod
    def propose(cls, at: Situation, who: Who, version: int) -> Draft:
        seat = at.playing_seat(who)
        at.only_current(version)
        table = at.only_running()
        if not can_undo(table.past, seat):
            raise RefusedBy("cannot-undo", CannotUndo("cannot-undo"))
        return cls(seat).draft(after=table.past[-1].before)

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        assert at.table is not None
        at.table.undo(self.seat)
        at.own_moves[self.seat] -= 1
        at.instructions.pop(self.seat, None)  # whoever takes back wants to decide
        if self.seat in at.prepared:
            at.prepared[self.seat] = at.prepared[self.seat].drop("undone")
        at.stepped(Step(at.version, self.seat, None))
