"""REST for slow games: what waits for me, vacations, reminders."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from bauhuette.match.clock import ClockPause
from bauhuette.server.accounts.login_routes import Where, only_owner
from bauhuette.server.application import Application
from bauhuette.server.correspondence.schemas import VacationState, VacationWish, Waiting, WaitingTable
from bauhuette.server.correspondence.vacations import DAYS_A_YEAR
from bauhuette.server.correspondence.waiting_tables import waiting_tables
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.limits.rate_limits import MAIL_HERE, VERIFY
from bauhuette.server.notifications import addresses, subscriptions
from bauhuette.server.notifications.preferences import choices_of, choose
from bauhuette.server.notifications.push import PushSubscription, is_device
from bauhuette.server.notifications.schemas import DeviceInfo, MailCode, MailWish, NewDevice, ReminderChoices, Reminders
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/waiting")
async def waiting(by: By) -> Waiting:
    """The tables that wait for me, the most urgent first, for the app's icon and the next table."""
    rows = await by.application.store.read(lambda connection: waiting_tables(connection, by.user))
    tables = [
        WaitingTable(id=row.id, path=f"/t/{row.id}", game=row.game, since=row.asked_since, flag_at=row.flag_at)
        for row in rows
    ]
    return Waiting(tables=tables)


async def _vacation(by: RequestContext) -> VacationState:
    now, vacations = now_ms(), by.application.vacations
    rest = await vacations.of(by.user, now)
    left = await vacations.left_ms(by.user, now)
    return VacationState(
        since=rest.since if rest else None, until=rest.until if rest else None, left_ms=left, days_a_year=DAYS_A_YEAR
    )


@router.get("/vacation")
async def vacation(by: By) -> VacationState:
    """Whether I am away, and how much I may still be away."""
    return await _vacation(by)


@router.post("/vacation")
async def begin_vacation(by: By, wish: VacationWish) -> VacationState:
    """Go on vacation: at tables with days per turn my clock stops, and all players there see until when."""
    by.only_admitted()
    now = now_ms()
    await by.application.vacations.take(by.user, ClockPause(now if wish.since is None else wish.since, wish.until), now)
    return await _vacation(by)


@router.delete("/vacation")
async def end_vacation(by: By) -> VacationState:
    """I am back; days that were not used are given back."""
    await by.application.vacations.end(by.user, now_ms())
    return await _vacation(by)


# --- reminders ---


def _mail_state(
    application: Application, box: addresses.Mailbox | None
) -> Literal["off", "none", "asked", "confirmed"]:
    if application.reminders.way is None:
        return "off"
    return "none" if box is None else "confirmed" if box.confirmed else "asked"


async def _reminders(by: RequestContext) -> Reminders:
    application, user = by.application, by.user
    box = await application.store.read(lambda c: addresses.mailbox_of(c, user))
    known = await application.store.read(lambda c: subscriptions.devices_of(c, user))
    signer = application.reminders.signer
    return Reminders(
        mail=_mail_state(application, box),
        address=None if box is None else box.address,
        push_key=None if signer is None else signer.public,
        devices=[DeviceInfo(id=row.id, program=row.program, created=row.created) for row in known],
        choices=ReminderChoices.model_validate(await application.store.read(lambda c: choices_of(c, user))),
    )


@router.get("/reminders")
async def reminders(by: By) -> Reminders:
    """By what I am told, and of what."""
    return await _reminders(by)


@router.post("/reminders")
async def choose_reminders(by: By, choices: ReminderChoices) -> Reminders:
    """Be told so from now on, in the language of this request."""
    by.only_admitted()
    wanted, user, lang = choices.model_dump(), by.user, by.lang
    await by.application.store.do_at_once(lambda c: choose(c, user, wanted))
    await by.application.store.do_at_once(lambda c: addresses.speak(c, user, lang))
    return await _reminders(by)


@router.post("/mailbox")
async def ask_mailbox(by: By, wish: MailWish, where: Where) -> Reminders:
    """Get mail at this address, once the link sent there has been opened; the former address gets a notice."""
    by.only_admitted()
    by.application.within(VERIFY, by.user)
    by.application.within(VERIFY, by.address)
    if by.application.reminders.way is None:
        raise Denied(Code.UNAVAILABLE, 409)
    by.application.within(MAIL_HERE, by.address)
    await only_owner(by, wish, where)
    await by.application.reminders.ask(by.user, wish.address, by.lang)
    return await _reminders(by)


@router.post("/mailbox/confirm", status_code=204)
async def confirm_mailbox(by: By, wish: MailCode) -> None:
    """Confirm the address by the code in the mail, in any browser."""
    by.application.within(VERIFY, by.address)
    if not await by.application.store.do_at_once(lambda c: addresses.confirm(c, wish.code, now_ms())):
        raise Denied(Code.NOT_FOUND, 404)


@router.delete("/mailbox")
async def forget_mailbox(by: By) -> Reminders:
    """No more mail; the address is forgotten, and told so where a way back to an account led through it."""
    await by.application.reminders.forget_address(by.user)
    return await _reminders(by)


@router.post("/mail/stop/{token}", status_code=204)
async def stop_mail(token: str, request: Request) -> None:
    """No more mail, by the link in every one of them; mail programs follow it without a cookie (RFC 8058)."""
    application: Application = request.app.state.application
    application.within(VERIFY, request.client.host if request.client else "")
    if len(token) > 80 or not await application.reminders.stop(token):
        raise Denied(Code.NOT_FOUND, 404)


@router.post("/devices", status_code=201)
async def add_device(by: By, device: NewDevice) -> Reminders:
    """Be told in this browser."""
    by.only_admitted()
    found, user, application = (
        PushSubscription(device.endpoint, device.keys.p256dh, device.keys.auth),
        by.user,
        by.application,
    )
    if application.reminders.signer is None:
        raise Denied(Code.UNAVAILABLE, 409)
    if not is_device(found, application.settings.push_services):
        raise Denied(Code.MALFORMED, 422, where="endpoint")
    lang, program = by.lang, by.program
    await application.store.do_at_once(lambda c: subscriptions.keep(c, user, found, lang, program, now_ms()))
    return await _reminders(by)


@router.delete("/devices/{device}")
async def drop_device(by: By, device: str) -> Reminders:
    """No longer there."""
    user = by.user
    if not await by.application.store.do_at_once(lambda c: subscriptions.drop(c, user, device)):
        raise Denied(Code.NOT_FOUND, 404)
    return await _reminders(by)
