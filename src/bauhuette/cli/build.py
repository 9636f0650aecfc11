"""Which build this is: a hash of the package's own files, the same in a checkout and in the wheel made from it."""

from __future__ import annotations

import hashlib
from pathlib import Path

KINDS = {".ftl", ".json", ".jsonl", ".md", ".npz", ".py", ".pyi", ".toml"}
BUILT = ("static", "manual")  # folders of the server that are made, not written


def build_of(package: Path) -> str:
    digest = hashlib.blake2b(digest_size=4)
    for file in sorted(package.rglob("*")):
        inside = file.relative_to(package)
        if file.suffix in KINDS and not set(BUILT) & set(inside.parts):
            digest.update(inside.as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
