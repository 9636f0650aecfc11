"""Every phase of every game fits the window, in both languages and both faces, and nothing vanishes silently."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bauhuette.cli import text_layout
from bauhuette.cli.language import say_in
from bauhuette.cli.plain_renderer import PlainRenderer, turn_lines
from bauhuette.cli.screen_layout import Size, page
from bauhuette.cli.snapshot import Snapshot, scene_of, since_last_move
from bauhuette.cli.table_access import LocalTable
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.record_reader import open_record, read_record
from bauhuette.match.table import Table
from tests.limits import Rounds

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Annemarie Agnes", "Bruno", "Greedy C", "Dietrich")  # one as long as a name may be
WINDOWS = [Size(80, 24), Size(120, 40)]
LOW = (8, 16)  # rows
SITUATIONS = 2  # of each phase, for the seat to move; a spectator, who is offered nothing, looks once
COUNTED = re.compile(r"\+(\d+): \S+")


def stored_games(game: Game) -> Iterator[Table]:
    for file in sorted((GAMES / game.meta.key / "records").glob("*.json")):
        record = read_record(file)
        table = open_record(record)
        for move in record["moves"]:
            yield table
            table.play(move)
        yield table


def played(game: Game, seats: int, seed: int, by_chance: bool, options: dict[str, int]) -> Iterator[Table]:
    """A game by chance or by sensible players, for as long as it takes to meet every phase often."""
    table = Table(game, NAMES[:seats], secret_from_number(seed), options=options)
    rounds = Rounds("played")
    while table.to_move is not None and table.version < 400 and rounds():
        yield table
        moves = table.offered()
        luck = luck_of_move(table.secret, ("choice",), table.version)
        chosen = moves[luck % len(moves)]
        if not by_chance:
            chosen = table.game.policy(table.hidden_for_bot(table.to_move, luck), moves, len(moves))
        table.play(chosen)
    yield table


def situations(tables: Iterator[Table]) -> Iterator[tuple[Table, Seat | None]]:
    """The seat to move and a spectator, at some moments of each phase: early ones and late ones."""
    met: dict[tuple[str, bool], int] = {}
    for table in tables:
        for reader in (table.to_move, None):
            key = (table.phase, reader is None)
            met[key] = met.get(key, 0) + 1
            if met[key] <= (1 if reader is None else SITUATIONS) or met[key] % 61 == 0:
                yield table, reader


def scenes(tables: Iterator[Table]) -> Iterator[tuple[Snapshot, str]]:
    for table, reader in situations(tables):
        access = LocalTable(table)
        for lang in LANGUAGES:
            yield (
                scene_of(access, lang, reader, since_last_move(access, reader)),
                f"{table.phase} {table.version} {lang}",
            )


def check_window(scene: Snapshot, size: Size, where: str) -> None:
    drawn = page(scene, size)
    lines = [line.plain for line in drawn]
    text = "\n".join(lines)
    assert len(lines) == size.height - 1, where  # and the prompt
    assert max(line.cell_len for line in drawn) < size.width, where
    assert scene.status in " ".join(line.strip() for line in lines[-2:]), where
    check_scores(scene, lines, where)
    check_offers(scene, text, where)
    if size.width < 120:
        check_board(scene, text, where)


def check_scores(scene: Snapshot, lines: list[str], where: str) -> None:
    seats = len(scene.names)
    top = "\n".join(lines[1 : seats + 2])
    for seat in range(seats):
        assert re.search(rf"{SEAT_KEYS[seat].upper()} {re.escape(scene.names[seat][:8])}", top), where


def check_offers(scene: Snapshot, text: str, where: str) -> None:
    """Every offer is on the screen, folded into its family, or counted."""
    below = text.rpartition(" ──\n")[2]
    counted = re.search(rf"\+\d+: {say_in(scene.lang, 'name-moves')}", below)
    for offer in scene.offers.lines:
        shown = offer.typed in below or offer.rest in below or f"{offer.family} …" in below
        assert shown or counted, f"{where}: {offer.typed}"


def check_board(scene: Snapshot, text: str, where: str) -> None:
    """Every section one decides with is there, or what is missing of it is counted."""
    for section in scene.screen.board:
        assert section.title in text or COUNTED.search(text) or "──" not in text, f"{where}: {section.title}"


def check_seats_have_letters(scene: Snapshot, where: str) -> None:
    """A colour is never the only carrier: a cell in a seat's colour holds the seat's letter or stands in its row."""
    for section in [*scene.screen.board, *scene.screen.more]:
        for row in section.rows:
            for cell in row:
                if cell.tone.startswith("seat"):
                    letter = SEAT_KEYS[int(cell.tone[4:])].upper()
                    assert letter in cell.text, f"{where}: {cell}"


def check_plain(scene: Snapshot, where: str, capsys: pytest.CaptureFixture[str]) -> None:
    renderer = PlainRenderer(narrates=False, lang=scene.lang)
    renderer.width, renderer.height = 79, 24
    renderer.turn(scene)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 79, where
    assert not set("│─╭╮╰╯╱╲▶○◐●✓†←→·") & set("".join(lines)), where
    assert " ".join(scene.status.split()[-3:]) in " ".join(" ".join(lines[-2:]).split()), where
    again = turn_lines(scene, set(turn_lines(scene, set())))
    assert len(again) <= len(lines), where


@pytest.mark.thorough
def test_stored_games_fit_every_window_and_face(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for scene, where in scenes(stored_games(game)):
        for size in WINDOWS:
            check_window(scene, size, where)
        for height in LOW:
            check_low_window(scene, height, where)
        check_seats_have_letters(scene, where)
        if scene.offers.moves:
            check_plain(scene, where, capsys)


def check_low_window(scene: Snapshot, height: int, where: str) -> None:
    """Scores, offers and question stay."""
    lines = [line.plain for line in page(scene, Size(80, height))]
    assert len(lines) <= height - 1, where
    assert scene.status in " ".join(line.strip() for line in lines[-2:]), where
    check_offers(scene, "\n".join(lines), where)
    if height >= 12:
        check_scores(scene, lines, where)
        check_lines_of_board(scene, lines, where)


def check_lines_of_board(scene: Snapshot, lines: list[str], where: str) -> None:
    """What is not to be seen of the board is counted, line by line."""
    board = [line.plain for section in scene.screen.board for line in text_layout.body_of(section, 79)]
    missing = sum(line not in lines for line in board)
    counted = [int(found[1]) for line in lines if (found := COUNTED.match(line.strip()))]
    assert sum(counted) >= missing, f"{where}: {missing} lines are hidden, {counted} are counted"


def test_games_of_all_sorts_fit(game: Game, seats: int) -> None:
    for seed, by_chance in ((1, True), (2, False)):
        options = {option.name: max(option.values) for option in game.meta.options} if by_chance else {}
        for scene, where in scenes(played(game, seats, seed, by_chance, options)):
            for size in WINDOWS:
                check_window(scene, size, where)
            check_seats_have_letters(scene, where)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_stacks_show_every_worker(lang: str) -> None:
    """B52: where workers can be picked the stacks lie open, and nothing of them is cut off."""
    game = load("baumeister")
    table = Table(game, 2, secret_from_number(1), options={"pick": 1})
    view = table.view(0)
    text = ""
    for section in game.reports["stacks"](view, Narrator(game, lang, ("Anna", "Ben"), me=0), ()):
        text += "\n".join(line.plain for line in text_layout.body_of(section, 79))
    assert "…" not in text
    workers = [worker for stack in view["state"]["stacks"].values() for worker in stack["workers"]]
    assert len(re.findall(r"\b[A-Z]\d+ [SILNC]+", text)) == len(workers) > 30
