"""What a seat wants done when it is asked: standing instructions, and answers prepared for its next decisions.

Both name moves by the families the game declares, so every game has them. Neither ever looks at what the seat cannot
see: a standing instruction sees the moves offered to the seat, a condition the news the seat has heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bauhuette.engine.eyes import MoveId, Seat, seen_by
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.match.refusal import Refused
from bauhuette.match.undo import Past

MOST_ANSWERS = 12


class Instructions(NamedTuple):
    """`wishes` as they travel: family, exact arguments, upper bounds. `phase` is where they were given."""

    wishes: tuple[dict[str, Any], ...]
    until: str  # once, phase, game
    phase: str


class Prepared(NamedTuple):
    """Answers for the next decisions, one for each, in their order; `dropped` says why what was left is not used."""

    answers: tuple[dict[str, Any], ...]  # as they travel: a wish, and after what
    since: int  # moves of the game that had been made when the seat last decided
    asked_at: int = (
        -1
    )  # moves that had been made when they were given, if the seat was asked: that decision is left to it
    dropped: str = ""  # unforeseen, not-offered, played, undone

    def drop(self, why: str) -> Prepared:
        return Prepared((), self.since, dropped=why)


def check_wishes(game: Game, wishes: Sequence[Mapping[str, Any]]) -> None:
    families = {family.name: family for family in game.MOVES.families}
    for wish in wishes:
        named = {*wish.get("args", {}), *wish.get("at_most", {})}
        family = families.get(wish["family"])
        if wish["family"] == "":  # any move, as long as there is no choice
            fine = bool(wish.get("only")) and not named
        else:
            fine = family is not None and named <= set(family.params)
        if not fine:
            raise Refused("bad-standing", family=wish["family"])
        if wish.get("unless"):
            check_wishes(game, [wish["unless"]])


def wished(game: Game, instructions: Instructions, offered: Cells) -> MoveId | None:
    """The first wish that fits an offered move decides; of several moves that fit, the first offered one."""
    return _first_fitting(game, instructions.wishes, offered)


def _first_fitting(game: Game, wishes: Sequence[Mapping[str, Any]], offered: Cells) -> MoveId | None:
    forms = [(move, game.MOVES.json(move)) for move in map(MoveId, offered.tolist())]
    for wish in wishes:
        unless = wish.get("unless")
        if (wish.get("only") and len(forms) != 1) or (unless and any(_fits(unless, form) for _, form in forms)):
            continue
        for move, form in forms:
            if _fits(wish, form):
                return move
    return None


def _fits(wish: Mapping[str, Any], form: Mapping[str, Any]) -> bool:
    if wish["family"] not in ("", form["family"]):
        return False
    args = form["args"]
    exact = all(args[name] == value for name, value in wish.get("args", {}).items())
    bounds = wish.get("at_most", {}).items()
    return exact and all(isinstance(args[name], int) and args[name] <= most for name, most in bounds)


# --- prepared answers ---


def check_answers(game: Game, seat: Seat, seats: int, answers: Sequence[Mapping[str, Any]]) -> None:
    if len(answers) > MOST_ANSWERS:
        raise Refused("bad-standing", family="")
    for answer in answers:
        check_wishes(game, [answer["wish"]])
        after = answer.get("after")
        if after is not None:
            check_wishes(game, [after])
            if not 0 <= after["seat"] < seats or after["seat"] == seat or after["family"] == "":
                raise Refused("bad-standing", family=after["family"])


def prepared_move(
    game: Game, prepared: Prepared, seat: Seat, past: Sequence[Past], offered: Cells
) -> tuple[MoveId | None, str]:
    """The answer to the decision at hand; else why there is none (empty where none was prepared)."""
    if not prepared.answers or prepared.asked_at == len(past):
        return None, ""
    answer = prepared.answers[0]
    after = answer.get("after")
    if after is not None and not any(heard(game, seat, after, one) for one in past[prepared.since :]):
        return None, "unforeseen"
    move = _first_fitting(game, [answer["wish"]], offered)
    return (None, "not-offered") if move is None else (move, "")


def fits_first(game: Game, prepared: Prepared, move: MoveId) -> bool:
    """Whether somebody who decided themselves did what they had prepared."""
    return bool(prepared.answers) and _fits(prepared.answers[0]["wish"], game.MOVES.json(move))


def heard(game: Game, seat: Seat, after: Mapping[str, Any], one: Past) -> bool:
    """Whether another seat made such a move and this one was told: all that is named must stand in the news it heard.

    What it has not heard of counts as not done, whether or not it was: or the answer would tell.
    """
    if one.seat != after["seat"] or not _fits(after, game.MOVES.json(one.move)):
        return False
    params, args = game.MOVES.parts(one.move).family.params, game.MOVES.json(one.move)["args"]
    told = set()
    items = game.NEWS.read(seen_by(game, one.after, seat))
    for item in items:
        kind = game.NEWS.kinds[game.NEWS.number(item.kind)]
        told |= {(kind.facts[name].name, kind.facts[name].json(value)) for name, value in item.facts.items()}
    named = (*after.get("args", {}), *after.get("at_most", {}))
    return bool(items) and all((params[name].name, args[name]) in told for name in named)
