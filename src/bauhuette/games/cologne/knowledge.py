"""What a seat knows: hide the rest, imagine the rest, and what must hold in every position."""

from __future__ import annotations

from bauhuette.engine.cardsets import any_of, count
from bauhuette.engine.jit import rule
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import MAX_SEATS, NOBODY, SPECTATOR

from .actions import GATE_COUNT, stones_at_gate
from .board import FIRST_DOT
from .cards import (
    ABBOT_OF,
    ALL_CARDS,
    ARCHBISHOP,
    CARDS,
    CARTS,
    HAND_LIMIT,
    NOTARY,
    OF_KIND,
    PLAYED_LIMIT,
    POISONER,
    SABOTEUR,
    STONE_COUNT,
    STORAGE,
)
from .moves import LIMIT, OFFERED, REACTING, ROLLING
from .sites import SITE_COUNT, STONE_SORTS, missing, stones_at
from .state import BEGUN, COMPLETE, State

CARD_SORTS = len(CARDS)


@rule
def hide(s: State, seat: int) -> None:
    """Hands and discards show what the seat knows of them; what others know of them is nobody's business."""
    s.rng = 0
    sees = s.known[seat]
    for p in range(s.seats):
        s.hand[p] &= sees
        if p != seat:
            s.known[p] = 0
    s.pile &= sees
    s.deck = 0
    hide_news(s, seat)


@rule
def imagine(s: State, _seat: int) -> None:
    """Every way to deal the unseen cards to hands, discards and deck is as likely as the others."""
    s.deck = ALL_CARDS & ~(s.laid | s.pile)
    for p in range(s.seats):
        s.deck &= ~s.hand[p]
    for p in range(s.seats):
        for _ in range(s.hand_count[p] - count(s.hand[p])):
            card = any_of(s, s.deck)
            s.deck ^= card
            s.hand[p] |= card
        s.known[p] |= s.hand[p] | s.known[SPECTATOR]
    for _ in range(s.pile_count - count(s.pile)):
        card = any_of(s, s.deck)
        s.deck ^= card
        s.pile |= card


# What must be true of every position

AUDITS = (
    ("turn", "turn"),
    ("hand_count", "hands"),
    ("at", "dots"),
    ("deck", "cards"),
    ("supply", "stones"),
    ("gates", "storage"),
    ("site", "sites"),
)


@rule
def audit(s: State) -> int:
    """0, or 1 + index into AUDITS of what is wrong. The first three let the others rely on what they count."""
    if not turn_is_sound(s):
        return 1
    if not hands_are_sound(s):
        return 2
    if not carts_are_sound(s):
        return 3
    if not cards_are_complete(s):
        return 4
    if not stones_are_complete(s):
        return 5
    if not gates_have_room(s):
        return 6
    return 0 if sites_are_sound(s) else 7


@rule
def turn_is_sound(s: State) -> bool:
    """Who is asked, and for what."""
    if not 0 <= s.turn < s.seats or s.actions < 0 or not 0 <= s.played <= PLAYED_LIMIT or s.extra < 0:
        return False
    if s.over:
        return True
    if (s.phase == ROLLING) != (s.rolled == 0) and s.phase != REACTING:
        return False
    if (s.phase == REACTING) != (s.attack >= 0) or (s.phase == OFFERED) != (s.offered >= 0):
        return False
    if s.phase == REACTING:
        return s.victim == s.to_move and s.to_move != s.turn
    if s.phase == OFFERED:
        return s.owner[s.offered] == s.to_move and s.to_move != s.turn
    return s.to_move == s.turn and s.victim == NOBODY


@rule
def hands_are_sound(s: State) -> bool:
    """As many cards as counted, and everybody knows their own and what everybody knows."""
    if s.pile_count != count(s.pile) or s.deck_count != count(s.deck):
        return False
    public = s.known[SPECTATOR]
    for seat in range(MAX_SEATS):
        sorting = s.phase == LIMIT and seat == s.turn
        most = HAND_LIMIT if seat < s.seats else 0
        if s.hand_count[seat] != count(s.hand[seat]) or s.hand_count[seat] > (most + 1 if sorting else most):
            return False
        if seat < s.seats and (s.hand[seat] | public) & ~s.known[seat]:
            return False
    return True


@rule
def carts_are_sound(s: State) -> bool:
    """Every cart stands somewhere; on a dot it stands alone."""
    for i in range(s.seats * CARTS):
        field = s.at[i // CARTS, i % CARTS]
        if field < 0:
            return False
        for j in range(i):
            if field >= FIRST_DOT and field == s.at[j // CARTS, j % CARTS]:
                return False
    return True


@rule
def cards_are_complete(s: State) -> bool:
    """The sum of all sets is their union exactly when no card is in two of them."""
    union = s.deck | s.pile | s.laid
    total = s.deck + s.pile + s.laid
    for seat in range(s.seats):
        union |= s.hand[seat]
        total += s.hand[seat]
    if union != ALL_CARDS or total != ALL_CARDS or s.laid & ~s.known[SPECTATOR]:
        return False
    for kind in range(CARD_SORTS):
        if count(s.laid & OF_KIND[kind]) != count_laid_out(s, kind):
            return False
    return True


@rule
def count_laid_out(s: State, kind: int) -> int:
    """How many cards of a kind ought to lie open on the table."""
    found = 0
    if s.attack == kind:
        found += 1
    for church in range(SITE_COUNT):
        if s.abbot[church] and ABBOT_OF[church] == kind:
            found += 1
        if s.notary[church] != NOBODY and kind == NOTARY:
            found += 1
    for seat in range(s.seats):
        if kind == ARCHBISHOP:
            found += int(s.audiences[seat])
        if (kind == POISONER and s.poisoned[seat]) or (kind == SABOTEUR and s.sabotaged[seat]):
            found += 1
    return found


@rule
def stones_are_complete(s: State) -> bool:
    for stone in range(STONE_SORTS):
        if s.supply[stone] < 0 or count_stone(s, stone) != STONE_COUNT[stone]:
            return False
    return True


@rule
def count_stone(s: State, stone: int) -> int:
    count = int(s.supply[stone])
    for gate in range(GATE_COUNT):
        count += int(s.gates[gate, stone])
    for seat in range(s.seats):
        for cart in range(CARTS):
            if s.load[seat, cart] == stone:
                count += 1
        for church in range(SITE_COUNT):
            count += int(s.built[church, seat, stone])
    return count


@rule
def gates_have_room(s: State) -> bool:
    for gate in range(GATE_COUNT):
        for stone in range(STONE_SORTS):
            if s.gates[gate, stone] < 0:
                return False
        if stones_at_gate(s, gate) > STORAGE:
            return False
    return True


@rule
def sites_are_sound(s: State) -> bool:
    """Stones only on sites that were begun, never as many as would complete them; owners only of complete ones."""
    for church in range(SITE_COUNT):
        begun = s.site[church] == BEGUN
        if (stones_at(s, church) > 0) != begun or missing(s, church) <= 0:
            return False
        if (s.site[church] == COMPLETE) != (0 <= s.owner[church] < s.seats):
            return False
        if s.notary[church] != NOBODY and not (begun and 0 <= s.notary[church] < s.seats):
            return False
    return True
