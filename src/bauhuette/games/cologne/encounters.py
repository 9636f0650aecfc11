"""Encounter cards (K39 to K59)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from .cards import (
    BONUS,
    CHURCH_OF,
    FORGER,
    GUARD,
    MAYOR,
    NOTARY,
    PLAYED_LIMIT,
    POINTS,
    POISONER,
    SABOTEUR,
    SWAP_FROM,
    SWAP_TO,
    THIEF,
    TRADER,
)
from .knowing import forget_card, reveal, see_in_hand, witnesses
from .moves import (
    ACTING,
    N_ATTACKED,
    N_BONUS,
    N_FORGED,
    N_MAYOR,
    N_POISONED,
    N_SABOTAGED,
    N_SECURED,
    N_STOLE,
    N_STOLE_HIDDEN,
    N_TRADED,
    N_WARDED_OFF,
    REACTING,
    ROLLING,
)
from .piles import any_of, clear_away, give, holds, lay_open, take
from .sites import given, is_goal_reached, most_given, score, tell_goal
from .state import BEGUN, State

# What may be played


@rule
def may_play(s: State, card: int) -> int:
    """K39, K43: a card one holds, at most three in a turn."""
    if not holds(s, s.turn, card):
        return 39
    return 43 if s.played >= PLAYED_LIMIT else 0


@rule
def may_lay_out(s: State, seat: int, abbot: int) -> int:
    """K44: only with the tile of the church."""
    if not holds(s, seat, abbot):
        return 39
    return 0 if s.owner[CHURCH_OF[abbot]] == seat else 44


@rule
def is_other(s: State, seat: int) -> bool:
    return seat < s.seats and seat != s.turn


@rule
def may_steal(s: State, victim: int) -> int:
    """K47."""
    return 0 if is_other(s, victim) and s.hand_count[victim] > 0 else 47


@rule
def may_poison(s: State, victim: int) -> int:
    """K49, K55."""
    if not is_other(s, victim):
        return 49
    return 55 if s.poisoned[victim] else 0


@rule
def may_sabotage(s: State, victim: int) -> int:
    """K54, K55."""
    if not is_other(s, victim):
        return 54
    return 55 if s.sabotaged[victim] else 0


@rule
def may_extend(s: State) -> int:
    """K46."""
    return 46 if is_goal_reached(s) else 0


@rule
def may_trade(s: State, gate: int, swap: int) -> int:
    """K50."""
    old = SWAP_FROM[swap]
    new = SWAP_TO[swap]
    fits = abs(POINTS[new] - POINTS[old]) == 1
    return 0 if fits and s.gates[gate, old] > 0 and s.supply[new] > 0 else 50


@rule
def may_secure(s: State, church: int) -> int:
    """K51 to K53."""
    if s.site[church] != BEGUN:
        return 51
    if s.notary[church] != NOBODY:
        return 52
    mine = given(s, church, s.turn)
    if mine == 0:
        return 53
    return 51 if mine < most_given(s, church, s.turn) else 0


@rule
def may_forge(s: State, church: int, victim: int, swap: int) -> int:
    """K56."""
    if not is_other(s, victim) or s.site[church] != BEGUN:
        return 56
    mine = s.built[church, s.turn, SWAP_FROM[swap]]
    theirs = s.built[church, victim, SWAP_TO[swap]]
    return 0 if mine > 0 and theirs > 0 else 56


# Playing them


@rule
def play(s: State, card: int) -> None:
    """Onto the table; how long it stays there is the card's own affair."""
    lay_open(s, s.turn, card)
    s.played += 1


@rule
def play_and_discard(s: State, card: int) -> None:
    """K41."""
    play(s, card)
    clear_away(s, card)


@rule
def lay_out(s: State, seat: int, abbot: int) -> None:
    """K43, K44: next to the tile of the church."""
    before = score(s, seat)
    lay_open(s, seat, abbot)
    s.abbot[CHURCH_OF[abbot]] = 1
    if seat == s.turn:
        s.played += 1
    tell(s, N_BONUS, EVERYONE, seat, abbot, BONUS[abbot])
    tell_goal(s, seat, before)


@rule
def play_mayor(s: State) -> None:
    """K46."""
    play_and_discard(s, MAYOR)
    s.extra += 1
    tell(s, N_MAYOR, EVERYONE, s.turn)


@rule
def trade(s: State, gate: int, swap: int) -> None:
    """K50."""
    play_and_discard(s, TRADER)
    old = SWAP_FROM[swap]
    new = SWAP_TO[swap]
    s.gates[gate, old] -= 1
    s.supply[old] += 1
    s.supply[new] -= 1
    s.gates[gate, new] += 1
    tell(s, N_TRADED, EVERYONE, s.turn, gate, swap)


@rule
def secure(s: State, church: int) -> None:
    """K51: the card stays open until the church is complete."""
    play(s, NOTARY)
    s.notary[church] = s.turn
    tell(s, N_SECURED, EVERYONE, s.turn, church)


@rule
def forge(s: State, church: int, victim: int, swap: int) -> None:
    """K56, K57."""
    play_and_discard(s, FORGER)
    mine = SWAP_FROM[swap]
    theirs = SWAP_TO[swap]
    s.built[church, s.turn, mine] -= 1
    s.built[church, victim, mine] += 1
    s.built[church, victim, theirs] -= 1
    s.built[church, s.turn, theirs] += 1
    tell(s, N_FORGED, EVERYONE, s.turn, church, victim, swap)


# Attacks and the answer to them


@rule
def attack(s: State, card: int, victim: int) -> None:
    """K58, K59: a victim with face-down cards is always asked; one without any cannot have a guard."""
    play(s, card)
    s.attack = card
    s.victim = victim
    tell(s, N_ATTACKED, EVERYONE, s.turn, card, victim)
    if s.hand_count[victim] > 0:
        s.to_move = victim
        s.phase = REACTING
    else:
        strike(s)


@rule
def resume(s: State) -> None:
    """Back to the seat on turn after somebody else was asked."""
    s.attack = -1
    s.victim = NOBODY
    s.offered = -1
    s.to_move = s.turn
    s.phase = ACTING if s.rolled else ROLLING


@rule
def strike(s: State) -> None:
    """The attack succeeds."""
    if s.attack == THIEF:
        clear_away(s, THIEF)
        steal(s, s.victim)
    elif s.attack == POISONER:
        s.poisoned[s.victim] = 1
        tell(s, N_POISONED, EVERYONE, s.victim)
    elif s.attack == SABOTEUR:
        s.sabotaged[s.victim] = 1
        tell(s, N_SABOTAGED, EVERYONE, s.victim)
    resume(s)


@rule
def steal(s: State, victim: int) -> None:
    """K47: a random card, seen by the thief and missed by the victim. All others see its back."""
    kind = any_of(s, s.hand[victim])
    mask = witnesses(s, victim, 1 << int(s.turn) | 1 << int(victim))
    take(s, victim, kind)
    forget_card(s, victim, kind, mask)
    give(s, s.turn, kind)
    see_in_hand(s, s.turn, kind, mask)
    reveal(s)
    tell(s, N_STOLE, mask, s.turn, victim, kind)
    tell(s, N_STOLE_HIDDEN, EVERYONE - mask, s.turn, victim)


@rule
def ward_off(s: State) -> None:
    """K58: the attack and the guard go to the discards."""
    lay_open(s, s.victim, GUARD)
    clear_away(s, GUARD)
    clear_away(s, s.attack)
    tell(s, N_WARDED_OFF, EVERYONE, s.victim, s.attack)
    resume(s)
