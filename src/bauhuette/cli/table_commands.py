"""The commands a person can type at the table, each a small function; they work alike with every renderer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bauhuette.analysis.tutor import TutorMoves
from bauhuette.cli.edition_files import lines_of_edition
from bauhuette.cli.input_parser import (
    COMMANDS,
    AmbiguousInput,
    InputParser,
    Meaning,
    Shortcut,
    TypedCommand,
    TypedPlay,
    UnknownInput,
)
from bauhuette.cli.language import readable, words_of_terminal
from bauhuette.cli.library import rule_label, rule_line, why_ruled
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.snapshot import Snapshot, offers_of, report_name
from bauhuette.cli.table_access import AdvisedMove, TableAccess
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.localisation import percent
from bauhuette.engine.narration import Narrator
from bauhuette.engine.rulebook import paragraphs
from bauhuette.engine.types import MoveId, Seat

NAMED = 4  # moves that an unclear word may mean, told in one line


class QuitGame(Exception):
    """The person wants to stop."""


class TableCommands:
    """Answers the lines of one person for one turn, until the table has changed."""

    def __init__(
        self,
        access: TableAccess,
        seat: Seat,
        scene: Snapshot,
        lang: str,
        renderer: Renderer,
        reader: InputParser,
        keep: Callable[[Path], None],
    ) -> None:
        self.access = access
        self.seat = seat
        self.scene = scene
        self.offers = scene.offers
        self.renderer = renderer
        self.keep = keep
        self.changed = False
        self.feedback: list[str] = []  # to be told once the table is drawn anew
        self.lang = lang
        self.say = Narrator(access.game, lang, access.names, me=seat)
        self.reader = reader
        self._weights: TutorMoves | None = None

    def words(self, key: str, /, **facts: Any) -> str:
        return words_of_terminal(self.lang).say(key, **facts)

    def choices(self) -> list[str]:
        """What the terminal can complete."""
        reports = [report_name(self.say, name) for name in self.access.game.reports]
        names = [*COMMANDS, *(self.words(f"name-{name}") for name in COMMANDS), *reports]
        return [*(offer.typed.partition("..")[0] for offer in self.offers.lines), *names]

    def answer(self, line: str) -> None:
        """Does what the line says, or tells why not; never raises `BauhuetteError`."""
        if self.renderer.closes(line):
            return
        parts = [part for part in map(str.strip, line.split(",")) if part]
        try:
            if len(parts) > 1 and not self._is_question(parts[0]):
                self.several(parts)
            else:
                self.do(self.reader.understand(line, self.offers))
        except BauhuetteError as trouble:
            self.tell([trouble.text(self.lang)])

    def _is_question(self, text: str) -> bool:
        """Commands may have commas in what follows them: names of files, words of rules."""
        return isinstance(self.reader.understand(text, self.offers), TypedCommand)

    def tell(self, lines: Sequence[str]) -> None:
        """At once, or with the next picture where the table has changed."""
        if self.changed:
            self.feedback += lines
        else:
            self.renderer.tell(lines)

    def do(self, meaning: Meaning) -> bool:
        """Whether a further move may follow in the same line."""
        if isinstance(meaning, TypedPlay):
            return self.play(meaning.moves)
        if isinstance(meaning, Shortcut):
            return self.shortcut(meaning)
        if isinstance(meaning, TypedCommand):
            self.command(meaning)
        elif isinstance(meaning, AmbiguousInput):
            found = ", ".join(self.say.typed(move) for move in meaning.moves[:NAMED])
            more = " …" if len(meaning.moves) > NAMED else ""
            self.tell([self.words("several", text=readable(meaning.text), moves=found + more)])
        else:
            self.tell([self.words("unknown", text=readable(meaning.text)), *self.nearest(meaning.text)])
        return False

    # --- moves ---

    def several(self, parts: Sequence[str]) -> None:
        """One after the other; stops at the first that is not offered, or after which something unseen happened."""
        for number, part in enumerate(parts):
            goes_on = self.do(self.reader.understand(part, self.offers))
            rest = parts[number + 1 :]
            if not goes_on:
                if rest and self.changed:
                    self.tell([self.words("stopped", rest=readable(", ".join(rest)))])
                return
            self.look_again()

    def look_again(self) -> None:
        """Return the offers after a move of the player's own."""
        self.offers = offers_of(self.access, self.say, self.access.view(self.seat))

    def play(self, moves: Sequence[MoveId]) -> bool:
        for number, move in enumerate(moves):
            if self.access.why_not(move, self.lang) is not None:
                self.tell([*self.reason_against(move), *([] if number else self.meant(self.say.typed(move)))])
                return False
            if not number and not self.changed and not self._stands_by(move):
                return False
            unseen = not self.access.play(move)
            self.changed = True
            if unseen:
                return False
        return True

    def shortcut(self, meaning: Shortcut) -> bool:
        view = self.access.view(self.seat)
        moves = self.access.game.shortcuts[meaning.name](view, self.say, meaning.words)
        if not moves:
            self.tell([self.say(f"shortcut-{meaning.name}")])
            return False
        return self.play(moves)

    def reason_against(self, move: MoveId) -> list[str]:
        """The rule, and why there is such a rule where the printed rulebook has none."""
        refusal = self.access.why_not(move, self.lang)
        typed = self.say.typed(move)
        if refusal is None:
            return [self.words("allowed", move=typed)]
        key = self.access.game.meta.key
        rule = rule_label(key, refusal.rule, self.lang)
        why = why_ruled(key, refusal.rule, self.lang)
        refused = self.words("refused", move=typed, rule=rule, reason=refusal.text)
        return [refused, self.words("refused-why", why=why)] if why else [refused]

    def nearest(self, text: str) -> list[str]:
        return self.meant(text) or [self.words("help-start")]

    def meant(self, text: str) -> list[str]:
        """The offered move that is written most like it, if any is."""
        move = self.reader.moves.nearest(text, self.offers.moves)
        if move is None:
            return []
        typed = self.say.typed(move)
        key = next((offer.key for offer in self.offers.lines if offer.key and offer.moves == (move,)), None)
        return [
            self.words("nearest", number=str(key), typed=typed) if key else self.words("nearest-typed", typed=typed)
        ]

    # --- commands ---

    def command(self, command: TypedCommand) -> None:
        if command.name in self.access.game.reports:
            report = self.access.game.reports[command.name]
            self.renderer.show(report(self.access.view(self.seat), self.say, command.words))
        elif command.name:
            _DOES[command.name](self, command.words)
        elif self.offers.only:
            self.play(self.offers.only)
        else:
            self.tell([self.scene.status])

    def help(self, _words: Sequence[str]) -> None:
        rules = [paragraph.id for paragraph in paragraphs(self.access.game.meta.key, self.lang)]
        lines = [self.words("help-moves-how", examples=self.examples()), self.words("help-typing")]
        for name in COMMANDS:
            example = rules[len(rules) // 2] if name == "rules" else self.example()
            lines.append(f"{self.words(f'name-{name}')}: {self.words(f'help-{name}', example=example)}")
        lines += [self.say(f"shortcut-{name}") for name in self.access.game.shortcuts]
        lines += [f"{report_name(self.say, name)}: {self.say(f'report-{name}')}" for name in self.access.game.reports]
        self.tell(lines)

    def example(self) -> str:
        return self.say.typed(self.offers.moves[0])

    def examples(self) -> str:
        first = self.offers.lines[0]
        return ", ".join(filter(None, (str(first.key or ""), first.typed.partition("..")[0])))

    def moves(self, words: Sequence[str]) -> None:
        """All of them, or those of one family."""
        wanted = " ".join(words).lower()
        found = [offer for offer in self.offers.lines if offer.typed.lower().startswith(wanted)]
        self.renderer.offers(found or self.offers.lines)

    def show_table(self, _words: Sequence[str]) -> None:
        self.renderer.show(self.scene.screen.sections)

    def log(self, words: Sequence[str]) -> None:
        """From the beginning, or the latest lines."""
        story = [self.say.news(item) for item in self.access.story(self.seat)]
        if words and words[0].isdecimal():
            story = story[-int(words[0]) :]
        self.tell(story or [self.words("nothing-yet")])

    def score(self, _words: Sequence[str]) -> None:
        """What this person knows of it, so that hidden points stay hidden."""
        self.renderer.show([self.scene.screen.seats._replace(title=f"{self.scene.title}, {self.scene.screen.head}")])

    def why(self, words: Sequence[str]) -> None:
        text = " ".join(words)
        if not text:
            self.tell([self.words("why-what", example=self.example())])
            return
        meaning = self.reader.any_move(text, self.offers)
        if isinstance(meaning, UnknownInput):
            self.tell([self.words("unknown", text=readable(text)), *self.nearest(text)])
        elif isinstance(meaning, TypedPlay):
            self.tell(self.reason_against(meaning.moves[0]))

    def best(self, _words: Sequence[str]) -> None:
        if not self._lets_rating_end():
            return
        plan = self.access.plan(agreed=True)
        if not plan:
            self.tell([self.words("no-best")])
        for move in plan:
            self.access.play(move)
            self.changed = True

    def _lets_rating_end(self) -> bool:
        """Ask before help that makes the game unrated."""
        if not self.access.is_rating_at_risk or self._agrees(self.words("hint-ends-rating")):
            return True
        self.tell([self.words("not-done")])
        return False

    def hint(self, _words: Sequence[str]) -> None:
        if not self._lets_rating_end():
            return
        self._await_search()
        self.tell([self.words("hint-thinking")])
        self.tell(self._advice(self.access.hint(self.seat)) or [self.words("no-hint")])

    def _advice(self, advice: Sequence[AdvisedMove]) -> list[str]:
        """One suggestion, what is about as good, and the next where nothing is."""
        if not advice:
            return []
        best, *others = advice
        lines = [self.words("hint-best-move", move=self.say.typed(best.move), share=round(100 * best.share))]
        alike = [self.say.typed(one.move) for one in others if one.certainty == "close"]
        if alike:
            lines.append(self.words("hint-as-good", moves=", ".join(alike)))
        elif others:
            one = others[0]
            facts = {"move": self.say.typed(one.move), "cost": round(100 * one.cost), "certainty": one.certainty}
            lines.append(self.words("hint-next", **facts))
        return lines

    def _await_search(self) -> None:
        """Say how far the search is compiled until it can be asked."""
        compilation, told = self.access.compilation, -1

        def report(done: int, steps: int) -> None:
            nonlocal told
            percent = 100 * done // max(steps, 1)
            if percent > told:
                told = percent
                self.renderer.tell([self.words("compiling-share", percent=percent)])

        if compilation is not None and not compilation.search_ready:
            compilation.wait(report)

    def tutor(self, words: Sequence[str]) -> None:
        """`tutor` turns it on and tells what it thinks of the moves; `tutor off`."""
        if " ".join(words).lower() in self.words("off-words").split():
            self.access.tutor(self.seat, False)
            self.tell([self.words("tutor-off")])
            return
        if not self.access.is_tutored(self.seat):
            if not self._lets_rating_end():
                return
            self.access.tutor(self.seat, True)
            self.tell([self.words("tutor-on")])
        weights = self.weights()
        lines = [
            self.words(f"tutor-{one.verdict}", move=self.say.typed(one.move), loss=percent(one.cost, self.lang))
            for one in weights.weights
        ]
        names = enumerate(weights.shares)
        shares = ", ".join(f"{self.access.names[seat]} {percent(share, self.lang)}" for seat, share in names)
        self.tell([*lines, self.words("tutor-shares", shares=shares)])

    def weights(self) -> TutorMoves:
        """Evaluate the moves once per turn."""
        if self._weights is None:
            self._await_search()
            self._weights = self.access.weigh(self.seat)
        return self._weights

    def _stands_by(self, move: MoveId) -> bool:
        """Ask a player with a tutor once before a blunder; nothing has been played yet, and no other player waits for
        it.
        """
        if not self.access.is_tutored(self.seat):
            return True
        try:
            weight = self.weights().of(move)
        except BauhuetteError:  # no time to evaluate moves, or the turn is over: the tutor is silent
            return True
        if weight is None or weight.verdict != "blunder":
            return True
        facts = {"loss": percent(weight.cost, self.lang), "move": self.say.typed(move)}
        if self._agrees(self.words("tutor-warning", **facts)):
            return True
        self.tell([self.words("not-done")])
        return False

    def undo(self, _words: Sequence[str]) -> None:
        move = self.access.undo(self.seat)
        self.changed = True
        typed = self.say.typed(move) if move is not None else self.words("last-move")
        self.tell([self.words("undone", move=typed)])

    def rules(self, words: Sequence[str]) -> None:
        text = " ".join(words)
        rules = list(paragraphs(self.access.game.meta.key, self.lang))
        found = [rule for rule in rules if rule.id.lower() == text.lower()]
        found = found or [rule for rule in rules if text.lower() in rule.text.lower()]
        lines = [rule_line(rule, self.lang) for rule in found]
        if found and self.access.game.overrides:
            lines.append(self.words("rules-edition"))
            lines += lines_of_edition(self.access.game.meta.key, dict(self.access.game.overrides), self.lang)
        self.tell(lines or [self.words("no-rule", text=readable(text), first=rules[0].id, last=rules[-1].id)])

    def save(self, words: Sequence[str]) -> None:
        if not self.access.can_save or not words:
            self.tell([self.words("save-where" if self.access.can_save else "save-remote")])
            return
        path = Path(" ".join(words)).expanduser()
        if path.exists() and not self._agrees(self.words("save-over", file=str(path))):
            self.tell([self.words("save-not")])
            return
        self.keep(path)
        self.tell([self.words("saved", file=str(path))])

    def always(self, words: Sequence[str]) -> None:
        """`always`, `always only`, `always pass`, `always none`."""
        given = list(self.access.instructions().wishes)
        name = " ".join(words).lower()
        if name in self.words("none-words").split():
            self.access.stand([])
        elif name in self.words("only-words").split():
            self.access.stand([*given, {"family": "", "only": True}])
        elif name:
            move = self._named_move(name)
            if move is None:
                return
            self.access.stand([*given, self.access.game.MOVES.json(move)])
        self.tell(self.instructed())

    def prepare(self, words: Sequence[str]) -> None:
        """`prepare`, `prepare pass`, `prepare b pass: bid 7`, `prepare none`."""
        text = " ".join(words)
        given = list(self.access.instructions().answers)
        if text.lower() in self.words("none-words").split():
            self.access.prepare([])
        elif text:
            condition, divided, answer = text.rpartition(":")
            letter, _, done = condition.strip().partition(" ")
            seats = list(SEAT_KEYS[: len(self.access.names)])
            if divided and letter.lower() not in seats:
                self.tell([self.words("prepare-whose", known=", ".join(seats))])
                return
            move, before = self._named_move(answer.strip()), self._named_move(done.strip()) if divided else None
            if move is None or (divided and before is None):
                return
            moves = self.access.game.MOVES
            after = None if before is None else {"seat": seats.index(letter.lower()), **moves.json(before)}
            self.access.prepare([*given, {"wish": moves.json(move), "after": after}])
        self.tell(self.instructed())

    def _named_move(self, text: str) -> MoveId | None:
        """Any move of the game, offered now or not."""
        meaning = self.reader.any_move(text, self.offers)
        if isinstance(meaning, TypedPlay):
            return meaning.moves[0]
        self.tell([self.words("unknown", text=readable(text)), *self.nearest(text)])
        return None

    def instructed(self) -> list[str]:
        """What is answered without asking."""
        wishes, answers, dropped = self.access.instructions()
        lines = [self.words("always-row", what=self._wished(wish)) for wish in wishes]
        for number, answer in enumerate(answers, start=1):
            after, facts = answer["after"], {"number": str(number), "what": self._wished(answer["wish"])}
            if after is None:
                lines.append(self.words("prepare-row", **facts))
            else:
                did = {"name": self.access.names[after["seat"]], "did": self._wished(after)}
                lines.append(self.words("prepare-row-if", **facts, **did))
        if dropped:
            lines.append(self.words(f"dropped-{dropped}"))
        return lines or [self.words("prepare-nothing")]

    def _wished(self, wish: Mapping[str, Any]) -> str:
        """In the words one types it with."""
        moves = self.access.game.MOVES
        if not wish["family"]:
            return self.words("always-only")
        if set(wish.get("args", {})) == set(moves.family(wish["family"]).params):
            return self.say.typed(moves.from_json({"family": wish["family"], "args": wish["args"]}))
        return str(wish["family"])

    def hand(self, _words: Sequence[str]) -> None:
        self._step_back("hand-sure", self.access.hand, "hand-done")

    def resign(self, _words: Sequence[str]) -> None:
        self._step_back("resign-sure", self.access.resign, "resign-done")

    def _step_back(self, question: str, do: Callable[[Seat], None], done: str) -> None:
        """A bot plays on at this seat, or the game is over."""
        if not self._agrees(self.words(question, stake=self.access.stake)):
            self.tell([self.words("not-done")])
            return
        do(self.seat)
        self.tell([self.words(done)])
        self.changed = True

    def _agrees(self, question: str) -> bool:
        self.tell([question])
        return self.renderer.ask([], prompt="> ").strip().lower() in self.words("yes-words").split()

    def quit(self, _words: Sequence[str]) -> None:
        raise QuitGame


_DOES: dict[str, Callable[[TableCommands, Sequence[str]], None]] = {
    "help": TableCommands.help,
    "moves": TableCommands.moves,
    "table": TableCommands.show_table,
    "log": TableCommands.log,
    "score": TableCommands.score,
    "why": TableCommands.why,
    "best": TableCommands.best,
    "hint": TableCommands.hint,
    "tutor": TableCommands.tutor,
    "undo": TableCommands.undo,
    "rules": TableCommands.rules,
    "save": TableCommands.save,
    "always": TableCommands.always,
    "prepare": TableCommands.prepare,
    "hand": TableCommands.hand,
    "resign": TableCommands.resign,
    "quit": TableCommands.quit,
}
