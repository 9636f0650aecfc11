"""Write the record of a game as JSON: enough to replay it move by move and to verify its random numbers."""

from __future__ import annotations

from typing import Any

from bauhuette.match.play_state import PlayState
from bauhuette.match.state_hash import state_hash

FORMAT = "bauhuette-record"
FORMAT_VERSION = 2
READABLE = (1, FORMAT_VERSION)  # hashes of version 1 have no key
STAND_INS = "stand_ins"


def record_of(table: PlayState) -> dict[str, Any]:
    """Return the record. It holds the secret seed: hand it out only when the game is over."""
    outcome, stand_ins = table.outcome, [number for number, past in enumerate(table.past, 1) if past.stand_in]
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": table.game.meta.key,
        "rules_version": table.game.meta.rules_version,
        "edition": table.game.edition,
        "edition_values": dict(table.game.overrides),
        "options": dict(table.options),
        "seats": list(table.names),
        "commitment": table.commitment,
        "seed": table.secret.hex(),
        "salts": list(table.salts),
        "position": table.start,
        "moves": [table.game.MOVES.print(past.move) for past in table.past],
        "hashes": [state_hash(past.after, table.secret) for past in table.past],
        "result": outcome._asdict() if outcome else None,
        **stand_ins_field(stand_ins),
    }


def stand_ins_field(numbers: list[int]) -> dict[str, list[int]]:
    """Return the optional field for moves, counted from 1, that a bot made at the seat of a person."""
    return {STAND_INS: numbers} if numbers else {}
