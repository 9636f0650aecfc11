"""What a seat knows: hide the rest, imagine the rest, and what must hold in every position."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import MAX_SEATS, NOBODY, SPECTATOR, Cells

from .actions import GATE_COUNT, stones_at_gate
from .board import FIRST_DOT
from .cards import (
    ABBOT_OF,
    ARCHBISHOP,
    CARD_SORTS,
    CARTS,
    COPIES,
    HAND_LIMIT,
    NOTARY,
    PLAYED_LIMIT,
    POISONER,
    SABOTEUR,
    STONE_COUNT,
    STORAGE,
    THIEF,
)
from .moves import LIMIT, OFFERED, REACTING, ROLLING
from .piles import any_of, count
from .sites import SITE_COUNT, STONE_SORTS, missing, stones_at
from .state import BEGUN, COMPLETE, VIEWERS, State

# Hiding


@rule
def hide(s: State, seat: int) -> None:
    """Hands and discards show what the seat is sure of; what others are sure of is nobody's business."""
    s.rng = 0
    for kind in range(CARD_SORTS):
        s.deck[kind] = 0
        s.pile[kind] = s.seen[seat, kind]
        for p in range(s.seats):
            if p != seat:
                s.hand[p, kind] = s.sure[seat, p, kind]
    for viewer in range(SPECTATOR):
        if viewer != seat:
            hide_thoughts(s, viewer)
    hide_news(s, seat)


@rule
def hide_thoughts(s: State, viewer: int) -> None:
    for kind in range(CARD_SORTS):
        s.seen[viewer, kind] = 0
        for p in range(s.seats):
            s.sure[viewer, p, kind] = 0


# Imagining


@rule
def imagine(s: State, seat: int) -> None:
    """Every way to deal the unseen cards to hands, discards and deck is as likely as the others."""
    for kind in range(CARD_SORTS):
        s.deck[kind] = unseen(s, kind)
    for p in range(s.seats):
        deal_unseen(s, s.hand[p], s.hand_count[p])
    deal_unseen(s, s.pile, s.pile_count)
    for viewer in range(SPECTATOR):
        if viewer != seat:
            imagine_thoughts(s, viewer)


@rule
def unseen(s: State, kind: int) -> int:
    left = COPIES[kind] - s.laid[kind] - s.pile[kind]
    for p in range(s.seats):
        left -= s.hand[p, kind]
    return int(left)


@rule
def deal_unseen(s: State, cards: Cells, size: int) -> None:
    """Fill up with cards from the deck, where all lie that nobody sees."""
    for _ in range(size - count(cards)):
        kind = any_of(s, s.deck)
        s.deck[kind] -= 1
        cards[kind] += 1


@rule
def imagine_thoughts(s: State, viewer: int) -> None:
    """Others are taken to know of hands and discards what everybody knows."""
    for kind in range(CARD_SORTS):
        s.seen[viewer, kind] = s.seen[SPECTATOR, kind]
        for p in range(s.seats):
            s.sure[viewer, p, kind] = s.sure[SPECTATOR, p, kind]


# What must be true of every position

AUDITS = (
    ("turn", "turn"),
    ("hand_count", "hands"),
    ("at", "dots"),
    ("deck", "cards"),
    ("supply", "stones"),
    ("gates", "storage"),
    ("site", "sites"),
    ("sure", "knowledge"),
    ("attack", "attack"),
    ("offered", "bonus"),
    ("abbot", "abbots"),
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
    if not sites_are_sound(s):
        return 7
    if not knowledge_is_true(s):
        return 8
    if not attack_is_sound(s):
        return 9
    if s.phase == OFFERED and not bonus_is_sound(s):
        return 10
    return 0 if abbots_are_sound(s) else 11


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
    if s.phase == LIMIT and s.hand_count[s.turn] <= HAND_LIMIT:
        return False
    return s.to_move == s.turn and s.victim == NOBODY


@rule
def attack_is_sound(s: State) -> bool:
    """K47, K49, K54, K55, K59: a thief, poisoner or saboteur against somebody with cards who is not struck already."""
    if s.phase != REACTING or s.over:
        return s.attack < 0
    if s.hand_count[s.victim] == 0 or s.played == 0:
        return False
    if s.attack == POISONER:
        return bool(s.poisoned[s.victim] == 0)
    if s.attack == SABOTEUR:
        return bool(s.sabotaged[s.victim] == 0)
    return s.attack == THIEF


@rule
def bonus_is_sound(s: State) -> bool:
    """K45: the winner of a church just completed, who has cards, is asked for its abbot."""
    church = s.offered
    return s.over != 0 or (s.site[church] == COMPLETE and ABBOT_OF[church] >= 0 and s.hand_count[s.to_move] > 0)


@rule
def abbots_are_sound(s: State) -> bool:
    """K44: an abbot lies with the tile of a church that has one."""
    for church in range(SITE_COUNT):
        if s.abbot[church] and (s.site[church] != COMPLETE or ABBOT_OF[church] < 0):
            return False
    return True


@rule
def hands_are_sound(s: State) -> bool:
    """As many cards as counted, and no more of them than may be kept."""
    if s.pile_count != count(s.pile) or s.deck_count != count(s.deck):
        return False
    for seat in range(MAX_SEATS):
        sorting = s.phase == LIMIT and seat == s.turn
        most = HAND_LIMIT if seat < s.seats else 0
        if s.hand_count[seat] != count(s.hand[seat]) or s.hand_count[seat] > (most + 1 if sorting else most):
            return False
    return True


@rule
def knowledge_is_true(s: State) -> bool:
    """Nobody is sure of a card that is not there, or knows less than everybody; nobody takes notes of the own hand."""
    for viewer in range(VIEWERS):
        for kind in range(CARD_SORTS):
            if not 0 <= s.seen[SPECTATOR, kind] <= s.seen[viewer, kind] <= s.pile[kind]:
                return False
            for p in range(MAX_SEATS):
                most = s.hand[p, kind] if p != viewer else 0
                if not 0 <= s.sure[viewer, p, kind] <= most:
                    return False
                if p != viewer and s.sure[viewer, p, kind] < s.sure[SPECTATOR, p, kind]:
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
    for kind in range(CARD_SORTS):
        if s.laid[kind] != count_laid_out(s, kind) or s.pile[kind] < 0 or s.deck[kind] != unseen(s, kind):
            return False
        if s.deck[kind] < 0:
            return False
        for seat in range(s.seats):
            if s.hand[seat, kind] < 0:
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
