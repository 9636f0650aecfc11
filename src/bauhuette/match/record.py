"""The record of a game as JSON: enough to replay it move by move and to verify its luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bauhuette.engine import registry
from bauhuette.engine.edition import BadEdition, overrides_from, read_folder
from bauhuette.engine.game import Game
from bauhuette.engine.luck import commitment_to
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.trouble import Trouble
from bauhuette.match.table import NotOffered, Table, state_hash

FORMAT = "bauhuette-record"
FORMAT_VERSION = 1


class BadRecord(Trouble):
    """A record that is damaged, truncated or not ours; `facts["where"]` says where."""


def record_of(table: Table) -> dict[str, Any]:
    """Holds the secret seed: hand it out only when the game is over."""
    outcome = table.outcome
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
        "hashes": [state_hash(past.after) for past in table.past],
        "result": outcome._asdict() if outcome else None,
    }


_SHAPE: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules_version": int,
    "edition": str,
    "edition_values": dict,
    "options": dict,
    "seats": list,
    "commitment": str,
    "seed": str,
    "salts": list,
    "position": (dict, type(None)),
    "moves": list,
    "hashes": list,
    "result": (dict, type(None)),
}


def read_record(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("record-unreadable", where=str(path), reason=str(error.strerror)) from None
    except ValueError as error:
        raise BadRecord("record-truncated", where=str(path), reason=str(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("record-foreign", where=str(path))
    return data


def replay(record: Any) -> Table:
    """The table after the record's last move; every move, state and the luck are checked on the way."""
    table = open_record(record)
    for i, (move, wanted) in enumerate(zip(record["moves"], record["hashes"], strict=True)):
        _replay_move(table, i, move, wanted)
    outcome = table.outcome
    if record["result"] != (outcome._asdict() if outcome else None):
        raise BadRecord("record-result", where="result")
    return table


def open_record(record: Any) -> Table:
    """The table before the record's first move, after checking everything but the moves."""
    game = game_of(record)
    secret = _secret_of(record)
    try:
        return Table(game, record["seats"], secret, record["salts"], record["options"], record["position"])
    except Trouble as trouble:
        raise BadRecord("record-setup", where="seats", reason=trouble) from None


def _check_shape(record: Any) -> None:
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord("record-foreign", where="format")
    if record.get("format_version") != FORMAT_VERSION:
        found = str(record.get("format_version"))
        raise BadRecord("record-version", where="format_version", found=found, known=FORMAT_VERSION)
    for key, kind in _SHAPE.items():
        if key not in record:
            raise BadRecord("record-missing", where=key)
        if not isinstance(record[key], kind):
            raise BadRecord("record-kind", where=key)
    for key in ("seats", "salts", "moves", "hashes"):
        for i, item in enumerate(record[key]):
            if not isinstance(item, str):
                raise BadRecord("record-kind", where=f"{key}[{i}]")
    if len(record["moves"]) != len(record["hashes"]):
        raise BadRecord("record-length", where="hashes")


def game_of(record: Any) -> Game:
    """The game a record was played with, in its rules version and edition."""
    _check_shape(record)
    key = record["game"]
    if key not in registry.game_keys():
        raise BadRecord("record-game", where="game", found=key)
    version = registry.meta_of(key).rules_version
    if record["rules_version"] != version:
        found = record["rules_version"]
        raise BadRecord("record-rules", where="rules_version", found=found, known=version)
    base = read_folder(registry.game_folder(key))
    nested = {"game": key, **record["edition_values"]}
    try:
        values = overrides_from(nested, base, key, "edition_values")
        game = registry.load_with(key, values, "edition_values")
    except BadEdition as trouble:
        raise BadRecord("record-setup", where="edition_values", reason=trouble) from None
    if game.edition != record["edition"]:
        raise BadRecord("record-edition", where="edition", found=record["edition"], known=game.edition)
    return game


def _secret_of(record: dict[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(record["seed"])
    except ValueError:
        raise BadRecord("record-kind", where="seed") from None
    if not 0 < len(secret) <= 64 or commitment_to(secret) != record["commitment"]:
        raise BadRecord("record-commitment", where="commitment")
    return secret


def _replay_move(table: Table, i: int, move: str, wanted: str) -> None:
    try:
        table.play(move)
    except (NotAMove, NotOffered) as trouble:
        raise BadRecord("record-move", where=f"moves[{i}]", reason=trouble) from None
    if state_hash(table.state) != wanted:
        raise BadRecord("record-hash", where=f"hashes[{i}]")
