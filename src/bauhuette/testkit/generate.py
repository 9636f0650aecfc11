"""Write every generated file of this repository: `make gen`.

    python -m bauhuette.testkit.generate          writes outdated files, and lists them
    python -m bauhuette.testkit.generate rules    only those whose name contains this

Tests compare every file with what would be written (`tests/test_generated.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bauhuette.engine.catalogue import game_folder, game_keys, meta_of
from bauhuette.engine.registry import load
from bauhuette.engine.standard_editions import standard_file, standard_text
from bauhuette.testkit.playthrough import playthrough
from bauhuette.testkit.rule_ids import ids_source
from bauhuette.testkit.typescript import game_source, wire_source

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web/src"


class Generated(NamedTuple):
    """A file and its text."""

    path: Path
    text: Callable[[], str]

    @property
    def name(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def is_current(self) -> bool:
        return self.path.exists() and self.path.read_text(encoding="utf-8") == self.text()


def generated() -> Iterator[Generated]:
    """Yield the generated files in the order of their dependencies."""
    for key in game_keys():
        yield Generated(game_folder(key) / "ids.py", partial(ids_source, key))
        folder = game_folder(key)
        yield Generated(standard_file(folder), partial(standard_text, folder))
    yield from _wire()
    yield Generated(ROOT / "docs/benchmark/result.schema.json", _result_schema)
    for key in game_keys():
        if (WEB / "games" / key).is_dir():
            yield Generated(WEB / "games" / key / "shown.ts", partial(game_source, key))
    for key in game_keys():
        yield Generated(ROOT / "docs/research" / f"{key}.md", partial(_research_page, key))
        for seats in meta_of(key).seats:
            path = ROOT / "tests/games" / key / "playthroughs" / f"{seats}.txt"
            yield Generated(path, partial(_playthrough, key, seats))


def _wire() -> Iterator[Generated]:
    from bauhuette.server.hosting import permissions_page, schema_files
    from bauhuette.server.http import api_page

    yield Generated(ROOT / "docs/api/openapi.json", lambda: schema_files.printed(schema_files.openapi()))
    yield Generated(ROOT / "docs/api/socket.schema.json", lambda: schema_files.printed(api_page.socket_schema()))
    yield Generated(ROOT / "docs/rights.md", permissions_page.page)
    yield Generated(WEB / "lib/wire.ts", lambda: wire_source(schema_files.openapi(), api_page.socket_schema()))


def _result_schema() -> str:
    from bauhuette.arena.agent_result import result_schema

    return json.dumps(result_schema(), indent=1) + "\n"


def _research_page(key: str) -> str:
    from bauhuette.research.spec import page

    return page(load(key), ROOT / "docs/research/balance")


def _playthrough(key: str, seats: int) -> str:
    return "\n".join(playthrough(load(key), seats)) + "\n"


def main(part: str = "") -> None:
    for file in generated():
        if part in file.name and not file.is_current:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            file.path.write_text(file.text(), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
