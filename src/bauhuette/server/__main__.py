"""`python -m bauhuette.server`: the commands of the server alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from bauhuette.engine.trouble import Trouble
from bauhuette.server.hosting import serving
from bauhuette.server.settings import Settings

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
BAD_INPUT = 2
Database = Annotated[str, typer.Option(help="In your data folder by default.")]


@app.command()
def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Database = "",
    redis: str = "",
    static: Path | None = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    allowed_host: Annotated[list[str] | None, typer.Option()] = None,
    secure_cookies: bool = False,
    edition: Annotated[list[str] | None, typer.Option()] = None,
    limits: float = 1.0,
    bot_workers: int = Settings.bot_workers,
    record_workers: int = Settings.record_workers,
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    connections_per_address: int = Settings.connections_per_address,
    sockets_per_address: int = Settings.sockets_per_address,
    tables_per_address: int = Settings.tables_per_address,
    url: str = "",
    mail: Annotated[str, typer.Option(envvar="BAUHUETTE_MAIL")] = "",
    mail_from: Annotated[str, typer.Option(envvar="BAUHUETTE_MAIL_FROM")] = "",
    mail_per_hour: int = Settings.mail_per_hour,
    pace: tuple[float, float] = Settings.pace,
    log_level: str = "INFO",
) -> None:
    settings = Settings(
        database=database,
        redis=redis,
        static=static,
        origins=tuple(origin or ()),
        hosts=tuple(allowed_host or ()),
        secure_cookies=secure_cookies,
        editions=tuple(edition or ()),
        limits=limits,
        bot_workers=bot_workers,
        record_workers=record_workers,
        trusted_proxies=tuple(trusted_proxy or ()),
        connections_per_address=connections_per_address,
        sockets_per_address=sockets_per_address,
        tables_per_address=tables_per_address,
        pace=pace,
        url=url,
        mail=mail,
        mail_from=mail_from,
        mail_per_hour=mail_per_hour,
    )
    serving.serve(settings, host, port, log_level, lambda: typer.echo("\n".join(serving.about(settings, "en"))))


@app.command()
def migrate(database: Database = "") -> None:
    serving.migrate(database)


@app.command()
def backup(target: Path, database: Database = "") -> None:
    serving.backup(database, target)


@app.command()
def export(folder: Path, database: Database = "") -> None:
    typer.echo(serving.export(database, folder))


def main() -> None:
    try:
        app()
    except Trouble as trouble:
        typer.echo(str(trouble), err=True)
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
