"""Print one line for each folder of tests when its last test is done, instead of a dot for each test (`--groups`)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--groups", action="store_true", help="Print a line for each folder of tests when it is done.")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("groups") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config))


class Progress:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.left: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.results: defaultdict[str, Counter[str]] = defaultdict(Counter)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._expect(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._expect(item.nodeid for item in session.items)

    def _expect(self, ids: Iterable[str]) -> None:
        self.left = self.left or Counter(map(group_of, ids))  # all workers collect the same

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Count a result without a letter for it."""
        if report.failed:
            return "failed" if report.when == "call" else "error", "", ""
        if hasattr(report, "wasxfail") or not (report.when == "call" or report.skipped):
            return None
        return report.outcome, "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        group = group_of(report.nodeid)
        self.seconds[group] += getattr(report, "duration", 0.0)
        if report.failed:
            self._print(f"FAILED {report.nodeid}")
        if report.failed or report.skipped or report.when == "call":
            self.results[group][report.outcome] += 1
        if report.when in ("teardown", "???"):  # the last report of a test, or of a worker that ended with it
            self.left[group] -= 1
            if not self.left[group]:
                self._print(line_of(group, self.results[group], self.seconds[group]))

    def _print(self, line: str) -> None:
        reporter: Any = self.config.pluginmanager.get_plugin("terminalreporter")
        reporter.ensure_newline()
        reporter.write_line(line)


def group_of(test: str) -> str:
    """Return the folder below tests/ that a test lies in."""
    return "/".join(test.partition("::")[0].split("/")[:-1][:2]) or "."


def line_of(group: str, results: Counter[str], seconds: float) -> str:
    counted = ", ".join(
        f"{results[outcome]} {outcome}" for outcome in ("failed", "passed", "skipped") if results[outcome]
    )
    return f"{group:<18} {counted:<30} {seconds:6.0f} s"
