"""Who knows what, what a seat may imagine, and what must be true of every position."""

from __future__ import annotations

from bauhuette.engine.cardsets import count, lowest
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import shuffle
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import NOBODY, SPECTATOR

from .scoring import has_converter, material_count
from .state import (
    ALL_ADVANTAGES,
    BIT,
    CARRIED_OVER,
    CHOOSE_TOM,
    CONVERTERS,
    FIRST_ADVANTAGE,
    IN_PLAY_SET,
    KEEP,
    KING,
    MATERIALS,
    NO_CARD,
    TOM,
    TRICK,
    State,
)

AUDITS = (
    ("hand", "every-card-once"),
    ("hand_size", "hand-size"),
    ("trick", "trick-size"),
    ("stack", "stack-size"),
    ("materials", "materials"),
    ("score", "score-is-pad"),
    ("known", "known"),
    ("phase", "phase"),
    ("hand_size", "equal-hands"),
    ("to_move", "turn"),
    ("stack", "one-advantage"),
    ("phase", "tom"),
    ("phase", "keep"),
    ("used", "converters"),
    ("last_trick", "last-trick"),
    ("over", "end"),
    ("kept", "kept"),
    ("kings_trick", "kings-trick"),
)  # fmt: skip


@rule
def hide(s: State, seat: int) -> None:
    """Hands and the stack show what the seat knows of them; what others know of them is nobody's business."""
    s.rng = 0
    sees = s.known[seat] | s.known[SPECTATOR]
    for p in range(s.seats):
        s.hand[p] &= sees
        if p != seat:
            s.known[p] = 0
    for i in range(s.stack_size):
        if s.stack[i] != NO_CARD and sees & BIT[s.stack[i]] == 0:
            s.stack[i] = NO_CARD
    hide_news(s, seat)


@rule
def imagine(s: State, _seat: int) -> None:
    """Deal the unseen cards to the hands they may be in, and the unseen advantage cards to the stack."""
    hidden = IN_PLAY_SET[s.seats] & ~visible_cards(s)
    size = spread(s, hidden & ALL_ADVANTAGES, 0)
    shuffle(s, s.deck, size)
    for i in range(s.stack_size):
        if s.stack[i] == NO_CARD:
            size -= 1
            s.stack[i] = s.deck[size]
    size = spread(s, hidden & ~ALL_ADVANTAGES, size)
    shuffle(s, s.deck, size)
    for p in range(s.seats):
        for _ in range(s.hand_size[p] - count(s.hand[p])):
            size -= 1
            s.hand[p] |= BIT[s.deck[size]]
    for i in range(len(s.deck)):
        s.deck[i] = 0
    for p in range(s.seats):
        s.known[p] |= s.hand[p]


@rule
def spread(s: State, cards: int, size: int) -> int:
    """Put a set of cards behind the first `size` cards of the deck."""
    while cards:
        s.deck[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    return size


@rule
def visible_cards(s: State) -> int:
    cards = s.kings_trick
    for p in range(s.seats):
        cards |= s.hand[p] | s.given[p] | s.kept[p]
    for i in range(s.trick_size):
        cards |= BIT[s.trick[i]]
    for i in range(s.stack_size):
        if s.stack[i] != NO_CARD:
            cards |= BIT[s.stack[i]]
    return cards


@rule
def audit(s: State) -> int:
    """0, or 1 + the place in AUDITS of an invariant that is broken."""
    if not trick_is_possible(s):
        return 3
    if not stack_is_possible(s):
        return 4
    if not every_card_once(s):
        return 1
    for p in range(s.seats):
        if s.hand_size[p] != count(s.hand[p]):
            return 2
        for m in range(len(MATERIALS)):
            if s.materials[p, m] < 0:
                return 5
        if not score_is_pad(s, p):
            return 6
        if s.known[p] & s.hand[p] != s.hand[p]:
            return 7
        if s.kept[p] & ~ALL_ADVANTAGES:
            return 17
    if not last_trick_is_possible(s):
        return 15
    return audit_phase(s)


@rule
def score_is_pad(s: State, p: int) -> bool:
    """Points of hands to come cannot be there yet."""
    total = 0
    for h in range(s.pad.shape[1]):
        total += s.pad[p, h]
        if h >= s.hand_number and s.pad[p, h] != 0:
            return False
    return bool(total == s.score[p])


@rule
def last_trick_is_possible(s: State) -> bool:
    """There is none, or one card of each seat."""
    if s.last_leader == NOBODY and s.last_receiver != NOBODY:
        return False
    for i in range(s.seats):
        if (s.last_trick[i] == NO_CARD) != (s.last_leader == NOBODY):
            return False
    return True


@rule
def trick_is_possible(s: State) -> bool:
    """The other audits rely on it."""
    if not 0 <= s.trick_size < s.seats:
        return False
    for i in range(len(s.trick)):
        if (i < s.trick_size) != (s.trick[i] != NO_CARD):
            return False
    return True


@rule
def stack_is_possible(s: State) -> bool:
    if not 0 <= s.stack_size <= len(s.stack):
        return False
    for i in range(len(s.stack)):
        card = s.stack[i]
        if (i < s.stack_size) != (card != NO_CARD):
            return False
        if card != NO_CARD and card < FIRST_ADVANTAGE:
            return False
    return True


@rule
def every_card_once(s: State) -> bool:
    """The sum of all sets is their union exactly when no card is in two of them."""
    total = s.kings_trick
    for p in range(s.seats):
        total += s.hand[p] + s.given[p] + s.kept[p]
    for i in range(s.trick_size):
        total += BIT[s.trick[i]]
    for i in range(s.stack_size):
        total += BIT[s.stack[i]]
    return bool(total == IN_PLAY_SET[s.seats] and visible_cards(s) == total)


@rule
def audit_phase(s: State) -> int:
    """Cards are in hands during tricks, and only then."""
    cards = 0
    for p in range(s.seats):
        cards += s.hand_size[p]
    if s.phase == TRICK and s.over == 0:
        return 8 if cards == 0 else audit_trick(s)
    if cards > 0 or s.trick_size > 0:
        return 8
    if count(dealt_cards(s) & ALL_ADVANTAGES) > 0:
        return 11
    if s.over:
        return 0 if s.phase == TRICK and s.stack_size == 0 else 16
    return audit_scoring(s)


@rule
def audit_trick(s: State) -> int:
    """Everybody has as many cards as the others, counting those on the table; one advantage card at most is dealt."""
    if s.to_move != (s.leader + s.trick_size) % s.seats:
        return 10
    for i in range(s.seats):
        laid = 1 if i < s.trick_size else 0
        if s.hand_size[(s.leader + i) % s.seats] + laid != s.hand_size[s.to_move]:
            return 9
    if count(dealt_cards(s) & ALL_ADVANTAGES) > 1:
        return 11
    if s.kings_trick and is_king_to_come(s):
        return 18
    return 14 if s.used or s.converted else 0


@rule
def is_king_to_come(s: State) -> bool:
    """P13: whether the king is still to be played, or lies in the trick that is not closed."""
    cards = 0
    for p in range(s.seats):
        cards |= s.hand[p]
    for i in range(s.trick_size):
        cards |= BIT[s.trick[i]]
    return bool(cards & BIT[KING])


@rule
def dealt_cards(s: State) -> int:
    """Of this hand: in hands, on the table and given."""
    cards = s.kings_trick
    for p in range(s.seats):
        cards |= s.hand[p] | s.given[p]
    for i in range(s.trick_size):
        cards |= BIT[s.trick[i]]
    return cards


@rule
def audit_scoring(s: State) -> int:
    """Whoever is asked has something to choose."""
    if s.phase == CHOOSE_TOM and s.given[s.to_move] & BIT[TOM] == 0:
        return 12
    if s.phase == CHOOSE_TOM and (s.used or s.converted):
        return 14
    if s.phase == KEEP and (s.stack_size == 0 or material_count(s, s.to_move) <= CARRIED_OVER):
        return 13
    for converter in range(len(CONVERTERS)):
        if s.used & BIT[converter] and not has_converter(s, s.to_move, converter):
            return 14
    return 0
