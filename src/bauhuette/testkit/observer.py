"""A careful person at the table, who follows a game through one seat's views and news, never the record.

The observer keeps every layout of the cards that is possible for this person: which card went where comes from the
game's `visibility.py` (what a table would show), not from news. All that a record says a seat knows must hold in every
layout; so must every card the news name to a reader who could not see it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import MoveId
from bauhuette.engine.visibility import (
    Card,
    CardMoved,
    CardPlace,
    Cards,
    CardShown,
    Event,
    PlacesShuffled,
    SortTold,
    UnknownCard,
    View,
    VisibilityModel,
)
from bauhuette.engine.warmup import stage_of
from bauhuette.testkit.random_games import first_state, hidden, offered, random_options, readers

Layout = tuple[tuple[Card, ...], ...]  # the cards of each place
MOST_LAYOUTS = 4000
GLANCES = 16  # moves between two looks at the table, without news of cards


class KnowsTooMuch(AssertionError):
    """A record or its news holds more than a careful person at the table could know."""


def model_of(game: Game, seats: int, options: Mapping[str, int]) -> VisibilityModel:
    """Return the model in the game's `visibility.py`."""
    declared: VisibilityModel = import_module(f"{game.package}.visibility").sight(seats, options)
    return declared


class Observer:
    """The layouts of the cards that are possible for one reader."""

    def __init__(self, model: VisibilityModel, reader: int, view: View) -> None:
        self.model = model
        self.reader = reader
        self._at = {place.name: i for i, place in enumerate(model.places)}
        self.layouts: set[Layout] = {
            tuple((UnknownCard(place.sort),) * len(place.shows(view)) for place in model.places)
        }
        self._view = view
        self._opened: set[str] = set()
        self._look(view)

    # --- watching ---

    def hears(self, news: Sequence[Mapping[str, Any]], view: View) -> None:
        """Follow one move: its news, and the view after it."""
        for item in news:
            for event in self._events(item, view):
                self._apply_event(event)
        self._look(view)
        self._opened.clear()
        self._view = view

    def begins(self, news: Sequence[Mapping[str, Any]]) -> None:
        """Hear the news of the setup: cards are dealt already, and shown ones have been seen."""
        for item in news:
            for event in self._events(item, self._view):
                if isinstance(event, CardShown | SortTold):
                    self._apply_event(event)

    def _events(self, item: Mapping[str, Any], view: View) -> Iterable[Event]:
        meaning = self.model.news.get(item["kind"])
        return meaning(item, self._view, view) if meaning else ()

    def _apply_event(self, event: Event) -> None:
        if isinstance(event, CardMoved):
            self._follow(event)
        elif isinstance(event, CardShown):
            self._keep(layout for before in self.layouts for layout in self._see(before, event))
        elif isinstance(event, SortTold):
            self._keep(layout for before in self.layouts for layout in self._listen(before, event))
        elif isinstance(event, PlacesShuffled):
            self._keep(self._mix(layout, event) for layout in self.layouts)
        else:
            self._opened.add(event.place)

    def _keep(self, layouts: Iterable[Layout]) -> None:
        self.layouts = {self._tidy(layout) for layout in layouts if self._is_possible(layout)}
        assert self.layouts, f"reader {self.reader} sees what cannot be: visibility.py does not fit the game"
        assert len(self.layouts) <= MOST_LAYOUTS, "too many possible layouts"

    def _tidy(self, layout: Layout) -> Layout:
        """Sort unordered places, so that equal layouts are equal."""
        places = zip(self.model.places, layout, strict=True)
        return tuple(cards if place.ordered else tuple(sorted(cards, key=_by_name)) for place, cards in places)

    def _is_possible(self, layout: Layout) -> bool:
        """Return whether no card is there more often than it exists."""
        found = Counter(card for cards in layout for card in cards if isinstance(card, str))
        return all(n <= self.model.cards[card] for card, n in found.items())

    # --- cards that move ---

    def _follow(self, event: CardMoved) -> None:
        self._check_named(event)
        self._keep(layout for before in self.layouts for layout in self._moves(before, event, event.card))

    def _check_named(self, event: CardMoved) -> None:
        """Check that a named card the reader cannot see was the only one possible."""
        if event.card is None or self.reader in event.seen_by:
            return
        for layout in self.layouts:
            for i in self._candidates(layout, event, None):
                if self._only_face(layout, layout[self._at[event.source]][i]) != event.card:
                    raise KnowsTooMuch(f"reader {self.reader} is told that {event.card} went from {event.source}")

    def _moves(self, layout: Layout, event: CardMoved, card: str | None) -> Iterator[Layout]:
        source, target = self._at[event.source], self._at[event.target]
        for i in self._candidates(layout, event, card):
            places = list(layout)
            leaving = places[source][i] if card is None else card
            places[source] = places[source][:i] + places[source][i + 1 :]
            places[target] = (*places[target], leaving)
            yield tuple(places)

    def _candidates(self, layout: Layout, event: CardMoved, card: str | None) -> list[int]:
        """Return which cards may be the one that moves: for an unseen card all, for a seen one the most exact match.

        Of a seen card the most exact candidate is enough: the layouts in which it was another are among those left.
        """
        cards = layout[self._at[event.source]]
        places = range(len(cards)) if event.from_anywhere or not self._place(event.source).ordered else range(1)
        fitting = [i for i in places if i < len(cards) and self._fits(cards[i], card)]
        if card is None:
            return list({cards[i]: i for i in fitting}.values())
        return sorted(fitting, key=lambda i: _exactness(cards[i]))[-1:]

    def _fits(self, card: Card, face: str | None) -> bool:
        if face is None or card == face or card == UnknownCard():
            return True
        return isinstance(card, UnknownCard) and card.sort == self.model.sorts.get(face)

    def _see(self, layout: Layout, event: CardShown) -> Iterator[Layout]:
        """Show a card: a reader who cannot see it must not be told; for others it is that card."""
        at = self._at[event.place]
        stays = CardMoved(event.place, event.place, event.card, event.seen_by)
        self._check_named(stays)
        for i in self._candidates(layout, stays, event.card):
            yield _with(layout, at, _replaced(layout[at], i, event.card))

    def _listen(self, layout: Layout, event: SortTold) -> Iterator[Layout]:
        at = self._at[event.place]
        top = layout[at][0]
        if top == UnknownCard():
            yield _with(layout, at, _replaced(layout[at], 0, UnknownCard(event.sort)))
        elif self._sort_of(top) == event.sort:
            yield layout

    def _mix(self, layout: Layout, event: PlacesShuffled) -> Layout:
        places = list(layout)
        count = 0
        for name in {*event.sources, event.target}:
            count += len(places[self._at[name]])
            places[self._at[name]] = ()
        places[self._at[event.target]] = (UnknownCard(),) * count
        return tuple(places)

    def _sort_of(self, card: Card) -> str | None:
        return card.sort if isinstance(card, UnknownCard) else self.model.sorts.get(card)

    def _place(self, name: str) -> CardPlace:
        return self.model.places[self._at[name]]

    # --- cards that lie open ---

    def _look(self, view: View) -> None:
        """Look at all open places, and count the backs of the cards in the others."""
        for at, place in enumerate(self.model.places):
            shown = tuple(place.shows(view))
            if self.reader in place.open_to or place.name in self._opened:
                self._keep(
                    _with(layout, at, shown) for layout in self.layouts if self._agrees(place, layout[at], shown)
                )
            elif place.top_is_open and shown:
                top = shown[0]
                self._keep(
                    _with(layout, at, (top, *layout[at][1:]))
                    for layout in self.layouts
                    if self._fits(layout[at][0], str(top))
                )
            sizes = {len(layout[at]) for layout in self.layouts}
            assert sizes == {len(shown)}, f"{place.name}: {len(shown)} cards, but by the news {sizes}"

    def _agrees(self, place: CardPlace, thought: tuple[Card, ...], shown: tuple[Card, ...]) -> bool:
        """Return whether a layout's cards can be those shown."""
        assert all(isinstance(card, str) for card in shown), f"{place.name} is open to {self.reader}, but hidden"
        if len(thought) != len(shown):
            return False
        if place.ordered:
            return all(self._fits(card, str(face)) for card, face in zip(thought, shown, strict=True))
        rest = Counter(shown)
        rest.subtract(card for card in thought if isinstance(card, str))
        return min(rest.values(), default=0) >= 0

    # --- claims ---

    def check(self, claims: Mapping[str, Cards], located: Iterable[str] = ()) -> None:
        """Check that what is claimed to be known holds in every layout."""
        for name, claimed in claims.items():
            place = self._place(name)
            for layout in self.layouts:
                cards = layout[self._at[name]]
                beyond = self._cell_beyond if place.ordered else self._beyond
                broken = beyond(layout, cards, claimed)
                if broken is not None:
                    thought = ", ".join(map(_by_name, cards)) or "empty"
                    raise KnowsTooMuch(f"reader {self.reader} knows {_by_name(broken)} in {name}; it may be {thought}")
        for card in located:
            if not all(self._is_located(layout, card) for layout in self.layouts):
                raise KnowsTooMuch(f"reader {self.reader} knows where {card} is")

    def _cell_beyond(self, layout: Layout, cards: tuple[Card, ...], claimed: Cards) -> Card | None:
        for card, claim in zip(cards, claimed, strict=True):
            if isinstance(claim, str) and self._only_face(layout, card) != claim:
                return claim
            if isinstance(claim, UnknownCard) and claim.sort and self._sort_of(card) != claim.sort:
                return claim
        return None

    def _beyond(self, layout: Layout, cards: tuple[Card, ...], claimed: Cards) -> Card | None:
        """Return the first unproven claim about an unordered place: the number of a card or of a sort."""
        wanted = Counter(claim for claim in claimed if isinstance(claim, str))
        for card, n in wanted.items():
            if cards.count(card) < n and cards.count(card) + self._forced(layout, cards, card) < n:
                return card
        for sort in {claim.sort for claim in claimed if isinstance(claim, UnknownCard) and claim.sort}:
            n = sum(self._sort_of(claim) == sort for claim in claimed)
            if sum(self._sort_of(card) == sort for card in cards) < n:
                return UnknownCard(sort)
        return None

    def _unseen(self, layout: Layout) -> Counter[str]:
        left = Counter(dict(self.model.cards))
        left.subtract(card for cards in layout for card in cards if isinstance(card, str))
        return +left

    def _forced(self, layout: Layout, cards: tuple[Card, ...], face: str) -> int:
        """Return how many of a card must be among the unknown ones here, by counting.

        Elsewhere there is no room for them, or nothing else of their sort is left.
        """
        unseen, sort = self._unseen(layout), self.model.sorts.get(face)
        everywhere = sum(self._fits(card, face) for place in layout for card in place if isinstance(card, UnknownCard))
        here = sum(self._fits(card, face) for card in cards if isinstance(card, UnknownCard))
        others = sum(n for card, n in unseen.items() if card != face and self.model.sorts.get(card) == sort)
        of_the_sort = cards.count(UnknownCard(sort)) if sort is not None else 0
        return max(0, unseen[face] - (everywhere - here), of_the_sort - others)

    def _only_face(self, layout: Layout, card: Card) -> str | None:
        """Return what a card must be, if only one face is possible."""
        if isinstance(card, str):
            return card
        faces = [face for face in self._unseen(layout) if self._fits(card, face)]
        return faces[0] if len(faces) == 1 else None

    def _is_located(self, layout: Layout, card: str) -> bool:
        return sum(cards.count(card) for cards in layout) == self.model.cards[card] or any(
            self._only_face(layout, other) == card for cards in layout for other in cards
        )


def _by_name(card: Card) -> str:
    return card if isinstance(card, str) else f"?{card.sort or ''}"


def _exactness(card: Card) -> int:
    return 2 if isinstance(card, str) else int(card.sort is not None)


def _with(layout: Layout, at: int, cards: tuple[Card, ...]) -> Layout:
    return (*layout[:at], cards, *layout[at + 1 :])


def _replaced(cards: tuple[Card, ...], i: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:i], card, *cards[i + 1 :])


# --- the check ---


def check_observer(game: Game, seats: int, seed: int, moves: int = 300, rarely: Collection[str] = ()) -> None:
    """Check that no record or news hold more for any reader than a careful person could know.

    `rarely` names families of moves that would end the game too soon to observe much.
    """
    model = model_of(game, seats, random_options(game, seed))
    observers: dict[int, Observer] = {}
    for number, s in enumerate(busy_states(game, seats, seed, moves, rarely)):
        for reader in readers(s):
            h = hidden(game, s, reader)
            news = game.NEWS.json(h)
            if number % GLANCES and not any(item["kind"] in model.news for item in news):
                continue
            try:
                _watch(game, model, observers, reader, h, news)
            except AssertionError as error:
                where = f"{game.meta.key}, {seats} seats, seed {seed}, move {number}"
                raise type(error)(f"{where}: {error}") from None


def _watch(
    game: Game, model: VisibilityModel, observers: dict[int, Observer], reader: int, h: Any, news: list[dict[str, Any]]
) -> None:
    view = game.view(h)
    if reader not in observers:
        observers[reader] = Observer(model, reader, view)
        observers[reader].begins(news)
    else:
        observers[reader].hears(news, view)
    observers[reader].check({place.name: place.shows(view) for place in model.places})
    held = {place.name: place.holds(h) for place in model.places if place.holds}
    observers[reader].check(held, model.located(h, reader) if model.located else ())


def busy_states(game: Game, seats: int, seed: int, moves: int, rarely: Collection[str] = ()) -> Iterator[Any]:
    """Yield the first states of a game in which all offered families of moves are equally likely.

    Those in `rarely` are only played when drawn twice.
    """
    s = first_state(game, seats, seed)
    stage, secret = stage_of(game), secret_from_number(seed)
    for number in range(1, moves + 1):
        yield copy_of(s)
        if s.over:
            return
        move = _any_of_a_family(game, offered(game, s).tolist(), luck_of_move(secret, ("busy",), number), rarely)
        s.rng = luck_of_move(secret, (), number)
        stage.step(s, move)


def _any_of_a_family(game: Game, moves: list[MoveId], luck: int, rarely: Collection[str]) -> MoveId:
    families: dict[str, list[MoveId]] = {}
    for move in moves:
        families.setdefault(game.MOVES.print(move).split()[0], []).append(move)
    luck, drawn = divmod(luck, len(families))
    if list(families)[drawn] in rarely:
        luck, drawn = divmod(luck, len(families))
    chosen = list(families.values())[drawn]
    return chosen[luck % len(chosen)]
