"""Standing instructions: auto-pass, bids up to a limit."""

from __future__ import annotations

import numpy as np
import pytest

from bauhuette.engine.domains import Range
from bauhuette.engine.game import Game
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.match.instructions import Instructions, check_wishes, wished
from bauhuette.match.refusal import Refused
from bauhuette.match.verbs.instructing import Instruct
from bauhuette.match.verbs.playing import Play
from tests.match.at_a_table import happen, mover, play_until, running

AUCTION = MoveSpace(Family("bid", amount=Range(1, 20)), Family("pass"))


class Auction:
    """As much of a game as wishes need."""

    MOVES = AUCTION


GAME: Game = Auction()  # type: ignore[assignment]


def wish(family: str, most: int | None = None, **args: int) -> dict[str, object]:
    return {"family": family, "args": args, "at_most": {} if most is None else {"amount": most}}


def made(wishes: list[dict[str, object]], *offered: str) -> str | None:
    moves = np.array([AUCTION.parse(text) for text in offered])
    move = wished(GAME, Instructions(tuple(wishes), "phase", ""), moves)
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
        with pytest.raises(Refused, match="no moves"):
            check_wishes(GAME, [bad])


@pytest.mark.parametrize(("until", "stays"), [("once", False), ("phase", True), ("game", True)])
def test_instructions_end_with_their_move(until: str, stays: bool) -> None:
    match = running()
    who = mover(match)
    seat = match.seat_of(who.user)
    assert seat is not None
    happen(match, Instruct.propose(match, who, [{"family": "play", "args": {}, "at_most": {}}], until))
    assert match.table is not None
    move = wished(match.game, match.instructions[seat], match.table.offered())
    assert move is not None
    happen(match, Play.for_seat(match, seat, move, by="standing"))
    assert (seat in match.instructions) == stays


def test_instructions_end_with_the_phase() -> None:
    match = running()
    happen(match, Instruct.propose(match, mover(match), [{"family": "play", "args": {}, "at_most": {}}], "phase"))
    assert match.table is not None
    table = match.table
    play_until(match, lambda _: table.phase != "trick")
    assert not match.instructions


def test_instructions_can_be_cancelled() -> None:
    match = running()
    who = mover(match)
    happen(match, Instruct.propose(match, who, [{"family": "play", "args": {}, "at_most": {}}], "game"))
    happen(match, Instruct.propose(match, who, [], "game"))
    assert not match.instructions
