"""Shows that something takes time, and what is being done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from bauhuette.bots.search.search import is_search_warm, warm_up_search
from bauhuette.cli.language import say_in
from bauhuette.engine.game import Game
from bauhuette.engine.warmup import Report, is_warm, warm_up


def make_ready(game: Game, lang: str, plain: bool, search: bool = False) -> None:
    """Compile a game for the first time on this machine, with progress."""
    steps = [] if is_warm(game) else [warm_up]
    if search and not is_search_warm(game):
        steps.append(warm_up_search)
    for warm in steps:
        if plain:
            warm(game, _told(lang))
        else:
            with _drawn(game, lang) as report:
                warm(game, report)


def _told(lang: str) -> Report:
    def report(done: int, steps: int, what: str) -> None:
        if what:
            print(say_in(lang, "compiling-step", what=what, done=done + 1, all=steps), flush=True)

    return report


@contextmanager
def _drawn(game: Game, lang: str) -> Iterator[Report]:
    with bar() as progress:
        progress.console.print(say_in(lang, "compiling", game=game.meta.title[lang]), markup=False)
        task = progress.add_task("", total=None)

        def report(done: int, steps: int, what: str) -> None:
            progress.update(task, total=steps, completed=done, description=what)

        yield report


@contextmanager
def steps(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Count steps on the error stream: as a bar in a terminal, as a line for every tenth of them in a file."""
    if Console(stderr=True).is_terminal:
        with bar() as progress:
            task = progress.add_task(what, total=total)
            yield lambda: progress.advance(task)
        return
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if done * 10 // total > (done - 1) * 10 // total:
            print(f"{what}: {done} / {total}", file=sys.stderr, flush=True)

    yield step


def bar() -> Progress:
    """On the error stream, so that results can be piped."""
    times = (TimeElapsedColumn(), TextColumn("·"), TimeRemainingColumn())
    columns = (BarColumn(), MofNCompleteColumn(), *times, TextColumn("{task.description}"))
    return Progress(*columns, console=Console(stderr=True), transient=True)
