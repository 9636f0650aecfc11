"""What can make a step, a stone or a card better: who gets which church, who is held up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bauhuette.engine.domains import SEAT
from bauhuette.engine.news import NewsItem
from bauhuette.engine.reasons import CausalPattern, Helps, Playout

from . import cards
from .construction_sites import given
from .ids import K1, K6, K16, K17, K33, K34, K39, K44, K46, K48, K51, K58
from .moves import CARD, CHURCH, GATE, STONE

HITS = {"poisoned": (cards.POISONER, "seat"), "sabotaged": (cards.SABOTEUR, "seat"), "stole": (cards.THIEF, "victim")}
PLAYED = {"forged": cards.FORGER, "traded": cards.TRADER, "secured": cards.NOTARY}
Facts = Iterator[tuple[int, ...]]


def owners(playout: Playout) -> dict[int, int]:
    """Who gets which church from now on."""
    return {item.facts["church"]: item.facts["seat"] for item in playout.told("completed")}


# --- churches ---


def completes_now(playout: Playout) -> Facts:
    """K16: I complete a church in this turn and get it, before another seat is to play."""
    for item in playout.until("turn").told("completed"):
        if item.facts["seat"] == playout.seat:
            yield (item.facts["church"],)


def wins_tie(playout: Playout) -> Facts:
    """K17: I get a church at which another seat has contributed as much, because I unloaded later."""
    for item, points in _contributed(playout):
        church, seat = item.facts["church"], item.facts["seat"]
        if seat == playout.seat and any(points[church, other] == points[church, seat] for other in playout.others):
            yield (church,)


def _contributed(playout: Playout) -> Iterator[tuple[NewsItem, Counter[tuple[int, int]]]]:
    """Every church that is completed, with what each seat has contributed there by then; forged stones included."""
    seats = range(int(playout.before.seats))
    points = Counter(
        {(church, seat): given(playout.before, church, seat) for church in range(len(cards.CHURCHES)) for seat in seats}
    )
    for item in playout.told("laid", "forged", "completed"):
        facts = item.facts
        if item.kind == "laid":
            points[facts["church"], facts["seat"]] += int(cards.POINTS[facts["stone"]])
        elif item.kind == "forged":
            gained = int(cards.POINTS[cards.SWAP_TO[facts["swap"]]] - cards.POINTS[cards.SWAP_FROM[facts["swap"]]])
            points[facts["church"], facts["seat"]] += gained
            points[facts["church"], facts["victim"]] -= gained
        else:
            yield item, points


def stone_built(playout: Playout) -> Facts:
    """K33: a stone I carry now goes into a church that I get."""
    carried = [int(stone) for stone in playout.before.load[playout.seat]]
    for item in playout.told("laid"):
        cart, stone, church = item.facts["cart"], item.facts["stone"], item.facts["church"]
        is_mine = item.facts["seat"] == playout.seat and carried[cart] == stone
        if is_mine and owners(playout).get(church) == playout.seat:
            yield stone, church


def for_nothing(playout: Playout) -> Facts:
    """K1: I build at a church that another seat gets."""
    mine = {item.facts["church"] for item in playout.told("laid") if item.facts["seat"] == playout.seat}
    yield from ((seat, church) for church, seat in owners(playout).items() if church in mine and seat != playout.seat)


def gets_church(playout: Playout) -> Facts:
    """K16: a seat gets a church."""
    yield from ((seat, church) for church, seat in owners(playout).items())


def sole_right(playout: Playout) -> Facts:
    """K51: a seat secures the right to build at a church."""
    yield from ((item.facts["seat"], item.facts["church"]) for item in playout.told("secured"))


def soon(playout: Playout) -> Iterator[NewsItem]:
    """What I load and lay in this turn and my next one."""
    begun = 0
    for item in playout.told("turn", "loaded", "laid"):
        if item.facts["seat"] == playout.seat:
            begun += item.kind == "turn"
            if begun > 1:
                return
            yield item


def builds_soon(playout: Playout) -> Facts:
    """K33: I build at a church in this turn or my next one, and get it."""
    for item in soon(playout):
        if item.kind == "laid" and owners(playout).get(item.facts["church"]) == playout.seat:
            yield (item.facts["church"],)


def loads_soon(playout: Playout) -> Facts:
    """K34: I load a stone at a gate in this turn or my next one."""
    for item in soon(playout):
        if item.kind == "loaded":
            yield item.facts["stone"], item.facts["gate"]


# --- stones, cards, the end ---


def stone_gone(playout: Playout) -> Facts:
    """K34: others take all stones of a sort from a gate where they lie now."""
    taken: Counter[tuple[int, int]] = Counter()
    for item in playout.told("loaded"):
        place = item.facts["gate"], item.facts["stone"]
        taken[place] += item.facts["seat"] != playout.seat
        if item.facts["seat"] != playout.seat and taken[place] == playout.before.gates[place]:
            yield item.facts["seat"], item.facts["stone"], item.facts["gate"]


def hit_by(playout: Playout) -> Facts:
    """K47, K49, K54, K58: a card is played against a seat that does not ward it off."""
    for item in playout.told(*HITS):
        card, victim = HITS[item.kind]
        yield item.facts[victim], card


def audience(playout: Playout) -> Facts:
    """K48: a seat visits the Archbishop."""
    yield from ((item.facts["seat"],) for item in playout.told("audience"))


def lays_out_abbot(playout: Playout) -> Facts:
    """K44: a seat lays out an abbot or an abbess."""
    yield from ((item.facts["seat"], item.facts["card"]) for item in playout.told("bonus"))


def second_turn(playout: Playout) -> Facts:
    """K46: a seat has a second turn by the Mayor."""
    yield from ((item.facts["seat"],) for item in playout.told("mayor"))


def plays_card(playout: Playout) -> Facts:
    """K39: a card I hold now is played later."""
    for item in playout.told("attacked", *PLAYED):
        card = item.facts.get("card", PLAYED.get(item.kind, -1))
        if item.facts["seat"] == playout.seat and playout.after.hand[playout.seat, card]:
            yield (card,)


def reaches_goal(playout: Playout) -> Facts:
    """K6: a seat reaches the goal and brings on the last round."""
    yield from ((item.facts["seat"],) for item in playout.told("goal"))


REASONS = (
    CausalPattern("completes-now", K16, completes_now, Helps.ME, church=CHURCH),
    CausalPattern("wins-tie", K17, wins_tie, Helps.ME, church=CHURCH),
    CausalPattern("sole-right", K51, sole_right, Helps.NAMED, seat=SEAT, church=CHURCH),
    CausalPattern("hit-by", K58, hit_by, Helps.OTHERS_THAN_NAMED, seat=SEAT, card=CARD),
    CausalPattern("stone-gone", K34, stone_gone, Helps.OTHERS, seat=SEAT, stone=STONE, gate=GATE),
    CausalPattern("stone-built", K33, stone_built, Helps.ME, stone=STONE, church=CHURCH),
    CausalPattern("builds-soon", K33, builds_soon, Helps.ME, church=CHURCH),
    CausalPattern("loads-soon", K34, loads_soon, Helps.ME, stone=STONE, gate=GATE),
    CausalPattern("for-nothing", K1, for_nothing, Helps.OTHERS, seat=SEAT, church=CHURCH),
    CausalPattern("gets-church", K16, gets_church, Helps.NAMED, seat=SEAT, church=CHURCH),
    CausalPattern("audience", K48, audience, Helps.NAMED, seat=SEAT),
    CausalPattern("lays-out-abbot", K44, lays_out_abbot, Helps.NAMED, seat=SEAT, card=CARD),
    CausalPattern("second-turn", K46, second_turn, Helps.NAMED, seat=SEAT),
    CausalPattern("plays-card", K39, plays_card, Helps.ME, card=CARD),
    CausalPattern("reaches-goal", K6, reaches_goal, Helps.NAMED, seat=SEAT),
)
