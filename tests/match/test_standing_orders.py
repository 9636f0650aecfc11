"""Standing orders (pass automatically, bid up to a limit) and prepared answers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bauhuette.engine.domains import Range
from bauhuette.engine.game import Game
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.types import MoveId, Seat, redacted_for
from bauhuette.match.commands.moves import MakeMove, UndoMove
from bauhuette.match.commands.standing_orders import GiveOrders, PrepareAnswers
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.standing_orders import AnswerQueue, check_wishes, has_heard, ordered_move
from bauhuette.match.table import Table
from bauhuette.match.undo import can_undo
from bauhuette.server.tables.scheduler import wish_of
from tests.limits import Rounds
from tests.match.at_a_table import happen, mover, play_until, running

AUCTION = MoveSpace(Family("bid", amount=Range(1, 20)), Family("pass"))


class Auction:
    """The part of a game that wishes need."""

    MOVES = AUCTION


GAME: Game = Auction()  # type: ignore[assignment]


def wish(family: str, most: int | None = None, **args: int) -> dict[str, object]:
    return {"family": family, "args": args, "at_most": {} if most is None else {"amount": most}}


def made(wishes: list[dict[str, object]], *offered: str) -> str | None:
    moves = np.array([AUCTION.parse(text) for text in offered])
    move = ordered_move(GAME, wishes, moves)
    return None if move is None else AUCTION.print(move)


def test_pass_when_asked() -> None:
    assert made([wish("pass")], "bid 3", "pass") == "pass"


def test_bid_up_to_a_limit_then_pass() -> None:
    wishes = [wish("bid", most=7), wish("pass")]
    assert made(wishes, "bid 5", "bid 6", "bid 7", "bid 8", "pass") == "bid 5"
    assert made(wishes, "bid 8", "bid 9", "pass") == "pass"


def test_exact_wishes_and_none_that_fits() -> None:
    assert made([wish("bid", amount=9)], "bid 8", "bid 9", "pass") == "bid 9"
    assert made([wish("bid", amount=9)], "bid 10", "pass") is None


def test_wishes_must_name_moves_of_the_game() -> None:
    check_wishes(GAME, [wish("bid", most=3), wish("pass")])
    for bad in (wish("dance"), wish("pass", most=3), wish("bid", price=3)):
        with pytest.raises(CommandRefused, match="no standing instructions"):
            check_wishes(GAME, [bad])


@pytest.mark.parametrize(("until", "stays"), [("once", False), ("phase", True), ("game", True)])
def test_orders_end_with_their_move(until: str, stays: bool) -> None:
    match = running()
    who = mover(match)
    seat = match.seat_of(who.user)
    assert seat is not None
    happen(match, GiveOrders.decide(match, who, [{"family": "play", "args": {}, "at_most": {}}], until))
    assert match.table is not None
    move = ordered_move(match.game, match.standing_orders[seat].wishes, match.table.offered())
    assert move is not None
    happen(match, MakeMove.for_seat(match, seat, move, by="standing"))
    assert (seat in match.standing_orders) == stays


def test_orders_end_with_the_phase() -> None:
    match = running()
    happen(match, GiveOrders.decide(match, mover(match), [{"family": "play", "args": {}, "at_most": {}}], "phase"))
    assert match.table is not None
    table = match.table
    play_until(match, lambda _: table.phase != "trick")
    assert not match.standing_orders


def test_orders_can_be_cancelled() -> None:
    match = running()
    who = mover(match)
    happen(match, GiveOrders.decide(match, who, [{"family": "play", "args": {}, "at_most": {}}], "game"))
    happen(match, GiveOrders.decide(match, who, [], "game"))
    assert not match.standing_orders


# --- without a choice, and from a price on ---


def test_an_only_move_is_made_whichever_it_is() -> None:
    forced = [{"family": "", "only": True}]
    assert made(forced, "pass") == "pass"
    assert made(forced, "bid 20") == "bid 20"
    assert made(forced, "bid 20", "pass") is None
    assert made([{"family": "pass", "only": True}], "bid 20") is None
    with pytest.raises(CommandRefused):
        check_wishes(GAME, [{"family": ""}])  # a wish for any move at all is refused
    with pytest.raises(CommandRefused):
        check_wishes(GAME, [{"family": "", "only": True, "at_most": {"amount": 3}}])


def test_pass_from_a_price_on() -> None:
    wishes = [wish("pass") | {"unless": {"family": "bid", "at_most": {"amount": 7}}}]
    assert made(wishes, "bid 7", "bid 8", "pass") is None
    assert made(wishes, "bid 8", "pass") == "pass"
    with pytest.raises(CommandRefused):
        check_wishes(GAME, [wish("pass") | {"unless": {"family": "dance"}}])


# --- prepared answers ---


def next_seats(match: Match) -> tuple[Seat, Seat]:
    assert match.to_move is not None
    return match.to_move, Seat((match.to_move + 1) % 3)


def who_sits(match: Match, seat: Seat) -> Actor:
    return Actor(match.seats[seat].user, match.seats[seat].name)


def prepare(match: Match, seat: Seat, *answers: dict[str, Any]) -> None:
    happen(match, PrepareAnswers.decide(match, who_sits(match, seat), answers))


def play_first(match: Match) -> MoveId:
    assert match.table is not None
    assert match.to_move is not None
    move = MoveId(int(match.table.offered()[0]))
    happen(match, MakeMove.for_seat(match, match.to_move, move, by="person"))
    return move


def answered(match: Match) -> MoveId | None:
    assert match.to_move is not None
    return wish_of(match, match.to_move)


def test_a_prepared_answer_is_used_once_and_only_after_its_condition() -> None:
    match = running()
    first, second = next_seats(match)
    assert match.table is not None
    lead = match.game.MOVES.json(MoveId(int(match.table.offered()[0])))
    any_card = {"wish": {"family": "play"}, "after": {"seat": int(first), **lead}}
    prepare(match, second, any_card, {"wish": {"family": "play"}, "after": None})
    play_first(match)
    assert match.to_move == second
    move = answered(match)
    assert move is not None
    happen(match, MakeMove.for_seat(match, second, move, by="standing"))
    assert [len(one.answers) for one in match.prepared.values()] == [1]  # the first is used up


def test_an_unforeseen_move_drops_all_answers_with_a_reason() -> None:
    match = running()
    first, second = next_seats(match)
    assert match.table is not None
    *_, other = map(MoveId, match.table.offered().tolist())
    foreseen = {"seat": int(first), **match.game.MOVES.json(other)}
    prepare(match, second, {"wish": {"family": "play"}, "after": foreseen}, {"wish": {"family": "play"}, "after": None})
    assert play_first(match) != other
    assert answered(match) is None
    assert match.prepared[second] == AnswerQueue((), match.prepared[second].since, dropped="unforeseen")
    prepare(match, second)
    assert second not in match.prepared  # acknowledged


def test_an_answer_that_is_not_offered_is_dropped() -> None:
    match = running()
    _, second = next_seats(match)
    prepare(match, second, {"wish": {"family": "done"}, "after": None})
    play_first(match)
    assert match.prepared[second].dropped == "not-offered"


def test_another_decision_drops_prepared_answers() -> None:
    twin, match = running(), running()
    _, second = next_seats(match)
    play_first(twin)
    assert twin.table is not None
    chosen, other = (match.game.MOVES.json(MoveId(int(move))) for move in twin.table.offered()[[0, -1]])
    assert chosen != other
    prepare(match, second, {"wish": other, "after": None}, {"wish": {"family": "play"}, "after": None})
    play_first(match)
    assert answered(match) == match.game.MOVES.from_json(other)
    play_first(match)
    assert match.prepared[second].dropped == "played"


def test_answers_prepared_on_a_turn_start_with_the_next() -> None:
    match = running()
    first, _ = next_seats(match)
    prepare(match, first, {"wish": {"family": "play"}, "after": None})
    assert answered(match) is None
    play_first(match)
    assert len(match.prepared[first].answers) == 1
    play_first(match)
    play_first(match)  # the trick is full
    play_until(match, lambda one: one.to_move == first)
    assert answered(match) is not None or match.prepared[first].dropped == "not-offered"


def test_undo_drops_orders_and_answers() -> None:
    match = running(key="contest")
    rounds = Rounds("a move that can be undone")
    while match.table is not None and not can_undo(match.table.past, match.to_move) and rounds():
        play_first(match)
    seat = match.to_move
    assert seat is not None
    who = who_sits(match, seat)
    happen(match, GiveOrders.decide(match, who, [{"family": "", "only": True}], "game"))
    prepare(match, seat, {"wish": {"family": "done"}, "after": None})
    happen(match, UndoMove.decide(match, who, match.version))
    assert match.prepared[seat].dropped == "undone"
    assert seat not in match.standing_orders


def test_answers_survive_a_restart() -> None:
    """A table is the fold of its events, prepared answers included."""
    match, events = running(), []
    first, second = next_seats(match)
    draft = PrepareAnswers.decide(match, who_sits(match, second), [{"wish": {"family": "play"}, "after": None}])
    events.append(happen(match, draft))
    twin = running()
    for event in events:
        twin.apply(event)
    assert twin.prepared == match.prepared
    assert first != second


@pytest.mark.parametrize(
    "bad",
    [
        {"wish": {"family": "dance"}, "after": None},
        {"wish": {"family": "play"}, "after": {"seat": 7, "family": "play"}},
        {"wish": {"family": "play"}, "after": {"seat": 1, "family": "dance"}},
        {"wish": {"family": "play"}, "after": {"seat": 1, "family": "", "only": True}},
    ],
)
def test_answers_must_name_moves_and_seats_of_the_game(bad: dict[str, Any]) -> None:
    match = running()
    with pytest.raises(CommandRefused):
        PrepareAnswers.decide(match, who_sits(match, Seat(0)), [bad])
    with pytest.raises(CommandRefused):
        PrepareAnswers.decide(match, who_sits(match, Seat(0)), [{"wish": {"family": "play"}, "after": None}] * 13)


def test_a_condition_holds_only_for_news_the_seat_heard(game: Game, seats: int) -> None:
    """Moves that look alike to a seat must fit its conditions alike, else the answer would reveal them."""
    table = Table(game, seats, secret=secret_from_number(5))
    rng = np.random.default_rng(5)
    told = untold = 0
    for _ in range(220):
        if table.to_move is None:
            break
        offered = [MoveId(move) for move in table.offered().tolist()]
        tries = [table.effect_of(move) for move in rng.choice(offered, min(6, len(offered)), replace=False).tolist()]
        for reader in range(seats):
            if reader == table.to_move:
                continue
            seen: dict[bytes, set[tuple[MoveId, bool]]] = {}
            for one in tries:
                form = {"seat": int(one.seat), **game.MOVES.json(one.move)}
                knows = has_heard(game, Seat(reader), form, one)
                told, untold = told + knows, untold + (not knows)
                look = redacted_for(game, one.after, Seat(reader)).tobytes()
                seen.setdefault(look, set()).add((one.move, knows))
            for alike in seen.values():
                assert len(alike) == 1 or not any(knows for _, knows in alike), game.meta.key
        table.play(MoveId(int(rng.choice(offered))))
    assert told
