"""Plays one game of the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.bots.fault import FirstFault, Guarded
from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.match.table import Table

_moves: list[Any] = []  # the number of moves made, shared with whoever waits for them
_bots: dict[tuple[str, str], Bot] = {}  # per process: bots keep their memory from game to game


Watch = Callable[[str, Cells, MoveId], None]


class Played(NamedTuple):
    """The result of one game."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    faults: tuple[tuple[str, str], ...] = ()  # bot, and what it did wrong
    first_faults: tuple[tuple[str, FirstFault], ...] = ()  # of bots that had never failed before, where this was played


def play_pairing(plan: Plan, pairing: Pairing, watch: Watch | None = None) -> Played:
    """`watch` is told of every decision: whose, what was offered and what was made."""
    game = load(plan.game)
    # Decks and dice come from the deal alone, so all games of a deal share them; bots' own luck differs by game.
    table = Table(game, len(pairing.lineup), secret_from_number(plan.seed * 1_000_003 + pairing.deal), (), plan.options)
    crew = {name: _bot_of(name, game) for name in pairing.lineup}
    while table.to_move is not None:
        seat = table.to_move
        own_luck = luck_of_move(table.secret, ("bot", str(pairing.number)), table.version)
        moves = table.offered()
        _count_move()
        name = pairing.lineup[seat]
        offered = moves.copy() if watch else moves
        move = crew[name].choose(table.hidden_for_bot(seat, own_luck), moves, plan.budget_of(name))
        if watch:
            watch(name, offered, move)
        table.play(move)
    outcome = table.standing()
    ranks, scores = tuple(outcome.ranks), tuple(outcome.scores)
    faults = faults_of(crew), first_faults_of(crew)
    return Played(pairing.number, pairing.deal, pairing.lineup, scores, ranks, table.version, *faults)


def count_moves(shared: Any) -> None:
    """From now on this process adds its moves to a number shared by processes."""
    _moves[:] = [shared]


def _count_move() -> None:
    for shared in _moves:
        with shared.get_lock():
            shared.value += 1


def faults_of(crew: Mapping[str, Bot]) -> tuple[tuple[str, str], ...]:
    """What went wrong since the last game, bot by bot."""
    found = []
    for name, guarded in _guarded(crew):
        found += [(name, fault) for fault in guarded.faults]
        guarded.faults.clear()
    return tuple(found)


def first_faults_of(crew: Mapping[str, Bot]) -> tuple[tuple[str, FirstFault], ...]:
    """Of bots that failed for the first time since this process began."""
    firsts = ((name, guarded.take_first()) for name, guarded in _guarded(crew))
    return tuple((name, first) for name, first in firsts if first)


def _guarded(crew: Mapping[str, Bot]) -> Iterator[tuple[str, Guarded]]:
    return ((name, one) for name, one in crew.items() if isinstance(one, Guarded))


def _bot_of(name: str, game: Game) -> Bot:
    key = (name, game.package)
    if key not in _bots:
        _bots[key] = bot(name, game)
    return _bots[key]


def played_json(played: Played) -> dict[str, Any]:
    """Without the first faults: which game had one depends on who played it."""
    data = played._asdict()
    del data["first_faults"]
    return data


def played_from_json(data: dict[str, Any]) -> Played:
    faults = tuple((str(who), str(what)) for who, what in data["faults"])
    lists = {key: tuple(data[key]) for key in ("lineup", "scores", "ranks")}
    return Played(**{**data, **lists, "faults": faults})
