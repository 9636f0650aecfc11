"""The public interface of the package: what scripts import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bauhuette.engine import catalogue
from bauhuette.engine.validation import plain_text

if TYPE_CHECKING:
    from bauhuette.arena.results import Line
    from bauhuette.bots.protocol import Bot, Budget
    from bauhuette.engine.game import Game
    from bauhuette.engine.meta import GameMeta
    from bauhuette.match.replay import Replay
    from bauhuette.match.table import Table


def games() -> dict[str, Mapping[str, str]]:
    """Key and titles of every game.

    >>> import bauhuette as bh
    >>> bh.games()["contest"]["de"]
    'Wettstreit der Baumeister'
    """
    return catalogue.titles()


def game(key: str, edition: str | Path | None = None) -> PlayableGame:
    """A game by its key, with the values of an edition file if given.

    >>> import bauhuette as bh
    >>> bh.game("cologne").meta.seats
    (2, 3, 4)
    """
    return PlayableGame(key, None if edition is None else _path("edition", edition))


def _path(name: str, given: Any) -> Path:
    """The argument `name` as the path of a file; `BadArgument` if no file can be called so."""
    return Path(plain_text(name, str(given) if isinstance(given, Path) else given))


def replay(record: Any) -> Table:
    """The table at the end of a record, given as a dictionary or as the path of its file.

    Every move, every state and the luck are checked; `BadRecord` says what is wrong and where.

    >>> import bauhuette as bh
    >>> table = bh.game("pillars").table(seats=3, seed=7)
    >>> table.play(table.moves()[0])
    >>> bh.replay(table.record()).version
    1
    """
    from bauhuette.match.record_reader import replay as replay_record

    return replay_record(_read(record))


def open_record(record: Any) -> Replay:
    """A record to step through, forward and back; from a dictionary or the path of a file. See `Replay`."""
    from bauhuette.match.replay import Replay

    return Replay(_read(record))


def _read(record: Any) -> Any:
    from bauhuette.match.record_reader import read_record

    return read_record(_path("record", record)) if isinstance(record, (str, Path)) else record


def bot(name: str, game: str | PlayableGame | Game) -> Bot:
    """A bot by any name (docs/bots.md), ready for `table.ask`; `UnknownBot` asks whether another one was meant.

    >>> import bauhuette as bh
    >>> bh.bot("Polier", "pillars").name
    'foreman'
    """
    from bauhuette.bots.registry import bot as bot_of
    from bauhuette.engine.registry import load

    if isinstance(game, str):
        return bot_of(name, load(game))
    return bot_of(name, game.rules if isinstance(game, PlayableGame) else game)


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    budget: Budget | None = None,
    jobs: int = 1,
) -> list[Line]:
    """Bots measured against each other, the best first (`arena.measure`)."""
    from bauhuette.arena.measure import measure

    return measure(game, bots, games, seats, seed, budget, jobs)


class PlayableGame:
    """A game whose tables can be opened; `meta` describes it, `rules` is what the engine plays."""

    def __init__(self, key: str, edition: Path | None = None) -> None:
        from bauhuette.engine.registry import load

        self.rules = load(key, edition)

    def __repr__(self) -> str:
        return f"<PlayableGame {self.meta.key}, rules {self.meta.rules_version}, edition {self.rules.edition}>"

    @property
    def meta(self) -> GameMeta:
        return self.rules.meta

    def table(
        self,
        seats: int | Sequence[str] | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, int] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """A table in this process. Without a seed its luck is secret; a position may be laid out instead of a deal.

        Rules that were never compiled here are compiled in another process; until then they are played as written.

        >>> import bauhuette as bh
        >>> table = bh.game("contest").table(seats=["Anna", "Ben", "Cleo"], seed=1)
        >>> table.names, table.to_move is None
        (('Anna', 'Ben', 'Cleo'), False)
        """
        from bauhuette.compilation import play_at_once
        from bauhuette.engine.rng import secret_from_number
        from bauhuette.match.table import Table

        if seats is None:
            given = isinstance(position, Mapping) and "seats" in position
            seats = position["seats"] if given and position else max(self.meta.seats)
        secret = seed if seed is None or isinstance(seed, bytes) else secret_from_number(seed)
        play_at_once(self.rules)
        return Table(self.rules, seats, secret, options=options, position=position)
