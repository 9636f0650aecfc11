"""Who knows what: learning, forgetting, hiding and imagining.

What a viewer knows of another's hand are lower bounds: so many of a face (`sure`), and besides so many of a kind
(`promised`). When a card leaves the hand, it may have been the one the bound was about, so the bound falls by one.
After that exactly those hands are possible that fulfil the bounds.
"""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.rng import rand, shuffle

from .cards import COPIES, FACE_COUNT, KIND, KIND_COUNT, NO_CARD, TALERS
from .state import BIT, TALLY, VIEWERS, State

UNSEEN_MONEY = -1  # another's, in a hidden record


@rule
def reveal(s: State) -> None:
    """Somebody learns what a moment ago somebody else alone, or nobody, knew: a card, a kind, a purse."""
    s.known += 1


@rule
def take_into_hand(s: State, seat: int, face: int, seen: int, told: int) -> None:
    """C25: who has seen the card knows it in this hand, all others know its kind if it was announced."""
    s.hand[seat, face] += 1
    s.hand_size[seat] += 1
    for viewer in range(VIEWERS):
        if viewer != seat and seen & BIT[viewer]:
            s.sure[viewer, seat * FACE_COUNT + face] += 1
        elif viewer != seat and told > 0:
            s.promised[viewer, seat * KIND_COUNT + told - 1] += 1


@rule
def give_from_hand(s: State, seat: int, face: int) -> None:
    """A card leaves the hand before everybody's eyes."""
    s.hand[seat, face] -= 1
    s.hand_size[seat] -= 1
    for viewer in range(VIEWERS):
        if s.sure[viewer, seat * FACE_COUNT + face] > 0:
            s.sure[viewer, seat * FACE_COUNT + face] -= 1
        elif s.promised[viewer, seat * KIND_COUNT + KIND[face]] > 0:
            s.promised[viewer, seat * KIND_COUNT + KIND[face]] -= 1


@rule
def open_hands(s: State) -> None:
    """C58: for the scoring everybody lays the hand open."""
    reveal(s)
    for viewer in range(VIEWERS):
        for seat in range(s.seats):
            for kind in range(KIND_COUNT):
                s.promised[viewer, seat * KIND_COUNT + kind] = 0
            for face in range(FACE_COUNT):
                known = s.hand[seat, face] if seat != viewer else 0
                s.sure[viewer, seat * FACE_COUNT + face] = known


@rule
def knows_pile_card(s: State, viewer: int, pile: int, i: int) -> bool:
    return bool(s.seen[pile, i] & BIT[viewer] != 0)


# Hiding


@rule
def redact(s: State, seat: int) -> None:
    """C3, C22: what this seat knows, or everybody when it is the SPECTATOR."""
    s.rng = 0
    hide_news(s, seat)
    hide_piles(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.money[other] = UNSEEN_MONEY
            for face in range(FACE_COUNT):
                s.hand[other, face] = s.sure[seat, other * FACE_COUNT + face]
    for viewer in range(SPECTATOR):
        if viewer != seat:
            hide_thoughts(s, seat, viewer)


@rule
def hide_piles(s: State, seat: int) -> None:
    for pile in range(2):
        for i in range(s.pile_size[pile]):
            if not knows_pile_card(s, seat, pile, i):
                s.pile[pile, i] = NO_CARD
    if not s.loose_seen & BIT[seat]:
        s.loose = NO_CARD


@rule
def hide_thoughts(s: State, seat: int, viewer: int) -> None:
    """What another viewer knows of the hands, except of this seat's own."""
    for other in range(s.seats):
        if other != seat:
            for face in range(FACE_COUNT):
                s.sure[viewer, other * FACE_COUNT + face] = 0
            for kind in range(KIND_COUNT):
                s.promised[viewer, other * KIND_COUNT + kind] = 0


# Imagining


@rule
def determinize(s: State, seat: int) -> None:
    """A world this seat must hold possible. Others are taken to know what everybody knows of third hands."""
    imagine_money(s, seat)
    n = gather_unknown(s)
    shuffle(s, s.scratch, n)
    deal_promised(s, seat, n)
    deal_told(s, n)
    deal_rest(s, n)
    for i in range(n):
        s.scratch[i] = 0
    for viewer in range(SPECTATOR):
        if viewer != seat:
            imagine_thoughts(s, seat, viewer)


@rule
def imagine_thoughts(s: State, seat: int, viewer: int) -> None:
    for other in range(s.seats):
        if other != seat and other != viewer:
            for i in range(other * FACE_COUNT, (other + 1) * FACE_COUNT):
                s.sure[viewer, i] = s.sure[SPECTATOR, i]
            for i in range(other * KIND_COUNT, (other + 1) * KIND_COUNT):
                s.promised[viewer, i] = s.promised[SPECTATOR, i]


@rule
def tally(s: State) -> None:
    """Count the cards the record shows, by face, into the scratch space; `clear_tally` must follow."""
    for seat in range(s.seats):
        for face in range(FACE_COUNT):
            s.scratch[TALLY + face] += s.hand[seat, face]
        for place in range(s.city_size[seat]):
            note_card(s, s.city[seat, place])
    for pile in range(2):
        for i in range(s.pile_size[pile]):
            note_card(s, s.pile[pile, i])
    note_card(s, s.loose)


@rule
def note_card(s: State, face: int) -> None:
    if face != NO_CARD:
        s.scratch[TALLY + face] += 1


@rule
def clear_tally(s: State) -> None:
    for face in range(FACE_COUNT):
        s.scratch[TALLY + face] = 0


@rule
def gather_unknown(s: State) -> int:
    """The cards the record does not show, into the scratch space (as 1 + face; 0 is taken)."""
    n = 0
    tally(s)
    for face in range(FACE_COUNT):
        for _ in range(COPIES[face] - s.scratch[TALLY + face]):
            s.scratch[n] = face + 1
            n += 1
    clear_tally(s)
    return n


@rule
def draw_kind(s: State, n: int, kind: int) -> int:
    """The next unknown card of this kind; there is one, since the truth had one."""
    for i in range(n):
        if s.scratch[i] > 0 and KIND[s.scratch[i] - 1] == kind:
            face = int(s.scratch[i]) - 1
            s.scratch[i] = 0
            return face
    return NO_CARD


@rule
def draw_any(s: State, n: int) -> int:
    for i in range(n):
        if s.scratch[i] > 0:
            face = int(s.scratch[i]) - 1
            s.scratch[i] = 0
            return face
    return NO_CARD


@rule
def deal_promised(s: State, seat: int, n: int) -> None:
    for other in range(s.seats):
        for kind in range(KIND_COUNT):
            for _ in range(s.promised[seat, other * KIND_COUNT + kind]):
                s.hand[other, draw_kind(s, n, kind)] += 1


@rule
def deal_told(s: State, n: int) -> None:
    for pile in range(2):
        for i in range(s.pile_size[pile]):
            if s.pile[pile, i] == NO_CARD and s.told[pile, i] > 0:
                s.pile[pile, i] = draw_kind(s, n, s.told[pile, i] - 1)
    if is_loose_hidden(s) and s.loose_told > 0:
        s.loose = draw_kind(s, n, s.loose_told - 1)


@rule
def deal_rest(s: State, n: int) -> None:
    for other in range(s.seats):
        missing = s.hand_size[other] - cards_in_hand(s, other)
        for _ in range(missing):
            s.hand[other, draw_any(s, n)] += 1
    for pile in range(2):
        for i in range(s.pile_size[pile]):
            if s.pile[pile, i] == NO_CARD:
                s.pile[pile, i] = draw_any(s, n)
    if is_loose_hidden(s):
        s.loose = draw_any(s, n)


@rule
def is_loose_hidden(s: State) -> bool:
    return s.loose == NO_CARD and s.loose_seen > 0


@rule
def cards_in_hand(s: State, seat: int) -> int:
    count = 0
    for face in range(FACE_COUNT):
        count += int(s.hand[seat, face])
    return count


@rule
def imagine_money(s: State, seat: int) -> None:
    """C5: every way in which the money outside the bank can be spread is equally likely."""
    left = TALERS - s.bank
    if seat != SPECTATOR:
        left -= s.money[seat]
    for other in range(s.seats):
        if other != seat:
            s.money[other] = draw_purse(s, seat, other, left)
            left -= s.money[other]


@rule
def draw_purse(s: State, seat: int, other: int, left: int) -> int:
    ways = 0
    for amount in range(min(s.most[other], left) + 1):
        ways += spreads(s, seat, other + 1, left - amount)
    pick = rand(s, ways)
    for amount in range(min(s.most[other], left) + 1):
        pick -= spreads(s, seat, other + 1, left - amount)
        if pick < 0:
            return amount
    return left


@rule
def spreads(s: State, seat: int, first: int, left: int) -> int:
    """In how many ways the seats from `first` on, without this seat, can own `left` together."""
    a = purse_after(s, seat, first)
    b = purse_after(s, seat, a + 1)
    c = purse_after(s, seat, b + 1)
    if c == s.seats:
        return spreads_of_two(s, a, b, left)
    ways = 0
    for amount in range(min(s.most[a], left) + 1):
        ways += spreads_of_two(s, b, c, left - amount)
    return ways


@rule
def spreads_of_two(s: State, a: int, b: int, left: int) -> int:
    """Seats that do not exist (`s.seats`) own nothing."""
    most_a = int(s.most[a]) if a < s.seats else 0
    most_b = int(s.most[b]) if b < s.seats else 0
    return max(0, min(most_a, left) - max(0, left - most_b) + 1)


@rule
def purse_after(s: State, seat: int, first: int) -> int:
    """The next seat from `first` on whose money is to be imagined, or `s.seats`."""
    i = min(first, s.seats)
    if i == seat:
        i += 1
    return min(i, s.seats)
