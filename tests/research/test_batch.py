"""Batches play the games a table would play, for any number of games and cores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.validation import BadArgument
from bauhuette.match.play_state import BadTable
from bauhuette.research.batch import BadMove, Batch, fresh_games
from bauhuette.research.record_layout import memory_of
from bauhuette.testkit.random_games import determinized, offered
from tests.limits import Rounds

STEPS = 60
LONG = 3000  # random games of cologne take 2000 moves


def test_a_batch_plays_by_the_rules(game: Game, seats: int) -> None:
    """Masks, seats to move and states are those of the rules applied one by one."""
    batch = Batch(game, 3, seats, seed=4)
    alone = fresh_games(game, 3, seats, 4, {})
    for s in alone:
        s.news_count = s.news.shape[0]
        game.setup(s)
    for _ in range(STEPS):
        mask, to_move = batch.legal_mask(), batch.to_move
        moves = batch.random_moves()
        for i, s in enumerate(alone):
            s.rng = batch._games[i].rng
            assert to_move[i] == s.to_move
            assert np.flatnonzero(mask[i]).tolist() == sorted(offered(game, s).tolist())
            assert mask[i, moves[i]]
            game.apply(s, int(moves[i]))
        assert not batch.step(moves).over.any()
        assert batch.truth() == memory_of(alone).tobytes()


def test_long_runs_are_the_same_games_as_single_steps(game: Game) -> None:
    """With other sizes and numbers of cores, too."""
    fast, slow, shared = Batch(game, 4, seed=1), Batch(game, 4, seed=1), Batch(game, 9, seed=1, cores=2)
    ends = 0
    for _ in range(LONG):
        ended = slow.step(slow.random_moves(), check=False)
        ends += int((ended.over > 0).sum())
    assert ends > 0
    assert fast.play_random(LONG) == ends
    shared.play_random(LONG)
    assert fast.truth() == slow.truth() == shared.truth()[: len(fast.truth())]


def test_a_new_deal_resets_the_whole_record(game: Game) -> None:
    """After the end of a game the record is that of a new one with the same seed."""
    batch = Batch(game, 1, seed=2)
    rounds = Rounds("a new deal resets the whole record")
    while rounds():
        ended = batch.step(batch.random_moves())
        if ended.over[0]:
            break
    assert sorted(ended.ranks[0].tolist())[0] == 1
    assert ended.rewards.sum() == pytest.approx(0, abs=1e-12)
    assert (np.argsort(-ended.rewards[0], kind="stable") == np.argsort(ended.ranks[0], kind="stable")).all()
    assert game.audit(batch._games[0]) == 0
    again = Batch(game, 1, seed=2)
    batch.play_random(20)
    again.play_random(20)
    assert game.audit(batch._games[0]) == 0
    assert not (batch.step(batch.random_moves()).scores.any() and batch._games[0].over == 0)


def test_observations_do_not_depend_on_hidden_fields(game: Game) -> None:
    batch = Batch(game, 4, seed=3)
    for _ in range(8):
        batch.play_random(7)
        before = batch.observe()
        for i in range(len(batch)):
            seat = int(batch._games[i].to_move)
            h = batch._games[i : i + 1].copy()[0]
            h.news_count = 0
            game.redact(h, seat)
            batch._memory[i] = np.frombuffer(determinized(game, h, seat, i).tobytes(), np.int64)
            batch._games[i].news_count = batch._games[i].news.shape[0]
        assert np.array_equal(batch.observe(), before)


def test_a_row_is_written_whole(game: Game, seats: int) -> None:
    """By the compiled writer and, with the same result, column by column from the record."""
    batch = Batch(game, 3, seats, seed=6)
    out = np.empty((3, len(batch.features)), np.float32)
    for _ in range(8):
        batch.play_random(9)
        for seat in range(seats):
            out.fill(np.nan)
            batch.observe(seat, out=out)
            for i, row in enumerate(out):
                h = batch._games[i : i + 1].copy()
                h[0].news_count = 0
                game.redact(h[0], seat)
                assert np.array_equal(row, batch.features.read(memory_of(h)[0], seat, seats))


def test_feature_names_are_unique(game: Game) -> None:
    batch = Batch(game, 1)
    assert len(set(batch.features.names)) == len(batch.features)
    told = batch.features.describe(batch.observe()[0])
    assert told["to_move=me"] == 1
    assert told["seats"] == batch.seats
    assert told[f"phase={game.PHASES[batch._games[0].phase]}"] == 1


def test_seats_are_counted_from_the_observer() -> None:
    batch = Batch("pillars", 1, seed=5)
    batch.play_random(60)
    score = [batch._games[0].score[p] for p in range(4)]
    for seat in range(4):
        told = batch.features.describe(batch.observe(seat)[0])
        turned = [told.get(f"score.{name}", 0) for name in ("me", "next", "next2", "next3")]
        assert turned == [score[(seat + k) % 4] for k in range(4)]


def test_bad_moves_change_nothing() -> None:
    batch = Batch("pillars", 5, seed=1)
    before = batch.truth()
    moves = batch.random_moves()
    before = batch.truth()
    moves[3] = batch.game.MOVES.first("done")
    with pytest.raises(BadMove, match=r"Game 3 of the batch: “done” is not possible now \(P\d+\)"):
        batch.step(moves)
    moves[3] = batch.game.MOVES.size
    with pytest.raises((BadMove, NotAMove), match="moves are numbered 0"):
        batch.step(moves)
    with pytest.raises(BadMove, match=r"\(4,\)"):
        batch.step(moves[:4])
    assert batch.truth() == before


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(BadTable):
        Batch("pillars", 2, seats=MAX_SEATS + 1)
    with pytest.raises(BauhuetteError):
        Batch("pillars", 2, options={"nonsense": 1})


def test_masks_and_observations_can_be_written_to_given_arrays() -> None:
    batch = Batch("pillars", 3, seed=1)
    mask, seen = batch.legal_mask(), batch.observe()
    batch.step(batch.random_moves())
    assert batch.legal_mask(out=mask) is mask
    assert batch.observe(out=seen) is seen
    assert np.array_equal(mask, batch.legal_mask())
    assert np.array_equal(seen, batch.observe())
    with pytest.raises(ValueError, match="float32"):
        batch.observe(out=np.zeros(seen.shape, np.float64))


def test_scaled_observations_are_about_as_large_as_zeros_and_ones(game: Game) -> None:
    """They are observations times their scale."""
    batch = Batch(game, 32, seed=6, cores=2)
    largest = 0.0
    for _ in range(STEPS):
        scaled = batch.observe(scaled=True)
        assert np.array_equal(scaled, batch.observe() * batch.features.scale)
        largest = max(largest, float(np.abs(scaled).max()))
        batch.step(batch.sensible_moves(), check=False)
    assert 1 <= largest <= 4


def test_estimates_and_scores_are_those_of_the_rules(game: Game, seats: int) -> None:
    batch = Batch(game, 5, seats, seed=8, cores=2)
    for _ in range(STEPS):
        batch.step(batch.sensible_moves(), check=False)
    expected, spread = batch.estimates()
    scores = batch.scores()
    assert expected.shape == scores.shape == (5, seats)
    for i in range(5):
        s = batch._games[i : i + 1].copy()[0]
        out, result = np.zeros(MAX_SEATS), np.zeros((2, MAX_SEATS), np.int64)
        assert spread[i] == game.evaluate(s, out)
        game.standing(s, result)
        assert np.array_equal(expected[i], out[:seats])
        assert np.array_equal(scores[i], result[0, :seats])


def test_games_can_start_at_different_points(game: Game) -> None:
    steps = np.array([0, 7, 31])
    batch = Batch(game, 3, seed=9)
    batch.play_random(steps)
    for i, count in enumerate(steps):
        alone = Batch(game, 3, seed=9)
        alone.play_random(int(count))
        assert np.array_equal(batch._memory[i], alone._memory[i])
    wrong: list[Any] = [steps[:2], steps - 1, steps / 2]
    for bad in wrong:
        with pytest.raises(BadArgument):
            batch.play_random(bad)
