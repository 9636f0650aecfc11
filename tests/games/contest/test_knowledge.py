"""What each seat knows of other hands is kept exactly: C23, C25."""

from __future__ import annotations

from collections import Counter

from bauhuette.match.table import Table
from bauhuette.testkit.random_games import determinized, hidden

from .arrange import GAME, arranged, play, seen


def bought_closed(*cards: str, **facts: object) -> Table:
    """Seat 1 has bought these cards from the closed pile, auctioned by seat 0, kinds announced."""
    table = arranged(phase="offer", tops=("tower-1", cards[0]), **facts)  # type: ignore[arg-type]
    play(table, "offer closed", "bid 1", "bid 2", "pass", "pass")
    return table


def knowledge(table: Table, by: int | None) -> tuple[list[str], dict[str, int], int]:
    mine = seen(table, 1, by=by)
    return mine["hand"], mine["promised"], mine["hidden_cards"]


def test_another_card_of_the_kind_may_have_been_the_one() -> None:
    """C25: seat 1 holds church-5 (seen by seat 0, kind told to all) and church-8 (unknown), and lays church-8."""
    city = (("gate-3", "tower-2", "gate-3"),)
    table = bought_closed("church-5", cities=((), *city, ()), hands=((), ("church-8",), ()))
    assert knowledge(table, 0) == (["church-5"], {}, 1)
    assert knowledge(table, 2) == ([], {"church": 1}, 2)
    table.state.phase, table.state.turn, table.state.to_move = GAME.PHASES.index("act"), 1, 1
    play(table, "left church-8")
    assert knowledge(table, 0) == (["church-5"], {}, 0)  # it was not the one seen
    assert knowledge(table, 2) == ([], {}, 1)  # it may have been the one announced


def test_another_kind_was_not_the_one() -> None:
    """C25: laying a gate says nothing about the church that was announced."""
    city = (("church-4", "tower-2", "church-6"),)
    table = bought_closed("church-5", cities=((), *city, ()), hands=((), ("gate-2",), ()))
    table.state.phase, table.state.turn, table.state.to_move = GAME.PHASES.index("act"), 1, 1
    play(table, "left gate-2")
    assert knowledge(table, 2) == ([], {"church": 1}, 1)


def test_twins_cannot_be_told_apart() -> None:
    """C25: seat 0 has seen one church-5 there; a church-5 is laid; the other one may be anything."""
    city = (("gate-3", "tower-2", "gate-3"),)
    table = bought_closed("church-5", cities=((), *city, ()), hands=((), ("church-5",), ()))
    table.state.phase, table.state.turn, table.state.to_move = GAME.PHASES.index("act"), 1, 1
    play(table, "left church-5")
    assert knowledge(table, 0) == ([], {}, 1)


def test_imagined_hands_keep_what_was_promised() -> None:
    """C23, C25: every imagined world of seat 2 has a church with seat 1; the values are all those possible."""
    table = bought_closed("church-5", hands=((), ("tower-3",), ()))
    h = hidden(GAME, table.state, 2)
    found: Counter[str] = Counter()
    for luck in range(200):
        world = determinized(GAME, h, 2, luck)
        cards = GAME.view(hidden(GAME, world, 1))["seats"][1]["hand"]
        churches = [card for card in cards if card.startswith("church")]
        assert len(cards) == 2
        assert churches
        found.update(set(churches))
    assert set(found) == {f"church-{value}" for value in range(4, 10)}


def test_imagined_purses() -> None:
    """C5: purses of others add up to what is outside the bank, within their bounds, and all splits occur."""
    table = arranged(money=(4, 5, 6), most=[4, 8, 9, 0])
    h = hidden(GAME, table.state, 0)
    assert list(h.money[:3]) == [4, -1, -1]
    splits = Counter(tuple(determinized(GAME, h, 0, luck).money[1:3].tolist()) for luck in range(300))
    assert set(splits) == {(n, 11 - n) for n in range(2, 9)}
    assert max(splits.values()) < 3 * min(splits.values())


def test_imagined_purses_of_three() -> None:
    """C5: with four players all splits among three are equally likely."""
    table = arranged(cities=((),) * 4, hands=((),) * 4, money=(4, 1, 1, 1), saboteurs=(0,) * 4, most=[4, 3, 3, 3])
    h = hidden(GAME, table.state, 0)
    splits = Counter(tuple(determinized(GAME, h, 0, luck).money[1:].tolist()) for luck in range(600))
    assert len(splits) == 10
    assert max(splits.values()) < 3 * min(splits.values())
    watched = hidden(GAME, table.state, 4)
    assert {int(determinized(GAME, watched, 4, luck).money.sum()) for luck in range(20)} == {7}


def test_end_opens_all_hands() -> None:
    """C58: for the scoring everybody sees everything but the money."""
    table = arranged(hands=(("church-4",), ("gate-2",), ()), phase="final", final_left=1, closing=1)
    play(table, "done")
    assert seen(table, 1)["hand"] == ["gate-2"]
    assert seen(table, 1)["money"] is None
