"""Why one move is better than another: both are played to the end of the game in the same determinizations.

A game's `reasons.py` says what may hold in a game that is played out. A reason is given only if it holds clearly more
often after one of the two moves, and if the better move ends better where it does; it says how often it held. The
determinizations are sampled from what the seat knows, so a reason tells nothing that is hidden from it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bauhuette.bots.evaluate_decision import key_of
from bauhuette.engine.domains import SEAT
from bauhuette.engine.game import Game
from bauhuette.engine.news import NewsItem
from bauhuette.engine.preview import PreviewArgument, PreviewLine, foretold
from bauhuette.engine.reasons import CausalPattern, Playout
from bauhuette.engine.record import MAX_SEATS, copy_of
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import FullState, InfoState, MoveId, Seat
from bauhuette.engine.warmup import stage_of

GAMES = 60  # in which both moves are played out
EXPLAINED_IN = 40  # where a person waits: hints and reviews
MOST_REASONS = 2
CLEARLY = 0.2  # of the games by which it must hold more often
CHANCE = 0.01  # that of all claims that were looked at one seems to differ so clearly and does not
IMPORTANT = 0.5  # of the games the most important reason turns
DECIDES = 1.0  # standard errors by which the better move must end better where the reason tells them apart


class Claim(NamedTuple):
    """A pattern with its facts."""

    pattern: CausalPattern
    facts: tuple[int, ...]

    @property
    def things(self) -> frozenset[tuple[str, int]]:
        """The cards and pieces it names."""
        facts = zip(self.pattern.facts.values(), self.facts, strict=True)
        return frozenset((domain.name, fact) for domain, fact in facts if domain is not SEAT)

    def told(self) -> PreviewLine:
        """The message `coach-<name>` and what it is filled with."""
        facts = zip(self.pattern.facts.items(), self.facts, strict=True)
        return foretold(self.pattern.name, **{name: PreviewArgument(domain, fact) for (name, domain), fact in facts})


class Reason(NamedTuple):
    """A claim, and in how many of the games it holds after either move."""

    claim: Claim
    played: int
    better: int

    def tenths(self, games: int) -> int:
        """By how many of ten games it holds more often after one of the moves."""
        return round(10 * abs(self.better - self.played) / games)


class Explanation(NamedTuple):
    """What the better of two moves does otherwise; the most important reason first, often none."""

    games: int  # in which both were played out
    ahead: int  # in how many of them the better move ended better
    behind: int
    reasons: tuple[Reason, ...]


class PlayedOut(NamedTuple):
    """How a game ended that was played out, and what held in it."""

    scores: list[int]
    claims: frozenset[Claim]

    def lead_of(self, seat: int) -> int:
        return self.scores[seat] - max(score for p, score in enumerate(self.scores) if p != seat)


Pair = tuple[PlayedOut, PlayedOut]  # after the move played, after the better one


def why(
    game: Game, hidden: InfoState, seat: Seat, played: MoveId, better: MoveId, luck: bytes, games: int = GAMES
) -> Explanation:
    pairs = [_both(game, hidden, seat, played, better, luck_of_move(luck, ("why",), i)) for i in range(games)]
    gains = _gains(pairs, seat)
    return Explanation(
        games=games,
        ahead=sum(gain > 0 for gain in gains),
        behind=sum(gain < 0 for gain in gains),
        reasons=reasons_of(pairs, seat, game.reasons),
    )


def why_here(game: Game, hidden: InfoState, seat: Seat, played: MoveId, better: MoveId, games: int = 0) -> Explanation:
    """Explain with random numbers that follow from the position, so that hint and review say the same of it."""
    return why(game, hidden, seat, played, better, key_of(hidden), games or EXPLAINED_IN)


# --- played to the end ---


def _both(game: Game, hidden: InfoState, seat: Seat, played: MoveId, better: MoveId, luck: int) -> Pair:
    """Either move in the same determinization and with the same random numbers to come."""
    state: Any = copy_of(hidden)
    state.rng = luck
    game.determinize(state, seat)
    return played_out(game, copy_of(state), played, seat), played_out(game, state, better, seat)


def played_out(game: Game, state: FullState, move: MoveId, seat: Seat) -> PlayedOut:
    """The policy's moves to the end, and the claims that hold then."""
    playout = playout_of(game, state, move, seat)
    found = {Claim(pattern, facts) for pattern in game.reasons for facts in pattern.find(playout)}
    return PlayedOut(_scores(game, playout.end), frozenset(found))


def playout_of(game: Game, state: FullState, move: MoveId, seat: Seat) -> Playout:
    stage, moves = stage_of(game), np.zeros(game.MOVES.size, np.int64)
    before = copy_of(state)
    stage.step(state, move)
    after = copy_of(state)
    news: list[NewsItem] = game.NEWS.read(state)
    while not state.over:
        stage.step(state, int(game.policy(state, moves, game.legal(state, moves))))
        news += game.NEWS.read(state)
    return Playout(before, after, state, seat, move, news)


def _scores(game: Game, ended: FullState) -> list[int]:
    out = np.zeros((2, MAX_SEATS), np.int64)
    game.standing(ended, out)
    return [int(score) for score in out[0, : int(ended.seats)]]


# --- compared ---


def reasons_of(pairs: Sequence[Pair], seat: int, order: Sequence[CausalPattern]) -> tuple[Reason, ...]:
    """What holds clearly more often after one move and turns most games; the nearest cause first.

    A game's patterns stand in the order in which they take effect. One reason of every pattern and for every card.
    """
    claims = {claim for pair in pairs for one in pair for claim in one.claims}
    brings = {claim: _brings(pairs, claim, seat, CHANCE / len(claims)) for claim in claims}
    most = max(brings.values(), default=0)
    important = [claim for claim in claims if brings[claim] > 0 and brings[claim] >= IMPORTANT * most]
    found: dict[str, Reason] = {}
    for claim in sorted(important, key=lambda one: (order.index(one.pattern), -brings[one], one.facts)):
        if claim.things.isdisjoint(thing for one in found.values() for thing in one.claim.things):
            found.setdefault(claim.pattern.name, _counted(pairs, claim))
    return tuple(sorted(found.values(), key=lambda one: -one.tenths(len(pairs))))[:MOST_REASONS]


def _counted(pairs: Sequence[Pair], claim: Claim) -> Reason:
    return Reason(claim, *(sum(claim in pair[i].claims for pair in pairs) for i in (0, 1)))


def _brings(pairs: Sequence[Pair], claim: Claim, seat: int, chance: float) -> int:
    """Games the better move turns to the good where a claim speaks for it; 0 where it does not do so clearly."""
    for_better, for_played = (1, 0) if claim.pattern.is_good(claim.facts, seat) else (0, 1)
    told_apart = [
        gain
        for pair, gain in zip(pairs, _gains(pairs, seat), strict=True)
        if claim in pair[for_better].claims and claim not in pair[for_played].claims
    ]
    against = sum(claim in pair[for_played].claims and claim not in pair[for_better].claims for pair in pairs)
    if len(told_apart) - against < CLEARLY * len(pairs) or by_chance(len(told_apart), against) > chance:
        return 0
    ahead, behind = sum(gain > 0 for gain in told_apart), sum(gain < 0 for gain in told_apart)
    return ahead - behind if ahead - behind > DECIDES * math.sqrt(ahead + behind) else 0


def by_chance(more: int, less: int) -> float:
    """The sign test: how likely it is that of equally likely outcomes one comes up this often, or more."""
    both = more + less
    return float(sum(math.comb(both, k) for k in range(more, both + 1)) / 2**both)


def _gains(pairs: Sequence[Pair], seat: int) -> list[int]:
    """Points of the lead over the best other seat that the better move gains, game by game."""
    return [better.lead_of(seat) - played.lead_of(seat) for played, better in pairs]
