"""What is true of every position: nothing lost, nothing doubled, nobody knows what is not."""

from __future__ import annotations

from bauhuette.engine.jit import rule

from .building import count_sort, pair_guard
from .knowledge import cards_in_hand, clear_tally, tally
from .state import (
    ALL_VIEWERS,
    AT_ONCE,
    BIT,
    CLOSED,
    COPIES,
    FACE_COUNT,
    KIND,
    KIND_COUNT,
    NO_CARD,
    OPEN,
    OPENING,
    PILE_SIZE,
    RAISE,
    RANSOM,
    SABOTEURS,
    SORT,
    TALERS,
    TALLY,
    TOWN_HALL,
    TUCK,
    VIEWERS,
    WIDTH,
    State,
)

AUDITS = (
    ("pile_size", "sizes"),
    ("hand", "cards"),
    ("money", "talers"),
    ("most", "most"),
    ("saboteurs", "saboteurs"),
    ("city", "city"),
    ("sure", "knowledge"),
    ("laid", "laid"),
    ("phase", "step"),
)


@rule
def audit(s: State) -> int:
    """0, or 1 + the index of the first thing that is wrong."""
    if not is_step_right(s):
        return 9
    if not are_sizes_right(s):
        return 1
    if not are_cards_complete(s):
        return 2
    if not is_money_complete(s):
        return 3
    if not are_purses_bounded(s):
        return 4
    if not are_saboteurs_complete(s):
        return 5
    if not are_cities_right(s):
        return 6
    if not is_knowledge_true(s):
        return 7
    return 0 if 0 <= s.laid <= AT_ONCE else 8


@rule
def is_step_right(s: State) -> bool:
    """Everything that names a seat, a pile or a place does so exactly when its step asks for it."""
    bidding = s.phase == OPENING or s.phase == RAISE
    if bidding != (s.lot == OPEN or s.lot == CLOSED) or (s.lot == CLOSED and not is_looked_at(s)):
        return False
    if (s.phase == RAISE) != is_seat(s, s.leader) or (s.phase == RANSOM) != is_seat(s, s.victim):
        return False
    if not is_seat(s, s.turn) or not 0 <= s.place < WIDTH:
        return False
    if s.phase == RANSOM and (s.to_move != s.victim or s.city[s.victim, s.place] == NO_CARD):
        return False
    if s.to_move != s.turn and s.phase != RAISE and s.phase != RANSOM and s.over == 0:
        return False
    return is_loose_right(s) and 0 <= s.closing <= 2 and 0 <= s.final_left <= s.seats


@rule
def is_seat(s: State, seat: int) -> bool:
    return 0 <= seat < s.seats


@rule
def is_looked_at(s: State) -> bool:
    return bool(s.pile_size[CLOSED] > 0 and s.seen[CLOSED, 0] & BIT[s.turn] != 0)


@rule
def is_loose_right(s: State) -> bool:
    if s.phase != TUCK:
        return s.loose == NO_CARD and s.loose_seen == 0 and s.loose_told == 0
    return 0 <= s.loose < FACE_COUNT and s.loose_seen > 0 and 0 <= s.loose_told <= KIND_COUNT


@rule
def are_sizes_right(s: State) -> bool:
    for pile in range(2):
        if not 0 <= s.pile_size[pile] <= PILE_SIZE:
            return False
        for i in range(PILE_SIZE):
            face = s.pile[pile, i]
            if not 0 <= s.told[pile, i] <= KIND_COUNT or not 0 <= s.seen[pile, i] <= ALL_VIEWERS:
                return False
            if (i < s.pile_size[pile]) != (0 <= face < FACE_COUNT):
                return False
    for seat in range(int(s.seats)):
        if not 0 <= s.city_size[seat] <= WIDTH or not is_hand_right(s, seat):
            return False
        for place in range(WIDTH):
            face = s.city[seat, place]
            if face < NO_CARD or face >= FACE_COUNT or (place >= s.city_size[seat] and face != NO_CARD):
                return False
    return True


@rule
def is_hand_right(s: State, seat: int) -> bool:
    for face in range(FACE_COUNT):
        if not 0 <= s.hand[seat, face] <= COPIES[face]:
            return False
    return bool(s.hand_size[seat] == cards_in_hand(s, seat))


@rule
def are_cards_complete(s: State) -> bool:
    complete = True
    tally(s)
    for face in range(FACE_COUNT):
        if s.scratch[TALLY + face] != COPIES[face]:
            complete = False
    clear_tally(s)
    return complete


@rule
def is_money_complete(s: State) -> bool:
    total = int(s.bank)
    for seat in range(int(s.seats)):
        total += int(s.money[seat])
        if s.money[seat] < 0:
            return False
    return total == TALERS and s.bank >= 0


@rule
def are_purses_bounded(s: State) -> bool:
    for seat in range(int(s.seats)):
        if s.money[seat] > s.most[seat]:
            return False
    return True


@rule
def are_saboteurs_complete(s: State) -> bool:
    total = int(s.supply)
    for seat in range(int(s.seats)):
        total += int(s.saboteurs[seat])
        if s.saboteurs[seat] < 0:
            return False
    return total == SABOTEURS and s.supply >= 0


@rule
def are_cities_right(s: State) -> bool:
    """C34 to C36, C39: whatever was laid and torn down, what stands obeys the building rules."""
    for seat in range(int(s.seats)):
        size = s.city_size[seat]
        if count_sort(s, seat, TOWN_HALL) > 1:
            return False
        if size > 0 and (s.city[seat, 0] == NO_CARD or s.city[seat, size - 1] == NO_CARD):
            return False
        for place in range(1, size):
            left = s.city[seat, place - 1]
            right = s.city[seat, place]
            if left != NO_CARD and right != NO_CARD and pair_guard(SORT[left], SORT[right]) != 0:
                return False
    return True


@rule
def is_knowledge_true(s: State) -> bool:
    """Nobody is sure of a card, or promised a kind, that is not there; nobody keeps notes on the own hand."""
    for viewer in range(VIEWERS):
        for seat in range(int(s.seats)):
            for kind in range(KIND_COUNT):
                if not is_bound_true(s, viewer, seat, kind):
                    return False
    return True


@rule
def is_bound_true(s: State, viewer: int, seat: int, kind: int) -> bool:
    room = 0
    for face in range(FACE_COUNT):
        if KIND[face] == kind:
            sure = int(s.sure[viewer, seat * FACE_COUNT + face])
            if sure < 0 or sure > s.hand[seat, face] or (viewer == seat and sure != 0):
                return False
            room += int(s.hand[seat, face]) - sure
    promised = s.promised[viewer, seat * KIND_COUNT + kind]
    return 0 <= promised <= room and (viewer != seat or promised == 0)
