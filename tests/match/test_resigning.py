"""Giving up: who is behind whom, whether the game goes on, and what is refused afterwards."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bauhuette.engine.eyes import Seat
from bauhuette.engine.game import Outcome
from bauhuette.match.events import Event, Who
from bauhuette.match.match import Match
from bauhuette.match.resigning import goes_on, placed
from bauhuette.match.verbs.ending import Flag, Rematch
from bauhuette.match.verbs.handing import Hand, Resign, TakeBack, leave
from bauhuette.match.verbs.instructing import Instruct
from bauhuette.match.verbs.playing import Play
from bauhuette.match.verbs.starting import Start
from tests.match.at_a_table import ANNA, BEN, CLEO, ZOE, bot, happen, mover, new_match, play_until, running, sitting
from tests.match.test_match import refused_code


def resign(match: Match, who: Who) -> Event:
    return happen(match, Resign.propose(match, who), who=who)


@pytest.mark.parametrize(
    ("people", "resigned", "on"),
    [
        ((True, True), [0], False),  # the other one has won
        ((True, False), [0], False),
        ((True, True, True), [0], True),
        ((True, True, True), [0, 2], False),
        ((True, True, False), [0], True),  # the other person plays on against two bots
        ((True, False, False), [0], False),  # bots do not play for nobody
        ((True, False, False, False), [0], False),
        ((True, True, False, False), [1, 0], False),
    ],
)
def test_a_game_goes_on_while_somebody_is_left_to_play_against_and_for(
    people: tuple[bool, ...], resigned: list[int], on: bool
) -> None:
    assert goes_on(people, resigned) == on


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_gives_up_is_behind_all_others_and_who_does_so_first_is_last(seats: int) -> None:
    for ranks in product(range(1, seats + 1), repeat=seats):
        for given_up in permutations(range(seats), seats - 1):
            for many in range(seats):
                resigned = given_up[:many]
                found = placed(Outcome("goal", [0] * seats, list(ranks)), resigned).ranks
                playing = [seat for seat in range(seats) if seat not in resigned]
                assert [found[seat] for seat in resigned] == list(range(seats, seats - many, -1))
                for one, other in product(playing, repeat=2):
                    assert (found[one] < found[other]) == (ranks[one] < ranks[other])
                assert min(found) == 1


def test_at_three_a_bot_goes_on_and_the_person_is_out() -> None:
    match = running()
    resign(match, BEN)
    assert match.status == "running"
    assert match.rated, "it counts, as a loss"
    assert match.seats[1].resigned
    assert not match.seats[1].handed
    assert match.seats[1].played_by_bot
    assert match.seats_of(BEN.user) == (1,), "they may look on, and their name stays"
    for again in (
        lambda: Resign.propose(match, BEN),
        lambda: TakeBack.propose(match, BEN),
        lambda: Hand.propose(match, BEN, "greedy"),
        lambda: leave(match, BEN),
        lambda: Instruct.propose(match, BEN, [], "game"),
        lambda: Play.propose(match, BEN, match.version, 0),
    ):
        assert refused_code(again) == "resigned"
    play_until(match, lambda m: m.status == "over")
    assert match.ended == "rules"
    outcome = match.outcome
    assert outcome is not None
    assert match.table is not None
    assert match.table.outcome is not None
    assert outcome.ranks[1] == 3
    assert (outcome.reason, outcome.scores) == (match.table.outcome.reason, match.table.outcome.scores)


def test_the_last_but_one_person_ends_the_game_and_the_last_has_won() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    resign(match, CLEO)
    play_until(match, lambda m: m.version > 6)
    draft = Resign.propose(match, ANNA)
    assert match.status_after(draft) == "over"
    happen(match, draft)
    assert (match.status, match.ended, match.to_move) == ("over", "resigned", None)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "resigned"
    assert outcome.ranks == [2, 1, 3]
    assert match.rated
    assert refused_code(Resign.propose, match, BEN) == "not-running"
    again = Rematch.propose(match, ANNA, "new")
    assert match.status_after(again) == "over", "what comes after the end does not begin the game anew"


def test_against_bots_alone_it_is_over_at_once() -> None:
    match = running(sitting(ANNA), bot(), bot())
    resign(match, ANNA)
    assert match.ended == "resigned"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks[0] == 3


def test_who_resigns_in_their_turn_is_replaced_there() -> None:
    match = running()
    who = mover(match)
    resign(match, who)
    assert match.table is not None
    assert match.to_move is not None
    assert match.seats[match.to_move].played_by_bot
    happen(match, Play.for_seat(match, match.to_move, int(match.table.offered()[0]), by="bot"))


def test_only_who_plays_in_a_running_game() -> None:
    assert refused_code(Resign.propose, running(), ZOE) == "not-seated"
    assert refused_code(Resign.propose, new_match(sitting(ANNA), bot(), bot()), ANNA) == "not-running"


def test_what_was_resigned_is_found_again_in_the_events() -> None:
    match = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO))
    events = [happen(match, Start.propose(match, ANNA)), resign(match, BEN), resign(match, CLEO)]
    again = Match.fold(match.setup, match.game, events)
    assert again.outcome == match.outcome
    assert (again.ended, again.resigned, again.rated) == ("resigned", [1, 2], True)


# --- what counts for ratings ---


def test_whoever_lets_a_bot_play_or_leaves_has_lost_for_the_rating_even_if_they_come_back() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, Hand.propose(match, CLEO, "greedy"))
    happen(match, TakeBack.propose(match, CLEO))
    happen(match, leave(match, BEN))
    play_until(match, lambda m: m.status == "over")
    assert match.rated
    assert match.places_that_count == [1, 2, 3]
    assert match.outcome is not None
    assert match.table is not None
    assert match.table.outcome is not None
    assert match.outcome.ranks == match.table.outcome.ranks, "the result of the game is what its rules say"


@pytest.mark.parametrize("back", [True, False])
def test_whoever_was_away_has_lost_only_if_they_are_not_back_at_the_end(back: bool) -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, Hand.absent(match, Seat(0)))
    if back:
        happen(match, TakeBack.propose(match, ANNA))
    play_until(match, lambda m: m.status == "over")
    assert match.outcome is not None
    places = match.places_that_count
    assert places is not None
    assert list(places) == match.outcome.ranks if back else places[0] == 3


def test_whose_flag_ends_the_game_has_lost_and_the_others_share_the_first_place() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, Flag.propose(match, Seat(1)))
    assert match.outcome is None
    assert match.places_that_count == [1, 3, 1]


def test_a_game_of_somebody_who_was_sent_away_counts_for_nobody() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, Hand(Seat(1), "greedy", "gone").draft())
    play_until(match, lambda m: m.status == "over")
    assert match.places_that_count is None
