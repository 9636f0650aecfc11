"""Endings of finished games are true: curves, scenes and the sentence why, against facts counted another way."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import bauhuette as bh
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.ending import (
    Curve,
    DecidingReason,
    GameCourse,
    GameEnding,
    SingleThing,
    StepLabel,
    pair_for,
    reason_for,
)
from bauhuette.engine.score_breakdown import ScorePart, ScoreSource
from bauhuette.games.baumeister import cards as contracts
from bauhuette.games.cologne import cards as churches
from bauhuette.games.contest import cards as buildings
from bauhuette.games.contest import scoring
from bauhuette.games.pillars import cards as craftsmen
from bauhuette.match.played_game import played_game
from bauhuette.match.record_reader import read_record, replay
from bauhuette.match.table import Table
from tests.limits import Rounds

GAMES = Path(__file__).parent / "games"


class Told(NamedTuple):
    table: Table
    played: GameCourse
    ending: GameEnding
    parts: list[ScorePart]

    @property
    def curve(self) -> Curve:
        assert self.ending.curve is not None
        return self.ending.curve

    def reason(self, you: int | None) -> DecidingReason | None:
        assert self.table.outcome is not None
        return reason_for(self.table.outcome.scores, self.table.outcome.ranks, you, self.ending, self.parts)

    def news(self, *kinds: str) -> list[dict[str, Any]]:
        return [dict(one) for step in self.played.steps for one in step if one["kind"] in kinds]


def told(table: Table) -> Told:
    played = played_game(table, None)
    return Told(table, played, table.game.ending(played), table.game.tally(played.ended))


def at_random(key: str, seed: int) -> Table:
    game, luck = bh.game(key), Random(seed)
    table = game.table(seats=luck.choice(list(game.meta.seats)), seed=seed)
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move is not None and rounds():
        table.play(luck.choice(table.moves()))
    return table


@cache
def finished(key: str, thorough: bool) -> list[Told]:
    """Stored games, random ones and, as random players hardly build, some of quick bots."""
    stored = [replay(read_record(path)) for path in sorted((GAMES / key / "records").glob("*.json"))]
    random = [at_random(key, seed) for seed in range(8 if thorough else 1)]
    return [told(table) for table in [*stored, *random, *(by_bots(key, seed) for seed in range(24 if thorough else 2))]]


def by_bots(key: str, seed: int) -> Table:
    game, seats = bh.game(key), bh.game(key).meta.seats
    table, greedy = game.table(seats=seats[seed % len(seats)], seed=100 + seed), bh.bot("greedy", game)
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move is not None and rounds():
        table.play(table.ask(greedy))
    return table


# --- counted another way: from the news alone, and from the full state at the end ---


def sums(game: Told, kinds: dict[str, tuple[str, str, int]]) -> list[list[int]]:
    """Running sums after every step, by kind of news: which seat, which fact, and the factor."""
    scores, found = [0 for _ in game.played.seats], []
    for step in game.played.steps:
        for news in step:
            if news["kind"] in kinds:
                seat, fact, factor = kinds[news["kind"]]
                scores[news[seat]] += factor * news[fact]
        found.append([*scores])
    return found


CHANGES: dict[str, dict[str, tuple[str, str, int]]] = {
    "pillars": {"scored": ("seat", "points", 1)},
    "cologne": dict.fromkeys(("completed", "bonus", "audience"), ("seat", "points", 1)),
    "baumeister": {
        kind: ("seat", "amount", factor * contracts.UNIT)
        for kind, factor in {
            "income": 1, "salvaged": 1, "won": -1, "given": -1, "found": 1, "paid": -1, "borrowed": 1, "repaid": -1,
            "settled": -1, "lent": 1,
        }.items()
    },
}  # fmt: skip


def ends_of_hands(game: Told) -> list[int]:
    return [i - 1 for i, step in enumerate(game.played.steps) if i and any(n["kind"] == "hand-begins" for n in step)]


def counted_otherwise(game: Told, key: str) -> list[list[int]] | None:
    """The rows of the curve, the last one left out; None where the game began in a prepared position."""
    steps = game.played.steps
    if game.table.position is not None:
        return None
    if key == "contest":
        standing: list[Counter[str]] = [Counter() for _ in game.played.seats]
        rows, first = [[0 for _ in game.played.seats]], None
        for step in steps:
            for news in step:
                if news["kind"] == "rolled" and first in (None, news["seat"]):
                    rows += [] if first is None else [[_value(city) for city in standing]]
                    first = news["seat"]
                elif news["kind"] == "final-round" and first != "final":
                    rows.append([_value(city) for city in standing])
                    first = "final"
                elif news["kind"] == "laid":
                    standing[news["seat"]][news["card"]] += 1
                elif news["kind"] == "destroyed":
                    standing[news["victim"]][news["card"]] -= 1
        return [*rows, [_value(city) for city in standing]]
    after = sums(game, CHANGES[key])
    if key == "pillars":
        by_hand, hand = [[0 for _ in game.played.seats]], after[0]
        for i, step in enumerate(steps):
            hand = after[i]
            if i and any(news["kind"] == "hand-begins" for news in step):
                by_hand.append(hand)
        return by_hand
    if key == "cologne":
        return [after[0], *(after[i] for i in _ends_of_rounds(game))]
    return None


def _value(city: Counter[str]) -> int:
    return sum(count * int(buildings.VALUE[buildings.FACES.index(card)]) for card, count in city.items())


def _ends_of_rounds(game: Told) -> list[int]:
    """A round is over when the turn has come back to the first seat."""
    seats, ends, last = len(game.played.seats), [], 0
    for i, step in enumerate(game.played.steps):
        for news in step:
            if i and news["kind"] in ("turn", "skipped"):
                if news["seat"] != last and last == seats - 1:
                    ends.append(i)
                last = news["seat"]
    return ends


@pytest.mark.parametrize("key", game_keys())
def test_curves_end_at_the_scores_and_are_what_the_news_add_up_to(key: str, thorough: bool) -> None:
    for game in finished(key, thorough):
        curve = game.curve
        assert curve.values[-1] == list(game.played.scores)
        assert len(curve.labels) == len(curve.values)
        otherwise = counted_otherwise(game, key)
        if otherwise is not None:
            assert curve.values[:-1] == otherwise[: len(curve.values) - 1]
            assert len(curve.values) == len(otherwise) + 1


def test_money_after_each_round_is_what_came_in_and_went_out(thorough: bool) -> None:
    """Cash by the news, less the loans at today's price by the full state."""
    for game in finished("baumeister", thorough):
        cash, start = sums(game, CHANGES["baumeister"]), game.played.view_after(0)["seats"][0]["money"]
        lent = [(i, one) for i, step in enumerate(game.played.steps) for one in step if one["kind"] == "lent"]
        fees = [(i, one) for i, step in enumerate(game.played.steps) for one in step if one["kind"] == "picked"]
        begun = [i for i, step in enumerate(game.played.steps) if i and any(n["kind"] == "round" for n in step)]
        for row, step in zip(game.curve.values[1:-1], begun, strict=True):
            state = game.table.past[step - 1].after
            for seat, money in enumerate(row):
                paid = sum(one["amount"] for i, one in lent if i <= step and one["borrower"] == seat)
                paid += sum(one["fee"] for i, one in fees if i <= step and one["seat"] == seat)
                owed = [
                    int(state.loans[seat, loan])
                    * int(
                        contracts.EARLY[loan] if state.contracts_shown < state.contracts_used else contracts.LATE[loan]
                    )
                    for loan in range(len(contracts.LOANS))
                ]
                assert money == start + cash[step][seat] - contracts.UNIT * (paid + sum(owed))


# --- scenes ---


def test_cards_of_a_hand_add_up_to_it(thorough: bool) -> None:
    for game in finished("pillars", thorough):
        scored = [[one["points"] for one in game.news("scored") if one["seat"] == p] for p in game.played.seats]
        for place, hand in enumerate(game.ending.scene["hands"]):
            for seat, cards in enumerate(hand["cards"]):
                assert hand["points"][seat] == scored[seat][place]
                assert sum(one["converted"] + one["own"] + one["other"] for one in cards) == hand["points"][seat]


def test_cities_are_those_of_the_last_state(thorough: bool) -> None:
    for game in finished("contest", thorough):
        state: Any = game.table.state
        for seat, city in enumerate(game.ending.scene["cities"]):
            assert city["buildings"] == scoring.building_points(state, seat)
            assert sum(city["extra"].values()) == scoring.extra_points(state, seat)
            assert city["minus"] == scoring.minus_points(state, seat)
            assert bool(city["lacks"]) == (sum(city["extra"].values()) < ALL_EXTRAS)
            if city["lacks"] and city["lacks"][0] not in ("middle", "churches", "corners", "town-hall"):
                assert not scoring.is_complete(state, seat)


ALL_EXTRAS = buildings.MIDDLE + buildings.EQUAL_CHURCHES + buildings.EQUAL_CORNERS


def test_works_are_paid_for_as_the_account_says(thorough: bool) -> None:
    for game in finished("baumeister", thorough):
        rows = {row.text: row.points for row in game.parts[0].rows}
        for seat, works in enumerate(game.ending.scene["works"]):
            done = [work for work in works if work["round"] is not None]
            assert sum(work["paid"] for work in done) == rows.get("tally-finished", [0] * 4)[seat]
            left = [work for work in works if work["round"] is None]
            assert sum(work["paid"] for work in left) == rows.get("tally-unfinished", [0] * 4)[seat]
            assert all(work["round"] <= len(game.curve.values) - 1 for work in done)


def test_stones_of_a_church_are_worth_its_tile(thorough: bool) -> None:
    for game in finished("cologne", thorough):
        state = game.table.state
        for one in game.ending.scene["churches"]:
            church = churches.CHURCHES.index(one["church"])
            assert sum(one["given"]) == one["points"] == churches.VALUE[church]
            assert one["given"][one["owner"]] == max(one["given"])
            assert state.owner[church] == one["owner"]


# --- the sentence why ---


def is_true(game: Told, key: str, found: DecidingReason, you: int | None) -> None:
    outcome = game.table.outcome
    assert outcome is not None
    pair, scores = pair_for(outcome.ranks, you), outcome.scores
    lead = scores[pair.ahead] - scores[pair.behind]
    if found.key == "step":
        values, step = game.curve.values, found.step
        assert step is not None
        assert outcome.ranks[found.seat] == 1
        assert values[step][found.seat] - values[step - 1][found.seat] == found.amount > 0
        assert found.led is not None
        assert all(values[step - 1][found.led] > v for p, v in enumerate(values[step - 1]) if p != found.led)
        assert any(values[step][found.led] <= v for p, v in enumerate(values[step]) if p != found.led)
        assert you is None or found.seat == you or found.led == you
    elif found.key == "source":
        gaps = [row.points[pair.ahead] - row.points[pair.behind] for row in game.parts[0].rows]
        assert found.amount == max(gaps) > 0
    elif found.key == "caught-up":
        values, step = game.curve.values, found.step
        assert step is not None
        assert found.other is not None
        assert values[step - 1][found.seat] < values[step - 1][found.other]
        assert all(row[found.seat] == row[found.other] for row in values[step:])
    else:
        amount, rival = SINGLE[key](game, found)
        source = found.facts.get("source")
        rows = {row.text for part in game.parts for row in part.rows}
        assert source is None or source in rows or not any(one["amount"] for one in game.news("salvaged"))
        assert found.amount == amount
        assert amount - rival >= lead > 0
        assert found.seat == (pair.behind if found.key in ("missing", "hand") else pair.ahead)


def kings_trick(game: Told, found: DecidingReason) -> tuple[int, int]:
    """The hand less what advantage cards brought: who gets the king's trick was given nothing else."""
    number, seat = int(found.facts["number"]), found.seat
    hand: list[Any] = []
    for step in game.played.steps:
        for news in step:
            begins = news["kind"] == "hand-begins" and news["number"] == number
            hand = [] if begins else [*hand, news]
            if news["kind"] == "scored" and news["seat"] == seat and hand[-1:] == [news]:
                last = news
        if any(news["kind"] == "hand-begins" and news["number"] == number + 1 for news in step):
            break
    assert not [one for one in hand if one["kind"] == "trick-given" and one["receiver"] == seat]
    kept = {one["card"] for one in game.news("advantage-kept") if one["seat"] == seat}
    ours = [one for one in hand if one["kind"] == "converted" and one["seat"] == seat]
    by_kept = sum(one["points"] for one in ours if one["converter"] in kept)
    state: Any = next(past.after for past in game.table.past if last in game.table.game.NEWS.json(past.after))
    printed = sum(
        int(craftsmen.POINTS[craftsmen.CARDS.index(card)])
        for card in game.table.game.view(state)["seats"][seat]["kept"]
    )
    return last["points"] - by_kept - printed, 0


def extra(game: Told, found: DecidingReason) -> tuple[int, int]:
    state: Any = game.table.state
    other = found.other
    assert other is not None
    if found.key == "hand":
        return scoring.minus_points(state, found.seat), scoring.minus_points(state, other)
    count = {
        "middle": scoring.middle_points,
        "churches": scoring.church_points,
        "corners": scoring.corner_points,
    }[found.key]
    assert not (scoring.is_complete(state, other) and count(state, other))
    assert scoring.is_complete(state, found.seat)
    return count(state, found.seat), 0


def missing(game: Told, found: DecidingReason) -> tuple[int, int]:
    number, state = contracts.CONTRACTS.index(found.facts["contract"]), game.table.state
    pieces = contracts.PARTS - int(state.built[number]).bit_count()
    assert pieces == found.facts["count"]
    assert state.holder[number] == found.seat
    cost = min(int(contracts.PRICE[number]), pieces * contracts.MISSING_PIECE) * contracts.UNIT
    assert game.table.outcome is not None
    scores = game.table.outcome.scores
    if found.place is not None:
        others = [score for seat, score in enumerate(scores) if seat != found.seat]
        assert sum(score >= scores[found.seat] + cost for score in others) == found.place - 1
        assert sum(score > scores[found.seat] for score in others) > found.place - 1
    return cost, 0


def last_church(game: Told, found: DecidingReason) -> tuple[int, int]:
    last, state = game.news("completed")[-1], game.table.state
    church = churches.CHURCHES.index(last["church"])
    assert found.facts["field"] == last["church"]
    assert state.owner[church] == found.seat
    bonus = int(churches.BONUS[churches.ABBOT_OF[church]]) if state.abbot[church] else 0
    assert found.facts["abbot"] == bonus
    return int(churches.VALUE[church]) + bonus, 0


SINGLE = {"pillars": kings_trick, "contest": extra, "baumeister": missing, "cologne": last_church}


@pytest.mark.parametrize("key", game_keys())
def test_the_sentence_why_is_true_for_every_reader(key: str, thorough: bool) -> None:
    said: Counter[str] = Counter()
    for game in finished(key, thorough):
        assert game.table.outcome is not None
        for you in (None, *game.played.seats):
            found = game.reason(you)
            pair = pair_for(game.table.outcome.ranks, you)
            if game.played.scores[pair.ahead] > game.played.scores[pair.behind]:
                assert found is not None
            if found is not None:
                said[found.key] += 1
                is_true(game, key, found, you)
    assert {"source"} <= set(said)
    if thorough:
        assert set(said) & {"kings-trick", "middle", "churches", "corners", "hand", "missing", "last-church"}, said


# --- the rules that choose it, on games made up for them ---

START = StepLabel("start")


def made_up(*values: list[int], things: list[SingleThing] | None = None) -> GameEnding:
    return GameEnding(Curve("", "points", [START for _ in values], [*values]), things or [])


def parts(**rows: list[int]) -> list[ScorePart]:
    return [ScorePart([ScoreSource(text, points) for text, points in rows.items()])]


def test_a_single_thing_comes_first_then_the_largest_step_then_the_source() -> None:
    course = ([0, 0], [5, 2], [6, 9])
    rows = parts(a=[6, 4], b=[0, 5])
    thing = SingleThing("tower", 1, 4)
    assert reason_for([6, 9], [2, 1], 0, made_up(*course, things=[thing]), rows) == DecidingReason(
        "tower", 1, 4, other=0
    )
    small = made_up(*course, things=[thing._replace(amount=2)])
    assert reason_for([6, 9], [2, 1], 0, small, rows) == DecidingReason("step", 1, 7, 2, led=0)
    steady = made_up([0, 0], [1, 5], [6, 9])
    found = reason_for([6, 9], [2, 1], 0, steady, rows)
    assert found == DecidingReason("source", 1, 5, thing="b", facts={"source": "b"}, other=0)


def test_what_both_have_decides_nothing() -> None:
    both = [SingleThing("tower", seat, 10) for seat in (0, 1)]
    found = reason_for([6, 9], [2, 1], 1, made_up([0, 0], [6, 9], things=both), parts(a=[6, 9]))
    assert found is not None
    assert found.key == "source"


def test_a_loss_says_the_place_only_where_the_sum_proves_it() -> None:
    def place(cost: int) -> int | None:
        lost = SingleThing("missing", 2, -cost)
        found = reason_for([106, 87, 79], [1, 2, 3], 2, made_up([0, 0, 0], [106, 87, 79], things=[lost]), [])
        assert found is not None
        return found.place

    assert place(20) == 2
    assert place(8) is None  # a draw is not second place
    assert place(40) == 1


def test_a_draw_is_said_with_who_caught_up() -> None:
    drawn = made_up([0, 0], [5, 2], [7, 7])
    assert reason_for([7, 7], [1, 1], 0, drawn, []) == DecidingReason("caught-up", 1, step=2, other=0)
    assert reason_for([7, 7], [1, 1], 1, drawn, []) == DecidingReason("caught-up", 1, step=2, other=0)
    assert reason_for([7, 7], [1, 1], 0, made_up([0, 0], [7, 7]), []) is None
