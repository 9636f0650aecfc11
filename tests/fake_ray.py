"""A stand-in for Ray: a cluster that loses workers."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any


class FakeRay:
    """A cluster that loses the worker of every third call and answers the last call first."""

    class exceptions:  # noqa: N801  (named as in Ray)
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            pass

    def __init__(self) -> None:
        self.calls: list[Callable[[], Any]] = []

    def init(self, address: str | None) -> None:
        assert address == "cluster:6379"

    def remote(self, max_retries: int) -> Callable[[Any], Any]:
        assert max_retries == 0

        def task(function: Callable[..., Any]) -> Any:
            return SimpleNamespace(remote=lambda *args: self._call(lambda: function(*args)))

        return task

    def _call(self, call: Callable[[], Any]) -> int:
        self.calls.append(call)
        return len(self.calls) - 1

    def wait(self, waiting: list[int]) -> tuple[list[int], list[int]]:
        return waiting[-1:], waiting[:-1]

    def get(self, reference: int) -> Any:
        if reference % 3 == 1:
            raise self.exceptions.RayError
        return self.calls[reference]()
