"""Construction sites: what may be laid where, hammers, completion (K11 to K19)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY
from bauhuette.engine.rng import rand

from . import cards
from .ids import K11, K12, K15, K18, K52
from .moves import CHURCH_BEGUN, COMPLETED, LAST_ROUND, RELEASED
from .piles import clear_away
from .state import BEGUN, COMPLETE, HAMMER, WAITING, State

SITE_COUNT = len(cards.CHURCHES)
STONE_SORTS = len(cards.STONES)


@rule
def given(s: State, church: int, seat: int) -> int:
    """The points a seat has contributed to a church."""
    points = 0
    for stone in range(STONE_SORTS):
        points += int(s.built[church, seat, stone]) * cards.POINTS[stone]
    return points


@rule
def missing(s: State, church: int) -> int:
    """The points a church still needs."""
    points = int(cards.VALUE[church])
    for seat in range(s.seats):
        points -= given(s, church, seat)
    return points


@rule
def most_given(s: State, church: int, except_for: int) -> int:
    """The most points any seat but one has contributed."""
    most = 0
    for seat in range(s.seats):
        if seat != except_for:
            most = max(most, given(s, church, seat))
    return most


@rule
def why_not_lay(s: State, seat: int, church: int, stone: int) -> int:
    """K11, K12, K15, K18, K52."""
    if s.site[church] == COMPLETE:
        return K18
    if s.site[church] == WAITING:
        return K12
    if s.notary[church] != NOBODY and s.notary[church] != seat:
        return K52
    if cards.TAKES[church, stone] == 0:
        return K11
    if cards.POINTS[stone] > missing(s, church):
        return K15
    return 0


@rule
def lay(s: State, seat: int, church: int, stone: int) -> None:
    """K13 to K16: lay a stone on one's own area; the hammer goes with the first, the tile with the last."""
    s.built[church, seat, stone] += 1
    s.latest[church, seat] = stones_at(s, church)
    if s.site[church] == HAMMER:
        s.site[church] = BEGUN
        tell(s, CHURCH_BEGUN, EVERYONE, church)
        if count_sites(s, HAMMER) == 0:
            release_sites(s)
    if missing(s, church) == 0:
        complete(s, church)


@rule
def stones_at(s: State, church: int) -> int:
    count = 0
    for seat in range(s.seats):
        for stone in range(STONE_SORTS):
            count += int(s.built[church, seat, stone])
    return count


@rule
def count_sites(s: State, kind: int) -> int:
    count = 0
    for church in range(SITE_COUNT):
        if s.site[church] == kind:
            count += 1
    return count


@rule
def release_sites(s: State) -> None:
    """K5, K14: draw the next churches and put the hammers on them."""
    for waiting in range(count_sites(s, WAITING), max(0, count_sites(s, WAITING) - cards.HAMMERS), -1):
        church = nth_waiting(s, rand(s, waiting))
        s.site[church] = HAMMER
        tell(s, RELEASED, EVERYONE, church)


@rule
def nth_waiting(s: State, n: int) -> int:
    church = -1
    while n >= 0:
        church += 1
        if s.site[church] == WAITING:
            n -= 1
    return church


@rule
def winner(s: State, church: int) -> int:
    """K16, K17: the most points; of equals, whoever laid a stone last."""
    best = 0
    for seat in range(1, s.seats):
        lead = given(s, church, seat) - given(s, church, best)
        if lead > 0 or (lead == 0 and s.latest[church, seat] > s.latest[church, best]):
            best = seat
    return best


@rule
def complete(s: State, church: int) -> None:
    """K16, K18, K53: the tile to its winner, the stones to the supply, the notary to the discards."""
    seat = winner(s, church)
    s.site[church] = COMPLETE
    for builder in range(s.seats):
        s.latest[church, builder] = 0
        for stone in range(STONE_SORTS):
            s.supply[stone] += s.built[church, builder, stone]
            s.built[church, builder, stone] = 0
    if s.notary[church] != NOBODY:
        s.notary[church] = NOBODY
        clear_away(s, cards.NOTARY)
    tell(s, COMPLETED, EVERYONE, seat, church, cards.VALUE[church])
    before = score(s, seat)
    s.owner[church] = seat
    tell_goal(s, seat, before)


@rule
def score(s: State, seat: int) -> int:
    """K7, K19: tiles, abbots, audiences."""
    points = int(s.audiences[seat] * cards.BONUS[cards.ARCHBISHOP])
    for church in range(SITE_COUNT):
        if s.owner[church] == seat:
            points += cards.VALUE[church]
            if s.abbot[church]:
                points += cards.BONUS[cards.ABBOT_OF[church]]
    return points


@rule
def is_goal_reached(s: State) -> bool:
    """K6: the last round is being played."""
    for seat in range(s.seats):
        if score(s, seat) >= cards.THRESHOLD[s.seats]:
            return True
    return False


@rule
def tell_goal(s: State, seat: int, before: int) -> None:
    """K6: everybody hears of the last round."""
    goal = cards.THRESHOLD[s.seats]
    after = score(s, seat)
    if before < goal <= after:
        tell(s, LAST_ROUND, EVERYONE, seat, after)
