"""Views have the types they declare: in stored games, for every seat, in every phase."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

import bauhuette as bh
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.registry import fact_sources, load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.match.table import Table
from bauhuette.testkit.random_games import hidden, random_options, readers
from bauhuette.testkit.typescript import facts_type, view_type
from tests.games.cologne.arrange import play
from tests.games.cologne.test_encounters import won_in_anothers_turn
from tests.limits import Rounds

GAMES = Path(__file__).parent / "games"
STEPS = 40  # states checked in each stored game, beside the first of every phase
PASSING_BY = {"baumeister": {"round", "reveal", "draw", "suffer", "income", "wages"}}  # no seat is asked there
GAMES_AT_RANDOM = 40  # at most, until every phase was seen


def fits(adapter: TypeAdapter[Any], value: Any) -> bool:
    """Return whether nothing is missing, of another type (`strict`), or undeclared (dropped, so unequal)."""
    return bool(adapter.validate_python(value, strict=True) == value)


def stored_states(key: str) -> Iterator[Any]:
    """Yield some states of every stored game, and the first of each phase."""
    for path in sorted((GAMES / key / "records").glob("*.json")):
        past = bh.replay(path).past
        every = max(1, len(past) // STEPS)
        phases = set()
        for i, step in enumerate(past):
            if i % every == 0 or step.before.phase not in phases:
                yield step.before
            phases.add(step.before.phase)
        yield past[-1].after


def rare_states(game: Game, seen: set[str]) -> Iterator[Any]:
    """Yield states of phases that no stored game has: set up, or from games with half of the moves by the policy."""
    if game.meta.key == "cologne":
        yield play(won_in_anothers_turn("abbot-pantaleon"), "build 1").state
    for seed in range(1, GAMES_AT_RANDOM):
        seats = game.meta.seats[seed % len(game.meta.seats)]
        table = Table(game, seats, secret_from_number(seed), options=random_options(game, seed))
        rounds = Rounds("rare states")
        while table.to_move is not None and asked_phases(game) - seen and rounds():
            if game.PHASES[table.state.phase] not in seen:
                yield table.state
            moves = table.offered()
            luck = luck_of_move(secret_from_number(seed), ("rare",), table.version)
            sensible = game.policy(table.hidden_for_bot(table.to_move, luck), moves.copy(), len(moves))
            table.play(sensible if luck % 2 else moves[luck // 2 % len(moves)])


def asked_phases(game: Game) -> set[str]:
    return set(game.PHASES) - PASSING_BY.get(game.meta.key, set())


@pytest.mark.parametrize("key", game_keys())
def test_views_fit_their_type_in_every_phase(key: str) -> None:
    game, adapter = load(key), TypeAdapter(view_type(key))
    seen: set[str] = set()
    for state in chain(stored_states(key), rare_states(game, seen)):
        seen.add(game.PHASES[state.phase])
        for reader in readers(state):
            assert fits(adapter, game.view(hidden(game, state, reader)))
    assert seen >= asked_phases(game)


@pytest.mark.parametrize("key", game_keys())
def test_printed_facts_fit_their_type(key: str) -> None:
    module = importlib.import_module(f"{load(key).package}.view")
    told = {what: function() for what, function in fact_sources(module).items()}
    assert fits(TypeAdapter(facts_type(key)), told)


def test_a_wrong_view_is_found() -> None:
    game, adapter = load("pillars"), TypeAdapter(view_type("pillars"))
    view = dict(game.view(bh.game("pillars").table(seats=3, seed=1).hidden(0)))
    assert fits(adapter, view)
    assert not fits(adapter, view | {"more": 1})
    with pytest.raises(ValueError, match="leader"):
        fits(adapter, view | {"leader": "a"})
    with pytest.raises(ValueError, match="trick"):
        fits(adapter, {name: value for name, value in view.items() if name != "trick"})
