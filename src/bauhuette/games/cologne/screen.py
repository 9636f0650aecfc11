"""The table for the terminal, from a view: everything by name, then a sketch of the city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import slug

from .view import board_facts, route

FACTS = board_facts()
WIDTH, HEIGHT = 96, 32  # of the sketch, in characters
ROMAN = ("I", "II", "III", "IV", "V")
Dict = dict[str, Any]


def screen(view: Dict, say: Speech, asked: int | None) -> list[Section]:
    """`asked` is the seat whose hand and carts are shown large, if any."""
    state = view["state"]
    sections = [_map(state, say), _seats(state, say), _sites(state, say), _gates(state, say)]
    complete = _complete(state, say)
    if complete:
        sections.append(Section(say("screen-complete"), complete))
    if asked is not None:
        if state["seats"][asked]["hand"]:
            sections.append(_hand(state, say, asked))
        sections.append(_carts(state, say, asked))
    return sections


def _seats(state: Dict, say: Speech) -> Section:
    columns = [say("screen-name"), say("screen-score"), say("screen-cart", cart=1), say("screen-cart", cart=2)]
    columns += [say("screen-cards"), say("screen-state")]
    rows = [[Cell(text, "dim") for text in columns]]
    for p, seat in enumerate(state["seats"]):
        name = f"{say.seat(p)} ({say.name('colour', seat['colour'])})"
        carts = [Cell(_cart(cart, say)) for cart in seat["carts"]]
        notes = ", ".join(_notes(seat, say)) or say("screen-nothing")
        score = Cell(str(seat["score"]), "strong")
        rows.append([Cell(name, f"seat{p}"), score, *carts, Cell(str(len(seat["hand"]))), Cell(notes)])
    key = "screen-last-round" if state["last_round"] else "screen-seats"
    return Section(say(key, turn=state["turns"], goal=state["goal"]), rows, heading=True)


def _cart(cart: Dict, say: Speech) -> str:
    field = say.name("field", cart["at"])
    if cart["load"] is None:
        return field
    return say("screen-loaded", field=field, stone=say.name("stone", cart["load"]))


def _notes(seat: Dict, say: Speech) -> list[str]:
    notes = [say(f"screen-{key}") for key in ("poisoned", "sabotaged") if seat[key]]
    if seat["audiences"]:
        notes.append(say("screen-audiences", count=seat["audiences"]))
    return notes


def _sites(state: Dict, say: Speech) -> Section:
    columns = ("church", "value", "missing", "takes", "given", "state")
    rows = [[Cell(say(f"screen-{column}"), "dim") for column in columns]]
    for key, church in state["churches"].items():
        if church["site"] in ("hammer", "begun"):
            rows.append(_site(key, church, say))
    return Section(say("screen-sites"), rows, heading=True)


def _site(key: str, church: Dict, say: Speech) -> list[Cell]:
    facts = FACTS["fields"][key]
    takes = ", ".join(say.name("stone", stone) for stone in facts["takes"])
    given = ", ".join(f"{say.seat(p)} {points}" for p, points in enumerate(church["given"]) if points)
    notes = [say.name("site", church["site"])]
    if church["notary"] is not None:
        notes.append(say("screen-secured", seat=say.seat(church["notary"])))
    return [
        Cell(say.name("field", key), "strong"),
        Cell(str(facts["value"])),
        Cell(str(church["missing"])),
        Cell(takes),
        Cell(given or say("screen-nothing")),
        Cell(", ".join(notes)),
    ]


def _gates(state: Dict, say: Speech) -> Section:
    rows = [
        [Cell(say.name("field", key), "strong"), Cell(_stones(stones, say))] for key, stones in state["gates"].items()
    ]
    rows.append([Cell(say("screen-supply"), "dim"), Cell(_stones(state["supply"], say), "dim")])
    return Section(say("screen-gates"), rows)


def _stones(stones: Dict, say: Speech) -> str:
    found = [f"{count} {say.name('stone', key)}" for key, count in stones.items() if count]
    return ", ".join(found) or say("screen-nothing")


def _complete(state: Dict, say: Speech) -> list[list[Cell]]:
    rows = []
    for key, church in state["churches"].items():
        if church["owner"] is not None:
            value = FACTS["fields"][key]["value"] + (FACTS["fields"][key]["bonus"] if church["abbot"] else 0)
            facts = {"church": say.name("field", key), "value": value, "seat": say.seat(church["owner"])}
            rows.append([Cell(say("screen-owner", **facts), f"seat{church['owner']}")])
    return rows


def _hand(state: Dict, say: Speech, asked: int) -> Section:
    hand = state["seats"][asked]["hand"]
    cells = [Cell(say.name("card", key) if key else say("screen-hidden")) for key in hand]
    title = say("screen-hand") if say.me is not None else say("screen-hand-of", seat=say.seat(asked))
    return Section(title, [cells])


def _carts(state: Dict, say: Speech, asked: int) -> Section:
    """Where each cart can go, nearest first: by name, so that it can be typed or heard."""
    rows = []
    for number, cart in enumerate(state["seats"][asked]["carts"], 1):
        place = Cell(say("screen-reach", cart=number, field=_cart(cart, say)), f"seat{asked}")
        rows.append([place, Cell(say("screen-done") if cart["done"] else "", "dim")])
        for steps in sorted(set(cart["reach"].values())):
            names = [say.name("field", key) for key, n in cart["reach"].items() if n == steps]
            rows.append([Cell(say("screen-steps", count=steps), "dim"), Cell(", ".join(sorted(names)))])
    seat = say.seat(state["turn"])
    title = say("screen-turn", seat=seat, actions=state["actions"], played=state["played"])
    if not state["rolled"]:
        title = f"{title}, {say('screen-to-roll')}"
    if state["extra"]:
        title = f"{title}, {say('screen-extra')}"
    return Section(title, rows)


def _map(state: Dict, say: Speech) -> Section:
    """Churches by their first letters, gates by number, + the cathedral, carts by seat and number."""
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for a, b in FACTS["streets"]:
        _draw_street(grid, FACTS["fields"][a], FACTS["fields"][b])
    for key, facts in FACTS["fields"].items():
        _write(grid, facts, _mark(state, key, facts, say))
    for p, seat in enumerate(state["seats"]):
        for number, cart in enumerate(seat["carts"], 1):
            below = 0 if FACTS["fields"][cart["at"]]["kind"] == "dot" else 1
            _write(grid, FACTS["fields"][cart["at"]], f"{SEAT_KEYS[p]}{number}", below, 3 * p if below else 0)
    return Section(say("screen-map"), [[Cell("".join(row).rstrip())] for row in grid], picture=True)


def _mark(state: Dict, key: str, facts: Dict, say: Speech) -> str:
    if facts["kind"] == "dot":
        return "o"
    if facts["kind"] == "gate":
        return f"[{ROMAN[list(state['gates']).index(key)]}]"
    if facts["kind"] == "cathedral":
        return "(+)"
    name = say.name("field", key).removeprefix("St. ").removeprefix("Groß St. ")
    church = state["churches"][key]
    mark = {"waiting": "", "hammer": "!", "begun": str(church["missing"]), "complete": "*"}[church["site"]]
    return f"{name.upper()[:7]}{mark}"


def _place(facts: Dict) -> tuple[int, int]:
    return facts["x"] * (WIDTH - 12) // 900, facts["y"] * (HEIGHT - 2) // 960


def _write(grid: list[list[str]], facts: Dict, text: str, below: int = 0, right: int = 0) -> None:
    x, y = _place(facts)
    left = max(0, min(WIDTH - len(text), x - len(text) // 2 + right))
    for i, letter in enumerate(text):
        grid[min(HEIGHT - 1, y + below)][left + i] = letter


def _draw_street(grid: list[list[str]], a: Dict, b: Dict) -> None:
    (x0, y0), (x1, y1) = _place(a), _place(b)
    steps = max(abs(x1 - x0), abs(y1 - y0))
    for i in range(1, steps):
        grid[y0 + (y1 - y0) * i // steps][x0 + (x1 - x0) * i // steps] = "·"


def route_report(view: Dict, say: Speech, words: Sequence[str]) -> list[Section]:
    """`route 1 dom`: the way of one of one's own carts, past the carts as they stand."""
    seat = view["seat"] if view["seat"] is not None else view["state"]["turn"]
    goal = _field_named(" ".join(words[1:]), say)
    if len(words) < 2 or words[0] not in ("1", "2") or goal is None:
        return [Section(say("screen-route-how"), [])]
    way = route(view["state"]["seats"][seat]["carts"][int(words[0]) - 1], goal)
    if way is None:
        return [Section(say("screen-no-route"), [])]
    title = say("screen-route", cart=int(words[0]), field=say.name("field", goal), count=len(way))
    return [Section(title, [[Cell(f"{i}. {say.name('field', key)}")] for i, key in enumerate(way, 1)])]


def _field_named(text: str, say: Speech) -> str | None:
    """A field by its key or by its name in the reader's language."""
    for key in FACTS["fields"]:
        if slug(text) in (key, slug(say.name("field", key))):
            return str(key)
    return None


def map_report(view: Dict, say: Speech, _words: Sequence[str]) -> list[Section]:
    return [_map(view["state"], say)]


REPORTS = {"route": route_report, "map": map_report}
