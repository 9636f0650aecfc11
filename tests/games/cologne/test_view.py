"""What a view offers to people and bots: movement range, shortest ways, the terminal's table and reports."""

from __future__ import annotations

import json
from collections import deque

import pytest

from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.games.cologne.screen import REPORTS
from bauhuette.games.cologne.view import board_facts, route
from bauhuette.games.cologne.view_types import Cart
from bauhuette.match.table import Table

from .arrange import GAME, arrange, offered, play, seat, state

FACTS = board_facts()
NEAR: dict[str, list[str]] = {key: [] for key in FACTS["fields"]}
for a, b in FACTS["streets"]:
    NEAR[a].append(b)
    NEAR[b].append(a)


def steps_by_hand(start: str, blocked: set[str]) -> dict[str, int]:
    """Breadth first, written once more in another way."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for field in NEAR[here]:
            if field not in found and field not in blocked:
                found[field] = found[here] + 1
                queue.append(field)
    return found


def carts_of(table: Table) -> list[Cart]:
    return [cart for row in state(table)["seats"] for cart in row["carts"]]


def blocked_dots(table: Table) -> set[str]:
    places = {cart["at"] for cart in carts_of(table)}
    return {key for key in places if FACTS["fields"][key]["kind"] == "dot"}


@pytest.mark.parametrize("carts", [{}, {"b1": "burgmauer", "b2": "marzellenstrasse-sued", "a1": "andreas"}])
def test_range_and_ways(carts: dict[str, str]) -> None:
    """K30, K31: the range within four actions and every shortest way, past blocked dots."""
    table = arrange(carts=carts)
    for cart in carts_of(table):
        wanted = steps_by_hand(cart["at"], blocked_dots(table))
        assert cart["reach"] == {key: n for key, n in wanted.items() if 0 < n <= 4}
        for key in FACTS["fields"]:
            way = route(cart, key)
            if key not in wanted:
                assert way is None
            else:
                assert way is not None
                assert len(way) == wanted[key]
                assert all(step in NEAR[before] for before, step in zip([cart["at"], *way], way, strict=False))


def test_range_shrinks_with_the_actions() -> None:
    """K28, K29, K49: what is left of this turn, nothing for a cart that is done, two steps for a poisoned seat."""
    table = play(arrange(carts={"a1": "gate-1"}), "load 1 white", "move 2 ulrepforte")
    assert seat(table, 0)["carts"][0]["reach"] == {}
    assert max(seat(table, 0)["carts"][1]["reach"].values()) == 2
    weak = arrange(spent=("poisoner",), poisoned=[0, 1, 0, 0])
    assert max(seat(weak, 1)["carts"][0]["reach"].values()) == 2


def test_walled_in() -> None:
    """K31: a cart on a dot between two blocked dots has no way out, and no way is offered."""
    carts = {"a1": "pantaleonswall", "a2": "pantaleonstor", "b1": "gate-4", "b2": "kartaeuserwall"}
    table = arrange(carts=carts)
    assert [move for move in offered(table) if move.startswith("move 1")] == ["move 1 gate-4"]
    assert route(seat(table, 0)["carts"][0], "pantaleonstor") is None


def test_the_board_is_sound() -> None:
    """86 fields and 139 streets; no two fields touch, streets lead everywhere, no single cart cuts the city in two."""
    kinds = [facts["kind"] for facts in FACTS["fields"].values()]
    assert [kinds.count(kind) for kind in ("church", "cathedral", "gate", "dot")] == [12, 1, 5, 68]
    assert len(FACTS["streets"]) == 139
    dots = {key for key, facts in FACTS["fields"].items() if facts["kind"] == "dot"}
    assert all({a, b} & dots for a, b in FACTS["streets"])
    for dot in dots:
        assert len(steps_by_hand("dom", {dot})) == 85


def test_views_are_plain_json() -> None:
    table = play(arrange(3, hands={"a": ["thief"], "b": ["mayor"]}), "steal b")
    for reader in (0, 1, 2, None):
        assert json.loads(json.dumps(table.view(reader))) == table.view(reader)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_screen(lang: str) -> None:
    """Everything on the table is said: carts, sites, gates, cards, range, the map."""
    table = arrange(
        3,
        hands={"a": ["mayor", "guard"]},
        loads={"a1": "grey"},
        built={"georg": {"b": ["black"]}},
        owners={"gereon": "c"},
        hammers=("ursula",),
        spent=("archbishop", "poisoner", "notary"),
        audiences=[0, 0, 1, 0],
        poisoned=[0, 1, 0, 0],
        notary=[1 if key == "georg" else -1 for key in state(arrange())["churches"]],
        extra=1,
    )
    say = Narrator(GAME, lang, ("Anna", "Ben", "Cleo"), me=0)
    shown = GAME.screen(table.view(0), say, 0)
    text = "\n".join("".join(cell.text for cell in row) for section in shown.sections for row in section.rows)
    for word in ("Stolkgasse", "St. Georg", "GEO 4B§", "B3", "GER ✓C", "URS 6!", "A1", "C2", "1:"):
        assert word in text, word
    assert say.name("card", "guard") in text
    assert say("show-poisoned") in text
    assert say("screen-secured", seat="Ben") in text
    assert say("show-extra", count=1) in shown.head
    hidden = GAME.screen(table.view(1), Narrator(GAME, lang, ("Anna", "Ben", "Cleo"), me=1), 1)
    assert say.name("card", "guard") not in str(hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reports(lang: str) -> None:
    """`route 1 dom` and `map`; a field may be named by its key or its name, and help comes when it is not."""
    view = arrange().view(0)
    say = Narrator(GAME, lang, ("Anna", "Ben"), me=0)
    by_key = REPORTS["route"](view, say, ("1", "dom"))
    assert by_key == REPORTS["route"](view, say, ("1", *say.name("field", "dom").split()))
    assert [len(section.rows) for section in by_key] == [3]
    for words in ((), ("1",), ("3", "dom"), ("1", "nowhere")):
        assert REPORTS["route"](view, say, words)[0].title == say("show-route-how")
    assert by_key == REPORTS["route"](view, say, ("1", "do"))
    assert len(REPORTS["map"](view, say, ())[0].rows) > 20
    assert REPORTS["map"](view, say, ())[0].told, "there is something to read aloud, too"
    assert [section.rows[0] for section in REPORTS["ways"](view, say, ("2",))]
    walled = arrange(carts={"a1": "pantaleonswall", "a2": "pantaleonstor"}).view(0)
    assert REPORTS["route"](walled, say, ("1", "pantaleonstor"))[0].title == say("screen-no-route")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_steps_in_one_command(lang: str) -> None:
    """`go 1 dom` stands for the moves of a shortest way; whoever does not say it so gets nothing."""
    table = arrange()
    say = Narrator(GAME, lang, ("Anna", "Ben"), me=0)
    moves = GAME.shortcuts["go"](table.view(0), say, ("1", "dom"))
    assert [GAME.MOVES.print(move) for move in moves] == [
        f"move 1 {field}" for field in route(table.view(0)["state"]["seats"][0]["carts"][0], "dom") or []
    ]
    for words in ((), ("1",), ("3", "dom"), ("1", "nowhere"), ("1", "ma")):
        assert GAME.shortcuts["go"](table.view(0), say, words) == ()


def test_the_net_shows_every_cart_once() -> None:
    """Between two places a cart stands on the line; where there is no room, it is named."""
    for at in FACTS["fields"]:
        if FACTS["fields"][at]["kind"] != "dot":
            continue
        table = arrange(carts={"a1": at, "a2": "dom", "b1": "dom", "b2": "dom"})
        shown = GAME.screen(table.view(0), Narrator(GAME, "en", ("Anna", "Ben"), me=0), 0)
        drawn = "".join(cell.text for section in shown.board for row in section.rows for cell in row)
        assert drawn.count("A1") == 1, at


def test_figures_on_the_net_are_steps_of_the_board() -> None:
    from bauhuette.games.cologne.board import DISTANCE, FIELDS
    from bauhuette.games.cologne.terminal_map import LINKS, PLACES

    assert len(PLACES) == 18
    for link in LINKS:
        assert link.steps >= DISTANCE[FIELDS.index(link.first), FIELDS.index(link.second)]
