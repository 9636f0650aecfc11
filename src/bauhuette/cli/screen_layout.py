"""The one grid of all games: head, scores, board, what happened, the possible moves, the question.

Fits any window: what happened gives way first, then the titles, then the end of the board; never the scores, the
offers or the question. What has no room is counted, with the word that shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from bauhuette.cli import text_layout
from bauhuette.cli.language import say_in
from bauhuette.cli.offered_moves import Offer
from bauhuette.cli.snapshot import Snapshot, TurnSummary
from bauhuette.engine.screen import Section

WIDE = 120  # columns, from which on what happened stands beside the board
BOARD = 79  # columns of the board beside it
OFFER_ROWS = 6
LEAST_OFFER_ROWS = 2
PROMPT = 1
TALL = 24  # rows between scores and question, from which on there is room for more than the decision needs
COUNTS = (1, 2, 3, 4, 5)  # columns of offers
KEYS = 4  # columns of a short key
NOTE = 24  # so much of what an offer leads to is worth a column
LEAST_NOTE = 9


class Size(NamedTuple):
    width: int
    height: int


def page(scene: Snapshot, size: Size, feedback: Sequence[str] = ()) -> list[Text]:
    """All lines above the prompt; at most `size.height - 1`, none as wide as the window."""
    width = size.width - 1
    left = min(width, BOARD) if size.width >= WIDE else width
    top = _top(scene, width)
    bottom = _question(scene, width, feedback)
    room = max(size.height - PROMPT - len(top) - len(bottom), 1)
    recap = [] if size.width >= WIDE else scene.recap
    middle = _middle(scene, left, room, recap)
    if size.width >= WIDE:
        middle = _beside(middle, _log(scene, width - left - 3, len(middle)), left)
    return [*top, *middle, *bottom][-(size.height - PROMPT) :]


def over_page(scene: Snapshot, size: Size, lines: Sequence[Text], hint: str) -> list[Text]:
    """An answer laid over the board; the scores stay."""
    top = _top(scene, size.width - 1)
    bottom = _question(scene, size.width - 1, [hint])
    room = overlay_room(scene, size)
    shown = [text_layout.clipped(line, size.width - 1) for line in lines[:room]]
    return [*top, *shown, *[Text()] * (room - len(shown)), *bottom][-(size.height - PROMPT) :]


def overlay_room(scene: Snapshot, size: Size) -> int:
    return max(size.height - len(_top(scene, size.width - 1)) - 1 - PROMPT, 1)


def feedback_lines(feedback: Sequence[str], width: int) -> list[Text]:
    return [line for sentence in feedback for line in text_layout.wrapped(Text(sentence, "bold"), width, indent=2)]


def _top(scene: Snapshot, width: int) -> list[Text]:
    return [_head(scene, width), *text_layout.seats_of(scene.screen.seats, width, scene.reader)]


def _head(scene: Snapshot, width: int) -> Text:
    title = Text.assemble((scene.title.upper(), "bold"), "  ", scene.screen.head)
    ends = Text(scene.screen.ends)
    gap = width - title.cell_len - ends.cell_len
    line = Text.assemble(title, " " * gap, ends) if gap > 1 else text_layout.clipped(title, width)
    line.append(" " * (width - line.cell_len))
    if scene.offers.moves:
        line.stylize("reverse")
    return line


def _question(scene: Snapshot, width: int, feedback: Sequence[str]) -> list[Text]:
    if feedback:
        return feedback_lines(feedback, width)
    status = text_layout.with_names(scene.status, scene.names)
    status.stylize("bold")
    asked = text_layout.wrapped(status, width)
    if scene.offers.moves:
        commands = _as_fit(scene.suggestions, width - asked[-1].cell_len - 2)
        asked[-1].append(" " * (width - asked[-1].cell_len - len(commands))).append(commands, "dim")
    return asked


def _as_fit(commands: Sequence[str], room: int) -> str:
    """The last one, which leads to all others, and as many before it as have room."""
    kept = list(commands)
    while kept and len(" ".join(kept)) > room:
        kept.pop(0 if len(kept) == 1 else -2)
    return " ".join(kept)


# --- between the scores and the question ---


class _Block(NamedTuple):
    title: Text
    lines: list[Text]
    more: str = ""


def _middle(scene: Snapshot, width: int, room: int, recap: list[TurnSummary]) -> list[Text]:
    """As many lines as there is room for."""
    board = [_block(section, width) for section in scene.screen.board]
    rows = max(OFFER_ROWS, room // 4)
    offers = _offers(scene, width, rows)
    while _height([*board, *offers]) > room and rows > min(LEAST_OFFER_ROWS, room):
        rows -= 1
        offers = _offers(scene, width, rows)
    if _height([*board, *offers]) > room:
        return _without_titles(_cut(board, room - _height(offers, titles=False), scene.lang), offers, room)
    left = room - _height([*board, *offers])
    told = [_told(scene, recap, width, left - 1)] if recap and left > 1 else []
    left -= _height(told)
    more = _fitting([_block(section, width) for section in scene.screen.more], left) if room >= TALL else []
    left -= _height(more)
    return [*(line for block in [*board, *more, *told, *offers] for line in _lines(block)), *[Text()] * left]


def _without_titles(board: Sequence[_Block], offers: Sequence[_Block], room: int) -> list[Text]:
    lines = [line for block in [*board, *offers] for line in block.lines]
    return [*lines, *[Text()] * (room - len(lines))][:room]


def _block(section: Section, width: int) -> _Block:
    return _Block(
        text_layout.ruled(section.title, section.note, width), text_layout.body_of(section, width), section.more
    )


def _lines(block: _Block, titles: bool = True) -> list[Text]:
    return [block.title, *block.lines] if titles else block.lines


def _height(blocks: Sequence[_Block], titles: bool = True) -> int:
    return sum(len(_lines(block, titles)) for block in blocks)


def _fitting(blocks: Sequence[_Block], room: int) -> list[_Block]:
    found: list[_Block] = []
    for block in blocks:
        if _height([*found, block]) <= room:
            found.append(block)
    return found


def _cut(blocks: Sequence[_Block], room: int, lang: str) -> list[_Block]:
    """Without titles; the last ones lose lines, and one line says how many all of them have lost together."""
    found: list[_Block] = []
    for number, block in enumerate(blocks):
        missing = _height(blocks[number:], titles=False)
        if missing <= room:
            return [*found, *blocks[number:]]
        if len(block.lines) >= room:
            kept = block.lines[: max(room - 1, 0)]
            is_last = missing == len(block.lines)
            notice = _left_out(missing - len(kept), (is_last and block.more) or say_in(lang, "name-table"))
            return [*found, block._replace(lines=[*kept, notice][: max(room, 0)])]
        found.append(block)
        room -= len(block.lines)
    return found


def _left_out(count: int, command: str) -> Text:
    return Text(f" +{count}: {command}", "dim")


def _told(scene: Snapshot, recap: list[TurnSummary], width: int, rows: int) -> _Block:
    """The latest that fit."""
    title = text_layout.ruled(say_in(scene.lang, "since"), "", width)
    return _Block(title, _latest(recap, width, rows, scene.lang))


def _latest(recap: Sequence[TurnSummary], width: int, rows: int, lang: str) -> list[Text]:
    lines: list[Text] = []
    for number in range(len(recap), 0, -1):
        turn = _turn_lines(recap[number - 1], width)
        if len(lines) + len(turn) > rows - (1 if number > 1 else 0):
            missing = _left_out(number, say_in(lang, "name-log"))
            return [missing, *lines][:rows] if rows > 1 else [missing]
        lines = [*turn, *lines]
    return lines


def _turn_lines(turn: TurnSummary, width: int) -> list[Text]:
    mark = text_layout.badge(turn.seat) if turn.seat is not None and turn.seat >= 0 else Text("·", "dim")
    lines = text_layout.wrapped(Text(turn.text), width - 4)
    return [Text.assemble(" ", mark if i == 0 else " ", "  ", line) for i, line in enumerate(lines)]


def _log(scene: Snapshot, width: int, rows: int) -> list[Text]:
    title = text_layout.ruled(say_in(scene.lang, "log"), say_in(scene.lang, "name-log"), width)
    return [title, *_latest(scene.log, width, rows - 1, scene.lang)]


def _beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    shown = []
    for number, line in enumerate(left):
        beside = right[number] if number < len(right) else Text()
        shown.append(Text.assemble(line, " " * (width - line.cell_len), ("  ", ""), beside))
    return shown


# --- possible moves ---


def _offers(scene: Snapshot, width: int, rows: int) -> list[_Block]:
    cells = _cells(scene)
    if not cells:
        return []
    title = scene.screen.offers or say_in(scene.lang, "offers")
    note = scene.screen.note
    return [_Block(text_layout.ruled(title, note, width), _grid(cells, width, rows, scene.lang))]


class _Shown(NamedTuple):
    """An offer in a cell: what is typed, and what it leads to."""

    key: str
    typed: str
    note: str


def _cells(scene: Snapshot) -> list[_Shown]:
    lines = scene.offers.lines
    families = {offer.family for offer in lines}
    one_family = len(families) == 1 and all(offer.rest for offer in lines)
    cells = [_shown(offer, one_family) for offer in lines if offer.family not in scene.offers.folded]
    folded = [[offer for offer in lines if offer.family == family] for family in scene.offers.folded & families]
    return [*cells, *map(_folded, folded)]


def _shown(offer: Offer, one_family: bool) -> _Shown:
    key = f"{offer.key}) " if offer.key else "   "
    return _Shown(key, offer.rest if one_family else offer.typed, offer.note)


def _folded(offers: Sequence[Offer]) -> _Shown:
    first, last = offers[0], offers[-1]
    if first.key == last.key:
        return _shown(first, False)
    return _Shown(f"{first.key}–{last.key}) ", f"{first.family} …", "")


def _grid(cells: list[_Shown], width: int, rows: int, lang: str) -> list[Text]:
    """In as few columns as fit into the rows: with what they lead to, or else without, or else only the first."""
    for least in (NOTE, LEAST_NOTE, 0):
        for count in COUNTS:
            if -(-len(cells) // count) <= rows:
                widths = _widths(_columns(cells, count), width, least)
                if widths:
                    return _drawn(_columns(cells, count), widths)
    count = max((n for n in COUNTS if _widths(_columns(cells, n), width, 0)), default=1)
    kept = cells[: count * (rows - 1)]
    shown = _drawn(_columns(kept, count), [width // count] * count) if kept else []
    return [*shown, _left_out(len(cells) - len(kept), say_in(lang, "name-moves"))]


def _columns(cells: Sequence[_Shown], count: int) -> list[Sequence[_Shown]]:
    """Read down, then right."""
    rows = max(-(-len(cells) // count), 1)
    return [cells[start : start + rows] for start in range(0, len(cells), rows)]


def _widths(columns: Sequence[Sequence[_Shown]], width: int, least: int) -> list[int]:
    """Of each column, if every note can be seen as far as `least`; else nothing. What is left over goes to notes."""
    bare = [_bare(column) for column in columns]
    wanted = [max(len(cell.note) for cell in column) for column in columns]
    needed = [room + (min(note, least) + 2 if note and least else 0) for room, note in zip(bare, wanted, strict=True)]
    spare = width - sum(needed)
    if spare < 0:
        return []
    for number, note in enumerate(wanted):
        more = min(max(note - least, 0) if least else 0, spare)
        needed[number] += more
        spare -= more
    needed[-1] += spare
    return needed


def _bare(column: Sequence[_Shown]) -> int:
    return max(max(len(cell.key), KEYS) + len(cell.typed) for cell in column) + 1


def _drawn(columns: Sequence[Sequence[_Shown]], widths: Sequence[int]) -> list[Text]:
    lines = []
    for row in range(len(columns[0])):
        line = Text()
        for column, width in zip(columns, widths, strict=False):
            if row < len(column):
                shown = _cell(column[row], _bare(column), width)
                line = Text.assemble(line, shown, " " * (width - shown.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _cell(cell: _Shown, bare: int, width: int) -> Text:
    text = Text.assemble((cell.key.rjust(KEYS), text_layout.KEY), (cell.typed, text_layout.KEY))
    if cell.note and width > bare + 2:
        text.append(" " * (bare - text.cell_len + 1)).append(cell.note)
    return text_layout.clipped(text, width - 1)
