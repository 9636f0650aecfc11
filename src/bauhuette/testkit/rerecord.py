"""Update records after a change of the rules: the same table, seed and moves, with new hashes.

python -m bauhuette.testkit.rerecord tests/games/pillars/records/*.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bauhuette.engine.catalogue import meta_of
from bauhuette.match.record_reader import open_record, read_record
from bauhuette.match.record_writer import record_of


def rerecord(record: dict[str, Any]) -> dict[str, Any]:
    """Replay under the current rules; fails if a move is no longer offered: play such a record anew."""
    table = open_record({**record, "rules_version": meta_of(record["game"]).rules_version})
    for move in record["moves"]:
        table.play(move)
    return record_of(table)


def main(*files: str) -> None:
    for file in files:
        path = Path(file)
        record = rerecord(read_record(path))
        path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(file, record["result"])


if __name__ == "__main__":
    main(*sys.argv[1:])
