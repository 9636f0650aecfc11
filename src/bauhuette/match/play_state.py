"""A game in progress in this process: the state, the moves made, verifiable random numbers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from struct import Struct
from typing import Any, Self

import numpy as np

from bauhuette.engine import rng
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.errors import BauhuetteError, quoted, shortened
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.position import from_position
from bauhuette.engine.preview import PreviewLine
from bauhuette.engine.record import MAX_SEATS, Cells, Header, copy_of, dtype_of, new_record
from bauhuette.engine.types import AnySeat, FullState, InfoState, MoveId, Seat, redacted_for
from bauhuette.engine.validation import BadArgument, is_whole, plain_text, seat_at, whole
from bauhuette.engine.warmup import stage_of
from bauhuette.match.undo import Past, can_undo


class BadTable(BauhuetteError):
    """A table that cannot be set up as asked."""


class NotOffered(BauhuetteError):
    """A move of this game that the seat to move may not make now."""

    def __init__(self, table: PlayState, move: MoveId) -> None:
        self.game = table.game
        self.rule = int(table.game.guard(table.state, move))
        self.phase = table.phase
        super().__init__("not-offered", text=table.game.MOVES.print(move), rule=self.rule_id)

    @property
    def rule_id(self) -> str:
        return f"{self.game.meta.rule_prefix}{self.rule}"

    def reason(self, lang: str) -> str:
        return Narrator(self.game, lang, ()).why(self.rule, self.phase)

    def text(self, lang: str) -> str:
        return f"{super().text(lang)} {self.reason(lang)}"


class CannotUndo(BauhuetteError):
    """The last move used random numbers, revealed something, or was another seat's."""


class Move:
    """An offered move: `.id`, `.family`, `.args`, `.text("de")`; `str(move)` is its notation.

    >>> import bauhuette as bh
    >>> move = bh.game("pillars").table(seats=3, seed=7).moves()[0]
    >>> str(move) == " ".join([move.family, *move.args.values()])
    True
    """

    def __init__(self, game: Game, number: MoveId, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self.id = number
        form = game.MOVES.json(number)
        self.family: str = form["family"]
        self.args: dict[str, Any] = form["args"]

    def __str__(self) -> str:
        return self._game.MOVES.print(self.id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self._game.package, self.id) == (other._game.package, other.id)

    def __hash__(self) -> int:
        return hash((self._game.package, self.id))

    def __repr__(self) -> str:
        return f"<Move {self.id}: {self}>"

    def is_of(self, game: Game) -> bool:
        """Return whether the move belongs to this game, in this edition."""
        return self._game.package == game.package

    def text(self, lang: str) -> str:
        """Return the move in words, "de" or "en"."""
        return Narrator(self._game, lang, self._names).move(self.id)


AnyMove = Move | str | MoveId  # a move, its notation or its number
_HEADER: Mapping[str, Any] = dtype_of(Header).fields or {}
_AT, _OVER_AT = (_HEADER[name][1] for name in ("to_move", "over"))
_ASKED = Struct(f"={_AT}xh{_OVER_AT - _AT - 2}xh")  # `to_move` and `over`, read from a record's bytes


class PlayState:
    """One game in progress with its full state: a table without advice, drawings and records."""

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[str],
        secret: bytes | None = None,
        salts: Sequence[str] = (),
        options: Mapping[str, int] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.names = _names(game, seats)
        self.secret = _secret(secret)
        self.salts = _texts("salts", salts)
        self.options = check_options(game, options if options is not None else {})
        self.start = dict(position) if isinstance(position, Mapping) else position
        self.past: list[Past] = []
        self._prepare()
        self.state = self._first_state()

    def copy(self) -> Self:
        """Return an independent table in the same state; the same moves get the same random numbers on both."""
        twin = object.__new__(type(self))
        twin.__setstate__(self.__getstate__())
        twin.state = copy_of(self.state)
        return twin

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.copy()  # past moves are never changed, so copies share them

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the compiled rules, which `__setstate__` finds again."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_stage", "_out")}
        return kept | {"past": list(self.past)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._prepare()

    def _prepare(self) -> None:
        self._stage = stage_of(self.game)
        self._out = np.zeros(self.game.MOVES.size, np.int64)

    def _first_state(self) -> FullState:
        if self.start is not None:
            s: FullState = from_position(self.game, self.start)
            if s.seats != len(self.names):
                raise BadTable("bad-seats", seats=len(self.names), known=str(int(s.seats)))
            return s
        s = new_record(self.game.STATE)
        s.seats = len(self.names)
        for i, option in enumerate(self.game.meta.options):
            s.options[i] = self.options[option.name]
        s.rng = rng.luck_of_move(self.secret, self.salts, 0)
        self._stage.begin(s)
        return s

    # --- queries ---

    @property
    def commitment(self) -> str:
        return rng.commitment_to(self.secret)

    @property
    def version(self) -> int:
        """The number of moves made."""
        return len(self.past)

    @property
    def to_move(self) -> Seat | None:
        seat, over = _ASKED.unpack_from(self.state.data)  # asked many times a move: NumPy takes far longer for a field
        return None if over else Seat(seat)

    @property
    def phase(self) -> str:
        return str(self.game.PHASES[self.state.phase])

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state.over == 0 else self.standing()

    def standing(self) -> Outcome:
        """Return scores and ranks; before the end as far as they are public, with an empty reason."""
        out = np.zeros((2, MAX_SEATS), np.int64)
        self.game.standing(copy_of(self.state) if self.state.over else self.hidden(None), out)
        scores, ranks = out[:, : len(self.names)].tolist()
        reason = self.game.ENDINGS[self.state.over - 1] if self.state.over else ""
        return Outcome(reason, scores, ranks)

    def offered(self) -> Cells:
        """Return the ids of the moves the seat to move may make."""
        if self.to_move is None:
            return self._out[:0]
        n = self.game.legal(self.state, self._out)
        return self._out[:n].copy()

    def moves(self) -> list[Move]:
        """Return the moves the seat to move may make; none when the game is over."""
        return [self.move_of(move) for move in map(MoveId, self.offered().tolist())]

    def move_of(self, number: MoveId) -> Move:
        """Return the move of an id, offered or not."""
        return Move(self.game, number, self.names)

    def state_after(self, number: int) -> FullState:
        """Return a copy of the state after `number` moves."""
        state: FullState = copy_of(self.past[number].before if number < self.version else self.state)
        return state

    def hidden(self, seat: AnySeat | None) -> InfoState:
        """Return the information state of a seat (None: a spectator)."""
        return self._hidden(self.state, seat)

    def _hidden(self, state: FullState, seat: AnySeat | None) -> InfoState:
        return redacted_for(self.game, state, None if seat is None else self._seat(seat))

    def _seat(self, seat: Any) -> Seat:
        """Return the seat; raise `NoSuchSeat` unless this table has it: rules would read beyond their arrays."""
        return seat_at(seat, len(self.names))

    def story(self, seat: AnySeat | None, since: int | None = None) -> list[NewsItem]:
        """Return the news a seat heard after the first `since` moves; None: from the beginning, with the deal."""
        first = 0 if since is None else whole("since", since, 0, self.version)
        states = [past.after for past in self.past[first:]]
        if since is None:
            states.insert(0, self.past[0].before if self.past else self.state)
        return [item for s in states for item in self.game.NEWS.read(self._hidden(s, seat))]

    def luck_for_bot(self) -> int:
        """Return the seed for the bot that moves next.

        It is derived like the game's random numbers, so a replay finds it again, and tells nothing about them.
        """
        return rng.luck_of_move(self.secret, (*self.salts, "bot"), self.version)

    def hidden_for_bot(self, seat: AnySeat, luck_of_bot: int) -> InfoState:
        """Return the information state of a seat, with random numbers of the bot's own."""
        s = self.hidden(self._seat(seat))
        s.rng = whole("luck", luck_of_bot, 1, rng.LAST)
        return s

    def view(self, seat: AnySeat | None = None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) sees, as JSON, made from its information state alone."""
        hidden = self.hidden(seat)
        offered = self.moves() if seat is not None and seat == self.to_move else []
        outcome = self.outcome
        return {
            "game": self.game.meta.key,
            "version": self.version,
            "seat": seat,
            "names": list(self.names),
            "to_move": self.to_move,
            "state": deepcopy(self.game.view(hidden)),  # games share parts between views; the caller may edit this one
            "news": deepcopy(self.game.NEWS.json(hidden)),
            "moves": [{"id": m.id, "family": m.family, "args": m.args} for m in offered],
            "undo": seat is not None and can_undo(self.past, self._seat(seat)),
            "outcome": outcome._asdict() if outcome else None,
            "commitment": self.commitment,
        }

    # --- moves ---

    def move_id(self, move: AnyMove) -> MoveId:
        """Return the id of a move given in any form."""
        if isinstance(move, str):
            return self.game.MOVES.parse(move)
        if isinstance(move, Move) and not move.is_of(self.game):
            raise NotAMove("not-a-move-game", text=str(move), game=self.game.meta.key)
        return self.game.MOVES.known(move.id if isinstance(move, Move) else move)

    def why_not(self, move: AnyMove) -> NotOffered | None:
        """Return None if the move is offered, else the rule against it: `.rule_id`, `.reason("en")`."""
        number = self.move_id(move)
        return None if self.game.guard(self.state, number) == 0 else NotOffered(self, number)

    def effect_of(self, move: AnyMove) -> Past:
        """Return what an offered move does, without making it (see `apply`)."""
        number = self.move_id(move)
        refusal = self.why_not(number)
        if refusal is not None:
            raise refusal
        luck_given = rng.luck_of_move(self.secret, self.salts, self.version + 1)
        after = copy_of(self.state)
        after.rng = luck_given
        self._stage.step(after, number)
        return Past(Seat(int(self.state.to_move)), number, luck_given, self.state, after)

    def apply(self, played: Past) -> None:
        """Make a move whose effect was computed by `effect_of`."""
        self.past.append(played)
        self.state = played.after

    def play(self, move: AnyMove) -> None:
        """Make an offered move: a `Move`, its notation or its id. `NotOffered` names the rule against it."""
        self.apply(self.effect_of(move))

    def undo(self, seat: AnySeat | None = None) -> None:
        """Undo the last move, if it revealed nothing."""
        if not can_undo(self.past, None if seat is None else self._seat(seat)):
            raise CannotUndo("cannot-undo" if self.past else "nothing-to-undo")
        self.state = self.past.pop().before


def planned(game: Game, hidden: InfoState) -> list[MoveId]:
    """Return the best sequence of moves from what the seat to move knows; empty if the game has no `plan`."""
    if game.plan is None:
        return []
    out = np.zeros(game.MOVES.size, np.int64)
    return [MoveId(move) for move in out[: game.plan(hidden, out)].tolist()]


def legal_moves(game: Game, hidden: InfoState) -> list[MoveId]:
    """Return the moves the seat to move may make, from what it knows."""
    out = np.zeros(game.MOVES.size, np.int64)
    return [MoveId(move) for move in out[: game.legal(hidden, out)].tolist()]


def rehearse(game: Game, hidden: InfoState, moves: Sequence[MoveId]) -> list[tuple[MoveId, Sequence[PreviewLine]]]:
    """Make planned moves on what the seat to move knows, up to the first it may not; return what each will do."""
    made = []
    for move in moves:
        if game.MOVES.parts(move).family.name not in game.planned or game.guard(hidden, move) != 0:
            break
        made.append((move, game.preview(hidden, move)))
        game.apply(hidden, move)
    return made


def _names(game: Game, seats: int | Sequence[str]) -> tuple[str, ...]:
    if is_whole(seats):
        check_seats(game, seats)
        return tuple(SEAT_KEYS[:seats].upper())
    if isinstance(seats, (str, bytes)) or not isinstance(seats, Sequence):
        raise BadArgument("bad-seating", value=quoted(seats))
    names = _texts("seats", seats)
    check_seats(game, len(names))
    return names


def _texts(name: str, given: Any) -> tuple[str, ...]:
    if not isinstance(given, Sequence) or isinstance(given, (str, bytes)):
        raise BadArgument("bad-texts", name=name, value=shortened(given))
    return tuple(plain_text(name, one) for one in given)


def _secret(secret: bytes | None) -> bytes:
    if secret is None:
        return secrets.token_bytes(32)
    if not isinstance(secret, bytes) or not 0 < len(secret) <= rng.LONGEST_SECRET:
        raise BadArgument("bad-secret", longest=rng.LONGEST_SECRET)
    return secret


def check_seats(game: Game, seats: Any) -> None:
    if not is_whole(seats) or seats not in game.meta.seats:
        known = ", ".join(map(str, game.meta.seats))
        raise BadTable("bad-seats", seats=shortened(seats), known=known)


def check_options(game: Game, given: Mapping[str, int]) -> dict[str, int]:
    known = {option.name: option for option in game.meta.options}
    if not isinstance(given, Mapping):
        raise BadTable("unknown-option", name=shortened(given), known=", ".join(known) or "–")
    for name, value in given.items():
        if name not in known:
            raise BadTable("unknown-option", name=shortened(name), known=", ".join(known) or "–")
        if not is_whole(value) or value not in known[name].values:
            raise BadTable("bad-option", name=name, value=shortened(value), known=str(known[name].values))
    return {name: given.get(name, option.default) for name, option in known.items()}
