"""The table for the terminal, from a view."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.speech import Speech

COLUMNS = ("name", "money", "cards", "saboteurs", "shields", "points", "bid")


def screen(view: dict[str, Any], say: Speech, asked: int | None) -> list[Section]:
    """`asked` is the seat whose hand is shown large, if any."""
    state = view["state"]
    sections = [_seats(state, say), _piles(state, say)]
    sections += [_city(state, p, say) for p in range(len(state["seats"]))]
    sections += [
        _known(seat, p, say)
        for p, seat in enumerate(state["seats"])
        if p != asked and (seat["hand"] or seat["promised"])
    ]
    if asked is not None:
        title = say("screen-hand") if say.me is not None else say("screen-hand-of", seat=say.seat(asked))
        sections.append(Section(title, [_cards(state["seats"][asked]["hand"], say)]))
    return sections


def _seats(state: dict[str, Any], say: Speech) -> Section:
    rows = [[Cell(say(f"screen-{column}"), "dim") for column in COLUMNS]]
    for p, seat in enumerate(state["seats"]):
        points = seat["points"]["buildings"] + sum(seat["points"][key] for key in ("middle", "churches", "corners"))
        cells = [
            Cell(say.seat(p), f"seat{p}"),
            _money(seat, say),
            Cell(str(len(seat["hand"]) + seat["hidden_cards"])),
            Cell(str(seat["saboteurs"])),
            Cell(str(seat["shields"])),
            Cell(str(points), "strong"),
            _bid(seat, say),
        ]
        rows.append(cells)
    return Section(say("screen-table", bank=state["bank"], supply=state["supply"]), rows, heading=True)


def _money(seat: dict[str, Any], say: Speech) -> Cell:
    if seat["money"] is None:
        return Cell(say("screen-at-most", most=seat["most"]), "dim")
    return Cell(str(seat["money"]), "strong")


def _bid(seat: dict[str, Any], say: Speech) -> Cell:
    if seat["passed"]:
        return Cell(say("screen-passed"), "dim")
    return Cell("–", "dim") if seat["bid"] is None else Cell(str(seat["bid"]), "strong")


def _piles(state: dict[str, Any], say: Speech) -> Section:
    rows = []
    for key, pile in state["piles"].items():
        top = _top(pile, say)
        row = [Cell(say(f"screen-{key}-pile", card=top, count=len(pile)))]
        if state["auction"] and state["auction"]["pile"] == key:
            row.append(Cell(say("screen-lot"), "strong"))
            row += _possible(state["auction"], say)
        rows.append(row)
    return Section(say("screen-piles"), rows)


def _top(pile: list[dict[str, Any]], say: Speech) -> str:
    if not pile:
        return say("screen-empty")
    if pile[0]["card"] is not None:
        return say.name("card", pile[0]["card"])
    return say.name("kind", pile[0]["kind"]) if pile[0]["kind"] else say("screen-unknown")


def _possible(auction: dict[str, Any], say: Speech) -> list[Cell]:
    """Worth listing once the kind is announced."""
    if auction["card"] is not None or auction["kind"] is None:
        return []
    cards = ", ".join(say.name("card", key) for key in auction["possible"])
    return [Cell(say("screen-possible", cards=cards), "dim")]


def _city(state: dict[str, Any], p: int, say: Speech) -> Section:
    title = say("screen-city-me") if say.me == p else say("screen-city", seat=say.seat(p))
    cells = [
        Cell(f"{i} {say('screen-gap') if key is None else say.name('card', key)}", "bad" if key is None else "")
        for i, key in enumerate(state["seats"][p]["city"], 1)
    ]
    return Section(title, [cells or [Cell(say("screen-no-city"), "dim")]])


def _known(seat: dict[str, Any], p: int, say: Speech) -> Section:
    """What the reader knows of another hand."""
    cells = [Cell(say.name("card", key)) for key in seat["hand"]]
    for kind, count in seat["promised"].items():
        cells += [Cell(say("screen-one-of", kind=say.name("kind", kind)))] * count
    unknown = seat["hidden_cards"] - sum(seat["promised"].values())
    if unknown > 0:
        cells.append(Cell(say("screen-hidden", count=unknown), "dim"))
    return Section(say("screen-known", seat=say.seat(p)), [cells])


def _cards(keys: list[str], say: Speech) -> list[Cell]:
    return [Cell(say.name("card", key)) for key in keys] or [Cell(say("screen-nothing"), "dim")]
