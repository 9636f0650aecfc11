"""The command `bauhuette`. Each command imports what it needs when it runs, so that short answers come at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from bauhuette.cli.admin import admin
from bauhuette.cli.calling import Database, Lang, commands_in
from bauhuette.cli.language import language_of
from bauhuette.cli.puzzles import puzzles
from bauhuette.cli.tournament import tournament

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from bauhuette import __version__

        typer.echo(f"bauhuette {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Four medieval master-builder board games."""


Plain = Annotated[bool, typer.Option("--plain", help="No colour, no boxes: for screen readers and pipes.")]


def _keys(begun: str) -> list[str]:
    """For the completion of the shell."""
    from bauhuette.engine.catalogue import game_keys

    return [key for key in game_keys() if key.startswith(begun)]


GameKey = Annotated[str, typer.Argument(help="The key of a game, e.g. pillars.", autocompletion=_keys)]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `save` writes it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games for each number of seats.")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="Only with this number of seats.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Play a game that can be dealt again.")]


command = commands_in(app)
app.add_typer(admin, name="admin")
app.add_typer(tournament, name="tournament")
app.add_typer(puzzles, name="puzzles")


@command
def play(
    game: Annotated[
        str | None, typer.Argument(help="The key of a game; asked for when left out.", autocompletion=_keys)
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays, e.g. me,greedy,foreman or anna,ben,Polier. Bots: random, greedy, net, apprentice, "
            "journeyman, foreman, master (or in German), of a character as foreman:bold, foreman:careful or "
            "foreman:saboteur, installed ones, program:COMMAND, FILE.py:CLASS, net:FILE.npz; "
            "a comma in a command must be in quotes. Other names are people; one that looks like a misspelt bot is "
            "refused: write person:NAME."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table, you included.")] = None,
    level: Annotated[
        str | None, typer.Option(help="All others are bots of this level, e.g. foreman or foreman:bold.")
    ] = None,
    seed: Seed = None,
    edition: Annotated[Path | None, typer.Option(help="A TOML file with the values of your own edition.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant, as name=number; may be repeated.")] = None,
    join: Annotated[str | None, typer.Option(help="Sit down at a table of a server, by its link.")] = None,
    person: Annotated[
        str | None,
        typer.Option("--as", help="With --join: who you are there, if several people of this machine sit there."),
    ] = None,
    saved: Annotated[bool, typer.Option("--saved", help="Choose one of the games that were begun here.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Play against bots and people at this keyboard; what is left out is asked for."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.faces import wants_plain

    spoken, is_plain = language_of(lang), wants_plain(plain)
    if join is not None:
        return playing.join(join, person, spoken, is_plain)
    if saved:
        return playing.pick_saved(spoken, is_plain)
    wanted = playing.Wanted(game, seats, players, level, option or [])
    return playing.play(wanted, seed, edition, spoken, is_plain)


@command
def learn(
    game: Annotated[
        str | None, typer.Argument(help="The key of a game; asked for when left out.", autocompletion=_keys)
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Learn a game in five minutes, at a prepared table."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.faces import wants_plain

    return playing.learn(game, language_of(lang), wants_plain(plain))


@command
def saved(lang: Lang = None) -> int:
    """List the games that were begun here."""
    from bauhuette.cli.play import list_saved

    return list_saved(language_of(lang))


@command
def resume(
    game: Annotated[
        str | None, typer.Argument(help="A number of `saved`, or a file; the newest unfinished game by default.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Continue a game that was left unfinished."""
    from bauhuette.cli import play as playing
    from bauhuette.cli.faces import wants_plain

    return playing.resume(game, language_of(lang), wants_plain(plain))


@command
def replay(
    record: Annotated[str, typer.Argument(help="A record, as `save` writes it, or the link of a server's game.")],
    person: Annotated[str | None, typer.Option("--as", help="With a link: who of this machine you are there.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Watch a recorded game, move by move."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.replay import replay_file, replay_link

    if record.startswith(("http://", "https://")):
        return replay_link(record, person, language_of(lang), wants_plain(plain))
    return replay_file(Path(record), language_of(lang), wants_plain(plain))


@command
def verify(file: RecordFile, lang: Lang = None, plain: Plain = False) -> int:
    """Check a record: the commitment, the luck and every move."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.records import verify as verify_file

    return verify_file(file, language_of(lang), wants_plain(plain))


@command
def games(lang: Lang = None) -> None:
    """List the games."""
    from bauhuette.cli.library import list_games

    list_games(language_of(lang))


@command
def rules(
    game: GameKey,
    rule: Annotated[str | None, typer.Argument(help="The id of one rule, e.g. P8.")] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from bauhuette.cli.library import show_rules

    show_rules(game, rule, language_of(lang))


@command
def cards(
    game: Annotated[str, typer.Argument(help="The key of a game.", autocompletion=_keys)],
    lang: Lang = None,
) -> None:
    """Read what is printed on the components, and which of it is not in the rulebook."""
    from bauhuette.cli.library import show_cards

    show_cards(game, language_of(lang))


@command
def soak(
    game: GameKey,
    games: Games = 100_000,
    seats: SeatCount = None,
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game, to see one game again.")] = 0,
    lang: Lang = None,
) -> int:
    """Play random games with every step checked; exit code 1 if anything breaks."""
    from bauhuette.cli.measure import soak as soak_game

    return soak_game(game, range(first, first + games), seats, seed, language_of(lang))


@command
def balance(
    game: GameKey,
    games: Games = 10_000,
    seats: SeatCount = None,
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file, too.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots to this file, too.")] = None,
    skill: Annotated[bool, typer.Option(help="Also let one greedy bot play random ones: how much is luck?")] = False,
    player: Annotated[str, typer.Option(help="Who plays on all seats: a bot, as for play, e.g. net.")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="A variant, as name=number; may be repeated.")] = None,
    compare: Annotated[
        str | None,
        typer.Option(
            help="Instead: play the same deals with each value of this option, with and without this edition file, "
            "or as this other game."
        ),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that share the games; by default this one.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    lang: Lang = None,
) -> int:
    """Let equal bots play each other: mean scores, wins by seat, what else the game counts."""
    from bauhuette.arena.pool import LocalPool, Pool
    from bauhuette.bots.registry import own_name
    from bauhuette.cli import measure
    from bauhuette.cli.arena import cluster_at
    from bauhuette.cli.play import options_from

    pool: Pool | None = cluster_at(ray) if ray else LocalPool(jobs) if jobs else None
    told, options = language_of(lang), options_from(option or [])
    if compare is not None:
        found = measure.alternatives(game, compare, options)
        return measure.compare(
            found, games, seats, measure.Played(seed, own_name(player) or player, options), json, told, pool
        )
    return measure.balance(game, games, seats, seed, json, told, html, skill, pool, player, options)


@command
def export_dataset(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    games: Games = 1000,
    seats: SeatCount = None,
    player: Annotated[str, typer.Option(help="Who plays on all seats: a bot, as for play.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Other seeds play other games.")] = 1,
    records: Annotated[
        Path | None, typer.Option(help="Instead: games that were played, from a record or a folder of records.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Write finished games as a table, one row a decision, with what the seat knew."""
    from bauhuette.cli.export import export, export_recorded

    if records is not None:
        return export_recorded(game, file, records, language_of(lang))
    return export(game, file, games, seats, player, seed, language_of(lang))


@command
def release_dataset(
    folder: Annotated[Path, typer.Argument(help="Where shards, manifest and datasheet go; what is there stays.")],
    game: Annotated[
        list[str] | None, typer.Option(help="The key of a game; may be repeated. All by default.", autocompletion=_keys)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds play other games.")] = 1,
    player: Annotated[
        str | None, typer.Option(help="Who plays on all seats; net by default, foreman where there is none.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core by default.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    lang: Lang = None,
) -> int:
    """Make a dataset to publish: games of strong players in shards, with a manifest and a datasheet."""
    from bauhuette.arena.pool import LocalPool
    from bauhuette.cli.arena import cluster_at
    from bauhuette.cli.release import release_dataset as release

    pool = cluster_at(ray) if ray else LocalPool(jobs)
    return release(folder, tuple(game or ()), games, seed, player, pool, language_of(lang))


@command
def today(
    game: Annotated[
        str | None, typer.Argument(help="Play the deal of this game; without one, all of today.", autocompletion=_keys)
    ] = None,
    server: Annotated[str, typer.Option(help="The address of a server.")] = "http://localhost:8000",
    name: Annotated[str | None, typer.Option("--as", help="Who of this machine plays; each has one try.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """The deal of the day: the same cards and dice for everybody at a server; your place among all who played it."""
    from bauhuette.cli.deals import today as deal_of_today
    from bauhuette.cli.faces import wants_plain

    return deal_of_today(game, server, name, language_of(lang), wants_plain(plain))


@command
def analyse(
    file: RecordFile,
    seconds: Annotated[float, typer.Option(help="How long to look, all moves together.")] = 50.0,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write all of it as one page to this file.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Look back at a game: who was winning when, what cost most and why, luck and skill."""
    from bauhuette.cli.analyse import analyse as analyse_file
    from bauhuette.cli.faces import wants_plain

    return analyse_file(file, seconds, json, html, language_of(lang), wants_plain(plain))


@command
def classes(
    game: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many games with all levels at the table.")] = 8,
    seats: Annotated[int | None, typer.Option(help="Seats at each table; as many as possible by default.")] = None,
    playouts: Annotated[int, typer.Option(min=1, help="Playouts of a master for one decision.")] = 1500,
    worlds: Annotated[
        int, typer.Option(min=64, help="Playouts to find the best move, and to measure each other.")
    ] = 600,
    every: Annotated[int, typer.Option(min=1, help="Of so many decisions one is weighed.")] = 4,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds deal other games.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core by default.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures as the game's folder keeps them.")] = None,
    lang: Lang = None,
) -> int:
    """Measure what error a decision each level makes: the classes of play of `analyse` come from this."""
    from bauhuette.arena.pool import LocalPool
    from bauhuette.cli.measure import classes as measure_classes
    from bauhuette.engine.catalogue import meta_of
    from bauhuette.study.classes import Effort, Run

    wanted = Run(game, seats or max(meta_of(game).seats), games, seed, Effort(playouts, worlds, every))
    return measure_classes(wanted, LocalPool(jobs), json, language_of(lang))


@command
def arena(
    game: Annotated[
        str | None, typer.Argument(help="The key of a game; may be left out with --resume.", autocompletion=_keys)
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Names, as for play; master,greedy by default. The last one fills empty seats.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games in all; 100 by default.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at each table; as many as possible by default.")] = None,
    seed: Annotated[int | None, typer.Option(help="Other seeds deal other games; 1 by default.")] = None,
    playouts: Annotated[
        str | None, typer.Option(help="Playouts of a search, for runs to repeat; 200, or one for each bot: 200,600.")
    ] = None,
    seconds: Annotated[
        str | None, typer.Option(help="Seconds of a search for one decision; 0.5, or one for each bot: 0.5,1.8.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core by default.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write figures and games to this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the run that --json wrote.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    strict: Annotated[bool, typer.Option(help="End with exit code 1 as soon as a bot fails.")] = False,
    lang: Lang = None,
) -> int:
    """Let bots play each other and measure them: win share, margin, rating."""
    from bauhuette.cli import arena as arenas

    workers = arenas.workers_from(jobs, ray)
    wish = arenas.Wish(game, bots, games, seats, seed, arenas.budgets_from(seconds, playouts))
    return arenas.arena(wish, resume, workers, arenas.Files(json, html), language_of(lang), strict)


@command
def bench_agent(
    agent: Annotated[str, typer.Argument(help="Who is measured: a bot, as for play, e.g. my.py:Cautious or greedy.")],
    game: Annotated[
        list[str] | None, typer.Option(help="The key of a game; may be repeated. All by default.", autocompletion=_keys)
    ] = None,
    track: Annotated[
        str, typer.Option(help="light: random, greedy and net. full: foreman@0.1 and master@0.1, too; hours.")
    ] = "light",
    json: Annotated[Path | None, typer.Option(help="Write the report to this file.")] = None,
    playouts: Annotated[
        int | None, typer.Option(min=1, help="Of the agent, if it searches, for runs to repeat.")
    ] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="For a trial: so many deals against each opponent.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core by default.")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster at this address, or on `local`.")] = None,
    lang: Lang = None,
) -> int:
    """Measure an agent by the fixed protocol: the same deals and opponents for everybody, one number a game."""
    from bauhuette.bots.protocol import Budget
    from bauhuette.cli.arena import workers_from
    from bauhuette.cli.benchmark import Wanted
    from bauhuette.cli.benchmark import bench_agent as measure_agent

    budget = Budget(playouts=playouts) if playouts else None
    wanted = Wanted(agent, tuple(game or ()), track, budget, deals)
    return measure_agent(wanted, workers_from(jobs, ray), json, language_of(lang))


@command
def train(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(help="Seats at each table; as many as possible by default.")] = None,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long it learns; compiling is not counted.")] = 5.0,
    device: Annotated[str, typer.Option(help="cuda or cpu; a graphics card by default where there is one.")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the checkpoint in the folder.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds deal other games and begin with another net.")] = 1,
    folder: Annotated[Path | None, typer.Option(help="For net, checkpoint and page; in your data folder.")] = None,
    outlook: Annotated[bool, typer.Option("--outlook", help="Learn what searches expect of a position.")] = False,
    against: Annotated[Path | None, typer.Option(help="A net's file: learn to beat it, beginning as it is.")] = None,
    begin: Annotated[Path | None, typer.Option(help="A net's file: learn on from it.")] = None,
    pupil: Annotated[Path | None, typer.Option(help="A net's file: teach a small one to play like it.")] = None,
    lang: Lang = None,
) -> int:
    """Let a net learn a game by playing itself, or what searches use: --outlook, --pupil."""
    from bauhuette.cli.train import train_net

    return train_net(
        game, seats, minutes, device, seed, folder, resume, outlook, against, begin, pupil, language_of(lang)
    )


@command
def warm(
    game: Annotated[
        list[str] | None, typer.Argument(help="Keys of games; all by default.", autocompletion=_keys)
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Compile games now, so that nobody waits later."""
    from bauhuette.cli.faces import wants_plain
    from bauhuette.cli.measure import warm as warm_games

    return warm_games(game or [], language_of(lang), wants_plain(plain))


Mail = Annotated[
    str,
    typer.Option(
        envvar="BAUHUETTE_MAIL",
        show_envvar=True,
        help="smtp://user:password@host:587 or smtps://...: how mail goes out; not seen by others as a variable.",
    ),
]
MailFrom = Annotated[str, typer.Option(envvar="BAUHUETTE_MAIL_FROM", show_envvar=True, help="Who writes: an address.")]


@command
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Where browsers find it.")] = 8000,
    database: Database = "",
    redis: Annotated[str, typer.Option(help="redis://...: tells other processes at once what was stored.")] = "",
    static: Annotated[Path | None, typer.Option(help="The built web client; the packaged one by default.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A further page that may speak to this server.")] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(help="A further name of this server: games.example.org, *.example.org; * allows any."),
    ] = None,
    secure_cookies: Annotated[bool, typer.Option(help="Behind HTTPS.")] = False,
    edition: Annotated[
        list[str] | None, typer.Option(help="The name (hash) of another edition whose records people may bring along.")
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(min=0, help="Processes in which bots think; 0: one for every processor.")
    ] = 0,
    record_workers: Annotated[
        int, typer.Option(min=1, help="Processes in which records that people bring along are replayed.")
    ] = 2,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address (or network) of a proxy in front that says where people come from."),
    ] = None,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help="Connections of any kind from one address, at one process; 0: any number.")
    ] = 320,
    sockets_per_address: Annotated[
        int, typer.Option(min=0, help="Open tables (sockets) from one address; 0: any number.")
    ] = 256,
    tables_per_address: Annotated[
        int, typer.Option(min=0, help="Running games opened from one address; 0: any number.")
    ] = 100,
    limits: Annotated[float, typer.Option(help="Factor on all rate limits; 0 switches them off.")] = 1.0,
    url: Annotated[str, typer.Option(help="Where people find this server: for links in mails, and for push.")] = "",
    mail: Mail = "",
    mail_from: MailFrom = "",
    mail_per_hour: Annotated[
        int, typer.Option(min=0, help="Mails an hour that requests can cause; 0: any number.")
    ] = 120,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
    open_: Annotated[bool, typer.Option("--open", help="Show it in the browser, where there is one.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers, terminals and bots."""
    from bauhuette.cli.address import announce
    from bauhuette.server.hosting import serving
    from bauhuette.server.settings import Settings

    settings = Settings(
        database=database,
        redis=redis,
        static=static,
        origins=tuple(origin or ()),
        hosts=tuple(allowed_host or ()),
        secure_cookies=secure_cookies,
        editions=tuple(edition or ()),
        bot_workers=bot_workers,
        record_workers=record_workers,
        trusted_proxies=tuple(trusted_proxy or ()),
        connections_per_address=connections_per_address,
        sockets_per_address=sockets_per_address,
        tables_per_address=tables_per_address,
        limits=limits,
        url=url,
        mail=mail,
        mail_from=mail_from,
        mail_per_hour=mail_per_hour,
    )
    serving.serve(settings, host, port, log_level, lambda: announce(settings, host, port, open_, language_of(lang)))


@command
def migrate(database: Database = "") -> None:
    """Bring a database to the form this version needs."""
    from bauhuette.server.hosting import serving

    serving.migrate(database)


@command
def backup(target: Annotated[Path, typer.Argument(help="A new SQLite file.")], database: Database = "") -> None:
    """Copy a database, also while a server uses it."""
    from bauhuette.server.hosting import serving

    serving.backup(database, target)


@command
def move_database(
    source: Annotated[str, typer.Argument(help="The database to copy: a SQLite file or postgresql://...")],
    target: Annotated[str, typer.Argument(help="An empty one, or a file that does not exist yet.")],
    lang: Lang = None,
) -> int:
    """Copy everything into another database: from SQLite to PostgreSQL, or back. The source stays as it is."""
    from bauhuette.cli.hosting import move_database as move

    return move(source, target, language_of(lang))


@command
def doctor(
    database: Database = "",
    redis: Annotated[str, typer.Option(help="redis://..., as given to serve.")] = "",
    static: Annotated[Path | None, typer.Option(help="The built web client, as given to serve.")] = None,
    url: Annotated[str, typer.Option(help="Where people find the running server, to ask it from outside.")] = "",
    mail: Mail = "",
    mail_from: MailFrom = "",
    lang: Lang = None,
) -> int:
    """Check what a server needs: database, disk, cache, clock, memory, client, proxy, mail; exit code 1: broken."""
    from bauhuette.cli.hosting import doctor as examine
    from bauhuette.server.settings import Settings

    settings = Settings(database=database, redis=redis, static=static, url=url, mail=mail, mail_from=mail_from)
    return examine(settings, url, language_of(lang))


@command
def export(folder: Annotated[Path, typer.Argument(help="Where the records go.")], database: Database = "") -> None:
    """Write the records of all finished games as files."""
    from bauhuette.server.hosting import serving

    typer.echo(serving.export(database, folder))


def main() -> None:
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
