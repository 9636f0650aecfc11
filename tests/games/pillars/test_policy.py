"""The sensible player and the exact best conversion."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bauhuette.bots.registry import bot
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.warmup import stage_of
from bauhuette.games.pillars.policy import MATERIAL_WORTH
from bauhuette.match.table import Table
from bauhuette.testkit.random_games import offered
from tests.limits import Rounds

from .arrange import ADVANTAGES, CRAFTSMEN, GAME, MATERIALS, scoring

OWN = [f"{kind}-green" for kind in CRAFTSMEN]
CONVERTING = [card for card in ADVANTAGES if card != "painter"]
DONE = GAME.MOVES.parse("done")


def brute_force(s: Any, seen: dict[bytes, tuple[int, int]]) -> tuple[int, int]:
    """Most points, then most worth kept, over every sequence of conversions."""
    key = s.materials[0].tobytes() + bytes([int(s.used) & 255, int(s.used) >> 8, int(s.converted)])
    if key not in seen:
        best = (int(s.converted), int((s.materials[0] * MATERIAL_WORTH).sum()))
        for move in offered(GAME, s):
            if move != DONE:
                after = copy_of(s)
                stage_of(GAME).step(after, int(move))
                best = max(best, brute_force(after, seen))
        seen[key] = best
    return seen[key]


@settings(max_examples=60, deadline=None)
@given(
    cards=st.sets(st.sampled_from(OWN), min_size=1),
    kept=st.sets(st.sampled_from(CONVERTING)),
    stock=st.lists(st.sampled_from(MATERIALS), min_size=1, max_size=6),
)
def test_best_conversion_is_exact(cards: set[str], kept: set[str], stock: list[str]) -> None:
    """P21, P22, P23, P24, P25: what the plan brings is what brute force over all sequences finds."""
    table = scoring(sorted(cards), " ".join(stock), sorted(kept))
    if not table.offered().size or table.phase != "convert":
        return
    wanted = brute_force(copy_of(table.state), {})
    planned = copy_of(table.state)
    for move in table.plan():
        if move.id != DONE:
            stage_of(GAME).step(planned, move.id)
    assert (int(planned.converted), int((planned.materials[0] * MATERIAL_WORTH).sum())) == wanted


def test_plan_gives_up_what_is_worth_least() -> None:
    """P31: the plan for what to keep drops down to three."""
    table = scoring(["carpenter-green"], "sand sand wood stone metal")
    table.play("done")
    assert [str(move) for move in table.plan()] == ["drop sand", "drop sand"]


def test_greedy_clearly_beats_random() -> None:
    """One greedy player against three random ones wins far more than a quarter."""
    greedy, chance = bot("greedy", GAME), bot("random", GAME)
    wins = 0
    for seed in range(60):
        table = Table(GAME, 4, secret_from_number(seed))
        rounds = Rounds("greedy clearly beats random")
        while table.to_move is not None and rounds():
            player = greedy if table.to_move == seed % 4 else chance
            hidden = table.hidden_for_bot(table.to_move, luck_of_move(table.secret, ("bot",), table.version))
            table.play(player.choose(hidden, table.offered()))
        wins += int(table.standing().ranks[seed % 4] == 1)
    assert wins > 40
