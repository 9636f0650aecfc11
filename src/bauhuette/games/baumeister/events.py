"""Phase 3: one event for all, or two with the variant."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import (
    CATEGORIES,
    CATEGORY,
    DISMISS,
    EFFECT,
    EVENT_LETTER,
    FROM,
    LETTERS,
    NO_ROOF,
    REST_CATEGORY,
    REST_HIGHEST,
    REST_LETTER,
    REST_SHARE,
    SHARE,
    WORKERS,
)
from .crew import let_go
from .moves import N_EVENT, N_PLAYED, N_RESTED
from .state import (
    ANY_CATEGORY,
    BUILD,
    DISMISSAL,
    DRAW,
    EVENTS_A_ROUND,
    HAND_OPTION,
    KNOWN_EVENT,
    PLAY,
    RELEASE,
    REST,
    SECOND_EVENT_OPTION,
    SUFFER,
    State,
    crew_size,
    face_up,
    is_face_up,
    seat_at,
)


@rule
def step_draw(s: State) -> None:
    """B28, B53: one event a round, or two. B55: with the variant the first comes from the start player's hand."""
    if s.event_step > s.options[SECOND_EVENT_OPTION]:
        s.phase = BUILD
        s.turn = -1
    elif s.options[HAND_OPTION] and s.event_step == 0 and s.hand_size[s.hammer] > 0:
        s.phase = PLAY
        s.to_move = s.hammer
    else:
        e = draw_event(s)
        tell(s, N_EVENT, EVERYONE, e)
        begin_event(s, e)


@rule
def draw_event(s: State) -> int:
    e = s.events[0]
    s.events_left -= 1
    for i in range(s.events_left):
        s.events[i] = s.events[i + 1]
    s.events[s.events_left] = -1
    return int(e)


@rule
def place_in_hand(s: State, p: int, e: int) -> int:
    for i in range(s.hand_size[p]):
        if s.hand[p, i] == e:
            return i
    return -1


@rule
def may_play(s: State, e: int) -> int:
    if s.phase != PLAY:
        return 10
    return 0 if place_in_hand(s, s.to_move, e) >= 0 else 55


@rule
def play(s: State, e: int) -> None:
    p = s.to_move
    last = s.hand_size[p] - 1
    for i in range(place_in_hand(s, p, e), last):
        s.hand[p, i] = s.hand[p, i + 1]
    s.hand[p, last] = -1
    s.hand_size[p] = last
    s.to_move = -1
    tell(s, N_PLAYED, EVERYONE, p, e)
    begin_event(s, e)


@rule
def begin_event(s: State, e: int) -> None:
    """B28: the card goes under the stack, for all to see, and strikes everybody in turn."""
    s.event_now[s.event_step] = e
    s.events[s.events_left] = e
    s.events_left += 1
    s.known[KNOWN_EVENT + e] = EVERYONE
    s.phase = SUFFER
    s.turn = 0
    strike(s, seat_at(s, 0), e)


@rule
def strike(s: State, p: int, e: int) -> None:
    """B33: what the event does to a seat at once, and what it asks of it."""
    effect = EFFECT[e]
    if effect == REST_LETTER:
        rest_letter(s, p, EVENT_LETTER[e])
    elif effect == REST_SHARE:
        ask_share(s, p, SHARE[e])
    elif effect == REST_CATEGORY:
        for c in range(len(CATEGORIES)):
            if s.crew[p, c] >= FROM[e] and face_up(s, p, c) > 0:
                s.owed[c] = 1
    elif effect == REST_HIGHEST:
        ask_highest(s, p)
    elif effect == DISMISS:
        s.owed[DISMISSAL] = min(1, with_letter(s, p, EVENT_LETTER[e]))


@rule
def turn_down(s: State, w: int) -> None:
    """B29."""
    s.down[w] = 1
    tell(s, N_RESTED, EVERYONE, s.boss[w], w)


@rule
def rest_letter(s: State, p: int, letter: int) -> None:
    for w in range(len(WORKERS)):
        if is_face_up(s, p, w) and LETTERS[w] & letter:
            turn_down(s, w)


@rule
def ask_share(s: State, p: int, share: int) -> None:
    """One for every `share` workers, at least one, as far as there are any face up (B32)."""
    n = max(1, crew_size(s, p) // share)
    able = 0
    for c in range(len(CATEGORIES)):
        able += face_up(s, p, c)
    s.owed[ANY_CATEGORY] = min(n, able)


@rule
def ask_highest(s: State, p: int) -> None:
    for c in range(len(CATEGORIES)):
        if face_up(s, p, c) > 0:
            s.owed[c] = 1
            return


@rule
def with_letter(s: State, p: int, letter: int) -> int:
    n = 0
    for w in range(len(WORKERS)):
        if s.boss[w] == p and LETTERS[w] & letter:
            n += 1
    return n


@rule
def step_suffer(s: State) -> None:
    """B31: each seat in turn chooses; what leaves no choice happens by itself."""
    p = seat_at(s, s.turn)
    do_the_inevitable(s, p)
    if s.owed[DISMISSAL] > 0:
        s.phase = RELEASE
        s.to_move = p
        return
    for c in range(ANY_CATEGORY + 1):
        if s.owed[c] > 0:
            s.phase = REST
            s.to_move = p
            return
    s.turn += 1
    if s.turn < s.seats:
        strike(s, seat_at(s, s.turn), s.event_now[s.event_step])
    else:
        s.event_step += 1
        s.phase = DRAW


@rule
def do_the_inevitable(s: State, p: int) -> None:
    if s.owed[DISMISSAL] > 0 and with_letter(s, p, letter_now(s)) == 1:
        for w in range(len(WORKERS)):
            if may_be_released(s, p, w):
                s.owed[DISMISSAL] = 0
                let_go(s, w)
    able = 0
    for c in range(len(CATEGORIES)):
        n = face_up(s, p, c)
        able += n
        if s.owed[c] > 0 and s.owed[c] == n:
            rest_category(s, p, c)
    if s.owed[ANY_CATEGORY] > 0 and s.owed[ANY_CATEGORY] == able:
        for c in range(len(CATEGORIES)):
            rest_category(s, p, c)
        s.owed[ANY_CATEGORY] = 0


@rule
def rest_category(s: State, p: int, c: int) -> None:
    s.owed[c] = 0
    for w in range(len(WORKERS)):
        if CATEGORY[w] == c and is_face_up(s, p, w):
            turn_down(s, w)


@rule
def letter_now(s: State) -> int:
    return int(EVENT_LETTER[s.event_now[s.event_step]])


@rule
def may_be_released(s: State, p: int, w: int) -> bool:
    return bool(s.boss[w] == p and LETTERS[w] & letter_now(s))


@rule
def may_rest(s: State, w: int) -> int:
    if s.phase != REST:
        return 10
    if not is_face_up(s, s.to_move, w):
        return 31
    return 0 if s.owed[CATEGORY[w]] > 0 or s.owed[ANY_CATEGORY] > 0 else 31


@rule
def rest(s: State, w: int) -> None:
    c = CATEGORY[w]
    s.owed[c if s.owed[c] > 0 else ANY_CATEGORY] -= 1
    turn_down(s, w)
    s.phase = SUFFER
    s.to_move = -1


@rule
def may_release(s: State, w: int) -> int:
    return 0 if may_be_released(s, s.to_move, w) else 30


@rule
def release(s: State, w: int) -> None:
    s.owed[DISMISSAL] = 0
    let_go(s, w)
    s.phase = SUFFER
    s.to_move = -1


@rule
def roofs_forbidden(s: State) -> bool:
    """B33: bad weather."""
    for i in range(EVENTS_A_ROUND):
        if s.event_now[i] >= 0 and EFFECT[s.event_now[i]] == NO_ROOF:
            return True
    return False
