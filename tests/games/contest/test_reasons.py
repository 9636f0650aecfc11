"""Patterns of contest: a position in which each holds, and one in which it does not."""

from __future__ import annotations

from pathlib import Path

from bauhuette.analysis.why import playout_of
from bauhuette.engine.record import copy_of
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from tests.games.reasoned import Held, held, of, patterns_in, untested
from tests.limits import Rounds

from .arrange import GAME, arranged, offered


def after(table: Table, *moves: str) -> Held:
    return held(GAME, table, *moves)


def auction(money: tuple[int, int, int] = (10, 4, 10), card: str = "gate-5") -> Table:
    """Seat 0 opens the auction of the open card; seat 0 has a city beside which a gate fits."""
    table = arranged(
        cities=(("church-4", "tower-1", "church-5"), (), ()),
        hands=(("town-hall-5",), (), ()),
        money=money,
        phase="offer",
        tops=(card, None),
        sizes=(12, 12),
    )
    table.play("offer open")
    return table


def test_every_pattern_is_tested() -> None:
    assert not untested(GAME, Path(__file__).read_text(encoding="utf-8"))


def test_a_bidder_cannot_pay() -> None:
    """C26, C27: seat 1 bids 6 and has 4; the card goes to seat 0 for 2."""
    found = after(auction(), "bid 2", "bid 6", "pass", "pass", "right gate-5")
    assert of("cannot-pay", found) == {("cannot-pay", 1)}
    assert of("wins-auction", found) == {("wins-auction", 0, "gate-5")}
    assert of("buys-for", found) == {("buys-for", "gate-5", 2)}
    assert not of("gets-half", found)
    paid = after(auction((10, 6, 10)), "bid 2", "bid 6", "pass", "pass")
    assert not of("cannot-pay", paid)
    assert of("gets-half", paid) == {("gets-half", 0)}


def test_a_card_that_is_bought_and_not_built_is_not_won() -> None:
    found = after(auction(), "bid 2", "pass", "pass", "done")
    assert not of("wins-auction", found)
    assert not of("buys-for", found)
    assert of("fits-not", found) == {("fits-not", 0, "gate-5")}
    assert not of("fits-not", after(auction(), "bid 2", "pass", "pass", "right gate-5"))


def test_nobody_else_could_have_paid_so_much() -> None:
    assert of("overpays", after(auction((10, 4, 5)), "bid 7", "pass", "pass")) == {("overpays", 0)}
    assert not of("overpays", after(auction((10, 4, 5)), "bid 6", "pass", "pass"))


def test_who_wins_a_card_nobody_has_seen() -> None:
    """C22: the closed card has no name before it is offered."""
    table = arranged(
        cities=(("church-4", "tower-1", "church-5"), (), ()), phase="offer", tops=(None, "gate-5"), sizes=(12, 12)
    )
    begun = ("offer closed", "bid 2", "pass", "pass")
    assert of("wins-card", after(table, *begun, "right gate-5")) == {("wins-card", 0)}
    assert not of("wins-card", after(auction(), "bid 2", "pass", "pass", "right gate-5"))


def test_the_next_card_is_bought_and_built() -> None:
    """C20: games played out from one position; the card after this one goes to seat 0, or to another seat."""
    buyers = set()
    for luck, bid in ((1, "bid 2"), (2, "bid 2"), (3, "bid 9"), (4, "bid 9")):
        table, move = auction((9, 12, 12)), GAME.MOVES.parse(bid)
        state = copy_of(table.state)
        state.rng = luck
        playout = playout_of(GAME, state, move, Seat(0))
        sale = [item for item in playout.news if item.kind in ("bought", "unsold")][1]
        buyer = sale.facts["seat"] if sale.kind == "bought" else None
        is_built = buyer == 0 and sale.facts["card"] in [
            item.facts["card"] for item in playout.news if item.kind == "laid" and item.facts["seat"] == 0
        ]
        assert of("buys-next", patterns_in(GAME, playout)) == ({("buys-next", 0)} if is_built else set())
        buyers.add(is_built)
    assert buyers == {True, False}


def city(*cards: str | None, hand: tuple[str, ...] = (), phase: str = "final") -> Table:
    return arranged(cities=(cards, (), ()), hands=(hand, (), ()), phase=phase, closing=1, final_left=1, sizes=(0, 14))


def test_cards_of_the_hand_find_a_place_or_not() -> None:
    table = city("church-4", "tower-1", hand=("gate-5", "church-9"))
    found = after(table, "right gate-5", "done")
    assert of("builds", found) == {("builds", "gate-5")}
    assert of("left-over", found) == {("left-over", "church-9")}


def test_a_complete_city_and_its_extra_points() -> None:
    """C54 to C57."""
    found = after(
        city("left-corner-3", "church-7", "town-hall-5", "church-9", hand=("right-corner-3",)), "right right-corner-3"
    )
    for name in ("completes", "hall-in-the-middle", "churches-balanced", "corners-equal"):
        assert of(name, found) == {(name, 0)}
    plain = after(
        city("left-corner-3", "church-7", "town-hall-5", "gate-2", "tower-1", hand=("right-corner-2",)),
        "done",
    )
    for name in ("completes", "hall-in-the-middle", "churches-balanced", "corners-equal"):
        assert not of(name, plain)


def attack(luck: int) -> Table:
    return arranged(
        cities=(("church-4",), ("gate-5", "church-9", "tower-1"), ("gate-4", "tower-2", "gate-3", "tower-3")),
        hands=((), ("gate-2",) * 1, ()),
        money=(10, 10, 10),
        saboteurs=(1, 0, 0),
        sizes=(10, 10),
        luck=luck,
    )


def test_a_saboteur_destroys_or_is_paid() -> None:
    """C44 to C46: the dot destroys; from 3 on the owner may pay."""
    luck = next(luck for luck in range(200) if of("destroyed", after(attack(luck), "attack b 1")))
    assert of("destroyed", after(attack(luck), "attack b 1")) == {("destroyed", 1, "gate-5")}
    asked = next(luck for luck in range(200) if with_ransom(attack(luck)))
    paid, refused = (after(attack(asked), "attack b 1", answer) for answer in ("pay", "refuse"))
    assert of("ransom-paid", paid) == {("ransom-paid", 1)}
    assert not of("destroyed", paid)
    assert of("destroyed", refused) == {("destroyed", 1, "gate-5")}
    assert not of("ransom-paid", refused)


def with_ransom(table: Table) -> bool:
    table.play("attack b 1")
    return table.phase == "ransom"


def test_a_saboteur_raids_a_hand() -> None:
    """C49: five cards or more."""
    table = arranged(
        cities=(("church-4",), (), ()),
        hands=((), ("gate-2", "gate-3", "gate-4", "gate-5", "church-9"), ()),
        saboteurs=(1, 0, 0),
        sizes=(12, 10),
    )
    assert of("raided", after(table, "raid b")) == {("raided", 1)}
    assert not of("raided", after(attack(0), "attack b 1"))


def test_a_gate_earns_only_where_turns_follow() -> None:
    """C12: two incomes of its owner have to come."""
    table = arranged(cities=(("church-4", "tower-1"), (), ()), hands=(("gate-3", "church-9"), (), ()), sizes=(16, 16))
    moves = ["right gate-3"]
    ahead = arranged(cities=(("church-4", "tower-1"), (), ()), hands=(("gate-3", "church-9"), (), ()), sizes=(16, 16))
    ahead.play(moves[0])
    incomes = 0
    rounds = Rounds("the game goes on to what is tested")
    while incomes < 2 and rounds():
        move = "done" if "done" in offered(ahead) else "pass" if "pass" in offered(ahead) else offered(ahead)[0]
        ahead.play(move)
        moves.append(move)
        told = ahead.view(None)["news"]
        incomes += any(item["kind"] == "earned" and item["seat"] == 0 and item["gates"] for item in told)
    assert of("gate-earns", after(table, *moves)) == {("gate-earns", "gate-3")}
    ended = arranged(cities=(("church-4", "tower-1"), (), ()), hands=(("gate-3",), (), ()), phase="act", sizes=(16, 16))
    assert not of("gate-earns", after(ended, "right gate-3"))
