"""Who may do what, as a page made from the tables that decide: it cannot say anything else (`docs/rights.md`)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Any, NamedTuple

from fastapi import FastAPI
from fastapi.routing import APIRoute

from bauhuette.server.http.app import application
from bauhuette.server.http.rest import visitor
from bauhuette.server.http.safety import only_hosts
from bauhuette.server.settings import Settings
from bauhuette.server.sight.personal import SEES, WIDEST, Audience, Relation, Thing
from bauhuette.server.sight.rights import RIGHTS, Act, Cell, Role


class Door(StrEnum):
    """What decides whether somebody comes in at an address."""

    OPEN = "open"  # nobody is asked who they are
    OWN = "own"  # everybody, a guest too, and about themselves alone
    TABLE = "table"  # the rights at a table
    PERSON = "person"  # what a person lets others see
    HOST = "host"  # hosts of the server alone


MEANS = {
    Door.OPEN: "everybody; nobody is asked who they are",
    Door.OWN: "everybody, guests too: about what is theirs, or public",
    Door.TABLE: "whom the table lets in: see *At a table*",
    Door.PERSON: "whom the person lets see it: see *Of a person*",
    Door.HOST: "hosts of the server alone",
}


class Address(NamedTuple):
    method: str
    path: str
    door: Door


def _asked(dependant: Any) -> Iterator[Any]:
    """Everything a request has to pass before its function is called."""
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


def _door(route: APIRoute) -> Door:
    asked = list(_asked(route.dependant))
    if only_hosts in asked:
        return Door.HOST
    if visitor not in asked:
        return Door.OPEN
    if route.path.startswith("/api/tables/{table}"):
        return Door.TABLE
    return Door.PERSON if "{account}" in route.path else Door.OWN


def page() -> str:
    app = application(Settings(database=":memory:"))
    return "\n".join([*_head(), *_tables(), *_people(), *_addresses(addresses(app))]) + "\n"


def _head() -> list[str]:
    return [
        "# Who may do what",
        "",
        "Made by `make gen` from the code that decides.",
        "Every cell is asked by `tests/server/test_rights.py`, `test_profiles.py` and `test_doors.py`.",
    ]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["", _row(*head), _row(*["---"] * len(head)), *(_row(*row) for row in rows)]


def _when(cell: Cell) -> str:
    """The condition by its name; its sentence is below the table."""
    return {"yes": "yes", "no": ""}.get(cell.__name__, cell.__name__.replace("_", " "))


def _tables() -> list[str]:
    rows = [[act.value, *(_when(RIGHTS[act][role]) for role in Role)] for act in Act]
    cells = {cell.__name__: cell for act in Act for cell in RIGHTS[act].values()}
    said = [f"- *{_when(cell)}*: {' '.join((cell.__doc__ or '').split())}" for cell in cells.values() if cell.__doc__]
    return ["", "## At a table", *_table(["", *(role.value for role in Role)], rows), "", *said]


def _people() -> list[str]:
    rows = []
    for thing, audience in product(Thing, Audience):
        if thing in WIDEST and audience is Audience.EVERYBODY:
            continue
        rows.append([f"{thing}, shown to {audience}", *("yes" if SEES[audience][one] else "" for one in Relation)])
    return ["", "## Of a person", *_table(["", *(one.value for one in Relation)], rows)]


def _addresses(found: list[Address]) -> list[str]:
    lines = ["", "## Addresses"]
    for door in Door:
        own = [one for one in found if one.door is door]
        lines += ["", f"**{MEANS[door]}**", "", *(f"- `{one.method} {one.path}`" for one in own)]
    return lines
