"""Commands to read what a game is: rules and components."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    GameKey,
    Lang,
)
from bauhuette.cli.language import language_of

app = typer.Typer()
command = commands_in(app)


@command
def games(lang: Lang = None) -> None:
    """List the games and their options."""
    from bauhuette.cli.library import list_games

    list_games(language_of(lang))


@command
def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(help="The id of one rule, e.g. P8.")] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one rule."""
    from bauhuette.cli.library import show_rules

    show_rules(game, rule, language_of(lang))


@command
def cards(
    game: GameKey,
    edition: Annotated[Path | None, typer.Option(help="An edition file: show its values instead of ours.")] = None,
    lang: Lang = None,
) -> None:
    """Show what is printed on the components, and which of it is not in the rulebook."""
    from bauhuette.cli.library import show_cards

    show_cards(game, edition, language_of(lang))
