"""What a game has that leaves a function or file out. Tables of the terminal are in `default_screen.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bauhuette.engine.domains import Names
from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, Grid, Header, Numbers
from bauhuette.engine.types import InfoState, MoveId

if TYPE_CHECKING:  # compiled rules depend on this file, and not on what words are made with
    from bauhuette.engine.ending import Curve, GameCourse, SingleThing
    from bauhuette.engine.narration import Narrator
    from bauhuette.engine.preview import Lines
    from bauhuette.engine.reasons import CausalPattern
    from bauhuette.engine.score_breakdown import EndedGame, ScorePart
    from bauhuette.engine.screen import MoveGroup

# --- policy.py: where playouts of a search may be cut short ---


@rule
def chapter(_s: Header) -> int:
    """Return 0: the whole game is one chapter, and playouts go to the end."""
    return 0


@rule
def evaluate(s: Header, out: Numbers) -> float:
    """Expect nothing before the end."""
    for p in range(s.seats):
        out[p] = 0.0
    return 1.0


# --- balance.py: what a study counts beside scores, wins and length ---

ITEMS: Mapping[str, Names] = {}
TALLY_ROWS = MAX_SEATS + 2  # one for each seat; two more for what belongs to no seat yet


def counters(_s: Header) -> Mapping[str, Sequence[int]]:
    return {}


@rule
def credit(_s: Header, _tally: Grid) -> None:
    """Credit no seat."""


# --- unseen_cards.py: cards that must be in other hands, found from what the seat to move knows ---


class UnseenCards(NamedTuple):
    """Cards by their names: others hold all of `cards`, and one of `one_of` where there are any."""

    cards: list[str]
    one_of: list[str]


def still_out(_s: InfoState) -> UnseenCards | None:
    return None


# --- preview.py: what a move will do ---

PLANNED: frozenset[str] = frozenset()


def preview(_s: InfoState, _move: MoveId) -> Lines:
    return []


# --- score_breakdown.py: points by source ---


def tally(_ended: EndedGame) -> list[ScorePart]:
    return []


# --- reasons.py: what a coach speaks of ---

REASONS: Sequence[CausalPattern] = ()
# --- ending.py: the last scene of a finished game ---


def curve(_played: GameCourse) -> Curve | None:
    return None


def things(_played: GameCourse) -> list[SingleThing]:
    return []


def scene(_played: GameCourse) -> None:
    return None


# --- screen.py: what the terminal offers beside the table ---


def leads_to(_view: dict[str, Any], _say: Narrator, _move: MoveId) -> str:
    return ""


def ways(_view: dict[str, Any], _say: Narrator) -> list[MoveGroup]:
    return []
