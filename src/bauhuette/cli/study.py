"""`bauhuette soak`, `balance` and `warm`: many games at once, and everything compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bauhuette.arena.pool import TaskPool
from bauhuette.bots.messages import bot_title
from bauhuette.bots.registry import bot, own_name
from bauhuette.bots.search.search import is_search_warm
from bauhuette.cli.command_errors import seat_counts
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.saved_games import write_json, write_text
from bauhuette.engine.catalogue import game_keys, meta_of, words_of
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import figure
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import is_warm
from bauhuette.match.play_state import check_options
from bauhuette.study.balance import COMPILED, BalancePart, balance_report, played_games
from bauhuette.study.balance_page import balance_page
from bauhuette.study.card_win_rates import counted, groups_in_words
from bauhuette.study.game_batches import chunks_of
from bauhuette.study.intervals import Mean, mean_of, mean_text
from bauhuette.study.messages import study_words
from bauhuette.study.policy_strength import wins_among_random
from bauhuette.study.soak import Violation, soaked

WRONG = 1
SHARED_OUT = 100  # games in one piece of work


def in_sight(games: range, task: str, lang: str) -> Iterator[range]:
    """Yield the games in batches, with progress; the first batch is empty, while games are compiled."""
    with bar() as progress:
        shown = progress.add_task(say_in(lang, "compiling-now"), total=len(games))
        yield range(0)
        progress.update(shown, description=task)
        for numbers in chunks_of(games):
            yield numbers
            progress.advance(shown, len(numbers))


# --- soak ---


def soak(key: str, numbers: range, seats: int | None, seed: int, lang: str) -> int:
    """Play random games and check every step; print violations with the command that repeats them."""
    game = load(key)
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
    broken = moves = 0
    for numbers in in_sight(games, say_in(lang, "soak-task", game=game.meta.key, seats=seats), lang):
        violations, made = soaked(game, seats, seed, numbers)
        broken += len(violations)
        moves += made
        for violation in violations:
            print(_told(game, seats, seed, violation, lang))
    return broken, moves


def _told(game: Game, seats: int, seed: int, found: Violation, lang: str) -> str:
    said = words_of(game.meta.key, lang).say(f"audit-{found.audit}") if found.audit else ""
    what = said or say_in(lang, f"soak-{found.what}")
    number = str(found.number)
    return say_in(lang, "soak-broken", seats=seats, seed=str(seed), number=number, move=found.move, what=what)


# --- balance ---


def balance(
    key: str,
    games: int,
    seats: int | None,
    seed: int,
    file: Path | None,
    lang: str,
    html: Path | None,
    skill: bool,
    pool: TaskPool | None = None,
    player: str = COMPILED,
    options: Mapping[str, int] | None = None,
) -> int:
    """Equal players among themselves: what a seat scores, how often it wins, how long a game lasts."""
    game = load(key)
    counts = seat_counts(game.meta, seats)
    bot(player, game)  # a name that is no bot's is refused before anything is played
    check_options(game, options or {})
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal)
    played = StudyGames(seed, own_name(player) or player, options or {})
    reports = [_balance_of(game, count, games, played, lang, pool) for count in counts]
    for report in reports:
        if skill:
            report["skill"] = mean_of(wins_among_random(game, report["seats"], games, seed))._asdict()
        _print_balance(game, report, lang)
    if file is not None:
        told = {"game": key, "edition": game.edition, "seed": seed, "player": played.player, "options": played.options}
        write_json(file, {**told, "seat_counts": reports})
        print(say_in(lang, "saved", file=str(file)))
    if html is not None:
        write_text(html, balance_page(game, reports, lang))
        print(say_in(lang, "saved", file=str(html)))
    return 0


class StudyGames(NamedTuple):
    """How the games of a study are played."""

    seed: int
    player: str
    options: Mapping[str, int]


class Alternative(NamedTuple):
    """One of the ways to play that are compared."""

    name: str
    game: Game
    options: Mapping[str, int]


def alternatives(key: str, compared: str, options: Mapping[str, int]) -> list[Alternative]:
    """All values of an option; or the game as it is, and with the values of an edition file or as another game."""
    game = load(key)
    if compared.endswith(".toml"):
        other = load(key, Path(compared))
        return [Alternative(game.edition, game, options), Alternative(Path(compared).name, other, options)]
    if compared in game_keys() and meta_of(compared).seats == game.meta.seats:
        return [Alternative(one, load(one), options) for one in (key, compared)]
    known = {option.name: option.values for option in game.meta.options}
    if compared not in known:
        raise BadCall("compared", found=compared, known=", ".join(known) or "–")
    return [Alternative(f"{compared}={value}", game, {**options, compared: value}) for value in known[compared]]


def compare(
    found: Sequence[Alternative],
    games: int,
    seats: int | None,
    played: StudyGames,
    file: Path | None,
    lang: str,
    pool: TaskPool | None,
) -> int:
    """The same deals under each alternative: length, how far the winner is ahead, and the wins of each seat."""
    reports = []
    for one in found:
        bot(played.player, one.game)  # a name that is no bot's is refused before anything is played
        check_options(one.game, one.options)
        make_ready(one.game, lang, plain=not Console(stderr=True).is_terminal)
    for count in seat_counts(found[0].game.meta, seats):
        told = [_balance_of(one.game, count, games, played._replace(options=one.options), lang, pool) for one in found]
        reports += [{"alternative": one.name, **report} for one, report in zip(found, told, strict=True)]
        _print_compared(found[0].game, reports[-len(found) :], lang)
    if file is not None:
        write_json(
            file, {"game": found[0].game.meta.key, "seed": played.seed, "player": played.player, "compared": reports}
        )
        print(say_in(lang, "saved", file=str(file)))
    return 0


def _print_compared(game: Game, reports: Sequence[dict[str, Any]], lang: str) -> None:
    say, first = study_words(lang).say, reports[0]
    told = {"game": game.meta.title[lang], "seats": first["seats"], "player": bot_title(first["player"], lang)}
    print(say("balance-title", **told))
    table = Grid()
    for head in ("", say("balance-moves"), say("balance-lead")):
        table.add_column(head, justify="right" if head else "left")
    for seat in range(first["seats"]):
        table.add_column(say("balance-wins-of", letter="ABCD"[seat]), justify="right")
    for report in reports:
        facts = [mean_text(Mean(**report[name]), False, lang) for name in ("moves", "lead")]
        wins = [mean_text(Mean(**mean), True, lang) for mean in report["figures"]["win"]]
        table.add_row(report["alternative"], *facts, *wins)
    Console().print(table)
    print(say("balance-compared", games=first["games"]))


def _balance_of(
    game: Game, seats: int, games: int, played: StudyGames, lang: str, pool: TaskPool | None
) -> dict[str, Any]:
    task = say_in(lang, "balance-task", game=game.meta.key, seats=seats)
    spans = in_sight(range(games), task, lang)
    if pool is None:
        parts = [played_games(game, seats, played.seed, some, played.player, played.options) for some in spans]
    else:
        parts = _played_on(pool, game, seats, games, played, task)
    return balance_report(game, seats, parts, played.player)


def _played_on(pool: TaskPool, game: Game, seats: int, games: int, played: StudyGames, task: str) -> list[BalancePart]:
    """In the order of the games, whichever process was first: the same figures as in one process."""
    spans = list(chunks_of(range(games), SHARED_OUT))
    calls = [(game, seats, played.seed, span, played.player, dict(played.options)) for span in spans]
    parts: dict[int, BalancePart] = {}
    with bar() as progress:
        shown = progress.add_task(task, total=games)
        for i, part in pool.all_results(played_games, calls):
            parts[i] = part
            progress.advance(shown, len(spans[i]))
    return [parts[i] for i in range(len(spans))]


def _print_balance(game: Game, report: dict[str, Any], lang: str) -> None:
    told = {"game": game.meta.title[lang], "seats": report["seats"], "player": bot_title(report["player"], lang)}
    print(study_words(lang).say("balance-title", **told))
    table = Grid()
    table.add_column("")
    for seat in range(report["seats"]):
        table.add_column(study_words(lang).say("balance-seat", letter="ABCD"[seat]), justify="right")
    for name, means in report["figures"].items():
        percent = name == "win"
        table.add_row(counted(game, name, lang), *(mean_text(Mean(**mean), percent, lang) for mean in means))
    Console().print(table)
    for title, rows in groups_in_words(game, report["items"], lang):
        Console().print(_items_table(title, rows, lang))
    if report["items"]:
        print(study_words(lang).say("balance-items-note", chance=f"{figure(100 / report['seats'], lang)} %"))
    facts = {"games": report["games"], "moves": mean_text(Mean(**report["moves"]), False, lang)}
    print(study_words(lang).say("balance-games", **facts))
    if "skill" in report:
        print(study_words(lang).say("balance-skill", wins=mean_text(Mean(**report["skill"]), True, lang)))


def _items_table(title: str, rows: Sequence[dict[str, Any]], lang: str) -> Grid:
    table = Grid()
    table.add_column(title)
    for head in ("balance-often", "balance-holder"):
        table.add_column(study_words(lang).say(head), justify="right")
    for row in rows:
        wins = mean_text(Mean(**row["win"]), True, lang) if row["win"] else "–"
        table.add_row(row["label"], figure(row["often"], lang, 2), wins)
    return table


# --- warm ---


def warm(keys: Sequence[str], lang: str, plain: bool) -> int:
    """Compile everything that play needs."""
    for key in keys or game_keys():
        game = load(key)
        message = "warm-already" if is_warm(game) and is_search_warm(game) else "compiling-done"
        make_ready(game, lang, plain, search=True)
        print(say_in(lang, message, game=game.meta.title[lang]))
    return 0
