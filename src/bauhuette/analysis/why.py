"""Why one move is better than another: both are played to the end of the game in the same imagined worlds.

What the move played leaves a seat ahead of the best other, or behind, is taken apart by the rows of the result sheet:
its own, and those of the best other. The parts add up to the whole. Beside them stands what happens more often after
one of the two moves than after the other. Only what is surely so is told.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from bauhuette.analysis.weighing import SURE
from bauhuette.engine.domains import SEAT
from bauhuette.engine.eyes import Hidden, MoveId, Seat, Truth, seen_by
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.news import Kind
from bauhuette.engine.preview import Foretold, Thing, foretold
from bauhuette.engine.record import MAX_SEATS, copy_of
from bauhuette.engine.tally import Ended, Happening, Row
from bauhuette.engine.warmup import stage_of

MOST_PARTS = 5
MOST_HAPPENINGS = 3
MOSTLY = 0.9  # of the endings somebody must be the best other, to be called by name
LEAST_PART = 0.05  # of the largest part; smaller ones are among the rest


class Part(NamedTuple):
    """One row of the result sheet, for the seat itself or for the best of the others."""

    row: Row  # its `points` are nobody's: only text, rule and facts count
    own: bool
    points: float  # how much of the lead the move played gives away by it (negative), or gains
    error: float


class Happened(NamedTuple):
    """Something of which the game's tally.py says that a coach speaks of it (`HAPPENINGS`)."""

    name: str
    facts: tuple[int, ...]

    def told(self, game: Game) -> Foretold:
        """The message `coach-<name>` and what it is filled with."""
        declared, kind = self._declared(game)
        facts = zip(declared.facts, self.facts, strict=True)
        return foretold(self.name, **{name: Thing(kind.facts[name], fact) for name, fact in facts})

    def rule(self, game: Game) -> int:
        return self._declared(game)[1].rule

    def seat(self, game: Game) -> int | None:
        """Whom it happens to, where it happens to somebody."""
        declared, kind = self._declared(game)
        facts = zip(declared.facts, self.facts, strict=True)
        return next((fact for name, fact in facts if kind.facts[name] is SEAT), None)

    def event(self, game: Game) -> Hashable:
        """The same, whoever it happens to: the next trick, or this church."""
        declared, kind = self._declared(game)
        facts = zip(declared.facts, self.facts, strict=True)
        others = tuple(fact for name, fact in facts if kind.facts[name] is not SEAT)
        return (declared.next or self.name, others)

    def _declared(self, game: Game) -> tuple[Happening, Kind]:
        declared = next(one for one in game.happenings if one.name == self.name)
        return declared, game.NEWS.kinds[game.NEWS.number(declared.kinds[0])]


class Who(NamedTuple):
    """Whom something happens to that happens to one seat only: in how many worlds, seat by seat, after either move."""

    played: tuple[int, ...]
    better: tuple[int, ...]


def tenths(counts: Sequence[int], worlds: int) -> list[int]:
    """Ten signs for so many worlds: the seats they stand for, the most frequent first; one seat too many is nobody."""
    parts = [Fraction(10 * count, worlds) for count in (*counts, worlds - sum(counts))]
    signs = [math.floor(part) for part in parts]
    by_rest = sorted(range(len(parts)), key=lambda who: signs[who] - parts[who])
    for who in by_rest[: 10 - sum(signs)]:
        signs[who] += 1
    return [who for who in sorted(range(len(signs)), key=lambda who: -signs[who]) for _ in range(signs[who])]


class Difference(NamedTuple):
    """In how many of the worlds something happens after either move."""

    what: Happened
    played: int
    better: int
    who: Who | None = None  # once for what is the same but for the seat


class Why(NamedTuple):
    """What the move played costs in points, beside the better one."""

    worlds: int
    lead: float  # over the best other seat: how much the move played changes it
    error: float
    parts: tuple[Part, ...]  # of the lead; the largest first
    rest: float  # what the parts leave: rows that are not surely different
    rival: int | None  # the best other seat, where it is nearly always the same
    happenings: tuple[Difference, ...]

    @property
    def is_sure(self) -> bool:
        return abs(self.lead) > SURE * self.error


class Ending(NamedTuple):
    """A game played out in one world."""

    scores: list[int]
    rows: Mapping[Hashable, Row]
    happened: frozenset[Happened]

    def rival_of(self, seat: int) -> int:
        return max((p for p in range(len(self.scores)) if p != seat), key=lambda p: self.scores[p])

    def lead_of(self, seat: int) -> int:
        return self.scores[seat] - self.scores[self.rival_of(seat)]

    def share_in_lead(self, key: Hashable, seat: int, own: bool) -> int:
        """What a row gives to the lead: own points for, those of the best other against it."""
        if key not in self.rows:
            return 0
        points = self.rows[key].points
        return points[seat] if own else -points[self.rival_of(seat)]


def why(game: Game, hidden: Hidden, seat: Seat, played: MoveId, better: MoveId, worlds: int, luck: bytes) -> Why:
    pairs = [_both(game, hidden, seat, played, better, luck_of_move(luck, ("why",), i)) for i in range(worlds)]
    leads = [one.lead_of(seat) - other.lead_of(seat) for one, other in pairs]
    lead, error = _mean(leads)
    parts = _parts(pairs, seat)
    return Why(
        worlds=worlds,
        lead=lead,
        error=error,
        parts=parts,
        rest=lead - sum(part.points for part in parts),
        rival=_rival(pairs, seat),
        happenings=_with_whom(game, _happenings(pairs), pairs, int(hidden.seats)),
    )


# --- played to the end ---


def _both(game: Game, hidden: Hidden, seat: Seat, played: MoveId, better: MoveId, luck: int) -> tuple[Ending, Ending]:
    """Either move in the same world and with the same luck to come."""
    world: Any = copy_of(hidden)
    world.rng = luck
    game.imagine(world, seat)
    return _played_out(game, copy_of(world), played, seat), _played_out(game, world, better, seat)


def _played_out(game: Game, world: Truth, move: int, seat: Seat) -> Ending:
    """Sensible moves to the end; what `seat` hears on the way is what its result sheet is made from."""
    stage, moves = stage_of(game), np.zeros(game.MOVES.size, np.int64)
    heard: list[Sequence[int]] = []
    told: list[dict[str, Any]] = []
    while True:
        stage.step(world, move)
        _deafen(world, seat)
        heard.extend(world.news[: world.news_count].tolist())
        told.extend(game.NEWS.json(world))
        if world.over:
            break
        move = int(game.policy(world, moves, game.legal(world, moves)))
    scores = _scores(game, world)
    sheet = game.tally(Ended(game.view(seen_by(game, world, seat)), scores, told))
    rows = {_key(row): row for row in sheet[0].rows} if sheet else {}
    return Ending(scores, rows, happened(game, heard))


def _deafen(world: Truth, seat: Seat) -> None:
    """Only what this seat hears stays of the news; the next move clears them."""
    rows = world.news[: world.news_count]
    kept = rows[rows[:, 1] >> int(seat) & 1 == 1]
    world.news[: len(kept)] = kept
    world.news_count = len(kept)


def _scores(game: Game, ended: Truth) -> list[int]:
    out = np.zeros((2, MAX_SEATS), np.int64)
    game.standing(ended, out)
    return [int(score) for score in out[0, : int(ended.seats)]]


def _key(row: Row) -> Hashable:
    return row.text, row.rule, tuple(row.facts.items())


def happened(game: Game, heard: Sequence[Sequence[int]]) -> frozenset[Happened]:
    """What a coach speaks of, of all that was heard; of what can happen again and again only the first."""
    found: set[Happened] = set()
    decided: set[str] = set()
    for number, _, *row in heard:
        kind = game.NEWS.kinds[number]
        for one in game.happenings:
            if kind.name in one.kinds and one.next not in decided:
                facts = kind.read(row)
                found.add(Happened(one.name, tuple(facts[name] for name in one.facts)))
                decided |= {one.next} - {""}
    return frozenset(found)


# --- taken apart ---


def _parts(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> tuple[Part, ...]:
    rows = {key: row for pair in pairs for ending in pair for key, row in ending.rows.items()}
    found = []
    for key, row in rows.items():
        for own in (True, False):
            differences = [one.share_in_lead(key, seat, own) - two.share_in_lead(key, seat, own) for one, two in pairs]
            points, error = _mean(differences)
            if abs(points) > SURE * error:
                found.append(Part(row, own, points, error))
    found.sort(key=lambda part: -abs(part.points))
    return tuple(part for part in found[:MOST_PARTS] if abs(part.points) >= LEAST_PART * abs(found[0].points))


def _rival(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> int | None:
    rivals = Counter(ending.rival_of(seat) for pair in pairs for ending in pair)
    rival, times = rivals.most_common(1)[0]
    return rival if times >= MOSTLY * rivals.total() else None


def _happenings(pairs: Sequence[tuple[Ending, Ending]]) -> tuple[Difference, ...]:
    """Those that surely differ, the most different first."""
    seen = {what for pair in pairs for ending in pair for what in ending.happened}
    found = []
    for what in seen:
        only_played = sum(what in one.happened and what not in two.happened for one, two in pairs)
        only_better = sum(what in two.happened and what not in one.happened for one, two in pairs)
        both = sum(what in one.happened and what in two.happened for one, two in pairs)
        if abs(only_played - only_better) > SURE * math.sqrt(only_played + only_better):
            found.append(Difference(what, only_played + both, only_better + both))
    found.sort(key=lambda one: (-abs(one.played - one.better), one.what))
    return tuple(found[:MOST_HAPPENINGS])


def _with_whom(
    game: Game, found: Sequence[Difference], pairs: Sequence[tuple[Ending, Ending]], seats: int
) -> tuple[Difference, ...]:
    """Of every event that is told, whom it happens to; with the first that speaks of it."""
    told: set[Hashable] = set()
    out = []
    for one in found:
        event = one.what.event(game)
        out.append(one if event in told else one._replace(who=_who(game, event, pairs, seats)))
        told.add(event)
    return tuple(out)


def _who(game: Game, event: Hashable, pairs: Sequence[tuple[Ending, Ending]], seats: int) -> Who | None:
    counts = []
    for endings in zip(*pairs, strict=True):
        found = [[what.seat(game) for what in one.happened if what.event(game) == event] for one in endings]
        if any(len(one) > 1 for one in found):
            return None  # it happens to several: nobody's alone
        met = Counter(one[0] for one in found if one)
        counts.append(tuple(met[seat] for seat in range(seats)))
    return Who(*counts) if any(map(any, counts)) else None


def _mean(differences: Sequence[int]) -> tuple[float, float]:
    """And its standard error."""
    return float(np.mean(differences)), float(np.std(differences)) / math.sqrt(len(differences))
