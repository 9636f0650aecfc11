"""The table for the terminal, from a view."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.speech import Speech

from .cards import (
    CATEGORIES,
)
from .check import HEAD_LETTERS

STATES = {"built": "good", "planned": "strong", "begun": "", "open": "dim"}


def screen(view: dict[str, Any], say: Speech, asked: int | None) -> list[Section]:
    """`asked` is the seat whose crew and sites are shown large, if any."""
    state = view["state"]
    sections = [_seats(state, say)]
    if state["trowel"] == 1:
        sections.append(_stacks(state, say))
    sections.append(_offer(state, say))
    if state["auction"]:
        sections.append(_auction(state, say))
    if state["events"]:
        rows = [[Cell(say.name("event", e), "strong"), Cell(say(f"effect-{e}"))] for e in state["events"]]
        sections.append(Section(say("screen-event"), rows))
    if asked is not None:
        sections += _own(state, say, asked)
    return sections


def _money(talers: int, say: Speech) -> str:
    text = f"{talers:,}"
    return text.replace(",", ".") if say.lang == "de" else text


def _seats(state: dict[str, Any], say: Speech) -> Section:
    columns = ("name", "money", "wages", "loans", "crew", "sites")
    rows = [[Cell(say(f"screen-{column}"), "dim") for column in columns]]
    for p, seat in enumerate(state["seats"]):
        name = say.seat(p) + (f" ({say('screen-hammer')})" if p == state["hammer"] else "")
        loans = ", ".join(f"{n} × {say.name('loan', key)}" for key, n in seat["loans"].items() if n)
        cells = [
            Cell(name, f"seat{p}"),
            Cell(_money(seat["money"], say), "strong"),
            Cell(_money(seat["due"], say)),
            Cell(loans or "–", "bad" if loans else "dim"),
            Cell(_heads(seat) or "–"),
            Cell(", ".join(_sites(state, say, p)) or "–"),
        ]
        rows.append(cells)
    title = say("screen-round", number=state["round"], last=state["last_round"], phase=state["trowel"])
    return Section(title, rows, heading=True)


def _heads(seat: dict[str, Any]) -> str:
    """The crew as letters, those face down in brackets."""
    letters = []
    for worker in seat["crew"]:
        letter = HEAD_LETTERS[CATEGORIES.index(worker["category"])]
        letters.append(f"({letter})" if worker["down"] else letter)
    return " ".join(letters)


def _sites(state: dict[str, Any], say: Speech, p: int) -> list[str]:
    names = []
    for key, contract in state["contracts"].items():
        if contract["place"] == "owned" and contract["holder"] == p:
            built = sum(piece["state"] == "built" for piece in contract["pieces"])
            names.append(f"{say.name('contract', key)} {built}/{len(contract['pieces'])}")
    return names


def _stacks(state: dict[str, Any], say: Speech) -> Section:
    rows = []
    for category, stack in state["stacks"].items():
        top = stack["workers"][0] if stack["workers"] else None
        if top is None:
            text = say("screen-empty")
        else:
            worker = say.name("worker", top["key"])
            text = say("screen-stack", worker=worker, letters=top["letters"], left=stack["left"])
        rows.append([Cell(say.name("category", category), "dim"), Cell(text)])
    return Section(say("screen-stacks"), rows)


def _offer(state: dict[str, Any], say: Speech) -> Section:
    rows = []
    for key, contract in state["contracts"].items():
        if contract["place"] == "offer":
            facts = {name: _money(contract[name], say) for name in ("cost", "price", "bonus")}
            message = "screen-contract-bonus" if contract["bonus"] else "screen-contract"
            text = say(message, contract=say.name("contract", key), **facts)
            needs = "  ".join("".join(piece["needs"]) for piece in contract["pieces"])
            rows.append([Cell(text), Cell(needs, "dim")])
    rows = rows or [[Cell(say("screen-nothing"), "dim")]]
    return Section(say("screen-offer", left=state["contracts_hidden"]), rows)


def _auction(state: dict[str, Any], say: Speech) -> Section:
    auction = state["auction"]
    lot = say("screen-lot", contract=say.name("contract", auction["contract"]))
    leading = say("screen-opening")
    if auction["leader"] is not None:
        price = _money(auction["price"], say)
        leading = say("screen-leading", seat=say.seat(auction["leader"]), price=price)
    return Section(say("screen-auction"), [[Cell(lot, "strong"), Cell(leading)]])


def _own(state: dict[str, Any], say: Speech, asked: int) -> list[Section]:
    seat = state["seats"][asked]
    title = say("screen-crew-own") if say.me is not None else say("screen-crew-of", seat=say.seat(asked))
    sections = [Section(title, [[_worker(worker, say) for worker in seat["crew"]] or _nothing(say)])]
    for key, contract in state["contracts"].items():
        if contract["place"] == "owned" and contract["holder"] == asked:
            sections.append(_site(key, contract, say))
    if any(seat["idle"].values()):
        sections[0].rows.append([Cell(say("screen-idle", heads=_idle(seat)), "strong")])
    if seat["hand"]:
        rows = [[Cell(say.name("event", e)), Cell(say(f"effect-{e}"), "dim")] for e in seat["hand"]]
        sections.append(Section(say("screen-hand"), rows))
    return sections


def _nothing(say: Speech) -> list[Cell]:
    return [Cell(say("screen-nothing"), "dim")]


def _idle(seat: dict[str, Any]) -> str:
    letters = zip(HEAD_LETTERS, seat["idle"].values(), strict=True)
    return " ".join(letter for letter, n in letters for _ in range(n))


def _worker(worker: dict[str, Any], say: Speech) -> Cell:
    key = "screen-worker-down" if worker["down"] else "screen-worker"
    return Cell(
        say(key, worker=say.name("worker", worker["key"]), letters=worker["letters"]),
        "dim" if worker["down"] else "",
    )


def _site(key: str, contract: dict[str, Any], say: Speech) -> Section:
    messages = {"built": "screen-built", "planned": "screen-planned", "begun": "screen-started", "open": "screen-piece"}
    cells = []
    for piece in contract["pieces"]:
        facts = {"part": say.name("part", piece["part"]), "heads": "".join(piece["needs"])}
        cells.append(Cell(say(messages[piece["state"]], **facts), STATES[piece["state"]]))
    title = say("screen-site", contract=say.name("contract", key), price=_money(contract["price"], say))
    return Section(title, [cells])
