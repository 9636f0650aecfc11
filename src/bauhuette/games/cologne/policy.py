"""A sensible player: weighs every load and delivery by its route and by who else builds there.

Worths are thousandths of a point. Only what the seat to move knows is read: its own hand, and what lies open.
"""

from __future__ import annotations

import numpy as np

from bauhuette.engine.dispatch import reader
from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY, Cells, Numbers

from . import cards, encounters, moves
from .actions import GATE_COUNT, stones_at_gate, why_not_act, why_not_unload
from .board import DISTANCE, DOM, FIRST_GATE
from .construction_sites import SITE_COUNT, STONE_SORTS, given, missing, most_given, score, why_not_lay
from .piles import holds
from .routes import next_step
from .state import BEGUN, HAMMER, LIMIT, OFFERED, REACTING, ROLLING, State

stone_loaded = reader(moves.MOVES, "load", "stone")

# How gladly a card is kept when four are in hand; abbots of lost churches come before all others.
_KEEN = {
    "mayor": 90, "archbishop": 80, "thief": 70, "saboteur": 65, "guard": 60, "notary": 50,
    "forger": 45, "poisoner": 40, "trader": 30,
}  # fmt: skip
KEEN = np.array([_KEEN.get(card, 55) for card in cards.CARDS], np.int64)
ABBOT_COUNT = len(cards.ABBOTS)
SWAP_COUNT = len(cards.SWAPS)
NOTARY_WORTH = 1500
FORGER_WORTH = 1500
TRADER_WORTH = 300
START_UP = 4  # how much of a church's worth its first stones make, in points


@rule
def steps_between(here: int, field: int) -> int:
    """The one place that holds the table: every rule that names it would carry a copy of its own to the card."""
    return int(DISTANCE[here, field])


@rule
def policy(s: State, offered: Cells, n: int) -> int:
    if n == 1:
        return int(offered[0])
    if s.phase == REACTING:
        return moves.WARD_OFF if encounters.why_not_guard(s) == 0 else moves.ALLOW
    if s.phase == OFFERED:
        return int(offered[n - 1])
    if s.phase == LIMIT:
        return least_wanted(s)
    if s.phase == ROLLING:
        return moves.ROLL
    move = best_card(s)
    return move if move >= 0 else best_action(s)


@rule
def least_wanted(s: State) -> int:
    worst = -1
    least = 0
    for card in range(len(KEEN)):
        if holds(s, s.turn, card):
            keen = KEEN[card]
            if is_useless(s, card):
                keen = 0
            if worst < 0 or keen < least:
                worst = card
                least = keen
    return moves.to_discard(worst)


@rule
def is_useless(s: State, card: int) -> bool:
    """The abbot of a church that somebody else has won."""
    if card >= ABBOT_COUNT:
        return False
    owner = s.owner[cards.CHURCH_OF[card]]
    return bool(owner != NOBODY and owner != s.turn)


# What a stone is worth at a church


@rule
def chance(s: State, mine: int, other: int, rest: int) -> int:
    """In thousandths: how likely the church becomes mine with `rest` points to come."""
    if mine == 0 and other == 0:
        return 1000 // s.seats
    lead = mine - other
    if lead > rest:
        return 1000
    if -lead > rest:
        return 0
    return 500 + 300 * lead // (rest + 1)


@rule
def prize(s: State, church: int) -> int:
    """The church's value for the seat to move, its abbot included."""
    abbot = cards.ABBOT_OF[church]
    if abbot >= 0 and holds(s, s.turn, abbot):
        return int(cards.VALUE[church] + cards.BONUS[abbot])
    return int(cards.VALUE[church])


@rule
def potential(s: State, church: int, mine: int, other: int, rest: int) -> int:
    """What the church promises: more, the nearer it is to completion; what it promises others counts against it."""
    odds = chance(s, mine, other, rest)
    near = cards.VALUE[church] - rest
    for_me = prize(s, church) * odds
    for_them = cards.VALUE[church] * (1000 - odds) // (s.seats - 1)
    return int((for_me - for_them) * near // cards.VALUE[church])


@rule
def promise(s: State, church: int, mine: int, other: int, rest: int) -> int:
    """The potential after laying a stone; a church that is complete by it keeps its promise."""
    if rest > 0:
        return potential(s, church, mine, other, rest)
    if mine >= other:  # of equals the last stone wins, and it is mine
        return prize(s, church) * 1000
    return int(-cards.VALUE[church] * 1000 // (s.seats - 1))


@rule
def note_worths(s: State) -> None:
    """What laying a stone would change, for every church and stone; 0 where it may not be laid."""
    for church in range(SITE_COUNT):
        if s.site[church] == HAMMER or s.site[church] == BEGUN:
            note_worths_at(s, church)


@rule
def note_worths_at(s: State, church: int) -> None:
    mine = given(s, church, s.turn)
    other = most_given(s, church, s.turn)
    rest = missing(s, church)
    before = potential(s, church, mine, other, rest)
    for stone in range(STONE_SORTS):
        points = int(cards.POINTS[stone])
        s.worth[church, stone] = 0
        if why_not_lay(s, s.turn, church, stone) == 0:
            s.worth[church, stone] = promise(s, church, mine + points, other, rest - points) - before


@rule
def forget_worths(s: State) -> None:
    for church in range(SITE_COUNT):
        for stone in range(STONE_SORTS):
            s.worth[church, stone] = 0


@rule
def best_church(s: State, field: int, stone: int, spent: int) -> tuple[int, int]:
    """Where to bring a stone from `field`, and what that gains for each action; (0, -1) when it gains nothing."""
    best = -1
    best_rate = 0
    for church in range(SITE_COUNT):
        if s.worth[church, stone] > 0:
            rate = int(s.worth[church, stone]) * 10 // (spent + steps_between(field, church) + 2)
            if rate > best_rate:
                best = church
                best_rate = rate
    return best_rate, best


# Actions: a prospect is what an action brings for its effort, the field to go to, and the move to make there

Prospect = tuple[int, int, int]


@rule
def best_action(s: State) -> int:
    """The cart with the better prospects goes first; the other one reckons with what it will do."""
    note_worths(s)
    rate0, goal0, there0 = prospect(s, 0)
    rate1, goal1, there1 = prospect(s, 1)
    first = 0 if rate0 >= rate1 else 1
    goal, there = (goal0, there0) if first == 0 else (goal1, there1)
    move = towards(s, first, goal, there)
    if move < 0:
        move = second_action(s, first, goal, there)
    forget_worths(s)
    return move if move >= 0 else moves.END


@rule
def second_action(s: State, first: int, goal: int, there: int) -> int:
    """The other cart goes where the stone of the first is not wanted already."""
    stone = int(s.load[s.turn, first])
    if stone >= 0 and goal < SITE_COUNT:
        s.built[goal, s.turn, stone] += 1
        note_worths_at(s, goal)
        s.built[goal, s.turn, stone] -= 1
    fetches = stone < 0 and goal != DOM and there != moves.END
    if fetches:
        s.gates[goal - FIRST_GATE, stone_loaded(there)] -= 1
    _, goal2, there2 = prospect(s, 1 - first)
    if fetches:
        s.gates[goal - FIRST_GATE, stone_loaded(there)] += 1
    return towards(s, 1 - first, goal2, there2)


@rule
def towards(s: State, cart: int, goal: int, there: int) -> int:
    """The move that leads to the goal, or -1 when the cart is done, others are in the way or the gate is still full."""
    if why_not_act(s, cart) != 0:
        return -1
    here = int(s.at[s.turn, cart])
    if here == goal:
        unloads = there == moves.to_unload(cart)
        return -1 if unloads and why_not_unload(s, cart) != 0 else there
    field = next_step(s, here, goal)
    return moves.to_move(cart, field) if field >= 0 else -1


@rule
def prospect(s: State, cart: int) -> Prospect:
    here = int(s.at[s.turn, cart])
    stone = int(s.load[s.turn, cart])
    rate, goal, there = delivery(s, cart, here, stone) if stone >= 0 else fetching(s, cart, here)
    if holds(s, s.turn, cards.ARCHBISHOP) and s.played < cards.PLAYED_LIMIT:
        visit_rate = cards.BONUS[cards.ARCHBISHOP] * 10000 // (steps_between(here, DOM) + 2)
        if visit_rate > rate:
            return visit_rate, DOM, moves.to_visit(cart)
    return rate, goal, there


@rule
def delivery(s: State, cart: int, here: int, stone: int) -> Prospect:
    """Bring the stone where it is worth most, or back to a gate when nobody wants it."""
    rate, church = best_church(s, here, stone, 0)
    if church >= 0:
        return rate, church, moves.to_build(cart)
    best = -1
    for gate in range(FIRST_GATE, FIRST_GATE + GATE_COUNT):
        room = stones_at_gate(s, gate - FIRST_GATE) < cards.STORAGE
        if room and (best < 0 or steps_between(here, gate) < steps_between(here, best)):
            best = gate
    return (1, best, moves.to_unload(cart)) if best >= 0 else (0, here, moves.END)


@rule
def fetching(s: State, cart: int, here: int) -> Prospect:
    """The stone whose whole way, from here to its gate to its church, pays best."""
    best_rate = 0
    goal = here
    there = moves.END
    for gate in range(GATE_COUNT):
        field = FIRST_GATE + gate
        for stone in range(STONE_SORTS):
            if s.gates[gate, stone] > 0:
                rate, _ = best_church(s, field, stone, steps_between(here, field) + 1)
                if rate > best_rate:
                    best_rate = rate
                    goal = field
                    there = moves.to_load(cart, stone)
    return best_rate, goal, there


# Cards


@rule
def best_card(s: State) -> int:
    """A card worth playing now, or -1."""
    if s.hand_count[s.turn] == 0 or s.played >= cards.PLAYED_LIMIT:
        return -1
    for abbot in range(ABBOT_COUNT):
        if encounters.why_not_bonus(s, abbot) == 0:
            return moves.to_bonus(abbot)
    if encounters.why_not_mayor(s) == 0:
        return moves.PLAY_MAYOR
    move = best_attack(s)
    if move < 0 and holds(s, s.turn, cards.NOTARY):
        move = best_right(s)
    if move < 0 and holds(s, s.turn, cards.FORGER):
        move = best_forgery(s)
    if move < 0 and holds(s, s.turn, cards.TRADER):
        move = best_trade(s)
    return move


@rule
def best_attack(s: State) -> int:
    """Against whoever is ahead of the others."""
    move = -1
    most = -1
    for victim in range(s.seats):
        points = score(s, victim)
        if points > most:
            found = attack_on(s, victim)
            if found >= 0:
                move = found
                most = points
    return move


@rule
def attack_on(s: State, victim: int) -> int:
    if encounters.why_not_steal(s, victim) == 0:
        return moves.to_steal(victim)
    if encounters.why_not_sabotage(s, victim) == 0:
        return moves.to_sabotage(victim)
    if encounters.why_not_poison(s, victim) == 0:
        return moves.to_poison(victim)
    return -1


@rule
def best_right(s: State) -> int:
    """The notary goes where a good church might still be lost."""
    best = -1
    most = NOTARY_WORTH
    for church in range(SITE_COUNT):
        if encounters.why_not_secure(s, church) == 0:
            mine = given(s, church, s.turn)
            odds = chance(s, mine, most_given(s, church, s.turn), missing(s, church))
            gain = prize(s, church) * (1000 - odds)
            if gain > most:
                best = moves.to_secure(church)
                most = gain
    return best


@rule
def best_forgery(s: State) -> int:
    best = -1
    most = FORGER_WORTH
    for church in range(SITE_COUNT):
        for victim in range(s.seats):
            for swap in range(SWAP_COUNT):
                if encounters.why_not_forge(s, church, victim, swap) == 0:
                    gain = forgery_gain(s, church, victim, swap)
                    if gain > most:
                        best = moves.to_forge(church, victim, swap)
                        most = gain
    return best


@rule
def forgery_gain(s: State, church: int, victim: int, swap: int) -> int:
    shift = cards.POINTS[cards.SWAP_TO[swap]] - cards.POINTS[cards.SWAP_FROM[swap]]
    mine = given(s, church, s.turn)
    other = most_given(s, church, s.turn)
    rest = missing(s, church)
    lower = 0
    for seat in range(s.seats):
        if seat != s.turn:
            lower = max(lower, given(s, church, seat) - (shift if seat == victim else 0))
    before = potential(s, church, mine, other, rest)
    return potential(s, church, mine + shift, lower, rest) - before


@rule
def best_trade(s: State) -> int:
    """Improve the stone that an empty cart is about to load."""
    note_worths(s)
    best = -1
    most = 0
    for cart in range(cards.CARTS):
        if s.load[s.turn, cart] < 0:
            here = int(s.at[s.turn, cart])
            at_least = fetching(s, cart, here)[0] + TRADER_WORTH
            for gate in range(GATE_COUNT):
                for swap in range(SWAP_COUNT):
                    rate = trade_rate(s, here, gate, swap)
                    if rate > most and rate > at_least:
                        best = moves.to_trade(gate, swap)
                        most = rate
    forget_worths(s)
    return best


@rule
def trade_rate(s: State, here: int, gate: int, swap: int) -> int:
    """What fetching the exchanged stone would pay."""
    if encounters.why_not_trade(s, gate, swap) != 0:
        return 0
    field = FIRST_GATE + gate
    return best_church(s, field, cards.SWAP_TO[swap], steps_between(here, field) + 1)[0]


# --- what is to be expected ---

THOUSAND = 1000.0
ACTION_WORTH = 120  # thousandths of a point that one action brings
SITES_SHARE = 0.65  # of what the sites promise comes true; a fit over games of greedy players, as are the next two
CARTS_SHARE = 0.37  # of what the carts are about to do
ON_TURN = 0.45  # points
CARD_WORTH = 10.0  # thousandths of a point a card brings, for each degree of keenness
CERTAIN = 2.0  # points of lead that nearly decide the end
OPEN_RACE = 0.2  # the same, for each point that is missing to the goal


@rule
def chapter(s: State) -> int:
    """Every turn of a seat."""
    return int(s.turns)


@rule
def evaluate(s: State, out: Numbers) -> float:
    """Points, what the sites promise, what the carts are about to do, and the cards in hand."""
    turn = s.turn
    leader = 0
    for seat in range(s.seats):
        s.turn = seat
        leader = max(leader, score(s, seat))
        promise = SITES_SHARE * sites_promise(s) + CARTS_SHARE * carts_promise(s)
        out[seat] = score(s, seat) + promise / THOUSAND
        for card in range(len(KEEN)):
            if holds(s, seat, card) and not is_useless(s, card):
                out[seat] += CARD_WORTH * KEEN[card] / THOUSAND
    s.turn = turn
    out[turn] += ON_TURN
    return float(CERTAIN + OPEN_RACE * max(0, cards.THRESHOLD[s.seats] - leader))


@rule
def sites_promise(s: State) -> int:
    total = 0
    for church in range(SITE_COUNT):
        if s.site[church] == HAMMER or s.site[church] == BEGUN:
            rest = missing(s, church)
            odds = chance(s, given(s, church, s.turn), most_given(s, church, s.turn), rest)
            near = START_UP + cards.VALUE[church] - rest
            total += prize(s, church) * odds * near // (START_UP + cards.VALUE[church])
    return int(total)


@rule
def carts_promise(s: State) -> int:
    """Worth of the best delivery of each cart, less the actions it still takes."""
    note_worths(s)
    total = 0
    for cart in range(cards.CARTS):
        here = int(s.at[s.turn, cart])
        stone = int(s.load[s.turn, cart])
        best = delivered(s, here, stone, 0) if stone >= 0 else 0
        for gate in range(GATE_COUNT):
            for sort in range(STONE_SORTS):
                if stone < 0 and s.gates[gate, sort] > 0:
                    field = FIRST_GATE + gate
                    best = max(best, delivered(s, field, sort, steps_between(here, field) + 1))
        total += best
    forget_worths(s)
    return int(total)


@rule
def delivered(s: State, field: int, stone: int, spent: int) -> int:
    best = 0
    for church in range(SITE_COUNT):
        effort = spent + steps_between(field, church) + 1
        best = max(best, int(s.worth[church, stone]) - ACTION_WORTH * effort)
    return best
