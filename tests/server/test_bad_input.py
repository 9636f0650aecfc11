"""Bad input is answered, never obeyed, and never breaks anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance, unsupported_method

from bauhuette.server.hosting import schema_files
from bauhuette.server.settings import Settings
from tests.server import fuzz
from tests.server.running import RunningServer


def test_a_fuzzed_socket_changes_nothing() -> None:
    """Some thousand messages here; `python -m tests.server.fuzz 1000000` sends as many as one likes."""
    answers = fuzz.main(4000, seed=2)
    assert answers["sent"] == 4000
    assert answers["fault malformed"] > 0
    assert answers["refused not-your-turn"] > 0
    assert answers["refused not-seated"] > 0
    assert answers["duplicate"] > 0
    assert answers["accepted"] == 0
    assert answers["fault internal"] == 0


# How Starlette answers methods that an address does not have is its own affair. A schema cannot say everything that
# makes a request good: a name must have something to read, a game the right number of seats.
NOT_CHECKED = [allow_header_conformance, unsupported_method, positive_data_acceptance]
schema = schemathesis.openapi.from_dict(schema_files.openapi())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = RunningServer(Settings(database=str(tmp_path_factory.mktemp("fuzz") / "t.sqlite3"), limits=0.0))
    yield server.address
    server.stop()


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_rest_is_as_described(case: Any, address: str) -> None:
    """Whatever is sent, the answer is one the description knows, and never a failure of the server."""
    case.call_and_validate(base_url=address, excluded_checks=NOT_CHECKED)
