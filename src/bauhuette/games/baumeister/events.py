"""Phase 3: one event for all, or two with the variant."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import cards, state
from .building import begin_building
from .crew import let_go
from .ids import B10, B30, B31, B55, HAND_OPTION, SECOND_EVENT_OPTION
from .moves import EVENT_DRAWN, PLAYED, RESTED
from .state import State


@rule
def step_draw(s: State) -> None:
    """B28, B53: one event a round, or two. B55: with the variant the first comes from the start player's hand."""
    if s.event_step > s.options[SECOND_EVENT_OPTION]:
        begin_building(s)
    elif s.options[HAND_OPTION] and s.event_step == 0 and s.hand_size[s.hammer] > 0:
        s.phase = state.PLAY
        s.to_move = s.hammer
    else:
        event = draw_event(s)
        tell(s, EVENT_DRAWN, EVERYONE, event)
        begin_event(s, event)


@rule
def draw_event(s: State) -> int:
    event = s.events[0]
    s.events_left -= 1
    for i in range(s.events_left):
        s.events[i] = s.events[i + 1]
    s.events[s.events_left] = -1
    return int(event)


@rule
def place_in_hand(s: State, seat: int, event: int) -> int:
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] == event:
            return i
    return -1


@rule
def why_not_play(s: State, event: int) -> int:
    if s.phase != state.PLAY:
        return B10
    return 0 if place_in_hand(s, s.to_move, event) >= 0 else B55


@rule
def do_play(s: State, event: int) -> None:
    seat = s.to_move
    last = s.hand_size[seat] - 1
    for i in range(place_in_hand(s, seat, event), last):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, last] = -1
    s.hand_size[seat] = last
    s.to_move = NOBODY
    tell(s, PLAYED, EVERYONE, seat, event)
    begin_event(s, event)


@rule
def begin_event(s: State, event: int) -> None:
    """B28: the card goes under the stack, for all to see, and strikes everybody in turn."""
    s.event_now[s.event_step] = event
    s.events[s.events_left] = event
    s.events_left += 1
    s.known[state.KNOWN_EVENT + event] = EVERYONE
    s.phase = state.SUFFER
    s.turn = 0
    strike(s, state.seat_at(s, 0), event)


@rule
def strike(s: State, seat: int, event: int) -> None:
    """B33: what the event does to a seat at once, or what it asks of it (`owed`)."""
    effect = cards.EFFECT[event]
    if effect == cards.REST_LETTER:
        rest_letter(s, seat, cards.EVENT_LETTER[event])
    elif effect == cards.REST_SHARE:
        s.owed[state.ANY_CATEGORY] = share_to_rest(s, seat, cards.SHARE[event])
    elif effect == cards.REST_CATEGORY:
        ask_large_categories(s, seat, cards.FROM[event])
    elif effect == cards.REST_HIGHEST:
        ask_highest_category(s, seat)
    elif effect == cards.DISMISS:
        s.owed[state.DISMISSAL] = 1 if with_letter(s, seat, cards.EVENT_LETTER[event]) > 0 else 0


@rule
def turn_down(s: State, worker: int) -> None:
    """B29."""
    s.down[worker] = 1
    tell(s, RESTED, EVERYONE, s.boss[worker], worker)


@rule
def rest_letter(s: State, seat: int, letter: int) -> None:
    for worker in range(cards.WORKER_COUNT):
        if state.is_face_up(s, seat, worker) and cards.LETTERS[worker] & letter:
            turn_down(s, worker)


@rule
def share_to_rest(s: State, seat: int, share: int) -> int:
    """One for every `share` workers, at least one, as far as there are any face up (B32)."""
    return min(max(1, state.crew_size(s, seat) // share), all_face_up(s, seat))


@rule
def ask_large_categories(s: State, seat: int, least: int) -> None:
    """One of every category with at least so many workers, if one of them is face up (B32)."""
    for category in range(cards.CATEGORY_COUNT):
        if s.crew[seat, category] >= least and state.face_up(s, seat, category) > 0:
            s.owed[category] = 1


@rule
def ask_highest_category(s: State, seat: int) -> None:
    """One of the best who are face up; categories stand best first."""
    for category in range(cards.CATEGORY_COUNT):
        if state.face_up(s, seat, category) > 0:
            s.owed[category] = 1
            return


@rule
def with_letter(s: State, seat: int, letter: int) -> int:
    n = 0
    for worker in range(cards.WORKER_COUNT):
        if s.boss[worker] == seat and cards.LETTERS[worker] & letter:
            n += 1
    return n


@rule
def step_suffer(s: State) -> None:
    """B31: each seat in turn chooses; what leaves no choice happens by itself."""
    seat = state.seat_at(s, s.turn)
    do_the_inevitable(s, seat)
    if s.owed[state.DISMISSAL] > 0:
        s.phase = state.RELEASE
        s.to_move = seat
    elif owes_rest(s):
        s.phase = state.REST
        s.to_move = seat
    else:
        pass_event_on(s)


@rule
def pass_event_on(s: State) -> None:
    """To the next seat; after the last one the next event is due."""
    s.turn += 1
    if s.turn < s.seats:
        strike(s, state.seat_at(s, s.turn), s.event_now[s.event_step])
    else:
        s.event_step += 1
        s.phase = state.DRAW


@rule
def owes_rest(s: State) -> bool:
    for category in range(cards.CATEGORY_COUNT):
        if s.owed[category] > 0:
            return True
    return bool(s.owed[state.ANY_CATEGORY] > 0)


@rule
def do_the_inevitable(s: State, seat: int) -> None:
    """Where as many are asked for as there are, nobody need choose."""
    if s.owed[state.DISMISSAL] > 0 and with_letter(s, seat, letter_now(s)) == 1:
        release_the_only_one(s, seat)
    if s.owed[state.ANY_CATEGORY] > 0 and s.owed[state.ANY_CATEGORY] == all_face_up(s, seat):
        s.owed[state.ANY_CATEGORY] = 0
        for category in range(cards.CATEGORY_COUNT):
            rest_category(s, seat, category)
    for category in range(cards.CATEGORY_COUNT):
        if s.owed[category] > 0 and s.owed[category] == state.face_up(s, seat, category):
            rest_category(s, seat, category)


@rule
def release_the_only_one(s: State, seat: int) -> None:
    for worker in range(cards.WORKER_COUNT):
        if may_be_released(s, seat, worker):
            s.owed[state.DISMISSAL] = 0
            let_go(s, worker)


@rule
def all_face_up(s: State, seat: int) -> int:
    n = 0
    for category in range(cards.CATEGORY_COUNT):
        n += state.face_up(s, seat, category)
    return n


@rule
def rest_category(s: State, seat: int, category: int) -> None:
    """All of them; then the event asks for no more of this category."""
    s.owed[category] = 0
    for worker in range(cards.WORKER_COUNT):
        if cards.CATEGORY[worker] == category and state.is_face_up(s, seat, worker):
            turn_down(s, worker)


@rule
def letter_now(s: State) -> int:
    return int(cards.EVENT_LETTER[s.event_now[s.event_step]])


@rule
def may_be_released(s: State, seat: int, worker: int) -> bool:
    return bool(s.boss[worker] == seat and cards.LETTERS[worker] & letter_now(s))


@rule
def why_not_rest(s: State, worker: int) -> int:
    if s.phase != state.REST:
        return B10
    if not state.is_face_up(s, s.to_move, worker):
        return B31
    return 0 if s.owed[cards.CATEGORY[worker]] > 0 or s.owed[state.ANY_CATEGORY] > 0 else B31


@rule
def do_rest(s: State, worker: int) -> None:
    category = cards.CATEGORY[worker]
    if s.owed[category] > 0:
        s.owed[category] -= 1
    else:
        s.owed[state.ANY_CATEGORY] -= 1
    turn_down(s, worker)
    s.phase = state.SUFFER
    s.to_move = NOBODY


@rule
def why_not_release(s: State, worker: int) -> int:
    return 0 if may_be_released(s, s.to_move, worker) else B30


@rule
def release(s: State, worker: int) -> None:
    s.owed[state.DISMISSAL] = 0
    let_go(s, worker)
    s.phase = state.SUFFER
    s.to_move = NOBODY
