"""`bauhuette release-dataset`: a dataset to publish, with its datasheet."""

from __future__ import annotations

from pathlib import Path

from bauhuette.arena.pool import TaskPool
from bauhuette.bots.registry import bot, own_name
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.progress import bar
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.registry import load
from bauhuette.research.dataset_release import DATASHEET, ReleaseRequest, player_of, release


def release_dataset(
    folder: Path, keys: tuple[str, ...], games: int, seed: int, player: str | None, pool: TaskPool, lang: str
) -> int:
    """Makes what is missing of it and says what there is."""
    name = own_name(player) or player if player else None
    wish = ReleaseRequest(keys or tuple(game_keys()), games, seed, name)
    for key in wish.keys:
        bot(player_of(load(key), name), load(key))  # refuse unknown bots before anything is played
    with bar() as progress:
        task = progress.add_task("", total=games * len(wish.keys))
        try:
            entries = release(folder, wish, pool, lambda count: progress.advance(task, count))
        except OSError as error:
            raise BadCall("unwritable", file=str(folder), reason=str(error.strerror)) from None
    for entry in entries:
        print(say_in(lang, "release-game", game=entry["game"], games=entry["games"], rows=entry["decisions"]))
    print(say_in(lang, "saved", file=str(folder / DATASHEET)))
    return 0
