"""Phases, moves, news, endings and audits of cologne."""

from __future__ import annotations

from bauhuette.engine.domains import NUMBER, SEAT, Names, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .board import FIELDS
from .cards import (
    ABBOTS,
    CARDS,
    CARTS,
    CHURCHES,
    GATE_FACES,
    GATES,
    STONE_FACES,
    STONES,
    SWAPS,
)

PHASES = ("roll", "act", "limit", "react", "bonus")
ROLLING, ACTING, LIMIT, REACTING, OFFERED = range(len(PHASES))

ENDINGS = ("goal", "built", "turns")
GOAL_REACHED, ALL_BUILT, TURNS_OVER = range(1, len(ENDINGS) + 1)

CART = Range(1, CARTS)
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
ROLL = MOVES.first("roll")
MOVE = MOVES.first("move")
BUILD = MOVES.first("build")
LOAD = MOVES.first("load")
UNLOAD = MOVES.first("unload")
VISIT = MOVES.first("visit")
END = MOVES.first("end")
PLAY_ABBOT = MOVES.first("bonus")
PLAY_MAYOR = MOVES.first("mayor")
STEAL = MOVES.first("steal")
POISON = MOVES.first("poison")
TRADE = MOVES.first("trade")
SECURE = MOVES.first("secure")
SABOTAGE = MOVES.first("sabotage")
FORGE = MOVES.first("forge")
DISCARD = MOVES.first("discard")
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
N_TURN = NEWS.number("turn")
N_SKIPPED = NEWS.number("skipped")
N_WEAK = NEWS.number("weak")
N_ROLLED = NEWS.number("rolled")
N_DELIVERED = NEWS.number("delivered")
N_FULL = NEWS.number("full")
N_SHORT = NEWS.number("short")
N_NOTHING = NEWS.number("nothing")
N_RESHUFFLED = NEWS.number("reshuffled")
N_DREW = NEWS.number("drew")
N_DREW_HIDDEN = NEWS.number("drew-hidden")
N_NO_CARD = NEWS.number("no-card")
N_MOVED = NEWS.number("moved")
N_LOADED = NEWS.number("loaded")
N_UNLOADED = NEWS.number("unloaded")
N_LAID = NEWS.number("laid")
N_BEGUN = NEWS.number("begun")
N_RELEASED = NEWS.number("released")
N_COMPLETED = NEWS.number("completed")
N_AUDIENCE = NEWS.number("audience")
N_BONUS = NEWS.number("bonus")
N_MAYOR = NEWS.number("mayor")
N_ATTACKED = NEWS.number("attacked")
N_WARDED_OFF = NEWS.number("warded-off")
N_STOLE = NEWS.number("stole")
N_STOLE_HIDDEN = NEWS.number("stole-hidden")
N_POISONED = NEWS.number("poisoned")
N_SABOTAGED = NEWS.number("sabotaged")
N_TRADED = NEWS.number("traded")
N_SECURED = NEWS.number("secured")
N_FORGED = NEWS.number("forged")
N_DISCARDED = NEWS.number("discarded")
N_DISCARDED_HIDDEN = NEWS.number("discarded-hidden")
N_GOAL = NEWS.number("goal")
