"""Writes the descriptions of the wire: `python -m bauhuette.server.hosting.schema_files docs/api`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bauhuette.server.http.api_page import described, socket_schema
from bauhuette.server.http.asgi import make_app
from bauhuette.server.settings import Settings


def openapi() -> dict[str, Any]:
    return described(make_app(Settings(database="sqlite://")))


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("openapi.json", openapi()), ("socket.schema.json", socket_schema())):
        (folder / name).write_text(printed(content), encoding="utf-8")


def printed(content: dict[str, Any]) -> str:
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
