"""The contract of cologne: setup, the moves on offer, their guards, and what they do."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NOBODY, Cells, Grid

from .actions import (
    GATE_COUNT,
    build,
    is_blocked,
    load_cart,
    may_act,
    may_build,
    may_load,
    may_move,
    may_unload,
    may_visit,
    move_cart,
    roll,
    unload_cart,
    visit,
)
from .board import COUNT as FIELD_COUNT
from .board import DEGREE, NEXT, START
from .cards import (
    ABBOTS,
    AT_EACH_GATE,
    CARD_SORTS,
    CARTS,
    CHURCH_OF,
    COPIES,
    DECK,
    FORGER,
    GUARD,
    MAYOR,
    NOTARY,
    PLAYED_LIMIT,
    POISONER,
    SABOTEUR,
    STONE_COUNT,
    SWAPS,
    THIEF,
    TRADER,
)
from .encounters import (
    attack,
    forge,
    lay_out,
    may_extend,
    may_forge,
    may_lay_out,
    may_play,
    may_poison,
    may_sabotage,
    may_secure,
    may_steal,
    may_trade,
    play_mayor,
    resume,
    secure,
    strike,
    trade,
    ward_off,
)
from .knowing import forget_all
from .knowledge import AUDITS, audit, hide, imagine
from .moves import (
    ALLOW,
    BUILD,
    DISCARD,
    END,
    ENDINGS,
    FORGE,
    LIMIT,
    LOAD,
    MOVE,
    MOVES,
    NEWS,
    OFFERED,
    PHASES,
    PLAY_ABBOT,
    PLAY_MAYOR,
    POISON,
    REACTING,
    ROLL,
    ROLLING,
    SABOTAGE,
    SECURE,
    STEAL,
    TRADE,
    UNLOAD,
    VISIT,
    WARD_OFF,
)
from .piles import discard, holds
from .sites import SITE_COUNT, STONE_SORTS, release_sites, score
from .state import STATE, WAITING, State
from .turns import begin_turn, end_turn

__all__ = [
    "AUDITS",
    "ENDINGS",
    "MOVES",
    "NEWS",
    "PHASES",
    "STATE",
    "State",
    "apply",
    "audit",
    "guard",
    "hide",
    "imagine",
    "legal",
    "setup",
    "standing",
]

ABBOT_COUNT = len(ABBOTS)
SWAP_COUNT = len(SWAPS)

# Preparation


@rule
def setup(s: State) -> None:
    """K2 to K5, K20. Every field is set: the record may come from an earlier game."""
    place_carts(s)
    place_stones(s)
    place_cards(s)
    open_sites(s)
    release_sites(s)
    s.turns = 0
    s.extra = 0
    begin_turn(s, 0)
    resume(s)


@rule
def place_carts(s: State) -> None:
    """K2."""
    for seat in range(MAX_SEATS):
        for cart in range(CARTS):
            s.load[seat, cart] = -1
            s.at[seat, cart] = START[seat, cart] if seat < s.seats else NOBODY


@rule
def place_stones(s: State) -> None:
    """K3."""
    for stone in range(STONE_SORTS):
        s.supply[stone] = STONE_COUNT[stone] - AT_EACH_GATE[stone] * GATE_COUNT
        for gate in range(GATE_COUNT):
            s.gates[gate, stone] = AT_EACH_GATE[stone]


@rule
def place_cards(s: State) -> None:
    """K4."""
    for kind in range(CARD_SORTS):
        s.deck[kind] = COPIES[kind]
        s.pile[kind] = 0
        s.laid[kind] = 0
        for seat in range(MAX_SEATS):
            s.hand[seat, kind] = 0
    s.deck_count = DECK
    s.pile_count = 0
    for seat in range(MAX_SEATS):
        s.audiences[seat] = 0
        s.poisoned[seat] = 0
        s.sabotaged[seat] = 0
        s.hand_count[seat] = 0
    forget_all(s)


@rule
def open_sites(s: State) -> None:
    """K5: no church has been released, none has a stone."""
    for church in range(SITE_COUNT):
        s.site[church] = WAITING
        s.owner[church] = NOBODY
        s.notary[church] = NOBODY
        s.abbot[church] = 0
        for seat in range(MAX_SEATS):
            s.latest[church, seat] = 0
            for stone in range(STONE_SORTS):
                s.built[church, seat, stone] = 0


# What is on offer


@rule
def legal(s: State, out: Cells) -> int:
    """In a fixed order: the turn, the carts, the cards."""
    if s.phase == REACTING:
        return offer_answers(s, out)
    if s.phase == OFFERED:
        return offer_abbot(s, out)
    if s.phase == LIMIT:
        return offer_discards(s, out, 0)
    if s.phase == ROLLING:
        out[0] = ROLL
        n = 1
    else:
        out[0] = END
        n = 1
        for cart in range(CARTS):
            if may_act(s, cart) == 0:
                n = offer_actions(s, out, n, cart)
    if s.hand_count[s.turn] > 0:
        n = offer_discards(s, out, n)
        if s.played < PLAYED_LIMIT:
            n = offer_cards(s, out, n)
    return n


@rule
def offer_answers(s: State, out: Cells) -> int:
    out[0] = ALLOW
    if holds(s, s.victim, GUARD):
        out[1] = WARD_OFF
        return 2
    return 1


@rule
def offer_abbot(s: State, out: Cells) -> int:
    out[0] = ALLOW
    for abbot in range(ABBOT_COUNT):
        if CHURCH_OF[abbot] == s.offered and may_lay_out(s, s.to_move, abbot) == 0:
            out[1] = PLAY_ABBOT + abbot
            return 2
    return 1


@rule
def offer_discards(s: State, out: Cells, n: int) -> int:
    for card in range(CARD_SORTS):
        if holds(s, s.turn, card):
            out[n] = DISCARD + card
            n += 1
    return n


@rule
def offer_actions(s: State, out: Cells, n: int, cart: int) -> int:
    here = s.at[s.turn, cart]
    for i in range(DEGREE[here]):
        if not is_blocked(s, NEXT[here, i]):
            out[n] = MOVE + cart * FIELD_COUNT + NEXT[here, i]
            n += 1
    if may_build(s, cart) == 0:
        out[n] = BUILD + cart
        n += 1
    for stone in range(STONE_SORTS):
        if may_load(s, cart, stone) == 0:
            out[n] = LOAD + cart * STONE_SORTS + stone
            n += 1
    if may_unload(s, cart) == 0:
        out[n] = UNLOAD + cart
        n += 1
    if may_visit(s, cart) == 0:
        out[n] = VISIT + cart
        n += 1
    return n


@rule
def offer_cards(s: State, out: Cells, n: int) -> int:
    for abbot in range(ABBOT_COUNT):
        if may_lay_out(s, s.turn, abbot) == 0:
            out[n] = PLAY_ABBOT + abbot
            n += 1
    if holds(s, s.turn, MAYOR) and may_extend(s) == 0:
        out[n] = PLAY_MAYOR
        n += 1
    n = offer_attacks(s, out, n)
    if holds(s, s.turn, TRADER):
        n = offer_trades(s, out, n)
    if holds(s, s.turn, NOTARY):
        n = offer_rights(s, out, n)
    if holds(s, s.turn, FORGER):
        n = offer_forgeries(s, out, n)
    return n


@rule
def offer_attacks(s: State, out: Cells, n: int) -> int:
    thief = holds(s, s.turn, THIEF)
    poisoner = holds(s, s.turn, POISONER)
    saboteur = holds(s, s.turn, SABOTEUR)
    for victim in range(s.seats):
        if thief and may_steal(s, victim) == 0:
            out[n] = STEAL + victim
            n += 1
        if poisoner and may_poison(s, victim) == 0:
            out[n] = POISON + victim
            n += 1
        if saboteur and may_sabotage(s, victim) == 0:
            out[n] = SABOTAGE + victim
            n += 1
    return n


@rule
def offer_trades(s: State, out: Cells, n: int) -> int:
    for i in range(GATE_COUNT * SWAP_COUNT):
        if may_trade(s, i // SWAP_COUNT, i % SWAP_COUNT) == 0:
            out[n] = TRADE + i
            n += 1
    return n


@rule
def offer_rights(s: State, out: Cells, n: int) -> int:
    for church in range(SITE_COUNT):
        if may_secure(s, church) == 0:
            out[n] = SECURE + church
            n += 1
    return n


@rule
def offer_forgeries(s: State, out: Cells, n: int) -> int:
    for church in range(SITE_COUNT):
        for victim in range(s.seats):
            for swap in range(SWAP_COUNT):
                if may_forge(s, church, victim, swap) == 0:
                    out[n] = FORGE + (church * MAX_SEATS + victim) * SWAP_COUNT + swap
                    n += 1
    return n


# Why something is not on offer


@rule
def guard(s: State, move: int) -> int:
    """0, or the number of the rule that forbids this move now."""
    if s.over:
        return 7
    if s.phase == REACTING:
        return guard_answer(s, move)
    if s.phase == OFFERED:
        return guard_offer(s, move)
    if s.phase == LIMIT:
        return guard_discard(s, move) if DISCARD <= move < WARD_OFF else 27
    if move == ROLL:
        return 21 if s.rolled else 0
    if move == END:
        return 0 if s.rolled else 21
    if move < END:
        return guard_action(s, move)
    return guard_card(s, move)


@rule
def guard_answer(s: State, move: int) -> int:
    """K58, K59."""
    if move == WARD_OFF:
        return 0 if holds(s, s.victim, GUARD) else 58
    return 0 if move == ALLOW else 59


@rule
def guard_offer(s: State, move: int) -> int:
    """K45."""
    if PLAY_ABBOT <= move < PLAY_MAYOR and CHURCH_OF[move - PLAY_ABBOT] == s.offered:
        return may_lay_out(s, s.to_move, move - PLAY_ABBOT)
    return 0 if move == ALLOW else 45


@rule
def guard_discard(s: State, move: int) -> int:
    """K40."""
    return 0 if holds(s, s.turn, move - DISCARD) else 40


@rule
def guard_action(s: State, move: int) -> int:
    if move < BUILD:
        cart = (move - MOVE) // FIELD_COUNT
        return may_act(s, cart) or may_move(s, cart, (move - MOVE) % FIELD_COUNT)
    if move < LOAD:
        return may_act(s, move - BUILD) or may_build(s, move - BUILD)
    if move < UNLOAD:
        cart = (move - LOAD) // STONE_SORTS
        return may_act(s, cart) or may_load(s, cart, (move - LOAD) % STONE_SORTS)
    if move < VISIT:
        return may_act(s, move - UNLOAD) or may_unload(s, move - UNLOAD)
    return may_act(s, move - VISIT) or may_visit(s, move - VISIT)


@rule
def guard_card(s: State, move: int) -> int:
    if move < PLAY_MAYOR:
        abbot = move - PLAY_ABBOT
        return may_play(s, abbot) or may_lay_out(s, s.turn, abbot)
    if move == PLAY_MAYOR:
        return may_play(s, MAYOR) or may_extend(s)
    if move < POISON:
        return may_play(s, THIEF) or may_steal(s, move - STEAL)
    if move < TRADE:
        return may_play(s, POISONER) or may_poison(s, move - POISON)
    if move < SECURE:
        i = move - TRADE
        return may_play(s, TRADER) or may_trade(s, i // SWAP_COUNT, i % SWAP_COUNT)
    if move < SABOTAGE:
        return may_play(s, NOTARY) or may_secure(s, move - SECURE)
    if move < FORGE:
        return may_play(s, SABOTEUR) or may_sabotage(s, move - SABOTAGE)
    if move < DISCARD:
        return may_play(s, FORGER) or guard_forgery(s, move - FORGE)
    if move < WARD_OFF:
        return guard_discard(s, move)
    return 58 if move == WARD_OFF else 59


@rule
def guard_forgery(s: State, i: int) -> int:
    church_and_victim = i // SWAP_COUNT
    return may_forge(s, church_and_victim // MAX_SEATS, church_and_victim % MAX_SEATS, i % SWAP_COUNT)


# What a move does


@rule
def apply(s: State, move: int) -> None:
    if move == ROLL:
        roll(s)
    elif move < END:
        apply_action(s, move)
    elif move == END:
        end_turn(s)
    elif move < DISCARD:
        apply_card(s, move)
    elif move < WARD_OFF:
        apply_discard(s, move - DISCARD)
    elif move == WARD_OFF:
        ward_off(s)
    elif s.phase == REACTING:
        strike(s)
    else:
        resume(s)


@rule
def apply_action(s: State, move: int) -> None:
    if move < BUILD:
        move_cart(s, (move - MOVE) // FIELD_COUNT, (move - MOVE) % FIELD_COUNT)
    elif move < LOAD:
        build(s, move - BUILD)
    elif move < UNLOAD:
        load_cart(s, (move - LOAD) // STONE_SORTS, (move - LOAD) % STONE_SORTS)
    elif move < VISIT:
        unload_cart(s, move - UNLOAD)
    else:
        visit(s, move - VISIT)


@rule
def apply_card(s: State, move: int) -> None:
    if move < PLAY_MAYOR:
        lay_out(s, s.to_move, move - PLAY_ABBOT)
        resume(s)
    elif move == PLAY_MAYOR:
        play_mayor(s)
    elif move < POISON:
        attack(s, THIEF, move - STEAL)
    elif move < TRADE:
        attack(s, POISONER, move - POISON)
    elif move < SECURE:
        trade(s, (move - TRADE) // SWAP_COUNT, (move - TRADE) % SWAP_COUNT)
    elif move < SABOTAGE:
        secure(s, move - SECURE)
    elif move < FORGE:
        attack(s, SABOTEUR, move - SABOTAGE)
    else:
        apply_forgery(s, move - FORGE)


@rule
def apply_forgery(s: State, i: int) -> None:
    church_and_victim = i // SWAP_COUNT
    forge(s, church_and_victim // MAX_SEATS, church_and_victim % MAX_SEATS, i % SWAP_COUNT)


@rule
def apply_discard(s: State, card: int) -> None:
    """K27, K40: after the fourth card has gone the turn goes on."""
    discard(s, s.turn, card)
    if s.phase == LIMIT:
        resume(s)


# Results


@rule
def standing(s: State, out: Grid) -> None:
    """K7: equal points share a rank."""
    for seat in range(s.seats):
        out[0, seat] = score(s, seat)
    for seat in range(s.seats):
        out[1, seat] = 1
        for other in range(s.seats):
            if out[0, other] > out[0, seat]:
                out[1, seat] += 1
