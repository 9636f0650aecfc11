"""What if? A recorded game goes on from one of its positions, as the seat that knew what it knew, with other luck."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from bauhuette.bots.registry import find
from bauhuette.cli import saved_games
from bauhuette.cli.language import readable, say_in
from bauhuette.cli.players import ME, Player
from bauhuette.cli.run_session import run_session
from bauhuette.cli.server_login import in_words, server_of
from bauhuette.client import Visitor
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.position import position_of
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

LEVEL = "journeyman"  # of bots where people sat
LONGEST = 48  # letters of a name


def branch_off(table: Table, seat: Seat, name: str, lang: str, plain: bool) -> int:
    """Played until it ends or is left; kept beside the game under its name."""
    players = [_player(table, p, seat) for p in range(len(table.names))]
    position = position_of(table.game, table.state)
    other = Table(table.game, table.names, secrets.token_bytes(32), options=table.options, position=position)
    branch = saved_games.BranchPoint(table.commitment, table.version, int(seat), readable(name, longest=LONGEST))
    file = saved_games.new_file(table.game.meta.key)
    return run_session(other, players, lang, plain, file, branch=branch).code


def _player(table: Table, p: int, seat: int) -> Player:
    name = table.names[p]
    if p == seat:
        return Player(ME, name, None)
    level = name if find(name) else LEVEL
    return Player(level, name, level)


def branch_lines(table: Table, lang: str) -> list[str]:
    """Those of this game that were begun here, the oldest first."""
    found = [game for game in saved_games.kept() if game.branch and game.branch.of == table.commitment]
    return [_line(number, game, lang) for number, game in enumerate(found, start=1)] or [say_in(lang, "branch-none")]


def _line(number: int, game: saved_games.SavedGame, lang: str) -> str:
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


class ServerBranches:
    """The branches that a server keeps beside one of its games, each with the link that shares it."""

    def __init__(self, visitor: Visitor, link: str, lang: str, watch: Callable[[str], int]) -> None:
        self.table = link.rstrip("/").rpartition("/")[2]
        self._visitor = visitor
        self._server = server_of(link)
        self._lang = lang
        self._watch = watch

    def lines(self) -> list[str]:
        found = self._found()
        return [self._line(*one) for one in enumerate(found, start=1)] or [say_in(self._lang, "branch-none-there")]

    def look_at(self, number: int) -> list[str]:
        """Watch a branch, or return why it cannot be watched."""
        found = self._found()
        if not 1 <= number <= len(found):
            return [say_in(self._lang, "branch-no-such", count=len(found))]
        if found[number - 1]["status"] != "over":
            return [say_in(self._lang, "branch-still-played", link=self._link(found[number - 1]))]
        self._watch(self._link(found[number - 1]))
        return []

    def _found(self) -> list[dict[str, Any]]:
        with in_words(self._lang):
            found: list[dict[str, Any]] = self._visitor.call("GET", f"/api/tables/{self.table}/branches")["branches"]
        return found

    def _line(self, number: int, one: dict[str, Any]) -> str:
        return say_in(
            self._lang,
            "branch-row-there",
            number=number,
            name=readable(one["name"], longest=LONGEST) or say_in(self._lang, "branch-unnamed"),
            by=readable(one["by"] or "", longest=LONGEST) or say_in(self._lang, "branch-somebody"),
            move=one["number"],
            seat=SEAT_KEYS[one["seat"]].upper(),
            state=say_in(self._lang, "saved-over" if one["status"] == "over" else "saved-open"),
            link=self._link(one),
        )

    def _link(self, one: dict[str, Any]) -> str:
        return f"{self._server}/{'replay' if one['status'] == 'over' else 't'}/{one['table']}"
