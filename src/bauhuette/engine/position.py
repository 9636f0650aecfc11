"""A position is the full truth of a game as JSON that a person can edit, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import words_of
from bauhuette.engine.errors import BauhuetteError, engine_words, shortened
from bauhuette.engine.game import Game
from bauhuette.engine.record import NOBODY, Field, fields_of, new_record

_LEFT_OUT = ("rng", "news", "news_count")  # luck comes from the table; news belong to the last move


class BadPosition(BauhuetteError):
    """A position that cannot be played, with the field to blame."""


class BrokenPosition(BadPosition):
    """A position that breaks an invariant of its game; the sentence about it is the game's own."""

    def __init__(self, game: str, field: str, audit: str) -> None:
        super().__init__("position-audit", field=field)
        self.game = game
        self.audit = audit

    def text(self, lang: str) -> str:
        reason = words_of(self.game, lang).say(f"audit-{self.audit}")
        return engine_words(lang).say("trouble-position-audit", **self.facts, reason=reason)


def position_of(game: Game, s: Any) -> dict[str, Any]:
    return {
        name: _print(getattr(s, name), field)
        for name, field in fields_of(game.State).items()
        if name not in _LEFT_OUT and not field.scratch
    }


def _print(value: Any, field: Field) -> Any:
    if isinstance(value, np.ndarray):
        return [_print(child, field) for child in value]
    number = int(value)
    if field.names is not None:
        return field.names[number] if number >= 0 else None
    if field.members is not None:
        return [name for i, name in enumerate(field.members) if number >> i & 1]
    return number


def from_position(game: Game, position: Any) -> Any:
    """The record a position describes. Compiled rules check no bounds, so no number reaches them that is not declared.

    In this order: every field's shape and range, the header, the game's own audit.
    """
    fields = {name: field for name, field in fields_of(game.State).items() if name not in _LEFT_OUT}
    if not isinstance(position, dict):
        raise BadPosition("position-shape", field="position", wanted="{...}")
    for name in position:
        if name not in fields:
            raise BadPosition("position-unknown", field=shortened(name))
    s = new_record(game.STATE)
    for name, field in fields.items():
        if name in position:
            setattr(s, name, _parse(name, position[name], field, field.shape))
        elif not field.scratch:
            raise BadPosition("position-missing", field=name)
    check_record(game, s)
    return s


def check_record(game: Game, s: Any) -> None:
    """Whether a record whose fields are in their ranges can be, too."""
    check_header(game, s)
    broken = int(game.audit(s))
    if broken:
        field_name, reason, _ = game.AUDITS[broken - 1]
        raise BrokenPosition(game.meta.key, field_name, reason)


def check_header(game: Game, s: Any) -> None:
    """What depends on this very game and its number of seats."""
    _check_among("seats", int(s.seats), game.meta.seats)
    _check_range("phase", int(s.phase), 0, len(game.PHASES) - 1)
    _check_range("over", int(s.over), 0, len(game.ENDINGS))
    lowest, highest = (NOBODY, NOBODY) if s.over else (0, int(s.seats) - 1)
    _check_range("to_move", int(s.to_move), lowest, highest)
    for i, value in enumerate(s.options):
        known = game.meta.options[i].values if i < len(game.meta.options) else (0,)
        _check_among(f"options[{i}]", int(value), known)
    _check_seats(s, fields_of(game.State))


def _check_seats(s: Any, fields: Mapping[str, Field]) -> None:
    """Refuse a seat that this table does not have."""
    for name, field in fields.items():
        if field.seat:
            _check_range(name, int(np.max(getattr(s, name))), field.low, int(s.seats) - 1)


def _check_among(field: str, value: int, known: Sequence[int]) -> None:
    if value not in known:
        raise BadPosition("position-value", field=field, value=value)


def _check_range(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadPosition("position-range", field=field, value=value, low=low, high=high)


def _parse(name: str, value: Any, field: Field, shape: tuple[int, ...]) -> Any:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadPosition("position-shape", field=name, wanted=f"[{shape[0]} values]")
        return [_parse(f"{name}[{i}]", child, field, shape[1:]) for i, child in enumerate(value)]
    if field.names is not None:
        number = NOBODY if value is None else _index(name, value, field.names)
    elif field.members is not None:
        number = _set_of(name, value, field.members)
    elif type(value) is int:
        number = value
    else:
        raise BadPosition("position-value", field=name, value=shortened(value))
    if not field.low <= number <= field.high:
        shown = shortened(value)
        raise BadPosition("position-range", field=name, value=shown, low=field.low, high=field.high)
    return number


def _set_of(field: str, value: Any, members: tuple[str, ...]) -> int:
    if not isinstance(value, list):
        raise BadPosition("position-shape", field=field, wanted="[names]")
    return sum({1 << _index(field, member, members) for member in value})


def _index(field: str, key: Any, names: tuple[str, ...]) -> int:
    try:
        return names.index(key)
    except (TypeError, ValueError):
        raise BadPosition("position-name", field=field, value=shortened(key)) from None
