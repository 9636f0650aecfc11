"""The moves and the news of pillars."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import NewsBook, NewsKind

from .cards import CARDS, CONVERTERS, MATERIALS
from .ids import P6, P7, P9, P13, P16, P17, P19, P21, P24, P27, P31, P32, P33, P35

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
    NewsKind("hand-begins", P6, number=NUMBER, leader=SEAT),
    NewsKind("played", P7, seat=SEAT, card=CARD),
    NewsKind("trick-given", P9, receiver=SEAT, player=SEAT, card=CARD),
    NewsKind("kings-trick", P13, player=SEAT),
    NewsKind("kings-trick-given", P16, receiver=SEAT),
    NewsKind("kings-trick-lapses", P17),
    NewsKind("advantage-kept", P32, seat=SEAT, card=CARD),
    NewsKind("advantage-returns", P33, card=CARD),
    NewsKind("took", P19, seat=SEAT, material=MATERIAL, count=NUMBER),
    NewsKind("converted", P21, seat=SEAT, converter=CONVERTER, material=MATERIAL, points=NUMBER),
    NewsKind("burned", P24, seat=SEAT, material=MATERIAL, made=MATERIAL),
    NewsKind("dropped", P31, seat=SEAT, material=MATERIAL),
    NewsKind("scored", P27, seat=SEAT, points=NUMBER, converted=NUMBER, craftsmen=NUMBER).rest(
        "others", "points", "converted", "craftsmen"
    ),
    NewsKind("game-over", P35),
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
