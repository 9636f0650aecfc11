"""Phase 2."""

from __future__ import annotations

import pytest

from bauhuette.games.baumeister.cards import CONTRACTS, COST, ECONOMIES, ECONOMY_KIND, REVEALS

from .arrange import against, begin, bonus, contracts, offered, owner, play, purse, scene, talers, told

FOUR = "small-city-wall city-wall small-house house"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_one_reveals_one_more_than_players(seats: int) -> None:
    """B16."""
    table = begin(scene(seats, 1), "reveal")
    assert len(table.view(None)["state"]["contracts"]) == seats + 1
    assert table.to_move == 0


def test_no_more_than_the_stack_holds() -> None:
    """B16."""
    table = scene(3)
    contracts(table, dict.fromkeys(CONTRACTS[:11], 0))
    kinds = [int(kind) for kind in ECONOMY_KIND[table.state.economy]]
    at = kinds.index(ECONOMIES.index("very-good"))
    table.state.economy[[0, at]] = table.state.economy[[at, 0]]
    begin(table, "reveal")
    assert REVEALS[ECONOMIES.index("very-good"), 3] == 3
    assert table.view(None)["state"]["contracts_hidden"] == 0


def test_the_chooser_must_open_at_the_cost() -> None:
    """B17: whoever chooses a contract owes a bid of at least its cost."""
    table = scene()
    contracts(table, offer="town-hall house")
    begin(table, "choose")
    assert against(table, "auction watchtower") == "B17"
    play(table, "auction town-hall")
    assert table.phase == "open"
    assert against(table, "bid 11") == "B17"
    assert against(table, "pass") == "B17"
    assert against(table, "auction house") == "B10"
    play(table, "bid 12")
    assert table.to_move == 1


def test_the_chooser_chooses_again_until_passing() -> None:
    """B17, B18: then the next one, once round the table."""
    table = scene(3, hammer=1)
    contracts(table, offer=FOUR)
    begin(table, "choose")
    play(table, "auction house", "bid 5", "pass", "pass")
    assert owner(table, "house") == 1
    assert (table.phase, table.to_move) == ("choose", 1)
    play(table, "pass")
    assert (table.phase, table.to_move) == ("choose", 2)
    play(table, "auction city-wall", "bid 3", "bid 4", "bid 6", "pass", "pass")
    assert owner(table, "city-wall") == 1, "who passed the choice may still bid"
    play(table, "pass", "pass")
    assert table.phase not in ("choose", "open", "bid")


def test_who_passes_is_out_of_this_auction_only() -> None:
    """B19."""
    table = scene(3)
    contracts(table, offer="house city-wall")
    begin(table, "choose")
    for command, bidding in {"auction house": [0, 1, 2], "bid 5": [0, 1, 2], "pass": [0, 2]}.items():
        play(table, command)
        assert table.view(None)["state"]["auction"]["bidding"] == bidding
    play(table, "bid 8", "bid 9")
    assert table.to_move == 2, "seat b has passed and is not asked again"
    assert against(table, "bid 9") == "B19"
    play(table, "pass", "auction city-wall", "bid 3")
    assert table.to_move == 1


def test_bids_are_cash_only() -> None:
    """B20: whoever cannot bid higher drops out unasked."""
    table = scene(3)
    contracts(table, offer="house town-hall")
    purse(table, 0, 11_000)
    purse(table, 1, 6_000)
    begin(table, "choose")
    assert against(table, "auction town-hall") == "B20"
    play(table, "auction house")
    assert against(table, "bid 12") == "B20"
    play(table, "bid 6")
    assert [news["kind"] for news in told(table)] == ["bid", "dropped"]
    assert table.to_move == 2
    assert against(table, "borrow large") == "B44"


def test_highest_bid() -> None:
    """B21: at the highest bid the auction is over."""
    table = scene(2)
    contracts(table, offer="house")
    purse(table, 0, 400_000)
    purse(table, 1, 400_000)
    begin(table, "choose")
    play(table, "auction house")
    assert max(int(move.split()[1]) for move in offered(table, "bid")) == 150
    play(table, "bid 150")
    assert owner(table, "house") == 0


def test_after_two_contracts_only_those_without() -> None:
    """B22: and each of them gets just one."""
    table = scene(4, 1)
    contracts(table, {"house": 0, "city-wall": 0, "watchtower": 1}, offer="small-house town-hall")
    begin(table, "choose")
    assert table.to_move == 2, "B25: the start player has two, the next has one; the third chooses"
    play(table, "auction small-house", "bid 4")
    assert table.to_move == 3
    play(table, "pass")
    assert owner(table, "small-house") == 2
    assert owner(table, "town-hall") == 3, "B24: the last one goes to the one without"
    assert talers(table, 3) == 28_000


def test_before_that_everybody_bids() -> None:
    """B22: a player with one contract may win a second one."""
    table = scene(3, 1)
    contracts(table, {"house": 0}, offer="small-house town-hall city-wall")
    begin(table, "choose")
    play(table, "auction town-hall", "bid 12", "pass", "pass")
    assert owner(table, "town-hall") == 0
    assert table.to_move == 1


def test_without_a_contract_the_choice_cannot_be_passed() -> None:
    """B23: in round 1 only."""
    table = scene(3, 1)
    contracts(table, offer=FOUR)
    begin(table, "choose")
    assert against(table, "pass") == "B23"
    later = scene(3, 2)
    contracts(later, offer=FOUR)
    begin(later, "choose")
    play(later, "pass")
    assert later.to_move == 1


def test_everybody_has_a_contract_after_round_one() -> None:
    """B23, B24: whoever wins, in whatever order."""
    table = scene(3, 1)
    contracts(table, offer=FOUR)
    begin(table, "choose")
    play(table, "auction house", "bid 5", "bid 6", "pass", "pass")
    play(table, "auction small-house", "bid 4", "bid 5", "pass", "pass")
    assert owner(table, "house") == owner(table, "small-house") == 1
    assert against(table, "pass") == "B23"
    play(table, "auction city-wall", "bid 3", "bid 4", "pass")
    assert owner(table, "city-wall") == 2
    assert owner(table, "small-city-wall") == 0
    assert talers(table, 0) == 38_000


def test_the_start_player_with_two_hands_on_the_choice() -> None:
    """B25."""
    table = scene(3, 1, hammer=2)
    contracts(table, offer=FOUR)
    begin(table, "choose")
    play(table, "auction house", "bid 5", "pass", "pass")
    play(table, "auction city-wall", "bid 3", "pass", "pass")
    assert owner(table, "house") == owner(table, "city-wall") == 2
    assert table.to_move == 0


def test_later_any_number() -> None:
    """B26."""
    table = scene(2)
    contracts(table, offer="small-city-wall city-wall small-house")
    begin(table, "choose")
    for contract in ("small-city-wall", "city-wall", "small-house"):
        play(table, f"auction {contract}", f"bid {COST[CONTRACTS.index(contract)]}", "pass")
    assert [owner(table, c) for c in ("small-city-wall", "city-wall", "small-house")] == [0, 0, 0]


def test_unsold_contracts_gather_talers() -> None:
    """B27: 5,000 every round, for whoever buys, after paying."""
    table = scene(2)
    contracts(table, offer="town-hall house")
    begin(table, "choose")
    play(table, "pass", "pass")
    assert (bonus(table, "town-hall"), bonus(table, "house")) == (5_000, 5_000)
    begin(table, "choose")
    play(table, "pass", "pass")
    assert bonus(table, "house") == 10_000
    purse(table, 0, 6_000)
    begin(table, "choose")
    play(table, "auction house")
    assert against(table, "bid 7") == "B20", "the talers on it do not pay the bid"
    play(table, "bid 6", "pass")
    assert talers(table, 0) == 10_000
    assert bonus(table, "house") == 0
