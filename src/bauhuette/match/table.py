"""A table in this process: the state, the moves made, luck that can be verified."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np

from bauhuette.engine import luck
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.news import Item
from bauhuette.engine.position import from_position, position_of
from bauhuette.engine.record import MAX_SEATS, SPECTATOR, Cells, copy_of, new_record
from bauhuette.engine.speech import Speech
from bauhuette.engine.trouble import Trouble
from bauhuette.engine.warmup import stage_of
from bauhuette.match.undo import Past, can_undo

if TYPE_CHECKING:
    from bauhuette.bots.protocol import Budget
    from bauhuette.match.hint import Advice


class BadTable(Trouble):
    """A table that cannot be set up as asked."""


class NotOffered(Trouble):
    """A move of this game, but not one the seat to move may make now."""

    def __init__(self, table: Table, move: int) -> None:
        self.game = table.game
        self.rule = int(table.game.guard(table.state, move))
        self.phase = table.phase
        super().__init__("not-offered", text=table.game.MOVES.print(move), rule=self.rule_id)

    @property
    def rule_id(self) -> str:
        return f"{self.game.meta.rule_prefix}{self.rule}"

    def reason(self, lang: str) -> str:
        return Speech(self.game, lang, ()).why(self.rule, self.phase)

    def text(self, lang: str) -> str:
        return f"{super().text(lang)} {self.reason(lang)}"


class CannotUndo(Trouble):
    """The last move used luck, revealed something, or was not yours."""


class Move:
    """An offered move: `.id`, `.family`, `.args`, `.text("de")`; `str(move)` is its notation."""

    def __init__(self, game: Game, number: int, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self.id = number
        form = game.MOVES.json(number)
        self.family: str = form["family"]
        self.args: dict[str, Any] = form["args"]

    def __str__(self) -> str:
        return self._game.MOVES.print(self.id)

    def __repr__(self) -> str:
        return f"<Move {self.id}: {self}>"

    def text(self, lang: str) -> str:
        return Speech(self._game, lang, self._names).move(self.id)


class Table:
    """One game in progress, with the whole truth; views and bots get what their seat may know."""

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
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.salts = tuple(salts)
        self.options = check_options(game, options or {})
        self.start = dict(position) if position is not None else None
        self.past: list[Past] = []
        self._stage = stage_of(game)
        self._out = np.zeros(game.MOVES.size, np.int64)
        self.state = self._first_state()

    def _first_state(self) -> Any:
        if self.start is not None:
            s = from_position(self.game, self.start)
            if s.seats != len(self.names):
                raise BadTable("bad-seats", seats=len(self.names), known=str(int(s.seats)))
            return s
        s = new_record(self.game.STATE)
        s.seats = len(self.names)
        for i, option in enumerate(self.game.meta.options):
            s.options[i] = self.options[option.name]
        s.rng = luck.luck_of_move(self.secret, self.salts, 0)
        self._stage.begin(s)
        return s

    # --- what is going on ---

    @property
    def commitment(self) -> str:
        return luck.commitment_to(self.secret)

    @property
    def version(self) -> int:
        """How many moves have been made."""
        return len(self.past)

    @property
    def to_move(self) -> int | None:
        return int(self.state.to_move) if self.state.over == 0 else None

    @property
    def phase(self) -> str:
        return str(self.game.PHASES[self.state.phase])

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state.over == 0 else self.standing()

    def standing(self) -> Outcome:
        """Scores and ranks as they are now; the reason is empty while the game runs."""
        out = np.zeros((2, MAX_SEATS), np.int64)
        self.game.standing(copy_of(self.state), out)
        scores, ranks = out[:, : len(self.names)].tolist()
        reason = self.game.ENDINGS[self.state.over - 1] if self.state.over else ""
        return Outcome(reason, scores, ranks)

    def offered(self) -> Cells:
        """Ids of the moves the seat to move may make."""
        if self.to_move is None:
            return self._out[:0]
        n = self.game.legal(self.state, self._out)
        return self._out[:n].copy()

    def moves(self) -> list[Move]:
        return [self.move_of(int(number)) for number in self.offered()]

    def move_of(self, number: int) -> Move:
        return Move(self.game, number, self.names)

    def plan(self) -> list[Move]:
        """The program's best sequence of moves for the step at hand, where the game has one."""
        if self.to_move is None:
            return []
        return [self.move_of(number) for number in self.planned(self.hidden(self.to_move))]

    def planned(self, hidden: Any) -> list[int]:
        """The same from a hidden record of the seat to move; may run in another thread."""
        if self.game.plan is None:
            return []
        out = np.zeros(self.game.MOVES.size, np.int64)
        return [int(number) for number in out[: self.game.plan(hidden, out)]]

    def hint(self, seat: int, budget: Budget | None = None) -> list[Advice]:
        """What a strong player would do with this seat's knowledge: the best moves first, each with its prospects."""
        from bauhuette.match.hint import BUDGET, hint_for

        return hint_for(self, seat, budget or BUDGET)

    def hidden(self, seat: int | None) -> Any:
        """A record that holds what this seat knows, and nothing else."""
        return self._hidden(self.state, seat)

    def _hidden(self, state: Any, seat: int | None) -> Any:
        s = copy_of(state)
        self.game.hide(s, SPECTATOR if seat is None else seat)
        return s

    def story(self, seat: int | None, since: int | None = None) -> list[Item]:
        """The news a seat has heard after the first `since` moves; from the very beginning, those of the deal too."""
        states = [past.after for past in self.past[since or 0 :]]
        if since is None:
            states.insert(0, self.past[0].before if self.past else self.state)
        return [item for s in states for item in self.game.NEWS.read(self._hidden(s, seat))]

    def hidden_for_bot(self, seat: int, luck_of_bot: int) -> Any:
        s = self.hidden(seat)
        s.rng = luck_of_bot
        return s

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees; ready for JSON. Everything in it is made from the hidden record."""
        hidden = self.hidden(seat)
        offered = self.moves() if seat is not None and seat == self.to_move else []
        outcome = self.outcome
        return {
            "game": self.game.meta.key,
            "version": self.version,
            "seat": seat,
            "names": list(self.names),
            "to_move": self.to_move,
            "state": deepcopy(self.game.view(hidden)),  # games share parts between views; this one may be edited
            "news": deepcopy(self.game.NEWS.json(hidden)),
            "moves": [{"id": m.id, "family": m.family, "args": m.args} for m in offered],
            "undo": seat is not None and can_undo(self.past, seat),
            "outcome": outcome._asdict() if outcome else None,
            "commitment": self.commitment,
        }

    # --- moves ---

    def move_id(self, move: Move | str | int) -> int:
        """The id of a move given in any form."""
        if isinstance(move, Move):
            return move.id
        if isinstance(move, str):
            return self.game.MOVES.parse(move)
        if not 0 <= move < self.game.MOVES.size:
            raise NotAMove("not-a-move-id", text=str(move), last=self.game.MOVES.size - 1)
        return int(move)

    def why_not(self, move: Move | str | int) -> NotOffered | None:
        """None if the move is offered, else the rule against it: `.rule_id`, `.reason("en")`."""
        number = self.move_id(move)
        return None if self.game.guard(self.state, number) == 0 else NotOffered(self, number)

    def made(self, move: Move | str | int) -> Past:
        """What an offered move does; the table stays as it is until the outcome is taken."""
        number = self.move_id(move)
        refusal = self.why_not(number)
        if refusal is not None:
            raise refusal
        luck_given = luck.luck_of_move(self.secret, self.salts, self.version + 1)
        after = copy_of(self.state)
        after.rng = luck_given
        self._stage.step(after, number)
        return Past(int(self.state.to_move), number, luck_given, self.state, after)

    def take(self, made: Past) -> None:
        """Go on from what `made` says."""
        self.past.append(made)
        self.state = made.after

    def play(self, move: Move | str | int) -> None:
        self.take(self.made(move))

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back, if nothing was learnt by it."""
        if not can_undo(self.past, seat):
            raise CannotUndo("cannot-undo")
        self.state = self.past.pop().before

    # --- the whole truth ---

    def position(self) -> dict[str, Any]:
        return position_of(self.game, self.state)

    def record(self) -> dict[str, Any]:
        from bauhuette.match.record import record_of

        return record_of(self)


def state_hash(s: Any) -> str:
    return hashlib.blake2b(s.tobytes(), digest_size=8).hexdigest()


def _names(game: Game, seats: int | Sequence[str]) -> tuple[str, ...]:
    names = tuple(chr(ord("A") + i) for i in range(seats)) if isinstance(seats, int) else tuple(seats)
    check_seats(game, len(names))
    return names


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.meta.seats:
        known = ", ".join(map(str, game.meta.seats))
        raise BadTable("bad-seats", seats=seats, known=known)


def check_options(game: Game, given: Mapping[str, int]) -> dict[str, int]:
    known = {option.name: option for option in game.meta.options}
    for name, value in given.items():
        if name not in known:
            raise BadTable("unknown-option", name=name, known=", ".join(known) or "–")
        if value not in known[name].values:
            raise BadTable("bad-option", name=name, value=str(value), known=str(known[name].values))
    return {name: given.get(name, option.default) for name, option in known.items()}
