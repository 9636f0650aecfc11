"""What a game says of itself before any of its rules is imported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

USUAL_COLOURS = ("blue", "red", "yellow", "green")  # of seats a, b, c, d, where a game has none of its own
LAST_PLACE = 1000  # in the catalogue, for games that do not ask for one


class GameOption(NamedTuple):
    """A choice made before the game, such as a variant."""

    name: str
    title: Mapping[str, str]
    default: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class GameMeta:
    """What `meta.toml` says; readable without importing any rule."""

    key: str
    title: Mapping[str, str]
    tagline: Mapping[str, str]
    seats: tuple[int, ...]
    minutes: int
    year: int
    authors: tuple[str, ...]
    publisher: str
    rules_version: int
    continues: tuple[int, ...]  # earlier rules versions whose games today's rules go on with, move by move
    rule_prefix: str
    options: tuple[GameOption, ...]
    colours: tuple[str, ...]  # of the seats, in their order
    place: int  # in the catalogue
    search: Mapping[
        str, float
    ]  # how bots search this game, where it differs from `bots.search.parameters.SearchParameters`
    outlook: Mapping[str, float]  # what of that is different for those with an outlook; empty: it does not pay there
    pupil: Mapping[str, float]  # the same for those whose playouts a pupil plays
    measure: str  # whose move all others must beat when a master lets moves race: the policy's or the net's
    rivals: int  # how many moves race then, those the net likes best; 0: all offered, or many of them
