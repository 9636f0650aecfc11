"""What a move will do, from what lies open and from the purse and the hand of the seat to move."""

from __future__ import annotations

from bauhuette.engine.domains import SEAT
from bauhuette.engine.preview import GAIN, RISK, Lines, PreviewArgument, by_family, foretold

from .cards import COINS, DIE, HAND_AT_RISK, OPEN, RANSOM_FROM, SABOTEURS, SHIELDS, VALUE
from .income import gate_coins
from .moves import CARD, MOVES
from .rules import guard
from .sabotage import ransom
from .scoring import minus_points
from .state import FINAL, NO_BID, State


def _seat(seat: int) -> PreviewArgument:
    return PreviewArgument(SEAT, int(seat))


def _card(face: int) -> PreviewArgument:
    return PreviewArgument(CARD, int(face))


# Income


def _roll(s: State) -> Lines:
    """C14: a dot brings nothing to the seat that has all saboteurs; C15: the bank pays as far as it reaches."""
    coins, most = int(gate_coins(s, int(s.turn))), int(DIE.max())
    alone = "-alone" if s.saboteurs[s.turn] == SABOTEURS else ""
    brings = foretold(f"roll-gates{alone}", most=most, coins=coins) if coins else foretold(f"roll{alone}", most=most)
    return [brings, foretold("roll-short", RISK, bank=int(s.bank))] if s.bank < most + coins else [brings]


def _take(_s: State, victim: int) -> Lines:
    return [foretold("take", GAIN, seat=_seat(victim))]


def _spare(_s: State) -> Lines:
    return [foretold("spare")]


# The auction


def _offer(s: State, pile: int) -> Lines:
    if pile == OPEN:
        return [foretold("offer-open", card=_card(s.pile[OPEN, 0]))]
    return [foretold("offer-closed")]


def _bid(s: State, amount: int) -> Lines:
    """C20, C21: what is left and where the money goes; C26: a bid that cannot be paid."""
    money = int(s.money[s.to_move])
    if amount > money:
        return [foretold("bluff", RISK, money=money)]
    leaves = foretold("bid", GAIN, amount=amount, left=money - amount)
    share = amount // 2
    if s.turn == s.to_move or s.bid[s.turn] == NO_BID or not share:
        return [leaves, foretold("bid-bank", amount=amount)] if amount else [leaves]
    return [leaves, foretold("bid-share", seat=_seat(s.turn), share=share, rest=amount - share)]


def _pass(s: State) -> Lines:
    return [foretold("pass", seat=_seat(s.leader), amount=s.bid[s.leader])]


# Building


def _lay(s: State, card: int, **_where: int) -> Lines:
    """C12, C51: gates pay at the beginning of a turn, and none begins once a pile has run out."""
    worth = foretold("lay", GAIN, value=VALUE[card])
    if COINS[card] and not s.closing:
        return [worth, foretold("lay-coins", GAIN, coins=COINS[card])]
    if SHIELDS[card]:
        return [worth, foretold("lay-shields", GAIN, shields=SHIELDS[card])]
    return [worth]


def _done(s: State) -> Lines:
    """C42: a large hand can be attacked while turns are left; C58: at the end it costs points."""
    size = int(s.hand_size[s.to_move])
    if s.phase == FINAL:
        points = int(minus_points(s, s.to_move))
        return [foretold("done-minus", RISK, points=points) if points else foretold("done-game")]
    if s.closing:
        return [foretold("done-final")]
    return [foretold("done-risk", RISK, cards=size) if size >= HAND_AT_RISK else foretold("done")]


# Sabotage


def _attack(s: State, victim: int, place: int) -> Lines:
    """C44 to C46: the die decides."""
    card = int(s.city[victim, place])
    return [
        foretold("attack", card=_card(card), pips=RANSOM_FROM, ransom=VALUE[card]),
        foretold("attack-fails", RISK, pips=RANSOM_FROM - 1),
    ]


def _raid(_s: State, victim: int) -> Lines:
    return [foretold("raid", GAIN, seat=_seat(victim))]


def _pay(s: State) -> Lines:
    amount = int(ransom(s))
    return [foretold("pay", seat=_seat(s.turn), amount=amount, left=int(s.money[s.to_move]) - amount)]


def _refuse(s: State) -> Lines:
    return [foretold("refuse", RISK, card=_card(s.city[s.victim, s.place]))]


def _tuck(_s: State, pile: int) -> Lines:
    return [foretold("tuck-open" if pile == OPEN else "tuck-closed")]


PLANNED = frozenset({"found", "left", "right", "fill"})

preview = by_family(
    MOVES,
    guard,
    {
        "roll": _roll,
        "take": _take,
        "spare": _spare,
        "offer": _offer,
        "bid": _bid,
        "pass": _pass,
        "found": _lay,
        "left": _lay,
        "right": _lay,
        "fill": _lay,
        "attack": _attack,
        "raid": _raid,
        "done": _done,
        "pay": _pay,
        "refuse": _refuse,
        "tuck": _tuck,
    },
)
