"""The last scene of a table over the wire: for its players and spectators, at once and later."""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.played_game import played_game
from bauhuette.match.record_reader import replay
from bauhuette.server.storage.ratings import MIDDLE
from bauhuette.server.tables.ending_routes import best_move
from bauhuette.server.tables.replay_schemas import Analysis, EvaluatedMove, ReviewedMove
from bauhuette.server.wire import OfferedMove
from tests.server.running import RunningServer, play_to_the_end
from tests.server.test_deals import finish, take_up


def ending(by: Visitor, table: str, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = by.call("GET", f"/api/tables/{table}/ending" + ("" if seat is None else f"?seat={seat}"))
    return found


def refused(by: Visitor, table: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as found:
        ending(by, table, seat)
    return found.value.code


def played(by: Visitor, **wish: Any) -> RemoteTable:
    table = by.open("pillars", ["me", "greedy", "greedy"], **wish)
    table.start()
    play_to_the_end(table)
    return table


def test_a_finished_table_tells_its_ending_and_a_running_one_does_not(server: RunningServer) -> None:
    anna, zoe = server.visitor("Anna"), server.visitor("Zoe")
    running = anna.open("pillars", ["me", "greedy", "greedy"])
    running.start()
    assert refused(anna, running.id, 0) == "not-over"
    table = played(anna)
    told = ending(anna, table.id, 0)
    again = replay(anna.call("GET", f"/api/tables/{table.id}/record"))
    assert again.outcome is not None
    assert [one["score"] for one in told["places"]] == sorted(again.outcome.scores, reverse=True)
    assert [one["place"] for one in told["places"]] == sorted(again.outcome.ranks)
    assert told["curve"]["values"][-1] == again.outcome.scores
    assert told["scene"] == again.game.ending(played_game(again, 0)).scene
    assert told["sentence"]["place"] in (1, again.outcome.ranks[0])
    assert told["reason"]["key"]
    assert told["frame"]["kind"] == "casual"
    assert told["review"]["status"] == "none"
    assert told["rating"] is None
    assert ending(anna, table.id, 0) == told, "later, too"
    watched = ending(zoe, table.id)
    assert watched["sentence"]["key"].startswith("others-")
    assert watched["curve"] == told["curve"]
    assert refused(zoe, table.id, 0) == "only-players"


def test_who_gave_up_is_told_who_won_and_no_reason(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.command("resign")
    told = ending(anna, table.id, 0)
    assert told["sentence"]["key"].startswith("others-")
    assert told["reason"] is None
    assert told["curve"] is None


def test_a_rated_game_tells_what_it_did_to_the_own_rating_alone(server: RunningServer) -> None:
    anna = server.member("anna")
    table = played(anna, rated=True)
    told = ending(anna, table.id, 0)
    assert told["frame"]["kind"] == "rated"
    assert told["rating"]["before"] == MIDDLE
    now = anna.call("GET", "/api/ratings/pillars")["rows"]
    assert told["rating"]["after"] == next(one["points"] for one in now if one["name"] == "anna")
    again = ending(anna, played(anna, rated=True).id, 0)
    assert again["rating"]["before"] == told["rating"]["after"]
    assert ending(anna, table.id, 0)["rating"] == told["rating"], "of this game, however many follow"
    assert ending(server.visitor("Zoe"), table.id)["rating"] is None


@pytest.mark.usefixtures("day")
def test_a_sealed_deal_tells_the_place_and_nothing_of_the_course(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = take_up(anna)
    finish(server, table)
    seat = next(i for i, one in enumerate(table.view["seats"]) if one["kind"] == "person")
    told = ending(anna, table.id, seat)
    assert (told["reason"], told["curve"], told["scene"]) == (None, None, None)
    assert told["review"]["status"] == "sealed"
    assert told["frame"] == {"kind": "deal", "name": "", "number": 1, "of": 1, "link": "/today"}
    assert refused(server.visitor("Ben"), table.id) in ("sealed", "spectators-off")


def test_the_best_move_is_the_one_with_the_surest_lead() -> None:
    def offered(number: int) -> OfferedMove:
        return OfferedMove(id=number, family="play", args={})

    def evaluated(number: int, cost: float, certainty: str = "probably") -> EvaluatedMove:
        figures = {"share": 0.5, "cost": cost, "error": 0.1, "certainty": certainty, "behind": cost}
        return EvaluatedMove.model_validate({"move": offered(number), **figures})

    def reviewed(number: int, seat: int, *others: EvaluatedMove, better: int | None = None) -> ReviewedMove:
        plain = {"shares": [], "phase": "trick", "chapter": 1, "cost": 0.0, "verdict": "best"}
        own = evaluated(number, 0.0, "close")
        first = [own] if better is None else [evaluated(better, 0.0, "close"), own]
        rest = {
            "stand_in": False,
            "better": None,
            "played": own,
            "evaluated": [*first, *others],
            "why": None,
            "line": [],
        }
        return ReviewedMove.model_validate({"number": number, "seat": seat, "move": offered(number), **plain, **rest})

    moves = [
        reviewed(1, 0, evaluated(9, 0.1), evaluated(8, 0.4)),
        reviewed(2, 0, evaluated(9, 0.3)),
        reviewed(3, 0, evaluated(9, 0.9, "close")),
        reviewed(4, 1, evaluated(9, 0.9)),
        reviewed(5, 0, evaluated(9, 0.9), better=7),
    ]
    found = Analysis(version=1, of=5, start=[], moves=moves, turns=[], accounts=[])
    best = best_move(found, 0)
    assert best is not None
    assert best.id == 2
    assert best_move(found, 2) is None
