"""Duels of each level with the one below, at every game and number of seats; and of master with greedy.

python -m bench.strength [--game pillars] [--games 80] [--playouts 2000] [--jobs 2] [--json FILE]

One of the better level plays against the rest. `--playouts` caps the searches, so that a run can be repeated and ends
in reasonable time; without it masters use their time limit. Deals are duplicated (see `bauhuette arena`); intervals are
95 %.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from bauhuette.arena.plan import Plan
from bauhuette.arena.results import summarise
from bauhuette.arena.run import Processes, Results, run
from bauhuette.bots.protocol import Budget
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.study.arena_page import margin_text, share_text

DUELS = (
    ("apprentice", "random"),
    ("journeyman", "apprentice"),
    ("foreman", "journeyman"),
    ("master", "foreman"),
    ("master", "greedy"),
)


def duel(plan: Plan, jobs: int | None) -> dict[str, Any]:
    """Play one of the better level against the rest."""
    results: Results = {}
    began = time.perf_counter()
    run(plan, Processes(jobs), results, lambda _played: None)
    better = next(line for line in summarise(results.values()) if line.name == plan.bots[0])
    share, margin = better.win_share, better.margin
    print(
        f"| {plan.game} | {plan.seats} | {plan.bots[0]} | {plan.bots[1]} | {len(results)} | {100 * better.fair:.0f} % "
        f"| {share_text(share, 'en')} | {margin_text(margin, 'en')} | {'yes' if share.low > better.fair else 'no'} |",
        flush=True,
    )
    seconds = time.perf_counter() - began
    return {"plan": plan.json(), "share": share, "margin": margin, "fair": better.fair, "seconds": seconds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_keys(), help="only this one")
    parser.add_argument("--seats", type=int, help="only this number")
    parser.add_argument("--duel", type=int, choices=range(len(DUELS)), help="only this one of the pairs, from 0")
    parser.add_argument("--games", type=int, default=80, help="for each pair")
    parser.add_argument("--playouts", type=int, help="at most, for every search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    print("| game | seats | one | against the rest | games | fair | win share (95 %) | margin (95 %) | above fair |")
    print("|---|---|---|---|---|---|---|---|---|")
    budget = Budget(playouts=options.playouts) if options.playouts else None
    found = []
    for key in [options.game] if options.game else game_keys():
        for seats in [options.seats] if options.seats else meta_of(key).seats:
            for number, pair in enumerate(DUELS):
                if options.duel in (None, number):
                    found.append(duel(Plan(key, seats, pair, options.games, options.seed, budget), options.jobs))
    if options.json:
        options.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
