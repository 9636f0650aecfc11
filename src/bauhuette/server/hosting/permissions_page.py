"""Who may do what, as a page made from the tables that decide: it cannot say anything else (`docs/rights.md`)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Any, NamedTuple

from fastapi import FastAPI
from fastapi.routing import APIRoute

from bauhuette.server.access.permissions import RIGHTS, Action, Cell, Role
from bauhuette.server.access.privacy import SEES, WIDEST, Audience, PrivateThing, Relation
from bauhuette.server.http.asgi import make_app
from bauhuette.server.http.request_context import visitor
from bauhuette.server.moderation.routes import only_hosts
from bauhuette.server.settings import Settings


class Requirement(StrEnum):
    """What an address requires of its caller."""

    OPEN = "open"  # without a session
    OWN = "own"  # any session, about its own person alone
    TABLE = "table"  # the rights at a table
    PERSON = "person"  # what a person lets others see
    HOST = "host"  # hosts of the server alone


MEANS = {
    Requirement.OPEN: "everyone, without a session",
    Requirement.OWN: "everyone with a session, guests too: their own data, or what is public",
    Requirement.TABLE: "people the table admits: see *At a table*",
    Requirement.PERSON: "people the person shows it to: see *Of a person*",
    Requirement.HOST: "hosts of the server only",
}


ROLES = (
    "*Out*: has a seat where a bot plays on. *Host*: without a seat. *Kicked*: sent away by the host.",
    "*Invited*: played the game of which this is the rematch. *Peer*: may replay the game this one",
    "branches from. *Stranger*: anyone with the link. *Know*: the hands of all seats, the analysis,",
    "branches. *Secret*: the seed, and the record that holds it.",
)
SHOWN_TO = {Audience.NOBODY: "no one", Audience.FRIENDS: "friends", Audience.EVERYBODY: "everyone"}


class Address(NamedTuple):
    method: str
    path: str
    door: Requirement


def _asked(dependant: Any) -> Iterator[Any]:
    """Yield all dependencies of a route."""
    for part in dependant.dependencies:
        yield part.call
        yield from _asked(part)


def addresses(app: FastAPI) -> list[Address]:
    """Every address of the API with its door."""
    found = []
    for route in app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema:
            found += [Address(method, route.path, _door(route)) for method in sorted(route.methods or ())]
    return sorted(found, key=lambda one: (one.path, one.method))


def _door(route: APIRoute) -> Requirement:
    asked = list(_asked(route.dependant))
    if only_hosts in asked:
        return Requirement.HOST
    if visitor not in asked:
        return Requirement.OPEN
    if route.path.startswith("/api/tables/{table}"):
        return Requirement.TABLE
    return Requirement.PERSON if "{account}" in route.path else Requirement.OWN


def page() -> str:
    app = make_app(Settings(database=":memory:"))
    return "\n".join([*_head(), *_tables(), *_people(), *_addresses(addresses(app))]) + "\n"


def _head() -> list[str]:
    return [
        "# Who may do what",
        "",
        "Made by `make gen` from the code that decides.",
        "`tests/server/test_permissions.py`, `test_profiles.py` and `test_endpoint_permissions.py` ask every cell.",
    ]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["", _row(*head), _row(*["---"] * len(head)), *(_row(*row) for row in rows)]


def _when(cell: Cell) -> str:
    """The condition by its name; its sentence is below the table."""
    return {"yes": "yes", "no": ""}.get(cell.__name__, cell.__name__.replace("_", " "))


def _tables() -> list[str]:
    rows = [[act.value, *(_when(RIGHTS[act][role]) for role in Role)] for act in Action]
    cells = {cell.__name__: cell for act in Action for cell in RIGHTS[act].values()}
    said = [f"- *{_when(cell)}*: {' '.join((cell.__doc__ or '').split())}" for cell in cells.values() if cell.__doc__]
    return ["", "## At a table", "", *ROLES, *_table(["", *(role.value for role in Role)], rows), "", *said]


def _people() -> list[str]:
    rows = []
    for thing, audience in product(PrivateThing, Audience):
        if thing in WIDEST and audience is Audience.EVERYBODY:
            continue
        seen = ("yes" if SEES[audience][one] else "" for one in Relation)
        rows.append([f"{thing}, shown to {SHOWN_TO[audience]}", *seen])
    return ["", "## Of a person", *_table(["", *(one.value for one in Relation)], rows)]


def _addresses(found: list[Address]) -> list[str]:
    lines = ["", "## Addresses"]
    for door in Requirement:
        own = [one for one in found if one.door is door]
        lines += ["", f"**{MEANS[door]}**", "", *(f"- `{one.method} {one.path}`" for one in own)]
    return lines
