"""The roll and the five actions of the carts (K21 to K38)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.rng import rand

from . import cards
from .board import DEGREE, DOM, FIRST_DOT, FIRST_GATE, NEXT
from .construction_sites import lay, score, tell_goal, why_not_lay
from .ids import K21, K28, K29, K30, K31, K33, K34, K35, K36, K43
from .moves import AUDIENCE, DELIVERED, GATE_FULL, LAID, LOADED, MOVED, NOTHING_DELIVERED, ROLLED, STONE_SHORT, UNLOADED
from .piles import draw, holds, lay_open
from .state import ACTING, COMPLETE, LIMIT, OFFERED, State
from .turns import why_not_now

GATE_COUNT = len(cards.GATES)
X_FACE = len(cards.STONES)
CARD_FACE = len(cards.GATES)
PATIENCE = 10_000  # rolls that bring nothing; only an edition without stones comes here

# Rolling the dice


@rule
def stones_at_gate(s: State, gate: int) -> int:
    count = 0
    for stone in range(X_FACE):
        count += int(s.gates[gate, stone])
    return count


@rule
def stones_at_gates(s: State) -> int:
    count = 0
    for gate in range(GATE_COUNT):
        count += stones_at_gate(s, gate)
    return count


@rule
def brings_something(s: State, stone: int, gate: int) -> bool:
    """K26: does this roll bring a stone or a card?"""
    if gate < 0:
        return s.deck_count + s.pile_count > 0
    return stone >= 0 and s.supply[stone] > 0 and stones_at_gate(s, gate) < cards.STORAGE


@rule
def why_not_roll(s: State) -> int:
    """K21."""
    return why_not_now(s) or (K21 if s.rolled else 0)


@rule
def do_roll(s: State) -> None:
    """K21, K22, K26: both dice, again while no stone lies anywhere and nothing comes."""
    again = stones_at_gates(s) == 0
    stone = cards.STONE_DIE[rand(s, len(cards.STONE_DIE))]
    gate = cards.GATE_DIE[rand(s, len(cards.GATE_DIE))]
    times = 1
    while again and times < PATIENCE and not brings_something(s, stone, gate):
        stone = cards.STONE_DIE[rand(s, len(cards.STONE_DIE))]
        gate = cards.GATE_DIE[rand(s, len(cards.GATE_DIE))]
        times += 1
    face = stone if stone >= 0 else X_FACE
    tell(s, ROLLED, EVERYONE, s.turn, face, gate if gate >= 0 else CARD_FACE, times)
    s.rolled = 1
    s.phase = ACTING
    if gate >= 0:
        deliver(s, stone, gate)
    else:
        draw(s, s.turn)
        if s.hand_count[s.turn] > cards.HAND_LIMIT:
            s.phase = LIMIT


@rule
def deliver(s: State, stone: int, gate: int) -> None:
    """K22 to K24."""
    if stone < 0:
        tell(s, NOTHING_DELIVERED, EVERYONE)
    elif stones_at_gate(s, gate) >= cards.STORAGE:
        tell(s, GATE_FULL, EVERYONE, gate)
    elif s.supply[stone] == 0:
        tell(s, STONE_SHORT, EVERYONE, stone)
    else:
        s.supply[stone] -= 1
        s.gates[gate, stone] += 1
        tell(s, DELIVERED, EVERYONE, stone, gate)


# What a cart may do


@rule
def why_not_use(s: State, cart: int) -> int:
    """K21, K28, K29: whether the turn has an action for this cart."""
    if not s.rolled:
        return K21
    if s.actions == 0:
        return K28
    return K29 if s.done[cart] else 0


@rule
def why_not_act(s: State, cart: int) -> int:
    return why_not_now(s) or why_not_use(s, cart)


@rule
def is_linked(here: int, field: int) -> bool:
    for i in range(DEGREE[here]):
        if NEXT[here, i] == field:
            return True
    return False


@rule
def is_blocked(s: State, field: int) -> bool:
    """K31, K32: only red dots can be blocked."""
    if field < FIRST_DOT:
        return False
    for seat in range(s.seats):
        for cart in range(cards.CARTS):
            if s.at[seat, cart] == field:
                return True
    return False


@rule
def gate_of(s: State, cart: int) -> int:
    """The gate a cart of the seat on turn stands at, or -1."""
    field = int(s.at[s.turn, cart])
    return field - FIRST_GATE if FIRST_GATE <= field < FIRST_DOT else -1


@rule
def why_not_move(s: State, cart: int, field: int) -> int:
    """K30, K31."""
    refused = why_not_act(s, cart)
    if refused:
        return refused
    if not is_linked(s.at[s.turn, cart], field):
        return K30
    return K31 if is_blocked(s, field) else 0


@rule
def why_not_build(s: State, cart: int) -> int:
    """K33."""
    refused = why_not_act(s, cart)
    if refused:
        return refused
    church = s.at[s.turn, cart]
    if church >= DOM or s.load[s.turn, cart] < 0:
        return K33
    return why_not_lay(s, s.turn, church, s.load[s.turn, cart])


@rule
def why_not_load(s: State, cart: int, stone: int) -> int:
    """K34."""
    gate = gate_of(s, cart)
    fits = gate >= 0 and s.load[s.turn, cart] < 0 and s.gates[gate, stone] > 0
    return why_not_act(s, cart) or (0 if fits else K34)


@rule
def why_not_unload(s: State, cart: int) -> int:
    """K35."""
    gate = gate_of(s, cart)
    fits = gate >= 0 and s.load[s.turn, cart] >= 0 and stones_at_gate(s, gate) < cards.STORAGE
    return why_not_act(s, cart) or (0 if fits else K35)


@rule
def why_not_visit(s: State, cart: int) -> int:
    """K36, K43."""
    refused = why_not_act(s, cart)
    if refused:
        return refused
    if s.at[s.turn, cart] != DOM or not holds(s, s.turn, cards.ARCHBISHOP):
        return K36
    return K43 if s.played >= cards.PLAYED_LIMIT else 0


# What it does


@rule
def spend(s: State, cart: int) -> None:
    """K28, K29: an action that ends this cart's turn."""
    s.actions -= 1
    s.done[cart] = 1


@rule
def do_move(s: State, cart: int, field: int) -> None:
    s.at[s.turn, cart] = field
    s.actions -= 1
    tell(s, MOVED, EVERYONE, s.turn, cart, field)


@rule
def do_build(s: State, cart: int) -> None:
    church = int(s.at[s.turn, cart])
    stone = int(s.load[s.turn, cart])
    s.load[s.turn, cart] = -1
    spend(s, cart)
    tell(s, LAID, EVERYONE, s.turn, cart, stone, church)
    lay(s, s.turn, church, stone)
    offer_bonus(s, church)


@rule
def offer_bonus(s: State, church: int) -> None:
    """K45: somebody else has won a church with an abbot; ask, whatever the hand."""
    seat = s.owner[church]
    if s.site[church] == COMPLETE and seat != s.turn and cards.ABBOT_OF[church] >= 0 and s.hand_count[seat] > 0:
        s.offered = church
        s.to_move = seat
        s.phase = OFFERED


@rule
def do_load(s: State, cart: int, stone: int) -> None:
    gate = gate_of(s, cart)
    s.gates[gate, stone] -= 1
    s.load[s.turn, cart] = stone
    spend(s, cart)
    tell(s, LOADED, EVERYONE, s.turn, cart, stone, gate)


@rule
def do_unload(s: State, cart: int) -> None:
    gate = gate_of(s, cart)
    stone = int(s.load[s.turn, cart])
    s.gates[gate, stone] += 1
    s.load[s.turn, cart] = -1
    spend(s, cart)
    tell(s, UNLOADED, EVERYONE, s.turn, cart, stone, gate)


@rule
def do_visit(s: State, cart: int) -> None:
    """K36, K48: the archbishop's card comes to lie with one's points."""
    before = score(s, s.turn)
    lay_open(s, s.turn, cards.ARCHBISHOP)
    s.audiences[s.turn] += 1
    s.played += 1
    spend(s, cart)
    tell(s, AUDIENCE, EVERYONE, s.turn, cards.BONUS[cards.ARCHBISHOP])
    tell_goal(s, s.turn, before)
