"""`bauhuette replay`: a recorded game, forward and back, by move and by seat."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bauhuette.cli.choose_renderer import face_for, read_bytes_as_text
from bauhuette.cli.language import readable, say_in, words_of_terminal
from bauhuette.cli.offered_moves import spelled
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.server_login import in_words, visiting
from bauhuette.cli.snapshot import Snapshot, TurnSummary, result_of, scene_of, turn_summaries
from bauhuette.cli.table_access import FinishedTable
from bauhuette.cli.what_if import ServerBranches, branch_lines, branch_off
from bauhuette.client import Visitor
from bauhuette.compilation import play_at_once
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.types import Seat
from bauhuette.match.record_reader import game_of, read_record
from bauhuette.match.record_reader import replay as replayed
from bauhuette.match.table import Table

STEPS = ("forward", "back", "to", "seat", "what-if", "branches", "help", "quit")
EXPLAINED = ("forward", "back", "to", "seat", "what-if", "branches", "quit")


def replay_file(file: Path, lang: str, plain: bool) -> int:
    """A game of this machine."""
    read_bytes_as_text()
    return watch(read_record(file), lang, plain)


def replay_link(link: str, person: str | None, lang: str, plain: bool) -> int:
    """A game of a server, with the branches that are kept beside it there."""
    read_bytes_as_text()
    with visiting(link, lang, person) as visitor:
        return _watch_there(visitor, link, lang, plain)


def _watch_there(visitor: Visitor, link: str, lang: str, plain: bool) -> int:
    there = ServerBranches(visitor, link, lang, lambda branch: _watch_there(visitor, branch, lang, plain))
    with in_words(lang):
        record = visitor.record(there.table)
    return watch(record, lang, plain, there)


def watch(record: dict[str, Any], lang: str, plain: bool, there: ServerBranches | None = None) -> int:
    """Replay step by step in a terminal, else print everything at once.

    When the game is over, the hand of the player to move may be shown, or that of any seat.
    """
    play_at_once(game_of(record))
    table = replayed(record)  # a record that does not hold is refused before anything is shown
    reel = RecordedGame(table, face_for(lang, plain, narrates=True), lang, plain, there)
    if sys.stdin.isatty():
        reel.by_hand()
    else:
        reel.at_once()
    return 0


class RecordedGame:
    """A recorded game at one of its moves."""

    def __init__(
        self, table: Table, renderer: Renderer, lang: str, plain: bool = True, there: ServerBranches | None = None
    ) -> None:
        self._whole = list(table.past)
        self._first = self._whole[0].before if self._whole else table.state
        self._is_over = table.outcome is not None
        self._seat: Seat | None = None
        self.table = table
        self.renderer = renderer
        self.lang = lang
        self.plain = plain
        self.there = there
        self.go_to(0)

    def go_to(self, number: int) -> None:
        number = min(max(number, 0), len(self._whole))
        self.table.past = self._whole[:number]
        self.table.state = self._whole[number - 1].after if number else self._first

    # --- shown ---

    def at_once(self) -> None:
        self.show()
        for number in range(1, len(self._whole) + 1):
            self.go_to(number)
            self.show()
        self.renderer.tell(self._ending())

    def _ending(self) -> list[str]:
        if not self._is_over:
            return [say_in(self.lang, "verify-unfinished")]
        say = Narrator(self.table.game, self.lang, self.table.names)
        return result_of(say, self.table.standing()._asdict())

    def show(self) -> None:
        """The table after a move, and what the move did."""
        table = self.table
        reader = self._reader()
        say = Narrator(table.game, self.lang, table.names)
        scene = scene_of(FinishedTable(table), self.lang, reader, max(table.version - 1, 0) or None, addressed=False)
        self.renderer.watch(self._looked_at(scene, say), [*self._made(say), *map(say.news, self._news())])

    def _reader(self) -> Seat | None:
        if not self._is_over:
            return None
        return self.table.to_move if self._seat is None else self._seat

    def _news(self) -> list[NewsItem]:
        past = self.table.past
        return self.table.story(self._reader(), len(past) - 1 if past else None)

    def _made(self, say: Narrator) -> list[str]:
        """Which move was made."""
        past = self.table.past
        if not past:
            return []
        facts = {"number": len(past), "seat": say.seat(past[-1].seat), "move": say.typed(past[-1].move)}
        return [say_in(self.lang, "replay-move", **facts)]

    def _looked_at(self, scene: Snapshot, say: Narrator) -> Snapshot:
        """With the move itself before what it did."""
        recap = [*(TurnSummary(None, line) for line in self._made(say)), *turn_summaries(say, self._news())]
        return replace(scene, recap=recap)

    # --- by hand ---

    def by_hand(self) -> None:
        self.show()
        while True:
            try:
                line = self.renderer.ask([self._name(step) for step in STEPS], prompt=self._prompt())
            except (EOFError, KeyboardInterrupt):
                return
            if not self.renderer.closes(line) and not self.follow(line.split()):
                return

    def _prompt(self) -> str:
        facts = {"number": self.table.version, "all": len(self._whole)}
        return say_in(self.lang, "replay-prompt", **facts) + " "

    def _name(self, step: str) -> str:
        return say_in(self.lang, f"step-{step}")

    def follow(self, words: Sequence[str]) -> bool:
        """Does what was typed; whether to go on."""
        step = step_named(words[0]) if words else "forward"
        if step == "quit":
            return False
        if step == "seat":
            self._choose_seat(words[1:])
        elif step in ("forward", "back", "to"):
            self._go(step, words[1:] if step != "to" or not words[0].isdecimal() else words)
        elif step == "what-if":
            self._what_if(" ".join(words[1:]))
        elif step == "branches":
            self._branches(words[1:])
        elif step == "help":
            self.renderer.tell([say_in(self.lang, f"step-help-{name}") for name in EXPLAINED])
        else:
            text = readable(" ".join(words))
            self.renderer.tell([say_in(self.lang, "step-unknown", text=text)])
        return True

    def _go(self, step: str, words: Sequence[str]) -> None:
        """Go a number of moves forward or back, or to the move of a number."""
        number = int(words[0]) if words and words[0].isdecimal() else 1
        if step == "to" and not words:
            self.renderer.tell([say_in(self.lang, "step-help-to")])
            return
        target = {"to": number, "forward": self.table.version + number, "back": self.table.version - number}[step]
        at_end = step == "forward" and self.table.version == len(self._whole)
        self.go_to(target)
        self.show()
        if at_end:
            self.renderer.tell(self._ending())

    def _what_if(self, name: str) -> None:
        """Play a branch from here, as the seat whose view is shown; then return to the replay."""
        seat = self._reader()
        if not self._is_over:
            self.renderer.tell([say_in(self.lang, "step-seat-later")])
        elif self.table.to_move is None or seat is None:
            self.renderer.tell([say_in(self.lang, "branch-over")])
        else:
            self.renderer.tell([say_in(self.lang, "branch-begins", seat=self.table.names[seat])])
            branch_off(self.table, seat, name, self.lang, self.plain)
            self.show()

    def _branches(self, words: Sequence[str]) -> None:
        """Those of this machine, and of a server's game those kept there: with a number one of these is looked at."""
        if self.there is None:
            self.renderer.tell(branch_lines(self.table, self.lang))
        elif words and words[0].isdecimal():
            self.renderer.tell(self.there.look_at(int(words[0])))
            self.show()
        else:
            self.renderer.tell([*self.there.lines(), *branch_lines(self.table, self.lang)])

    def _choose_seat(self, words: Sequence[str]) -> None:
        """Show all of this seat; without a letter, of the player to move."""
        letters = SEAT_KEYS[: len(self.table.names)]
        if not self._is_over:
            self.renderer.tell([say_in(self.lang, "step-seat-later")])
        elif words and words[0].lower() not in letters:
            self.renderer.tell([say_in(self.lang, "step-help-seat")])
        else:
            self._seat = Seat(letters.index(words[0].lower())) if words else None
            self.show()


def step_named(text: str) -> str:
    """A step by its name in any language, or any beginning of it; a bare number is a move to go to."""
    if text.isdecimal():
        return "to"
    if text == "?":
        return "help"
    names = {spelled(words_of_terminal(lang).say(f"step-{step}")): step for lang in LANGUAGES for step in STEPS}
    names |= {step: step for step in STEPS}
    found = {step for name, step in names.items() if name.startswith(spelled(text))}
    exact = names.get(spelled(text))
    return exact or (found.pop() if len(found) == 1 and spelled(text) else "")
