"""A tournament in 80 columns: standings, pairings, deals, who takes part."""

from __future__ import annotations

from collections.abc import Iterator

from bauhuette.cli.language import BadCall, readable
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.tournament.messages import tournament_words
from bauhuette.tournament.view import BoardShown, CellShown, RoundShown, RowShown, TournamentShown

NAME = 24
WIDTH = 79
SIGNS = {"bye": "=", "none": "–", "running": "…", "sealed": "#", "void": "0", "given-up": "x"}


def say(lang: str, key: str, /, **facts: object) -> str:
    return tournament_words(lang).say(key, **facts)


def whole(shown: TournamentShown, lang: str) -> list[str]:
    lines = [*head(shown, lang), "", *standings(shown, lang)]
    if shown.rounds:
        lines += ["", *one_round(shown, len(shown.rounds), lang)]
    reserve = [entrant for entrant in shown.entrants if entrant.reserve and entrant.gone is None]
    if reserve:
        lines += ["", say(lang, "in-reserve", names=", ".join(readable(one.name) for one in reserve))]
    return lines


def head(shown: TournamentShown, lang: str) -> list[str]:
    charter = shown.charter
    title = meta_of(charter.game).title[lang] if charter.game in game_keys() else charter.game
    facts = [title, say(lang, f"form-{charter.form}"), say(lang, "tables-of", seats=charter.seats)]
    facts += [say(lang, "duplicate")] if charter.duplicate else []
    return [readable(charter.name), " · ".join(facts), line_of(shown, lang)]


def line_of(shown: TournamentShown, lang: str) -> str:
    """Where it stands, in one line."""
    playing = sum(not entrant.reserve and entrant.gone is None for entrant in shown.entrants)
    parts = [say(lang, f"status-{shown.status}"), say(lang, "entrants", count=playing)]
    if shown.rounds:
        last = shown.rounds[-1]
        parts.append(say(lang, "round-of", number=last.number, all=shown.rounds_in_all))
        done = sum(board.done for board in last.boards)
        parts.append(say(lang, "tables-done", count=done, all=len(last.boards)))
    return " · ".join(parts)


def name_of(shown: TournamentShown, number: int, instead: int, lang: str) -> str:
    if number:
        return readable(shown.entrants[number - 1].name, NAME)
    if instead:
        return say(lang, "bot-for", name=readable(shown.entrants[instead - 1].name, NAME))
    return say(lang, "bot-sits-in")


def points_of(shown: TournamentShown, points: float) -> str:
    return f"{points:+.1f}" if shown.charter.duplicate else f"{points:.1f}"


def standings(shown: TournamentShown, lang: str) -> list[str]:
    lines = []
    for number, rows in enumerate(shown.standings, 1):
        if len(shown.standings) > 1:
            lines += ["", say(lang, "division", number=number)]
        width = max((len(row.cells) for row in rows), default=0)
        first = max(1, width - (WIDTH - NAME - 20) // 3 + 1)
        rounds = "".join(f"{i:>3}" for i in range(first, width + 1))
        lines.append(f"{'':4} {say(lang, 'name'):{NAME}}{rounds} {say(lang, 'points'):>9}")
        lines += [_row(shown, row, first, lang) for row in rows]
    return [*lines, say(lang, "ties")]


def _row(shown: TournamentShown, row: RowShown, first: int, lang: str) -> str:
    place = f"{row.place}." if row.place is not None else "–"
    cells = "".join(f"{_cell(cell):>3}" for cell in row.cells[first - 1 :])
    entrant = shown.entrants[row.entrant - 1]
    note = ""
    if entrant.gone is not None:
        note = say(lang, "withdrew-after", round=entrant.gone)
    elif entrant.since > 1:
        note = say(lang, "since-round", round=entrant.since)
    name = readable(entrant.name, NAME)
    return f"{place:>4} {name:{NAME}}{cells} {points_of(shown, row.points):>9} {note}".rstrip()


def _cell(cell: CellShown) -> str:
    return str(cell.place) if cell.place is not None else SIGNS.get(cell.kind, "?")


def _of_round(shown: TournamentShown, number: int) -> RoundShown:
    if number > len(shown.rounds):
        raise BadCall("tournament-round", number=number)
    return shown.rounds[number - 1]


def one_round(shown: TournamentShown, number: int, lang: str) -> list[str]:
    one = _of_round(shown, number)
    lines = [say(lang, "round", number=number)]
    for board in one.boards:
        lines += _board(shown, board, lang)
    if one.byes:
        lines.append(say(lang, "sits-out", names=", ".join(name_of(shown, player, 0, lang) for player in one.byes)))
    return lines


def _board(shown: TournamentShown, board: BoardShown, lang: str) -> Iterator[str]:
    state = "sealed" if board.sealed else "void" if board.void else "done" if board.done else "running"
    yield f"{say(lang, 'table', number=board.number)}: {say(lang, f'board-{state}')}"
    for seat, chair in enumerate(board.chairs):
        score = f"{board.scores[seat]:>5}" if board.scores else ""
        rank = f"{board.ranks[seat]:>3}." if board.ranks else ""
        name = name_of(shown, chair.entrant, chair.instead, lang)
        yield f"  {SEAT_KEYS[seat].upper()} {name:{NAME + 10}}{score}{rank}".rstrip()


def deal(shown: TournamentShown, number: int, lang: str) -> list[str]:
    """Each seat over all tables, the best first, with the distance to the average."""
    one = _of_round(shown, number)
    if not one.averages:
        raise BadCall("tournament-deal", number=number)
    lines = []
    for seat, average in enumerate(one.averages):
        lines.append(say(lang, "deal-seat", seat=SEAT_KEYS[seat].upper(), average=f"{average:.1f}"))
        scored = [(board.scores[seat], board) for board in one.boards if board.scores]
        for score, board in sorted(scored, key=lambda pair: -pair[0]):
            chair = board.chairs[seat]
            name = name_of(shown, chair.entrant, chair.instead, lang)
            lines.append(f"  {name:{NAME + 10}}{score:>5}{score - average:>+8.1f}")
    return lines
