"""Tables at which others play the same deal: the server makes them, and opens them when the last of them is done."""

from __future__ import annotations

from bauhuette.match.events import SERVER
from bauhuette.match.refusal import Refused
from bauhuette.match.setup import Setup
from bauhuette.match.verbs.ending import Unseal
from bauhuette.match.verbs.starting import Start
from bauhuette.server.tables.hall import Hall
from bauhuette.server.tables.live import Live
from bauhuette.server.wire import Code


async def begun(hall: Hall, setup: Setup, address: str) -> Live:
    """The table, made and begun if it is not: however often somebody asks, and whoever was killed in between."""
    if await hall.store.load(setup.id) is None:
        await _made(hall, setup, address)
    live = await hall.find(setup.id)
    try:
        async with live.lock:
            await hall.store_and_tell(live, SERVER, "", lambda: Start.by_server(live.match))
    except Refused as refused:
        if refused.code != Code.NOT_IN_LOBBY:  # it had begun, here or in another process
            raise
    return live


async def _made(hall: Hall, setup: Setup, address: str) -> None:
    try:
        await hall.open(setup, address)
    except Refused as refused:
        if refused.code != Code.BUSY or await hall.store.load(setup.id) is None:  # else another process was faster
            raise


async def unsealed(hall: Hall, table: str) -> bool:
    """Let everybody look at it who may; whether that is done, or can never be done."""
    try:
        live = await hall.find(table)
        async with live.lock:
            if live.match.sealed:
                await hall.store_and_tell(live, SERVER, "", lambda: Unseal.propose(live.match))
    except Refused as refused:
        return refused.code not in (Code.BUSY, Code.NOT_PREPARED)
    return True
