"""The roll and the five actions of the carts (K21 to K38)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.luck import rand
from bauhuette.engine.news import EVERYONE, tell

from .board import DEGREE, DOM, FIRST_DOT, FIRST_GATE, NEXT
from .cards import (
    ABBOT_OF,
    ARCHBISHOP,
    BONUS,
    CARTS,
    GATE_DIE,
    GATES,
    HAND_LIMIT,
    PLAYED_LIMIT,
    STONE_DIE,
    STONES,
    STORAGE,
)
from .moves import (
    ACTING,
    LIMIT,
    N_AUDIENCE,
    N_DELIVERED,
    N_FULL,
    N_LAID,
    N_LOADED,
    N_MOVED,
    N_NOTHING,
    N_ROLLED,
    N_SHORT,
    N_UNLOADED,
    OFFERED,
)
from .piles import draw, holds, lay_open
from .sites import lay, may_lay, score, tell_goal
from .state import COMPLETE, State

GATE_COUNT = len(GATES)
X_FACE = len(STONES)
CARD_FACE = len(GATES)
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
    return stone >= 0 and s.supply[stone] > 0 and stones_at_gate(s, gate) < STORAGE


@rule
def roll(s: State) -> None:
    """K21, K22, K26: both dice, again while no stone lies anywhere and nothing comes."""
    again = stones_at_gates(s) == 0
    stone = STONE_DIE[rand(s, len(STONE_DIE))]
    gate = GATE_DIE[rand(s, len(GATE_DIE))]
    times = 1
    while again and times < PATIENCE and not brings_something(s, stone, gate):
        stone = STONE_DIE[rand(s, len(STONE_DIE))]
        gate = GATE_DIE[rand(s, len(GATE_DIE))]
        times += 1
    face = stone if stone >= 0 else X_FACE
    tell(s, N_ROLLED, EVERYONE, s.turn, face, gate if gate >= 0 else CARD_FACE, times)
    s.rolled = 1
    s.phase = ACTING
    if gate >= 0:
        deliver(s, stone, gate)
    else:
        draw(s, s.turn)
        if s.hand_count[s.turn] > HAND_LIMIT:
            s.phase = LIMIT


@rule
def deliver(s: State, stone: int, gate: int) -> None:
    """K22 to K24."""
    if stone < 0:
        tell(s, N_NOTHING, EVERYONE)
    elif stones_at_gate(s, gate) >= STORAGE:
        tell(s, N_FULL, EVERYONE, gate)
    elif s.supply[stone] == 0:
        tell(s, N_SHORT, EVERYONE, stone)
    else:
        s.supply[stone] -= 1
        s.gates[gate, stone] += 1
        tell(s, N_DELIVERED, EVERYONE, stone, gate)


# What a cart may do


@rule
def may_act(s: State, cart: int) -> int:
    """K21, K28, K29."""
    if not s.rolled:
        return 21
    if s.actions == 0:
        return 28
    if s.done[cart]:
        return 29
    return 0


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
        for cart in range(CARTS):
            if s.at[seat, cart] == field:
                return True
    return False


@rule
def may_move(s: State, cart: int, field: int) -> int:
    """K30, K31."""
    if not is_linked(s.at[s.turn, cart], field):
        return 30
    return 31 if is_blocked(s, field) else 0


@rule
def gate_of(s: State, cart: int) -> int:
    """The gate a cart of the seat on turn stands at, or -1."""
    field = int(s.at[s.turn, cart])
    return field - FIRST_GATE if FIRST_GATE <= field < FIRST_DOT else -1


@rule
def may_build(s: State, cart: int) -> int:
    """K33."""
    church = s.at[s.turn, cart]
    if church >= DOM or s.load[s.turn, cart] < 0:
        return 33
    return may_lay(s, s.turn, church, s.load[s.turn, cart])


@rule
def may_load(s: State, cart: int, stone: int) -> int:
    """K34."""
    gate = gate_of(s, cart)
    free = gate >= 0 and s.load[s.turn, cart] < 0
    return 0 if free and s.gates[gate, stone] > 0 else 34


@rule
def may_unload(s: State, cart: int) -> int:
    """K35."""
    gate = gate_of(s, cart)
    loaded = gate >= 0 and s.load[s.turn, cart] >= 0
    return 0 if loaded and stones_at_gate(s, gate) < STORAGE else 35


@rule
def may_visit(s: State, cart: int) -> int:
    """K36, K43."""
    if s.at[s.turn, cart] != DOM or not holds(s, s.turn, ARCHBISHOP):
        return 36
    return 43 if s.played >= PLAYED_LIMIT else 0


# What it does


@rule
def spend(s: State, cart: int) -> None:
    """K28, K29: an action that ends this cart's turn."""
    s.actions -= 1
    s.done[cart] = 1


@rule
def move_cart(s: State, cart: int, field: int) -> None:
    s.at[s.turn, cart] = field
    s.actions -= 1
    tell(s, N_MOVED, EVERYONE, s.turn, cart, field)


@rule
def build(s: State, cart: int) -> None:
    church = int(s.at[s.turn, cart])
    stone = int(s.load[s.turn, cart])
    s.load[s.turn, cart] = -1
    spend(s, cart)
    tell(s, N_LAID, EVERYONE, s.turn, cart, stone, church)
    lay(s, s.turn, church, stone)
    offer_bonus(s, church)


@rule
def offer_bonus(s: State, church: int) -> None:
    """K45: somebody else has won a church with an abbot; ask, whatever the hand."""
    seat = s.owner[church]
    if s.site[church] == COMPLETE and seat != s.turn and ABBOT_OF[church] >= 0 and s.hand_count[seat] > 0:
        s.offered = church
        s.to_move = seat
        s.phase = OFFERED


@rule
def load_cart(s: State, cart: int, stone: int) -> None:
    gate = gate_of(s, cart)
    s.gates[gate, stone] -= 1
    s.load[s.turn, cart] = stone
    spend(s, cart)
    tell(s, N_LOADED, EVERYONE, s.turn, cart, stone, gate)


@rule
def unload_cart(s: State, cart: int) -> None:
    gate = gate_of(s, cart)
    stone = int(s.load[s.turn, cart])
    s.gates[gate, stone] += 1
    s.load[s.turn, cart] = -1
    spend(s, cart)
    tell(s, N_UNLOADED, EVERYONE, s.turn, cart, stone, gate)


@rule
def visit(s: State, cart: int) -> None:
    """K36, K48: the archbishop's card comes to lie with one's points."""
    before = score(s, s.turn)
    lay_open(s, s.turn, ARCHBISHOP)
    s.audiences[s.turn] += 1
    s.played += 1
    spend(s, cart)
    tell(s, N_AUDIENCE, EVERYONE, s.turn, BONUS[ARCHBISHOP])
    tell_goal(s, s.turn, before)
