"""What whoever runs a server chooses."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PACKAGED_CLIENT = Path(__file__).parent / "static"
BUILT_CLIENT = Path(__file__).parents[3] / "web" / "dist"


@dataclass(frozen=True)
class Settings:
    """Every value has a default that works: SQLite, one process."""

    database: str = "bauhuette.sqlite3"
    redis: str = ""
    static: Path | None = None
    origins: tuple[str, ...] = ()  # further pages that may speak to this server
    secure_cookies: bool = False
    pace: tuple[float, float] = (0.4, 1.2)  # seconds before the answer of a bot or a standing instruction is shown
    bot_threads: int = 2
    analysis_seconds: float = 20.0  # for weighing all moves of a game
    limits: float = 1.0  # factor on all rate limits; 0 switches them off
    sweep_every: float = 5.0  # seconds between looks for tables at which the server should have acted
    poll_every: float = 2.0  # seconds between looks for what other processes stored
    send_timeout: float = 20.0

    @property
    def client_folder(self) -> Path | None:
        """The built web client: as chosen, as packaged, or as built beside the sources."""
        for folder in (self.static, PACKAGED_CLIENT, BUILT_CLIENT):
            if folder is not None and (folder / "index.html").exists():
                return folder
        return None
