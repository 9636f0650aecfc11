"""How commands are called: their results are exit codes, and bad input gets a sentence instead of a stack trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, ParamSpec

import typer

from bauhuette.cli.language import BadCall, language_of, language_of_locale
from bauhuette.engine.meta import Meta
from bauhuette.engine.trouble import Trouble

BAD_INPUT = 2
P = ParamSpec("P")

Lang = Annotated[str | None, typer.Option("--lang", help="de or en; from the locale by default.")]
Database = Annotated[
    str,
    typer.Option(
        help="A SQLite file (in your data folder by default), or postgresql://... for any number of processes."
    ),
]


def commands_in(app: typer.Typer, takes_ids: bool = False) -> Callable[[Callable[P, int | None]], Callable[P, None]]:
    """Makes functions commands of the app. Where they take ids, what looks like an unknown option may be one."""

    def command(function: Callable[P, int | None]) -> Callable[P, None]:
        @wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            try:
                raise typer.Exit(function(*args, **kwargs) or 0)
            except Trouble as trouble:
                typer.echo(trouble.text(_language_for_trouble(kwargs.get("lang"))), err=True)
                raise typer.Exit(BAD_INPUT) from None

        app.command(context_settings={"ignore_unknown_options": takes_ids})(run)
        return run

    return command


def _language_for_trouble(asked: object) -> str:
    try:
        return language_of(asked if isinstance(asked, str) else None)
    except Trouble:
        return language_of_locale()


def seat_counts(meta: Meta, asked: int | None) -> Sequence[int]:
    """The numbers of seats somebody means: the one asked for, or all of the game."""
    if asked is None:
        return meta.seats
    if asked not in meta.seats:
        raise BadCall("seat-count", found=asked, known=", ".join(map(str, meta.seats)))
    return [asked]
