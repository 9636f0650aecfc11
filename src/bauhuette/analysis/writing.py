"""An analysis as JSON: what `bauhuette analyse --json` writes and what a server keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bauhuette.analysis.account import accounts
from bauhuette.analysis.review import Review, Step
from bauhuette.analysis.weighing import Weighed
from bauhuette.analysis.why import Who, Why, tenths
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game

FORMAT = "bauhuette-analysis"
VERSION = 6  # of the figures: those that were kept of an older one are made anew

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
    """Nobody's name is in them: whoever keeps them need not look there when somebody wants to be forgotten."""
    return {
        "version": VERSION,
        "start": list(found.start),
        "moves": [_step(found.table.game, step, form) for step in found.steps],
        "costliest": [step.number for step in found.costliest()],
        "accounts": [account._asdict() for account in accounts(found)],
    }


def _step(game: Game, step: Step, form: Form) -> dict[str, Any]:
    decision = step.decision
    return {
        "number": step.number,
        "seat": step.seat,
        "move": form(step.move),
        "shares": list(step.shares),
        "luck": list(step.luck),
        "source": step.source,
        "cost": step.cost,
        "verdict": step.verdict,
        "stand_in": step.stand_in,
        "better": None if step.better is None else form(step.better),
        "measured": _weighed(decision.better, form) if decision and decision.better else None,
        "weighed": [_weighed(one, form) for one in decision.moves] if decision else [],
        "why": why_json(game, step.why) if step.why else None,
        "line": [{**one._asdict(), "move": form(one.move)} for one in step.line],
    }


def _weighed(one: Weighed, form: Form) -> dict[str, Any]:
    return {**one._asdict(), "move": form(one.move), "sure": one.is_sure}


def why_json(game: Game, found: Why) -> dict[str, Any]:
    return {
        "worlds": found.worlds,
        "lead": found.lead,
        "sure": found.is_sure,
        "rest": found.rest,
        "rival": found.rival,
        "parts": [
            {
                "text": part.row.text,
                "facts": dict(part.row.facts),
                "rule": rule_id(game, part.row.rule),
                "own": part.own,
                "points": part.points,
            }
            for part in found.parts
        ],
        "happenings": [
            {
                **one.what.told(game).json(),
                "rule": rule_id(game, one.what.rule(game)),
                "played": one.played,
                "better": one.better,
                "who": one.who and _who(one.who, found.worlds),
            }
            for one in found.happenings
        ],
    }


def _who(who: Who, worlds: int) -> dict[str, Any]:
    return {move: {"seats": list(counts), "tenths": tenths(counts, worlds)} for move, counts in who._asdict().items()}


def rule_id(game: Game, rule: int) -> str | None:
    return f"{game.meta.rule_prefix}{rule}" if rule else None
