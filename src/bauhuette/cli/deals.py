"""`bauhuette today`: play a server's deal of the day in the terminal, and see the ranking."""

from __future__ import annotations

from typing import Any

from bauhuette.bots.messages import bot_title
from bauhuette.cli.language import BadCall, readable, say_in
from bauhuette.cli.play import join
from bauhuette.cli.server_login import in_words, server_of, visiting
from bauhuette.client import Visitor
from bauhuette.engine.catalogue import game_keys, meta_of

SHOWN = 10  # places


def today(key: str | None, server: str, person: str | None, lang: str, plain: bool) -> int:
    """All deals of today, or the one of a game: played on until it is done, then compared."""
    if not server_of(server).startswith(("http://", "https://")) or server_of(server).endswith("//"):
        raise BadCall("deal-server", server=readable(server))
    if key is not None:
        meta_of(key)  # refuse an unknown key before asking the server
    with visiting(server, lang, person) as visitor:
        if key is None:
            _list(visitor, lang)
            return 0
        day = _day(visitor, lang)["day"]  # a game that goes on past midnight is still of this day
        deal = _deal(visitor, key, day, lang)
        if deal["state"] in ("open", "playing"):
            with in_words(lang):
                table = visitor.call("POST", f"/api/deals/today/{key}")["id"]
    if deal["state"] in ("open", "playing"):
        print(say_in(lang, "deal-rules", level=bot_title(deal["level"], lang)))
        code = join(f"{server_of(server)}/t/{table}", person, lang, plain)
        if code:
            return code
    with visiting(server, lang, person) as visitor:
        _tell_place(visitor, key, day, lang)
    return 0


def _day(visitor: Visitor, lang: str, day: str = "") -> dict[str, Any]:
    with in_words(lang):
        told: dict[str, Any] = visitor.call("GET", f"/api/deals/days/{day}" if day else "/api/deals/today")
    return told


def _deal(visitor: Visitor, key: str, day: str, lang: str) -> dict[str, Any]:
    found = [deal for deal in _day(visitor, lang, day)["deals"] if deal["game"] == key]
    if not found:
        raise BadCall("deal-none", game=key)
    deal: dict[str, Any] = found[0]
    return deal


def _list(visitor: Visitor, lang: str) -> None:
    day = _day(visitor, lang)
    print(say_in(lang, "deal-day", day=day["day"]))
    for deal in day["deals"]:
        print(f"  {_title(deal['game'], lang)} ({deal['game']}): {_state(deal, lang)}")


def _title(key: str, lang: str) -> str:
    return meta_of(key).title[lang] if key in game_keys() else key


def _state(deal: dict[str, Any], lang: str) -> str:
    known = deal["best"] is not None
    facts = {"players": deal["players"], "best": str(deal["best"]) if known else "–"}
    if deal["place"] is not None:
        facts |= {"place": deal["place"], "own": str(deal["own"])}
        return say_in(lang, "deal-placed", **facts)
    return say_in(lang, f"deal-{deal['state']}", **facts)


def _tell_place(visitor: Visitor, key: str, day: str, lang: str) -> None:
    """Print the player's place once they are done, and the ranking after the day; before, the state of the day."""
    deal = _deal(visitor, key, day, lang)
    print(f"{_title(key, lang)}: {_state(deal, lang)}")
    if deal["place"] is None:
        return
    with in_words(lang):
        places = visitor.call("GET", f"/api/deals/{deal['id']}/places")
    placed = [row for row in places["rows"] if row["place"] is not None]
    for i, row in enumerate(placed):
        if i < SHOWN or row["own"]:
            name = readable(row["name"]) if row["name"] else say_in(lang, "deal-somebody")
            facts = {"place": row["place"], "name": name, "points": str(row["points"])}
            print(say_in(lang, "deal-row-own" if row["own"] else "deal-row", **facts))
    if not places["opened"]:
        print(say_in(lang, "deal-places-later"))
    if not deal["listed"]:
        print(say_in(lang, "deal-guest"))
