"""The memory of a search: flat arrays, laid out once and used for every decision (see `bots.tree`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.record import MAX_SEATS, Cells, Numbers, new_records

if TYPE_CHECKING:
    from bauhuette.engine.game import Game

CAPACITY = 1 << 17  # nodes; a full tree stops growing, the search goes on
DEEPEST = 128  # decisions from the root to a leaf

Links = npt.NDArray[np.int32]


class Taste(NamedTuple):
    """What a search weighs; games may differ (see `search` in their meta.toml)."""

    exploration: float = 1.0  # in standard deviations of the results
    widening: float = 1.5  # children of a node visited v times: up to 2 + widening * sqrt(v)
    randomness: float = 0.1  # share of random moves in playouts
    margin: float = 0.3  # share of the margin in the value of a result, the rest is the win
    trust: float = 1.0  # standard errors by which a move must look better than the policy's to be preferred
    race: float = 0.0  # 1: no tree; the moves race each other in the same worlds (games of many small steps)
    chapters: float = 1.0  # a playout is judged by the game's estimate when so many chapters have begun
    habit: float = 0.25  # share of its decisions a foreman makes without a search, by the game's policy


def taste_of(game: Game) -> Taste:
    """What pays at this game."""
    return Taste(**game.meta.search)


class Tree(NamedTuple):
    """One search tree. Node 0 is the root; a node is reached by `move` from its parent."""

    records: Any  # 0: the hidden record searched from; 1: the world of the playout at hand; 2: that world at first
    moves: Cells  # the moves offered at the decision at hand
    first: Links  # first child, 0 for none
    sibling: Links  # next child of the same parent, 0 for none
    move: Links
    visits: Links
    offered: Links  # how often the move could be chosen at its parent
    value: Numbers  # sum of results, for each seat
    child: Links  # by move: the child of the node at hand, 0 for none
    path: Links  # nodes of the playout at hand
    depth: Cells  # [their number, the root not counted]
    size: Cells  # [nodes in use]
    wins: Numbers  # by move at the root and seat: sum of shares of the win
    margins: Numbers  # by move at the root and seat: sum of leads over the best other
    squares: Numbers  # by move at the root: sum of squares of the searcher's results
    entrants: Cells  # the moves of a race, the policy's first
    tries: Cells  # by move of a race: playouts (what is kept by move has one place more, for no move)
    totals: Numbers  # by move of a race: sum of the searcher's results
    gains: Numbers  # by move of a race: sum and sum of squares of what it brought more than the policy's move
    result: Numbers  # of the playout at hand: value by seat, share of the win by seat, lead by seat
    standing: Cells  # scores and ranks at the end of the playout at hand
    scores: Numbers  # the same scores, or those to be expected
    spread: Numbers  # [number, sum, sum of squares] of the results so far
    taste: Numbers


def new_tree(game: Game, taste: Taste, capacity: int = CAPACITY) -> Tree:
    moves = game.MOVES.size
    return Tree(
        records=new_records(game.STATE, 3),
        moves=np.zeros(moves, np.int64),
        first=np.zeros(capacity, np.int32),
        sibling=np.zeros(capacity, np.int32),
        move=np.zeros(capacity, np.int32),
        visits=np.zeros(capacity, np.int32),
        offered=np.zeros(capacity, np.int32),
        value=np.zeros((capacity, MAX_SEATS)),
        child=np.zeros(moves, np.int32),
        path=np.zeros(DEEPEST + 1, np.int32),
        depth=np.zeros(1, np.int64),
        size=np.zeros(1, np.int64),
        wins=np.zeros((moves + 1, MAX_SEATS)),
        margins=np.zeros((moves + 1, MAX_SEATS)),
        squares=np.zeros(moves + 1),
        entrants=np.zeros(moves, np.int64),
        tries=np.zeros(moves + 1, np.int64),
        totals=np.zeros(moves + 1),
        gains=np.zeros((2, moves + 1)),
        result=np.zeros((3, MAX_SEATS)),
        standing=np.zeros((2, MAX_SEATS), np.int64),
        scores=np.zeros(MAX_SEATS),
        spread=np.zeros(3),
        taste=np.array(taste, np.float64),
    )


def bytes_of(tree: Tree) -> int:
    """What one search holds in memory, whatever its number of playouts."""
    return sum(int(array.nbytes) for array in tree)
