"""A tournament: the fold of its events. `entry` and `rounds` say which events are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, Self

from bauhuette.tournament.events import BrokenTournament, TournamentEvent
from bauhuette.tournament.pairing.tables import History, Player
from bauhuette.tournament.participants import Entrant, Round, RoundSeat, RoundTable, Season, TableOutcome
from bauhuette.tournament.settings import TournamentSettings, swiss_rounds

Status = Literal["open", "running", "over"]


class Tournament:
    """A tournament's state; public but for `user`, by which the server knows a person."""

    def __init__(self, name: str, charter: TournamentSettings, organiser: str = "") -> None:
        self.id = name
        self.charter = charter
        self.organiser = organiser
        self.number = 0  # of the last event
        self.entrants: dict[Player, Entrant] = {}
        self.rounds: list[Round] = []
        self.seasons: list[Season] = []
        self.closed = False
        self.once_keys: set[str] = set()  # keys of events that can happen only once

    @classmethod
    def fold(cls, name: str, charter: TournamentSettings, organiser: str, events: Iterable[TournamentEvent]) -> Self:
        tournament = cls(name, charter, organiser)
        for event in events:
            tournament.apply(event)
        return tournament

    def apply(self, event: TournamentEvent) -> None:
        """Apply a stored event, once."""
        if event.number != self.number + 1:
            raise BrokenTournament(f"{self.id}: event {event.number} after {self.number}")
        if event.once and event.once in self.once_keys:
            raise BrokenTournament(f"{self.id}: {event.once} twice")
        getattr(self, f"_{event.kind}")(event.body)
        self.number = event.number
        if event.once:
            self.once_keys.add(event.once)

    # --- queries ---

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
        """Return a person's entry; of several, after a withdrawal, the last."""
        own = [entrant for entrant in self.entrants.values() if user and entrant.user == user]
        return own[-1] if own else None

    @property
    def rounds_in_all(self) -> int:
        """The number of planned rounds, as far as it is known."""
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
        """Return the players of a knock-out who go on after the last round, the best first."""
        last = self.current
        if last is None:
            return [entrant.number for entrant in self.playing]
        through: list[tuple[int, int, Player]] = [(0, 0, player) for player in last.byes]
        for board in last.boards:
            for place, player in enumerate(self.order_at(board)[: self.charter.going_on], 1):
                through.append((place, board.number, player))
        return [player for _, _, player in sorted(through) if self.entrants[player].plays]

    def order_at(self, board: RoundTable) -> list[Player]:
        """Return the players in the game's ranking; ties by points, then by entry."""
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

    def board(self, round_number: int, number: int) -> RoundTable:
        return self.rounds[round_number - 1].boards[number - 1]

    # --- events ---

    def _entered(self, body: Mapping[str, Any]) -> None:
        entrant = Entrant(**body)
        if entrant.number != len(self.entrants) + 1:
            raise BrokenTournament(f"{self.id}: entrant {entrant.number}")
        self.entrants[entrant.number] = entrant
        self._take_over(entrant)

    def _take_over(self, new: Entrant) -> None:
        """Give the new entrant the fixtures to come; past results stay with the former one."""
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
            raise BrokenTournament(f"{self.id}: round {body['number']}")
        boards = [
            RoundTable(number, one["id"], tuple(RoundSeat(*chair) for chair in one["chairs"]), one["group"])
            for number, one in enumerate(body["boards"], 1)
        ]
        self.rounds.append(Round(body["number"], boards, tuple(body["byes"]), len(self.seasons) or 1))
        for entrant in self.entrants.values():
            entrant.resting = False

    def _counted(self, body: Mapping[str, Any]) -> None:
        board = self.board(body["round"], body["board"])
        if board.result is not None:
            raise BrokenTournament(f"{self.id}: a second result of table {body['board']} in round {body['round']}")
        lists = {name: tuple(body[name]) for name in ("scores", "ranks", "strangers")}
        board.result = TableOutcome(void=body["void"], **lists)

    def _closed(self, body: Mapping[str, Any]) -> None:
        del body
        self.closed = True
