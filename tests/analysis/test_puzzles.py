"""Puzzles: those that are shipped hold against today's rules and know nothing that their seat does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bauhuette.analysis.puzzle import (
    FILE,
    HARDEST,
    Candidate,
    Puzzle,
    id_of,
    is_made_of_knowledge,
    known_in,
    laid_out,
    of_the_day,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from bauhuette.analysis.puzzle_search import PuzzleCollection, PuzzleCriteria, PuzzleMaker, stands
from bauhuette.engine.catalogue import game_folder, game_keys, words_of
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.position import position_of
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.server.tables.socket_schemas import Why

AT_LEAST = 60


@pytest.mark.parametrize("key", game_keys())
def test_shipped_puzzles_are_decisions_of_todays_rules(key: str) -> None:
    game, found = load(key), list(puzzles_of(key).values())
    measured = {one.id: one for one in read_puzzles(game_folder(key) / FILE)}
    assert len(found) >= AT_LEAST
    for puzzle in found:
        table = laid_out(game, puzzle)
        offered = [game.MOVES.print(move) for move in map(MoveId, table.offered().tolist())]
        assert table.to_move == puzzle.seat, puzzle.id
        assert {one.move for one in puzzle.moves} == set(offered), puzzle.id
        assert puzzle.id == id_of(game, puzzle.position, puzzle.seat)
        assert puzzle.theme == table.phase
        assert 1 <= puzzle.difficulty <= HARDEST
        assert measured[puzzle.id].gap >= PuzzleCriteria().gap, puzzle.id
        assert 0 < puzzle.gap < measured[puzzle.id].gap, "stated as a review would: shrunk and calibrated"
        assert puzzle.sure >= PuzzleCriteria().certainty, puzzle.id
        Why.model_validate(puzzle.why)
        for lang in ("de", "en"):
            assert words_of(key, lang).has(f"theme-{puzzle.theme}")


@pytest.mark.parametrize("key", game_keys())
def test_nothing_is_in_a_puzzle_that_its_seat_does_not_know(key: str) -> None:
    game = load(key)
    for puzzle in puzzles_of(key).values():
        assert is_made_of_knowledge(game, puzzle), puzzle.id


def test_a_puzzle_that_tells_where_hidden_cards_lie_is_found_out() -> None:
    """The position of the game it was taken from is not the one that its seat's knowledge gives."""
    game = load("pillars")
    found = 0
    for puzzle in puzzles_of("pillars").values():
        world: Any = copy_of(known_in(game, puzzle))
        world.rng = 12345
        game.determinize(world, puzzle.seat)
        other = puzzle._replace(position=position_of(game, world))
        if other.position != puzzle.position:
            found += 1
            assert known_in(game, other).tobytes() == known_in(game, puzzle).tobytes()
            assert not is_made_of_knowledge(game, other)
    assert found > AT_LEAST / 2


@pytest.mark.skipif(not COMPILED, reason="takes long without compiled rules")
def test_puzzles_are_made_kept_and_stand(tmp_path: Path) -> None:
    maker = PuzzleMaker(load("pillars"), PuzzleCriteria(), 1)
    made = next(puzzle for number in range(20) for puzzle in maker.game_number(number))
    write_puzzles(tmp_path / "some.jsonl", [made])
    assert read_puzzles(tmp_path / "some.jsonl") == [made]
    assert made.verdict(made.best) == "best"
    assert made.cost_of(made.moves[1].move) == made.gap >= PuzzleCriteria().gap
    assert stands(maker, made, 6000).is_right
    wrong = made._replace(moves=(made.moves[1], made.moves[0], *made.moves[2:]))
    assert not stands(maker, wrong, 6000).is_right


def test_a_collection_is_of_all_kinds() -> None:
    def one(number: int, difficulty: int, theme: str) -> Puzzle:
        moves = (Candidate("a", 0.0, 0.0), Candidate("b", 0.1, 0.0))
        return Puzzle(str(number), 0, {}, moves, 1.0, theme, difficulty, {}, ())  # type: ignore[arg-type]

    found = PuzzleCollection(20)
    for number in range(40):
        found.add(one(number, 1, "trick"))
    assert len(found.kept) == 3
    for number in range(40, 80):
        found.add(one(number, 1 + number % 5, "trick" if number % 2 else "convert"))
    assert found.is_full
    assert {puzzle.theme for puzzle in found.kept[:20]} == {"trick", "convert"}


def test_one_a_day_for_everybody_and_all_before_one_comes_again() -> None:
    puzzles = [f"pillars/{number}" for number in range(9)]
    for rounds in range(3):
        days = [of_the_day(puzzles, 9 * rounds + day) for day in range(9)]
        assert sorted(days) == puzzles
        assert days != puzzles
        assert days == [of_the_day(puzzles[::-1], 9 * rounds + day) for day in range(9)]
