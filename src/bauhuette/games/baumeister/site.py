"""Phase 4: workers are put to pieces, and the pieces go up."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import (
    BUILDING,
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    COUNT,
    HEADS,
    KIND,
    NEEDS,
    PART_BIT,
    PARTS,
    REQUIRES,
    ROOF,
    SETTLED,
    WHOLE,
    WORKERS,
)
from .check import MAX_HEADS
from .events import roofs_forbidden
from .moves import N_ASSIGNED, N_FINISHED, N_RAISED
from .state import BUILD, INCOME, LEND_OPTION, OWNED, State, seat_at


@rule
def step_build(s: State) -> None:
    """B41: in turn; whoever has nothing to build is not asked."""
    if s.turn < 0:
        muster(s)
        s.turn = 0
    while s.turn < s.seats:
        p = seat_at(s, s.turn)
        if has_work(s, p):
            s.to_move = p
            return
        s.turn += 1
    dismiss_muster(s)
    s.phase = INCOME


@rule
def muster(s: State) -> None:
    """B29, B36: who is face up can work, at one piece."""
    for w in range(len(WORKERS)):
        if s.boss[w] >= 0 and s.down[w] == 0:
            s.idle[s.boss[w], CATEGORY[w]] += 1


@rule
def dismiss_muster(s: State) -> None:
    """B29, B41: all workers come back and lie face up again."""
    for w in range(len(WORKERS)):
        s.down[w] = 0
    for p in range(s.seats):
        s.requests[p] = 0
        for c in range(len(CATEGORIES)):
            s.idle[p, c] = 0
            s.borrowed[p, c] = 0


@rule
def is_site_of(s: State, p: int, k: int) -> bool:
    """A contract this seat can still build at."""
    return bool(s.place[k] == OWNED and s.holder[k] == p and s.built[k] != WHOLE)


@rule
def has_work(s: State, p: int) -> bool:
    """A site, and somebody who could be put to it; with the lending variant a site is enough."""
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            if s.options[LEND_OPTION]:
                return True
            for piece in range(k * PARTS, (k + 1) * PARTS):
                for c in range(len(CATEGORIES)):
                    if s.idle[p, c] > 0 and why_not_assign(s, p, c, piece) == 0:
                        return True
    return False


@rule
def open_head(s: State, piece: int, c: int) -> int:
    """B34, B35: the hardest head still open at a piece that a worker of category c can fill, or -1."""
    for i in range(MAX_HEADS):
        if NEEDS[piece, i] >= c and s.heads[piece, i] == 0:
            return i
    return -1


@rule
def has_all_heads(s: State, piece: int) -> bool:
    return s.heads[piece, HEADS[piece] - 1] != 0 and has_heads_before(s, piece)


@rule
def has_heads_before(s: State, piece: int) -> bool:
    for i in range(HEADS[piece] - 1):
        if s.heads[piece, i] == 0:
            return False
    return True


@rule
def why_not_here(s: State, p: int, piece: int) -> int:
    """Whether a piece can be worked at, by whomever."""
    k = piece // PARTS
    part = piece % PARTS
    if not is_site_of(s, p, k):
        return 37
    ready = s.built[k] | s.planned[k]
    if ready & PART_BIT[part]:
        return 37
    if REQUIRES[KIND[k], part] & ~ready:
        return 39 if KIND[k] == BUILDING else 40
    if KIND[k] == BUILDING and ROOF & PART_BIT[part] and roofs_forbidden(s):
        return 33
    return 0


@rule
def why_not_assign(s: State, p: int, c: int, piece: int) -> int:
    why = why_not_here(s, p, piece)
    return why if why else why_not_head(s, p, c, piece)


@rule
def why_not_head(s: State, p: int, c: int, piece: int) -> int:
    """B34, B36: whether a worker of category c is there and can do what is still open at a piece."""
    if s.idle[p, c] == 0:
        return 36
    return 0 if open_head(s, piece, c) >= 0 else 34


@rule
def may_assign(s: State, c: int, piece: int) -> int:
    return 10 if s.phase != BUILD else why_not_assign(s, s.to_move, c, piece)


@rule
def assign(s: State, c: int, piece: int) -> None:
    p = s.to_move
    s.heads[piece, open_head(s, piece, c)] = c + 1
    s.idle[p, c] -= 1
    s.borrowed[p, c] = max(0, s.borrowed[p, c] - 1)  # B54: first those who cannot be lent
    if has_all_heads(s, piece):
        s.planned[piece // PARTS] |= PART_BIT[piece % PARTS]
    tell(s, N_ASSIGNED, EVERYONE, p, c, piece)


@rule
def done(s: State) -> None:
    """B41: what has all its heads and stands firm goes up; the rest was in vain."""
    p = s.to_move
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            put_up_pieces(s, p, k)
    s.turn += 1
    s.to_move = -1


@rule
def put_up_pieces(s: State, p: int, k: int) -> None:
    stands = SETTLED[KIND[k], s.built[k] | s.planned[k]]
    new = COUNT[stands] - COUNT[s.built[k]]
    if new > 0:
        tell(s, N_RAISED, EVERYONE, p, k, new)
    if stands == WHOLE:
        tell(s, N_FINISHED, EVERYONE, p, k)
    s.built[k] = stands
    s.planned[k] = 0
    for piece in range(k * PARTS, (k + 1) * PARTS):
        for i in range(MAX_HEADS):
            s.heads[piece, i] = 0
