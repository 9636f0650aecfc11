"""What is going on at one table, and who may do what there; `verbs/` says how it changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from bauhuette.engine.eyes import MoveId, Seat, Truth
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.luck import commitment_to
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.preview import Foretold
from bauhuette.match.clock import Clocks
from bauhuette.match.events import Who
from bauhuette.match.instructions import Instructions, Prepared
from bauhuette.match.kernel import is_hash_of, is_unkeyed
from bauhuette.match.refusal import Refused, RefusedBy, Stale
from bauhuette.match.resigning import placed
from bauhuette.match.seats import Sitter
from bauhuette.match.setup import Setup
from bauhuette.match.table import Table

Status = Literal["lobby", "running", "over"]
Ending = Literal["rules", "clock", "closed", "resigned"]


class Step(NamedTuple):
    """A change of the game itself: the deal (by nobody), a move, or (without a state `after` it) an undo."""

    version: int
    seat: Seat | None
    after: Any


class Situation:
    """One table as it stands, from the first open seat to the rematch."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.commitment = commitment_to(setup.secret)
        self.seats = [Sitter(**sitter) for sitter in setup.seats]
        self.host = setup.host
        self.number = 0  # of the last event
        self.version = 0  # what readers are told: the number of events that are not somebody's secret
        self.turn_version = 0  # of the last change of the game; commands older than this are stale
        self.changed = setup.created
        self.rated = setup.rated
        self.listed = setup.listed
        self.sealed = setup.sealed
        self.ended: Ending | Literal[""] = ""
        self.closed = ""  # why, if whoever runs the server has closed the table
        self.rematch_id: str | None = None
        self.kicked: set[str] = set()
        self.peers: set[str] = set()  # who may look back without having sat here; told by the server, not stored
        self.resigned: list[Seat] = []  # seats, in the order in which their people gave up
        self.forfeited: list[Seat] = []  # who did not play on themselves; for ratings alone
        self.own_moves: Counter[Seat] = Counter()  # made by the people of the seats themselves
        self.tutored: set[Seat] = set()  # who plays with a tutor
        self.table: Table | None = None
        self.clocks = Clocks(setup.clock, len(self.seats))
        self.excused = 0  # up to when time that the server was away is settled
        self.instructions: dict[Seat, Instructions] = {}
        self.prepared: dict[Seat, Prepared] = {}
        self.steps: list[Step] = []
        self.carried_out: dict[tuple[str, str], int] = {}  # actor and id of a command -> version

    # --- what is going on ---

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
        """As the rules of the game count, with whoever gave up behind all others; None where nobody has won."""
        if self.table is None or self.ended not in ("rules", "resigned"):
            return None
        return placed(self.table.standing(), self.resigned)

    @property
    def places_that_count(self) -> Sequence[int] | None:
        """Places for ratings: who did not play to the end themselves is behind all who did; None: counts for nobody."""
        if not self.rated or self.table is None or self.ended in ("", "closed"):
            return None
        standing = self.table.standing()
        if self.ended == "clock":  # whose time ran out has lost; among the others nothing is decided
            standing = standing._replace(ranks=[1] * len(self.seats))
        away = [seat for seat in self.given_up if seat not in self.forfeited]
        return placed(standing, [*self.forfeited, *away]).ranks

    @property
    def given_up(self) -> list[Seat]:
        """Seats whose result is not their person's own.

        A bot plays there, was asked to, or made every move when the time ran out; or the time ended the game.
        """
        people = [Seat(i) for i, one in enumerate(self.seats) if one.user]
        return [
            seat
            for seat in people
            if self.seats[seat].played_by_bot or seat in self.forfeited or (self.ended and self._never_moved(seat))
        ]

    def _never_moved(self, seat: Seat) -> bool:
        """Whether a bot made all moves of a seat."""
        made = [one.stand_in for one in (self.table.past if self.table else ()) if one.seat == seat]
        return bool(made) and all(made)

    def finished_by_bot(self, seat: Seat) -> bool:
        """Whether a bot made moves at a seat whose person gave up."""
        past = [] if self.table is None else self.table.past
        return seat in self.given_up and any(one.stand_in and one.seat == seat for one in past)

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        """More than one where people share a device."""
        return tuple([Seat(i) for i, sitter in enumerate(self.seats) if sitter.user == user]) if user else ()

    def seat_of(self, user: str, chosen: int | None = None) -> Seat | None:
        """The seat somebody speaks for."""
        return seat_among(self.seats_of(user), chosen)

    def is_host(self, user: str) -> bool:
        return bool(user) and user == self.host

    def why_not(self, move: Any) -> Refused | None:
        """Why the seat to move may not make this move; None if it may."""
        table = self.only_running()
        try:
            refusal = table.why_not(self.move_id(move))
        except NotAMove as trouble:
            return RefusedBy("not-a-move", trouble)
        return None if refusal is None else RefusedBy("not-offered", refusal, refusal.rule_id)

    def foretold(self, moves: Sequence[Any]) -> list[tuple[MoveId, Sequence[Foretold]]]:
        """What these moves of the seat to move will do, from what it knows; without any: all that are offered."""
        table = self.only_running()
        try:
            numbers = [self.move_id(move) for move in moves] or [MoveId(move) for move in table.offered().tolist()]
        except NotAMove as trouble:
            raise RefusedBy("not-a-move", trouble) from None
        hidden = table.hidden(table.to_move)
        return [(number, self.game.preview(hidden, number)) for number in numbers]

    @property
    def is_lesson(self) -> bool:
        """A lesson that its learner has not made a game of their own: nothing one would come back to."""
        course, past = self.setup.course, [] if self.table is None else self.table.past
        went_on = any(self.seats[one.seat].user for one in past[len(course) :])
        return bool(course) and self._keeps_to_course() and not went_on

    def _keeps_to_course(self) -> bool:
        past = [] if self.table is None else self.table.past[: len(self.setup.course)]
        return tuple(self.game.MOVES.print(one.move) for one in past) == self.setup.course[: len(past)]

    def next_of_course(self) -> MoveId | None:
        """The move a lesson has in store here; None where there is no lesson, or after somebody left its course."""
        made, course = 0 if self.table is None else self.table.version, self.setup.course
        if made >= len(course) or not self._keeps_to_course():
            return None
        return self.game.MOVES.parse(course[made])

    # --- what verbs have in common ---

    def stepped(self, step: Step) -> None:
        """The game itself changed."""
        self.steps.append(step)
        self.turn_version = step.version

    def forfeits(self, seat: Seat) -> None:
        """Somebody does not play to the end themselves."""
        if seat not in self.forfeited:
            self.forfeited.append(seat)

    def end(self, how: Ending, at: int) -> None:
        """Not as the rules end it."""
        self.ended = how
        self.turn_version = self.version
        self.clocks.turn_to(None, at)

    # --- who may: these refuse ---

    def own_seat(self, who: Who) -> Seat:
        seat = self.seat_of(who.user, who.seat)
        if seat is None:
            raise Refused("which-seat" if who.seat is None and self.seats_of(who.user) else "not-seated")
        if self.seats[seat].resigned:
            raise Refused("resigned")
        return seat

    def playing_seat(self, who: Who) -> Seat:
        seat = self.own_seat(who)
        if self.seats[seat].handed:
            raise Refused("handed")
        return seat

    def only_host(self, who: Who) -> None:
        if not self.is_host(who.user):
            raise Refused("not-host")

    def only_in_lobby(self) -> None:
        if self.status != "lobby" or self.setup.made_by_server:
            raise Refused("not-in-lobby")

    def only_running(self) -> Table:
        if self.table is None or self.status != "running":
            raise Refused("not-running")
        return self.table

    def only_current(self, version: int) -> None:
        if version > self.version:
            raise Refused("future-version")
        if version < self.turn_version:
            raise Stale("stale")

    def only_same_rules(self) -> None:
        """Refuse a table whose rules or components today's rules do not continue."""
        known = (self.game.meta.rules_version, *self.game.meta.continues)
        if self.setup.rules_version not in known or self.setup.edition != self.game.edition:
            raise Refused("rules-changed")

    def is_led_to(self, state: Truth, stored: str) -> bool:
        """Whether a state has the stored hash. Hashes of an earlier rules version are of records laid out otherwise."""
        if self.setup.rules_version in self.game.meta.continues and is_unkeyed(stored):
            return True
        return is_hash_of(stored, state, self.setup.secret)

    def move_id(self, move: Any) -> MoveId:
        """The move somebody names from outside, in any of its forms."""
        if isinstance(move, dict):
            return self.game.MOVES.from_json(move)
        return self.game.MOVES.parse(move) if isinstance(move, str) else self.game.MOVES.known(move)


def seat_among(held: tuple[Seat, ...], chosen: int | None) -> Seat | None:
    """The only one of the seats somebody holds, or of several the one they chose."""
    if chosen is not None:
        return Seat(chosen) if chosen in held else None
    return held[0] if len(held) == 1 else None
