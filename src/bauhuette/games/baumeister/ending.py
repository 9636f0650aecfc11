"""The ending: money round by round, and the works of each seat with what they brought."""

from __future__ import annotations

from bauhuette.engine.ending import Curve, Facts, GameCourse, SingleThing, StepLabel

from .cards import UNIT
from .view_types import EndedWork, Ending, View


def curve(played: GameCourse) -> Curve:
    """Cash less what repaying the loans would cost; the last round with the final count."""
    rounds = _rounds(played)
    begun = [step for step, number in enumerate(rounds) if step and number > rounds[step - 1]]
    values = [_worth(played.view_after(step)) for step in (0, *begun)]
    labels = [StepLabel("ending-start"), *(StepLabel("ending-round", rounds[step] - 1) for step in begun)]
    return Curve(
        "ending-money", "talers", [*labels, StepLabel("ending-round", rounds[-1])], [*values, list(played.scores)]
    )


def _worth(view: View) -> list[int]:
    return [seat["money"] - seat["debt"] for seat in view["seats"]]


def _rounds(played: GameCourse) -> list[int]:
    """Return the number of the round after each step."""
    first: View = played.view_after(0)
    rounds = [first["round"]]
    for news in played.steps[1:]:
        told = [one["number"] for one in news if one["kind"] == "round"]
        rounds.append(told[-1] if told else rounds[-1])
    return rounds


def things(played: GameCourse) -> list[SingleThing]:
    """B50: what the missing pieces of a contract cost."""
    last = len(curve(played).values) - 1
    found = []
    for seat, works in enumerate(scene(played)["works"]):
        for work in works:
            missing = sum(piece != "built" for piece in work["pieces"])
            if missing:
                facts: Facts = {"contract": work["contract"], "count": missing, "source": "tally-unfinished"}
                cost = work["paid"] - work["price"]
                found.append(SingleThing("missing", seat, cost, last, work["contract"], facts))
    return found


def scene(played: GameCourse) -> Ending:
    view: View = played.last_view
    finished = _finished(played)
    salvaged = {one["contract"]: UNIT * one["amount"] for one in played.ended.news if one["kind"] == "salvaged"}
    works: list[list[EndedWork]] = [[] for _ in played.seats]
    for key, contract in view["contracts"].items():
        if contract["holder"] is not None:
            works[contract["holder"]].append(
                {
                    "contract": key,
                    "round": finished.get(key),
                    "price": contract["price"],
                    "paid": salvaged.get(key, contract["price"] if contract["place"] == "paid" else 0),
                    "pieces": ["built"] * len(contract["pieces"])
                    if contract["place"] == "paid"
                    else [piece["state"] for piece in contract["pieces"]],
                }
            )
    for own in works:
        own.sort(key=lambda work: (work["round"] is None, work["round"] or 0))
    return {"works": works}


def _finished(played: GameCourse) -> dict[str, int]:
    """Return in which round each contract was paid for."""
    rounds = _rounds(played)
    return {
        one["contract"]: rounds[max(0, step - 1)]
        for step, news in enumerate(played.steps)
        for one in news
        if one["kind"] == "income"
    }
