"""`bauhuette soak`, `balance` and `warm`: many games at once, and everything compiled."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from bauhuette.api import game as playable
from bauhuette.arena.ray_workers import Cluster
from bauhuette.bots.search import is_search_warm
from bauhuette.cli.holders import NORMAL_95, counted, groups_in_words, items_report
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.report import balance_page, histogram
from bauhuette.cli.store import write_json, write_text
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.meta import Meta
from bauhuette.engine.record import MAX_SEATS, new_records
from bauhuette.engine.registry import game_keys, words_of
from bauhuette.engine.study import TALLY_ROWS
from bauhuette.engine.warmup import is_warm, stage_of
from bauhuette.engine.words import figure

CHUNK = 500  # games between two looks at the clock
TOO_LONG = 100_000  # moves; no game comes near
WRONG = 1

WHAT_BROKE = {1: "audit", 2: "no-move", 3: "guards", 4: "news-full", 5: "too-long", 6: "policy"}


def seat_counts(meta: Meta, asked: int | None) -> Sequence[int]:
    if asked is None:
        return meta.seats
    if asked not in meta.seats:
        raise BadCall("seat-count", found=asked, known=", ".join(map(str, meta.seats)))
    return [asked]


def fresh_games(game: Game, seats: int, seed: int, numbers: range, vary: bool) -> Any:
    """Records ready for the deal: game `number` has the luck, and if `vary` the options, of its number."""
    records = new_records(game.STATE, len(numbers))
    secret = secret_from_number(seed)
    records.seats = seats
    for i, number in enumerate(numbers):
        records[i].rng = luck_of_move(secret, (str(seats),), number)
        choice = luck_of_move(secret, (str(seats), "options"), number)
        for k, option in enumerate(game.meta.options):
            choice, pick = divmod(choice, len(option.values))
            records[i].options[k] = option.values[pick] if vary else option.default
    return records


def chunks(first: int, games: int, task: str, lang: str) -> Iterator[range]:
    """The numbers of the games, some at a time, in sight of whoever waits; first none, for which all is compiled."""
    with bar() as progress:
        shown = progress.add_task(say_in(lang, "compiling-now"), total=games)
        yield range(0)
        progress.update(shown, description=task)
        for start in range(first, first + games, CHUNK):
            numbers = range(start, min(start + CHUNK, first + games))
            yield numbers
            progress.advance(shown, len(numbers))


# --- soak ---


def soak(key: str, numbers: range, seats: int | None, seed: int, lang: str) -> int:
    """Random games with every step checked; violations are told with what plays them again."""
    game = playable(key).rules
    counts = seat_counts(game.meta, seats)
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal)
    broken = 0
    for count in counts:
        found, moves = _soak_seats(game, count, numbers, seed, lang)
        broken += found
        facts = {"seats": count, "games": len(numbers), "moves": moves, "broken": found}
        print(say_in(lang, "soak-result", **facts))
    return WRONG if broken else 0


def _soak_seats(game: Game, seats: int, games: range, seed: int, lang: str) -> tuple[int, int]:
    """How many games broke, and the moves of all."""
    stage = stage_of(game)
    out = np.zeros(game.MOVES.size, np.int64)
    broken = moves = 0
    task = say_in(lang, "soak-task", game=game.meta.key, seats=seats)
    for numbers in chunks(games.start, len(games), task, lang):
        found = np.zeros((len(numbers), 3), np.int64)
        stage.watched_games(fresh_games(game, seats, seed, numbers, vary=True), out, found, TOO_LONG)
        moves += int(found[:, 0].sum())
        for i in np.flatnonzero(found[:, 2]):
            broken += 1
            print(_violation(game, seats, seed, numbers[i], found[i], lang))
    return broken, moves


def _violation(game: Game, seats: int, seed: int, number: int, found: Any, lang: str) -> str:
    what = say_in(lang, f"soak-{WHAT_BROKE[int(found[2])]}")
    if found[1]:
        _, audit, _ = game.AUDITS[int(found[1]) - 1]
        what = words_of(game.meta.key, lang).say(f"audit-{audit}")
    return say_in(lang, "soak-broken", seats=seats, seed=str(seed), number=str(number), move=int(found[0]), what=what)


# --- balance ---


Rows = dict[str, list[Sequence[float]]]  # name of a figure -> for each game, its value for each seat


class Mean(NamedTuple):
    """A mean with half the width of its 95 % confidence interval."""

    mean: float
    margin: float


def mean_of(values: Any) -> Mean:
    values = np.asarray(values, float)
    deviation = float(values.std(ddof=1)) if len(values) > 1 else math.nan
    return Mean(float(values.mean()), NORMAL_95 * deviation / math.sqrt(len(values)))


def balance(
    key: str,
    games: int,
    seats: int | None,
    seed: int,
    file: Path | None,
    lang: str,
    html: Path | None,
    skill: bool,
    cluster: Cluster | None = None,
) -> int:
    """Sensible players among themselves: what a seat scores, how often it wins, how long a game lasts."""
    game = playable(key).rules
    counts = seat_counts(game.meta, seats)
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal)
    reports = [_balance_of(game, count, games, seed, lang, cluster) for count in counts]
    for report in reports:
        if skill:
            report["skill"] = _skill_of(game, report["seats"], games, seed)
        _print_balance(game, report, lang)
    if file is not None:
        write_json(file, {"game": key, "edition": game.edition, "seed": seed, "seat_counts": reports})
        print(say_in(lang, "saved", file=str(file)))
    if html is not None:
        write_text(html, balance_page(game, reports, lang))
        print(say_in(lang, "saved", file=str(html)))
    return 0


def _skill_of(game: Game, seats: int, games: int, seed: int) -> dict[str, float]:
    """How often a sensible player among random ones wins: the share of chance alone would be one in `seats`."""
    from bauhuette.research.study import wins_among_random

    return mean_of(wins_among_random(game, seats, games, seed))._asdict()


def _balance_of(game: Game, seats: int, games: int, seed: int, lang: str, cluster: Cluster | None) -> dict[str, Any]:
    task = say_in(lang, "balance-task", game=game.meta.key, seats=seats)
    if cluster is None:
        parts = [played_games(game.meta.key, seats, seed, numbers) for numbers in chunks(0, games, task, lang)]
    else:
        parts = _played_on(cluster, game, seats, games, seed, task)
    rows: Rows = {}
    for part in parts:
        for name, values in part.rows.items():
            rows.setdefault(name, []).extend(values)
    lengths = [length for part in parts for length in part.lengths]
    tallies = np.concatenate([part.tallies for part in parts])
    figures = {
        name: [mean_of(column)._asdict() for column in zip(*values, strict=True)] for name, values in rows.items()
    }
    spread = {"score": [histogram(column) for column in zip(*rows["score"], strict=True)], "moves": histogram(lengths)}
    return {
        "seats": seats, "games": games, "moves": mean_of(lengths)._asdict(), "figures": figures, "spread": spread,
        "items": items_report(game, tallies, np.asarray(rows["win"])),
    }  # fmt: skip


class Part(NamedTuple):
    """What some of the games brought."""

    rows: Rows
    lengths: list[int]
    tallies: Any  # by game, seat and item


def played_games(key: str, seats: int, seed: int, numbers: range) -> Part:
    game = playable(key).rules
    records = fresh_games(game, seats, seed, numbers, vary=False)
    lengths = np.zeros(len(numbers), np.int64)
    tallies = np.zeros((len(numbers), TALLY_ROWS, sum(names.size for names in game.items.values())), np.int64)
    stage_of(game).studied_games(records, np.zeros(game.MOVES.size, np.int64), lengths, tallies)
    rows: Rows = {"score": [], "win": []}
    for record in records:
        _count(game, record, seats, rows)
    return Part(rows, lengths.tolist(), tallies[:, :seats])


def _played_on(cluster: Cluster, game: Game, seats: int, games: int, seed: int, task: str) -> list[Part]:
    """In the order of the games, whichever node was first: the same figures as on one machine."""
    spans = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    parts: dict[int, Part] = {}
    with bar() as progress:
        shown = progress.add_task(task, total=games)
        for i, part in cluster.all_results(played_games, [(game.meta.key, seats, seed, span) for span in spans]):
            parts[i] = part
            progress.advance(shown, len(spans[i]))
    return [parts[i] for i in range(len(spans))]


def _count(game: Game, record: Any, seats: int, rows: Rows) -> None:
    """What one finished game adds; a shared win counts in parts."""
    out = np.zeros((2, MAX_SEATS), np.int64)
    game.standing(record, out)
    rows["score"].append(out[0, :seats].tolist())
    winners = out[1, :seats] == 1
    rows["win"].append((winners / winners.sum()).tolist())
    for name, values in game.counters(record).items():
        rows.setdefault(name, []).append(list(values)[:seats])


def _print_balance(game: Game, report: dict[str, Any], lang: str) -> None:
    print(say_in(lang, "balance-title", game=game.meta.title[lang], seats=report["seats"]))
    table = Grid()
    table.add_column("")
    for seat in range(report["seats"]):
        table.add_column(say_in(lang, "balance-seat", letter="ABCD"[seat]), justify="right")
    for name, means in report["figures"].items():
        percent = name == "win"
        table.add_row(counted(game, name, lang), *(_figure(Mean(**mean), percent, lang) for mean in means))
    Console().print(table)
    for title, rows in groups_in_words(game, report["items"], lang):
        Console().print(_items_table(title, rows, lang))
    if report["items"]:
        print(say_in(lang, "balance-items-note", chance=f"{figure(100 / report['seats'], lang)} %"))
    facts = {"games": report["games"], "moves": _figure(Mean(**report["moves"]), False, lang)}
    print(say_in(lang, "balance-games", **facts))
    if "skill" in report:
        print(say_in(lang, "balance-skill", wins=_figure(Mean(**report["skill"]), True, lang)))


def _items_table(title: str, rows: Sequence[dict[str, Any]], lang: str) -> Grid:
    table = Grid()
    table.add_column(title)
    for head in ("balance-often", "balance-holder"):
        table.add_column(say_in(lang, head), justify="right")
    for row in rows:
        wins = _figure(Mean(**row["win"]), True, lang) if row["win"] else "–"
        table.add_row(row["label"], figure(row["often"], lang, 2), wins)
    return table


def _figure(mean: Mean, percent: bool, lang: str) -> str:
    scale, unit, digits = (100, " %", 1) if percent else (1, "", 2)
    return f"{figure(mean.mean * scale, lang, digits)} ± {figure(mean.margin * scale, lang, digits)}{unit}"


# --- warm ---


def warm(keys: Sequence[str], lang: str, plain: bool) -> int:
    """Compiles what play needs, so that nobody waits later."""
    for key in keys or game_keys():
        game = playable(key).rules
        message = "warm-already" if is_warm(game) and is_search_warm(game) else "compiling-done"
        make_ready(game, lang, plain, search=True)
        print(say_in(lang, message, game=game.meta.title[lang]))
    return 0
