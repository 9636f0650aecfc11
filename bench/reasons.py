"""Sample mistakes and what the coach says of them: `python bench/reasons.py pillars --mistakes 25 --seed 1`.

Games are played by the policy, which sometimes moves at random; every decision that surely cost at least `--cost` of a
win is a mistake. Each is written with the position, both moves and the reasons, to be checked by hand.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bauhuette.analysis.serialise import why_json
from bauhuette.analysis.why import Explanation, why
from bauhuette.bots.evaluate_decision import DecisionEvaluator
from bauhuette.engine.game import Game
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.table import Table

NAMES = ("Agnes", "Bruno", "Clara", "Dora")
AT_RANDOM = 0.3
LOOKED_AT = 0.2  # of the moves made at random
MOST_OF_ONE_GAME = 3


class Mistake(NamedTuple):
    game: Game
    hidden: InfoState
    seat: Seat
    played: MoveId
    better: MoveId
    cost: float
    why: Explanation

    def lines(self) -> Iterator[str]:
        say = Narrator(self.game, "en", NAMES[: int(self.hidden.seats)], self.seat)
        yield f"{NAMES[self.seat]} played “{say.move(self.played)}”; better “{say.move(self.better)}” ({self.cost:.2f})"
        yield f"  {self.why.games} games: better in {self.why.ahead}, worse in {self.why.behind}"
        for one in self.why.reasons:
            rule = f"{self.game.meta.rule_prefix}{one.claim.pattern.rule}"
            yield f"  - {say.coached(one.claim.told())} [{rule}]: played {one.played}, better {one.better}"

    def json(self) -> dict[str, Any]:
        moves = {name: self.game.MOVES.print(move) for name, move in (("played", self.played), ("better", self.better))}
        return {"seat": self.seat, **moves, "why": why_json(self.game, self.why), "view": self.game.view(self.hidden)}


def mistakes(game: Game, seed: int, cost: float, determinizations: int) -> Iterator[Mistake]:
    scales = DecisionEvaluator(game, determinizations)
    number = 0
    while True:
        number += 1
        secret = luck_of_move(secret_from_number(seed), ("reasons",), number).to_bytes(8, "big")
        random, found = Random(secret), 0
        table = Table(game, game.meta.seats[number % len(game.meta.seats)], secret)
        while table.to_move is not None:
            seat = table.to_move
            hidden = table.hidden_for_bot(seat, table.luck_for_bot())
            offered = [MoveId(move) for move in scales.offered(hidden).tolist()]
            usual = MoveId(int(game.policy(hidden.copy(), scales.offered(hidden), len(offered))))
            played = random.choice(offered) if random.random() < AT_RANDOM else usual
            if played != usual and found < MOST_OF_ONE_GAME and random.random() < LOOKED_AT:
                luck = luck_of_move(secret, ("why",), table.version).to_bytes(8, "big")
                clean = table.hidden(seat)
                decision = scales.evaluate(clean, seat, [played])
                one = decision.of(played) if decision else None
                if decision and one and not one.is_as_good and one.cost >= cost:
                    better = decision.best.move
                    found += 1
                    because = why(game, clean, seat, played, better, luck)
                    yield Mistake(game, clean, seat, played, better, one.cost, because)
            table.play(played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mistakes", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cost", type=float, default=0.02)
    parser.add_argument("--determinizations", type=int, default=0)
    parser.add_argument("--json", help="a file for the positions, one a line")
    asked = parser.parse_args()
    found = mistakes(load(asked.game), asked.seed, asked.cost, asked.determinizations)
    explained = 0
    for number in range(1, asked.mistakes + 1):
        mistake = next(found)
        explained += bool(mistake.why.reasons)
        print(f"{number}.", *mistake.lines(), sep="\n", flush=True)
        if asked.json:
            with Path(asked.json).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, **mistake.json()}) + "\n")
    print(f"{asked.game}: {explained} of {asked.mistakes} mistakes have a reason")


if __name__ == "__main__":
    main()
