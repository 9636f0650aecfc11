"""What a move will do, from what lies open and from the own event cards. Sums in thousands, as in all the rules."""

from __future__ import annotations

from bauhuette.engine.domains import SEAT
from bauhuette.engine.preview import GAIN, PLAIN, RISK, Foretold, Lines, Thing, by_family, foretold
from bauhuette.engine.record import plain

from .cards import (
    CONTRACTS,
    COST,
    COUNT,
    EFFECT,
    EVENT_LETTER,
    HEADS,
    HIGHEST_FEE,
    KIND,
    LATE,
    LETTERS,
    PART_BIT,
    PAYOUT,
    PICK_FEE,
    PRICE,
    SETTLED,
    WAGE,
    WHOLE,
    WORKERS,
)
from .moves import CATEGORY_NAMES, CONTRACT_NAMES, MOVES, PIECE_NAMES
from .outlook import WEAKENS, outlook, payday
from .pay import repayment, wages_due
from .rules import guard
from .site import is_site_of, open_head
from .state import ANSWER, BID, CHOOSE, State, contract_of, part_of, wage_of


def _money(s: State) -> int:
    return int(s.money[s.to_move])


def _after_wages(key: str, money: int, due: int) -> Foretold:
    """What is left when this money has paid these wages, or what is missing then."""
    if money < due:
        return foretold(f"{key}-short", RISK, money=money, due=due, short=due - money)
    return foretold(key, PLAIN, money=money, due=due, left=money - due)


# Phase 1: the crew


def _hire(s: State, category: int) -> Lines:
    return [_after_wages("wages-then", _money(s), int(wages_due(s, s.to_move)) + int(WAGE[category]))]


def _pick(s: State, worker: int) -> Lines:
    due = int(wages_due(s, s.to_move)) + int(wage_of(worker))
    return [foretold("pick", fee=PICK_FEE), _after_wages("wages-then", _money(s) - PICK_FEE, due)]


def _dismiss(s: State, worker: int) -> Lines:
    return [_after_wages("wages-then", _money(s), int(wages_due(s, s.to_move)) - int(wage_of(worker)))]


def _pass(s: State) -> Lines:
    if s.phase == CHOOSE:
        return [foretold("pass-choice")]
    if s.phase == BID:
        return [foretold("pass-auction", seat=Thing(SEAT, int(s.leader)), price=int(s.price))]
    return [_after_wages("wages-stay", _money(s), int(wages_due(s, s.to_move)))]


# Phase 2: contracts


def _auction(s: State, contract: int) -> Lines:
    least = int(COST[contract])
    return [foretold("auction", least=least), _promise(s, contract, least)]


def _bid(s: State, amount: int) -> Lines:
    return [
        _after_wages("money-then", _money(s) - amount, int(wages_due(s, s.to_move))),
        _promise(s, int(s.lot), amount),
    ]


def _promise(s: State, contract: int, paid: int) -> Foretold:
    """What this crew would make of the contract, as `outlook` reckons."""
    found = outlook(s, plain(s), int(s.to_move), contract)
    if found["lacks"] is not None:
        return foretold("lacks", RISK, category=Thing(CATEGORY_NAMES, CATEGORY_NAMES.index(found["lacks"])))
    rounds, even = found["rounds"], found["even"]
    if rounds is None or even is None:
        return foretold("too-late", RISK)
    profit = even - paid
    key, tone = ("profit", GAIN) if profit > 0 else ("loss", RISK)
    return foretold(key, tone, rounds=max(rounds), amount=abs(profit))


# Phase 3: events


def _play(s: State, event: int) -> Lines:
    if int(EFFECT[event]) not in WEAKENS:
        return []
    bosses = [int(s.boss[w]) for w in range(len(WORKERS)) if int(LETTERS[w]) & int(EVENT_LETTER[event])]
    own = bosses.count(int(s.to_move))
    others = sum(boss >= 0 for boss in bosses) - own
    return [foretold("play", RISK if own > others else PLAIN, own=own, others=others)]


def _rest(_s: State, worker: int) -> Lines:
    return [foretold("rest", wage=int(wage_of(worker)))]


# Phase 4: building and lending


def _assign(s: State, category: int, piece: int) -> Lines:
    contract, bit = int(contract_of(piece)), int(PART_BIT[part_of(piece)])
    missing = sum(int(s.heads[piece, i]) == 0 for i in range(HEADS[piece])) - 1
    if open_head(s, piece, category) < 0:
        return []
    if missing:
        return [foretold("assign-more", piece=Thing(PIECE_NAMES, piece), missing=missing)]
    stands = int(SETTLED[KIND[contract], int(s.built[contract]) | int(s.planned[contract]) | bit])
    if stands == WHOLE:
        return [foretold("assign-finishes", GAIN, contract=Thing(CONTRACT_NAMES, contract), price=int(PRICE[contract]))]
    if not stands & bit:
        return [foretold("assign-alone", piece=Thing(PIECE_NAMES, piece))]
    return [foretold("assign-completes", GAIN, piece=Thing(PIECE_NAMES, piece))]


def _done(s: State) -> Lines:
    seat = int(s.to_move)
    sites = [k for k in range(len(CONTRACTS)) if is_site_of(s, seat, k)]
    new = sum(int(COUNT[SETTLED[KIND[k], s.built[k] | s.planned[k]]]) - int(COUNT[s.built[k]]) for k in sites)
    _, left = payday(s, plain(s), seat)
    then = foretold("payday-short", RISK, short=-left) if left < 0 else foretold("payday", left=left)
    return [foretold("done", pieces=new, idle=int(s.idle[seat].sum())), then]


def _request(s: State, lender: int, category: int) -> Lines:
    return [
        foretold(
            "request",
            seat=Thing(SEAT, lender),
            category=Thing(CATEGORY_NAMES, category),
            most=min(_money(s), int(HIGHEST_FEE)),
        )
    ]


def _fee(s: State, amount: int) -> Lines:
    if s.phase == ANSWER:
        return [foretold("ask-fee", fee=amount)]
    return [_after_wages("money-then", _money(s) - amount, int(wages_due(s, s.to_move)))]


def _accept(s: State) -> Lines:
    fee = int(s.deal_fee)
    if s.phase == ANSWER:
        return [foretold("lend", GAIN, fee=fee)]
    return [_after_wages("money-then", _money(s) - fee, int(wages_due(s, s.to_move)))]


def _refuse(_s: State) -> Lines:
    return [foretold("refuse")]


# Phase 5: loans


def _borrow(s: State, loan: int) -> Lines:
    due, money = int(wages_due(s, s.to_move)), _money(s) + int(PAYOUT[loan])
    back = foretold("borrow", payout=int(PAYOUT[loan]), back=int(repayment(s, loan)), late=int(LATE[loan]))
    return [back, _after_wages("borrowed", money, due)]


def _repay(s: State, loan: int) -> Lines:
    return [_after_wages("money-then", _money(s) - int(repayment(s, loan)), int(wages_due(s, s.to_move)))]


preview = by_family(
    MOVES,
    guard,
    {
        "hire": _hire,
        "pick": _pick,
        "dismiss": _dismiss,
        "pass": _pass,
        "auction": _auction,
        "bid": _bid,
        "play": _play,
        "rest": _rest,
        "assign": _assign,
        "done": _done,
        "request": _request,
        "fee": _fee,
        "accept": _accept,
        "refuse": _refuse,
        "borrow": _borrow,
        "repay": _repay,
    },
)
