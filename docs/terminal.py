"""Draws docs/terminal.svg, the picture of a terminal game in docs/players.md: `python docs/terminal.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from bauhuette.cli.rich_renderer import RichRenderer
from bauhuette.cli.snapshot import scene_of, since_last_move
from bauhuette.cli.table_access import LocalTable
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.match.table import Table

NAMES = ("Anna", "Greedy B", "Greedy C", "Random D")
MOVES = 260  # a good moment: churches are begun, carts are loaded
PICTURE = Path(__file__).with_name("terminal.svg")


def table_to_show() -> Table:
    """Sensible players up to a move of the first seat."""
    table = Table(load("cologne"), NAMES, secret_from_number(11))
    while table.to_move is not None and (table.version < MOVES or table.to_move != 0 or table.phase != "act"):
        luck = luck_of_move(table.secret, ("picture",), table.version)
        offered = table.offered()
        table.play(int(table.game.policy(table.hidden_for_bot(table.to_move, luck), offered, len(offered))))
    return table


def main() -> None:
    desk = LocalTable(table_to_show())
    console = Console(record=True, file=io.StringIO(), width=80, height=24, force_terminal=True, highlight=False)
    RichRenderer(console, "en").turn(scene_of(desk, "en", 0, since_last_move(desk, 0)))
    console.print("> ", end="")
    svg = console.export_svg(title="bauhuette play cologne", theme=MONOKAI, unique_id="terminal")
    without_fonts = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    PICTURE.write_text("\n".join(line.rstrip() for line in without_fonts.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
