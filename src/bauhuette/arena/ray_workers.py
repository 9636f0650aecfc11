"""The same games on a Ray cluster: pip install 'bauhuette[ray]', every node with the same version."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play import Played, play_pairing
from bauhuette.arena.run import FRUITLESS, WorkersLost


class Cluster:
    """`ray` is the module itself, handed in so that only who asks for a cluster needs it."""

    def __init__(self, address: str, ray: Any) -> None:
        self.ray = ray
        self.ray.init(address=None if address == "local" else address)

    def results(self, function: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, Any]]:
        """The number and the result of each call as they end, in any order; those of lost workers are left out."""
        # Lost calls are not retried by Ray itself: whoever asked knows which ones are missing.
        task = self.ray.remote(max_retries=0)(function)
        numbers = {task.remote(*call): number for number, call in enumerate(calls)}
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

    def all_results(self, function: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, Any]]:
        """As `results`, but what lost workers left undone is done again."""
        missing, fruitless = list(range(len(calls))), 0
        while missing:
            done = set()
            for number, value in self.results(function, [calls[i] for i in missing]):
                done.add(missing[number])
                yield missing[number], value
            fruitless = 0 if done else fruitless + 1
            if fruitless >= FRUITLESS:
                raise WorkersLost
            missing = [i for i in missing if i not in done]


class RayWorkers:
    """Plays the games of an arena on a cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    def moved(self) -> int:
        return 0

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[Played]:
        finished = 0
        for _, played in self.cluster.results(play_pairing, [(plan, pairing) for pairing in games]):
            finished += 1
            yield played
        if finished < len(games):
            raise WorkersLost
