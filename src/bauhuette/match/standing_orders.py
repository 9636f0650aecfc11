"""Standing orders of a seat, and answers prepared for its next decisions.

Both name moves by the families the game declares, so every game has them. Neither uses anything the seat cannot see:
an order uses the moves offered to the seat, a condition the news the seat has heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.types import MoveId, Seat, redacted_for
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.undo import Past

MOST_ANSWERS = 12


class StandingOrders(NamedTuple):
    """Wishes as on the wire: family, exact arguments, upper bounds. `phase` is the one they were given in."""

    wishes: tuple[dict[str, Any], ...]
    until: str  # once, phase, game
    phase: str


class AnswerQueue(NamedTuple):
    """Answers for the next decisions, one each, in order; `dropped` says why the rest was not used."""

    answers: tuple[dict[str, Any], ...]  # as on the wire: a wish, and the move it must follow
    since: int  # moves made when the seat last decided
    # Moves made when the answers were given, if the seat was being asked: that decision is left to the person.
    asked_at: int = -1
    dropped: str = ""  # unforeseen, not-offered, played, undone

    def drop(self, why: str) -> AnswerQueue:
        return AnswerQueue((), self.since, dropped=why)


def check_wishes(game: Game, wishes: Sequence[Mapping[str, Any]]) -> None:
    families = {family.name: family for family in game.MOVES.families}
    for wish in wishes:
        named = {*wish.get("args", {}), *wish.get("at_most", {})}
        family = families.get(wish["family"])
        if wish["family"] == "":  # any move, if it is the only one
            fine = bool(wish.get("only")) and not named
        else:
            fine = family is not None and named <= set(family.params)
        if not fine:
            raise CommandRefused("bad-standing", family=wish["family"])
        if wish.get("unless"):
            check_wishes(game, [wish["unless"]])


def ordered_move(game: Game, wishes: Sequence[Mapping[str, Any]], offered: Cells) -> MoveId | None:
    """Return the first offered move that fits a wish, trying the wishes in their order; None if none fits."""
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
        raise CommandRefused("bad-standing", family="")
    for answer in answers:
        check_wishes(game, [answer["wish"]])
        after = answer.get("after")
        if after is not None:
            check_wishes(game, [after])
            if not 0 <= after["seat"] < seats or after["seat"] == seat or after["family"] == "":
                raise CommandRefused("bad-standing", family=after["family"])


def prepared_move(
    game: Game, prepared: AnswerQueue, seat: Seat, past: Sequence[Past], offered: Cells
) -> tuple[MoveId | None, str]:
    """Return the prepared answer to the current decision, else why there is none (empty: none was prepared)."""
    if not prepared.answers or prepared.asked_at == len(past):
        return None, ""
    answer = prepared.answers[0]
    after = answer.get("after")
    if after is not None and not any(has_heard(game, seat, after, one) for one in past[prepared.since :]):
        return None, "unforeseen"
    move = ordered_move(game, [answer["wish"]], offered)
    return (None, "not-offered") if move is None else (move, "")


def fits_first_answer(game: Game, prepared: AnswerQueue, move: MoveId) -> bool:
    """Return whether a person's own move is the one prepared."""
    return bool(prepared.answers) and _fits(prepared.answers[0]["wish"], game.MOVES.json(move))


def has_heard(game: Game, seat: Seat, after: Mapping[str, Any], one: Past) -> bool:
    """Return whether another seat made such a move and this one heard of it.

    All that the condition names must stand in the news this seat heard; anything else would reveal hidden moves.
    """
    if one.seat != after["seat"] or not _fits(after, game.MOVES.json(one.move)):
        return False
    params, args = game.MOVES.parts(one.move).family.params, game.MOVES.json(one.move)["args"]
    told = set()
    items = game.NEWS.read(redacted_for(game, one.after, seat))
    for item in items:
        kind = game.NEWS.kinds[game.NEWS.number(item.kind)]
        told |= {(kind.facts[name].name, kind.facts[name].json(value)) for name, value in item.facts.items()}
    named = (*after.get("args", {}), *after.get("at_most", {}))
    return bool(items) and all((params[name].name, args[name]) in told for name in named)
