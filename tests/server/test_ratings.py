"""What enters the ratings, and how much: accounts, games that were played, people who meet seldom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert, select

from bauhuette.client import Refused, Visitor
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import Resign
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.server.access.permissions import findable
from bauhuette.server.storage import database as databases
from bauhuette.server.storage import ratings, results, schema
from bauhuette.server.storage.ratings import LEAST_MOVES, MODEL, Key
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.training.service import DAY_MS
from tests.match.at_a_table import ANNA, BEN, CLEO, bot, happen, new_match, play_until, sitting
from tests.server.running import RunningServer
from tests.server.test_tables import asked

Begin = Callable[..., RunningServer]
NOW = 100 * DAY_MS


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = engine_for(database_url(database))
    databases.migrate(engine)
    with engine.begin() as connection:
        for who in (ANNA, BEN):
            connection.execute(insert(schema.users).values(id=who.user, created=0, name=who.name, account=who.user))
    yield engine
    engine.dispose()


def won_by_anna(number: int, *seats: dict[str, Any], moves: int = LEAST_MOVES, at: int = NOW) -> Match:
    """A game in which everybody resigns after so many moves of their own, Anna last."""
    people = [Actor(seat["user"], seat["name"]) for seat in seats if seat["user"]]
    match = new_match(*seats, id=f"table-{number}")
    happen(match, StartGame.decide(match, ANNA), at)
    held = [seat for who in people for seat in match.seats_of(who.user)]
    play_until(match, lambda m: all(m.own_moves[seat] >= moves for seat in held), at)
    for who in reversed(people):
        if match.status == "running":  # not any more, where two of three have resigned
            happen(match, Resign.decide(match, who), at, who)
    return match


def settle(connection: Connection, match: Match, one_address: bool = False) -> None:
    table = match.setup.id
    row = {"id": table, "game": "pillars", "setup": "", "secret": b"", "created": 0, "changed": 0}
    connection.execute(insert(schema.tables).values(**row, status="over", version=1, rated=False))
    for seat in match.seats:
        if seat.user:
            connection.execute(insert(schema.members).values(table_id=table, user_id=seat.user))
            sitting_down = {"device": "", "address": "home" if one_address else seat.user, "at": NOW}
            connection.execute(insert(schema.sittings).values(table_id=table, user_id=seat.user, **sitting_down))
    results.settle(connection, match, findable(match), "—")


def mu_of(connection: Connection, player: str = ANNA.user) -> float | None:
    found = ratings.ratings_of(connection, player).get(Key("pillars"))
    return None if found is None else found.mu


TOGETHER = (sitting(ANNA), sitting(BEN), bot())


def test_strangers_who_play_are_rated_fully(engine: Engine) -> None:
    match = won_by_anna(1, *TOGETHER)
    assert match.rated_ranks is not None
    ranks = [float(place) for place in match.rated_ranks]
    expected = MODEL.rate([[MODEL.rating()] for _ in ranks], ranks=ranks)
    with engine.begin() as connection:
        settle(connection, match)
        found = [ratings.ratings_of(connection, player)[Key("pillars")] for player in ("anna", "ben", "bot:greedy")]
    assert [one.mu for one in found] == pytest.approx([one.mu for (one,) in expected])
    assert [one.sigma for one in found] == pytest.approx([one.sigma for (one,) in expected])
    assert [one.games for one in found] == [1, 1, 1]


@pytest.mark.parametrize("moves", [0, LEAST_MOVES - 1])
def test_who_resigns_before_the_least_number_of_moves_changes_nothing(engine: Engine, moves: int) -> None:
    with engine.begin() as connection:
        for number in range(12):
            settle(connection, won_by_anna(number, *TOGETHER, moves=moves))
        assert connection.execute(select(schema.ratings)).all() == []
        assert not any(connection.execute(select(schema.finished.c.counted)).scalars())


def test_each_further_game_of_the_same_two_counts_half(engine: Engine) -> None:
    with engine.begin() as connection:
        gains = []
        for number in range(12):
            before = mu_of(connection) or MODEL.mu
            settle(connection, won_by_anna(number, *TOGETHER, at=NOW + number))
            gains.append((mu_of(connection) or 0.0) - before)
        assert 0 < gains[1] < gains[0] * 0.6
        assert gains[11] < gains[0] * 0.01
        assert sum(gains) < 2 * gains[0]
        before = mu_of(connection) or 0.0
        settle(connection, won_by_anna(12, *TOGETHER, at=NOW + 8 * DAY_MS))
        assert (mu_of(connection) or 0.0) - before > gains[2], "a week later they are opponents as others are"


def test_people_from_one_address_hardly_move_each_other(engine: Engine) -> None:
    fully = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1.0, 3.0, 2.0])[0][0].mu - MODEL.mu
    with engine.begin() as connection:
        for number in range(12):
            settle(connection, won_by_anna(number, *TOGETHER, at=NOW + number), one_address=True)
        assert 0 < (mu_of(connection) or 0.0) - MODEL.mu < fully / 4


def test_guests_are_left_out_and_others_are_rated_among_themselves(engine: Engine) -> None:
    """As at a tournament that guests may enter, or a table that was opened before guests were refused."""
    with engine.begin() as connection:
        settle(connection, won_by_anna(1, sitting(ANNA), sitting(CLEO), sitting(BEN)))
        assert {row.player for row in connection.execute(select(schema.ratings))} == {"anna", "ben"}
        settle(connection, won_by_anna(2, sitting(ANNA), sitting(CLEO), sitting(Actor("gil", "Gil"))))
        assert ratings.ratings_of(connection, ANNA.user)[Key("pillars")].games == 1, "alone among guests"


def test_a_table_without_rating_changes_nothing(engine: Engine) -> None:
    match = won_by_anna(1, *TOGETHER)
    match.rated = False
    with engine.begin() as connection:
        settle(connection, match)
        assert mu_of(connection) is None


# --- over the wire ---


def rating(by: Visitor) -> list[Any]:
    found: list[Any] = by.call("GET", "/api/profile")["ratings"]
    return found


def test_twelve_instant_resignations_of_new_people_change_nothing(start: Begin, database: str) -> None:
    server = start(database=database)
    anna = server.member("anna")
    for number in range(12):
        table = anna.open("pillars", ["me", "open", "journeyman"])
        assert table.view["rated"]
        guest = server.visitor(f"Guest {number}")
        guest.lang = "de" if number % 2 else "en"
        with pytest.raises(Refused, match="brauchen ein Konto" if number % 2 else "need an account") as no:
            guest.join(table.id)
        assert no.value.code == "only-accounts"
        other = server.member(f"fresh-{number}").join(table.id)
        table.start()
        other.command("resign")
        table.command("resign")
        table.wait_until_over()
    assert rating(anna) == []
    assert [row["name"] for row in anna.call("GET", "/api/ratings/pillars")["rows"]] == []


def test_a_guest_opens_no_rated_table(server: RunningServer) -> None:
    guest = server.visitor("Guest")
    with pytest.raises(Refused) as no:
        guest.open("pillars", ["me", "open", "greedy"], rated=True)
    assert no.value.code == "only-accounts"
    unrated = guest.open("pillars", ["me", "open", "greedy"])
    assert not unrated.view["rated"]
    assert server.visitor("Other").join(unrated.id).view["seat"] == 1


def test_where_people_play_from_is_noted_with_their_first_move(server: RunningServer) -> None:
    """At tables without a lobby: those of seekers and rematches."""
    people = [server.member(name) for name in ("tim", "ute", "vera")]
    path = [by.call("PUT", "/api/seek", {"game": "pillars", "seats": 3})["path"] for by in people][-1]
    tables = [by.watch(path) for by in people]
    assert tables[0].view["rated"]
    for _ in range(3):
        mover = asked(tables)
        mover.move(mover.view["play"]["moves"][0])
    with server.app.state.application.store.engine.connect() as connection:
        noted = [row.address for row in connection.execute(select(schema.sittings))]
    assert len(noted) > 1
    assert len(set(noted)) == 1
    assert "127.0.0.1" not in noted
