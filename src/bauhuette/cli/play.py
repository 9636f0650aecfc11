"""`bauhuette play` and `bauhuette resume`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bauhuette.api import game as playable
from bauhuette.bots.levels import LEVELS
from bauhuette.cli import store
from bauhuette.cli.commands import Leave
from bauhuette.cli.faces import face_for, read_bytes_as_text
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.players import Player, default_seats, players_from
from bauhuette.cli.progress import make_ready
from bauhuette.cli.session import Session
from bauhuette.engine.registry import game_keys, meta_of
from bauhuette.match.record import game_of, read_record, replay
from bauhuette.match.table import Table

PAUSE = 0.7  # seconds after a bot's move
INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C


def play(
    key: str | None,
    seats: str | None,
    seed: int | None,
    edition: Path | None,
    options: Sequence[str],
    lang: str,
    plain: bool,
) -> int:
    read_bytes_as_text()
    if key is None:
        key = pick_game(lang)
    game = playable(key, edition)
    players = players_from(seats.split(",") if seats is not None else default_seats(game.meta))
    make_ready(game.rules, lang, plain, search=any(player.bot in LEVELS for player in players))
    table = game.table([player.name for player in players], seed, options_from(options))
    return run(table, players, lang, plain, store.new_file(key))


def pick_game(lang: str) -> str:
    """Asks for a game by number or name."""
    keys = game_keys()
    print(say_in(lang, "pick-game"))
    for number, key in enumerate(keys, start=1):
        print(f"{number:>3}  {key}: {meta_of(key).title[lang]}")
    while True:
        print(say_in(lang, "pick-game-prompt"), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise BadCall("no-game")
        text = line.strip().lower()
        if text.isdecimal() and 1 <= int(text) <= len(keys):
            return keys[int(text) - 1]
        if text in keys:
            return text
        print(say_in(lang, "pick-game-again", text=text))


def options_from(given: Sequence[str]) -> Mapping[str, int]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not value.strip().lstrip("-").isdecimal():
            raise BadCall("option", found=text)
        options[name.strip()] = int(value)
    return options


def resume(file: Path | None, lang: str, plain: bool) -> int:
    """Continues the newest unfinished game, or that of a file."""
    read_bytes_as_text()
    if file is None:
        kept = store.unfinished()
        if not kept:
            raise BadCall("nothing-kept")
        file = kept[-1]
    record = read_record(file)
    if not isinstance(record.get(store.PLAYERS), list):
        raise BadCall("not-kept", file=str(file))
    players = players_from([str(name) for name in record[store.PLAYERS]])
    searches = any(player.bot in LEVELS for player in players)
    make_ready(game_of(record), lang, plain, search=searches)
    table = replay(record)
    print(say_in(lang, "resumed", game=table.game.meta.title[lang], moves=table.version))
    return run(table, players, lang, plain, file)


def run(table: Table, players: Sequence[Player], lang: str, plain: bool, file: Path) -> int:
    """Plays until the game or the person's patience ends; the exit code."""
    face = face_for(lang, plain, narrates=all(player.bot for player in players))
    session = Session(table, players, lang, face, file)
    session.pause = PAUSE if not plain and sys.stdin.isatty() else 0.0
    try:
        session.run()
    except (EOFError, KeyboardInterrupt, Leave) as end:
        print()
        print(_farewell(session, lang), flush=True)
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return 0


def _farewell(session: Session, lang: str) -> str:
    if not session.table.version:
        return say_in(lang, "kept-nothing")
    return say_in(lang, "kept" if session.is_kept else "not-kept")
