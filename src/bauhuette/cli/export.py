"""`bauhuette export-dataset`: trajectories for learning, as Parquet."""

from __future__ import annotations

from pathlib import Path

from bauhuette.api import game as playable
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.measure import seat_counts
from bauhuette.cli.progress import bar
from bauhuette.engine.trouble import Trouble

PLAYERS = ("greedy", "random")


def export(key: str, file: Path, games: int, seats: int | None, player: str, seed: int, lang: str) -> int:
    from bauhuette.research.dataset import export_games

    if player not in PLAYERS:
        raise Trouble("unknown-bot", name=player, known=", ".join(PLAYERS))
    game = playable(key).rules
    table = max(seat_counts(game.meta, seats))
    with bar() as progress:
        task = progress.add_task(say_in(lang, "export-task", game=key, seats=table), total=games)
        try:
            rows = export_games(game, file, games, table, seed, player, lambda n: progress.advance(task, n))
        except OSError as error:
            raise BadCall("unwritable", file=str(file), reason=str(error.strerror)) from None
    print(say_in(lang, "export-done", file=str(file), games=games, rows=rows))
    return 0
