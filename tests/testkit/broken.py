"""Rules broken on purpose: under each of these some seat knows more than a person at the table could.

    BAUHUETTE_JIT=off python -m tests.testkit.broken cologne

prints the observer's verdict on each of them; rules can be replaced only while they are interpreted.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.registry import load, load_with
from bauhuette.testkit.observer import check_observer

# Every roll draws a card, a thief, a trader or a mayor, and hands are large: many thefts and twins.
THIEVES = {
    "numbers.hand_limit": 6,
    "dice.gate": ["card"] * 6,
    "encounters.thief.count": 12,
    "encounters.trader.count": 7,
    "encounters.mayor.count": 7,
    **{f"encounters.{kind}.count": 0 for kind in ("archbishop", "poisoner", "notary", "saboteur", "forger", "guard")},
}
SEEDS = range(3)
MOVES = 160

Rules = dict[str, Callable[..., Any]]


def game_to_break(key: str) -> Game:
    if key != "cologne":
        return load(key)
    game = load_with(key, THIEVES, "thieves")
    module_of(game, "view")._cart = lambda *_cart: {}  # its paths take long to compute, and show no cards
    return game


@contextmanager
def replaced(game: Game, rules: Rules) -> Iterator[Game]:
    """Return the game with some of its rules replaced by name, wherever they are called."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{game.package}.")]
    before = [(module, name, vars(module)[name]) for module in modules for name in rules if name in vars(module)]
    assert {name for _, name, _ in before} == set(rules), "the rule to break does not exist"
    contract = {field.name for field in dataclasses.fields(game)}
    for module, name, _ in before:
        setattr(module, name, rules[name])
    try:
        changed: dict[str, Any] = {name: rule for name, rule in rules.items() if name in contract}
        yield dataclasses.replace(game, **changed)
    finally:
        for module, name, rule in before:
            setattr(module, name, rule)


def verdict(game: Game) -> str | None:
    """Return what the observer finds, in the first games in which it finds something."""
    for seed in SEEDS:
        for seats in reversed(game.meta.seats):
            try:
                check_observer(game, seats, seed, MOVES, rarely=("discard",))
            except AssertionError as found:
                return str(found)
    return None


def module_of(game: Game, name: str) -> Any:
    return sys.modules[f"{game.package}.{name}"]


# --- cologne ---


def cologne_breaks(game: Game) -> dict[str, Rules]:
    kinds, knowledge, piles, moves = (module_of(game, name) for name in ("card_kinds", "knowledge", "piles", "moves"))
    sorts = module_of(game, "cards").CARD_SORTS

    def knowers(s: Any, seat: int, kind: int, told: int) -> int:
        """Return the seats that have seen this very card before, as if it could be told from its twins."""
        return sum(1 << v for v in range(5) if told >> v & 1 or s.sure[v, seat, kind] > 0)

    def tracked_discard(s: Any, seat: int, kind: int) -> None:
        mask = knowers(s, seat, kind, 1 << int(seat))
        piles.take(s, seat, kind)
        follow(s, seat, kind, mask)
        piles.put_on_pile(s, kind, mask)
        tell(s, moves.DISCARDED, mask, seat, kind)
        tell(s, moves.DISCARDED_HIDDEN, EVERYONE - mask, seat)

    def tracked_steal(s: Any, victim: int) -> None:
        kind = kinds.any_of(s, s.hand[victim])
        mask = knowers(s, victim, kind, 1 << int(s.turn) | 1 << int(victim))
        piles.take(s, victim, kind)
        follow(s, victim, kind, mask)
        piles.give(s, s.turn, kind)
        knowledge.see_in_hand(s, s.turn, kind, mask)
        tell(s, moves.STOLE, mask, s.turn, victim, kind)
        tell(s, moves.STOLE_HIDDEN, EVERYONE - mask, s.turn, victim)

    def follow(s: Any, seat: int, kind: int, mask: int) -> None:
        for viewer in range(5):
            if mask >> viewer & 1 and s.sure[viewer, seat, kind] > 0:
                s.sure[viewer, seat, kind] -= 1

    def tracked_play(s: Any, seat: int, kind: int) -> None:
        """Play the card no seat has seen, if there is one."""
        for viewer in range(5):
            s.sure[viewer, seat, kind] = min(s.sure[viewer, seat, kind], s.hand[seat, kind])

    def loud_witnesses(_s: Any, _seat: int, _told: int) -> int:
        return EVERYONE

    def peeking_neighbour(s: Any, seat: int) -> None:
        knowledge.see_in_hand(s, seat, kind_drawn(s, seat), 1 << (int(seat) + 1) % int(s.seats))

    def kind_drawn(s: Any, seat: int) -> int:
        return max(kind for kind in range(sorts) if s.hand[seat, kind] > 0)

    def give_before_eyes(s: Any, seat: int, kind: int) -> None:
        give(s, seat, kind)
        peeking_neighbour(s, seat)

    def hide_but_the_deck(s: Any, seat: int) -> None:
        deck = s.deck.copy()
        game.redact(s, seat)
        s.deck[:] = deck

    give = piles.give
    return {
        "a robbed player follows the stolen card": {"discard": tracked_discard, "steal": tracked_steal},
        "a robbed player tells twins apart": {"show_all": tracked_play},
        "everybody sees what is stolen or discarded": {"witnesses": loud_witnesses},
        "the neighbour looks at drawn cards": {"give": give_before_eyes},
        "the deck is left in the record": {"redact": hide_but_the_deck},
        "the discards are remembered when shuffled": {"forget_pile": lambda _s: None},
    }


# --- pillars ---


def pillars_breaks(game: Game) -> dict[str, Rules]:
    rules, cards = module_of(game, "rules"), module_of(game, "cards")
    honest = rules.know_the_deal

    def see_the_stack(s: Any) -> None:
        honest(s)
        if s.stack_size:
            s.known[4] |= cards.BIT[s.stack[s.stack_size - 1]]

    def see_a_card_of_the_neighbour(s: Any) -> None:
        honest(s)
        for p in range(s.seats):
            other = int(s.hand[(p + 1) % s.seats])
            s.known[p] |= other & -other

    def remember_the_last_hand(s: Any) -> None:
        before = s.known.copy()
        honest(s)
        s.known[:4] |= before[:4]

    def show_last_cards(s: Any, seat: int) -> None:
        hands = s.hand.copy()
        game.redact(s, seat)
        for p in range(s.seats):
            if s.hand_size[p] == 1:
                s.hand[p] = hands[p]

    return {
        "everybody knows the next advantage card": {"know_the_deal": see_the_stack},
        "everybody knows a card of the neighbour's": {"know_the_deal": see_a_card_of_the_neighbour},
        "cards of the last hand are still known": {"know_the_deal": remember_the_last_hand},
        "a last card in hand is shown": {"redact": show_last_cards},
    }


# --- contest ---


def contest_breaks(game: Game) -> dict[str, Rules]:
    auction, knowledge, piles, cards = (module_of(game, n) for n in ("auction", "knowledge", "piles", "cards"))
    offer, take, tuck = auction.do_offer, knowledge.take_into_hand, piles.tuck

    def offer_before_the_neighbour(s: Any, pile: int) -> None:
        offer(s, pile)
        s.seen[pile, 0] |= 1 << (int(s.turn) + 1) % int(s.seats)

    def buy_openly(s: Any, seat: int, face: int, _seen: int, told: int) -> None:
        take(s, seat, face, 31, told)

    def buy_and_say_what(s: Any, seat: int, face: int, seen: int, _told: int) -> None:
        take(s, seat, face, seen, int(cards.KIND[face]) + 1)

    def keep_the_bounds(s: Any, seat: int, face: int) -> None:
        s.hand[seat, face] -= 1
        s.hand_size[seat] -= 1

    def tuck_openly(s: Any, pile: int) -> None:
        s.loose_seen = 31
        tuck(s, pile)

    return {
        "the neighbour looks into the closed pile": {"do_offer": offer_before_the_neighbour},
        "everybody sees what is bought unseen": {"take_into_hand": buy_openly},
        "everybody hears the kind of what is bought unseen": {"take_into_hand": buy_and_say_what},
        "what has left a hand is still known to be there": {"give_from_hand": keep_the_bounds},
        "an unsold card is shown before it goes under a pile": {"tuck": tuck_openly},
    }


# --- baumeister ---


def baumeister_breaks(game: Game) -> dict[str, Rules]:
    contracts, crew, events, state = (module_of(game, n) for n in ("contracts", "crew", "events", "state"))
    show, reveal, draw = crew.show_top, contracts.reveal_contract, events.draw_event

    def show_two(s: Any, c: int) -> None:
        show(s, c)
        if s.stack_size[c] > 1:
            s.known[state.KNOWN_WORKER + s.stack[c, 1]] = EVERYONE

    def reveal_the_next(s: Any) -> None:
        reveal(s)
        if s.contracts_shown < s.contracts_used:
            s.known[state.KNOWN_CONTRACT + s.contracts[s.contracts_shown]] |= 1 << int(s.hammer)

    def draw_and_look(s: Any) -> int:
        drawn = int(draw(s))
        s.known[state.KNOWN_EVENT + s.events[0]] |= 1 << int(s.hammer)
        return drawn

    def hide_but_the_economy(s: Any, seat: int) -> None:
        economy = s.economy.copy()
        game.redact(s, seat)
        s.economy[:] = economy

    def know_without_showing(s: Any, seat: int) -> None:
        """No card is shown, but the record notes that a seat knows where it is."""
        hidden = [int(e) for e in s.events[: s.events_left] if not s.known[state.KNOWN_EVENT + e]]
        game.redact(s, seat)
        for e in hidden[:1]:
            s.known[state.KNOWN_EVENT + e] = 1 << int(seat)

    return {
        "two workers of a stack lie open": {"show_top": show_two},
        "the start player knows the next contract": {"reveal_contract": reveal_the_next},
        "the start player looks at the next event": {"draw_event": draw_and_look},
        "the economy to come is left in the record": {"redact": hide_but_the_economy},
        "the record notes knowledge of a hidden event": {"redact": know_without_showing},
    }


BREAKS = {
    "baumeister": baumeister_breaks,
    "cologne": cologne_breaks,
    "contest": contest_breaks,
    "pillars": pillars_breaks,
}


def main(key: str) -> None:
    game = game_to_break(key)
    found = {"nothing is broken": verdict(game)}
    for name, rules in BREAKS[key](game).items():
        with replaced(game, rules) as broken:
            found[name] = verdict(broken)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
