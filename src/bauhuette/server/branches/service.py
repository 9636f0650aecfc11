"""Who may review a branch of a finished game."""

from __future__ import annotations

import contextlib

from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.permissions import Action, may
from bauhuette.server.branches import storage as stored
from bauhuette.server.tables.registry import TableRegistry


async def admit_reviewer(registry: TableRegistry, match: Match, user: str) -> None:
    """Allow a reader to review a branch if they may review the game it branches from."""
    origin = match.setup.origin
    if not origin or user in match.peers or match.seats_of(user):
        return
    if await registry.store.read(lambda connection: stored.find(connection, match.setup.id)) is None:
        return  # it is kept beside the game no longer
    with contextlib.suppress(CommandRefused):  # a table that cannot be opened admits no reviewer
        source = (await registry.find(origin)).match
        await admit_reviewer(registry, source, user)
        if may(Action.KNOW, source, user):
            match.peers.add(user)
