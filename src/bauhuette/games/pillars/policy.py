"""A sensible player: greedy bot, playouts, absent seats. It reads its own hand and what lies open, nothing else."""

from __future__ import annotations

import math

import numpy as np

from bauhuette.engine.dispatch import reader
from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY, Cells, Numbers
from bauhuette.engine.rng import rand

from . import cards
from .moves import DONE, MOVES, to_convert, to_drop
from .rules import receiver
from .scoring import MATERIAL_COUNT, has_converter, material_count, why_not_convert
from .state import CHOOSE_TOM, CONVERT, KEEP, TRICK, State

card_played = reader(MOVES, "play", "card")
tom_material = reader(MOVES, "tom", "material")
converter_used = reader(MOVES, "convert", "converter")
material_converted = reader(MOVES, "convert", "material")
material_dropped = reader(MOVES, "drop", "material")

CONVERTER_COUNT = len(cards.CONVERTERS)
TENTHS = 10  # worths are counted in tenths of a point
POINT = 1_000_000  # more than all that can be kept is worth


def _worth_of_material(m: int) -> int:
    """What a material tends to bring: the mean of what pays for it, and it must first meet its craftsman."""
    pays = [int(cards.PAYS[c, m]) for c in range(CONVERTER_COUNT) if c != cards.HELPER and cards.PAYS[c, m] > 0]
    return TENTHS * sum(pays) // (2 * len(pays)) if pays else TENTHS


def _worth_of_card(card: int) -> int:
    """What a card brings to a seat that may use it."""
    if card < cards.FIRST_NEUTRAL:
        pays = int(cards.PAYS[card % len(cards.CRAFTSMEN)].max())
        return TENTHS + TENTHS * pays * 7 // 10
    if card >= cards.FIRST_ADVANTAGE:
        return 3 * TENTHS + TENTHS * int(cards.POINTS[card])
    if card == cards.TOM:
        return int(MATERIAL_WORTH.max())
    gift = int(MATERIAL_WORTH[cards.GIVES[card]]) if cards.GIVES[card] >= 0 else 0
    return TENTHS * int(cards.POINTS[card]) + gift


MATERIAL_WORTH = np.array([_worth_of_material(m) for m in range(MATERIAL_COUNT)], np.int64)
CARD_WORTH = np.array([_worth_of_card(card) for card in range(len(cards.CARDS))], np.int64)


_SPECIAL = (cards.MASTER_BUILDER, cards.BRICK_BURNER, cards.HELPER)


def _specialists(m: int) -> list[int]:
    """Those who take this material alone, best paid first; -1 fills up."""
    found = [c for c in range(CONVERTER_COUNT) if c not in _SPECIAL and cards.PAYS[c, m] > 0]
    found.sort(key=lambda c: -int(cards.PAYS[c, m]))
    return found + [-1] * (CONVERTER_COUNT - len(found))


SPECIALISTS = np.array([_specialists(m) for m in range(MATERIAL_COUNT)], np.int64)


@rule
def policy(s: State, moves: Cells, n: int) -> int:
    if s.phase == TRICK:
        return best_play(s, moves, n)
    if s.phase == CHOOSE_TOM:
        return best_for_tom(s, moves, n)
    if s.phase == CONVERT:
        return next_conversion(s)
    return cheapest_drop(s)


# --- tricks ---


@rule
def best_play(s: State, moves: Cells, n: int) -> int:
    """The card after which the trick looks best; equals are decided by luck."""
    best = int(moves[0])
    best_value = -(1 << 30)
    for i in range(n):
        value = value_of_play(s, card_played(moves[i])) * 64 + rand(s, 64)
        if value > best_value:
            best_value = value
            best = int(moves[i])
    return best


@rule
def value_of_play(s: State, card: int) -> int:
    """Who would be given the trick as it lies, how likely that stays so, and what is in it for me."""
    me = s.to_move
    top = card
    player = me
    for i in range(s.trick_size):
        beaten = cards.VALUE[card] >= cards.VALUE[s.trick[i]]
        if not beaten and (top == card or cards.VALUE[s.trick[i]] >= cards.VALUE[top]):
            top = int(s.trick[i])
            player = (s.leader + i) % s.seats
    taker = receiver(top, player)
    to_come = s.seats - 1 - s.trick_size
    holds = 100
    for _ in range(to_come):
        holds = holds * (40 + 5 * cards.VALUE[top]) // 100
    now = trick_worth(s, taker, card, me)
    otherwise = trick_worth_to_others(s, card, me)
    return (now * holds + otherwise * (100 - holds)) // 100 - saved_for_later(card, me)


@rule
def trick_worth(s: State, taker: int, card: int, me: int) -> int:
    """Gain of mine, or a third of another's gain against me."""
    if taker == NOBODY:
        return 0
    total = worth_to(card, taker)
    for i in range(s.trick_size):
        total += worth_to(int(s.trick[i]), taker)
    return total if taker == me else -total // (s.seats - 1)


@rule
def trick_worth_to_others(s: State, card: int, me: int) -> int:
    """When somebody else plays higher: a mean over all seats."""
    total = 0
    for p in range(s.seats):
        total += trick_worth(s, p, card, me)
    return total // s.seats


@rule
def worth_to(card: int, taker: int) -> int:
    if card < cards.FIRST_NEUTRAL and cards.COLOUR[card] != taker:
        return 0
    return int(CARD_WORTH[card])


@rule
def saved_for_later(card: int, me: int) -> int:
    """High cards that win for me are worth keeping; so are those that others would be given."""
    if card < cards.FIRST_NEUTRAL and cards.COLOUR[card] != me:
        return 0
    return int(cards.VALUE[card]) // 2


# --- scoring ---


@rule
def best_for_tom(s: State, moves: Cells, n: int) -> int:
    """The material that adds most to the best conversion; then the one worth most."""
    best = int(moves[0])
    best_value = -1
    for i in range(n):
        m = tom_material(moves[i])
        s.materials[s.to_move, m] += 1
        value = best_points(s) * 1000 + MATERIAL_WORTH[m]
        s.materials[s.to_move, m] -= 1
        if value > best_value:
            best_value = value
            best = int(moves[i])
    return best


@rule
def cheapest_drop(s: State) -> int:
    best = -1
    for m in range(MATERIAL_COUNT):
        if s.materials[s.to_move, m] > 0 and (best < 0 or MATERIAL_WORTH[m] < MATERIAL_WORTH[best]):
            best = m
    return to_drop(best)


# The best conversion: most points in this scoring; of those, what is kept worth most. Only two converters leave a
# choice, the master builder (any material or none) and the brick burner (used or not). With those fixed every other
# converter takes one material only: each material goes to whoever pays best, what is left to the helper.


@rule
def is_free(s: State, converter: int) -> bool:
    p = s.to_move
    return has_converter(s, p, converter) and s.used & cards.BIT[converter] == 0


@rule
def value_with(s: State, master: int, burn: int) -> int:
    """Points times POINT and worth of what is kept, if the master builder takes `master` and the burner `burn`."""
    points = 0
    kept_worth = 0
    for m in range(MATERIAL_COUNT):
        left = stock_with(s, m, master, burn)
        if left < 0:
            return -1
        for i in range(CONVERTER_COUNT):
            converter = SPECIALISTS[m, i]
            if converter >= 0 and left > 0 and is_free(s, converter):
                points += cards.PAYS[converter, m]
                left -= 1
        if cards.PAYS[cards.HELPER, m] > 0 and has_converter(s, s.to_move, cards.HELPER):
            points += left * cards.PAYS[cards.HELPER, m]
            left = 0
        kept_worth += left * MATERIAL_WORTH[m]
    if master >= 0:
        points += cards.PAYS[cards.MASTER_BUILDER, master]
    return points * POINT + kept_worth


@rule
def stock_with(s: State, m: int, master: int, burn: int) -> int:
    """How much of a material is left for the others; below zero if that cannot be."""
    left = int(s.materials[s.to_move, m])
    if m == master:
        left -= 1
    if burn == m:
        left -= 1
    if burn >= 0 and m == cards.BRICK:
        left += 1
    return left


@rule
def best_choice(s: State) -> int:
    """The best pair of choices, as (master + 1) * 8 + (burn + 1)."""
    best = 0
    best_value = -1
    for burn in range(-1, MATERIAL_COUNT):
        if burn >= 0 and why_not_convert(s, cards.BRICK_BURNER, burn) != 0:
            continue
        for master in range(-1, MATERIAL_COUNT):
            if master >= 0 and not (is_free(s, cards.MASTER_BUILDER) and cards.PAYS[cards.MASTER_BUILDER, master] > 0):
                continue
            value = value_with(s, master, burn)
            if value > best_value:
                best_value = value
                best = (master + 1) * 8 + burn + 1
    return best


@rule
def best_points(s: State) -> int:
    """The points the best conversion brings to the seat that scores."""
    phase = s.phase
    s.phase = CONVERT
    choice = best_choice(s)
    points = value_with(s, choice // 8 - 1, choice % 8 - 1) // POINT
    s.phase = phase
    return points


@rule
def next_conversion(s: State) -> int:
    """The first step of the best conversion, or `done` when nothing is left to gain."""
    choice = best_choice(s)
    master = choice // 8 - 1
    burn = choice % 8 - 1
    if burn >= 0:
        return to_convert(cards.BRICK_BURNER, burn)
    if master >= 0:
        return to_convert(cards.MASTER_BUILDER, master)
    for m in range(MATERIAL_COUNT):
        for i in range(CONVERTER_COUNT):
            converter = SPECIALISTS[m, i]
            if converter >= 0 and why_not_convert(s, converter, m) == 0:
                return to_convert(converter, m)
    for m in range(MATERIAL_COUNT):
        if cards.PAYS[cards.HELPER, m] > 0 and why_not_convert(s, cards.HELPER, m) == 0:
            return to_convert(cards.HELPER, m)
    return DONE


@rule
def plan(s: State, out: Cells) -> int:
    """The moves of the best conversion, `done` included; or the cheapest materials to give up. 0 elsewhere."""
    n = 0
    if s.phase == CONVERT:
        move = next_conversion(s)
        while move != DONE:
            out[n] = move
            n += 1
            convert_quietly(s, move)
            move = next_conversion(s)
        out[n] = DONE
        n += 1
    elif s.phase == KEEP:
        while material_count(s, s.to_move) > cards.CARRIED_OVER:
            out[n] = cheapest_drop(s)
            s.materials[s.to_move, material_dropped(out[n])] -= 1
            n += 1
    return n


@rule
def convert_quietly(s: State, move: int) -> None:
    """On the planner's own copy of the record, without news."""
    converter = converter_used(move)
    s.materials[s.to_move, material_converted(move)] -= 1
    s.used |= int(cards.BIT[converter])
    if converter == cards.BRICK_BURNER:
        s.materials[s.to_move, cards.BRICK] += 1


# --- what is to be expected ---

SPREAD = 4.0  # points by which two seats may drift apart in one hand
CARRIED_WORTH = 0.3  # points a material carried over tends to bring


def _worth_of_kept(card: int) -> float:
    """Points a kept advantage card tends to bring in every hand to come: its converter must first meet a material."""
    if card < cards.FIRST_ADVANTAGE:
        return 0.0
    pays = (
        int(cards.PAYS[cards.CONVERTERS.index(cards.CARDS[card])].max()) if cards.CARDS[card] in cards.CONVERTERS else 0
    )
    return int(cards.POINTS[card]) + pays / 4


KEPT_WORTH = np.array([_worth_of_kept(card) for card in range(len(cards.CARDS))])


@rule
def chapter(s: State) -> int:
    return int(s.hand_number)


@rule
def evaluate(s: State, out: Numbers) -> float:
    """When a hand begins: the points made, and what advantage cards and materials promise for the hands to come."""
    hands = s.stack_size + 1
    for p in range(s.seats):
        out[p] = s.score[p] + CARRIED_WORTH * material_count(s, p)
        for card in range(cards.FIRST_ADVANTAGE, cards.CARD_COUNT):
            if s.kept[p] & cards.BIT[card]:
                out[p] += hands * KEPT_WORTH[card]
    return SPREAD * math.sqrt(hands)
