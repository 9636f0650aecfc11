"""What whoever runs a server chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes

PACKAGED_CLIENT = Path(__file__).parent / "static"
PACKAGED_MANUAL = Path(__file__).parent / "manual"

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """Every value has a default that works: SQLite, one process."""

    database: str = ""  # a SQLite file or an address; by default a file in the user's data folder
    redis: str = ""
    static: Path | None = None
    origins: tuple[str, ...] = ()  # further pages that may speak to this server
    hosts: tuple[str, ...] = ()  # further names this server is called by: games.example.org, *.example.org; *: any
    secure_cookies: bool = False
    editions: tuple[str, ...] = ()  # other editions whose records people may bring along; each is compiled once
    pace: tuple[float, float] = (0.4, 1.2)  # seconds before the answer of a bot or a standing instruction is shown
    bot_workers: int = 0  # processes in which bots think; 0: one for every processor
    bot_memory: int = 1024  # MiB for each of them, besides what all share
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    connections_per_address: int = 320  # of any kind, at one process; 0: any number
    sockets_per_address: int = 256  # 0: any number
    tables_per_address: int = 100  # that are not over and in memory
    record_workers: int = 2  # processes in which records from outside are replayed
    record_memory: int = 384
    record_seconds: float = 10.0  # for one look at such a record
    analysis_seconds: float = 20.0  # for weighing all moves of a game
    limits: float = 1.0  # factor on all rate limits; 0 switches them off
    sweep_every: float = 5.0  # seconds between looks for tables at which the server should have acted
    poll_every: float = 2.0  # seconds between looks for what other processes stored
    send_timeout: float = 20.0
    url: str = ""  # where people find this server: stands in mails; browsers can be pushed to if it is known
    mail: str = ""  # smtp://user:password@host:587 or smtps://...; without it nobody gets mail
    mail_from: str = ""  # who writes: games@example.org
    mail_per_hour: int = 120  # questions, and as many letters, that requests can cause; 0: any number
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
        """For push services that have something to say to whoever runs this server."""
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
