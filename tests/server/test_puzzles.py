"""Puzzles and exercises of a server: what is asked, what an answer does, and what comes back."""

from __future__ import annotations

import json

import pytest

from bauhuette.analysis.puzzle import known_in, puzzles_of
from bauhuette.client import Refused, Visitor
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.server.training import service as puzzle_training
from bauhuette.server.training.service import BACK_AFTER, streak
from bauhuette.server.training.storage import FRESH
from tests.server.running import RunningServer

GAME = "pillars"
pytestmark = pytest.mark.usefixtures("day")


@pytest.fixture
def asked() -> str:
    return next(iter(puzzles_of(GAME)))


def solution(visitor: Visitor, puzzle: str, move: str) -> dict[str, object]:
    found: dict[str, object] = visitor.call("POST", f"/api/puzzles/{GAME}/{puzzle}", {"move": move})
    return found


def test_what_is_asked_is_what_the_seat_knows_and_not_the_answer(server: RunningServer, asked: str) -> None:
    anna = server.visitor("Anna")
    view = anna.call("GET", f"/api/puzzles/{GAME}/{asked}")
    game, puzzle = load(GAME), puzzles_of(GAME)[asked]
    world = copy_of(known_in(game, puzzle))
    world.rng = 4711
    game.determinize(world, puzzle.seat)  # another world this seat must hold possible
    game.redact(world, puzzle.seat)
    assert view["state"] == json.loads(json.dumps(game.view(world)))
    assert not {"best", "why", "line", "theme", "position", "moves"} & set(view) - {"moves"}
    assert {move["family"] for move in view["moves"]}
    assert all(set(move) == {"id", "family", "args"} for move in view["moves"])


def test_the_first_answer_counts_and_the_puzzle_of_the_day_is_everybodys(server: RunningServer, asked: str) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    assert anna.call("GET", "/api/puzzles")["today"] == ben.call("GET", "/api/puzzles")["today"]
    puzzle = puzzles_of(GAME)[asked]
    wrong = solution(anna, asked, puzzle.moves[-1].move)
    assert wrong["counts"]
    assert wrong["verdict"] == puzzle.verdict(puzzle.moves[-1].move)
    assert wrong["back_in"] == BACK_AFTER[0]
    again = solution(anna, asked, puzzle.best)
    assert (again["counts"], again["change"], again["verdict"]) == (False, 0, "best")
    assert again["rating"] == wrong["rating"]
    right = solution(ben, asked, puzzle.best)
    assert int(str(right["rating"])) > int(str(wrong["rating"]))
    assert right["back_in"] is None
    view = anna.call("GET", f"/api/puzzles/{GAME}/{asked}")
    assert (view["tried"], view["found"]) == (2, 1)
    row = next(one for one in anna.call("GET", "/api/puzzles")["puzzles"] if one["id"] == asked)
    assert (row["theme"], row["verdict"]) == (puzzle.theme, wrong["verdict"])


def help_with(visitor: Visitor, puzzle: str, kind: str) -> dict[str, object]:
    given: dict[str, object] = visitor.call("POST", f"/api/puzzles/{GAME}/{puzzle}/{kind}", {})
    return given


def row_of(visitor: Visitor, puzzle: str) -> dict[str, object]:
    rows: list[dict[str, object]] = visitor.call("GET", "/api/puzzles")["puzzles"]
    return next(one for one in rows if one["id"] == puzzle)


def test_a_hint_narrows_and_does_not_tell_the_answer(server: RunningServer) -> None:
    """Two offered moves, the same at every call, the best one of them first as often as not; nothing else."""
    anna, game, first = server.visitor("Anna"), load(GAME), []
    for puzzle in list(puzzles_of(GAME).values())[:12]:
        hint = help_with(anna, puzzle.id, "hint")
        moves: list[dict[str, int]] = hint["moves"]  # type: ignore[assignment]
        told = [game.MOVES.print(game.MOVES.known(one["id"])) for one in moves]
        assert set(hint) == {"moves"}
        assert all(set(one) == {"id", "family", "args"} for one in moves)
        assert puzzle.best in told
        assert len(told) == 2 < len(puzzle.moves)
        assert help_with(anna, puzzle.id, "hint") == hint
        first.append(told[0] == puzzle.best)
        row, view = row_of(anna, puzzle.id), anna.call("GET", f"/api/puzzles/{GAME}/{puzzle.id}")
        assert (row["theme"], row["verdict"], view["verdict"]) == (None, None, None)
    assert 3 <= sum(first) <= 9


def test_nothing_tells_the_answer_before_it_is_given_or_asked_for(server: RunningServer, asked: str) -> None:
    """With a hint or without: every offered move looks alike, in the puzzle, the list and what comes back."""
    anna, puzzle = server.visitor("Anna"), puzzles_of(GAME)[asked]
    paths = (f"/api/puzzles/{GAME}/{asked}", "/api/puzzles", "/api/practice")
    secrets = [repr(one.cost) for one in puzzle.moves if one.cost not in (0, puzzle.gap)]

    def told() -> str:
        return json.dumps([anna.call("GET", path) for path in paths])

    before = told()
    help_with(anna, asked, "hint")
    assert secrets
    for text in (before, told()):
        assert puzzle.best not in text
        assert not [secret for secret in secrets if f": {secret}," in text]
        assert '"why"' not in text
        assert '"line"' not in text
    offered = [move["id"] for move in anna.call("GET", paths[0])["moves"]]
    assert offered == sorted(offered)


def test_a_find_with_a_hint_counts_half_and_comes_back(server: RunningServer, asked: str) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    puzzle = puzzles_of(GAME)[asked]
    help_with(anna, asked, "hint")
    found = solution(anna, asked, puzzle.best)
    half = puzzle_training.rated(FRESH, 0, puzzle, "good")
    assert (found["verdict"], found["counts"], found["rating"]) == ("best", True, round(half))
    assert found["back_in"] == BACK_AFTER[0]
    assert row_of(anna, asked)["verdict"] == "hinted"
    assert int(str(solution(ben, asked, puzzle.best)["rating"])) > int(str(found["rating"]))


def test_what_is_shown_counts_as_missed(server: RunningServer, asked: str) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    puzzle = puzzles_of(GAME)[asked]
    shown, missed = help_with(anna, asked, "show"), solution(ben, asked, puzzle.moves[-1].move)
    assert (shown["move"], shown["verdict"], shown["cost"]) == (None, None, None)
    assert shown["moves"][0]["move"] == missed["moves"][0]["move"]  # type: ignore[index]
    assert (shown["counts"], shown["rating"]) == (True, missed["rating"])
    assert shown["back_in"] == BACK_AFTER[0]
    assert row_of(anna, asked)["verdict"] == "shown"
    assert [one["cost"] for one in anna.call("GET", "/api/practice")["missed"]] == [0]
    again = solution(anna, asked, puzzle.best)
    assert (again["counts"], again["rating"], again["back_in"]) == (False, shown["rating"], BACK_AFTER[0])
    assert ben.call("GET", f"/api/puzzles/{GAME}/{asked}")["tried"] == 2


def test_help_later_neither_moves_the_rating_nor_forgets_what_a_mistake_cost(server: RunningServer, asked: str) -> None:
    anna, puzzle = server.visitor("Anna"), puzzles_of(GAME)[asked]
    wrong = solution(anna, asked, puzzle.moves[-1].move)
    help_with(anna, asked, "hint")
    shown = help_with(anna, asked, "show")
    assert (shown["counts"], shown["rating"]) == (False, wrong["rating"])
    assert row_of(anna, asked)["verdict"] == wrong["verdict"]
    assert [one["cost"] for one in anna.call("GET", "/api/practice")["missed"]] == [wrong["cost"]]


def test_bad_answers_are_refused(server: RunningServer, asked: str) -> None:
    anna = server.visitor("Anna")
    for move in ("dance", 999_999, "play nobody", {"family": "fly", "args": {}}):
        with pytest.raises(Refused) as refused:
            anna.call("POST", f"/api/puzzles/{GAME}/{asked}", {"move": move})
        assert refused.value.code == "malformed"
    for path in (f"{GAME}/unknown", f"chess/{asked}"):
        with pytest.raises(Refused) as unknown:
            anna.call("GET", f"/api/puzzles/{path}")
        assert unknown.value.code == "not-found"
        with pytest.raises(Refused):
            anna.call("POST", f"/api/puzzles/{path}/show", {})


def test_whoever_deletes_everything_is_forgotten(server: RunningServer, asked: str) -> None:
    anna = server.visitor("Anna")
    solution(anna, asked, puzzles_of(GAME)[asked].best)
    anna.call("DELETE", "/api/account", {"password": None})
    ben = server.visitor("Ben")
    assert ben.call("GET", f"/api/puzzles/{GAME}/{asked}")["tried"] == 0


def test_days_in_a_row() -> None:
    assert streak({5, 6, 7}, 7) == 3
    assert streak({5, 6, 7}, 8) == 3
    assert streak({5, 6, 7}, 9) == 0
    assert streak({4, 6, 7}, 7) == 2


def test_a_rating_rises_most_by_what_is_hard() -> None:
    easy, hard = (next(one for one in puzzles_of(GAME).values() if one.difficulty == n) for n in (1, 4))
    gains = [puzzle_training.rated(1200.0, 0, one, "best") - 1200.0 for one in (easy, hard)]
    assert 0 < gains[0] < gains[1]
    assert (
        puzzle_training.rated(1200.0, 0, easy, "blunder") < puzzle_training.rated(1200.0, 0, hard, "blunder") < 1200.0
    )
