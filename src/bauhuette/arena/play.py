"""Plays one game of the arena."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.bots.fault import Guarded
from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.registry import load
from bauhuette.match.table import Table

_bots: dict[tuple[str, str], Bot] = {}  # per process: bots keep their memory from game to game


class Played(NamedTuple):
    """The result of one game."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    faults: tuple[tuple[str, str], ...] = ()  # bot, and what it did wrong


def play_pairing(plan: Plan, pairing: Pairing) -> Played:
    game = load(plan.game)
    # Decks and dice come from the deal alone, so all games of a deal share them; bots' own luck differs by game.
    table = Table(game, len(pairing.lineup), secret_from_number(plan.seed * 1_000_003 + pairing.deal), (), plan.options)
    crew = [_bot_of(name, game) for name in pairing.lineup]
    while table.to_move is not None:
        seat = table.to_move
        own_luck = luck_of_move(table.secret, ("bot", str(pairing.number)), table.version)
        moves = table.offered()
        table.play(crew[seat].choose(table.hidden_for_bot(seat, own_luck), moves, plan.budget))
    outcome = table.standing()
    ranks, scores = tuple(outcome.ranks), tuple(outcome.scores)
    return Played(pairing.number, pairing.deal, pairing.lineup, scores, ranks, table.version, faults_of(crew))


def faults_of(crew: Iterable[Bot]) -> tuple[tuple[str, str], ...]:
    """What went wrong since the last game, bot by bot."""
    found = []
    for guarded in {id(one): one for one in crew if isinstance(one, Guarded)}.values():
        found += [(guarded.name, fault) for fault in guarded.faults]
        guarded.faults.clear()
    return tuple(found)


def _bot_of(name: str, game: Game) -> Bot:
    key = (name, game.package)
    if key not in _bots:
        _bots[key] = bot(name, game)
    return _bots[key]


def played_from_json(data: dict[str, Any]) -> Played:
    faults = tuple((str(who), str(what)) for who, what in data["faults"])
    lists = {key: tuple(data[key]) for key in ("lineup", "scores", "ranks")}
    return Played(**{**data, **lists, "faults": faults})
