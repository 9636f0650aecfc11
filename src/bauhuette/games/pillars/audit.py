"""What must be true of every position; one from outside that breaks it is refused, with the field and the reason."""

from __future__ import annotations

from bauhuette.engine.audit import Audit, audited
from bauhuette.engine.cardsets import count
from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY

from . import cards
from .knowledge import visible_cards
from .scoring import CONVERTER_COUNT, MATERIAL_COUNT, has_converter, material_count
from .state import CHOOSE_TOM, KEEP, TRICK, State

# Cards


@rule
def trick_is_possible(s: State) -> bool:
    """As many cards as its size says."""
    if not 0 <= s.trick_size < s.seats:
        return False
    for i in range(len(s.trick)):
        if (i < s.trick_size) != (s.trick[i] != cards.NO_CARD):
            return False
    return True


@rule
def stack_is_possible(s: State) -> bool:
    if not 0 <= s.stack_size <= len(s.stack):
        return False
    for i in range(len(s.stack)):
        card = s.stack[i]
        if (i < s.stack_size) != (card != cards.NO_CARD):
            return False
        if card != cards.NO_CARD and card < cards.FIRST_ADVANTAGE:
            return False
    return True


@rule
def every_card_once(s: State) -> bool:
    """The sum of all sets is their union exactly when no card is in two of them."""
    total = s.kings_trick
    for p in range(s.seats):
        total += s.hand[p] + s.given[p] + s.kept[p]
    for i in range(s.trick_size):
        total += cards.BIT[s.trick[i]]
    for i in range(s.stack_size):
        total += cards.BIT[s.stack[i]]
    return bool(total == cards.IN_PLAY_SET[s.seats] and visible_cards(s) == total)


@rule
def hands_are_counted(s: State) -> bool:
    for p in range(s.seats):
        if s.hand_size[p] != count(s.hand[p]):
            return False
    return True


@rule
def own_hands_are_known(s: State) -> bool:
    for p in range(s.seats):
        if s.known[p] & s.hand[p] != s.hand[p]:
            return False
    return True


@rule
def only_advantages_are_kept(s: State) -> bool:
    for p in range(s.seats):
        if s.kept[p] & ~cards.ALL_ADVANTAGES:
            return False
    return True


# Materials and points


@rule
def nobody_owes_materials(s: State) -> bool:
    for p in range(s.seats):
        for m in range(MATERIAL_COUNT):
            if s.materials[p, m] < 0:
                return False
    return True


@rule
def scores_are_on_the_pad(s: State) -> bool:
    """Points of hands to come cannot be there yet."""
    for p in range(s.seats):
        total = 0
        for h in range(s.pad.shape[1]):
            total += s.pad[p, h]
            if h >= s.hand_number and s.pad[p, h] != 0:
                return False
        if total != s.score[p]:
            return False
    return True


# Tricks


@rule
def last_trick_is_possible(s: State) -> bool:
    """There is none, or one card of each seat."""
    if s.last_leader == NOBODY and s.last_receiver != NOBODY:
        return False
    for i in range(s.seats):
        if (s.last_trick[i] == cards.NO_CARD) != (s.last_leader == NOBODY):
            return False
    return True


@rule
def in_tricks(s: State) -> bool:
    return bool(s.phase == TRICK and s.over == 0)


@rule
def hands_fit_the_phase(s: State) -> bool:
    """Cards are in hands during tricks, and only then."""
    in_hands = 0
    for p in range(s.seats):
        in_hands += s.hand_size[p]
    if in_tricks(s):
        return in_hands > 0
    return bool(in_hands == 0 and s.trick_size == 0)


@rule
def the_next_seat_is_asked(s: State) -> bool:
    return bool(not in_tricks(s) or s.to_move == (s.leader + s.trick_size) % s.seats)


@rule
def hands_are_equal(s: State) -> bool:
    """Counting the cards on the table."""
    if not in_tricks(s):
        return True
    for i in range(s.seats):
        laid = 1 if i < s.trick_size else 0
        if s.hand_size[(s.leader + i) % s.seats] + laid != s.hand_size[s.to_move]:
            return False
    return True


@rule
def one_advantage_is_dealt(s: State) -> bool:
    """At most; and after the tricks it has been laid out, or has gone under the stack."""
    return count(dealt_cards(s) & cards.ALL_ADVANTAGES) <= (1 if in_tricks(s) else 0)


@rule
def dealt_cards(s: State) -> int:
    """Of this hand: in hands, on the table and given."""
    card_set = s.kings_trick
    for p in range(s.seats):
        card_set |= s.hand[p] | s.given[p]
    for i in range(s.trick_size):
        card_set |= cards.BIT[s.trick[i]]
    return card_set


@rule
def kings_trick_has_its_king(s: State) -> bool:
    return not (in_tricks(s) and s.kings_trick and is_king_to_come(s))


@rule
def is_king_to_come(s: State) -> bool:
    """P13: whether the king is still to be played, or lies in the trick that is not closed."""
    card_set = 0
    for p in range(s.seats):
        card_set |= s.hand[p]
    for i in range(s.trick_size):
        card_set |= cards.BIT[s.trick[i]]
    return bool(card_set & cards.BIT[cards.KING])


@rule
def tricks_are_whole(s: State) -> bool:
    """P7: each is one card of every seat. P16, P32: advantage cards are taken out, the king's trick is put in."""
    for p in range(len(s.tricks_given)):
        more = count(s.given[p]) - s.seats * s.tricks_given[p]
        if more == 0 or (not in_tricks(s) and more == -1):
            continue
        if in_tricks(s) or s.tricks_given[p] > 0 or more < s.seats - 1 or more > s.seats:
            return False
    return not in_tricks(s) or s.kings_trick == 0 or count(s.kings_trick) == s.seats


@rule
def alfred_is_a_last_card(s: State) -> bool:
    """P8: the hand that has played him is empty."""
    for i in range(s.trick_size):
        if s.trick[i] == cards.ALFRED and s.hand_size[(s.leader + i) % s.seats] > 0:
            return False
    return True


# Scoring and the end


@rule
def the_end_is_one(s: State) -> bool:
    return bool(s.over == 0 or (s.phase == TRICK and s.stack_size == 0))


@rule
def tom_is_there(s: State) -> bool:
    return bool(s.over or s.phase != CHOOSE_TOM or s.given[s.to_move] & cards.BIT[cards.TOM])


@rule
def too_much_to_keep(s: State) -> bool:
    """Whoever is asked what to give up must give something up."""
    return bool(s.over or s.phase != KEEP or (s.stack_size > 0 and material_count(s, s.to_move) > cards.CARRIED_OVER))


@rule
def converters_are_ones_own(s: State) -> bool:
    """Nobody has converted before the time for it, and only with what they have."""
    if s.over:
        return True
    if s.phase == TRICK or s.phase == CHOOSE_TOM:
        return bool(s.used == 0 and s.converted == 0)
    for converter in range(CONVERTER_COUNT):
        if s.used & cards.BIT[converter] and not has_converter(s, s.to_move, converter):
            return False
    return True


AUDITS = (
    Audit("trick", "trick-size", trick_is_possible),
    Audit("stack", "stack-size", stack_is_possible),
    Audit("hand", "every-card-once", every_card_once),
    Audit("hand_size", "hand-size", hands_are_counted),
    Audit("materials", "materials", nobody_owes_materials),
    Audit("score", "score-is-pad", scores_are_on_the_pad),
    Audit("known", "known", own_hands_are_known),
    Audit("kept", "kept", only_advantages_are_kept),
    Audit("last_trick", "last-trick", last_trick_is_possible),
    Audit("phase", "phase", hands_fit_the_phase),
    Audit("to_move", "turn", the_next_seat_is_asked),
    Audit("hand_size", "equal-hands", hands_are_equal),
    Audit("stack", "one-advantage", one_advantage_is_dealt),
    Audit("kings_trick", "kings-trick", kings_trick_has_its_king),
    Audit("over", "end", the_end_is_one),
    Audit("phase", "tom", tom_is_there),
    Audit("phase", "keep", too_much_to_keep),
    Audit("used", "converters", converters_are_ones_own),
    Audit("tricks_given", "whole-tricks", tricks_are_whole),
    Audit("trick", "alfred", alfred_is_a_last_card),
)
audit = audited(AUDITS, globals())
