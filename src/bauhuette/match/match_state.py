"""The state of one table and the checks that commands share; `commands/` says how it changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, cast

from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.preview import PreviewLine
from bauhuette.engine.rng import commitment_to
from bauhuette.engine.types import FullState, MoveId, Seat
from bauhuette.match.clock import Clocks
from bauhuette.match.events import Actor
from bauhuette.match.play_state import NotOffered, legal_moves, rehearse
from bauhuette.match.refusal import CommandRefused, RefusedBy, StaleCommand
from bauhuette.match.resignation import rank_with_resigned_last
from bauhuette.match.seats import Sitter
from bauhuette.match.setup import TableSetup
from bauhuette.match.standing_orders import AnswerQueue, StandingOrders
from bauhuette.match.state_hash import is_hash_of, is_unkeyed
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

Status = Literal["lobby", "running", "over"]
Ending = Literal["rules", "clock", "closed", "resigned"]
MoveForm = dict[str, Any] | str | int  # a move as JSON, as notation or by its id


ForeseenMove = tuple[MoveId, Sequence[PreviewLine]]


class Foreseen(NamedTuple):
    """What planned moves will do, as many as can be made, and what further ones will do after them."""

    planned: list[ForeseenMove]
    moves: list[ForeseenMove]


class GameStep(NamedTuple):
    """A change of the game itself: the deal (no seat), a move, or an undo (no state `after` it)."""

    version: int
    seat: Seat | None

    after: FullState | None


class MatchState:
    """The state of one table, from the first open seat to the rematch."""

    def __init__(self, setup: TableSetup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.commitment = commitment_to(setup.secret)
        self.seats = [Sitter(**sitter) for sitter in setup.seats]
        self.host = setup.host
        self.number = 0  # of the last event
        self.version = 0  # shown to readers: the number of events that are not secret to one seat
        self.turn_version = 0  # of the last change of the game; commands older than this are stale
        self.changed = setup.created
        self.rated = setup.rated
        self.listed = setup.listed
        self.sealed = setup.sealed
        self.ended: Ending | Literal[""] = ""
        self.closed = ""  # the reason, if the host of the server has closed the table
        self.rematch_id: str | None = None
        self.kicked: set[str] = set()
        self.peers: set[str] = set()  # users who may replay the game without a seat; set by the server, not stored
        self.resigned: list[Seat] = []  # in the order of resigning
        self.forfeited: list[Seat] = []  # seats that did not play to the end themselves; for ratings alone
        self.own_moves: Counter[Seat] = Counter()  # moves made by the people at the seats themselves
        self.tutored: set[Seat] = set()  # seats with a tutor
        self.table: Table | None = None
        self.clocks = Clocks(setup.clock, len(self.seats))
        self.excused = 0  # time up to here, in which the server was away, is settled
        self.standing_orders: dict[Seat, StandingOrders] = {}
        self.prepared: dict[Seat, AnswerQueue] = {}
        self.steps: list[GameStep] = []
        self.carried_out: dict[tuple[str, str], int] = {}  # actor and id of a command -> version

    # --- queries ---

    @property
    def status(self) -> Status:
        if self.ended:
            return "over"
        return "lobby" if self.table is None else "running"

    @property
    def to_move(self) -> Seat | None:
        return self.table.to_move if self.table is not None and not self.ended else None

    @property
    def outcome(self) -> Outcome | None:
        """Return the outcome by the rules, resigned seats behind all others; None where there is no winner."""
        if self.table is None or self.ended not in ("rules", "resigned"):
            return None
        return rank_with_resigned_last(self.table.standing(), self.resigned)

    @property
    def rated_ranks(self) -> Sequence[int] | None:
        """Return the ranks for ratings, or None if the game counts for none.

        Seats that did not play to the end themselves rank behind all others.
        """
        if not self.rated or self.table is None or self.ended in ("", "closed"):
            return None
        standing = self.table.standing()
        if self.ended == "clock":  # the seat that ran out of time has lost; the others tie
            standing = standing._replace(ranks=[1] * len(self.seats))
        away = [seat for seat in self.given_up if seat not in self.forfeited]
        return rank_with_resigned_last(standing, [*self.forfeited, *away]).ranks

    @property
    def given_up(self) -> list[Seat]:
        """Return the seats whose result is not their person's own.

        A bot plays there, was asked to, or made every move on timeouts; or the seat's time ended the game.
        """
        people = [Seat(i) for i, one in enumerate(self.seats) if one.user]
        return [
            seat
            for seat in people
            if self.seats[seat].played_by_bot or seat in self.forfeited or (self.ended and self._never_moved(seat))
        ]

    def _never_moved(self, seat: Seat) -> bool:
        """Return whether a bot made all moves of a seat."""
        made = [one.stand_in for one in (self.table.past if self.table else ()) if one.seat == seat]
        return bool(made) and all(made)

    def finished_by_bot(self, seat: Seat) -> bool:
        """Return whether a bot made moves at a seat whose person gave up."""
        past = [] if self.table is None else self.table.past
        return seat in self.given_up and any(one.stand_in and one.seat == seat for one in past)

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        """Return a user's seats: several where people share a device."""
        held = tuple([i for i, sitter in enumerate(self.seats) if sitter.user == user]) if user else ()
        return cast("tuple[Seat, ...]", held)  # asked a dozen times a move: `Seat(i)` is a call

    def seat_of(self, user: str, chosen: int | None = None) -> Seat | None:
        """Return the seat a user speaks for."""
        return seat_among(self.seats_of(user), chosen)

    def is_host(self, user: str) -> bool:
        return bool(user) and user == self.host

    def why_not(self, move: MoveForm) -> CommandRefused | None:
        """Return why the seat to move may not make this move; None if it may."""
        table = self.require_running()
        try:
            refusal = table.why_not(self.move_id(move))
        except NotAMove as error:
            return RefusedBy("not-a-move", error)
        return None if refusal is None else RefusedBy("not-offered", refusal, refusal.rule_id)

    def effect_of(self, move: MoveForm) -> Past:
        """Return what an offered move of the seat to move does, or refuse it."""
        table = self.require_running()
        try:
            return table.effect_of(self.move_id(move))
        except NotAMove as error:
            raise RefusedBy("not-a-move", error) from None
        except NotOffered as error:
            raise RefusedBy("not-offered", error, error.rule_id) from None

    def previews(self, moves: Sequence[MoveForm], after: Sequence[MoveForm] = ()) -> Foreseen:
        """Return what moves of the seat to move will do, from what it knows; all offered ones if none are given.

        With `after`, the moves follow those, as far as they can be planned.
        """
        table = self.require_running()
        try:
            plan, numbers = ([self.move_id(move) for move in some] for some in (after, moves))
        except NotAMove as error:
            raise RefusedBy("not-a-move", error) from None
        hidden = table.hidden(table.to_move)
        planned = rehearse(self.game, hidden, plan)
        offered = legal_moves(self.game, hidden) if planned else [MoveId(move) for move in table.offered().tolist()]
        return Foreseen(planned, [(number, self.game.preview(hidden, number)) for number in numbers or offered])

    @property
    def is_lesson(self) -> bool:
        """Return whether this is a lesson whose learner has not left its course: not worth coming back to."""
        course, past = self.setup.course, [] if self.table is None else self.table.past
        went_on = any(self.seats[one.seat].user for one in past[len(course) :])
        return bool(course) and self._keeps_to_course() and not went_on

    def _keeps_to_course(self) -> bool:
        past = [] if self.table is None else self.table.past[: len(self.setup.course)]
        return tuple(self.game.MOVES.print(one.move) for one in past) == self.setup.course[: len(past)]

    def next_of_course(self) -> MoveId | None:
        """Return the lesson's next move; None without a lesson or off its course."""
        made, course = 0 if self.table is None else self.table.version, self.setup.course
        if made >= len(course) or not self._keeps_to_course():
            return None
        return self.game.MOVES.parse(course[made])

    # --- shared by commands ---

    def record_step(self, step: GameStep) -> None:
        """Note a change of the game itself."""
        self.steps.append(step)
        self.turn_version = step.version

    def forfeit(self, seat: Seat) -> None:
        """Note that a seat does not play to the end itself."""
        if seat not in self.forfeited:
            self.forfeited.append(seat)

    def end(self, how: Ending, at: int) -> None:
        """End the game otherwise than by its rules."""
        self.ended = how
        self.turn_version = self.version
        self.clocks.turn_to(None, at)

    # --- checks: each returns or raises `CommandRefused` ---

    def own_seat(self, who: Actor) -> Seat:
        seat = self.seat_of(who.user, who.seat)
        if seat is None:
            raise CommandRefused("which-seat" if who.seat is None and self.seats_of(who.user) else "not-seated")
        if self.seats[seat].resigned:
            raise CommandRefused("resigned")
        return seat

    def playing_seat(self, who: Actor) -> Seat:
        seat = self.own_seat(who)
        if self.seats[seat].handed:
            raise CommandRefused("handed")
        return seat

    def require_host(self, who: Actor) -> None:
        if not self.is_host(who.user):
            raise CommandRefused("not-host")

    def require_lobby(self) -> None:
        if self.status != "lobby" or self.setup.made_by_server:
            raise CommandRefused("not-in-lobby")

    def require_running(self) -> Table:
        if self.table is None or self.status != "running":
            raise CommandRefused("not-running")
        return self.table

    def require_current(self, version: int) -> None:
        if version > self.version:
            raise CommandRefused("future-version")
        if version < self.turn_version:
            raise StaleCommand("stale")

    def require_same_rules(self) -> None:
        """Refuse a table whose rules or components today's rules do not continue."""
        known = (self.game.meta.rules_version, *self.game.meta.continues)
        if self.setup.rules_version not in known or self.setup.edition != self.game.edition:
            raise CommandRefused("rules-changed")

    def matches_hash(self, state: FullState, stored: str) -> bool:
        """Return whether a state has the stored hash.

        An unkeyed hash of an earlier rules version is accepted: its record had another layout.
        """
        if self.setup.rules_version in self.game.meta.continues and is_unkeyed(stored):
            return True
        return is_hash_of(stored, state, self.setup.secret)

    def move_id(self, move: MoveForm) -> MoveId:
        """Return the id of a move given as JSON, as notation or as a number."""
        if isinstance(move, dict):
            return self.game.MOVES.from_json(move)
        return self.game.MOVES.parse(move) if isinstance(move, str) else self.game.MOVES.known(move)


def seat_among(held: tuple[Seat, ...], chosen: int | None) -> Seat | None:
    """Return the chosen seat if it is held; without a choice the only seat held, else None."""
    if chosen is not None:
        return Seat(chosen) if chosen in held else None
    return held[0] if len(held) == 1 else None
