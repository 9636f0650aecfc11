"""How commands are called: their results are exit codes, and bad input gets a sentence instead of a stack trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import ParamSpec

import typer
from typer.main import get_command_name

from bauhuette.cli.commands.help_text import example_of
from bauhuette.cli.language import BadCall, language_of, language_of_locale
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.meta import GameMeta

BAD_INPUT = 2
P = ParamSpec("P")


def commands_in(
    app: typer.Typer, takes_ids: bool = False, within: str = ""
) -> Callable[[Callable[P, int | None]], Callable[P, None]]:
    """Make functions commands of the app, which is itself the command `within`, if any.

    Where they take ids, what looks like an unknown option may be one.
    """

    def command(function: Callable[P, int | None]) -> Callable[P, None]:
        @wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            try:
                raise typer.Exit(function(*args, **kwargs) or 0)
            except BauhuetteError as trouble:
                typer.echo(trouble.text(_language_for_trouble(kwargs.get("lang"))), err=True)
                raise typer.Exit(BAD_INPUT) from None

        name = get_command_name(function.__name__.rstrip("_"))
        path = f"{within} {name}".strip()
        app.command(name, context_settings={"ignore_unknown_options": takes_ids}, epilog=example_of(path))(run)
        return run

    return command


def _language_for_trouble(asked: object) -> str:
    try:
        return language_of(asked if isinstance(asked, str) else None)
    except BauhuetteError:
        return language_of_locale()


def seat_counts(meta: GameMeta, asked: int | None) -> Sequence[int]:
    """Return the number of seats asked for, or all of the game."""
    if asked is None:
        return meta.seats
    if asked not in meta.seats:
        raise BadCall("seat-count", found=asked, known=", ".join(map(str, meta.seats)))
    return [asked]
