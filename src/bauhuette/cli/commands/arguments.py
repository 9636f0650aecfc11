"""Arguments and options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.server.settings import DATABASE


def keys_of_games(begun: str) -> list[str]:
    """Complete the key of a game in the shell."""
    from bauhuette.engine.catalogue import game_keys

    return [key for key in game_keys() if key.startswith(begun)]


Lang = Annotated[str | None, typer.Option("--lang", help="de or en (default: your locale).")]
Plain = Annotated[bool, typer.Option("--plain", help="Print plain text, for screen readers and pipes.")]
GameKey = Annotated[
    str,
    typer.Argument(help="The key of a game: pillars, contest, baumeister or cologne.", autocompletion=keys_of_games),
]
OptionalGame = Annotated[
    str | None, typer.Argument(help="The key of a game (default: ask).", autocompletion=keys_of_games)
]
GameKeys = Annotated[
    list[str] | None,
    typer.Option(
        help="The key of a game; may be repeated (default: all games).", metavar="<str>", autocompletion=keys_of_games
    ),
]
GameVariants = Annotated[
    list[str] | None, typer.Option(metavar="<name=number>", help="An option of the game; may be repeated.")
]
RecordFile = Annotated[Path, typer.Argument(help="A record file, as `save` writes it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games for each number of seats.")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="Only this number of seats.")]
Seats = Annotated[int | None, typer.Option(help="Seats at each table (default: as many as possible).")]
Seed = Annotated[int | None, typer.Option("--seed", help="A number that fixes the deal, to play the same game again.")]
OtherSeed = Annotated[int, typer.Option(min=0, help="The seed of the deals.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes (default: one per core).")]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address, or on `local`.")]
JsonFile = Annotated[Path | None, typer.Option(help="Write the figures to this JSON file.")]
HtmlFile = Annotated[Path | None, typer.Option(help="Also write a page with plots to this file.")]
Database = Annotated[str, typer.Option(help=DATABASE)]
