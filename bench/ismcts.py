"""Our master against OpenSpiel's ISMCTS, with the same time for each decision.

python -m bench.ismcts [--game cologne] [--seconds 0.1] [--games 12] [--seats 3] [--simulations N] [--json FILE]

One master plays among ISMCTS bots, every deal once from each seat. The games are played in OpenSpiel
(`bauhuette_pillars` ...); its bot samples determinizations by `resample_from_infostate`, ours gets its information
state. OpenSpiel's bot calls our rules through Python, which costs it most of its time, as it would any user;
`--simulations` gives both the same number of playouts instead, without a time limit. Intervals are 95 %.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import random
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from bauhuette.arena.results import share
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search.search import Search
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move

ENDLESS = 1 << 40
UCT_C = 1.4


class Player(Protocol):
    """Counts its decisions."""

    name: str
    seconds: float
    decisions: int

    def choose(self, state: Any) -> int: ...


class Master:
    """Our bot."""

    name = "master"

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        self.seconds, self.decisions = 0.0, 0
        self._bot = bot("master", game)
        self._budget = budget
        self._secret = seed.to_bytes(8, "big")
        Search(game).compile()

    def choose(self, state: Any) -> int:
        hidden = state.hidden(state.current_player())
        hidden.rng = luck_of_move(self._secret, ("bench",), self.decisions)
        return int(self._bot.choose(hidden, np.array(state.legal_actions(), np.int64), self._budget))


class TimeIsUpError(Exception):
    pass


def ismcts(key: str, seats: int, budget: Budget, seed: int) -> Any:
    """Return OpenSpiel's bot with random playouts as in its examples; it checks the time before every simulation."""
    from open_spiel.python.algorithms import ismcts, mcts

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
        name = "OpenSpiel ISMCTS"
        seconds, decisions, simulations = 0.0, 0, 0

        def choose(self, state: Any) -> int:
            self.end = time.perf_counter() + (budget.seconds or ENDLESS)
            return int(self.step(state))

        def sample_root_state(self, state: Any) -> Any:
            if self._root_node.total_visits > 0 and time.perf_counter() > self.end:
                raise TimeIsUpError
            self.simulations += 1
            return super().sample_root_state(state)

        def run_search(self, state: Any) -> Any:
            try:
                return super().run_search(state)
            except TimeIsUpError:
                return self.get_final_policy(state, self._root_node)

    import pyspiel

    rng = np.random.RandomState(seed)
    game = pyspiel.load_game(f"bauhuette_{key}(players={seats})")
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return Timed(game, evaluator, UCT_C, budget.playouts or ENDLESS, random_state=rng)


class Played(NamedTuple):
    """One game: the deal, the master's seat and share of the win."""

    deal: int
    seat: int
    win: float


def play(game: Any, players: list[Player], deal: int, seat: int) -> Played:
    """Play a game; `players` is by seat."""
    rng = random.Random(deal)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        player, moves = players[state.current_player()], state.legal_actions()
        if len(moves) == 1:
            state.apply_action(moves[0])
            continue
        start = time.perf_counter()
        move = player.choose(state)
        player.seconds += time.perf_counter() - start
        player.decisions += 1
        state.apply_action(move)
    returns = state.returns()
    best = max(returns)
    return Played(deal, seat, 1 / returns.count(best) if returns[seat] == best else 0.0)


def games_of(options: argparse.Namespace, master: Player, other: Player) -> Iterator[Played]:
    import pyspiel

    game = pyspiel.load_game(f"bauhuette_{options.game}(players={options.seats})")
    for number in range(options.games):
        deal, seat = divmod(number, options.seats)
        players = [master if p == seat else other for p in range(options.seats)]
        yield play(game, players, options.seed * 1_000_003 + deal, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pillars", choices=game_keys())
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision with a choice")
    parser.add_argument("--simulations", type=int, help="for each decision, instead of seconds")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seats", type=int, default=3, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    importlib.import_module("bauhuette.research.openspiel")  # registers the games
    budget = Budget(playouts=options.simulations) if options.simulations else Budget(seconds=options.seconds)
    master = Master(load(options.game), budget, options.seed)
    players = master, ismcts(options.game, options.seats, budget, options.seed)
    played: list[Played] = []
    for result in games_of(options, *players):
        played.append(result)
        print(f"game {len(played)}: {result}", flush=True)
    tell(options, players, played)


def tell(options: argparse.Namespace, players: Any, played: list[Played]) -> None:
    deals: dict[int, list[float]] = {}
    for result in played:
        deals.setdefault(result.deal, []).append(result.win)
    wins = share(list(deals.values()), len(played))
    versions = {name: version(name) for name in ("open_spiel", "numba", "numpy")}
    fair, depth = 1 / options.seats, players[1].simulations / players[1].decisions
    figures = {
        "versions": {"machine": platform.machine(), "python": platform.python_version(), **versions},
        "game": options.game,
        "seats": options.seats,
        "games": len(played),
        "fair": fair,
        "win share": wins._asdict(),
        "seconds a decision": {player.name: player.seconds / player.decisions for player in players},
        "simulations a decision of ISMCTS": depth,
    }
    print(figures["versions"])
    print(f"master among OpenSpiel's ISMCTS bots at {options.game}, {options.seats} seats, {len(played)} games")
    print(f"wins {100 * wins.mean:.1f} % [{100 * wins.low:.1f}, {100 * wins.high:.1f}]; fair is {100 * fair:.1f} %")
    for player in players:
        print(f"{player.name:<20}{player.decisions:>8} decisions{player.seconds / player.decisions:>10.3f} s each")
    print(f"{depth:.1f} simulations a decision of ISMCTS")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
