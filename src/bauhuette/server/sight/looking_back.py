"""Finished games are looked at again: step by step as every seat saw them, and weighed move by move.

Games of tables here and of record files people bring along are treated alike: both can be replayed.
"""

from __future__ import annotations

from typing import Any

from bauhuette.analysis.review import Review
from bauhuette.analysis.writing import figures_of, rule_id
from bauhuette.engine.eyes import Hidden, Truth, seen_by
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.outside import seat_at
from bauhuette.engine.tally import Ended, Row
from bauhuette.match.match import Match
from bauhuette.match.seats import is_level
from bauhuette.match.table import Table
from bauhuette.server import bodies, wire
from bauhuette.server.sight.views import Presence, offered_move, seat_views

# --- step by step ---


def replay_of(
    table: Table, outcome: Outcome | None, seats: list[dict[str, Any]], seat: int | None, seed: bool
) -> bodies.Replay:
    """The whole course of a game, with everything this seat (or a spectator) was told."""
    first = table.past[0].before if table.past else table.state
    states = [(None, first), *((past.seat, past.after) for past in table.past)]
    log = [
        wire.LogEntry(version=number, seat=mover, undone=False, news=table.game.NEWS.json(_hidden(table, s, seat)))
        for number, (mover, s) in enumerate(states)
    ]
    return bodies.Replay(
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


def _tally(table: Table, log: list[wire.LogEntry], seat: int | None) -> list[bodies.TallyPart]:
    """Counted from what this reader was shown and told."""
    if table.outcome is None:
        return []
    game = table.game
    news = [one for entry in log for one in entry.news]
    ended = Ended(game.view(_hidden(table, table.state, seat)), table.outcome.scores, news)
    return [
        bodies.TallyPart(title=part.title, rows=[_tally_row(game, row) for row in part.rows])
        for part in game.tally(ended)
    ]


def _tally_row(game: Game, row: Row) -> bodies.TallyRow:
    return bodies.TallyRow(text=row.text, points=row.points, rule=rule_id(game, row.rule), facts=dict(row.facts))


def step_of(table: Table, number: int, seat: int | None) -> bodies.ReplayStep:
    """The game after so many moves, as a seat saw it."""
    number = min(number, len(table.past))
    state = table.past[number].before if number < len(table.past) else table.state
    hidden = _hidden(table, state, seat)
    return bodies.ReplayStep(
        number=number,
        seat=seat,
        to_move=int(hidden.to_move) if not hidden.over else None,
        phase=str(table.game.PHASES[hidden.phase]),
        state=table.game.view(hidden),
        news=table.game.NEWS.json(hidden),
        out=out_of(table.game, hidden) if not hidden.over and seat == hidden.to_move else None,
    )


def out_of(game: Game, hidden: Hidden) -> bodies.StillOut | None:
    """What the seat that is asked, whose knowledge this is, may know of cards it does not see."""
    found = game.still_out(hidden)
    return None if found is None else bodies.StillOut.model_validate(found._asdict())


def _hidden(table: Table, state: Truth, seat: int | None) -> Hidden:
    return seen_by(table.game, state, None if seat is None else seat_at(seat, len(table.names)))


def seats_of_match(match: Match) -> list[dict[str, Any]]:
    return seat_views(match, Presence((False,) * len(match.seats), 0))


def seats_of_record(table: Table) -> list[dict[str, Any]]:
    """A record knows names only; whoever is called like a level of bots was one."""
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


# --- weighed ---


def analysis_of(found: Review) -> bodies.Analysis:
    return bodies.Analysis.model_validate(figures_of(found, lambda move: offered_move(found.table.game, move)))
