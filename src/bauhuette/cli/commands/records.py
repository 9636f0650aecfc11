"""Commands for finished games: watch, verify, review."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    JsonFile,
    Lang,
    Plain,
    RecordFile,
)
from bauhuette.cli.language import language_of

app = typer.Typer()
command = commands_in(app)


@command
def replay(
    record: Annotated[
        str, typer.Argument(help="A record file, as `save` writes it, or the link of a game on a server.")
    ],
    person: Annotated[
        str | None, typer.Option("--as", help="With a link: your name, if several people at this machine play there.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Replay a recorded game move by move."""
    from bauhuette.cli.choose_renderer import wants_plain
    from bauhuette.cli.replay import replay_file, replay_link

    if record.startswith(("http://", "https://")):
        return replay_link(record, person, language_of(lang), wants_plain(plain))
    return replay_file(Path(record), language_of(lang), wants_plain(plain))


@command
def verify(file: RecordFile, lang: Lang = None, plain: Plain = False) -> int:
    """Verify a record: the commitment, all cards and dice, and every move."""
    from bauhuette.cli.verify import verify as verify_file

    del plain  # what it prints is plain in any case
    return verify_file(file, language_of(lang))


@command
def analyse(
    file: RecordFile,
    determinizations: Annotated[
        int, typer.Option(min=0, help="Determinizations for each move; 0 is the number of the game.")
    ] = 0,
    json: JsonFile = None,
    html: Annotated[Path | None, typer.Option(help="Write the analysis as a page to this file.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Analyse a game: chances to win, costly moves and why."""
    from bauhuette.cli.analyse import analyse as analyse_file
    from bauhuette.cli.choose_renderer import wants_plain

    return analyse_file(file, determinizations, json, html, language_of(lang), wants_plain(plain))
