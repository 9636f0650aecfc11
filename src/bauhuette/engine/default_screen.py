"""The table of a game without a `screen.py`, for the terminal: what its view says, row by row.

Words `show-<key>` are used where the game has them, and its names for what is named in the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, Screen, Section


def screen(view: dict[str, Any], say: Narrator, asked: int | None) -> Screen:  # noqa: ARG001  # as the contract has it
    state = view["state"]
    facts = {key: value for key, value in state.items() if key not in ("seats", "phase")}
    rows = [[Cell(_word(say, key), "dim"), Cell(_said(say, value))] for key, value in facts.items()]
    return Screen(
        head=say.game.meta.title[say.lang],
        ends="",
        seats=_seats(state.get("seats", []), say),
        board=[Section(say("plain-table"), rows)],
        more=[],
    )


def _seats(seats: list[Mapping[str, Any]], say: Narrator) -> Section:
    columns = list(seats[0]) if seats else []
    rows = [[Cell(""), *(Cell(_word(say, key), "dim") for key in columns)]]
    for number, seat in enumerate(seats):
        rows.append([Cell(say.seat(number), f"seat{number}"), *(Cell(_said(say, seat[key])) for key in columns)])
    return Section(say("plain-seats"), rows, heading=True)


def _word(say: Narrator, key: str) -> str:
    return say(f"show-{key}") if say.words.has(f"show-{key}") else key.replace("_", " ")


def _said(say: Narrator, value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, list):
        return ", ".join(_said(say, one) for one in value) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{_word(say, str(key))} {_said(say, one)}" for key, one in value.items())
    return _named(say, value) if isinstance(value, str) else str(value)


def _named(say: Narrator, key: str) -> str:
    """By the name of a domain of the moves or news that has this key."""
    kinds = [family.params for family in say.game.MOVES.families] + [kind.facts for kind in say.game.NEWS.kinds]
    for domain in (domain for facts in kinds for domain in facts.values()):
        if key in getattr(domain, "keys", ()):
            return say.name(domain.name, key)
    return key
