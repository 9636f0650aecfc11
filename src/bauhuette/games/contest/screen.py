"""The table for the terminal, from a view. A building is written as its letter and its value: `L2 C5 G2`."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, Report, Screen, Section, leading

from .view import card_facts, extra_facts
from .view_types import Attack, Auction, Holdings, PileCard, View

FACTS = card_facts()
EXTRA = extra_facts()
COLUMNS = ("name", "points", "money", "hand", "saboteurs", "shields", "coins", "bid", "city")
SHOWN = 6  # buildings of a city in its seat's row; a longer one shows both ends
ENDS = 2, 3
LINE = 77
Dict = dict[str, Any]


def screen(view: Dict, say: Narrator, asked: int | None) -> Screen:
    """`asked` is the seat whose hand is shown, if any."""
    state: View = view["state"]
    board = _matter(state, say)
    if asked is not None:
        board += _own(state, say, asked)
    return Screen(
        head=_head(state, say, view["to_move"]),
        ends=say("show-closing") if state["closing"] else say("show-ends"),
        seats=_seats(state, say),
        board=board,
        more=[_piles(state, say), *known(view, say, ()), *cities(view, say, ())],
        note=_note(state, say, asked) if view["moves"] else "",
    )


def _head(state: View, say: Narrator, to_move: int | None) -> str:
    piles = say("show-piles", **{key: len(pile) for key, pile in state["piles"].items()})
    if state["phase"] == "final" or to_move is None:
        return say("show-final")
    key = "show-auctions" if state["auction"] else "show-turn"
    return f"{say(key, seat=say.seat(state['turn']))} · {piles}"


def _note(state: View, say: Narrator, asked: int | None) -> str:
    if state["phase"] in ("act", "final"):
        return say("show-laid", count=3 - state["laid"])
    if asked is not None and state["phase"] in ("ransom", "open", "raise"):
        return say("show-purse", money=state["seats"][asked]["money"])
    return ""


def letter(seat: int) -> str:
    return SEAT_KEYS[seat].upper()


def code(key: str | None, say: Narrator) -> str:
    """`C5`; a gap is `__`."""
    if key is None:
        return "__"
    facts = FACTS[key]
    return f"{say('typed-card-' + facts['sort']).upper()}{facts['value']}"


# --- the scores ---


def _seats(state: View, say: Narrator) -> Section:
    columns = [c for c in COLUMNS if c != "bid" or state["auction"]]
    rows = [[Cell(say(f"show-{column}"), "dim") for column in columns]]
    for p, seat in enumerate(state["seats"]):
        cells = {
            "name": Cell(say.seat(p), f"seat{p}"),
            "points": Cell(str(points_of(seat)), "strong"),
            "money": _money(seat),
            "hand": _hand_cell(seat, say),
            "saboteurs": _count(seat["saboteurs"]),
            "shields": _count(seat["shields"]),
            "coins": _count(seat["coins"]),
            "bid": _bid(state["auction"], seat, say),
            "city": Cell(short_city(seat["city"], say)),
        }
        rows.append([cells[column] for column in columns])
    return Section(say("show-scores"), rows, heading=True)


def points_of(seat: Holdings) -> int:
    return int(seat["points"]["buildings"] + sum(seat["points"][key] for key in ("middle", "churches", "corners")))


def _count(number: int) -> Cell:
    return Cell(str(number) if number else "–", "" if number else "dim")


def _money(seat: Holdings) -> Cell:
    return Cell(f"≤{seat['most']}") if seat["money"] is None else Cell(str(seat["money"]), "strong")


def _hand_cell(seat: Holdings, say: Narrator) -> Cell:
    """What the cards would cost, where they are known; else how many they are."""
    if seat["minus"] is not None:
        return Cell(f"−{seat['minus']}" if seat["minus"] else "–")
    return Cell(say("show-cards", count=len(seat["hand"]) + seat["hidden_cards"]))


def _bid(auction: Auction | None, seat: Holdings, say: Narrator) -> Cell:
    if seat["passed"]:
        return Cell(say("screen-passed"), "dim")
    if seat["bid"] is None or auction is None:
        return Cell("–", "dim")
    is_highest = auction["highest"] == seat["bid"]
    return Cell(f"{seat['bid']} ←", "lead") if is_highest else Cell(str(seat["bid"]))


def short_city(city: Sequence[str | None], say: Narrator) -> str:
    codes = [code(key, say) for key in city]
    if len(codes) <= SHOWN:
        return " ".join(codes) or "–"
    first, last = ENDS
    return " ".join([*codes[:first], f"…{len(codes) - first - last}…", *codes[-last:]])


# --- what it is about now ---


def _matter(state: View, say: Narrator) -> list[Section]:
    if state["auction"]:
        return [_lot(state, state["auction"], say)]
    if state["attack"]:
        return [_attack(state["attack"], say)]
    if state["loose"]:
        return [_loose(state, state["loose"], say)]
    if state["phase"] in ("offer", "roll", "take"):
        return [_piles(state, say)]
    return [_extra(state, say)] if state["phase"] == "final" else []


def _lot(state: View, auction: Auction, say: Narrator) -> Section:
    if auction["card"] is not None:
        facts = {"card": say.name("card", auction["card"]), "code": code(auction["card"], say)}
        rows = [[Cell(f"{say('show-lot-known', **facts)}: {_printed(auction['card'], say)}", "strong")]]
    else:
        kind = say.name("kind", auction["kind"]) if auction["kind"] else say("show-kind-unknown")
        rows = [[Cell(kind, "strong")], *_possible(auction["possible"], say)]
    rows.append([Cell(say("show-bank", bank=state["bank"], seat=say.seat(state["turn"])), "dim")])
    return Section(say(f"show-lot-{auction['pile']}"), rows, note=say("show-lot-of", seat=say.seat(state["turn"])))


def _printed(key: str, say: Narrator) -> str:
    facts = FACTS[key]
    return say("show-printed", value=facts["value"], coins=facts["coins"], shields=facts["shields"])


def _possible(possible: dict[str, int], say: Narrator) -> list[list[Cell]]:
    codes = [f"{count}×{code(key, say)}" if count > 1 else code(key, say) for key, count in possible.items()]
    lines = textwrap.wrap(f"{say('show-possible')} {' '.join(codes)}", LINE, subsequent_indent="  ")
    return [[Cell(line)] for line in lines]


def _attack(attack: Attack, say: Narrator) -> Section:
    facts = {"card": say.name("card", attack["card"]), "place": attack["place"], "amount": attack["ransom"]}
    you = attack["victim"] == say.me
    text = say("show-attacked-you" if you else "show-attacked", seat=say.seat(attack["victim"]), **facts)
    return Section(say("show-now"), [[Cell(text, "bad")]])


def _loose(state: View, loose: PileCard, say: Narrator) -> Section:
    if loose["card"] is not None:
        text = say.name("card", loose["card"])
    else:
        text = say.name("kind", loose["kind"]) if loose["kind"] else say("screen-unknown")
    return Section(say("show-loose"), [[Cell(text, "strong"), *_pile_cells(state, say)]])


def _piles(state: View, say: Narrator) -> Section:
    note = say("screen-table", bank=state["bank"], supply=state["supply"])
    return Section(say("screen-piles"), [_pile_cells(state, say)], note=note)


def _pile_cells(state: View, say: Narrator) -> list[Cell]:
    return [
        Cell(say(f"screen-{key}-pile", card=_top(pile, say), count=len(pile))) for key, pile in state["piles"].items()
    ]


def _top(pile: list[PileCard], say: Narrator) -> str:
    if not pile:
        return say("screen-empty")
    if pile[0]["card"] is not None:
        return f"{say.name('card', pile[0]['card'])} ({_printed(pile[0]['card'], say)})"
    return say.name("kind", pile[0]["kind"]) if pile[0]["kind"] else say("screen-unknown")


def _extra(state: View, say: Narrator) -> Section:
    cells = [Cell(say(f"show-extra-{key}", points=EXTRA[key])) for key in ("middle", "churches", "corners")]
    del state
    return Section(say("show-extra"), [cells], note=say("show-extra-note"))


def _own(state: View, say: Narrator, asked: int) -> list[Section]:
    """What is still empty need not be shown while others are at it."""
    seat = state["seats"][asked]
    building = state["phase"] in ("act", "final")
    sections = [_city(state, asked, say)] if seat["city"] or building else []
    return [*sections, _hand(state, asked, say)] if seat["hand"] or building else sections


def _city(state: View, seat: int, say: Narrator) -> Section:
    city = state["seats"][seat]["city"]
    title = say("screen-city-me") if say.me == seat else say("show-city-of", seat=say.seat(seat), letter=letter(seat))
    if not city:
        return Section(title, [[Cell(say("screen-no-city"), "dim")]], note=say("show-legend"))
    cells = [Cell(f"{i}:{code(key, say)}", "bad" if key is None else "") for i, key in enumerate(city, 1)]
    return Section(title, [cells], note=say("show-legend"), more=say("name-city"))


def _hand(state: View, seat: int, say: Narrator) -> Section:
    hand = state["seats"][seat]["hand"]
    title = say("screen-hand") if say.me == seat else say("screen-hand-of", seat=say.seat(seat))
    cells = [Cell(f"{code(key, say)} {say.name('kind', FACTS[key]['kind'])}") for key in hand]
    return Section(title, [cells or [Cell(say("screen-nothing"), "dim")]], note=say("show-hand-costs"))


# --- what a move leads to ---


def _rolling(state: View, say: Narrator, _args: Dict, seat: int) -> str:
    return say("leads-roll", coins=state["seats"][seat]["coins"])


def _taking(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    return say("leads-take", count=state["seats"][args["victim"]]["saboteurs"])


def _offering(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    pile = state["piles"][args["pile"]]
    return _top(pile, say) if args["pile"] == "open" else say("leads-closed", count=len(pile))


def _bidding(state: View, say: Narrator, args: Dict, seat: int) -> str:
    return say("leads-pay" if args["amount"] <= (state["seats"][seat]["money"] or 0) else "leads-bluff")


def _building(state: View, say: Narrator, args: Dict, seat: int) -> str:
    facts = FACTS[args["card"]]
    points = state["seats"][seat]["points"]["buildings"] + facts["value"]
    return say("leads-build", points=points, shields=facts["shields"], coins=facts["coins"])


def _attacking(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    return str(code(state["seats"][args["victim"]]["city"][args["place"] - 1], say))


def _paying(state: View, say: Narrator, _args: Dict, seat: int) -> str:
    ransom = state["attack"]["ransom"] if state["attack"] else 0
    return say("leads-ransom", amount=ransom, left=(state["seats"][seat]["money"] or 0) - ransom)


def _stopping(state: View, say: Narrator, _args: Dict, seat: int) -> str:
    return say("leads-done", minus=state["seats"][seat]["minus"] or 0)


leads_to = leading(
    {
        "roll": _rolling,
        "take": _taking,
        "offer": _offering,
        "bid": _bidding,
        "found": _building,
        "left": _building,
        "right": _building,
        "fill": _building,
        "attack": _attacking,
        "pay": _paying,
        "done": _stopping,
    }
)


# --- asked for by a word ---


def cities(view: Dict, say: Narrator, words: Sequence[str]) -> list[Section]:
    """`city`: all of them; `city b`: one, with the names of its buildings."""
    state: View = view["state"]
    seats = [p for p in range(len(state["seats"])) if not words or words[0].lower() == SEAT_KEYS[p]]
    sections = [_city(state, p, say) for p in seats or range(len(state["seats"]))]
    if words and len(seats) == 1:
        rows = [[Cell(f"{i} {_named(key, say)}")] for i, key in enumerate(state["seats"][seats[0]]["city"], 1)]
        sections.append(Section(say("show-buildings"), rows))
    return sections


def _named(key: str | None, say: Narrator) -> str:
    return say("screen-gap") if key is None else f"{say.name('card', key)}: {_printed(key, say)}"


def known(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """What the reader knows of the other hands."""
    seats = view["state"]["seats"]
    return [_known(shown, seat, say) for seat, shown in enumerate(seats) if seat != say.me]


def _known(shown: Holdings, seat: int, say: Narrator) -> Section:
    cells = [Cell(f"{code(key, say)} {say.name('kind', FACTS[key]['kind'])}") for key in shown["hand"]]
    for kind, count in shown["promised"].items():
        cells += [Cell(say("show-one-of", kind=say.name("kind", kind)))] * count
    unknown = shown["hidden_cards"] - sum(shown["promised"].values())
    if unknown > 0:
        cells.append(Cell(say("screen-hidden", count=unknown), "dim"))
    title = say("show-known", seat=say.seat(seat), letter=letter(seat))
    return Section(title, [cells or [Cell(say("screen-nothing"), "dim")]])


REPORTS: dict[str, Report] = {"city": cities, "hands": known}
