"""What each preview line of Baumeister says, checked against auctions, events, sites, deals, payday and loans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from bauhuette.games.baumeister.cards import (
    CATEGORY,
    CONTRACTS,
    COST,
    EFFECT,
    EVENT_HEADS,
    EVENT_LETTER,
    HIGHEST_FEE,
    KIND,
    LETTERS,
    NEEDS,
    PARTS,
    PAYOUT,
    PRICE,
    ROOF,
    SETTLED,
    SURCHARGE,
    WAGE,
    WHOLE,
)
from bauhuette.games.baumeister.edition_checks import EFFECTS
from bauhuette.games.baumeister.state import BID, BORROW, BUILD, CHOOSE, COUNTER, FEE, HIRE, ON_OFFER, OPEN, OWNED
from tests.games.previewed import Case, Claim, Step, arguments, family

from .arrange import begin, contracts, hires, lends, purse, scene, stacked_event

CHANGES = {"hired", "picked", "dismissed", "won", "given", "lent", "repaid", "borrowed"}  # of a crew or a purse
DONE_WITH = ("pass", "done", "refuse", "accept")  # what a seat does that wants nothing, in this order


def asked(_s: Any) -> list[int]:
    return []


def arranged() -> Iterator[Any]:
    """Talers on a contract, surcharges with a second event, loans early and late, deals, and a last contract."""
    yield with_talers()
    yield from with_two_events()
    yield from with_loans()
    yield from with_deals()
    yield from with_last_contracts()
    yield in_round_one()


def in_round_one() -> Any:
    """B22: seat a has a contract and may pass; the others can get two."""
    table = scene(4, round_number=1)
    contracts(table, {"watchtower": 0}, "great-city-gate small-house house small-city-gate")
    for seat in range(4):
        hires(table, seat, "M J J A A")
    return begin(table, "choose").state


def with_talers() -> Any:
    table = scene(2)
    contracts(table, {"watchtower": 1}, "great-city-gate small-house")
    hires(table, 0, "M F J A A")
    table.state.bonus[CONTRACTS.index("small-house")] = 10
    table.state.bank -= 10
    begin(table, "choose")
    table.play("auction small-house")
    return table.state


def with_two_events() -> Iterator[Any]:
    for events in (("fit-of-rage", "plague"), ("plague", "fit-of-rage")):
        table = scene(2, second_event=1)
        contracts(table, {"small-house": 0})
        hires(table, 0, "M F J J J A A")
        hires(table, 1, "M F J J A")
        stacked_event(table, *events)
        yield begin(table, "draw").state


def with_loans() -> Iterator[Any]:
    for hidden in (True, False):
        table = scene(2)
        contracts(table, {"small-house": 0}, hidden=hidden)
        hires(table, 0, "M F J A A")
        purse(table, 0, 1_000)
        yield begin(table, "wages").state
        table = scene(2)
        contracts(table, {"small-house": 0}, hidden=hidden)
        hires(table, 0, "M F J A A")
        lends(table, 0, 1, 1)
        purse(table, 0, 60_000)
        yield begin(table, "hire").state


def with_deals() -> Iterator[Any]:
    table = scene(2, lend=1)
    contracts(table, {"small-house": 0})
    hires(table, 0, "A A")
    hires(table, 1, "M J J A")
    begin(table, "build")
    yield table.state


def with_last_contracts() -> Iterator[Any]:
    """B49: who takes the last contract has this round and the next to build it."""
    table = scene(2)
    contracts(table, {"watchtower": 1}, "small-house", hidden=False)
    hires(table, 0, "J A")
    begin(table, "choose")
    yield table.state


# Money and wages


def money(s: Any, seat: int) -> int:
    return int(s.money[seat])


def crew(s: Any, seat: int) -> list[int]:
    return np.flatnonzero(s.boss == seat).tolist()


def extra(s: Any, seat: int) -> int:
    """B32: the surcharges of this round's events for a crew."""
    total = 0
    for event in (int(e) for e in s.event_now if e >= 0):
        for worker in crew(s, seat):
            by_letter = EFFECTS[EFFECT[event]] == "surcharge-letter" and LETTERS[worker] & EVENT_LETTER[event]
            by_category = EFFECTS[EFFECT[event]] == "surcharge-category" and EVENT_HEADS[event, CATEGORY[worker]]
            total += int(SURCHARGE[event]) if by_letter or by_category else 0
    return total


def owed(s: Any, seat: int) -> int:
    return sum(int(WAGE[CATEGORY[worker]]) for worker in crew(s, seat)) + extra(s, seat)


def idly(case: Case) -> Callable[[Any, list[int]], int]:
    """The seat does nothing where it may; the others play at random."""

    def choose(s: Any, moves: list[int]) -> int:
        if s.to_move == case.seat:
            families = {family(case.game, move): move for move in moves}
            for name in DONE_WITH:
                if name in families:
                    return families[name]
        return case.luck.choice(moves)

    return choose


def payday(case: Case) -> Iterator[Step]:
    """Play on until the seat pays its wages or must borrow for them."""
    first = Step(case.before, case.move, case.after)
    yield first
    if is_payday(case, case.after):
        return
    for step in case.then(idly(case)):
        yield step
        if is_payday(case, step.after):
            return


def is_payday(case: Case, s: Any) -> bool:
    paid = any(row[0] == case.seat for row in case.told(s, "paid"))
    return paid or bool(s.phase == BORROW and s.to_move == case.seat)


def is_disturbed(case: Case, step: Step) -> bool:
    """Whether a step changes what the seat owes or owns, beside the previewed move."""
    others = 0
    for kind, facts in case.news(step.after):
        if kind in ("event", "played") and EFFECTS[EFFECT[facts[kind == "played"]]].startswith("surcharge"):
            return True
        others += kind in CHANGES and case.seat in facts[: 2 if kind == "lent" else 1]
    return others > (step.before is case.before and case.family in ("hire", "pick", "dismiss", "repay"))


def wages_then(case: Case) -> bool | None:
    """What the crew costs now, and what payday leaves if nothing else happens to the seat until then."""
    facts = case.facts
    short = facts["due"] - facts["money"]
    if facts.get("short", short) != short or facts.get("left", -short) != -short or (short > 0) != ("short" in facts):
        return False
    for step in payday(case):
        if is_disturbed(case, step):
            return None
        if is_payday(case, step.after):
            return is_paid(case, step)
        if (owed(step.after, case.seat), money(step.after, case.seat)) != (facts["due"], facts["money"]):
            return False
    return None


def is_paid(case: Case, step: Step) -> bool:
    """Whether these wages are paid of this purse and of what finished contracts bring, or a loan is needed."""
    due, purse, s = case.facts["due"], case.facts["money"], step.after
    came = sum(row[2] for row in case.told(s, "income") if row[0] == case.seat)
    paid = [row[1] for row in case.told(s, "paid") if row[0] == case.seat]
    if not paid:
        return bool(owed(s, case.seat) == due > money(s, case.seat) == purse + came)
    return paid[0] == due <= purse + came


def pick(case: Case) -> bool:
    return money(case.before, case.seat) - money(case.after, case.seat) == case.facts["fee"]


# Contracts


def pass_choice(case: Case) -> bool | None:
    """B18: no choice comes back this round; B22: bids are asked for wherever the seat can pay more, if it says so."""
    verdict = None
    for step in case.then(cheaply(case)):
        b, a = step.before, step.after
        if b.round_number != case.before.round_number or b.phase not in (CHOOSE, OPEN, BID):
            return verdict
        if b.to_move == case.seat and b.phase != BID:
            return False
        if b.phase == OPEN and (case.key == "pass-choice" or most_owned(b) < 2):
            bids = arguments(case.game.MOVES, step.move)["amount"] < money(b, case.seat)
            if bids and not (a.phase == BID and a.bidding[case.seat]):
                return False
            verdict = True
    return verdict


def most_owned(s: Any) -> int:
    return max(int(np.sum((s.holder == seat) & (s.place == OWNED))) for seat in range(s.seats))


def cheaply(case: Case) -> Callable[[Any, list[int]], int]:
    """Contracts are auctioned and go at low prices, so that a seat can win several."""

    def choose(s: Any, moves: list[int]) -> int:
        wanted = case.moves(s, "pass" if s.phase == BID else "bid" if s.phase == OPEN else "auction")
        return wanted[0] if wanted and case.luck.random() < 0.8 else case.luck.choice(moves)

    return choose


def pass_auction(case: Case) -> bool:
    s = case.before
    if s.leader != case.facts["seat"] or s.price != case.facts["price"]:
        return False
    if case.after.lot != s.lot:
        return True
    for step in case.then():
        if step.before.to_move == case.seat:
            return False
        if step.after.lot != s.lot:
            return True
    return False


def amounts(case: Case, s: Any, name: str) -> list[int]:
    return [arguments(case.game.MOVES, move)["amount"] for move in case.moves(s, name)]


def auction(case: Case) -> bool:
    least = case.facts["least"]
    others = case.moves(case.after, "pass")
    return least == COST[case.args["contract"]] == min(amounts(case, case.after, "bid")) and not others


def won(case: Case) -> Step | None:
    """The step in which the seat wins at this price, or None where another bids more."""
    step = Step(case.before, case.move, case.after)
    if case.after.lot == case.before.lot:
        for step in case.then(others_pass(case)):
            if step.after.lot != case.before.lot or step.after.leader != case.seat:
                break
    rows = [row for row in case.told(step.after, "won") if row[0] == case.seat]
    return step if rows else None


def others_pass(case: Case) -> Callable[[Any, list[int]], int]:
    def choose(s: Any, moves: list[int]) -> int:
        passing = case.moves(s, "pass")
        return passing[0] if passing and case.luck.random() < 0.8 else case.luck.choice(moves)

    return choose


def money_then(case: Case) -> bool | None:
    """Of a bid if it wins, of a fee if it is accepted, of a counter offer accepted and of a loan repaid at once."""
    facts, end = case.facts, Step(case.before, case.move, case.after)
    if case.family == "bid":
        found = won(case)
        if found is None:
            return None
        end = found
    elif case.family == "fee":
        accepted = case.moves(case.after, "accept")
        end = Step(case.after, accepted[0], case.made(case.after, accepted[0]))
    short = facts["due"] - facts["money"]
    if facts.get("short", short) != short or (short > 0) != ("short" in facts):
        return False
    if end.after.phase not in (CHOOSE, OPEN, BID) and case.family == "bid":
        return None  # events have struck, and wages may be paid
    return money(end.after, case.seat) == facts["money"] and owed(end.after, case.seat) == facts["due"]


# What a crew makes of a contract


def contract_of(case: Case) -> int:
    return case.args["contract"] if case.family == "auction" else int(case.before.lot)


def heads_of(contract: int, mask: int) -> list[int]:
    rows = [NEEDS[contract * PARTS + part] for part in range(PARTS) if mask >> part & 1]
    return sorted(int(head) for row in rows for head in row if head >= 0)


@cache
def can_man(heads: tuple[int, ...], workers: tuple[int, ...]) -> bool:
    """B34: a worker does the work of the own category or a lower one; give the hardest heads to the least able."""
    free = list(workers)
    for head in heads:
        able = [worker for worker in free if worker <= head]
        if not able:
            return False
        free.remove(max(able))
    return True


@cache
def rounds_for(contract: int, built: int, workers: tuple[int, ...]) -> int | None:
    """The fewest rounds in which these workers, at nothing else, put up what is missing; by trying everything."""
    if built == WHOLE:
        return 0
    found = []
    for mask in range(WHOLE + 1):
        grows = mask != built and mask & built == built and SETTLED[KIND[contract], mask] == mask
        if grows and can_man(tuple(heads_of(contract, mask & ~built)), workers):
            rest = rounds_for(contract, mask, workers)
            found += [] if rest is None else [rest + 1]
    return min(found, default=None)


def rounds_of(case: Case) -> int | None:
    workers = tuple(sorted(int(CATEGORY[worker]) for worker in crew(case.before, case.seat)))
    return rounds_for(contract_of(case), 0, workers)


def rounds_left(case: Case) -> int:
    """B48, B49: if the seat takes this contract; with the last one the game ends after the next round."""
    s = case.before
    others = sum(s.place[k] == ON_OFFER for k in range(len(CONTRACTS))) - 1
    last = int(s.last_round)
    if s.contracts_shown == s.contracts_used and not others:
        last = min(last, int(s.round_number) + 1)
    return last - int(s.round_number) + 1


def lacks(case: Case) -> bool:
    category = case.facts["category"]
    able = [worker for worker in crew(case.before, case.seat) if CATEGORY[worker] <= category]
    return category in heads_of(contract_of(case), WHOLE) and not able


def too_late(case: Case) -> bool:
    rounds = rounds_of(case)
    return rounds is None or rounds > rounds_left(case)


def profit(case: Case) -> bool:
    """The price and the talers on it, less the bid and the wages of these rounds."""
    rounds, contract = rounds_of(case), contract_of(case)
    if rounds is None or rounds != case.facts["rounds"] or rounds > rounds_left(case):
        return False
    paid = price_of(case)
    wages = rounds * sum(int(WAGE[CATEGORY[worker]]) for worker in crew(case.before, case.seat))
    gain = int(PRICE[contract]) + int(case.before.bonus[contract]) - wages - paid
    return abs(gain) == case.facts["amount"] and (gain > 0) == (case.key == "profit")


def price_of(case: Case) -> int:
    return int(COST[contract_of(case)]) if case.family == "auction" else case.args["amount"]


# Events


def struck(case: Case) -> Any:
    """The state when all seats have done what the event asks of them."""
    if case.after.event_step > case.before.event_step:
        return case.after
    for step in case.then():
        if step.after.event_step != case.before.event_step or step.after.phase == BUILD:
            return step.after
    return None


def own_and_others(case: Case, count: Callable[[Any, int], int], after: Any) -> bool:
    more = [count(after, p) - count(case.before, p) for p in range(case.before.seats)]
    own = more[case.seat]
    return (own, sum(more) - own) == (case.facts["own"], case.facts["others"])


def is_one_event(s: Any) -> bool:
    """Whether no second event has struck in the same step, nor the round ended."""
    return bool(s.event_now[0] >= 0 and s.event_now[1] < 0)


def play(case: Case) -> bool | None:
    s = struck(case)
    if s is None or not is_one_event(s):
        return None
    return own_and_others(case, lambda s, p: sum(int(s.down[worker]) for worker in crew(s, p)), s)


def play_dismiss(case: Case) -> bool | None:
    s = struck(case)
    if s is None or not is_one_event(s):
        return None
    return own_and_others(case, lambda s, p: -len(crew(s, p)), s)


def play_dear(case: Case) -> bool | None:
    """What every seat pays more, on payday."""
    paid: dict[int, int] = {}
    steps = [Step(case.before, case.move, case.after)]
    crews = [crew(case.after, p) for p in range(case.before.seats)]
    for step in [*steps, *until_round_ends(case)]:
        if step.after.event_now[1] >= 0:
            return None
        paid |= {row[0]: row[2] for row in case.told(step.after, "paid")}
        if step.before.round_number == step.after.round_number and crews != [
            crew(step.after, p) for p in range(case.before.seats)
        ]:
            return None
    own = paid.pop(case.seat)
    return (own, sum(paid.values())) == (case.facts["own"], case.facts["others"])


def until_round_ends(case: Case) -> Iterator[Step]:
    for step in case.then():
        yield step
        if step.after.round_number != case.before.round_number or step.after.over:
            return


def play_no_roof(case: Case) -> bool:
    for step in until_round_ends(case):
        for move in case.moves(step.before, "assign") if step.before.phase == BUILD else []:
            piece = arguments(case.game.MOVES, move)["piece"]
            if KIND[piece // PARTS] == 0 and ROOF >> piece % PARTS & 1:
                return False
    return True


def rest(case: Case) -> bool | None:
    """B29: face down, and the marker on the wage scale stays, unless a second event dismisses a worker at once."""
    worker, s = case.args["worker"], case.after
    if any(row[0] == case.seat for row in case.told(s, "dismissed")):
        return None
    lies = s.down[worker] == 1 or s.round_number != case.before.round_number
    same = s.wages[case.seat] == case.before.wages[case.seat]
    return bool(lies and same and WAGE[CATEGORY[worker]] == case.facts["wage"])


# Building


def put_up(case: Case) -> Any:
    """The state after `done`, made at once."""
    return case.made(case.after, case.moves(case.after, "done")[0])


def assign_more(case: Case) -> bool:
    piece = case.facts["piece"]
    asked = sum(1 for head in NEEDS[piece] if head >= 0)
    there = sum(1 for head in case.after.heads[piece] if head > 0)
    return piece == case.args["piece"] and asked - there == case.facts["missing"]


def stands(case: Case) -> bool:
    piece = case.facts["piece"]
    return bool(int(put_up(case).built[piece // PARTS]) >> piece % PARTS & 1)


def assign_completes(case: Case) -> bool:
    return case.facts["piece"] == case.args["piece"] and stands(case)


def assign_alone(case: Case) -> bool:
    return case.facts["piece"] == case.args["piece"] and not stands(case)


def assign_finishes(case: Case) -> bool:
    """B42: the seat does nothing more, and payday comes."""
    contract = case.facts["contract"]
    for step in case.then(idly(case)):
        rows = [row for row in case.told(step.after, "income") if row[1] == contract]
        if rows:
            return rows[0][0] == case.seat and rows[0][2] == case.facts["price"]
        if step.after.over or step.after.round_number != case.before.round_number:
            return False
    return False


def done(case: Case) -> bool:
    rows = [row for row in case.told(case.after, "raised") if row[0] == case.seat]
    idle = int(case.before.idle[case.seat].sum())
    return sum(row[2] for row in rows) == case.facts["pieces"] and idle == case.facts["idle"]


def left_on_payday(case: Case) -> int | None:
    """What payday leaves, or what is missing (below 0), if the seat does nothing more."""
    held = money(case.before, case.seat)
    for step in payday(case):
        came = sum(row[2] for row in case.told(step.after, "income") if row[0] == case.seat)
        if is_payday(case, step.after):
            paid = [row[1] for row in case.told(step.after, "paid") if row[0] == case.seat]
            return held + came - (paid[0] if paid else owed(step.after, case.seat))
        held = money(step.after, case.seat)
    return None


def pays(case: Case) -> bool:
    left = left_on_payday(case)
    return left == (case.facts["left"] if case.key == "payday" else -case.facts["short"])


# Deals and loans


def request(case: Case) -> bool:
    s, facts = case.after, case.facts
    most = max(amounts(case, s, "fee"))
    deal = (s.deal_seat, s.deal_category) == (facts["seat"], facts["category"])
    return bool(s.phase == FEE and s.to_move == case.seat and deal and most == facts["most"] <= HIGHEST_FEE)


def ask_fee(case: Case) -> bool:
    s = case.after
    return bool(s.phase == COUNTER and s.deal_fee == case.facts["fee"] and case.moves(s, "refuse"))


def lend(case: Case) -> bool:
    """B54: the worker is employed by the lender all the time."""
    got = money(case.after, case.seat) - money(case.before, case.seat)
    home = all(crew(step.after, case.seat) == crew(case.before, case.seat) for step in building(case))
    return got == case.facts["fee"] and home


def building(case: Case) -> Iterator[Step]:
    for step in case.then():
        if step.after.phase == HIRE or step.after.over:
            return
        yield step


def refuse(case: Case) -> bool:
    b, a = case.before, case.after
    same = a.idle.tolist() == b.idle.tolist() and a.money.tolist() == b.money.tolist()
    return bool(same and a.phase == BUILD)


def borrow(case: Case) -> bool | None:
    """B46: what it costs to repay at the next occasion."""
    loan = case.args["loan"]
    if case.facts["payout"] != PAYOUT[loan] or case.told(case.after, "borrowed")[0][2] != PAYOUT[loan]:
        return False
    for step in case.then(idly(case)):
        s = step.before
        if s.to_move == case.seat:
            repaid = [m for m in case.moves(s, "repay") if arguments(case.game.MOVES, m)["loan"] == loan]
            if repaid:
                cost = money(s, case.seat) - money(case.made(s, repaid[0]), case.seat)
                late = s.contracts_shown == s.contracts_used
                return cost == case.facts["late" if late else "back"]
    return None


def borrowed(case: Case) -> bool:
    paid = [row[1] for row in case.told(case.after, "paid") if row[0] == case.seat]
    money_then = money(case.before, case.seat) + int(PAYOUT[case.args["loan"]])
    return bool(paid) and paid[0] == case.facts["due"] and money_then - paid[0] == case.facts["left"]


def borrowed_short(case: Case) -> bool:
    s = case.after
    short = owed(s, case.seat) - money(s, case.seat)
    return bool(s.phase == BORROW and s.to_move == case.seat and short == case.facts["short"])


CLAIMS: dict[str, Claim] = {
    "wages-then": wages_then,
    "wages-then-short": wages_then,
    "wages-stay": wages_then,
    "wages-stay-short": wages_then,
    "pick": pick,
    "pass-choice": pass_choice,
    "pass-choice-first": pass_choice,
    "pass-auction": pass_auction,
    "auction": auction,
    "money-then": money_then,
    "money-then-short": money_then,
    "lacks": lacks,
    "too-late": too_late,
    "profit": profit,
    "loss": profit,
    "play": play,
    "play-dismiss": play_dismiss,
    "play-dear": play_dear,
    "play-no-roof": play_no_roof,
    "rest": rest,
    "assign-more": assign_more,
    "assign-completes": assign_completes,
    "assign-alone": assign_alone,
    "assign-finishes": assign_finishes,
    "done": done,
    "payday": pays,
    "payday-short": pays,
    "request": request,
    "ask-fee": ask_fee,
    "lend": lend,
    "refuse": refuse,
    "borrow": borrow,
    "borrow-late": borrow,
    "borrowed": borrowed,
    "borrowed-short": borrowed_short,
}
