"""What must be true of every position; one from outside that breaks it is refused, with the field and the reason."""

from __future__ import annotations

from bauhuette.engine.audit import Audit, audited
from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NOBODY, SPECTATOR

from . import cards
from .actions import GATE_COUNT, stones_at_gate
from .board import FIRST_DOT
from .card_kinds import count
from .construction_sites import SITE_COUNT, STONE_SORTS, missing, stones_at
from .knowledge import unseen
from .state import BEGUN, COMPLETE, LIMIT, OFFERED, REACTING, ROLLING, VIEWERS, State


@rule
def turn_is_sound(s: State) -> bool:
    """Who is asked, and for what."""
    if not 0 <= s.turn < s.seats or s.actions < 0 or not 0 <= s.played <= cards.PLAYED_LIMIT or s.extra < 0:
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
    if s.phase == LIMIT and s.hand_count[s.turn] <= cards.HAND_LIMIT:
        return False
    return s.to_move == s.turn and s.victim == NOBODY


@rule
def hands_are_sound(s: State) -> bool:
    """As many cards as counted, and no more of them than may be kept."""
    if s.pile_count != count(s.pile) or s.deck_count != count(s.deck):
        return False
    for seat in range(MAX_SEATS):
        sorting = s.phase == LIMIT and seat == s.turn
        most = cards.HAND_LIMIT if seat < s.seats else 0
        if s.hand_count[seat] != count(s.hand[seat]) or s.hand_count[seat] > (most + 1 if sorting else most):
            return False
    return True


@rule
def carts_are_sound(s: State) -> bool:
    """Every cart stands somewhere; on a dot it stands alone."""
    for seat in range(s.seats):
        for cart in range(cards.CARTS):
            field = s.at[seat, cart]
            if field < 0 or (field >= FIRST_DOT and carts_on(s, field) > 1):
                return False
    return True


@rule
def carts_on(s: State, field: int) -> int:
    carts = 0
    for seat in range(s.seats):
        for cart in range(cards.CARTS):
            if s.at[seat, cart] == field:
                carts += 1
    return carts


@rule
def cards_are_complete(s: State) -> bool:
    for kind in range(cards.CARD_SORTS):
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
        if s.abbot[church] and cards.ABBOT_OF[church] == kind:
            found += 1
        if s.notary[church] != NOBODY and kind == cards.NOTARY:
            found += 1
    for seat in range(s.seats):
        if kind == cards.ARCHBISHOP:
            found += int(s.audiences[seat])
        if (kind == cards.POISONER and s.poisoned[seat]) or (kind == cards.SABOTEUR and s.sabotaged[seat]):
            found += 1
    return found


@rule
def stones_are_complete(s: State) -> bool:
    for stone in range(STONE_SORTS):
        if s.supply[stone] < 0 or count_stone(s, stone) != cards.STONE_COUNT[stone]:
            return False
    return True


@rule
def count_stone(s: State, stone: int) -> int:
    count = int(s.supply[stone])
    for gate in range(GATE_COUNT):
        count += int(s.gates[gate, stone])
    for seat in range(s.seats):
        for cart in range(cards.CARTS):
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
        if stones_at_gate(s, gate) > cards.STORAGE:
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


@rule
def knowledge_is_true(s: State) -> bool:
    """Nobody is sure of a card that is not there, or knows less than everybody; nobody takes notes of the own hand."""
    for viewer in range(VIEWERS):
        for kind in range(cards.CARD_SORTS):
            if not 0 <= s.seen[SPECTATOR, kind] <= s.seen[viewer, kind] <= s.pile[kind]:
                return False
            for seat in range(MAX_SEATS):
                most = s.hand[seat, kind] if seat != viewer else 0
                if not 0 <= s.sure[viewer, seat, kind] <= most:
                    return False
                if seat != viewer and s.sure[viewer, seat, kind] < s.sure[SPECTATOR, seat, kind]:
                    return False
    return True


@rule
def attack_is_sound(s: State) -> bool:
    """K47, K49, K54, K55, K59: a thief, poisoner or saboteur against somebody with cards who is not struck already."""
    if s.phase != REACTING or s.over:
        return s.attack < 0
    if s.hand_count[s.victim] == 0 or s.played == 0:
        return False
    if s.attack == cards.POISONER:
        return bool(s.poisoned[s.victim] == 0)
    if s.attack == cards.SABOTEUR:
        return bool(s.sabotaged[s.victim] == 0)
    return s.attack == cards.THIEF


@rule
def bonus_is_sound(s: State) -> bool:
    """K45: the winner of a church just completed, who has cards, is asked for its abbot."""
    if s.phase != OFFERED or s.over:
        return True
    church = s.offered
    return bool(s.site[church] == COMPLETE and cards.ABBOT_OF[church] >= 0 and s.hand_count[s.to_move] > 0)


@rule
def abbots_are_sound(s: State) -> bool:
    """K44: an abbot lies with the tile of a church that has one."""
    for church in range(SITE_COUNT):
        if s.abbot[church] and (s.site[church] != COMPLETE or cards.ABBOT_OF[church] < 0):
            return False
    return True


AUDITS = (
    Audit("turn", "turn", turn_is_sound),
    Audit("hand_count", "hands", hands_are_sound),
    Audit("at", "dots", carts_are_sound),
    Audit("deck", "cards", cards_are_complete),
    Audit("supply", "stones", stones_are_complete),
    Audit("gates", "storage", gates_have_room),
    Audit("site", "sites", sites_are_sound),
    Audit("sure", "knowledge", knowledge_is_true),
    Audit("attack", "attack", attack_is_sound),
    Audit("offered", "bonus", bonus_is_sound),
    Audit("abbot", "abbots", abbots_are_sound),
)
audit = audited(AUDITS, globals())
