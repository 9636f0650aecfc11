"""A tutor in the terminal: it asks before a blunder, and before anything is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bauhuette.analysis.tutor import TutorMove, TutorMoves
from bauhuette.bots.verdict import Verdict
from bauhuette.cli.language import BadCall
from bauhuette.cli.table_commands import TableCommands
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table
from tests.cli.terminal import run
from tests.cli.test_typing import keyboard, made, rolled

Sit = Callable[..., tuple[Table, TableCommands, str]]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """At a table whose tutor has looked at two moves already; the second is typed as is told, and asked about."""

    def sit(lang: str = "en", verdict: Verdict = "blunder", says: str = "") -> tuple[Table, TableCommands, str]:
        table = rolled()
        hand = keyboard(table, lang)
        best, second, *_ = map(MoveId, table.offered().tolist())
        found = TutorMoves(
            (TutorMove(best, 0.6, 0.0, "close", "best"), TutorMove(second, 0.29, 0.31, "probably", verdict)), (0.6, 0.4)
        )
        monkeypatch.setattr(hand.access, "weigh", lambda _: found)
        monkeypatch.setattr(hand.renderer, "ask", lambda *_, **__: says)
        return table, hand, table.game.MOVES.print(second)

    return sit


@pytest.mark.parametrize(
    ("lang", "on", "off"), [("en", "tutor", "tutor off"), ("de", "lehrmeister", "lehrmeister aus")]
)
def test_a_tutor_is_turned_on_and_off(
    sit: Sit, lang: str, on: str, off: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, hand, second = sit(lang)
    hand.answer(on)
    printed = capsys.readouterr().out
    assert hand.access.is_tutored(hand.seat)
    assert {"en": "by 31%", "de": "um 31 %"}[lang] in printed
    assert {"en": "Anna 60%, Ben 40%", "de": "Anna 60 %, Ben 40 %"}[lang] in printed
    hand.answer(off)
    assert not hand.access.is_tutored(hand.seat)
    hand.answer(second)
    assert made(hand.access.table)[-1] == second  # type: ignore[attr-defined]


@pytest.mark.parametrize(("says", "plays"), [("no", False), ("", False), ("yes", True)])
def test_a_blunder_is_asked_about_before_it_is_played(
    sit: Sit, says: str, plays: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    table, hand, second = sit(says=says)
    hand.answer("tutor")
    capsys.readouterr()
    hand.answer(second)
    assert (made(table) == ["roll", second]) is plays
    assert hand.changed is plays
    asked, best = capsys.readouterr().out, table.game.MOVES.print(hand.weights().weights[0].move)
    assert "lowers your chance to win by about 31%; there is a better move" in asked
    assert best not in asked, "the player shall find it"


@pytest.mark.parametrize("verdict", ["best", "good", "mistake"])
def test_nothing_else_is_asked_about(sit: Sit, verdict: Verdict) -> None:
    table, hand, second = sit(verdict=verdict, says="no")
    hand.answer("tutor")
    hand.answer(second)
    assert made(table) == ["roll", second]


def test_without_a_tutor_nothing_is_weighed(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table, hand, second = sit(says="no")
    monkeypatch.setattr(hand.access, "weigh", lambda _: pytest.fail("weighed"))
    hand.answer(second)
    assert made(table) == ["roll", second]


def test_a_tutor_that_has_no_time_is_silent(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def crowded(_: object) -> TutorMoves:
        raise BadCall("alone")

    table, hand, second = sit(says="no")
    hand.access.tutor(hand.seat, True)
    monkeypatch.setattr(hand.access, "weigh", crowded)
    hand.answer(second)
    assert made(table) == ["roll", second]


@pytest.mark.skipif(not COMPILED, reason="weighing takes thousands of playouts")
def test_all_moves_are_told_of() -> None:
    printed = run("play", "pillars", "--plain", "--lang", "en", "--seed", "7", typed="tutor\nmoves\n").output
    assert "You play with a tutor" in printed
    assert "Chances to win" in printed
    assert "best: " in printed


@pytest.mark.parametrize("typed", ["hint", "best", "tutor"])
def test_help_that_ends_the_rating_asks_first(sit: Sit, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, hand, _ = sit(says="no")
    helped: list[str] = []
    monkeypatch.setattr(hand.access, "is_rating_at_risk", True)

    def note(name: str) -> Callable[..., list[MoveId]]:
        def called(*_: object, **__: object) -> list[MoveId]:
            helped.append(name)
            return []

        return called

    for name in ("hint", "plan", "tutor"):
        monkeypatch.setattr(hand.access, name, note(name))
    hand.answer(typed)
    assert (helped, made(table)) == ([], ["roll"])
    monkeypatch.setattr(hand.renderer, "ask", lambda *_, **__: "yes")
    hand.answer(typed)
    assert helped == [{"best": "plan"}.get(typed, typed)]
