"""Bots with a temper among plain ones of their level: as strong as they, and known by what they do?

python -m bench.tempers --game contest --temper bold --games 24 --seed 31 --jobs 2
python -m bench.tempers --seconds 540 --seed 5011 --json tempers.jsonl      # all, as many games as there is time for

One tempered bot against the rest, every deal from each seat. Of each wish of `tempers.toml` it is counted how often the
move was made where it was offered beside others, by the tempered bot and by the plain ones; of amounts, their mean.
With `--seconds` all duels get the same number of deals, so that none is less sure than the others.
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
from bauhuette.arena.play import Played, play_pairing
from bauhuette.arena.tally import tally
from bauhuette.bots.protocol import Budget
from bauhuette.bots.temper import Mask, any_of, temper_of, tempered, tempers_of
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.study.arena_page import margin_text, share_text

TEMPERED, PLAIN = "tempered", "plain"
ENDLESS = 1 << 40


class Duel(NamedTuple):
    """One tempered bot among plain ones of its level."""

    game: str
    temper: str
    level: str
    seats: int
    seed: int
    playouts: int | None

    def plan(self, games: int = ENDLESS) -> Plan:
        budget = Budget(playouts=self.playouts) if self.playouts else None
        bots = (tempered(self.level, self.temper), self.level)
        return Plan(self.game, self.seats, bots, games, self.seed, budget)


class Deal(NamedTuple):
    """What came of one deal, played from each seat."""

    duel: Duel
    games: list[Played]
    counts: Counter[tuple[str, str, str]]  # by whom, wish, and what is counted
    seconds: float


@cache
def wishes(game: str, temper: str) -> dict[str, Mask]:
    """By wish, the moves it names; `likes` are all liked ones."""
    moves, told = load(game).MOVES, temper_of(load(game), temper).wishes
    single = [*told.likes, *told.dislikes, *(f"{family} *" for family in (*told.more, *told.less))]
    return {"likes": any_of(moves, told.likes)} | {wish: any_of(moves, [wish]) for wish in dict.fromkeys(single)}


def play_deal(duel: Duel, number: int) -> Deal:
    began = time.perf_counter()
    plan, counts = duel.plan(), Counter[tuple[str, str, str]]()
    moves, masks = load(duel.game).MOVES, wishes(duel.game, duel.temper)
    told = temper_of(load(duel.game), duel.temper).wishes
    amounts = {f"{family} *": moves.first(family) for family in (*told.more, *told.less)}

    def watch(name: str, offered: Cells, made: MoveId) -> None:
        who = TEMPERED if name == plan.bots[0] else PLAIN
        for wish, mask in masks.items():
            some = mask[offered]
            if some.any() and not some.all():
                counts[who, wish, "offered"] += 1
                counts[who, wish, "made"] += int(mask[made])
            if wish in amounts and mask[made]:
                counts[who, wish, "amounts"] += 1
                counts[who, wish, "amount"] += int(made) - amounts[wish]

    games = [play_pairing(plan, pairing, watch) for pairing in of_deal(plan, number)]
    return Deal(duel, games, counts, time.perf_counter() - began)


def of_deal(plan: Plan, number: int) -> Iterator[Pairing]:
    size = plan.seats
    return islice(pairings(plan), number * size, (number + 1) * size)


def run(duels: list[Duel], jobs: int, seconds: float, most: int) -> Iterator[list[Deal]]:
    """The deals of each duel. The next deal is that of the duel with the fewest, while there is time for one."""
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


def told(deals: list[Deal]) -> dict[str, Any]:
    """One line of figures for a duel."""
    duel, counts = deals[0].duel, sum((deal.counts for deal in deals), Counter[tuple[str, str, str]]())
    games = [game for deal in deals for game in deal.games]
    line = next(line for line in tally(games) if line.name == duel.plan().bots[0])
    indulgence = temper_of(load(duel.game), duel.temper).indulgence
    traits = {wish: {who: trait(counts, who, wish) for who in (TEMPERED, PLAIN)} for wish in wishes(*duel[:2])}
    figures = {"games": len(games), "fair": line.fair, "win_share": line.win_share, "margin": line.margin}
    seconds = round(sum(deal.seconds for deal in deals), 1)
    shown = share_text(line.win_share, "en"), margin_text(line.margin, "en"), "; ".join(spoken(traits))
    cells = duel.game, duel.seats, duel.level, duel.temper, len(games), *shown
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return {**duel._asdict(), "indulgence": indulgence, **figures, "traits": traits, "processor_seconds": seconds}


def trait(counts: Counter[tuple[str, str, str]], who: str, wish: str) -> dict[str, float]:
    offered, amounts = counts[who, wish, "offered"], counts[who, wish, "amounts"]
    found = {
        "offered": offered,
        "made": counts[who, wish, "made"],
        "share": counts[who, wish, "made"] / max(1, offered),
    }
    return found | ({"mean": counts[who, wish, "amount"] / amounts} if amounts else {})


def spoken(traits: dict[str, dict[str, dict[str, float]]]) -> Iterable[str]:
    for wish, by in traits.items():
        means = [by[who].get("mean") for who in (TEMPERED, PLAIN)]
        of = f" of {by[TEMPERED]['offered']:.0f}"
        yield f"{wish} {100 * by[TEMPERED]['share']:.1f}{of}, plain {100 * by[PLAIN]['share']:.1f} %" + (
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
        for temper in tempers_of(meta_of(key))
        if not args.temper or temper in args.temper
    ]
    most = -(-args.games // duels[0].seats) if args.games < ENDLESS else ENDLESS
    lines = [told(deals) for deals in run(duels, args.jobs, args.seconds, most) if deals]
    if args.json:
        args.json.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
