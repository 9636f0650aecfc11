"""Bots of earlier versions play as they did then: `champions.json` holds the moves they made.

A change of rules, policies or evaluations changes these moves, too. Strengths before and after it cannot then be
compared: say so in docs/strength.md and store the moves anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bauhuette.bots.messages import bot_title
from bauhuette.bots.past_versions import PAST_LEVELS
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import BOTS, bot, own_name
from bauhuette.cli.players import players_from
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import known_level
from bauhuette.testkit.random_games import hidden, offered, states

PLAYED: dict[str, dict[str, list[str]]] = json.loads(Path(__file__).with_name("champions.json").read_text("utf-8"))
DECISIONS = 10
FEW = Budget(playouts=60)


def decisions(game: Game, seats: int) -> list[Any]:
    """Yield positions with a choice, spread over a random game."""
    found = [s for s in states(game, seats, 3) if not s.over and len(offered(game, s)) > 1]
    return found[:: max(1, len(found) // DECISIONS)][:DECISIONS]


@pytest.mark.parametrize("name", PAST_LEVELS)
def test_a_past_level_plays_as_it_did(game: Game, seats: int, name: str) -> None:
    past_level, moves = bot(name, game), []
    for number, s in enumerate(decisions(game, seats)):
        known = hidden(game, s, int(s.to_move))
        known.rng = luck_of_move(b"champions", (), number)
        moves.append(game.MOVES.print(past_level.choose(known, offered(game, s), FEW)))
    assert moves == PLAYED[f"{game.meta.key} {seats}"][name]


@pytest.mark.parametrize("name", ["master@0.1", "Meister@0.1", "MASTER@0.1"])
def test_a_past_level_is_named_by_level_and_version(name: str) -> None:
    assert bot(name, load("pillars")).name == "master@0.1"
    assert players_from(["anna", name])[1].bot == "master@0.1"
    assert known_level(name) == "master@0.1"


def test_past_levels_have_titles_and_are_not_offered() -> None:
    assert [bot_title(name, "de") for name in PAST_LEVELS] == [
        "Lehrling@0.1",
        "Geselle@0.1",
        "Polier@0.1",
        "Meister@0.1",
    ]
    assert not set(PAST_LEVELS) & set(BOTS)
    assert own_name("master@7") is None
    with pytest.raises(CommandRefused):
        known_level("master@7")
