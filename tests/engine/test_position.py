"""The gate: nothing from outside becomes a record that its game has not declared possible."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine.position import BadPosition, from_position, position_of
from bauhuette.engine.record import Field, Header, fields_of

GAMES = tuple(bh.games())
HEADER = tuple(fields_of(Header))


def own_fields(key: str) -> dict[str, Field]:
    """What a position of this game holds, besides the header."""
    fields = fields_of(bh.game(key).rules.State)
    return {name: f for name, f in fields.items() if name not in HEADER and name != "news" and not f.scratch}


def number_fields() -> Iterator[Any]:
    for key in GAMES:
        for name, field in own_fields(key).items():
            if field.names is None and field.members is None:
                yield pytest.param(key, name, field, id=f"{key}-{name}")


def put(position: dict[str, Any], name: str, field: Field, value: Any) -> str:
    """Write into the last cell of a field; the cell's name."""
    cell, where = position, name
    key: Any = name
    for size in field.shape:
        cell, key = cell[key], size - 1
        where += f"[{key}]"
    cell[key] = value
    return where


@pytest.mark.parametrize("key", GAMES)
def test_every_field_says_what_it_can_hold(key: str) -> None:
    for name, field in own_fields(key).items():
        widest = (1 << 8 * int(field.kind[1:]) - 1) - 1
        assert field.high < widest, f"{key}.{name} declares no range"


@pytest.mark.parametrize(("key", "name", "field"), list(number_fields()))
def test_a_number_beyond_its_range_is_refused_by_name(key: str, name: str, field: Field) -> None:
    game = bh.game(key).rules
    position = bh.game(key).table(seed=1).position()
    for value in (field.low - 1, field.high + 1, 32767, -32768, 10**30, -(10**30)):
        if field.low <= value <= field.high:
            continue
        wrong = copy.deepcopy(position)
        where = put(wrong, name, field, value)
        with pytest.raises(BadPosition) as refused:
            from_position(game, wrong)
        assert refused.value.facts["field"] == where
        for lang in ("de", "en"):
            assert where in refused.value.text(lang)


def test_a_plan_beyond_the_pieces_does_not_reach_the_rules() -> None:
    """This number once ended the process: it is an index into compiled tables."""
    table = bh.game("baumeister").table(seed=1)
    position = table.position()
    position["planned"][3] = 32767
    with pytest.raises(BadPosition, match=r"planned\[3\]: 32767 is not between 0 and 63"):
        bh.game("baumeister").table(position=position)


@pytest.mark.parametrize("key", GAMES)
def test_what_planners_write_on_is_no_part_of_a_position(key: str) -> None:
    game = bh.game(key)
    table = game.table(seed=1)
    scratch = {name: field for name, field in fields_of(game.rules.State).items() if field.scratch}
    assert scratch
    assert not scratch.keys() & table.position().keys()
    for name in scratch:
        again = position_of(
            game.rules, from_position(game.rules, {**table.position(), name: zeros(scratch[name].shape)})
        )
        assert again == table.position()


def zeros(shape: tuple[int, ...]) -> Any:
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 5),
        ("seats", 0),
        ("phase", 99),
        ("over", 9),
        ("to_move", 3),
        ("to_move", -1),
        ("options", [7] + [0] * 7),
    ],
)
def test_the_header_fits_the_game(key: str, name: str, value: Any) -> None:
    game = bh.game(key)
    position = {**game.table(seats=3, seed=1).position(), name: value}
    with pytest.raises(BadPosition) as refused:
        from_position(game.rules, position)
    assert refused.value.facts["field"].startswith(name)


JUNK: list[Any] = [None, True, 1.5, "x", "\0", "\ud800", 10**5000, [], {}, [[[]]], [0] * 10_000, {"a": {}}]


@pytest.mark.parametrize("key", GAMES)
def test_junk_is_refused_in_both_languages(key: str) -> None:
    game = bh.game(key)
    position = game.table(seed=1).position()
    wrong = [*JUNK, {**position, "\ud800": 1}, *({**position, name: junk} for name in position for junk in JUNK)]
    for one in wrong:
        if one == position:
            continue
        with pytest.raises(BadPosition) as refused:
            from_position(game.rules, one)
        for lang in ("de", "en"):
            assert refused.value.text(lang).encode()
