"""Figures for Prometheus, written by hand: a few counters and one histogram do not need a library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

BUCKETS_MS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)


class Metrics:
    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.workers: Counter[str] = Counter()  # started, lost in some way, jobs sent away
        self.tables_opened = 0
        self.connections = 0
        self.views = 0
        self.database_errors = 0
        self.limited = 0
        self._took = [0] * (len(BUCKETS_MS) + 1)
        self._took_ms = 0.0

    def command_took(self, seconds: float) -> None:
        ms = seconds * 1000
        self._took[next((i for i, limit in enumerate(BUCKETS_MS) if ms <= limit), len(BUCKETS_MS))] += 1
        self._took_ms += ms

    def lines(self, gauges: dict[str, float]) -> Iterator[str]:
        yield from _labelled("bauhuette_answers_total", "result", self.answers)
        yield from _labelled("bauhuette_requests_total", "status", self.requests)
        yield from _labelled("bauhuette_workers_total", "what", self.workers)
        counters = {
            "tables_opened": self.tables_opened,
            "views": self.views,
            "database_errors": self.database_errors,
            "limited": self.limited,
        }
        for name, count in counters.items():
            yield f"# TYPE bauhuette_{name}_total counter"
            yield f"bauhuette_{name}_total {count}"
        for name, value in {"connections": self.connections, **gauges}.items():
            yield f"# TYPE bauhuette_{name} gauge"
            yield f"bauhuette_{name} {value}"
        yield from self._histogram("bauhuette_command_seconds")

    def _histogram(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        total = 0
        for limit, count in zip(BUCKETS_MS, self._took, strict=False):
            total += count
            yield f'{name}_bucket{{le="{limit / 1000}"}} {total}'
        total += self._took[-1]
        yield f'{name}_bucket{{le="+Inf"}} {total}'
        yield f"{name}_sum {self._took_ms / 1000}"
        yield f"{name}_count {total}"


def _labelled(name: str, label: str, counts: Counter[str] | Counter[int]) -> Iterator[str]:
    yield f"# TYPE {name} counter"
    for value, count in sorted(counts.items(), key=str):
        yield f'{name}{{{label}="{value}"}} {count}'
