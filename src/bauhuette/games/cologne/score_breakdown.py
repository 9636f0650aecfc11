"""K19: the tiles of the churches, abbots and abbesses beside them, audiences with the archbishop."""

from __future__ import annotations

from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource

from .cards import ABBOT_OF, ARCHBISHOP, BONUS, CHURCHES, VALUE
from .ids import K44, K48
from .view_types import View


def tally(ended: EndedGame) -> list[ScorePart]:
    view: View = ended.view
    owners = {church: view["churches"][key]["owner"] for church, key in enumerate(CHURCHES)}
    won = [church for church, owner in owners.items() if owner is not None]
    tiles = [
        ScoreSource(f"field-{CHURCHES[church]}", [int(VALUE[church]) * (owners[church] == p) for p in ended.seats])
        for church in sorted(won, key=lambda church: -int(VALUE[church]))
    ]
    with_abbot = [church for church in won if view["churches"][CHURCHES[church]]["abbot"]]
    abbots = [sum(int(BONUS[ABBOT_OF[c]]) for c in with_abbot if owners[c] == p) for p in ended.seats]
    audiences = [int(BONUS[ARCHBISHOP]) * seat["audiences"] for seat in view["seats"]]
    others = [ScoreSource("tally-abbots", abbots, K44), ScoreSource("tally-audiences", audiences, K48)]
    return [ScorePart([*tiles, *(row for row in others if row.counts)])]
