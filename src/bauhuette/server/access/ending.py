"""Make the ending of a finished game for a reader, from what this reader was shown."""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.engine.ending import Curve, DecidingReason, GameEnding, pair_for, reason_for
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.score_breakdown import ScorePart
from bauhuette.match.played_game import played_game
from bauhuette.match.table import Table
from bauhuette.server.access.replay import tally_part
from bauhuette.server.tables.ending_schemas import EndingCurve, EndingPlace, EndingReason, EndingSentence, EndingStep
from bauhuette.server.tables.replay_schemas import TallyPart


class GamePart(NamedTuple):
    """The game's own part; empty where the result is not that of its rules."""

    told: GameEnding
    parts: list[ScorePart]
    reason: DecidingReason | None


def game_part(table: Table, outcome: Outcome, reader: int | None, you: int | None) -> GamePart:
    """`reader` is whose view it is made from, `you` whose result the sentence why is about."""
    played = played_game(table, reader)
    if table.outcome is None or list(outcome.ranks) != list(table.outcome.ranks):
        return GamePart(GameEnding(), [], None)
    told, parts = table.game.ending(played), table.game.tally(played.ended)
    return GamePart(told, parts, reason_for(outcome.scores, outcome.ranks, you, told, parts))


def places(outcome: Outcome) -> list[EndingPlace]:
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    return [EndingPlace(seat=i, place=outcome.ranks[i], score=outcome.scores[i]) for i in order]


def sentence(outcome: Outcome, you: int | None) -> EndingSentence:
    """Return how `you` came off; without `you`, who won."""
    scores, ranks = outcome.scores, outcome.ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    pair = pair_for(ranks, you)
    gap = scores[pair.ahead] - scores[pair.behind]
    if you is None:
        if len(winners) > 1:
            return EndingSentence(key="others-draw", place=1, gap=0, seats=winners)
        return EndingSentence(key="others-won", place=1, gap=max(0, gap), seats=[*pair])
    equals = [seat for seat, rank in enumerate(ranks) if rank == ranks[you] and seat != you]
    place = ranks[you]
    if equals:
        return EndingSentence(key="draw" if place == 1 else "level", place=place, gap=0, seats=equals)
    if gap <= 0:  # placed behind for another reason than points
        return EndingSentence(key="place", place=place, gap=0, seats=[])
    if place == 1:
        return EndingSentence(key="won", place=1, gap=gap, seats=[pair.behind])
    return EndingSentence(key="placed", place=place, gap=gap, seats=[pair.ahead])


def reason_json(found: DecidingReason | None) -> EndingReason | None:
    return None if found is None else EndingReason.model_validate(found._asdict())


def curve_json(curve: Curve | None) -> EndingCurve | None:
    if curve is None:
        return None
    labels = [EndingStep(text=label.text, number=label.number) for label in curve.labels]
    return EndingCurve(title=curve.title, labels=labels, values=curve.values)


def parts_json(game: Game, parts: list[ScorePart]) -> list[TallyPart]:
    return [tally_part(game, part) for part in parts]
