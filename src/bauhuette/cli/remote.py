"""`bauhuette play --join LINK`: a seat at a table of a server, with the same screens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bauhuette.analysis.tutor import TutorMove, TutorMoves
from bauhuette.bots.messages import bot_title
from bauhuette.cli.input_parser import InputParser
from bauhuette.cli.language import BadCall, readable, say_in
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.score_chart import ScoreHistory, course_of
from bauhuette.cli.server_login import in_words, visiting
from bauhuette.cli.snapshot import Snapshot, result_of, scene_of, since_last_move
from bauhuette.cli.table_access import AdvisedMove, RefusalReason, StandingAnswer
from bauhuette.cli.table_commands import QuitGame, TableCommands
from bauhuette.client import Refused, RemoteTable
from bauhuette.compilation import Compilation
from bauhuette.engine.domains import SEAT_KEYS, Domain
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.record import NOBODY
from bauhuette.engine.registry import load_with
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.record_reader import replay
from bauhuette.match.stakes import Stake

NOTICE_EVERY_S = 15.0
TABLE = "/t/"  # before the table's id in a link


@contextmanager
def table_at(link: str, lang: str, person: str | None = None) -> Iterator[RemoteTable]:
    """Sit down at the table of a link, or return to the seat this machine had there."""
    parts = urlsplit(link.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc or TABLE not in parts.path:
        raise BadCall("link", link=link)
    with visiting(link, lang, person) as visitor:
        with in_words(lang):
            table = visitor.join(parts.path.partition(TABLE)[2].partition("/")[0])
        with table:
            yield table


class RemoteSeat:
    """A seat at a table of a server."""

    can_save = False
    compilation: Compilation | None = None

    def __init__(self, table: RemoteTable, lang: str) -> None:
        self.table = table
        self.lang = lang
        edition = table.view["edition"]
        values = {one["key"]: one["value"] for one in edition["differences"]} if edition else {}
        self.game = load_with(table.view["game"], values, table.link)

    @property
    def seat(self) -> Seat | None:
        seat: Seat | None = self.table.view["seat"]
        return seat

    @property
    def names(self) -> Sequence[str]:
        return [self._name(number, seat) for number, seat in enumerate(self.table.view["seats"])]

    def _name(self, number: int, seat: dict[str, Any]) -> str:
        if seat["name"]:
            return str(seat["name"])
        letter = SEAT_KEYS[number].upper()
        return f"{bot_title(seat['level'], self.lang)} {letter}" if seat["level"] else letter

    @property
    def version(self) -> int:
        return int(self.table.view["version"])

    @property
    def _play(self) -> dict[str, Any]:
        play: dict[str, Any] = self.table.view["play"]
        return play

    @property
    def to_move(self) -> Seat | None:
        to_move: Seat | None = self._play["to_move"]
        return to_move

    @property
    def phase(self) -> str:
        return str(self._play["phase"])

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {**self._play, "seat": seat, "names": list(self.names)}

    def offered(self) -> list[MoveId]:
        return [move["id"] for move in self._play["moves"]]

    def story(self, seat: Seat | None, since: int | None = None) -> list[NewsItem]:
        del seat  # a server tells each seat its own story
        entries = [entry for entry in self._entries() if entry["version"] > (since or 0)]
        return [self._item(news) for entry in entries for news in entry["news"]]

    def _entries(self) -> list[dict[str, Any]]:
        """Without what was taken back."""
        kept: list[dict[str, Any]] = []
        for entry in self.table.log:
            if entry["undone"]:
                kept = kept[:-1]
            else:
                kept.append(entry)
        return kept

    def _item(self, news: dict[str, Any]) -> NewsItem:
        kind = self.game.NEWS.kinds[self.game.NEWS.number(news["kind"])]
        return NewsItem(kind.name, {name: _index(domain, news[name]) for name, domain in kind.facts.items()})

    def last_move_of(self, seat: Seat) -> int | None:
        own = [entry["version"] for entry in self._entries() if entry["seat"] == seat]
        return own[-1] - 1 if own else None

    @property
    def stake(self) -> Stake:
        stake: Stake = self.table.view.get("stake", "nothing")  # an older server does not say
        return stake

    @property
    def is_rating_at_risk(self) -> bool:
        return bool(self.table.view.get("advice") == "ends-rating")

    def plan(self, agreed: bool = False) -> list[MoveId]:
        if not self._play["can_plan"] or (self.is_rating_at_risk and not agreed):
            return []
        with in_words(self.lang):
            try:
                return [move["id"] for move in self.table.plan(agreed)]
            except Refused:  # the table has moved on, or is closed: its next view says so
                return []

    def why_not(self, move: MoveId, lang: str) -> RefusalReason | None:
        if move in self.offered():
            return None
        with in_words(lang):
            refusal = self.table.why_not(move)
        return None if refusal is None else RefusalReason(refusal.rule or "", str(refusal))

    def play(self, move: MoveId) -> bool:
        with in_words(self.lang):
            self.table.move(move)
        return bool(self.table.my_turn and self._play["undo"])

    def undo(self, seat: Seat) -> MoveId | None:
        del seat
        with in_words(self.lang):
            self.table.undo()
        return None

    def hint(self, seat: Seat) -> list[AdvisedMove]:
        del seat
        with in_words(self.lang):
            found = self.table.hint(agreed=True)
        return [AdvisedMove(a["move"]["id"], a["share"], a["cost"], a["certainty"]) for a in found]

    def is_tutored(self, seat: Seat) -> bool:
        return bool(self.table.view["seats"][seat].get("tutor"))  # an older server has none

    def tutor(self, seat: Seat, on: bool) -> None:
        del seat
        with in_words(self.lang):
            self.table.tutor(on)

    def weigh(self, seat: Seat) -> TutorMoves:
        del seat
        with in_words(self.lang):
            found = self.table.weigh()
        weights = [
            TutorMove(w["move"]["id"], w["share"], w["cost"], w["certainty"], w["verdict"]) for w in found["weights"]
        ]
        return TutorMoves(tuple(weights), tuple(found["shares"]))

    def instructions(self) -> StandingAnswer:
        standing, prepared = self.table.view["standing"], self.table.view["prepared"]
        wishes = standing["wishes"] if standing else []
        return (
            StandingAnswer(wishes, prepared["answers"], prepared["dropped"])
            if prepared
            else StandingAnswer(wishes, [], "")
        )

    def stand(self, wishes: Sequence[dict[str, Any]]) -> None:
        with in_words(self.lang):
            self.table.command("stand", wishes=list(wishes), until="game")
            self.table.refresh()

    def prepare(self, answers: Sequence[dict[str, Any]]) -> None:
        with in_words(self.lang):
            self.table.command("prepare", answers=list(answers))
            self.table.refresh()

    def hand(self, seat: Seat) -> None:
        del seat
        with in_words(self.lang):
            self.table.command("leave")

    def resign(self, seat: Seat) -> None:
        del seat
        with in_words(self.lang):
            self.table.command("resign")


def _index(domain: Domain, value: Any) -> int:
    """Return the number behind a fact of the wire; None stands for no seat or an unknown card."""
    if value is None:
        return NOBODY
    return domain.index(value) if isinstance(value, str) else _numbered(domain, value)


def _numbered(domain: Domain, value: int) -> int:
    return value if domain.name == "seat" or domain.size == 0 else domain.index(str(value))


class RemotePlayer:
    """One person at a remote table, from the lobby to the end of the game."""

    def __init__(self, table: RemoteTable, lang: str, renderer: Renderer) -> None:
        self.table = table
        self.lang = lang
        self.renderer = renderer
        self._feedback: list[str] = []
        self._notice: str | None = None  # of the host
        self._asked = -NOTICE_EVERY_S

    def run(self) -> None:
        with in_words(self.lang):
            self._wait_in_lobby()
        if self.table.view["play"] is not None:
            self._play()
        if self.table.view.get("ended") == "closed":
            self.renderer.tell([say_in(self.lang, "remote-closed"), *filter(None, [self.table.view["closed"]])])

    def _play(self) -> None:
        access = RemoteSeat(self.table, self.lang)
        reader = InputParser(access.game)
        while not self.table.is_over:
            if self.table.my_turn:
                self._move(access, reader)
            else:
                self._look_on(access)
        outcome = access.view(access.seat)["outcome"]
        say = Narrator(access.game, self.lang, access.names, me=access.seat)
        self.renderer.finish(self._scene(access), result_of(say, outcome) if outcome else [], self._course(say))

    def _course(self, say: Narrator) -> ScoreHistory | None:
        """How the scores came about, where this person may know everything and has the same rules."""
        try:
            return course_of(replay(self.table.visitor.record(self.table.id)), say)
        except (Refused, BauhuetteError, OSError):
            return None

    def _wait_in_lobby(self) -> None:
        """Wait until the host starts the game."""
        told = -1
        while self.table.view["status"] == "lobby":
            view = self.table.view
            self._tell(self._news())
            open_seats = sum(seat["kind"] == "open" for seat in view["seats"])
            if open_seats != told:
                self.renderer.tell([say_in(self.lang, "remote-lobby", link=self.table.link, count=open_seats)])
                told = open_seats
            if view["hosting"] and not open_seats:
                self.table.start()
                continue
            self.table.wait_for(self._newer_than(view["version"]))

    def _newer_than(self, version: int) -> Callable[[dict[str, Any]], bool]:
        return lambda view: view["version"] > version or view["status"] == "over"

    def _look_on(self, access: RemoteSeat) -> None:
        self.renderer.watch(self._scene(access), [])
        self._tell(self._news())
        with in_words(self.lang):
            self.table.wait_for(self._newer_than(access.version))

    def _move(self, access: RemoteSeat, reader: InputParser) -> None:
        seat = access.seat
        assert seat is not None
        scene = self._scene(access)
        self.renderer.turn(scene)
        self._tell(self._news() + self._feedback)
        keyboard = TableCommands(access, seat, scene, self.lang, self.renderer, reader, _never_saved)
        while not keyboard.changed and self.table.my_turn and access.version == self._version_of(scene, access):
            keyboard.answer(self.renderer.ask(keyboard.choices()))
            with in_words(self.lang):
                self.table.refresh()
        self._feedback = keyboard.feedback
        if not self.table.is_over and self.table.view["seats"][seat]["level"] is not None:
            raise QuitGame  # a bot plays on

    def _tell(self, lines: list[str]) -> None:
        if lines:
            self.renderer.tell(lines)

    def _news(self) -> list[str]:
        """Show the host's announcement once; the client asks for it now and then."""
        if time.monotonic() - self._asked < NOTICE_EVERY_S:
            return []
        self._asked = time.monotonic()
        try:
            text = self.table.visitor.call("GET", "/api/notice")["text"]
        except (Refused, OSError):  # an older server, or it is away: the table itself will say so
            return []
        is_new, self._notice = text != self._notice, text
        return [say_in(self.lang, "remote-notice", text=readable(text, longest=400))] if text and is_new else []

    def _version_of(self, scene: Snapshot, access: RemoteSeat) -> int:
        """Return the version of the offers shown, or -1 if the table has moved on, as when the clock ran out."""
        return access.version if scene.offers.moves == access.offered() else -1

    def _scene(self, access: RemoteSeat) -> Snapshot:
        return scene_of(access, self.lang, access.seat, since_last_move(access, access.seat))


def _never_saved(_file: Path) -> None:
    """A server keeps its tables itself."""
