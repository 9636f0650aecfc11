"""Bad input is answered, never obeyed, and never breaks anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.server import fuzz
from tests.server.running import description

# How Starlette answers methods that an address does not have is its own affair. A schema cannot say everything that
# makes a request good: a name must have something to read, a game the right number of seats.
NOT_CHECKED = ("allow_header_conformance", "unsupported_method", "positive_data_acceptance")


def not_checked() -> list[Callable[..., Any]]:
    from schemathesis.specs.openapi import checks  # takes a second to import

    return [getattr(checks, name) for name in NOT_CHECKED]


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


# The server, in a thread beside, draws random numbers of its own.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_rest_is_as_described(address: str) -> None:
    """Whatever is sent, the answer is one the description knows, and never a failure of the server.

    A case or two for each call; test_rest_at_length.py sends thousands.
    """
    import schemathesis

    excluded = not_checked()
    described: Any = schemathesis.openapi.from_dict(description())
    operations = [operation.ok() for operation in described.get_all_operations()]
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=2, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def send(case: Any) -> None:
            case.call_and_validate(base_url=address, excluded_checks=excluded)

        send()
    assert len(operations) > 100
