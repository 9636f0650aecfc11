"""The moves and the news of cologne."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Ordinals
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import NewsBook, NewsKind

from . import ids
from .board import FIELDS
from .cards import ABBOTS, CARDS, CARTS, CHURCHES, GATE_FACES, GATES, STONE_FACES, STONES, SWAPS

CART = Ordinals(CARTS)
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
    NewsKind("turn", ids.K20, seat=SEAT),
    NewsKind("skipped", ids.K54, seat=SEAT),
    NewsKind("weak", ids.K49, seat=SEAT, actions=NUMBER),
    NewsKind("rolled", ids.K22, seat=SEAT, stone=STONE_FACE, gate=GATE_FACE, times=NUMBER),
    NewsKind("delivered", ids.K22, stone=STONE, gate=GATE),
    NewsKind("full", ids.K23, gate=GATE),
    NewsKind("short", ids.K24, stone=STONE),
    NewsKind("nothing", ids.K23),
    NewsKind("reshuffled", ids.K41, count=NUMBER),
    NewsKind("drew", ids.K25, seat=SEAT, card=CARD),
    NewsKind("drew-hidden", ids.K25, seat=SEAT),
    NewsKind("no-card", ids.K42, seat=SEAT),
    NewsKind("moved", ids.K30, seat=SEAT, cart=CART, field=FIELD),
    NewsKind("loaded", ids.K34, seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    NewsKind("unloaded", ids.K35, seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    NewsKind("laid", ids.K33, seat=SEAT, cart=CART, stone=STONE, church=CHURCH),
    NewsKind("begun", ids.K13, church=CHURCH),
    NewsKind("released", ids.K14, church=CHURCH),
    NewsKind("completed", ids.K16, seat=SEAT, church=CHURCH, points=NUMBER),
    NewsKind("audience", ids.K48, seat=SEAT, points=NUMBER),
    NewsKind("bonus", ids.K44, seat=SEAT, card=ABBOT, points=NUMBER),
    NewsKind("mayor", ids.K46, seat=SEAT),
    NewsKind("attacked", ids.K59, seat=SEAT, card=CARD, victim=SEAT),
    NewsKind("warded-off", ids.K58, seat=SEAT, card=CARD),
    NewsKind("stole", ids.K47, seat=SEAT, victim=SEAT, card=CARD),
    NewsKind("stole-hidden", ids.K47, seat=SEAT, victim=SEAT),
    NewsKind("poisoned", ids.K49, seat=SEAT),
    NewsKind("sabotaged", ids.K54, seat=SEAT),
    NewsKind("traded", ids.K50, seat=SEAT, gate=GATE, swap=SWAP),
    NewsKind("secured", ids.K51, seat=SEAT, church=CHURCH),
    NewsKind("forged", ids.K56, seat=SEAT, church=CHURCH, victim=SEAT, swap=SWAP),
    NewsKind("discarded", ids.K40, seat=SEAT, card=CARD),
    NewsKind("discarded-hidden", ids.K40, seat=SEAT),
    NewsKind("goal", ids.K6, seat=SEAT, points=NUMBER),
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
