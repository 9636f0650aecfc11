"""Several people at one device, over real sockets: only the hand of the chosen seat is ever sent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable
from bauhuette.match.record_reader import replay
from tests.limits import Rounds
from tests.server.running import RunningServer, wait_for_news


def hands(view: dict[str, Any]) -> list[bool]:
    """Of which seats the whole hand is to be seen; single cards everybody may know."""
    seats = view["play"]["state"]["seats"]
    return [bool(seat["hand"]) and seat["hidden_cards"] == 0 for seat in seats]


def two_at_one_device(server: RunningServer) -> RemoteTable:
    table = server.visitor("Anna").open("pillars", ["me", "here:Bea", "greedy"])
    table.start()
    return table


def test_only_the_chosen_hand_is_sent(server: RunningServer) -> None:
    table = two_at_one_device(server)
    view = table.wait_for(lambda view: view["play"] is not None)
    assert (view["seat"], view["held"], view["rated"]) == (None, [0, 1], False)
    assert [seat["name"] for seat in view["seats"]][:2] == ["Anna", "Bea"]
    assert hands(view) == [False, False, False]
    assert hands(table.sit(1)) == [False, True, False]
    assert hands(table.sit(0)) == [True, False, False]
    assert hands(table.sit(None)) == [False, False, False]


def test_seats_of_others_cannot_be_chosen(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.open("pillars", ["me", "here:Bea", "open"])
    other = ben.join(table.link)
    table.start()
    for stranger, seat in ((other, 0), (table, 2)):
        with pytest.raises(Refused) as refused:
            stranger._ask({"type": "sit", "seat": seat}, "never answered")
        assert refused.value.code == "not-seated"
        looked = stranger.visitor.call("GET", f"/api/tables/{table.id}?seat={seat}")
        assert (looked["seat"], hands(looked)) == (None, [False] * 3)
    command = {"id": "c-12345678", "do": "hand", "level": "greedy"}
    answer = ben.call("POST", f"/api/tables/{table.id}/commands?seat=0", command)["answer"]
    assert answer["refusal"]["code"] == "not-seated"


def test_a_whole_game_at_one_device(server: RunningServer) -> None:
    table = two_at_one_device(server)
    received: list[dict[str, Any]] = []
    rounds = Rounds("a whole game at one device")
    while not table.is_over and rounds():
        table.refresh()
        asked = table.view["play"] and table.view["play"]["to_move"]
        if asked not in (0, 1):
            wait_for_news(table)
            continue
        if table.view["seat"] != asked:
            table.sit(asked)
        received.append(table.view)
        if table.my_turn:
            table.move(table.view["play"]["moves"][0])
    early = [view for view in received if view["play"]["phase"] == "trick"][:8]
    for view in early:  # later in a hand, what has been played tells what is left
        assert hands(view) == [seat == view["seat"] for seat in range(3)]
    assert {view["seat"] for view in received} == {0, 1}
    assert replay(table.visitor.record(table.id)).names[:2] == ("Anna", "Bea")


def test_commands_without_a_choice_are_asked_back(server: RunningServer) -> None:
    table = two_at_one_device(server)
    table.wait_for(lambda view: view["play"] is not None)
    with pytest.raises(Refused) as refused:
        table.command("hand", level="greedy")
    assert refused.value.code == "which-seat"
    table.sit(1)
    table.say("hello")
    table.wait_for_chat(1)
    assert (table.chat[0]["seat"], table.chat[0]["name"]) == (1, "Bea")


def test_notes_are_not_shared_by_people_who_share_a_device(server: RunningServer) -> None:
    table = two_at_one_device(server)
    table.sit(0)
    table.command("note", text="Anna's plan")
    table.sit(1)
    table._ask({"type": "why", "id": "q-12345678", "move": 0}, "q-12345678")
    assert table.note == ""
    table.sit(0)
    table._ask({"type": "why", "id": "q-87654321", "move": 0}, "q-87654321")
    assert table.note == "Anna's plan"


def test_after_a_lost_connection_the_same_hand_is_shown(server: RunningServer) -> None:
    table = two_at_one_device(server)
    table.sit(1)
    table._connect()
    assert table.view["seat"] == 1


@pytest.mark.parametrize("is_lost", [False, True])
def test_whoever_chooses_a_seat_is_told_from_the_beginning(server: RunningServer, is_lost: bool) -> None:
    """Over a lost connection, too."""
    table = two_at_one_device(server)
    table.sit(1)
    whole = [entry["version"] for entry in table.log]
    assert table._socket is not None
    if is_lost:
        table._socket.close()
    assert hands(table.sit(0)) == [True, False, False]
    assert [entry["version"] for entry in table.log][: len(whole)] == whole
    assert table.log


def test_what_another_seat_was_told_before_the_device_changed_hands_is_not_told_to_this_one(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot moves while somebody sits down: a view of the seat before is still under way."""
    table = two_at_one_device(server)
    late = table.sit(1)
    late = late | {"log": [entry | {"text": "late", "version": 10_000} for entry in late["log"]]}
    assert late["log"]
    assert table._socket is not None
    receive, under_way = table._socket.recv, [json.dumps(late)]
    monkeypatch.setattr(table._socket, "recv", lambda timeout=None: under_way.pop() if under_way else receive(timeout))
    assert hands(table.sit(0)) == [True, False, False]
    assert not under_way
    assert table.view["seat"] == 0
    assert [entry["version"] for entry in table.log] == [entry["version"] for entry in table.view["log"]]


def test_a_name_is_needed_beside(server: RunningServer) -> None:
    with pytest.raises(Refused) as refused:
        server.visitor("Anna").open("pillars", ["me", "here:\u200b", "greedy"])
    assert refused.value.code == "malformed"


# --- open tables ---


def test_open_tables_are_found_by_everybody_until_they_are_full(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    application = server.app.state.application

    def found() -> list[str]:
        application.table_lists._first_pages.clear()
        return [table["id"] for table in ben.call("GET", "/api/open-tables")["tables"]]

    hidden = anna.open("pillars", ["me", "open", "greedy"])
    table = anna.open("pillars", ["me", "open", "greedy"], listed=True)
    assert found() == [table.id]
    hidden.command("list", listed=True)
    assert found() == [hidden.id, table.id] or found() == [table.id, hidden.id]
    hidden.command("list", listed=False)
    assert found() == [table.id]
    ben.join(table.link)
    assert found() == []


def test_a_listed_game_can_be_watched_while_it_runs(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    application = server.app.state.application

    def running() -> dict[str, Any]:
        application.table_lists._first_pages.clear()
        found = ben.call("GET", "/api/open-tables?status=running")["tables"]
        return {table["id"]: table["progress"] for table in found}

    shown = anna.open("pillars", ["me", "open", "greedy"], listed=True)
    unwatched = anna.open("pillars", ["me", "open", "greedy"], listed=True, spectators="off")
    private = anna.open("pillars", ["me", "open", "greedy"])
    assert running() == {}
    for table in (shown, unwatched, private):
        ben.join(table.link)
        table.command("start")
    progress = running()
    assert list(progress) == [shown.id]
    assert set(progress[shown.id]) >= {"hand_number", "hands", "leader", "converted"}  # what programs have read so far
    assert progress[shown.id]["hand_number"] == 1
    mine = {table["id"]: table for table in ben.call("GET", "/api/tables")["tables"]}
    assert mine[private.id]["progress"]["hand_number"] == 1
    watcher = server.visitor("Cleo").call("GET", f"/api/tables/{shown.id}")
    assert watcher["seat"] is None
    known = [card for seat in watcher["play"]["state"]["seats"] for card in seat["hand"]]
    assert known in ([], ["lady-aliena"])  # whoever holds her says so


def test_the_list_of_open_tables_is_paged_and_holds_no_secret(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bauhuette.server.tables.lists.OPEN_PAGE", 2)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    made = {anna.open("pillars", ["me", "open", "greedy"], listed=True).id for _ in range(5)}
    seen: list[str] = []
    before = ""
    rounds = Rounds("the list of open tables is paged and holds no secret")
    while rounds():
        page = ben.call("GET", f"/api/open-tables{before}")
        assert len(page["tables"]) <= 2
        seen += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        before = f"?before={page['next']}"
    assert sorted(seen) == sorted(made)
    loaded = server.app.state.application.registry.loaded
    secrets = [loaded[table].match.setup.secret.hex() for table in made]
    text = json.dumps(ben.call("GET", "/api/open-tables"))
    assert not any(secret in text for secret in secrets)
    assert not any(loaded[table].match.host in text for table in made)
    with pytest.raises(Refused):
        ben.call("GET", "/api/open-tables?before=nonsense")
