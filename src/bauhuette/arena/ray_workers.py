"""Workers on a Ray cluster: pip install 'bauhuette[ray]', every node with the same version."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play_game import ArenaGame, play_pairing
from bauhuette.arena.pool import Calls, until_all
from bauhuette.arena.run import WorkersLost


class Cluster:
    """`ray` is the module itself, passed in so that only users of a cluster need it."""

    def __init__(self, address: str, ray: Any) -> None:
        self.ray = ray
        self.ray.init(address=None if address == "local" else address)

    def results(self, function: Callable[..., Any], calls: Mapping[int, Any]) -> Iterator[tuple[int, Any]]:
        """Yield the number and result of each call as they end; those of lost workers are left out."""
        # Ray does not retry lost calls: the caller knows which ones are missing.
        task = self.ray.remote(max_retries=0)(function)
        numbers = {task.remote(*call): number for number, call in calls.items()}
        waiting = list(numbers)
        while waiting:
            done, waiting = self.ray.wait(waiting)
            for reference in done:
                try:
                    value = self.ray.get(reference)
                except self.ray.exceptions.RayTaskError:
                    raise  # a fault of the program, not of a worker
                except self.ray.exceptions.RayError:
                    continue
                yield numbers[reference], value

    def all_results(self, function: Callable[..., Any], calls: Calls) -> Iterator[tuple[int, Any]]:
        """Like `results`, but calls of lost workers are repeated."""
        return until_all(lambda missing: self.results(function, missing), calls)


class RayWorkers:
    """Plays the games of an arena on a cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    def moved(self) -> int:
        return 0

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[ArenaGame]:
        finished = 0
        for _, played in self.cluster.results(play_pairing, dict(enumerate((plan, pairing) for pairing in games))):
            finished += 1
            yield played
        if finished < len(games):
            raise WorkersLost
