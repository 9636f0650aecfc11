"""Editions by chance: none crashes the check, and what it accepts can be played to the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter

import pytest

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.edition_validation import check_edition
from bauhuette.testkit.edition_fuzz import EditionFuzz, faults_of, stop
from tests.plugins.selection import few


@pytest.mark.parametrize("key", game_keys())
def test_no_edition_breaks_the_check(key: str) -> None:
    """Every refusal has a sentence in both languages."""
    fuzz, found = EditionFuzz(key), Counter[bool]()
    for number in range(100):
        breaches = check_edition(fuzz.edition(number), key).breaches
        assert all(breach.text("de") and breach.text("en") for breach in breaches), number
        found[bool(breaches)] += 1
    assert min(found[True], found[False]) > 10, "both kinds are tried"


PART, PARTS = 2_500, 4  # of four games 40,000 cases: some 4 minutes of one core


def fuzzed(key: str, *size: str) -> str:
    """Interpreted, in a process of its own."""
    command = [sys.executable, "-m", "bauhuette.testkit.edition_fuzz", key, *size]
    environment = {**os.environ, "BAUHUETTE_JIT": "off"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("key", few(sorted(game_keys(), reverse=True), 2))
def test_accepted_editions_can_be_played_to_the_end(key: str, thorough: bool) -> None:
    assert " 0 played" not in fuzzed(key, "--count", "150" if thorough else "2")


def test_a_case_that_hangs_is_ended_and_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_: object) -> list[str]:
        signal.pause()
        return []

    monkeypatch.setattr(EditionFuzz, "case", hang)
    before = signal.signal(signal.SIGALRM, stop)
    try:
        assert faults_of(EditionFuzz("pillars"), 0, Counter(), True, 0.05) == ["TimeoutError: it takes too long"]
    finally:
        signal.signal(signal.SIGALRM, before)


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", game_keys())
def test_many_editions_break_nothing(key: str, part: int) -> None:
    """Each 500th is played."""
    fuzzed(key, "--first", str(1000 + part * PART), "--count", str(PART), "--every", "500")
