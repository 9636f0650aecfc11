"""What must be true of every position, row by row: the field to blame, the name of the reason, the rule that says so.

    AUDITS = (Audit("hand", "every-card-once", every_card_once), ...)
    audit = audited(AUDITS, globals())

Rows are asked in their order, so a row may rely on those above it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bauhuette.engine.jit import asked_seldom, written_rule
from bauhuette.engine.record import widened


class Audit(NamedTuple):
    """`holds(s)` is a rule; where it says no, a position is refused with `audit-<reason>`."""

    field: str
    reason: str
    holds: Callable[..., bool]


def audited(audits: Sequence[Audit], names: dict[str, Any]) -> Callable[..., int]:
    """`audit(s)`: 0, or 1 + the place of the first row that does not hold; `names` are the globals of the file.

    Python asks it only of positions from outside, which takes 0.3 to 3 ms as it is written: too seldom to compile a
    tenth of a game for. Numbers are widened to 64 bits, with which compiled code computes.
    """
    source = ["def audit(s):"]
    for i, row in enumerate(audits):
        names[f"_audit_{i}"] = row.holds
        source += [f"    if not _audit_{i}(s):", f"        return {i + 1}"]
    rule: Callable[..., int] = written_rule("audit", "\n".join([*source, "    return 0"]), names, keep=True)
    return asked_seldom(rule, widened)
