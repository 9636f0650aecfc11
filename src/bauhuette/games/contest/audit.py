"""What is true of every position: nothing lost, nothing doubled, nobody knows what is not."""

from __future__ import annotations

from bauhuette.engine.audit import Audit, audited
from bauhuette.engine.jit import rule
from bauhuette.engine.record import SPECTATOR

from . import cards
from .auction import most_to_bid
from .building import corners_allowed, count_sort, why_not_beside, why_not_left, why_not_right
from .knowledge import cards_in_hand, clear_tally, tally
from .state import ACT, ALL_VIEWERS, BIT, FINAL, NO_BID, OPENING, RAISE, RANSOM, TAKE, TALLY, TUCK, VIEWERS, State


@rule
def is_step_right(s: State) -> bool:
    """Everything that names a seat, a pile or a place does so exactly when its step asks for it."""
    bidding = s.phase == OPENING or s.phase == RAISE
    if bidding != (s.lot == cards.OPEN or s.lot == cards.CLOSED) or (bidding and s.pile_size[s.lot] <= 0):
        return False
    if s.lot == cards.CLOSED and not is_looked_at(s):
        return False
    if (s.phase == RAISE) != is_seat(s, s.leader) or (s.phase == RANSOM) != is_seat(s, s.victim):
        return False
    if not is_seat(s, s.turn) or not 0 <= s.place < cards.WIDTH:
        return False
    if s.phase == RANSOM and (s.to_move != s.victim or s.city[s.victim, s.place] == cards.NO_CARD):
        return False
    if (s.phase == RANSOM and s.victim == s.turn) or (s.phase != RANSOM and s.place != 0):
        return False
    if s.phase == TAKE and s.supply > 0:
        return False
    if s.sabotaged != (s.phase == RANSOM) and s.phase != TUCK:
        return False
    if s.to_move != s.turn and s.phase != RAISE and s.phase != RANSOM and s.over == 0:
        return False
    return is_loose_right(s)


@rule
def is_seat(s: State, seat: int) -> bool:
    return 0 <= seat < s.seats


@rule
def is_looked_at(s: State) -> bool:
    return bool(s.pile_size[cards.CLOSED] > 0 and s.seen[cards.CLOSED, 0] & BIT[s.turn] != 0)


@rule
def is_loose_right(s: State) -> bool:
    if s.phase != TUCK:
        return s.loose == cards.NO_CARD and s.loose_seen == 0 and s.loose_told == 0
    if s.loose == cards.NO_CARD or s.pile_size[cards.OPEN] != s.pile_size[cards.CLOSED]:
        return False
    return is_known_rightly(s.loose, s.loose_seen, s.loose_told) and s.loose_seen > 0


@rule
def are_sizes_right(s: State) -> bool:
    for pile in range(2):
        if not 0 <= s.pile_size[pile] <= cards.PILE_SIZE:
            return False
        for i in range(cards.PILE_SIZE):
            face = s.pile[pile, i]
            if not 0 <= s.told[pile, i] <= cards.KIND_COUNT or not 0 <= s.seen[pile, i] <= ALL_VIEWERS:
                return False
            if (i < s.pile_size[pile]) != (0 <= face < cards.FACE_COUNT):
                return False
    for seat in range(s.seats):
        if not 0 <= s.city_size[seat] <= cards.WIDTH or not is_hand_right(s, seat):
            return False
        for place in range(cards.WIDTH):
            face = s.city[seat, place]
            if (
                face < cards.NO_CARD
                or face >= cards.FACE_COUNT
                or (place >= s.city_size[seat] and face != cards.NO_CARD)
            ):
                return False
    return True


@rule
def is_hand_right(s: State, seat: int) -> bool:
    for face in range(cards.FACE_COUNT):
        if not 0 <= s.hand[seat, face] <= cards.COPIES[face]:
            return False
    return bool(s.hand_size[seat] == cards_in_hand(s, seat))


@rule
def are_cards_complete(s: State) -> bool:
    complete = True
    tally(s)
    for face in range(cards.FACE_COUNT):
        if s.scratch[TALLY + face] != cards.COPIES[face]:
            complete = False
    clear_tally(s)
    return complete


@rule
def is_money_complete(s: State) -> bool:
    total = s.bank
    for seat in range(s.seats):
        total += int(s.money[seat])
        if s.money[seat] < 0:
            return False
    return total == cards.TALERS and s.bank >= 0


@rule
def are_purses_bounded(s: State) -> bool:
    for seat in range(s.seats):
        if s.money[seat] > s.most[seat]:
            return False
    return True


@rule
def are_saboteurs_complete(s: State) -> bool:
    total = s.supply
    for seat in range(s.seats):
        total += int(s.saboteurs[seat])
        if s.saboteurs[seat] < 0:
            return False
    return total == cards.SABOTEURS and s.supply >= 0


@rule
def are_cities_right(s: State) -> bool:
    """C34 to C36, C39: whatever was laid and torn down, what stands obeys the building rules."""
    for seat in range(s.seats):
        size = s.city_size[seat]
        if count_sort(s, seat, cards.TOWN_HALL) > 1 or not are_corners_right(s, seat):
            return False
        if size > 0 and (s.city[seat, 0] == cards.NO_CARD or s.city[seat, size - 1] == cards.NO_CARD):
            return False
        for place in range(1, size):
            left = s.city[seat, place - 1]
            right = s.city[seat, place]
            if (
                left != cards.NO_CARD
                and right != cards.NO_CARD
                and why_not_beside(cards.SORT[left], cards.SORT[right]) != 0
            ):
                return False
    return True


@rule
def are_corners_right(s: State, seat: int) -> bool:
    """C36: only at their ends; C37: both of them only since the final round."""
    size = s.city_size[seat]
    for place in range(size):
        face = s.city[seat, place]
        if face != cards.NO_CARD and cards.SORT[face] == cards.LEFT_CORNER and place != 0:
            return False
        if face != cards.NO_CARD and cards.SORT[face] == cards.RIGHT_CORNER and place != size - 1:
            return False
    corners = count_sort(s, seat, cards.LEFT_CORNER) + count_sort(s, seat, cards.RIGHT_CORNER)
    return corners <= corners_allowed(s)


@rule
def is_laying_in_time(s: State) -> bool:
    """Cards have been laid in this turn only if it is at its last step."""
    return s.laid == 0 or s.phase == ACT or s.phase == FINAL or s.over != 0


@rule
def are_first_builds_right(s: State) -> bool:
    """C30: a city is begun with three cards in one turn, and whoever has begun can go on."""
    for seat in range(s.seats):
        begun = s.laid if seat == s.turn else 0
        if not s.founded[seat] and s.city_size[seat] != begun:
            return False
    if s.laid == 0 or s.over != 0 or s.founded[s.turn]:
        return True
    return s.laid < cards.AT_ONCE and can_go_on(s)


@rule
def can_go_on(s: State) -> bool:
    for face in range(cards.FACE_COUNT):
        if why_not_left(s, face) == 0 or why_not_right(s, face) == 0:
            return True
    return False


@rule
def are_bids_right(s: State) -> bool:
    """C18, C19: bids exist in an auction only; the leader's is the highest and none is above all money."""
    for seat in range(s.seats):
        if s.phase != RAISE and (s.bid[seat] != NO_BID or s.out[seat] != 0):
            return False
        if s.phase == RAISE and s.bid[seat] > most_to_bid(s):
            return False
        if s.phase == RAISE and seat != s.leader and s.bid[seat] >= s.bid[s.leader]:
            return False
    if s.phase != RAISE:
        return True
    return s.out[s.leader] == 0 and s.out[s.to_move] == 0 and s.to_move != s.leader


@rule
def is_end_right(s: State) -> bool:
    """C50, C51: once a pile has run out, the turn and the final round are played, and nothing else."""
    if s.over != 0:
        return s.closing == s.over
    if s.phase == FINAL:
        return s.closing > 0 and s.final_left > 0
    if s.closing == 0 and (s.pile_size[cards.OPEN] == 0 or s.pile_size[cards.CLOSED] == 0):
        return False
    late = s.phase == ACT or s.phase == RANSOM or s.phase == TUCK
    return s.final_left == 0 and (s.closing == 0 or late)


@rule
def are_pile_cards_known_rightly(s: State) -> bool:
    """C2: everybody sees the open pile's top card."""
    if s.pile_size[cards.OPEN] > 0 and s.seen[cards.OPEN, 0] != ALL_VIEWERS:
        return False
    for pile in range(2):
        for i in range(cards.PILE_SIZE):
            if i >= s.pile_size[pile] and (s.seen[pile, i] != 0 or s.told[pile, i] != 0):
                return False
            if i < s.pile_size[pile] and not is_known_rightly(s.pile[pile, i], s.seen[pile, i], s.told[pile, i]):
                return False
    return True


@rule
def is_known_rightly(face: int, seen: int, told: int) -> bool:
    """What spectators have seen all have; C23: an announced kind is true."""
    if seen & BIT[SPECTATOR] and seen != ALL_VIEWERS:
        return False
    return told == 0 or told - 1 == cards.KIND[face]


@rule
def is_knowledge_true(s: State) -> bool:
    """Nobody is sure of a card, or promised a kind, that is not there; nobody keeps notes on the own hand."""
    for viewer in range(VIEWERS):
        for seat in range(s.seats):
            for kind in range(cards.KIND_COUNT):
                if not is_bound_true(s, viewer, seat, kind) or not is_bound_shared(s, viewer, seat, kind):
                    return False
    return True


@rule
def is_bound_true(s: State, viewer: int, seat: int, kind: int) -> bool:
    room = 0
    for face in range(cards.FACE_COUNT):
        if cards.KIND[face] == kind:
            sure = int(s.sure[viewer, seat * cards.FACE_COUNT + face])
            if sure < 0 or sure > s.hand[seat, face] or (viewer == seat and sure != 0):
                return False
            room += int(s.hand[seat, face]) - sure
    promised = s.promised[viewer, seat * cards.KIND_COUNT + kind]
    return 0 <= promised <= room and (viewer != seat or promised == 0)


@rule
def is_bound_shared(s: State, viewer: int, seat: int, kind: int) -> bool:
    """What everybody knows of a hand, each viewer knows."""
    if viewer == seat:
        return True
    more = int(s.promised[viewer, seat * cards.KIND_COUNT + kind]) - int(
        s.promised[SPECTATOR, seat * cards.KIND_COUNT + kind]
    )
    for face in range(cards.FACE_COUNT):
        if cards.KIND[face] == kind:
            i = seat * cards.FACE_COUNT + face
            if s.sure[viewer, i] < s.sure[SPECTATOR, i]:
                return False
            more += int(s.sure[viewer, i]) - int(s.sure[SPECTATOR, i])
    return more >= 0


AUDITS = (
    Audit("phase", "step", is_step_right),
    Audit("pile_size", "sizes", are_sizes_right),
    Audit("hand", "cards", are_cards_complete),
    Audit("money", "talers", is_money_complete),
    Audit("most", "most", are_purses_bounded),
    Audit("saboteurs", "saboteurs", are_saboteurs_complete),
    Audit("city", "city", are_cities_right),
    Audit("seen", "seen", are_pile_cards_known_rightly),
    Audit("sure", "knowledge", is_knowledge_true),
    Audit("laid", "laid", is_laying_in_time),
    Audit("bid", "bids", are_bids_right),
    Audit("closing", "end", is_end_right),
    Audit("founded", "first-build", are_first_builds_right),
)
audit = audited(AUDITS, globals())
