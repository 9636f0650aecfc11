"""Which cards and contracts win: the share of wins among the seats that got each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.catalogue import words_of
from bauhuette.engine.domains import Names
from bauhuette.engine.game import Game
from bauhuette.engine.narration import Narrator
from bauhuette.study.intervals import NORMAL_95
from bauhuette.study.messages import study_words

TOO_FEW = 30  # a rate needs this many times that a seat got the card

Group = tuple[str, list[dict[str, Any]]]


class CardWinRates(NamedTuple):
    """How often a seat got a card in a game, and the share of wins among those; no share below the least count."""

    often: Any
    share: Any
    margin: Any


def holders(tallies: Any, wins: Any) -> CardWinRates:
    """Return the win rates. `tallies` is by game, seat and item, `wins` by game and seat.

    The share is a quotient of sums over games, and the games are independent: hence the margin.
    """
    games = len(tallies)
    times = tallies.sum(axis=1)
    won = (tallies * wins[:, :, None]).sum(axis=1)
    total = np.maximum(times.sum(axis=0), 1)
    share = won.sum(axis=0) / total
    spread = ((won - share * times) ** 2).sum(axis=0) * games / max(games - 1, 1)
    return CardWinRates(times.sum(axis=0) / games, share, NORMAL_95 * np.sqrt(spread) / total)


def items_report(game: Game, tallies: Any, wins: Any) -> dict[str, list[dict[str, Any]]]:
    """Return each group's items, the highest win rate first; rare items get no rate."""
    found = holders(tallies, wins)
    ends = np.cumsum([0, *(names.size for names in game.items.values())])
    report = {}
    for (group, names), (first, end) in zip(game.items.items(), pairwise(ends), strict=True):
        rows = [_row(names, i, found, len(tallies), first + i) for i in range(end - first)]
        report[group] = sorted(rows, key=lambda row: -(row["win"] or {"mean": -1})["mean"])
    return report


def _row(names: Names, index: int, found: CardWinRates, games: int, item: int) -> dict[str, Any]:
    often = float(found.often[item])
    judged = often * games >= TOO_FEW
    win = {"mean": float(found.share[item]), "margin": float(found.margin[item])} if judged else None
    return {"name": names.name, "key": names.key(index), "often": often, "win": win}


def groups_in_words(game: Game, items: dict[str, list[dict[str, Any]]], lang: str) -> Iterator[Group]:
    """Yield the groups with their titles, and rows with a `label`."""
    speech = Narrator(game, lang, ())
    for group, rows in items.items():
        yield speech(f"items-{group}"), [{**row, "label": speech.name(row["name"], row["key"])} for row in rows]


def counted(game: Game, name: str, lang: str) -> str:
    """Return the label of a figure; the game may have its own."""
    words = words_of(game.meta.key, lang)
    return words.say(f"count-{name}") if words.has(f"count-{name}") else study_words(lang).say(f"balance-{name}")
