"""Points, tie-breaks and places.

At a table the game's own rules rank the seats, with their rules for ties. Single deals: a point for each seat ranked
behind, half a point for each equal one. Duplicate: the distance of the score to the average of the same seat over all
tables of the round, once all of them are done. A bye counts the mean: half of all points of a table, or a distance of
0. A round sat out, or not yet entered, counts 0. A round given up (a bot played on, or a timeout ended the game) counts
like a last place: 0, or the lowest distance of that seat. Tie-breaks: games against each other, then the strength of
the opponents, then the points of the games; players still level share the place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from bauhuette.tournament.pairing.tables import Player
from bauhuette.tournament.participants import Round, RoundTable, TableOutcome
from bauhuette.tournament.tournament import Tournament


class RoundScore(NamedTuple):
    """One round of one entrant."""

    kind: str  # played, bye, none, running, sealed, void, given-up
    place: int | None = None
    points: Fraction = Fraction(0)


class StandingsRow(NamedTuple):
    place: int | None  # none for withdrawn entrants
    entrant: Player
    points: Fraction
    cells: tuple[RoundScore, ...]
    among: Fraction  # against those who are level
    opponents: Fraction  # the sum of the points of all opponents
    scored: int  # points of the games


def beaten(result: TableOutcome, seat: int) -> Fraction:
    """Return how many others a seat is ahead of at a table; level counts half."""
    own = result.ranks[seat]
    others = [rank for other, rank in enumerate(result.ranks) if other != seat]
    return Fraction(sum(rank > own for rank in others)) + Fraction(sum(rank == own for rank in others), 2)


def averages(one: Round) -> list[Fraction]:
    """Return each seat's average score over all tables with a result, bots at empty seats included."""
    return [Fraction(sum(column), len(column)) for column in zip(*_scores(one), strict=True)]


def lowest(one: Round, seat: int) -> Fraction:
    """Return a seat's lowest distance to the average in a round; 0 where no table has a result."""
    reached = [scores[seat] for scores in _scores(one)]
    return min(reached) - averages(one)[seat] if reached else Fraction(0)


def _scores(one: Round) -> list[tuple[int, ...]]:
    return [board.result.scores for board in one.boards if board.result is not None and not board.result.void]


def cell_of(tournament: Tournament, one: Round, entrant: Player) -> RoundScore:
    duplicate, seats = tournament.charter.duplicate, tournament.charter.seats
    if entrant in one.byes:
        return RoundScore("bye", None, Fraction(0) if duplicate else Fraction(seats - 1, 2))
    board = one.board_of(entrant)
    if board is None:
        return RoundScore("none")
    if board.result is None:
        return RoundScore("running")
    if duplicate and not one.done:
        return RoundScore("sealed")
    seat = board.seat_of(entrant)
    assert seat is not None
    if seat in board.result.strangers:
        return RoundScore("given-up", None, lowest(one, seat) if duplicate else Fraction(0))
    if board.result.void:
        return RoundScore("void", None, Fraction(0) if duplicate else Fraction(seats - 1, 2))
    points = board.result.scores[seat] - averages(one)[seat] if duplicate else beaten(board.result, seat)
    return RoundScore("played", board.result.ranks[seat], points)


def rounds_of(tournament: Tournament, season: int) -> list[Round]:
    return [one for one in tournament.rounds if one.season == season]


def groups_of(tournament: Tournament, season: int) -> list[list[Player]]:
    """Return the players each table of standings compares: a division, or all."""
    everyone = [entrant.number for entrant in tournament.entrants.values() if not entrant.reserve]
    if tournament.charter.form != "league" or not tournament.seasons:
        return [everyone]
    drawn = tournament.seasons[season - 1]
    sat = {
        (chair.entrant, board.group)
        for one in rounds_of(tournament, season)
        for board in one.boards
        for chair in board.chairs
        if chair.entrant
    }
    groups = [list(group) for group in drawn.groups]
    for player, group in sorted(sat):
        if all(player not in other for other in groups):
            groups[group].append(player)
    return [[player for player in group if player] for group in groups]


def standings(tournament: Tournament, season: int | None = None) -> list[list[StandingsRow]]:
    """Return the rows of every group, the first first; withdrawn entrants last, without a place."""
    season = season or len(tournament.seasons) or 1
    rounds = [one for one in tournament.rounds if tournament.charter.form != "league" or one.season == season]
    return [_table(tournament, rounds, group) for group in groups_of(tournament, season)]


def _table(tournament: Tournament, rounds: Sequence[Round], group: Sequence[Player]) -> list[StandingsRow]:
    cells = {player: tuple(cell_of(tournament, one, player) for one in rounds) for player in group}
    points = {player: sum((cell.points for cell in row), Fraction(0)) for player, row in cells.items()}
    shown = [board for one in rounds if one.done or not tournament.charter.duplicate for board in one.boards]
    opponents, scored = _met(shown, points), _scored(shown)
    reached = _reached(tournament) if tournament.charter.form == "knockout" else {}
    main = {player: (*reached.get(player, (0, 0)), points[player]) for player in group}
    level: dict[tuple[Fraction | int, ...], list[Player]] = defaultdict(list)
    for player in group:
        level[main[player]].append(player)
    among = {player: value for players in level.values() for player, value in _among(shown, players).items()}
    keys = {player: (*main[player], among[player], opponents[player], scored[player]) for player in group}
    here = [player for player in group if tournament.entrants[player].gone is None]
    order = sorted(here, key=lambda player: keys[player], reverse=True)
    places = {player: 1 + sum(keys[other] > keys[player] for other in here) for player in here}
    gone = sorted((player for player in group if player not in places), key=lambda player: keys[player], reverse=True)
    return [
        StandingsRow(
            places.get(player), player, points[player], cells[player], among[player], opponents[player], scored[player]
        )
        for player in (*order, *gone)
    ]


def _reached(tournament: Tournament) -> dict[Player, tuple[int, int]]:
    """Return the round and place each player of a knock-out reached (the first place is the greatest)."""
    found: dict[Player, tuple[int, int]] = {}
    for one in tournament.rounds:
        for player in one.byes:
            found[player] = (one.number, 0)
        for board in one.boards:
            order = tournament.order_at(board)
            for chair in board.chairs:
                if chair.entrant:
                    behind = order.index(chair.entrant) + 1 if chair.entrant in order else len(board.chairs)
                    found[chair.entrant] = (one.number, -behind)
    return found


def _met(boards: Iterable[RoundTable], points: dict[Player, Fraction]) -> dict[Player, Fraction]:
    strength: dict[Player, Fraction] = defaultdict(Fraction)
    for board in boards:
        for _, player in board.counted() if board.result else ():
            others = (chair.entrant for chair in board.chairs if chair.entrant not in (0, player))
            strength[player] += sum((points.get(other, Fraction(0)) for other in others), Fraction(0))
    return strength


def _scored(boards: Iterable[RoundTable]) -> dict[Player, int]:
    total: dict[Player, int] = defaultdict(int)
    for board in boards:
        if board.result is not None and not board.result.void:
            for seat, player in board.counted():
                total[player] += board.result.scores[seat]
    return total


def _among(boards: Sequence[RoundTable], level: Sequence[Player]) -> dict[Player, Fraction]:
    """Return how much more often each player was ahead of than behind the others, at common tables."""
    total = dict.fromkeys(level, Fraction(0))
    if len(level) < 2:
        return total
    for board in boards:
        result = board.result
        if result is None or result.void:
            continue
        seats = [(seat, player) for seat, player in board.counted() if player in total]
        for seat, player in seats:
            ahead = sum(result.ranks[other] > result.ranks[seat] for other, _ in seats)
            behind = sum(result.ranks[other] < result.ranks[seat] for other, _ in seats)
            total[player] += ahead - behind
    return total
