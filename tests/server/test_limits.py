"""Rate limits: each has buckets of its own."""

from __future__ import annotations

from bauhuette.server import limits
from bauhuette.server.limits import Limit, Limits


def test_equally_generous_limits_do_not_share_a_bucket() -> None:
    known, one, other = Limits(), Limit("one", 1, 1 / 60), Limit("other", 1, 1 / 60)
    assert known.wait(one, "anna", now=0.0) == 0
    assert known.wait(one, "anna", now=0.0) == 60
    assert known.wait(other, "anna", now=0.0) == 0
    assert known.wait(one, "ben", now=0.0) == 0
    assert known.wait(one, "anna", now=60.0) == 0


def test_every_limit_is_known_by_its_own_name() -> None:
    found = {name: limit.name for name, limit in vars(limits).items() if isinstance(limit, Limit)}
    assert found
    assert found == {name: name.lower().replace("_", "-") for name in found}
