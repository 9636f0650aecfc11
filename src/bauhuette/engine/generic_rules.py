"""Steps every game takes in the same way. Executed once per game, with the names below bound to that game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bauhuette.engine.jit import rule
from bauhuette.engine.news import clear_news, mute
from bauhuette.engine.record import Cells, Grid, Header, reset
from bauhuette.engine.rng import rand

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, apply, audit, credit, guard, legal, policy, setup

# What a watched game can have done wrong; see `watched_playout`.
BROKEN_AUDIT = 1
NO_MOVE = 2
GUARD_DISAGREES = 3
NEWS_FULL = 4
TOO_LONG = 5
POLICY_ASTRAY = 6
WHOLE_SPACE_EVERY = 8  # steps on average; asking the guard about all moves takes far longer than a step


@rule
def begin(s: Header) -> None:
    """A new game, from an empty record with seats, options and luck."""
    clear_news(s)
    setup(s)


@rule
def step(s: Header, move: int) -> None:
    """One legal move; the news are those of this move."""
    clear_news(s)
    apply(s, move)


@rule
def playout(s: Header, out: Cells) -> int:
    """Random moves to the end; how many."""
    mute(s)
    decisions = 0
    while s.over == 0:
        n = legal(s, out)
        apply(s, out[rand(s, n)])
        decisions += 1
    return decisions


@rule
def many_playouts(s: Header, memory: Cells, out: Cells, games: int) -> int:
    """Random games from the very deal on, one after the other, with one stream of luck; how many decisions."""
    decisions = 0
    for _ in range(games):
        reset(s, memory)
        mute(s)
        setup(s)
        decisions += playout(s, out)
    return decisions


@rule
def studied_game(s: Header, out: Cells, tally: Grid) -> int:
    """Sensible moves from the deal to the end, with who came by what in `tally`; how many moves.

    Policies read what the seat to move knows, and nothing else.
    """
    begin(s)
    credit(s, tally)
    decisions = 0
    while s.over == 0:
        n = legal(s, out)
        step(s, policy(s, out, n))
        credit(s, tally)
        decisions += 1
    return decisions


@rule
def studied_games(games: Any, out: Cells, lengths: Cells, tallies: Any) -> None:
    """Each record has its seats, options and luck and is empty otherwise."""
    for i in range(len(games)):
        lengths[i] = studied_game(games[i], out, tallies[i])


@rule
def refusals(s: Header, out: Cells) -> None:
    """For every move of the game 0 or the rule against it."""
    for move in range(MOVE_COUNT):
        out[move] = guard(s, move)


@rule
def guards_agree(s: Header, out: Cells, n: int) -> bool:
    """Whether exactly the offered moves pass the guards, over the whole move space."""
    allowed = 0
    for move in range(MOVE_COUNT):
        if guard(s, move) == 0:
            allowed += 1
    return allowed == n and offers_pass(s, out, n)


@rule
def offers_pass(s: Header, out: Cells, n: int) -> bool:
    for i in range(n):
        if guard(s, out[i]) != 0:
            return False
    return True


@rule
def watched_playout(s: Header, out: Cells, found: Cells, limit: int) -> int:
    """A game with every step checked: 0, or what broke, with details in `found`.

    About half of the games are random ones; in the others half of the moves are sensible, which leads to where random
    moves hardly ever do. Moves that are not offered are tried against the guards only now and then.
    """
    moves = 0
    sensible = rand(s, 2)
    while s.over == 0:
        found[0] = moves
        if moves >= limit:
            return TOO_LONG
        n = legal(s, out)
        if n <= 0:
            return NO_MOVE
        if not (guards_agree(s, out, n) if rand(s, WHOLE_SPACE_EVERY) == 0 else offers_pass(s, out, n)):
            return GUARD_DISAGREES
        move = int(policy(s, out, n))
        if guard(s, move) != 0:
            return POLICY_ASTRAY
        if sensible == 0 or rand(s, 2) == 0:
            move = int(out[rand(s, n)])
        step(s, move)
        if s.news_count >= s.news.shape[0]:
            return NEWS_FULL
        found[1] = audit(s)
        if found[1] != 0:
            return BROKEN_AUDIT
        moves += 1
    found[0] = moves
    return 0


@rule
def watched_games(games: Any, out: Cells, found: Grid, limit: int) -> None:
    """Games as in `studied_games`, each watched: `found` gets its moves, its broken audit and what broke."""
    for i in range(len(games)):
        begin(games[i])
        found[i, 2] = watched_playout(games[i], out, found[i], limit)
