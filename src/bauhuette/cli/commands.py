"""The commands a person can type at the table, each a small function; they work alike in every face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.cli.face import Face
from bauhuette.cli.language import readable, words_of_terminal
from bauhuette.cli.scene import Scene, standing_lines
from bauhuette.cli.typed import COMMANDS, Command, Reader, Unknown
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.rulebook import paragraphs
from bauhuette.engine.speech import Speech
from bauhuette.engine.trouble import Trouble
from bauhuette.match.table import Table

ADVICE = 3  # moves a hint tells of


class Leave(Exception):
    """The person wants to stop."""


class Keyboard:
    """Answers the lines of one person for one turn, until the table has changed."""

    def __init__(
        self, table: Table, seat: int, scene: Scene, lang: str, face: Face, reader: Reader, keep: Callable[[Path], None]
    ) -> None:
        self.table = table
        self.seat = seat
        self.scene = scene
        self.face = face
        self.keep = keep
        self.changed = False
        self.lang = lang
        self.say = Speech(table.game, lang, table.names, me=seat)
        self.reader = reader

    def words(self, key: str, /, **facts: Any) -> str:
        return words_of_terminal(self.lang).say(key, **facts)

    def choices(self) -> list[str]:
        """What the terminal can complete."""
        names = [*COMMANDS, *(self.words(f"name-{name}") for name in COMMANDS), *self.table.game.reports]
        return [*(offer.typed for offer in self.scene.offers.lines), *names]

    def answer(self, line: str) -> None:
        """Does what the line says, or tells why not; never raises `Trouble`."""
        try:
            meaning = self.reader.understand(line, self.scene.offers)
            if isinstance(meaning, int):
                self.play(meaning)
            elif isinstance(meaning, Command):
                self.command(meaning)
            else:
                self.face.tell([self.words("unknown", text=readable(meaning.text)), *self.nearest(meaning.text)])
        except Trouble as trouble:
            self.face.tell([trouble.text(self.lang)])

    def play(self, move: int) -> None:
        if self.table.why_not(move) is None:
            self.table.play(move)
            self.changed = True
        else:
            self.face.tell([self.reason_against(move), *self.nearest(self.say.typed(move))])

    def reason_against(self, move: int) -> str:
        refusal = self.table.why_not(move)
        typed = self.say.typed(move)
        if refusal is None:
            return self.words("allowed", move=typed)
        return self.words("refused", move=typed, rule=refusal.rule_id, reason=refusal.reason(self.lang))

    def nearest(self, text: str) -> list[str]:
        move = self.reader.moves.nearest(text, self.scene.offers.moves)
        if move is None:
            return [self.words("help-start")]
        typed = self.say.typed(move)
        key = next((offer.key for offer in self.scene.offers.lines if offer.key and offer.move == move), None)
        return [
            self.words("nearest", number=str(key), typed=typed) if key else self.words("nearest-typed", typed=typed)
        ]

    # --- commands ---

    def command(self, command: Command) -> None:
        if command.name in self.table.game.reports:
            report = self.table.game.reports[command.name]
            self.face.show(report(self.table.view(self.seat), self.say, command.words))
        elif command.name:
            _DOES[command.name](self, command.words)

    def help(self, _words: Sequence[str]) -> None:
        rules = [paragraph.id for paragraph in paragraphs(self.table.game.meta.key, self.lang)]
        facts = {"example": self.example(), "rule": rules[len(rules) // 2]}
        lines = [self.words("help-moves-how", examples=self.examples())]
        for name in COMMANDS:
            example = facts["rule"] if name == "rules" else facts["example"]
            lines.append(f"{self.words(f'name-{name}')}: {self.words(f'help-{name}', example=example)}")
        lines += [f"{name}: {self.say(f'report-{name}')}" for name in self.table.game.reports]
        self.face.tell(lines)

    def example(self) -> str:
        return self.say.typed(self.scene.offers.moves[0])

    def examples(self) -> str:
        first = self.scene.offers.lines[0]
        return ", ".join(filter(None, (str(first.key or ""), first.typed.partition("..")[0])))

    def moves(self, _words: Sequence[str]) -> None:
        self.face.offers(self.scene.offers.lines)

    def show_table(self, _words: Sequence[str]) -> None:
        self.face.show(self.scene.sections)
        self.face.tell([self.scene.status])

    def log(self, _words: Sequence[str]) -> None:
        story = [self.say.news(item) for item in self.table.story(self.seat)]
        self.face.tell(story or [self.words("nothing-yet")])

    def score(self, _words: Sequence[str]) -> None:
        """Counted on what this person knows, so that hidden points stay hidden."""
        out = np.zeros((2, MAX_SEATS), np.int64)
        self.table.game.standing(self.table.hidden(self.seat), out)
        scores, ranks = out.tolist()
        self.face.tell(standing_lines(self.table, self.lang, scores, ranks))

    def why(self, words: Sequence[str]) -> None:
        text = " ".join(words)
        if not text:
            self.face.tell([self.words("why-what", example=self.example())])
            return
        meaning = self.reader.any_move(text, self.scene.offers)
        if isinstance(meaning, Unknown):
            self.face.tell([self.words("unknown", text=readable(text)), *self.nearest(text)])
        else:
            self.face.tell([self.reason_against(meaning)])

    def best(self, _words: Sequence[str]) -> None:
        plan = self.table.plan()
        if not plan:
            self.face.tell([self.words("no-best")])
        for move in plan:
            self.table.play(move)
            self.changed = True

    def hint(self, _words: Sequence[str]) -> None:
        self.face.tell([self.words("hint-thinking")])
        advice = self.table.hint(self.seat)
        for rank, one in enumerate(advice[:ADVICE], start=1):
            shares = {"share": round(100 * one.win_share), "sure": round(100 * one.sure), "rank": rank}
            move, margin = self.say.typed(one.move.id), f"{one.margin:+.1f}"
            self.face.tell([self.words("hint-move", move=move, margin=margin, **shares)])
        if advice and len(advice[0].line) > 1:
            line = "; ".join(move.text(self.lang) for move in advice[0].line)
            self.face.tell([self.words("hint-line", line=line)])

    def undo(self, _words: Sequence[str]) -> None:
        last = self.table.past[-1].move if self.table.past else 0
        self.table.undo(self.seat)
        self.changed = True
        self.face.tell([self.words("undone", move=self.say.typed(last))])

    def rules(self, words: Sequence[str]) -> None:
        text = " ".join(words)
        rules = list(paragraphs(self.table.game.meta.key, self.lang))
        found = [rule for rule in rules if rule.id.lower() == text.lower()]
        found = found or [rule for rule in rules if text.lower() in rule.text.lower()]
        for rule in found:
            self.face.tell([self.words("ruling" if rule.is_ruling else "rule", id=rule.id, text=rule.text)])
        if not found:
            self.face.tell([self.words("no-rule", text=readable(text), first=rules[0].id, last=rules[-1].id)])

    def save(self, words: Sequence[str]) -> None:
        if not words:
            self.face.tell([self.words("save-where")])
            return
        path = Path(" ".join(words)).expanduser()
        self.keep(path)
        self.face.tell([self.words("saved", file=str(path))])

    def quit(self, _words: Sequence[str]) -> None:
        raise Leave


_DOES: dict[str, Callable[[Keyboard, Sequence[str]], None]] = {
    "help": Keyboard.help,
    "moves": Keyboard.moves,
    "table": Keyboard.show_table,
    "log": Keyboard.log,
    "score": Keyboard.score,
    "why": Keyboard.why,
    "best": Keyboard.best,
    "hint": Keyboard.hint,
    "undo": Keyboard.undo,
    "rules": Keyboard.rules,
    "save": Keyboard.save,
    "quit": Keyboard.quit,
}
