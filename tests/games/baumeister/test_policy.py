"""The sensible player, the view of the table, and editions."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bauhuette.bots.registry import bot
from bauhuette.engine.edition_validation import BadEdition
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, begin, contracts, hires, play, purse, scene


def finished(seats: int, seed: int, greedy_seats: set[int], **options: int) -> Table:
    greedy, chance = bot("greedy", GAME), bot("random", GAME)
    table = Table(GAME, seats, secret_from_number(seed), options=options)
    rounds = Rounds("finished")
    while table.to_move is not None and rounds():
        player = greedy if table.to_move in greedy_seats else chance
        hidden = table.hidden_for_bot(table.to_move, luck_of_move(table.secret, ("bot",), table.version))
        table.play(player.choose(hidden, table.offered()))
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_clearly_beats_random(seats: int) -> None:
    """One greedy player against random ones wins nearly always."""
    wins = sum(finished(seats, seed, {seed % seats}).standing().ranks[seed % seats] == 1 for seed in range(12))
    assert wins >= 11


@pytest.mark.parametrize("options", [{}, {"pick": 1, "second_event": 1, "lend": 1, "hand": 1}])
def test_greedy_players_make_money(options: dict[str, int]) -> None:
    """Four of them end with more than they began with, on the whole, and finish most of what they win."""
    scores: list[int] = []
    won = done = 0
    for seed in range(4):
        table = finished(4, seed, {0, 1, 2, 3}, **options)
        scores += table.standing().scores
        counts = table.game.counters(table.state)
        won += sum(counts["contracts"])
        done += sum(counts["finished"])
    assert sum(scores) / len(scores) > 45_000 - 15_000 * len(options)
    assert done > 0.5 * won


def test_greedy_borrows_no_more_than_it_needs() -> None:
    """B44: the smallest loan that is enough."""
    greedy = bot("greedy", GAME)
    for cash, wanted in ((10_000, "borrow small"), (0, "borrow large")):
        table = scene(2)
        hires(table, 0, "M F J A A")
        purse(table, 0, cash)
        begin(table, "income")
        assert GAME.MOVES.print(greedy.choose(table.hidden(0), table.offered())) == wanted


def test_counters_for_the_balance_table() -> None:
    table = scene(2)
    contracts(table, {"house": 0, "town-hall": 1})
    table.state.built[3] = 63
    hires(table, 1, "M M M M M F")
    purse(table, 1, 0)
    begin(table, "income")
    play(table, "borrow large")
    assert table.game.counters(table.state) == {"contracts": [1, 1], "finished": [1, 0], "loans": [0, 1]}


def test_views_are_json_and_screens_can_be_drawn() -> None:
    """Every state of a game, for everybody, in both languages."""
    table = Table(GAME, 3, secret_from_number(5), options={"hand": 1, "lend": 1, "second_event": 1})
    rounds = Rounds("views are json and screens can be drawn")
    while table.to_move is not None and rounds():
        if table.version % 5 == 0:
            for seat in (None, 0, 1, 2):
                view = table.view(seat)
                json.dumps(view)
                for lang in ("de", "en"):
                    speech = Narrator(GAME, lang, ("Anna", "Ben", "Cleo"), me=seat)
                    for section in GAME.screen(view, speech, table.to_move).sections:
                        assert section.title
                        assert all(cell.text for row in section.rows for cell in row)
        moves = table.offered()
        table.play(moves[luck_of_move(table.secret, ("x",), table.version) % len(moves)])


def edition(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(f'game = "baumeister"\n{text}', encoding="utf-8")
    return path


def test_an_edition_changes_single_values(tmp_path: Path) -> None:
    """An owner's price and heads count; everything else stays."""
    text = '[contract.house]\nprice = 57000\n[piece.house]\nside-1 = "JA"\n[letters]\nmaster-1 = "SI"\n'
    own = load("baumeister", edition(tmp_path, text))
    assert own.edition != GAME.edition
    assert own.overrides["contract.house.price"] == 57000


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[contract.house]\nprice = 500000", "contract.house.price"),
        ('[piece.house]\nside-1 = "X"', "piece.house.side-1"),
        ('[letters]\nmaster-1 = "SS"', "letters.master-1"),
        ("[category.master]\ncards = 7", "category.master.cards"),
        ("[economy.good]\ncopies = 3", "economy.good.copies"),
        ("[contract.house]\nprice = 72500", "contract.house.price"),
        ('[event.bad-weather]\neffect = "rest-letter"', "event.bad-weather.letter"),
        ('[event.fire]\neffect = "flood"', "event.fire.effect"),
        ("[contract.house]\nnumber = 5", "contract.house.number"),
        ('[contract.house]\nkind = "wall"', "contract.house.kind"),
    ],
)
def test_an_impossible_edition_is_refused(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        load("baumeister", edition(tmp_path, text))
    assert key in refusal.value.facts["key"].split(", ")
    assert refusal.value.text("de")


def test_b19_who_errs_bids_no_more_than_a_contract_can_bring() -> None:
    """Of all amounts they make the surest, and 95,000 for what pays 60,000 is none, however good it looked."""
    table = scene(2)
    contracts(table, {"watchtower": 1}, "small-city-gate small-house")
    hires(table, 0, "M F J A A")
    purse(table, 0, 100_000)
    play(begin(table, "choose"), "auction small-city-gate")
    hidden, moves = table.hidden(0), np.array([move.id for move in table.moves()])
    for name in ("apprentice", "journeyman"):
        made, one = set(), bot(name, GAME)
        for i in range(200):
            hidden.rng = luck_of_move(b"slips", (), i)
            made.add(GAME.MOVES.print(one.choose(hidden, moves)))
        assert all(int(bid.removeprefix("bid ")) < 60 for bid in made), (name, made)
