"""The command `bauhuette`. Each command imports what it needs when it runs, so that short answers come at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from bauhuette.cli.language import language_of, language_of_locale
from bauhuette.engine.trouble import Trouble

app = typer.Typer(
    help="Four medieval master-builder board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

BAD_INPUT = 2
P = ParamSpec("P")

Lang = Annotated[str | None, typer.Option("--lang", help="de or en; from the locale by default.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no boxes: for screen readers and pipes.")]
GameKey = Annotated[str, typer.Argument(help="The key of a game, e.g. pillars.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `save` writes it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games for each number of seats.")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="Only with this number of seats.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Play a game that can be dealt again.")]


def command(function: Callable[P, int | None]) -> Callable[P, None]:
    """A command of the app: its result is the exit code, and bad input gets a sentence instead of a stack trace."""

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            raise typer.Exit(function(*args, **kwargs) or 0)
        except Trouble as trouble:
            typer.echo(trouble.text(_language_for_trouble(kwargs.get("lang"))), err=True)
            raise typer.Exit(BAD_INPUT) from None

    app.command()(run)
    return run


def _language_for_trouble(asked: object) -> str:
    try:
        return language_of(asked if isinstance(asked, str) else None)
    except Trouble:
        return language_of_locale()


@command
def play(
    game: Annotated[str | None, typer.Argument(help="The key of a game; asked for when left out.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays, e.g. me,greedy,greedy,random or anna,ben,greedy: names that are no bots are people."
        ),
    ] = None,
    seed: Seed = None,
    edition: Annotated[Path | None, typer.Option(help="A TOML file with the values of your own edition.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant, as name=number; may be repeated.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Play a game against bots and people at this keyboard."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.faces import wants_plain

    return playing.play(game, seats, seed, edition, option or [], language_of(lang), wants_plain(plain))


@command
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game; the newest unfinished one by default.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Continue a game that was left unfinished."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.faces import wants_plain

    return playing.resume(file, language_of(lang), wants_plain(plain))


@command
def replay(file: RecordFile, lang: Lang = None, plain: Plain = False) -> int:
    """Watch a recorded game, move by move."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.records import replay_file

    return replay_file(file, language_of(lang), wants_plain(plain))


@command
def verify(file: RecordFile, lang: Lang = None, plain: Plain = False) -> int:
    """Check a record: the commitment, the luck and every move."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.records import verify as verify_file

    return verify_file(file, language_of(lang), wants_plain(plain))


@command
def games(lang: Lang = None) -> None:
    """List the games."""
    from bauhuette.cli.library import list_games

    list_games(language_of(lang))


@command
def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(help="The id of one rule, e.g. P8.")] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from bauhuette.cli.library import show_rules

    show_rules(game, rule, language_of(lang))


@command
def soak(
    game: GameKey,
    games: Games = 100_000,
    seats: SeatCount = None,
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game, to see one game again.")] = 0,
    lang: Lang = None,
) -> int:
    """Play random games with every step checked; exit code 1 if anything breaks."""
    from bauhuette.cli.measure import soak as soak_game

    return soak_game(game, range(first, first + games), seats, seed, language_of(lang))


@command
def balance(
    game: GameKey,
    games: Games = 10_000,
    seats: SeatCount = None,
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file, too.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots to this file, too.")] = None,
    skill: Annotated[bool, typer.Option(help="Also let one greedy bot play random ones: how much is luck?")] = False,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    lang: Lang = None,
) -> int:
    """Let greedy bots play each other: mean scores, wins by seat, what else the game counts."""
    from bauhuette.cli.arena import cluster_at
    from bauhuette.cli.measure import balance as balance_of

    cluster = cluster_at(ray) if ray else None
    return balance_of(game, games, seats, seed, json, language_of(lang), html, skill, cluster)


@command
def export_dataset(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    games: Games = 1000,
    seats: SeatCount = None,
    player: Annotated[str, typer.Option(help="Who plays: greedy or random.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    records: Annotated[
        Path | None, typer.Option(help="Instead: games that were played, from a record or a folder of records.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Write finished games as a table, one row a decision, with what the seat knew."""
    from bauhuette.cli.export import export, export_recorded

    if records is not None:
        return export_recorded(game, file, records, language_of(lang))
    return export(game, file, games, seats, player, seed, language_of(lang))


@command
def analyse(
    file: RecordFile,
    seconds: Annotated[float, typer.Option(help="How long to look, all moves together.")] = 60.0,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with the curve to this file.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Look back at a game: who was winning when, what cost most, luck and skill."""
    from bauhuette.cli.analyse import analyse as analyse_file
    from bauhuette.cli.faces import wants_plain

    return analyse_file(file, seconds, json, html, language_of(lang), wants_plain(plain))


@command
def arena(
    game: Annotated[str | None, typer.Argument(help="The key of a game; may be left out with --resume.")] = None,
    bots: Annotated[str, typer.Option(help="Names of bots; the last one fills empty seats.")] = "master,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats at each table; as many as possible by default.")] = None,
    seed: Annotated[int, typer.Option(help="Other seeds deal other games.")] = 1,
    playouts: Annotated[int | None, typer.Option(min=1, help="Playouts of a search, for runs to repeat.")] = None,
    seconds: Annotated[float | None, typer.Option(help="Seconds of a search for one decision.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core by default.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write figures and games to this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the run that --json wrote.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    lang: Lang = None,
) -> int:
    """Let bots play each other and measure them: win share, margin, rating."""
    from bauhuette.cli import arena as arenas

    plan = arenas.plan_from(game, bots, games, seats, seed, playouts, seconds) if game else None
    workers = arenas.workers_from(jobs, ray)
    return arenas.arena(plan, resume, workers, arenas.Files(json, html), language_of(lang))


@command
def warm(
    game: Annotated[list[str] | None, typer.Argument(help="Keys of games; all by default.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Compile games now, so that nobody waits later."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.measure import warm as warm_games

    return warm_games(game or [], language_of(lang), wants_plain(plain))


Database = Annotated[str, typer.Option(help="A SQLite file, or postgresql://... for any number of processes.")]


@command
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Where browsers find it.")] = 8000,
    database: Database = "bauhuette.sqlite3",
    redis: Annotated[str, typer.Option(help="redis://...: tells other processes at once what was stored.")] = "",
    static: Annotated[Path | None, typer.Option(help="The built web client; the packaged one by default.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further page that may speak to this server.")] = None,
    secure_cookies: Annotated[bool, typer.Option(help="Behind HTTPS.")] = False,
    bot_threads: Annotated[int, typer.Option(min=1, help="How many bots think at a time.")] = 2,
    limits: Annotated[float, typer.Option(help="Factor on all rate limits; 0 switches them off.")] = 1.0,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
    open_: Annotated[bool, typer.Option("--open", help="Show it in the browser, where there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers, terminals and bots."""
    from bauhuette.cli.address import announce
    from bauhuette.server import commands
    from bauhuette.server.settings import Settings

    settings = Settings(
        database=database,
        redis=redis,
        static=static,
        origins=tuple(origin or ()),
        secure_cookies=secure_cookies,
        bot_threads=bot_threads,
        limits=limits,
    )
    commands.serve(settings, host, port, log_level, lambda: announce(host, port, open_, language_of(lang)))


@command
def migrate(database: Database = "bauhuette.sqlite3") -> None:
    """Bring a database to the form this version needs."""
    from bauhuette.server import commands

    commands.migrate(database)


@command
def backup(
    target: Annotated[Path, typer.Argument(help="A new SQLite file.")], database: Database = "bauhuette.sqlite3"
) -> None:
    """Copy a database, also while a server uses it."""
    from bauhuette.server import commands

    commands.backup(database, target)


@command
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go.")], database: Database = "bauhuette.sqlite3"
) -> None:
    """Write the records of all finished games as files."""
    from bauhuette.server import commands

    typer.echo(commands.export(database, folder))


def main() -> None:
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
