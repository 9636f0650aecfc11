"""What each preview line of cologne says, checked against carts, churches, cards, attacks and the turns that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from bauhuette.games.cologne.board import FIELDS
from bauhuette.games.cologne.cards import (
    ARCHBISHOP,
    CARTS,
    CHURCHES,
    COPIES,
    GUARD,
    POINTS,
    STONES,
    THRESHOLD,
    VALUE,
)
from bauhuette.games.cologne.construction_sites import score
from bauhuette.games.cologne.moves import END, to_move
from bauhuette.games.cologne.state import ACTING, COMPLETE, LIMIT, REACTING
from bauhuette.testkit.random_games import hidden
from tests.games.previewed import Case, Claim, Step, arguments, family, moves_of
from tests.limits import Rounds

from .arrange import arrange

HAMMERS = ("georg", "gereon", "ursula")


def asked(s: Any) -> list[int]:
    """Fields further off than one move can be asked about."""
    if s.phase != ACTING:
        return []
    return [int(to_move(cart, field)) for cart in range(CARTS) for field in range(len(FIELDS))]


def arranged() -> Iterator[Any]:
    """Every card in hand, victims with and without a Guard, churches about to be completed, and a reached goal."""
    begun = {"andreas": {"b": ("white",), "a": ("grey", "white")}}  # 4 of 6 points
    at_work: dict[str, Any] = {"carts": {"a1": "andreas"}, "loads": {"a1": "grey"}, "built": begun, "hammers": HAMMERS}
    for card in ("thief", "poisoner", "saboteur"):
        yield arrange(hands={"a": (card,), "b": ("guard", "trader")}, **at_work).state
        yield arrange(3, hands={"a": (card,)}, **at_work).state
    yield arrange(hands={"a": ("forger", "notary", "trader")}, **at_work).state
    yield arrange(hands={"a": ("mayor", "mayor", "archbishop")}, before_roll=True, **at_work).state
    yield arrange(hands={"a": ("guard", "guard", "thief"), "b": ("mayor",)}, discards=("guard", "guard")).state
    yield arrange(hands={"a": ("archbishop",)}, carts={"a1": "dom", "a2": "andreas"}).state
    full = ("trader", "guard", "archbishop")
    yield arrange(hands={"a": full}, before_roll=True).state
    yield arrange(hands={"a": (*full, "mayor")}, phase=LIMIT).state
    for site in ({"b": ("black",)}, {"b": ("grey",), "a": ("white",)}):  # with a white stone a trails, or is level
        loads = {"a1": "white", "a2": "white"}
        yield arrange(carts={"a1": "andreas"}, loads=loads, built={"andreas": site}, hammers=HAMMERS).state
    yield from near_the_goal(at_work)
    yield from others_abbey()


def near_the_goal(at_work: dict[str, Any]) -> Iterator[Any]:
    """K46: a Mayor is played, then the goal is reached with the next stone."""
    for seats in (2, 3, 4):
        room, owners = int(THRESHOLD[seats]) - 1, {}
        for key, value in zip(CHURCHES, map(int, VALUE), strict=True):
            if key not in ("andreas", *HAMMERS) and value <= room:
                owners[key] = "a"
                room -= value
        assert room < VALUE[CHURCHES.index("andreas")]
        table = arrange(seats, hands={"a": ("mayor", "archbishop")}, owners=owners, **at_work)
        yield table.state
        table.play("mayor")
        table.play("build 1")
        yield table.state


def others_abbey() -> Iterator[Any]:
    """K45: seat a completes a church with an abbot for seat b."""
    church = CHURCHES.index("pantaleon")
    need, stones = int(VALUE[church]) - 1, []
    rounds = Rounds("others abbey")
    while need and rounds():
        stone = max((i for i in range(len(STONES)) if POINTS[i] <= need), key=lambda i: int(POINTS[i]))
        stones.append(STONES[stone])
        need -= int(POINTS[stone])
    table = arrange(
        carts={"a1": "pantaleon"},
        loads={"a1": "white"},
        built={"pantaleon": {"b": tuple(stones)}},
        hammers=HAMMERS,
        hands={"b": ("abbot-pantaleon", "guard")},
    )
    yield table.state
    table.play("build 1")
    yield table.state


def points(s: Any, seat: int) -> int:
    return int(score(s, seat))


def gained(case: Case) -> int:
    return points(case.after, case.seat) - points(case.before, case.seat)


def cards(s: Any, seat: int) -> int:
    return int(s.hand[seat].sum())


def is_goal_reached(s: Any) -> bool:
    """K6."""
    return any(points(s, seat) >= THRESHOLD[s.seats] for seat in range(s.seats))


# Dice and carts


def roll(case: Case) -> bool:
    """K22 to K26: a stone, a card, or nothing."""
    b, a = case.before, case.after
    stones, drawn = int(a.gates.sum()) - int(b.gates.sum()), cards(a, case.seat) - cards(b, case.seat)
    return (stones, drawn) in ((1, 0), (0, 1), (0, 0))


def roll_full(case: Case) -> bool:
    drawn = cards(case.after, case.seat) > cards(case.before, case.seat)
    full = cards(case.before, case.seat) == case.facts["limit"]
    return roll(case) and full and (case.after.phase == LIMIT) == drawn


def arrival(case: Case) -> tuple[int, Any]:
    """The fewest moves that lead there, made one by one, and the state then; -1 where none do."""
    cart, goal = case.args["cart"], case.args["field"]
    seen, states = {int(case.before.at[case.seat, cart])}, [case.before]
    for steps in range(1, int(case.before.actions) + 1):
        following = []
        for s in states:
            for move in case.moves(s, "move"):
                field = arguments(case.game.MOVES, move)
                if field["cart"] == cart and field["field"] not in seen:
                    seen.add(field["field"])
                    following.append(case.made(s, move))
                    if field["field"] == goal:
                        return steps, following[-1]
        states = following
    return -1, None


def way(case: Case) -> bool:
    return arrival(case)[0] == case.facts["steps"]


def left(case: Case) -> bool:
    steps, there = arrival(case)
    return steps > 0 and there.actions == case.facts["actions"]


def there(claim: Callable[[Case], bool], name: str) -> Claim:
    """The claim holds of a move of this family that the cart makes when it has arrived."""

    def arrived(case: Case) -> bool:
        _steps, s = arrival(case)
        found = [m for m in case.moves(s, name) if arguments(case.game.MOVES, m)["cart"] == case.args["cart"]]
        if not found:
            return False
        return claim(replace(case, before=s, move=found[0], after=case.made(s, found[0])))

    return arrived


def given(s: Any, church: int, seat: int) -> int:
    return sum(int(s.built[church, seat, stone]) * int(POINTS[stone]) for stone in range(len(STONES)))


def missing(s: Any, church: int) -> int:
    return int(VALUE[church]) - sum(given(s, church, seat) for seat in range(s.seats))


def can_load(case: Case) -> bool:
    return bool(case.after.load[case.seat, case.args["cart"]] >= 0)


def visits(case: Case) -> bool:
    spent = int(case.before.hand[case.seat, ARCHBISHOP]) - int(case.after.hand[case.seat, ARCHBISHOP])
    return gained(case) == case.facts["points"] and spent == 1


def completes(case: Case) -> bool:
    church, seat = case.facts["church"], case.facts["seat"]
    won = points(case.after, seat) - points(case.before, seat)
    owned = case.after.site[church] == COMPLETE and case.after.owner[church] == seat
    return bool(owned and won == case.facts["points"])


def stands(case: Case) -> bool:
    """K16, K17: own points, the most of another seat, and whose church it would be if it were complete."""
    church, s = case.facts["church"], case.after
    own = given(s, church, case.seat)
    most = max(given(s, church, p) for p in range(s.seats) if p != case.seat)
    if (own, most, missing(s, church)) != (case.facts["own"], case.facts["most"], case.facts["left"]):
        return False
    last = all(s.latest[church, case.seat] > s.latest[church, p] for p in range(s.seats) if p != case.seat)
    key = case.key.rpartition("-")[2]
    return s.site[church] != COMPLETE and {"leads": own > most, "ties": own == most and last, "trails": own < most}[key]


def is_done(case: Case) -> bool:
    """K29: nothing more of this cart in this turn."""
    if case.facts["cart"] != case.args["cart"] + 1:
        return False
    for step in [Step(case.before, case.move, case.after), *turn_of(case)]:
        s = step.after
        if s.turns == case.before.turns and not s.over and s.phase == ACTING:
            used = [arguments(case.game.MOVES, move).get("cart") for move in moves_of(case.game, s)]
            if case.args["cart"] in used:
                return False
    return True


def turn_of(case: Case) -> Iterator[Step]:
    """Play on while this turn lasts."""
    if case.after.turns != case.before.turns or case.after.over:
        return
    for step in case.then():
        yield step
        if step.after.turns != case.before.turns or step.after.over:
            return


def load(case: Case) -> bool:
    stone = int(case.after.load[case.seat, case.args["cart"]])
    return stone == case.args["stone"] and POINTS[stone] == case.facts["points"] and is_done(case)


def unload(case: Case) -> bool:
    back = int(case.after.gates.sum()) == int(case.before.gates.sum()) + 1
    return back and case.after.load[case.seat, case.args["cart"]] < 0 and is_done(case)


def end(case: Case) -> bool:
    """The next turn is of another seat, unless all of them miss theirs (K54)."""
    a, b = case.after, case.before
    others = b.seats - 1
    return bool(a.over or (a.turns > b.turns and (a.turn != case.seat or a.turns == b.turns + others + 1)))


def end_idle(case: Case) -> bool:
    able = [m for m in moves_of(case.game, case.before) if "cart" in arguments(case.game.MOVES, m)]
    return end(case) and bool(able) and case.before.actions == case.facts["actions"] > 0


def end_again(case: Case) -> bool:
    a, b = case.after, case.before
    return bool(a.turn == a.to_move == case.seat and a.turns == b.turns + 1 and not a.rolled)


def end_lapsed(case: Case) -> bool:
    """K46: a Mayor was played, but the next turn is not this seat's."""
    return end(case) and bool(case.before.extra > 0 and is_goal_reached(case.before))


# Cards


def bonus(case: Case) -> bool:
    return gained(case) == case.facts["points"]


def mayor(case: Case) -> bool:
    """K46."""
    for step in case.then():
        if step.move == END:
            again = step.after.turn == case.seat and step.after.turns == step.before.turns + 1
            return bool(again != is_goal_reached(step.before) or step.after.turns > step.before.turns + 1)
    return False


def answered(case: Case) -> Step:
    """The step that settles an attack."""
    if case.after.phase != REACTING:
        return Step(case.before, case.move, case.after)
    return next(case.then())


def is_warded_off(case: Case, step: Step) -> bool:
    return bool(case.told(step.after, "warded-off"))


def steal(case: Case) -> bool:
    victim, step = case.facts["seat"], answered(case)
    guarded = is_warded_off(case, step)
    if cards(case.before, victim) != case.facts["cards"] or (guarded and "unless-guarded" not in case.lines):
        return False
    taken = cards(case.before, victim) - cards(step.after, victim)
    got = cards(step.after, case.seat) - cards(case.before, case.seat) + 1  # the Thief itself is spent
    return taken == 1 and got == (0 if guarded else 1)


def could_guard(case: Case, victim: int) -> bool:
    """Whether the seat may hold a Guard, for all the attacker knows."""
    known = hidden(case.game, case.before, case.seat)
    if known.hand[victim, GUARD]:
        return True
    elsewhere = sum(int(known.hand[p, GUARD]) for p in range(known.seats) if p != victim)
    elsewhere += int(known.pile[GUARD]) + int(known.laid[GUARD])
    return bool(elsewhere < COPIES[GUARD] and cards(known, victim) < known.hand_count[victim])


def suffers(case: Case, victim: int, start: Step, is_true: Callable[[Step], bool | None]) -> bool | None:
    """Play on until the victim's next turn decides."""
    for step in replace(case, after=start.after).then():
        verdict = is_true(step)
        if verdict is not None:
            return verdict
        assert step.before.turn != victim or step.after.turn == victim
    return None


def weak(case: Case, victim: int, actions: int) -> Callable[[Step], bool | None]:
    def claim(step: Step) -> bool | None:
        begins = [row for row in case.told(step.after, "turn") if row[0] == victim]
        return bool(step.after.actions == actions) if begins else None

    return claim


def skipped(case: Case, victim: int) -> Callable[[Step], bool | None]:
    def claim(step: Step) -> bool | None:
        for row in step.after.news[: step.after.news_count].tolist():
            if row[2] == victim and row[0] in kinds(case):
                return bool(row[0] == kinds(case)[0])
        return None

    return claim


def kinds(case: Case) -> tuple[int, int]:
    return case.game.NEWS.number("skipped"), case.game.NEWS.number("turn")


def poison(case: Case) -> bool | None:
    step, victim = answered(case), case.facts["seat"]
    if is_warded_off(case, step):
        return "unless-guarded" in case.lines
    return suffers(case, victim, step, weak(case, victim, case.facts["actions"]))


def sabotage(case: Case) -> bool | None:
    step, victim = answered(case), case.facts["seat"]
    if is_warded_off(case, step):
        return "unless-guarded" in case.lines
    return suffers(case, victim, step, skipped(case, victim))


def unless_guarded(case: Case) -> bool:
    victim = case.args["victim"]
    return bool(case.after.phase == REACTING and case.after.to_move == victim and could_guard(case, victim))


def trade(case: Case) -> bool:
    gate = case.facts["gate"]
    more = case.after.gates[gate] - case.before.gates[gate]
    wanted = [(stone == case.facts["new"]) - (stone == case.facts["old"]) for stone in range(len(STONES))]
    return bool(more.tolist() == wanted)


def secure(case: Case) -> bool:
    """K52: nobody else lays a stone there until the church is complete."""
    church = case.facts["church"]
    if missing(case.after, church) != case.facts["left"]:
        return False
    others = [p for p in range(case.before.seats) if p != case.seat]
    for number, step in enumerate(case.then()):
        s = step.after
        if s.site[church] == COMPLETE or number > 60:
            break
        forged = family(case.game, step.move) == "forge"
        if not forged and any(s.built[church, p].sum() > step.before.built[church, p].sum() for p in others):
            return False
    return True


def forge(case: Case) -> bool:
    church, s = case.facts["church"], case.after
    return (given(s, church, case.seat), given(s, church, case.facts["seat"])) == (
        case.facts["own"],
        case.facts["theirs"],
    )


def discard(case: Case) -> bool:
    """Nothing but the hand, the discards and what is known of them changes."""
    own = ("hand", "hand_count", "pile", "pile_count", "sure", "seen", "known", "news", "news_count", "rng")
    names = [name for name in case.before.dtype.names if name not in own]
    same = all(np.array_equal(case.after[name], case.before[name]) for name in names)
    return same and lost(case) == 1


def lost(case: Case) -> int:
    card = case.args["card"]
    return int(case.before.hand[case.seat, card]) - int(case.after.hand[case.seat, card])


def discard_limit(case: Case) -> bool:
    return bool(lost(case) == 1 and case.after.turn == case.seat == case.after.to_move and case.after.phase == ACTING)


# Answers


def guard(case: Case) -> bool:
    hand = case.before.hand[case.seat].tolist()
    hand[GUARD] -= 1
    same = all(np.array_equal(case.after[name], case.before[name]) for name in ("poisoned", "sabotaged"))
    return (
        same
        and case.after.hand[case.seat].tolist() == hand
        and case.after.sabotaged.tolist() == case.before.sabotaged.tolist()
    )


def allow_keep(case: Case) -> bool:
    return np.array_equal(case.after.abbot, case.before.abbot) and gained(case) == 0


def allow_thief(case: Case) -> bool:
    thief, had = case.facts["seat"], cards(case.before, case.seat)
    taken = cards(case.after, case.seat) == had - 1 and cards(case.after, thief) == cards(case.before, thief) + 1
    return had == case.facts["cards"] and taken


def allow_poisoner(case: Case) -> bool | None:
    step = Step(case.before, case.move, case.after)
    return suffers(case, case.seat, step, weak(case, case.seat, case.facts["actions"]))


def allow_saboteur(case: Case) -> bool | None:
    return suffers(case, case.seat, Step(case.before, case.move, case.after), skipped(case, case.seat))


CLAIMS: dict[str, Claim] = {
    "roll": roll,
    "roll-full": roll_full,
    "way": way,
    "left": left,
    "then-load": there(can_load, "load"),
    "then-visit": there(visits, "visit"),
    **{f"then-build-{how}": there(stands, "build") for how in ("leads", "ties", "trails")},
    **{f"build-{how}": stands for how in ("leads", "ties", "trails")},
    "then-build-completes": there(completes, "build"),
    "build-completes": completes,
    "load": load,
    "unload": unload,
    "visit": visits,
    "end": end,
    "end-idle": end_idle,
    "end-again": end_again,
    "end-lapsed": end_lapsed,
    "bonus": bonus,
    "mayor": mayor,
    "steal": steal,
    "poison": poison,
    "sabotage": sabotage,
    "unless-guarded": unless_guarded,
    "trade": trade,
    "secure": secure,
    "forge": forge,
    "discard": discard,
    "discard-limit": discard_limit,
    "guard": guard,
    "allow-keep": allow_keep,
    "allow-thief": allow_thief,
    "allow-poisoner": allow_poisoner,
    "allow-saboteur": allow_saboteur,
}
