"""Play other editions without waiting for the compiler: as their rules are written until another process has compiled
them, one at a time. Before its first table an edition is played to its end by a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from bauhuette.compilation import TRIAL, play_at_once
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition import Data, canonical
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load_overridden
from bauhuette.engine.standard_editions import overrides_of

_one_by_one = ThreadPoolExecutor(1, thread_name_prefix="editions")  # imports of games must not cross
_trials = ThreadPoolExecutor(1, thread_name_prefix="edition trials")
_compiling = threading.Lock()

TRIAL_S = 120.0  # a game as its rules are written takes some seconds


async def edition_at_once(standard: Game, edition: str, values: Data) -> Game:
    """Return a game in an edition, checked before; it can be played while it is being compiled.

    `values` differ from the standard edition of their time, which need not be today's. If no standard edition with
    these values has this hash, today's is returned.
    """
    return await asyncio.get_running_loop().run_in_executor(_one_by_one, _ready, standard, edition, values)


def _ready(standard: Game, edition: str, values: Data) -> Game:
    overrides = overrides_of(game_folder(standard.meta.key), values, edition)
    if not overrides:
        return standard
    game = load_overridden(standard.meta.key, canonical(overrides))
    play_at_once(game, load=True, turn=_compiling)
    return game


async def can_be_played(game: str, values: Data) -> bool:
    """Return whether a process of its own can play an edition, checked before, to its end in time; one at a time."""
    return await asyncio.get_running_loop().run_in_executor(_trials, _tried, game, values)


def _tried(game: str, values: Data) -> bool:
    command = [sys.executable, "-m", "bauhuette.compilation", game, canonical(values), TRIAL]
    environment = os.environ | {"BAUHUETTE_JIT": "off"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as process:
        try:
            return process.wait(TRIAL_S) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            return False


_known: set[str] = set()  # hashes of editions that a table of this process has begun with


def is_new(edition: str) -> bool:
    """Return whether no table of this process has begun with the edition of this hash."""
    return edition not in _known


def note(edition: str) -> None:
    _known.add(edition)
