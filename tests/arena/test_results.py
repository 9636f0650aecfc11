from __future__ import annotations

import math

import pytest

from bauhuette.arena.play_game import ArenaGame
from bauhuette.arena.results import margin_of, mean_of, share, summarise, t95, win_of


def played(number: int, deal: int, lineup: tuple[str, ...], scores: tuple[int, ...]) -> ArenaGame:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return ArenaGame(number, deal, lineup, scores, ranks, 10)


def test_wins_are_shared_among_equals() -> None:
    game = played(0, 0, ("a", "b", "c"), (7, 7, 3))
    assert [win_of(game, seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [margin_of(game, seat) for seat in range(3)] == [0, 0, -4]


def test_students_t() -> None:
    assert t95(1) == 12.706
    assert t95(11) == pytest.approx(2.201, abs=1e-3)
    assert t95(30) == pytest.approx(2.042, abs=1e-3)
    assert t95(10_000) == pytest.approx(1.960, abs=1e-3)


def test_intervals_count_deals_not_games() -> None:
    """Copies of a value within its deal add no information."""
    once = mean_of([[0.0], [1.0], [1.0], [0.0], [1.0]])
    four = mean_of([[0.0] * 4, [1.0] * 4, [1.0] * 4, [0.0] * 4, [1.0] * 4])
    assert once == four
    assert once.mean == pytest.approx(0.6)
    assert once.high - once.mean == pytest.approx(2.776 * math.sqrt(0.3 / 5))


def test_one_deal_gives_no_interval() -> None:
    found = share([[1.0, 1.0]], 2)
    assert found.mean == 1
    assert found.low < 0.4
    assert share([[1.0]] * 50, 50).low == pytest.approx(0.9287, abs=1e-3)


def test_a_line_for_each_bot_the_best_first() -> None:
    games = []
    for deal in range(10):
        games.append(played(2 * deal, deal, ("strong", "weak", "weak"), (10, 5, 4 + deal % 3)))
        games.append(played(2 * deal + 1, deal, ("weak", "strong", "weak"), (6, 9, 2)))
    strong, weak = summarise(games)
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.win_share.mean == 1
    assert strong.win_share.low > strong.fair == pytest.approx(1 / 3)
    assert weak.win_share.mean == 0
    assert strong.margin.mean == pytest.approx((sum(10 - max(5, 4 + d % 3) for d in range(10)) + 30) / 20)
    assert strong.rating > 25 > weak.rating


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [played(i, i // 2, ("a", "b", "c"), (i % 3, i % 2, i % 5)) for i in range(12)]
    assert summarise(games) == summarise(reversed(games))
