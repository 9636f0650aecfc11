"""A sensible player: greedy bot, playouts, absent seats.

It reads its own hand and purse, what lies open and what it has seen, and nothing else: the truth and a hidden record
are the same to it.

Worths are counted in tenths of a point; a taler is worth about a point, more when there is little left to buy.
"""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Numbers
from bauhuette.engine.rng import rand

from . import cards
from .auction import highest_bid
from .building import count_sort, is_corner, why_not_done
from .income import gate_coins, why_not_take
from .knowledge import knows_pile_card
from .moves import DONE, PASS, PAY, REFUSE, SPARE, to_attack, to_bid, to_offer, to_raid, to_take
from .planning import LEFT_OF_ALL, best_final_lay, lay_gain, to_lay, why_not_lay_at
from .sabotage import why_not_attack, why_not_raid, why_not_victim
from .scoring import building_points, extra_points
from .state import ACT, FINAL, OFFER, OPENING, RAISE, RANSOM, TAKE, State

TENTHS = 10
TOP = 0
MEAN_WORTH = 60  # of a card, in tenths
CORNER_WORTH = 10  # what a missing corner tower promises besides its value
HALL_WORTH = 15
CHURCH_WORTH = 10
SHIELD_WORTH = 5
MEAN_ROLL = 25  # of the die, in tenths
LEAST = -(1 << 30)  # less than any gain


@rule
def policy(s: State, moves: Cells, n: int) -> int:
    if n == 1:
        return int(moves[0])
    if s.phase == OPENING or s.phase == RAISE:
        return best_bid(s)
    if s.phase == ACT:
        return best_act(s)
    if s.phase == FINAL:
        return best_final_lay(s)
    if s.phase == OFFER:
        return best_offer(s)
    if s.phase == RANSOM:
        return answer_ransom(s)
    if s.phase == TAKE:
        return take_from_leader(s)
    return int(moves[rand(s, n)])


# What a card is worth to me


@rule
def cards_left(s: State) -> int:
    """In the lower pile: the game ends with it."""
    return min(int(s.pile_size[cards.OPEN]), int(s.pile_size[cards.CLOSED]))


@rule
def my_turns_left(s: State) -> int:
    """About how many turns I still have: people take from both piles."""
    lower = cards_left(s)
    auctions = lower + lower * 2 // 3
    return (auctions + int(s.seats) - 1) // int(s.seats)


@rule
def mine_of_sort(s: State, me: int, sort: int) -> int:
    """In my city and my hand."""
    count = count_sort(s, me, sort)
    for face in range(cards.FACE_COUNT):
        if cards.SORT[face] == sort:
            count += int(s.hand[me, face])
    return count


@rule
def crowding(s: State, me: int, face: int) -> int:
    """How many more cards like this one I hold than others to put between them."""
    alike = 0
    others = 0
    for held in range(cards.FACE_COUNT):
        if cards.LIKE[cards.SORT[held]] == cards.LIKE[cards.SORT[face]]:
            alike += int(s.hand[me, held])
        else:
            others += int(s.hand[me, held])
    return alike - others


@rule
def worth(s: State, me: int, face: int) -> int:
    """What the card promises to bring in my city, in tenths of a point."""
    sort = cards.SORT[face]
    value = TENTHS * int(cards.VALUE[face])
    if (sort == cards.TOWN_HALL or is_corner(sort)) and mine_of_sort(s, me, sort) > 0:
        return 0
    if sort == cards.TOWN_HALL:
        return value + HALL_WORTH
    if is_corner(sort):
        return value + CORNER_WORTH
    crowd = crowding(s, me, face)
    if crowd > 1:
        value = value // crowd
    if sort == cards.GATE:
        return value + TENTHS * int(cards.COINS[face]) * max(0, my_turns_left(s) - 1)
    if sort == cards.CHURCH:
        return value + CHURCH_WORTH
    return value + SHIELD_WORTH * int(cards.SHIELDS[face])


@rule
def unseen(s: State, me: int, face: int) -> int:
    """Cards of this face that I know nowhere."""
    count = int(cards.COPIES[face] - s.hand[me, face])
    for seat in range(s.seats):
        if seat != me:
            count -= int(s.sure[me, seat * cards.FACE_COUNT + face])
        for place in range(s.city_size[seat]):
            if s.city[seat, place] == face:
                count -= 1
    for pile in range(2):
        for i in range(s.pile_size[pile]):
            if knows_pile_card(s, me, pile, i) and s.pile[pile, i] == face:
                count -= 1
    return max(0, count)


@rule
def worth_of_unknown(s: State, me: int, kind: int) -> int:
    """The mean over what it may be: of one kind, or of all kinds (-1)."""
    total = 0
    owned = 0
    for face in range(cards.FACE_COUNT):
        if kind < 0 or cards.KIND[face] == kind:
            count = unseen(s, me, face)
            total += count * worth(s, me, face)
            owned += count
    return total // owned if owned > 0 else MEAN_WORTH


@rule
def worth_of_top(s: State, me: int, pile: int) -> int:
    if knows_pile_card(s, me, pile, TOP):
        return worth(s, me, s.pile[pile, 0])
    return worth_of_unknown(s, me, s.told[pile, 0] - 1)


# Bidding


@rule
def talers_for(s: State, me: int, tenths: int) -> int:
    """What I would pay: my means, spread over what I can still buy."""
    turns = my_turns_left(s)
    income = (MEAN_ROLL + TENTHS * gate_coins(s, me)) * turns
    means = TENTHS * int(s.money[me]) + income
    price = tenths * means // ((turns + 1) * MEAN_WORTH)
    price = max(price, tenths // 2)
    if s.turn == me:
        price = price * 4 // 5  # what others pay, I get half of
    return min(price // TENTHS, int(s.money[me]))


@rule
def best_bid(s: State) -> int:
    """One more than the last bid, as long as the card is worth it."""
    me = s.to_move
    limit = talers_for(s, me, worth_of_top(s, me, s.lot))
    if s.phase == OPENING:
        if s.money[me] == 0:
            return to_bid(0)
        return to_bid(max(1, limit // 2))
    amount = highest_bid(s) + 1
    return to_bid(amount) if amount <= limit else PASS


@rule
def best_offer(s: State) -> int:
    me = s.to_move
    open_worth = worth_of_top(s, me, cards.OPEN)
    return to_offer(cards.OPEN if open_worth >= worth_of_top(s, me, cards.CLOSED) else cards.CLOSED)


# Building and sabotage


@rule
def best_act(s: State) -> int:
    """What gains most; of equals the first. `done` gains nothing."""
    size = s.city_size[s.to_move]
    best = DONE
    most = 0 if why_not_done(s) == 0 else LEAST
    for card in range(cards.FACE_COUNT):
        best, most = better_lay(s, card, LEFT_OF_ALL, best, most)
    for card in range(cards.FACE_COUNT):
        best, most = better_lay(s, card, size, best, most)
    for card in range(cards.FACE_COUNT):
        for place in range(size):
            best, most = better_lay(s, card, place, best, most)
    return better_sabotage(s, best, most)


@rule
def better_lay(s: State, card: int, place: int, best: int, most: int) -> tuple[int, int]:
    """This lay and its gain, or the best so far."""
    if s.hand[s.to_move, card] > 0 and why_not_lay_at(s, card, place) == 0:
        gain = lay_gain(s, card, place, my_turns_left(s))
        if gain > most:
            return to_lay(s, card, place), gain
    return best, most


@rule
def better_sabotage(s: State, best: int, most: int) -> int:
    for victim in range(s.seats):
        if why_not_victim(s, victim) == 0:
            for place in range(s.city_size[victim]):
                if why_not_attack(s, victim, place) == 0 and attack_gain(s, victim, place) > most:
                    most = attack_gain(s, victim, place)
                    best = to_attack(victim, place)
    for victim in range(s.seats):
        if why_not_raid(s, victim) == 0 and raid_gain(s, victim) > most:
            most = raid_gain(s, victim)
            best = to_raid(victim)
    return best


@rule
def shown_points(s: State, seat: int) -> int:
    """What lies on the table."""
    return building_points(s, seat) + extra_points(s, seat)


@rule
def rivalry(s: State, victim: int) -> int:
    """In percent: harm done to the leader counts most."""
    rank = 0
    for seat in range(s.seats):
        if seat != s.to_move and seat != victim and shown_points(s, seat) > shown_points(s, victim):
            rank += 1
    return 60 if rank == 0 else 30 // rank


@rule
def attack_gain(s: State, victim: int, place: int) -> int:
    """Four times in six the building is lost or paid for."""
    face = s.city[victim, place]
    harm = TENTHS * int(cards.VALUE[face])
    if 0 < place < s.city_size[victim] - 1:
        harm += 2 * TENTHS  # a gap
    return harm * 2 // 3 * rivalry(s, victim) // 100


@rule
def raid_gain(s: State, victim: int) -> int:
    return 4 * TENTHS * rivalry(s, victim) // 100


@rule
def answer_ransom(s: State) -> int:
    """A building is worth its points; money is worth less the less there is to buy."""
    price = cards.VALUE[s.city[s.victim, s.place]]
    if s.money[s.to_move] < price:
        return REFUSE
    return PAY if talers_for(s, s.to_move, TENTHS * price) * 2 >= price else REFUSE


@rule
def take_from_leader(s: State) -> int:
    best = SPARE
    best_points = -1
    for victim in range(s.seats):
        if why_not_take(s, victim) == 0 and shown_points(s, victim) > best_points:
            best = to_take(victim)
            best_points = shown_points(s, victim)
    return best


# What a search expects of a game it does not play to its end: a fit over games of greedy players, in points

CARDS_TO_COME = 0.025  # of a point built may still be lost, for each card left in the lower pile
PURSE = 0.15  # points a taler brings at the end,
PURSE_GROWTH = 0.03  # more for each card left in the lower pile,
FULL_PURSE = 0.55  # but not more than this
GATE_COIN = 0.45  # a turn
SABOTEUR = 1.1
ON_TURN = 1.4
CARD = 1.0  # any card in hand,
HELD = 0.6  # and this share of its value
STUCK = -1.15  # the same share of a card that finds no place in the city
CERTAIN = 4.0  # points of lead that nearly decide the end
OPEN_RACE = 0.1  # the same, for each card left in the lower pile


@rule
def chapter(s: State) -> int:
    """Every turn of a seat, counted by the cards that were auctioned."""
    gone = cards.CARD_COUNT - int(s.pile_size[cards.OPEN]) - int(s.pile_size[cards.CLOSED])
    return gone if s.phase <= RAISE else gone - 1


@rule
def evaluate(s: State, out: Numbers) -> float:
    """What such a city, hand and purse come to in the end."""
    left = cards_left(s)
    for seat in range(s.seats):
        out[seat] = (1.0 - CARDS_TO_COME * left) * building_points(s, seat) + hand_promise(s, seat)
        out[seat] += min(FULL_PURSE, PURSE + PURSE_GROWTH * left) * s.money[seat]
        out[seat] += GATE_COIN * my_turns_left(s) * gate_coins(s, seat) + SABOTEUR * s.saboteurs[seat]
    out[s.turn] += ON_TURN
    return CERTAIN + OPEN_RACE * left


@rule
def hand_promise(s: State, seat: int) -> float:
    """Of town halls and corner towers only the best finds a place, if the city has none yet."""
    promise = 0.0
    for sort in range(cards.SORT_COUNT):
        is_single = sort == cards.TOWN_HALL or is_corner(sort)
        room = 1 - count_sort(s, seat, sort) if is_single else cards.CARD_COUNT
        for face in range(cards.FACE_COUNT - 1, -1, -1):
            if cards.SORT[face] == sort:
                for _ in range(s.hand[seat, face]):
                    promise += CARD + (HELD if room > 0 else STUCK) * cards.VALUE[face]
                    room -= 1
    return promise
