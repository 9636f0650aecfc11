"""A seat at a table of a server, played in the terminal: `bauhuette play --join LINK`."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bauhuette.cli.remote import RemoteDesk, table_at
from bauhuette.client import RemoteTable
from bauhuette.engine.words import LANGUAGES
from bauhuette.server.hosting.admin import desk
from tests.cli.terminal import RandomPlayer, converse, run
from tests.server.running import RunningServer


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def host_in_background(server: RunningServer, game: str, seats: list[str]) -> tuple[str, threading.Thread]:
    """Somebody who opens a table and starts the game as soon as nobody is missing."""
    table = server.visitor("Host").open(game, seats)

    def start() -> None:
        table.wait_for(lambda view: all(seat["kind"] != "open" for seat in view["seats"]))
        table.start()
        table.close()

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    return table.link, thread


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_a_remote_table(server: RunningServer, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link, thread = host_in_background(server, "pillars", ["greedy", "open", "greedy"])
    player = RandomPlayer(4)
    printed = converse(monkeypatch, ["play", "--join", link, "--plain", "--lang", lang], player)
    thread.join(20)
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
    thread.join(20)
    assert printed.exit_code == 0
    for expected in ("1: roll (", "“build 1” is not possible now (K", "kept there", "K1", "cannot be taken back"):
        assert expected in printed.text
    assert "stays at the server" in printed.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_runs_the_server_is_heard_in_the_terminal(
    start: Callable[..., RunningServer], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An announcement is told once; a table that is closed ends with the reason, before the start and after it."""
    server = start(poll_every=0.02)
    with desk(server.settings.database) as at:
        at.announce({"de": "Um acht ist Pause.", "en": "We pause at eight."}, None)
        wait_until(lambda: server.app.state.house.heed.notice is not None)
        for begun in (False, True):
            table = server.visitor("Host").open("pillars", ["greedy", "open", "greedy" if begun else "open"])

            def close(table: RemoteTable = table, begun: bool = begun) -> None:
                table.wait_for(lambda view: view["seats"][1]["kind"] == "person")
                if begun:
                    table.start()
                    table.wait_for(lambda view: view["play"]["to_move"] == 1)
                at.close(table.id, "lights out")

            thread = threading.Thread(target=close, daemon=True)
            thread.start()
            printed = converse(monkeypatch, ["play", "--join", table.link, "--plain", "--lang", lang], waits_for(table))
            thread.join(20)
            assert printed.exit_code == 0, printed.text
            assert (
                printed.text.count({"de": "Hinweis: Um acht ist Pause.", "en": "Notice: We pause at eight."}[lang]) == 1
            )
            assert printed.text.strip().splitlines()[-1] == "lights out"


def waits_for(table: RemoteTable) -> Callable[[str], str]:
    """Somebody who answers only when the table is over."""

    def answer(_: str) -> str:
        table.wait_until_over()
        return "score\n"

    return answer


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it does not come true")


def test_lost_connections_come_back(server: RunningServer) -> None:
    link, thread = host_in_background(server, "pillars", ["open", "greedy", "greedy"])
    with table_at(link, "Anna", "en") as table:
        thread.join(20)
        table.wait_for(lambda _: table.my_turn)
        desk = RemoteDesk(table, "en")
        for _ in range(2):
            assert table._socket is not None
            table._socket.close()  # the line is cut
            table.wait_for(lambda _: table.my_turn)
            before = desk.version
            desk.play(desk.offered()[0])
            assert desk.version > before


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("nonsense", "is no link to a table"),
        ("http://localhost/elsewhere", "is no link to a table"),
        ("ftp://localhost/t/x", "is no link to a table"),
        ("http://127.0.0.1:9/t/x", "The server does not answer"),
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


@pytest.mark.parametrize(("word", "told"), [("resign", "You have resigned."), ("hand", "A bot plays on for you.")])
def test_whoever_steps_back_at_a_remote_table_is_asked_and_goes(
    server: RunningServer, word: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.visitor("Host").open("pillars", ["open", "me", "greedy"])

    def start() -> None:
        host.wait_for(lambda view: all(seat["kind"] != "open" for seat in view["seats"]))
        host.start()

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    lines = iter([word, "no", word, "yes"])
    printed = converse(
        monkeypatch,
        ["play", "--join", host.link, "--plain", "--lang", "en"],
        lambda _: f"{next(lines, '')}\n".lstrip("\n"),
    )
    thread.join(20)
    assert printed.exit_code == 0, printed.text
    assert told in printed.text
    assert "stays at the server" in printed.text
    seat = host.wait_for(lambda view: view["seats"][0]["level"] is not None)["seats"][0]
    assert (seat["resigned"], seat["handed"]) == (word == "resign", word == "hand")


def test_the_end_of_a_remote_game_tells_how_the_scores_came_about(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, thread = host_in_background(server, "pillars", ["open", "greedy", "greedy"])
    lines = iter(["1", "1", "1", "1", "resign", "yes"])
    printed = converse(
        monkeypatch, ["play", "--join", link, "--plain", "--lang", "en"], lambda _: f"{next(lines, '')}\n".lstrip("\n")
    )
    thread.join(20)
    assert printed.exit_code == 0, printed.text
    assert "Nobody was left to play on" in printed.text
    assert printed.text.count("Scores after move ") == 3
