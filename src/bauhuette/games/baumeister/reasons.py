"""What can make a hire, a bid or a loan better: what is finished in time, what it brings, what wages and loans cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bauhuette.engine.domains import NUMBER, SEAT
from bauhuette.engine.reasons import CausalPattern, Helps, Playout

from . import cards
from .ids import B14, B19, B29, B38, B42, B43, B44, B46, B50
from .moves import CATEGORY_NAMES, CONTRACT_NAMES, LOAN_NAMES, WORKER_NAMES
from .state import ON_OFFER

Facts = Iterator[tuple[int, ...]]


def this_round(playout: Playout) -> Playout:
    return playout.until("round")


# --- contracts ---


def proceeds(playout: Playout) -> Counter[int]:
    """B27, B42, B50: what every contract brings its holder from now on."""
    found: Counter[int] = Counter()
    for item in playout.told("found", "income", "salvaged"):
        found[item.facts["contract"]] += item.facts["amount"]
    return found


def bought(playout: Playout) -> Iterator[tuple[int, int, int]]:
    """Who gets which of the contracts that lie open now, and for how much more than it brings."""
    brings = proceeds(playout)
    for item in playout.told("won", "given"):
        contract = item.facts["contract"]
        if playout.before.place[contract] == ON_OFFER:
            yield item.facts["seat"], contract, item.facts["amount"] - brings[contract]


def bargain(playout: Playout) -> Facts:
    """B19, B42: a contract brings more than was bid for it."""
    yield from ((seat, contract) for seat, contract, loss in bought(playout) if loss < 0)


def wins_for(playout: Playout) -> Facts:
    """B19: I get a contract at a price below what it brings."""
    paid = {item.facts["contract"]: item.facts["amount"] for item in playout.told("won", "given")}
    yield from ((contract, paid[contract]) for seat, contract in bargain(playout) if seat == playout.seat)


def overpays(playout: Playout) -> Facts:
    """B19, B42: a contract brings less than was bid for it."""
    yield from ((seat, contract) for seat, contract, loss in bought(playout) if loss > 0)


# --- building ---


def finishes_now(playout: Playout) -> Facts:
    """B42, B43: I finish a building in this round, so its price comes before the wages."""
    for item in this_round(playout).told("finished"):
        if item.facts["seat"] == playout.seat:
            yield (item.facts["contract"],)


def builds_now(playout: Playout) -> Facts:
    """B38: I put up pieces of a building in this round."""
    for item in this_round(playout).told("raised"):
        if item.facts["seat"] == playout.seat:
            yield (item.facts["contract"],)


def finishes(playout: Playout) -> Facts:
    """B42: a seat finishes a building."""
    for item in playout.told("finished"):
        yield item.facts["seat"], item.facts["contract"]


def not_in_time(playout: Playout) -> Facts:
    """B50: a crew does not finish a building to the end of the game."""
    for item in playout.told("salvaged"):
        yield item.facts["seat"], item.facts["contract"]


# --- workers and money ---


def stands_idle(playout: Playout) -> Facts:
    """B43: of a category I employ more to the end than ever work in one round, and pay them."""
    at_work: Counter[int] = Counter()
    rounds, rest = 0, playout
    while rest.news:
        now = rest.until("round")
        if now.first("paid"):
            rounds += 1
        for category, count in _assigned(now).items():
            at_work[category] = max(at_work[category], count)
        rest = rest.since("round")
    for category in range(cards.CATEGORY_COUNT):
        if rounds and playout.end.crew[playout.seat, category] > at_work[category]:
            yield (category,)


def _assigned(playout: Playout) -> Counter[int]:
    mine = (item for item in playout.told("assigned") if item.facts["seat"] == playout.seat)
    return Counter(item.facts["category"] for item in mine)


def saves_wage(playout: Playout) -> Facts:
    """B14: I dismiss a worker before the next payday."""
    for item in playout.until("paid").told("dismissed"):
        if item.facts["seat"] == playout.seat:
            yield (item.facts["worker"],)


def struck(playout: Playout) -> Facts:
    """B29: an event keeps a worker of mine from working."""
    for item in playout.told("rested"):
        if item.facts["seat"] == playout.seat:
            yield (item.facts["worker"],)


def loan_forced(playout: Playout) -> Facts:
    """B44: a seat cannot pay its wages without a loan."""
    for item in playout.told("borrowed"):
        yield item.facts["seat"], item.facts["loan"]


def repays_early(playout: Playout) -> Facts:
    """B46: I repay a loan as long as it is cheap."""
    for item in playout.told("repaid"):
        if item.facts["seat"] == playout.seat and item.facts["amount"] == cards.EARLY[item.facts["loan"]]:
            yield (item.facts["loan"],)


REASONS = (
    CausalPattern("finishes-now", B43, finishes_now, Helps.ME, contract=CONTRACT_NAMES),
    CausalPattern("builds-now", B38, builds_now, Helps.ME, contract=CONTRACT_NAMES),
    CausalPattern("overpays", B19, overpays, Helps.OTHERS_THAN_NAMED, seat=SEAT, contract=CONTRACT_NAMES),
    CausalPattern("bargain", B19, bargain, Helps.NAMED, seat=SEAT, contract=CONTRACT_NAMES),
    CausalPattern("wins-for", B19, wins_for, Helps.ME, contract=CONTRACT_NAMES, amount=NUMBER),
    CausalPattern("loan-forced", B44, loan_forced, Helps.OTHERS_THAN_NAMED, seat=SEAT, loan=LOAN_NAMES),
    CausalPattern("repays-early", B46, repays_early, Helps.ME, loan=LOAN_NAMES),
    CausalPattern("finishes", B42, finishes, Helps.NAMED, seat=SEAT, contract=CONTRACT_NAMES),
    CausalPattern("not-in-time", B50, not_in_time, Helps.OTHERS_THAN_NAMED, seat=SEAT, contract=CONTRACT_NAMES),
    CausalPattern("stands-idle", B43, stands_idle, Helps.OTHERS, category=CATEGORY_NAMES),
    CausalPattern("saves-wage", B14, saves_wage, Helps.ME, worker=WORKER_NAMES),
    CausalPattern("struck", B29, struck, Helps.OTHERS, worker=WORKER_NAMES),
)
