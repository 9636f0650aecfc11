"""The moves and the news of contest."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Places, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .cards import FACES, KINDS, PILES, TALERS, WIDTH
from .ids import (
    C2,
    C6,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C18,
    C20,
    C22,
    C23,
    C25,
    C26,
    C29,
    C31,
    C42,
    C44,
    C45,
    C46,
    C47,
    C49,
    C50,
    C51,
    C53,
)

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
    Kind("starts", C6, seat=SEAT),
    Kind("turned", C2, card=CARD),
    Kind("rolled", C11, seat=SEAT, pips=NUMBER),
    Kind("earned", C12, seat=SEAT, die=NUMBER, gates=NUMBER),
    Kind("short", C15, seat=SEAT, paid=NUMBER),
    Kind("saboteur", C13, seat=SEAT),
    Kind("no-saboteur", C14, seat=SEAT),
    Kind("took", C14, seat=SEAT, victim=SEAT),
    Kind("spared", C14, seat=SEAT),
    Kind("offered", C16, seat=SEAT, card=CARD),
    Kind("offered-closed", C22, seat=SEAT),
    Kind("looked", C22, seat=SEAT, card=CARD),
    Kind("bid", C18, seat=SEAT, amount=NUMBER),
    Kind("passed", C18, seat=SEAT),
    Kind("announced", C23, seat=SEAT, building=KIND_NAME),
    Kind("exposed", C26, seat=SEAT, amount=NUMBER, paid=NUMBER),
    Kind("bought", C20, seat=SEAT, card=CARD, price=NUMBER),
    Kind("bought-kind", C25, seat=SEAT, building=KIND_NAME, price=NUMBER),
    Kind("bought-unseen", C25, seat=SEAT, price=NUMBER),
    Kind("share", C20, seat=SEAT, amount=NUMBER),
    Kind("unsold", C29, seat=SEAT),
    Kind("laid", C31, seat=SEAT, card=CARD, place=NUMBER),
    Kind("rested", C10, seat=SEAT),
    Kind("attacked", C42, seat=SEAT, victim=SEAT, card=CARD, place=NUMBER),
    Kind("sabotage-rolled", C44, seat=SEAT, pips=NUMBER),
    Kind("failed", C45, seat=SEAT, victim=SEAT),
    Kind("ransom-asked", C46, seat=SEAT, victim=SEAT, card=CARD, amount=NUMBER),
    Kind("ransom-paid", C46, seat=SEAT, victim=SEAT, amount=NUMBER),
    Kind("refused", C46, victim=SEAT),
    Kind("destroyed", C47, victim=SEAT, card=CARD),
    Kind("raided", C49, seat=SEAT, victim=SEAT, card=CARD),
    Kind("tucked", C47, pile=PILE),
    Kind("last-card", C50, pile=PILE),
    Kind("final-round", C51, seat=SEAT),
    Kind("scored", C53, seat=SEAT, buildings=NUMBER, extra=NUMBER, minus=NUMBER),
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
