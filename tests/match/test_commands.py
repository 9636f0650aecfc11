"""Commands: what is stored of each, and that a new command is found without a list."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from bauhuette.engine.types import Seat
from bauhuette.match.commands.advice import SetTutor, TakeHint
from bauhuette.match.commands.game_end import CloseTable, ExcuseTime, FlagFall, Unseal
from bauhuette.match.commands.moves import MakeMove, UndoMove
from bauhuette.match.commands.rematch import Rematch
from bauhuette.match.commands.seating import Join, Leave, ListTable, RenameSitter, SetSeat
from bauhuette.match.commands.standing_orders import GiveOrders, PrepareAnswers
from bauhuette.match.commands.start import AddSalt, StartGame
from bauhuette.match.commands.substitution import HandOver, Resign, TakeBack
from bauhuette.match.commands.vacation import PauseClock
from bauhuette.match.events import Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.table_command import TableCommand, command_of
from tests.match.at_a_table import ANNA, OPEN, happen, new_match, sitting

STORED = [
    (Join(Seat(1), "u", "Ben"), "joined", '{"seat":1,"user":"u","name":"Ben"}'),
    (Leave(Seat(1)), "left", '{"seat":1}'),
    (Leave(Seat(1), "u"), "left", '{"seat":1,"kicked":"u"}'),
    (SetSeat(Seat(2), "greedy"), "placed", '{"seat":2,"level":"greedy"}'),
    (SetSeat(Seat(2), None), "placed", '{"seat":2,"level":null}'),
    (ListTable(True), "listed", '{"listed":true}'),
    (AddSalt(Seat(0), "rain"), "salted", '{"seat":0,"salt":"rain"}'),
    (StartGame("ab"), "started", '{"hash":"ab"}'),
    (MakeMove(Seat(0), "done", "ab", "bot"), "moved", '{"seat":0,"move":"done","hash":"ab","by":"bot"}'),
    (MakeMove(Seat(0), "done", "ab", "bot", 7), "moved", '{"seat":0,"move":"done","hash":"ab","by":"bot","luck":7}'),
    (UndoMove(Seat(0)), "undone", '{"seat":0}'),
    (HandOver(Seat(0), "greedy", "asked"), "handed", '{"seat":0,"level":"greedy","why":"asked"}'),
    (TakeBack(Seat(0)), "returned", '{"seat":0}'),
    (Resign(Seat(1), "greedy"), "resigned", '{"seat":1,"level":"greedy"}'),
    (Resign(Seat(1), "greedy", True), "resigned", '{"seat":1,"level":"greedy","ends":true}'),
    (PrepareAnswers(Seat(0), []), "prepared", '{"seat":0,"answers":[]}'),
    (GiveOrders(Seat(0), [], "game", "trick"), "stood", '{"seat":0,"wishes":[],"until":"game","phase":"trick"}'),
    (ExcuseTime(5, 9), "waited", '{"ms":5,"until":9}'),
    (FlagFall(Seat(1)), "flagged", '{"seat":1}'),
    (Unseal(), "unsealed", "{}"),
    (CloseTable("late"), "closed", '{"reason":"late"}'),
    (Rematch("t"), "rematched", '{"table":"t"}'),
    (PauseClock(Seat(1), 5, 9), "rested", '{"seat":1,"since":5,"until":9}'),
    (TakeHint(Seat(0)), "helped", '{"seat":0}'),
    (SetTutor(Seat(0), True), "tutored", '{"seat":0,"on":true}'),
    (RenameSitter("u", "–"), "renamed", '{"user":"u","name":"–"}'),
]  # databases keep such events


@pytest.mark.parametrize(("verb", "kind", "body"), STORED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_stored_never_changes(verb: TableCommand, kind: str, body: str) -> None:
    draft = verb.draft()
    assert draft.kind == kind
    assert json.dumps(draft.body, separators=(",", ":"), ensure_ascii=False) == body
    assert command_of(kind, json.loads(body)) == verb


def test_a_new_command_is_found_without_a_list() -> None:
    @dataclass(frozen=True)
    class Knock(TableCommand, kind="knocked-in-a-test"):
        seat: int

        @classmethod
        def decide(cls, _match: MatchState, seat: int) -> Draft:
            return cls(seat).draft()

        def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
            match.seats[self.seat].name = "who knocked"

    match = new_match(sitting(ANNA), OPEN, OPEN)
    happen(match, Knock.decide(match, 0))
    assert match.seats[0].name == "who knocked"
