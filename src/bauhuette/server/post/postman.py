"""Looks whom to remind, and carries it out: beside the tables, never in their way.

A table says itself when somebody should look at it (`tables.tell_at`, stored with the event that passes the turn on):
nothing is forgotten when a process ends. What is found is written to the outbox in the same transaction that says when
to look next; several processes may do so at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, select, update

from bauhuette.match.match import Match
from bauhuette.match.refusal import Refused
from bauhuette.server import smtp
from bauhuette.server.people.vacations import Vacations
from bauhuette.server.post import devices, mailboxes, outbox, push, sentences
from bauhuette.server.post.mailboxes import Mailbox, WayBack
from bauhuette.server.post.outbox import Errand, Reminder
from bauhuette.server.post.quota import MailQuota
from bauhuette.server.settings import Settings
from bauhuette.server.smtp import NotSent
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.asking import QUIET_MS
from bauhuette.server.tables.hall import Hall
from bauhuette.server.tables.live import Live, now_ms

log = logging.getLogger("bauhuette.server")
T = TypeVar("T")
HOUR_MS = 3_600_000
LOOKS = 200  # tables in one round
CARRIERS = 4  # threads that speak to mail servers and push services


class Seen(NamedTuple):
    """What is to be told of a table now, and when to look again."""

    reminders: list[Reminder]
    again: int | None


class Postman:
    def __init__(self, store: Store, hall: Hall, vacations: Vacations, settings: Settings, quota: MailQuota) -> None:
        self.store = store
        self.hall = hall
        self.vacations = vacations
        self.settings = settings
        self.quota = quota
        self.way = smtp.way_of(settings.mail) if settings.mails else None
        self.signer: push.Signer | None = None
        self._carriers = ThreadPoolExecutor(CARRIERS, thread_name_prefix="post")

    async def begin(self) -> None:
        if self.settings.pushes:
            self.signer = push.Signer(await self.store.key("vapid"), self.settings.contact)

    def close(self) -> None:
        """What is on its way arrives or not; nobody waits for it."""
        self._carriers.shutdown(wait=False, cancel_futures=True)

    async def round(self) -> None:
        """To be called every few seconds. Where there is no way to tell anybody anything, nothing is looked at."""
        if self.way is None and self.signer is None:
            return
        for table, tell_at in await self.store.read(_to_look_at):
            try:
                await self._look_at(table, tell_at)
            except Exception as error:  # whatever is wrong with one of them, the others get their turn
                self.hall.note_failure("reminding", error)
        await self._push_on()
        await self._mail_on()

    # --- whom to remind ---

    async def _look_at(self, table: str, tell_at: int) -> None:
        try:
            live = await self.hall.find(table)
        except Refused:
            seen = Seen([], None)  # nobody can play there
        else:
            await self._catch_up(live)
            await self._heed_vacation(live)
            seen = self.seen_at(live, now_ms())
        here = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.tell_at == tell_at)

        def work(connection: Connection) -> None:
            if connection.execute(here.values(tell_at=seen.again)).rowcount:
                outbox.plan(connection, seen.reminders, now_ms())

        await self.store.do_at_once(work)

    async def _catch_up(self, live: Live) -> None:
        """What other processes know: moves, and who is connected there."""
        if self.store.shared:
            async with live.lock:
                await self.hall.catch_up(live)
            await self.hall.look_around([live])

    async def _heed_vacation(self, live: Live) -> None:
        seat = live.match.to_move
        if seat is not None and live.match.seats[seat].user:
            await self.vacations.heed_at(live, live.match.seats[seat].user, now_ms())

    def seen_at(self, live: Live, now: int) -> Seen:
        match = live.match
        people = list(dict.fromkeys(seat.user for seat in match.seats if seat.user))
        if match.status == "over":
            away = [user for user in people if user not in live.users()] if len(people) > 1 else []
            return Seen([Reminder(user, live.id, "over", match.changed) for user in away], None)
        seat = match.to_move
        if seat is None or match.seats[seat].played_by_bot or not _is_awaited(match, people):
            return Seen([], None)
        clocks, user = match.clocks, match.seats[seat].user
        back, warns = clocks.back(seat, now), clocks.warns()
        if back:
            return Seen([], back)
        if now < clocks.began + QUIET_MS:
            return Seen([], clocks.began + QUIET_MS)
        late = warns is not None and now >= warns
        again = None if late else warns
        if user in live.users():  # they see it
            return Seen([], again)
        return Seen([Reminder(user, live.id, "warning" if late else "turn", clocks.began)], again)

    # --- push ---

    async def _push_on(self) -> None:
        if self.signer is None:
            return
        errands = await self.store.read(lambda c: outbox.waiting(c, "push", now_ms()))
        await asyncio.gather(*(self._push(self.signer, errand) for errand in errands))

    async def _push(self, signer: push.Signer, errand: Errand) -> None:
        told = await self._told(errand)
        taken = await self.store.do_at_once(lambda c: outbox.take(c, [errand]))
        found = await self.store.read(lambda c: devices.found(c, errand.target))
        if not taken:
            return
        if found is None or told is None:
            await self._settle(taken, sent=False)
            return
        device, lang = found
        waiting = len(await self.store.waiting_for(errand.reminder.user))
        message = sentences.pushed(told, lang, waiting)
        try:
            await self._carried(partial(push.send, signer, device, message, told.table))
        except push.Gone:
            await self.store.writer.run(lambda c: devices.is_gone(c, errand.target))
            await self._settle(taken, sent=False)
        except NotSent as failed:
            await self._failed(taken, failed)
        except Exception as error:  # sent or not: nobody knows, so nobody tries again
            log.warning("push: %s", type(error).__name__)
        else:
            await self._settle(taken, sent=True)

    # --- mail ---

    async def _mail_on(self) -> None:
        if self.way is None:
            return
        by_user = defaultdict(list)
        for errand in await self.store.read(lambda c: outbox.waiting(c, "mail", now_ms(), limit=1000)):
            by_user[errand.reminder.user].append(errand)
        for user, errands in by_user.items():
            await self._mail(self.way, user, errands)

    async def _mail(self, way: smtp.Way, user: str, errands: list[Errand]) -> None:
        """All that waits for a person in one letter; the next one an hour later at the earliest."""
        told = {errand.id: await self._told(errand) for errand in errands}

        def work(connection: Connection) -> tuple[Mailbox | None, list[Errand]]:
            box = mailboxes.mailbox_of(connection, user)
            if box is None or not box.confirmed:
                outbox.drop(connection, errands)
                return None, []
            if box.mailed > now_ms() - HOUR_MS:
                return None, []
            taken = outbox.take(connection, errands)
            if taken:
                connection.execute(
                    update(schema.mailboxes).where(schema.mailboxes.c.user_id == user).values(mailed=now_ms())
                )
            return box, taken

        box, taken = await self.store.do_at_once(work)
        known = [found for errand in taken if (found := told[errand.id]) is not None]
        if box is None or not known:
            await self._settle(taken, sent=False)
            return
        try:
            await self._carried(partial(smtp.send, way, await self._letter(box, known)))
        except NotSent as failed:
            await self._failed(taken, failed)
        except Exception as error:
            log.warning("mail: %s", type(error).__name__)
        else:
            await self._settle(taken, sent=True)

    async def _stop_key(self) -> bytes:
        """For links that end the mail; they are good after a host has switched mail off."""
        return await self.store.key("mail")

    async def _letter(self, box: Mailbox, told: list[sentences.Told]) -> EmailMessage:
        url, token = self.settings.url.rstrip("/"), mailboxes.stop_token(await self._stop_key(), box)
        subject, text = sentences.digest(told, box.lang, url, f"{url}/mail/stop/{token}")
        return smtp.letter(self.settings.mail_from, box.address, subject, text, f"{url}/api/mail/stop/{token}")

    async def ask(self, user: str, address: str, lang: str) -> None:
        """Send the question whether an address is theirs, in the background.

        The answer is the same if the address had enough questions: it tells nothing about what others asked.
        """
        assert self.way is not None
        checked = mailboxes.checked(address)
        self.quota.only_within_total()
        asked = await self.store.do_at_once(lambda c: mailboxes.ask(c, user, checked, lang, now_ms()))
        if self.quota.reaches(checked):
            self.hall.spawn(self.write(checked, sentences.question(lang, self.settings.url.rstrip("/"), asked.code)))
        self._tell_before(asked.before)

    async def forget(self, user: str) -> None:
        def work(connection: Connection) -> WayBack | None:
            led = mailboxes.way_back(connection, user)
            mailboxes.remove(connection, user)
            return led

        self._tell_before(await self.store.do_at_once(work))

    def _tell_before(self, led: WayBack | None) -> None:
        """Whoever reads the address that counted until now learns that it does not any more: a thief may be at it."""
        if led is not None and self.way is not None:
            said = sentences.changed(led.box.lang, self.settings.url.rstrip("/"), led.account)
            self.hall.spawn(self.write(led.box.address, said))

    async def write(self, address: str, said: sentences.Digest) -> None:
        """A letter of its own, at once; whoever misses it asks again."""
        assert self.way is not None
        letter = smtp.letter(self.settings.mail_from, address, said.subject, said.text)
        try:
            await self._carried(partial(smtp.send, self.way, letter))
        except Exception as error:
            log.warning("mail: %s", type(error).__name__)

    async def stop(self, token: str) -> bool:
        key = await self._stop_key()
        return await self.store.do_at_once(lambda c: mailboxes.stop(c, key, token))

    # --- both ---

    async def _told(self, errand: Errand) -> sentences.Told | None:
        """What can be said of a table; nothing where it cannot be opened any more."""
        user, table, kind, _ = errand.reminder
        try:
            return sentences.told_of((await self.hall.find(table)).match, user, kind, now_ms())
        except Refused:
            return None

    async def _carried(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._carriers, work)

    async def _settle(self, errands: list[Errand], sent: bool) -> None:
        await self.store.writer.run(lambda c: outbox.settle(c, errands, sent))

    async def _failed(self, errands: list[Errand], failed: NotSent) -> None:
        if failed.later:
            await self.store.writer.run(lambda c: outbox.wait_again(c, errands, now_ms()))
        else:
            await self._settle(errands, sent=False)


def _to_look_at(connection: Connection) -> list[Any]:
    t = schema.tables.c
    query = select(t.id, t.tell_at).where(t.tell_at <= now_ms()).order_by(t.tell_at).limit(LOOKS)
    return list(connection.execute(query))


def _is_awaited(match: Match, people: list[str]) -> bool:
    """Bots do not wait."""
    return len(people) > 1 or match.setup.clock.kind != "none"
