"""Who wants to be told of what, by what."""

from __future__ import annotations

import json

from sqlalchemy import Connection, insert, select, update

from bauhuette.server.storage import schema

KINDS = ("turn", "warning", "over")
Choices = dict[str, list[str]]  # channels by kind
USUAL: Choices = {"turn": ["push", "mail"], "warning": ["push", "mail"], "over": ["push"]}


def choices_of(connection: Connection, user: str) -> Choices:
    r = schema.reminding.c
    found = connection.execute(select(r.choices).where(r.user_id == user)).scalar_one_or_none()
    return dict(USUAL) if found is None else USUAL | json.loads(found)


def choose(connection: Connection, user: str, choices: Choices) -> None:
    r, text = schema.reminding, json.dumps(choices)
    if not connection.execute(update(r).where(r.c.user_id == user).values(choices=text)).rowcount:
        connection.execute(insert(r).values(user_id=user, choices=text))
