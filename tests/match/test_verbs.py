"""Verbs: what is stored of each, and that one is found wherever it stands."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb, verb_of
from bauhuette.match.verbs.advising import Help, Tutor
from bauhuette.match.verbs.ending import Close, Flag, Rematch, Unseal, Wait
from bauhuette.match.verbs.handing import Hand, Resign, TakeBack
from bauhuette.match.verbs.instructing import Instruct, Prepare
from bauhuette.match.verbs.playing import Play, Undo
from bauhuette.match.verbs.resting import Vacation
from bauhuette.match.verbs.seating import Join, Leave, Place, Publish, Rename
from bauhuette.match.verbs.starting import Salt, Start
from tests.match.at_a_table import ANNA, OPEN, happen, new_match, sitting

STORED = [
    (Join(Seat(1), "u", "Ben"), "joined", '{"seat":1,"user":"u","name":"Ben"}'),
    (Leave(Seat(1)), "left", '{"seat":1}'),
    (Leave(Seat(1), "u"), "left", '{"seat":1,"kicked":"u"}'),
    (Place(Seat(2), "greedy"), "placed", '{"seat":2,"level":"greedy"}'),
    (Place(Seat(2), None), "placed", '{"seat":2,"level":null}'),
    (Publish(True), "listed", '{"listed":true}'),
    (Salt(Seat(0), "rain"), "salted", '{"seat":0,"salt":"rain"}'),
    (Start("ab"), "started", '{"hash":"ab"}'),
    (Play(Seat(0), "done", "ab", "bot"), "moved", '{"seat":0,"move":"done","hash":"ab","by":"bot"}'),
    (Play(Seat(0), "done", "ab", "bot", 7), "moved", '{"seat":0,"move":"done","hash":"ab","by":"bot","luck":7}'),
    (Undo(Seat(0)), "undone", '{"seat":0}'),
    (Hand(Seat(0), "greedy", "asked"), "handed", '{"seat":0,"level":"greedy","why":"asked"}'),
    (TakeBack(Seat(0)), "returned", '{"seat":0}'),
    (Resign(Seat(1), "greedy"), "resigned", '{"seat":1,"level":"greedy"}'),
    (Resign(Seat(1), "greedy", True), "resigned", '{"seat":1,"level":"greedy","ends":true}'),
    (Prepare(Seat(0), []), "prepared", '{"seat":0,"answers":[]}'),
    (Instruct(Seat(0), [], "game", "trick"), "stood", '{"seat":0,"wishes":[],"until":"game","phase":"trick"}'),
    (Wait(5, 9), "waited", '{"ms":5,"until":9}'),
    (Flag(Seat(1)), "flagged", '{"seat":1}'),
    (Unseal(), "unsealed", "{}"),
    (Close("late"), "closed", '{"reason":"late"}'),
    (Rematch("t"), "rematched", '{"table":"t"}'),
    (Vacation(Seat(1), 5, 9), "rested", '{"seat":1,"since":5,"until":9}'),
    (Help(Seat(0)), "helped", '{"seat":0}'),
    (Tutor(Seat(0), True), "tutored", '{"seat":0,"on":true}'),
    (Rename("u", "–"), "renamed", '{"user":"u","name":"–"}'),
]  # databases hold such events for ever


@pytest.mark.parametrize(("verb", "kind", "body"), STORED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_stored_never_changes(verb: Verb, kind: str, body: str) -> None:
    draft = verb.draft()
    assert draft.kind == kind
    assert json.dumps(draft.body, separators=(",", ":"), ensure_ascii=False) == body
    assert verb_of(kind, json.loads(body)) == verb


def test_a_verb_that_is_written_is_known() -> None:
    @dataclass(frozen=True)
    class Knock(Verb, kind="knocked-in-a-test"):
        seat: int

        @classmethod
        def propose(cls, _at: Situation, seat: int) -> Draft:
            return cls(seat).draft()

        def take(self, at: Situation, _event: Event, _made: Made) -> None:
            at.seats[self.seat].name = "who knocked"

    match = new_match(sitting(ANNA), OPEN, OPEN)
    happen(match, Knock.propose(match, 0))
    assert match.seats[0].name == "who knocked"
