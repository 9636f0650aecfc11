"""What a move will do, from what lies open and from the own event cards. Sums in thousands, as in all the rules."""

from __future__ import annotations

from bauhuette.engine.domains import SEAT
from bauhuette.engine.preview import GAIN, PLAIN, RISK, Lines, PreviewArgument, PreviewLine, by_family, foretold
from bauhuette.engine.record import copy_of, plain

from . import cards
from .building import is_site_of, open_head
from .crew import let_go
from .crew_forecast import outlook, payday
from .events import all_face_up, share_to_rest, with_letter
from .moves import CATEGORY_NAMES, CONTRACT_NAMES, MOVES, PIECE_NAMES
from .payday import repayment, surcharge_of, wages_due
from .rules import guard
from .state import ANSWER, BID, CHOOSE, State, contract_of, face_up, is_face_up, part_of, wage_of


def _money(s: State) -> int:
    return int(s.money[s.to_move])


def _after_wages(key: str, money: int, due: int) -> PreviewLine:
    """What is left when this money has paid these wages, or what is missing then."""
    if money < due:
        return foretold(f"{key}-short", RISK, money=money, due=due, short=due - money)
    return foretold(key, PLAIN, money=money, due=due, left=money - due)


# Phase 1: the crew


def _hire(s: State, category: int) -> Lines:
    return [_after_wages("wages-then", _money(s), int(wages_due(s, s.to_move)) + int(cards.WAGE[category]))]


def _pick(s: State, worker: int) -> Lines:
    due = int(wages_due(s, s.to_move)) + int(wage_of(worker))
    return [foretold("pick", fee=cards.PICK_FEE), _after_wages("wages-then", _money(s) - cards.PICK_FEE, due)]


def _dismiss(s: State, worker: int) -> Lines:
    """B32: a surcharge is for the crew as it is when wages are paid."""
    trial, seat = copy_of(s), int(s.to_move)
    let_go(trial, worker)
    return [_after_wages("wages-then", _money(s), int(wages_due(trial, seat)))]


def _pass(s: State) -> Lines:
    if s.phase == CHOOSE:  # B22: in round 1 a seat with a contract bids until another has two
        return [foretold("pass-choice-first" if s.round_number == 1 else "pass-choice")]
    if s.phase == BID:
        return [foretold("pass-auction", seat=PreviewArgument(SEAT, int(s.leader)), price=int(s.price))]
    return [_after_wages("wages-stay", _money(s), int(wages_due(s, s.to_move)))]


# Phase 2: contracts


def _auction(s: State, contract: int) -> Lines:
    least = int(cards.COST[contract])
    return [foretold("auction", least=least), _promise(s, contract, least)]


def _bid(s: State, amount: int) -> Lines:
    """B27: the talers on a contract go to who wins it."""
    left = _money(s) - amount + int(s.bonus[s.lot])
    return [
        _after_wages("money-then", left, int(wages_due(s, s.to_move))),
        _promise(s, int(s.lot), amount),
    ]


def _promise(s: State, contract: int, paid: int) -> PreviewLine:
    """What this crew would make of the contract, as `crew_forecast` computes it."""
    found = outlook(s, plain(s), int(s.to_move), contract)
    if found["lacks"] is not None:
        return foretold("lacks", RISK, category=PreviewArgument(CATEGORY_NAMES, CATEGORY_NAMES.index(found["lacks"])))
    rounds, even = found["rounds"], found["even"]
    if rounds is None or even is None:
        return foretold("too-late", RISK)
    profit = even - paid
    key, tone = ("profit", GAIN) if profit > 0 else ("loss", RISK)
    return foretold(key, tone, rounds=max(rounds), amount=abs(profit))


# Phase 3: events


def _play(s: State, event: int) -> Lines:
    """B55: what the event will take, from the seat itself and from the others together."""
    effect = int(cards.EFFECT[event])
    if effect == cards.NO_ROOF:
        return [foretold("play-no-roof")]
    dear = effect in (cards.DEAR_CATEGORY, cards.DEAR_LETTER)
    taken = [(_dearer if dear else _struck)(s, seat, event) for seat in range(s.seats)]
    own = taken[s.to_move]
    others = sum(taken) - own
    key = "play-dear" if dear else "play-dismiss" if effect == cards.DISMISS else "play"
    return [foretold(key, RISK if own > others else PLAIN, own=own, others=others)]


def _struck(s: State, seat: int, event: int) -> int:
    """How many workers of a seat will rest or leave."""
    effect, letter = int(cards.EFFECT[event]), int(cards.EVENT_LETTER[event])
    if effect == cards.REST_SHARE:
        return int(share_to_rest(s, seat, cards.SHARE[event]))
    if effect == cards.REST_CATEGORY:
        return sum(
            int(s.crew[seat, c]) >= cards.FROM[event] and face_up(s, seat, c) > 0 for c in range(cards.CATEGORY_COUNT)
        )
    if effect == cards.REST_HIGHEST:
        return min(1, int(all_face_up(s, seat)))
    if effect == cards.DISMISS:
        return min(1, int(with_letter(s, seat, letter)))
    return sum(bool(is_face_up(s, seat, w)) and bool(cards.LETTERS[w] & letter) for w in range(cards.WORKER_COUNT))


def _dearer(s: State, seat: int, event: int) -> int:
    trial = copy_of(s)
    trial.event_now[trial.event_step] = event
    return int(surcharge_of(trial, seat)) - int(surcharge_of(s, seat))


def _rest(_s: State, worker: int) -> Lines:
    return [foretold("rest", wage=int(wage_of(worker)))]


# Phase 4: building and lending


def _assign(s: State, category: int, piece: int) -> Lines:
    contract, bit = int(contract_of(piece)), int(cards.PART_BIT[part_of(piece)])
    missing = sum(int(s.heads[piece, i]) == 0 for i in range(cards.HEADS[piece])) - 1
    if open_head(s, piece, category) < 0:
        return []
    if missing:
        return [foretold("assign-more", piece=PreviewArgument(PIECE_NAMES, piece), missing=missing)]
    stands = int(cards.SETTLED[cards.KIND[contract], int(s.built[contract]) | int(s.planned[contract]) | bit])
    if stands == cards.WHOLE:
        return [
            foretold(
                "assign-finishes",
                GAIN,
                contract=PreviewArgument(CONTRACT_NAMES, contract),
                price=int(cards.PRICE[contract]),
            )
        ]
    if not stands & bit:
        return [foretold("assign-alone", piece=PreviewArgument(PIECE_NAMES, piece))]
    return [foretold("assign-completes", GAIN, piece=PreviewArgument(PIECE_NAMES, piece))]


def _done(s: State) -> Lines:
    seat = int(s.to_move)
    sites = [k for k in range(cards.CONTRACT_COUNT) if is_site_of(s, seat, k)]
    new = sum(
        int(cards.COUNT[cards.SETTLED[cards.KIND[k], s.built[k] | s.planned[k]]]) - int(cards.COUNT[s.built[k]])
        for k in sites
    )
    _, left = payday(s, plain(s), seat)
    then = foretold("payday-short", RISK, short=-left) if left < 0 else foretold("payday", left=left)
    return [foretold("done", pieces=new, idle=int(s.idle[seat].sum())), then]


def _request(s: State, lender: int, category: int) -> Lines:
    return [
        foretold(
            "request",
            seat=PreviewArgument(SEAT, lender),
            category=PreviewArgument(CATEGORY_NAMES, category),
            most=min(_money(s), int(cards.HIGHEST_FEE)),
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
    due, money = int(wages_due(s, s.to_move)), _money(s) + int(cards.PAYOUT[loan])
    back, late = int(repayment(s, loan)), int(cards.LATE[loan])
    key = "borrow" if back < late else "borrow-late"
    return [foretold(key, payout=int(cards.PAYOUT[loan]), back=back, late=late), _after_wages("borrowed", money, due)]


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
