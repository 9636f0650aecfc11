"""Score breakdowns of every stored game add up, with messages in both languages and rules of the text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bauhuette.engine.catalogue import game_keys, words_of
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.registry import load
from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource
from bauhuette.games.baumeister.moves import NEWS
from bauhuette.games.baumeister.score_breakdown import tally as talers
from bauhuette.match.record_reader import read_record, replay
from bauhuette.testkit.text_checks import rule_ids

GAMES = Path(__file__).parent / "games"
NO_MONEY_MOVES = {"bid", "unsold", "offered", "countered"}


def stored(game: Game) -> Iterator[tuple[EndedGame, list[ScorePart]]]:
    for path in sorted((GAMES / game.meta.key / "records").glob("*.json")):
        table = replay(read_record(path))
        states = [table.past[0].before, *(step.after for step in table.past)]
        news = [one for state in states for one in game.NEWS.json(state)]
        assert table.outcome is not None
        ended = EndedGame(game.view(table.hidden(None)), table.outcome.scores, news)
        yield ended, game.tally(ended)


@pytest.mark.parametrize("key", game_keys())
def test_every_part_adds_up_to_the_scores(key: str) -> None:
    for ended, parts in stored(load(key)):
        assert parts
        for part in parts:
            assert [sum(row.points[p] for row in part.rows) for p in ended.seats] == list(ended.scores)


@pytest.mark.parametrize("key", game_keys())
def test_rows_have_words_and_rules_of_the_game(key: str) -> None:
    game = load(key)
    rules = set(rule_ids(game, "en"))
    rows = [row for _, parts in stored(game) for part in parts for row in (ScoreSource(part.title, []), *part.rows)]
    for row in rows:
        assert not row.rule or f"{game.meta.rule_prefix}{row.rule}" in rules
        for lang in LANGUAGES:
            assert not row.text or words_of(key, lang).has(row.text), row.text


@pytest.mark.parametrize("key", game_keys())
def test_every_kind_of_news_names_a_rule_of_the_text(key: str) -> None:
    game = load(key)
    named = {kind: rule for kind, rule in game.facts()["rules"].items() if rule not in rule_ids(game, "en")}
    assert not named
    assert set(game.facts()["rules"]) == {kind.name for kind in game.NEWS.kinds}


def test_points_of_a_prepared_position_are_listed_apart() -> None:
    game = load("pillars")
    ended, _ = next(stored(game))
    later = ended._replace(scores=[score + 10 * (p == 0) for p, score in enumerate(ended.scores)])
    before = [row.points for row in game.tally(later)[0].rows if row.text == "tally-before"]
    assert before == [[10, *(0 for _ in ended.scores[1:])]]


def test_baumeister_counts_every_taler() -> None:
    """News with an amount move money, or are listed above."""
    told = [kind for kind in NEWS.kinds if {"amount", "fee"} & set(kind.facts) and kind.name not in NO_MONEY_MOVES]
    for kind in told:
        fact = "amount" if "amount" in kind.facts else "fee"
        news = {"kind": kind.name, "seat": 0, "borrower": 1, fact: 3}
        start = next(row for row in talers(EndedGame({}, [0, 0], [news]))[0].rows if row.text == "tally-before")
        assert abs(start.points[0]) == 3000, kind.name
