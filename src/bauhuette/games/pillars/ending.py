"""The ending: the pad, each hand's cards with their points, and the king's trick."""

from __future__ import annotations

from bauhuette.engine.ending import Curve, GameCourse, NewsItem, SingleThing, StepLabel

from . import cards
from .view_types import Ending, ScoredCard, ScoredHand, View


def curve(played: GameCourse) -> Curve:
    view: View = played.last_view
    hands = max(len(seat["pad"]) for seat in view["seats"])
    values = [[sum(seat["pad"][:hand]) for seat in view["seats"]] for hand in range(hands + 1)]
    labels = [StepLabel("ending-start"), *(StepLabel("hand-no", hand + 1) for hand in range(hands))]
    return Curve("ending-by-hand", "points", labels, values)


def things(played: GameCourse) -> list[SingleThing]:
    """P16: who is given the king's trick has no other, so all cards given in this hand are of it."""
    found = []
    for hand in scored_hands(played):
        heir, number = hand["heir"], hand["number"]
        if heir is not None:
            brought = [one for one in hand["cards"][heir] if cards.CARDS.index(one["card"]) < cards.FIRST_ADVANTAGE]
            amount = sum(one["converted"] + one["own"] + one["other"] for one in brought)
            step = min(number, len(played.last_view["seats"][heir]["pad"]))
            found.append(SingleThing("kings-trick", heir, amount, step, f"hand-{number}", {"number": number}))
    return found


def scene(played: GameCourse) -> Ending:
    return {"hands": scored_hands(played)}


def scored_hands(played: GameCourse) -> list[ScoredHand]:
    pad = _Pad(played.view_after(0))
    for step in played.steps[1:]:
        for news in step:
            pad.hear(news)
    return [hand for hand in pad.hands if any(hand["points"]) or any(hand["cards"])]


class _Pad:
    """Follow from the news what each seat was given. A hand begun in a prepared position lists no cards."""

    def __init__(self, view: View) -> None:
        self.given = [set(seat["given"]) for seat in view["seats"]]
        self.kept = [set(seat["kept"]) for seat in view["seats"]]
        self.trick = {one["card"] for one in view["trick"]}
        self.kings_trick = set(view["kings_trick"])
        self.converted: dict[str, int] = {}
        self.hands: list[ScoredHand] = []
        self._begin(view["hand_number"])

    def _begin(self, number: int) -> None:
        seats = range(len(self.given))
        self.hands.append({"number": number, "heir": None, "points": [0 for _ in seats], "cards": [[] for _ in seats]})

    def hear(self, news: NewsItem) -> None:
        kind = news["kind"]
        if kind == "played":
            self.trick.add(news["card"])
        elif kind == "trick-given":
            self.given[news["receiver"]] |= self.trick
            self.trick = set()
        elif kind == "kings-trick":
            self.kings_trick, self.trick = self.trick, set()
        elif kind == "kings-trick-given":
            self.given[news["receiver"]] |= self.kings_trick
            self.hands[-1]["heir"] = news["receiver"]
        elif kind == "advantage-kept":
            self.given[news["seat"]].discard(news["card"])
            self.kept[news["seat"]].add(news["card"])
        elif kind == "converted":
            card = _card_of(news["converter"], news["seat"])
            self.converted[card] = self.converted.get(card, 0) + news["points"]
        elif kind == "scored":
            self._score(news)
        elif kind == "hand-begins":
            self.given = [set() for _ in self.given]
            self.kings_trick = set()
            self._begin(news["number"])

    def _score(self, news: NewsItem) -> None:
        seat, hand = news["seat"], self.hands[-1]
        found = [self._scored(card, seat) for card in cards.CARDS if card in self.given[seat] | self.kept[seat]]
        brought = [one for one in found if one["converted"] or one["own"] or one["other"]]
        hand["points"][seat] = news["points"]
        if sum(one["converted"] + one["own"] + one["other"] for one in brought) == news["points"]:
            hand["cards"][seat] = brought
        self.converted = {}

    def _scored(self, key: str, seat: int) -> ScoredCard:
        card = cards.CARDS.index(key)
        own = card < cards.FIRST_NEUTRAL and cards.COLOUR[card] == seat
        return {
            "card": key,
            "converted": self.converted.get(key, 0),
            "own": int(own),
            "other": int(cards.POINTS[card]) if card >= cards.FIRST_NEUTRAL else 0,
        }


def _card_of(converter: str, seat: int) -> str:
    return str(cards.CARDS[int(cards.CONVERTER_CARD[cards.CONVERTERS.index(converter), seat])])
