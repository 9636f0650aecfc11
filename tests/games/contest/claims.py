"""What each preview line of contest says, checked against income, auctions, cities, sabotage and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bauhuette.games.contest.cards import COINS, DATA, NO_CARD, PILES, SHIELDS, VALUE
from bauhuette.games.contest.state import ACT, FINAL, NO_LOT, OPENING, RANSOM, ROLL, TAKE
from tests.games.previewed import Case, Claim, Step, arguments

from .arrange import arranged as lay_out

OPEN, CLOSED = range(len(PILES))
DIE = DATA["die"]["faces"]  # 0 is the dot
AT_RISK = 5  # C49


def asked(_s: Any) -> list[int]:
    return []


def arranged() -> Iterator[Any]:
    """Saboteurs before attacks and raids, none left in the supply, a poor bank, and both piles about to run out."""
    hands = (("gate-3", "tower-1", "church-4"), ("gate-3", "tower-2", "church-5", "church-5", "gate-2"), ())
    cities = (("town-hall-5",), ("tower-1", "church-7"), ())
    yield lay_out(cities, hands, saboteurs=(2, 0, 0)).state
    yield lay_out(cities, hands, money=(0, 0, 9), saboteurs=(1, 0, 0)).state
    yield lay_out(cities, hands, saboteurs=(1, 3, 1), phase="take").state
    yield lay_out(cities, hands, saboteurs=(5, 0, 0), phase="roll").state
    yield lay_out((("gate-4",), (), ()), hands, saboteurs=(5, 0, 0), phase="roll").state
    yield lay_out(cities, hands, money=(40, 40, 8), phase="roll").state
    yield lay_out(cities, hands, phase="roll", sizes=(1, 1)).state
    yield lay_out(cities, hands, phase="roll", sizes=(2, 2)).state
    yield lay_out(((), (), ()), hands, saboteurs=(0, 1, 0), phase="act", sizes=(2, 2)).state
    yield lay_out(((), (), ()), hands, phase="final", sizes=(0, 3), closing=1, final_left=3).state
    yield lay_out(cities, hands, phase="act", sizes=(0, 3), closing=1).state


def money(s: Any, seat: int) -> int:
    return int(s.money[seat])


def purse(case: Case) -> int:
    """What the move brings."""
    return money(case.after, case.seat) - money(case.before, case.seat)


def city(s: Any, seat: int) -> list[int]:
    return [int(card) for card in s.city[seat] if card != NO_CARD]


def more(case: Case, printed: Any) -> int:
    """How much more of what is printed on buildings the seat has in the city."""
    cities = [city(s, case.seat) for s in (case.before, case.after)]
    before, after = (sum(int(printed[card]) for card in cards) for cards in cities)
    return after - before


# Income


def roll(case: Case) -> bool:
    """C11 to C15: talers by the pips and of the gates, as far as the bank reaches; with a dot a saboteur."""
    rolls = [case.after, *(case.made(case.before, case.move) for _ in range(2 * len(DIE)))]
    return all(is_as_rolled(case, s) for s in rolls)


def is_as_rolled(case: Case, s: Any) -> bool:
    pips = case.told(s, "rolled")[0][1]
    income = pips + case.facts.get("coins", 0)
    paid = min(income, int(case.before.bank)) if "roll-short" in case.lines else income
    if pips > case.facts["most"] or money(s, case.seat) - money(case.before, case.seat) != paid:
        return False
    comes = s.phase == TAKE or s.saboteurs[case.seat] > case.before.saboteurs[case.seat]
    return bool(comes == (pips == 0 and not case.key.endswith("-alone")))


def roll_short(case: Case) -> bool:
    return bool(case.facts["bank"] == case.before.bank)


def take(case: Case) -> bool:
    b, a, victim = case.before.saboteurs, case.after.saboteurs, case.facts["seat"]
    return bool(a[case.seat] == b[case.seat] + 1 and a[victim] == b[victim] - 1)


def spare(case: Case) -> bool:
    return np.array_equal(case.after.saboteurs, case.before.saboteurs)


# The auction


def offer_open(case: Case) -> bool:
    s = case.after
    return bool(s.lot == OPEN and s.pile[OPEN, 0] == case.facts["card"] and first_bid(case))


def offer_closed(case: Case) -> bool:
    b, a = case.before, case.after
    looks = int(a.seen[CLOSED, 0]) == int(b.seen[CLOSED, 0]) | 1 << case.seat
    return bool(looks and a.lot == CLOSED and first_bid(case))


def first_bid(case: Case) -> bool:
    return bool(case.after.phase == OPENING and case.after.to_move == case.seat)


def hammer(case: Case) -> Step | None:
    """The step that settles the auction, or None where a seat bids more than the previewed bid."""
    last = Step(case.before, case.move, case.after)
    if case.after.lot == NO_LOT:
        return last
    for step in case.then(steady(case)):
        if step.after.lot == NO_LOT:
            return step
        if step.after.leader != case.seat:
            return None
    return None


def steady(case: Case) -> Any:
    """Others mostly pass, so that bids stand."""

    def choose(s: Any, moves: list[int]) -> int:
        passing = case.moves(s, "pass")
        return passing[0] if passing and case.luck.random() < 0.8 else case.luck.choice(moves)

    return choose


def bluff(case: Case) -> bool | None:
    if money(case.before, case.seat) != case.facts["money"]:
        return False
    end = hammer(case)
    if end is None:
        return None
    paid = [row for row in case.told(end.after, "exposed") if row[0] == case.seat]
    return bool(len(paid) == 1 and paid[0][2] == case.facts["money"] and money(end.after, case.seat) == 0)


def bought(case: Case) -> Step | None:
    end = hammer(case)
    assert end is None or end.after.hand_size[case.seat] == case.before.hand_size[case.seat] + 1
    return end


def bid(case: Case) -> bool | None:
    end = bought(case)
    if end is None:
        return None
    left = money(end.after, case.seat)
    return left == case.facts["left"] == money(case.before, case.seat) - case.facts["amount"]


def to_the_bank(step: Step) -> int:
    return int(step.after.bank) - int(step.before.bank)


def bid_bank(case: Case) -> bool | None:
    end = bought(case)
    return None if end is None else to_the_bank(end) == case.facts["amount"]


def bid_share(case: Case) -> bool | None:
    end = bought(case)
    if end is None:
        return None
    seat, share = case.facts["seat"], case.facts["share"]
    return to_the_bank(end) == case.facts["rest"] and money(end.after, seat) - money(end.before, seat) == share


def pass_(case: Case) -> bool:
    s = case.before
    if s.leader != case.facts["seat"] or s.bid[s.leader] != case.facts["amount"]:
        return False
    if case.after.lot == NO_LOT:
        return True
    for step in case.then():
        if step.before.to_move == case.seat:
            return False
        if step.after.lot == NO_LOT:
            return True
    return False


# Building


def lay(case: Case) -> bool:
    return more(case, VALUE) == case.facts["value"]


def lay_coins(case: Case) -> bool | None:
    """C12: with the next roll, if the game goes on so long and the gate stands."""
    coins = case.facts["coins"]
    if more(case, COINS) != coins:
        return False
    built = case.args["card"]
    for step in case.then():
        s = step.before
        if s.phase == FINAL or built not in city(s, case.seat):
            return None if not case.before.closing else False
        if s.phase == ROLL and s.turn == case.seat:
            rows = case.told(step.after, "earned")
            return bool(rows and rows[0][2] == sum(int(COINS[card]) for card in city(s, case.seat)) >= coins)
    return False


def lay_shields(case: Case) -> bool:
    return more(case, SHIELDS) == case.facts["shields"]


def is_turn_over(case: Case) -> bool:
    return bool(case.after.turn == (case.before.turn + 1) % case.before.seats)


def done(case: Case) -> bool:
    return bool(is_turn_over(case) and case.after.phase == ROLL)


def done_risk(case: Case) -> bool | None:
    """C49: the next seat with a saboteur can raid the hand, if it is still so large."""
    size = int(case.after.hand_size[case.seat])
    if not done(case) or size != case.facts["cards"] or size < AT_RISK:
        return False
    for step in case.then():
        s = step.before
        if s.phase == FINAL or s.hand_size[case.seat] < AT_RISK or s.turn == case.seat:
            return None
        if s.phase == ACT and s.saboteurs[s.turn] and not s.laid:
            return any(raid == case.seat for raid in victims(case, s))
    return None


def victims(case: Case, s: Any) -> list[int]:
    return [arguments(case.game.MOVES, move)["victim"] for move in case.moves(s, "raid")]


def done_final(case: Case) -> bool:
    return bool(is_turn_over(case) and case.after.phase == FINAL)


def done_game(case: Case) -> bool:
    return not case.before.hand_size[case.seat] and costs(case) == 0


def done_minus(case: Case) -> bool:
    return costs(case) == case.facts["points"]


def costs(case: Case) -> int | None:
    """C58: the minus points at the end of the game, which the seat does not move before any more."""
    s = case.after
    for step in case.then():
        if step.before.to_move == case.seat:
            return None
        s = step.after
    return next((row[3] for row in case.told(s, "scored") if row[0] == case.seat), None)


# Sabotage


def thrown(case: Case) -> int:
    return case.told(case.after, "sabotage-rolled")[0][1]


def attack(case: Case) -> bool | None:
    """C44, C46."""
    victim, card, pips = case.args["victim"], case.facts["card"], thrown(case)
    if case.before.city[victim, case.args["place"]] != card or case.facts["ransom"] != VALUE[card]:
        return False
    if pips == 0:
        return city(case.after, victim).count(card) == city(case.before, victim).count(card) - 1
    if pips < case.facts["pips"]:
        return bool(case.after.phase != RANSOM)
    asked, rich = case.told(case.after, "ransom-asked"), money(case.after, victim) >= case.facts["ransom"]
    return asked[0][3] == case.facts["ransom"] and bool(case.moves(case.after, "pay")) == rich


def attack_fails(case: Case) -> bool:
    same = np.array_equal(case.after.city, case.before.city) and case.after.phase != RANSOM
    return bool(same == (0 < thrown(case) <= case.facts["pips"]))


def raid(case: Case) -> bool:
    victim = case.facts["seat"]
    return bool(case.after.hand_size[victim] == case.before.hand_size[victim] - 1)


def pay(case: Case) -> bool:
    attacker, amount = case.facts["seat"], case.facts["amount"]
    stays = np.array_equal(case.after.city, case.before.city)
    got = money(case.after, attacker) - money(case.before, attacker)
    return stays and got == amount == -purse(case) and money(case.after, case.seat) == case.facts["left"]


def refuse(case: Case) -> bool:
    before, after = city(case.before, case.seat), city(case.after, case.seat)
    before.remove(case.facts["card"])
    return sorted(before) == sorted(after)


def tuck(pile: int) -> Claim:
    def claim(case: Case) -> bool:
        size = int(case.before.pile_size[pile])
        return bool(case.after.pile_size[pile] == size + 1 and case.after.pile[pile, size] == case.before.loose)

    return claim


CLAIMS: dict[str, Claim] = {
    "roll": roll,
    "roll-gates": roll,
    "roll-alone": roll,
    "roll-gates-alone": roll,
    "roll-short": roll_short,
    "take": take,
    "spare": spare,
    "offer-open": offer_open,
    "offer-closed": offer_closed,
    "bluff": bluff,
    "bid": bid,
    "bid-bank": bid_bank,
    "bid-share": bid_share,
    "pass": pass_,
    "lay": lay,
    "lay-coins": lay_coins,
    "lay-shields": lay_shields,
    "done": done,
    "done-risk": done_risk,
    "done-final": done_final,
    "done-game": done_game,
    "done-minus": done_minus,
    "attack": attack,
    "attack-fails": attack_fails,
    "raid": raid,
    "pay": pay,
    "refuse": refuse,
    "tuck-open": tuck(OPEN),
    "tuck-closed": tuck(CLOSED),
}
