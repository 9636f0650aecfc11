"""Commands that play many games and measure: rules, balance, bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import (
    GameKey,
    GameKeys,
    Games,
    GameVariants,
    HtmlFile,
    Jobs,
    JsonFile,
    Lang,
    OtherSeed,
    Ray,
    SeatCount,
    Seats,
    keys_of_games,
)
from bauhuette.cli.language import language_of

app = typer.Typer()
command = commands_in(app)


@command
def soak(
    game: GameKey,
    games: Games = 100_000,
    seats: SeatCount = None,
    seed: OtherSeed = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game, to play one game again.")] = 0,
    lang: Lang = None,
) -> int:
    """Play random games and check every step; exit code 1 means a violation."""
    from bauhuette.cli.study import soak as soak_game

    return soak_game(game, range(first, first + games), seats, seed, language_of(lang))


@command
def balance(
    game: GameKey,
    games: Games = 10_000,
    seats: SeatCount = None,
    seed: OtherSeed = 1,
    json: JsonFile = None,
    html: HtmlFile = None,
    skill: Annotated[bool, typer.Option(help="Also measure how often one greedy bot beats random ones.")] = False,
    player: Annotated[str, typer.Option(help="The bot on all seats, named as for play, e.g. net.")] = "greedy",
    option: GameVariants = None,
    compare: Annotated[
        str | None,
        typer.Option(
            help="Instead: play the same deals with each value of this option, with and without this edition file, "
            "or as this other game."
        ),
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one).")] = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    """Measure scores and wins by seat among equal bots."""
    from bauhuette.arena.pool import LocalPool, TaskPool
    from bauhuette.bots.registry import own_name
    from bauhuette.cli import study
    from bauhuette.cli.arena import cluster_at
    from bauhuette.cli.play import options_from

    pool: TaskPool | None = cluster_at(ray) if ray else LocalPool(jobs) if jobs else None
    told, options = language_of(lang), options_from(option or [])
    if compare is not None:
        found = study.alternatives(game, compare, options)
        return study.compare(
            found, games, seats, study.StudyGames(seed, own_name(player) or player, options), json, told, pool
        )
    return study.balance(game, games, seats, seed, json, told, html, skill, pool, player, options)


@command
def arena(
    game: Annotated[
        str | None,
        typer.Argument(help="The key of a game (not needed with --resume).", autocompletion=keys_of_games),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots, named as for play (default: master,greedy). The last one fills empty seats."),
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games in all (default: 100).")] = None,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the deals (default: 1).")] = None,
    playouts: Annotated[
        str | None,
        typer.Option(help="Playouts per decision, for reproducible runs: 200, or one number per bot: 200,600."),
    ] = None,
    seconds: Annotated[
        str | None, typer.Option(help="Seconds per decision: 0.5, or one number per bot: 0.5,1.8.")
    ] = None,
    jobs: Jobs = None,
    json: Annotated[Path | None, typer.Option(help="Write figures and games to this JSON file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the run in this --json file.")] = None,
    ray: Ray = None,
    strict: Annotated[bool, typer.Option(help="Stop with exit code 1 as soon as a bot fails.")] = False,
    lang: Lang = None,
) -> int:
    """Measure bots against each other: wins, lead, rating."""
    from bauhuette.cli import arena as arenas

    workers = arenas.workers_from(jobs, ray)
    wish = arenas.ArenaRequest(game, bots, games, seats, seed, arenas.budgets_from(seconds, playouts))
    return arenas.arena(wish, resume, workers, arenas.ArenaFiles(json, html), language_of(lang), strict)


@command
def bench_agent(
    agent: Annotated[str, typer.Argument(help="The bot to measure, named as for play, e.g. my.py:Cautious.")],
    game: GameKeys = None,
    track: Annotated[
        str, typer.Option(help="light: against random, greedy and net; full: also foreman@0.1 and master@0.1 (hours).")
    ] = "light",
    json: Annotated[Path | None, typer.Option(help="Write the report to this file.")] = None,
    playouts: Annotated[
        int | None, typer.Option(min=1, help="Playouts per decision of a searching agent, for reproducible runs.")
    ] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="For a trial: this many deals per opponent.")] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> int:
    """Score an agent by the benchmark protocol: fixed deals and opponents, one number per game."""
    from bauhuette.bots.protocol import Budget
    from bauhuette.cli.arena import workers_from
    from bauhuette.cli.benchmark import BenchmarkRequest
    from bauhuette.cli.benchmark import bench_agent as measure_agent

    budget = Budget(playouts=playouts) if playouts else None
    wanted = BenchmarkRequest(agent, tuple(game or ()), track, budget, deals)
    return measure_agent(wanted, workers_from(jobs, ray), json, language_of(lang))
