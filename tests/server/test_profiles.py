"""A person's page and the rankings: what is in them, and who is shown it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from bauhuette.analysis.serialise import VERSION
from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.match import Match
from bauhuette.server.access.permissions import findable
from bauhuette.server.access.privacy import SEES, WIDEST, Audience, PrivateThing, Relation, sees
from bauhuette.server.feature import Feature
from bauhuette.server.profiles import service as profiles
from bauhuette.server.settings import Settings
from bauhuette.server.storage import analyses, ratings, results, schema
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.replay_schemas import Analysis, EvaluatedMove, ReviewedMove, SeatAccount
from bauhuette.server.training.service import DAY_MS
from bauhuette.server.wire import OfferedMove
from tests.server.running import RunningServer, play_to_the_end
from tests.server.test_permissions import settled

PASSWORD = "correct horse"
Start = Callable[..., RunningServer]


# --- the table of who sees what ---


@pytest.mark.parametrize(("thing", "audience", "relation"), [*product(PrivateThing, Audience, Relation)])
def test_every_cell_of_what_is_seen_of_a_person(thing: PrivateThing, audience: Audience, relation: Relation) -> None:
    choice = dict.fromkeys(PrivateThing, Audience.NOBODY) | {thing: audience}
    expected = {
        Relation.SELF: True,
        Relation.FRIEND: audience in (Audience.FRIENDS, Audience.EVERYBODY),
        Relation.OTHER: audience is Audience.EVERYBODY and thing is not PrivateThing.PRESENCE,
        Relation.BLOCKED: False,
    }
    assert sees(thing, choice, relation) == expected[relation]
    assert set(SEES) == set(Audience)
    assert set(WIDEST) == {PrivateThing.PRESENCE}


# --- from outside ---


def played(server: RunningServer) -> list[str]:
    """Anna, a member, plays three games: with Ben and a bot, alone, and one without rating."""
    anna, ben = server.visitor("anna"), server.visitor("ben")
    for name, visitor in {"anna": anna, "ben": ben}.items():
        visitor.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    with_ben = anna.open("pillars", ["me", "open", "journeyman"], listed=True)
    at_bens = ben.join(with_ben.id)
    with_ben.start()
    play_to_the_end(with_ben, at_bens)
    alone = anna.open("contest", ["me", "journeyman", "greedy", "greedy"])
    alone.start()
    play_to_the_end(alone)
    unrated = anna.open("pillars", ["me", "greedy", "greedy"], rated=False)
    unrated.start()
    play_to_the_end(unrated)
    settled(server)
    return [unrated.id, alone.id, with_ben.id]


class Club:
    """A server where these games were played, the newest first."""

    def __init__(self, server: RunningServer, games: list[str]) -> None:
        self.server, self.games = server, games
        self.anna, self.ben = server.visitor("anna"), server.visitor("ben")
        self.anna.log_in("anna", PASSWORD)
        self.ben.log_in("ben", PASSWORD)

    def ranking(self, reader: Visitor, path: str = "pillars") -> dict[str, Any]:
        found: dict[str, Any] = reader.call("GET", f"/api/ratings/{path}")
        return found


@pytest.fixture
def few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate games without moves, too."""
    monkeypatch.setattr(ratings, "LEAST_MOVES", 0)


class Ends(Feature):
    def __init__(self) -> None:
        self.seen: list[Match] = []

    def table_is_over(self, match: Match) -> None:
        self.seen.append(match)


def begun(server: RunningServer) -> tuple[list[RemoteTable], Ends]:
    """A game of Anna's and Ben's; nothing will be done about its end, but it is noted."""
    ends = Ends()
    server.app.state.application.registry.features = [ends]
    anna, ben = server.visitor("anna"), server.visitor("ben")
    for name, visitor in {"anna": anna, "ben": ben}.items():
        visitor.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    annas = anna.open("pillars", ["me", "open", "journeyman"])
    bens = ben.join(annas.id)
    annas.start()
    return [annas, bens], ends


def ended(tables: list[RemoteTable]) -> RemoteTable:
    for table in reversed(tables):
        table.command("resign")
    tables[0].wait_until_over()
    return tables[0]


@pytest.mark.usefixtures("few_moves")
def test_whoever_looks_right_after_the_end_finds_the_game_counted(start: Start) -> None:
    """Nothing that the server does by itself comes before the question."""
    table = ended(begun(start(sweep_every=3600.0))[0])
    anna = table.visitor
    assert [row["name"] for row in anna.call("GET", "/api/ratings/pillars")["rows"]] == ["journeyman", "anna"]
    assert ids(anna) == [table.id]
    assert anna.call("GET", "/api/profile")["played"] == 1


@pytest.mark.usefixtures("few_moves")
def test_a_process_that_has_not_heard_of_the_end_lets_it_count_as_it_is_stored(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, sweep_every=3600.0, poll_every=3600.0) for _ in range(2))
    tables, _ = begun(one)
    there, path = other.same(tables[0].visitor), f"/api/tables/{tables[0].id}"
    assert there.call("GET", path)["status"] == "running"
    table = ended(tables)
    live = other.app.state.application.registry.loaded[table.id]
    assert other.seen(lambda: live.match.status) == "running"
    assert [(one["game"], one["seats"], one["games"]) for one in there.call("GET", "/api/profile")["ratings"]] == [
        ("pillars", 0, 1),
        ("pillars", 3, 1),
    ]


@pytest.mark.thorough
def test_a_process_that_has_not_heard_of_a_move_lists_the_table_as_it_is_stored(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, sweep_every=3600.0, poll_every=3600.0) for _ in range(2))
    tables, _ = begun(one)
    there = other.same(tables[0].visitor)
    before = there.call("GET", "/api/tables")["tables"][0]["version"]
    tables[1].command("hand", level="greedy")
    assert there.call("GET", "/api/tables")["tables"][0]["version"] > before


@pytest.mark.thorough
def test_whoever_is_forgotten_before_the_game_counts_has_no_name_in_it(start: Start) -> None:
    server = start(sweep_every=3600.0)
    tables, ends = begun(server)
    anna, ben = (table.visitor for table in tables)
    ended(tables)
    ben.call("DELETE", "/api/account", {"password": PASSWORD})
    server.on_loop(server.app.state.application.store.settle(ends.seen[0], findable(ends.seen[0])))
    (game,) = anna.call("GET", "/api/profile/games")["games"]
    assert [seat["name"] for seat in game["seats"]] == ["anna", "—", "journeyman"]


def serving(folder: Path) -> RunningServer:
    file = folder / "t.sqlite3"
    return RunningServer(Settings(database=str(file), pace=(0.0, 0.0), limits=0.0, sweep_every=0.2))


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Played once, for every test to begin with."""
    folder = tmp_path_factory.mktemp("club")
    server = serving(folder)
    games = played(server)
    server.stop()
    return folder, games


@pytest.fixture
def club(past: tuple[Path, list[str]], tmp_path: Path) -> Iterator[Club]:
    folder, games = past
    server = serving(copytree(folder, tmp_path / "club"))
    yield Club(server, games)
    server.stop()


def ids(reader: Visitor, search: str = "", of: str = "/api/profile/games") -> list[str]:
    return [game["id"] for game in reader.call("GET", f"{of}{search}")["games"]]


def test_all_games_of_a_person_searched_by_game_people_and_result(club: Club) -> None:
    unrated, alone, with_ben = club.games
    assert ids(club.anna) == club.games
    assert ids(club.anna, "?game=pillars") == [unrated, with_ben]
    assert ids(club.anna, "?person=BE") == [with_ben]
    assert ids(club.anna, "?person=nobody") == []
    won, lost = (set(ids(club.anna, f"?result={result}")) for result in ("won", "lost"))
    assert won | lost == set(club.games)
    assert not won & lost
    assert ids(club.anna, "?result=unfinished") == []
    assert ids(club.ben) == [with_ben]
    oldest = club.anna.call("GET", "/api/profile/games")["games"][-1]
    assert ids(club.anna, f"?before={oldest['at']}") == []
    own = [seat for seat in oldest["seats"] if seat["own"]]
    assert [seat["name"] for seat in own] == ["anna"]
    assert oldest["counted"]
    assert oldest["points"] is not None
    assert alone in ids(club.anna, "?game=contest")


def test_ratings_by_game_and_number_of_seats_with_form_and_opponents(club: Club) -> None:
    page = club.anna.call("GET", "/api/profile")
    assert (page["name"], page["account"], page["you"], page["relation"]) == ("anna", "anna", True, "self")
    assert [(one["game"], one["seats"], one["games"]) for one in page["ratings"]] == [
        ("contest", 0, 1),
        ("contest", 4, 1),
        ("pillars", 0, 1),
        ("pillars", 3, 1),
    ]
    fresh = ratings.Rating(ratings.MODEL.mu, ratings.MODEL.sigma)
    assert all(0 < one["doubt"] < fresh.doubt for one in page["ratings"])
    assert [(form["game"], len(form["points"])) for form in page["form"]] == [("contest", 1), ("pillars", 1)]
    assert page["form"][1]["points"][-1]["points"] == page["ratings"][2]["points"]
    assert page["played"] == 3
    met = {one["name"]: one["games"] for one in page["opponents"]}
    assert met == {"journeyman": 2, "greedy": 2, "ben": 1}


def test_a_ranking_shows_bots_oneself_and_who_wants_it_and_the_anchor_stands_still(club: Club) -> None:
    zoe = club.server.visitor("Zoe")
    seen = club.ranking(zoe)
    assert [row["level"] for row in seen["rows"]] == ["journeyman"]
    assert seen["hidden"] == 2
    assert (seen["rows"][0]["points"], seen["rows"][0]["doubt"]) == (1500, 30)
    own = {row["name"]: row["you"] for row in club.ranking(club.anna)["rows"]}
    assert own == {"anna": True, "journeyman": False}
    club.anna.call("PUT", "/api/privacy", {"ratings": "everybody"})
    assert {row["account"] for row in club.ranking(zoe)["rows"]} == {"anna", None}
    assert {row["account"] for row in club.ranking(zoe, "pillars?seats=3")["rows"]} == {"anna", None}
    assert club.ranking(zoe, "pillars?seats=4")["rows"] == []
    places = [row["place"] for row in club.ranking(club.anna)["rows"]]
    assert places == sorted(places)


def answers(reader: Visitor, account: str) -> list[str]:
    """What a reader is told of an account, without its name."""
    told = []
    for path in ("", "/games", "/play"):
        try:
            told.append(json.dumps(reader.call("GET", f"/api/profiles/{account}{path}")))
        except Refused as refused:
            told.append(f"{refused.code} {refused}")
    return [one.replace(account, "X").replace(account.lower(), "X") for one in told]


def test_who_shows_nothing_cannot_be_told_from_who_does_not_exist(club: Club) -> None:
    zoe = club.server.visitor("Zoe")
    club.anna.call("POST", "/api/me", {"name": "Anna the Great"})
    nobody = answers(zoe, "nepomuk")
    assert answers(zoe, "anna") == nobody
    assert answers(zoe, "ANNA") == nobody == answers(zoe, "Nepomuk")
    assert "Great" in answers(club.anna, "anna")[0]
    club.anna.call("PUT", "/api/privacy", {"ratings": "everybody"})
    assert "Great" in answers(zoe, "anna")[0]


def test_what_others_see_is_chosen_and_carefully_at_first(club: Club) -> None:
    zoe = club.server.visitor("Zoe")
    assert club.anna.call("GET", "/api/privacy") == {"ratings": "friends", "games": "friends", "presence": "friends"}
    page = zoe.call("GET", "/api/profiles/anna")
    hidden = ("ratings", "form", "played", "won", "opponents", "since")
    assert page["name"] == "anna"
    assert [page[what] for what in hidden] == [None] * len(hidden)
    with pytest.raises(Refused) as no:
        ids(zoe, of="/api/profiles/anna/games")
    assert no.value.code == "not-shown"
    club.anna.call("PUT", "/api/privacy", {"games": "everybody"})
    assert ids(zoe, of="/api/profiles/anna/games") == [club.games[2]]  # the only one that was listed
    assert zoe.call("GET", "/api/profiles/anna")["ratings"] is None
    assert zoe.call("GET", "/api/profiles/anna")["played"] == 1
    club.anna.call("PUT", "/api/privacy", {"games": "nobody", "ratings": "nobody", "presence": "nobody"})
    assert ids(club.anna, of="/api/profiles/anna/games") == club.games
    with pytest.raises(Refused, match="cannot be read"):
        club.anna.call("PUT", "/api/privacy", {"presence": "everybody"})


def looked_back_at(seats: int, error: float) -> Analysis:
    """As if a game had been weighed in which everybody had four decisions."""
    move = OfferedMove(id=3, family="play", args={"card": "king"})
    one = EvaluatedMove(move=move, share=0.5, cost=0.0, error=0.0, certainty="close", behind=0.0)
    quiet: dict[str, Any] = {"chapter": 1, "why": None, "better": None, "played": one, "line": [], "stand_in": False}
    shares = [1.0, *[0.0] * (seats - 1)]
    step = ReviewedMove(
        number=1, seat=0, move=move, phase="trick", shares=shares, cost=0.0, verdict="best", evaluated=[one], **quiet
    )
    accounts = [
        SeatAccount(
            seat=seat,
            decisions=4 * (1 + seat),
            error=error + seat,
            doubt=0.01,
            blunders=seat,
        )
        for seat in range(seats)
    ]
    return Analysis(version=VERSION, of=1, start=[], moves=[step], turns=[], accounts=accounts)


def test_play_over_time_comes_from_kept_analyses_and_is_shown_like_the_games(club: Club) -> None:
    unrated, alone, with_ben = club.games
    assert club.anna.call("GET", "/api/profile/play") == {"games": []}
    with club.server.app.state.application.store.engine.begin() as connection:
        analyses.keep(connection, with_ben, looked_back_at(3, 0.9))
        analyses.keep(connection, with_ben, looked_back_at(3, 0.02))  # made anew
        analyses.keep(connection, unrated, looked_back_at(3, 0.04))
        analyses.keep(connection, alone, looked_back_at(4, 0.08))
    with club.server.app.state.application.store.engine.begin() as connection:
        a = schema.analyses
        connection.execute(update(a).where(a.c.table_id == alone).values(version=VERSION - 1))
    assert [one["game"] for one in club.anna.call("GET", "/api/profile/play")["games"]] == ["pillars"], "an old method"
    with club.server.app.state.application.store.engine.begin() as connection:
        analyses.keep(connection, alone, looked_back_at(4, 0.08))
    contest, pillars = club.anna.call("GET", "/api/profile/play")["games"]
    assert (contest["game"], contest["error"], len(contest["points"])) == ("contest", pytest.approx(0.08), 1)
    assert [one["table"] for one in pillars["points"]] == [with_ben, unrated]  # the oldest first
    assert (pillars["error"], pillars["decisions"]) == (pytest.approx(0.03), 8)
    assert pillars["doubt"] == pytest.approx(0.01 / 2**0.5)
    (opening,) = pillars["openings"]
    assert (opening["move"]["args"], opening["games"], opening["result"]) == ({"card": "king"}, 2, 1.0)
    (bens,) = club.ben.call("GET", "/api/profile/play")["games"]
    assert (bens["error"], bens["points"][0]["blunders"], bens["openings"]) == (pytest.approx(1.02), 1, [])
    zoe = club.server.visitor("Zoe")
    with pytest.raises(Refused) as no:
        zoe.call("GET", "/api/profiles/anna/play")
    assert no.value.code == "not-shown"
    club.anna.call("PUT", "/api/privacy", {"games": "everybody"})
    (shown,) = zoe.call("GET", "/api/profiles/anna/play")["games"]
    assert [one["table"] for one in shown["points"]] == [with_ben]  # the only one that was listed


def test_a_period_cuts_what_is_shown_over_time_and_nothing_else(club: Club) -> None:
    unrated, alone, with_ben = club.games
    store = club.server.app.state.application.store
    with store.engine.begin() as connection:
        for table, seats in ((unrated, 3), (alone, 4), (with_ben, 3)):
            analyses.keep(connection, table, looked_back_at(seats, 0.02))
        f = schema.finished
        connection.execute(update(f).where(f.c.table_id == with_ben).values(at=now_ms() - 40 * DAY_MS))
    whole = club.anna.call("GET", "/api/profile")
    assert club.anna.call("GET", "/api/profile?days=365") == whole
    cut = club.anna.call("GET", "/api/profile?days=28")
    assert {**cut, "form": whole["form"]} == whole
    assert [one["game"] for one in whole["form"]] == ["contest", "pillars"]
    assert [one["game"] for one in cut["form"]] == ["contest"]  # of pillars only the old game counted
    contest, pillars = club.anna.call("GET", "/api/profile/play?days=28")["games"]
    assert [one["table"] for one in (*contest["points"], *pillars["points"])] == [alone, unrated]
    assert pillars["decisions"] == 4
    assert club.ben.call("GET", "/api/profile/play?days=28") == {"games": []}
    for bad in ("0", "-1", "soon"):
        with pytest.raises(Refused):
            club.anna.call("GET", f"/api/profile/play?days={bad}")


def test_every_game_of_a_list_says_what_was_found_of_it(club: Club) -> None:
    unrated, _, _ = club.games
    with club.server.app.state.application.store.engine.begin() as connection:
        analyses.keep(connection, unrated, looked_back_at(3, 0.04))
    listed = {one["id"]: one["play"] for one in club.anna.call("GET", "/api/profile/games")["games"]}
    assert {table for table, play in listed.items() if play} == {unrated}
    assert (listed[unrated]["table"], listed[unrated]["games"]) == (unrated, 1)


def test_of_very_many_games_a_point_stands_for_several_and_nothing_is_lost() -> None:
    for count in (0, 1, profiles.POINTS, profiles.POINTS + 1, 5 * profiles.POINTS + 7):
        found = profiles.parts(range(count))
        assert [one for part in found for one in part] == list(range(count))
        assert len(found) == min(count, profiles.POINTS)
        assert max((len(part) for part in found), default=0) - min((len(part) for part in found), default=0) <= 1
    games = [analyses.played("t", looked_back_at(3, error))[0] for error in (0.02, 0.04, 0.06)]
    last = results.FinishedGame("t", "pillars", 3, 77, 9, "rules", True, "", True, frozenset())
    point = profiles._play_point(last, games)
    assert (point.games, point.decisions, point.at) == (3, 12, 77)
    assert point.error == pytest.approx(0.04)
    assert point.result == 1.0  # the mean


def test_a_list_opens_no_finished_game(club: Club) -> None:
    registry = club.server.app.state.application.registry
    listed = club.anna.call("GET", "/api/tables")["tables"]
    assert [info["id"] for info in listed] == club.games
    assert not club.server.seen(lambda: list(registry.loaded))
    assert all(info["status"] == "over" and info["outcome"]["ranks"] for info in listed)
    assert [seat["name"] for seat in listed[2]["seats"]] == ["anna", "ben", "journeyman"]
    assert [seat["kind"] for seat in listed[2]["seats"]] == ["person", "person", "bot"]


def test_games_of_before_are_noted_later_and_count_once(club: Club) -> None:
    """As in a database of a version that did not note results."""
    before = club.anna.call("GET", "/api/profile")
    store = club.server.app.state.application.store
    with store.engine.begin() as connection:
        known = connection.execute(select(schema.results.c.mu).where(schema.results.c.mu.is_not(None))).all()
        for table in (schema.results, schema.finished):
            connection.execute(delete(table))
        connection.execute(update(schema.tables).values(summed=False))
    settled(club.server)
    after = club.anna.call("GET", "/api/profile")
    assert ids(club.anna) == club.games
    assert after["ratings"] == before["ratings"]
    assert known
    assert after["form"] == []  # what a rating was long ago was not noted


def test_who_deletes_themselves_leaves_the_others_their_games(club: Club) -> None:
    club.ben.call("DELETE", "/api/account", {"password": PASSWORD})
    game = club.anna.call("GET", "/api/profile/games")["games"][-1]
    assert [seat["name"] for seat in game["seats"]] == ["anna", "—", "journeyman"]
    assert club.anna.record(game["id"])["moves"]
    assert answers(club.anna, "ben") == answers(club.anna, "nepomuk")
