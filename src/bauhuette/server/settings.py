"""Settings of a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, NamedTuple

PACKAGED_CLIENT = Path(__file__).parent / "static"
PACKAGED_MANUAL = Path(__file__).parent / "manual"

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Option(NamedTuple):
    """How a setting is given on a command line."""

    help: str
    flag: str = ""  # where it differs from the setting's name
    least: int | None = None
    variable: str = ""  # of the environment
    hidden: bool = False


DATABASE = "A SQLite file (default: in your data folder), or postgresql://... for several processes."
REDIS = "redis://..., to notify other processes of moves at once."
STATIC = "The folder of the web client (default: the packaged one)."
PAGE = "Another site whose pages may use this server; may be repeated."
HOST = "Another name of this server: games.example.org, *.example.org, or * for any; may be repeated."
EDITION = "The hash of another edition whose records people may open; may be repeated."
PROXY = "The address or network of a proxy that tells the visitors' addresses; may be repeated."
CONNECTIONS = "Most connections from one address per process; 0 for no limit."
URL = "The public address of this server, for links in mails and for push."
MAIL = "smtp://user:password@host:587 or smtps://...; as an environment variable it stays hidden."
PACE = "Seconds before the answer of a bot or a standing instruction is shown."


@dataclass(frozen=True)
class Settings:
    """What the host of a server chooses. Every value has a default that works: SQLite, one process.

    A field with an `Option` is an option of `bauhuette serve` (`cli/commands/settings_options.py`).
    """

    database: Annotated[str, Option(DATABASE)] = ""
    redis: Annotated[str, Option(REDIS)] = ""
    static: Annotated[Path | None, Option(STATIC)] = None
    origins: Annotated[tuple[str, ...], Option(PAGE, "--origin")] = ()
    hosts: Annotated[tuple[str, ...], Option(HOST, "--allowed-host")] = ()
    secure_cookies: Annotated[bool, Option("Send cookies over HTTPS only.")] = False
    editions: Annotated[tuple[str, ...], Option(EDITION, "--edition")] = ()
    bot_workers: Annotated[int, Option("Processes for bots; 0 for one per processor.", least=0)] = 0
    bot_memory: int = 1024  # MiB for each of them, besides what all share
    record_workers: Annotated[int, Option("Processes that replay records opened by people.", least=1)] = 2
    record_memory: int = 384
    record_seconds: float = 10.0  # for one look at such a record
    determinizations: int = 0  # for each move of a hint, a tutor and an analysis; 0: the number of the game
    trusted_proxies: Annotated[tuple[str, ...], Option(PROXY, "--trusted-proxy")] = ()
    connections_per_address: Annotated[int, Option(CONNECTIONS, least=0)] = 320
    sockets_per_address: Annotated[
        int, Option("Most open tables (sockets) from one address; 0 for no limit.", least=0)
    ] = 256
    tables_per_address: Annotated[
        int, Option("Most running games opened from one address; 0 for no limit.", least=0)
    ] = 100
    limits: Annotated[float, Option("A factor for all rate limits; 0 turns them off.")] = 1.0
    pace: Annotated[tuple[float, float], Option(PACE, hidden=True)] = (0.4, 1.2)
    sweep_every: float = 5.0  # seconds between looks for tables at which the server should have acted
    poll_every: float = 2.0  # seconds between looks for what other processes stored
    send_timeout: float = 20.0
    url: Annotated[str, Option(URL)] = ""
    mail: Annotated[str, Option(MAIL, variable="BAUHUETTE_MAIL")] = ""
    mail_from: Annotated[str, Option("The sender's address of mails.", variable="BAUHUETTE_MAIL_FROM")] = ""
    mail_per_hour: Annotated[int, Option("Most requested mails per hour; 0 for no limit.", least=0)] = 120
    push_services: tuple[str, ...] = PUSH_SERVICES  # hosts at which browsers may be reached by HTTPS, or whole origins
    post_every: float = 5.0  # seconds between looks for people to remind
    new_secret: Callable[[], bytes] = token_bytes  # of a table's luck; tests deal the same again and again

    @property
    def mails(self) -> bool:
        """Whether people can be written to: links need an address to lead to."""
        return bool(self.mail and self.mail_from and self.url)

    @property
    def pushes(self) -> bool:
        return bool(self.url)

    @property
    def contact(self) -> str:
        """The sender's address, for push services to contact the host."""
        return f"mailto:{self.mail_from}" if self.mail_from else self.url

    @property
    def client_folder(self) -> Path | None:
        """The built web client: as chosen or as packaged; none where it was not built."""
        folder = self.static or PACKAGED_CLIENT
        return folder if (folder / "index.html").exists() else None

    @property
    def manual_folder(self) -> Path | None:
        """The built documentation; none where it was not built."""
        return PACKAGED_MANUAL if (PACKAGED_MANUAL / "index.html").exists() else None
