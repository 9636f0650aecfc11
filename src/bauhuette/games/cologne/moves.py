"""Phases, endings, moves and news of cologne."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Places
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .board import FIELDS
from .cards import ABBOTS, CARDS, CARTS, CHURCHES, GATE_FACES, GATES, STONE_FACES, STONES, SWAPS

PHASES = ("roll", "act", "limit", "react", "bonus")
ROLLING, ACTING, LIMIT, REACTING, OFFERED = range(len(PHASES))

ENDINGS = ("goal", "built", "turns")
GOAL_REACHED, ALL_BUILT, TURNS_OVER = range(1, len(ENDINGS) + 1)

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
    Kind("turn", seat=SEAT),
    Kind("skipped", seat=SEAT),
    Kind("weak", seat=SEAT, actions=NUMBER),
    Kind("rolled", seat=SEAT, stone=STONE_FACE, gate=GATE_FACE, times=NUMBER),
    Kind("delivered", stone=STONE, gate=GATE),
    Kind("full", gate=GATE),
    Kind("short", stone=STONE),
    Kind("nothing"),
    Kind("reshuffled", count=NUMBER),
    Kind("drew", seat=SEAT, card=CARD),
    Kind("drew-hidden", seat=SEAT),
    Kind("no-card", seat=SEAT),
    Kind("moved", seat=SEAT, cart=CART, field=FIELD),
    Kind("loaded", seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    Kind("unloaded", seat=SEAT, cart=CART, stone=STONE, gate=GATE),
    Kind("laid", seat=SEAT, cart=CART, stone=STONE, church=CHURCH),
    Kind("begun", church=CHURCH),
    Kind("released", church=CHURCH),
    Kind("completed", seat=SEAT, church=CHURCH, points=NUMBER),
    Kind("audience", seat=SEAT, points=NUMBER),
    Kind("bonus", seat=SEAT, card=ABBOT, points=NUMBER),
    Kind("mayor", seat=SEAT),
    Kind("attacked", seat=SEAT, card=CARD, victim=SEAT),
    Kind("warded-off", seat=SEAT, card=CARD),
    Kind("stole", seat=SEAT, victim=SEAT, card=CARD),
    Kind("stole-hidden", seat=SEAT, victim=SEAT),
    Kind("poisoned", seat=SEAT),
    Kind("sabotaged", seat=SEAT),
    Kind("traded", seat=SEAT, gate=GATE, swap=SWAP),
    Kind("secured", seat=SEAT, church=CHURCH),
    Kind("forged", seat=SEAT, church=CHURCH, victim=SEAT, swap=SWAP),
    Kind("discarded", seat=SEAT, card=CARD),
    Kind("discarded-hidden", seat=SEAT),
    Kind("goal", seat=SEAT, points=NUMBER),
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
