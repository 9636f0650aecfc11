"""REST for slow games: what waits for me, vacations, reminders."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from bauhuette.match.clock import Rest
from bauhuette.server import bodies
from bauhuette.server.house import House
from bauhuette.server.http.entering import Where, only_owner
from bauhuette.server.http.rest import PROBLEMS, By, Visitor
from bauhuette.server.limits import MAIL_HERE, VERIFY
from bauhuette.server.people.vacations import DAYS_A_YEAR
from bauhuette.server.post import devices, mailboxes
from bauhuette.server.post.choices import choices_of, choose
from bauhuette.server.post.push import Device, is_device
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.live import now_ms
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/waiting")
async def waiting(by: By) -> bodies.Waiting:
    """The tables that wait for me, the most urgent first: the number on the app's icon, and where the next one is."""
    rows = await by.house.store.waiting_for(by.user)
    tables = [
        bodies.WaitingTable(id=row.id, path=f"/t/{row.id}", game=row.game, since=row.asked_since, flag_at=row.flag_at)
        for row in rows
    ]
    return bodies.Waiting(tables=tables)


async def _vacation(by: Visitor) -> bodies.VacationState:
    now, vacations = now_ms(), by.house.vacations
    rest = await vacations.of(by.user, now)
    left = await vacations.left_ms(by.user, now)
    return bodies.VacationState(
        since=rest.since if rest else None, until=rest.until if rest else None, left_ms=left, days_a_year=DAYS_A_YEAR
    )


@router.get("/vacation")
async def vacation(by: By) -> bodies.VacationState:
    """Whether I am away, and how much I may still be away."""
    return await _vacation(by)


@router.post("/vacation")
async def begin_vacation(by: By, wish: bodies.VacationWish) -> bodies.VacationState:
    """Go on vacation: at tables of days my clock waits, and everybody there sees until when."""
    by.only_admitted()
    now = now_ms()
    await by.house.vacations.take(by.user, Rest(now if wish.since is None else wish.since, wish.until), now)
    return await _vacation(by)


@router.delete("/vacation")
async def end_vacation(by: By) -> bodies.VacationState:
    """I am back; days that were not used are given back."""
    await by.house.vacations.end(by.user, now_ms())
    return await _vacation(by)


# --- reminders ---


def _mail_state(house: House, box: mailboxes.Mailbox | None) -> Literal["off", "none", "asked", "confirmed"]:
    if house.postman.way is None:
        return "off"
    return "none" if box is None else "confirmed" if box.confirmed else "asked"


async def _reminders(by: Visitor) -> bodies.Reminders:
    house, user = by.house, by.user
    box = await house.store.read(lambda c: mailboxes.mailbox_of(c, user))
    known = await house.store.read(lambda c: devices.devices_of(c, user))
    signer = house.postman.signer
    return bodies.Reminders(
        mail=_mail_state(house, box),
        address=None if box is None else box.address,
        push_key=None if signer is None else signer.public,
        devices=[bodies.DeviceInfo(id=row.id, program=row.program, created=row.created) for row in known],
        choices=bodies.ReminderChoices.model_validate(await house.store.read(lambda c: choices_of(c, user))),
    )


@router.get("/reminders")
async def reminders(by: By) -> bodies.Reminders:
    """By what I am told, and of what."""
    return await _reminders(by)


@router.post("/reminders")
async def choose_reminders(by: By, choices: bodies.ReminderChoices) -> bodies.Reminders:
    """Be told so from now on, in the language of this request."""
    by.only_admitted()
    wanted, user, lang = choices.model_dump(), by.user, by.lang
    await by.house.store.do_at_once(lambda c: choose(c, user, wanted))
    await by.house.store.do_at_once(lambda c: mailboxes.speak(c, user, lang))
    return await _reminders(by)


@router.post("/mailbox")
async def ask_mailbox(by: By, wish: bodies.MailWish, where: Where) -> bodies.Reminders:
    """Get mail at this address, once the link that is sent there has been opened; the address before is told."""
    by.only_admitted()
    by.house.within(VERIFY, by.user)
    by.house.within(VERIFY, by.address)
    if by.house.postman.way is None:
        raise Denied(Code.UNAVAILABLE, 409)
    by.house.within(MAIL_HERE, by.address)
    await only_owner(by, wish, where)
    await by.house.postman.ask(by.user, wish.address, by.lang)
    return await _reminders(by)


@router.post("/mailbox/confirm", status_code=204)
async def confirm_mailbox(by: By, wish: bodies.MailCode) -> None:
    """The address is mine: by the code in the mail, in whatever browser it was opened."""
    by.house.within(VERIFY, by.address)
    if not await by.house.store.do_at_once(lambda c: mailboxes.confirm(c, wish.code, now_ms())):
        raise Denied(Code.NOT_FOUND, 404)


@router.delete("/mailbox")
async def forget_mailbox(by: By) -> bodies.Reminders:
    """No more mail; the address is forgotten, and told so where a way back to an account led through it."""
    await by.house.postman.forget(by.user)
    return await _reminders(by)


@router.post("/mail/stop/{token}", status_code=204)
async def stop_mail(token: str, request: Request) -> None:
    """No more mail, by the link in every one of them; mail programs follow it without a cookie (RFC 8058)."""
    house: House = request.app.state.house
    house.within(VERIFY, request.client.host if request.client else "")
    if len(token) > 80 or not await house.postman.stop(token):
        raise Denied(Code.NOT_FOUND, 404)


@router.post("/devices", status_code=201)
async def add_device(by: By, device: bodies.NewDevice) -> bodies.Reminders:
    """Be told in this browser."""
    by.only_admitted()
    found, user, house = Device(device.endpoint, device.keys.p256dh, device.keys.auth), by.user, by.house
    if house.postman.signer is None:
        raise Denied(Code.UNAVAILABLE, 409)
    if not is_device(found, house.settings.push_services):
        raise Denied(Code.MALFORMED, 422, where="endpoint")
    lang, program = by.lang, by.program
    await house.store.do_at_once(lambda c: devices.keep(c, user, found, lang, program, now_ms()))
    return await _reminders(by)


@router.delete("/devices/{device}")
async def drop_device(by: By, device: str) -> bodies.Reminders:
    """No longer there."""
    user = by.user
    if not await by.house.store.do_at_once(lambda c: devices.drop(c, user, device)):
        raise Denied(Code.NOT_FOUND, 404)
    return await _reminders(by)
