"""What if? A recorded game goes on from one of its positions, as the seat that knew what it knew, with other luck."""

from __future__ import annotations

import secrets

from bauhuette.bots.registry import find
from bauhuette.cli import store
from bauhuette.cli.language import readable, say_in
from bauhuette.cli.play import run
from bauhuette.cli.players import ME, Player
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.eyes import Seat
from bauhuette.engine.position import position_of
from bauhuette.match.table import Table

LEVEL = "journeyman"  # of bots where people sat
LONGEST = 48  # letters of a name


def branch_off(table: Table, seat: Seat, name: str, lang: str, plain: bool) -> int:
    """Played until it ends or is left; kept beside the game under its name."""
    players = [_player(table, p, seat) for p in range(len(table.names))]
    position = position_of(table.game, table.state)
    other = Table(table.game, table.names, secrets.token_bytes(32), options=table.options, position=position)
    branch = store.Branch(table.commitment, table.version, int(seat), readable(name, longest=LONGEST))
    return run(other, players, lang, plain, store.new_file(table.game.meta.key), branch=branch)


def _player(table: Table, p: int, seat: int) -> Player:
    name = table.names[p]
    if p == seat:
        return Player(ME, name, None)
    level = name if find(name) else LEVEL
    return Player(level, name, level)


def branch_lines(table: Table, lang: str) -> list[str]:
    """Those of this game that were begun here, the oldest first."""
    found = [game for game in store.kept() if game.branch and game.branch.of == table.commitment]
    return [_line(number, game, lang) for number, game in enumerate(found, start=1)] or [say_in(lang, "branch-none")]


def _line(number: int, game: store.Kept, lang: str) -> str:
    assert game.branch is not None
    return say_in(
        lang,
        "branch-row",
        number=number,
        name=game.branch.name or say_in(lang, "branch-unnamed"),
        move=game.branch.number,
        seat=SEAT_KEYS[game.branch.seat].upper(),
        state=say_in(lang, "saved-over" if game.is_over else "saved-open"),
        file=str(game.path),
    )
