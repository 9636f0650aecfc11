"""What a move will do, from what lies open and from the hand of the seat to move."""

from __future__ import annotations

from bauhuette.engine.domains import NUMBER, SEAT
from bauhuette.engine.preview import GAIN, RISK, Lines, PreviewArgument, PreviewLine, by_family, foretold
from bauhuette.engine.record import NOBODY, copy_of

from . import cards
from .moves import CARD, MATERIAL, MOVES
from .rules import guard, highest, receiver
from .scoring import material_count, other_points
from .state import State
from .unseen_cards import seen, sets_still_out

NAMED = 5  # cards

# Tricks


def _play(s: State, card: int) -> Lines:
    """Who would be given the trick as it would lie, what could still take it away, and what it brings."""
    trial = copy_of(s)
    trial.trick[s.trick_size] = card
    trial.trick_size += 1
    best = int(highest(trial))
    taker = int(receiver(int(trial.trick[best]), (int(s.leader) + best) % int(s.seats)))
    if taker == NOBODY:
        return [_aside(s, (int(s.leader) + best) % int(s.seats))]
    tone = GAIN if taker == s.to_move else ""
    line = _given(trial, best, PreviewArgument(SEAT, taker), tone, complete=trial.trick_size == s.seats)
    return [line, *_brings(trial)] if "seat" in line.facts and taker == s.to_move else [line]


def _given(s: State, best: int, seat: PreviewArgument, tone: str, *, complete: bool) -> PreviewLine:
    if complete:
        return foretold("trick", tone, seat=seat)
    value, unseen = int(cards.VALUE[s.trick[best]]), _unseen(s)
    stronger = {card for card in unseen if cards.VALUE[card] >= value}  # P10: of equals, the later one
    beating = {card for card in stronger if _takes_away(s, card, seat.number)}
    if not beating:
        return foretold("trick-sure", tone, seat=seat)
    if len(stronger) == len(unseen):
        return foretold("trick-lost")
    equal = any(cards.VALUE[card] == value for card in beating)
    facts = {"seat": seat, "value": PreviewArgument(NUMBER, value)} | _named(beating, _gone(s, int(s.trick[best])))
    if all(card == cards.KING or cards.VALUE[card] == value for card in beating):
        by = ("king-" if cards.KING in beating else "") + ("equal" if equal else "")
        return foretold(f"trick-unless-{by.removesuffix('-')}", tone, **facts)
    return foretold("trick-unless" if equal else "trick-unless-higher", tone, **facts)


def _takes_away(s: State, card: int, taker: int) -> bool:
    """Whether a seat that plays later could send the trick elsewhere with this stronger card (P11, P12)."""
    later = [(int(s.leader) + i) % int(s.seats) for i in range(int(s.trick_size), int(s.seats))]
    return any(receiver(card, player) != taker and _may_play(s, player, card) for player in later)


def _may_play(s: State, seat: int, card: int) -> bool:
    """Whether a seat may hold this card, as far as hands are known (P6), and may play it now (P8)."""
    if card == cards.ALFRED and s.hand_size[seat] > 1:
        return False
    if any(int(s.hand[p]) >> card & 1 for p in range(s.seats)):
        return bool(int(s.hand[seat]) >> card & 1)
    return int(s.hand[seat]).bit_count() < int(s.hand_size[seat])


def _named(beating: set[int], gone: set[int]) -> dict[str, PreviewArgument]:
    """The cards that would still take the trick away, where they are few, and those that no longer can."""
    if len(beating) > NAMED:
        return {}
    still = {f"taker{i}": PreviewArgument(CARD, card) for i, card in enumerate(_strongest(beating), 1)}
    room = NAMED - len(beating)
    return still | {f"gone{i}": PreviewArgument(CARD, card) for i, card in enumerate(_strongest(gone)[:room], 1)}


def _strongest(card_set: set[int]) -> list[int]:
    return sorted(card_set, key=lambda card: (-int(cards.VALUE[card]), card))


def _gone(s: State, best: int) -> set[int]:
    """Cards as strong as the one that takes the trick, or stronger, that have been seen and cannot fall any more."""
    own = int(s.hand[s.to_move]) | 1 << best
    return {
        card
        for card in _listed(int(cards.IN_PLAY_SET[s.seats]) & seen(s) & ~own)
        if cards.VALUE[card] >= cards.VALUE[best]
    }


def _aside(s: State, player: int) -> PreviewLine:
    """P13: no seat gets it; P15: the player of the King leads next, if a card is left to lead."""
    if s.hand_size[s.to_move] == 1:
        return foretold("aside")
    return foretold("aside-leads", seat=PreviewArgument(SEAT, player))


def _unseen(s: State) -> list[int]:
    """Cards that others may still play in this hand, as far as the seat to move can know."""
    return _listed(sum(sets_still_out(s)))


def _listed(card_set: int) -> list[int]:
    return [card for card in range(len(cards.CARDS)) if card_set & 1 << card]


def _brings(s: State) -> Lines:
    """What lies in the trick so far that counts for the seat that would be given it."""
    lying = [int(card) for card in s.trick[: s.trick_size]]
    lies = sum(1 << card for card in lying)
    given = {
        f"gives{i}": PreviewArgument(MATERIAL, int(cards.GIVES[card]))
        for i, card in enumerate(lying)
        if cards.GIVES[card] >= 0
    }
    materials = len(given) + (cards.TOM in lying)
    craftsmen = {
        f"craftsman{card}": PreviewArgument(CARD, card) for card in _listed(lies & int(cards.CRAFTSMEN_OF[s.to_move]))
    }
    points = len(craftsmen) + int(other_points(lies, 0))
    lines = [foretold("brings-materials", GAIN, count=materials, **given)] if materials else []
    if points or craftsmen:
        lines.append(foretold("brings-points", GAIN if points > 0 else RISK, points=points, **craftsmen))
    return lines


# Scoring


def _tom(_s: State, material: int) -> Lines:
    return [foretold("tom", GAIN, material=PreviewArgument(MATERIAL, material))]


def _convert(_s: State, converter: int, material: int) -> Lines:
    if converter == cards.BRICK_BURNER:
        return [
            foretold("burn", material=PreviewArgument(MATERIAL, material), made=PreviewArgument(MATERIAL, cards.BRICK))
        ]
    return [
        foretold("convert", GAIN, material=PreviewArgument(MATERIAL, material), points=cards.PAYS[converter, material])
    ]


def _done(s: State) -> Lines:
    """P31: how many materials stay."""
    too_many = int(material_count(s, s.to_move)) - cards.CARRIED_OVER
    if s.stack_size > 0 and too_many > 0:
        return [foretold("done-drops", RISK, count=too_many)]
    return [foretold("done" if s.stack_size > 0 else "done-last")]


def _drop(s: State, material: int) -> Lines:
    left = int(material_count(s, s.to_move)) - 1 - cards.CARRIED_OVER
    return [foretold("drop", RISK, material=PreviewArgument(MATERIAL, material), count=left)]


preview = by_family(
    MOVES,
    guard,
    {
        "play": _play,
        "tom": _tom,
        "convert": _convert,
        "done": _done,
        "drop": _drop,
    },
)
