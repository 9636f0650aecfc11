"""Run a game or a lesson until it ends or the person leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bauhuette.cli import saved_games
from bauhuette.cli.choose_renderer import face_for
from bauhuette.cli.game_session import GameSession
from bauhuette.cli.language import say_in
from bauhuette.cli.players import Player
from bauhuette.cli.table_commands import QuitGame
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

PAUSE = 0.7  # seconds after a bot's move
INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C


class SessionEnd(NamedTuple):
    """How a session ended; `code` is the exit code."""

    code: int
    is_over: bool  # the game
    is_kept: bool


def run_session(
    table: Table,
    players: Sequence[Player],
    lang: str,
    plain: bool,
    file: Path,
    resigned: Sequence[Seat] = (),
    branch: saved_games.BranchPoint | None = None,
) -> SessionEnd:
    renderer = face_for(lang, plain, narrates=all(player.bot for player in players))
    session = GameSession(table, players, lang, renderer, file, resigned, branch)
    session.pause = PAUSE if not plain and sys.stdin.isatty() else 0.0
    code = until_left(session.run, lambda: _farewell(session, lang))
    return SessionEnd(code, session.company.outcome is not None, session.is_kept)


def until_left(go: Callable[[], None], farewell: Callable[[], str]) -> int:
    """Goes on until it ends or the person does; the exit code."""
    try:
        go()
    except (EOFError, KeyboardInterrupt, QuitGame) as end:
        print()
        print(farewell(), flush=True)
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return 0


def _farewell(session: GameSession, lang: str) -> str:
    if not session.table.version:
        return say_in(lang, "kept-nothing")
    return say_in(lang, "kept" if session.is_kept else "not-kept")
