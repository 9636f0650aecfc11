"""Resigning: the ranks, whether the game goes on, and what is refused afterwards."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bauhuette.engine.game import Outcome
from bauhuette.engine.types import Seat
from bauhuette.match.commands.game_end import FlagFall
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.rematch import Rematch
from bauhuette.match.commands.standing_orders import GiveOrders
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import HandOver, Resign, TakeBack, leave
from bauhuette.match.events import Actor, Event
from bauhuette.match.match import Match
from bauhuette.match.resignation import goes_on, rank_with_resigned_last
from tests.match.at_a_table import ANNA, BEN, CLEO, ZOE, bot, happen, mover, new_match, play_until, running, sitting
from tests.match.test_match import refused_code


def resign(match: Match, who: Actor) -> Event:
    return happen(match, Resign.decide(match, who), who=who)


@pytest.mark.parametrize(
    ("people", "resigned", "on"),
    [
        ((True, True), [0], False),  # the other person has won
        ((True, False), [0], False),
        ((True, True, True), [0], True),
        ((True, True, True), [0, 2], False),
        ((True, True, False), [0], True),  # the other person plays on against two bots
        ((True, False, False), [0], False),  # bots do not play on without people
        ((True, False, False, False), [0], False),
        ((True, True, False, False), [1, 0], False),
    ],
)
def test_a_game_goes_on_while_two_seats_are_left_and_one_is_a_persons(
    people: tuple[bool, ...], resigned: list[int], on: bool
) -> None:
    assert goes_on(people, resigned) == on


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resigned_seats_rank_last_and_the_first_to_resign_very_last(seats: int) -> None:
    for ranks in product(range(1, seats + 1), repeat=seats):
        for given_up in permutations(range(seats), seats - 1):
            for many in range(seats):
                resigned = given_up[:many]
                found = rank_with_resigned_last(Outcome("goal", [0] * seats, list(ranks)), resigned).ranks
                playing = [seat for seat in range(seats) if seat not in resigned]
                assert [found[seat] for seat in resigned] == list(range(seats, seats - many, -1))
                for one, other in product(playing, repeat=2):
                    assert (found[one] < found[other]) == (ranks[one] < ranks[other])
                assert min(found) == 1


def test_with_three_seats_a_bot_plays_on_and_the_person_is_out() -> None:
    match = running()
    resign(match, BEN)
    assert match.status == "running"
    assert match.rated, "it counts, as a loss"
    assert match.seats[1].resigned
    assert not match.seats[1].handed
    assert match.seats[1].played_by_bot
    assert match.seats_of(BEN.user) == (1,), "they may watch, and their name stays"
    for again in (
        lambda: Resign.decide(match, BEN),
        lambda: TakeBack.decide(match, BEN),
        lambda: HandOver.decide(match, BEN, "greedy"),
        lambda: leave(match, BEN),
        lambda: GiveOrders.decide(match, BEN, [], "game"),
        lambda: MakeMove.decide(match, BEN, match.version, 0),
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


def test_the_game_ends_when_one_person_is_left_and_that_person_wins() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    resign(match, CLEO)
    play_until(match, lambda m: m.version > 6)
    draft = Resign.decide(match, ANNA)
    assert match.status_after(draft) == "over"
    happen(match, draft)
    assert (match.status, match.ended, match.to_move) == ("over", "resigned", None)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "resigned"
    assert outcome.ranks == [2, 1, 3]
    assert match.rated
    assert refused_code(Resign.decide, match, BEN) == "not-running"
    again = Rematch.decide(match, ANNA, "new")
    assert match.status_after(again) == "over", "events after the end do not restart the game"


def test_resigning_against_bots_ends_the_game() -> None:
    match = running(sitting(ANNA), bot(), bot())
    resign(match, ANNA)
    assert match.ended == "resigned"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.ranks[0] == 3


def test_a_bot_moves_for_a_seat_that_resigned_on_its_turn() -> None:
    match = running()
    who = mover(match)
    resign(match, who)
    assert match.table is not None
    assert match.to_move is not None
    assert match.seats[match.to_move].played_by_bot
    happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by="bot"))


def test_only_players_of_a_running_game_may_resign() -> None:
    assert refused_code(Resign.decide, running(), ZOE) == "not-seated"
    assert refused_code(Resign.decide, new_match(sitting(ANNA), bot(), bot()), ANNA) == "not-running"


def test_resignations_are_restored_from_events() -> None:
    match = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO))
    events = [happen(match, StartGame.decide(match, ANNA)), resign(match, BEN), resign(match, CLEO)]
    again = Match.fold(match.setup, match.game, events)
    assert again.outcome == match.outcome
    assert (again.ended, again.resigned, again.rated) == ("resigned", [1, 2], True)


# --- what counts for ratings ---


def test_handing_over_or_leaving_loses_rating_even_after_a_return() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, HandOver.decide(match, CLEO, "greedy"))
    happen(match, TakeBack.decide(match, CLEO))
    happen(match, leave(match, BEN))
    play_until(match, lambda m: m.status == "over")
    assert match.rated
    assert match.rated_ranks == [1, 2, 3]
    assert match.outcome is not None
    assert match.table is not None
    assert match.table.outcome is not None
    assert match.outcome.ranks == match.table.outcome.ranks, "the result of the game is what its rules say"


@pytest.mark.parametrize("back", [True, False])
def test_an_absent_player_loses_rating_only_if_absent_at_the_end(back: bool) -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, HandOver.absent(match, Seat(0)))
    if back:
        happen(match, TakeBack.decide(match, ANNA))
    play_until(match, lambda m: m.status == "over")
    assert match.outcome is not None
    places = match.rated_ranks
    assert places is not None
    assert list(places) == match.outcome.ranks if back else places[0] == 3


def test_a_timeout_that_ends_the_game_loses_and_the_others_tie() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, FlagFall.decide(match, Seat(1)))
    assert match.outcome is None
    assert match.rated_ranks == [1, 3, 1]


def test_a_game_with_a_dropped_player_is_not_rated() -> None:
    match = running(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(match, HandOver(Seat(1), "greedy", "gone").draft())
    play_until(match, lambda m: m.status == "over")
    assert match.rated_ranks is None
