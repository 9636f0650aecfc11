"""Writes views of real games for looking at tables without a server, into web/tests/fixtures/.

A fixture is what the server would send: the facts of the game and, for some points of a game between bots, the view of
seat a with the log up to there.
"""

from __future__ import annotations

import importlib
import inspect
import json
from pathlib import Path
from typing import Any

import bauhuette
from bauhuette.bots.registry import bot
from bauhuette.engine import registry

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Agnes", "Bruno", "Clara", "Dietrich"]
KEPT_PER_PHASE = 3


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in registry.game_keys():
        path = FOLDER / f"{key}.json"
        path.write_text(json.dumps(fixture(key), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(path.name, path.stat().st_size)


def fixture(key: str) -> dict[str, Any]:
    game = bauhuette.game(key)
    seats = max(game.meta.seats)
    table = game.table(NAMES[:seats], seed=7)
    player = bot("greedy", table.game)
    log: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    scenes: list[dict[str, Any]] = []
    while table.to_move is not None:
        view = table.view(0)
        log.append(
            {
                "version": table.version,
                "seat": table.past[-1].seat if table.past else None,
                "undone": False,
                "news": view["news"],
            }
        )
        times = seen[table.phase] = seen.get(table.phase, 0) + (table.to_move == 0)
        if table.to_move == 0 and times in (2, 5, 12):
            scenes.append({"view": view, "phase": table.phase, "log": list(log[-60:])})
        hidden = table.hidden_for_bot(table.to_move, table.version)
        table.play(int(player.choose(hidden, table.offered())))
    scenes.append({"view": table.view(0), "phase": table.phase, "log": log[-60:]})
    return {"info": info_of(game.meta), "facts": facts_of(key, table.game), "scenes": scenes}


def info_of(meta: Any) -> dict[str, Any]:
    names = (
        "key",
        "title",
        "tagline",
        "seats",
        "minutes",
        "year",
        "authors",
        "publisher",
        "rules_version",
        "rule_prefix",
    )
    info = {name: getattr(meta, name) for name in names}
    info |= {
        "title": dict(meta.title),
        "tagline": dict(meta.tagline),
        "seats": list(meta.seats),
        "authors": list(meta.authors),
    }
    return info | {"options": [option._asdict() for option in meta.options]}


def facts_of(key: str, game: Any) -> dict[str, Any]:
    module = importlib.import_module(f"bauhuette.games.{key}.view")
    found = {
        name.removesuffix("_facts"): function()
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if name.endswith("_facts") and not name.startswith("_")
    }
    found["moves"] = {f.name: {p: d.name for p, d in f.params.items()} for f in game.MOVES.families}
    found["news"] = {k.name: {f: d.name for f, d in k.facts.items()} for k in game.NEWS.kinds}
    return found


if __name__ == "__main__":
    main()
