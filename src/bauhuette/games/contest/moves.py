"""The moves and the news of contest."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Ordinals, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import NewsBook, NewsKind

from . import ids
from .cards import FACES, KINDS, PILES, TALERS, WIDTH

CARD = Names("card", FACES)
KIND_NAME = Names("kind", KINDS)
PILE = Names("pile", PILES)
PLACE = Ordinals(WIDTH)

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
    NewsKind("starts", ids.C6, seat=SEAT),
    NewsKind("turned", ids.C2, card=CARD),
    NewsKind("rolled", ids.C11, seat=SEAT, pips=NUMBER),
    NewsKind("earned", ids.C12, seat=SEAT, die=NUMBER, gates=NUMBER),
    NewsKind("short", ids.C15, seat=SEAT, paid=NUMBER),
    NewsKind("saboteur", ids.C13, seat=SEAT),
    NewsKind("no-saboteur", ids.C14, seat=SEAT),
    NewsKind("took", ids.C14, seat=SEAT, victim=SEAT),
    NewsKind("spared", ids.C14, seat=SEAT),
    NewsKind("offered", ids.C16, seat=SEAT, card=CARD),
    NewsKind("offered-closed", ids.C22, seat=SEAT),
    NewsKind("looked", ids.C22, seat=SEAT, card=CARD),
    NewsKind("bid", ids.C18, seat=SEAT, amount=NUMBER),
    NewsKind("passed", ids.C18, seat=SEAT),
    NewsKind("announced", ids.C23, seat=SEAT, building=KIND_NAME),
    NewsKind("exposed", ids.C26, seat=SEAT, amount=NUMBER, paid=NUMBER),
    NewsKind("bought", ids.C20, seat=SEAT, card=CARD, price=NUMBER),
    NewsKind("bought-kind", ids.C25, seat=SEAT, building=KIND_NAME, price=NUMBER),
    NewsKind("bought-unseen", ids.C25, seat=SEAT, price=NUMBER),
    NewsKind("share", ids.C20, seat=SEAT, amount=NUMBER),
    NewsKind("unsold", ids.C29, seat=SEAT),
    NewsKind("laid", ids.C31, seat=SEAT, card=CARD, place=NUMBER),
    NewsKind("rested", ids.C10, seat=SEAT),
    NewsKind("attacked", ids.C42, seat=SEAT, victim=SEAT, card=CARD, place=NUMBER),
    NewsKind("sabotage-rolled", ids.C44, seat=SEAT, pips=NUMBER),
    NewsKind("failed", ids.C45, seat=SEAT, victim=SEAT),
    NewsKind("ransom-asked", ids.C46, seat=SEAT, victim=SEAT, card=CARD, amount=NUMBER),
    NewsKind("ransom-paid", ids.C46, seat=SEAT, victim=SEAT, amount=NUMBER),
    NewsKind("refused", ids.C46, victim=SEAT),
    NewsKind("destroyed", ids.C47, victim=SEAT, card=CARD),
    NewsKind("raided", ids.C49, seat=SEAT, victim=SEAT, card=CARD),
    NewsKind("tucked", ids.C47, pile=PILE),
    NewsKind("last-card", ids.C50, pile=PILE),
    NewsKind("final-round", ids.C51, seat=SEAT),
    NewsKind("scored", ids.C53, seat=SEAT, buildings=NUMBER, extra=NUMBER, minus=NUMBER),
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
