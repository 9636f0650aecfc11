"""Every call of the API with the cases that Schemathesis makes from its description: examples, limits and chance.

Only in `make test-all` (tests/server/conftest.py): making the cases takes longer than collecting all other tests.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings

from bauhuette.server.hosting import schema_files
from tests.server.test_bad_input import not_checked

schema = schemathesis.openapi.from_dict(schema_files.openapi())
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # a long list can be too many bytes as well


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_rest_is_as_described(case: Any, address: str) -> None:
    """Whatever is sent, the answer is one the description knows, and never a failure of the server."""
    case.call_and_validate(base_url=address, excluded_checks=not_checked())
