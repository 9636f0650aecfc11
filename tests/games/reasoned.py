"""Which causal patterns hold after moves that are made at a table, through the rules."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.reasons import Playout
from bauhuette.match.table import Table

Held = set[tuple[Any, ...]]  # the name of a pattern and its facts, as they travel


def held(game: Game, table: Table, *moves: str) -> Held:
    """What holds after these moves, the first of them by the seat that decides."""
    begun = len(table.past)
    for move in moves:
        table.play(move)
    return patterns_in(game, playout_since(game, table, begun))


def playout_since(game: Game, table: Table, begun: int) -> Playout:
    """What was played at a table from one of its moves on."""
    past = table.past[begun:]
    news = [item for one in past for item in game.NEWS.read(one.after)]
    return Playout(past[0].before, past[0].after, past[-1].after, past[0].seat, past[0].move, news)


def patterns_in(game: Game, playout: Playout) -> Held:
    return {
        (one.name, *(domain.json(fact) for domain, fact in zip(one.facts.values(), facts, strict=True)))
        for one in game.reasons
        for facts in one.find(playout)
    }


def of(name: str, found: Held) -> Held:
    """Only this pattern."""
    return {one for one in found if one[0] == name}


def untested(game: Game, tests: str) -> set[str]:
    """Patterns whose name a file of tests does not contain."""
    return {one.name for one in game.reasons if f'"{one.name}"' not in tests}
