"""The moves and the news of cologne."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Places
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .board import FIELDS
from .cards import ABBOTS, CARDS, CARTS, CHURCHES, GATE_FACES, GATES, STONE_FACES, STONES, SWAPS
from .ids import (
    K6,
    K13,
    K14,
    K16,
    K20,
    K22,
    K23,
    K24,
    K25,
    K30,
    K33,
    K34,
    K35,
    K40,
    K41,
    K42,
    K44,
    K46,
    K47,
    K48,
    K49,
    K50,
    K51,
    K54,
    K56,
    K58,
    K59,
)

CART = Places(CARTS)
FIELD = Names("field", FIELDS)
CHURCH = Names("field", CHURCHES)
GATE = Names("field", GATES)
STONE = Names("stone", STONES)
SWAP = Names("swap", SWAPS)
CARD = Names("card", CARDS)
ABBOT = Names("card", ABBOTS)
STONE_FACE = Names("face", STONE_FACES)
GATE_FACE = Names("face", GATE_FACES)

MOVES = MoveSpace(
    Family("roll"),
    Family("move", cart=CART, field=FIELD),
    Family("build", cart=CART),
    Family("load", cart=CART, stone=STONE),
    Family("unload", cart=CART),
    Family("visit", cart=CART),
    Family("end"),
    Family("bonus", card=ABBOT),
    Family("mayor"),
    Family("steal", victim=SEAT),
    Family("poison", victim=SEAT),
    Family("trade", gate=GATE, swap=SWAP),
    Family("secure", church=CHURCH),
    Family("sabotage", victim=SEAT),
    Family("forge", church=CHURCH, victim=SEAT, swap=SWAP),
    Family("discard", card=CARD),
    Family("guard"),
    Family("allow"),
)
to_move = writer(MOVES, "move")
to_build = writer(MOVES, "build")
to_load = writer(MOVES, "load")
to_unload = writer(MOVES, "unload")
to_visit = writer(MOVES, "visit")
to_bonus = writer(MOVES, "bonus")
to_steal = writer(MOVES, "steal")
to_poison = writer(MOVES, "poison")
to_trade = writer(MOVES, "trade")
to_secure = writer(MOVES, "secure")
to_sabotage = writer(MOVES, "sabotage")
to_forge = writer(MOVES, "forge")
to_discard = writer(MOVES, "discard")
ROLL = MOVES.first("roll")
END = MOVES.first("end")
PLAY_MAYOR = MOVES.first("mayor")
WARD_OFF = MOVES.first("guard")
ALLOW = MOVES.first("allow")

NEWS = NewsBook(
    Kind("turn", K20, seat=SEAT),
    Kind("skipped", K54, seat=SEAT),
    Kind("weak", K49, seat=SEAT, actions=NUMBER),
    Kind("rolled", K22, seat=SEAT, stone=STONE_FACE, gate=GATE_FACE, times=NUMBER),
    Kind("delivered", K22, stone=STONE, gate=GATE),
    Kind("full", K23, gate=GATE),
    Kind("short", K24, stone=STONE),
    Kind("nothing", K23),
    Kind("reshuffled", K41, count=NUMBER),
    Kind("drew", K25, seat=SEAT, card=CARD),
    Kind("drew-hidden", K25, seat=SEAT),
    Kind("no-card", K42, seat=SEAT),
    Kind("moved", K30, seat=SEAT, cart=CART, field=FIELD),
    Kind("loaded", K34, seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    Kind("unloaded", K35, seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    Kind("laid", K33, seat=SEAT, cart=CART, stone=STONE, church=CHURCH),
    Kind("begun", K13, church=CHURCH),
    Kind("released", K14, church=CHURCH),
    Kind("completed", K16, seat=SEAT, church=CHURCH, points=NUMBER),
    Kind("audience", K48, seat=SEAT, points=NUMBER),
    Kind("bonus", K44, seat=SEAT, card=ABBOT, points=NUMBER),
    Kind("mayor", K46, seat=SEAT),
    Kind("attacked", K59, seat=SEAT, card=CARD, victim=SEAT),
    Kind("warded-off", K58, seat=SEAT, card=CARD),
    Kind("stole", K47, seat=SEAT, victim=SEAT, card=CARD),
    Kind("stole-hidden", K47, seat=SEAT, victim=SEAT),
    Kind("poisoned", K49, seat=SEAT),
    Kind("sabotaged", K54, seat=SEAT),
    Kind("traded", K50, seat=SEAT, gate=GATE, swap=SWAP),
    Kind("secured", K51, seat=SEAT, church=CHURCH),
    Kind("forged", K56, seat=SEAT, church=CHURCH, victim=SEAT, swap=SWAP),
    Kind("discarded", K40, seat=SEAT, card=CARD),
    Kind("discarded-hidden", K40, seat=SEAT),
    Kind("goal", K6, seat=SEAT, points=NUMBER),
)
TURN_BEGINS = NEWS.number("turn")
SKIPPED = NEWS.number("skipped")
WEAK = NEWS.number("weak")
ROLLED = NEWS.number("rolled")
DELIVERED = NEWS.number("delivered")
GATE_FULL = NEWS.number("full")
STONE_SHORT = NEWS.number("short")
NOTHING_DELIVERED = NEWS.number("nothing")
RESHUFFLED = NEWS.number("reshuffled")
DREW = NEWS.number("drew")
DREW_HIDDEN = NEWS.number("drew-hidden")
NO_CARD_LEFT = NEWS.number("no-card")
MOVED = NEWS.number("moved")
LOADED = NEWS.number("loaded")
UNLOADED = NEWS.number("unloaded")
LAID = NEWS.number("laid")
CHURCH_BEGUN = NEWS.number("begun")
RELEASED = NEWS.number("released")
COMPLETED = NEWS.number("completed")
AUDIENCE = NEWS.number("audience")
ABBOT_LAID_OUT = NEWS.number("bonus")
MAYOR_PLAYED = NEWS.number("mayor")
ATTACKED = NEWS.number("attacked")
WARDED_OFF = NEWS.number("warded-off")
STOLE = NEWS.number("stole")
STOLE_HIDDEN = NEWS.number("stole-hidden")
POISONED = NEWS.number("poisoned")
SABOTAGED = NEWS.number("sabotaged")
TRADED = NEWS.number("traded")
SECURED = NEWS.number("secured")
FORGED = NEWS.number("forged")
DISCARDED = NEWS.number("discarded")
DISCARDED_HIDDEN = NEWS.number("discarded-hidden")
LAST_ROUND = NEWS.number("goal")
