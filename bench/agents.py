"""Train the agents of `examples/` with equal numbers of decisions, and measure them.

python -m bench.agents linear_q --game pillars --seats 3 --decisions 60000 --json linear_q.json
python -m bench.agents page      # the table of docs/notes/2026-11-agents.md, and the curves in docs/benchmark/

An agent sits among copies of one opponent, every deal once from each seat, on deals it was not trained on. Its files
hold the curve: win shares and processor seconds at four points of the training. Measuring does not count as training.
The result is checked by `docs/benchmark/result.schema.json`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import resource
import shlex
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from bauhuette.arena.agent_result import FORMAT, VERSION, Against, AgentResult, CurvePoint
from bauhuette.arena.results import share
from bauhuette.bots.registry import bot
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.match.table import Table
from bauhuette.nets.features import features_of
from bauhuette.study.plots import PlotSeries, courses

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "benchmark"
STANDALONE = 'xmlns="http://www.w3.org/2000/svg" width="720" height="320"'
STYLE = "<style>text{font:13px sans-serif;fill:#777}.axis{stroke:#777;opacity:.4}</style>"
OPPONENTS = ("random", "greedy")
CURVE_SEED, FINAL_SEED = 7_001, 7_002  # of deals that no training uses


class AgentScript(NamedTuple):
    """An example with its algorithm, and the packages whose implementation it is."""

    algorithm: str
    packages: tuple[str, ...]
    learns_from: str
    needs_training: bool = True


SCRIPTS = {
    "linear_q": AgentScript("Monte Carlo control, linear", ("numpy",), "greedy"),
    "vector_ppo": AgentScript("PPO on make_vec, in the manner of CleanRL", ("torch",), "greedy"),
    "sb3_maskable": AgentScript("MaskablePPO", ("sb3-contrib", "torch"), "greedy"),
    "openspiel_nfsp": AgentScript("NFSP", ("open_spiel", "torch"), "self-play"),
    "rlcard_dmc": AgentScript("Deep Monte Carlo (DouZero)", ("rlcard", "torch"), "self-play"),
    "openspiel_ismcts": AgentScript("ISMCTS, random rollouts", ("open_spiel",), "nothing", needs_training=False),
}


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def cpu_seconds() -> float:
    """Return the processor time of this process and of its ended children."""
    return time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def play_among(agent: Any, game: Game, seats: int, opponent: str, games: int, seed: int) -> Against:
    """Play whole games with the agent at one seat, every deal from each seat."""
    other, secret = bot(opponent, game), b""
    deals: list[list[float]] = []
    for number in range(games):
        seat = number % seats
        if seat == 0:
            secret = secret_from_number(1_000_000 * seed + number // seats)
            deals.append([])
        table = Table(game, seats, secret)
        while (asked := table.to_move) is not None:
            hidden = table.hidden_for_bot(asked, luck_of_move(secret, ("bot", str(asked)), table.version))
            moves = table.offered()
            table.play((agent if asked == seat else other).choose(hidden, moves, None))
        ranks = table.standing().ranks[:seats]
        deals[-1].append(float(ranks[seat] == 1) / sum(rank == 1 for rank in ranks))
    won = share(deals, games)
    interval = [round(won.low, 4), round(won.high, 4)]
    return {"bot": opponent, "games": games, "seed": seed, "win_share": round(won.mean, 4), "interval": interval}


class Measuring:
    """Gathers the curve; its own processor time is not counted."""

    def __init__(self, game: Game, seats: int, games: int) -> None:
        self.game, self.seats, self.games = game, seats, games
        self.curve: list[CurvePoint] = []
        self.agent: Any = None
        self._spent = 0.0
        self._began = cpu_seconds()

    def __call__(self, decisions: int, agent: Any) -> None:
        spent = round(cpu_seconds() - self._began - self._spent, 1)
        before = cpu_seconds()
        against = [
            play_among(agent, self.game, self.seats, name, self.games, CURVE_SEED) for name in OPPONENTS if self.games
        ]
        self.curve.append({"decisions": decisions, "cpu_seconds": spent, "against": against})
        self.agent = agent
        self._spent += cpu_seconds() - before
        shown = ", ".join(f"{one['win_share']:.1%} among {one['bot']}" for one in against)
        print(f"{decisions:>8} decisions, {spent:.0f} s: {shown}", flush=True)


def measured_agent(name: str, options: argparse.Namespace) -> AgentResult:
    script, game, seats, module = SCRIPTS[name], load(options.game), options.seats, example(name)
    measure: Callable[[int, Any], None] = (measuring := Measuring(game, seats, options.curve_games))
    if script.needs_training:
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / ("agent.zip" if name == "sb3_maskable" else "agent.npz")
            wanted = ["--decisions", str(options.decisions), "--seed", str(options.seed), "--out", str(out)]
            wanted += ["--opponents", "greedy"] if script.learns_from == "greedy" else []
            module.main([options.game, "--seats", str(seats), *wanted], measure)
        agent = measuring.agent
    else:
        os.environ["ISMCTS_SIMULATIONS"] = str(options.simulations)
        agent = module.Ismcts(game)
    against = [play_among(agent, game, seats, other, options.games, FINAL_SEED) for other in OPPONENTS]
    last = measuring.curve[-1] if measuring.curve else {"decisions": 0, "cpu_seconds": 0.0, "against": []}
    return {
        "format": FORMAT,
        "version": VERSION,
        "agent": name,
        "algorithm": script.algorithm,
        "implementation": {package: version(package) for package in script.packages},
        "command": f"python -m bench.agents {shlex.join(sys.argv[1:])}",
        "game": options.game,
        "rules": game.meta.rules_version,
        "edition": game.edition,
        "features": features_of(game).version,
        "seats": seats,
        "seed": options.seed,
        "learns_from": script.learns_from,
        "decisions": last["decisions"],
        "cpu_seconds": last["cpu_seconds"],
        "card_seconds": 0.0,
        "simulations": 0 if script.needs_training else options.simulations,
        "curve": measuring.curve,
        "against": against,
        "machine": f"{platform.machine()}, Python {platform.python_version()}, NumPy {np.__version__}",
    }


def page() -> str:
    """Draw the curves of all published results with the fewest seats; return a table with a row for each result."""
    found: list[AgentResult] = [json.loads(file.read_text("utf-8")) for file in sorted(RESULTS.glob("*-*.json"))]
    found = [one for one in found if one["format"] == FORMAT]
    found.sort(key=lambda one: (meta_of(one["game"]).place, one["seats"], list(SCRIPTS).index(one["agent"])))
    for game in dict.fromkeys(one["game"] for one in found):
        fewest = [one for one in found if one["game"] == game and one["seats"] == meta_of(game).seats[0]]
        lines = [PlotSeries(one["agent"], curve_of(one)) for one in fewest]
        lines = [line for line in lines if len(line.points) > 1]
        if not lines:
            continue
        picture = courses(lines, 100, " %", "decisions").replace("<svg ", f"<svg {STANDALONE} ", 1)
        RESULTS.joinpath(f"{game}.svg").write_text(picture.replace("><", f">{STYLE}<", 1) + "\n", "utf-8")
    rows = [
        ["game, seats", "agent", *(f"among {name}" for name in OPPONENTS), "learned from", "processor"],
        ["---"] * 6,
    ]
    return "\n".join("| " + " | ".join(row) + " |" for row in [*rows, *map(row_of, found)])


def curve_of(result: AgentResult) -> list[tuple[float, float]]:
    return [
        (point["decisions"], 100 * point["against"][-1]["win_share"]) for point in result["curve"] if point["against"]
    ]


def row_of(result: AgentResult) -> list[str]:
    file = f"{result['agent']}-{result['game']}-{result['seats']}.json"
    shares = [(one["win_share"], *one["interval"]) for one in result["against"]]
    shown = [f"{100 * mean:.1f} [{100 * low:.1f}, {100 * high:.1f}]" for mean, low, high in shares]
    cost = [f"{result['decisions']:,}", f"{result['cpu_seconds']:,.0f} s"]
    cost = cost if result["decisions"] else [f"{result['simulations']} simulations", "–"]
    return [f"{result['game']}, {result['seats']}", f"[`{result['agent']}`](../benchmark/{file})", *shown, *cost]


def main(args: list[str] | None = None) -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("agent", choices=[*sorted(SCRIPTS), "page"])
    given.add_argument("--game", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--simulations", type=int, default=30, help="of a search, for each decision")
    given.add_argument("--curve-games", type=int, default=60, help="at each point of the curve")
    given.add_argument("--games", type=int, default=300, help="of the last measurement")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--json", type=Path)
    options = given.parse_args(args)
    if options.agent == "page":
        print(page())
        return
    result = measured_agent(options.agent, options)
    text = json.dumps(result, indent=1) + "\n"
    print(text if options.json is None else f"written: {options.json}")
    if options.json is not None:
        options.json.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
