"""The parameters of each game's training, from `recipes.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Recipe(NamedTuple):
    """See the comments of `recipes.toml`."""

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


def recipe_for(key: str) -> Recipe:
    recipes = tomllib.loads((Path(__file__).parent / "recipes.toml").read_text(encoding="utf-8"))
    return Recipe(**recipes["usual"] | recipes.get(key, {}))
