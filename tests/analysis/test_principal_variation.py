"""How it may go on after a move, made of what its seat knows alone."""

from __future__ import annotations

from bauhuette.analysis.principal_variation import LENGTH, line_after, news_along
from bauhuette.analysis.puzzle import known_in, puzzles_of
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId, Seat
from bauhuette.testkit.random_games import determinized, hidden, offered, states


def test_a_line_is_the_same_in_every_world_that_looks_the_same(game: Game) -> None:
    for number, s in enumerate(states(game, game.meta.seats[0], 3)):
        if s.over or number > 200:
            break
        if number % 20:
            continue
        seat, move = Seat(int(s.to_move)), MoveId(int(offered(game, s)[0]))
        known = hidden(game, s, seat)
        line = line_after(game, known, seat, move)
        assert 1 <= len(line) <= LENGTH
        assert (line[0].seat, line[0].move) == (seat, move)
        other = hidden(game, determinized(game, known, seat, number), seat)
        assert line_after(game, other, seat, move) == line


def test_what_a_kept_line_tells_is_what_was_told_when_it_was_found(game: Game) -> None:
    """As far as no luck decides; from there on nothing is told."""
    for puzzle in list(puzzles_of(game.meta.key).values())[:20]:
        known = known_in(game, puzzle)
        found = line_after(game, known, puzzle.seat, game.MOVES.parse(puzzle.best))
        told = news_along(game, known, puzzle.seat, [one.move for one in found])
        assert len(told) == len(found)
        last = max((i for i, news in enumerate(told) if news), default=-1)
        assert told[: last + 1] == [one.news for one in found[: last + 1]]


def test_a_line_that_no_longer_fits_tells_nothing() -> None:
    game = load("pillars")
    puzzle = next(one for one in puzzles_of("pillars").values() if one.theme == "trick")
    best = game.MOVES.parse(puzzle.best)
    told = news_along(game, known_in(game, puzzle), puzzle.seat, [best, best, best])
    assert told[0]
    assert told[1:] == [[], []]  # a card is played once
