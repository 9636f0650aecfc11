"""A seat at a table of a server, played in the terminal: `bauhuette play --join LINK`."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from bauhuette.cli.remote import RemoteSeat, table_at
from bauhuette.client import RemoteTable
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.server.hosting.admin import moderation_of
from tests.cli.terminal import RandomPlayer, converse, run
from tests.limits import PATIENT_S, Rounds, until
from tests.plugins.selection import few
from tests.server.running import RunningServer


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


NOTICE = {"de": "Hinweis: Um acht ist Pause.", "en": "Notice: We pause at eight."}


def printed_so_far() -> str:
    """By a command that `converse` runs meanwhile."""
    return sys.stdout.getvalue() if isinstance(sys.stdout, StringIO) else ""


def host_in_background(
    server: RunningServer, game: str, seats: list[str], tells: bool = False
) -> tuple[str, threading.Thread]:
    """Somebody who opens a table and starts the game as soon as nobody is missing, and who joins was told the link."""
    table = server.visitor("Host").open(game, seats)

    def start() -> None:
        table.wait_for(lambda view: all(seat["kind"] != "open" for seat in view["seats"]))
        rounds = Rounds("the link is told")
        while tells and table.link not in printed_so_far() and rounds():
            time.sleep(0.02)
        table.start()
        table.close()

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    return table.link, thread


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_a_whole_game_at_a_remote_table(server: RunningServer, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link, thread = host_in_background(server, "pillars", ["greedy", "open", "greedy"], tells=True)
    player = RandomPlayer(4)
    printed = converse(monkeypatch, ["play", "--join", link, "--plain", "--lang", lang], player)
    thread.join(PATIENT_S)
    assert printed.exit_code == 0, printed.text
    assert player.typed, "moves were typed"
    assert {"de": "gewinn", "en": "win"}[lang] in printed.text.lower().splitlines()[-1]
    assert link in printed.text, "whoever waits is told where"


def test_commands_work_at_a_remote_table(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    link, thread = host_in_background(server, "cologne", ["open", "greedy"])
    lines = iter(["moves", "why build 1", "save x.json", "rules K1", "log", "undo", "roll", "go 1 i, end", "score", ""])
    printed = converse(
        monkeypatch, ["play", "--join", link, "--plain", "--lang", "en"], lambda _: f"{next(lines)}\n".lstrip("\n")
    )
    thread.join(PATIENT_S)
    assert printed.exit_code == 0
    for expected in ("1: roll (", "“build 1” is not possible now (K", "keeps this table", "K1", "cannot be taken back"):
        assert expected in printed.text
    assert "still on the server" in printed.text


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        (
            "en",
            [
                "always only",
                "prepare end",
                "prepare b roll: roll",
                "prepare z roll: roll",
                "prepare none",
                "always none",
            ],
            [
                "Always: the only possible move",
                "Prepared 1: end",
                "Prepared 2: roll (only if",
                "before the colon",
                "Nothing is",
            ],
        ),
        (
            "de",
            ["immer nur", "vorbereiten würfeln", "immer keine", "vorbereiten keine", "immer"],
            ["Immer: der einzige mögliche Zug", "Vorbereitet 1: ", "Nichts ist vorbereitet."],
        ),
    ],
)
def test_answers_are_prepared_in_the_terminal(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, lang: str, typed: list[str], said: list[str]
) -> None:
    link, thread = host_in_background(server, "cologne", ["open", "greedy"])
    lines = iter([*typed, ""])
    printed = converse(
        monkeypatch, ["play", "--join", link, "--plain", "--lang", lang], lambda _: f"{next(lines)}\n".lstrip("\n")
    )
    thread.join(PATIENT_S)
    assert printed.exit_code == 0
    for expected in said:
        assert expected in printed.text


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_whoever_runs_the_server_is_heard_in_the_terminal(
    start: Callable[..., RunningServer], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An announcement is told once; a table that is closed ends with the reason, before the start and after it."""
    server = start(poll_every=0.02)
    with moderation_of(server.settings.database) as at:
        at.announce({"de": "Um acht ist Pause.", "en": "We pause at eight."}, None)
        until(lambda: server.app.state.application.moderation_sync.notice is not None)
        for begun in (False, True):
            table = server.visitor("Host").open("pillars", ["greedy", "open", "greedy" if begun else "open"])

            def close(table: RemoteTable = table, begun: bool = begun) -> None:
                table.wait_for(lambda view: view["seats"][1]["kind"] == "person")
                if begun:
                    table.start()
                    table.wait_for(lambda view: view["play"]["to_move"] == 1)
                rounds = Rounds("the notice is told")
                while NOTICE[lang] not in printed_so_far() and rounds():
                    time.sleep(0.02)
                at.close(table.id, "lights out")

            thread = threading.Thread(target=close, daemon=True)
            thread.start()
            printed = converse(monkeypatch, ["play", "--join", table.link, "--plain", "--lang", lang], waits_for(table))
            thread.join(PATIENT_S)
            assert printed.exit_code == 0, printed.text
            assert printed.text.count(NOTICE[lang]) == 1
            assert printed.text.strip().splitlines()[-1] == "lights out"


def test_a_table_closed_while_a_plan_is_asked_for_has_none(start: Callable[..., RunningServer]) -> None:
    """A view that is a moment old still offers a plan."""
    server = start(poll_every=0.02)
    table = server.visitor("Host").open("pillars", ["me", "greedy", "greedy"])
    with moderation_of(server.settings.database) as at, table, server.visitor("Guest").watch(table.link) as other:
        table.start()
        table.wait_for(lambda view: view["play"]["to_move"] == 0)
        at.close(table.id, "lights out")
        other.wait_until_over()
        assert table.view["play"]["can_plan"]
        assert RemoteSeat(table, "en").plan(agreed=True) == []


def waits_for(table: RemoteTable) -> Callable[[str], str]:
    """Somebody who answers only when the table is over."""

    def answer(_: str) -> str:
        table.wait_until_over()
        return "score\n"

    return answer


def test_who_joins_again_comes_back_to_the_seat_and_others_of_the_machine_take_theirs(server: RunningServer) -> None:
    table = server.visitor("Host").open("pillars", ["me", "open", "open"])
    with table_at(table.link, "en") as first:
        seat, name = first.view["seat"], first.view["seats"][first.view["seat"]]["name"]
    with table_at(table.link, "en") as again:
        assert again.view["seat"] == seat
    with table_at(table.link, "en", "Ben/../é") as ben:
        assert ben.view["seat"] != seat
    table.wait_for(lambda view: any(one["name"] == "Ben/../é" for one in view["seats"]))
    assert table.view["seats"][seat]["name"] == name
    table.close()


def test_what_is_remembered_is_for_nobody_else_and_said_if_it_cannot_be_read(
    server: RunningServer, tmp_path: Path
) -> None:
    table = server.visitor("Host").open("pillars", ["me", "open", "open"])
    with table_at(table.link, "en"):
        (kept,) = (tmp_path / "data").rglob("*.cookies")
        assert kept.stat().st_mode & 0o077 == 0
    kept.write_text("what is this")
    result = run("play", "--join", table.link, "--plain", "--lang", "en")
    assert result.exit_code == 2
    assert f"cannot be read; without it you are a new guest there: {kept}" in result.output.replace("\n", "")
    table.close()


def test_lost_connections_come_back(server: RunningServer) -> None:
    link, thread = host_in_background(server, "pillars", ["open", "greedy", "greedy"])
    with table_at(link, "en", "Anna") as table:
        thread.join(PATIENT_S)
        table.wait_for(lambda _: table.my_turn)
        access = RemoteSeat(table, "en")
        for _ in range(2):
            assert table._socket is not None
            table._socket.close()  # the line is cut
            table.wait_for(lambda _: table.my_turn)
            before = access.version
            access.play(access.offered()[0])
            assert access.version > before


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("nonsense", "is not a link to a table"),
        ("http://localhost/elsewhere", "is not a link to a table"),
        ("ftp://localhost/t/x", "is not a link to a table"),
        ("http://127.0.0.1:9/t/x", "The server does not answer (Connection refused)."),
    ],
)
def test_bad_links_get_a_sentence(link: str, sentence: str) -> None:
    result = run("play", "--join", link, "--plain", "--lang", "en")
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_a_table_that_is_not_there_and_one_that_is_full(server: RunningServer) -> None:
    missing = run("play", "--join", f"{server.address}/t/nowhere", "--plain", "--lang", "en")
    assert missing.exit_code == 2
    assert missing.output.strip()
    link, _ = host_in_background(server, "pillars", ["me", "greedy", "greedy"])
    full = run("play", "--join", link, "--plain", "--lang", "de")
    assert full.exit_code == 2
    assert "Traceback" not in missing.output + full.output


@pytest.mark.parametrize(("word", "told"), [("resign", "You have resigned."), ("hand", "A bot now plays for you.")])
def test_whoever_steps_back_at_a_remote_table_is_asked_and_goes(
    server: RunningServer, word: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.visitor("Host").open("pillars", ["open", "me", "greedy"])

    def start() -> None:
        host.wait_for(lambda view: all(seat["kind"] != "open" for seat in view["seats"]))
        host.start()
        rounds = Rounds("the host plays until the other is gone")
        while host.view["seats"][0]["level"] is None and rounds():
            host.wait_for(lambda view: host.my_turn or view["seats"][0]["level"] is not None)
            if host.my_turn:
                host.move(host.view["play"]["moves"][0])

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    lines = iter([word, "no", word, "yes"])
    printed = converse(
        monkeypatch,
        ["play", "--join", host.link, "--plain", "--lang", "en"],
        lambda _: f"{next(lines, '')}\n".lstrip("\n"),
    )
    thread.join(PATIENT_S)
    assert printed.exit_code == 0, printed.text
    assert told in printed.text
    assert "still on the server" in printed.text
    assert not thread.is_alive()
    seat = host.view["seats"][0]
    assert (seat["resigned"], seat["handed"]) == (word == "resign", word == "hand")


def test_the_end_of_a_remote_game_tells_how_the_scores_came_about(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, thread = host_in_background(server, "pillars", ["open", "greedy", "greedy"])
    lines = iter(["1", "1", "1", "1", "resign", "yes"])
    printed = converse(
        monkeypatch, ["play", "--join", link, "--plain", "--lang", "en"], lambda _: f"{next(lines, '')}\n".lstrip("\n")
    )
    thread.join(PATIENT_S)
    assert printed.exit_code == 0, printed.text
    assert "The last player resigned" in printed.text
    assert printed.text.count("Scores after move ") == 3


@pytest.mark.usefixtures("day")
@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_the_deal_of_the_day_is_played_in_the_terminal(
    server: RunningServer, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = ["today", "pillars", "--server", server.address, "--plain", "--lang", lang]
    listed = run("today", "--server", server.address, "--lang", lang).output
    assert listed.count({"de": "noch nicht gespielt", "en": "not played yet"}[lang]) == 4
    player = RandomPlayer(4)
    printed = converse(monkeypatch, call, player)
    assert printed.exit_code == 0, printed.text
    assert player.typed
    told = {"de": ("Rang 1 von 1", "(du)"), "en": ("place 1 of 1", "(you)")}[lang]
    assert all(words in printed.text for words in told)
    again = run(*call)  # one try counts: whoever asks again is told the place
    assert again.exit_code == 0
    assert told[0] in again.output
    assert "place 1 of 1" in run("today", "--server", server.address, "--lang", "en").output


@pytest.mark.usefixtures("day")
def test_whoever_leaves_the_deal_of_the_day_is_told_nothing_of_it_yet(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the others' names, and not by another name of this machine either."""
    call = ["today", "pillars", "--server", server.address, "--plain", "--lang", "en"]
    done = converse(monkeypatch, [*call, "--as", "Agnes"], RandomPlayer(4))
    assert "Agnes" in done.text
    assert "Create an account" in done.text
    left = run(*call, "--as", "Ben", typed="1\n")
    assert "your game is waiting; players so far: 0" in left.output
    assert "Agnes" not in left.output


def test_the_deal_of_the_day_refuses_with_a_sentence(server: RunningServer) -> None:
    for arguments, said in (
        (["today", "--server", "localhost"], "is not the address of a server"),
        (["today", "chess", "--server", server.address], "chess"),
        (["today", "--server", "http://127.0.0.1:9"], "refused"),
    ):
        result = run(*arguments, "--lang", "en")
        assert result.exit_code != 0
        assert said in result.output
        assert "Traceback" not in result.output
