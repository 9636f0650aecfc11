"""Commands to play: at this keyboard, at a table of a server, the deal of the day."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    GameVariants,
    Lang,
    OptionalGame,
    Plain,
    Seed,
    keys_of_games,
)
from bauhuette.cli.language import language_of

app = typer.Typer()
command = commands_in(app)


@command
def play(
    game: OptionalGame = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Players, separated by commas, e.g. me,greedy,foreman. Bots are random, greedy, net, apprentice, "
            "journeyman, foreman and master (or in German), with a character as foreman:bold, foreman:careful or "
            "foreman:saboteur; also installed bots, FILE.py:CLASS, net:FILE.npz and program:COMMAND (put commas in a "
            "command in quotes). Any other name is a person; write person:NAME if it looks like a misspelt bot."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players in all, you included.")] = None,
    level: Annotated[str | None, typer.Option(help="The level of the bots, e.g. foreman or foreman:bold.")] = None,
    seed: Seed = None,
    edition: Annotated[Path | None, typer.Option(help="A TOML file with the values of your own edition.")] = None,
    option: GameVariants = None,
    join: Annotated[str | None, typer.Option(help="Sit down at a server's table, given its link.")] = None,
    person: Annotated[
        str | None,
        typer.Option("--as", help="With --join: your name, if several people at this machine play there."),
    ] = None,
    saved: Annotated[bool, typer.Option("--saved", help="Choose a saved game to continue.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Play against bots and people at this keyboard."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.choose_renderer import wants_plain

    spoken, is_plain = language_of(lang), wants_plain(plain)
    if join is not None:
        return playing.join(join, person, spoken, is_plain)
    if saved:
        return playing.pick_saved(spoken, is_plain)
    wanted = playing.PlayRequest(game, seats, players, level, option or [])
    return playing.play(wanted, seed, edition, spoken, is_plain)


@command
def learn(
    game: OptionalGame = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Learn a game in five minutes."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.choose_renderer import wants_plain

    return playing.learn(game, language_of(lang), wants_plain(plain))


@command
def saved(lang: Lang = None) -> int:
    """List saved games."""
    from bauhuette.cli.play import list_saved

    return list_saved(language_of(lang))


@command
def resume(
    game: Annotated[
        str | None, typer.Argument(help="A number from `saved`, or a file (default: the newest unfinished game).")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Continue an unfinished game."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.choose_renderer import wants_plain

    return playing.resume(game, language_of(lang), wants_plain(plain))


@command
def today(
    game: Annotated[
        str | None,
        typer.Argument(help="The key of a game (default: list today's deals).", autocompletion=keys_of_games),
    ] = None,
    server: Annotated[str, typer.Option(help="The address of a server.")] = "http://localhost:8000",
    name: Annotated[
        str | None, typer.Option("--as", help="Your name, if several people play at this machine; each has one try.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Play the deal of the day, with the same cards and dice as everyone else, and see your place."""
    from bauhuette.cli.choose_renderer import wants_plain
    from bauhuette.cli.deals import today as deal_of_today

    return deal_of_today(game, server, name, language_of(lang), wants_plain(plain))
