"""Offered moves as a person reads and types them."""

from __future__ import annotations

from itertools import islice
from types import SimpleNamespace
from typing import Any

from bauhuette.cli.input_parser import (
    AmbiguousInput,
    InputParser,
    TypedCommand,
    TypedPlay,
    UnknownInput,
    command_names,
    own_names,
)
from bauhuette.cli.offered_moves import Offers, spelled
from bauhuette.engine.domains import Names, Range
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.narration import Narrator
from bauhuette.engine.types import MoveId

MOVES = MoveSpace(
    Family("bid", amount=Range(1, 90)),
    Family("pass"),
    Family("load", cart=Range(1, 2), stone=Names("stone", ("white", "grey"))),
    Family("fee", lender=Names("stone", ("white", "grey")), amount=Range(1, 9)),
)
BID, PASS, LOAD, FEE = (MOVES.first(family.name) for family in MOVES.families)


class PlainSpeech(Narrator):
    """Says keys instead of words."""

    def __init__(self) -> None:
        self.game: Any = SimpleNamespace(MOVES=MOVES, reports={}, shortcuts={})
        self.seats = ()
        self.words: Any = SimpleNamespace(
            has=lambda _: False, forms=lambda *_: {}, short_name=lambda *_: "", typed_name=lambda _, key: key
        )

    def __call__(self, key: str, /, **facts: Any) -> str:
        return " ".join([key, *map(str, facts.values())])

    def name(self, domain: str, key: str) -> str:
        del domain
        return key


def offers(*moves: int) -> Offers:
    return Offers(PlainSpeech(), [MoveId(move) for move in moves])


def bids(*amounts: int) -> list[int]:
    return [BID + amount - 1 for amount in amounts]


def test_many_numbers_are_one_line_without_a_key() -> None:
    found = offers(*bids(*range(3, 91)), PASS)
    assert [(line.key, line.typed) for line in found.lines] == [(None, "bid 3..90"), (1, "pass")]
    assert found.lines[0].text == "move-bid 3–90"
    assert found.by_key == {"1": (PASS,)}


def test_few_numbers_and_gaps_stay_apart() -> None:
    found = offers(*bids(1, 2, 5, 6, 7, 8, 9))
    assert [line.typed for line in found.lines] == ["bid 1", "bid 2", "bid 5..9"]


def test_a_range_does_not_run_over_another_argument() -> None:
    found = offers(*range(FEE, FEE + 18))
    assert [line.typed for line in found.lines] == ["fee white 1..9", "fee grey 1..9"]


def test_names_are_never_a_range() -> None:
    found = offers(*range(LOAD, LOAD + 4))
    assert [line.typed for line in found.lines] == ["load 1 white", "load 1 grey", "load 2 white", "load 2 grey"]
    assert found.by_key == {str(key): (LOAD + key - 1,) for key in range(1, 5)}


def plain_reader() -> InputParser:
    reader = InputParser(PlainSpeech().game)
    reader.moves.speeches = [PlainSpeech()]
    return reader


def test_a_bare_number_is_an_amount_only_when_it_cannot_be_a_key() -> None:
    reader = plain_reader()
    alone = offers(*bids(*range(3, 91)))
    assert reader.understand("17", alone) == TypedPlay((MoveId(BID + 16),))
    beside = offers(*bids(*range(3, 91)), PASS)
    assert reader.understand("1", beside) == TypedPlay((MoveId(PASS),))
    assert reader.understand("17", beside) == UnknownInput("17")
    assert reader.understand("bid 17", beside) == TypedPlay((MoveId(BID + 16),))
    assert reader.understand("bid 1", beside) == TypedPlay(
        (MoveId(BID),)
    )  # not offered, so that the reason can be told
    assert reader.moves.nearest("bid 1", beside.moves) == BID + 2
    assert reader.moves.nearest("bid 999", beside.moves) == BID + 89
    assert reader.moves.nearest("pas", beside.moves) == PASS
    assert reader.moves.nearest("load 1 wight", offers(*bids(3, 4)).moves) is None
    loads = offers(*range(LOAD, LOAD + 4)).moves
    assert reader.moves.nearest("load 2 wight", loads) == LOAD + 2
    assert reader.moves.nearest("load king", loads) is None, "the family's name alone makes nothing alike"


def test_every_move_is_understood_as_it_is_written_in_every_language(game: Game) -> None:
    """Also where a family has the name of a command."""
    reader = InputParser(game)
    step = max(1, game.MOVES.size // 60)
    for move in islice(game.MOVES.ids(), 0, None, step):
        only = Offers(Narrator(game, "en", ()), [move])
        meant = TypedPlay((move,))
        assert reader.understand(game.MOVES.print(move), only) == meant
        for lang in LANGUAGES:
            say = Narrator(game, lang, ())
            assert reader.understand(say.typed(move), only) == meant
            assert reader.understand(say.typed(move, in_full=True), only) == meant
            assert reader.understand(say.typed(move).upper(), only) == meant


def test_no_family_is_hidden_by_a_command(game: Game) -> None:
    """A game that names a family like a command takes the command from its players."""
    families = {family.name for family in game.MOVES.families}
    for lang in LANGUAGES:
        families |= {spelled(Narrator(game, lang, ()).typed_family(family)) for family in families}
    reports = own_names(game, game.reports, "name")
    shortcuts = own_names(game, game.shortcuts, "type")
    assert not families & set(command_names())
    assert not set(reports) & (families | set(command_names()))
    assert not set(shortcuts) & (families | set(command_names()) | set(reports))


def test_german_commands_are_german(game: Game) -> None:
    """Every family, report and command has a German word of its own, unless it is the same word in both."""
    say = Narrator(game, "de", ())
    same = {"tom", "bonus", "saboteur"}
    for family in game.MOVES.families:
        assert say.typed_family(family.name) != family.name or family.name in same, family.name
    for name in game.reports:
        assert say(f"name-{name}") != name


def test_unique_beginnings_are_enough() -> None:
    reader = plain_reader()
    some = offers(*range(LOAD, LOAD + 4), PASS)
    assert reader.understand("lo 2 w", some) == TypedPlay((MoveId(LOAD + 2),))
    assert reader.understand("2 w", some) == TypedPlay((MoveId(LOAD + 2),))
    assert reader.understand("pa", some) == TypedPlay((MoveId(PASS),))
    assert reader.understand("load 2", some) == UnknownInput("load 2")


def test_a_beginning_of_several_moves_names_them() -> None:
    reader = plain_reader()
    names = MoveSpace(Family("play", card=Names("card", ("forest-1", "forest-2", "king"))))
    reader.moves.game = SimpleNamespace(MOVES=names)  # type: ignore[assignment]
    speech = PlainSpeech()
    speech.game = SimpleNamespace(MOVES=names, reports={}, shortcuts={})
    reader.moves.speeches = [speech]
    one, two, king = names.ids()
    assert reader.understand("forest", Offers(speech, [one, two, king])) == AmbiguousInput("forest", (one, two))
    assert reader.understand("forest", Offers(speech, [two, king])) == TypedPlay((two,))


def test_quitting_takes_the_whole_word() -> None:
    reader = plain_reader()
    some = offers(PASS)
    for word in ("quit", "aufhören", "aufhoeren"):
        assert reader.understand(word, some) == TypedCommand("quit", ())
    for word in ("q", "qui", "aufh", "ende", "end"):
        meant = reader.understand(word, some)
        assert not (isinstance(meant, TypedCommand) and meant.name == "quit")


def test_spelling_is_forgiving() -> None:
    assert spelled("  Play  SCHREINER-Blau ") == "play schreiner-blau"
    assert spelled("play Mörtelmischer-(grün)") == "play moertelmischer-gruen"
    assert spelled("\x00 \x1b") == ""
