"""`bauhuette tournament`: a tournament in a file, or on a server by its link."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import Lang
from bauhuette.cli.commands.help_text import Commands, example_of
from bauhuette.cli.language import language_of
from bauhuette.tournament.formats import Form

tournament = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    epilog=example_of("tournament"),
    help="Run tournaments and leagues of people and bots: Swiss, round robin, knock-out, divisions.",
)
command = commands_in(tournament, within="tournament")

Where = Annotated[str, typer.Argument(help="A file (autumn.jsonl), or the link of a tournament on a server.")]
Entry = Annotated[int | None, typer.Argument(help="The number of the entry (default: your own).")]
OtherEntry = Annotated[int, typer.Argument(help="The number of the entry.")]
RoundNumber = Annotated[int, typer.Argument(min=1, help="The number of the round.")]
DAY_S = 86_400


@command
def new(
    where: Annotated[str, typer.Argument(help="A file that does not exist yet, or the address of a server.")],
    name: Annotated[str, typer.Argument(help="The name of the tournament.")],
    game: Annotated[str, typer.Option(help="The key of a game.")] = "pillars",
    seats: Annotated[int, typer.Option(min=2, max=4, help="Seats at each table.")] = 4,
    form: Annotated[str, typer.Option(help=f"{', '.join(get_args(Form))}.")] = "swiss",
    rounds: Annotated[
        int, typer.Option(min=0, help="Rounds, in a league per season (default: as many as needed).")
    ] = 0,
    duplicate: Annotated[bool, typer.Option(help="All tables of a round play the same deal.")] = False,
    places: Annotated[int, typer.Option(help="Most entrants; later ones wait in reserve.")] = 64,
    late: Annotated[int, typer.Option(help="Rounds in which late entry is possible.")] = 1,
    byes: Annotated[
        bool, typer.Option("--byes", help="Surplus players sit out, instead of playing with bots.")
    ] = False,
    level: Annotated[str, typer.Option(help="The level of bots that fill seats.")] = "greedy",
    days: Annotated[int, typer.Option(min=0, max=30, help="On a server: days per turn; 0 for no clock.")] = 0,
    by_hand: Annotated[
        bool, typer.Option("--by-hand", help="Begin each round with `start` instead of automatically.")
    ] = False,
    advance: Annotated[int, typer.Option(min=1, max=2, help="Knock-out: how many of a group advance.")] = 2,
    division: Annotated[int, typer.Option(min=2, max=16, help="League: entrants in a division.")] = 8,
    movers: Annotated[int, typer.Option(min=0, max=4, help="League: how many are promoted and relegated.")] = 2,
    seasons: Annotated[int, typer.Option(min=1, max=20, help="League: how many seasons.")] = 1,
    seed: Annotated[int | None, typer.Option(help="In a file: a number that fixes the deals.")] = None,
    lang: Lang = None,
) -> int:
    """Create a tournament."""
    from bauhuette.cli.tournament_access import announce

    wish: dict[str, Any] = {
        "name": name,
        "game": game,
        "seats": seats,
        "form": form,
        "rounds": rounds,
        "duplicate": duplicate,
        "places": places,
        "late": late,
        "gaps": "bye" if byes else "bot",
        "level": level,
        "clock": {"kind": "days", "seconds": days * DAY_S} if days else {},
        "follow_on": not by_hand,
        "advance": advance,
        "division": division,
        "movers": movers,
        "seasons": seasons,
    }
    return announce(where, wish, seed, language_of(lang))


def _do(where: str, lang: str | None, do: str, **args: Any) -> int:
    from bauhuette.cli.tournament_access import carry_out

    return carry_out(where, {"do": do, **args}, language_of(lang))


@command
def enter(
    where: Where,
    name: Annotated[str | None, typer.Option(help="The name of the entrant.")] = None,
    bot: Annotated[str | None, typer.Option(help="Enter bots of this level instead.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many bots.")] = 1,
    lang: Lang = None,
) -> int:
    """Enter a tournament, or enter bots."""
    from bauhuette.cli.tournament_access import carry_out

    wish = {"do": "enter"} if bot is None else {"do": "enter-bot", "level": bot, "count": count}
    return carry_out(where, wish, language_of(lang), name)


@command
def withdraw(where: Where, entry: Entry = None, lang: Lang = None) -> int:
    """Withdraw from a tournament; results stay."""
    return _do(where, lang, "withdraw", entrant=entry)


@command
def sit_out(
    where: Where,
    entry: Entry = None,
    back: Annotated[bool, typer.Option("--back", help="Play the next round after all.")] = False,
    lang: Lang = None,
) -> int:
    """Sit out the next round."""
    return _do(where, lang, "sit-out", entrant=entry, rests=not back)


@command
def replace(
    where: Where,
    entry: OtherEntry,
    bot: Annotated[
        str | None, typer.Option(help="Replace by a bot of this level (default: the first player in reserve).")
    ] = None,
    lang: Lang = None,
) -> int:
    """Replace an entrant in the rounds to come."""
    return _do(where, lang, "replace", entrant=entry, level=bot)


@command
def start(where: Where, lang: Lang = None) -> int:
    """Begin the next round."""
    return _do(where, lang, "start")


@command
def close(where: Where, lang: Lang = None) -> int:
    """End the tournament with its standings of now."""
    return _do(where, lang, "close")


@command
def play(
    file: Annotated[Path, typer.Argument(help="A tournament in a file.")],
    lang: Lang = None,
) -> int:
    """Play the tables that have only bots, round by round; continue a stopped run."""
    from bauhuette.cli.tournament_access import play_bots

    return play_bots(file, language_of(lang))


@command
def result(
    file: Annotated[Path, typer.Argument(help="A tournament in a file.")],
    round_number: RoundNumber,
    table: Annotated[int, typer.Argument(min=1, help="The number of the table.")],
    scores: Annotated[list[int], typer.Argument(help="Points, seat by seat.")],
    lang: Lang = None,
) -> int:
    """Enter the result of a table played elsewhere."""
    from bauhuette.cli.tournament_access import count_result

    return count_result(file, round_number, table, scores, language_of(lang))


@command
def show(
    where: Where,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = None,
) -> int:
    """Show standings, the current round and the entrants."""
    from bauhuette.cli import tournament_text as shows
    from bauhuette.cli.tournament_access import looked_at

    shown = looked_at(where, language_of(lang))
    typer.echo(shown.model_dump_json(indent=1) if json else "\n".join(shows.whole(shown, language_of(lang))))
    return 0


@command
def standings(where: Where, lang: Lang = None) -> int:
    """Show the standings."""
    from bauhuette.cli import tournament_text as shows
    from bauhuette.cli.tournament_access import looked_at

    typer.echo("\n".join(shows.standings(looked_at(where, language_of(lang)), language_of(lang))))
    return 0


@command
def pairings(where: Where, number: RoundNumber, lang: Lang = None) -> int:
    """Show the pairings and results of a round."""
    from bauhuette.cli import tournament_text as shows
    from bauhuette.cli.tournament_access import looked_at

    typer.echo("\n".join(shows.one_round(looked_at(where, language_of(lang)), number, language_of(lang))))
    return 0


@command
def deal(where: Where, number: RoundNumber, lang: Lang = None) -> int:
    """Compare the tables of a round that played the same deal."""
    from bauhuette.cli import tournament_text as shows
    from bauhuette.cli.tournament_access import looked_at

    typer.echo("\n".join(shows.deal(looked_at(where, language_of(lang)), number, language_of(lang))))
    return 0


@command
def on_server(
    server: Annotated[str, typer.Argument(help="The address of a server.")],
    lang: Lang = None,
) -> int:
    """List the tournaments of a server."""
    from bauhuette.cli.tournament_access import list_tournaments

    return list_tournaments(server, language_of(lang))
