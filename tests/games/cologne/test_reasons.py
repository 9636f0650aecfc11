"""Patterns of cologne: a position in which each holds, and one in which it does not."""

from __future__ import annotations

from pathlib import Path

from bauhuette.match.table import Table
from tests.games.reasoned import Held, held, of, patterns_in, playout_since, untested
from tests.limits import Rounds

from .arrange import GAME, arrange, offered

OTHERS = ("georg", "gereon", "ursula")


def after(table: Table, *moves: str) -> Held:
    return held(GAME, table, *moves)


def at_andreas(stones: dict[str, list[str]], stone: str = "white", seats: int = 2) -> Table:
    """Cart 1 of seat a stands at St. Andreas, worth 6, with a stone."""
    return arrange(seats, carts={"a1": "andreas"}, loads={"a1": stone}, built={"andreas": stones}, hammers=OTHERS)


def test_every_pattern_is_tested() -> None:
    assert not untested(GAME, Path(__file__).read_text(encoding="utf-8"))


def test_a_stone_completes_a_church() -> None:
    """K16: a gives 3 and 1 beside the 2 of b and gets the church in this turn."""
    found = after(at_andreas({"a": ["black"], "b": ["grey"]}), "build 1")
    assert of("completes-now", found) == {("completes-now", "andreas")}
    assert of("gets-church", found) == {("gets-church", 0, "andreas")}
    assert of("stone-built", found) == {("stone-built", "white", "andreas")}
    assert not of("for-nothing", found)
    assert not of("wins-tie", found)


def test_a_stone_is_for_nothing_where_another_has_more() -> None:
    """K1: b has 5 of the 6."""
    found = after(at_andreas({"b": ["black", "grey"]}), "build 1")
    assert of("for-nothing", found) == {("for-nothing", 1, "andreas")}
    assert of("gets-church", found) == {("gets-church", 1, "andreas")}
    for name in ("completes-now", "stone-built", "wins-tie"):
        assert not of(name, found)


def test_the_later_stone_wins_a_tie() -> None:
    """K17: 3 and 3, and a unloads last."""
    found = after(at_andreas({"a": ["grey"], "b": ["black"]}), "build 1")
    assert of("wins-tie", found) == {("wins-tie", "andreas")}
    assert of("completes-now", found) == {("completes-now", "andreas")}


def test_a_forged_stone_counts_for_who_has_it() -> None:
    """K56: a swaps its white for the black of b, which then has 1: no tie when a gives 2 more."""
    table = arrange(
        carts={"a1": "andreas"},
        loads={"a1": "grey"},
        hands={"a": ["forger"]},
        built={"andreas": {"a": ["white"], "b": ["black"]}},
        hammers=OTHERS,
    )
    found = after(table, "forge andreas b white-black", "build 1")
    assert of("completes-now", found) == {("completes-now", "andreas")}
    assert not of("wins-tie", found)


def test_a_church_that_is_not_complete_is_nobodys() -> None:
    found = after(at_andreas({"b": ["grey"]}), "build 1")
    for name in ("completes-now", "gets-church", "stone-built", "for-nothing", "wins-tie"):
        assert not of(name, found)


def test_the_sole_right_to_build() -> None:
    """K51."""
    table = arrange(hands={"a": ["notary"]}, built={"andreas": {"a": ["black"], "b": ["grey"]}}, hammers=OTHERS)
    assert of("sole-right", after(table, "secure andreas")) == {("sole-right", 0, "andreas")}
    assert not of("sole-right", after(at_andreas({"a": ["black"]}), "build 1"))


def test_attacks_hit_where_nobody_wards_them_off() -> None:
    """K49, K54, K58: a guard of b wards the card off."""
    for move, card in (("poison b", "poisoner"), ("sabotage b", "saboteur")):
        assert of("hit-by", after(arrange(hands={"a": [card]}), move)) == {("hit-by", 1, card)}
        guarded = arrange(hands={"a": [card], "b": ["guard"]})
        assert not of("hit-by", after(guarded, move, "guard"))
    robbed = arrange(hands={"a": ["thief"], "b": ["mayor"]})
    assert of("hit-by", after(robbed, "steal b", "allow")) == {("hit-by", 1, "thief")}


def test_the_last_stone_of_a_sort_is_fetched() -> None:
    """K34: b loads the only grey stone; a stone of which another is left is not gone."""

    def fetched(*stones: str) -> Held:
        table = arrange(carts={"b1": "gate-1"}, gates={"gate-1": stones, "gate-2": ("white",)})
        return of("stone-gone", after(table, "end", "roll", "load 1 grey"))

    assert fetched("grey") == {("stone-gone", 1, "grey", "gate-1")}
    assert fetched("grey", "grey") == set()


def test_what_a_seat_fetches_itself_is_not_gone() -> None:
    table = arrange(carts={"a1": "gate-1"}, gates={"gate-1": ("grey",), "gate-2": ("white",)})
    assert not of("stone-gone", after(table, "load 1 grey"))


def test_cards_that_bring_points_and_turns() -> None:
    """K44, K46, K48."""
    visit = after(arrange(carts={"a1": "dom"}, hands={"a": ["archbishop"]}), "visit 1")
    assert of("audience", visit) == {("audience", 0)}
    abbot = after(arrange(hands={"a": ["abbot-pantaleon"]}, owners={"pantaleon": "a"}), "bonus abbot-pantaleon")
    assert of("lays-out-abbot", abbot) == {("lays-out-abbot", 0, "abbot-pantaleon")}
    mayor = after(arrange(hands={"a": ["mayor"]}), "mayor")
    assert of("second-turn", mayor) == {("second-turn", 0)}
    for name, found in (("audience", abbot), ("lays-out-abbot", mayor), ("second-turn", visit)):
        assert not of(name, found)


def test_who_reaches_the_goal() -> None:
    """K6: 32 points and the 6 of St. Andreas are more than 35; 14 and 6 are not."""
    rich = ("aposteln", "gross-st-martin", "maria-im-kapitol", "kunibert", "severin", "pantaleon", "caecilien")

    def goal(owned: tuple[str, ...]) -> Held:
        table = arrange(
            carts={"a1": "andreas"},
            loads={"a1": "white"},
            built={"andreas": {"a": ["black", "grey"]}},
            hammers=OTHERS,
            owners=dict.fromkeys(owned, "a"),
        )
        return of("reaches-goal", after(table, "build 1"))

    assert goal(rich[:5]) == {("reaches-goal", 0)}
    assert goal(rich[:2]) == set()


def test_a_stone_is_fetched_and_built_soon() -> None:
    """K33, K34: in this turn, or in the next one, and not in the one after it."""
    table = arrange(carts={"a1": "gate-1"}, gates={"gate-1": ("grey",), "gate-2": ("white",)}, secret=b"calm")
    assert of("loads-soon", after(table, "load 1 grey")) == {("loads-soon", "grey", "gate-1")}
    assert not of("loads-soon", after(arrange(carts={"a1": "gate-1"}), "end"))
    built = after(at_andreas({"a": ["black"], "b": ["grey"]}), "build 1")
    assert of("builds-soon", built) == {("builds-soon", "andreas")}
    assert not of("builds-soon", after(at_andreas({"b": ["black", "grey"]}), "build 1"))


def test_soon_ends_with_the_next_turn() -> None:
    """With two seats: a's turn, b's, a's next, b's, and the one after the next, in which a loads."""

    def late(turns: int) -> Held:
        table = arrange(carts={"a1": "gate-1"}, gates={"gate-1": ("grey",)})
        begun = len(table.past)
        table.play("end")
        rounds = Rounds("the game goes on to what is tested")
        while (turns or table.to_move != 0) and rounds():
            turns -= table.to_move == 0
            if table.to_move == 0 and turns < 0:
                break
            to_end_of_turn(table)
        rounds = Rounds("the game goes on to what is tested")
        while "load 1 grey" not in offered(table) and rounds():
            table.play("roll" if "roll" in offered(table) else offered(table)[0])
        table.play("load 1 grey")
        return of("loads-soon", patterns_in(GAME, playout_since(GAME, table, begun)))

    assert late(0) == {("loads-soon", "grey", "gate-1")}
    assert late(1) == set()


def to_end_of_turn(table: Table) -> None:
    seat = table.to_move
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move == seat and rounds():
        choice = offered(table)
        table.play("roll" if "roll" in choice else "end" if "end" in choice else choice[0])


def test_a_card_is_kept_and_played() -> None:
    """K39: discarded it is gone."""
    site = {"andreas": {"a": ["black"], "b": ["grey"]}}
    table = arrange(hands={"a": ["notary", "guard"]}, built=site, hammers=OTHERS)
    assert of("plays-card", after(table, "discard guard", "secure andreas")) == {("plays-card", "notary")}
    thrown = arrange(hands={"a": ["notary", "guard"]}, built=site, hammers=OTHERS)
    assert not of("plays-card", after(thrown, "discard notary", "end"))
