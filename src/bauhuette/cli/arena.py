"""`bauhuette arena`: bots measured against each other, with a running result."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table as Grid

from bauhuette.arena.messages import arena_words
from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play_game import ArenaGame, play_pairing
from bauhuette.arena.ray_workers import Cluster, RayWorkers
from bauhuette.arena.results import summarise, win_of
from bauhuette.arena.run import Processes, Results, Workers, run
from bauhuette.arena.run_files import BadArena, read_report, write_report
from bauhuette.bots.levels import searches
from bauhuette.bots.messages import bot_title, fault_lines, fault_text
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot, names_in, own_name
from bauhuette.cli.command_errors import seat_counts
from bauhuette.cli.progress import bar, make_ready
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.registry import load
from bauhuette.research.optional_imports import need
from bauhuette.study.arena_page import cells, heads, html_report, percent, title_of

INTERRUPTED = 130
FAILED = 1
SAVE_EVERY = 10.0  # seconds
LOOK_EVERY = 0.5


class ArenaFiles(NamedTuple):
    """Where a run is written to, as far as asked for."""

    json: Path | None
    html: Path | None


class ArenaRequest(NamedTuple):
    """What was asked for; what was not asked for is as in the run that goes on, or as usual."""

    game: str | None
    bots: str | None
    games: int | None
    seats: int | None
    seed: int | None
    budgets: Sequence[Budget] = ()  # one for all that search, or one for each bot


USUAL = Plan(game="", seats=0, bots=("master", "greedy"), games=100, seed=1)


def plan_from(wish: ArenaRequest, stored: Plan | None) -> Plan:
    base = stored or USUAL
    key = wish.game or base.game
    if not key:
        raise BadArena("arena-game")
    names = base.bots if wish.bots is None else tuple(own_name(name) or name for name in names_in(wish.bots) if name)
    if not names:
        raise BadArena("arena-bots")
    for name in dict.fromkeys(names):
        bot(name, load(key))
    seats = seat_counts(meta_of(key), wish.seats or base.seats or None)[-1]
    games, seed = wish.games or base.games, base.seed if wish.seed is None else wish.seed
    if not wish.budgets:
        return Plan(key, seats, names, games, seed, base.budget, budgets=base.budgets)
    if len(wish.budgets) == 1:
        return Plan(key, seats, names, games, seed, wish.budgets[0])
    if len(wish.budgets) != len(names):
        raise BadArena("arena-budgets", bots=len(names), budgets=len(wish.budgets))
    return Plan(key, seats, names, games, seed, budgets=dict(zip(names, wish.budgets, strict=True)))


def budgets_from(seconds: str | None, playouts: str | None) -> list[Budget]:
    """One for all, or one for each bot; where both are given, a single number is for all of the other list."""
    times, counts = _amounts(seconds, float), _amounts(playouts, int)
    many = max(len(times), len(counts))
    if not {len(times), len(counts)} <= {0, 1, many}:
        raise BadArena("arena-budget", given=f"--seconds {seconds} --playouts {playouts}")
    return [Budget(_at(times, i), _at(counts, i)) for i in range(many)]


Amount = TypeVar("Amount", int, float)


def _amounts(text: str | None, kind: type[Amount]) -> list[Amount]:
    try:
        amounts = [kind(part) for part in text.split(",")] if text is not None else []
    except ValueError:
        raise BadArena("arena-budget", given=text) from None
    if not all(0 < amount < math.inf for amount in amounts):
        raise BadArena("arena-budget", given=text)
    return amounts


def _at(amounts: list[Amount], i: int) -> Amount | None:
    return amounts[i % len(amounts)] if amounts else None


def cluster_at(address: str) -> Cluster:
    return Cluster(address, need("ray", "ray"))


def workers_from(jobs: int | None, ray: str | None) -> Workers:
    if ray is None:
        return Processes(jobs)
    return RayWorkers(cluster_at(ray))


class StrictFailure(Exception):
    """A bot failed, and the run was to be strict."""


def arena(
    wish: ArenaRequest, resumed: Path | None, workers: Workers, files: ArenaFiles, lang: str, strict: bool = False
) -> int:
    """Plays what is missing, shows the table, writes what was asked for; Ctrl-C keeps what was played."""
    results: Results = {}
    if resumed is None:
        plan = plan_from(wish, None)
    else:
        stored, results = read_report(resumed)
        plan = _same_plan(stored, plan_from(wish, stored), resumed)
        files = files._replace(json=files.json or resumed)
    prepare(plan, lang)
    code = 0
    try:
        play_with_bar(plan, workers, results, files.json, lang, strict)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except StrictFailure:
        code = FAILED
    write(plan, results, files, lang)
    if results:
        show(plan, results, lang)
    if code:
        say_stopped(plan, results, files.json, lang)
    return code


def _same_plan(stored: Plan, asked: Plan, file: Path) -> Plan:
    """More games may be asked for than before, but not other ones."""
    for what in ("game", "seats", "bots", "seed", "budget", "budgets"):
        if getattr(stored, what) != getattr(asked, what):
            found, wanted = str(getattr(stored, what)), str(getattr(asked, what))
            raise BadArena("arena-plan", file=str(file), what=what, found=found, asked=wanted)
    return asked


def prepare(plan: Plan, lang: str) -> None:
    """Compile once here, so that the workers find it in the cache."""
    game = load(plan.game)
    search = any(searches(own_name(name)) for name in plan.bots)
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal, search=search)


def play_with_bar(plan: Plan, workers: Workers, results: Results, file: Path | None, lang: str, strict: bool) -> None:
    saved = time.monotonic()
    told: set[str] = set()
    before, length = len(results), usual_length(plan)
    with bar() as progress:
        task = progress.add_task("", total=plan.games, completed=len(results))

        def finished(played: ArenaGame) -> None:
            nonlocal saved
            for line in first_faults(played, told, lang):
                progress.console.print(line, markup=False, highlight=False)
            if strict and played.faults:
                raise StrictFailure
            progress.update(task, description=running(list(results.values()), lang))
            if file is not None and time.monotonic() - saved > SAVE_EVERY:
                write_report(file, plan, results)
                saved = time.monotonic()

        def look() -> None:
            progress.update(task, completed=share_done(plan, results, before, workers.moved(), length))

        with following(look):
            run(plan, workers, results, finished)


@contextmanager
def following(show: Callable[[], None]) -> Iterator[None]:
    """Shows again and again, beside what takes long."""
    over = threading.Event()

    def follow() -> None:
        while not over.wait(LOOK_EVERY):
            show()

    thread = threading.Thread(target=follow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def share_done(plan: Plan, results: Results, before: int, moved: int, length: float) -> float:
    """Games played, those that are being played counted by their moves: a game of searching bots takes minutes."""
    finished = [played.moves for played in list(results.values())[before:]]
    usual = sum(finished) / len(finished) if finished else length
    begun = max(0.0, (moved - sum(finished)) / usual)
    return min(len(results) + begun, plan.games)


def usual_length(plan: Plan) -> int:
    """Moves of a game, from one between greedy bots."""
    lineup = ("greedy",) * plan.seats
    return play_pairing(plan._replace(bots=lineup), Pairing(0, 0, lineup)).moves


def first_faults(played: ArenaGame, told: set[str], lang: str) -> Iterator[str]:
    """Print each bot's first fault: who, when and how, whichever process it happened in."""
    for name, first in played.first_faults:
        if name not in told:
            told.add(name)
            yield arena_words(lang).say("arena-first-fault", number=played.number)
            yield from fault_lines(name, first, lang)


def running(played: Sequence[ArenaGame], lang: str) -> str:
    """The win shares so far, without intervals: for the bar."""
    wins: dict[str, list[float]] = {}
    for result in played:
        for seat, name in enumerate(result.lineup):
            wins.setdefault(name, []).append(win_of(result, seat))
    say = arena_words(lang).say
    shares = sorted(((sum(won) / len(won), name) for name, won in wins.items()), reverse=True)
    said = ((bot_title(name, lang), percent(share, lang)) for share, name in shares)
    return ", ".join(say("arena-running", name=name, share=share) for name, share in said)


def show(plan: Plan, results: Results, lang: str) -> None:
    console = Console()
    console.print(title_of(plan, results, lang), markup=False)
    grid = Grid()
    for i, head in enumerate(heads(lang)):
        grid.add_column(head, justify="right" if i else "left")
    lines = summarise(results.values())
    for line in lines:
        grid.add_row(*cells(line, lang))
    console.print(grid)
    say = arena_words(lang).say
    console.print(say("arena-note"), markup=False, style="dim")
    faults = [fault for result in results.values() for fault in result.faults]
    for name, what in dict.fromkeys(faults):
        times = faults.count((name, what))
        console.print(say("arena-fault", name=name, what=fault_text(what, lang), times=times), markup=False)


def write(plan: Plan, results: Results, files: ArenaFiles, lang: str) -> None:
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
