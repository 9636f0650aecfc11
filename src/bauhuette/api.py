"""The public face of the package: small, and what people script against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bauhuette.engine import registry

if TYPE_CHECKING:
    from bauhuette.engine.meta import Meta
    from bauhuette.match.table import Table


def games() -> dict[str, Mapping[str, str]]:
    """Key and titles of every game."""
    return registry.titles()


def game(key: str, edition: str | Path | None = None) -> PlayableGame:
    """A game by its key, with the values of an edition file if one is given."""
    return PlayableGame(key, Path(edition) if edition is not None else None)


def replay(record: Any) -> Table:
    """The table at the end of a record; `BadRecord` says what is wrong with it and where."""
    from bauhuette.match.record import replay as replay_record

    return replay_record(record)


class PlayableGame:
    """A game one can open tables of."""

    def __init__(self, key: str, edition: Path | None = None) -> None:
        self.rules = registry.load(key, edition)

    @property
    def meta(self) -> Meta:
        return self.rules.meta

    def table(
        self,
        seats: int | Sequence[str] | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, int] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """A table in this process. Without a seed its luck is secret; a position may be laid out instead of a deal."""
        from bauhuette.engine.luck import secret_from_number
        from bauhuette.match.table import Table

        if seats is None:
            seats = position["seats"] if position and "seats" in position else max(self.meta.seats)
        secret = secret_from_number(seed) if isinstance(seed, int) else seed
        return Table(self.rules, seats, secret, options=options, position=position)
