"""Commands to make datasets and nets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    GameKey,
    GameKeys,
    Games,
    Jobs,
    Lang,
    OtherSeed,
    Ray,
    SeatCount,
    Seats,
)
from bauhuette.cli.language import language_of

app = typer.Typer()
command = commands_in(app)


@command
def spec(game: GameKey) -> int:
    """Print a game's sizes, actions, fields and the layout of its observations, as Markdown."""
    from bauhuette.engine.registry import load
    from bauhuette.research.spec import summary

    typer.echo(summary(load(game)))
    return 0


@command
def export_dataset(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    games: Games = 1000,
    seats: SeatCount = None,
    player: Annotated[str, typer.Option(help="The bot on all seats, named as for play.")] = "greedy",
    seed: OtherSeed = 1,
    records: Annotated[
        Path | None, typer.Option(help="Read games from this record or folder of records instead.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Write a dataset: one row per decision, with what the seat knew."""
    from bauhuette.cli.export import export, export_recorded

    if records is not None:
        return export_recorded(game, file, records, language_of(lang))
    return export(game, file, games, seats, player, seed, language_of(lang))


@command
def release_dataset(
    folder: Annotated[
        Path, typer.Argument(help="The folder for shards, manifest and datasheet; existing shards are kept.")
    ],
    game: GameKeys = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each game.")] = 10_000,
    seed: OtherSeed = 1,
    player: Annotated[
        str | None, typer.Option(help="The bot on all seats (default: net, or foreman where there is none).")
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    """Make a dataset to publish, with a manifest and a datasheet."""
    from bauhuette.arena.pool import LocalPool
    from bauhuette.cli.arena import cluster_at
    from bauhuette.cli.release import release_dataset as release

    pool = cluster_at(ray) if ray else LocalPool(jobs)
    return release(folder, tuple(game or ()), games, seed, player, pool, language_of(lang))


@command
def train(
    game: GameKey,
    seats: Seats = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train, without compiling.")] = 5.0,
    device: Annotated[str, typer.Option(help="cuda or cpu (default: cuda if there is a device).")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the checkpoint in the folder.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the deals and of the first net.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(help="The folder for net, checkpoint and page (default: in your data folder).")
    ] = None,
    outlook: Annotated[bool, typer.Option("--outlook", help="Train a value net for searches.")] = False,
    against: Annotated[Path | None, typer.Option(help="Train against this net, starting from it.")] = None,
    begin: Annotated[Path | None, typer.Option(help="Start from this net.")] = None,
    pupil: Annotated[Path | None, typer.Option(help="Distil this net into a small one.")] = None,
    lang: Lang = None,
) -> int:
    """Train a net by self-play, or a value net or rollout net for searches."""
    from bauhuette.cli.train import train_net

    return train_net(
        game, seats, minutes, device, seed, folder, resume, outlook, against, begin, pupil, language_of(lang)
    )
