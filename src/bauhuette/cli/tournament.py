"""`bauhuette tournament`: a tournament in a file, or on a server by its link."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from bauhuette.cli.calling import Lang, commands_in
from bauhuette.cli.language import language_of
from bauhuette.tournament.form import Form

tournament = typer.Typer(
    no_args_is_help=True,
    help="Tournaments and leagues: Swiss, round robin, knock-out, divisions; of people, of bots, of both.",
)
command = commands_in(tournament)

Where = Annotated[str, typer.Argument(help="A file (autumn.jsonl), or the link of a tournament on a server.")]
Entry = Annotated[int | None, typer.Argument(help="The number of the entry; your own by default.")]
OtherEntry = Annotated[int, typer.Argument(help="The number of the entry.")]
RoundNumber = Annotated[int, typer.Argument(min=1, help="The number of the round.")]
DAY_S = 86_400


@command
def new(
    where: Annotated[str, typer.Argument(help="A file that does not exist yet, or the address of a server.")],
    name: Annotated[str, typer.Argument(help="What it is called.")],
    game: Annotated[str, typer.Option(help="The key of a game.")] = "pillars",
    seats: Annotated[int, typer.Option(min=2, max=4, help="Of every table.")] = 4,
    form: Annotated[str, typer.Option(help=f"{', '.join(get_args(Form))}.")] = "swiss",
    rounds: Annotated[int, typer.Option(min=0, help="Of a season, in a league; as many as needed by default.")] = 0,
    duplicate: Annotated[bool, typer.Option(help="All tables of a round play the same deal.")] = False,
    places: Annotated[int, typer.Option(help="Whoever comes later waits in reserve.")] = 64,
    late: Annotated[int, typer.Option(help="One may still enter while so many rounds have begun.")] = 1,
    byes: Annotated[bool, typer.Option("--byes", help="Whoever is left over sits out; else bots sit in.")] = False,
    level: Annotated[str, typer.Option(help="Of bots that sit in.")] = "greedy",
    days: Annotated[int, typer.Option(min=0, max=30, help="On a server: days for a turn; 0: no clock.")] = 0,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="Every round is begun with `start`.")] = False,
    advance: Annotated[int, typer.Option(min=1, max=2, help="Knock-out: how many of a group go on.")] = 2,
    division: Annotated[int, typer.Option(min=2, max=16, help="League: how many play in one.")] = 8,
    movers: Annotated[int, typer.Option(min=0, max=4, help="League: how many rise and as many fall.")] = 2,
    seasons: Annotated[int, typer.Option(min=1, max=20, help="League: how many there are.")] = 1,
    seed: Annotated[int | None, typer.Option(help="In a file: deals that can be dealt again.")] = None,
    lang: Lang = None,
) -> int:
    """Announce a tournament."""
    from bauhuette.cli.tournament_place import announce

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
    from bauhuette.cli.tournament_place import carry_out

    return carry_out(where, {"do": do, **args}, language_of(lang))


@command
def enter(
    where: Where,
    name: Annotated[str | None, typer.Option(help="In a file: who; on a server: be called so.")] = None,
    bot: Annotated[str | None, typer.Option(help="Let bots of this level take part instead.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many bots.")] = 1,
    lang: Lang = None,
) -> int:
    """Take part, or let bots take part."""
    from bauhuette.cli.tournament_place import carry_out

    wish = {"do": "enter"} if bot is None else {"do": "enter-bot", "level": bot, "count": count}
    return carry_out(where, wish, language_of(lang), name)


@command
def withdraw(where: Where, entry: Entry = None, lang: Lang = None) -> int:
    """Take part no longer; results stay."""
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
    bot: Annotated[str | None, typer.Option(help="By a bot of this level; by the first in reserve by default.")] = None,
    lang: Lang = None,
) -> int:
    """Let somebody else take over the fixtures to come."""
    return _do(where, lang, "replace", entrant=entry, level=bot)


@command
def start(where: Where, lang: Lang = None) -> int:
    """Begin the next round."""
    return _do(where, lang, "start")


@command
def close(where: Where, lang: Lang = None) -> int:
    """End it as it stands."""
    return _do(where, lang, "close")


@command
def play(
    file: Annotated[Path, typer.Argument(help="A tournament in a file.")],
    lang: Lang = None,
) -> int:
    """Play the tables of bots, round by round, as far as they lead; a run that was stopped goes on."""
    from bauhuette.cli.tournament_place import play_bots

    return play_bots(file, language_of(lang))


@command
def result(
    file: Annotated[Path, typer.Argument(help="A tournament in a file.")],
    round_number: RoundNumber,
    table: Annotated[int, typer.Argument(min=1, help="The number of the table.")],
    scores: Annotated[list[int], typer.Argument(help="Points, seat by seat.")],
    lang: Lang = None,
) -> int:
    """Count the result of a table that was played elsewhere."""
    from bauhuette.cli.tournament_place import count_result

    return count_result(file, round_number, table, scores, language_of(lang))


@command
def show(
    where: Where,
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Lang = None,
) -> int:
    """Standings, the round that is played, and who takes part."""
    from bauhuette.cli import tournament_show as shows
    from bauhuette.cli.tournament_place import looked_at

    shown = looked_at(where, language_of(lang))
    typer.echo(shown.model_dump_json(indent=1) if json else "\n".join(shows.whole(shown, language_of(lang))))
    return 0


@command
def standings(where: Where, lang: Lang = None) -> int:
    """Who is ahead."""
    from bauhuette.cli import tournament_show as shows
    from bauhuette.cli.tournament_place import looked_at

    typer.echo("\n".join(shows.standings(looked_at(where, language_of(lang)), language_of(lang))))
    return 0


@command
def pairings(where: Where, number: RoundNumber, lang: Lang = None) -> int:
    """The pairings and results of a round."""
    from bauhuette.cli import tournament_show as shows
    from bauhuette.cli.tournament_place import looked_at

    typer.echo("\n".join(shows.one_round(looked_at(where, language_of(lang)), number, language_of(lang))))
    return 0


@command
def deal(where: Where, number: RoundNumber, lang: Lang = None) -> int:
    """The same deal at all tables of a round, seat by seat."""
    from bauhuette.cli import tournament_show as shows
    from bauhuette.cli.tournament_place import looked_at

    typer.echo("\n".join(shows.deal(looked_at(where, language_of(lang)), number, language_of(lang))))
    return 0


@command
def on_server(
    server: Annotated[str, typer.Argument(help="The address of a server.")],
    lang: Lang = None,
) -> int:
    """The tournaments of a server."""
    from bauhuette.cli.tournament_place import list_tournaments

    return list_tournaments(server, language_of(lang))
