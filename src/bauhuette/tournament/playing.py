"""Rounds of bots, played here."""

from __future__ import annotations

import hashlib

from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game, Outcome
from bauhuette.match.table import Table
from bauhuette.tournament.field import Board
from bauhuette.tournament.tournament import Tournament


def secret_of(secret: bytes, at: Tournament, round_number: int, number: int) -> bytes:
    """The luck of a table, fixed with the tournament's own secret; of all tables of a round alike in a duplicate."""
    deal = f"{at.id}/{round_number}/{0 if at.charter.duplicate else number}"
    return hashlib.blake2b(deal.encode(), key=secret, person=b"bauhuette cup", digest_size=32).digest()


def level_at(at: Tournament, board: Board, seat: int) -> str | None:
    """The bot of a seat; none for a person."""
    chair = board.chairs[seat]
    return at.entrants[chair.entrant].level if chair.entrant else at.charter.level


def name_at(at: Tournament, board: Board, seat: int) -> str:
    chair = board.chairs[seat]
    return at.entrants[chair.entrant].name if chair.entrant else at.charter.level


def is_of_bots(at: Tournament, board: Board) -> bool:
    return all(level_at(at, board, seat) is not None for seat in range(len(board.chairs)))


def play(at: Tournament, game: Game, secret: bytes, round_number: int, board: Board, crew: dict[str, Bot]) -> Outcome:
    """One table of bots to its end. Bots are kept in `crew` from table to table."""
    names = [name_at(at, board, seat) for seat in range(len(board.chairs))]
    table = Table(game, names, secret_of(secret, at, round_number, board.number), (), at.charter.options)
    while table.to_move is not None:
        level = level_at(at, board, table.to_move) or at.charter.level
        if level not in crew:
            crew[level] = bot(level, game)
        table.play(table.ask(crew[level]))
    return table.standing()
