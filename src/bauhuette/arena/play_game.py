"""Play one game of the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.bots.fault import FirstFault, GuardedBot
from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table

_moves: list[Any] = []  # the shared number of moves made, if the parent process watches it
_bots: dict[tuple[str, str], Bot] = {}  # by process: bots keep their memory from game to game


Watch = Callable[[str, Cells, MoveId], None]


class ArenaGame(NamedTuple):
    """The result of one game."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    faults: tuple[tuple[str, str], ...] = ()  # bot and kind of fault
    first_faults: tuple[tuple[str, FirstFault], ...] = ()  # of bots that had never failed before in this process


def play_pairing(plan: Plan, pairing: Pairing, watch: Watch | None = None) -> ArenaGame:
    """Play a game. `watch` is called with every decision: the bot, the offered moves and the move made."""
    game = load(plan.game)
    # Decks and dice depend on the deal alone, so all games of a deal share them; bots' random numbers differ by game.
    table = Table(game, len(pairing.lineup), secret_from_number(plan.seed * 1_000_003 + pairing.deal), (), plan.options)
    bots = {name: _bot_of(name, game) for name in pairing.lineup}
    while table.to_move is not None:
        seat = table.to_move
        own_luck = luck_of_move(table.secret, ("bot", str(pairing.number)), table.version)
        moves = table.offered()
        _count_move()
        name = pairing.lineup[seat]
        offered = moves.copy() if watch else moves
        move = bots[name].choose(table.hidden_for_bot(seat, own_luck), moves, plan.budget_of(name))
        if watch:
            watch(name, offered, move)
        table.play(move)
    outcome = table.standing()
    ranks, scores = tuple(outcome.ranks), tuple(outcome.scores)
    faults = faults_of(bots), first_faults_of(bots)
    return ArenaGame(pairing.number, pairing.deal, pairing.lineup, scores, ranks, table.version, *faults)


def count_moves(shared: Any) -> None:
    """Add this process's moves to a number shared by processes, from now on."""
    _moves[:] = [shared]


def _count_move() -> None:
    for shared in _moves:
        with shared.get_lock():
            shared.value += 1


def faults_of(bots: Mapping[str, Bot]) -> tuple[tuple[str, str], ...]:
    """Return and clear the faults since the last game, by bot."""
    found = []
    for name, guarded in _guarded(bots):
        found += [(name, fault) for fault in guarded.faults]
        guarded.faults.clear()
    return tuple(found)


def first_faults_of(bots: Mapping[str, Bot]) -> tuple[tuple[str, FirstFault], ...]:
    """Return the faults of bots that failed for the first time in this process."""
    firsts = ((name, guarded.take_first()) for name, guarded in _guarded(bots))
    return tuple((name, first) for name, first in firsts if first)


def _guarded(bots: Mapping[str, Bot]) -> Iterator[tuple[str, GuardedBot]]:
    return ((name, one) for name, one in bots.items() if isinstance(one, GuardedBot))


def _bot_of(name: str, game: Game) -> Bot:
    key = (name, game.package)
    if key not in _bots:
        _bots[key] = bot(name, game)
    return _bots[key]


def played_json(played: ArenaGame) -> dict[str, Any]:
    """Return a result as JSON without the first faults: which game has one depends on the process."""
    data = played._asdict()
    del data["first_faults"]
    return data


def played_from_json(data: dict[str, Any]) -> ArenaGame:
    faults = tuple((str(who), str(what)) for who, what in data["faults"])
    lists = {key: tuple(data[key]) for key in ("lineup", "scores", "ranks")}
    return ArenaGame(**{**data, **lists, "faults": faults})
