"""Rate limits: each has buckets of its own, and the processes of one server share them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from bauhuette.client import Refused, Visitor
from bauhuette.server.accounts import passwords
from bauhuette.server.accounts.passwords import BY_ACCOUNT, Guesses
from bauhuette.server.application import Application
from bauhuette.server.limits import connection_limits, rate_limits
from bauhuette.server.limits.connection_limits import HEARD_LASTS_S, ConnectionLimit
from bauhuette.server.limits.rate_limits import KNOWN, MESSAGES, NEW_TABLES, RateLimit, RateLimits
from bauhuette.server.limits.shared_limits import Counted
from bauhuette.server.refusals import Denied
from tests.limits import Rounds, until
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]


def test_equally_generous_limits_do_not_share_a_bucket() -> None:
    known, one, other = RateLimits(), RateLimit("one", 1, 1 / 60), RateLimit("other", 1, 1 / 60)
    assert known.wait(one, "anna", now=0.0) == 0
    assert known.wait(one, "anna", now=0.0) == 60
    assert known.wait(other, "anna", now=0.0) == 0
    assert known.wait(one, "ben", now=0.0) == 0
    assert known.wait(one, "anna", now=60.0) == 0


def test_every_limit_is_known_by_its_own_name() -> None:
    found = {name: limit.name for name, limit in vars(rate_limits).items() if isinstance(limit, RateLimit)}
    assert found
    assert found == {name: name.lower().replace("_", "-") for name in found}
    assert {limit.name: limit for limit in KNOWN.values()} == KNOWN
    assert set(KNOWN) == set(found.values())


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def side_by_side(processes: int) -> list[RateLimits]:
    """As many processes as that, which hear each other at once."""
    limiters = [RateLimits() for _ in range(processes)]

    def others_hear(teller: RateLimits) -> Callable[[Counted], None]:
        def tell(news: Counted) -> None:
            for other in limiters:
                if other is not teller:
                    other.taken_elsewhere(KNOWN[news.what], news.who, news.amount, now=0.0)

        return tell

    for one in limiters:
        one.tell = others_hear(one)
    return limiters


@pytest.mark.parametrize("limit", KNOWN.values(), ids=KNOWN)
@pytest.mark.parametrize("processes", [2, 16])
def test_with_many_processes_nobody_has_more_than_twice_the_burst(limit: RateLimit, processes: int) -> None:
    """They are asked in turns until all refuse. Apart from each other they would allow as many times the burst."""
    limiters, allowed = side_by_side(processes), 0
    rounds = Rounds("test with many processes nobody has more than twice the burst")
    while (took := sum(one.wait(limit, "anna", now=0.0) == 0 for one in limiters)) and rounds():
        allowed += took
    assert limit.burst - 1 <= allowed <= 2 * limit.burst + processes


def test_in_the_long_run_the_rate_is_that_of_one_process() -> None:
    """Ten minutes of as many messages as are answered, at four processes; hardly more than one would take."""
    limiters = [RateLimits() for _ in range(4)]
    now, allowed = 0.0, 0

    def tell(news: Counted) -> None:
        for other in limiters:
            if other is not asked:
                other.taken_elsewhere(MESSAGES, news.who, news.amount, now)

    for one in limiters:
        one.tell = tell
    for tick in range(600 * 40):
        now = tick / 40
        for asked in limiters:
            allowed += asked.wait(MESSAGES, "anna", now) == 0
    alone = MESSAGES.burst + 600 * MESSAGES.per_second
    assert alone * 0.95 < allowed < alone * 1.3


def test_of_people_who_do_little_nothing_is_told() -> None:
    told: list[Counted] = []
    known = RateLimits(tell=told.append)
    for second in range(600):
        assert known.wait(MESSAGES, "anna", now=float(second)) == 0
    assert told == []
    for _ in range(100):
        known.wait(MESSAGES, "ben", now=0.0)
    assert {news.who for news in told} == {"ben"}
    assert 100 - MESSAGES.burst / 16 <= sum(news.amount for news in told) <= 100


def test_debts_are_paid_within_the_time_an_empty_bucket_takes() -> None:
    known = RateLimits()
    known.taken_elsewhere(MESSAGES, "anna", 10_000, now=0.0)
    assert known.wait(MESSAGES, "anna", now=0.0) == (1 + MESSAGES.burst) / MESSAGES.per_second


def test_what_is_open_elsewhere_counts_until_it_is_long_unheard_of() -> None:
    time = Time()
    told: list[Counted] = []
    here = ConnectionLimit("sockets", 32, clock=time)
    there = ConnectionLimit("sockets", 32, tell=lambda news: told.append(news._replace(sender="there")), clock=time)
    with ExitStack() as open_there, ExitStack() as open_here:
        for _ in range(30):
            open_there.enter_context(there.let_in("1.2.3.4"))
        for news in told:
            here.heard(news)
        for _ in range(2):
            open_here.enter_context(here.let_in("1.2.3.4"))
        with pytest.raises(Denied):
            here.only_if_room("1.2.3.4")
        here.only_if_room("5.6.7.8")
        time.now += HEARD_LASTS_S + 1
        here.only_if_room("1.2.3.4")  # the other process may be gone
        told.clear()
        there.tell_again()
        here.heard(told[-1])
        with pytest.raises(Denied):
            here.only_if_room("1.2.3.4")
        told.clear()
    assert told[-1].amount < 2
    here.heard(told[-1])
    here.only_if_room("1.2.3.4")
    there.tell_again()
    assert not there._told


def test_guesses_count_at_every_process_and_are_forgiven_at_every_process() -> None:
    other = Guesses(Time())
    one = Guesses(Time(), tell=lambda news: other.heard(BY_ACCOUNT, news))
    for _ in range(BY_ACCOUNT.free):
        assert other.wait(BY_ACCOUNT, "anna") == 0
        one.count(BY_ACCOUNT, "anna")
    assert other.wait(BY_ACCOUNT, "anna") > 0
    one.forgive(BY_ACCOUNT, "anna")
    assert other.wait(BY_ACCOUNT, "anna") == 0


@pytest.mark.thorough
def test_two_processes_with_redis_share_what_anybody_may_do(
    start: Start, postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New tables of a person, tables of an address, guesses of a password: used up here, refused there."""
    heard: Counter[str] = Counter()
    listen = Application.counted_elsewhere

    def note(self: Application, news: Counted) -> None:
        listen(self, news)
        if self is not here.app.state.application:
            heard[news.what] += round(news.amount)

    monkeypatch.setattr(Application, "counted_elsewhere", note)
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # nothing fills up again meanwhile
    monkeypatch.setattr(connection_limits, "HEARD_LASTS_S", 600.0)
    wishes = {"database": postgres, "redis": redis, "limits": 1.0, "tables_per_address": 40}
    here = start(**wishes)
    there = start(**wishes)
    applications = [server.app.state.application for server in (here, there)]
    until(lambda: all(application.redis == "ok" for application in applications), "Redis is heard")
    anna, ben = here.visitor("Anna"), here.visitor("Ben")
    anna.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    for _ in range(int(NEW_TABLES.burst)):
        anna.open("pillars", ["me", "open", "open"])
    until(lambda: heard["new-tables"] >= NEW_TABLES.burst - 1, "tables are counted")
    assert refused_at(there.same(anna), tries=4) == "rate-limited"
    for _ in range(9):
        ben.open("pillars", ["me", "open", "open"])
    until(lambda: heard["tables"] > 0, "open tables are counted")
    assert refused_at(there.same(ben), tries=12) == "too-many"

    # The first pause is a second, which a busy machine may need until the next try.
    monkeypatch.setattr(passwords, "_pause", lambda patience, _made: patience.longest)
    guesser = here.visitor("Cleo")
    for _ in range(BY_ACCOUNT.free):
        with pytest.raises(Refused, match="do not match"):
            guesser.log_in("anna", "wrong horse")
    until(lambda: heard["guesses-account"] >= BY_ACCOUNT.free, "guesses are counted")
    with pytest.raises(Refused) as refused:
        there.visitor("Dora").log_in("anna", "correct horse")
    assert refused.value.code == "rate-limited"


def refused_at(visitor: Visitor, tries: int) -> str:
    """Why one of so many new tables was refused."""
    try:
        for _ in range(tries):
            visitor.open("pillars", ["me", "open", "open"])
    except Refused as refused:
        return refused.code
    return ""
