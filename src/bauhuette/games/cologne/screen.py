"""The table for the terminal, from a view: the scores, the city as a net, what is being built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.localisation import slug
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, MoveGroup, Report, Screen, Section, Shortcut, leading
from bauhuette.engine.types import MoveId

from .board import FIELDS
from .cards import PLAYED_LIMIT, STORAGE
from .moves import MOVES
from .terminal_map import Mark, TerminalMap
from .view import board_facts, route
from .view_types import Cart, Church, Field, Holdings, View

FACTS = board_facts()
WIDTH, HEIGHT = 78, 32  # of the sketch, in characters
STONE_SIGNS = {"white": "○", "grey": "◐", "black": "●"}
SEAT_WIDTH = 19
Dict = dict[str, Any]


def screen(view: Dict, say: Narrator, asked: int | None) -> Screen:
    """`asked` is the seat whose hand and carts are shown, if any."""
    state: View = view["state"]
    net = _net(state, say, asked)
    hand = [_hand(state, say, asked)] if asked is not None and state["seats"][asked]["hand"] else []
    card, victim = state["attack"], state["victim"]
    now = [_attack(state, card, victim, say)] if card is not None and victim is not None else []
    return Screen(
        head=_head(state, say),
        ends=say("show-last-round") if state["last_round"] else say("show-ends", goal=state["goal"]),
        seats=_seats(state, say),
        board=[*now, _city(state, say, asked, net), _given(state, say, asked, net), *hand],
        more=[*sites(view, say, ()), *hands(view, say, ())],
        note=_note(state, say) if view["moves"] else "",
    )


def _head(state: View, say: Narrator) -> str:
    parts = [say("show-turn", turn=state["turns"])]
    if not state["rolled"]:
        parts.append(say("show-to-roll"))
    else:
        parts.append(say("show-actions", count=state["actions"]))
    if state["extra"]:
        parts.append(say("show-extra", count=state["extra"]))
    return " · ".join(parts)


def _note(state: View, say: Narrator) -> str:
    return say("show-played", count=state["played"], all=PLAYED_LIMIT) if state["phase"] in ("roll", "act") else ""


def letter(seat: int) -> str:
    return SEAT_KEYS[seat].upper()


def short(key: str, say: Narrator) -> str:
    return say(f"short-{key}")


# --- the scores ---


def _seats(state: View, say: Narrator) -> Section:
    """Two lines for all seats: points, then cards and what the carts carry."""
    first, second = [], []
    for p, seat in enumerate(state["seats"]):
        mark = "▶" if p == say.me else " "
        name = say.seat(p)[: SEAT_WIDTH - 8]
        first.append(Cell(f"{mark}{letter(p)} {name:<{SEAT_WIDTH - 8}}", f"seat{p}"))
        first.append(Cell(f"{seat['score']:>3}  ", "strong"))
        below = f"  {_holds(seat, say)}"
        second.append(Cell(f"{below[: SEAT_WIDTH - 1]:<{SEAT_WIDTH}}"))
    told = [say("show-scores") + ":"]
    for p, seat in enumerate(state["seats"]):
        told.append(say("told-seat", seat=say.seat(p), letter=letter(p), score=seat["score"], holds=_holds(seat, say)))
    return Section(say("show-scores"), [first, second], picture=True, told=tuple(told))


def _holds(seat: Holdings, say: Narrator) -> str:
    loads = "".join(STONE_SIGNS[cart["load"]] if cart["load"] else "–" for cart in seat["carts"])
    hit = [key for key in ("poisoned", "sabotaged") if seat[key]]
    note = f" {say('show-' + '-and-'.join(hit))}" if hit else ""
    return say("show-holds", cards=len(seat["hand"]), loads=loads) + note


# --- the city ---


def _city(state: View, say: Narrator, asked: int | None, net: TerminalMap) -> Section:
    key = "show-costs" if state["rolled"] else "show-costs-later"
    note = say(key) if asked is not None else ""
    return Section(say("show-city"), net.rows(), picture=True, note=note, told=tuple(_told(state, say, asked)))


def _net(state: View, say: Narrator, asked: int | None) -> TerminalMap:
    labels: dict[str, list[Mark]] = {}
    for key, facts in FACTS["fields"].items():
        if facts["kind"] != "dot":
            labels[key] = [Mark(f"{short(key, say)}{_status(state, key, facts)}", _tone(state, key))]
    carts = []
    for p, seat in enumerate(state["seats"]):
        for number, cart in enumerate(seat["carts"], 1):
            mark = Mark(f"{letter(p)}{number}", f"seat{p}")
            if cart["at"] in labels:
                labels[cart["at"]].append(mark)
            else:
                carts.append((cart["at"], mark))
    if asked is not None:
        for key, marks in _costs(state, asked).items():
            labels[key] += marks
    return TerminalMap(labels, carts)


def _tone(state: View, key: str) -> str:
    church = state["churches"].get(key)
    if church is None:
        return ""
    return {"waiting": "dim", "hammer": "strong", "begun": "strong", "complete": ""}[church["site"]]


def _status(state: View, key: str, facts: Field) -> str:
    """What is missing and who leads, or the stones at a gate."""
    if facts["kind"] == "gate":
        return f" {_stones(state['gates'][key]):·<{STORAGE}}"
    if facts["kind"] == "cathedral":
        return ""
    church = state["churches"][key]
    if church["site"] == "waiting":
        return " ·"
    if church["owner"] is not None:
        return f" ✓{letter(church['owner'])}"
    if church["notary"] is not None:
        return f" {church['missing']}{letter(church['notary'])}§"
    return f" {church['missing']}{leader(church)}"


def leader(church: Church) -> str:
    """Who gave most: the seat's letter, `=` for a tie, `!` without contributions."""
    most = max(church["given"])
    ahead = [p for p, points in enumerate(church["given"]) if points == most]
    if most == 0:
        return "!"
    return letter(ahead[0]) if len(ahead) == 1 else "="


def _stones(stones: dict[str, int]) -> str:
    return "".join(STONE_SIGNS[key] * count for key, count in stones.items())


class Errand(NamedTuple):
    """A place where a cart has business, and how far it is."""

    cart: int
    key: str
    steps: int
    fits: bool  # within this turn, the act included


def errands(state: View, seat: int) -> list[Errand]:
    """With a stone: where it may be laid; empty: where a stone lies; with the archbishop's card: the cathedral."""
    found = []
    for number, cart in enumerate(state["seats"][seat]["carts"], 1):
        if cart["done"]:
            continue
        for key in _goals(state, seat, cart):
            way = route(cart, key)
            if way:
                found.append(Errand(number, key, len(way), len(way) < state["actions"]))
    return sorted(found, key=lambda errand: (errand.cart, errand.steps))


def _goals(state: View, seat: int, cart: Cart) -> list[str]:
    goals = ["dom"] if "archbishop" in state["seats"][seat]["hand"] else []
    if cart["load"] is None:
        return goals + [key for key, stones in state["gates"].items() if any(stones.values())]
    return goals + [key for key, church in state["churches"].items() if _takes(key, church, cart["load"], seat)]


def _takes(key: str, church: Church, stone: str, seat: int) -> bool:
    if church["site"] not in ("hammer", "begun") or church["notary"] not in (None, seat):
        return False
    return stone in FACTS["fields"][key]["takes"] and FACTS["stones"][stone] <= church["missing"]


def _costs(state: View, asked: int) -> dict[str, list[Mark]]:
    """`1:2`: cart 1, two steps, and an action is left to act there; `1>6`: none is."""
    found: dict[str, list[Mark]] = {}
    if asked != state["turn"]:
        return found
    for errand in errands(state, asked):
        sign, tone = (":", "good") if errand.fits else (">", "dim")
        found.setdefault(errand.key, []).append(Mark(f"{errand.cart}{sign}{errand.steps}", tone))
    return found


def _given(state: View, say: Narrator, asked: int | None, net: TerminalMap) -> Section:
    cells = []
    for key, church in state["churches"].items():
        if church["site"] == "begun":
            given = " ".join(f"{letter(p)}{points}" for p, points in enumerate(church["given"]) if points)
            value = FACTS["fields"][key]["value"]
            facts = {"church": short(key, say), "value": value, "given": value - church["missing"], "seats": given}
            cells.append(Cell(say("show-given-to", **facts)))
    if asked is not None:
        cells.append(Cell(_carts(state, say, asked), "strong"))
    if net.unplaced:
        cells.append(Cell(say("show-between", carts=" ".join(_streets(state, say, net.unplaced)))))
    supply = " ".join(f"{STONE_SIGNS[key]}{count}" for key, count in state["supply"].items())
    rows = [cells or [Cell(say("show-nothing-given"), "dim")]]
    return Section(say("show-given"), rows, note=say("show-supply", stones=supply), more=say("name-sites"))


def _streets(state: View, say: Narrator, marks: Sequence[Mark]) -> list[str]:
    wanted = {mark.text for mark in marks}
    return [
        f"{letter(p)}{number} {say.name('field', cart['at'])}"
        for p, seat in enumerate(state["seats"])
        for number, cart in enumerate(seat["carts"], 1)
        if f"{letter(p)}{number}" in wanted
    ]


def _carts(state: View, say: Narrator, asked: int) -> str:
    carts = state["seats"][asked]["carts"]
    return say("show-carts") + " " + " · ".join(_cart(number, cart, say) for number, cart in enumerate(carts, 1))


def _cart(number: int, cart: Cart, say: Narrator) -> str:
    load = STONE_SIGNS[cart["load"]] if cart["load"] else "–"
    done = " ✓" if cart["done"] else ""
    return f"{number} {load} {say.name('field', cart['at'])}{done}"


def _hand(state: View, say: Narrator, asked: int) -> Section:
    hand = state["seats"][asked]["hand"]
    cells = [Cell(say.name("card", key) if key else say("screen-hidden")) for key in hand]
    title = say("screen-hand") if say.me is not None else say("screen-hand-of", seat=say.seat(asked))
    return Section(title, [cells], more=say("name-hands"))


def _attack(state: View, card: str, victim: int, say: Narrator) -> Section:
    facts = {"seat": say.seat(state["turn"]), "card": say.name("card", card)}
    you = victim == say.me
    text = say("show-attacked-you" if you else "show-attacked", victim=say.seat(victim), **facts)
    return Section(say("show-now"), [[Cell(text, "bad")]])


# --- the same read aloud ---


def _told(state: View, say: Narrator, asked: int | None) -> list[str]:
    lines = []
    if asked is not None:
        for number, cart in enumerate(state["seats"][asked]["carts"], 1):
            lines += _told_cart(state, say, asked, number, cart)
    open_sites = [
        say("told-site", church=say.name("field", key), missing=church["missing"], leader=_leader_told(church, say))
        for key, church in state["churches"].items()
        if church["site"] in ("hammer", "begun")
    ]
    done = [
        f"{say.name('field', key)} {letter(church['owner'])}"
        for key, church in state["churches"].items()
        if church["owner"] is not None
    ]
    gates = [f"{short(key, say)} {_stones_told(stones, say)}" for key, stones in state["gates"].items()]
    lines.append(f"{say('told-sites')} {', '.join(open_sites)}.")
    lines.append(f"{say('told-gates')} {', '.join(gates)}.")
    return [*lines, f"{say('told-done')} {', '.join(done)}."] if done else lines


def _told_cart(state: View, say: Narrator, asked: int, number: int, cart: Cart) -> list[str]:
    load = say.name("stone", cart["load"]) if cart["load"] else say("show-empty")
    lines = [say("told-cart", cart=number, load=load, field=say.name("field", cart["at"]))]
    if asked == state["turn"]:
        for errand in errands(state, asked):
            if errand.cart == number:
                facts = {"count": errand.steps, "field": say.name("field", errand.key)}
                lines.append("  " + say("told-errand" if errand.fits else "told-errand-later", **facts))
    return lines


def _stones_told(stones: dict[str, int], say: Narrator) -> str:
    found = [f"{count} {say.name('stone', key)}" for key, count in stones.items() if count]
    return " ".join(found) or say("show-empty")


def _leader_told(church: Church, say: Narrator) -> str:
    sign = leader(church)
    return {"!": say("told-hammer"), "=": say("told-tie")}.get(sign, sign)


# --- what a move leads to ---


def _building(state: View, say: Narrator, args: Dict, seat: int) -> str:
    cart = state["seats"][seat]["carts"][args["cart"] - 1]
    church = state["churches"][cart["at"]]
    worth = FACTS["stones"][cart["load"]]
    facts = {"church": short(cart["at"], say), "stone": STONE_SIGNS[cart["load"]]}
    return say("leads-build", left=church["missing"] - worth, own=church["given"][seat] + worth, **facts)


def _loading(state: View, say: Narrator, args: Dict, seat: int) -> str:
    at = state["seats"][seat]["carts"][args["cart"] - 1]["at"]
    return say("leads-load", stone=STONE_SIGNS[args["stone"]], gate=short(at, say))


def _unloading(state: View, say: Narrator, args: Dict, seat: int) -> str:
    cart = state["seats"][seat]["carts"][args["cart"] - 1]
    return say("leads-load", stone=STONE_SIGNS[cart["load"]], gate=short(cart["at"], say))


def _moving(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    del state
    return str(say.name("field", args["field"]))


def _rolling(state: View, say: Narrator, _args: Dict, _seat: int) -> str:
    full = [short(key, say) for key, stones in state["gates"].items() if sum(stones.values()) >= STORAGE]
    return say("leads-roll-full", gates=", ".join(full)) if full else say("leads-roll")


def _ending(state: View, say: Narrator, _args: Dict, _seat: int) -> str:
    return say("show-actions", count=state["actions"])


def _discarding(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    """What an abbot or an abbess would bring, and whether the church can still be won."""
    for key, church in state["churches"].items():
        if FACTS["fields"][key]["abbot"] == args["card"]:
            owner = letter(church["owner"]) if church["owner"] is not None else say("leads-open-church")
            return say("leads-abbot", points=FACTS["fields"][key]["bonus"], church=short(key, say), owner=owner)
    return ""


leads_to = leading(
    {
        "roll": _rolling,
        "move": _moving,
        "build": _building,
        "load": _loading,
        "unload": _unloading,
        "end": _ending,
        "discard": _discarding,
        "bonus": _discarding,
    }
)


# --- several steps at once ---


def ways(view: Dict, say: Narrator) -> list[MoveGroup]:
    """Where the carts have business, and a part of the way to the nearest of what is too far for this turn."""
    state, seat = view["state"], view["to_move"]
    found: list[MoveGroup] = []
    far: set[int] = set()
    for errand in errands(state, seat) if view["moves"] else []:
        reached = errand.steps <= state["actions"]
        if _can_move(view, errand.cart) and (reached or errand.cart not in far):
            far |= set() if reached else {errand.cart}
            found.append(_way(state, say, errand, state["seats"][seat]["carts"][errand.cart - 1]))
    return found


def _way(state: View, say: Narrator, errand: Errand, cart: Cart) -> MoveGroup:
    typed = f"{say('type-go')} {errand.cart} {short(errand.key, say).lower()}"
    steps = _steps(errand.cart, route(cart, errand.key) or [])[: state["actions"]]
    return MoveGroup(typed, steps, say(_arrives(errand, cart, len(steps)), count=len(steps), all=errand.steps), "move")


def _can_move(view: Dict, cart: int) -> bool:
    return any(move["family"] == "move" and move["args"]["cart"] == cart for move in view["moves"])


def _arrives(errand: Errand, cart: Cart, steps: int) -> str:
    if steps < errand.steps:
        return "leads-go-part"
    if not errand.fits:
        return "leads-go"
    return "leads-go-load" if cart["load"] is None else "leads-go-build"


def _steps(cart: int, way: Sequence[str]) -> tuple[MoveId, ...]:
    return tuple(MOVES.id_of("move", {"cart": cart - 1, "field": FIELDS.index(key)}) for key in way)


def go(view: Dict, say: Narrator, words: Sequence[str]) -> tuple[MoveId, ...]:
    """`go 1 dom`: the moves of a shortest way, past the carts as they stand; nothing if it is not said so."""
    found = _cart_and_goal(view, say, words)
    if found is None or view["seat"] is None:
        return ()
    cart = view["state"]["seats"][view["seat"]]["carts"][found[0] - 1]
    return _steps(found[0], route(cart, found[1]) or [])


def _cart_and_goal(view: Dict, say: Narrator, words: Sequence[str]) -> tuple[int, str] | None:
    del view
    goal = _field_named(" ".join(words[1:]), say) if len(words) > 1 else None
    if goal is None or words[0] not in ("1", "2"):
        return None
    return int(words[0]), goal


SHORTCUTS: dict[str, Shortcut] = {"go": go}
PASSING = frozenset({"moved"})


# --- asked for by a word ---


def route_report(view: Dict, say: Narrator, words: Sequence[str]) -> list[Section]:
    """`route 1 dom`: the way of one of the reader's carts, past the carts as they stand."""
    seat = view["seat"] if view["seat"] is not None else view["state"]["turn"]
    found = _cart_and_goal(view, say, words)
    if found is None:
        return [Section(say("show-route-how"), [], told=(say("show-route-how"),))]
    number, goal = found
    way = route(view["state"]["seats"][seat]["carts"][number - 1], goal)
    if way is None:
        return [Section(say("screen-no-route"), [], told=(say("screen-no-route"),))]
    title = say("screen-route", cart=number, field=say.name("field", goal), count=len(way))
    return [Section(title, [[Cell(f"{i}. {say.name('field', key)}")] for i, key in enumerate(way, 1)])]


def _field_named(text: str, say: Narrator) -> str | None:
    """A field by its key, its name or its short name; any beginning that only one of them has."""
    wanted = slug(text)
    names = {key: _names(key, say) for key in FACTS["fields"]}
    for fits in (str.__eq__, str.startswith):
        found = [key for key, known in names.items() if any(fits(name, wanted) for name in known)]
        if wanted and len(found) == 1:
            return str(found[0])
    return None


def _names(key: str, say: Narrator) -> set[str]:
    domain = say.game.MOVES.family("move").params["field"]
    names = {key, slug(say.name("field", key)), say.typed_value(domain, FIELDS.index(key))}
    return names | ({slug(short(key, say))} if say.words.has(f"short-{key}") else set())


def distances(view: Dict, say: Narrator, words: Sequence[str]) -> list[Section]:
    """`ways`, `ways 1`: how far it is to everywhere, the nearest first."""
    seat = view["seat"] if view["seat"] is not None else view["state"]["turn"]
    sections = []
    for number, cart in enumerate(view["state"]["seats"][seat]["carts"], 1):
        if words and words[0] != str(number):
            continue
        far: dict[int, list[str]] = {}
        for key, facts in FACTS["fields"].items():
            way = route(cart, key) if facts["kind"] != "dot" else None
            if way:
                far.setdefault(len(way), []).append(say.name("field", key))
        rows = [[Cell(say("screen-steps", count=n), "dim"), Cell(", ".join(far[n]))] for n in sorted(far)]
        title = say("screen-reach", cart=number, field=say.name("field", cart["at"]))
        sections.append(Section(title, rows))
    return sections


def sites(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """Every church in the game: its worth, what is missing, what it takes, who gave what."""
    state: View = view["state"]
    columns = ("church", "value", "missing", "takes", "given", "state")
    rows = [[Cell(say(f"screen-{column}"), "dim") for column in columns]]
    for key, church in state["churches"].items():
        rows.append(_site(key, church, say))
    return [Section(say("screen-sites"), rows, heading=True)]


def _site(key: str, church: Church, say: Narrator) -> list[Cell]:
    facts = FACTS["fields"][key]
    takes = "".join(STONE_SIGNS[stone] for stone in facts["takes"])
    given = " ".join(f"{letter(p)}{points}" for p, points in enumerate(church["given"]) if points)
    notes = [say.name("site", church["site"])]
    if church["notary"] is not None:
        notes.append(say("screen-secured", seat=say.seat(church["notary"])))
    if church["owner"] is not None:
        notes.append(f"{letter(church['owner'])} {say.seat(church['owner'])}")
    return [
        Cell(say.name("field", key), "strong" if church["site"] in ("hammer", "begun") else "dim"),
        Cell(str(facts["value"])),
        Cell(str(church["missing"])),
        Cell(takes),
        Cell(given or "–"),
        Cell(", ".join(notes)),
    ]


def hands(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """What is known of hands, and the discarded cards."""
    state: View = view["state"]
    sections = []
    for p, seat in enumerate(state["seats"]):
        cells = [Cell(_card(key, say)) for key in seat["hand"]] or [Cell(say("show-no-cards"), "dim")]
        sections.append(Section(f"{letter(p)} {say.seat(p)}", [cells]))
    discards = [Cell(_card(key, say)) for key in state["discards"]] or [Cell(say("show-no-cards"), "dim")]
    return [*sections, Section(say("show-discards"), [discards], note=say("show-deck", count=state["deck"]))]


def _card(key: str | None, say: Narrator) -> str:
    return say.name("card", key) if key else say("screen-hidden")


def map_report(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """Churches by their first letters, gates by number, + the cathedral, carts by seat and number."""
    state: View = view["state"]
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for a, b in FACTS["streets"]:
        _draw_street(grid, FACTS["fields"][a], FACTS["fields"][b])
    for key, facts in FACTS["fields"].items():
        _write(grid, facts, _mark(state, key, facts, say))
    for p, seat in enumerate(state["seats"]):
        for number, cart in enumerate(seat["carts"], 1):
            below = 0 if FACTS["fields"][cart["at"]]["kind"] == "dot" else 1
            _write(grid, FACTS["fields"][cart["at"]], f"{letter(p)}{number}", below, 3 * p if below else 0)
    rows = [[Cell("".join(row).rstrip() or " ")] for row in grid]
    return [Section(say("screen-map"), rows, picture=True, told=tuple(_told_map(state, say)))]


def _told_map(state: View, say: Narrator) -> list[str]:
    carts = [
        f"{letter(p)}{number} {say.name('field', cart['at'])}"
        for p, seat in enumerate(state["seats"])
        for number, cart in enumerate(seat["carts"], 1)
    ]
    return [*_told(state, say, None), f"{say('told-carts')} {', '.join(carts)}."]


def _mark(state: View, key: str, facts: Field, say: Narrator) -> str:
    if facts["kind"] == "dot":
        return "o"
    if facts["kind"] == "gate":
        return f"[{short(key, say)}]"
    if facts["kind"] == "cathedral":
        return "(+)"
    church = state["churches"][key]
    mark = {"waiting": "", "hammer": "!", "begun": str(church["missing"]), "complete": "*"}[church["site"]]
    return f"{short(key, say)}{mark}"


def _place(facts: Field) -> tuple[int, int]:
    return facts["x"] * (WIDTH - 8) // 900, facts["y"] * (HEIGHT - 2) // 960


def _write(grid: list[list[str]], facts: Field, text: str, below: int = 0, right: int = 0) -> None:
    x, y = _place(facts)
    left = max(0, min(WIDTH - len(text), x - len(text) // 2 + right))
    for i, sign in enumerate(text):
        grid[min(HEIGHT - 1, y + below)][left + i] = sign


def _draw_street(grid: list[list[str]], a: Field, b: Field) -> None:
    (x0, y0), (x1, y1) = _place(a), _place(b)
    steps = max(abs(x1 - x0), abs(y1 - y0))
    for i in range(1, steps):
        grid[y0 + (y1 - y0) * i // steps][x0 + (x1 - x0) * i // steps] = "·"


REPORTS: dict[str, Report] = {
    "map": map_report,
    "route": route_report,
    "ways": distances,
    "sites": sites,
    "hands": hands,
}
