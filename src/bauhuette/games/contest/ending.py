"""The ending: the cities round by round, their extra points, and what they lack for more."""

from __future__ import annotations

from bauhuette.engine.ending import Curve, GameCourse, SingleThing, StepLabel

from . import cards
from .view_types import EndedCity, Ending, ExtraName, Holdings, Lack, View

EXTRAS: tuple[ExtraName, ...] = ("middle", "churches", "corners")


def curve(played: GameCourse) -> Curve:
    """Points of buildings after each round of turns; the last step adds extra points and cards left in hand."""
    ends = _ends_of_rounds(played)
    rounds = [StepLabel("ending-round", i + 1) for i in range(len(ends))]
    values = [_buildings(played.view_after(step)) for step in (0, *ends, len(played.steps) - 1)]
    labels = [StepLabel("ending-start"), *rounds, StepLabel("ending-final-round"), StepLabel("ending-count")]
    return Curve("ending-by-round", "points", labels, [*values, list(played.scores)])


def _buildings(view: View) -> list[int]:
    return [seat["points"]["buildings"] for seat in view["seats"]]


def _ends_of_rounds(played: GameCourse) -> list[int]:
    """Return after how many moves each round of turns was over, up to the final round (C51)."""
    ends: list[int] = []
    first: int | None = None
    for step in range(1, len(played.steps)):
        for news in played.steps[step]:
            if news["kind"] == "final-round":
                return [*ends, step]
            if news["kind"] == "rolled" and news["seat"] == first:
                ends.append(step - 1)
            elif news["kind"] == "rolled" and first is None:
                first = news["seat"]
    return ends


def things(played: GameCourse) -> list[SingleThing]:
    view: View = played.last_view
    found: list[SingleThing] = []
    count = len(_ends_of_rounds(played)) + 2
    for seat, one in enumerate(view["seats"]):
        extras = {name: one["points"][name] for name in EXTRAS}
        found += [
            SingleThing(name, seat, points, count, facts={"source": f"extra-{name}"})
            for name, points in extras.items()
            if points
        ]
        if one["minus"]:
            found.append(SingleThing("hand", seat, -one["minus"], count, facts={"source": "tally-minus"}))
    return found


def scene(played: GameCourse) -> Ending:
    view: View = played.last_view
    return {"cities": [_city(seat) for seat in view["seats"]]}


def _city(seat: Holdings) -> EndedCity:
    points = seat["points"]
    sorts = [None if card is None else cards.SORTS[cards.SORT[cards.FACES.index(card)]] for card in seat["city"]]
    hall = cards.SORTS[cards.TOWN_HALL]
    place = sorts.index(hall) if hall in sorts else None
    return {
        "city": seat["city"],
        "buildings": points["buildings"],
        "extra": {name: points[name] for name in EXTRAS},
        "hand": seat["hand"],
        "minus": seat["minus"] or 0,
        "lacks": [*_incomplete(sorts)] if not points["complete"] else [*_missed(seat, place)],
        "left": 0 if place is None else place,
        "right": 0 if place is None else len(sorts) - 1 - place,
    }


def _incomplete(sorts: list[str | None]) -> list[Lack]:
    """C54: what the city lacks for any extra points."""
    if not sorts:
        return ["no-city"]
    left, right = sorts[0] == cards.SORTS[cards.LEFT_CORNER], sorts[-1] == cards.SORTS[cards.RIGHT_CORNER]
    if not left or not right:
        return ["towers" if not left and not right else "right-tower" if left else "left-tower"]
    return ["gap"]


def _missed(seat: Holdings, hall: int | None) -> list[Lack]:
    """C55 to C57: which extra points a complete city does not earn."""
    points = seat["points"]
    missed: list[Lack] = []
    if hall is None:
        missed.append("town-hall")
    elif not points["middle"]:
        missed.append("middle")
    if hall is not None and not points["churches"]:
        missed.append("churches")
    if not points["corners"]:
        missed.append("corners")
    return missed
