"""Auctions, from the open and the closed pile, and who cannot pay: C16 to C29."""

from __future__ import annotations

import pytest

from bauhuette.match.table import Table

from .arrange import arranged, hand, kinds, news, offered, play, purse, seen, state, why


def auction(pile: str, card: str, **facts: object) -> Table:
    tops = (card, "tower-1") if pile == "open" else ("tower-1", card)
    return play(arranged(phase="offer", tops=tops, **facts), f"offer {pile}")  # type: ignore[arg-type]


def test_either_pile() -> None:
    """C16: the top card of one of both piles must be auctioned."""
    table = arranged(phase="offer")
    assert offered(table) == ["offer open", "offer closed"]
    assert why(table, "done") == 10


def test_opening_bid() -> None:
    """C17: the auctioneer must open, with 1 at least."""
    table = auction("open", "church-5")
    assert why(table, "pass") == 17
    assert why(table, "bid 0") == 17
    assert offered(table)[0] == "bid 1"
    assert table.to_move == 0


def test_opening_bid_without_money() -> None:
    """C17: an empty purse may open with 0, and get the card for it."""
    table = auction("open", "church-5", money=(0, 10, 10))
    play(table, "bid 0", "pass", "pass")
    assert hand(table, 0) == ["church-5"]


def test_raise_or_pass() -> None:
    """C18: more or out, in seat order; the last one left gets the card."""
    table = play(auction("open", "church-5"), "bid 2")
    assert table.to_move == 1
    assert [why(table, f"bid {n}") for n in (0, 2, 3)] == [18, 18, 0]
    play(table, "pass", "bid 4", "bid 5")
    assert table.to_move == 2  # seat 1 is out
    play(table, "pass")
    assert hand(table, 0) == ["church-5"]
    assert table.phase == "act"


def test_highest_bid() -> None:
    """C19: no more than all the money outside the bank."""
    table = auction("open", "church-5", money=(4, 5, 6))
    assert offered(table)[-1] == "bid 15"
    assert why(table, "bid 16") == 19
    assert offered(play(table, "bid 15")) == ["pass"]


def test_price_is_shared() -> None:
    """C20: the buyer pays, the auctioneer gets half rounded down, the bank the rest."""
    table = play(auction("open", "church-5"), "bid 2", "bid 7", "pass", "pass")
    assert [purse(table, p) for p in range(3)] == [13, 3, 10]
    assert state(table)["bank"] == 60 + 4
    assert hand(table, 1) == ["church-5"]


def test_own_purchase() -> None:
    """C21: all to the bank."""
    table = play(auction("open", "church-5"), "bid 7", "pass", "pass")
    assert [purse(table, p) for p in range(3)] == [3, 10, 10]
    assert state(table)["bank"] == 67


def test_only_the_auctioneer_looks() -> None:
    """C22: nobody else sees the card or hears of it."""
    table = auction("closed", "town-hall-7")
    assert [state(table, seat)["auction"]["card"] for seat in (0, 1, 2, None)] == ["town-hall-7", None, None, None]
    assert [("looked" in kinds(table, seat)) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert state(table, 1)["auction"]["kind"] is None
    assert not table.view(0)["undo"]


def test_kind_is_announced_at_the_second_turn() -> None:
    """C23: when it is the auctioneer's turn again, everybody is told the kind, but not the value."""
    table = play(auction("closed", "town-hall-7"), "bid 1", "bid 2")
    assert state(table, 1)["auction"]["kind"] is None
    play(table, "bid 3")
    assert "announced" in kinds(table)
    auction_ = state(table, 1)["auction"]
    assert (auction_["kind"], auction_["card"]) == ("town-hall", None)
    assert set(auction_["possible"]) == {"town-hall-5", "town-hall-6", "town-hall-7"}
    assert "announced" not in kinds(play(table, "bid 4", "bid 5", "bid 6"))


def test_corner_tower_is_announced_without_its_side() -> None:
    """C23: both sides are one kind."""
    table = play(auction("closed", "left-corner-2"), "bid 1", "bid 2", "pass")
    assert {"left-corner-1", "right-corner-3"} <= set(state(table, 2)["auction"]["possible"])


def test_nobody_raised() -> None:
    """C24: the auctioneer gets the card, and the others learn nothing."""
    table = play(auction("closed", "town-hall-7"), "bid 1", "pass", "pass")
    assert hand(table, 0) == ["town-hall-7"]
    assert "bought-unseen" in kinds(table, 1)
    mine = seen(table, 0, by=1)
    assert (mine["hand"], mine["promised"], mine["hidden_cards"]) == ([], {}, 1)


def test_who_has_seen_it_knows_it() -> None:
    """C25: the auctioneer knows the card in the buyer's hand, the others its kind, a buyer their own."""
    table = play(auction("closed", "town-hall-7"), "bid 1", "bid 2", "pass", "pass")
    assert hand(table, 1) == ["town-hall-7"]
    assert seen(table, 1, by=0)["hand"] == ["town-hall-7"]
    for other in (2, None):
        mine = seen(table, 1, by=other)
        assert (mine["hand"], mine["promised"], mine["hidden_cards"]) == ([], {"town-hall": 1}, 1)
    assert {"kind": "bought-kind", "seat": 1, "price": 2}.items() <= {
        **news(table, 2)[1],
        "kind": "bought-kind",
    }.items()


def test_open_purchases_are_known_to_all() -> None:
    """C25: everybody has seen an open card."""
    table = play(auction("open", "gate-3"), "bid 1", "bid 2", "pass", "pass")
    for other in (0, 2, None):
        assert seen(table, 1, by=other)["hand"] == ["gate-3"]


def test_who_cannot_pay() -> None:
    """C26: a bluff is allowed; all the money goes to the bank. C27: the next lower bid buys for its own last bid."""
    table = play(auction("open", "church-5", money=(10, 4, 10)), "bid 2", "bid 3", "bid 5", "pass")
    play(table, "bid 9", "pass")
    assert hand(table, 2) == ["church-5"]
    assert [purse(table, p) for p in range(3)] == [12, 0, 5]
    assert {"kind": "exposed", "seat": 1, "amount": 9, "paid": 4} in news(table)


def test_who_cannot_pay_either() -> None:
    """C27: and so on down the bids."""
    table = play(auction("open", "church-5", money=(10, 4, 4)), "bid 2", "bid 7", "bid 8", "pass", "pass")
    assert hand(table, 0) == ["church-5"]
    assert [purse(table, p) for p in range(3)] == [8, 0, 0]


def test_insolvent_auctioneer_gets_no_half() -> None:
    """C28: all of the price goes to the bank."""
    table = play(auction("open", "church-5", money=(3, 10, 10)), "bid 2", "bid 4", "pass", "bid 6", "pass")
    assert hand(table, 1) == ["church-5"]
    assert [purse(table, p) for p in range(3)] == [0, 6, 10]
    assert state(table)["bank"] == 90 - 16


@pytest.mark.parametrize("pile", ["open", "closed"])
def test_nobody_can_pay(pile: str) -> None:
    """C29: the card goes under the lower pile; who knew it still does."""
    table = auction(pile, "church-5", money=(1, 1, 1), sizes=(9, 12))
    play(table, "bid 2", "pass", "pass")
    assert "unsold" in kinds(table)
    assert table.phase == "act"
    sizes = [len(cards) for cards in state(table)["piles"].values()]
    assert sizes == ([9, 12] if pile == "open" else [10, 11])
    assert state(table, 0)["piles"]["open"][-1]["card"] == "church-5"
    assert state(table, 1)["piles"]["open"][-1]["card"] == ("church-5" if pile == "open" else None)


def test_nobody_can_pay_and_piles_are_level() -> None:
    """C29: the auctioneer chooses; an announced kind stays known to all."""
    table = auction("closed", "church-5", money=(0, 1, 1), sizes=(9, 10))
    play(table, "bid 1", "bid 2", "pass", "pass")
    assert (table.phase, table.to_move) == ("tuck", 0)
    assert offered(table) == ["tuck open", "tuck closed"]
    assert state(table, 1)["loose"] == {"card": None, "kind": "church"}
    play(table, "tuck closed")
    assert state(table, 1)["piles"]["closed"][-1] == {"card": None, "kind": "church"}
    assert state(table, 0)["piles"]["closed"][-1]["card"] == "church-5"
    assert table.phase == "act"


def test_next_open_card_is_turned() -> None:
    """C2: after an auction everybody sees the new top of the open pile."""
    table = play(auction("open", "church-5"), "bid 1", "pass", "pass")
    assert "turned" in kinds(table)
    assert state(table, 2)["piles"]["open"][0]["card"] is not None
