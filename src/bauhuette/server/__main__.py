"""`python -m bauhuette.server`: the commands of the server alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.server import commands
from bauhuette.server.settings import Settings

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
Database = Annotated[str, typer.Option()]


@app.command()
def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Database = Settings.database,
    redis: str = "",
    static: Path | None = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    secure_cookies: bool = False,
    limits: float = 1.0,
    bot_threads: int = 2,
    pace: tuple[float, float] = Settings.pace,
    log_level: str = "INFO",
) -> None:
    settings = Settings(
        database=database,
        redis=redis,
        static=static,
        origins=tuple(origin or ()),
        secure_cookies=secure_cookies,
        limits=limits,
        bot_threads=bot_threads,
        pace=pace,
    )
    commands.serve(settings, host, port, log_level)


@app.command()
def migrate(database: Database = Settings.database) -> None:
    commands.migrate(database)


@app.command()
def backup(target: Path, database: Database = Settings.database) -> None:
    commands.backup(database, target)


@app.command()
def export(folder: Path, database: Database = Settings.database) -> None:
    typer.echo(commands.export(database, folder))


if __name__ == "__main__":
    app()
