"""A tournament: the fold of its events. `desk` says which events are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, Self

from bauhuette.tournament.charter import Charter, swiss_rounds
from bauhuette.tournament.draw.tables import History, Player
from bauhuette.tournament.events import Broken, Happening
from bauhuette.tournament.field import Board, Chair, Entrant, Result, Round, Season

Status = Literal["open", "running", "over"]


class Tournament:
    """Nothing in it is hidden but `user`, by which a person is known to the server."""

    def __init__(self, name: str, charter: Charter, organiser: str = "") -> None:
        self.id = name
        self.charter = charter
        self.organiser = organiser
        self.number = 0  # of the last event
        self.entrants: dict[Player, Entrant] = {}
        self.rounds: list[Round] = []
        self.seasons: list[Season] = []
        self.closed = False
        self.happened: set[str] = set()  # what can happen once only

    @classmethod
    def fold(cls, name: str, charter: Charter, organiser: str, events: Iterable[Happening]) -> Self:
        tournament = cls(name, charter, organiser)
        for event in events:
            tournament.take(event)
        return tournament

    def take(self, event: Happening) -> None:
        """Let a stored event count, once."""
        if event.number != self.number + 1:
            raise Broken(f"{self.id}: event {event.number} after {self.number}")
        if event.once and event.once in self.happened:
            raise Broken(f"{self.id}: {event.once} twice")
        getattr(self, f"_{event.kind}")(event.body)
        self.number = event.number
        if event.once:
            self.happened.add(event.once)

    # --- what is going on ---

    @property
    def status(self) -> Status:
        if self.closed:
            return "over"
        return "running" if self.rounds else "open"

    @property
    def current(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def between_rounds(self) -> bool:
        return self.current is None or self.current.done

    @property
    def playing(self) -> list[Entrant]:
        return [entrant for entrant in self.entrants.values() if entrant.plays]

    @property
    def reserve(self) -> list[Entrant]:
        return [entrant for entrant in self.entrants.values() if entrant.reserve and entrant.gone is None]

    @property
    def season(self) -> Season | None:
        return self.seasons[-1] if self.seasons else None

    def entrant_of(self, user: str) -> Entrant | None:
        """The entry of a person; of several, after a withdrawal, the last."""
        own = [entrant for entrant in self.entrants.values() if user and entrant.user == user]
        return own[-1] if own else None

    @property
    def rounds_in_all(self) -> int:
        """How many are planned, as far as one can know."""
        charter = self.charter
        if charter.form == "knockout":
            return len(self.rounds) if self.closed else self._knockout_rounds()
        if charter.form == "swiss":
            field = sum(not entrant.reserve for entrant in self.entrants.values())
            return charter.rounds or swiss_rounds(max(field, 2), charter.seats)
        season = self.season
        if season is None:
            return charter.rounds
        return season.first - 1 + season.rounds

    def _knockout_rounds(self) -> int:
        left = len(self.still_in()) if self.rounds else len(self.playing)
        done = len(self.rounds) if self.between_rounds else len(self.rounds) - 1
        if self.rounds and not self.between_rounds:
            left = sum(1 for board in self.rounds[-1].boards for chair in board.chairs if chair.entrant)
            left += len(self.rounds[-1].byes)
        more = 1
        while left > self.charter.seats:
            left, more = -(-left // self.charter.seats) * self.charter.going_on, more + 1
        return done + more if left > 1 else done

    def still_in(self) -> list[Player]:
        """Of a knock-out: who goes on after the last round, the best first."""
        last = self.current
        if last is None:
            return [entrant.number for entrant in self.playing]
        through: list[tuple[int, int, Player]] = [(0, 0, player) for player in last.byes]
        for board in last.boards:
            for place, player in enumerate(self.order_at(board)[: self.charter.going_on], 1):
                through.append((place, board.number, player))
        return [player for _, _, player in sorted(through) if self.entrants[player].plays]

    def order_at(self, board: Board) -> list[Player]:
        """By the game's ranks; of equals whoever has more points, then whoever entered first."""
        result = board.result
        if result is None:
            return []
        seats = [(result.ranks[seat], -result.scores[seat], player) for seat, player in board.counted()]
        return [player for _, _, player in sorted(seats)]

    def history(self) -> History:
        past = History()
        for board in (board for one in self.rounds for board in one.boards):
            past.count(tuple(chair.entrant for chair in board.chairs))
        return past

    def byes(self) -> Counter[Player]:
        return Counter(player for one in self.rounds for player in one.byes)

    def board(self, round_number: int, number: int) -> Board:
        return self.rounds[round_number - 1].boards[number - 1]

    # --- events ---

    def _entered(self, body: Mapping[str, Any]) -> None:
        entrant = Entrant(**body)
        if entrant.number != len(self.entrants) + 1:
            raise Broken(f"{self.id}: entrant {entrant.number}")
        self.entrants[entrant.number] = entrant
        self._take_over(entrant)

    def _take_over(self, new: Entrant) -> None:
        """The fixtures to come are theirs; what was played stays with whoever played it."""
        if not new.instead:
            return
        gone = self.entrants[new.instead]
        if gone.gone is None:
            gone.gone, gone.dropped = len(self.rounds), True
        for group in self.season.groups if self.season else ():
            group[:] = [new.number if player == gone.number else player for player in group]

    def _withdrew(self, body: Mapping[str, Any]) -> None:
        entrant = self.entrants[body["entrant"]]
        entrant.gone, entrant.resting, entrant.dropped = len(self.rounds), False, body.get("dropped", False)

    def _rested(self, body: Mapping[str, Any]) -> None:
        self.entrants[body["entrant"]].resting = body["rests"]

    def _moved_up(self, body: Mapping[str, Any]) -> None:
        entrant = self.entrants[body["entrant"]]
        entrant.reserve, entrant.since, entrant.instead = False, body["since"], body["instead"]
        self._take_over(entrant)

    def _drew(self, body: Mapping[str, Any]) -> None:
        self.seasons.append(Season(**body))

    def _paired(self, body: Mapping[str, Any]) -> None:
        if body["number"] != len(self.rounds) + 1:
            raise Broken(f"{self.id}: round {body['number']}")
        boards = [
            Board(number, one["id"], tuple(Chair(*chair) for chair in one["chairs"]), one["group"])
            for number, one in enumerate(body["boards"], 1)
        ]
        self.rounds.append(Round(body["number"], boards, tuple(body["byes"]), len(self.seasons) or 1))
        for entrant in self.entrants.values():
            entrant.resting = False

    def _counted(self, body: Mapping[str, Any]) -> None:
        board = self.board(body["round"], body["board"])
        if board.result is not None:
            raise Broken(f"{self.id}: a second result of table {body['board']} in round {body['round']}")
        lists = {name: tuple(body[name]) for name in ("scores", "ranks", "strangers")}
        board.result = Result(void=body["void"], **lists)

    def _closed(self, body: Mapping[str, Any]) -> None:
        del body
        self.closed = True
