"""`bauhuette puzzles`: find the best move; and how puzzles are made and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.calling import Lang, commands_in
from bauhuette.cli.language import language_of

puzzles = typer.Typer(
    help="Positions of strong games in which one move is clearly best: find it. Without a command: today's."
)
command = commands_in(puzzles)
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no boxes: for screen readers and pipes.")]
GameKey = Annotated[str, typer.Argument(help="The key of a game, e.g. pillars.")]


@puzzles.callback(invoke_without_command=True)
def _today(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        today(None, False)


@command
def today(lang: Lang = None, plain: Plain = False) -> int:
    """The puzzle of the day, the same for everybody."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.puzzling import play_today

    return play_today(language_of(lang), wants_plain(plain))


@command
def play(
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 5,
    difficulty: Annotated[int | None, typer.Option(min=1, max=5, help="Only as hard as this.")] = None,
    theme: Annotated[str | None, typer.Option(help="Only of this phase of the game, e.g. trick.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """A round of puzzles of a game, other ones every day."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.puzzling import play_round

    return play_round(game, count, difficulty, theme, language_of(lang), wants_plain(plain))


@command
def make(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="Where they go, one a line.")],
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds play other games.")] = 1,
    gap: Annotated[float, typer.Option(min=0.01, max=1.0, help="Of a win, to the second best move.")] = 0.08,
    certainty: Annotated[float, typer.Option(min=0.5, max=0.9999, help="That no other move is as good.")] = 0.99,
    playouts: Annotated[int, typer.Option(min=600, help="For the best move beside each of the others.")] = 2400,
    theme: Annotated[str | None, typer.Option(help="Only of this phase of the game, e.g. trick.")] = None,
    difficulty: Annotated[int | None, typer.Option(min=1, max=5, help="Only as hard as this.")] = None,
    lang: Lang = None,
) -> int:
    """Let strong players play, and keep decisions in which one move is clearly best from what the seat knows."""
    from bauhuette.analysis.puzzling import Wish
    from bauhuette.cli.puzzling import make_file

    return make_file(game, file, count, seed, Wish(gap, certainty, playouts, theme, difficulty), language_of(lang))


@command
def check(
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many, spread over all.")] = 20,
    playouts: Annotated[int, typer.Option(min=100, help="For each move's race and for the masters' search.")] = 60_000,
    lang: Lang = None,
) -> int:
    """Look at shipped puzzles with a much longer search: how many answers stand?"""
    from bauhuette.cli.puzzling import check_shipped

    return check_shipped(game, count, playouts, language_of(lang))
