"""Remember who this machine is at servers, and turn what a server answers into sentences."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from urllib.parse import quote, urlsplit

from websockets.exceptions import WebSocketException

from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.players import ME, players_from
from bauhuette.client import Refused, Stale, Visitor
from bauhuette.engine.errors import BauhuetteError
from bauhuette.places import data_folder


class ServerMessage(BauhuetteError):
    """What a server said, in its own words."""

    def __init__(self, sentence: str) -> None:
        super().__init__("told", sentence=sentence)
        self.sentence = sentence

    def text(self, lang: str) -> str:
        del lang
        return self.sentence


@contextmanager
def in_words(lang: str) -> Iterator[None]:
    """Refusals and lost connections as sentences."""
    try:
        yield
    except Refused as refusal:
        raise ServerMessage(str(refusal)) from None
    except Stale:
        raise ServerMessage(say_in(lang, "remote-stale")) from None
    except (OSError, WebSocketException, ValueError) as error:
        if isinstance(error, BauhuetteError):
            raise
        cause = getattr(error, "reason", error)  # of a `URLError`
        raise BadCall("no-server", reason=getattr(cause, "strerror", None) or str(cause)) from None


def server_of(where: str) -> str:
    parts = urlsplit(where.strip())
    return f"{parts.scheme}://{parts.netloc}"


@contextmanager
def visiting(where: str, lang: str, person: str | None = None, name: str | None = None) -> Iterator[Visitor]:
    """Who this machine is at a server, several `person`s of it told apart; `name` is a new name for one."""
    file = _remembered(where, person)
    jar = LWPCookieJar(str(file))
    is_new = not file.exists()
    if not is_new:
        try:
            jar.load(ignore_discard=True)
        except (LoadError, OSError):
            raise BadCall("remembered", file=str(file)) from None
    with in_words(lang):
        visitor = Visitor(server_of(where), name or (_called(person) if is_new else None), lang, jar)
    _keep(jar, file)  # saved at once: after a lost connection the player returns to their seat
    yield visitor
    _keep(jar, file)


def _called(person: str | None) -> str:
    return person or players_from([ME])[0].name


def _remembered(where: str, person: str | None) -> Path:
    folder = data_folder() / "servers"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    server = urlsplit(where.strip()).netloc.replace(":", "-")
    return folder / (f"{server}.cookies" if person is None else f"{server}+{quote(person, safe='')}.cookies")


def _keep(jar: LWPCookieJar, file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))  # readable by its owner alone
    jar.save(ignore_discard=True)
