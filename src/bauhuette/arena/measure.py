"""Measure bots against each other from a script."""

from __future__ import annotations

from collections.abc import Sequence

from bauhuette.arena.plan import Plan
from bauhuette.arena.results import Line, summarise
from bauhuette.arena.run import Processes, Results, run
from bauhuette.arena.run_files import BadArena
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot, own_name
from bauhuette.engine.registry import load
from bauhuette.engine.validation import whole
from bauhuette.match.play_state import check_seats

MOST_GAMES = 10**9


def measure(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    budget: Budget | None = None,
    jobs: int = 1,
) -> list[Line]:
    """Return a `Line` for each bot, the best first: `.name`, `.win_share`, `.margin`, `.rating`, `.faults`.

    The same arguments give the same games. `budget` is for bots that search, instead of their own; `jobs` processes
    share the games (a script that asks for several needs `if __name__ == "__main__"`).

    >>> import bauhuette as bh
    >>> best, other = bh.arena("pillars", ["greedy", "random"], games=6, seats=3)
    >>> best.name, best.games, best.faults
    ('greedy', 6, 0)
    """
    rules = load(game)
    table = max(rules.meta.seats) if seats is None else seats
    check_seats(rules, table)
    names = tuple(own_name(name) or name for name in bots)
    if not names:
        raise BadArena("arena-bots")
    whole("games", games, 1, MOST_GAMES)
    for name in dict.fromkeys(names):
        bot(name, rules)
    results: Results = {}
    run(Plan(game, table, names, games, seed, budget), Processes(jobs), results, lambda _: None)
    return summarise(results.values())
