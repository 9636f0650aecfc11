"""The cache of compiled rules is never stale: its folder changes with every source, table and edition."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bauhuette

PACKAGE = Path(bauhuette.__file__).parent
ASK = "from bauhuette.engine.registry import load; g = load('pillars'); from bauhuette.engine import jit; "
ASK_A_RULE = "from bauhuette.engine.rng import next_word as f; from bauhuette.engine.record import new_record; "


def ask(folder: Path, code: str, **env: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", ASK + code],
        env={**os.environ, "PYTHONPATH": str(folder), **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


FOLDERS = """
from pathlib import Path
from bauhuette.engine.specialise import specialised
from bauhuette.engine.warmup import stage_of
from bauhuette.research.batch import batch_rules_of
stage, search = stage_of(g), specialised("bauhuette.bots.search.playing", g)
kept = (g.redact, g.apply, g.policy, stage.step, search.playout, batch_rules_of(g).observe_one)
print([jit._folder_of(f.py_func, Path(f.py_func.__code__.co_filename)).name for f in kept])
"""


@pytest.mark.thorough
def test_an_edit_compiles_what_depends_on_it_and_nothing_else(tmp_path: Path) -> None:
    """Of: what a seat knows, a move, the policy, a step at a table, a search, an observation."""
    shutil.copytree(PACKAGE, tmp_path / "bauhuette", ignore=shutil.ignore_patterns("__pycache__", "static"))
    before = eval(ask(tmp_path, FOLDERS))
    assert len(before) == 6
    for name, anew in {
        "games/contest/rules.py": (False,) * 6,
        "games/pillars/view.py": (False,) * 6,
        "engine/narration.py": (False,) * 6,
        "engine/registry.py": (False,) * 6,
        "server/http/asgi.py": (False,) * 6,
        "bots/search/playing.py": (False, False, False, False, True, False),
        "engine/generic_rules.py": (False, False, False, True, False, False),
        "research/batch.py": (False,) * 6,
        "research/batch_rules.py": (False, False, False, False, False, True),
        "research/record_layout.py": (False, False, False, False, False, True),
        "nets/features.py": (False, False, False, False, False, True),
        "games/pillars/features.py": (False, False, False, False, False, True),
        "engine/hooks.py": (False, False, False, True, True, True),
        "games/pillars/policy.py": (False, False, True, True, True, True),
        "games/pillars/scoring.py": (False, True, True, True, True, True),
        "engine/rng.py": (True,) * 6,
        "games/pillars/cards.toml": (True,) * 6,
    }.items():
        path = tmp_path / "bauhuette" / name
        path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
        after = eval(ask(tmp_path, FOLDERS))
        assert tuple(old != new for old, new in zip(before, after, strict=True)) == anew, name
        before = after


def test_another_checkout_of_the_same_code_compiles_nothing(tmp_path: Path) -> None:
    """Its files lie elsewhere and are younger; what was compiled is found all the same, and a change is seen."""
    count = (
        "f(new_record(g.STATE)); n = f.entry().stats; print(*(sum(c.values()) for c in (n.cache_misses, n.cache_hits)))"
    )
    compiled = {}
    for place in ("here", "there"):
        shutil.copytree(
            PACKAGE,
            tmp_path / place / "bauhuette",
            ignore=shutil.ignore_patterns("__pycache__", "static"),
            copy_function=shutil.copyfile,
        )
        compiled[place] = ask(tmp_path / place, ASK_A_RULE + count, BAUHUETTE_CACHE=str(tmp_path / "cache"))
    assert compiled == {"here": "1 0", "there": "0 1"}
    luck = tmp_path / "there" / "bauhuette" / "engine" / "rng.py"
    luck.write_text(luck.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert ask(tmp_path / "there", ASK_A_RULE + count, BAUHUETTE_CACHE=str(tmp_path / "cache")) == "1 0"


PIECES = "n = f.entry(); print(len(n.overloads), sum(n.stats.cache_misses.values()))"
OF_TWO_GAMES = "h = load('contest'); f(new_record(g.STATE)); f(new_record(h.STATE)); "


@pytest.mark.thorough
def test_processes_that_compile_at_once_do_not_take_each_others_code(tmp_path: Path) -> None:
    """Each of two processes compiles one function for another game's record, having looked before the other wrote."""
    cache = str(tmp_path)
    for game in ("g", "load('contest')"):
        meanwhile = "f._cache._cache_file._load_index = lambda: {}; "  # what Numba's own index would show to both
        ask(PACKAGE.parent, ASK_A_RULE + meanwhile + f"f(new_record({game}.STATE))", BAUHUETTE_CACHE=cache)
    assert ask(PACKAGE.parent, ASK_A_RULE + OF_TWO_GAMES + PIECES, BAUHUETTE_CACHE=cache) == "2 0"


@pytest.mark.thorough
def test_code_that_was_cut_off_is_compiled_again(tmp_path: Path) -> None:
    run = ASK_A_RULE + OF_TWO_GAMES + PIECES
    assert ask(PACKAGE.parent, run, BAUHUETTE_CACHE=str(tmp_path)) == "2 2"
    for i, piece in enumerate(sorted(tmp_path.rglob("*.nbc"))):
        piece.write_bytes(piece.read_bytes()[:100] if i % 2 else b"")
    assert ask(PACKAGE.parent, run, BAUHUETTE_CACHE=str(tmp_path)) == "2 2"
    assert ask(PACKAGE.parent, run, BAUHUETTE_CACHE=str(tmp_path)) == "2 0"


def test_a_module_for_a_game_is_seen_by_other_threads_only_when_it_is_whole() -> None:
    """Whoever asks for it while another thread is still executing it gets a whole one, and all have the same."""
    code = """
import sys, threading
from bauhuette.engine import warmup
both = threading.Barrier(2)
real = compile
import builtins
def slow(*args, **kwargs):
    if "generic_rules" in str(args[1]):
        both.wait(30)
    return real(*args, **kwargs)
builtins.compile = slow
found = []
threads = [threading.Thread(target=lambda: found.append(warmup.stage_of(g).begin)) for _ in range(2)]
[t.start() for t in threads]; [t.join() for t in threads]
print(len(found), found[0] is found[1])
"""
    assert ask(PACKAGE.parent, code, BAUHUETTE_JIT="off") == "2 True"


def test_off_runs_plain_python() -> None:
    assert ask(PACKAGE.parent, "print(type(g.apply).__name__)", BAUHUETTE_JIT="off") == "function"
    assert ask(PACKAGE.parent, "print(type(g.apply).__name__)", BAUHUETTE_JIT="on") == "CPUDispatcher"


def test_titles_and_rules_need_no_compiler() -> None:
    code = "import sys, bauhuette as bh; bh.games(); print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


@pytest.mark.parametrize("number", [errno.EFBIG, errno.ENOSPC])
def test_code_is_not_kept_where_no_files_may_be_written(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from bauhuette.engine.cache import _Pieces

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(_Pieces, "_save_data", refuse)
    pieces = _Pieces("folder", "rule", None)
    with contextlib.nullcontext() if number == errno.EFBIG else pytest.raises(OSError, match="No space"):
        pieces.save(("key",), b"code")
