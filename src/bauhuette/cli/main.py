"""The command `bauhuette`, assembled from `commands/`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.commands import admin, editions, host, measure, play, puzzles, read, records, research, tournament
from bauhuette.cli.commands.help_text import GroupedCommands, example_of

# Without Rich, help comes in a third of the time.
app = typer.Typer(
    cls=GroupedCommands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    epilog=example_of(""),
)
for part in (play, records, read, measure, research, host):
    app.add_typer(part.app)
app.add_typer(admin.admin, name="admin")
app.add_typer(tournament.tournament, name="tournament")
app.add_typer(editions.editions, name="editions")
app.add_typer(puzzles.puzzles, name="puzzles")


def _version(wanted: bool) -> None:
    if wanted:
        from bauhuette import __version__
        from bauhuette.cli.build import build_of

        typer.echo(f"bauhuette {__version__} (build {build_of(Path(__file__).parents[1])})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and the build.")
    ] = False,
) -> None:
    """Four medieval master-builder board games."""


def main() -> None:
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
