"""C53 to C58: the buildings, the extra points of a complete city, and what the cards left in hand cost."""

from __future__ import annotations

from bauhuette.engine.tally import Ended, Happening, Part, Row

from .ids import C53, C55, C56, C57, C58
from .shown import View

LUCK = {"rolled": "dice", "sabotage-rolled": "dice"}
HAPPENINGS = (
    Happening("card", ("bought", "bought-kind", "bought-unseen"), ("seat",), next="card"),
    Happening("unsold", ("unsold",), (), next="card"),
    Happening("lost", ("destroyed",), ("victim", "card")),
)


def tally(ended: Ended) -> list[Part]:
    view: View = ended.view
    points = [seat["points"] for seat in view["seats"]]
    return [
        Part(
            [
                Row("tally-buildings", [one["buildings"] for one in points], C53),
                Row("extra-middle", [one["middle"] for one in points], C55),
                Row("extra-churches", [one["churches"] for one in points], C56),
                Row("extra-corners", [one["corners"] for one in points], C57),
                Row("tally-minus", [-(seat["minus"] or 0) for seat in view["seats"]], C58),
            ]
        )
    ]
