"""What a player is warned of before stepping back is what happens to rating, round and deal, at every kind of table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bauhuette.cli.language import say_in
from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.types import Seat
from bauhuette.match.commands.game_end import FlagFall
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import HandOver, Resign, TakeBack, leave
from bauhuette.match.match import Match
from bauhuette.match.stakes import Stake, stake_of
from bauhuette.server.deals.service import _people_in
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, happen, new_match, play_until, sitting

WEB = Path(__file__).parents[2] / "web/src/text"
KINDS: dict[Stake, dict[str, Any]] = {
    "nothing": {"rated": False},
    "rating": {"rated": True},
    "deal": {"rated": False, "deal": "d", "sealed": True, "host": ""},
    "round": {"rated": False, "tournament": "cup", "host": ""},
    "round-and-rating": {"rated": True, "tournament": "cup", "host": ""},
}
SAID = {  # a word of the warning for each loss
    "rating": {"en": "rating", "de": "Wertung"},
    "round": {"en": "last place", "de": "letzter Platz"},
    "deal": {"en": "no place", "de": "nicht in die Rangliste"},
}


class Way(NamedTuple):
    """A way to step back, as Ben takes it, and the warnings about its cost."""

    act: Callable[[Match], object]
    web: str
    terminal: str = ""


def _hand(match: Match) -> None:
    happen(match, HandOver.decide(match, BEN, "greedy"))


def _hand_and_return(match: Match) -> None:
    _hand(match)
    happen(match, TakeBack.decide(match, BEN))


def _absent(match: Match) -> None:
    happen(match, HandOver.absent(match, Seat(1)))


def _by_clock(match: Match, moves: int) -> None:
    """Let Ben time out `times` turns; the others move at once."""
    rounds = Rounds("by clock")
    while match.to_move is not None and moves and rounds():
        assert match.table is not None
        by = "clock" if match.to_move == 1 else "person"
        moves -= match.to_move == 1
        happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by=by))


WAYS = {
    "hand": Way(_hand, "hand-over-counts", "hand-sure"),
    "hand and return": Way(_hand_and_return, "hand-over-counts", "hand-sure"),
    "leave": Way(lambda match: happen(match, leave(match, BEN)), "hand-over-counts", "hand-sure"),
    "resign": Way(lambda match: happen(match, Resign.decide(match, BEN)), "resign-sure", "resign-sure"),
    "flag ends": Way(lambda match: happen(match, FlagFall.decide(match, Seat(1))), "stake-clock-end"),
    "flag, a bot makes all moves": Way(lambda match: _by_clock(match, 10**6), "stake-clock-bot"),
    "away to the end": Way(_absent, "stake-absence"),
}


def begun(stake: Stake) -> Match:
    match = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO), **KINDS[stake])
    happen(match, StartGame.by_server(match) if match.setup.made_by_server else StartGame.decide(match, ANNA))
    assert stake_of(match) == stake
    return match


def lost(match: Match) -> set[str]:
    """Return what Ben lost by the end, beyond the result by the rules."""
    found, places = set(), match.rated_ranks
    if places is not None and places[1] == len(places) and places != match.table.standing().ranks:  # type: ignore[union-attr]
        found.add("rating")
    if match.setup.tournament and 1 in match.given_up:
        found.add("round")
    if match.setup.deal and not _people_in(match)[BEN.user].complete:
        found.add("deal")
    return found


def _can_happen(stake: Stake, way: str) -> bool:
    """Return whether the case exists: tables made by the server have no absence rule, deals no clock."""
    is_open = stake in ("nothing", "rating")
    return is_open or not (way == "away to the end" or (stake == "deal" and way.startswith("flag")))


@pytest.mark.parametrize(("stake", "way"), [case for case in product(KINDS, WAYS) if _can_happen(*case)])
def test_a_warning_says_what_stepping_back_does(stake: Stake, way: str) -> None:
    """Ben would win by the rules, so every loss comes from stepping back."""
    match = begun(stake)
    WAYS[way].act(match)
    rounds = Rounds("a warning says what stepping back does")
    while match.status == "running" and rounds():
        seat = match.to_move
        assert seat is not None
        assert match.table is not None
        by = "bot" if match.seats[seat].played_by_bot else "person"
        happen(match, MakeMove.for_seat(match, seat, int(match.table.offered()[0]), by=by))
    happened = lost(match)
    for lang in LANGUAGES:
        told = [words_in(lang, WEB).say(WAYS[way].web, stake=stake, minutes=5)]
        if WAYS[way].terminal:
            told.append(say_in(lang, WAYS[way].terminal, stake=stake))
        for sentence in told:
            assert {what for what, words in SAID.items() if words[lang] in sentence} == happened, sentence


@pytest.mark.parametrize("stake", ["rating", "round-and-rating"])
def test_one_timeout_costs_only_the_moves(stake: Stake) -> None:
    match = begun(stake)
    _by_clock(match, 1)
    play_until(match, lambda m: m.status == "over")
    assert lost(match) == set()


def test_a_player_who_returns_in_time_loses_nothing() -> None:
    match = begun("rating")
    _absent(match)
    happen(match, TakeBack.decide(match, BEN))
    play_until(match, lambda m: m.status == "over")
    assert lost(match) == set()


@pytest.mark.parametrize("dropped", [False, True])
def test_a_player_dropped_by_the_organiser_loses_no_rating(dropped: bool) -> None:
    match = begun("round-and-rating")
    happen(match, HandOver.withdrawn(match, Seat(1), "greedy", dropped))
    play_until(match, lambda m: m.status == "over")
    assert lost(match) == ({"round"} if dropped else {"round", "rating"})
    assert (match.rated_ranks is None) == dropped
