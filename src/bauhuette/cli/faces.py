"""Which face the terminal gets."""

from __future__ import annotations

import os
import sys

from bauhuette.cli.face import Face
from bauhuette.cli.plain_face import PlainFace


def wants_plain(plain: bool) -> bool:
    """A pipe or a terminal that cannot draw is spoken to plainly, asked for or not."""
    return plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"


def face_for(lang: str, plain: bool, narrates: bool) -> Face:
    if plain:
        return PlainFace(narrates, lang)
    from rich.console import Console

    from bauhuette.cli.rich_face import RichFace

    return RichFace(Console(highlight=False), lang)


def read_bytes_as_text() -> None:
    """Whatever bytes come in or cannot be shown, the game goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
