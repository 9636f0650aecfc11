"""Games by rules that this server no longer runs: they stay listed, readable and downloadable for their players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bauhuette.engine.game import Game
from bauhuette.match.events import Event
from bauhuette.match.match import SECRET
from bauhuette.match.recording import FORMAT, FORMAT_VERSION, stand_ins_field
from bauhuette.match.situation import Situation
from bauhuette.match.verb import verb_of
from bauhuette.match.verbs.playing import Play, Undo
from bauhuette.match.verbs.starting import Start
from bauhuette.server.storage.store import TableRow

OF_THE_GAME = (Start.kind, Play.kind, Undo.kind)


class Outdated(NamedTuple):
    """A table as far as it can be read without its rules."""

    row: TableRow
    situation: Situation  # people, names, how it ended; no game
    moves: list[Play]

    def record(self, result: dict[str, Any] | None) -> dict[str, Any]:
        """Return a record that a program with the old rules can replay.

        While the game was not over, or others play the same deal, it holds nothing that depends on the hidden state.
        """
        setup, is_open = self.row.setup, self.row.status == "over" and not self.situation.sealed
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": setup.game,
            "rules_version": setup.rules_version,
            "edition": setup.edition,
            "edition_values": {},
            "options": dict(setup.options),
            "seats": [seat.name for seat in self.situation.seats],
            "commitment": self.situation.commitment,
            "seed": setup.secret.hex() if is_open else None,
            "salts": [seat.salt for seat in self.situation.seats if seat.salt],
            "position": setup.position if is_open else None,
            "moves": [move.move for move in self.moves],
            "hashes": [move.hash for move in self.moves] if is_open else None,
            "result": result,
            **stand_ins_field([n for n, move in enumerate(self.moves, 1) if move.is_stand_in(self.situation)]),
        }


def outdated(row: TableRow, game: Game, events: Iterable[Event]) -> Outdated:
    """Fold everything but the game itself."""
    situation, moves = Situation(row.setup, game), list[Play]()
    for event in events:
        verb = verb_of(event.kind, event.body)
        if isinstance(verb, Play):
            moves.append(verb)
        elif isinstance(verb, Undo):
            moves.pop()
        elif event.kind not in (*OF_THE_GAME, *SECRET):
            verb.take(situation, event, None)
    return Outdated(row, situation, moves)
