"""What a tutor at the table says: the offered moves evaluated from what the seat knows, before one of them is made."""

from __future__ import annotations

from typing import Any, NamedTuple

from bauhuette.analysis.serialise import why_json
from bauhuette.analysis.why import EXPLAINED_IN, why_here
from bauhuette.bots.evaluate_decision import MoveEvaluation, evaluator_of
from bauhuette.bots.judgement import Certainty
from bauhuette.bots.verdict import Verdict, verdict_of
from bauhuette.engine.game import Game
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.hint import hints_from


class TutorMove(NamedTuple):
    """One offered move beside the best one."""

    move: MoveId
    share: float  # of the win, for the seat that is asked
    cost: float  # of the win, against the best move
    certainty: Certainty  # that it costs anything
    verdict: Verdict


class TutorMoves(NamedTuple):
    """The moves that were evaluated, the best first, and each seat's share of the win after the best."""

    weights: tuple[TutorMove, ...]
    shares: tuple[float, ...]

    def json(self) -> dict[str, Any]:
        return {"weights": [one._asdict() for one in self.weights], "shares": list(self.shares)}

    def of(self, move: MoveId) -> TutorMove | None:
        return next((one for one in self.weights if one.move == move), None)


def weights_from(game: Game, hidden: InfoState, seat: Seat, determinizations: int = 0) -> TutorMoves:
    """Evaluate from what the seat that is asked knows; nothing where there is no choice."""
    found = evaluator_of(game, determinizations).evaluate(hidden, seat)
    return TutorMoves(tuple(map(tutor_move, found.moves)), found.shares) if found else TutorMoves((), ())


def explained_from(game: Game, hidden: InfoState, seat: Seat, determinizations: int = 0) -> dict[str, Any]:
    """Return a hint, and what its move does otherwise than the best of those that are not as good."""
    found = hints_from(game, (), hidden, seat, determinizations)
    told: dict[str, Any] = {"advice": [one.json() for one in found], "explained": None}
    if len(found) < 2:
        return told
    best, *others = found
    other = next((one for one in others if one.certainty != "close"), others[0])
    because = why_here(game, hidden, seat, other.move.id, best.move.id, min(determinizations, EXPLAINED_IN))
    told["explained"] = {
        "than": other.move.id,
        "why": why_json(game, because),
        "determinizations": evaluator_of(game, determinizations).determinizations,
    }
    return told


def tutor_move(one: MoveEvaluation) -> TutorMove:
    return TutorMove(one.move, one.share, one.cost, one.certainty, verdict_of(one.cost, one.is_as_good))
