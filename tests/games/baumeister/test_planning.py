"""The exact best plan."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bauhuette.engine.record import copy_of
from bauhuette.engine.warmup import stage_of
from bauhuette.games.baumeister.cards import CONTRACTS, KIND, SETTLED, STAGES
from bauhuette.games.baumeister.planning import WORTH
from bauhuette.match.table import Table

from .arrange import GAME, RULEBOOK_CREW, begin, contracts, hires, scene, stacked_event

DONE = GAME.MOVES.parse("done")


def building(sites: dict[str, int], crew: str, round_number: int, weather: bool) -> Table:
    table = scene(2, round_number)
    contracts(table, dict.fromkeys(sites, 0) | {"great-watchtower": 1})
    for key, mask in sites.items():
        table.state.built[CONTRACTS.index(key)] = mask
    hires(table, 0, crew)
    stacked_event(table, "bad-weather" if weather else "masters-demand")
    return begin(table, "draw")


def worth_of(s: Any) -> int:
    """What seat a's sites are worth as the plan would leave them."""
    last = int(s.round_number == s.last_round)
    mine = [k for k in range(len(CONTRACTS)) if s.holder[k] == 0]
    return sum(int(WORTH[last, k, SETTLED[KIND[k], s.built[k] | s.planned[k]]]) for k in mine)


def brute_force(s: Any, seen: dict[bytes, int]) -> int:
    """The most that any sequence of assignments leads to."""
    key = s.heads.tobytes()
    if key not in seen:
        best = worth_of(s)
        out = np.zeros(GAME.MOVES.size, np.int64)
        for move in out[: GAME.legal(s, out)].tolist():
            if GAME.MOVES.print(move).startswith("assign"):
                after = copy_of(s)
                stage_of(GAME).step(after, move)
                best = max(best, brute_force(after, seen))
        seen[key] = best
    return seen[key]


def planned_worth(table: Table) -> int:
    s = copy_of(table.state)
    moves = [move.id for move in table.plan()]
    assert moves[-1] == DONE
    for move in moves[:-1]:
        assert GAME.guard(s, move) == 0
        stage_of(GAME).step(s, move)
    return worth_of(s)


@st.composite
def sites(draw: st.DrawFn) -> dict[str, int]:
    keys = draw(
        st.lists(
            st.sampled_from([k for k in CONTRACTS if k != "great-watchtower"]), min_size=1, max_size=2, unique=True
        )
    )
    stages = {key: [int(m) for m in STAGES[KIND[CONTRACTS.index(key)]] if 0 <= m < 63] for key in keys}
    return {key: draw(st.sampled_from(stages[key])) for key in keys}


@settings(max_examples=40, deadline=None)
@given(
    sites=sites(),
    crew=st.lists(st.sampled_from("MFJA"), min_size=1, max_size=5),
    round_number=st.sampled_from([2, 6]),
    weather=st.booleans(),
)
def test_the_plan_is_exact(sites: dict[str, int], crew: list[str], round_number: int, weather: bool) -> None:
    """B34 to B40: no sequence of assignments leads to more than the plan, in bad weather and in the last round, too."""
    table = building(sites, " ".join(crew), round_number, weather)
    if table.phase == "build" and table.to_move == 0:
        assert planned_worth(table) == brute_force(copy_of(table.state), {})


def test_the_plan_for_the_rulebooks_example() -> None:
    """B41: contract 9 with the rulebook's crew: one side and both gables."""
    table = building({"large-house": 0}, RULEBOOK_CREW, 2, False)
    families = [str(move) for move in table.plan()]
    assert families == [
        "assign journeyman large-house-side-2",
        "assign master large-house-gable-1",
        "assign foreman large-house-gable-2",
        "assign apprentice large-house-gable-2",
        "done",
    ]


def test_finishing_comes_first() -> None:
    """A finished house is worth more than a town hall well begun."""
    table = building({"house": 0b001111, "town-hall": 0}, "M J F A", 2, False)
    assert {str(m).split()[-1] for m in table.plan()} >= {"house-roof-1", "house-roof-2"}


def test_a_plan_goes_on_from_what_is_planned() -> None:
    """After a first step of one's own, the plan is the best that is left."""
    table = building({"great-city-gate": 0}, "M F J A A", 2, False)
    table.play("assign master great-city-gate-side-1")
    assert planned_worth(table) == brute_force(copy_of(table.state), {})


def test_planning_leaves_no_trace() -> None:
    """The scratch fields are zero again."""
    table = building({"great-city-gate": 0, "house": 0}, "M F J A A", 2, False)
    s = table.hidden(0)
    before = s.tobytes()
    out = np.zeros(GAME.MOVES.size, np.int64)
    GAME.policy(s, out, GAME.legal(s, out))
    assert s.tobytes() == before


@pytest.mark.parametrize("phase", ["hire", "reveal"])
def test_no_plan_elsewhere(phase: str) -> None:
    assert begin(scene(2), phase).plan() == []
