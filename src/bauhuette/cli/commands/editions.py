"""`bauhuette editions`: what is printed on owners' copies, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import GameKey, Lang
from bauhuette.cli.commands.help_text import Commands, example_of
from bauhuette.cli.language import language_of

editions = typer.Typer(
    cls=Commands,
    help="Check, compare and merge the values printed on owners' copies.",
    no_args_is_help=True,
    epilog=example_of("editions"),
)
command = commands_in(editions, within="editions")
EditionFile = Annotated[Path, typer.Argument(help="An edition file (TOML).")]
EditionFiles = Annotated[list[Path], typer.Argument(help="Edition files (TOML).")]
OwnersFiles = Annotated[list[Path] | None, typer.Argument(help="Edition files, one for each owner.")]


@command
def list_(
    folder: Annotated[Path, typer.Argument(help="The folder of the edition files.")] = Path(),
    lang: Lang = None,
) -> int:
    """List the edition files of a folder: how many values differ from ours, and whether they fit together."""
    from bauhuette.cli.edition_files import list_editions

    return list_editions(folder, language_of(lang))


@command
def check(
    files: EditionFiles,
    lang: Lang = None,
) -> int:
    """Say what does not fit together and what is odd; exit code 1 if an edition cannot be played."""
    from bauhuette.cli.edition_files import check_editions

    return check_editions(files, language_of(lang))


@command
def compare(
    file: EditionFile,
    other: Annotated[Path | None, typer.Argument(help="Another one (default: ours).")] = None,
    lang: Lang = None,
) -> int:
    """Show the values in which two editions differ."""
    from bauhuette.cli.edition_files import compare_editions

    return compare_editions(file, other, language_of(lang))


@command
def merge(
    game: GameKey,
    files: OwnersFiles = None,
    server: Annotated[str | None, typer.Option(help="Also count what the owners of this server say.")] = None,
    owners: Annotated[
        int, typer.Option(min=1, help="How many owners of one box must say the same to change a value of ours.")
    ] = 3,
    write: Annotated[bool, typer.Option("--write", help="Change the data files of this installation.")] = False,
    lang: Lang = None,
) -> int:
    """Turn values that owners confirmed into a change of the game's data files, printed as a diff."""
    from bauhuette.cli.edition_files import merge_editions

    return merge_editions(game, files or [], server, owners, write, language_of(lang))
