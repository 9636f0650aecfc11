"""Own mistakes come back: tried again by the seat that made them, due after days, exported and forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from bauhuette.analysis.puzzle import puzzles_of
from bauhuette.analysis.serialise import VERSION
from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.registry import load
from bauhuette.server.access.views import offered_move
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.tables.replay_schemas import Analysis, EvaluatedMove, ReviewedMove
from bauhuette.server.training import service as puzzle_training
from bauhuette.server.training.service import BACK_AFTER
from bauhuette.server.wire import OfferedMove
from tests.server.running import Day, RunningServer, play_to_the_end

GAME = "pillars"
DEAR = 0.3  # of a win
pytestmark = pytest.mark.usefixtures("day")


def played(visitor: Visitor) -> RemoteTable:
    table = visitor.open(GAME, ["me", "greedy", "greedy"])
    table.start()
    play_to_the_end(table)
    return table


def weighed(server: RunningServer, table: str, seat: int) -> tuple[int, list[EvaluatedMove]]:
    """As if the game had been looked back at: a dear decision of a seat, its number and moves, the best first."""
    game = load(GAME)
    log = Visitor.call(server.visitor("x"), "GET", f"/api/tables/{table}/replay")["log"]
    number = next(entry["version"] for entry in log if entry["seat"] == seat)
    moves = [OfferedMove(**offered_move(game, game.MOVES.known(move))) for move in range(3)]
    costs = (0.0, 0.04, DEAR)
    found = [
        EvaluatedMove(
            move=move, share=0.5 - cost, cost=cost, error=0.01, certainty="probably" if cost else "close", behind=cost
        )
        for move, cost in zip(moves, costs, strict=True)
    ]
    quiet: dict[str, Any] = {"shares": [], "phase": "trick", "chapter": 1, "why": None, "line": []}
    steps = [
        ReviewedMove(
            number=entry["version"],
            seat=entry["seat"],
            move=moves[2],
            cost=DEAR if entry["version"] == number else 0.0,
            verdict="blunder" if entry["version"] == number else "forced",
            stand_in=False,
            better=moves[0] if entry["version"] == number else None,
            played=found[2] if entry["version"] == number else None,
            evaluated=found if entry["version"] == number else [],
            **quiet,
        )
        for entry in log[1:]
    ]
    kept = Analysis(version=VERSION, of=len(steps), start=[], moves=steps, turns=[], accounts=[])
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        row = {"table_id": table, "version": VERSION, "body": kept.model_dump_json()}
        connection.execute(insert(schema.analyses).values(row))
    engine.dispose()
    return number, found


def tried(visitor: Visitor, table: str, number: int, move: Any) -> dict[str, Any]:
    found: dict[str, Any] = visitor.call("POST", f"/api/tables/{table}/exercises/{number}", {"move": move})
    return found


def missed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.call("GET", "/api/practice")["missed"]
    return found


def test_an_own_mistake_comes_back_until_it_is_found_three_times(server: RunningServer, day: Day) -> None:
    anna = server.visitor("Anna")
    table = played(anna).id
    number, (best, good, worst) = weighed(server, table, 0)
    first = tried(anna, table, number, best.move.id)
    assert (first["verdict"], first["cost"], first["back_in"]) == ("best", 0.0, BACK_AFTER[0])
    again = tried(anna, table, number, worst.move.id)
    assert (again["verdict"], again["cost"], again["back_in"]) == ("blunder", pytest.approx(DEAR), BACK_AFTER[0])
    assert tried(anna, table, number, good.move.id)["verdict"] == "good"
    row = {"game": GAME, "puzzle": None, "table": table, "number": number, "cost": DEAR, "found": 0}
    assert missed(anna) == [row | {"due_in": BACK_AFTER[0]}]
    for found, days in enumerate(BACK_AFTER, start=1):
        day.number += days
        assert missed(anna)[0]["due_in"] == 0
        back = tried(anna, table, number, best.move.id)["back_in"]
        assert back == (BACK_AFTER[found] if found < len(BACK_AFTER) else None)
    assert missed(anna) == []


def test_puzzles_that_were_missed_stand_in_the_same_list(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    puzzle = next(iter(puzzles_of(GAME).values()))
    anna.call("POST", f"/api/puzzles/{GAME}/{puzzle.id}", {"move": puzzle.moves[-1].move})
    (row,) = missed(anna)
    assert (row["puzzle"], row["table"], row["due_in"]) == (puzzle.id, None, BACK_AFTER[0])
    assert missed(server.visitor("Ben")) == []


@pytest.mark.thorough
def test_only_who_sat_there_is_asked_and_only_what_was_weighed(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    running = anna.open(GAME, ["me", "greedy", "greedy"])
    running.start()
    assert refused(anna, running.id, 1, 0) == "not-over"
    play_to_the_end(running)
    assert refused(anna, running.id, 1, 0) == "not-found"  # nobody has looked back yet
    number, (best, *_) = weighed(server, running.id, 1)
    assert refused(anna, running.id, number, best.move.id) == "not-seated"  # a mistake of another seat
    assert refused(server.visitor("Zoe"), running.id, number, best.move.id) == "only-players"
    table = played(anna).id
    number, (best, *_) = weighed(server, table, 0)
    for move in ("dance", 999_999, 17):
        assert refused(anna, table, number, move) == "malformed"
    for other in (0, number + 1, 10**6):
        assert refused(anna, table, other, best.move.id) == "not-found"
    assert missed(anna) == []


def refused(visitor: Visitor, table: str, number: int, move: Any) -> str:
    with pytest.raises(Refused) as why:
        tried(visitor, table, number, move)
    return why.value.code


def test_what_comes_back_is_told_to_its_owner_and_goes_with_them(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = played(anna).id
    number, (*_, worst) = weighed(server, table, 0)
    tried(anna, table, number, worst.move.id)
    puzzle = next(iter(puzzles_of(GAME).values()))
    anna.call("POST", f"/api/puzzles/{GAME}/{puzzle.id}", {"move": puzzle.best})
    told = anna.call("GET", "/api/everything")
    assert [one["what"] for one in told["exercises"]] == [f"{table}:{number}"]
    assert [one["puzzle"] for one in told["puzzles"]] == [f"{GAME}/{puzzle.id}"]
    anna.call("DELETE", "/api/account", {"password": None})
    left = server.on_loop(puzzle_training.PuzzleTraining(server.app.state.application.store).missed(told["id"]))
    assert left == []
