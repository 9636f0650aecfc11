"""Read records: make every move again, and check every state and the random numbers."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bauhuette.engine.catalogue import game_folder, game_keys, meta_of
from bauhuette.engine.edition import Data, edition_hash, laid_over, plain_values, read_folder
from bauhuette.engine.edition_validation import BadEdition, check_values, require_fitting
from bauhuette.engine.errors import BauhuetteError, shortened
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.registry import load_with
from bauhuette.engine.rng import commitment_to
from bauhuette.engine.standard_editions import overrides_of
from bauhuette.engine.validation import is_whole
from bauhuette.match.play_state import NotOffered
from bauhuette.match.record_writer import FORMAT, READABLE, STAND_INS
from bauhuette.match.state_hash import is_hash_of
from bauhuette.match.table import Table

Editions = Collection[str] | None  # names of allowed editions besides the package's own; None: any


class BadRecord(BauhuetteError):
    """A record that is damaged, truncated or of another format; `facts["where"]` says where."""


_SHAPE: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules_version": (int,),
    "edition": (str,),
    "edition_values": (dict,),
    "options": (dict,),
    "seats": (list,),
    "commitment": (str,),
    "seed": (str,),
    "salts": (list,),
    "position": (dict, type(None)),
    "moves": (list,),
    "hashes": (list,),
    "result": (dict, type(None)),
}


def read_record(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("record-unreadable", where=str(path), reason=str(error.strerror)) from None
    except (ValueError, RecursionError) as error:  # the latter: nested deeper than any record
        raise BadRecord("record-truncated", where=str(path), reason=str(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("record-foreign", where=str(path))
    return data


def replay(record: Any, editions: Editions = None) -> Table:
    """Return the table after the record's last move; every move, state and random number is checked."""
    table = open_record(record, editions)
    for i, (move, wanted) in enumerate(zip(record["moves"], record["hashes"], strict=True)):
        _replay_move(table, i, move, wanted, record["rules_version"])
    for number in record.get(STAND_INS, ()):
        table.past[number - 1] = table.past[number - 1]._replace(stand_in=True)
    outcome = table.outcome
    if record["result"] != (outcome._asdict() if outcome else None):
        raise BadRecord("record-result", where="result")
    return table


def open_record(record: Any, editions: Editions = None) -> Table:
    """Return the table before the record's first move, after checking everything but the moves."""
    game = game_of(record, editions)
    secret = _secret_of(record)
    try:
        return Table(game, record["seats"], secret, record["salts"], record["options"], record["position"])
    except BauhuetteError as error:
        raise BadRecord("record-setup", where="seats", reason=error) from None


def _check_shape(record: Any) -> None:
    if not isinstance(record, dict) or not _is(record.get("format"), FORMAT):
        raise BadRecord("record-foreign", where="format")
    if not any(_is(record.get("format_version"), known) for known in READABLE):
        found = shortened(record.get("format_version"))
        raise BadRecord("record-version", where="format_version", found=found, known=READABLE[-1])
    for key, kinds in _SHAPE.items():
        if key not in record:
            raise BadRecord("record-missing", where=key)
        if type(record[key]) not in kinds or not _is_writable(record[key]):
            raise BadRecord("record-kind", where=key)
    for key in ("seats", "salts", "moves", "hashes"):
        for i, item in enumerate(record[key]):
            if not isinstance(item, str) or not _is_writable(item):
                raise BadRecord("record-kind", where=f"{key}[{i}]")
    if len(record["moves"]) != len(record["hashes"]):
        raise BadRecord("record-length", where="hashes")
    stand_ins = record.get(STAND_INS, [])
    if not isinstance(stand_ins, list) or not all(_is_number(one, len(record["moves"])) for one in stand_ins):
        raise BadRecord("record-kind", where=STAND_INS)


def _is_number(value: Any, last: int) -> bool:
    """Return whether a value is the number of a move, counted from 1."""
    return is_whole(value) and 1 <= value <= last


def _is(value: Any, wanted: str | int) -> bool:
    """Return whether a value is equal and of the same type: True is not 1, and an array equals nothing."""
    return type(value) is type(wanted) and bool(value == wanted)


def _is_writable(value: Any) -> bool:
    """Return whether a text consists of whole characters; lone surrogates can be neither hashed nor sent."""
    return not isinstance(value, str) or all(not "\ud800" <= letter <= "\udfff" for letter in value)


def game_of(record: Any, editions: Editions = None) -> Game:
    """Return the game of a record, in its rules version and edition. Another edition is compiled anew."""
    _check_shape(record)
    key = record["game"]
    if key not in game_keys():
        raise BadRecord("record-game", where="game", found=shortened(key))
    meta = meta_of(key)
    if record["rules_version"] not in (meta.rules_version, *meta.continues):
        found = shortened(record["rules_version"])
        raise BadRecord("record-rules", where="rules_version", found=found, known=meta.rules_version)
    if record["edition_values"] and editions is not None and record["edition"] not in editions:
        raise BadRecord("record-foreign-edition", where="edition_values", found=shortened(record["edition"]))
    try:
        return load_with(key, _edition_values(record), "edition_values")
    except BadEdition as error:
        raise BadRecord("record-setup", where="edition_values", reason=error) from None
    except RecursionError:
        raise BadRecord("record-kind", where="edition_values") from None


def _edition_values(record: dict[str, Any]) -> Data:
    """Return how the record's edition differs from today's; it differs as said from one of the standard editions."""
    key = record["game"]
    folder = game_folder(key)
    base = read_folder(folder)
    given = require_fitting(check_values(record["edition_values"], key), "edition_values").values
    if record["edition_values"] and not given:
        raise BadRecord("record-kind", where="edition_values")
    values = overrides_of(folder, given, record["edition"])
    if values is None:
        known = edition_hash(laid_over(base, plain_values(base), given))
        raise BadRecord("record-edition", where="edition", found=shortened(record["edition"]), known=known)
    return values


def _secret_of(record: dict[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(record["seed"])
    except ValueError:
        raise BadRecord("record-kind", where="seed") from None
    if not 0 < len(secret) <= 64 or commitment_to(secret) != record["commitment"]:
        raise BadRecord("record-commitment", where="commitment")
    return secret


def _replay_move(table: Table, i: int, move: str, wanted: str, rules_version: int) -> None:
    try:
        table.play(move)
    except (NotAMove, NotOffered) as error:
        raise BadRecord("record-move", where=f"moves[{i}]", reason=error) from None
    laid_out_otherwise = rules_version in table.game.meta.continues
    if not laid_out_otherwise and not is_hash_of(wanted, table.state, table.secret):
        raise BadRecord("record-hash", where=f"hashes[{i}]")
