"""Looks whom to remind, and carries it out: beside the tables, never in their way.

A table says itself when it should be looked at (`tables.tell_at`, stored with the event that passes the turn on):
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
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.correspondence.vacations import Vacations
from bauhuette.server.correspondence.waiting_tables import waiting_tables
from bauhuette.server.feature import Feature
from bauhuette.server.notifications import addresses, outbox, push, smtp, subscriptions, templates
from bauhuette.server.notifications.addresses import LoginAddress, Mailbox
from bauhuette.server.notifications.mail_quota import MailQuota
from bauhuette.server.notifications.outbox import DueReminder, Reminder
from bauhuette.server.notifications.smtp import NotSent
from bauhuette.server.settings import Settings
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.tables.turn_index import QUIET_MS

log = logging.getLogger("bauhuette.server")
T = TypeVar("T")
HOUR_MS = 3_600_000
LOOKS = 200  # tables in one round
CARRIERS = 4  # threads that speak to mail servers and push services


class ReminderCheck(NamedTuple):
    """What is to be told of a table now, and when to look again."""

    reminders: list[Reminder]
    again: int | None


class ReminderSender(Feature):
    def __init__(
        self, store: Store, registry: TableRegistry, vacations: Vacations, settings: Settings, quota: MailQuota
    ) -> None:
        self.store = store
        self.registry = registry
        self.vacations = vacations
        self.settings = settings
        self.quota = quota
        self.way = smtp.way_of(settings.mail) if settings.mails else None
        self.signer: push.VapidSigner | None = None
        self._carriers = ThreadPoolExecutor(CARRIERS, thread_name_prefix="post")

    async def open(self) -> None:
        if self.settings.pushes:
            self.signer = push.VapidSigner(await self.store.key("vapid"), self.settings.contact)

    async def close(self) -> None:
        """Stop without waiting for messages on their way."""
        self._carriers.shutdown(wait=False, cancel_futures=True)

    async def clear_away(self, now: int) -> None:
        await self.store.writer.run(lambda connection: outbox.clear_away(connection, now))

    async def round(self) -> None:
        """Send what is due; called every few seconds. Without a channel nothing is read."""
        if self.way is None and self.signer is None:
            return
        for table, tell_at in await self.store.read(_to_look_at):
            try:
                await self._look_at(table, tell_at)
            except Exception as error:  # one failure must not stop the others
                self.registry.note_failure("reminding", error)
        await self._push_on()
        await self._mail_on()

    # --- whom to remind ---

    async def _look_at(self, table: str, tell_at: int) -> None:
        try:
            live = await self.registry.find(table)
        except CommandRefused:
            seen = ReminderCheck([], None)  # the game cannot be played on
        else:
            await self._catch_up(live)
            await self._follow_vacation(live)
            seen = self.seen_at(live, now_ms())
        here = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.tell_at == tell_at)

        def work(connection: Connection) -> None:
            if connection.execute(here.values(tell_at=seen.again)).rowcount:
                outbox.plan(connection, seen.reminders, now_ms())

        await self.store.do_at_once(work)

    async def _catch_up(self, live: OpenTable) -> None:
        """What other processes know: moves, and who is connected there."""
        if self.store.shared:
            async with live.lock:
                await self.registry.catch_up(live)
            await self.registry.look_around([live])

    async def _follow_vacation(self, live: OpenTable) -> None:
        seat = live.match.to_move
        if seat is not None and live.match.seats[seat].user:
            await self.vacations.heed_at(live, live.match.seats[seat].user, now_ms())

    def seen_at(self, live: OpenTable, now: int) -> ReminderCheck:
        match = live.match
        people = list(dict.fromkeys(seat.user for seat in match.seats if seat.user))
        if match.status == "over":
            away = [user for user in people if user not in live.users()] if len(people) > 1 else []
            return ReminderCheck([Reminder(user, live.id, "over", match.changed) for user in away], None)
        seat = match.to_move
        if seat is None or match.seats[seat].played_by_bot or not _is_awaited(match, people):
            return ReminderCheck([], None)
        clocks, user = match.clocks, match.seats[seat].user
        back, warns = clocks.back(seat, now), clocks.warns()
        if back:
            return ReminderCheck([], back)
        if now < clocks.began + QUIET_MS:
            return ReminderCheck([], clocks.began + QUIET_MS)
        late = warns is not None and now >= warns
        again = None if late else warns
        if user in live.users():  # they see it
            return ReminderCheck([], again)
        return ReminderCheck([Reminder(user, live.id, "warning" if late else "turn", clocks.began)], again)

    # --- push ---

    async def _push_on(self) -> None:
        if self.signer is None:
            return
        errands = await self.store.read(lambda c: outbox.waiting(c, "push", now_ms()))
        await asyncio.gather(*(self._push(self.signer, errand) for errand in errands))

    async def _push(self, signer: push.VapidSigner, errand: DueReminder) -> None:
        told = await self._told(errand)
        taken = await self.store.do_at_once(lambda c: outbox.take(c, [errand]))
        found = await self.store.read(lambda c: subscriptions.found(c, errand.target))
        if not taken:
            return
        if found is None or told is None:
            await self._settle(taken, sent=False)
            return
        device, lang = found
        waiting = len(await self.store.read(lambda c: waiting_tables(c, errand.reminder.user)))
        message = templates.pushed(told, lang, waiting)
        try:
            await self._carried(partial(push.send, signer, device, message, told.table))
        except push.Gone:
            await self.store.writer.run(lambda c: subscriptions.is_gone(c, errand.target))
            await self._settle(taken, sent=False)
        except NotSent as failed:
            await self._failed(taken, failed)
        except Exception as error:  # the outcome is unknown, so it is not sent again
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

    async def _mail(self, way: smtp.MailServer, user: str, errands: list[DueReminder]) -> None:
        """All that waits for a person in one letter; the next one an hour later at the earliest."""
        told = {errand.id: await self._told(errand) for errand in errands}

        def work(connection: Connection) -> tuple[Mailbox | None, list[DueReminder]]:
            box = addresses.mailbox_of(connection, user)
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

    async def _letter(self, box: Mailbox, told: list[templates.ReminderFacts]) -> EmailMessage:
        url, token = self.settings.url.rstrip("/"), addresses.stop_token(await self._stop_key(), box)
        subject, text = templates.digest(told, box.lang, url, f"{url}/mail/stop/{token}")
        return smtp.letter(self.settings.mail_from, box.address, subject, text, f"{url}/api/mail/stop/{token}")

    async def ask(self, user: str, address: str, lang: str) -> None:
        """Send the question whether an address is theirs, in the background.

        The answer is the same if the address had enough questions: it tells nothing about what others asked.
        """
        assert self.way is not None
        checked = addresses.checked(address)
        self.quota.only_within_total()
        asked = await self.store.do_at_once(lambda c: addresses.ask(c, user, checked, lang, now_ms()))
        if self.quota.reaches(checked):
            question = templates.question(lang, self.settings.url.rstrip("/"), asked.code)
            self.registry.spawn(self.write(checked, question))
        self._tell_before(asked.before)

    async def forget_address(self, user: str) -> None:
        def work(connection: Connection) -> LoginAddress | None:
            led = addresses.way_back(connection, user)
            addresses.remove(connection, user)
            return led

        self._tell_before(await self.store.do_at_once(work))

    def _tell_before(self, led: LoginAddress | None) -> None:
        """Tell the former address that it was replaced, in case of theft."""
        if led is not None and self.way is not None:
            said = templates.changed(led.box.lang, self.settings.url.rstrip("/"), led.account)
            self.registry.spawn(self.write(led.box.address, said))

    async def write(self, address: str, said: templates.Digest) -> None:
        """Send one mail at once; if that fails, the person can ask again."""
        assert self.way is not None
        letter = smtp.letter(self.settings.mail_from, address, said.subject, said.text)
        try:
            await self._carried(partial(smtp.send, self.way, letter))
        except Exception as error:
            log.warning("mail: %s", type(error).__name__)

    async def stop(self, token: str) -> bool:
        key = await self._stop_key()
        return await self.store.do_at_once(lambda c: addresses.stop(c, key, token))

    # --- both ---

    async def _told(self, errand: DueReminder) -> templates.ReminderFacts | None:
        """What can be said of a table; nothing where it cannot be opened any more."""
        user, table, kind, _ = errand.reminder
        try:
            return templates.told_of((await self.registry.find(table)).match, user, kind, now_ms())
        except CommandRefused:
            return None

    async def _carried(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._carriers, work)

    async def _settle(self, errands: list[DueReminder], sent: bool) -> None:
        await self.store.writer.run(lambda c: outbox.settle(c, errands, sent))

    async def _failed(self, errands: list[DueReminder], failed: NotSent) -> None:
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
