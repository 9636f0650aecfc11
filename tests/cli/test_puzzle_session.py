"""Puzzles at the keyboard: a hint narrows, and a player who gives up is shown the best move."""

from __future__ import annotations

import pytest

from bauhuette.analysis.puzzle import Puzzle, laid_out, puzzles_of
from bauhuette.cli import puzzle_session
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from tests.cli.terminal import run

GAME = "pillars"
WORDS = {"en": ("hint", "show", "One of these two is best"), "de": ("tipp", "zeigen", "Einer von beiden ist der beste")}


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """The puzzle of the day is the easiest."""
    puzzle = next(iter(puzzles_of(GAME).values()))
    monkeypatch.setattr(puzzle_session, "of_the_day", lambda *_: f"{GAME}/{puzzle.id}")
    return puzzle


def said(puzzle: Puzzle, lang: str, move: str) -> str:
    game = load(GAME)
    return Narrator(game, lang, laid_out(game, puzzle).names, puzzle.seat).move(game.MOVES.parse(move))


@pytest.mark.parametrize("lang", WORDS)
def test_a_hint_names_two_and_show_the_best(today: Puzzle, lang: str) -> None:
    hint, show, one_of = WORDS[lang]
    hinted = run("puzzles", "today", "--plain", "--lang", lang, typed=f"{hint}\n").stdout.splitlines()
    line = next(line for line in hinted if line.startswith(one_of))
    named = [one.move for one in today.moves if said(today, lang, one.move) in line]
    assert sorted(named) == list(today.hint)
    assert not [line for line in hinted if line.startswith(("Theme:", "Thema:"))]

    shown = run("puzzles", "today", "--plain", "--lang", lang, typed=f"{show}\n").stdout.splitlines()
    missed = next(line for line in shown if said(today, lang, today.best) in line)
    assert missed.endswith(("missed.", "verfehlt."))
    assert " 0 " in shown[-1]  # found: none of one


def test_the_puzzle_of_the_day_takes_its_options_without_its_name(today: Puzzle) -> None:
    named = run("puzzles", "today", "--plain", "--lang", "de", typed="zeigen\n")
    unnamed = run("puzzles", "--plain", "--lang", "de", typed="zeigen\n")
    assert (unnamed.exit_code, unnamed.stdout) == (0, named.stdout)
    assert said(today, "de", today.best) in unnamed.stdout


def test_a_move_found_with_a_hint_is_found(today: Puzzle) -> None:
    told = run("puzzles", "today", "--plain", "--lang", "en", typed=f"hint\n{today.best}\n").stdout
    assert "Right:" in told
    assert "found: 1 of 1" in told


@pytest.mark.usefixtures("today")
@pytest.mark.parametrize(
    ("lang", "tutor", "best", "hint"), [("en", "tutor", "best", "hint"), ("de", "lehrmeister", "beste", "tipp")]
)
def test_no_other_help_gives_the_move_away(lang: str, tutor: str, best: str, hint: str) -> None:
    told = run("puzzles", "today", "--plain", "--lang", lang, typed=f"{tutor}\n{best}\n{tutor} off\n").stdout
    answers = [line for line in told.splitlines() if f"“{hint}”" in line or f"„{hint}“" in line]
    assert len(answers) == 1 + 3  # what is asked, and each command's answer
    assert len(set(answers[1:])) == 1


def test_a_best_sequence_is_not_offered_at_a_puzzle() -> None:
    game = load("baumeister")
    for puzzle in puzzles_of("baumeister").values():
        access = puzzle_session.PuzzleTable(laid_out(game, puzzle))
        assert access.plan() == []
