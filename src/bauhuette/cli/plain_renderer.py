"""A renderer for screen readers and pipes: no colour, no rules, no signs; what has not changed is not said again."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from bauhuette.cli.language import say_in
from bauhuette.cli.offered_moves import Offer
from bauhuette.cli.score_chart import ScoreHistory, heard
from bauhuette.cli.snapshot import Snapshot, TurnSummary
from bauhuette.engine.screen import Section
from bauhuette.match.plain_text import lines_of

SIGNS = {
    "○": "sign-white",
    "◐": "sign-grey",
    "●": "sign-black",
    "✓": "sign-done",
    "†": "sign-hammer",
    "→": "sign-to",
    "…": "sign-more",
    "−": "sign-minus",
    "≤": "sign-at-most",
    "§": "sign-secured",
    " · ": "sign-comma",
    "·": "sign-open",
}
UNSAID = ("▶", "▸", "← ", "←")  # marks that words say, too
COVER_LINES = 60  # pushes what was shown out of the window of a terminal


class PlainRenderer:
    """`narrates`: no person plays, so every move is printed at once."""

    def __init__(self, narrates: bool, lang: str) -> None:
        self._narrates = narrates
        self._lang = lang
        self._said: set[str] = set()
        self._has_keyboard = sys.stdin.isatty()
        size = shutil.get_terminal_size()
        self.width, self.height = (size.columns - 1, size.lines) if sys.stdout.isatty() else (0, 0)

    def turn(self, scene: Snapshot) -> None:
        self.tell(turn_lines(scene, self._said))

    def watch(self, scene: Snapshot, since_last: Sequence[str]) -> None:
        """Show news when it is a person's turn."""
        del scene
        self.tell(since_last if self._narrates else [])

    def finish(self, scene: Snapshot, result: Sequence[str], course: ScoreHistory | None = None) -> None:
        self.tell([] if self._narrates else told(scene.recap, scene.names))
        self.show([scene.screen.seats])
        self.tell(heard(course) if course else [])
        self.tell([scene.status, *result])

    def tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            for part in self._wrapped(signs_read(line, self._lang)):
                print(part, flush=True)

    def _wrapped(self, line: str) -> list[str]:
        if not self.width:
            return [line]
        return textwrap.wrap(line, self.width, subsequent_indent="  ", break_on_hyphens=False) or [""]

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            self.tell(lines_of(section))

    def offers(self, offers: Sequence[Offer]) -> None:
        self.tell(f"{offer.key or '-'}: {offer.typed} ({offer.text})" for offer in offers)

    def cover(self, message: str, prompt: str) -> None:
        if sys.stdout.isatty():
            print("\n" * COVER_LINES)
        self.tell([message, prompt])
        self.ask([])
        self._said.clear()

    def ask(self, choices: Iterable[str], prompt: str = "> ") -> str:
        del choices
        if self._has_keyboard:
            print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def closes(self, line: str) -> bool:
        del line
        return False


def turn_lines(scene: Snapshot, said: set[str]) -> list[str]:
    """What changed since the last turn, what happened, what can be done; `said` holds what need not be said again."""
    table = [
        f"{scene.title}, {scene.screen.head}. {scene.screen.ends}.",
        *(line for section in (scene.screen.seats, *scene.screen.board) for line in lines_of(section)),
    ]
    fresh = [line for line in table if line not in said or line.endswith(":")]
    shown = [line for line, after in zip(fresh, [*fresh[1:], ":"], strict=True) if not _is_bare(line, after)]
    said.clear()
    said.update(table)
    since = [f"{say_in(scene.lang, 'since')}:", *told(scene.recap, scene.names)] if scene.recap else []
    hint = [scene.hint] if scene.hint else []
    return [*since, *shown, *short(scene), *hint, scene.status]


def _is_bare(line: str, after: str) -> bool:
    """Drop a title with nothing left below it."""
    return line.endswith(":") and after.endswith(":")


def told(recap: Sequence[TurnSummary], names: Sequence[str]) -> list[str]:
    lines = []
    for turn in recap:
        who = f"{names[turn.seat]}: " if turn.seat is not None and turn.seat >= 0 else ""
        lines.append(f"{who}{turn.text}".replace(" · ", "; "))
    return lines


def signs_read(line: str, lang: str) -> str:
    for mark in UNSAID:
        line = line.replace(mark, "")
    for sign, message in SIGNS.items():
        line = line.replace(sign, say_in(lang, message))
    return line


def short(scene: Snapshot) -> Iterator[str]:
    """One line for each family: `play: 1 carpenter-blue (yours), 2 forest-1 (wood)`."""
    offers = scene.offers.lines
    families = dict.fromkeys(offer.family for offer in offers)
    for family in families:
        own = [offer for offer in offers if offer.family == family]
        if family in scene.offers.folded and len(own) > 1:
            yield f"{own[0].key}-{own[-1].key} {family} …"
        else:
            yield ", ".join(_offer(offer) for offer in own)


def _offer(offer: Offer) -> str:
    key = f"{offer.key} " if offer.key else ""
    note = f" ({offer.note})" if offer.note else ""
    return f"{key}{offer.typed}{note}"
