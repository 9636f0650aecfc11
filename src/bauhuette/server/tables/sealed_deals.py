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


async def begun(registry: TableRegistry, setup: TableSetup, address: str) -> OpenTable:
    """Return the table, created and started if needed; repeated calls, also after a crash, return the same one."""
    if await registry.store.load(setup.id) is None:
        await _made(registry, setup, address)
    live = await registry.find(setup.id)
    try:
        async with live.lock:
            await registry.store_and_tell(live, SERVER, "", lambda: StartGame.by_server(live.match))
    except CommandRefused as refused:
        if refused.code != Code.NOT_IN_LOBBY:  # it had begun, here or in another process
            raise
    return live


async def _made(registry: TableRegistry, setup: TableSetup, address: str) -> None:
    try:
        await registry.open(setup, address)
    except CommandRefused as refused:
        if refused.code != Code.BUSY or await registry.store.load(setup.id) is None:  # else another process was faster
            raise


async def unsealed(registry: TableRegistry, table: str) -> bool:
    """Open a deal to its readers; return whether that is done or can never be done."""
    try:
        live = await registry.find(table)
        async with live.lock:
            if live.match.sealed:
                await registry.store_and_tell(live, SERVER, "", lambda: Unseal.decide(live.match))
    except CommandRefused as refused:
        return refused.code not in (Code.BUSY, Code.NOT_PREPARED)
    return True
