"""A position is the full truth of a game as JSON that a person can edit, field by field."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.record import Field, fields_of, new_record
from bauhuette.engine.registry import words_of
from bauhuette.engine.trouble import Trouble
from bauhuette.engine.words import engine_words

_LEFT_OUT = ("rng", "news", "news_count")  # luck comes from the table; news belong to the last move


class BadPosition(Trouble):
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
        name: _print(getattr(s, name), field) for name, field in fields_of(game.State).items() if name not in _LEFT_OUT
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
    """The record a position describes, checked by type, range and the game's own audit."""
    fields = {n: f for n, f in fields_of(game.State).items() if n not in _LEFT_OUT}
    if not isinstance(position, dict):
        raise BadPosition("position-shape", field="position", wanted="{...}")
    for name in position:
        if name not in fields:
            raise BadPosition("position-unknown", field=name)
    s = new_record(game.STATE)
    for name, field in fields.items():
        if name not in position:
            raise BadPosition("position-missing", field=name)
        setattr(s, name, _parse(name, position[name], field, field.shape))
    if s.seats not in game.meta.seats:
        raise BadPosition("position-value", field="seats", value=int(s.seats))
    if not 0 <= s.phase < len(game.PHASES) or not 0 <= s.over <= len(game.ENDINGS):
        raise BadPosition("position-value", field="phase", value=int(s.phase))
    if not -1 <= s.to_move < s.seats or (s.to_move < 0) != (s.over > 0):
        raise BadPosition("position-value", field="to_move", value=int(s.to_move))
    broken = int(game.audit(s))
    if broken:
        field_name, reason = game.AUDITS[broken - 1]
        raise BrokenPosition(game.meta.key, field_name, reason)
    return s


def _parse(name: str, value: Any, field: Field, shape: tuple[int, ...]) -> Any:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadPosition("position-shape", field=name, wanted=f"[{shape[0]} values]")
        return [_parse(f"{name}[{i}]", child, field, shape[1:]) for i, child in enumerate(value)]
    if field.names is not None:
        return -1 if value is None else _index(name, value, field.names)
    if field.members is not None:
        if not isinstance(value, list):
            raise BadPosition("position-shape", field=name, wanted="[names]")
        return sum({1 << _index(name, member, field.members) for member in value})
    bits = 8 * int(field.kind[1:]) - 1
    if type(value) is not int or not -(1 << bits) <= value < 1 << bits:
        raise BadPosition("position-value", field=name, value=repr(value))
    return value


def _index(field: str, key: Any, names: tuple[str, ...]) -> int:
    if key not in names:
        raise BadPosition("position-name", field=field, value=str(key))
    return names.index(key)
