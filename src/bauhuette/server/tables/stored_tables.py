"""Look after tables that are not open in this process: what is due there, and results not yet counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.permissions import findable
from bauhuette.server.feature import Feature
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.registry import CANNOT_GO_ON, TableRegistry
from bauhuette.server.tables.turn_index import NOBODY, asked_now
from bauhuette.server.wire import Code

LOOKS = 5  # sweeps that find a table damaged before it is left alone


class StoredTables(Feature):
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self._found_damaged: Counter[str] = Counter()

    async def sweep(self) -> None:
        await self._for_each(await self.store.due_before(now_ms() - 1000), self._attend)
        await self._for_each(await self.store.unknown_asked(), self._note_asked)
        await self.let_count()

    def table_is_over(self, match: Match) -> None:
        """Count a result in the background; questions about results wait until it is counted."""
        self.registry.spawn(self.store.settle(match, findable(match)))

    async def _for_each(self, tables: list[str], act: Callable[[str], Awaitable[None]]) -> None:
        """Handle each table; one failure does not stop the others."""
        for table in tables:
            try:
                await act(table)
            except Exception as error:
                self.registry.note_failure("sweep", error)

    async def _attend(self, table: str) -> None:
        """Schedule a table whose bot or clock is due, even if it was not opened since the last start."""
        try:
            live = await self.registry.find(table)
            self.registry.scheduler.attend(live)
            if self.registry.scheduler.has_nothing_to_do(live):
                await self.store.rest(table)  # a reader or a move loads it
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            if refused.code != Code.DAMAGED or self._is_surely_damaged(table):
                await self.store.rest(table)  # its readers learn why; nothing else can be done here

    def _is_surely_damaged(self, table: str) -> bool:
        """Give up a table only after repeated failures: a passing failure does not put it to sleep."""
        self._found_damaged[table] += 1
        return self._found_damaged[table] >= LOOKS

    async def let_count(self) -> None:
        """Games whose results were not written when they ended, or are just being written."""
        await self._for_each(await self.store.unsettled(), self._settle)

    async def _settle(self, table: str) -> None:
        try:
            match = await self.registry.as_stored(table)
            await self.store.settle(match, findable(match))
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            await self.store.leave_unsettled(table)

    async def _note_asked(self, table: str) -> None:
        """Whom a table waits for that was changed from outside, or by a version that did not keep it."""
        try:
            asked = asked_now((await self.registry.find(table)).match, now_ms())
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            asked = NOBODY
        await self.store.note_asked(table, asked._asdict())
