"""A match without a server: commands are stored nowhere and apply at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bauhuette.engine.registry import load
from bauhuette.engine.rng import secret_from_number
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Actor, Draft, Event
from bauhuette.match.match import Match
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_options import Absence, Clock
from tests.limits import Rounds

ANNA, BEN, CLEO, ZOE = (Actor(name.lower(), name) for name in ("Anna", "Ben", "Cleo", "Zoe"))
OPEN = {"user": "", "name": "", "level": None}


def sitting(who: Actor) -> dict[str, Any]:
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
    return Match(TableSetup(**(setup | wishes)), game)


def happen(match: Match, draft: Draft, at: int = 0, who: Actor = ANNA, command: str = "") -> Event:
    event = Event(match.number + 1, draft.kind, at, who.user, command, draft.body)
    match.apply(event, draft.effect)
    return event


def running(*seats: dict[str, Any], at: int = 0, **wishes: Any) -> Match:
    match = new_match(*(seats or (sitting(ANNA), sitting(BEN), sitting(CLEO))), **wishes)
    happen(match, StartGame.decide(match, ANNA), at)
    return match


def mover(match: Match) -> Actor:
    assert match.to_move is not None
    seat = match.seats[match.to_move]
    return Actor(seat.user, seat.name)


def play_until(match: Match, done: Callable[[Match], bool], at: int = 0) -> None:
    """Play the first offered moves until a condition holds."""
    rounds = Rounds("play until")
    while not done(match) and rounds():
        assert match.to_move is not None, "the game ended first"
        assert match.table is not None
        happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by="person"), at)
