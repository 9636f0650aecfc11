"""The contract of a game. Read this first.

A game is a folder `games/<key>/`. Its `rules.py` holds these functions over one record `s` (see `engine.record`), all
`@rule`, none of which allocates, raises or touches anything but `s` and the arguments:

    setup(s)                lay out a new game in a record that is empty but for seats, options and luck
    legal(s, out) -> n      the moves the seat to move may make
    guard(s, move) -> rule  0, or the number of the rule that forbids this move now, for any move
    apply(s, move)          make a legal move and tell the news
    hide(s, seat)           turn the truth into what this seat knows (SPECTATOR: what everybody knows)
    imagine(s, seat)        fill what is hidden with a world this seat must hold possible, given ONLY a hidden record
    standing(s, out)        out[0] scores, out[1] ranks (1 is best, equals share)
    audit(s) -> number      0, or 1 + index into AUDITS of a broken invariant (nothing lost, nothing doubled)

and the names STATE (dtype), MOVES, NEWS, PHASES, ENDINGS, AUDITS. Four of them are written from a game's own parts:
`guard` and `apply` from two rules for each family of moves (`engine.dispatch`), `standing` from `score(s, seat)`
(`engine.ranking`), `audit` from the rows of AUDITS (`engine.audit`). Beside them:
    policy.py   policy(s, moves, n) -> move   a sensible player, given a hidden record
                plan(s, out) -> n             optional: the best sequence of moves for the step at hand
                chapter(s) -> number          optional: grows when a hand, a round, a year begins
                estimate(s, out) -> spread    optional, with `chapter`: the scores each seat may expect in the end
                                              (floats), and how far apart they must be to be nearly decided
    view.py     view(s) -> dict               what a hidden record shows, ready for JSON
                progress(view) -> dict        optional: what its words `progress` need beside the view's single numbers
                <what>_facts() -> dict        optional: what is printed on cards, board ..., for whoever draws it
    preview.py  optional: preview(s, move) -> lines, what a move will do as far as the seat to move, whose hidden record
                it is, can know; see engine/preview.py. PLANNED: families
                of moves that use no luck and nothing hidden, so that several can be laid out before any is made
    unseen_cards.py optional: still_out(s) -> StillOut, the cards others must hold, as far as that seat can know
    screen.py   screen(view, say, asked) -> Screen, the same for the terminal; further names see engine/screen.py
    score_breakdown.py  optional: tally(ended) -> list[Part], points by source
    reasons.py  optional: REASONS, the causal patterns a coach speaks of; see engine/reasons.py
    ending.py   optional: curve(played), things(played), scene(played), see engine/ending.py
    balance.py  optional, what a study counts:
                counters(s) -> dict           for each seat of a finished game
                ITEMS                         cards, contracts ... a seat can come by, in groups
                credit(s, tally)              after each move, with its news: tally[seat, item] for what a seat came by
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bauhuette.engine.audit import Audit
from bauhuette.engine.domains import Names
from bauhuette.engine.ending import GameCourse, GameEnding
from bauhuette.engine.hooks import UnseenCards
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.news import NewsBook
from bauhuette.engine.preview import PreviewLine
from bauhuette.engine.reasons import CausalPattern
from bauhuette.engine.score_breakdown import EndedGame, ScorePart
from bauhuette.engine.screen import MoveGroup, Report, Screen, Shortcut
from bauhuette.engine.types import InfoState, MoveId

Rule = Callable[..., Any]


class Outcome(NamedTuple):
    """How a game ended: why, and with what result."""

    reason: str
    scores: list[int]
    ranks: list[int]


FORMER_NAMES = {"hide": "redact", "imagine": "determinize", "estimate": "evaluate"}


@dataclass(frozen=True)
class Game:
    """A game ready to be played."""

    meta: GameMeta
    package: str
    edition: str  # hash of what is printed on the components
    overrides: Mapping[str, Any]  # the edition's own values
    STATE: np.dtype[Any]
    State: type
    MOVES: MoveSpace
    NEWS: NewsBook
    PHASES: Sequence[str]
    ENDINGS: Sequence[str]
    AUDITS: Sequence[Audit]
    setup: Rule
    legal: Rule
    guard: Rule
    apply: Rule
    redact: Rule
    determinize: Rule
    standing: Rule
    audit: Rule
    policy: Rule
    plan: Rule | None
    chapter: Rule
    evaluate: Rule
    view: Callable[[InfoState], dict[str, Any]]
    preview: Callable[[InfoState, MoveId], Sequence[PreviewLine]]
    planned: frozenset[str]
    still_out: Callable[[InfoState], UnseenCards | None]
    screen: Callable[..., Screen]
    leads_to: Callable[..., str]
    ways: Callable[..., list[MoveGroup]]
    shortcuts: Mapping[str, Shortcut]
    reports: Mapping[str, Report]
    passing: frozenset[str]
    counters: Callable[[Any], Mapping[str, Sequence[int]]]
    items: Mapping[str, Names]
    credit: Rule
    progress: Callable[[dict[str, Any]], dict[str, int]]
    facts: Callable[[], dict[str, Any]]
    tally: Callable[[EndedGame], list[ScorePart]]
    ending: Callable[[GameCourse], GameEnding]
    reasons: Sequence[CausalPattern]

    if not TYPE_CHECKING:  # type checkers know the fields above, and no others

        def __getattr__(self, name: str) -> Any:
            """Answer to the names of version 0.1 for one more release."""
            if name not in FORMER_NAMES:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            new = FORMER_NAMES[name]
            warnings.warn(f"Game.{name} is now Game.{new}", DeprecationWarning, stacklevel=2)
            return getattr(self, new)

    def __deepcopy__(self, _memo: Any) -> Game:
        """Nothing of a game changes, so a copy of a table shares it."""
        return self
