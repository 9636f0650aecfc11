"""Bots with a personality among plain ones of their level: are they as strong, and does it show?

python -m bench.personalities --game contest --temper bold --games 24 --seed 31 --jobs 2
python -m bench.personalities --seconds 540 --seed 5011 --json tempers.jsonl      # all, as many games as fit

One bot with a personality plays against the rest, every deal from each seat. For each of its goals the moves made where
they were offered beside others are counted, for it and for the plain ones; of amounts, their mean. With `--seconds` all
duels get the same number of deals, so that all are equally certain.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.arena.plan import Pairing, Plan, pairings
from bauhuette.arena.play_game import ArenaGame, play_pairing
from bauhuette.arena.results import summarise
from bauhuette.bots.personality import Mask, any_of, join_name, personalities_of, personality_of
from bauhuette.bots.protocol import Budget
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.study.arena_page import margin_text, share_text

MEASURED, PLAIN = "tempered", "plain"
ENDLESS = 1 << 40


class Duel(NamedTuple):
    """One bot with a personality among plain ones of its level."""

    game: str
    temper: str
    level: str
    seats: int
    seed: int
    playouts: int | None

    def plan(self, games: int = ENDLESS) -> Plan:
        budget = Budget(playouts=self.playouts) if self.playouts else None
        bots = (join_name(self.level, self.temper), self.level)
        return Plan(self.game, self.seats, bots, games, self.seed, budget)


class Deal(NamedTuple):
    """The results of one deal, played from each seat."""

    duel: Duel
    games: list[ArenaGame]
    counts: Counter[tuple[str, str, str]]  # by bot, goal, and figure
    seconds: float


@cache
def wishes(game: str, temper: str) -> dict[str, Mask]:
    """Return the moves each goal names; `likes` are all liked ones."""
    moves, goals = load(game).MOVES, personality_of(load(game), temper).goals
    single = [*goals.likes, *goals.dislikes, *(f"{family} *" for family in (*goals.more, *goals.less))]
    return {"likes": any_of(moves, goals.likes)} | {
        pattern: any_of(moves, [pattern]) for pattern in dict.fromkeys(single)
    }


def play_deal(duel: Duel, number: int) -> Deal:
    began = time.perf_counter()
    plan, counts = duel.plan(), Counter[tuple[str, str, str]]()
    moves, masks = load(duel.game).MOVES, wishes(duel.game, duel.temper)
    goals = personality_of(load(duel.game), duel.temper).goals
    amounts = {f"{family} *": moves.first(family) for family in (*goals.more, *goals.less)}

    def watch(name: str, offered: Cells, made: MoveId) -> None:
        who = MEASURED if name == plan.bots[0] else PLAIN
        for pattern, mask in masks.items():
            some = mask[offered]
            if some.any() and not some.all():
                counts[who, pattern, "offered"] += 1
                counts[who, pattern, "made"] += int(mask[made])
            if pattern in amounts and mask[made]:
                counts[who, pattern, "amounts"] += 1
                counts[who, pattern, "amount"] += int(made) - amounts[pattern]

    games = [play_pairing(plan, pairing, watch) for pairing in of_deal(plan, number)]
    return Deal(duel, games, counts, time.perf_counter() - began)


def of_deal(plan: Plan, number: int) -> Iterator[Pairing]:
    size = plan.seats
    return islice(pairings(plan), number * size, (number + 1) * size)


def run(duels: list[Duel], jobs: int, seconds: float, most: int) -> Iterator[list[Deal]]:
    """Play the deals of each duel; while there is time, the next deal goes to the duel with the fewest."""
    until = time.monotonic() + seconds
    begun, done = Counter[Duel](), {duel: list[Deal]() for duel in duels}
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Deal]] = set()
        while True:
            for duel in sorted(duels, key=lambda one: begun[one]):
                longest = max((deal.seconds for deal in done[duel]), default=0.0)
                if len(running) >= jobs:
                    break
                if begun[duel] < most and time.monotonic() + 1.2 * longest < until:
                    running.add(pool.submit(play_deal, duel, begun[duel]))
                    begun[duel] += 1
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                deal = one.result()
                done[deal.duel].append(deal)
    yield from done.values()


def report(deals: list[Deal]) -> dict[str, Any]:
    """Return a line of figures for a duel."""
    duel, counts = deals[0].duel, sum((deal.counts for deal in deals), Counter[tuple[str, str, str]]())
    games = [game for deal in deals for game in deal.games]
    line = next(line for line in summarise(games) if line.name == duel.plan().bots[0])
    indulgence = personality_of(load(duel.game), duel.temper).indulgence
    traits = {pattern: {who: trait(counts, who, pattern) for who in (MEASURED, PLAIN)} for pattern in wishes(*duel[:2])}
    figures = {"games": len(games), "fair": line.fair, "win_share": line.win_share, "margin": line.margin}
    seconds = round(sum(deal.seconds for deal in deals), 1)
    shown = share_text(line.win_share, "en"), margin_text(line.margin, "en"), "; ".join(spoken(traits))
    cells = duel.game, duel.seats, duel.level, duel.temper, len(games), *shown
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return {**duel._asdict(), "indulgence": indulgence, **figures, "traits": traits, "processor_seconds": seconds}


def trait(counts: Counter[tuple[str, str, str]], who: str, pattern: str) -> dict[str, float]:
    offered, amounts = counts[who, pattern, "offered"], counts[who, pattern, "amounts"]
    found = {
        "offered": offered,
        "made": counts[who, pattern, "made"],
        "share": counts[who, pattern, "made"] / max(1, offered),
    }
    return found | ({"mean": counts[who, pattern, "amount"] / amounts} if amounts else {})


def spoken(traits: dict[str, dict[str, dict[str, float]]]) -> Iterable[str]:
    for pattern, by in traits.items():
        means = [by[who].get("mean") for who in (MEASURED, PLAIN)]
        of = f" of {by[MEASURED]['offered']:.0f}"
        yield f"{pattern} {100 * by[MEASURED]['share']:.1f}{of}, plain {100 * by[PLAIN]['share']:.1f} %" + (
            f" (mean {means[0]:.1f}, plain {means[1]:.1f})" if None not in means else ""
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_keys(), action="append")
    parser.add_argument("--temper", action="append")
    parser.add_argument("--level", default="foreman")
    parser.add_argument("--seats", type=int, help="by default as many as a game has")
    parser.add_argument("--games", type=int, default=ENDLESS, help="at most so many of each duel, in whole deals")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="a line for each duel is written to this file")
    args = parser.parse_args()
    if args.games == ENDLESS and args.seconds == float("inf"):
        parser.error("either --games or --seconds")
    duels = [
        Duel(key, temper, args.level, args.seats or max(meta_of(key).seats), args.seed, args.playouts)
        for key in args.game or game_keys()
        for temper in personalities_of(meta_of(key))
        if not args.temper or temper in args.temper
    ]
    most = -(-args.games // duels[0].seats) if args.games < ENDLESS else ENDLESS
    lines = [report(deals) for deals in run(duels, args.jobs, args.seconds, most) if deals]
    if args.json:
        args.json.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
