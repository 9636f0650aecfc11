"""A careful person at the table, who watches a game through one seat's eyes: its views and its news, never the record.

The observer keeps every world that this person must hold possible: who saw which card go where is taken from the game's
`sight.py` (what a table would show), not from what the news happen to tell. What a record says a seat knows must follow
from every one of these worlds; so must every card the news name to somebody who could not see it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import copy_of
from bauhuette.engine.sight import Card, Cards, Event, Mixed, Moved, Place, Shown, Sight, Told, Unknown, View
from bauhuette.engine.warmup import stage_of
from bauhuette.testkit.play import first_state, hidden, offered, random_options, readers

World = tuple[tuple[Card, ...], ...]  # the cards of each place
MOST_WORLDS = 4000
GLANCES = 16  # between news of cards the table is looked at every so many moves


class KnowsTooMuch(AssertionError):
    """A record, or its news, says more than a careful person at the table could know."""


def sight_of(game: Game, seats: int, options: Mapping[str, int]) -> Sight:
    """What the game's `sight.py` says."""
    declared: Sight = import_module(f"{game.package}.sight").sight(seats, options)
    return declared


class Observer:
    """The worlds one reader must hold possible."""

    def __init__(self, sight: Sight, reader: int, view: View) -> None:
        self.sight = sight
        self.reader = reader
        self._at = {place.name: i for i, place in enumerate(sight.places)}
        self.worlds: set[World] = {tuple((Unknown(place.sort),) * len(place.shows(view)) for place in sight.places)}
        self._view = view
        self._opened: set[str] = set()
        self._look(view)

    # --- watching ---

    def hears(self, news: Sequence[Mapping[str, Any]], view: View) -> None:
        """One move: its news, and the view after it."""
        for item in news:
            for event in self._events(item, view):
                self._take_in(event)
        self._look(view)
        self._opened.clear()
        self._view = view

    def begins(self, news: Sequence[Mapping[str, Any]]) -> None:
        """The news of the preparation: cards have been dealt already, what was shown has been seen."""
        for item in news:
            for event in self._events(item, self._view):
                if isinstance(event, Shown | Told):
                    self._take_in(event)

    def _events(self, item: Mapping[str, Any], view: View) -> Iterable[Event]:
        meaning = self.sight.news.get(item["kind"])
        return meaning(item, self._view, view) if meaning else ()

    def _take_in(self, event: Event) -> None:
        if isinstance(event, Moved):
            self._follow(event)
        elif isinstance(event, Shown):
            self._keep(world for before in self.worlds for world in self._see(before, event))
        elif isinstance(event, Told):
            self._keep(world for before in self.worlds for world in self._listen(before, event))
        elif isinstance(event, Mixed):
            self._keep(self._mix(world, event) for world in self.worlds)
        else:
            self._opened.add(event.place)

    def _keep(self, worlds: Iterable[World]) -> None:
        self.worlds = {self._tidy(world) for world in worlds if self._is_possible(world)}
        assert self.worlds, f"reader {self.reader} sees what cannot be: sight.py does not fit the game"
        assert len(self.worlds) <= MOST_WORLDS, "too many worlds to keep in mind"

    def _tidy(self, world: World) -> World:
        """Unordered places in one order, so that equal worlds are equal."""
        places = zip(self.sight.places, world, strict=True)
        return tuple(cards if place.ordered else tuple(sorted(cards, key=_by_name)) for place, cards in places)

    def _is_possible(self, world: World) -> bool:
        """No card is there more often than it exists."""
        found = Counter(card for cards in world for card in cards if isinstance(card, str))
        return all(n <= self.sight.cards[card] for card, n in found.items())

    # --- cards that move ---

    def _follow(self, event: Moved) -> None:
        self._may_hear(event)
        self._keep(world for before in self.worlds for world in self._moves(before, event, event.card))

    def _may_hear(self, event: Moved) -> None:
        """A card the reader cannot see is named: it must have been the only one possible."""
        if event.card is None or self.reader in event.seen_by:
            return
        for world in self.worlds:
            for i in self._candidates(world, event, None):
                if self._only_face(world, world[self._at[event.source]][i]) != event.card:
                    raise KnowsTooMuch(f"reader {self.reader} is told that {event.card} went from {event.source}")

    def _moves(self, world: World, event: Moved, card: str | None) -> Iterator[World]:
        source, target = self._at[event.source], self._at[event.target]
        for i in self._candidates(world, event, card):
            places = list(world)
            leaving = places[source][i] if card is None else card
            places[source] = places[source][:i] + places[source][i + 1 :]
            places[target] = (*places[target], leaving)
            yield tuple(places)

    def _candidates(self, world: World, event: Moved, card: str | None) -> list[int]:
        """Which of the cards may be the one that moves: unseen any, seen the one that says most about it.

        Of a card that was seen it is enough to follow the most exact candidate: the worlds in which it was another one
        are among those that are left.
        """
        cards = world[self._at[event.source]]
        places = range(len(cards)) if event.from_anywhere or not self._place(event.source).ordered else range(1)
        fitting = [i for i in places if i < len(cards) and self._fits(cards[i], card)]
        if card is None:
            return list({cards[i]: i for i in fitting}.values())
        return sorted(fitting, key=lambda i: _exactness(cards[i]))[-1:]

    def _fits(self, card: Card, face: str | None) -> bool:
        if face is None or card == face or card == Unknown():
            return True
        return isinstance(card, Unknown) and card.sort == self.sight.sorts.get(face)

    def _see(self, world: World, event: Shown) -> Iterator[World]:
        """Whoever cannot see the card, and is told, knows too much; a card that was seen is that card."""
        at = self._at[event.place]
        stays = Moved(event.place, event.place, event.card, event.seen_by)
        self._may_hear(stays)
        for i in self._candidates(world, stays, event.card):
            yield _with(world, at, _replaced(world[at], i, event.card))

    def _listen(self, world: World, event: Told) -> Iterator[World]:
        at = self._at[event.place]
        top = world[at][0]
        if top == Unknown():
            yield _with(world, at, _replaced(world[at], 0, Unknown(event.sort)))
        elif self._sort_of(top) == event.sort:
            yield world

    def _mix(self, world: World, event: Mixed) -> World:
        places = list(world)
        count = 0
        for name in {*event.sources, event.target}:
            count += len(places[self._at[name]])
            places[self._at[name]] = ()
        places[self._at[event.target]] = (Unknown(),) * count
        return tuple(places)

    def _sort_of(self, card: Card) -> str | None:
        return card.sort if isinstance(card, Unknown) else self.sight.sorts.get(card)

    def _place(self, name: str) -> Place:
        return self.sight.places[self._at[name]]

    # --- cards that lie open ---

    def _look(self, view: View) -> None:
        """The reader looks at all the places a person may look at, and counts the backs of the cards in the others."""
        for at, place in enumerate(self.sight.places):
            shown = tuple(place.shows(view))
            if self.reader in place.open_to or place.name in self._opened:
                self._keep(_with(world, at, shown) for world in self.worlds if self._agrees(place, world[at], shown))
            elif place.top_is_open and shown:
                top = shown[0]
                self._keep(
                    _with(world, at, (top, *world[at][1:]))
                    for world in self.worlds
                    if self._fits(world[at][0], str(top))
                )
            sizes = {len(world[at]) for world in self.worlds}
            assert sizes == {len(shown)}, f"{place.name}: {len(shown)} cards, but by the news {sizes}"

    def _agrees(self, place: Place, thought: tuple[Card, ...], shown: tuple[Card, ...]) -> bool:
        """Whether what the reader thought can be what is there."""
        assert all(isinstance(card, str) for card in shown), f"{place.name} is open to {self.reader}, but hidden"
        if len(thought) != len(shown):
            return False
        if place.ordered:
            return all(self._fits(card, str(face)) for card, face in zip(thought, shown, strict=True))
        rest = Counter(shown)
        rest.subtract(card for card in thought if isinstance(card, str))
        return min(rest.values(), default=0) >= 0

    # --- what follows ---

    def check(self, claims: Mapping[str, Cards], located: Iterable[str] = ()) -> None:
        """What is claimed to be known must be so in every world."""
        for name, claimed in claims.items():
            place = self._place(name)
            for world in self.worlds:
                cards = world[self._at[name]]
                beyond = self._cell_beyond if place.ordered else self._beyond
                broken = beyond(world, cards, claimed)
                if broken is not None:
                    thought = ", ".join(map(_by_name, cards)) or "empty"
                    raise KnowsTooMuch(f"reader {self.reader} knows {_by_name(broken)} in {name}; it may be {thought}")
        for card in located:
            if not all(self._is_located(world, card) for world in self.worlds):
                raise KnowsTooMuch(f"reader {self.reader} knows where {card} is")

    def _cell_beyond(self, world: World, cards: tuple[Card, ...], claimed: Cards) -> Card | None:
        for card, claim in zip(cards, claimed, strict=True):
            if isinstance(claim, str) and self._only_face(world, card) != claim:
                return claim
            if isinstance(claim, Unknown) and claim.sort and self._sort_of(card) != claim.sort:
                return claim
        return None

    def _beyond(self, world: World, cards: tuple[Card, ...], claimed: Cards) -> Card | None:
        """The first claim about an unordered place that does not follow: so many of a card, or of a sort."""
        wanted = Counter(claim for claim in claimed if isinstance(claim, str))
        for card, n in wanted.items():
            if cards.count(card) < n and cards.count(card) + self._forced(world, cards, card) < n:
                return card
        for sort in {claim.sort for claim in claimed if isinstance(claim, Unknown) and claim.sort}:
            n = sum(self._sort_of(claim) == sort for claim in claimed)
            if sum(self._sort_of(card) == sort for card in cards) < n:
                return Unknown(sort)
        return None

    def _unseen(self, world: World) -> Counter[str]:
        left = Counter(dict(self.sight.cards))
        left.subtract(card for cards in world for card in cards if isinstance(card, str))
        return +left

    def _forced(self, world: World, cards: tuple[Card, ...], face: str) -> int:
        """By counting: so many of a card must be among the unknown ones here, because elsewhere there is no room for
        them, or because nothing else of their sort is left."""
        unseen, sort = self._unseen(world), self.sight.sorts.get(face)
        everywhere = sum(self._fits(card, face) for place in world for card in place if isinstance(card, Unknown))
        here = sum(self._fits(card, face) for card in cards if isinstance(card, Unknown))
        others = sum(n for card, n in unseen.items() if card != face and self.sight.sorts.get(card) == sort)
        of_the_sort = cards.count(Unknown(sort)) if sort is not None else 0
        return max(0, unseen[face] - (everywhere - here), of_the_sort - others)

    def _only_face(self, world: World, card: Card) -> str | None:
        """What a card must be, if only one face is possible."""
        if isinstance(card, str):
            return card
        faces = [face for face in self._unseen(world) if self._fits(card, face)]
        return faces[0] if len(faces) == 1 else None

    def _is_located(self, world: World, card: str) -> bool:
        return sum(cards.count(card) for cards in world) == self.sight.cards[card] or any(
            self._only_face(world, other) == card for cards in world for other in cards
        )


def _by_name(card: Card) -> str:
    return card if isinstance(card, str) else f"?{card.sort or ''}"


def _exactness(card: Card) -> int:
    return 2 if isinstance(card, str) else int(card.sort is not None)


def _with(world: World, at: int, cards: tuple[Card, ...]) -> World:
    return (*world[:at], cards, *world[at + 1 :])


def _replaced(cards: tuple[Card, ...], i: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:i], card, *cards[i + 1 :])


# --- the check ---


def check_observer(game: Game, seats: int, seed: int, moves: int = 300, rarely: Collection[str] = ()) -> None:
    """Through no pair of eyes does a record show, or its news tell, more than a careful person could know.

    Families of moves that would end too soon what is to be watched may be named in `rarely`.
    """
    sight = sight_of(game, seats, random_options(game, seed))
    observers: dict[int, Observer] = {}
    for number, s in enumerate(busy_states(game, seats, seed, moves, rarely)):
        for reader in readers(s):
            h = hidden(game, s, reader)
            news = game.NEWS.json(h)
            if number % GLANCES and not any(item["kind"] in sight.news for item in news):
                continue
            try:
                _watch(game, sight, observers, reader, h, news)
            except AssertionError as error:
                where = f"{game.meta.key}, {seats} seats, seed {seed}, move {number}"
                raise type(error)(f"{where}: {error}") from None


def _watch(
    game: Game, sight: Sight, observers: dict[int, Observer], reader: int, h: Any, news: list[dict[str, Any]]
) -> None:
    view = game.view(h)
    if reader not in observers:
        observers[reader] = Observer(sight, reader, view)
        observers[reader].begins(news)
    else:
        observers[reader].hears(news, view)
    observers[reader].check({place.name: place.shows(view) for place in sight.places})
    held = {place.name: place.holds(h) for place in sight.places if place.holds}
    observers[reader].check(held, sight.located(h, reader) if sight.located else ())


def busy_states(game: Game, seats: int, seed: int, moves: int, rarely: Collection[str] = ()) -> Iterator[Any]:
    """The first states of a game in which every family of moves on offer is as likely as the others, the rare ones too;
    but those named in `rarely` are only played when they are drawn twice."""
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
