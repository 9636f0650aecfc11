"""Pair rounds, count results, close: each function returns possible events, or refuses."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Sequence
from typing import Any

from bauhuette.tournament.entry import moved_up, require_open
from bauhuette.tournament.events import NotNow, ProposedEvent
from bauhuette.tournament.pairing.knockout import knockout
from bauhuette.tournament.pairing.league import first_divisions, next_divisions
from bauhuette.tournament.pairing.round_robin import robin
from bauhuette.tournament.pairing.swiss import SwissRound, swiss
from bauhuette.tournament.pairing.tables import Player
from bauhuette.tournament.participants import Entrant, Round, RoundSeat, Season
from bauhuette.tournament.settings import rounds_to_meet
from bauhuette.tournament.standings import standings
from bauhuette.tournament.tournament import Tournament

NewId = Callable[[], str]
Grouped = tuple[list[RoundSeat], int]  # seats of a table, and its division
FEWEST = 2  # entrants


def begin_round(tournament: Tournament, new_id: NewId) -> list[ProposedEvent]:
    """Pair the next round; before the first of a season draw the season."""
    require_open(tournament)
    if not tournament.between_rounds:
        raise NotNow("round-runs")
    if len(tournament.playing) < FEWEST:
        raise NotNow("too-few", fewest=FEWEST)
    if is_finished(tournament):
        raise NotNow("all-played")
    if tournament.charter.form in ("robin", "league"):
        return _round_of_season(tournament, new_id)
    ready = [entrant.number for entrant in tournament.playing if not entrant.resting]
    if len(ready) < FEWEST:
        raise NotNow("too-few", fewest=FEWEST)
    return [_paired(tournament, _drawn(tournament, ready), new_id)]


def seed_of(tournament: Tournament) -> int:
    """Return the seed of the next draw, from public values, so that it can be verified."""
    return zlib.crc32(f"{tournament.id}/{len(tournament.rounds) + 1}".encode())


def _drawn(tournament: Tournament, ready: Sequence[Player]) -> SwissRound:
    charter, past, fill = tournament.charter, tournament.history(), tournament.charter.gaps == "bot"
    if charter.form == "knockout":
        order = [player for player in tournament.still_in() if player in ready] if tournament.rounds else ready
        return knockout(order, charter.seats, past, fill)
    order = [row.entrant for row in standings(tournament)[0] if row.entrant in ready]
    return swiss(order, charter.seats, past, tournament.byes(), fill, seed_of(tournament))


def _paired(tournament: Tournament, drawn: SwissRound, new_id: NewId) -> ProposedEvent:
    boards = [([RoundSeat(max(player, 0)) for player in table], 0) for table in drawn.tables]
    return _round(tournament, boards, drawn.byes, new_id)


def _round(tournament: Tournament, boards: Sequence[Grouped], byes: Sequence[Player], new_id: NewId) -> ProposedEvent:
    number = len(tournament.rounds) + 1
    tables = [{"id": new_id(), "chairs": [list(chair) for chair in chairs], "group": group} for chairs, group in boards]
    return ProposedEvent("paired", {"number": number, "boards": tables, "byes": list(byes)}, f"paired:{number}")


def _round_of_season(tournament: Tournament, new_id: NewId) -> list[ProposedEvent]:
    season, proposals = tournament.season, []
    if season is None or len(tournament.rounds) >= season.first - 1 + season.rounds:
        season = _next_season(tournament)
        body = {"number": season.number, "first": season.first, "groups": season.groups, "schedules": season.schedules}
        proposals.append(ProposedEvent("drew", body, f"drew:{season.number}"))
    boards: list[Grouped] = []
    byes: list[Player] = []
    for group, (players, schedule) in enumerate(zip(season.groups, season.schedules, strict=True)):
        for slots in schedule[len(tournament.rounds) - season.first + 1]:
            chairs = [_chair(tournament, players[slot - 1] if slot <= len(players) else 0) for slot in slots]
            people = [chair.entrant for chair in chairs if chair.entrant]
            if len(people) == 1 and tournament.charter.gaps == "bye":
                byes += people
            elif people:
                boards.append((chairs, group))
    return [*proposals, _round(tournament, boards, byes, new_id)]


def _chair(tournament: Tournament, player: Player) -> RoundSeat:
    if not player:
        return RoundSeat(0)
    entrant = tournament.entrants[player]
    return RoundSeat(0, player) if entrant.resting or not entrant.plays else RoundSeat(player)


def _next_season(tournament: Tournament) -> Season:
    charter, players = tournament.charter, [entrant.number for entrant in tournament.playing]
    if charter.form == "robin":
        groups = [players]
    elif not tournament.seasons:
        groups = first_divisions(players, charter.division)
    else:
        before = [[row.entrant for row in rows] for rows in standings(tournament)]
        known = {player for rows in before for player in rows}
        new = [player for player in players if player not in known]
        groups = next_divisions(before, charter.movers, players, new)
    rounds = charter.rounds or rounds_to_meet(max(map(len, groups)), charter.seats)
    seed = zlib.crc32(f"{tournament.id}/season/{len(tournament.seasons) + 1}".encode())
    schedules = [
        [[list(table) for table in tables] for tables in robin(len(group), charter.seats, rounds, seed)]
        for group in groups
    ]
    return Season(len(tournament.seasons) + 1, len(tournament.rounds) + 1, groups, schedules)


# --- results ---


def count(
    tournament: Tournament,
    round_number: int,
    number: int,
    scores: Sequence[int],
    ranks: Sequence[int],
    void: bool = False,
    given_up: Collection[int] = (),
) -> ProposedEvent:
    """Count a table's result, once; not for the seats `given_up` by their entrants."""
    if not 1 <= round_number <= len(tournament.rounds) or not 1 <= number <= len(
        tournament.rounds[round_number - 1].boards
    ):
        raise NotNow("no-board")
    board = tournament.board(round_number, number)
    if board.result is not None:
        raise NotNow("counted")
    if len(scores) != len(board.chairs) or len(ranks) != len(board.chairs):
        raise NotNow("bad-result", seats=len(board.chairs))
    gone = {number for number, entrant in tournament.entrants.items() if entrant.gone is not None}
    strangers = [seat for seat, chair in enumerate(board.chairs) if chair.entrant in gone or seat in given_up]
    body: dict[str, Any] = {"round": round_number, "board": number, "scores": list(scores), "ranks": list(ranks)}
    return ProposedEvent("counted", body | {"void": void, "strangers": strangers}, f"counted:{round_number}:{number}")


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Rank scores, ties sharing a rank: for results typed in by hand."""
    return [1 + sum(other > score for other in scores) for score in scores]


def close(tournament: Tournament) -> ProposedEvent:
    require_open(tournament)
    return ProposedEvent("closed", {}, "closed")


# --- automatic events ---


def is_finished(tournament: Tournament) -> bool:
    """Return whether all rounds are played."""
    last = tournament.current
    if last is None or not last.done:
        return False
    if tournament.charter.form == "knockout":
        return _was_final(last) or len(tournament.still_in()) < FEWEST
    if tournament.charter.form == "league" and len(tournament.seasons) < tournament.charter.seasons:
        return False
    return len(tournament.rounds) >= tournament.rounds_in_all


def _was_final(last: Round) -> bool:
    return len(last.boards) + len(last.byes) < FEWEST


def due(tournament: Tournament, new_id: NewId) -> list[ProposedEvent]:
    """Return the events that are due without a command; empty if there are none."""
    if tournament.closed:
        return []
    if (
        tournament.reserve
        and len(tournament.playing) < tournament.charter.room
        and tournament.charter.form in ("swiss", "league")
    ):
        return [moved_up(tournament, tournament.reserve[0], 0)]
    gap = next(
        (one for one in tournament.entrants.values() if one.gone is not None and not _is_followed(tournament, one)),
        None,
    )
    if tournament.reserve and gap is not None and tournament.seasons:
        return [moved_up(tournament, tournament.reserve[0], gap.number)]
    if is_finished(tournament):
        return [close(tournament)]
    if tournament.rounds and tournament.between_rounds and tournament.charter.follow_on and _enough(tournament):
        return begin_round(tournament, new_id)
    return []


def _is_followed(tournament: Tournament, gone: Entrant) -> bool:
    return any(other.instead == gone.number for other in tournament.entrants.values())


def _enough(tournament: Tournament) -> bool:
    return sum(not entrant.resting for entrant in tournament.playing) >= FEWEST
