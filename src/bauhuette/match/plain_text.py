"""Draw a table as lines of plain text: for `print(table)`, pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Section
from bauhuette.engine.types import AnySeat
from bauhuette.match.play_state import PlayState


def table_lines(table: PlayState, seat: AnySeat | None, lang: str) -> Iterator[str]:
    """Draw what a seat, or a spectator, sees: the head, the seats, the board, and the seat to move."""
    say = Narrator(table.game, lang, table.names, me=seat)
    screen = table.game.screen(table.view(seat), say, seat)
    yield table.game.meta.title[lang]
    yield screen.head
    for section in screen.sections:
        yield from lines_of(section)
    yield _status(table, say)


def _status(table: PlayState, say: Narrator) -> str:
    """Return what is asked of `seat`, or which seat is asked: its offered moves may be hidden from others."""
    if table.to_move is None:
        return say(f"over-{table.standing().reason}")
    if table.to_move != say.me:
        return f"{say.seat(table.to_move)} …"
    return f"{say.seat(table.to_move)}: {say.ask(table.phase, table.offered().tolist())}"


def lines_of(section: Section) -> Iterator[str]:
    """Read a section aloud. Under a heading, each row is its first cell, then every column's name and value."""
    if section.told:
        yield from section.told
    elif section.picture or not section.rows:
        return
    elif section.heading:
        yield f"{heading_of(section)}:"
        names = [cell.text for cell in section.rows[0]]
        for seat, row in enumerate(section.rows[1:]):
            values = (f"{name} {cell.text}" for name, cell in zip(names[1:], row[1:], strict=False) if cell.text)
            letter = f" ({SEAT_KEYS[seat].upper()})" if row[0].tone.startswith("seat") else ""
            yield f"{row[0].text}{letter}: {', '.join(values)}"
    elif len(section.rows) == 1:
        yield f"{heading_of(section)}: {_row(section, 0)}"
    else:
        yield f"{heading_of(section)}:"
        yield from (_row(section, i) for i in range(len(section.rows)))


def heading_of(section: Section) -> str:
    return f"{section.title} ({section.note})" if section.note else section.title


def _row(section: Section, number: int) -> str:
    return ", ".join(cell.text for cell in section.rows[number] if cell.text.strip())
