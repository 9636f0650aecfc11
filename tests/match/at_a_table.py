"""A match without a server: commands are stored nowhere and count at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bauhuette.engine.luck import secret_from_number
from bauhuette.engine.registry import load
from bauhuette.match.events import Draft, Event, Who
from bauhuette.match.match import Match
from bauhuette.match.rules_of_play import Absence, Clock
from bauhuette.match.setup import Setup
from bauhuette.match.verbs.playing import Play
from bauhuette.match.verbs.starting import Start
from tests.limits import Rounds

ANNA, BEN, CLEO, ZOE = (Who(name.lower(), name) for name in ("Anna", "Ben", "Cleo", "Zoe"))
OPEN = {"user": "", "name": "", "level": None}


def sitting(who: Who) -> dict[str, Any]:
    return {"user": who.user, "name": who.name, "level": None}


def bot(level: str = "greedy") -> dict[str, Any]:
    return {"user": "", "name": level, "level": level}


def new_match(*seats: dict[str, Any], key: str = "pillars", seed: int = 1, **wishes: Any) -> Match:
    game = load(key)
    setup: dict[str, Any] = {
        "id": "table",
        "game": key,
        "rules_version": game.meta.rules_version,
        "edition": game.edition,
        "host": ANNA.user,
        "secret": secret_from_number(seed),
        "seats": seats,
        "options": {option.name: option.default for option in game.meta.options},
        "clock": Clock(),
        "spectators": "public",
        "absence": Absence(),
        "rated": True,
        "created": 0,
    }
    return Match(Setup(**(setup | wishes)), game)


def happen(match: Match, draft: Draft, at: int = 0, who: Who = ANNA, command: str = "") -> Event:
    event = Event(match.number + 1, draft.kind, at, who.user, command, draft.body)
    match.take(event, draft.made)
    return event


def running(*seats: dict[str, Any], at: int = 0, **wishes: Any) -> Match:
    match = new_match(*(seats or (sitting(ANNA), sitting(BEN), sitting(CLEO))), **wishes)
    happen(match, Start.propose(match, ANNA), at)
    return match


def mover(match: Match) -> Who:
    assert match.to_move is not None
    seat = match.seats[match.to_move]
    return Who(seat.user, seat.name)


def play_until(match: Match, done: Callable[[Match], bool], at: int = 0) -> None:
    """First offered moves, until something is the case."""
    rounds = Rounds("play until")
    while not done(match) and rounds():
        assert match.to_move is not None, "the game ended first"
        assert match.table is not None
        happen(match, Play.for_seat(match, match.to_move, int(match.table.offered()[0]), by="person"), at)
