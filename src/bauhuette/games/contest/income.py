"""First step of a turn: income (C11 to C15)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.rng import rand

from .cards import COINS, DIE, DIE_FACES, DOT, NO_CARD
from .ids import C10, C14
from .moves import EARNED, NO_SABOTEUR, ROLLED, SABOTEUR, SHORT, SPARED, TOOK
from .state import OFFER, ROLL, TAKE, State
from .turns import ask


@rule
def why_not_roll(s: State) -> int:
    return 0 if s.phase == ROLL else C10


@rule
def do_roll(s: State) -> None:
    """C11, C13: talers by the pips; the dot brings a saboteur instead."""
    pips = DIE[rand(s, DIE_FACES)]
    tell(s, ROLLED, EVERYONE, s.turn, pips)
    pay_income(s, s.turn, pips)
    if pips == DOT:
        call_saboteur(s)
    else:
        ask(s, OFFER, s.turn)


@rule
def gate_coins(s: State, seat: int) -> int:
    """C12"""
    coins = 0
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != NO_CARD:
            coins += COINS[s.city[seat, place]]
    return coins


@rule
def pay_income(s: State, seat: int, pips: int) -> None:
    """C11, C12; C15: as far as the bank reaches."""
    gates = gate_coins(s, seat)
    paid = min(pips + gates, s.bank)
    if pips + gates > 0:
        tell(s, EARNED, EVERYONE, seat, pips, gates)
    if paid < pips + gates:
        tell(s, SHORT, EVERYONE, seat, paid)
    s.bank -= paid
    earn(s, seat, paid)


@rule
def earn(s: State, seat: int, amount: int) -> None:
    """C5: what comes in, everybody sees."""
    s.money[seat] += amount
    s.most[seat] += amount


@rule
def call_saboteur(s: State) -> None:
    """C13: from the supply; C14: else from another player, if any of them has one."""
    if s.supply > 0:
        s.supply -= 1
        s.saboteurs[s.turn] += 1
        tell(s, SABOTEUR, EVERYONE, s.turn)
        ask(s, OFFER, s.turn)
    elif others_have_saboteurs(s):
        ask(s, TAKE, s.turn)
    else:
        tell(s, NO_SABOTEUR, EVERYONE, s.turn)
        ask(s, OFFER, s.turn)


@rule
def others_have_saboteurs(s: State) -> bool:
    for seat in range(s.seats):
        if seat != s.turn and s.saboteurs[seat] > 0:
            return True
    return False


@rule
def why_not_take(s: State, victim: int) -> int:
    """C14"""
    if s.phase != TAKE:
        return C10
    if victim >= s.seats or victim == s.turn or s.saboteurs[victim] == 0:
        return C14
    return 0


@rule
def why_not_spare(s: State) -> int:
    return 0 if s.phase == TAKE else C10


@rule
def do_take(s: State, victim: int) -> None:
    s.saboteurs[victim] -= 1
    s.saboteurs[s.turn] += 1
    tell(s, TOOK, EVERYONE, s.turn, victim)
    ask(s, OFFER, s.turn)


@rule
def do_spare(s: State) -> None:
    """C14: one may take a saboteur, one need not."""
    tell(s, SPARED, EVERYONE, s.turn)
    ask(s, OFFER, s.turn)
