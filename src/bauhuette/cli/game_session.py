"""One game at one keyboard: bots move by themselves, people are asked, and every move is kept before it is shown."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from bauhuette.bots.fault import GuardedBot
from bauhuette.bots.levels import searches
from bauhuette.bots.messages import fault_lines
from bauhuette.cli import saved_games
from bauhuette.cli.input_parser import InputParser
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.players import Player
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.score_chart import course_of
from bauhuette.cli.seating import Seating
from bauhuette.cli.snapshot import Snapshot, result_of, scene_of, since_last_move
from bauhuette.cli.table_access import LocalTable
from bauhuette.cli.table_commands import TableCommands
from bauhuette.compilation import play_at_once
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table


class GameSession:
    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        lang: str,
        renderer: Renderer,
        file: Path,
        resigned: Sequence[Seat] = (),
        branch: saved_games.BranchPoint | None = None,
    ) -> None:
        self.table = table
        self.branch = branch
        self.company = Seating(table, players, resigned)
        self.lang = lang
        self.renderer = renderer
        self.file = file
        self.pause = 0.0  # seconds for people to follow a bot's move
        self.is_kept = file.exists()
        self._access = LocalTable(table, self._autosave, self.company)
        self._trouble: list[str] = []  # told once, at a person's next turn
        self._warned = False
        self._reader = InputParser(table.game)
        self._told: dict[Seat | None, int] = {}  # how many moves a person knows of
        self._uncovered: Seat | None = None  # whose hand may be on the screen
        self._feedback: list[str] = []  # what a person's last line was answered with

    def run(self) -> None:
        """To the end of the game; EOFError, KeyboardInterrupt and `Leave` end it before."""
        self._trouble += self._compiling()
        if self._access.to_move in self.company.bots:
            self._watch(since=None)
        while self._access.to_move is not None:
            if self._access.to_move in self.company.bots:
                self._bot_moves(self._access.to_move)
            else:
                self._person_moves(self._access.to_move)
        self._finish()

    def _compiling(self) -> list[str]:
        """The line that says why bots play simply at first."""
        compilation = play_at_once(self.table.game)
        some_search = any(searches(one.bot) for one in self.company.players)
        ready = compilation.search_ready if some_search else compilation.rules_ready
        return [] if ready else [say_in(self.lang, "compiling-beside")]

    def _bot_moves(self, seat: Seat) -> None:
        """A bot's luck comes from the table's secret, so that a game with a seed can be played again."""
        table = self.table
        luck = luck_of_move(table.secret, ("bot", SEAT_KEYS[seat]), table.version)
        move = self.company.bots[seat].choose(table.hidden_for_bot(seat, luck), table.offered())
        self._tell_fault(seat)
        self._access.play(move)
        self._watch(since=table.version - 1)

    def _tell_fault(self, seat: Seat) -> None:
        """A bot from elsewhere that fails says so once."""
        one = self.company.bots[seat]
        first = one.take_first() if isinstance(one, GuardedBot) else None
        if first is not None:
            self.renderer.tell(fault_lines(self.table.names[seat], first, self.lang))

    def _person_moves(self, seat: Seat) -> None:
        if len(self.company.people) > 1 and self._uncovered != seat:
            facts = {"name": self.table.names[seat], "letter": SEAT_KEYS[seat].upper()}
            self.renderer.cover(say_in(self.lang, "cover", **facts), say_in(self.lang, "cover-prompt", **facts))
            self._uncovered = seat
        scene = self._scene(seat)
        self.renderer.turn(scene)
        self._tell_trouble()
        if self._feedback:
            self.renderer.tell(self._feedback)
        self._told[seat] = self.table.version
        keyboard = TableCommands(self._access, seat, scene, self.lang, self.renderer, self._reader, self._keep)
        while not keyboard.changed:
            keyboard.answer(self.renderer.ask(keyboard.choices()))
        self._feedback = keyboard.feedback

    def _watch(self, since: int | None) -> None:
        """Show a spectator what has happened, with time to follow."""
        reader = self._watcher()
        say = Narrator(self.table.game, self.lang, self.table.names, me=reader)
        self.renderer.watch(self._scene(reader), [say.news(item) for item in self.table.story(reader, since)])
        time.sleep(self.pause)

    def _watcher(self) -> Seat | None:
        """Return the seat whose view is shown while bots move: the only person's, or None."""
        people = self.company.people
        return people[0] if len(people) == 1 else None

    def _scene(self, reader: Seat | None) -> Snapshot:
        """With the news since the reader was last asked, by the table or in an earlier session."""
        since = since_last_move(self._access, reader)
        if reader in self._told:
            since = min(self._told[reader], self.table.version)
        return scene_of(self._access, self.lang, reader, since)

    def _keep(self, file: Path) -> None:
        given = [player.given for player in self.company.players]
        saved_games.keep(file, self.table, given, self.company.resigned, self.branch)

    def _autosave(self) -> None:
        """Warn that a game cannot be saved; it can still be played."""
        try:
            self._keep(self.file)
            self.is_kept = True
        except BadCall as trouble:
            if self.is_kept or not self._warned:
                self._trouble = [trouble.text(self.lang), say_in(self.lang, "not-kept")]
            self.is_kept, self._warned = False, True

    def _tell_trouble(self) -> None:
        if self._trouble:
            self.renderer.tell(self._trouble)
            self._trouble = []

    def _finish(self) -> None:
        reader = self._watcher()
        say = Narrator(self.table.game, self.lang, self.table.names, me=reader)
        outcome = self.company.outcome
        assert outcome is not None
        lines = result_of(say, outcome._asdict())
        if self.is_kept:
            lines += [say_in(self.lang, f"kept-{key}", file=str(self.file)) for key in ("finished", "verify")]
        self.renderer.finish(self._scene(reader), [*self._trouble, *lines], course_of(self.table, say))
