"""A table without a socket."""

from __future__ import annotations

import pytest

from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.commands.game_end import FlagFall
from bauhuette.match.commands.moves import MakeMove, UndoMove
from bauhuette.match.commands.rematch import Rematch
from bauhuette.match.commands.seating import Join, Leave, SetSeat
from bauhuette.match.commands.start import AddSalt, StartGame
from bauhuette.match.commands.substitution import HandOver, TakeBack, leave
from bauhuette.match.events import Actor, Event
from bauhuette.match.match import Match
from bauhuette.match.record_reader import replay
from bauhuette.match.refusal import CommandRefused, StaleCommand
from bauhuette.match.table_command import Corrupt
from bauhuette.match.table_options import Clock
from bauhuette.match.undo import can_undo
from tests.limits import Rounds
from tests.match.at_a_table import (
    ANNA,
    BEN,
    CLEO,
    OPEN,
    ZOE,
    bot,
    happen,
    mover,
    new_match,
    play_until,
    running,
    sitting,
)


def code_of(refused: pytest.ExceptionInfo[CommandRefused]) -> str:
    assert refused.value.text("de")
    assert refused.value.text("en")
    return refused.value.code


def refused_code(function: object, *args: object) -> str:
    with pytest.raises(CommandRefused) as refused:
        function(*args)  # type: ignore[operator]
    return code_of(refused)


# --- before the start ---


def test_people_take_seats_and_the_host_starts() -> None:
    match = new_match(sitting(ANNA), OPEN, bot())
    assert refused_code(StartGame.decide, match, ANNA) == "seats-open"
    happen(match, Join.decide(match, BEN, None))
    assert [seat.kind for seat in match.seats] == ["person", "person", "bot"]
    assert refused_code(Join.decide, match, BEN, None) == "already-seated"
    assert refused_code(Join.decide, match, CLEO, None) == "no-seat"
    assert refused_code(Join.decide, match, CLEO, 2) == "seat-taken"
    assert refused_code(Join.decide, match, CLEO, 3) == "no-seat"
    assert refused_code(StartGame.decide, match, BEN) == "not-host"
    happen(match, StartGame.decide(match, ANNA))
    assert match.status == "running"
    assert refused_code(Join.decide, match, CLEO, None) == "not-in-lobby"


def test_the_host_kicks_and_places_bots_before_the_start() -> None:
    match = new_match(sitting(ANNA), sitting(BEN), OPEN)
    assert refused_code(Leave.kick, match, BEN, 0) == "not-host"
    assert refused_code(SetSeat.decide, match, ANNA, 1, "greedy") == "seat-taken"
    happen(match, Leave.kick(match, ANNA, 1))
    happen(match, SetSeat.decide(match, ANNA, 1, "greedy"))
    happen(match, SetSeat.decide(match, ANNA, 2, "random"))
    happen(match, SetSeat.decide(match, ANNA, 2, None))
    assert [seat.kind for seat in match.seats] == ["person", "bot", "open"]
    assert refused_code(SetSeat.decide, match, ANNA, 2, "genius") == "unknown-level"
    assert refused_code(Leave.kick, match, ANNA, 2) == "no-seat"


def test_another_player_becomes_host_when_the_host_leaves() -> None:
    match = new_match(sitting(ANNA), sitting(BEN), OPEN)
    happen(match, leave(match, ANNA))
    assert match.is_host(BEN.user)
    assert not match.is_host(ANNA.user)


def test_salts_change_the_random_numbers_and_are_recorded() -> None:
    plain, salted = running(), new_match(sitting(ANNA), sitting(BEN), sitting(CLEO))
    happen(salted, AddSalt.decide(salted, BEN, "rain"))
    happen(salted, StartGame.decide(salted, ANNA))
    assert refused_code(AddSalt.decide, salted, BEN, "later") == "not-in-lobby"
    assert salted.commitment == plain.commitment
    assert plain.table is not None
    assert salted.table is not None
    assert plain.table.state.tobytes() != salted.table.state.tobytes()
    assert salted.table.record()["salts"] == ["rain"]


# --- moves ---


def test_only_the_seat_to_move_may_make_an_offered_move() -> None:
    match = running()
    assert match.table is not None
    who, offered = mover(match), [int(move) for move in match.table.offered()]
    other = next(person for person in (ANNA, BEN, CLEO) if person.user != who.user)
    forbidden = next(move for move in range(match.game.MOVES.size) if move not in offered)
    assert refused_code(MakeMove.decide, match, other, match.version, offered[0]) == "not-your-turn"
    assert refused_code(MakeMove.decide, match, ZOE, match.version, offered[0]) == "not-seated"
    assert refused_code(MakeMove.decide, match, who, match.version, forbidden) == "not-offered"
    assert refused_code(MakeMove.decide, match, who, match.version, "dance") == "not-a-move"
    assert refused_code(MakeMove.decide, match, who, match.version, match.game.MOVES.size) == "not-a-move"
    assert refused_code(MakeMove.decide, match, who, match.version + 1, offered[0]) == "future-version"
    with pytest.raises(StaleCommand):
        MakeMove.decide(match, who, match.version - 1, offered[0])
    form = match.game.MOVES.json(MoveId(offered[0]))
    happen(match, MakeMove.decide(match, who, match.version, form))
    assert match.table.version == 1


def test_a_refusal_names_the_rule_and_the_reason() -> None:
    match = running()
    with pytest.raises(CommandRefused) as refused:
        MakeMove.decide(match, mover(match), match.version, "done")
    assert refused.value.rule == "P26"
    assert "Nothing is being converted now" in refused.value.text("en")


def test_a_draft_changes_nothing_until_it_is_applied() -> None:
    match = running()
    assert match.table is not None
    before = match.table.state.tobytes()
    draft = MakeMove.decide(match, mover(match), match.version, int(match.table.offered()[0]))
    assert (match.version, match.table.version, match.table.state.tobytes()) == (1, 0, before)
    assert draft.after is not None
    assert draft.after.tobytes() != before


def test_a_move_stays_valid_while_the_game_is_unchanged() -> None:
    match = running()
    assert match.table is not None
    seen = match.version
    other = next(person for person in (ANNA, BEN, CLEO) if person != mover(match))
    happen(match, HandOver.decide(match, other, "greedy"))
    who = mover(match)
    happen(match, MakeMove.decide(match, who, seen, int(match.table.offered()[0])))
    with pytest.raises(StaleCommand):
        UndoMove.decide(match, who, seen)


def test_undo_only_what_the_engine_allows() -> None:
    match = running()
    assert match.table is not None
    assert refused_code(UndoMove.decide, match, mover(match), match.version) == "cannot-undo"
    table = match.table
    play_until(match, lambda _: can_undo(table.past))
    who, before = mover(match), match.table.past[-1].before.tobytes()
    other = next(person for person in (ANNA, BEN, CLEO) if person.user != who.user)
    assert refused_code(UndoMove.decide, match, other, match.version) == "cannot-undo"
    version = match.version
    happen(match, UndoMove.decide(match, who, version))
    assert match.version == version + 1
    assert match.table.state.tobytes() == before
    with pytest.raises(StaleCommand):
        MakeMove.decide(match, who, version, int(match.table.offered()[0]))


# --- takeover ---


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    match = running()
    who = mover(match)
    seat = match.seat_of(who.user)
    assert seat is not None
    assert refused_code(TakeBack.decide, match, who) == "not-handed"
    happen(match, HandOver.decide(match, who, "random"))
    assert match.seats[seat].handed
    assert refused_code(MakeMove.decide, match, who, match.version, 0) == "handed"
    happen(match, TakeBack.decide(match, who))
    assert not match.seats[seat].handed
    assert match.table is not None
    happen(match, MakeMove.decide(match, who, match.version, int(match.table.offered()[0])))


def test_leaving_a_running_game_hands_the_seat_over() -> None:
    match = running()
    happen(match, leave(match, BEN))
    assert match.seats[1].handed
    assert match.seats[1].user == BEN.user


# --- the end ---


def finished() -> Match:
    match = running()
    play_until(match, lambda m: m.status == "over")
    return match


def test_the_random_numbers_can_be_verified_after_the_end() -> None:
    match = finished()
    assert match.ended == "rules"
    assert match.table is not None
    assert replay(match.table.record()).state.tobytes() == match.table.state.tobytes()
    assert refused_code(MakeMove.decide, match, ANNA, match.version, 0) == "not-running"


def test_rematch_only_after_the_end_and_only_once() -> None:
    assert refused_code(Rematch.decide, running(), ANNA, "new") == "not-over"
    match = finished()
    assert refused_code(Rematch.decide, match, ZOE, "new") == "not-seated"
    happen(match, Rematch.decide(match, BEN, "new"))
    happen(match, Rematch.decide(match, ANNA, "other"))
    assert match.rematch_id == "new"


def test_a_fallen_flag_may_end_the_game() -> None:
    match = running(clock=Clock(kind="turn", seconds=5, flag="end"))
    assert match.to_move is not None
    happen(match, FlagFall.decide(match, match.to_move), at=5001)
    assert match.ended == "clock"
    assert match.seats[0].kind == "person"
    assert refused_code(UndoMove.decide, match, ANNA, match.version) == "not-running"


# --- events ---


def test_a_match_is_the_fold_of_its_events() -> None:
    match = new_match(sitting(ANNA), OPEN, sitting(CLEO))
    events = [happen(match, Join.decide(match, BEN, 1)), happen(match, AddSalt.decide(match, BEN, "x"))]
    events.append(happen(match, StartGame.decide(match, ANNA), command="start-it"))
    assert match.table is not None
    rounds = Rounds("a match is the fold of its events")
    while match.to_move is not None and rounds():
        events.append(
            happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[-1]), by="person"))
        )
        if can_undo(match.table.past) and match.version % 3 == 0:
            events.append(happen(match, UndoMove.decide(match, mover(match), match.version)))
            events.append(
                happen(
                    match,
                    MakeMove.for_seat(match, match.to_move or Seat(0), int(match.table.offered()[0]), by="person"),
                )
            )
    again = Match.fold(match.setup, match.game, events)
    assert again.table is not None
    assert again.table.state.tobytes() == match.table.state.tobytes()
    assert again.carried_out == {(ANNA.user, "start-it"): 3}
    assert [step.version for step in again.steps] == [step.version for step in match.steps]


def test_events_that_lead_elsewhere_are_refused() -> None:
    match = running()
    assert match.table is not None
    draft = MakeMove.decide(match, mover(match), match.version, int(match.table.offered()[0]))
    with pytest.raises(Corrupt):
        match.apply(Event(match.version + 2, draft.kind, 0, "", "", draft.body))
    with pytest.raises(Corrupt):
        match.apply(Event(match.version + 1, draft.kind, 0, "", "", draft.body | {"hash": "0"}))


def test_other_rules_are_not_mixed_into_a_running_game() -> None:
    old = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO), rules_version=0)
    assert refused_code(StartGame.decide, old, ANNA) == "rules-changed"


def test_an_actor_without_a_name_has_no_seat() -> None:
    match = new_match(OPEN, OPEN, OPEN)
    assert match.seat_of("") is None
    assert not match.is_host("")
    assert refused_code(leave, match, Actor("", "")) == "not-seated"
