"""Stored evidence: golden playthroughs, records of finished games, and a test for every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bauhuette.engine.examples import examples
from bauhuette.engine.game import Game
from bauhuette.match.record_reader import read_record, replay
from bauhuette.testkit.playthrough import playthrough
from bauhuette.testkit.text_checks import rule_ids

GAMES = Path(__file__).parent / "games"


@pytest.mark.every_seats
def test_playthrough_is_as_stored(game: Game, seats: int) -> None:
    """After an intended change of the rules raise rules_version and store it anew (see testkit/playthrough.py)."""
    stored = (GAMES / game.meta.key / "playthroughs" / f"{seats}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, wanted) in enumerate(zip(playthrough(game, seats), stored, strict=True), start=1):
        assert line == wanted, f"line {number}"


def test_stored_records_replay(game: Game) -> None:
    """One record for every ending, each to its exact result."""
    endings = set()
    for path in sorted((GAMES / game.meta.key / "records").glob("*.json")):
        outcome = replay(read_record(path)).outcome
        assert outcome is not None, path.name
        endings.add(outcome.reason)
    assert endings == set(game.ENDINGS)


def test_every_rule_is_named_by_a_test(game: Game) -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (GAMES / game.meta.key).glob("*.py"))
    named = set(re.findall(r"\b[A-Z]\d+\b", tests))
    missing = [rule for rule in rule_ids(game, "en") if rule not in named]
    assert not missing


def test_every_worked_example_is_true_to_the_rules(game: Game) -> None:
    """A test takes it from the rules text by its id, sets it up and compares the figures."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (GAMES / game.meta.key).glob("*.py"))
    for one in examples(game.meta.key, "en"):
        assert f'"{one.id}"' in tests, one.id
