"""Apply moderation to this process: end connections, reload tables, forget names."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from bauhuette.server.feature import Feature
from bauhuette.server.moderation import announcements, audit_log, bans
from bauhuette.server.moderation.announcements import ServerNotice
from bauhuette.server.moderation.audit_log import AuditAction, AuditEntry
from bauhuette.server.moderation.bans import Banned, Bans
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import POLICY, now_ms
from bauhuette.server.tables.registry import TableRegistry


class ModerationSync(Feature):
    """Read new rows of the audit log every few seconds; `bans` and `notice` are the current state."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.features: Sequence[Feature] = ()  # told of every person who is deleted
        self.bans = Bans()
        self.notice: ServerNotice | None = None
        self._known = 0  # the number of the last row

    async def open(self) -> None:
        """Read current bans and notices; earlier entries have taken effect in what is stored."""
        await self.store.read(self._read)

    async def look(self) -> None:
        found = await self.store.read(lambda connection: audit_log.after(connection, self._known))
        if not found:
            return
        await self.store.read(self._read)
        for entry in found:
            await self._apply(entry)
        self._send_away_banned()

    def _read(self, connection: Connection) -> None:
        number = audit_log.last(connection)  # first: what is done meanwhile is read twice rather than never
        self.bans = Bans(bans.current(connection, now_ms()))
        self.notice = announcements.current(connection, now_ms())
        self._known = number

    async def _apply(self, entry: AuditEntry) -> None:
        match entry.what:
            case AuditAction.CLOSED:
                await self.registry.look_again([entry.target])
            case AuditAction.BANNED:
                await self.registry.look_again(self.registry.tables_of(entry.target))
            case AuditAction.DELETED:
                await self.registry.look_again(self.registry.tables_of(entry.target))
                for feature in self.features:
                    feature.forget(entry.target)
                self.registry.forget_person(entry.target)

    def _send_away_banned(self) -> None:
        now = now_ms()
        for live in list(self.registry.loaded.values()):
            for listener in list(live.listeners):
                ban = self.bans.of(listener.user, listener.address, now)
                if ban is not None:
                    listener.close(POLICY, Banned(ban))

    def only_admitted(self, user: str, address: str) -> None:
        ban = self.bans.of(user, address, now_ms())
        if ban is not None:
            raise Banned(ban)

    def notice_in(self, lang: str) -> str | None:
        return None if self.notice is None else self.notice.text(lang, now_ms())
