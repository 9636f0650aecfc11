"""The ending: the race round by round, and who finished which church when."""

from __future__ import annotations

from bauhuette.engine.ending import Curve, Facts, GameCourse, NewsItem, SingleThing, StepLabel

from . import cards
from .view_types import EndedChurch, Ending, View


def curve(played: GameCourse) -> Curve:
    rounds = _rounds(played)
    ends = [step for step in range(len(rounds)) if step + 1 == len(rounds) or rounds[step + 1] > rounds[step]]
    values = [_scores(played.view_after(step)) for step in (0, *ends)]
    labels = [StepLabel("ending-start"), *(StepLabel("ending-round", i + 1) for i in range(len(ends)))]
    return Curve("ending-race", "points", labels, values)


def _scores(view: View) -> list[int]:
    return [seat["score"] for seat in view["seats"]]


def _rounds(played: GameCourse) -> list[int]:
    """Return the round each step belongs to, from 1; a step that begins a round belongs to the one before it."""
    number, rounds, last = 1, [], played.view_after(0)["turn"]
    for step, news in enumerate(played.steps):
        rounds.append(number)
        turns = [one["seat"] for one in news if one["kind"] in ("turn", "skipped")] if step else []
        for seat in turns:
            number += seat < last
            last = seat
    return rounds


def things(played: GameCourse) -> list[SingleThing]:
    """The last church of all."""
    churches = scene(played)["churches"]
    if not churches:
        return []
    last = churches[-1]
    facts: Facts = {"field": last["church"], "abbot": last["abbot"], "source": f"field-{last['church']}"}
    amount = last["points"] + last["abbot"]
    return [SingleThing("last-church", last["owner"], amount, last["round"], last["church"], facts)]


def scene(played: GameCourse) -> Ending:
    view: View = played.last_view
    rounds = _rounds(played)
    churches = [
        _church(played, step, news, rounds[step])
        for step in range(len(played.steps))
        for news in played.steps[step]
        if news["kind"] == "completed"
    ]
    return {"churches": churches, "audiences": [seat["audiences"] for seat in view["seats"]], "goal": view["goal"]}


def _church(played: GameCourse, step: int, completed: NewsItem, number: int) -> EndedChurch:
    """What each seat had put in before, and the last stone; its stones went back to the supply."""
    church = completed["church"]
    before: View = played.view_after(step - 1)
    given = list(before["churches"][church]["given"])
    for news in played.steps[step]:
        if news["kind"] == "laid" and news["church"] == church:
            given[news["seat"]] += int(cards.POINTS[cards.STONES.index(news["stone"])])
    return {
        "church": church,
        "owner": completed["seat"],
        "round": number,
        "points": completed["points"],
        "abbot": _abbot(church) if played.last_view["churches"][church]["abbot"] else 0,
        "given": given,
    }


def _abbot(church: str) -> int:
    return int(cards.BONUS[cards.ABBOT_OF[cards.CHURCHES.index(church)]])
