"""`bauhuette balance`: distributions, the weight of skill, and the page with plots."""

from __future__ import annotations

import json
import math
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
from typer.testing import CliRunner

from bauhuette.cli.main import app
from bauhuette.engine import registry
from bauhuette.engine.game import Game
from bauhuette.engine.hooks import TALLY_ROWS
from bauhuette.engine.rng import secret_from_number
from bauhuette.match.table import Table
from bauhuette.study.balance import played_games
from bauhuette.study.card_win_rates import holders, items_report
from bauhuette.study.intervals import histogram
from tests.limits import Rounds


def test_a_histogram_counts_everything_once() -> None:
    assert histogram([3, 3, 5]) == {"low": 3, "width": 1, "counts": [2, 0, 1]}
    wide = histogram(list(range(-10, 100)))
    assert sum(wide["counts"]) == 110
    assert len(wide["counts"]) <= 24


def test_balance_writes_figures_and_a_page(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    words = ["balance", "pillars", "--games", "24", "--seats", "3", "--skill", "--lang", "en"]
    done = CliRunner().invoke(app, [*words, "--html", str(page), "--json", str(figures)])
    assert done.exit_code == 0, done.output
    report = json.loads(figures.read_text(encoding="utf-8"))["seat_counts"][0]
    assert sum(report["spread"]["moves"]["counts"]) == 24
    assert all(sum(spread["counts"]) == 24 for spread in report["spread"]["score"])
    assert report["skill"]["mean"] > 1 / 3
    html = page.read_text(encoding="utf-8")
    judged = [group for group in report["items"].values() if any(row["win"] for row in group)]
    assert judged
    assert html.count("<svg") == 4 + len(judged)
    svg = html[html.index("<svg") : html.index("</svg>") + 6]
    assert len(list(ET.fromstring(svg))) > 2
    assert "among players who choose at random" in html
    assert "Own craftsmen given" in html
    assert "Own craftsmen given" in done.output


def test_a_cards_win_rate_is_the_share_of_times_a_winner_had_it() -> None:
    """Three games of two seats: the winner had the card alone, both had it, the loser had it twice."""
    tallies = np.array([[[1], [0]], [[1], [1]], [[0], [2]]])
    wins = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    found = holders(tallies, wins)
    assert found.often[0] == 5 / 3
    assert found.share[0] == 2 / 5
    apart = [1 - 0.4, 1 - 0.8, 0 - 0.8]
    assert math.isclose(found.margin[0], 1.959964 * math.sqrt(sum(x * x for x in apart) * 3 / 2) / 5)


def test_rare_items_get_no_rate_and_the_best_comes_first() -> None:
    game = registry.load("contest")
    tallies = np.zeros((30, 3, game.items["built"].size), np.int64)
    tallies[:29, 0, 1] = 1
    tallies[:, 1, 2] = 1
    tallies[:, 0, 3] = 1
    rows = items_report(game, tallies, np.array([[1.0, 0.0, 0.0]] * 30))["built"]
    assert [row["key"] for row in rows[:2]] == [game.items["built"].key(3), game.items["built"].key(2)]
    assert [row["win"] and row["win"]["mean"] for row in rows] == [1, 0] + [None] * (len(rows) - 2)


# Groups of items that a game's counters also count, at the end and without the news.
ALSO_COUNTED = {
    "pillars": {"kept": "advantages"},
    "contest": {"built": "buildings"},
    "baumeister": {"won": "contracts", "finished": "finished"},
    "cologne": {"completed": "churches"},
}


def test_items_are_credited_to_the_seats_the_counters_say(game: Game, seats: int) -> None:
    part = played_games(game, seats, 3, range(4))
    first = 0
    for group, names in game.items.items():
        credited = part.tallies[:, :, first : first + names.size].sum(axis=2)
        assert credited.sum() > 0 or group == "played"  # events are held in hand only with an option
        if counter := ALSO_COUNTED[game.meta.key].get(group):
            assert credited.tolist() == part.rows[counter]
        first += names.size
    assert first == part.tallies.shape[2]


def test_encounter_cards_are_credited_when_they_are_played() -> None:
    part = played_games(registry.load("cologne"), 2, 3, range(4))
    items = registry.load("cologne").items
    archbishop = items["completed"].size + items["played"].index("archbishop")
    assert part.tallies[:, :, archbishop].tolist() == part.rows["audiences"]


def test_cards_credited_in_pillars_are_those_of_the_tricks() -> None:
    """News of own craftsmen come when a hand is scored; neutral cards only lapse with an ungiven king's trick."""
    game = registry.load("pillars")
    items = [key for names in game.items.values() for key in names.keys]
    table = Table(game, 3, secret_from_number(4))
    tally = np.zeros((TALLY_ROWS, len(items)), np.int64)
    craftsmen, hands, lapsed = [0, 0, 0], 0, False
    rounds = Rounds("cards credited in pillars are those of the tricks")
    while table.to_move is not None and rounds():
        hidden = table.hidden_for_bot(table.to_move, 1)
        moves = np.array(table.offered(), np.int64)
        table.play(game.policy(hidden, moves, len(moves)))
        game.credit(table.state, tally)
        for item in game.NEWS.read(table.state):
            if item.kind == "scored":
                craftsmen[item.facts["seat"]] += item.facts["craftsmen"]
            lapsed |= item.kind == "kings-trick-lapses"
            hands += item.kind == "kings-trick-given" or item.kind == "kings-trick-lapses"
    assert tally[:3, : game.items["own"].size].sum(axis=1).tolist() == craftsmen
    tom = items.index("tom-builder")
    assert tally[:3, tom].sum() == hands or (lapsed and tally[:3, tom].sum() < hands)
    assert tally[3, :].sum() == 0


def test_balance_of_other_bots_and_variants(tmp_path: Path) -> None:
    """`greedy`, compiled or asked move by move, is credited the same; names and options are checked."""
    figures = tmp_path / "figures.json"
    words = ["balance", "baumeister", "--seats", "2", "--games", "3", "--lang", "en"]
    for player in ("greedy", "Lehrling"):
        done = CliRunner().invoke(
            app, [*words, "--player", player, "--option", "lend=1", "--json", str(figures)], catch_exceptions=False
        )
        assert done.exit_code == 0, done.output
        found = json.loads(figures.read_text(encoding="utf-8"))
        assert (found["player"] in ("greedy", "apprentice"), found["options"]) == (True, {"lend": 1})
        (report,) = found["seat_counts"]
        assert report["games"] == 3
        assert sum(win["mean"] for win in report["figures"]["win"]) == 1
    assert "all “Apprentice”" in done.output
    assert any(row["often"] for group in report["items"].values() for row in group)
    for wrong in (["--player", "gredy"], ["--option", "lend=7"]):
        assert CliRunner().invoke(app, [*words, *wrong]).exit_code == 2
