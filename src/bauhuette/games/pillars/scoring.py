"""Scoring a hand: P16 to P33. Everything here is open to all; nothing is hidden and no luck is used."""

from __future__ import annotations

from bauhuette.engine.cardsets import count, lowest
from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import Cells

from . import cards, moves
from .ids import P18, P20, P21, P22, P23, P24, P25, P26, P31
from .state import CHOOSE_TOM, CONVERT, KEEP, PAD_HANDS, TRICK, State

CONVERTER_COUNT = len(cards.CONVERTERS)
MATERIAL_COUNT = len(cards.MATERIALS)


@rule
def open_scoring(s: State) -> None:
    """P16-P19, P32, P33: all cards are played; what belongs to whom is settled before anybody has a choice."""
    give_kings_trick(s)
    lay_out_advantage(s)
    for p in range(s.seats):
        take_materials(s, p)
    s.to_move = 0
    s.phase = CHOOSE_TOM


@rule
def give_kings_trick(s: State) -> None:
    """P16, P17: to the only player without a trick, if there is exactly one."""
    without = 0
    heir = 0
    for p in range(s.seats):
        if s.tricks_given[p] == 0:
            without += 1
            heir = p
    if without == 1:
        s.given[heir] |= s.kings_trick
        s.kings_trick = 0
        tell(s, moves.KINGS_TRICK_GIVEN, EVERYONE, heir)
    else:
        tell(s, moves.KINGS_TRICK_LAPSES, EVERYONE)


@rule
def lay_out_advantage(s: State) -> None:
    """P32: whoever was given the advantage card keeps it. P33: if nobody was, it goes under the stack."""
    for p in range(s.seats):
        card_set = s.given[p] & cards.ALL_ADVANTAGES
        if card_set:
            s.given[p] ^= card_set
            s.kept[p] |= card_set
            tell(s, moves.ADVANTAGE_KEPT, EVERYONE, p, lowest(card_set))
    card_set = s.kings_trick & cards.ALL_ADVANTAGES
    if card_set:
        s.kings_trick ^= card_set
        for i in range(s.stack_size, 0, -1):
            s.stack[i] = s.stack[i - 1]
        s.stack[0] = lowest(card_set)
        s.stack_size += 1
        tell(s, moves.ADVANTAGE_RETURNS, EVERYONE, s.stack[0])


@rule
def take_materials(s: State, seat: int) -> None:
    """P19: quarry, forest, gravel pit and Alfred bring one material each."""
    for m in range(MATERIAL_COUNT):
        taken = 0
        card_set = s.given[seat] >> cards.FIRST_NEUTRAL << cards.FIRST_NEUTRAL
        while card_set:
            if cards.GIVES[lowest(card_set)] == m:
                taken += 1
            card_set &= card_set - 1
        if taken:
            s.materials[seat, m] += taken
            tell(s, moves.TOOK, EVERYONE, seat, m, taken)


# --- the seat that scores: Tom, conversions, points, what to keep ---


@rule
def settle(s: State) -> bool:
    """P18: pass from step to step and seat to seat until somebody has a choice; True when all have scored."""
    while s.phase != TRICK:
        if s.phase == CHOOSE_TOM:
            if s.given[s.to_move] & cards.BIT[cards.TOM]:
                return False
            s.phase = CONVERT
        if s.phase == CONVERT:
            if can_convert(s):
                return False
            note_points(s)
            s.phase = KEEP
        if s.stack_size > 0 and material_count(s, s.to_move) > cards.CARRIED_OVER:
            return False
        next_to_score(s)
    return True


@rule
def next_to_score(s: State) -> None:
    s.converted = 0
    s.used = 0
    if s.to_move + 1 < s.seats:
        s.to_move += 1
        s.phase = CHOOSE_TOM
    else:
        s.phase = TRICK


@rule
def material_count(s: State, seat: int) -> int:
    total = 0
    for m in range(MATERIAL_COUNT):
        total += s.materials[seat, m]
    return total


@rule
def why_not_tom(s: State, material: int) -> int:
    """One material of those printed on Tom Builder."""
    if s.phase != CHOOSE_TOM or cards.TOM_CHOICE[material] == 0:
        return P20
    return 0


@rule
def do_tom(s: State, material: int) -> None:
    s.materials[s.to_move, material] += 1
    s.phase = CONVERT
    tell(s, moves.TOOK, EVERYONE, s.to_move, material, 1)


@rule
def rule_of(converter: int) -> int:
    """The number of the rule that describes a converter: P21 to P25."""
    if converter < cards.MASTER_BUILDER:
        return P21
    if converter == cards.MASTER_BUILDER:
        return P22
    if converter == cards.BRICK_BURNER:
        return P24
    if converter == cards.HELPER:
        return P25
    return P23


@rule
def has_converter(s: State, seat: int, converter: int) -> bool:
    """Craftsmen work for those who were given them, advantage cards for those who keep them."""
    card = cards.BIT[cards.CONVERTER_CARD[converter, seat]]
    return bool((s.given[seat] | s.kept[seat]) & card)


@rule
def why_not_convert(s: State, converter: int, material: int) -> int:
    """P21-P25: own converters, each once (the helper as often as wanted), only what they take."""
    if s.phase != CONVERT:
        return P18
    fits = cards.TAKES[converter, material] != 0 and s.materials[s.to_move, material] > 0
    fresh = converter == cards.HELPER or s.used & cards.BIT[converter] == 0
    if fits and fresh and has_converter(s, s.to_move, converter):
        return 0
    return rule_of(converter)


@rule
def can_convert(s: State) -> bool:
    """Whether there is anything to decide: a seat that has begun to convert says itself when it is done (P26)."""
    if s.used:
        return True
    for converter in range(CONVERTER_COUNT):
        if has_converter(s, s.to_move, converter):
            for m in range(MATERIAL_COUNT):
                if why_not_convert(s, converter, m) == 0:
                    return True
    return False


@rule
def do_convert(s: State, converter: int, material: int) -> None:
    p = s.to_move
    s.materials[p, material] -= 1
    s.used |= int(cards.BIT[converter])
    if converter == cards.BRICK_BURNER:
        s.materials[p, cards.BRICK] += 1
        tell(s, moves.BURNED, EVERYONE, p, material, cards.BRICK)
    else:
        s.converted += cards.PAYS[converter, material]
        tell(s, moves.CONVERTED, EVERYONE, p, converter, material, cards.PAYS[converter, material])


@rule
def why_not_done(s: State) -> int:
    """Whoever converts says when they are done."""
    return 0 if s.phase == CONVERT else P26


@rule
def do_done(s: State) -> None:
    note_points(s)
    s.phase = KEEP


@rule
def other_points(given: int, kept: int) -> int:
    """P28, P29: painter, king, helpful and harmful people."""
    total = 0
    card_set = (given >> cards.FIRST_NEUTRAL << cards.FIRST_NEUTRAL) | kept
    while card_set:
        total += cards.POINTS[lowest(card_set)]
        card_set &= card_set - 1
    return total


@rule
def note_points(s: State) -> None:
    """P27-P30: conversions, own craftsmen and people are noted on the pad."""
    p = s.to_move
    craftsmen = count(s.given[p] & cards.CRAFTSMEN_OF[p])
    points = s.converted + craftsmen + other_points(s.given[p], s.kept[p])
    s.score[p] += points
    s.pad[p, min(s.hand_number, PAD_HANDS) - 1] += points
    tell(s, moves.SCORED, EVERYONE, p, points, s.converted, craftsmen)


@rule
def why_not_drop(s: State, material: int) -> int:
    """Only who has too many materials gives some up."""
    if s.phase != KEEP or s.materials[s.to_move, material] == 0:
        return P31
    return 0


@rule
def do_drop(s: State, material: int) -> None:
    s.materials[s.to_move, material] -= 1
    tell(s, moves.DROPPED, EVERYONE, s.to_move, material)


@rule
def legal_scoring(s: State, out: Cells) -> int:
    n = 0
    if s.phase == CONVERT:
        for converter in range(CONVERTER_COUNT):
            if has_converter(s, s.to_move, converter):
                for m in range(MATERIAL_COUNT):
                    if why_not_convert(s, converter, m) == 0:
                        out[n] = moves.to_convert(converter, m)
                        n += 1
        out[n] = moves.DONE
        return n + 1
    for m in range(MATERIAL_COUNT):
        if why_not_tom(s, m) == 0:
            out[n] = moves.to_tom(m)
            n += 1
        if why_not_drop(s, m) == 0:
            out[n] = moves.to_drop(m)
            n += 1
    return n
