"""The memory of a search: flat arrays, allocated once and used for every decision (see `playing.py`)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.bots.search.parameters import SearchParameters
from bauhuette.engine.record import MAX_SEATS, Cells, Numbers, new_records
from bauhuette.nets.rollout_net import RolloutNet, no_rollout_net
from bauhuette.nets.value_net import Activations, ValueNet, new_activations, no_value_net

CAPACITY = 1 << 17  # nodes; a full tree stops growing, but the search goes on
DEEPEST = 128  # decisions from the root to a leaf

Links = npt.NDArray[np.int32]


# Counters of a running search.
COUNTS = np.dtype(
    [
        ("nodes", np.int64),  # in use
        ("depth", np.int64),  # nodes on the path of the current playout, without the root
        ("results", np.float64),  # so far: their number, their sum, the sum of their squares
        ("total", np.float64),
        ("squares", np.float64),
    ]
)


class SearchTree(NamedTuple):
    """The memory of one search. Node 0 is the root; a node is reached by `move` from its parent."""

    root: Any  # the information state searched from; arrays of one, as compiled code needs
    determinization: Any  # the determinization of the current playout
    state: Any  # the state of the current playout
    observed: Any  # what the seat to move knows of that
    count: Any  # COUNTS, an array of one
    moves: Cells  # the moves offered at the current decision
    first: Links  # first child, 0 for none
    sibling: Links  # next child of the same parent, 0 for none
    move: Links
    visits: Links
    offered: Links  # how often the move could be chosen at its parent
    value: Numbers  # sum of results, for each seat
    child: Links  # by move: the child of the current node, 0 for none
    path: Links  # nodes of the current playout
    wins: Numbers  # by move at the root and seat: sum of shares of the win
    margins: Numbers  # by move at the root and seat: sum of leads over the best other
    squares: Numbers  # by move at the root: sum of squares of the searching seat's results
    candidates: Cells  # the moves of a race, the one to beat first
    tries: Cells  # by move of a race: playouts (arrays by move have one more place, for no move)
    totals: Numbers  # by move of a race: sum of the searching seat's results
    gains: Numbers  # by move of a race: sum of its gains over the move to beat
    gain_squares: Numbers  # sum of squares of these gains
    result: Numbers  # of the current playout, by seat: what the search maximises
    share: Numbers  # of the win
    lead: Numbers  # over the best other
    standing: Cells  # scores and ranks at the end of the current playout
    scores: Numbers  # the same scores, or the expected ones
    parameters: SearchParameters
    value_net: ValueNet
    rollout_net: RolloutNet
    activations: Activations


def new_tree(
    state: np.dtype[Any], moves: int, features: int, parameters: SearchParameters, capacity: int = CAPACITY
) -> SearchTree:
    """Allocate the memory for a game's record, number of moves and number of features.

    The game itself is not passed: compiled searches would then depend on all its values.
    """
    return SearchTree(
        root=new_records(state, 1),
        determinization=new_records(state, 1),
        state=new_records(state, 1),
        observed=new_records(state, 1),
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
        candidates=np.zeros(moves, np.int64),
        tries=np.zeros(moves + 1, np.int64),
        totals=np.zeros(moves + 1),
        gains=np.zeros(moves + 1),
        gain_squares=np.zeros(moves + 1),
        result=np.zeros(MAX_SEATS),
        share=np.zeros(MAX_SEATS),
        lead=np.zeros(MAX_SEATS),
        standing=np.zeros((2, MAX_SEATS), np.int64),
        scores=np.zeros(MAX_SEATS),
        parameters=parameters,
        value_net=no_value_net(),
        rollout_net=no_rollout_net(),
        activations=new_activations(features),
    )


def bytes_of(tree: SearchTree) -> int:
    """Return the memory of one search in bytes; it does not grow with playouts."""
    return sum(int(array.nbytes) for array in tree if isinstance(array, np.ndarray))
