"""The authority at one table: what may be done, by whom, at which version.

Every command method says what would happen (`Draft`) or raises (`Refused`, `Stale`); none of them changes anything.
Whoever calls stores the event first and then lets the match `take` it: store before show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bauhuette.engine.game import Game
from bauhuette.engine.luck import commitment_to
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.trouble import Trouble
from bauhuette.match.clock import Clocks
from bauhuette.match.events import Draft, Event, Who
from bauhuette.match.refusal import Refused, RefusedBy, Stale
from bauhuette.match.rules_of_play import Absence, Clock, SpectatorRule
from bauhuette.match.seats import Seat, bot_seat, level_for
from bauhuette.match.standing import Standing, check_wishes
from bauhuette.match.table import CannotUndo, Table, check_options, check_seats, state_hash
from bauhuette.match.undo import Past, can_undo

Status = Literal["lobby", "running", "over"]
SECRET = ("stood",)  # events only their own person is told of
Made = Past | Table | None  # what an event does to the game, when that has been computed already


@dataclass(frozen=True)
class Setup:
    """What is fixed when a table is opened. The secret is committed to before anybody adds a salt."""

    id: str
    game: str
    rules_version: int
    edition: str
    host: str
    secret: bytes
    seats: tuple[Mapping[str, Any], ...]  # as they are at first
    options: Mapping[str, int]
    clock: Clock
    spectators: SpectatorRule
    absence: Absence
    rated: bool
    created: int
    listed: bool = False  # among the open tables, for everybody to join
    position: Mapping[str, Any] | None = None  # prepared, instead of a deal
    course: tuple[str, ...] = ()  # of a lesson: the moves of all seats, as long as everybody keeps to them
    invited: tuple[str, ...] = ()  # to a rematch: whoever played; without them anybody with the link may sit down


class Step(NamedTuple):
    """A change of the game itself: the deal (by nobody), a move, or (without a state `after` it) an undo."""

    version: int
    seat: int | None
    after: Any


class Corrupt(Exception):
    """Stored events that do not lead to the stored state."""


class Match:
    """One table, from the first open seat to the rematch."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.commitment = commitment_to(setup.secret)
        self.seats = [Seat(**seat) for seat in setup.seats]
        self.host = setup.host
        self.number = 0  # of the last event
        self.version = 0  # what readers are told: the number of events that are not somebody's secret
        self.turn_version = 0  # of the last change of the game; commands older than this are stale
        self.changed = setup.created
        self.rated = setup.rated
        self.listed = setup.listed
        self.ended: Literal["rules", "clock", "closed", ""] = ""
        self.closed = ""  # why, if whoever runs the server has closed the table
        self.rematch_id: str | None = None
        self.kicked: set[str] = set()
        self.table: Table | None = None
        self.clocks = Clocks(setup.clock, len(self.seats))
        self.excused = 0  # up to when time that the server was away is settled
        self.standing: dict[int, Standing] = {}
        self.steps: list[Step] = []
        self.commands: dict[tuple[str, str], int] = {}  # actor and command id -> version

    # --- what is going on ---

    @property
    def status(self) -> Status:
        if self.ended:
            return "over"
        return "lobby" if self.table is None else "running"

    @property
    def to_move(self) -> int | None:
        return self.table.to_move if self.table is not None and not self.ended else None

    def seats_of(self, user: str) -> tuple[int, ...]:
        """More than one where people share a device."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.user == user]) if user else ()

    def seat_of(self, user: str, chosen: int | None = None) -> int | None:
        """The seat somebody speaks for."""
        return seat_among(self.seats_of(user), chosen)

    def is_host(self, user: str) -> bool:
        return bool(user) and user == self.host

    def state_after(self, draft: Draft) -> Any:
        """The state of the game after a draft; None before the start."""
        if isinstance(draft.made, Past):
            return draft.made.after
        if isinstance(draft.made, Table):
            return draft.made.state
        if self.table is None:
            return None
        return self.table.past[-1].before if draft.kind == "undone" else self.table.state

    # --- before the start ---

    def join(self, who: Who, seat: int | None) -> Draft:
        self._only_in_lobby()
        if self.seats_of(who.user):
            raise Refused("already-seated")
        if seat is None:
            seat = next((i for i, s in enumerate(self.seats) if s.kind == "open"), None)
            if seat is None:
                raise Refused("no-seat")
        if seat >= len(self.seats):
            raise Refused("no-seat")
        if self.seats[seat].kind != "open":
            raise Refused("seat-taken")
        return Draft("joined", {"seat": seat, "user": who.user, "name": who.name})

    def leave(self, who: Who) -> Draft:
        """Before the start the seat is open again; while the game runs a bot plays on until the person returns."""
        seat = self._own_seat(who)
        if self.status == "lobby":
            return Draft("left", {"seat": seat})
        self._only_running()
        return Draft("handed", {"seat": seat, "level": self.setup.absence.level, "why": "left"})

    def kick(self, who: Who, seat: int) -> Draft:
        self._only_host(who)
        self._only_in_lobby()
        if seat >= len(self.seats) or self.seats[seat].kind != "person":
            raise Refused("no-seat")
        gone = self.seats[seat].user
        return Draft("left", {"seat": seat} if gone == who.user else {"seat": seat, "kicked": gone})

    def place(self, who: Who, seat: int, level: str | None) -> Draft:
        """The host puts a bot at a seat without a person, or opens it."""
        self._only_host(who)
        self._only_in_lobby()
        if seat >= len(self.seats):
            raise Refused("no-seat")
        if self.seats[seat].kind == "person":
            raise Refused("seat-taken")
        if level is not None:
            level = level_for(self.game, level)
        return Draft("placed", {"seat": seat, "level": level})

    def list_openly(self, who: Who, listed: bool) -> Draft:
        """The host lets everybody find the table, or only those who have the link."""
        self._only_host(who)
        self._only_in_lobby()
        return Draft("listed", {"listed": listed})

    def salt(self, who: Who, salt: str) -> Draft:
        seat = self._own_seat(who)
        self._only_in_lobby()
        return Draft("salted", {"seat": seat, "salt": salt})

    def start(self, who: Who) -> Draft:
        self._only_host(who)
        self._only_in_lobby()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused("seats-open")
        self._only_same_rules()
        table = self._first_table()
        return Draft("started", {"hash": state_hash(table.state)}, table)

    def _first_table(self) -> Table:
        salts = [seat.salt for seat in self.seats if seat.salt]
        names = [seat.name for seat in self.seats]
        return Table(self.game, names, self.setup.secret, salts, self.setup.options, self.setup.position)

    # --- while the game runs ---

    def move(self, who: Who, version: int, move: Any) -> Draft:
        """A move counts only if it was offered to that seat at that version."""
        seat = self._playing_seat(who)
        self._only_current(version)
        return self.move_for(seat, move, by="person")

    def move_for(self, seat: int, move: Any, by: str) -> Draft:
        """A move by whoever plays for a seat now: the person, a bot, a standing instruction, the fallen flag."""
        table = self._only_running()
        if seat != table.to_move:
            raise Refused("not-your-turn")
        refusal = self.why_not(move)
        if refusal is not None:
            raise refusal
        made = table.made(self._move_id(move))
        body = {
            "seat": seat,
            "move": self.game.MOVES.print(made.move),
            "luck": made.luck,
            "hash": state_hash(made.after),
            "by": by,
        }
        return Draft("moved", body, made)

    def why_not(self, move: Any) -> Refused | None:
        """Why the seat to move may not make this move; None if it may."""
        table = self._only_running()
        try:
            refusal = table.why_not(self._move_id(move))
        except NotAMove as trouble:
            return RefusedBy("not-a-move", trouble)
        return None if refusal is None else RefusedBy("not-offered", refusal, refusal.rule_id)

    def next_of_course(self) -> int | None:
        """The move a lesson has in store here; None where there is no lesson, or after somebody left its course."""
        made = [] if self.table is None else [self.game.MOVES.print(past.move) for past in self.table.past]
        course = self.setup.course
        if len(made) >= len(course) or tuple(made) != course[: len(made)]:
            return None
        return self.game.MOVES.parse(course[len(made)])

    def undo(self, who: Who, version: int) -> Draft:
        seat = self._playing_seat(who)
        self._only_current(version)
        table = self._only_running()
        if not can_undo(table.past, seat):
            raise RefusedBy("cannot-undo", CannotUndo("cannot-undo"))
        return Draft("undone", {"seat": seat})

    def hand(self, who: Who, level: str) -> Draft:
        seat = self._playing_seat(who)
        self._only_running()
        return Draft("handed", {"seat": seat, "level": level_for(self.game, level), "why": "asked"})

    def give_back(self, who: Who) -> Draft:
        seat = self._own_seat(who)
        self._only_running()
        if not self.seats[seat].handed:
            raise Refused("not-handed")
        return Draft("returned", {"seat": seat})

    def stand(self, who: Who, wishes: Sequence[dict[str, Any]], until: str) -> Draft:
        seat = self._own_seat(who)
        table = self._only_running()
        check_wishes(self.game, wishes)
        return Draft("stood", {"seat": seat, "wishes": list(wishes), "until": until, "phase": table.phase})

    def absent(self, seat: int) -> Draft:
        """Somebody was away for too long while asked."""
        return Draft("handed", {"seat": seat, "level": self.setup.absence.level, "why": "absent"})

    def wait(self, ms: int, until: int) -> Draft:
        """So much of the running turn does not count, because the server was away; up to `until` that is settled."""
        self._only_running()
        return Draft("waited", {"ms": ms, "until": until})

    def flag(self, seat: int) -> Draft:
        """The flag has fallen, and the host chose that this ends the game."""
        self._only_running()
        return Draft("flagged", {"seat": seat})

    # --- after the end ---

    def rematch(self, who: Who, new_id: str) -> Draft:
        if not self.seats_of(who.user):
            raise Refused("not-seated")
        if self.status != "over":
            raise Refused("not-over")
        return Draft("rematched", {"table": self.rematch_id or new_id})

    def forget(self, who: Who, name: str) -> Draft:
        """Somebody deletes their account; their seats keep their moves."""
        return Draft("renamed", {"user": who.user, "name": name})

    # --- who may ---

    def _own_seat(self, who: Who) -> int:
        seat = self.seat_of(who.user, who.seat)
        if seat is None:
            raise Refused("which-seat" if who.seat is None and self.seats_of(who.user) else "not-seated")
        return seat

    def _playing_seat(self, who: Who) -> int:
        seat = self._own_seat(who)
        if self.seats[seat].handed:
            raise Refused("handed")
        return seat

    def _only_host(self, who: Who) -> None:
        if not self.is_host(who.user):
            raise Refused("not-host")

    def _only_in_lobby(self) -> None:
        if self.status != "lobby":
            raise Refused("not-in-lobby")

    def _only_running(self) -> Table:
        if self.table is None or self.status != "running":
            raise Refused("not-running")
        return self.table

    def _only_current(self, version: int) -> None:
        if version > self.version:
            raise Refused("future-version")
        if version < self.turn_version:
            raise Stale("stale")

    def _only_same_rules(self) -> None:
        same = (self.setup.rules_version, self.setup.edition) == (self.game.meta.rules_version, self.game.edition)
        if not same:
            raise Refused("rules-changed")

    def _move_id(self, move: Any) -> int:
        if isinstance(move, dict):
            return self.game.MOVES.from_json(move)
        if isinstance(move, int) and not 0 <= move < self.game.MOVES.size:
            raise NotAMove("not-a-move-id", text=str(move), last=self.game.MOVES.size - 1)
        return move if isinstance(move, int) else self.game.MOVES.parse(move)

    # --- stored events ---

    def take(self, event: Event, made: Made = None) -> None:
        """Let a stored event count."""
        if event.number != self.number + 1:
            raise Corrupt(f"{self.setup.id}: event {event.number} after {self.number}")
        if event.kind not in SECRET:
            self.version += 1
            self.changed = event.at
        _TAKE[event.kind](self, event, made)
        self.number = event.number
        if event.command:
            self.commands[event.actor, event.command] = self.version

    def _joined(self, event: Event, _: Made) -> None:
        self.seats[event.body["seat"]] = Seat(user=event.body["user"], name=event.body["name"])

    def _left(self, event: Event, _: Made) -> None:
        gone = self.seats[event.body["seat"]].user
        if "kicked" in event.body:
            self.kicked.add(event.body["kicked"])
        self.seats[event.body["seat"]] = Seat()
        if gone == self.host and not self.seats_of(
            gone
        ):  # so that a table is never left without somebody who can start it
            self.host = next((seat.user for seat in self.seats if seat.user), self.host)

    def _placed(self, event: Event, _: Made) -> None:
        level = event.body["level"]
        self.seats[event.body["seat"]] = Seat() if level is None else bot_seat(level)

    def _listed(self, event: Event, _: Made) -> None:
        self.listed = event.body["listed"]

    def _salted(self, event: Event, _: Made) -> None:
        self.seats[event.body["seat"]].salt = event.body["salt"]

    def _started(self, event: Event, made: Made) -> None:
        self._only_same_rules()
        self.table = made if isinstance(made, Table) else self._first_table()
        self._check_hash(event, self.table.state)
        self._stepped(Step(self.version, None, self.table.state))
        self.clocks.turn_to(self.to_move, event.at)

    def _check_hash(self, event: Event, state: Any) -> None:
        if state_hash(state) != event.body["hash"]:
            raise Corrupt(f"{self.setup.id}: event {event.number} leads to another state")

    def _moved(self, event: Event, made: Made) -> None:
        assert self.table is not None
        if not isinstance(made, Past):
            made = self.table.made(event.body["move"])
            self._check_hash(event, made.after)
        before = self.table.phase
        self.table.take(made)
        self._stepped(Step(self.version, made.seat, made.after))
        self._end_standing(made.seat, before, event.body["by"])
        if self.table.outcome is not None:
            self.ended = "rules"
        self.clocks.turn_to(self.to_move, event.at)

    def _end_standing(self, mover: int, phase: str, by: str) -> None:
        """Instructions end with the move they asked for, or with the phase they were given in."""
        assert self.table is not None
        for seat, standing in list(self.standing.items()):
            used = standing.until == "once" and seat == mover and by == "standing"
            passed = standing.until == "phase" and self.table.phase != phase
            if used or passed:
                del self.standing[seat]

    def _undone(self, event: Event, _: Made) -> None:
        assert self.table is not None
        self.table.undo(event.body["seat"])
        self._stepped(Step(self.version, event.body["seat"], None))

    def _stepped(self, step: Step) -> None:
        self.steps.append(step)
        self.turn_version = step.version

    def _handed(self, event: Event, _: Made) -> None:
        self.seats[event.body["seat"]].level = event.body["level"]
        self.rated = False

    def _returned(self, event: Event, _: Made) -> None:
        self.seats[event.body["seat"]].level = None

    def _stood(self, event: Event, _: Made) -> None:
        seat, wishes = event.body["seat"], event.body["wishes"]
        self.standing.pop(seat, None)
        if wishes:
            self.standing[seat] = Standing(tuple(wishes), event.body["until"], event.body["phase"])

    def _waited(self, event: Event, _: Made) -> None:
        self.clocks.since += event.body["ms"]
        self.excused = event.body["until"]

    def _flagged(self, event: Event, _: Made) -> None:
        self.ended = "clock"
        self.rated = False
        self.turn_version = self.version
        self.clocks.turn_to(None, event.at)

    def _closed(self, event: Event, _: Made) -> None:
        """By whoever runs the server, from outside: no command of anybody at the table leads here."""
        self.ended = "closed"
        self.closed = event.body["reason"]
        self.rated = self.listed = False
        self.turn_version = self.version
        self.clocks.turn_to(None, event.at)

    def _rematched(self, event: Event, _: Made) -> None:
        self.rematch_id = event.body["table"]

    def _renamed(self, event: Event, _: Made) -> None:
        for seat in self.seats_of(event.body["user"]):
            self.seats[seat].name = event.body["name"]
        if self.table is not None:
            self.table.names = tuple(seat.name for seat in self.seats)


def seat_among(held: tuple[int, ...], chosen: int | None) -> int | None:
    """The only one of the seats somebody holds, or of several the one they chose."""
    if chosen is not None:
        return chosen if chosen in held else None
    return held[0] if len(held) == 1 else None


_TAKE: dict[str, Callable[[Match, Event, Made], None]] = {
    "joined": Match._joined,
    "left": Match._left,
    "placed": Match._placed,
    "listed": Match._listed,
    "salted": Match._salted,
    "started": Match._started,
    "moved": Match._moved,
    "undone": Match._undone,
    "handed": Match._handed,
    "returned": Match._returned,
    "stood": Match._stood,
    "flagged": Match._flagged,
    "waited": Match._waited,
    "closed": Match._closed,
    "rematched": Match._rematched,
    "renamed": Match._renamed,
}


def check_setup(game: Game, seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """The options of a table that can be opened, complete with defaults."""
    try:
        check_seats(game, seats)
        return check_options(game, options)
    except Trouble as trouble:
        raise RefusedBy("bad-setup", trouble) from None
