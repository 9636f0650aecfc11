"""Commands to host a server and look after its database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    Lang,
    Plain,
    keys_of_games,
)
from bauhuette.cli.commands.settings_options import with_settings
from bauhuette.cli.language import language_of
from bauhuette.server.settings import Settings

app = typer.Typer()
command = commands_in(app)


@command
def warm(
    game: Annotated[
        list[str] | None, typer.Argument(help="Keys of games (default: all).", autocompletion=keys_of_games)
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Compile games now, so that players need not wait later."""
    from bauhuette.cli.choose_renderer import wants_plain
    from bauhuette.cli.study import warm as warm_games

    return warm_games(game or [], language_of(lang), wants_plain(plain))


@command
@with_settings()
def serve(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines connect.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    settings: Settings,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers, terminals and bots."""
    from bauhuette.cli.announce_address import announce
    from bauhuette.server.hosting import serving

    serving.serve(settings, host, port, log_level, lambda: announce(settings, host, port, open_, language_of(lang)))


@command
@with_settings("database")
def migrate(*, settings: Settings) -> None:
    """Upgrade a database to the schema of this version."""
    from bauhuette.server.hosting import serving

    serving.migrate(settings.database)


@command
@with_settings("database")
def backup(target: Annotated[Path, typer.Argument(help="A new SQLite file.")], *, settings: Settings) -> None:
    """Back up a database; the server may be running."""
    from bauhuette.server.hosting import serving

    serving.backup(settings.database, target)


@command
def move_database(
    source: Annotated[str, typer.Argument(help="The database to copy: a SQLite file or postgresql://...")],
    target: Annotated[str, typer.Argument(help="An empty database, or a file that does not exist yet.")],
    lang: Lang = None,
) -> int:
    """Copy everything into another database, SQLite or PostgreSQL. The source does not change."""
    from bauhuette.cli.hosting import move_database as move

    return move(source, target, language_of(lang))


@command
@with_settings("database", "redis", "static", "url", "mail", "mail_from")
def doctor(*, settings: Settings, lang: Lang = None) -> int:
    """Check database, disk, cache, clock, memory, client, proxy and mail; exit code 1 means an error."""
    from bauhuette.cli.hosting import doctor as examine

    return examine(settings, language_of(lang))


@command
@with_settings("database")
def export(folder: Annotated[Path, typer.Argument(help="The folder to write to.")], *, settings: Settings) -> None:
    """Write the records of all finished games to files."""
    from bauhuette.server.hosting import serving

    typer.echo(serving.export(settings.database, folder))
