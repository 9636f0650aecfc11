"""The form of a published result: what an agent is, what its training cost, and how it played.

`docs/benchmark/result.schema.json` is made from these types. There are two: the report of the fixed protocol, which
`bauhuette bench-agent --json` writes, and the result of a training, which `python -m bench.agents --json` writes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from annotated_types import Ge, Interval, Len
from typing_extensions import TypedDict

FORMAT: Literal["bauhuette-agent"] = "bauhuette-agent"
VERSION: Literal[1] = 1

Share = Annotated[float, Interval(ge=0, le=1)]
Shares = Annotated[list[Share], Len(2, 2)]
Count = Annotated[int, Ge(0)]
Seconds = Annotated[float, Ge(0)]


class Against(TypedDict):
    """An agent at one seat among copies of a bot."""

    bot: str
    games: Count
    seed: int  # of the deals, which no training used
    win_share: Share
    interval: Shares  # 95 %, by deals


class CurvePoint(TypedDict):
    """An agent in the middle of its training."""

    decisions: Count
    cpu_seconds: Seconds
    against: list[Against]


class AgentResult(TypedDict):
    """An agent at one game with one number of seats."""

    format: Literal["bauhuette-agent"]
    version: Literal[1]
    agent: str
    algorithm: str
    implementation: dict[str, str]  # packages and their versions
    command: str
    game: str
    rules: int
    edition: str
    features: int
    seats: int
    seed: int
    learns_from: str
    decisions: Count  # of the learner, in training
    cpu_seconds: Seconds
    card_seconds: Seconds
    simulations: Count  # of a search, for each decision
    curve: list[CurvePoint]
    against: list[Against]
    machine: str


class YardstickShare(TypedDict):
    """An agent against one opponent of the protocol."""

    bot: str
    games: Count
    win_share: Share
    interval: Shares


class GameReport(TypedDict):
    """An agent at one game of the protocol; without a score if too many games had faults."""

    game: str
    rules: int
    edition: str
    seats: int
    score: Share | None
    interval: Shares | None
    faults: Count
    faulty_games: Count
    against: list[YardstickShare]
    digest: str


class BenchmarkReport(TypedDict):
    """The report of the fixed protocol; `version` is the protocol's."""

    format: Literal["bauhuette-bench"]
    version: int
    track: str
    agent: str
    games: list[GameReport]


def result_schema() -> dict[str, Any]:
    """Return the JSON schema of a published result."""
    from pydantic import TypeAdapter

    either: Any = AgentResult | BenchmarkReport
    return TypeAdapter(either).json_schema()
