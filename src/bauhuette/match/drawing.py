"""A table as plain lines of text: for `print(table)`, for pipes and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.eyes import AnySeat
from bauhuette.engine.screen import Section
from bauhuette.engine.speech import Speech
from bauhuette.match.kernel import Kernel


def drawn(table: Kernel, seat: AnySeat | None, lang: str) -> Iterator[str]:
    """What a seat, or somebody who only watches, sees: where the game stands, the seats, the board, who is to move."""
    say = Speech(table.game, lang, table.names, me=seat)
    screen = table.game.screen(table.view(seat), say, seat)
    yield table.game.meta.title[lang]
    yield screen.head
    for section in screen.sections:
        yield from lines_of(section)
    yield _status(table, say)


def _status(table: Kernel, say: Speech) -> str:
    """What is asked is for the seat that is asked: which moves it has may be nobody else's business."""
    if table.to_move is None:
        return say(f"over-{table.standing().reason}")
    if table.to_move != say.me:
        return f"{say.seat(table.to_move)} …"
    return f"{say.seat(table.to_move)}: {say.ask(table.phase, table.offered().tolist())}"


def lines_of(section: Section) -> Iterator[str]:
    """A section read aloud. Under a heading each row is told as: its first cell, then each heading with its value."""
    if section.told:
        yield from section.told
    elif section.picture or not section.rows:
        return
    elif section.heading:
        yield f"{titled(section)}:"
        names = [cell.text for cell in section.rows[0]]
        for seat, row in enumerate(section.rows[1:]):
            values = (f"{name} {cell.text}" for name, cell in zip(names[1:], row[1:], strict=False) if cell.text)
            letter = f" ({SEAT_KEYS[seat].upper()})" if row[0].tone.startswith("seat") else ""
            yield f"{row[0].text}{letter}: {', '.join(values)}"
    elif len(section.rows) == 1:
        yield f"{titled(section)}: {_row(section, 0)}"
    else:
        yield f"{titled(section)}:"
        yield from (_row(section, i) for i in range(len(section.rows)))


def titled(section: Section) -> str:
    return f"{section.title} ({section.note})" if section.note else section.title


def _row(section: Section, number: int) -> str:
    return ", ".join(cell.text for cell in section.rows[number] if cell.text.strip())
