"""What each preview line of pillars says, checked against the course of the trick, the hand and the scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from bauhuette.engine.record import NOBODY
from bauhuette.games.pillars.cards import ADVANTAGES, BRICK, CARDS, COLOURS, CRAFTSMEN, IN_PLAY, POINTS, VALUE
from bauhuette.games.pillars.moves import to_play
from bauhuette.games.pillars.state import TRICK
from bauhuette.testkit.random_games import hidden
from tests.games.previewed import Case, Claim
from tests.limits import Rounds

from .arrange import MATERIALS, scoring, tricks

NUMBER = {key: card for card, key in enumerate(CARDS)}
KING, TOM = NUMBER["king"], NUMBER["tom-builder"]
GIVE = {"quarry": "stone", "forest": "wood", "gravel": "sand", "alfred": "metal"}  # P19
KEPT = 5  # P31
WORLDS = 2  # determinizations in which a trick is played out, beside the true state
NAMED = 5  # cards at most that a line names


def asked(_s: Any) -> list[int]:
    return []


def arranged() -> Iterator[Any]:
    """Kings, own craftsmen that take nothing away, Toms, and materials to burn and to drop."""
    led = ["master-builder-red", "carpenter-blue", "toolmaker-red"]
    yield tricks([["quarry-1"], ["forest-1"], ["forest-2"], ["quarry-2", "king"]], led, stack=[]).state
    hands = [["mortar-mixer-green", "forest-1"], ["master-builder-green", "king"], ["quarry-1", "quarry-2"]]
    yield tricks(hands, stack=[]).state
    cards = ["tom-builder", "carpenter-green", "master-builder-green", "stonemason-green"]
    for last in (False, True):
        yield scoring(cards, "wood wood stone stone sand sand metal metal", ["brick-burner", "helper"], last).state
        yield scoring(cards[1:], "wood stone", ["brick-burner", "helper"], last).state


# Tricks


class Trick(NamedTuple):
    """How a trick ended: the seat it was given to, and the cards that fell after the previewed one, by player."""

    receiver: int
    later: list[tuple[int, int]]
    after: Any


def play_out(case: Case, s: Any) -> Trick:
    """Make the previewed move in a world and play its trick to the end."""
    s, later = case.made(s, case.move), []
    rounds = Rounds("play out")
    while not case.told(s, "trick-given") and not case.told(s, "kings-trick") and rounds():
        move = case.luck.choice(case.moves(s, "play"))
        later.append((move - to_play(0), int(s.to_move)))
        s = case.made(s, move)
    given = case.told(s, "trick-given")
    return Trick(given[0][0] if given else NOBODY, later, s)


def tricks_of(case: Case) -> Iterator[Trick]:
    """The trick as it really lies, and as it may lie for all the seat knows."""
    yield play_out(case, case.before)
    for _ in range(WORLDS):
        yield play_out(case, case.world())


def owner(card: int, player: int) -> int:
    """P11 to P13."""
    if card == KING:
        return NOBODY
    return card // len(CRAFTSMEN) if card < len(COLOURS) * len(CRAFTSMEN) else player


def trick(case: Case) -> bool:
    return case.told(case.after, "trick-given")[0][0] == case.facts["seat"]


def sure(case: Case) -> bool:
    return not takers(case) and all(trick.receiver == case.facts["seat"] for trick in tricks_of(case))


def unless(fits: Callable[[Case, int, int], bool]) -> Claim:
    """It goes elsewhere only if a card of this kind fell later; the cards named are those that can take it away."""

    def claim(case: Case) -> bool:
        seat, able = case.facts["seat"], takers(case)
        for trick in tricks_of(case):
            if trick.receiver != seat and not any(fits(case, *fallen) and fallen[0] in able for fallen in trick.later):
                return False
        named = {fact for name, fact in case.facts.items() if name.startswith("taker")}
        gone = {fact for name, fact in case.facts.items() if name.startswith("gone")}
        if named != (able if len(able) <= NAMED else set()) or gone & able:
            return False
        return all(any(fits(case, card, player) for player in range(case.before.seats)) for card in able)

    return claim


def later_or_higher(case: Case, card: int, player: int) -> bool:
    return bool(VALUE[card] >= case.facts["value"]) and owner(card, player) != case.facts["seat"]


def higher(case: Case, card: int, player: int) -> bool:
    return bool(VALUE[card] > case.facts["value"]) and owner(card, player) != case.facts["seat"]


def equal(case: Case, card: int, _player: int) -> bool:
    return bool(VALUE[card] == case.facts["value"])


def king(_case: Case, card: int, _player: int) -> bool:
    return card == KING


def king_or_equal(case: Case, card: int, player: int) -> bool:
    return king(case, card, player) or equal(case, card, player)


def takers(case: Case) -> set[int]:
    """Cards of later players that would be the highest and send the trick elsewhere, each seen to fall in a world."""
    s = case.before
    later = [(int(s.leader) + i) % s.seats for i in range(int(s.trick_size) + 1, s.seats)]
    seen = {*cards_in(int(s.hand[case.seat])), *(int(card) for card in s.trick[: s.trick_size])}
    seen |= {card for p in range(s.seats) for card in cards_in(int(s.given[p]) | int(s.kept[p]))}
    unseen = [card for card in (*IN_PLAY[s.seats], *map(NUMBER.__getitem__, ADVANTAGES)) if card not in seen and later]
    high = max(int(VALUE[card]) for card in (*s.trick[: s.trick_size], case.args["card"]))
    seat = holder(case)
    return {
        card
        for card in unseen
        if VALUE[card] >= high and any(owner(card, p) != seat and falls(case, card, p) for p in later)
    }


def cards_in(cards: int) -> list[int]:
    return [card for card in range(len(CARDS)) if cards >> card & 1]


def falls(case: Case, card: int, player: int) -> bool:
    """Whether this player plays the card in some world the seat holds possible."""
    world = with_card(case, card, player)
    if world is None:
        return False
    s = case.made(world, case.move)
    rounds = Rounds("falls")
    while s.to_move != player and rounds():
        s = case.made(s, case.luck.choice(case.moves(s, "play")))
    return to_play(card) in case.moves(s, "play")


def holder(case: Case) -> int:
    """The seat that has the trick when the previewed card lies in it."""
    s, best, high = case.before, NOBODY, -1
    laid = [*(int(card) for card in s.trick[: s.trick_size]), case.args["card"]]
    for i, card in enumerate(laid):
        if VALUE[card] >= high:
            best, high = owner(card, (int(s.leader) + i) % s.seats), int(VALUE[card])
    return best


def with_card(case: Case, card: int, player: int) -> Any:
    """A determinization in which the player holds the card, or None: cards that are not seen change places."""
    known, world, bit = hidden(case.game, case.before, case.seat), case.world(), 1 << card
    if int(world.hand[player]) & bit:
        return world
    free = cards_in(int(world.hand[player]) & ~int(known.hand[player]))
    where = next((p for p in range(world.seats) if int(world.hand[p]) & bit), None)
    if where is not None and (int(known.hand[where]) & bit or not free):
        return None
    if where is not None:
        exchange(world, where, card, player, case.luck.choice(free))
        return world
    return dealt_advantage(case, known, world, card, player)


def dealt_advantage(case: Case, known: Any, world: Any, card: int, player: int) -> Any:
    """The card is imagined in the stack: exchange it with the advantage card of this hand, if that is not seen."""
    place = next((i for i in range(world.stack_size) if world.stack[i] == card), None)
    unseen = [(p, c) for p in range(world.seats) for c in cards_in(int(world.hand[p]) & ~int(known.hand[p]))]
    dealt = [(p, c) for p, c in unseen if CARDS[c] in ADVANTAGES]
    if place is None or known.stack[place] == card or not dealt:
        return None
    p, other = dealt[0]
    world.stack[place] = other
    world.hand[p] ^= 1 << other | 1 << card
    world.known[p] |= world.hand[p]
    if p != player:
        free = cards_in(int(world.hand[player]) & ~int(known.hand[player]))
        if not free:
            return None
        exchange(world, p, card, player, case.luck.choice(free))
    return world


def exchange(world: Any, a: int, card: int, b: int, other: int) -> None:
    swap = 1 << card | 1 << other
    world.hand[a] ^= swap
    world.hand[b] ^= swap
    for p in (a, b):
        world.known[p] |= world.hand[p]


def lost(case: Case) -> bool:
    """Of equal cards the later one is stronger (P10)."""
    high = max(int(VALUE[card]) for card in (*case.before.trick[: case.before.trick_size], case.args["card"]))
    others = [p for p in range(case.before.seats) if p != case.seat]
    worlds = [case.before, *(case.world() for _ in range(WORLDS))]
    return all(VALUE[card] >= high for s in worlds for p in others for card in cards_in(int(s.hand[p])))


def aside(case: Case) -> bool:
    return all(trick.receiver == NOBODY for trick in tricks_of(case))


def aside_leads(case: Case) -> bool:
    ends = list(tricks_of(case))
    return all(t.receiver == NOBODY and t.after.phase == TRICK and t.after.to_move == case.facts["seat"] for t in ends)


def lying(case: Case) -> list[str]:
    s = case.before
    return [CARDS[card] for card in (*s.trick[: s.trick_size], case.args["card"])]


def brings_materials(case: Case) -> bool:
    given = [GIVE[kind] for card in lying(case) if (kind := card.split("-")[0]) in GIVE]
    named = [MATERIALS[fact] for name, fact in case.facts.items() if name.startswith("gives")]
    tom = CARDS[TOM] in lying(case)
    return holder(case) == case.seat and named == given and case.facts["count"] == len(given) + tom


def brings_points(case: Case) -> bool:
    """P27 to P29: one for each own craftsman, and what is printed on people."""
    colour = COLOURS[case.seat]
    own = [card for card in lying(case) if card.endswith(f"-{colour}")]
    people = [card for card in lying(case) if not card.endswith(tuple(f"-{c}" for c in COLOURS))]
    named = {CARDS[fact] for name, fact in case.facts.items() if name.startswith("craftsman")}
    points = len(own) + sum(int(POINTS[NUMBER[card]]) for card in people)
    return holder(case) == case.seat and named == set(own) and points == case.facts["points"]


# Scoring


def gained(case: Case, material: int) -> int:
    return int(case.after.materials[case.seat, material]) - int(case.before.materials[case.seat, material])


def tom(case: Case) -> bool:
    return gained(case, case.facts["material"]) == 1


def burn(case: Case) -> bool:
    old, made = case.facts["material"], case.facts["made"]
    return made == BRICK and (gained(case, old), gained(case, made)) == ((0, 0) if old == made else (-1, 1))


def convert(case: Case) -> bool:
    points = int(case.after.converted) - int(case.before.converted)
    return gained(case, case.facts["material"]) == -1 and points == case.facts["points"]


def is_noted(case: Case) -> bool:
    """P27 to P30."""
    rows = [row for row in case.told(case.after, "scored") if row[0] == case.seat]
    more = int(case.after.score[case.seat]) - int(case.before.score[case.seat])
    return len(rows) == 1 and rows[0][1] == more and rows[0][2] == case.before.converted


def stay(case: Case) -> bool:
    """Until the next hand is dealt."""
    kept, s = case.before.materials[case.seat].tolist(), case.after
    steps = case.then()
    rounds = Rounds("stay")
    while not s.over and s.hand_number == case.before.hand_number and rounds():
        s = next(steps).after
    return is_noted(case) and not s.over and s.materials[case.seat].tolist() == kept


def last_hand(case: Case) -> bool:
    s, steps = case.after, case.then()
    rounds = Rounds("last hand")
    while not s.over and s.phase != TRICK and rounds():
        s = next(steps).after
    return is_noted(case) and bool(s.over)


def dropped(case: Case) -> int:
    """How many materials the seat gives up from here on in this scoring."""
    drops, s, steps = 0, case.after, case.then()
    rounds = Rounds("dropped")
    while not s.over and s.to_move == case.seat and case.moves(s, "drop") and rounds():
        s = next(steps).after
        drops += 1
    return drops if s.materials[case.seat].sum() <= KEPT else -1


def done_drops(case: Case) -> bool:
    return is_noted(case) and dropped(case) == case.facts["count"]


def drop(case: Case) -> bool:
    return gained(case, case.facts["material"]) == -1 and dropped(case) == case.facts["count"]


CLAIMS: dict[str, Claim] = {
    "trick": trick,
    "trick-sure": sure,
    "trick-unless": unless(later_or_higher),
    "trick-unless-king": unless(king),
    "trick-unless-higher": unless(higher),
    "trick-unless-equal": unless(equal),
    "trick-unless-king-equal": unless(king_or_equal),
    "trick-lost": lost,
    "aside-leads": aside_leads,
    "aside": aside,
    "brings-materials": brings_materials,
    "brings-points": brings_points,
    "tom": tom,
    "burn": burn,
    "convert": convert,
    "done": stay,
    "done-last": last_hand,
    "done-drops": done_drops,
    "drop": drop,
}
