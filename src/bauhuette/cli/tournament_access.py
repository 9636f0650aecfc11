"""Where a tournament is: in a file of this machine, or on a server where this machine is remembered as one person."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import typer
from pydantic import TypeAdapter, ValidationError

from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.cli.language import BadCall, readable
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.server_login import in_words, server_of, visiting
from bauhuette.cli.tournament_text import line_of
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import secret_from_number
from bauhuette.match.setup import check_setup
from bauhuette.tournament import entry, rounds
from bauhuette.tournament.bot_rounds import is_of_bots, play
from bauhuette.tournament.commands import AnyOrder, Enter, Requester, propose
from bauhuette.tournament.events import ProposedEvent
from bauhuette.tournament.journal import Journal, create_journal, open_journal
from bauhuette.tournament.messages import tournament_words
from bauhuette.tournament.participants import RoundTable
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.tournament import Tournament
from bauhuette.tournament.view import TournamentShown, shown

PAGE = "/tournaments/"
DEED: TypeAdapter[Any] = TypeAdapter(AnyOrder)


def is_address(where: str) -> bool:
    return where.startswith(("http://", "https://"))


def _checked(wish: dict[str, Any], lang: str) -> TournamentSettings:
    try:
        charter = TournamentSettings(**wish)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadCall("tournament", what=".".join(map(str, first["loc"])), reason=first["msg"]) from None
    if charter.game not in game_keys():
        raise BadCall("tournament", what="game", reason=", ".join(game_keys()))
    if charter.seats not in meta_of(charter.game).seats:
        raise BadCall("tournament", what="seats", reason=", ".join(map(str, meta_of(charter.game).seats)))
    game = load(charter.game)
    check_setup(game, charter.seats, charter.options)
    bot(charter.level, game)
    del lang
    return charter


def announce(where: str, wish: dict[str, Any], seed: int | None, lang: str) -> int:
    charter = _checked(wish, lang)
    if is_address(where):
        with in_words(lang), visiting(where, lang) as visitor:
            made = visitor.call("POST", "/api/tournaments", charter.model_dump())
        typer.echo(f"{server_of(where)}{PAGE}{made['id']}")
        return 0
    create_journal(Path(where), charter, None if seed is None else secret_from_number(seed))
    typer.echo(where)
    return 0


# --- what people ask ---


def carry_out(where: str, wish: dict[str, Any], lang: str, name: str | None = None) -> int:
    """Say where things stand afterwards."""
    command = _command(wish)
    if is_address(where):
        with in_words(lang), visiting(where, lang, name=name) as visitor:
            body = {"id": f"t-{uuid4().hex}", "command": command.model_dump()}
            told = visitor.call("POST", f"/api/tournaments/{_id_of(where)}/commands", body)
        after = TournamentShown.model_validate(told)
    else:
        with open_journal(Path(where)) as book:
            _carry_out_here(book, command, name)
            after = shown(book.at)
    typer.echo(line_of(after, lang))
    return 0


def _command(wish: dict[str, Any]) -> Any:
    try:
        return DEED.validate_python(wish)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadCall("tournament", what=".".join(map(str, first["loc"][1:])), reason=first["msg"]) from None


def _carry_out_here(book: Journal, command: Any, name: str | None) -> None:
    if isinstance(command, Enter):
        if not name:
            raise BadCall("tournament-name")
        user = f"{readable(name)}#{len(book.at.entrants) + 1}"
        book.write([entry.enter(book.at, user, readable(name))])
    else:
        level = getattr(command, "level", None)
        if level is not None:
            bot(level, load(book.at.charter.game))
        book.write(propose(book.at, Requester("", "", owner=True), command, lambda: ""))
    book.write_while(_reserve_moves_up)


def _reserve_moves_up(at: Tournament) -> list[ProposedEvent]:
    return [one for one in rounds.due(at, lambda: "") if one.kind == "moved_up"]


def looked_at(where: str, lang: str) -> TournamentShown:
    if is_address(where):
        with in_words(lang), visiting(where, lang) as visitor:
            told = visitor.call("GET", f"/api/tournaments/{_id_of(where)}")
        return TournamentShown.model_validate(told)
    with open_journal(Path(where)) as book:
        return shown(book.at)


def list_tournaments(server: str, lang: str) -> int:
    with in_words(lang), visiting(server, lang) as visitor:
        found = visitor.call("GET", "/api/tournaments")["tournaments"]
    for one in found:
        status = tournament_words(lang).say(f"status-{one['status']}")
        typer.echo(f"{readable(one['name'])} · {status} · {server_of(server)}{PAGE}{one['id']}")
    return 0


# --- results of a file ---


def count_result(file: Path, round_number: int, table: int, scores: Sequence[int], lang: str) -> int:
    with open_journal(file) as book:
        book.write([rounds.count(book.at, round_number, table, scores, rounds.ranks_of(scores))])
        go_on(book)
        typer.echo(line_of(shown(book.at), lang))
    return 0


def go_on(book: Journal) -> None:
    """Do what is due: begin the next round, end the tournament."""
    book.write_while(lambda at: rounds.due(at, lambda: ""))


def play_bots(file: Path, lang: str) -> int:
    """Play until a person has to, or all is played. Each result is stored before the next table begins."""
    with open_journal(file) as book:
        game = load(book.at.charter.game)
        make_ready(game, lang, plain=True)
        bots: dict[str, Bot] = {}
        if not book.at.rounds:
            book.write(rounds.begin_round(book.at, lambda: ""))
        go_on(book)  # an earlier command may have been cut off before this
        with bar() as progress:
            task = progress.add_task("")
            while waiting := _to_play(book.at):
                number, board = waiting[0]
                done = sum(one.result is not None for one in book.at.rounds[-1].boards)
                progress.update(task, completed=done, total=len(book.at.rounds[-1].boards), description=f"{number}")
                outcome = play(book.at, game, book.secret, number, board, bots)
                book.write([rounds.count(book.at, number, board.number, outcome.scores, outcome.ranks)])
                go_on(book)
        typer.echo(line_of(shown(book.at), lang))
    return 0


def _to_play(at: Tournament) -> list[tuple[int, RoundTable]]:
    if at.current is None or at.closed:
        return []
    return [(at.current.number, one) for one in at.current.boards if one.result is None and is_of_bots(at, one)]


# --- servers ---


def _id_of(where: str) -> str:
    path = urlsplit(where.strip()).path
    if PAGE not in path:
        raise BadCall("tournament-link", link=readable(where))
    return path.partition(PAGE)[2].partition("/")[0]
