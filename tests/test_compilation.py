"""A game begins as its rules are written, and goes on with compiled rules: the record is the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.jit import COMPILED
from tests.limits import Rounds
from tests.plugins.selection import few

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")

PLAY = """
import json, sys
import bauhuette as bh
from bauhuette.engine import jit
game = bh.game(sys.argv[1])
switch_at = int(sys.argv[2])
if jit.COMPILED and switch_at:
    jit.interpret(game.rules.package)
table, greedy = game.table(seats=game.meta.seats[0], seed=11), bh.bot("greedy", game)
while table.to_move is not None:
    if jit.COMPILED and table.version == switch_at:
        jit.use_compiled(game.rules.package)
    if table.version % 5 == 0:
        table.view(0), table.why_not(0), [table.preview(move) for move in table.moves()[:3]]
    table.play(table.ask(greedy))
    if len(sys.argv) > 3 and table.version == int(sys.argv[3]):
        break
print(json.dumps(table.record() if table.to_move is None else table.version))
"""


def played(key: str, switch_at: int, *until: int, **environment: str) -> Any:
    command = [sys.executable, "-W", "error", "-c", PLAY, key, str(switch_at), *map(str, until)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("key", few(game_keys()))
def test_a_game_across_the_switch_has_the_same_record(key: str) -> None:
    assert played(key, switch_at=30) == played(key, switch_at=0, BAUHUETTE_JIT="off")


@pytest.mark.parametrize("key", game_keys())
def test_a_game_that_is_played_as_written_compiles_nothing(key: str, tmp_path: Path) -> None:
    """The other process cannot compile here, so whatever stands in the cache would come from play."""
    (tmp_path / "bauhuette").write_text("a file where the folder should be")
    assert played(key, 10**6, 25, BAUHUETTE_CACHE=str(tmp_path)) == 25


BATCH = """
import sys
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.search import Search
from bauhuette.engine import jit
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.record import copy_of
from bauhuette.research.batch import Batch
if sys.argv[2] == "interpreted":
    for key in game_keys():
        jit.interpret(f"bauhuette.games.{key}")
batch = Batch(sys.argv[1], 3, seed=4, cores=2)
search = Search(batch.game)
hidden = copy_of(batch._games[0])
batch.game.redact(hidden, int(hidden.to_move))
for _ in range(5):
    batch.step(batch.random_moves())
batch.play_random(50)
found = search.explore(hidden, int(hidden.to_move), Budget(playouts=50))
compiled = [rule.overloads for rule in (batch._rules.pick_all, batch._rules.play_all, search.code.explore)]
print(all(compiled), batch.truth().hex(), found)
"""


def test_batches_and_searches_are_compiled_while_a_game_is_played_as_written() -> None:
    found = batch_and_search("interpreted")
    assert found.startswith("True ")
    assert found == batch_and_search("compiled")


def batch_and_search(how: str) -> str:
    command = [sys.executable, "-W", "error", "-c", BATCH, "pillars", how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Error" not in done.stderr
    return done.stdout


def test_a_process_that_compiles_ends_with_the_one_that_plays(tmp_path: Path) -> None:
    play = f"{PLAY.partition('while')[0]}\nfrom bauhuette import compilation\nimport time\n"
    wait = """
one = compilation.play_at_once(game.rules)
while one.process is None:
    time.sleep(0.01)
print(one.process.pid, flush=True)
time.sleep(600)
"""
    player = subprocess.Popen(
        [sys.executable, "-c", play + wait, "pillars", "0"],
        env=os.environ | {"BAUHUETTE_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    with player:
        assert player.stdout is not None
        compiler = int(player.stdout.readline())
        player.send_signal(signal.SIGKILL)
    rounds = Rounds("the compiler ends")
    while Path(f"/proc/{compiler}").exists() and _is_running(compiler) and rounds():
        time.sleep(0.05)


def _is_running(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


SESSION = """
import sys
from bauhuette.cli.main import app
from bauhuette.cli.table_access import LocalTable
from bauhuette.engine import jit
key, switch_at = sys.argv[1], int(sys.argv[2])
package = f"bauhuette.games.{key}"
if jit.COMPILED and switch_at:
    jit.interpret(package)
play = LocalTable.play
def switch_and_play(access, move):
    if access.version == switch_at:
        jit.use_compiled(package)
    return play(access, move)
LocalTable.play = switch_and_play
app(["play", key, "--seats", "greedy,greedy,greedy", "--seed", "11", "--plain", "--lang", "en"])
"""


def in_terminal(key: str, switch_at: int, home: Path, **environment: str) -> tuple[str, bytes]:
    """What is printed, and the record that is kept."""
    command = [sys.executable, "-W", "error", "-c", SESSION, key, str(switch_at)]
    given = os.environ | environment | {"XDG_DATA_HOME": str(home)}
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    (kept,) = (home / "bauhuette" / "games").glob("*.json")
    return done.stdout.replace(str(kept), ""), kept.read_bytes()


@pytest.mark.thorough
@pytest.mark.parametrize("key", game_keys())
def test_a_game_in_the_terminal_goes_on_across_the_switch(key: str, tmp_path: Path) -> None:
    across, written = in_terminal(key, 30, tmp_path / "1"), in_terminal(key, 0, tmp_path / "2", BAUHUETTE_JIT="off")
    assert across == written


SERVED = """
import json, sys
from pathlib import Path
from bauhuette.engine import jit
from bauhuette.engine.rng import secret_from_number
from bauhuette.server.settings import Settings
from tests.server.running import RunningServer, move_if_asked, wait_for_news
key, switch_at, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
package = f"bauhuette.games.{key}"
settings = Settings(
    database=f"{folder}/tables.sqlite3", limits=0.0, pace=(0.0, 0.0), new_secret=lambda: secret_from_number(11)
)
server = RunningServer(settings)
application = server.app.state.application
server.on_loop(application.compilation.compiled(key))
if jit.COMPILED and switch_at:
    jit.interpret(package)
anna = server.visitor("Anna")
table = anna.open(key, ["me", "greedy", "greedy"])
table.start()
while not table.is_over:
    if jit.COMPILED and switch_at and table.view["version"] >= switch_at:
        jit.use_compiled(package)
    if not move_if_asked(table):
        wait_for_news(table)
record = anna.record(table.id)
print(json.dumps([record, package not in jit._interpreted]))
"""


@pytest.mark.parametrize("key", few(sorted(game_keys(), reverse=True)))
def test_a_game_at_a_server_goes_on_across_the_switch(key: str, tmp_path: Path) -> None:
    across, written = served(key, 30, tmp_path / "1"), served(key, 0, tmp_path / "2", BAUHUETTE_JIT="off")
    assert across == written


def served(key: str, switch_at: int, folder: Path, **environment: str) -> dict[str, Any]:
    folder.mkdir()
    command = [sys.executable, "-c", SERVED, key, str(switch_at), str(folder)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    record, switched = json.loads(done.stdout)
    assert switched
    assert len(record["moves"]) > 100
    return dict(record)
