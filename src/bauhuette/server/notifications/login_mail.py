"""Login links by mail. The answer does not reveal whether an account exists."""

from __future__ import annotations

import logging

from bauhuette.server.accounts.one_time_codes import CodeKind, OneTimeCodes
from bauhuette.server.limits.rate_limits import LETTERS, RateLimits
from bauhuette.server.notifications import addresses, templates
from bauhuette.server.notifications.sender import ReminderSender

log = logging.getLogger("bauhuette.server")


class LoginMail:
    def __init__(self, codes: OneTimeCodes, reminders: ReminderSender, limits: RateLimits) -> None:
        self.codes = codes
        self.reminders = reminders
        self.limits = limits

    def ask(self, who: str) -> None:
        """Who asks does not wait: neither what is found nor how long it takes tells them anything."""
        self.reminders.registry.spawn(self._write(who.strip()))

    async def _write(self, who: str) -> None:
        if not who.isprintable():
            return
        found = await self.reminders.store.read(lambda connection: addresses.to_write_to(connection, who))
        for box, account in found:
            if self.limits.wait(LETTERS, box.user):
                continue  # the link of the last letter is still good
            if self.reminders.quota.wait("letter"):
                log.warning("mail: the hour's letters are used up")
                return
            code, _ = await self.codes.make(box.user, CodeKind.LETTER)
            url = self.reminders.settings.url.rstrip("/")
            await self.reminders.write(box.address, templates.way_back(box.lang, url, account, code))
