"""Why a move is better: parts that add up, and no sentence the figures do not support."""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.analysis.why import (
    Difference,
    Ending,
    Happened,
    Who,
    Why,
    _happenings,
    _with_whom,
    happened,
    tenths,
    why,
)
from bauhuette.analysis.why import _both as both_endings
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import LANGUAGES
from bauhuette.testkit.play import hidden, imagined, offered, states
from bauhuette.testkit.words import rule_ids

LUCK = b"why"
WORLDS = 12


def question(game: Game, seed: int = 5) -> tuple[Game, Any, Seat, MoveId, MoveId]:
    """Two moves of a position in the middle of a random game, and what its seat knows."""
    found = [s for s in states(game, 3, seed) if not s.over and len(offered(game, s)) > 1]
    s = found[len(found) // 2]
    seat = Seat(int(s.to_move))
    moves = offered(game, s).tolist()
    return game, hidden(game, s, seat), seat, MoveId(moves[0]), MoveId(moves[-1])


@pytest.fixture(scope="module", params=game_keys())
def told(request: pytest.FixtureRequest) -> tuple[Game, Seat, Why]:
    asked = question(load(request.param))
    return asked[0], asked[2], why(*asked, WORLDS, LUCK)


def test_the_parts_add_up_to_the_whole(told: tuple[Game, Seat, Why]) -> None:
    _, _, found = told
    assert sum(part.points for part in found.parts) + found.rest == pytest.approx(found.lead)
    assert [abs(part.points) for part in found.parts] == sorted(
        (abs(part.points) for part in found.parts), reverse=True
    )


@pytest.mark.parametrize("key", game_keys())
def test_every_point_of_an_ending_is_in_a_row(key: str) -> None:
    """Counted from the position on: what was there before stands in a row of its own."""
    game, known, seat, one, other = question(load(key))
    for ending in both_endings(game, known, seat, one, other, 7):
        for p, score in enumerate(ending.scores):
            assert sum(row.points[p] for row in ending.rows.values()) == score
        parts = sum(ending.share_in_lead(row, seat, own) for row in ending.rows for own in (True, False))
        assert parts == ending.lead_of(seat)


def test_only_what_is_surely_so_is_told(told: tuple[Game, Seat, Why]) -> None:
    _, _, found = told
    for part in found.parts:
        assert abs(part.points) > 2 * part.error
    for one in found.happenings:
        assert one.played != one.better
        assert 0 <= min(one.played, one.better) <= max(one.played, one.better) <= found.worlds


def test_a_move_does_not_differ_from_itself() -> None:
    game, known, seat, move, _ = question(load("pillars"))
    found = why(game, known, seat, move, move, WORLDS, LUCK)
    assert (found.lead, found.parts, found.rest, found.happenings, found.is_sure) == (0, (), 0, (), False)


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    game, known, seat, one, other = question(load("pillars"))
    elsewhere = hidden(game, imagined(game, known, seat, 9), seat)
    assert why(game, known, seat, one, other, 3, LUCK) == why(game, elsewhere, seat, one, other, 3, LUCK)


def test_the_lead_is_over_the_best_other() -> None:
    ending = Ending([5, 9, 7], {}, frozenset())
    assert [ending.lead_of(seat) for seat in range(3)] == [-4, 2, -2]
    assert [ending.rival_of(seat) for seat in range(3)] == [1, 2, 1]


def test_of_what_happens_again_and_again_the_next_counts() -> None:
    game = load("pillars")
    trick, king, scored = (game.NEWS.number(kind) for kind in ("trick-given", "kings-trick", "scored"))
    rows = [[scored, 31, 0, 3, 1, 1], [trick, 31, 2, 0, 5, 0], [king, 31, 1, 0, 0, 0], [trick, 31, 1, 0, 6, 0]]
    assert happened(game, rows) == {Happened("trick", (2,))}
    assert happened(game, rows[2:]) == {Happened("kings-trick", ())}
    cologne = load("cologne")
    completed = cologne.NEWS.number("completed")
    churches = [[completed, 31, 0, 3, 4, 0], [completed, 31, 1, 2, 4, 0]]
    assert happened(cologne, churches) == {Happened("church", (0, 3)), Happened("church", (1, 2))}


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_happenings_have_words_and_rules(key: str, lang: str) -> None:
    game = load(key)
    assert game.happenings
    for one in game.happenings:
        kinds = [game.NEWS.kinds[game.NEWS.number(kind)] for kind in one.kinds]
        assert all(set(one.facts) <= set(kind.facts) for kind in kinds)
        what = Happened(one.name, (0,) * len(one.facts))
        assert f"{game.meta.rule_prefix}{what.rule(game)}" in rule_ids(game, lang)
        for me in (None, 0):
            text = Speech(game, lang, ("Anna", "Ben", "Cleo"), me).coached(what.told(game))
            assert "⟨" not in text
            assert ("Anna" in text) == (me is None and "seat" in [kinds[0].facts[name].name for name in one.facts])


@pytest.mark.parametrize("key", game_keys())
def test_luck_is_told_by_news_that_there_are(key: str) -> None:
    game = load(key)
    assert set(game.luck) <= {kind.name for kind in game.NEWS.kinds}
    assert set(game.luck.values()) <= {"deal", "dice"}


def test_whom_an_event_happens_to_is_counted_once(told: tuple[Game, Seat, Why]) -> None:
    """Seat by seat, and no more often than there are worlds; what is said of it agrees with the signs."""
    game, _, found = told
    events = [one.what.event(game) for one in found.happenings if one.who]
    assert len(events) == len(set(events))
    for one in found.happenings:
        if one.who is None:
            continue
        assert max(sum(one.who.played), sum(one.who.better)) <= found.worlds
        seat = one.what.seat(game)
        if seat is not None:
            assert (one.who.played[seat], one.who.better[seat]) == (one.played, one.better)


def trick_of(seat: int) -> Ending:
    return Ending([0, 0, 0], {}, frozenset({Happened("trick", (seat,))}))


def test_the_next_trick_goes_to_one_seat_or_nobody() -> None:
    game = load("pillars")
    nobody = Ending([0, 0, 0], {}, frozenset({Happened("kings-trick", ())}))
    pairs = [(trick_of(1), trick_of(0))] * 9 + [(nobody, trick_of(1))]
    found = _with_whom(game, _happenings(pairs), pairs, 3)
    assert [(one.what.facts, one.played, one.better) for one in found] == [((0,), 0, 9), ((1,), 9, 1)]
    assert [one.who for one in found] == [Who((0, 9, 0), (9, 1, 0)), None]


def test_ten_signs_are_as_near_to_the_counts_as_tenths_can_be() -> None:
    assert tenths((4, 0, 16), 20) == [2] * 8 + [0] * 2  # the most frequent first
    assert tenths((3, 12), 20) == [1] * 6 + [0] * 2 + [2] * 2  # nobody in five of the worlds
    assert tenths((0, 0), 7) == [2] * 10
    assert all(len(tenths((a, b, 34), 100)) == 10 for a in range(34) for b in range(33))


def test_what_happens_to_several_has_no_single_seat() -> None:
    game = load("cologne")
    both = Ending([0, 0], {}, frozenset({Happened("audience", (0,)), Happened("audience", (1,))}))
    pairs = [(both, Ending([0, 0], {}, frozenset()))] * 9
    found = _with_whom(game, _happenings(pairs), pairs, 2)
    assert len(found) == 2
    assert all(isinstance(one, Difference) and one.who is None for one in found)
