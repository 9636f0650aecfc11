"""Replay finished games step by step, as every seat saw them.

Games of tables here and of record files people bring along are treated alike: both can be replayed.
"""

from __future__ import annotations

from typing import Any

from bauhuette.analysis.serialise import rule_id
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource
from bauhuette.engine.types import FullState, InfoState, redacted_for
from bauhuette.engine.validation import seat_at
from bauhuette.match.match import Match
from bauhuette.match.seats import is_level
from bauhuette.match.table import Table
from bauhuette.server import wire
from bauhuette.server.access.views import Presence, seat_views
from bauhuette.server.tables.replay_schemas import ReplayInfo, ReplayStep, StillOut, TallyPart, TallyRow

# --- step by step ---


def replay_of(
    table: Table, outcome: Outcome | None, seats: list[dict[str, Any]], seat: int | None, seed: bool
) -> ReplayInfo:
    """The whole course of a game, with everything this seat (or a spectator) was told."""
    first = table.past[0].before if table.past else table.state
    states = [(None, first), *((past.seat, past.after) for past in table.past)]
    log = [
        wire.LogEntry(version=number, seat=mover, undone=False, news=table.game.NEWS.json(_hidden(table, s, seat)))
        for number, (mover, s) in enumerate(states)
    ]
    return ReplayInfo(
        game=table.game.meta.key,
        seats=[wire.SeatView(**one) for one in seats],
        seat=seat,
        options=dict(table.options),
        commitment=table.commitment,
        seed=table.secret.hex() if seed else None,
        outcome=outcome._asdict() if outcome else None,
        log=log,
        tally=_tally(table, log, seat),
    )


def _tally(table: Table, log: list[wire.LogEntry], seat: int | None) -> list[TallyPart]:
    """Counted from what this reader was shown and told."""
    if table.outcome is None:
        return []
    game = table.game
    news = [one for entry in log for one in entry.news]
    ended = EndedGame(game.view(_hidden(table, table.state, seat)), table.outcome.scores, news)
    return [tally_part(game, part) for part in game.tally(ended)]


def tally_part(game: Game, part: ScorePart) -> TallyPart:
    return TallyPart(title=part.title, rows=[_tally_row(game, row) for row in part.rows])


def _tally_row(game: Game, row: ScoreSource) -> TallyRow:
    return TallyRow(text=row.text, points=row.points, rule=rule_id(game, row.rule), facts=dict(row.facts))


def step_of(table: Table, number: int, seat: int | None) -> ReplayStep:
    """Return the game after a number of moves, as a seat saw it."""
    number = min(number, len(table.past))
    state = table.past[number].before if number < len(table.past) else table.state
    hidden = _hidden(table, state, seat)
    return ReplayStep(
        number=number,
        seat=seat,
        to_move=int(hidden.to_move) if not hidden.over else None,
        phase=str(table.game.PHASES[hidden.phase]),
        state=table.game.view(hidden),
        news=table.game.NEWS.json(hidden),
        out=out_of(table.game, hidden) if not hidden.over and seat == hidden.to_move else None,
    )


def out_of(game: Game, hidden: InfoState) -> StillOut | None:
    """What the seat that is asked, whose knowledge this is, may know of cards it does not see."""
    found = game.still_out(hidden)
    return None if found is None else StillOut.model_validate(found._asdict())


def _hidden(table: Table, state: FullState, seat: int | None) -> InfoState:
    return redacted_for(table.game, state, None if seat is None else seat_at(seat, len(table.names)))


def seats_of_match(match: Match) -> list[dict[str, Any]]:
    return seat_views(match, Presence((False,) * len(match.seats), 0))


def seats_of_record(table: Table) -> list[dict[str, Any]]:
    """A record knows only names; a player named like a level of bots counts as a bot."""
    return [
        {
            "kind": "bot" if is_level(name) else "person",
            "name": name,
            "level": name if is_level(name) else None,
            "host": False,
            "connected": False,
            "handed": False,
            "resigned": False,
            "given_up": False,
            "salted": False,
            "tutor": False,
            "clock_ms": None,
            "rest": None,
        }
        for name in table.names
    ]
