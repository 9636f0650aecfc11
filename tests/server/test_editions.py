"""Editions: what is printed on people's own copies, kept, shared and played with."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from bauhuette.cli.remote import RemoteSeat
from bauhuette.client import Refused, Visitor
from bauhuette.engine.edition_validation import CheckedEdition, check_edition, read_edition
from bauhuette.engine.registry import load
from bauhuette.match.record_reader import replay
from bauhuette.server.editions import routes, service
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.workers import editions
from tests.limits import PATIENT_S
from tests.server.running import RunningServer
from tests.server.test_branches import refused

PASSWORD = "mortar and stone"
KING, QUARRY = "neutral.king.points", "neutral.quarry.copies"


def member(server: RunningServer, name: str) -> Visitor:
    visitor = server.visitor(name)
    visitor.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


def make(visitor: Visitor, game: str = "pillars", **wishes: Any) -> dict[str, Any]:
    made: dict[str, Any] = visitor.call("POST", "/api/editions", {"game": game, "name": "My copy"} | wishes)
    return made


def save(visitor: Visitor, view: dict[str, Any], revision: int | None = None, **change: Any) -> dict[str, Any]:
    wish = {"revision": view["info"]["revision"] if revision is None else revision} | change
    saved: dict[str, Any] = visitor.call("PUT", f"/api/editions/{view['info']['id']}", wish)
    return saved


def test_components_say_what_owners_are_asked(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    looks = {}
    for game in ("baumeister", "cologne", "contest", "pillars"):
        found = anna.call("GET", f"/api/games/{game}/components")
        values = [value for group in found["groups"] for value in group["values"]]
        assert all(value["origin"] == "reconstructed" for value in values if value["asked"])
        assert len({value["look"] for value in values if value["asked"]}) == found["looks"]
        looks[game] = found["looks"]
    assert looks == {"baumeister": 185, "cologne": 257, "contest": 4, "pillars": 21}
    assert refused(anna, "GET", "/api/games/chess/components") == "not-found"


def test_an_edition_is_saved_value_by_value_and_says_what_does_not_fit(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    view = make(anna, values={KING: 4}, confirmed=[KING, QUARRY])
    assert (view["info"]["looked"], view["info"]["differences"], view["info"]["fits"]) == (1, 1, True)
    assert view["differences"] == [{"key": KING, "ours": 3, "value": 4}]
    saved = save(anna, view, values={QUARRY: 3})
    assert saved["overwritten"] == []
    assert not saved["edition"]["info"]["fits"]
    breach = saved["edition"]["breaches"][0]
    assert (breach["message"], QUARRY in breach["keys"]) == ("neutral-count", True)
    assert breach["text"] == "Neutral cards: the game has 15, not 16."
    assert refused(anna, "POST", "/api/tables", table(view["info"]["id"])) == "bad-edition"
    back = save(anna, saved["edition"], values={QUARRY: None, KING: None})["edition"]
    assert (back["values"], back["info"]["fits"]) == ({}, True)
    assert sorted(back["confirmed"]) == sorted([KING, QUARRY]), "as ours, and looked at"


def test_of_two_windows_the_later_save_counts_and_says_so(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    view = make(anna)
    save(anna, view, values={KING: 4})
    late = save(anna, view, values={KING: 5, "neutral.ellen.points": 1})
    assert late["overwritten"] == [KING]
    assert late["edition"]["values"] == {KING: 5, "neutral.ellen.points": 1}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"values": {"neutral.nobody.points": 1}}, "unknown"),
        ({"confirmed": {"streets.dom gate-1": True}}, "unknown"),
        ({"values": {KING: "x" * 3000}}, "value"),
        ({"name": "​"}, "name"),
        ({"name": "look at www.example.org"}, "name"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_the_reason(
    server: RunningServer, change: dict[str, Any], why: str
) -> None:
    anna = server.visitor("Anna")
    view = make(anna)
    with pytest.raises(Refused) as no:
        save(anna, view, **change)
    assert (no.value.code, no.value.facts["why"]) == ("bad-edition", why)


def test_private_editions_are_seen_by_their_maker_alone(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    edition = make(anna, values={KING: 4})["info"]["id"]
    address = f"/api/editions/{edition}"
    for method, path, body in (
        ("GET", address, None),
        ("GET", f"{address}/file", None),
        ("PUT", address, {"revision": 1}),
        ("DELETE", address, None),
        ("POST", f"{address}/link", None),
        ("DELETE", f"{address}/link", None),
        ("POST", "/api/tables", table(edition)),
        ("POST", "/api/editions", {"game": "pillars", "name": "x", "origin": edition}),
    ):
        assert refused(ben, method, path, body) == "not-found", path
    code = anna.call("POST", f"{address}/link")["code"]
    assert code not in (edition, "")
    shown = ben.call("GET", f"/api/editions/{code}")
    assert shown["values"] == {KING: 4}
    assert edition not in json.dumps(shown)
    assert refused(ben, "PUT", f"/api/editions/{code}", {"revision": 1, "name": "mine"}) == "not-found"
    copied = make(ben, origin=code)
    assert (copied["values"], copied["confirmed"], copied["info"]["copied_from"]) == ({KING: 4}, [], "My copy")
    anna.call("DELETE", f"{address}/link")
    assert refused(ben, "GET", f"/api/editions/{code}") == "not-found"
    assert ben.call("GET", "/api/editions")["editions"][0]["mine"]


def test_a_file_holds_an_edition_and_is_read_again(server: RunningServer, tmp_path: Any) -> None:
    anna = server.visitor("Anna")
    streets = {"streets.dom gate-1": True, "streets.eigelstein gate-1": False, "dots.neumarkt.x": 381}
    box = {"publisher": "Ornament", "year": 2022}
    seen = ["tiles.aposteln.stones"]
    view = make(anna, "cologne", box=box, confirmed=seen, values=streets | {"tiles.aposteln.stones": ["white"]})
    with httpx.Client(base_url=server.address, cookies=anna.cookies) as client:
        text = client.get(f"/api/editions/{view['info']['id']}/file").text
    file = tmp_path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    assert read_edition(file)["game"] == "cologne"
    assert load("cologne", file).edition != load("cologne").edition
    ask = {"game": "cologne", "text": text + "[tiles.nobody]\npoints = 1\n", "name": "Again"}
    found = anna.call("POST", "/api/edition-files", ask)
    assert (found["edition"]["values"], found["left_out"]) == (view["values"], ["tiles.nobody.points"])
    assert (found["edition"]["confirmed"], found["edition"]["info"]["box"]) == (["tiles.aposteln.stones"], box)
    assert refused(anna, "POST", "/api/edition-files", ask | {"game": "pillars"}) == "bad-edition"
    assert refused(anna, "POST", "/api/edition-files", ask | {"text": "not = = toml"}) == "bad-edition"


def test_hostile_files_are_refused_or_left_out_in_plain_words(server: RunningServer) -> None:
    anna = server.visitor("Anna")

    def brought(text: str) -> Any:
        return anna.call("POST", "/api/edition-files", {"game": "cologne", "text": f'game = "cologne"\n{text}'})

    for text in ("count = 2020-01-01", "count = nan", "count = '\u00fc'", "'\u00fc' = 1"):
        assert brought(f"[stones.white]\n{text}")["edition"]["values"] in ({}, {"stones.white.count": "\u00fc"})
    named = [f"streets.{'a' * 200} dom", "streets.\u00fc dom", "tiles.georg.points"]
    assert brought(f"confirmed = {json.dumps(named)}")["edition"]["confirmed"] == named[-1:]
    many = brought("[streets]\n" + "".join(f'"dom x{number}" = true\n' for number in range(2500)))
    assert (len(many["edition"]["values"]), len(many["left_out"])) == (1000, 20)
    assert "are too many" in many["edition"]["breaches"][0]["text"]
    for text in (f"name = 0x{'f' * 40_000}", f"[{'a.' * 2_000}a]"):
        assert brought(text)["edition"]["values"] == {}
    for text in (f"x = {'[' * 20_000}", "x = " + "9" * 50_000):
        with pytest.raises(Refused, match=r"^edition.toml is not valid TOML.$"):
            brought(text)


def test_a_file_that_takes_too_long_is_stopped(start: Callable[..., RunningServer]) -> None:
    text = f"[{'a.' * 12_000}a]\n" + "".join(f"x{number}=1\n" for number in range(4_000))
    anna = start(record_seconds=1.0).visitor("Anna")
    with pytest.raises(Refused, match=r"^Reading this file took too much time or memory and was stopped.$"):
        anna.call("POST", "/api/edition-files", {"game": "cologne", "text": f'game = "cologne"\n{text}'})


def test_a_check_keeps_nobody_waiting(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def slow(values: dict[str, Any], game: str) -> CheckedEdition:
        begun.set()
        assert may_end.wait(PATIENT_S)
        return check_edition(values, game)

    for module in (routes, service):
        monkeypatch.setattr(module, "check_edition", slow)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    draft = {"game": "pillars", "values": {QUARRY: 3, KING: 6}}
    with ThreadPoolExecutor() as threads:
        for call in (("POST", "/api/edition-checks", draft), ("POST", "/api/editions", draft | {"name": "My copy"})):
            begun.clear()
            may_end.clear()
            answer = threads.submit(anna.call, *call)
            assert begun.wait(PATIENT_S)
            assert ben.call("GET", "/api/games/pillars/components")["game"] == "pillars"
            assert not answer.done()
            may_end.set()
            assert answer.result(PATIENT_S)["breaches"][0]["message"] == "neutral-count"


def test_a_person_keeps_so_many_editions(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_EDITIONS", 2)
    anna = server.visitor("Anna")
    first = make(anna)["info"]["id"]
    make(anna)
    assert refused(anna, "POST", "/api/editions", {"game": "pillars", "name": "x"}) == "bad-edition"
    anna.call("DELETE", f"/api/editions/{first}")
    make(anna)


def test_owners_count_once_for_each_box(server: RunningServer) -> None:
    anna, ben = member(server, "anna"), member(server, "ben")
    guest = server.visitor("Zoe")
    box = {"publisher": "Kosmos", "year": 2006}
    values: dict[str, Any] = {"values": {KING: 4}, "confirmed": [KING]}
    for visitor in (anna, anna, ben, guest):
        make(visitor, box=box, **values)
    make(server.visitor("x"), **values)
    carla = member(server, "carla")
    make(carla, box=box, confirmed=[KING, QUARRY])
    make(ben, box=box, confirmed=[QUARRY])
    tally = carla.call("GET", "/api/edition-tally/pillars")
    told = {one["key"]: one for one in tally["values"]}
    assert tally["owners"] == 3
    assert [(one["value"], one["owners"]) for one in told[KING]["answers"]] == [(4, 2), (3, 1)]
    assert (told[KING]["checked"], told[KING]["disputed"], told[KING]["ours"]) == (False, True, 3)
    assert (told[QUARRY]["checked"], told[QUARRY]["disputed"]) == (True, False)
    assert carla.call("GET", "/api/games/pillars/components")["checked"] == [QUARRY]
    assert carla.call("GET", "/api/edition-tally/pillars?year=1999")["values"] == []


def test_what_most_owners_say_is_an_edition_that_a_host_may_choose(server: RunningServer) -> None:
    """A tie stays with ours; a rated table, and one that asks for it, plays ours."""
    box = {"publisher": "KOSMOS", "year": 2010}
    owners = [member(server, name) for name in ("anna", "ben", "carla")]
    make(owners[0], box=box, values={KING: 4, QUARRY: 3}, confirmed=[KING, QUARRY])
    assert all(not one["of_owners"] for one in owners[2].call("GET", "/api/editions")["editions"])
    make(owners[1], box=box, values={KING: 4}, confirmed=[KING, QUARRY])
    make(owners[2], confirmed=[KING])
    (common,) = [one for one in owners[2].call("GET", "/api/editions")["editions"] if one["of_owners"]]
    assert (common["id"], common["maker"], common["fits"]) == ("owners-pillars", None, True)
    view = owners[2].call("GET", "/api/editions/owners-pillars")
    assert (view["values"], view["decides"], view["versions"]) == ({KING: 4}, False, [])
    assert (
        refused(owners[2], "PUT", "/api/editions/owners-pillars", {"revision": 1, "values": {KING: 5}}) == "not-found"
    )
    choice = {"approved": True, "standard": True}
    assert refused(owners[2], "PUT", "/api/host/editions/owners-pillars", choice) == "only-hosts"
    with moderation_of(server.settings.database) as at:
        at.appoint("anna")
    owners[0].call("PUT", "/api/host/editions/owners-pillars", choice)
    assert owners[0].call("GET", "/api/editions/owners-pillars")["decides"]

    def played(**wishes: Any) -> Any:
        return owners[2].watch(owners[2].call("POST", "/api/tables", table("") | wishes)["id"]).view["edition"]

    assert (played()["name"], played()["maker"]) == ("What owners here say", "")
    assert [played(edition="ours"), played(rated=True)] == [None, None]
    make(member(server, "dora"), confirmed=[KING])
    assert owners[2].call("GET", "/api/editions/owners-pillars")["values"] == {}, "two against two"
    owners[0].call("PUT", "/api/host/editions/owners-pillars", choice | {"standard": False})
    assert played() is None


def test_a_guest_who_logs_in_keeps_what_they_checked(server: RunningServer) -> None:
    anna, guest = member(server, "anna"), server.visitor("Anna")
    make(guest, values={KING: 4})
    other = member(server, "ben")
    make(other)
    for visitor in (guest, other):
        visitor.call("POST", "/api/session", {"name": "anna", "password": PASSWORD})
    assert [one["differences"] for one in anna.call("GET", "/api/editions")["editions"]] == [1], "not another account's"


def test_a_guest_who_makes_an_account_keeps_their_editions_and_counts_as_owner(server: RunningServer) -> None:
    guest = server.visitor("Carla")
    view = make(guest, values={KING: 4}, confirmed=[KING])
    assert guest.call("GET", "/api/edition-tally/pillars")["owners"] == 0
    guest.call("POST", "/api/accounts", {"name": "carla", "password": PASSWORD})
    elsewhere = server.visitor("Carla")
    elsewhere.call("POST", "/api/session", {"name": "carla", "password": PASSWORD})
    assert elsewhere.call("GET", f"/api/editions/{view['info']['id']}")["values"] == {KING: 4}
    assert elsewhere.call("GET", "/api/edition-tally/pillars")["owners"] == 1


def test_an_account_takes_its_editions_along_and_away(server: RunningServer) -> None:
    anna = member(server, "anna")
    view = make(anna, values={KING: 4}, confirmed=[KING])
    code = anna.call("POST", f"/api/editions/{view['info']['id']}/link")["code"]
    kept = anna.call("GET", "/api/everything")["editions"]
    assert [(one["name"], one["values"]) for one in kept] == [
        ("My copy", [{"key": KING, "value": "4", "confirmed": True}])
    ]
    anna.call("DELETE", "/api/account", {"password": PASSWORD})
    assert refused(server.visitor("Ben"), "GET", f"/api/editions/{code}") == "not-found"


# --- played with ---


def table(edition: str, game: str = "pillars", **wishes: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    return {"game": game, "seats": seats, "edition": edition} | wishes


def test_a_game_is_played_with_an_edition_to_its_end_and_its_record_replays(server: RunningServer) -> None:
    """Later changes change nothing: not at the table, not in the record."""
    anna = member(server, "anna")
    view = make(anna, values={KING: 4, "neutral.ellen.points": 1}, name="Anna’s copy")
    made = anna.call("POST", "/api/tables", table(view["info"]["id"]))
    seat = anna.watch(made["id"])
    shown = seat.view["edition"]
    assert (shown["name"], shown["maker"]) == ("Anna’s copy", "anna")
    assert shown["differences"] == [
        {"key": KING, "ours": 3, "value": 4},
        {"key": "neutral.ellen.points", "ours": 2, "value": 1},
    ]
    assert RemoteSeat(seat, "en").game.overrides == {KING: 4, "neutral.ellen.points": 1}
    assert not seat.view["rated"]
    facts = anna.call("GET", f"/api/tables/{made['id']}/facts")
    ours = anna.call("GET", "/api/games/pillars/facts")
    assert {**facts, "printed": {}} != {**ours, "printed": {}}
    assert '{"text": "4", "origin": "edition"}' in json.dumps(facts["printed"])
    assert "edition" not in json.dumps(ours["printed"])
    changed = save(anna, view, values={KING: 5})["edition"]
    kept = [(one["number"], [each["value"] for each in one["differences"]]) for one in changed["versions"]]
    assert (changed["info"]["version"], kept) == (2, [(1, [4, 1])])
    anna.call("DELETE", f"/api/editions/{view['info']['id']}")
    seat.start()
    for view in seat.turns():
        seat.move(view["play"]["moves"][0])
    seat.wait_until_over()
    record = anna.record(made["id"])
    assert record["edition_values"] == {KING: 4, "neutral.ellen.points": 1}
    assert replay(record).outcome is not None
    seat.command("rematch")
    again = anna.watch(seat.wait_for(lambda view: view["rematch"] is not None)["rematch"])
    assert again.view["edition"] == shown
    branch = anna.call("POST", f"/api/tables/{made['id']}/branches", {"number": 0, "seat": 0})
    assert anna.watch(branch["id"]).view["edition"] == shown


def test_an_edition_whose_trial_game_does_not_end_is_not_played(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.visitor("Anna")
    edition = make(anna, values={KING: 7})["info"]["id"]
    monkeypatch.setattr(editions, "TRIAL_S", 0.01)
    with pytest.raises(Refused) as no:
        anna.call("POST", "/api/tables", table(edition))
    assert (no.value.code, no.value.facts["why"]) == ("bad-edition", "unplayable")
    monkeypatch.undo()
    assert anna.call("POST", "/api/tables", table(edition))["id"]


def test_a_bot_that_searches_takes_the_place_of_a_net(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "net"}, {"kind": "bot", "level": "greedy"}]
    made = anna.call("POST", "/api/tables", table(make(anna, values={KING: 8})["info"]["id"], seats=seats))
    levels = [seat["level"] for seat in anna.watch(made["id"]).view["seats"]]
    assert levels == [None, "foreman", "greedy"]


def test_a_deleted_account_leaves_no_name_at_tables_of_others(server: RunningServer) -> None:
    anna, ben = member(server, "anna"), server.visitor("Ben")
    view = make(anna, values={KING: 4}, name="Anna Miller’s copy")
    code = anna.call("POST", f"/api/editions/{view['info']['id']}/link")["code"]
    made = ben.call("POST", "/api/tables", table(code))["id"]
    assert ben.call("GET", f"/api/tables/{made}")["edition"]["name"] == "Anna Miller’s copy"
    anna.call("DELETE", "/api/account", {"password": PASSWORD})

    async def stored() -> str:
        row = await server.app.state.application.store.load(made)
        assert row is not None
        setup = row.setup
        return f"{setup.edition_name} {setup.edition_by}{setup.edition_maker} {dict(setup.edition_values)}"

    assert server.on_loop(stored()) == f"—  {{'{KING}': 4}}"
