"""The record of a game in progress."""

from __future__ import annotations

from bauhuette.engine.record import NEWS_WIDTH, Cells, Grid, Header, dtype_of, int16, int32, int64

from .cards import ADVANTAGES, CARDS, CARRIED_OVER, CONVERTERS, FIRST_ADVANTAGE, FIRST_NEUTRAL, MATERIALS, SEATS, START

PHASES = ("trick", "tom", "convert", "keep")
TRICK, CHOOSE_TOM, CONVERT, KEEP = range(len(PHASES))
ENDINGS = ("last-advantage",)
PAD_HANDS = 16  # columns of the score pad; a longer game goes on in the last one

# What a record can hold at most.
MOST_MATERIALS = max(int(START.sum()), CARRIED_OVER) + FIRST_ADVANTAGE - FIRST_NEUTRAL
MOST_POINTS = 999  # of a hand, and of a column of the pad
MOST_HANDS = 999


class State(Header):
    """One game of pillars in progress."""

    score: Cells = int32(SEATS, low=-PAD_HANDS * MOST_POINTS, high=PAD_HANDS * MOST_POINTS)
    pad: Grid = int16(SEATS, PAD_HANDS, low=-MOST_POINTS, high=MOST_POINTS)  # points of each hand
    materials: Grid = int16(SEATS, len(MATERIALS), high=MOST_MATERIALS)
    kept: Cells = int64(SEATS, members=CARDS)  # advantage cards laid out
    hand_number: int = int16(low=1, high=MOST_HANDS)  # from 1
    hand: Cells = int64(SEATS, members=CARDS)
    hand_size: Cells = int16(SEATS, high=len(CARDS))
    known: Cells = int64(SEATS + 1, members=CARDS)  # cards whose place a seat (its hand), or everybody, knows
    leader: int = int16(seat=True, low=0)
    trick: Cells = int16(SEATS, names=CARDS)  # in the order of play
    trick_size: int = int16(high=SEATS - 1)
    given: Cells = int64(SEATS, members=CARDS)  # cards of the tricks a seat was given in this hand
    tricks_given: Cells = int16(SEATS, high=len(CARDS))
    kings_trick: int = int64(members=CARDS)
    last_trick: Cells = int16(SEATS, names=CARDS)
    last_leader: int = int16(seat=True)
    last_receiver: int = int16(seat=True)
    stack: Cells = int16(len(ADVANTAGES), names=CARDS)  # advantage cards to come, the next one last
    stack_size: int = int16(high=len(ADVANTAGES))
    converted: int = int16(high=MOST_POINTS)  # points the scoring seat has made by conversions
    used: int = int16(members=CONVERTERS)  # converters the scoring seat has used
    deck: Cells = int16(len(CARDS), scratch=True)  # cards being shuffled
    news: Grid = int32(32, NEWS_WIDTH)


STATE = dtype_of(State)
