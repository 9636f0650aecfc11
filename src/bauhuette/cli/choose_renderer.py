"""Choose the renderer of the terminal."""

from __future__ import annotations

import os
import sys

from bauhuette.cli.plain_renderer import PlainRenderer
from bauhuette.cli.renderer import Renderer


def wants_plain(plain: bool) -> bool:
    """A pipe or a terminal that cannot draw is spoken to plainly, asked for or not."""
    return plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"


def face_for(lang: str, plain: bool, narrates: bool) -> Renderer:
    if plain:
        return PlainRenderer(narrates, lang)
    from rich.console import Console

    from bauhuette.cli.rich_renderer import RichRenderer

    return RichRenderer(Console(highlight=False), lang)


def read_bytes_as_text() -> None:
    """Keep the game going when bytes cannot be decoded or shown."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
