"""Games by rules that this server no longer runs: they stay listed, readable and downloadable for their players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bauhuette.engine.game import Game
from bauhuette.match.commands.moves import MakeMove, UndoMove
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Event
from bauhuette.match.match import SECRET
from bauhuette.match.match_state import MatchState
from bauhuette.match.record_writer import FORMAT, FORMAT_VERSION, stand_ins_field
from bauhuette.match.table_command import command_of
from bauhuette.server.storage.store import TableRow

OF_THE_GAME = (StartGame.kind, MakeMove.kind, UndoMove.kind)


class OutdatedTable(NamedTuple):
    """A table as far as it can be read without its rules."""

    row: TableRow
    state: MatchState  # people, names, how it ended; no game
    moves: list[MakeMove]

    def record(self, result: dict[str, Any] | None) -> dict[str, Any]:
        """Return a record that a program with the old rules can replay.

        While the game was not over, or others play the same deal, it holds nothing that depends on the hidden state.
        """
        setup, is_open = self.row.setup, self.row.status == "over" and not self.state.sealed
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": setup.game,
            "rules_version": setup.rules_version,
            "edition": setup.edition,
            "edition_values": dict(setup.edition_values),
            "options": dict(setup.options),
            "seats": [seat.name for seat in self.state.seats],
            "commitment": self.state.commitment,
            "seed": setup.secret.hex() if is_open else None,
            "salts": [seat.salt for seat in self.state.seats if seat.salt],
            "position": setup.position if is_open else None,
            "moves": [move.move for move in self.moves],
            "hashes": [move.hash for move in self.moves] if is_open else None,
            "result": result,
            **stand_ins_field([n for n, move in enumerate(self.moves, 1) if move.is_stand_in(self.state)]),
        }


def outdated(row: TableRow, game: Game, events: Iterable[Event]) -> OutdatedTable:
    """Fold everything but the game itself."""
    state, moves = MatchState(row.setup, game), list[MakeMove]()
    for event in events:
        verb = command_of(event.kind, event.body)
        if isinstance(verb, MakeMove):
            moves.append(verb)
        elif isinstance(verb, UndoMove):
            moves.pop()
        elif event.kind not in (*OF_THE_GAME, *SECRET):
            verb.apply(state, event, None)
    return OutdatedTable(row, state, moves)
