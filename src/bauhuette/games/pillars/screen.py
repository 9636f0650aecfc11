"""The table for the terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhuette.engine.screen import Cell, Report, Section
from bauhuette.engine.speech import Speech

from .view import card_facts

FACTS = card_facts()


def screen(view: dict[str, Any], say: Speech, asked: int | None) -> list[Section]:
    """`asked` is the seat whose hand is shown large, if any."""
    state = view["state"]
    sections = [_seats(state, say), _trick(state, say)]
    if state["kings_trick"]:
        sections.append(Section(say("screen-kings-trick"), [_cards(state["kings_trick"], say)]))
    if state["phase"] != "trick" and view["to_move"] is not None:
        scorer = view["to_move"]
        title = say("screen-scoring", seat=say.seat(scorer))
        sections.append(Section(title, [_cards(state["seats"][scorer]["given"], say)]))
    if asked is not None and state["seats"][asked]["hand"]:
        hand = _cards(state["seats"][asked]["hand"], say)
        title = say("screen-hand") if say.me is not None else say("screen-hand-of", seat=say.seat(asked))
        sections.append(Section(title, [hand]))
    return sections


def _seats(state: dict[str, Any], say: Speech) -> Section:
    number, left = state["hand_number"], state["advantages_to_come"]
    materials = list(state["seats"][0]["materials"])
    columns = ["name", "score", "cards", "tricks"]
    heading = [Cell(say(f"screen-{c}"), "dim") for c in columns]
    heading += [Cell(say.name("material", m), "dim") for m in materials]
    heading += [Cell(say("screen-keeps"), "dim")]
    rows = [heading]
    for p, seat in enumerate(state["seats"]):
        cards = len(seat["hand"]) + seat["hidden_cards"]
        numbers = [seat["score"], cards, seat["tricks"], *seat["materials"].values()]
        name = f"{say.seat(p)} ({say.name('colour', seat['colour'])})"
        kept = ", ".join(say.name("card", key) for key in seat["kept"])
        tones = ["strong", "", "", *("" if n else "dim" for n in seat["materials"].values())]
        cells = [Cell(str(n), tone) for n, tone in zip(numbers, tones, strict=True)]
        rows.append([Cell(name, f"seat{p}"), *cells, Cell(kept or "–")])
    title = say("screen-hand-number", number=number, left=left)
    return Section(title, rows, heading=True)


def _trick(state: dict[str, Any], say: Speech) -> Section:
    if state["trick"]:
        return Section(say("screen-trick"), [[_played(play, say) for play in state["trick"]]])
    last = state["last_trick"]
    if last is None:
        return Section(say("screen-trick"), [[Cell(say("screen-nothing"), "dim")]])
    return _last_trick(state, say)


def _last_trick(state: dict[str, Any], say: Speech) -> Section:
    last = state["last_trick"]
    if last is None:
        return Section(say("screen-last-trick"), [[Cell(say("screen-nothing"), "dim")]])
    cells = [_played(play, say) for play in last["played"]]
    receiver = last["receiver"]
    where = say("screen-to-nobody") if receiver is None else say("screen-to-receiver", seat=say.seat(receiver))
    return Section(say("screen-last-trick"), [[*cells, Cell(f"→ {where}", "strong")]])


def _played(play: dict[str, Any], say: Speech) -> Cell:
    card = _card(play["card"], say)
    return Cell(f"{say.seat(play['seat'])}: {card.text}", card.tone)


def _cards(keys: list[str], say: Speech) -> list[Cell]:
    return [_card(key, say) for key in keys] or [Cell(say("screen-nothing"), "dim")]


def _card(key: str, say: Speech) -> Cell:
    facts = FACTS[key]
    tone = f"seat{facts['seat']}" if facts["seat"] is not None else ""
    return Cell(f"{facts['value']} {say.name('card', key)}", tone)


def last(view: dict[str, Any], say: Speech, _words: Sequence[str]) -> list[Section]:
    return [_last_trick(view["state"], say)]


REPORTS: dict[str, Report] = {"last": last}
