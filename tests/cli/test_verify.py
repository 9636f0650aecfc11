"""`verify` finds every kind of tampering, `replay` shows what was played."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bauhuette.cli import replay
from bauhuette.cli.plain_renderer import PlainRenderer
from bauhuette.cli.snapshot import Snapshot
from bauhuette.engine.game import Game
from bauhuette.engine.rng import commitment_to, secret_from_number
from bauhuette.match.record_reader import read_record
from tests.cli.terminal import kept_games, run

GAMES = Path(__file__).parents[1] / "games"
STORED = GAMES / "pillars" / "records" / "last-advantage.json"
Tamper = Callable[[dict[str, Any]], object]


def test_stored_records_hold(game: Game) -> None:
    for file in (GAMES / game.meta.key / "records").glob("*.json"):
        result = run("verify", str(file))
        assert result.exit_code == 0
        lines = [line for line in result.output.splitlines() if not line.startswith("Compiling: ")]
        assert lines[0].startswith("Valid: ")
        assert "the result is correct" in result.output


def other_seed(record: dict[str, Any]) -> None:
    """A seed chosen after the game, with a commitment that fits it."""
    secret = secret_from_number(999)
    record |= {"seed": secret.hex(), "commitment": commitment_to(secret)}


def other_result(record: dict[str, Any]) -> None:
    record["result"]["scores"][0] += 1


def swapped_moves(record: dict[str, Any]) -> None:
    record["moves"][3], record["moves"][4] = record["moves"][4], record["moves"][3]


@pytest.mark.parametrize(
    ("tamper", "where"),
    [
        (lambda r: r.update(format="other"), "format"),
        (lambda r: r.update(format_version=99), "format_version"),
        (lambda r: r.update(game="chess"), "game"),
        (lambda r: r.update(rules_version=99), "rules_version"),
        (lambda r: r.update(edition="0" * 16), "edition"),
        (lambda r: r.update(edition_values={"craftsman": {"carpenter": {"value": 7}}}), "edition"),
        (lambda r: r.update(commitment="0" * 64), "commitment"),
        (lambda r: r.update(seed="00"), "commitment"),
        (lambda r: r.update(seed="no hex"), "seed"),
        (lambda r: r.update(salts=["more luck"]), "moves[0]"),
        (lambda r: r.update(seats=["A"]), "seats"),
        (lambda r: r.update(options={"fast": 1}), "seats"),
        (lambda r: r.pop("moves"), "moves"),
        (lambda r: r["moves"].pop(), "hashes"),
        (lambda r: r["moves"].__setitem__(2, "play nothing"), "moves[2]"),
        (lambda r: r["moves"].__setitem__(2, 7), "moves[2]"),
        (lambda r: r["hashes"].__setitem__(5, "0" * 16), "hashes[5]"),
        (lambda r: (r["moves"].pop(), r["hashes"].pop()), "result"),
        (lambda r: r.update(result=None), "result"),
        (other_seed, "moves[0]"),
        (other_result, "result"),
        (swapped_moves, "moves[3]"),
    ],
)
def test_tampering_is_found(tamper: Tamper, where: str, tmp_path: Path) -> None:
    record = read_record(STORED)
    tamper(record)
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert "Not valid: " in result.output
    assert f": {where}:" in result.output


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\xff", '"record"'])
def test_damaged_files_are_found(text: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(text.encode("latin-1"))
    assert run("verify", str(file)).exit_code == 1
    assert run("replay", str(file)).exit_code == 2
    assert run("resume", str(file)).exit_code == 2


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "none.json"), "--lang", "de")
    assert result.exit_code == 1
    assert "Ungültig" in result.output


def test_replay_prints_every_move_in_either_language() -> None:
    moves = read_record(STORED)["moves"]
    english = run("replay", str(STORED), "--plain", "--lang", "en").output
    assert english.count("Move ") == len(moves)
    assert f": {moves[0]}\n" in english
    assert english.count("Hand 1 begins") == 1
    german = run("replay", str(STORED), "--plain", "--lang", "de")
    assert german.exit_code == 0
    assert german.output.count("\nZug ") == len(moves)
    assert "gewinn" in german.output.splitlines()[-1]


class RecordingFace(PlainRenderer):
    """Remembers the titles of what was shown."""

    def __init__(self) -> None:
        super().__init__(narrates=True, lang="en")
        self.titles: set[str] = set()

    def watch(self, scene: Snapshot, since_last: Sequence[str]) -> None:
        del since_last
        self.titles |= {section.title for section in scene.screen.sections}


def test_hands_are_seen_only_when_the_game_is_over(data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "pillars", "--plain", "--seed", "1", typed="1\n1\n")
    (unfinished,) = kept_games(data_home)
    for file, shown in ((unfinished, False), (STORED, True)):
        renderer = RecordingFace()
        monkeypatch.setattr(replay, "face_for", lambda *_, renderer=renderer, **__: renderer)
        assert run("replay", str(file), "--lang", "en").exit_code == 0
        assert any(title.startswith("Hand of") for title in renderer.titles) == shown
