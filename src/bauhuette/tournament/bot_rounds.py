"""Play rounds of bots in this process."""

from __future__ import annotations

import hashlib

from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game, Outcome
from bauhuette.match.table import Table
from bauhuette.tournament.participants import RoundTable
from bauhuette.tournament.tournament import Tournament


def secret_of(secret: bytes, tournament: Tournament, round_number: int, number: int) -> bytes:
    """Return a table's secret, derived from the tournament's; in a duplicate the same at all tables of a round."""
    deal = f"{tournament.id}/{round_number}/{0 if tournament.charter.duplicate else number}"
    return hashlib.blake2b(deal.encode(), key=secret, person=b"bauhuette cup", digest_size=32).digest()


def level_at(tournament: Tournament, board: RoundTable, seat: int) -> str | None:
    """Return the bot at a seat; None for a person."""
    chair = board.chairs[seat]
    return tournament.entrants[chair.entrant].level if chair.entrant else tournament.charter.level


def name_at(tournament: Tournament, board: RoundTable, seat: int) -> str:
    chair = board.chairs[seat]
    return tournament.entrants[chair.entrant].name if chair.entrant else tournament.charter.level


def is_of_bots(tournament: Tournament, board: RoundTable) -> bool:
    return all(level_at(tournament, board, seat) is not None for seat in range(len(board.chairs)))


def play(
    tournament: Tournament, game: Game, secret: bytes, round_number: int, board: RoundTable, bots: dict[str, Bot]
) -> Outcome:
    """Play one table of bots to its end. `bots` keeps them from table to table."""
    names = [name_at(tournament, board, seat) for seat in range(len(board.chairs))]
    table = Table(
        game, names, secret_of(secret, tournament, round_number, board.number), (), tournament.charter.options
    )
    while table.to_move is not None:
        level = level_at(tournament, board, table.to_move) or tournament.charter.level
        if level not in bots:
            bots[level] = bot(level, game)
        table.play(table.ask(bots[level]))
    return table.standing()
