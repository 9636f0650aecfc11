"""Whole tournaments with made-up results: every form to its end, entrants coming and going, no result counted twice."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import count as numbers
from typing import Any

import pytest

from bauhuette.tournament import entry, rounds
from bauhuette.tournament.commands import (
    PERMISSIONS,
    BeginRound,
    CloseTournament,
    Enter,
    EnterBot,
    Replace,
    Requester,
    SitOut,
    TournamentAction,
    TournamentRole,
    Withdraw,
    propose,
)
from bauhuette.tournament.events import BrokenTournament, NotNow, ProposedEvent, TournamentEvent
from bauhuette.tournament.participants import TableOutcome
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.standings import beaten, standings
from bauhuette.tournament.tournament import Tournament
from bauhuette.tournament.view import shown
from tests.limits import Rounds


class Played:
    """A tournament that keeps its events, as a server does."""

    def __init__(self, entrants: int, seed: int = 1, **wishes: Any) -> None:
        defaults: dict[str, Any] = {"name": "Cup", "game": "pillars", "seats": 4}
        self.at = Tournament("cup", TournamentSettings(**(defaults | wishes)), "anna")
        self.events: list[TournamentEvent] = []
        self.luck = random.Random(seed)
        self.ids = numbers(1)
        for i in range(1, entrants + 1):
            self.happen(entry.enter(self.at, f"u{i}", f"P{i}"))

    def new_id(self) -> str:
        return f"t{next(self.ids)}"

    def happen(self, *proposals: ProposedEvent) -> None:
        for one in proposals:
            event = TournamentEvent(self.at.number + 1, one.kind, 0, "", one.once, one.body)
            self.events.append(event)
            self.at.apply(event)

    def begin(self) -> None:
        self.happen(*rounds.begin_round(self.at, self.new_id))

    def follow(self) -> None:
        more_rounds = Rounds("a tournament follows", 100)
        while (proposals := rounds.due(self.at, self.new_id)) and more_rounds():
            self.happen(*proposals)

    def play_round(self) -> None:
        """Play a round in which a player's number is roughly its strength."""
        one = self.at.rounds[-1]
        for board in one.boards:
            strength = [60 - chair.entrant + self.luck.gauss(0, 8) for chair in board.chairs]
            scores = [round(value) for value in strength]
            self.happen(rounds.count(self.at, one.number, board.number, scores, rounds.ranks_of(scores)))

    def play_to_the_end(self) -> None:
        self.begin()
        for _ in range(60):
            if self.at.closed:
                return
            self.play_round()
            self.follow()
        raise AssertionError("no end")


FORMS: list[dict[str, Any]] = [
    {"form": "swiss", "rounds": 5},
    {"form": "swiss", "duplicate": True, "gaps": "bye"},
    {"form": "robin", "seats": 2, "gaps": "bye"},
    {"form": "robin", "seats": 4},
    {"form": "knockout"},
    {"form": "knockout", "seats": 2, "gaps": "bye"},
    {"form": "knockout", "seats": 3},
    {"form": "league", "seats": 3, "division": 6, "seasons": 2, "movers": 1},
]


@pytest.mark.parametrize("wishes", FORMS, ids=lambda one: "-".join(map(str, one.values())))
@pytest.mark.parametrize("entrants", [2, 5, 13])
def test_every_form_ends_and_folds_to_the_same_state(wishes: dict[str, Any], entrants: int) -> None:
    played = Played(entrants, **wishes)
    played.play_to_the_end()
    again = Tournament.fold("cup", played.at.charter, "anna", played.events)
    assert shown(again) == shown(played.at)
    results = [event for event in played.events if event.kind == "counted"]
    boards = [board for one in played.at.rounds for board in one.boards]
    assert len(results) == len(boards) == len({event.once for event in results})
    for rows in standings(played.at):
        assert [row.place for row in rows] == sorted(row.place or 99 for row in rows)
    if wishes["form"] == "knockout":
        final = played.at.rounds[-1].boards[-1]
        assert standings(played.at)[0][0].entrant == played.at.order_at(final)[0]


@pytest.mark.parametrize("wishes", FORMS, ids=lambda one: "-".join(map(str, one.values())))
def test_people_enter_late_rest_withdraw_and_are_replaced(wishes: dict[str, Any]) -> None:
    played = Played(13, **(wishes | {"places": 13, "late": 3}))
    at = played.at
    played.happen(entry.enter(at, "late", "Late"))
    assert at.entrants[14].reserve, "the field is full"
    played.begin()
    played.happen(entry.withdraw(at, 3))
    played.happen(entry.replace_by_bot(at, 4, "greedy", "greedy 1"))
    played.happen(entry.rest(at, 5, True))
    played.play_round()
    gone = {3, 4}
    for board in at.rounds[0].boards:
        assert board.result is not None
        strangers = {board.chairs[seat].entrant for seat in board.result.strangers}
        assert strangers == {chair.entrant for chair in board.chairs} & gone, "it counts for the others only"
    played.follow()
    for _ in range(60):
        if at.closed:
            break
        later = {chair.entrant for chair in (chair for b in at.rounds[-1].boards for chair in b.chairs)}
        assert not later & gone
        played.play_round()
        played.follow()
    assert at.closed
    if wishes["form"] != "knockout":
        assert not at.entrants[14].reserve, "the reserve took the withdrawn entrant's place"
    rows = {row.entrant: row for rows in standings(at) for row in rows}
    assert all(rows[number].place is None for number in gone if number in rows)


def test_a_result_counts_once() -> None:
    played = Played(8)
    played.begin()
    one = rounds.count(played.at, 1, 1, [4, 3, 2, 1], [1, 2, 3, 4])
    played.happen(one)
    with pytest.raises(NotNow, match="already counts"):
        rounds.count(played.at, 1, 1, [1, 2, 3, 4], [4, 3, 2, 1])
    with pytest.raises(BrokenTournament, match="twice"):
        played.at.apply(TournamentEvent(played.at.number + 1, one.kind, 0, "", one.once, one.body))
    with pytest.raises(BrokenTournament, match="second result"):
        played.at.apply(TournamentEvent(played.at.number + 1, one.kind, 0, "", "", one.body))


def test_points_count_the_seats_ranked_behind() -> None:
    result = TableOutcome((9, 5, 5, 1), (1, 2, 2, 4))
    assert [beaten(result, seat) for seat in range(4)] == [3, Fraction(3, 2), Fraction(3, 2), 0]


def count_round(played: Played, scores: dict[int, int]) -> None:
    """Count results of the round by entrant."""
    one = played.at.rounds[-1]
    for board in one.boards:
        own = [scores[chair.entrant] for chair in board.chairs]
        played.happen(rounds.count(played.at, one.number, board.number, own, rounds.ranks_of(own)))


def test_duplicate_counts_the_distance_to_the_seats_average_once_all_are_done() -> None:
    played = Played(8, duplicate=True)
    played.begin()
    at = played.at
    first, second = at.rounds[0].boards
    played.happen(rounds.count(at, 1, 1, [10, 20, 30, 40], [4, 3, 2, 1]))
    sealed = shown(at)
    assert (sealed.rounds[0].boards[0].done, sealed.rounds[0].boards[0].sealed) == (True, True)
    assert sealed.rounds[0].boards[0].scores is sealed.rounds[0].boards[0].ranks is None
    assert all(row.points == 0 and row.scored == 0 and row.opponents == 0 for row in sealed.standings[0])
    assert {cell.kind for row in sealed.standings[0] for cell in row.cells} == {"sealed", "running"}
    played.happen(rounds.count(at, 1, 2, [20, 20, 20, 20], [1, 1, 1, 1]))
    points = {row.entrant: row.points for row in standings(at)[0]}
    assert [points[chair.entrant] for chair in first.chairs] == [-5, 0, 5, 10]
    assert [points[chair.entrant] for chair in second.chairs] == [5, 0, -5, -10]
    assert shown(at).rounds[0].averages == [15, 20, 25, 30]


def test_a_round_given_up_counts_as_a_last_place() -> None:
    played = Played(4)
    played.begin()
    board = played.at.rounds[0].boards[0]
    played.happen(rounds.count(played.at, 1, 1, [40, 30, 20, 10], [1, 2, 3, 4], given_up=[0]))
    rows = {row.entrant: row for row in standings(played.at)[0]}
    own, second, *_ = (rows[chair.entrant] for chair in board.chairs)
    assert [cell.kind for cell in own.cells] == ["given-up"]
    assert own.points == own.scored == 0, "a bot reached the 40"
    assert own.cells[0].place is None
    assert second.points == 2
    assert second.place == 1
    assert shown(played.at).rounds[0].boards[0].given_up == [0]


@pytest.mark.parametrize("reached", [10, 50])
def test_giving_up_a_bad_deal_earns_no_average(reached: int) -> None:
    """For any result of the bot, it counts as the lowest of the seat."""
    played = Played(8, duplicate=True)
    played.begin()
    at, first = played.at, played.at.rounds[0].boards[0]
    played.happen(rounds.count(at, 1, 1, [reached, 0, 0, 0], [1, 2, 2, 2], given_up=[0]))
    played.happen(rounds.count(at, 1, 2, [30, 0, 0, 0], [1, 2, 2, 2]))
    points = {row.entrant: row.points for row in standings(at)[0]}
    assert points[first.chairs[0].entrant] == -10


def test_a_timeout_that_ends_the_game_gives_the_round_up() -> None:
    played = Played(4)
    played.begin()
    played.happen(rounds.count(played.at, 1, 1, [0] * 4, [1] * 4, void=True, given_up=[2]))
    points = {row.entrant: row.points for row in standings(played.at)[0]}
    expected = [Fraction(3, 2), Fraction(3, 2), 0, Fraction(3, 2)]
    assert [points[chair.entrant] for chair in played.at.rounds[0].boards[0].chairs] == expected


def test_dropped_entrants_differ_from_withdrawn_ones() -> None:
    played = Played(6)
    organiser, own = Requester("anna", "Anna"), Requester("u2", "P2")
    for who, command in (
        (organiser, Withdraw(entrant=1)),
        (own, Withdraw()),
        (organiser, Replace(entrant=3, level="greedy")),
    ):
        played.happen(*propose(played.at, who, command, played.new_id))
    assert [played.at.entrants[number].dropped for number in (1, 2, 3, 4)] == [True, False, True, False]


def test_ties_are_broken_by_games_against_each_other_then_opponents_then_points() -> None:
    played = Played(4, seats=2, form="robin", game="cologne")
    for scores in ({1: 9, 2: 5, 3: 7, 4: 1}, {1: 9, 2: 8, 3: 1, 4: 2}, {1: 1, 2: 2, 3: 9, 4: 8}):
        played.begin() if not played.at.rounds else played.follow()
        count_round(played, scores)
    rows = standings(played.at)[0]
    level = [row for row in rows if row.points == rows[0].points]
    keys = [(row.among, row.opponents, row.scored) for row in rows]
    assert len(level) > 1
    assert [row.place for row in rows] == [1, 2, 3, 4]
    assert keys[: len(level)] == sorted(keys[: len(level)], reverse=True)


def test_entrants_equal_in_all_tie_breaks_share_the_place() -> None:
    played = Played(4)
    played.begin()
    played.happen(rounds.count(played.at, 1, 1, [5, 5, 5, 5], [1, 1, 1, 1]))
    assert [row.place for row in standings(played.at)[0]] == [1, 1, 1, 1]


def test_a_bye_counts_half_and_a_void_game_too() -> None:
    played = Played(5, seats=2, gaps="bye", game="cologne")
    played.begin()
    played.happen(rounds.count(played.at, 1, 1, [0, 0], [1, 1], void=True))
    points = {row.entrant: row.points for row in standings(played.at)[0]}
    assert points[played.at.rounds[0].byes[0]] == Fraction(1, 2)
    assert [points[chair.entrant] for chair in played.at.rounds[0].boards[0].chairs] == [Fraction(1, 2)] * 2


def test_in_a_league_the_first_rise_and_the_last_fall() -> None:
    played = Played(8, form="league", seats=2, division=4, movers=1, seasons=2, game="cologne")
    played.begin()
    more_rounds = Rounds("a season", 100)
    while len(played.at.seasons) < 2 and more_rounds():
        count_round(played, {number: 100 - number for number in range(1, 9)})
        played.follow()
    upper, lower = played.at.seasons[1].groups
    assert (sorted(upper), sorted(lower)) == ([1, 2, 3, 5], [4, 6, 7, 8])


def test_bots_enter_up_to_the_forms_room() -> None:
    played = Played(2, places=5)
    who = Requester("anna", "Anna")
    played.happen(*propose(played.at, who, EnterBot(level="greedy", count=9), played.new_id))
    assert [entrant.name for entrant in played.at.playing] == ["P1", "P2", "greedy 1", "greedy 2", "greedy 3"]
    with pytest.raises(NotNow, match="full"):
        propose(played.at, who, EnterBot(level="greedy"), played.new_id)
    large = Played(40, form="robin", places=64)
    assert (len(large.at.playing), len(large.at.reserve)) == (32, 8)


def test_late_entry_closes() -> None:
    played = Played(8, late=1, rounds=4)
    played.begin()
    played.happen(entry.enter(played.at, "x", "X"))
    assert played.at.entrants[9].since == 2
    played.play_round()
    played.follow()
    with pytest.raises(NotNow, match="Entry closed"):
        entry.enter(played.at, "y", "Y")
    assert next(row for row in standings(played.at)[0] if row.entrant == 9).cells[0].kind == "none"


def test_entering_again_erases_no_results() -> None:
    played = Played(8)
    played.begin()
    played.happen(entry.withdraw(played.at, 1))
    with pytest.raises(NotNow, match="withdrawn"):
        entry.enter(played.at, "u1", "P1")


COMMANDS: dict[TournamentAction, Any] = {
    TournamentAction.ENTER: Enter(),
    TournamentAction.ENTER_BOT: EnterBot(level="greedy"),
    TournamentAction.WITHDRAW: Withdraw(),
    TournamentAction.WITHDRAW_OTHER: Withdraw(entrant=2),
    TournamentAction.SIT_OUT: SitOut(),
    TournamentAction.SIT_OUT_OTHER: SitOut(entrant=2),
    TournamentAction.REPLACE: Replace(entrant=2, level="greedy"),
    TournamentAction.START: BeginRound(),
    TournamentAction.CLOSE: CloseTournament(),
}
WHO = {
    TournamentRole.ORGANISER: Requester("anna", "Anna"),
    TournamentRole.ENTRANT: Requester("u1", "P1"),
    TournamentRole.STRANGER: Requester("x", "X"),
}
MEANT = {
    TournamentRole.ORGANISER: set(TournamentAction),
    TournamentRole.ENTRANT: {TournamentAction.ENTER, TournamentAction.WITHDRAW, TournamentAction.SIT_OUT},
    TournamentRole.STRANGER: {TournamentAction.ENTER},
}


@pytest.mark.parametrize("action", TournamentAction)
@pytest.mark.parametrize("role", TournamentRole)
def test_permissions_cell_by_cell(role: TournamentRole, action: TournamentAction) -> None:
    played = Played(8)
    refusal = ""
    try:
        propose(played.at, WHO[role], COMMANDS[action], played.new_id)
    except NotNow as error:
        refusal = error.code
    allowed = action in MEANT[role]
    assert PERMISSIONS[action][role] == allowed
    assert (refusal == "not-organiser" or (refusal == "not-entered" and role is TournamentRole.STRANGER)) == (
        not allowed
    )


def test_no_view_names_a_user() -> None:
    played = Played(8)
    played.begin()
    text = shown(played.at, "u1").model_dump_json()
    assert not any(f'"u{i}"' in text for i in range(1, 9))
    assert "anna" not in text
