"""Bots with a character at a server's tables."""

from __future__ import annotations

import pytest

from bauhuette.bots.personality import personalities_of
from bauhuette.client import Refused
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.match.seats import bot_at_seat
from bauhuette.server.storage.ratings import player_of
from bauhuette.server.workers.worker import bot_of
from tests.server.running import RunningServer


def test_every_game_tells_its_characters_in_both_languages(server: RunningServer) -> None:
    told = {game["key"]: game for game in server.visitor("Anna").call("GET", "/api/info")["games"]}
    assert set(told) == set(game_keys())
    for key, game in told.items():
        assert [temper["key"] for temper in game["tempers"]] == list(personalities_of(meta_of(key)))
        assert all(set(temper["about"]) == {"de", "en"} for temper in game["tempers"])
        assert "net" not in game["tempered"]
        assert set(game["tempered"]) <= set(game["levels"])


def test_a_character_sits_down_and_plays(server: RunningServer) -> None:
    table = server.visitor("Anna").open("pillars", ["apprentice:bold", "me", "journeyman:saboteur"])
    assert [seat["level"] for seat in table.view["seats"]] == ["apprentice:bold", None, "journeyman:saboteur"]
    table.command("seat", seat=0, level="apprentice:careful")
    table.start()
    table.wait_for(lambda view: bool(view["play"] and view["play"]["moves"]))
    assert table.view["seats"][0]["level"] == "apprentice:careful"


def test_a_character_the_game_does_not_have_is_refused_with_those_it_has(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    with pytest.raises(Refused, match="bold, careful"):
        anna.open("baumeister", ["me", "foreman:saboteur"])
    table = anna.open("baumeister", ["me", "open"])
    with pytest.raises(Refused, match="bold, careful"):
        table.command("seat", seat=1, level="foreman:saboteur")
    for level in ("foreman:angry", "net:bold", "greedy:bold"):
        with pytest.raises(Refused):
            table.command("seat", seat=1, level=level)


class OneBot:
    """As much of a match as a rating asks for."""

    seats = (bot_at_seat("foreman:bold"), bot_at_seat("foreman"))


def test_all_characters_of_a_level_have_its_rating() -> None:
    assert [player_of(OneBot(), seat) for seat in range(2)] == ["bot:foreman", "bot:foreman"]  # type: ignore[arg-type]


def test_all_characters_of_a_level_share_a_workers_memory() -> None:
    plain, bold = (bot_of(level, "pillars", "") for level in ("foreman", "foreman:bold"))
    assert bold.name == "foreman:bold"
    assert bold.search is plain.search  # type: ignore[attr-defined]
