"""Why a move is better: no reason the played-out games do not support, and nothing the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from bauhuette.analysis.why import GAMES, Claim, Explanation, PlayedOut, Reason, by_chance, reasons_of, why
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.domains import NUMBER, SEAT
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.reasons import CausalPattern, Helps, Playout
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId, Seat
from bauhuette.testkit.random_games import determinized, hidden, offered, states
from bauhuette.testkit.text_checks import rule_ids

LUCK = b"why"
ME, OTHER = 0, 1


def nothing(_playout: Playout) -> Iterable[tuple[int, ...]]:
    return ()


FIRST = CausalPattern("first", 1, nothing, Helps.NAMED, seat=SEAT)
SECOND = CausalPattern("second", 1, nothing, Helps.OTHERS, number=NUMBER)
GOOD, BAD, COSTLY = Claim(FIRST, (ME,)), Claim(FIRST, (OTHER,)), Claim(SECOND, (7,))


def game(lead: int, *claims: Claim) -> PlayedOut:
    return PlayedOut([10 + lead, 10], frozenset(claims))


def told(pairs: list[tuple[PlayedOut, PlayedOut]]) -> list[Reason]:
    return list(reasons_of(pairs, ME, (FIRST, SECOND)))


def test_a_reason_holds_clearly_more_often_after_one_move() -> None:
    apart, alike = (game(0), game(3, GOOD)), (game(1, GOOD), game(1, GOOD))
    assert told([apart] * 40 + [alike] * 20) == [Reason(GOOD, 20, 60)]
    assert told([apart] * 11 + [alike] * 49) == []  # too seldom
    assert told([apart] * 30 + [(game(3, GOOD), game(0))] * 18 + [alike] * 12) == []  # as often by chance
    assert told([alike] * 60) == []


def test_what_is_bad_for_the_better_move_is_no_reason() -> None:
    assert told([(game(0), game(3, BAD))] * 60) == []
    assert told([(game(0, BAD), game(3))] * 60) == [Reason(BAD, 60, 0)]
    assert told([(game(0, COSTLY), game(3))] * 60) == [Reason(COSTLY, 60, 0)]
    assert told([(game(0), game(3, COSTLY))] * 60) == []


def test_a_reason_goes_with_better_endings() -> None:
    assert told([(game(3), game(0, GOOD))] * 60) == []
    assert told([(game(0), game(0, GOOD))] * 60) == []
    assert told([(game(0), game(2, GOOD)), (game(2), game(0, GOOD))] * 30) == []


def test_the_nearest_of_the_important_causes_comes_first() -> None:
    pairs = [(game(0, COSTLY), game(3, GOOD))] * 60
    assert [one.claim for one in told(pairs)] == [GOOD, COSTLY]
    seldom = [(game(0, COSTLY), game(3, GOOD))] * 20 + [(game(0, COSTLY), game(3))] * 40
    assert [one.claim for one in told(seldom)] == [COSTLY]


def test_the_sign_test() -> None:
    assert by_chance(5, 0) == 1 / 32
    assert by_chance(2, 1) == 0.5
    assert by_chance(0, 0) == 1


# --- of real games ---


def question(game: Game, seed: int = 5) -> tuple[Game, Any, Seat, MoveId, MoveId]:
    """Two moves of a position in the middle of a random game, and what its seat knows."""
    found = [s for s in states(game, 3, seed) if not s.over and len(offered(game, s)) > 1]
    s = found[len(found) // 2]
    seat = Seat(int(s.to_move))
    moves = offered(game, s).tolist()
    return game, hidden(game, s, seat), seat, MoveId(moves[0]), MoveId(moves[-1])


@pytest.mark.parametrize("key", game_keys())
def test_a_move_does_not_differ_from_itself(key: str) -> None:
    game, known, seat, move, _ = question(load(key))
    assert why(game, known, seat, move, move, LUCK, 1) == Explanation(1, 0, 0, ())


@pytest.mark.parametrize("key", game_keys())
def test_what_the_seat_cannot_know_changes_nothing(key: str) -> None:
    """The same knowledge in another determinization: the true state is never read."""
    game, known, seat, one, other = question(load(key))
    elsewhere = hidden(game, determinized(game, known, seat, 9), seat)
    assert why(game, known, seat, one, other, LUCK, 2) == why(game, elsewhere, seat, one, other, LUCK, 2)


def test_the_playouts_begin_in_sampled_determinizations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played out from another one, and both moves of a pair from the same."""
    game, known, seat, one, other = question(load("pillars"))
    begun: list[bytes] = []

    def find(playout: Playout) -> Iterable[tuple[int, ...]]:
        begun.append(playout.before.tobytes())
        assert hidden(game, playout.before, seat).hand.tolist() == known.hand.tolist()
        return ()

    pattern = CausalPattern("seen", 1, find, Helps.ME)
    monkeypatch.setitem(game.__dict__, "reasons", (pattern,))
    why(game, known, seat, one, other, LUCK, 4)
    assert begun[::2] == begun[1::2]
    assert len(set(begun)) == 4


@pytest.mark.parametrize("key", game_keys())
def test_there_are_patterns_enough(key: str) -> None:
    patterns = load(key).reasons
    assert len(patterns) >= 6
    assert len({one.name for one in patterns}) == len(patterns)
    assert GAMES >= 60


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_have_words_and_rules(key: str, lang: str) -> None:
    game = load(key)
    for pattern in game.reasons:
        claim = Claim(pattern, (0,) * len(pattern.facts))
        assert f"{game.meta.rule_prefix}{pattern.rule}" in rule_ids(game, lang)
        of_me = next(iter(pattern.facts.values()), NUMBER) is SEAT
        for me in (None, 0):
            text = Narrator(game, lang, ("Anna", "Ben", "Cleo"), me).coached(claim.told())
            assert "⟨" not in text
            if pattern.helps in (Helps.NAMED, Helps.OTHERS_THAN_NAMED):
                assert of_me, pattern.name
                assert ("Anna" in text) == (me is None), pattern.name
        for name, domain in pattern.facts.items():
            said = Narrator(game, lang, ("Anna", "Ben"), None).value(domain, 0)
            if domain is not SEAT and name != "king":
                assert str(said) in Narrator(game, lang, ("Anna", "Ben"), None).coached(claim.told()), pattern.name
