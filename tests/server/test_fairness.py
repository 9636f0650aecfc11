"""One guest, or one address, cannot take from others what all of them need."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bauhuette.client import Refused
from bauhuette.engine.jit import COMPILED
from bauhuette.server.limits.connection_limits import FairTurns, place_of
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code
from bauhuette.server.workers.analysis_queue import OF_ONE, AnalysisJob
from bauhuette.server.workers.fair_queue import Demand, FairQueue, Owner
from bauhuette.server.workers.pool import ForkedSource
from tests.server.running import RunningServer, play_to_the_end
from tests.server.test_workers import metrics, rogue_workers

Start = Callable[..., RunningServer]


def test_turns_go_round_addresses_and_within_them_round_people() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.put(Owner("mill", "greedy"), f"greedy {n}")
    queue.put(Owner("mill", "modest"), "modest")
    queue.put(Owner("town", "other"), "other")
    assert [queue.take() for _ in range(len(queue))] == ["greedy 0", "other", "modest", "greedy 1", "greedy 2"]


def test_who_wants_much_gets_less_of_it_and_others_do_not() -> None:
    demand, crowd, one = Demand(), Owner("mill", "host of thirty"), Owner("town", "host of one")
    for _ in range(30):
        demand.add(crowd)
    demand.add(one)
    assert demand.share(one, hands=2) == 1.0
    assert demand.share(crowd, hands=2) == pytest.approx(1 / 30)
    demand.remove(one)
    assert demand.share(crowd, hands=2) == pytest.approx(2 / 30)
    for _ in range(30):
        demand.remove(crowd)
    assert demand.share(crowd, hands=1) == 1.0


def test_half_of_an_ipv6_address_counts() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("testclient") == "testclient"


def test_whoever_comes_in_a_crowd_waits_behind_the_own_crowd() -> None:
    async def served() -> list[str]:
        turns, order = FairTurns(at_once=2), list[str]()

        async def come(address: str) -> None:
            async with turns.turn(address):
                await asyncio.sleep(0)
                order.append(address)

        await asyncio.gather(*(come("mill") for _ in range(20)), come("town"))
        assert not turns._places
        return order

    assert "town" in asyncio.run(served())[:3]


def test_one_onlooker_with_many_connections_is_one_and_costs_others_nothing(start: Start) -> None:
    server = start()
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    ben = server.visitor("Ben")
    first = ben.watch(table.id)
    for reader in (table, first):
        reader.wait_for(lambda view: view["watching"] == 1)
    made = views_made(server)
    others = [ben.watch(table.id) for _ in range(10)]
    assert views_made(server) - made == len(others)
    assert [one.view["watching"] for one in (first, *others)] == [1] * 11


def views_made(server: RunningServer) -> int:
    line = next(line for line in metrics(server).splitlines() if line.startswith("bauhuette_views"))
    return int(float(line.split()[-1]))


def test_tables_and_sockets_of_one_address_are_counted(start: Start) -> None:
    server = start(limits=1.0, tables_per_address=3, sockets_per_address=4)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    tables = [visitor.open("pillars", ["me", "greedy", "greedy"]) for visitor in (anna, ben, ben)]
    with pytest.raises(Refused) as too_many:
        anna.open("pillars", ["me", "greedy", "greedy"])
    assert (too_many.value.code, "3" in str(too_many.value)) == ("too-many", True)
    watched = anna.watch(tables[1].id)
    with pytest.raises(Refused) as full:
        ben.watch(tables[0].id)
    assert full.value.code == "too-many"
    watched.close()
    tables[0].start()
    assert tables[0].view["status"] == "running", "what was open goes on"


def test_a_bystanders_analysis_is_accepted_and_gets_its_turn(server: RunningServer) -> None:
    """Three addresses want as much as they may: the bystander waits for one analysis of each at most."""
    analysis_queue = server.app.state.application.analysis_queue

    async def asked() -> tuple[list[str], list[str]]:
        begun, may_end = list[str](), asyncio.Event()

        async def weigh(analysis: AnalysisJob) -> bytes:
            begun.append(analysis.owner.address)
            await may_end.wait()
            raise Denied(Code.NOT_FOUND, 404)

        analysis_queue._slice = weigh
        wishes = [(address, number) for number in range(OF_ONE) for address in ("a", "b", "c")]
        states = [await wanted(*wish) for wish in (*wishes, ("a", OF_ONE), ("bystander", 0))]
        may_end.set()
        await analysis_queue._working
        return states, begun

    async def wanted(address: str, number: int) -> str:
        try:
            key = f"{address}{number}"
            return str((await analysis_queue.begin(Owner(address, f"p{number}"), key, b"", 1, keep=False)).status)
        except Denied as denied:
            return denied.code

    states, begun = server.on_loop(asked())
    assert states == ["waiting"] * 9 + ["crowded", "waiting"]
    assert "bystander" in begun[:5]
    assert len(begun) == 10


def test_where_the_line_is_full_the_longest_one_gives_way() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(Owner("crowd", f"p{number % 2}"), f"crowd {number}")
    queue.put(Owner("town", "x"), "town")
    assert queue.displace(Owner("crowd", "p0")) is None
    assert queue.displace(Owner("mill", "x")) == "crowd 2"
    assert queue.displace(Owner("mill", "x")) == "crowd 0"
    assert queue.displace(Owner("mill", "x")) is None  # all have one
    queue.put(Owner("mill", "x"), "mill")
    assert [queue.take() for _ in range(len(queue))] == ["crowd 1", "town", "mill"]


def test_records_of_a_bystander_are_looked_at_however_many_wait(server: RunningServer) -> None:
    pool = server.app.state.application.pools.records

    async def answers() -> list[str]:
        pool._at_work = pool.size  # all workers are busy

        async def come(address: str) -> str:
            try:
                async with pool.turn(Owner(address, "p")):
                    return "served"
            except Denied as denied:
                return denied.code

        crowd = [asyncio.create_task(come(f"crowd{number % 3}")) for number in range(pool.most_waiting)]
        await asyncio.sleep(0)
        town = asyncio.create_task(come("town"))
        await asyncio.sleep(0)
        assert pool.waiting == pool.most_waiting
        pool._hired = contextlib.nullcontext
        pool._at_work = 0
        pool._deal()
        return [await town, *sorted([await one for one in crowd])]

    found = server.on_loop(answers())
    assert found == ["served", "crowded", *["served"] * (len(found) - 2)]


@pytest.mark.thorough
def test_rematches_are_counted_as_tables(start: Start) -> None:
    """As many as fit, and no more: neither by the socket nor by a request."""
    server = start(tables_per_address=1)
    server.app.state.application.registry.tables.most = 1  # limits their number, not their rate
    anna = server.visitor("Anna")
    tables = []
    for _ in range(2):
        tables.append(anna.open("pillars", ["me", "greedy", "greedy"]))
        tables[-1].start()
        play_to_the_end(tables[-1])
    tables[0].command("rematch")
    with pytest.raises(Refused) as too_many:
        tables[1].command("rematch")
    assert too_many.value.code == "too-many"
    asked = {"id": "c-rematch-2", "do": "rematch"}
    answer = anna.call("POST", f"/api/tables/{tables[1].id}/commands", asked)["answer"]
    assert (answer["result"], answer["refusal"]["code"]) == ("refused", "too-many")
    assert tables[1].view["rematch"] is None


def address_of(server: RunningServer, forwarded: str) -> int:
    """Status of opening a table for somebody a proxy says comes from there."""
    wish = {"game": "pillars", "seats": [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * 2}
    headers = {"content-type": "application/json", "x-forwarded-for": forwarded}
    request = urllib.request.Request(f"{server.address}/api/tables", json.dumps(wish).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize(("trusted", "second"), [((), 429), (("127.0.0.1",), 201), (("10.0.0.1",), 429)])
def test_only_trusted_proxies_say_where_people_come_from(start: Start, trusted: Any, second: int) -> None:
    server = start(limits=1.0, tables_per_address=1, trusted_proxies=trusted)
    assert [address_of(server, f"192.0.2.{n}") for n in (1, 2)] == [201, second]


@pytest.mark.skipif(not COMPILED, reason="a search interpreted takes minutes")
def test_bots_that_search_do_so_in_workers(start: Start) -> None:
    server = start(bot_workers=1)
    table = server.visitor("Anna").open("pillars", ["me", "foreman", "foreman"])
    table.start()
    for _ in range(3):
        table.wait_for(lambda view: bool(view["play"]["moves"]))
        table.move(table.view["play"]["moves"][0])
    told = metrics(server)
    assert 'bauhuette_workers_total{what="bots-started"}' in told
    assert "replaced-by-policy" not in told
    assert "bots-crashed" not in told


@pytest.fixture
def rogue_bots() -> Iterator[None]:
    with rogue_workers() as patch:
        patch.setenv("ROGUE_BOTS", "break_down")
        yield


@pytest.mark.thorough
@pytest.mark.usefixtures("rogue_bots")
def test_bots_whose_workers_break_play_on_by_the_games_policy(start: Start) -> None:
    assert isinstance(ForkedSource.the_one(), ForkedSource)
    server = start(bot_workers=1)
    table = server.visitor("Anna").open("pillars", ["me", "foreman", "foreman"])
    table.start()
    for _ in range(4):
        table.wait_for(lambda view: bool(view["play"]["moves"]))
        table.move(table.view["play"]["moves"][0])
    assert any(entry["seat"] for entry in table.log), "bots have moved"
    assert 'bauhuette_workers_total{what="bots-replaced-by-policy"}' in metrics(server)
