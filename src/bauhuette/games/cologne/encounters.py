"""Encounter cards (K39 to K59)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import cards, moves
from .card_kinds import any_of
from .construction_sites import given, is_goal_reached, most_given, score, tell_goal
from .ids import K39, K40, K43, K44, K46, K47, K49, K50, K51, K52, K53, K54, K55, K56, K58, K59
from .knowledge import forget_card, reveal, see_in_hand, witnesses
from .piles import clear_away, discard, give, holds, lay_open, take
from .state import ACTING, BEGUN, LIMIT, OFFERED, REACTING, ROLLING, State
from .turns import why_not_now

# What may be played


@rule
def why_not_play(s: State, card: int) -> int:
    """K39, K43: a card one holds, at most three in a turn."""
    refused = why_not_now(s)
    if refused:
        return refused
    if not holds(s, s.turn, card):
        return K39
    return K43 if s.played >= cards.PLAYED_LIMIT else 0


@rule
def is_other(s: State, seat: int) -> bool:
    return seat < s.seats and seat != s.turn


@rule
def why_not_lay_out(s: State, seat: int, abbot: int) -> int:
    """K44: only with the tile of the church."""
    if not holds(s, seat, abbot):
        return K39
    return 0 if s.owner[cards.CHURCH_OF[abbot]] == seat else K44


@rule
def why_not_bonus(s: State, card: int) -> int:
    """K44, K45: in one's own turn, or when asked for this abbot."""
    if s.phase == OFFERED and cards.CHURCH_OF[card] == s.offered:
        return why_not_lay_out(s, s.to_move, card)
    return why_not_play(s, card) or why_not_lay_out(s, s.turn, card)


@rule
def why_not_mayor(s: State) -> int:
    """K46."""
    return why_not_play(s, cards.MAYOR) or (K46 if is_goal_reached(s) else 0)


@rule
def why_not_steal(s: State, victim: int) -> int:
    """K47."""
    fits = is_other(s, victim) and s.hand_count[victim] > 0
    return why_not_play(s, cards.THIEF) or (0 if fits else K47)


@rule
def why_not_poison(s: State, victim: int) -> int:
    """K49, K55."""
    refused = why_not_play(s, cards.POISONER)
    if refused:
        return refused
    if not is_other(s, victim):
        return K49
    return K55 if s.poisoned[victim] else 0


@rule
def why_not_sabotage(s: State, victim: int) -> int:
    """K54, K55."""
    refused = why_not_play(s, cards.SABOTEUR)
    if refused:
        return refused
    if not is_other(s, victim):
        return K54
    return K55 if s.sabotaged[victim] else 0


@rule
def why_not_trade(s: State, gate: int, swap: int) -> int:
    """K50."""
    old = cards.SWAP_FROM[swap]
    new = cards.SWAP_TO[swap]
    fits = abs(cards.POINTS[new] - cards.POINTS[old]) == 1 and s.gates[gate, old] > 0 and s.supply[new] > 0
    return why_not_play(s, cards.TRADER) or (0 if fits else K50)


@rule
def why_not_secure(s: State, church: int) -> int:
    """K51 to K53."""
    refused = why_not_play(s, cards.NOTARY)
    if refused:
        return refused
    if s.site[church] != BEGUN:
        return K51
    if s.notary[church] != NOBODY:
        return K52
    mine = given(s, church, s.turn)
    if mine == 0:
        return K53
    return K51 if mine < most_given(s, church, s.turn) else 0


@rule
def why_not_forge(s: State, church: int, victim: int, swap: int) -> int:
    """K56."""
    mine = s.built[church, s.turn, cards.SWAP_FROM[swap]]
    theirs = s.built[church, victim, cards.SWAP_TO[swap]]
    fits = is_other(s, victim) and s.site[church] == BEGUN and mine > 0 and theirs > 0
    return why_not_play(s, cards.FORGER) or (0 if fits else K56)


@rule
def why_not_discard(s: State, card: int) -> int:
    """K27, K40."""
    not_now = 0 if s.phase == LIMIT else why_not_now(s)
    return not_now or (0 if holds(s, s.turn, card) else K40)


@rule
def why_not_guard(s: State) -> int:
    """K58: only against an attack."""
    if s.phase == REACTING:
        return 0 if holds(s, s.victim, cards.GUARD) else K58
    return why_not_now(s) or K58


@rule
def why_not_allow(s: State) -> int:
    """K45, K59: whoever is asked can let things be."""
    if s.phase == REACTING or s.phase == OFFERED:
        return 0
    return why_not_now(s) or K59


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
def do_bonus(s: State, card: int) -> None:
    """K43, K44: next to the tile of the church."""
    seat = s.to_move
    before = score(s, seat)
    lay_open(s, seat, card)
    s.abbot[cards.CHURCH_OF[card]] = 1
    if seat == s.turn:
        s.played += 1
    tell(s, moves.ABBOT_LAID_OUT, EVERYONE, seat, card, cards.BONUS[card])
    tell_goal(s, seat, before)
    resume(s)


@rule
def do_mayor(s: State) -> None:
    """K46."""
    play_and_discard(s, cards.MAYOR)
    s.extra += 1
    tell(s, moves.MAYOR_PLAYED, EVERYONE, s.turn)


@rule
def do_trade(s: State, gate: int, swap: int) -> None:
    """K50."""
    play_and_discard(s, cards.TRADER)
    old = cards.SWAP_FROM[swap]
    new = cards.SWAP_TO[swap]
    s.gates[gate, old] -= 1
    s.supply[old] += 1
    s.supply[new] -= 1
    s.gates[gate, new] += 1
    tell(s, moves.TRADED, EVERYONE, s.turn, gate, swap)


@rule
def do_secure(s: State, church: int) -> None:
    """K51: the card stays open until the church is complete."""
    play(s, cards.NOTARY)
    s.notary[church] = s.turn
    tell(s, moves.SECURED, EVERYONE, s.turn, church)


@rule
def do_forge(s: State, church: int, victim: int, swap: int) -> None:
    """K56, K57."""
    play_and_discard(s, cards.FORGER)
    mine = cards.SWAP_FROM[swap]
    theirs = cards.SWAP_TO[swap]
    s.built[church, s.turn, mine] -= 1
    s.built[church, victim, mine] += 1
    s.built[church, victim, theirs] -= 1
    s.built[church, s.turn, theirs] += 1
    tell(s, moves.FORGED, EVERYONE, s.turn, church, victim, swap)


@rule
def do_discard(s: State, card: int) -> None:
    """K27, K40: after the fourth card has gone the turn goes on."""
    discard(s, s.turn, card)
    if s.phase == LIMIT:
        resume(s)


# Attacks, and the answers of whoever is asked


@rule
def do_steal(s: State, victim: int) -> None:
    attack(s, cards.THIEF, victim)


@rule
def do_poison(s: State, victim: int) -> None:
    attack(s, cards.POISONER, victim)


@rule
def do_sabotage(s: State, victim: int) -> None:
    attack(s, cards.SABOTEUR, victim)


@rule
def attack(s: State, card: int, victim: int) -> None:
    """K58, K59: a victim with face-down cards is always asked; one without any cannot have a guard."""
    play(s, card)
    s.attack = card
    s.victim = victim
    tell(s, moves.ATTACKED, EVERYONE, s.turn, card, victim)
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
    if s.attack == cards.THIEF:
        clear_away(s, cards.THIEF)
        steal(s, s.victim)
    elif s.attack == cards.POISONER:
        s.poisoned[s.victim] = 1
        tell(s, moves.POISONED, EVERYONE, s.victim)
    elif s.attack == cards.SABOTEUR:
        s.sabotaged[s.victim] = 1
        tell(s, moves.SABOTAGED, EVERYONE, s.victim)
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
    tell(s, moves.STOLE, mask, s.turn, victim, kind)
    tell(s, moves.STOLE_HIDDEN, EVERYONE - mask, s.turn, victim)


@rule
def do_guard(s: State) -> None:
    """K58: the attack and the guard go to the discards."""
    lay_open(s, s.victim, cards.GUARD)
    clear_away(s, cards.GUARD)
    clear_away(s, s.attack)
    tell(s, moves.WARDED_OFF, EVERYONE, s.victim, s.attack)
    resume(s)


@rule
def do_allow(s: State) -> None:
    """K45, K59: the attack succeeds, or the abbot stays in hand."""
    if s.phase == REACTING:
        strike(s)
    else:
        resume(s)
