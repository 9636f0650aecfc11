"""Standing instructions: what a seat wants done when it is asked, such as passing or bidding up to a limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.match.refusal import Refused


class Instructions(NamedTuple):
    """`wishes` as they travel: family, exact arguments, upper bounds. `phase` is where they were given."""

    wishes: tuple[dict[str, Any], ...]
    until: str  # once, phase, game
    phase: str


def check_wishes(game: Game, wishes: Sequence[dict[str, Any]]) -> None:
    families = {family.name: family for family in game.MOVES.families}
    for wish in wishes:
        family = families.get(wish["family"])
        if family is None or not {*wish["args"], *wish["at_most"]} <= set(family.params):
            raise Refused("bad-standing", family=wish["family"])


def wished(game: Game, instructions: Instructions, offered: Cells) -> MoveId | None:
    """The first wish that fits an offered move decides; of several moves that fit, the first offered one."""
    forms = [(move, game.MOVES.json(move)) for move in map(MoveId, offered.tolist())]
    for wish in instructions.wishes:
        for move, form in forms:
            if _fits(wish, form):
                return move
    return None


def _fits(wish: dict[str, Any], form: dict[str, Any]) -> bool:
    if form["family"] != wish["family"]:
        return False
    args = form["args"]
    exact = all(args[name] == value for name, value in wish["args"].items())
    return exact and all(isinstance(args[name], int) and args[name] <= most for name, most in wish["at_most"].items())
