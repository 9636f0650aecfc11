"""The same games on a Ray cluster: pip install 'bauhuette[ray]', every node with the same version."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play import Played, play_pairing
from bauhuette.arena.run import WorkersLost


class RayWorkers:
    """`ray` is the module itself, handed in so that tests can stand in for it."""

    def __init__(self, address: str, ray: Any = None) -> None:
        self.ray = ray or importlib.import_module("ray")
        self.ray.init(address=None if address == "local" else address)
        # Lost tasks are not retried by Ray itself: `run` knows which games are missing.
        self._play = self.ray.remote(max_retries=0)(play_pairing)

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[Played]:
        waiting = [self._play.remote(plan, pairing) for pairing in games]
        lost = False
        while waiting:
            done, waiting = self.ray.wait(waiting)
            for reference in done:
                try:
                    yield self.ray.get(reference)
                except self.ray.exceptions.RayTaskError:
                    raise  # a fault of the program, not of a worker
                except self.ray.exceptions.RayError:
                    lost = True
        if lost:
            raise WorkersLost
