"""Third step of a turn, the other way: sabotage (C41 to C49)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY
from bauhuette.engine.rng import rand

from . import moves
from .cards import DIE, DIE_FACES, DOT, FACE_COUNT, HAND_AT_RISK, NO_CARD, RANSOM_FROM, SHIELDS, VALUE
from .ids import C10, C41, C42, C43, C46, C49, C51
from .income import earn
from .knowledge import give_from_hand
from .piles import pick_loose
from .state import ACT, ALL_VIEWERS, FINAL, NOT_TOLD, RANSOM, State
from .turns import ask, end_turn, put_away


@rule
def shields(s: State, seat: int) -> int:
    """C9: of all towers and corner towers in the city."""
    count = 0
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != NO_CARD:
            count += SHIELDS[s.city[seat, place]]
    return count


@rule
def why_not_saboteur(s: State, victim: int) -> int:
    """C41: one's own saboteur, instead of building; C43: never against oneself; C51: not in the final round."""
    if s.phase == FINAL:
        return C51
    if s.phase != ACT:
        return C10
    if s.saboteurs[s.turn] == 0 or s.laid > 0:
        return C41
    return C43 if victim == s.turn else 0


@rule
def is_least_shielded(s: State, victim: int) -> bool:
    """C42: among the others with a building; of equals any."""
    for other in range(s.seats):
        if other != s.turn and s.city_size[other] > 0 and shields(s, other) < shields(s, victim):
            return False
    return True


@rule
def why_not_victim(s: State, victim: int) -> int:
    why = why_not_saboteur(s, victim)
    if why != 0:
        return why
    if victim >= s.seats or s.city_size[victim] == 0 or not is_least_shielded(s, victim):
        return C42
    return 0


@rule
def why_not_attack(s: State, victim: int, place: int) -> int:
    """C42: a building, not a gap."""
    why = why_not_victim(s, victim)
    if why != 0:
        return why
    return 0 if place < s.city_size[victim] and s.city[victim, place] != NO_CARD else C42


@rule
def do_attack(s: State, victim: int, place: int) -> None:
    """C44 to C46, C48: the die decides, the saboteur goes back in any case."""
    face = s.city[victim, place]
    s.victim = victim
    s.place = place
    use_saboteur(s)
    tell(s, moves.ATTACKED, EVERYONE, s.turn, victim, face, place + 1)
    pips = DIE[rand(s, DIE_FACES)]
    tell(s, moves.SABOTAGE_ROLLED, EVERYONE, s.turn, pips)
    if pips == DOT:
        destroy(s)
    elif pips < RANSOM_FROM:
        tell(s, moves.FAILED, EVERYONE, s.turn, victim)
        forget_attack(s)
        end_turn(s)
    else:
        tell(s, moves.RANSOM_ASKED, EVERYONE, s.turn, victim, face, VALUE[face])
        ask(s, RANSOM, victim)


@rule
def use_saboteur(s: State) -> None:
    """C41: one in a turn; C48: back to the supply."""
    s.saboteurs[s.turn] -= 1
    s.supply += 1
    s.sabotaged = 1


@rule
def forget_attack(s: State) -> None:
    s.victim = NOBODY
    s.place = 0


@rule
def destroy(s: State) -> None:
    """C44: out of the city; C47: under the lower pile."""
    face = s.city[s.victim, s.place]
    tell(s, moves.DESTROYED, EVERYONE, s.victim, face)
    s.city[s.victim, s.place] = NO_CARD
    trim(s, s.victim)
    forget_attack(s)
    pick_loose(s, face, ALL_VIEWERS, NOT_TOLD)
    put_away(s)


@rule
def trim(s: State, seat: int) -> None:
    """C39: a gap at an end is no gap, the city is just shorter."""
    while s.city_size[seat] > 0 and s.city[seat, s.city_size[seat] - 1] == NO_CARD:
        s.city_size[seat] -= 1
    while s.city_size[seat] > 0 and s.city[seat, 0] == NO_CARD:
        for place in range(s.city_size[seat] - 1):
            s.city[seat, place] = s.city[seat, place + 1]
        s.city_size[seat] -= 1
        s.city[seat, s.city_size[seat]] = NO_CARD


# C46: the owner may buy the building free


@rule
def ransom(s: State) -> int:
    return int(VALUE[s.city[s.victim, s.place]])


@rule
def why_not_pay(s: State) -> int:
    if s.phase != RANSOM:
        return C10
    return 0 if s.money[s.to_move] >= ransom(s) else C46


@rule
def why_not_refuse(s: State) -> int:
    return 0 if s.phase == RANSOM else C10


@rule
def do_pay(s: State) -> None:
    """C46: the value of the building goes to the attacker."""
    amount = ransom(s)
    s.money[s.victim] -= amount
    earn(s, s.turn, amount)
    tell(s, moves.RANSOM_PAID, EVERYONE, s.turn, s.victim, amount)
    forget_attack(s)
    end_turn(s)


@rule
def do_refuse(s: State) -> None:
    tell(s, moves.REFUSED, EVERYONE, s.victim)
    destroy(s)


# C49: sabotage of a hand


@rule
def why_not_raid(s: State, victim: int) -> int:
    """C49: five cards or more, no matter how many shields."""
    why = why_not_saboteur(s, victim)
    if why != 0:
        return why
    return 0 if victim < s.seats and s.hand_size[victim] >= HAND_AT_RISK else C49


@rule
def do_raid(s: State, victim: int) -> None:
    """C49: a card drawn blindly, shown to all; C47: under the lower pile."""
    face = draw_blindly(s, victim)
    use_saboteur(s)
    give_from_hand(s, victim, face)
    tell(s, moves.RAIDED, EVERYONE, s.turn, victim, face)
    pick_loose(s, face, ALL_VIEWERS, NOT_TOLD)
    put_away(s)


@rule
def draw_blindly(s: State, victim: int) -> int:
    pick = rand(s, int(s.hand_size[victim]))
    for face in range(FACE_COUNT):
        pick -= s.hand[victim, face]
        if pick < 0:
            return face
    return NO_CARD
