"""The moves and the news of contest."""

from __future__ import annotations

from bauhuette.engine.domains import NUMBER, SEAT, Names, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import EVERYONE, Kind, NewsBook

from .state import FACES, KINDS, PILES, TALERS, WIDTH, fixed

CARD = Names("card", FACES)
KIND_NAME = Names("kind", KINDS)
PILE = Names("pile", PILES)
PLACE = Range(1, WIDTH)

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
ROLL_DIE = fixed(MOVES.first("roll"))
TAKE_FROM = fixed(MOVES.first("take"))
SPARE = fixed(MOVES.first("spare"))
OFFER_PILE = fixed(MOVES.first("offer"))
BID = fixed(MOVES.first("bid"))
PASS = fixed(MOVES.first("pass"))
FOUND = fixed(MOVES.first("found"))
LEFT = fixed(MOVES.first("left"))
RIGHT = fixed(MOVES.first("right"))
FILL = fixed(MOVES.first("fill"))
ATTACK = fixed(MOVES.first("attack"))
RAID = fixed(MOVES.first("raid"))
DONE = fixed(MOVES.first("done"))
PAY = fixed(MOVES.first("pay"))
REFUSE = fixed(MOVES.first("refuse"))
TUCK_UNDER = fixed(MOVES.first("tuck"))

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
ALL = fixed(EVERYONE)
STARTS = fixed(NEWS.number("starts"))
TURNED = fixed(NEWS.number("turned"))
ROLLED = fixed(NEWS.number("rolled"))
EARNED = fixed(NEWS.number("earned"))
SHORT = fixed(NEWS.number("short"))
SABOTEUR = fixed(NEWS.number("saboteur"))
NO_SABOTEUR = fixed(NEWS.number("no-saboteur"))
TOOK = fixed(NEWS.number("took"))
SPARED = fixed(NEWS.number("spared"))
OFFERED = fixed(NEWS.number("offered"))
OFFERED_CLOSED = fixed(NEWS.number("offered-closed"))
LOOKED = fixed(NEWS.number("looked"))
BID_MADE = fixed(NEWS.number("bid"))
PASSED = fixed(NEWS.number("passed"))
ANNOUNCED = fixed(NEWS.number("announced"))
EXPOSED = fixed(NEWS.number("exposed"))
BOUGHT = fixed(NEWS.number("bought"))
BOUGHT_KIND = fixed(NEWS.number("bought-kind"))
BOUGHT_UNSEEN = fixed(NEWS.number("bought-unseen"))
SHARE = fixed(NEWS.number("share"))
UNSOLD = fixed(NEWS.number("unsold"))
LAID = fixed(NEWS.number("laid"))
RESTED = fixed(NEWS.number("rested"))
ATTACKED = fixed(NEWS.number("attacked"))
SABOTAGE_ROLLED = fixed(NEWS.number("sabotage-rolled"))
FAILED = fixed(NEWS.number("failed"))
RANSOM_ASKED = fixed(NEWS.number("ransom-asked"))
RANSOM_PAID = fixed(NEWS.number("ransom-paid"))
REFUSED = fixed(NEWS.number("refused"))
DESTROYED = fixed(NEWS.number("destroyed"))
RAIDED = fixed(NEWS.number("raided"))
TUCKED = fixed(NEWS.number("tucked"))
LAST_CARD = fixed(NEWS.number("last-card"))
FINAL_ROUND = fixed(NEWS.number("final-round"))
SCORED = fixed(NEWS.number("scored"))
