"""A golden playthrough: a whole game as text that reads as a diff when the rules change.

python -m bauhuette.testkit.playthrough pillars 4 > tests/games/pillars/playthroughs/4.txt
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from bauhuette.engine.game import Game
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import MoveId
from bauhuette.match.state_hash import unkeyed_hash
from bauhuette.match.table import Table

SEED = 1
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def playthrough(game: Game, seats: int) -> Iterator[str]:
    """Play half of the moves by the policy, half at random, so that common and rare situations occur."""
    table = Table(game, NAMES[:seats], secret_from_number(SEED))
    say = Narrator(game, "en", table.names)
    yield f"{game.meta.key}, {seats} seats, seed {SEED}, rules version {game.meta.rules_version}"
    yield from _news(table, say)
    while table.to_move is not None:
        offered = table.offered()
        luck = luck_of_move(secret_from_number(SEED), ("playthrough",), table.version)
        hidden = table.hidden_for_bot(table.to_move, luck)
        policy_move = game.policy(hidden, offered.copy(), len(offered))
        move = MoveId(int(policy_move if luck % 2 else offered[luck // 2 % len(offered)]))
        seat = table.names[table.to_move]
        table.play(move)
        hashed = unkeyed_hash(table.state)
        yield f"{table.version}. {seat}: {game.MOVES.print(move)}   ({len(offered)} offered, {hashed})"
        yield from _news(table, say)
    outcome = table.standing()
    yield f"over: {outcome.reason}, scores {outcome.scores}, ranks {outcome.ranks}"
    yield from json.dumps(table.view(None)["state"], indent=1).splitlines()


def _news(table: Table, say: Narrator) -> Iterator[str]:
    """Yield the public news, indented under the move."""
    for item in table.game.NEWS.read(table.hidden(None)):
        yield f"    {say.news(item)}"


def main(key: str, seats: str) -> None:
    for line in playthrough(load(key), int(seats)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
