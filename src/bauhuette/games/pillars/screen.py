"""The table for the terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, Report, Screen, Section
from bauhuette.engine.types import MoveId

from .view import card_facts, material_facts
from .view_types import Holdings, View

FACTS = card_facts()
KEPT = material_facts()["carried_over"]
Dict = dict[str, Any]


def screen(view: Dict, say: Narrator, asked: int | None) -> Screen:
    """`asked` is the seat whose hand is shown, if any."""
    state: View = view["state"]
    is_asked = bool(view["moves"])
    board = [_trick(view, say)] if state["phase"] == "trick" else _scoring(view, say)
    hand = state["seats"][asked]["hand"] if asked is not None else []
    offered = {move["args"].get("card") for move in view["moves"]}
    held_back = [key for key in hand if key not in offered]
    if asked is not None and held_back:
        board.append(_hand(held_back, say, asked, is_asked and state["phase"] == "trick"))
    return Screen(
        head=_head(state, say),
        ends=say("show-ends"),
        seats=_seats(state, say),
        board=board,
        more=[_last_trick(state, say), *given_cards(view, say, ()), *pad(view, say, ())],
        offers=say("screen-hand") if is_asked and state["phase"] == "trick" else "",
        note=_note(view, say) if is_asked else "",
    )


def _head(state: View, say: Narrator) -> str:
    head = say("show-hand", number=state["hand_number"], left=state["advantages_to_come"])
    if state["phase"] != "trick":
        return f"{head} · {say('show-scoring')}"
    done = sum(seat["tricks"] for seat in state["seats"]) + bool(state["kings_trick"])
    most = max(len(seat["hand"]) + seat["hidden_cards"] for seat in state["seats"])
    left = most if len(state["trick"]) < len(state["seats"]) else most + 1
    if not left:
        return head  # the game is over
    return f"{head} · {say('show-trick-number', number=done + 1, all=done + left)}"


def _note(view: Dict, say: Narrator) -> str:
    state: View = view["state"]
    if state["phase"] == "trick":
        return say("show-what-it-does")
    own = state["seats"][view["seat"]]
    if state["phase"] == "convert":
        return say("show-running", converted=state["converted"], sure=_in_tricks(own))
    return say("show-materials", count=sum(own["materials"].values())) if state["phase"] == "keep" else ""


def _in_tricks(seat: Holdings) -> int:
    """What the cards given so far would bring by themselves."""
    return int(seat["craftsmen"] + seat["others"])


def _seats(state: View, say: Narrator) -> Section:
    columns = ["name", "score", "in-tricks"]
    heading = [Cell(say(f"show-{c}"), "dim") for c in columns]
    heading += [Cell(say.name("material", m), "dim") for m in state["seats"][0]["materials"]]
    heading += [Cell(say(f"show-{c}"), "dim") for c in ("tricks", "cards", "keeps")]
    rows = [heading]
    for p, seat in enumerate(state["seats"]):
        cards = len(seat["hand"]) + seat["hidden_cards"]
        name = f"{say.seat(p)}, {say.name('colour', seat['colour'])}"
        kept = ", ".join(say.name("card", key) for key in seat["kept"])
        numbers = [*seat["materials"].values(), seat["tricks"], cards]
        cells = [Cell(str(n), "" if n else "dim") for n in numbers]
        points = [Cell(str(seat["score"]), "strong"), Cell(signed(_in_tricks(seat)))]
        rows.append([Cell(name, f"seat{p}"), *points, *cells, Cell(kept or "–")])
    return Section(say("show-scores"), rows, heading=True)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def letter(seat: int) -> str:
    return SEAT_KEYS[seat].upper()


def _trick(view: Dict, say: Narrator) -> Section:
    state: View = view["state"]
    leading = state["leading"]
    rows = []
    for i in range(len(state["seats"])):
        seat = (state["leader"] + i) % len(state["seats"])
        row = [Cell(f"{i + 1} {letter(seat)}", f"seat{seat}")]
        if i < len(state["trick"]):
            key = state["trick"][i]["card"]
            row.append(_card(key, say))
            if leading and leading["card"] == key:
                row.append(Cell(f"← {_goes_to(leading['receiver'], say)}", "lead"))
        else:
            row.append(Cell(say("show-you") if seat == say.me else "", "dim"))
        rows.append(row)
    note = say("show-king-aside") if state["kings_trick"] else say("show-king-not-yet")
    return Section(say("screen-trick"), rows, note=note)


def _goes_to(receiver: int | None, say: Narrator) -> str:
    if receiver is None:
        return say("show-takes-nobody")
    if receiver == say.me:
        return say("show-takes-you")
    return say("show-takes", seat=f"{letter(receiver)} {say.seat(receiver)}")


def _scoring(view: Dict, say: Narrator) -> list[Section]:
    state, scorer = view["state"], view["to_move"]
    if scorer is None:
        return []
    title = say("show-got-you") if scorer == say.me else say("show-got", seat=say.seat(scorer))
    cells = [_worth(key, say, scorer) for key in state["seats"][scorer]["given"]]
    return [Section(title, [cells or _nothing(say)])]


def _worth(key: str, say: Narrator, seat: int) -> Cell:
    """A card with what it brings to the seat that got it."""
    facts = FACTS[key]
    points = int(facts["seat"] == seat) + facts["points"]
    name = say.name("card", key)
    return Cell(f"{name} {signed(points)}" if points else name, "" if points else "dim")


def _hand(keys: Sequence[str], say: Narrator, asked: int, is_asked: bool) -> Section:
    if is_asked:
        title = say("show-not-now")
    else:
        title = say("screen-hand") if say.me is not None else say("screen-hand-of", seat=say.seat(asked))
    return Section(title, [[_card(key, say) for key in keys]])


def _nothing(say: Narrator) -> list[Cell]:
    return [Cell(say("screen-nothing"), "dim")]


def _card(key: str, say: Narrator) -> Cell:
    facts = FACTS[key]
    text = f"{facts['value']:>2} {say.name('card', key)}"
    return Cell(text) if facts["seat"] is None else Cell(f"{text} {letter(facts['seat'])}", f"seat{facts['seat']}")


# --- what a move leads to ---


def leads_to(view: Dict, say: Narrator, move: MoveId) -> str:
    family, indices = say.game.MOVES.parts(move)
    key = {name: domain.key(indices[name]) for name, domain in family.params.items()}
    own = view["state"]["seats"][view["to_move"]]
    if family.name == "play":
        return _playing(view["state"], say, key["card"], view["to_move"])
    if family.name == "tom":
        return say("leads-have", count=own["materials"][key["material"]])
    if family.name == "convert":
        return _converting(view["state"], say, key, own)
    if family.name == "drop":
        return say("leads-have", count=own["materials"][key["material"]])
    count = sum(own["materials"].values())
    total = view["state"]["converted"] + _in_tricks(own)
    return say("leads-done", points=total, count=count, keep=min(count, KEPT))


def _playing(state: View, say: Narrator, key: str, player: int) -> str:
    """Its value, what it brings, and whether it would take the trick as it lies."""
    facts = FACTS[key]
    brings = _brings(key, say)
    leading = state["leading"]
    if leading is None or facts["value"] >= FACTS[leading["card"]]["value"]:
        taker = None if key == "king" else facts["seat"] if facts["seat"] is not None else player
        if leading is not None:
            brings = f"→ {_taker(taker, say)}, {brings}"
    return f"{facts['value']} {brings}"


def _taker(taker: int | None, say: Narrator) -> str:
    if taker is None:
        return say("leads-aside")
    return say("show-you") if taker == say.me else letter(taker)


def _brings(key: str, say: Narrator) -> str:
    facts = FACTS[key]
    if facts["seat"] is not None:
        return say("leads-yours") if facts["seat"] == say.me else say("leads-of", seat=letter(facts["seat"]))
    if facts["group"] == "advantage":
        return say("leads-keeps")
    gives = "/".join(say.name("material", material) for material in facts["gives"])
    return gives or say("leads-points", points=signed(facts["points"]), count=abs(facts["points"]))


def _converting(state: View, say: Narrator, key: Dict, own: Holdings) -> str:
    facts = next(f for f in FACTS.values() if f["converter"] == key["converter"])
    if facts["makes"]:
        return say("leads-makes", material=say.name("material", facts["makes"]))
    points = facts["pays"][key["material"]]
    return say("leads-convert", points=points, total=state["converted"] + _in_tricks(own) + points)


# --- asked for by a word ---


def last(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    return [_last_trick(view["state"], say)]


def _last_trick(state: View, say: Narrator) -> Section:
    found = state["last_trick"]
    if found is None:
        return Section(say("screen-last-trick"), [_nothing(say)])
    cells = []
    for play in found["played"]:
        card = _card(play["card"], say)
        cells.append(Cell(f"{letter(play['seat'])}: {card.text.strip()}", card.tone))
    receiver = found["receiver"]
    where = say("screen-to-nobody") if receiver is None else say("screen-to-receiver", seat=say.seat(receiver))
    return Section(say("screen-last-trick"), [[*cells, Cell(f"→ {where}", "strong")]])


def given_cards(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """All cards given in this hand, seat by seat, and what the king holds back."""
    state: View = view["state"]
    sections = [
        Section(
            say("show-given", seat=say.seat(p), letter=letter(p)),
            [[_worth(key, say, p) for key in seat["given"]] or _nothing(say)],
            note=signed(_in_tricks(seat)),
        )
        for p, seat in enumerate(state["seats"])
    ]
    if state["kings_trick"]:
        sections.append(Section(say("screen-kings-trick"), [[_card(key, say) for key in state["kings_trick"]]]))
    return sections


def pad(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """The score pad, hand by hand."""
    seats = view["state"]["seats"]
    rows = [[Cell(say("show-name"), "dim"), *(Cell(str(i + 1), "dim") for i in range(len(seats[0]["pad"])))]]
    for p, seat in enumerate(seats):
        cells = [Cell(str(points).replace("-", "−")) for points in seat["pad"]]
        rows.append([Cell(f"{letter(p)} {say.seat(p)}", f"seat{p}"), *cells])
    return [Section(say("show-pad"), rows, heading=True)]


REPORTS: dict[str, Report] = {"last": last, "tricks": given_cards, "pad": pad}
