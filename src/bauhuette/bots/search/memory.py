"""The memory of a search: flat arrays, laid out once and used for every decision (see `playing.py`)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.bots.search.parameters import Taste
from bauhuette.engine.record import MAX_SEATS, Cells, Numbers, new_records
from bauhuette.nets.outlook import Outlook, Thoughts, new_thoughts, no_outlook
from bauhuette.nets.pupil import Pupil, no_pupil

CAPACITY = 1 << 17  # nodes; a full tree stops growing, the search goes on
DEEPEST = 128  # decisions from the root to a leaf

Links = npt.NDArray[np.int32]


# What is counted while a search runs.
COUNTS = np.dtype(
    [
        ("nodes", np.int64),  # in use
        ("depth", np.int64),  # those on the way of the playout at hand, the root not counted
        ("results", np.float64),  # so far, their sum and the sum of their squares
        ("total", np.float64),
        ("squares", np.float64),
    ]
)


class Tree(NamedTuple):
    """One search tree. Node 0 is the root; a node is reached by `move` from its parent."""

    root: Any  # the hidden record searched from; arrays of one, as compiled code changes nothing else
    start: Any  # the world of the playout at hand, as it was imagined
    world: Any  # the same, as it stands now
    seen: Any  # what the seat to move knows of that
    count: Any  # COUNTS, an array of one
    moves: Cells  # the moves offered at the decision at hand
    first: Links  # first child, 0 for none
    sibling: Links  # next child of the same parent, 0 for none
    move: Links
    visits: Links
    offered: Links  # how often the move could be chosen at its parent
    value: Numbers  # sum of results, for each seat
    child: Links  # by move: the child of the node at hand, 0 for none
    path: Links  # nodes of the playout at hand
    wins: Numbers  # by move at the root and seat: sum of shares of the win
    margins: Numbers  # by move at the root and seat: sum of leads over the best other
    squares: Numbers  # by move at the root: sum of squares of the searcher's results
    entrants: Cells  # the moves of a race, the policy's first
    tries: Cells  # by move of a race: playouts (what is kept by move has one place more, for no move)
    totals: Numbers  # by move of a race: sum of the searcher's results
    gains: Numbers  # by move of a race: sum of what it brought more than the policy's move
    gain_squares: Numbers  # and the sum of squares of that
    result: Numbers  # of the playout at hand, by seat: what the search maximises
    share: Numbers  # of the win
    lead: Numbers  # over the best other
    standing: Cells  # scores and ranks at the end of the playout at hand
    scores: Numbers  # the same scores, or those to be expected
    taste: Taste
    outlook: Outlook
    pupil: Pupil
    thoughts: Thoughts


def new_tree(state: np.dtype[Any], moves: int, features: int, taste: Taste, capacity: int = CAPACITY) -> Tree:
    """For a game with such a record and so many moves and features. (Nothing of the game itself: what a game tells
    would be part of what compiled searches depend on.)"""
    return Tree(
        root=new_records(state, 1),
        start=new_records(state, 1),
        world=new_records(state, 1),
        seen=new_records(state, 1),
        count=new_records(COUNTS, 1),
        moves=np.zeros(moves, np.int64),
        first=np.zeros(capacity, np.int32),
        sibling=np.zeros(capacity, np.int32),
        move=np.zeros(capacity, np.int32),
        visits=np.zeros(capacity, np.int32),
        offered=np.zeros(capacity, np.int32),
        value=np.zeros((capacity, MAX_SEATS)),
        child=np.zeros(moves, np.int32),
        path=np.zeros(DEEPEST + 1, np.int32),
        wins=np.zeros((moves + 1, MAX_SEATS)),
        margins=np.zeros((moves + 1, MAX_SEATS)),
        squares=np.zeros(moves + 1),
        entrants=np.zeros(moves, np.int64),
        tries=np.zeros(moves + 1, np.int64),
        totals=np.zeros(moves + 1),
        gains=np.zeros(moves + 1),
        gain_squares=np.zeros(moves + 1),
        result=np.zeros(MAX_SEATS),
        share=np.zeros(MAX_SEATS),
        lead=np.zeros(MAX_SEATS),
        standing=np.zeros((2, MAX_SEATS), np.int64),
        scores=np.zeros(MAX_SEATS),
        taste=taste,
        outlook=no_outlook(),
        pupil=no_pupil(),
        thoughts=new_thoughts(features),
    )


def bytes_of(tree: Tree) -> int:
    """What one search holds in memory, whatever its number of playouts."""
    return sum(int(array.nbytes) for array in tree if isinstance(array, np.ndarray))
