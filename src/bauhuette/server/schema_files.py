"""Writes the descriptions of the wire: `python -m bauhuette.server.schema_files docs/api`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from bauhuette.server.app import application
from bauhuette.server.settings import Settings
from bauhuette.server.wire import from_client, from_server


def openapi() -> dict[str, Any]:
    return application(Settings(database="sqlite://")).openapi()


def socket_schema() -> dict[str, Any]:
    """The messages of the socket, both ways, in one JSON Schema."""
    sides: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("FromClient", "validation", from_client),
        ("FromServer", "serialization", from_server),
    ]
    schemas, definitions = TypeAdapter.json_schemas(sides, title="Messages of the socket of a Bauhütte table")
    definitions["$defs"] |= {name: schemas[name, mode] for name, mode, _ in sides}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **definitions}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("openapi.json", openapi()), ("socket.schema.json", socket_schema())):
        (folder / name).write_text(printed(content), encoding="utf-8")


def printed(content: dict[str, Any]) -> str:
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
