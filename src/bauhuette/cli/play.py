"""`bauhuette play`, `learn`, `resume` and `saved`: everything that ends at a table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bauhuette.api import game as playable
from bauhuette.bots.levels import searches
from bauhuette.bots.registry import names_in
from bauhuette.cli import store
from bauhuette.cli.faces import face_for, read_bytes_as_text
from bauhuette.cli.keyboard import Leave
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.lessons import Course, lesson_named, names_at
from bauhuette.cli.players import ME, Player, default_seats, players_from
from bauhuette.cli.progress import make_ready
from bauhuette.cli.session import Session
from bauhuette.cli.start import Asking
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.eyes import Seat
from bauhuette.engine.registry import load
from bauhuette.match.record import game_of, read_record, replay
from bauhuette.match.table import Table

PAUSE = 0.7  # seconds after a bot's move
LESSON_LEVEL = "apprentice"  # plays on after a lesson
INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    key: str | None = None
    seats: str | None = None
    players: int | None = None
    level: str | None = None
    options: Sequence[str] = ()


def play(wanted: Wanted, seed: int | None, edition: Path | None, lang: str, plain: bool) -> int:
    read_bytes_as_text()
    key, options = wanted.key, options_from(wanted.options)
    seats = names_in(wanted.seats) if wanted.seats is not None else None
    if key is None:
        wish = Asking(lang).wish()
        key, lang = wish.key, wish.lang
        seats, options = seats or wish.seats, {**wish.options, **options}
    game = playable(key, edition)
    players = players_from(seats or default_seats(game.meta, wanted.players, wanted.level), lang=lang)
    make_ready(game.rules, lang, plain, search=any(searches(player.bot) for player in players))
    table = game.table([player.name for player in players], seed, options)
    return run(table, players, lang, plain, store.new_file(key))


def options_from(given: Sequence[str]) -> Mapping[str, int]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not value.strip().lstrip("-").isdecimal():
            raise BadCall("option", found=text)
        options[name.strip()] = int(value)
    return options


def list_saved(lang: str) -> int:
    """All games that were begun here, the newest last."""
    found = store.kept()
    for number, game in enumerate(found, start=1):
        facts = {"game": meta_of(game.game).title[lang], "seats": ", ".join(game.seats), "moves": game.moves}
        state = say_in(lang, "saved-over" if game.is_over else "saved-open")
        print(say_in(lang, "saved-row", number=number, date=_date(game.path), state=state, **facts))
        if game.branch is not None:
            name = game.branch.name or say_in(lang, "branch-unnamed")
            print("   " + say_in(lang, "saved-branch", name=name, move=game.branch.number))
    for path in store.damaged():
        print(say_in(lang, "saved-damaged", file=str(path)))
    if not found:
        print(say_in(lang, "saved-none"))
    return 0


def _date(path: Path) -> str:
    stamp = path.name[:13]
    return f"{stamp[:4]}-{stamp[4:6]}-{stamp[6:8]} {stamp[9:11]}:{stamp[11:13]}"


def pick_saved(lang: str, plain: bool) -> int:
    """Shows the games that were begun here, and goes on with one of them."""
    read_bytes_as_text()
    list_saved(lang)
    text = Asking(lang).line("saved-which") if store.kept() else ""
    return go_on(saved_file(text), lang, plain) if text else 0


def saved_file(which: str | None) -> Path:
    """The newest unfinished game, or that of a number in the list, or that of a file."""
    if which is None:
        open_games = store.unfinished()
        if not open_games:
            raise BadCall("nothing-kept")
        return open_games[-1].path
    if which.isdecimal() and not Path(which).exists():
        games = store.kept()
        if not 1 <= int(which) <= len(games):
            raise BadCall("no-number", number=which, last=len(games))
        return games[int(which) - 1].path
    return Path(which)


def resume(which: str | None, lang: str, plain: bool) -> int:
    """Continues a game that was left."""
    read_bytes_as_text()
    return go_on(saved_file(which), lang, plain)


def go_on(file: Path, lang: str, plain: bool) -> int:
    record = read_record(file)
    if not isinstance(record.get(store.PLAYERS), list):
        raise BadCall("not-kept", file=str(file))
    players = players_from([str(name) for name in record[store.PLAYERS]], agreed=True, lang=lang)
    make_ready(game_of(record), lang, plain, search=any(searches(player.bot) for player in players))
    table = replay(record)
    print(say_in(lang, "resumed", game=table.game.meta.title[lang], moves=table.version))
    return run(table, players, lang, plain, file, store.resigned_in(record), store.branch_in(record))


def learn(key: str | None, lang: str, plain: bool) -> int:
    """The lesson of a game; whoever has gone through it can play on."""
    read_bytes_as_text()
    if key is None:
        asking = Asking(lang)
        key, lang = asking.game(), asking.lang
    game = load(key)
    lesson = lesson_named(game)
    make_ready(game, lang, plain)
    players = players_from([ME])
    table = Table(game, names_at(lesson, players[0].name), lesson.secret, position=lesson.position)
    face = face_for(lang, plain, narrates=False)
    course = Course(table, lesson, lang, face)
    code = _until_left(course.run, lambda: say_in(lang, "lesson-left"))
    if not course.finished:
        return code
    return run(table, learners(table, lesson.seat), lang, plain, store.new_file(key))


def learners(table: Table, seat: int) -> list[Player]:
    """After a lesson its bots play on, as beginners do."""
    return [
        Player(ME, name, None) if p == seat else Player(LESSON_LEVEL, name, LESSON_LEVEL)
        for p, name in enumerate(table.names)
    ]


def join(link: str, person: str | None, lang: str, plain: bool) -> int:
    """A seat at a table of a server."""
    from bauhuette.cli.remote import Guest, table_at

    read_bytes_as_text()
    face = face_for(lang, plain, narrates=False)
    with table_at(link, lang, person) as table:
        make_ready(load(table.view["game"]), lang, plain)
        guest = Guest(table, lang, face)
        return _until_left(guest.run, lambda: say_in(lang, "remote-left", link=table.link))


def run(
    table: Table,
    players: Sequence[Player],
    lang: str,
    plain: bool,
    file: Path,
    resigned: Sequence[Seat] = (),
    branch: store.Branch | None = None,
) -> int:
    """Plays until the game or the person's patience ends; the exit code."""
    face = face_for(lang, plain, narrates=all(player.bot for player in players))
    session = Session(table, players, lang, face, file, resigned, branch)
    session.pause = PAUSE if not plain and sys.stdin.isatty() else 0.0
    return _until_left(session.run, lambda: _farewell(session, lang))


def _until_left(go: Callable[[], None], farewell: Callable[[], str]) -> int:
    """Goes on until it ends or the person does; the exit code."""
    try:
        go()
    except (EOFError, KeyboardInterrupt, Leave) as end:
        print()
        print(farewell(), flush=True)
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return 0


def _farewell(session: Session, lang: str) -> str:
    if not session.table.version:
        return say_in(lang, "kept-nothing")
    return say_in(lang, "kept" if session.is_kept else "not-kept")
