"""`bauhuette arena`: bots measured against each other, with a running result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bauhuette.arena.html import cells, heads, html_report, percent, title_of
from bauhuette.arena.plan import Plan
from bauhuette.arena.play import Played
from bauhuette.arena.ray_workers import Cluster, RayWorkers
from bauhuette.arena.run import Processes, Results, Workers, run
from bauhuette.arena.store import BadArena, read_report, write_report
from bauhuette.arena.tally import tally, win_of
from bauhuette.arena.words import arena_words
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.words import bot_title
from bauhuette.cli.measure import seat_counts
from bauhuette.cli.progress import bar, make_ready
from bauhuette.engine.registry import load, meta_of
from bauhuette.research.extras import need

INTERRUPTED = 130
SAVE_EVERY = 10.0  # seconds


class Files(NamedTuple):
    """Where a run is written to, as far as asked for."""

    json: Path | None
    html: Path | None


def plan_from(
    key: str, bots: str, games: int, seats: int | None, seed: int, playouts: int | None, seconds: float | None
) -> Plan:
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadArena("arena-bots")
    counts = seat_counts(meta_of(key), seats)
    for name in dict.fromkeys(names):
        bot(name, load(key))
    budget = Budget(seconds, playouts) if seconds or playouts else None
    return Plan(key, counts[-1], names, games, seed, budget)


def cluster_at(address: str) -> Cluster:
    return Cluster(address, need("ray", "ray"))


def workers_from(jobs: int | None, ray: str | None) -> Workers:
    if ray is None:
        return Processes(jobs)
    return RayWorkers(cluster_at(ray))


def arena(plan: Plan | None, resumed: Path | None, workers: Workers, files: Files, lang: str) -> int:
    """Plays what is missing, shows the table, writes what was asked for; Ctrl-C keeps what was played."""
    results: Results = {}
    if resumed is not None:
        stored, results = read_report(resumed)
        plan = _same_plan(stored, plan, resumed)
        files = files._replace(json=files.json or resumed)
    if plan is None:
        raise BadArena("arena-bots")
    prepare(plan, lang)
    stopped = False
    try:
        play_with_bar(plan, workers, results, files.json, lang)
    except KeyboardInterrupt:
        stopped = True
    write(plan, results, files, lang)
    if results:
        show(plan, results, lang)
    if stopped:
        say_stopped(plan, results, files.json, lang)
    return INTERRUPTED if stopped else 0


def _same_plan(stored: Plan, asked: Plan | None, file: Path) -> Plan:
    """More games may be asked for than before, but not other ones."""
    if asked is None:
        return stored
    for what in ("game", "seats", "bots", "seed", "budget"):
        if getattr(stored, what) != getattr(asked, what):
            found, wanted = str(getattr(stored, what)), str(getattr(asked, what))
            raise BadArena("arena-plan", file=str(file), what=what, found=found, asked=wanted)
    return asked


def prepare(plan: Plan, lang: str) -> None:
    """Compile once here, so that the workers find it in the cache."""
    game = load(plan.game)
    searches = any(isinstance(bot(name, game), LevelBot) for name in plan.bots)
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal, search=searches)


def play_with_bar(plan: Plan, workers: Workers, results: Results, file: Path | None, lang: str) -> None:
    saved = time.monotonic()
    with bar() as progress:
        task = progress.add_task("", total=plan.games, completed=len(results))

        def finished(_played: Played) -> None:
            nonlocal saved
            progress.update(task, advance=1, description=running(list(results.values()), lang))
            if file is not None and time.monotonic() - saved > SAVE_EVERY:
                write_report(file, plan, results)
                saved = time.monotonic()

        run(plan, workers, results, finished)


def running(played: Sequence[Played], lang: str) -> str:
    """The win shares so far, without intervals: for the bar."""
    wins: dict[str, list[float]] = {}
    for result in played:
        for seat, name in enumerate(result.lineup):
            wins.setdefault(name, []).append(win_of(result, seat))
    say = arena_words(lang).say
    shares = sorted(((sum(won) / len(won), name) for name, won in wins.items()), reverse=True)
    return ", ".join(say("arena-running", name=bot_title(name, lang), share=percent(share)) for share, name in shares)


def show(plan: Plan, results: Results, lang: str) -> None:
    console = Console()
    console.print(title_of(plan, results, lang), markup=False)
    grid = Grid()
    for i, head in enumerate(heads(lang)):
        grid.add_column(head, justify="right" if i else "left")
    lines = tally(results.values())
    for line in lines:
        grid.add_row(*cells(line, lang))
    console.print(grid)
    say = arena_words(lang).say
    console.print(say("arena-note"), markup=False, style="dim")
    faults = [fault for result in results.values() for fault in result.faults]
    for name, what in dict.fromkeys(faults):
        times = faults.count((name, what))
        console.print(say("arena-fault", name=name, what=say(f"fault-{what}"), times=times), markup=False)


def write(plan: Plan, results: Results, files: Files, lang: str) -> None:
    say = arena_words(lang).say
    if files.json is not None:
        write_report(files.json, plan, results)
        print(say("arena-saved", file=str(files.json)))
    if files.html is not None and results:
        files.html.write_text(html_report(plan, results, lang), encoding="utf-8")
        print(say("arena-saved", file=str(files.html)))


def say_stopped(plan: Plan, results: Results, file: Path | None, lang: str) -> None:
    facts = {"played": len(results), "games": plan.games}
    say = arena_words(lang).say
    print(say("arena-stopped", **facts, file=str(file)) if file else say("arena-stopped-unsaved", **facts))
