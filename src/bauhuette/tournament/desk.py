"""What may happen next in a tournament. Each function answers with events that would be possible now, or refuses."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Sequence
from typing import Any

from bauhuette.tournament.charter import MOST_ENTRIES, rounds_to_meet
from bauhuette.tournament.draw.knockout import knockout
from bauhuette.tournament.draw.league import first_divisions, next_divisions
from bauhuette.tournament.draw.robin import robin
from bauhuette.tournament.draw.swiss import Drawn, swiss
from bauhuette.tournament.draw.tables import Player
from bauhuette.tournament.events import NotNow, Proposal
from bauhuette.tournament.field import Chair, Entrant, Round, Season
from bauhuette.tournament.standings import standings
from bauhuette.tournament.tournament import Tournament

NewId = Callable[[], str]
Grouped = tuple[list[Chair], int]  # seats of a table, and its division
FEWEST = 2  # entrants


def only_open(at: Tournament) -> None:
    if at.closed:
        raise NotNow("tournament-over")


def entrant_at(at: Tournament, number: int) -> Entrant:
    if number not in at.entrants:
        raise NotNow("no-entrant")
    return at.entrants[number]


# --- entering and leaving ---


def enter(at: Tournament, user: str, name: str, level: str | None = None) -> Proposal:
    """A person or a bot; when the field is full, or a draw holds no free place, they wait in reserve."""
    only_open(at)
    known = at.entrant_of(user)
    if known is not None and (known.gone is None or at.rounds):
        raise NotNow("already-entered" if known.gone is None else "withdrawn")
    if len(at.rounds) > at.charter.late:
        raise NotNow("entry-closed", rounds=at.charter.late)
    if len(at.entrants) >= MOST_ENTRIES:
        raise NotNow("no-room")
    full = len(at.playing) >= at.charter.room
    return _entry(at, user, name, level, reserve=full or (bool(at.rounds) and at.charter.form in ("robin", "knockout")))


def _entry(at: Tournament, user: str, name: str, level: str | None, reserve: bool, instead: Player = 0) -> Proposal:
    number = len(at.entrants) + 1
    body = {"number": number, "user": user, "name": name, "level": level, "since": len(at.rounds) + 1}
    return Proposal("entered", body | {"reserve": reserve, "instead": instead}, f"entered:{number}")


def withdraw(at: Tournament, number: int, dropped: bool = False) -> Proposal:
    """Results stay; a table that runs is played on by a bot and counts for the others."""
    only_open(at)
    if entrant_at(at, number).gone is not None:
        raise NotNow("withdrawn")
    return Proposal("withdrew", {"entrant": number, "dropped": dropped}, f"withdrew:{number}")


def rest(at: Tournament, number: int, rests: bool) -> Proposal:
    """Sit out the next round, or not after all."""
    only_open(at)
    if not entrant_at(at, number).plays:
        raise NotNow("withdrawn")
    return Proposal("rested", {"entrant": number, "rests": rests})


def replace_by_bot(at: Tournament, number: int, level: str, name: str) -> Proposal:
    """A bot takes over the fixtures to come, as an entrant with results of its own."""
    only_open(at)
    if any(other.instead == number for other in at.entrants.values()):
        raise NotNow("withdrawn")
    return _entry(at, "", name, level, reserve=False, instead=entrant_at(at, number).number)


def replace_by_reserve(at: Tournament, number: int) -> Proposal:
    only_open(at)
    if any(other.instead == number for other in at.entrants.values()):
        raise NotNow("withdrawn")
    if not at.reserve:
        raise NotNow("no-reserve")
    return _moved_up(at, at.reserve[0], entrant_at(at, number).number)


def _moved_up(at: Tournament, entrant: Entrant, instead: Player) -> Proposal:
    body = {"entrant": entrant.number, "since": len(at.rounds) + 1, "instead": instead}
    return Proposal("moved_up", body, f"moved-up:{entrant.number}")


# --- rounds ---


def begin_round(at: Tournament, new_id: NewId) -> list[Proposal]:
    """The pairing of the next round; before the first of a season its draw."""
    only_open(at)
    if not at.between_rounds:
        raise NotNow("round-runs")
    if len(at.playing) < FEWEST:
        raise NotNow("too-few", fewest=FEWEST)
    if is_finished(at):
        raise NotNow("all-played")
    if at.charter.form in ("robin", "league"):
        return _round_of_season(at, new_id)
    ready = [entrant.number for entrant in at.playing if not entrant.resting]
    if len(ready) < FEWEST:
        raise NotNow("too-few", fewest=FEWEST)
    return [_paired(at, _drawn(at, ready), new_id)]


def seed_of(at: Tournament) -> int:
    """For everybody to draw the lot again."""
    return zlib.crc32(f"{at.id}/{len(at.rounds) + 1}".encode())


def _drawn(at: Tournament, ready: Sequence[Player]) -> Drawn:
    charter, past, fill = at.charter, at.history(), at.charter.gaps == "bot"
    if charter.form == "knockout":
        order = [player for player in at.still_in() if player in ready] if at.rounds else ready
        return knockout(order, charter.seats, past, fill)
    order = [row.entrant for row in standings(at)[0] if row.entrant in ready]
    return swiss(order, charter.seats, past, at.byes(), fill, seed_of(at))


def _paired(at: Tournament, drawn: Drawn, new_id: NewId) -> Proposal:
    boards = [([Chair(max(player, 0)) for player in table], 0) for table in drawn.tables]
    return _round(at, boards, drawn.byes, new_id)


def _round(at: Tournament, boards: Sequence[Grouped], byes: Sequence[Player], new_id: NewId) -> Proposal:
    number = len(at.rounds) + 1
    tables = [{"id": new_id(), "chairs": [list(chair) for chair in chairs], "group": group} for chairs, group in boards]
    return Proposal("paired", {"number": number, "boards": tables, "byes": list(byes)}, f"paired:{number}")


def _round_of_season(at: Tournament, new_id: NewId) -> list[Proposal]:
    season, proposals = at.season, []
    if season is None or len(at.rounds) >= season.first - 1 + season.rounds:
        season = _next_season(at)
        body = {"number": season.number, "first": season.first, "groups": season.groups, "schedules": season.schedules}
        proposals.append(Proposal("drew", body, f"drew:{season.number}"))
    boards: list[Grouped] = []
    byes: list[Player] = []
    for group, (players, schedule) in enumerate(zip(season.groups, season.schedules, strict=True)):
        for slots in schedule[len(at.rounds) - season.first + 1]:
            chairs = [_chair(at, players[slot - 1] if slot <= len(players) else 0) for slot in slots]
            people = [chair.entrant for chair in chairs if chair.entrant]
            if len(people) == 1 and at.charter.gaps == "bye":
                byes += people
            elif people:
                boards.append((chairs, group))
    return [*proposals, _round(at, boards, byes, new_id)]


def _chair(at: Tournament, player: Player) -> Chair:
    if not player:
        return Chair(0)
    entrant = at.entrants[player]
    return Chair(0, player) if entrant.resting or not entrant.plays else Chair(player)


def _next_season(at: Tournament) -> Season:
    charter, players = at.charter, [entrant.number for entrant in at.playing]
    if charter.form == "robin":
        groups = [players]
    elif not at.seasons:
        groups = first_divisions(players, charter.division)
    else:
        before = [[row.entrant for row in rows] for rows in standings(at)]
        known = {player for rows in before for player in rows}
        new = [player for player in players if player not in known]
        groups = next_divisions(before, charter.movers, players, new)
    rounds = charter.rounds or rounds_to_meet(max(map(len, groups)), charter.seats)
    seed = zlib.crc32(f"{at.id}/season/{len(at.seasons) + 1}".encode())
    schedules = [
        [[list(table) for table in tables] for tables in robin(len(group), charter.seats, rounds, seed)]
        for group in groups
    ]
    return Season(len(at.seasons) + 1, len(at.rounds) + 1, groups, schedules)


# --- results ---


def count(
    at: Tournament,
    round_number: int,
    number: int,
    scores: Sequence[int],
    ranks: Sequence[int],
    void: bool = False,
    given_up: Collection[int] = (),
) -> Proposal:
    """The result of a table, which counts once; not for the seats `given_up` by their entrants."""
    if not 1 <= round_number <= len(at.rounds) or not 1 <= number <= len(at.rounds[round_number - 1].boards):
        raise NotNow("no-board")
    board = at.board(round_number, number)
    if board.result is not None:
        raise NotNow("counted")
    if len(scores) != len(board.chairs) or len(ranks) != len(board.chairs):
        raise NotNow("bad-result", seats=len(board.chairs))
    gone = {number for number, entrant in at.entrants.items() if entrant.gone is not None}
    strangers = [seat for seat, chair in enumerate(board.chairs) if chair.entrant in gone or seat in given_up]
    body: dict[str, Any] = {"round": round_number, "board": number, "scores": list(scores), "ranks": list(ranks)}
    return Proposal("counted", body | {"void": void, "strangers": strangers}, f"counted:{round_number}:{number}")


def ranks_of(scores: Sequence[int]) -> list[int]:
    """Most points win, equals share a rank: for results typed in by hand."""
    return [1 + sum(other > score for other in scores) for score in scores]


def close(at: Tournament) -> Proposal:
    only_open(at)
    return Proposal("closed", {}, "closed")


# --- what happens by itself ---


def is_finished(at: Tournament) -> bool:
    """All rounds are played."""
    last = at.current
    if last is None or not last.done:
        return False
    if at.charter.form == "knockout":
        return _was_final(last) or len(at.still_in()) < FEWEST
    if at.charter.form == "league" and len(at.seasons) < at.charter.seasons:
        return False
    return len(at.rounds) >= at.rounds_in_all


def _was_final(last: Round) -> bool:
    return len(last.boards) + len(last.byes) < FEWEST


def due(at: Tournament, new_id: NewId) -> list[Proposal]:
    """What is to be done now without anybody's asking; nothing if nothing is."""
    if at.closed:
        return []
    if at.reserve and len(at.playing) < at.charter.room and at.charter.form in ("swiss", "league"):
        return [_moved_up(at, at.reserve[0], 0)]
    gap = next((one for one in at.entrants.values() if one.gone is not None and not _is_followed(at, one)), None)
    if at.reserve and gap is not None and at.seasons:
        return [_moved_up(at, at.reserve[0], gap.number)]
    if is_finished(at):
        return [close(at)]
    if at.rounds and at.between_rounds and at.charter.follow_on and _enough(at):
        return begin_round(at, new_id)
    return []


def _is_followed(at: Tournament, gone: Entrant) -> bool:
    return any(other.instead == gone.number for other in at.entrants.values())


def _enough(at: Tournament) -> bool:
    return sum(not entrant.resting for entrant in at.playing) >= FEWEST
