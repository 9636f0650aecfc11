"""C53 to C58: the buildings, the extra points of a complete city, and what the cards left in hand cost."""

from __future__ import annotations

from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource

from .ids import C53, C55, C56, C57, C58
from .view_types import View


def tally(ended: EndedGame) -> list[ScorePart]:
    view: View = ended.view
    points = [seat["points"] for seat in view["seats"]]
    return [
        ScorePart(
            [
                ScoreSource("tally-buildings", [one["buildings"] for one in points], C53),
                ScoreSource("extra-middle", [one["middle"] for one in points], C55),
                ScoreSource("extra-churches", [one["churches"] for one in points], C56),
                ScoreSource("extra-corners", [one["corners"] for one in points], C57),
                ScoreSource("tally-minus", [-(seat["minus"] or 0) for seat in view["seats"]], C58),
            ]
        )
    ]
