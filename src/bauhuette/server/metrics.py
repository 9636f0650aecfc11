"""Figures for Prometheus, written by hand: a few counters and histograms do not need a library.

Labels come from closed sets (codes, kinds of addresses, statuses), never from what a client sends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
NO_ROUTE = "none"  # refused before its address was known


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS_S) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        place = next((i for i, limit in enumerate(BUCKETS_S) if seconds <= limit), len(BUCKETS_S))
        self._counts[place] += 1
        self._sum += seconds

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        total = 0
        for limit, count in zip((*BUCKETS_S, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{{label}{"," if label else ""}le="{limit}"}} {total}'
        braces = f"{{{label}}}" if label else ""
        yield f"{name}_sum{braces} {self._sum}"
        yield f"{name}_count{braces} {total}"


class Metrics:
    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()  # requests, messages and commands, by code
        self.workers: Counter[str] = Counter()  # started, lost in some way, jobs sent away
        self.tables_opened = 0
        self.connections = 0
        self.views = 0
        self.database_errors = 0
        self.commands = Histogram()
        self.routes: defaultdict[str, Histogram] = defaultdict(Histogram)  # by template
        self.waits: defaultdict[str, Histogram] = defaultdict(Histogram)  # for a worker, by kind

    def lines(self, gauges: Mapping[str, float], labelled: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
        """`labelled` holds gauges by the value of one label; `name/label` says which."""
        yield from _labelled("bauhuette_answers_total", "counter", "result", self.answers)
        yield from _labelled("bauhuette_requests_total", "counter", "status", self.requests)
        yield from _labelled("bauhuette_refused_total", "counter", "code", self.refused)
        yield from _labelled("bauhuette_workers_total", "counter", "what", self.workers)
        counters = {
            "tables_opened": self.tables_opened,
            "views": self.views,
            "database_errors": self.database_errors,
        }
        for name, count in counters.items():
            yield f"# TYPE bauhuette_{name}_total counter"
            yield f"bauhuette_{name}_total {count}"
        for name, value in {"connections": self.connections, **gauges}.items():
            yield f"# TYPE bauhuette_{name} gauge"
            yield f"bauhuette_{name} {value}"
        for place, values in labelled.items():
            name, _, label = place.partition("/")
            yield from _labelled(f"bauhuette_{name}", "gauge", label, values)
        yield from _histograms("bauhuette_command_seconds", "", {"": self.commands})
        yield from _histograms("bauhuette_request_seconds", "route", self.routes)
        yield from _histograms("bauhuette_worker_wait_seconds", "kind", self.waits)


def _labelled(name: str, kind: str, label: str, values: Mapping[str, float] | Mapping[int, float]) -> Iterator[str]:
    yield f"# TYPE {name} {kind}"
    for value, count in sorted(values.items(), key=str):
        yield f'{name}{{{label}="{value}"}} {count}'


def _histograms(name: str, label: str, found: Mapping[str, Histogram]) -> Iterator[str]:
    yield f"# TYPE {name} histogram"
    for value, histogram in sorted(found.items()):
        yield from histogram.lines(name, f'{label}="{value}"' if label else "")


def memory_of(processes: Iterable[int]) -> int:
    """Bytes these processes have in memory, as Linux counts them; what they share counts for each. Elsewhere 0."""
    if not sys.platform.startswith("linux"):
        return 0
    pages = 0
    for process in processes:
        with contextlib.suppress(OSError, IndexError, ValueError):  # it has just ended
            pages += int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
