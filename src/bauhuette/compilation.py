"""Play a game at once: as its rules are written, until another process has compiled them.

`play_at_once(game)` returns at once. The record of a game is the same bytes at every speed, so play switches between
two calls of a rule. Of several games, two are compiled at a time.

    python -m bauhuette.compilation pillars    compiles a game and its search, and prints how far it is

With the values of an edition and `trial` it only plays one game of that edition to its end.
"""

from __future__ import annotations

import glob
import logging
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import AbstractContextManager
from typing import Any

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.bots.search.search import is_search_warm, warm_up_search
from bauhuette.bots.simple import GreedyBot
from bauhuette.engine import jit
from bauhuette.engine.edition import canonical, from_canonical
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load_with
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.types import InfoState, MoveId
from bauhuette.engine.warmup import is_warm, warm_up
from bauhuette.match.table import Table

log = logging.getLogger("bauhuette")

Turn = AbstractContextManager[Any]
AT_ONCE = threading.BoundedSemaphore(2)  # processes that compile
NICE = 5
REPORT_S = 0.2
STEP, RULES_DONE, ALL_DONE = "step", "rules", "all"  # what the other process tells
LONGEST_GAME = 20_000  # moves
KEPT_EDITIONS = 24  # compiled, on disk
TRIAL = "trial"
SEARCH_STEPS = 4  # the search takes as long as this many steps of the rules


class Compilation:
    """A game that is compiled in another process, and how far that is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules_ready = is_warm(game)
        self.search_ready = is_search_warm(game)
        self.done, self.steps = 0, 0  # of all that is compiled: first the rules, then the search
        self.error = ""  # why it could not be compiled; the game is played as written then
        self.ended: Future[None] = Future()
        self.process: subprocess.Popen[str] | None = None

    def start(self, load: bool = False, turn: Turn = AT_ONCE) -> None:
        """`turn` is waited for before anything is compiled.

        `load`: load rules that are on disk in a thread, and play them as written until then.
        """
        self.ended, self.error = Future(), ""
        load = load and COMPILED
        if self.rules_ready and self.search_ready and not load:
            self.ended.set_result(None)
            return
        if load or not self.rules_ready:
            jit.interpret(self.game.package)
        begin = self._load if load and self.rules_ready else lambda: None
        thread = threading.Thread(
            target=self._run, args=(begin, turn), name=f"compile {self.game.meta.key}", daemon=True
        )
        thread.start()

    def wait(self, report: Callable[[int, int], None]) -> None:
        """Wait until nothing more is compiled; `report` gets the number of steps done and of all."""
        while not self.ended.done():
            report(self.done, self.steps)
            wait([self.ended], REPORT_S)

    def _run(self, begin: Callable[[], None], turn: Turn) -> None:
        try:
            begin()
            if not (self.rules_ready and self.search_ready):
                with turn:
                    self._compile()
        except Exception as error:
            self.error = f"{type(error).__name__}: {error}"
        if self.error:
            log.warning("%s cannot be compiled and is played as written: %s", self.game.meta.key, self.error)
        self.ended.set_result(None)

    def _compile(self) -> None:
        command = [sys.executable, "-m", __name__, self.game.meta.key, canonical(dict(self.game.overrides))]
        pipe = subprocess.PIPE  # it ends when its input is closed, so it outlives no player
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
            self.process = process
            assert process.stdout is not None
            assert process.stderr is not None
            for line in process.stdout:
                self._hear(*line.split())
            self.error = process.stderr.read().strip().rpartition("\n")[2] if process.wait() else ""

    def _hear(self, what: str, done: str, steps: str) -> None:
        self.done, self.steps = int(done), int(steps)
        if what == RULES_DONE:
            self._load()
        elif what == ALL_DONE:
            self.search_ready = True

    def _load(self) -> None:
        """Load the rules that are on disk, then switch."""
        warm_up(self.game, lambda *_: None)
        self.rules_ready = True


_compilations: dict[str, Compilation] = {}
_lock = threading.Lock()


def play_at_once(game: Game, load: bool = False, turn: Turn = AT_ONCE) -> Compilation:
    """Compile this game in another process unless it was compiled before; play it as written meanwhile.

    What failed before is tried again. `load`, `turn`: see `Compilation.start`.
    """
    with _lock:
        known = _compilations.get(game.package)
        if known is None:
            known = _compilations[game.package] = Compilation(game)
            known.start(load, turn)
        elif known.error and known.ended.done():
            known.start(load, turn)
    return known


class GreedyUntilCompiled:
    """A bot that searches, and plays greedily as long as the search is being compiled."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self._compilation = play_at_once(game)
        self._greedy = GreedyBot(game)
        self._bot = bot
        self.name = bot.name

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:
        ready = self._compilation.search_ready
        return (self._bot if ready else self._greedy).choose(hidden, moves, budget)


def main(key: str, overrides: str = "", what: str = "") -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if hasattr(os, "nice"):
        os.nice(NICE)
    game: Any = load_with(key, from_canonical(overrides), "edition")
    if overrides:
        prove_playable(game)
        if what == TRIAL:
            return
        remove_oldest_editions()
    told = (0, 0)

    def report(done: int, steps: int, _function: str) -> None:
        nonlocal told
        told = done, steps + SEARCH_STEPS
        _tell(STEP, *told)

    warm_up(game, report)
    _tell(RULES_DONE, *told)
    warm_up_search(game, lambda *_: None)
    _tell(ALL_DONE, *told)


def prove_playable(game: Game) -> None:
    """Play a game of an edition to its end as its rules are written, which check every bound, before it is compiled."""
    jit.interpret(game.package)
    table = Table(game, game.meta.seats[-1], secret_from_number(1))
    policy = GreedyBot(game)
    while table.outcome is None:
        reason = int(game.audit(table.state))
        if reason:
            raise BauhuetteError("edition-unplayable", reason=game.AUDITS[reason - 1].reason)
        if table.version >= LONGEST_GAME:
            raise BauhuetteError("edition-unplayable", reason=f"> {LONGEST_GAME}")
        table.play(table.ask(policy))
    jit.use_compiled(game.package)


def remove_oldest_editions() -> None:
    """Keep the compiled rules of the editions used last."""
    used: dict[str, float] = {}
    for folder in jit.cache_root().glob("*@*-*"):
        name = folder.name.rpartition("-")[0]
        used[name] = max(used.get(name, 0.0), *(file.stat().st_mtime for file in (folder, *folder.iterdir())))
    for name in sorted(used, key=lambda name: -used[name])[KEPT_EDITIONS:]:
        for folder in jit.cache_root().glob(f"{glob.escape(name)}-*"):
            shutil.rmtree(folder, ignore_errors=True)


def _tell(what: str, done: int, steps: int) -> None:
    print(what, done, steps, flush=True)


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
