"""`bauhuette play`, `learn`, `resume` and `saved`: everything that ends at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bauhuette.api import game as playable
from bauhuette.bots.registry import names_in
from bauhuette.cli import saved_games
from bauhuette.cli.after_game import players_of_next_game
from bauhuette.cli.choose_renderer import face_for, read_bytes_as_text
from bauhuette.cli.game_setup import SetupQuestions
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.lessons import LessonSession, lesson_named, names_at
from bauhuette.cli.players import ME, Player, default_seats, players_from
from bauhuette.cli.run_session import run_session, until_left
from bauhuette.compilation import play_at_once
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.match.record_reader import game_of, read_record, replay
from bauhuette.match.table import Table

LESSON_LEVEL = "apprentice"  # plays on after a lesson


class PlayRequest(NamedTuple):
    """What was asked for on the command line."""

    key: str | None = None
    seats: str | None = None
    players: int | None = None
    level: str | None = None
    options: Sequence[str] = ()


def play(wanted: PlayRequest, seed: int | None, edition: Path | None, lang: str, plain: bool) -> int:
    read_bytes_as_text()
    key, options = wanted.key, options_from(wanted.options)
    seats = names_in(wanted.seats) if wanted.seats is not None else None
    if key is None:
        wish = SetupQuestions(lang).wish()
        key, lang = wish.key, wish.lang
        seats, options = seats or wish.seats, {**wish.options, **options}
    game = playable(key, edition)
    players = players_from(seats or default_seats(game.meta, wanted.players, wanted.level), lang=lang)
    table = game.table([player.name for player in players], seed, options)
    return run(table, players, lang, plain, saved_games.new_file(key))


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
    found = saved_games.kept()
    for number, game in enumerate(found, start=1):
        facts = {"game": meta_of(game.game).title[lang], "seats": ", ".join(game.seats), "moves": game.moves}
        state = say_in(lang, "saved-over" if game.is_over else "saved-open")
        print(say_in(lang, "saved-row", number=number, date=_date(game.path), state=state, **facts))
        if game.branch is not None:
            name = game.branch.name or say_in(lang, "branch-unnamed")
            print("   " + say_in(lang, "saved-branch", name=name, move=game.branch.number))
    for path in saved_games.damaged():
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
    text = SetupQuestions(lang).line("saved-which") if saved_games.kept() else ""
    return go_on(saved_file(text), lang, plain) if text else 0


def saved_file(which: str | None) -> Path:
    """The newest unfinished game, or that of a number in the list, or that of a file."""
    if which is None:
        open_games = saved_games.unfinished()
        if not open_games:
            raise BadCall("nothing-kept")
        return open_games[-1].path
    if which.isdecimal() and not Path(which).exists():
        games = saved_games.kept()
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
    if not isinstance(record.get(saved_games.PLAYERS), list):
        raise BadCall("not-kept", file=str(file))
    players = players_from([str(name) for name in record[saved_games.PLAYERS]], agreed=True, lang=lang)
    play_at_once(game_of(record))
    table = replay(record)
    print(say_in(lang, "resumed", game=table.game.meta.title[lang], moves=table.version))
    return run(table, players, lang, plain, file, saved_games.resigned_in(record), saved_games.branch_in(record))


def learn(key: str | None, lang: str, plain: bool) -> int:
    """Run the lesson of a game; afterwards the game can go on."""
    read_bytes_as_text()
    if key is None:
        asking = SetupQuestions(lang)
        key, lang = asking.game(), asking.lang
    game = load(key)
    lesson = lesson_named(game)
    play_at_once(game)
    players = players_from([ME])
    table = Table(game, names_at(lesson, players[0].name), lesson.secret, position=lesson.position)
    renderer = face_for(lang, plain, narrates=False)
    course = LessonSession(table, lesson, lang, renderer)
    code = until_left(course.run, lambda: say_in(lang, "lesson-left"))
    if not course.finished:
        return code
    return run(table, learners(table, lesson.seat), lang, plain, saved_games.new_file(key))


def learners(table: Table, seat: int) -> list[Player]:
    """After a lesson its bots play on, as beginners do."""
    return [
        Player(ME, name, None) if p == seat else Player(LESSON_LEVEL, name, LESSON_LEVEL)
        for p, name in enumerate(table.names)
    ]


def join(link: str, person: str | None, lang: str, plain: bool) -> int:
    """A seat at a table of a server."""
    from bauhuette.cli.remote import RemotePlayer, table_at

    read_bytes_as_text()
    renderer = face_for(lang, plain, narrates=False)
    with table_at(link, lang, person) as table:
        play_at_once(load(table.view["game"]))
        guest = RemotePlayer(table, lang, renderer)
        return until_left(guest.run, lambda: say_in(lang, "remote-left", link=table.link))


def run(
    table: Table,
    players: Sequence[Player],
    lang: str,
    plain: bool,
    file: Path,
    resigned: Sequence[Seat] = (),
    branch: saved_games.BranchPoint | None = None,
) -> int:
    """Plays until the game or the person's patience ends, and again if they want; the exit code."""
    while True:
        end = run_session(table, players, lang, plain, file, resigned, branch)
        if not end.is_over or all(player.bot for player in players):
            return end.code
        following = players_of_next_game(players, file if end.is_kept else None, lang, plain)
        if following is None:
            return end.code
        table = Table(table.game, [player.name for player in following], options=table.options)
        players, file, resigned, branch = following, saved_games.new_file(table.game.meta.key), (), None
