"""A tutor at the table: who may have one, who is told what, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from bauhuette.cli.remote import RemoteSeat
from bauhuette.client import Refused
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.types import Seat
from bauhuette.match.commands.advice import SetTutor, TakeHint, advice_at
from bauhuette.match.commands.start import StartGame
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused as NotAllowed
from bauhuette.server.access.views import Presence, table_view
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.questions import hint, plan, weights
from bauhuette.server.tables.socket_schemas import HintMessage, PlanMessage
from bauhuette.server.wire import Code
from tests.limits import PATIENT_S, Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, ZOE, bot, happen, mover, new_match, sitting
from tests.server.running import RunningServer
from tests.server.test_tables import asked, three_people

HINT = HintMessage(type="hint", id="q-12345678")
PLAN = PlanMessage(type="plan", id="q-12345678")
needs_compiled = pytest.mark.skipif(not COMPILED, reason="weighing takes thousands of playouts")


def begun(**setup: Any) -> Match:
    match = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO), **setup)
    happen(match, StartGame.by_server(match) if match.setup.made_by_server else StartGame.decide(match, ANNA))
    return match


class Worker:
    """Weighs nothing: it notes what it is asked."""

    def __init__(self, found: Any) -> None:
        self.bot_jobs = self
        self.found = found
        self.asked: list[bytes] = []

    async def question(self, _owner: Any, _game: Any, job: str, hidden: Any, _seat: Seat) -> Any:
        assert job in ("weigh", "hint", "plan")
        self.asked.append(hidden.tobytes())
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


def answer(match: Match, who: Any, found: Any = None) -> Any:
    worker = Worker(found or {"weights": [], "shares": []})
    return asyncio.run(weights(worker, OpenTable(match, []), who, "q-12345678", "en")), worker.asked


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"rated": True}, "no-hints"),
        ({"rated": False, "tournament": "cup"}, "tournament-no-hints"),
        ({"rated": False, "deal": "d", "sealed": True}, "deal-no-hints"),
    ],
)
def test_nobody_is_advised_where_it_would_count(setup: dict[str, Any], reason: str) -> None:
    match = begun(**setup)
    with pytest.raises(NotAllowed) as no_tutor:
        SetTutor.decide(match, ANNA, True)
    with pytest.raises(NotAllowed) as no_hint:
        TakeHint.decide(match, ANNA)
    assert no_tutor.value.code == no_hint.value.code == advice_at(match) == reason
    assert not match.tutored
    who, agreed = mover(match), {"agreed": True}
    match.tutored.add(match.seats_of(who.user)[0])
    asking: tuple[Callable[[Worker], Any], ...] = (
        lambda worker: plan(worker, OpenTable(match, []), who, PLAN.model_copy(update=agreed), "en"),
        lambda worker: hint(worker, OpenTable(match, []), who, HINT.model_copy(update=agreed), "en"),
        lambda worker: hint(worker, OpenTable(match, []), who, HINT.model_copy(update=agreed | {"why": True}), "en"),
        lambda worker: weights(worker, OpenTable(match, []), who, "q-12345678", "en"),
    )
    for ask in asking:
        worker = Worker([])
        told = asyncio.run(ask(worker))
        assert (told.refusal.code, worker.asked) == (reason, []), "all kinds of advice are refused at the same tables"
    assert match.rated == setup["rated"]
    view = table_view(match, who.user, 0, Presence((True,) * 3, 0), 0)
    assert (view["advice"], view["play"]["can_plan"]) == (reason, False)


def test_advice_that_ends_the_rating_is_given_only_to_who_agrees(server: RunningServer) -> None:
    table = server.member("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.wait_for(lambda _: table.my_turn)
    assert table.view["advice"] == "ends-rating"
    for ask in (table.hint, table.plan):
        with pytest.raises(Refused, match="unrated"):
            ask()
    assert table.refresh()["rated"]
    table.plan(agreed=True)
    assert not table.refresh()["rated"]
    assert table.view["advice"] == "free"
    table.plan()


def test_everybody_sees_who_plays_with_a_tutor() -> None:
    match = begun(rated=False)
    happen(match, SetTutor.decide(match, BEN, True))
    assert match.tutored == {1}
    happen(match, SetTutor.decide(match, BEN, False))
    assert not match.tutored
    with pytest.raises(NotAllowed):
        SetTutor.decide(match, ZOE, True)


def test_a_tutor_ends_the_rating_against_bots_as_a_hint_does() -> None:
    match = new_match(sitting(ANNA), bot(), bot(), rated=True)
    happen(match, StartGame.decide(match, ANNA))
    happen(match, SetTutor.decide(match, ANNA, True))
    assert not match.rated
    happen(match, SetTutor.decide(match, ANNA, False))
    assert not match.rated, "what was said was heard"


def test_only_the_seat_that_is_asked_and_has_a_tutor_is_answered() -> None:
    match = begun(rated=False)
    who = mover(match)
    refused, thought = answer(match, who)
    assert (refused.refusal.code, thought) == (Code.NO_TUTOR, [])
    for person in (ANNA, BEN, CLEO):
        happen(match, SetTutor.decide(match, person, True))
    others = [person for person in (ANNA, BEN, CLEO, ZOE) if person != who]
    for other in others:
        told, thought = answer(match, other)
        assert (told.weights, told.shares, told.refusal, thought) == ([], [], None, [])
    _, thought = answer(match, who)
    assert match.table is not None
    assert match.to_move is not None
    assert thought == [match.table.hidden(match.to_move).tobytes()], "a worker is given what the seat knows"


def test_a_crowd_is_said_in_the_answer() -> None:
    match = begun(rated=False)
    who = mover(match)
    happen(match, SetTutor.decide(match, who, True))
    crowd = Denied(Code.CROWDED, 503)
    told, _ = answer(match, who, crowd)
    assert (told.refusal.code, told.weights) == (Code.CROWDED, [])
    hinted = asyncio.run(hint(Worker(crowd), OpenTable(match, []), who, HINT, "en"))
    assert (hinted.id, hinted.refusal and hinted.refusal.code, hinted.advice) == ("q-12345678", Code.CROWDED, [])


@needs_compiled
def test_weights_over_the_wire(server: RunningServer) -> None:
    tables = three_people(server, rated=False)
    table = asked(tables)
    other = next(one for one in tables if one is not table)
    with pytest.raises(Refused, match="without a tutor"):
        table.weigh()
    table.tutor(True)
    seat = table.view["seat"]
    other.wait_for(lambda view: bool(view["seats"][seat]["tutor"]))
    found = table.weigh()
    offered = {move["id"] for move in table.view["play"]["moves"]}
    assert {one["move"]["id"] for one in found["weights"]} == offered
    hinted = {one["move"]["id"]: (one["share"], one["cost"], one["certainty"]) for one in table.hint()}
    weights = {one["move"]["id"]: (one["share"], one["cost"], one["certainty"]) for one in found["weights"]}
    assert hinted.items() <= weights.items(), "the hint and the tutor agree"
    told = table.explained_hint()
    explained = {one["move"]["id"]: (one["share"], one["cost"], one["certainty"]) for one in told["advice"]}
    assert explained == weights, "and so does what explains the hint"
    assert told["explained"]["than"]["id"] in set(weights) - {told["move"]["id"]}
    assert told["explained"]["why"]["games"] > 0
    assert found["version"] == table.view["version"]
    assert sum(found["shares"]) == pytest.approx(1.0, abs=0.02)
    other.tutor(True)
    assert other.weigh()["weights"] == []
    assert server.visitor("Zoe").watch(table.link).weigh()["weights"] == []


def test_a_rated_table_refuses_over_the_wire(server: RunningServer) -> None:
    table = asked(three_people(server, server.member))
    version = table.view["version"]
    with pytest.raises(Refused, match="there are no hints"):
        table.tutor(True)
    assert table.refresh()["version"] == version
    assert not any(seat["tutor"] for seat in table.view["seats"])


def test_nobody_waits_for_a_tutor(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is taken while moves are still weighed, and of several wishes the last one is weighed."""
    tables = three_people(server, rated=False)
    table = asked(tables)
    table.tutor(True)
    let_go = server.seen(asyncio.Event)
    begun_with: list[Any] = []

    async def never_done(*given: Any) -> Any:
        begun_with.append(given)
        await let_go.wait()
        return {"weights": [], "shares": [0.5]}

    monkeypatch.setattr(server.app.state.application.registry.bot_jobs, "question", never_done)
    assert table._socket is not None
    for question in ("q-first-one", "q-second-one", "q-third-one"):
        table._socket.send(json.dumps({"type": "weigh", "id": question}))
    version = table.view["version"]
    table.move(table.view["play"]["moves"][0])
    assert table.view["version"] > version, "while it is weighed"
    server.seen(let_go.set)
    rounds, told = Rounds("answers to three wishes"), dict[str, Any]()
    while len(told) < 2 and rounds():
        message = table._receive(PATIENT_S)
        if message["type"] == "weigh":
            told[message["id"]] = message["shares"]
    assert told == {"q-first-one": [0.5], "q-third-one": []}, "the table went on before the third was looked at"
    assert len(begun_with) == 1


@needs_compiled
def test_a_tutor_and_hints_at_a_remote_table_in_the_terminal(server: RunningServer) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.wait_for(lambda _: table.my_turn)
    access = RemoteSeat(table, "en")
    seat = access.seat
    assert seat is not None
    assert not access.is_tutored(seat)
    access.tutor(seat, True)
    assert access.is_tutored(seat)
    assert {one.move for one in access.weigh(seat).weights} == set(access.offered())
    assert access.hint(seat)[0].move in access.offered()
    access.tutor(seat, False)
    assert not access.is_tutored(seat)
