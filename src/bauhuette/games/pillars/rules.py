"""The rules of pillars, in the order of rules.en.md."""

from __future__ import annotations

from bauhuette.engine.cardsets import lowest
from bauhuette.engine.dispatch import dispatch
from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.ranking import ranked
from bauhuette.engine.record import NOBODY, SPECTATOR, Cells
from bauhuette.engine.rng import shuffle

from . import cards, scoring
from .audit import AUDITS, audit
from .ids import P7, P8, P18, P35
from .knowledge import determinize, redact
from .moves import GAME_OVER, HAND_BEGINS, KINGS_TRICK, MOVES, NEWS, PLAYED, TRICK_GIVEN, to_play
from .scoring import legal_scoring, open_scoring, settle
from .state import ENDINGS, PHASES, STATE, TRICK, State

__all__ = [
    "AUDITS", "ENDINGS", "MOVES", "NEWS", "PHASES", "STATE", "State", "apply", "audit", "determinize", "guard", "legal",
    "redact", "setup", "standing",
]  # fmt: skip


# --- preparation ---


@rule
def setup(s: State) -> None:
    """P1-P5: materials, the stack of advantage cards, the first hand."""
    for p in range(s.seats):
        for m in range(len(cards.START)):
            s.materials[p, m] = cards.START[m]
    for i in range(len(s.stack)):
        s.stack[i] = cards.FIRST_ADVANTAGE + i
    shuffle(s, s.stack, len(s.stack))
    s.stack_size = len(s.stack)
    deal(s)


@rule
def deal(s: State) -> None:
    """P5, P34: everything but the kept advantage cards is shuffled with the next one and dealt."""
    size = gather_deck(s)
    shuffle(s, s.deck, size)
    clear_hand(s)
    each = size // s.seats
    for p in range(s.seats):
        hand = 0
        for i in range(p * each, p * each + each):
            hand |= cards.BIT[s.deck[i]]
            s.deck[i] = 0
        s.hand[p] = hand
        s.hand_size[p] = each
        if hand & cards.BIT[cards.ALIENA]:
            s.leader = p
    know_the_deal(s)
    s.hand_number += 1
    s.phase = TRICK
    s.to_move = s.leader
    tell(s, HAND_BEGINS, EVERYONE, s.hand_number, s.leader)


@rule
def gather_deck(s: State) -> int:
    """P2, P5: what is in play with this number of seats, and the next advantage card."""
    size = cards.DECK_SIZE[s.seats]
    for i in range(size):
        s.deck[i] = cards.DECK[s.seats, i]
    s.stack_size -= 1
    s.deck[size] = s.stack[s.stack_size]
    s.stack[s.stack_size] = cards.NO_CARD
    return int(size) + 1


@rule
def clear_hand(s: State) -> None:
    for p in range(s.seats):
        s.given[p] = 0
        s.tricks_given[p] = 0
    for i in range(len(s.trick)):
        s.trick[i] = cards.NO_CARD
        s.last_trick[i] = cards.NO_CARD
    s.trick_size = 0
    s.last_leader = NOBODY
    s.last_receiver = NOBODY
    s.kings_trick = 0
    s.converted = 0
    s.used = 0


@rule
def know_the_deal(s: State) -> None:
    """Everybody knows their own hand, who holds Lady Aliena (P6), and what went under the stack (P33)."""
    public = cards.BIT[cards.ALIENA]
    for i in range(s.stack_size):
        public |= s.known[SPECTATOR] & cards.BIT[s.stack[i]]
    s.known[SPECTATOR] = public
    for p in range(s.seats):
        s.known[p] = s.hand[p]


# --- tricks ---


@rule
def playable(s: State) -> int:
    """P8: Alfred only as the last card of a hand."""
    card_set = s.hand[s.to_move]
    return int(card_set & ~cards.BIT[cards.ALFRED] if s.hand_size[s.to_move] > 1 else card_set)


@rule
def why_not_play(s: State, card: int) -> int:
    if s.phase != TRICK:
        return P18
    if s.hand[s.to_move] & cards.BIT[card] == 0:
        return P7
    if playable(s) & cards.BIT[card] == 0:
        return P8
    return 0


@rule
def legal_plays(s: State, out: Cells) -> int:
    n = 0
    card_set = playable(s)
    while card_set:
        out[n] = to_play(lowest(card_set))
        card_set &= card_set - 1
        n += 1
    return n


@rule
def do_play(s: State, card: int) -> None:
    """P7: a card is played openly; everybody knows it from now on."""
    p = s.to_move
    s.hand[p] ^= cards.BIT[card]
    s.hand_size[p] -= 1
    s.known[SPECTATOR] |= cards.BIT[card]
    s.trick[s.trick_size] = card
    s.trick_size += 1
    tell(s, PLAYED, EVERYONE, p, card)
    if s.trick_size < s.seats:
        s.to_move = p + 1 if p + 1 < s.seats else 0
    else:
        close_trick(s)


@rule
def highest(s: State) -> int:
    """P9, P10: the place in the trick of its highest card; of equals, the later one."""
    best = 0
    for i in range(1, s.trick_size):
        if cards.VALUE[s.trick[i]] >= cards.VALUE[s.trick[best]]:
            best = i
    return best


@rule
def receiver(card: int, player: int) -> int:
    """P11-P13: the owner of a craftsman's colour, the player of any other card, nobody for the king."""
    if card == cards.KING:
        return NOBODY
    if card < cards.FIRST_NEUTRAL:
        return int(cards.COLOUR[card])
    return player


@rule
def close_trick(s: State) -> None:
    """P13-P15: the trick is given away, or set aside; who leads next."""
    best = highest(s)
    card = int(s.trick[best])
    player = (s.leader + best) % s.seats
    taker = receiver(card, player)
    card_set = 0
    for i in range(s.seats):
        card_set |= cards.BIT[s.trick[i]]
        s.last_trick[i] = s.trick[i]
        s.trick[i] = cards.NO_CARD
    s.trick_size = 0
    s.last_leader = s.leader
    s.last_receiver = taker
    if taker == NOBODY:
        s.kings_trick = card_set
        s.leader = player
        tell(s, KINGS_TRICK, EVERYONE, player)
    else:
        s.given[taker] |= card_set
        s.tricks_given[taker] += 1
        s.leader = taker
        tell(s, TRICK_GIVEN, EVERYONE, taker, player, card)
    s.to_move = s.leader
    if s.hand_size[s.leader] == 0:
        open_scoring(s)


# --- scoring, the next hand and the end ---


@rule
def go_on(s: State) -> None:
    """P18, P34, P35: after the tricks score seat by seat as far as nobody has a choice; then the next hand, or the end.

    After every move, and not called by the moves: whoever calls this is compiled together with a whole deal.
    """
    if s.phase == TRICK or not settle(s):
        return
    if s.stack_size > 0:
        deal(s)
    else:
        s.over = 1
        s.to_move = NOBODY
        tell(s, GAME_OVER, EVERYONE)


@rule
def score(s: State, seat: int) -> int:
    """P36: most points win."""
    return int(s.score[seat])


# --- the contract ---


@rule
def legal(s: State, out: Cells) -> int:
    if s.phase == TRICK:
        return legal_plays(s, out)
    return legal_scoring(s, out)


guard, apply = dispatch(MOVES, globals(), scoring, over=P35, then=go_on)
standing = ranked(globals())
