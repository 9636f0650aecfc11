"""Tables at which others play the same deal: the server makes them, and opens them when the last of them is done."""

from __future__ import annotations

from bauhuette.match.commands.game_end import Unseal
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import SERVER
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.setup import TableSetup
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.wire import Code


async def begun(hall: TableRegistry, setup: TableSetup, address: str) -> OpenTable:
    """Return the table, created and started if needed; repeated calls, also after a crash, return the same one."""
    if await hall.store.load(setup.id) is None:
        await _made(hall, setup, address)
    live = await hall.find(setup.id)
    try:
        async with live.lock:
            await hall.store_and_tell(live, SERVER, "", lambda: StartGame.by_server(live.match))
    except CommandRefused as refused:
        if refused.code != Code.NOT_IN_LOBBY:  # it had begun, here or in another process
            raise
    return live


async def _made(hall: TableRegistry, setup: TableSetup, address: str) -> None:
    try:
        await hall.open(setup, address)
    except CommandRefused as refused:
        if refused.code != Code.BUSY or await hall.store.load(setup.id) is None:  # else another process was faster
            raise


async def unsealed(hall: TableRegistry, table: str) -> bool:
    """Open a deal to its readers; return whether that is done or can never be done."""
    try:
        live = await hall.find(table)
        async with live.lock:
            if live.match.sealed:
                await hall.store_and_tell(live, SERVER, "", lambda: Unseal.decide(live.match))
    except CommandRefused as refused:
        return refused.code not in (Code.BUSY, Code.NOT_PREPARED)
    return True
