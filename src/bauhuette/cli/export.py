"""`bauhuette export-dataset`: trajectories for learning, as Parquet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bauhuette.api import game as playable
from bauhuette.bots.registry import bot, own_name
from bauhuette.cli.command_errors import seat_counts
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.progress import bar
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.match.record_reader import read_record, replay
from bauhuette.match.table import Table

SUFFIX = ".parquet"


def export(key: str, file: Path, games: int, seats: int | None, player: str, seed: int, lang: str) -> int:
    """Games that bots play for the purpose."""
    from bauhuette.research.dataset import export_games

    game = playable(key).rules
    bot(player, game)  # a name that is no bot's is refused before anything is written
    counts = seat_counts(game.meta, seats)
    task = say_in(lang, "export-task", game=key, seats=", ".join(map(str, counts)))
    with _progress(file, task, games * len(counts)) as told:
        rows = export_games(game, file, games, counts, seed, own_name(player) or player, told)
    print(say_in(lang, "export-done", file=str(file), games=games * len(counts), rows=rows))
    return 0


def export_recorded(key: str, file: Path, records: Path, lang: str) -> int:
    """Games that were played: all records in a folder, or one. What cannot be used is named and left out."""
    from bauhuette.research.dataset import export_tables

    game = playable(key).rules
    found = sorted(records.glob("*.json")) if records.is_dir() else [records]
    left_out: dict[Path, str] = {}
    with _progress(file, say_in(lang, "export-records", game=key), len(found)) as told:
        rows = export_tables(game, file, _finished(game, found, left_out, lang), told)
    for path, reason in left_out.items():
        print(say_in(lang, "export-left-out", file=str(path), reason=reason))
    print(say_in(lang, "export-done", file=str(file), games=len(found) - len(left_out), rows=rows))
    return 0


def _finished(game: Game, found: list[Path], left_out: dict[Path, str], lang: str) -> Iterator[Table]:
    for path in found:
        try:
            table = replay(read_record(path))
        except BauhuetteError as trouble:
            left_out[path] = trouble.text(lang)
        else:
            if table.game.package != game.package:
                left_out[path] = say_in(lang, "export-other-game", game=table.game.meta.key)
            elif table.game.edition != game.edition:
                left_out[path] = say_in(lang, "export-other-edition")
            elif table.outcome is None:
                left_out[path] = say_in(lang, "export-unfinished")
            else:
                yield table


@contextmanager
def _progress(file: Path, task: str, total: int) -> Iterator[Callable[[int], None]]:
    if file.suffix != SUFFIX:
        raise BadCall("suffix", file=str(file), wanted=SUFFIX)
    with bar() as progress:
        number = progress.add_task(task, total=total)
        try:
            yield lambda count: progress.advance(number, count)
        except OSError as error:
            raise BadCall("unwritable", file=str(file), reason=str(error.strerror)) from None
