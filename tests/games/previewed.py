"""Make previewed moves and compare what each line says with what happens.

A game's `claims.py` has one claim for each preview message: a function that gets a `Case` and answers whether the line
was true, or None where play did not decide it. Claims use the rules and the tables of the cards, never `preview.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import count, islice
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.preview import PreviewLine
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import LAST
from bauhuette.engine.types import MoveId
from bauhuette.engine.warmup import stage_of
from bauhuette.testkit.random_games import first_state, hidden, offered
from tests.limits import Rounds

SKILL = (0.0, 0.0, 0.5, 0.9, 1.0)  # how often a seat follows the policy of its game, drawn for each seat
FEW = 4  # moves of one family previewed in one position
OFTEN = 0.1  # how often a family is previewed that had more than its share
ON = 25  # moves played on from an arranged position
Choose = Callable[[Any, list[int]], int]
OWN_WORDS = "-me"  # ends the message said to the seat the line is about


class Step(NamedTuple):
    """A move made after the previewed one."""

    before: Any
    move: int
    after: Any


@dataclass
class Case:
    """A previewed move, what one line says of it, and what it does."""

    game: Game
    before: Any
    move: int
    key: str
    facts: dict[str, int]
    after: Any
    luck: Random
    lines: Sequence[str]  # the keys of all lines of this preview

    @property
    def seat(self) -> int:
        return int(self.before.to_move)

    @property
    def args(self) -> dict[str, int]:
        return arguments(self.game.MOVES, self.move)

    @property
    def family(self) -> str:
        return family(self.game, self.move)

    def moves(self, s: Any, name: str) -> list[int]:
        """Return the offered moves of one family."""
        return [move for move in moves_of(self.game, s) if family(self.game, move) == name]

    def made(self, s: Any, move: int) -> Any:
        after = copy_of(s)
        after.rng = self.luck.randint(1, LAST)
        stage_of(self.game).step(after, move)
        return after

    def then(self, choose: Choose | None = None) -> Iterator[Step]:
        """Play on from the state after the move to the end of the game, at random where `choose` does not say."""
        s = self.after
        rounds = Rounds("then")
        while not s.over and rounds():
            moves = moves_of(self.game, s)
            move = choose(s, moves) if choose else self.luck.choice(moves)
            after = self.made(s, move)
            yield Step(s, move, after)
            s = after

    def world(self) -> Any:
        """Return a determinization of what the seat knows before the move."""
        world = copy_of(hidden(self.game, self.before, self.seat))
        world.rng = self.luck.randint(1, LAST)
        self.game.determinize(world, self.seat)
        return world

    def news(self, s: Any) -> list[tuple[str, list[int]]]:
        """Return the kind and the facts of all news."""
        return [(self.game.NEWS.kinds[row[0]].name, row[2:]) for row in s.news[: s.news_count].tolist()]

    def told(self, s: Any, kind: str) -> list[list[int]]:
        """Return the facts of the news of one kind."""
        number = self.game.NEWS.number(kind)
        return [row[2:] for row in s.news[: s.news_count].tolist() if row[0] == number]

    def describe(self) -> str:
        said = f"{self.key} {self.facts}"
        return f"{self.game.MOVES.print(MoveId(self.move))} of seat {self.seat} of {self.before.seats}: {said}"


Claim = Callable[[Case], bool | None]


def arguments(moves: MoveSpace, move: int) -> dict[str, int]:
    family, indices = moves.parts(MoveId(move))
    return {name: family.params[name].base + i for name, i in indices.items()}


@cache
def families(moves: MoveSpace) -> list[str]:
    """Return the family of every move."""
    return [family.name for family in moves.families for _ in range(family.size)]


def family(game: Game, move: int) -> str:
    return families(game.MOVES)[move]


def moves_of(game: Game, s: Any) -> list[int]:
    return [int(move) for move in offered(game, s)]


def claims_of(game: Game) -> ModuleType:
    """Return its `claims.py`: CLAIMS by key, `arranged()` positions, and `asked(s)` for moves that are not offered."""
    return import_module(f"tests.games.{game.meta.key}.claims")


def messages_of(key: str) -> set[str]:
    """Return the keys of the preview messages of a game."""
    found = set()
    for lang in LANGUAGES:
        text = (game_folder(key) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        lines = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("preview-")]
        found |= {line.removeprefix("preview-") for line in lines}
    return {name for name in found if not (name.endswith(OWN_WORDS) and name.removesuffix(OWN_WORDS) in found)}


def places(game: Game, luck: Random) -> Iterator[tuple[Any, bool]]:
    """Yield positions and whether they were arranged: those first, then games with all numbers of seats and options."""
    for s in claims_of(game).arranged():
        for i, position in enumerate(islice(positions(game, s, luck), ON)):
            yield position, i == 0
    for seed in count():
        for seats in game.meta.seats:
            s = first_state(game, seats, seed and luck.randint(1, 1 << 30))
            yield from ((position, False) for position in positions(game, s, luck))


def positions(game: Game, s: Any, luck: Random) -> Iterator[Any]:
    """Play a game to its end and yield its positions."""
    skills = [luck.choice(SKILL) for _ in range(s.seats)]
    rounds = Rounds("positions")
    while not s.over and rounds():
        yield s
        move = chosen(game, s, luck, skills[s.to_move])
        s = copy_of(s)
        s.rng = luck.randint(1, LAST)
        stage_of(game).step(s, move)


def chosen(game: Game, s: Any, luck: Random, skill: float) -> int:
    """Return the move of the policy, or a random one; of half of these the family is drawn first, so rare ones come."""
    out = np.zeros(game.MOVES.size, np.int64)
    n = game.legal(s, out)
    if luck.random() < skill:
        return int(game.policy(s, out, n))
    moves = out[:n].tolist()
    if luck.random() < 0.5:
        families = by_family(game, moves)
        moves = families[luck.choice(list(families))]
    return int(luck.choice(moves))


def by_family(game: Game, moves: Iterable[int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for move in moves:
        found.setdefault(family(game, move), []).append(move)
    return found


class Sampler:
    """Choose moves to preview: few of a family in a position, and fewer of families that had more than their share."""

    def __init__(self, game: Game, luck: Random) -> None:
        self.game = game
        self.luck = luck
        self.made: Counter[str] = Counter()

    def __call__(self, s: Any, asked: Iterable[int], every: bool) -> Iterator[int]:
        for name, moves in [*by_family(self.game, moves_of(self.game, s)).items(), ("", list(asked))]:
            share = self.made.total() / max(1, len(self.made))
            if every or self.made[name] <= share or self.luck.random() < OFTEN:
                few = self.luck.sample(moves, min(FEW, len(moves)))
                self.made[name] += len(few)
                yield from few


def cases(game: Game, s: Any, move: int, luck: Random) -> list[Case]:
    """Make a move in a copy and return the lines of its preview."""
    lines = game.preview(hidden(game, s, int(s.to_move)), MoveId(move))
    after = copy_of(s)
    if game.guard(s, move) == 0:
        after.rng = luck.randint(1, LAST)
        stage_of(game).step(after, move)
    keys = [line.key for line in lines]
    return [Case(game, s, move, line.key, numbers(line), after, luck, keys) for line in lines]


def numbers(line: PreviewLine) -> dict[str, int]:
    return {name: int(thing.number) for name, thing in line.facts.items()}


class Found(NamedTuple):
    """Of each message how often it was said, how often play decided it; and what was false."""

    said: Counter[str]
    decided: Counter[str]
    false: list[str]


def compare(game: Game, luck: Random, most: int) -> Found:
    """Preview and make about so many moves, and judge every line by the claim for its key."""
    module, sample = claims_of(game), Sampler(game, luck)
    found = Found(Counter(), Counter(), [])
    for s, arranged in places(game, luck):
        for move in sample(s, module.asked(s), arranged):
            for case in cases(game, s, move, luck):
                judge(module.CLAIMS, case, found)
        if sample.made.total() >= most:
            break
    return found


def judge(claims: Mapping[str, Claim], case: Case, found: Found) -> None:
    found.said[case.key] += 1
    verdict = claims[case.key](case) if case.key in claims else False
    if verdict is not None:
        found.decided[case.key] += 1
    if verdict is False:
        found.false.append(case.describe())
