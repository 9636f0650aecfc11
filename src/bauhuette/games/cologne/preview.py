"""What a move will do, from what lies open and from the hand of the seat to move.

The preview of a cart's move to a distant field is the way there, with what the cart can do when it has arrived.
"""

from __future__ import annotations

from bauhuette.engine.domains import SEAT
from bauhuette.engine.preview import GAIN, RISK, Lines, PreviewArgument, PreviewLine, by_family, foretold
from bauhuette.engine.record import copy_of

from . import cards
from .actions import why_not_act
from .board import DOM, FIRST_DOT, FIRST_GATE
from .construction_sites import given, is_goal_reached, missing, most_given, stones_at, why_not_lay, winner
from .knowledge import unseen
from .moves import CHURCH, GATE, MOVES, STONE
from .piles import holds
from .routes import spread
from .rules import guard
from .state import LIMIT, REACTING, State


def _seat(seat: int) -> PreviewArgument:
    return PreviewArgument(SEAT, int(seat))


# Dice and carts


def _roll(s: State) -> Lines:
    if s.hand_count[s.turn] == cards.HAND_LIMIT:
        return [foretold("roll-full", RISK, limit=cards.HAND_LIMIT)]
    return [foretold("roll")]


def _move(s: State, cart: int, field: int) -> Lines:
    """The way there, and what the cart can do when it has arrived."""
    steps = _steps(s, cart, field)
    if not 0 < steps <= s.actions or why_not_act(s, cart) != 0:
        return []
    left = int(s.actions) - steps
    deed = _deed_at(s, cart, field) if left else []
    return [foretold("way", steps=steps), *(deed or [foretold("left", actions=left)])]


def _steps(s: State, cart: int, field: int) -> int:
    """The moves it takes past the carts as they stand; -1 where no way leads."""
    trial = copy_of(s)
    spread(trial, trial.at[s.turn, cart])
    return int(trial.steps[field]) - 1


def _deed_at(s: State, cart: int, field: int) -> Lines:
    load = int(s.load[s.turn, cart])
    if field < DOM:
        return [_building(s, field, load, "then-build")] if _fits(s, field, load) else []
    if field == DOM:
        return [_audience("then-visit")] if _may_visit(s) else []
    is_store = field < FIRST_DOT and s.gates[field - FIRST_GATE].any()
    return [foretold("then-load")] if is_store and load < 0 else []


def _fits(s: State, church: int, stone: int) -> bool:
    return stone >= 0 and why_not_lay(s, s.turn, church, stone) == 0


def _may_visit(s: State) -> bool:
    return bool(holds(s, s.turn, cards.ARCHBISHOP) and s.played < cards.PLAYED_LIMIT)


def _build(s: State, cart: int) -> Lines:
    church, stone = int(s.at[s.turn, cart]), int(s.load[s.turn, cart])
    return [_building(s, church, stone, "build")]


def _building(s: State, church: int, stone: int, key: str) -> PreviewLine:
    """Whose church it becomes, or who leads there and how much is missing then."""
    after = _with_stone(s, church, stone)
    left = int(missing(after, church))
    seat, where = int(winner(after, church)), PreviewArgument(CHURCH, church)
    if left == 0:
        tone = GAIN if seat == s.turn else RISK
        return foretold(f"{key}-completes", tone, seat=_seat(seat), points=int(cards.VALUE[church]), church=where)
    own, most = int(given(after, church, s.turn)), int(most_given(after, church, s.turn))
    standing = "trails" if seat != s.turn else "ties" if own == most else "leads"
    return foretold(f"{key}-{standing}", own=own, most=most, left=left, church=where)


def _with_stone(s: State, church: int, stone: int) -> State:
    """The site with this stone on it and nothing else done."""
    after: State = copy_of(s)
    after.built[church, s.turn, stone] += 1
    after.latest[church, s.turn] = stones_at(after, church)
    return after


def _load(_s: State, cart: int, stone: int) -> Lines:
    return [foretold("load", points=int(cards.POINTS[stone]), cart=cart + 1)]


def _unload(_s: State, cart: int) -> Lines:
    return [foretold("unload", cart=cart + 1)]


def _visit(_s: State, cart: int) -> Lines:
    del cart  # whichever goes
    return [_audience("visit")]


def _audience(key: str) -> PreviewLine:
    return foretold(key, GAIN, points=int(cards.BONUS[cards.ARCHBISHOP]))


def _end(s: State) -> Lines:
    """K46: the Mayor's second turn lapses once the goal is reached."""
    if s.extra > 0 and not is_goal_reached(s):
        return [foretold("end-again", GAIN)]
    lapsed = [foretold("end-lapsed", RISK)] if s.extra > 0 else []
    if any(why_not_act(s, cart) == 0 for cart in range(cards.CARTS)):
        return [foretold("end-idle", RISK, actions=int(s.actions)), *lapsed]
    return [foretold("end"), *lapsed]


# Cards


def _bonus(_s: State, card: int) -> Lines:
    return [foretold("bonus", GAIN, points=int(cards.BONUS[card]))]


def _mayor(_s: State) -> Lines:
    return [foretold("mayor", GAIN)]


def _steal(s: State, victim: int) -> Lines:
    told = foretold("steal", GAIN, seat=_seat(victim), cards=int(s.hand_count[victim]))
    return [told, *_unless_guarded(s, victim)]


def _poison(s: State, victim: int) -> Lines:
    told = foretold("poison", GAIN, seat=_seat(victim), actions=cards.POISONED_ACTIONS)
    return [told, *_unless_guarded(s, victim)]


def _sabotage(s: State, victim: int) -> Lines:
    return [foretold("sabotage", GAIN, seat=_seat(victim)), *_unless_guarded(s, victim)]


def _unless_guarded(s: State, victim: int) -> Lines:
    """Warn of a Guard that the victim has, or may have among the cards this seat has not seen."""
    has_unseen = s.hand[victim].sum() < s.hand_count[victim]
    may_hold = s.hand[victim, cards.GUARD] > 0 or (has_unseen and unseen(s, cards.GUARD) > 0)
    return [foretold("unless-guarded", RISK)] if may_hold else []


def _trade(_s: State, gate: int, swap: int) -> Lines:
    old, new = PreviewArgument(STONE, int(cards.SWAP_FROM[swap])), PreviewArgument(STONE, int(cards.SWAP_TO[swap]))
    return [foretold("trade", gate=PreviewArgument(GATE, gate), old=old, new=new)]


def _secure(s: State, church: int) -> Lines:
    return [foretold("secure", GAIN, church=PreviewArgument(CHURCH, church), left=int(missing(s, church)))]


def _forge(s: State, church: int, victim: int, swap: int) -> Lines:
    more = int(cards.POINTS[cards.SWAP_TO[swap]] - cards.POINTS[cards.SWAP_FROM[swap]])
    own, theirs = int(given(s, church, s.turn)) + more, int(given(s, church, victim)) - more
    tone = GAIN if more > 0 else RISK
    return [foretold("forge", tone, church=PreviewArgument(CHURCH, church), seat=_seat(victim), own=own, theirs=theirs)]


def _discard(s: State, card: int) -> Lines:
    del card  # whichever goes
    return [foretold("discard-limit") if s.phase == LIMIT else foretold("discard", RISK)]


# Answers


def _guard(_s: State) -> Lines:
    return [foretold("guard", GAIN)]


def _allow(s: State) -> Lines:
    if s.phase != REACTING:
        return [foretold("allow-keep")]
    if s.attack == cards.THIEF:
        return [foretold("allow-thief", RISK, seat=_seat(s.turn), cards=int(s.hand_count[s.victim]))]
    if s.attack == cards.POISONER:
        return [foretold("allow-poisoner", RISK, actions=cards.POISONED_ACTIONS)]
    return [foretold("allow-saboteur", RISK)]


preview = by_family(
    MOVES,
    guard,
    {
        "roll": _roll,
        "move": _move,
        "build": _build,
        "load": _load,
        "unload": _unload,
        "visit": _visit,
        "end": _end,
        "bonus": _bonus,
        "mayor": _mayor,
        "steal": _steal,
        "poison": _poison,
        "trade": _trade,
        "secure": _secure,
        "sabotage": _sabotage,
        "forge": _forge,
        "discard": _discard,
        "guard": _guard,
        "allow": _allow,
    },
    ahead=["move"],
)
