"""Where a server that was just started is found."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

import typer

from bauhuette.cli.language import say_in
from bauhuette.server.hosting.serving import about
from bauhuette.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def announce(settings: Settings, host: str, port: int, show: bool, lang: str) -> None:
    """The address, and where tables are kept; and the page itself, if wanted and if this machine has a screen."""
    address = f"http://{'localhost' if host in EVERYWHERE else host}:{port}/"
    typer.echo(say_in(lang, "serving", address=address))
    typer.echo("\n".join(about(settings, lang)))
    has_screen = sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if show and has_screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
