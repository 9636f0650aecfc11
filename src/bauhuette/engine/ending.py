"""The ending of a finished game: how the scores came about, and what decided it.

A game's own `ending.py` has three functions of a `GameCourse`:

    curve(played) -> Curve            the scores after each hand, round ...
    things(played) -> [SingleThing]   single things that brought or cost a seat points
    scene(played) -> dict             what its last scene draws, ready for JSON

It uses only what the reader was shown. `reason_for` finds the sentence why; its words are
`because-<key>`, and the first rule that holds is taken:

    1  a single thing worth at least the lead
    2  the largest step of the winner, if another seat led before it and not after it
    3  the source of points with the largest difference
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource

NewsItem = Mapping[str, Any]
Facts = Mapping[str, int | str]


class GameCourse(NamedTuple):
    """A finished game as one of its readers was shown it; `steps` holds the news of each step, the deal first."""

    steps: Sequence[Sequence[NewsItem]]
    view_after: Callable[[int], Any]  # after a number of moves
    scores: Sequence[int]

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    @property
    def last_view(self) -> Any:
        return self.view_after(len(self.steps) - 1)

    @property
    def ended(self) -> EndedGame:
        return EndedGame(self.last_view, self.scores, [one for step in self.steps for one in step])


class StepLabel(NamedTuple):
    """The message that names a step, with its number."""

    text: str
    number: int = 0


class Curve(NamedTuple):
    """The course of the scores: a row for the start and for each step, with a value for each seat."""

    title: str
    unit: str  # points or talers
    labels: list[StepLabel]
    values: list[list[int]]

    def gain(self, step: int, seat: int) -> int:
        return self.values[step][seat] - self.values[step - 1][seat]

    def leader(self, step: int) -> int | None:
        """Return the seat ahead of all others after a step."""
        best = max(self.values[step])
        ahead = [seat for seat, value in enumerate(self.values[step]) if value == best]
        return ahead[0] if len(ahead) == 1 else None


class SingleThing(NamedTuple):
    """What brought a seat points, or with a negative amount cost it some. Those with one key and one thing compare."""

    key: str
    seat: int
    amount: int
    step: int | None = None  # of the curve
    thing: str = ""  # what to mark in the scene
    facts: Mapping[str, int | str] = {}  # those of the sentence; `source` is the row of the result it belongs to


class DecidingReason(NamedTuple):
    """Why it ended so: a sentence with its facts, and where the scene shows it."""

    key: str
    seat: int
    amount: int = 0
    step: int | None = None
    thing: str = ""
    facts: Mapping[str, int | str] = {}
    other: int | None = None  # the seat it is compared with
    led: int | None = None  # who was ahead of all others before that step, and not after it
    place: int | None = None  # which this cost the seat


class GameEnding(NamedTuple):
    curve: Curve | None = None
    things: Sequence[SingleThing] = ()
    scene: Any = None


class Pair(NamedTuple):
    """Two seats that are compared."""

    ahead: int
    behind: int


def pair_for(ranks: Sequence[int], you: int | None) -> Pair:
    """Return the reader and the next one above, for the winner and for those who watch the best two."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    winners = [seat for seat in order if ranks[seat] == 1]
    if you is None:
        return Pair(order[0], order[1])
    if ranks[you] == 1:
        return Pair(you, next(seat for seat in [*winners, *order] if seat != you))
    above = max(rank for rank in ranks if rank < ranks[you])
    return Pair(next(seat for seat in order if ranks[seat] == above), you)


def reason_for(
    scores: Sequence[int], ranks: Sequence[int], you: int | None, told: GameEnding, parts: Sequence[ScorePart]
) -> DecidingReason | None:
    """Return what decided the game for this reader: the first rule that holds."""
    pair = pair_for(ranks, you)
    lead = scores[pair.ahead] - scores[pair.behind]
    if lead <= 0:
        return _caught_up(told.curve, pair)
    return (
        _single_thing(told.things, scores, pair, lead) or _largest_step(told.curve, ranks, you) or _source(parts, pair)
    )


def _single_thing(things: Sequence[SingleThing], scores: Sequence[int], pair: Pair, lead: int) -> DecidingReason | None:
    """Rule 1: what only the seat ahead has, or what cost the other seat."""

    def worth(one: SingleThing) -> int:
        rival = pair.behind if one.seat == pair.ahead else pair.ahead
        same = sum(other.amount for other in things if other[:2] == (one.key, rival) and other.thing == one.thing)
        difference = one.amount - same
        return difference if one.seat == pair.ahead and one.amount > 0 else -difference if one.amount < 0 else 0

    found = [one for one in things if one.seat in pair and _explains(one, pair) and worth(one) >= lead]
    if not found:
        return None
    best = max(found, key=worth)
    other = pair.behind if best.seat == pair.ahead else pair.ahead
    place = _place_lost(best, scores) if best.amount < 0 else None
    return DecidingReason(best.key, best.seat, abs(best.amount), best.step, best.thing, best.facts, other, place=place)


def _explains(one: SingleThing, pair: Pair) -> bool:
    return one.seat == (pair.ahead if one.amount > 0 else pair.behind)


def _place_lost(one: SingleThing, scores: Sequence[int]) -> int | None:
    """Return the place the seat would have had without its loss, if that is a better one, all else as it was."""
    without = scores[one.seat] - one.amount
    others = [score for seat, score in enumerate(scores) if seat != one.seat]
    now = 1 + sum(score > scores[one.seat] for score in others)
    place = 1 + sum(score >= without for score in others)
    return place if place < now else None


def _largest_step(curve: Curve | None, ranks: Sequence[int], you: int | None) -> DecidingReason | None:
    """Rule 2: the last of the winner's largest steps; for others than the winner only where they led themselves."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if curve is None or len(winners) != 1:
        return None
    winner = winners[0]
    step = max(range(1, len(curve.values)), key=lambda i: (curve.gain(i, winner), i))
    led = curve.leader(step - 1)
    if led in (None, winner) or curve.leader(step) == led or (you not in (None, winner) and led != you):
        return None
    return DecidingReason("step", winner, curve.gain(step, winner), step, led=led)


def _source(parts: Sequence[ScorePart], pair: Pair) -> DecidingReason | None:
    """Rule 3: the row of the result with the largest difference."""
    rows = parts[0].rows if parts else []
    if not rows:
        return None

    def difference(row: ScoreSource) -> int:
        return row.points[pair.ahead] - row.points[pair.behind]

    best = max(rows, key=difference)
    if difference(best) <= 0:
        return None
    facts: Facts = {"source": best.text, **best.facts}
    return DecidingReason("source", pair.ahead, difference(best), thing=best.text, facts=facts, other=pair.behind)


def _caught_up(curve: Curve | None, pair: Pair) -> DecidingReason | None:
    """Of two that end level: in which step the one behind came up to the other."""
    if curve is None:
        return None
    apart = [i for i, row in enumerate(curve.values) if row[pair.ahead] != row[pair.behind]]
    if not apart or apart[-1] == len(curve.values) - 1:
        return None
    before = curve.values[apart[-1]]
    later, other = pair if before[pair.ahead] < before[pair.behind] else (pair.behind, pair.ahead)
    return DecidingReason("caught-up", later, step=apart[-1] + 1, other=other)
