"""Records: damaged, truncated, foreign and forged ones are refused, with the fault and its place."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bauhuette as bh
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.substitution import HandOver
from bauhuette.match.record_reader import BadRecord, read_record, replay
from bauhuette.match.record_writer import READABLE
from bauhuette.match.state_hash import is_hash_of, state_hash
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, bot, happen, play_until, running, sitting

RECORD = Path(__file__).parents[1] / "games/pillars/records/last-advantage.json"


@pytest.fixture
def record() -> dict[str, Any]:
    return read_record(RECORD)


def changed(record: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    return {**record, key: value}


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("format", "chess", "format: not a record of Bauhütte"),
        ("format_version", 99, "format 99 is unknown"),
        ("game", "chess", "game: the game “chess” is unknown here"),
        ("rules_version", 0, "rules_version: played by rules version 0; this program plays version"),
        ("edition", "0123", "edition: played with edition 0123"),
        ("edition_values", {"craftsman.carpenter.value": 99}, "edition_values: .*99 is not between"),
        ("edition_values", {"": {}}, "edition_values: the value has the wrong type"),
        ("seats", ["Anna"], "1 seats are not possible"),
        ("seats", [1, 2, 3], r"seats\[0\]: the value has the wrong type"),
        ("seed", "zz", "seed: the value has the wrong type"),
        ("seed", "00", "the seed does not match the commitment"),
        ("options", {"x": 1}, "There is no option “x”"),
        ("salts", "x", "salts: the value has the wrong type"),
        ("hashes", [], "hashes: there must be exactly one entry for each move"),
        ("result", None, "result: replaying gives another result"),
        ("position", {}, "Position, field seats: this field is missing"),
    ],
)
def test_forged_records_are_refused(record: dict[str, Any], key: str, value: Any, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as refused:
        bh.replay(changed(record, key, value))
    assert refused.value.text("de") != refused.value.text("en")


def test_missing_parts_are_named(record: dict[str, Any]) -> None:
    for key in record:
        if key in ("format", "format_version"):
            continue
        with pytest.raises(BadRecord, match=f"{key}: missing"):
            bh.replay({k: v for k, v in record.items() if k != key})


def test_a_changed_move_is_found_where_it_is(record: dict[str, Any]) -> None:
    moves = list(record["moves"])
    moves[7] = "play nothing"
    with pytest.raises(BadRecord, match=r"moves\[7\]: “play nothing” is not a move"):
        bh.replay(changed(record, "moves", moves))
    moves[7] = record["moves"][0]
    with pytest.raises(BadRecord, match=r"moves\[7\]: .* is not possible now \(P7\)"):
        bh.replay(changed(record, "moves", moves))


def test_another_legal_move_is_found_by_its_hash(record: dict[str, Any]) -> None:
    table = bh.game("pillars").table(seats=record["seats"], seed=bytes.fromhex(record["seed"]))
    other = next(str(move) for move in table.moves() if str(move) != record["moves"][0])
    with pytest.raises(BadRecord, match=r"hashes\[0\]: the state after this move is not the recorded one"):
        bh.replay(changed(record, "moves", [other, *record["moves"][1:]]))


def test_records_of_both_formats_verify(record: dict[str, Any]) -> None:
    assert record["format_version"] == 1  # written before version 1.0
    written_now = bh.replay(record).record()
    assert written_now["format_version"] == 2
    assert bh.replay(written_now).outcome == bh.replay(record).outcome
    assert not set(written_now["hashes"]) & set(record["hashes"])


def test_moves_of_a_bot_at_a_persons_seat_are_marked(record: dict[str, Any]) -> None:
    assert "stand_ins" not in bh.replay(record).record(), "optional"
    match = running(sitting(ANNA), bot(), bot())
    play_until(match, lambda m: m.table is not None and m.table.version == 4)
    happen(match, HandOver.decide(match, ANNA, "greedy"))
    assert match.table is not None
    rounds = Rounds("moves of a stand-in")
    while match.to_move is not None and rounds():
        happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by="bot"))
    written = match.table.record()
    by_bot = [number for number, past in enumerate(match.table.past, 1) if past.seat == 0 and number > 4]
    assert written["stand_ins"] == by_bot
    assert bh.replay(written).record() == written
    for wrong in ("1", [0], [len(written["moves"]) + 1], [True], [1.0]):
        with pytest.raises(BadRecord, match="stand_ins"):
            bh.replay(changed(written, "stand_ins", wrong))


def test_a_hash_cannot_be_tried_without_the_secret(record: dict[str, Any]) -> None:
    """A player who guesses the whole state cannot check the guess against a hash of a running game."""
    table = bh.replay(record)
    written = table.record()["hashes"][-1]
    assert written == state_hash(table.state, table.secret)
    assert written not in {state_hash(table.state, bytes(32)), hashlib.blake2b(table.state.tobytes()).hexdigest()[:32]}
    assert not is_hash_of(written, table.state, bytes(32))


def test_other_salts_are_found(record: dict[str, Any]) -> None:
    """Salts decide the deal: with others, it is another one."""
    with pytest.raises(BadRecord, match=r"moves\[0\]|hashes\[0\]"):
        bh.replay(changed(record, "salts", ["mine"]))


def test_truncated_and_foreign_files(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(RECORD.read_bytes()[:500])
    with pytest.raises(BadRecord, match=r"damaged or incomplete: .*line"):
        read_record(path)
    path.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadRecord, match="not a record of Bauhütte"):
        read_record(path)
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "none.json")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_damage_is_refused_not_crashed(record: dict[str, Any], data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(record)))
    junk = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda x: st.lists(x, max_size=3) | st.dictionaries(st.text(max_size=5), x, max_size=3),
    )
    value = data.draw(junk)
    if value == record[key] or (key == "format_version" and value in READABLE):
        return
    damaged = changed(record, key, value)
    try:
        bh.replay(json.loads(json.dumps(damaged)))
    except BadRecord:
        return
    assert key == "seats"  # names do not change the game
    assert isinstance(value, list)


def test_a_deeply_nested_file_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(BadRecord, match="damaged or incomplete"):
        read_record(path)
    deep: dict[str, Any] = {}
    for _ in range(5_000):
        deep = {"x": deep}
    with pytest.raises(BadRecord, match="edition_values"):
        replay(changed(record, "edition_values", deep))


def with_another_edition(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "edition": "0123", "edition_values": {"craftsman.carpenter.value": 7}}


def test_unknown_editions_are_not_loaded(record: dict[str, Any]) -> None:
    """Each would be another copy of the rules, compiled for minutes and kept."""
    loaded = set(sys.modules)
    with pytest.raises(BadRecord, match="edition 0123 is not allowed here") as refused:
        replay(with_another_edition(record), editions=())
    assert "nicht erlaubt" in refused.value.text("de")
    assert not {name for name in set(sys.modules) - loaded if "@" in name}
    replay(record, editions=())  # the package's own components are always accepted


def test_an_admitted_name_admits_no_other_values(record: dict[str, Any]) -> None:
    loaded = set(sys.modules)
    with pytest.raises(BadRecord, match="edition: played with edition 0123"):
        replay(with_another_edition(record), editions=("0123",))
    assert not {name for name in set(sys.modules) - loaded if "@" in name}
