"""The testkit's contract over every game found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bauhuette.engine.game import Game
from bauhuette.testkit import contract, text_checks
from bauhuette.testkit.observer import check_observer
from bauhuette.testkit.trace import trace
from tests.plugins.selection import few

SEEDS = few(range(3))


@pytest.mark.parametrize("seed", few(range(50), 5))
def test_whole_random_games(game: Game, seats: int, seed: int) -> None:
    contract.check_whole_game(game, seats, seed)


def test_moves_round_trip(game: Game) -> None:
    contract.check_moves_round_trip(game)


@pytest.mark.every_seats
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_leaks(game: Game, seats: int, seed: int) -> None:
    contract.check_knowledge(game, seats, seed)


@pytest.mark.every_seats
@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_knows_more_than_a_careful_person(game: Game, seats: int, seed: int) -> None:
    check_observer(game, seats, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_policy_is_fair(game: Game, seats: int, seed: int) -> None:
    contract.check_policy_is_fair(game, seats, seed)


def test_plans_can_be_played(game: Game, seats: int) -> None:
    contract.check_plan(game, seats, 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_previews_use_only_what_the_seat_knows(game: Game, seats: int, seed: int) -> None:
    contract.check_preview(game, seats, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_unseen_cards_use_only_what_the_seat_knows(game: Game, seats: int, seed: int) -> None:
    contract.check_unseen_cards(game, seats, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_crosses_neither_random_numbers_nor_a_reveal(game: Game, seats: int, seed: int) -> None:
    contract.check_undo(game, seats, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_records_replay(game: Game, seats: int, seed: int) -> None:
    contract.check_replay(game, seats, seed)


def test_interpreted_and_compiled_bytes_are_the_same(game: Game, seats: int) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", "bauhuette.testkit.trace", game.meta.key, str(seats), "5"],
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = interpreted.stdout.splitlines()
    assert len(lines) > 10
    assert lines == list(trace(game, seats, 5))


def test_rules_texts_agree(game: Game) -> None:
    text_checks.check_rules_texts(game)
    text_checks.check_examples(game)


def test_rules_not_in_the_rulebook_give_a_reason(game: Game) -> None:
    text_checks.check_marks_have_reasons(game)


def test_every_message_exists(game: Game) -> None:
    text_checks.check_words(game)


def test_news_address_the_reader_as_you(game: Game, seats: int) -> None:
    text_checks.check_persons(game, seats, 3)


def test_typed_moves_are_unambiguous(game: Game) -> None:
    text_checks.check_typed_moves_differ(game)


def test_refusals_have_an_explanation(game: Game, seats: int) -> None:
    text_checks.check_reasons(game, seats, 2)
