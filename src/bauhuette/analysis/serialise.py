"""An analysis as JSON: what `bauhuette analyse --json` writes and what a server keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bauhuette.analysis.review import Review, ReviewStep
from bauhuette.analysis.seat_errors import SeatErrors, errors_of_seat
from bauhuette.analysis.turning_points import Mistake, turning_points
from bauhuette.analysis.why import Explanation, Reason
from bauhuette.bots.evaluate_decision import MoveEvaluation
from bauhuette.engine.game import Game
from bauhuette.engine.types import MoveId

FORMAT = "bauhuette-analysis"
VERSION = 11  # of the figures: those that were kept of an older one are made anew

Form = Callable[[MoveId], Any]  # how a move is written


def json_of(found: Review) -> dict[str, Any]:
    """The figures with whose game it was, moves in their notation."""
    game, outcome = found.table.game, found.table.outcome
    return {
        "format": FORMAT,
        "game": game.meta.key,
        "seats": list(found.table.names),
        "result": outcome._asdict() if outcome else None,
        **figures_of(found, game.MOVES.print),
    }


def figures_of(found: Review, form: Form) -> dict[str, Any]:
    """No names are in them, so a person who wants to be forgotten is not in an analysis that is kept."""
    steps = [step_json(found.table.game, step, form) for step in found.steps]
    return figures_from(list(found.start), steps, len(found.table.past))


def figures_from(start: list[float], steps: Sequence[Mapping[str, Any]], moves: int) -> dict[str, Any]:
    """Sum up the steps analysed so far, of a game with this many moves."""
    turns = turning_points([Mistake(one["number"], one["seat"], one["phase"], one["cost"]) for one in steps])
    return {
        "version": VERSION,
        "of": moves,
        "start": start,
        "moves": list(steps),
        "turns": [turn._asdict() for turn in turns],
        "accounts": [_account(seat, steps)._asdict() for seat in range(len(start))],
    }


def _account(seat: int, steps: Sequence[Mapping[str, Any]]) -> SeatErrors:
    own = [one for one in steps if one["seat"] == seat]
    played = [one["played"] for one in own if one["played"]]
    return errors_of_seat(seat, [(one["behind"], one["error"]) for one in played], [one["verdict"] for one in own])


def step_json(game: Game, step: ReviewStep, form: Form) -> dict[str, Any]:
    decision = step.decision
    return {
        "number": step.number,
        "seat": step.seat,
        "move": form(step.move),
        "phase": step.phase,
        "chapter": step.chapter,
        "shares": list(step.shares),
        "cost": step.cost,
        "verdict": step.verdict,
        "stand_in": step.stand_in,
        "better": None if step.better is None else form(step.better),
        "played": _evaluated(step.played, form) if step.played else None,
        "evaluated": [_evaluated(one, form) for one in decision.moves] if decision else [],
        "why": why_json(game, step.why) if step.why else None,
        "line": [{**one._asdict(), "move": form(one.move)} for one in step.line],
    }


def _evaluated(one: MoveEvaluation, form: Form) -> dict[str, Any]:
    return {**one._asdict(), "move": form(one.move)}


def why_json(game: Game, found: Explanation) -> dict[str, Any]:
    return {**found._asdict(), "reasons": [_reason(game, one) for one in found.reasons]}


def _reason(game: Game, one: Reason) -> dict[str, Any]:
    told = {**one.claim.told().json(), "rule": rule_id(game, one.claim.pattern.rule)}
    return {**told, "played": one.played, "better": one.better}


def rule_id(game: Game, rule: int) -> str | None:
    return f"{game.meta.rule_prefix}{rule}" if rule else None
