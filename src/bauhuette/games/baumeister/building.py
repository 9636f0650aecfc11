"""Phase 4: workers are put to pieces, and the pieces go up."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import cards
from .edition_checks import MAX_HEADS
from .ids import B10, B33, B34, B36, B37, B39, B40, LEND_OPTION
from .moves import ASSIGNED, FINISHED, PIECES_RAISED
from .state import BUILD, EVENTS_A_ROUND, INCOME, OWNED, State, contract_of, part_of, piece_of, seat_at


@rule
def begin_building(s: State) -> None:
    muster(s)
    s.turn = 0
    s.phase = BUILD


@rule
def step_build(s: State) -> None:
    """B41: in turn; whoever has nothing to build is not asked."""
    while s.turn < s.seats:
        seat = seat_at(s, s.turn)
        if has_work(s, seat):
            s.to_move = seat
            return
        s.turn += 1
    dismiss_muster(s)
    s.phase = INCOME


@rule
def muster(s: State) -> None:
    """B29, B36: who is face up can work, at one piece."""
    for worker in range(cards.WORKER_COUNT):
        if s.boss[worker] >= 0 and s.down[worker] == 0:
            s.idle[s.boss[worker], cards.CATEGORY[worker]] += 1


@rule
def dismiss_muster(s: State) -> None:
    """B29, B41: all workers come back and lie face up again."""
    for worker in range(cards.WORKER_COUNT):
        s.down[worker] = 0
    for seat in range(s.seats):
        s.requests[seat] = 0
        for category in range(cards.CATEGORY_COUNT):
            s.idle[seat, category] = 0
            s.borrowed[seat, category] = 0


@rule
def is_site_of(s: State, seat: int, contract: int) -> bool:
    """A contract this seat can still build at."""
    return bool(s.place[contract] == OWNED and s.holder[contract] == seat and s.built[contract] != cards.WHOLE)


@rule
def has_work(s: State, seat: int) -> bool:
    """A site, and somebody who could be put to it; with the lending variant a site is enough."""
    for contract in range(cards.CONTRACT_COUNT):
        if is_site_of(s, seat, contract):
            if s.options[LEND_OPTION]:
                return True
            for part in range(cards.PARTS):
                if can_work_at(s, seat, piece_of(contract, part)):
                    return True
    return False


@rule
def can_work_at(s: State, seat: int, piece: int) -> bool:
    if why_not_here(s, seat, piece):
        return False
    for category in range(cards.CATEGORY_COUNT):
        if why_not_head(s, seat, category, piece) == 0:
            return True
    return False


@rule
def open_head(s: State, piece: int, category: int) -> int:
    """B34, B35: the hardest head still open at a piece that a worker of this category can fill, or -1."""
    for i in range(MAX_HEADS):
        if cards.NEEDS[piece, i] >= category and s.heads[piece, i] == 0:
            return i
    return -1


@rule
def has_all_heads(s: State, piece: int) -> bool:
    for i in range(cards.HEADS[piece]):
        if s.heads[piece, i] == 0:
            return False
    return True


@rule
def roofs_forbidden(s: State) -> bool:
    """B33: bad weather."""
    for i in range(EVENTS_A_ROUND):
        if s.event_now[i] >= 0 and cards.EFFECT[s.event_now[i]] == cards.NO_ROOF:
            return True
    return False


@rule
def why_not_here(s: State, seat: int, piece: int) -> int:
    """Whether a piece can be worked at, by whomever."""
    contract = contract_of(piece)
    part = part_of(piece)
    if not is_site_of(s, seat, contract):
        return B37
    ready = s.built[contract] | s.planned[contract]
    if ready & cards.PART_BIT[part]:
        return B37
    if cards.REQUIRES[cards.KIND[contract], part] & ~ready:
        return B39 if cards.KIND[contract] == cards.BUILDING else B40
    if cards.KIND[contract] == cards.BUILDING and cards.ROOF & cards.PART_BIT[part] and roofs_forbidden(s):
        return B33
    return 0


@rule
def why_not_head(s: State, seat: int, category: int, piece: int) -> int:
    """B34, B36: whether a worker of this category is there and can do what is still open at a piece."""
    if s.idle[seat, category] == 0:
        return B36
    return 0 if open_head(s, piece, category) >= 0 else B34


@rule
def why_not_assign(s: State, category: int, piece: int) -> int:
    if s.phase != BUILD:
        return B10
    why_not = why_not_here(s, s.to_move, piece)
    return why_not if why_not else why_not_head(s, s.to_move, category, piece)


@rule
def do_assign(s: State, category: int, piece: int) -> None:
    seat = s.to_move
    s.heads[piece, open_head(s, piece, category)] = category + 1
    s.idle[seat, category] -= 1
    s.borrowed[seat, category] = max(0, s.borrowed[seat, category] - 1)  # B54: first those who cannot be lent
    if has_all_heads(s, piece):
        s.planned[contract_of(piece)] |= cards.PART_BIT[part_of(piece)]
    tell(s, ASSIGNED, EVERYONE, seat, category, piece)


@rule
def why_not_done(s: State) -> int:
    return 0 if s.phase == BUILD else B10


@rule
def do_done(s: State) -> None:
    """B41: what has all its heads and stands firm goes up; the rest was in vain."""
    seat = s.to_move
    for contract in range(cards.CONTRACT_COUNT):
        if is_site_of(s, seat, contract):
            put_up_pieces(s, seat, contract)
    s.turn += 1
    s.to_move = NOBODY


@rule
def put_up_pieces(s: State, seat: int, contract: int) -> None:
    stands = cards.SETTLED[cards.KIND[contract], s.built[contract] | s.planned[contract]]
    new = cards.COUNT[stands] - cards.COUNT[s.built[contract]]
    if new > 0:
        tell(s, PIECES_RAISED, EVERYONE, seat, contract, new)
    if stands == cards.WHOLE:
        tell(s, FINISHED, EVERYONE, seat, contract)
    s.built[contract] = stands
    s.planned[contract] = 0
    for part in range(cards.PARTS):
        for i in range(MAX_HEADS):
            s.heads[piece_of(contract, part), i] = 0
