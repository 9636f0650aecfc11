"""`bauhuette puzzles`: find the best move; and how puzzles are made and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import Lang
from bauhuette.cli.commands.help_text import Commands, example_of
from bauhuette.cli.language import language_of

puzzles = typer.Typer(
    cls=Commands,
    help="Find the best move in positions from strong games (default: the puzzle of the day).",
    epilog=example_of("puzzles"),
)
command = commands_in(puzzles, within="puzzles")
Plain = Annotated[bool, typer.Option("--plain", help="Print plain text, for screen readers and pipes.")]
GameKey = Annotated[str, typer.Argument(help="The key of a game: pillars, contest, baumeister or cologne.")]


@puzzles.callback(invoke_without_command=True)
def _today(context: typer.Context, lang: Lang = None, plain: Plain = False) -> None:
    if context.invoked_subcommand is None:
        today(lang, plain)


@command
def today(lang: Lang = None, plain: Plain = False) -> int:
    """Solve the puzzle of the day, the same for everyone."""
    from bauhuette.cli.choose_renderer import wants_plain
    from bauhuette.cli.puzzle_session import play_today

    return play_today(language_of(lang), wants_plain(plain))


@command
def play(
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 5,
    difficulty: Annotated[int | None, typer.Option(min=1, max=5, help="Only puzzles of this difficulty.")] = None,
    theme: Annotated[str | None, typer.Option(help="Only puzzles of this phase of the game, e.g. trick.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Solve a round of puzzles; each day brings others."""
    from bauhuette.cli.choose_renderer import wants_plain
    from bauhuette.cli.puzzle_session import play_round

    return play_round(game, count, difficulty, theme, language_of(lang), wants_plain(plain))


@command
def make(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="The file to write, one puzzle per line.")],
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the games.")] = 1,
    gap: Annotated[
        float,
        typer.Option(
            min=0.01, max=1.0, help="How much higher the chance to win must be with the best move: 0.08 is 8 percent."
        ),
    ] = 0.08,
    certainty: Annotated[float, typer.Option(min=0.5, max=0.9999, help="How sure that must be.")] = 0.99,
    determinizations: Annotated[
        int, typer.Option(min=100, help="Determinizations in which each move is measured.")
    ] = 600,
    theme: Annotated[str | None, typer.Option(help="Only puzzles of this phase of the game, e.g. trick.")] = None,
    difficulty: Annotated[int | None, typer.Option(min=1, max=5, help="Only puzzles of this difficulty.")] = None,
    lang: Lang = None,
) -> int:
    """Make puzzles from games of strong bots."""
    from bauhuette.analysis.puzzle_search import PuzzleCriteria
    from bauhuette.cli.puzzle_session import make_file

    return make_file(
        game, file, count, seed, PuzzleCriteria(gap, certainty, determinizations, theme, difficulty), language_of(lang)
    )


@command
def check(
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles, spread over all.")] = 20,
    playouts: Annotated[int, typer.Option(min=100, help="Playouts of each of the two searches.")] = 60_000,
    lang: Lang = None,
) -> int:
    """Check the shipped puzzles with a much longer search."""
    from bauhuette.cli.puzzle_session import check_shipped

    return check_shipped(game, count, playouts, language_of(lang))
