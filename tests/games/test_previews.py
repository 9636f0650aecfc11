"""Every line of a preview is true: previewed moves are made, and each line is compared with what happens."""

from __future__ import annotations

from random import Random

import pytest

from bauhuette.engine.catalogue import game_keys, words_of
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.registry import load

from .previewed import Found, claims_of, compare, messages_of

PREVIEWING = [key for key in game_keys() if messages_of(key)]
FEW_MOVES = 1_500
MANY_MOVES = 25_000  # in each of the runs of `make test-all`
RUNS = 4

# Words without which a line would promise what luck or others decide: its claim says no more than they do.
HEDGED = {
    ("cologne", "roll"): {"en": "May bring", "de": "Kann "},
    ("cologne", "roll-full"): {"en": "May bring", "de": "Kann "},
    ("cologne", "mayor"): {"en": "unless the goal is reached", "de": "wenn das Ziel nicht erreicht ist"},
    ("contest", "bluff"): {"en": "If your bid stays highest", "de": "Bleibt dein Gebot das höchste"},
    ("pillars", "trick-lost"): {"en": "every card that can still follow", "de": "Jede Karte, die noch kommen kann"},
}


def check(found: Found) -> None:
    assert not found.false, "\n".join([f"{len(found.false)} false lines", *found.false[:20]])


@pytest.mark.parametrize("key", PREVIEWING)
def test_every_message_has_a_claim(key: str) -> None:
    assert set(claims_of(load(key)).CLAIMS) == messages_of(key)


@pytest.mark.parametrize(("key", "message"), HEDGED)
def test_words_promise_no_more_than_is_proven(key: str, message: str) -> None:
    for lang in LANGUAGES:
        said = words_of(key, lang).say(f"preview-{message}", limit=3, money=2)
        assert HEDGED[key, message][lang] in said


@pytest.mark.parametrize("key", PREVIEWING)
def test_previews_are_true(key: str) -> None:
    found = compare(load(key), Random(key), FEW_MOVES)
    check(found)
    assert found.decided.total() > FEW_MOVES // 2


@pytest.mark.thorough
@pytest.mark.parametrize("run", range(RUNS))
@pytest.mark.parametrize("key", PREVIEWING)
def test_previews_are_true_at_length(key: str, run: int) -> None:
    """And every message was said, and decided by play."""
    found = compare(load(key), Random(f"{key} {run}"), MANY_MOVES)
    check(found)
    assert {message for message in messages_of(key) if not found.decided[message]} == set()
