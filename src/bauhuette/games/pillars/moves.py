"""The moves and the news of pillars."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .state import CARDS, CONVERTERS, MATERIALS

CARD = Names("card", CARDS)
MATERIAL = Names("material", MATERIALS)
CONVERTER = Names("converter", CONVERTERS)

MOVES = MoveSpace(
    Family("play", card=CARD),
    Family("tom", material=MATERIAL),
    Family("convert", converter=CONVERTER, material=MATERIAL),
    Family("done"),
    Family("drop", material=MATERIAL),
)
to_play = writer(MOVES, "play")
to_tom = writer(MOVES, "tom")
to_convert = writer(MOVES, "convert")
to_drop = writer(MOVES, "drop")
DONE = MOVES.first("done")

NEWS = NewsBook(
    Kind("hand-begins", number=NUMBER, leader=SEAT),
    Kind("played", seat=SEAT, card=CARD),
    Kind("trick-given", receiver=SEAT, player=SEAT, card=CARD),
    Kind("kings-trick", player=SEAT),
    Kind("kings-trick-given", receiver=SEAT),
    Kind("kings-trick-lapses"),
    Kind("advantage-kept", seat=SEAT, card=CARD),
    Kind("advantage-returns", card=CARD),
    Kind("took", seat=SEAT, material=MATERIAL, count=NUMBER),
    Kind("converted", seat=SEAT, converter=CONVERTER, material=MATERIAL, points=NUMBER),
    Kind("burned", seat=SEAT, material=MATERIAL, made=MATERIAL),
    Kind("dropped", seat=SEAT, material=MATERIAL),
    Kind("scored", seat=SEAT, points=NUMBER, converted=NUMBER, craftsmen=NUMBER).rest(
        "others", "points", "converted", "craftsmen"
    ),
    Kind("game-over"),
)
HAND_BEGINS = NEWS.number("hand-begins")
PLAYED = NEWS.number("played")
TRICK_GIVEN = NEWS.number("trick-given")
KINGS_TRICK = NEWS.number("kings-trick")
KINGS_TRICK_GIVEN = NEWS.number("kings-trick-given")
KINGS_TRICK_LAPSES = NEWS.number("kings-trick-lapses")
ADVANTAGE_KEPT = NEWS.number("advantage-kept")
ADVANTAGE_RETURNS = NEWS.number("advantage-returns")
TOOK = NEWS.number("took")
CONVERTED = NEWS.number("converted")
BURNED = NEWS.number("burned")
DROPPED = NEWS.number("dropped")
SCORED = NEWS.number("scored")
GAME_OVER = NEWS.number("game-over")
