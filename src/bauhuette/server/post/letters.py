"""A letter to whoever cannot come in: a link that does it once. Asking tells nobody whether there is such a person."""

from __future__ import annotations

import logging

from bauhuette.server.limits import LETTERS, Limits
from bauhuette.server.people.codes import Codes, Kind
from bauhuette.server.post import mailboxes, sentences
from bauhuette.server.post.postman import Postman

log = logging.getLogger("bauhuette.server")


class Letters:
    def __init__(self, codes: Codes, postman: Postman, limits: Limits) -> None:
        self.codes = codes
        self.postman = postman
        self.limits = limits

    def ask(self, who: str) -> None:
        """Who asks does not wait: neither what is found nor how long it takes tells them anything."""
        self.postman.hall.spawn(self._write(who.strip()))

    async def _write(self, who: str) -> None:
        if not who.isprintable():
            return
        found = await self.postman.store.read(lambda connection: mailboxes.to_write_to(connection, who))
        for box, account in found:
            if self.limits.wait(LETTERS, box.user):
                continue  # the link of the last letter is still good
            if self.postman.quota.wait("letter"):
                log.warning("mail: the hour's letters are used up")
                return
            code, _ = await self.codes.make(box.user, Kind.LETTER)
            url = self.postman.settings.url.rstrip("/")
            await self.postman.write(box.address, sentences.way_back(box.lang, url, account, code))
