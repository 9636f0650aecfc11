"""The moves and the news of contest."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Places, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .state import FACES, KINDS, PILES, TALERS, WIDTH

CARD = Names("card", FACES)
KIND_NAME = Names("kind", KINDS)
PILE = Names("pile", PILES)
PLACE = Places(WIDTH)

MOVES = MoveSpace(
    Family("roll"),
    Family("take", victim=SEAT),
    Family("spare"),
    Family("offer", pile=PILE),
    Family("bid", amount=Range(0, TALERS)),
    Family("pass"),
    Family("found", card=CARD),
    Family("left", card=CARD),
    Family("right", card=CARD),
    Family("fill", card=CARD, place=PLACE),
    Family("attack", victim=SEAT, place=PLACE),
    Family("raid", victim=SEAT),
    Family("done"),
    Family("pay"),
    Family("refuse"),
    Family("tuck", pile=PILE),
)
to_take = writer(MOVES, "take")
to_offer = writer(MOVES, "offer")
to_bid = writer(MOVES, "bid")
to_found = writer(MOVES, "found")
to_left = writer(MOVES, "left")
to_right = writer(MOVES, "right")
to_fill = writer(MOVES, "fill")
to_attack = writer(MOVES, "attack")
to_raid = writer(MOVES, "raid")
to_tuck = writer(MOVES, "tuck")
ROLL_DIE = MOVES.first("roll")
SPARE = MOVES.first("spare")
PASS = MOVES.first("pass")
DONE = MOVES.first("done")
PAY = MOVES.first("pay")
REFUSE = MOVES.first("refuse")

NEWS = NewsBook(
    Kind("starts", seat=SEAT),
    Kind("turned", card=CARD),
    Kind("rolled", seat=SEAT, pips=NUMBER),
    Kind("earned", seat=SEAT, die=NUMBER, gates=NUMBER),
    Kind("short", seat=SEAT, paid=NUMBER),
    Kind("saboteur", seat=SEAT),
    Kind("no-saboteur", seat=SEAT),
    Kind("took", seat=SEAT, victim=SEAT),
    Kind("spared", seat=SEAT),
    Kind("offered", seat=SEAT, card=CARD),
    Kind("offered-closed", seat=SEAT),
    Kind("looked", seat=SEAT, card=CARD),
    Kind("bid", seat=SEAT, amount=NUMBER),
    Kind("passed", seat=SEAT),
    Kind("announced", seat=SEAT, building=KIND_NAME),
    Kind("exposed", seat=SEAT, amount=NUMBER, paid=NUMBER),
    Kind("bought", seat=SEAT, card=CARD, price=NUMBER),
    Kind("bought-kind", seat=SEAT, building=KIND_NAME, price=NUMBER),
    Kind("bought-unseen", seat=SEAT, price=NUMBER),
    Kind("share", seat=SEAT, amount=NUMBER),
    Kind("unsold", seat=SEAT),
    Kind("laid", seat=SEAT, card=CARD, place=NUMBER),
    Kind("rested", seat=SEAT),
    Kind("attacked", seat=SEAT, victim=SEAT, card=CARD, place=NUMBER),
    Kind("sabotage-rolled", seat=SEAT, pips=NUMBER),
    Kind("failed", seat=SEAT, victim=SEAT),
    Kind("ransom-asked", seat=SEAT, victim=SEAT, card=CARD, amount=NUMBER),
    Kind("ransom-paid", seat=SEAT, victim=SEAT, amount=NUMBER),
    Kind("refused", victim=SEAT),
    Kind("destroyed", victim=SEAT, card=CARD),
    Kind("raided", seat=SEAT, victim=SEAT, card=CARD),
    Kind("tucked", pile=PILE),
    Kind("last-card", pile=PILE),
    Kind("final-round", seat=SEAT),
    Kind("scored", seat=SEAT, buildings=NUMBER, extra=NUMBER, minus=NUMBER),
)
STARTS = NEWS.number("starts")
TURNED = NEWS.number("turned")
ROLLED = NEWS.number("rolled")
EARNED = NEWS.number("earned")
SHORT = NEWS.number("short")
SABOTEUR = NEWS.number("saboteur")
NO_SABOTEUR = NEWS.number("no-saboteur")
TOOK = NEWS.number("took")
SPARED = NEWS.number("spared")
OFFERED = NEWS.number("offered")
OFFERED_CLOSED = NEWS.number("offered-closed")
LOOKED = NEWS.number("looked")
BID_MADE = NEWS.number("bid")
PASSED = NEWS.number("passed")
ANNOUNCED = NEWS.number("announced")
EXPOSED = NEWS.number("exposed")
BOUGHT = NEWS.number("bought")
BOUGHT_KIND = NEWS.number("bought-kind")
BOUGHT_UNSEEN = NEWS.number("bought-unseen")
SHARE = NEWS.number("share")
UNSOLD = NEWS.number("unsold")
LAID = NEWS.number("laid")
RESTED = NEWS.number("rested")
ATTACKED = NEWS.number("attacked")
SABOTAGE_ROLLED = NEWS.number("sabotage-rolled")
FAILED = NEWS.number("failed")
RANSOM_ASKED = NEWS.number("ransom-asked")
RANSOM_PAID = NEWS.number("ransom-paid")
REFUSED = NEWS.number("refused")
DESTROYED = NEWS.number("destroyed")
RAIDED = NEWS.number("raided")
TUCKED = NEWS.number("tucked")
LAST_CARD = NEWS.number("last-card")
FINAL_ROUND = NEWS.number("final-round")
SCORED = NEWS.number("scored")
