"""The table for the terminal, from a view. Money in thousands; workers as letter and number, a piece as one sign."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, Report, Screen, Section, leading

from .cards import CATEGORIES, PAYOUT, UNIT
from .cards import LOANS as LOAN_KEYS
from .edition_checks import HEAD_LETTERS, TRAITS
from .view_types import Auction, Contract, Deal, Hand, Holdings, Piece, Stack, View, Worker

SIGNS = {"built": "#", "planned": "+", "begun": "-", "open": "·"}
TONES = {"built": "good", "planned": "strong", "begun": "", "open": ""}
COLUMNS = ("name", "money", "wages", "worth", "loans", "crew", "contracts")
LINE = 60
NO_BREAK = "\u00a0"
HIRING, AUCTION, EVENT, BUILDING, PAYDAY = 1, 2, 3, 4, 5
Dict = dict[str, Any]


def screen(view: Dict, say: Narrator, asked: int | None) -> Screen:
    """`asked` is the seat whose crew and sites are shown large, if any."""
    state: View = view["state"]
    board = _matter(state, say, asked) if view["to_move"] is not None else []
    return Screen(
        head=_head(state, say),
        ends=say("show-ends"),
        seats=_seats(state, say),
        board=board,
        more=_rest(state, say, asked),
        note=_note(state, say, asked) if view["moves"] else "",
    )


def _head(state: View, say: Narrator) -> str:
    steps = " ".join(_step(number, state["trowel"], say) for number in range(HIRING, PAYDAY + 1))
    return f"{say('show-round', number=state['round'], last=state['last_round'])} · {steps}"


def _step(number: int, now: int, say: Narrator) -> str:
    if number == now:
        return f"{number} {say(f'show-step-{number}')} ▸"
    return f"{number} ✓" if number < now else str(number)


def _note(state: View, say: Narrator, asked: int | None) -> str:
    if asked is None or state["trowel"] not in (HIRING, BUILDING, PAYDAY):
        return ""
    seat = state["seats"][asked]
    if state["trowel"] == HIRING:
        return say("show-limit", limit=_k(state["wage_limit"]), wages=_k(seat["wages"]))
    return say("show-payday", money=_k(seat["money"]), due=_k(seat["due"]), income=_k(_income(state, asked)))


def _income(state: View, seat: int) -> int:
    """What contracts finished by now, or planned to be, bring at the next payday."""
    return sum(
        contract["price"]
        for contract in _owned(state, seat).values()
        if all(piece["state"] in ("built", "planned") for piece in contract["pieces"])
    )


def _k(talers: int) -> int:
    return talers // UNIT


def letter(seat: int) -> str:
    return SEAT_KEYS[seat].upper()


def head_of(category: str, say: Narrator) -> str:
    return say(f"typed-worker-{category}").upper()


def heads_of(letters: Iterable[str | None], say: Narrator) -> str:
    """The heads of a piece or of idle workers, in the reader's letters."""
    return "".join(
        head_of(CATEGORIES[HEAD_LETTERS.index(found)], say) if found is not None else "·" for found in letters
    )


def worker_code(key: str, say: Narrator) -> str:
    category, _, number = key.rpartition("-")
    return f"{head_of(category, say)}{number}"


# --- the scores ---


def _seats(state: View, say: Narrator) -> Section:
    columns = [*COLUMNS, "bid"] if state["auction"] else list(COLUMNS)
    rows = [[Cell(say(f"show-{column}"), "dim") for column in columns]]
    for p, seat in enumerate(state["seats"]):
        hammer = " †" if p == state["hammer"] else ""
        worth = sum(contract["worth_now"] for contract in _owned(state, p).values())
        cells = {
            "name": Cell(say.seat(p) + hammer, f"seat{p}"),
            "money": Cell(str(_k(seat["money"])), "strong"),
            "wages": Cell(str(_k(seat["due"]))),
            "worth": Cell(str(_k(worth)) if _owned(state, p) else "–"),
            "loans": _loans(seat, say),
            "crew": Cell(_crew_heads(seat["crew"], say) or "–"),
            "contracts": Cell(_contracts_short(state, p, say)),
        }
        if state["auction"]:
            cells["bid"] = _bid(state["auction"], p, say)
        rows.append([cells[column] for column in columns])
    return Section(say("show-scores"), rows, heading=True)


def _owned(state: View, seat: int) -> dict[str, Contract]:
    contracts: dict[str, Contract] = state["contracts"]
    return {key: c for key, c in contracts.items() if c["place"] == "owned" and c["holder"] == seat}


def _loans(seat: Holdings, say: Narrator) -> Cell:
    found = " ".join(f"{count}{say(f'show-loan-{key}')}" for key, count in seat["loans"].items() if count)
    return Cell(found or "–", "bad" if found else "dim")


def _crew_heads(crew: Sequence[Hand], say: Narrator) -> str:
    """`M FF J A`; those who lie face down in lower case."""
    groups = []
    for category in CATEGORIES:
        sign = head_of(category, say)
        workers = [worker for worker in crew if worker["category"] == category]
        groups.append("".join(sign.lower() if worker["down"] else sign for worker in workers))
    return " ".join(filter(None, groups))


def _contracts_short(state: View, seat: int, say: Narrator) -> str:
    owned = _owned(state, seat)
    if not owned:
        return "–"
    if len(owned) == 1:
        key, contract = next(iter(owned.items()))
        return f"{say('typed-contract-' + key)} {_signs(contract)}"
    return " ".join(_signs(contract) for contract in owned.values())


def _signs(contract: Contract) -> str:
    return "".join(SIGNS[piece["state"]] for piece in contract["pieces"])


def _bid(auction: Auction, seat: int, say: Narrator) -> Cell:
    if auction["leader"] == seat:
        return Cell(f"{_k(auction['price'])} ←", "lead")
    return Cell("–", "dim") if seat in auction["bidding"] else Cell(say("show-out"), "dim")


# --- what it is about now ---


def _matter(state: View, say: Narrator, asked: int | None) -> list[Section]:
    trowel = state["trowel"]
    sections = []
    if trowel == HIRING:
        sections.append(_tops(state, say))
    elif trowel == AUCTION:
        sections += [_lot(state, state["auction"], say)] if state["auction"] else []
        sections.append(_offer(state, say))
    else:
        sections += _events(state, say)
        sections += [_deal(state["deal"], say)] if state["deal"] else []
    if asked is not None:
        if trowel in (BUILDING, PAYDAY):
            sections += [_site(key, contract, say) for key, contract in _owned(state, asked).items()]
        sections += _own_crew(state, say, asked, idle=trowel == BUILDING)
        if state["seats"][asked]["hand"]:
            sections.append(_hand(state, say, asked))
    return sections


def _tops(state: View, say: Narrator) -> Section:
    cells = [Cell(_top(category, stack, say)) for category, stack in state["stacks"].items()]
    return Section(say("show-stacks"), [cells[:2], cells[2:]], note=traits(say), more=say("name-stacks"))


def _top(category: str, stack: Stack, say: Narrator) -> str:
    name = say.name("category", category)
    if not stack["workers"]:
        return say("show-stack-empty", category=name)
    top = stack["workers"][0]
    assert top is not None  # the topmost lies open
    facts = {"letters": top["letters"], "wage": _k(top["wage"]), "left": stack["left"]}
    return say("show-stack", category=name, worker=worker_code(top["key"], say), **facts)


def traits(say: Narrator) -> str:
    return " ".join(f"{sign} {say.name('trait', sign.lower())}" for sign in TRAITS)


def _lot(state: View, auction: Auction, say: Narrator) -> Section:
    contract = state["contracts"][auction["contract"]]
    rows = [[Cell(needs_of(contract, say), "strong")], [Cell(_demand(contract, say), "dim")]]
    note = say("show-lot-note", **_prices(contract))
    return Section(say("show-lot", contract=say.name("contract", auction["contract"])), rows, note=note)


def _prices(contract: Contract) -> Dict:
    return {name: _k(contract[name]) for name in ("cost", "price", "bonus")}


def needs_of(contract: Contract, say: Narrator) -> str:
    """`side J J · gable M FA · roof F F`."""
    groups: dict[str, list[str]] = {}
    for piece in contract["pieces"]:
        part = say.name("part", piece["part"])
        kind = part.rstrip("0123456789 ") if contract["kind"] != "wall" else part.partition(",")[0]
        kind = " ".join(kind.split()[:2]) if contract["kind"] == "wall" else kind
        groups.setdefault(kind, []).append(heads_of(piece["needs"], say))
    return " · ".join(f"{kind} {' '.join(needs)}" for kind, needs in groups.items())


def _demand(contract: Contract, say: Narrator) -> str:
    heads = "".join(sign for piece in contract["pieces"] for sign in piece["needs"])
    counts = ", ".join(f"{heads.count(sign)} {heads_of(sign, say)}" for sign in HEAD_LETTERS if sign in heads)
    return say("show-demand", heads=counts)


def _offer(state: View, say: Narrator) -> Section:
    lot = state["auction"]["contract"] if state["auction"] else None
    rows = [
        [
            Cell(say.name("contract", key), "strong"),
            Cell(say("show-contract", **_prices(contract))),
            Cell("  ".join(heads_of(piece["needs"], say) for piece in contract["pieces"])),
        ]
        for key, contract in state["contracts"].items()
        if contract["place"] == "offer" and key != lot
    ]
    title = say("show-also-open" if lot else "show-offer")
    nothing = [[Cell(say("screen-nothing"), "dim")]]
    note = say("show-face-down", count=state["contracts_hidden"])
    return Section(title, rows or nothing, note=note, more=say("name-contracts"))


def _events(state: View, say: Narrator) -> list[Section]:
    if not state["events"]:
        return []
    rows = [[Cell(say.name("event", key), "strong"), Cell(say(f"effect-{key}"))] for key in state["events"]]
    return [Section(say("screen-event"), rows, more=say("name-events"))]


def _deal(deal: Deal, say: Narrator) -> Section:
    facts = {
        "borrower": say.seat(deal["borrower"]),
        "lender": say.seat(deal["lender"]),
        "category": say.name("category", deal["category"]),
        "fee": _k(deal["fee"]),
    }
    return Section(say("show-deal"), [[Cell(say("show-deal-text", **facts), "strong")]])


def _own_crew(state: View, say: Narrator, asked: int, idle: bool) -> list[Section]:
    seat = state["seats"][asked]
    title = say("show-crew-own") if say.me is not None else say("screen-crew-of", seat=say.seat(asked))
    rows = [[_worker(worker, say) for worker in seat["crew"]] or [Cell(say("screen-nothing"), "dim")]]
    note = traits(say) if state["trowel"] == EVENT else _head_legend(say)
    if idle and any(seat["idle"].values()):
        note = f"{say('show-idle', heads=_idle(seat, say))} · {note}"
    return [Section(title, rows, note=note, more=say("name-crew"))]


def _idle(seat: Holdings, say: Narrator) -> str:
    return " ".join(head_of(category, say) * count for category, count in seat["idle"].items() if count)


def _worker(worker: Hand, say: Narrator) -> Cell:
    text = f"{worker_code(worker['key'], say)} {worker['letters']}"
    return Cell(f"({text})", "dim") if worker["down"] else Cell(text)


def _site(key: str, contract: Contract, say: Narrator) -> Section:
    cells = [_piece(piece, say) for piece in contract["pieces"]]
    missing = sum(piece["state"] != "built" for piece in contract["pieces"])
    note = say("show-site-note", price=_k(contract["price"]), missing=missing)
    return Section(say.name("contract", key), [cells], note=note, more=say("name-contracts"))


def _piece(piece: Piece, say: Narrator) -> Cell:
    needs = heads_of(piece["needs"], say)
    sent = f"={heads_of(piece['heads'], say)}" if piece["state"] == "begun" else ""
    return Cell(f"{say.name('part', piece['part'])} {needs}{sent} {SIGNS[piece['state']]}", TONES[piece["state"]])


def _hand(state: View, say: Narrator, asked: int) -> Section:
    cells = [Cell(say.name("event", key)) for key in state["seats"][asked]["hand"]]
    return Section(say("screen-hand"), [cells], more=say("name-events"))


def _rest(state: View, say: Narrator, asked: int | None) -> list[Section]:
    """What other phases are about."""
    sections = []
    if asked is not None and state["trowel"] not in (BUILDING, PAYDAY):
        sections += [_site(key, contract, say) for key, contract in _owned(state, asked).items()]
    if state["trowel"] != AUCTION:
        sections.append(_offer(state, say))
    for p in range(len(state["seats"])):
        if p != asked:
            sections += [
                _site(key, contract, say)._replace(
                    title=say("show-site-of", seat=say.seat(p), letter=letter(p), contract=say.name("contract", key))
                )
                for key, contract in _owned(state, p).items()
            ]
    return sections if state["trowel"] == HIRING else [*sections, _tops(state, say)]


# --- what a move leads to ---


def _hiring(state: View, say: Narrator, args: Dict, seat: int) -> str:
    top = state["stacks"][args["category"]]["workers"][0]
    if top is None:
        return ""
    return say("leads-hire", worker=_known(top, say), wages=_k(state["seats"][seat]["wages"] + top["wage"]))


def _known(worker: Worker, say: Narrator) -> str:
    return f"{worker_code(worker['key'], say)} {worker['letters']}".strip()


def _picking(state: View, say: Narrator, args: Dict, seat: int) -> str:
    found = [w for stack in state["stacks"].values() for w in stack["workers"] if w and w["key"] == args["worker"]]
    if not found:
        return ""
    return say("leads-pick", letters=found[0]["letters"], wages=_k(state["seats"][seat]["wages"] + found[0]["wage"]))


def _parting(state: View, say: Narrator, args: Dict, seat: int) -> str:
    worker = next(w for w in state["seats"][seat]["crew"] if w["key"] == args["worker"])
    return say("leads-dismiss", letters=worker["letters"], wages=_k(state["seats"][seat]["wages"] - worker["wage"]))


def _resting(state: View, _say: Narrator, args: Dict, seat: int) -> str:
    return str(next(w["letters"] for w in state["seats"][seat]["crew"] if w["key"] == args["worker"]))


def _auctioning(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    return say("show-contract", **_prices(state["contracts"][args["contract"]]))


def _bidding(state: View, say: Narrator, _args: Dict, seat: int) -> str:
    return say("leads-bid", money=_k(state["seats"][seat]["money"]), due=_k(state["seats"][seat]["due"]))


def _playing(_state: View, say: Narrator, args: Dict, _seat: int) -> str:
    return say(f"effect-{args['event']}")


def _assigning(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    pieces = (piece for contract in state["contracts"].values() for piece in contract["pieces"])
    piece = next(piece for piece in pieces if piece["key"] == args["piece"])
    fits = HEAD_LETTERS[CATEGORIES.index(args["category"])] in piece["needs"]
    return say("leads-fits" if fits else "leads-too-good", needs=heads_of(piece["needs"], say))


def _borrowing(state: View, say: Narrator, args: Dict, seat: int) -> str:
    payout = int(PAYOUT[LOAN_KEYS.index(args["loan"])])
    left = _k(state["seats"][seat]["money"]) + payout - _k(state["seats"][seat]["due"])
    facts = {"amount": payout, "back": _k(state["loans"][args["loan"]]["back"])}
    return say("leads-borrow" if left >= 0 else "leads-borrow-short", left=abs(left), **facts)


def _repaying(state: View, say: Narrator, args: Dict, _seat: int) -> str:
    return say("leads-repay", amount=_k(state["loans"][args["loan"]]["back"]))


leads_to = leading(
    {
        "hire": _hiring,
        "pick": _picking,
        "dismiss": _parting,
        "rest": _resting,
        "auction": _auctioning,
        "bid": _bidding,
        "play": _playing,
        "assign": _assigning,
        "borrow": _borrowing,
        "repay": _repaying,
    }
)


# --- asked for by a word ---


def _asked_seats(view: Dict, words: Sequence[str]) -> list[int]:
    count = len(view["state"]["seats"])
    found = [p for p in range(count) if words and words[0].lower() == SEAT_KEYS[p]]
    return found or list(range(count))


def crew(view: Dict, say: Narrator, words: Sequence[str]) -> list[Section]:
    """`crew`, `crew b`: every worker with the letters of their traits."""
    seats = view["state"]["seats"]
    sections = [
        Section(
            say("show-crew-of", seat=say.seat(p), letter=letter(p)),
            [[_worker(worker, say) for worker in seats[p]["crew"]] or [Cell(say("screen-nothing"), "dim")]],
        )
        for p in _asked_seats(view, words)
    ]
    return [*sections, Section(say("show-letters"), [[Cell(traits(say))], [Cell(_head_legend(say))]])]


def _head_legend(say: Narrator) -> str:
    return " ".join(f"{head_of(category, say)} {say.name('category', category)}" for category in CATEGORIES)


def contracts(view: Dict, say: Narrator, words: Sequence[str]) -> list[Section]:
    """`contracts`, `contracts b`: every piece of every contract that was awarded, and those on offer."""
    state: View = view["state"]
    sections = []
    for p in _asked_seats(view, words):
        for key, contract in _owned(state, p).items():
            title = say("show-site-of", seat=say.seat(p), letter=letter(p), contract=say.name("contract", key))
            sections.append(_site(key, contract, say)._replace(title=title))
    return sections if words else [*sections, _offer(state, say)]


def stacks(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """Every worker of the stacks that may be seen, from the top; all of them where the stacks lie open."""
    rows = []
    for category, stack in view["state"]["stacks"].items():
        seen = [_known(worker, say) if worker else "?" for worker in stack["workers"]]
        lines = _wrapped(seen) or [say("screen-empty")]
        names = [say.name("category", category), *[""] * (len(lines) - 1)]
        rows += [[Cell(name, "dim"), Cell(line)] for name, line in zip(names, lines, strict=True)]
    return [Section(say("show-stacks-all"), rows), Section(say("show-letters"), [[Cell(traits(say))]])]


def _wrapped(items: Sequence[str]) -> list[str]:
    """Broken between two of them, never within one."""
    joined = ", ".join(item.replace(" ", NO_BREAK) for item in items)
    return [line.replace(NO_BREAK, " ") for line in textwrap.wrap(joined, LINE)]


def loans(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    state: View = view["state"]
    terms = []
    for i, key in enumerate(LOAN_KEYS):
        facts = {"amount": int(PAYOUT[i]), "back": _k(state["loans"][key]["back"])}
        terms.append(Cell(say("show-loan-terms", loan=say.name("loan", key), **facts)))
    debts = [
        Cell(f"{letter(p)} {say.seat(p)}: {_k(seat['debt'])}", f"seat{p}") for p, seat in enumerate(state["seats"])
    ]
    return [Section(say("show-loans-title"), [terms]), Section(say("show-debts"), [debts])]


def events(view: Dict, say: Narrator, _words: Sequence[str]) -> list[Section]:
    """The event of the round, and the own cards."""
    state: View = view["state"]
    found = _events(state, say) or [Section(say("screen-event"), [[Cell(say("screen-nothing"), "dim")]])]
    hand = state["seats"][view["seat"]]["hand"] if view["seat"] is not None else []
    rows = [[Cell(say.name("event", key), "strong"), Cell(say(f"effect-{key}"))] for key in hand]
    return [*found, Section(say("screen-hand"), rows)] if rows else found


REPORTS: dict[str, Report] = {
    "crew": crew,
    "contracts": contracts,
    "stacks": stacks,
    "loans": loans,
    "events": events,
}
