"""How each game is learned, from `ways.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Way(NamedTuple):
    """See the comments of `ways.toml`."""

    width: int
    layers: int
    games: int
    games_on_cpu: int
    steps: int
    imitation: float
    shaping: float
    paid: int
    guests: float
    lessons: int
    portion: int
    portion_on_cpu: int
    pace: float
    curiosity: float
    foresight: float
    trust: float
    spread: int
    looks: int


def way_for(key: str) -> Way:
    told = tomllib.loads((Path(__file__).parent / "ways.toml").read_text(encoding="utf-8"))
    return Way(**told["usual"] | told.get(key, {}))
