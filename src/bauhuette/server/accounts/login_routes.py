"""The REST side of coming in without a password: passkeys, one-time codes, letters; of taking all along and going."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from bauhuette.server.accounts.login_schemas import (
    CodeGiven,
    CodeMade,
    LetterOpened,
    LetterWish,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyList,
    PasskeyOptions,
)
from bauhuette.server.accounts.one_time_codes import LENGTH, CodeKind
from bauhuette.server.accounts.passkeys import RelyingParty
from bauhuette.server.accounts.personal_data import everything_about
from bauhuette.server.accounts.schemas import Me, NewPassword, OwnerProof
from bauhuette.server.accounts.service import Proof
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.limits.rate_limits import CODES, CODES_HERE, LETTERS_HERE
from bauhuette.server.moderation.routes import within
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


async def _place(request: Request) -> RelyingParty:
    """As the browser names it: behind a proxy the address of the request may be another."""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    host = origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2]
    return RelyingParty(host, origin)


Where = Annotated[RelyingParty, Depends(_place)]


@router.get("/passkeys")
async def passkeys(by: By) -> PasskeyList:
    """The passkeys I can come in with, and whether I have a password, too."""
    found = await by.application.passkeys.of(by.user)
    return PasskeyList(
        passkeys=[PasskeyInfo(id=one.id, name=one.name, created=one.created, used=one.used) for one in found],
        password=await by.application.accounts.has_password(by.user),
    )


async def _proof(
    by: RequestContext, password: str | None, credential: dict[str, Any] | None, where: RelyingParty
) -> Proof:
    if credential is None:
        return Proof(password, signed=False, session=by.session.id)
    within(by, CODES, CODES_HERE)
    signed = await by.application.passkeys.enter(by.session.id, credential, where) == by.user
    return Proof(password, signed=signed, session=by.session.id)


async def only_owner(by: RequestContext, shown: OwnerProof, where: RelyingParty) -> None:
    """Require a fresh proof of identity: an open session is not enough to add or remove a way to log in."""
    proof = await _proof(by, shown.password, shown.credential, where)
    await by.application.accounts.only_owner(by.user, proof)


@router.post("/passkeys/offer")
async def offer_passkey(proof: OwnerProof, by: By, where: Where) -> PasskeyOptions:
    """What the browser needs to make a passkey."""
    within(by)
    await only_owner(by, proof, where)
    me = await by.application.me(by.user, by.lang)
    return PasskeyOptions(
        options=await by.application.passkeys.offer(by.session.id, by.user, me.account or me.name, where)
    )


@router.post("/passkeys", status_code=201)
async def keep_passkey(answer: PasskeyAnswer, by: By, where: Where) -> Me:
    """Come in with this passkey from now on; a guest who gives a name becomes a member by it, without a password."""
    within(by)
    if answer.name is not None:
        await by.application.accounts.only_free(by.user, answer.name)
    await by.application.passkeys.keep(by.session.id, by.user, answer.credential, by.program, where)
    if answer.name is not None:
        await by.application.accounts.make_without_password(by.user, answer.name)
        await by.enter_anew(by.user)
    return await by.application.me(by.user, by.lang)


@router.delete("/passkeys/{key}", status_code=204)
async def remove_passkey(key: str, proof: OwnerProof, by: By, where: Where) -> None:
    """Remove a passkey. An account keeps at least one passkey or a password."""
    await only_owner(by, proof, where)
    others = [one for one in await by.application.passkeys.of(by.user) if one.id != key]
    if not others and await by.application.accounts.has_passkeys_alone(by.user):
        raise Denied(Code.LAST_WAY_IN, 409)
    await by.application.passkeys.remove(by.user, key)


@router.post("/session/challenge")
async def passkey_challenge(by: By, where: Where) -> PasskeyOptions:
    """What the browser signs with a passkey to come in."""
    within(by, CODES, CODES_HERE)
    return PasskeyOptions(options=await by.application.passkeys.challenge(by.session.id, by.user, where))


@router.post("/session/passkey")
async def log_in_by_passkey(answer: PasskeyAnswer, by: By, where: Where) -> Me:
    """Come back by a passkey."""
    await by.enter_anew(await by.application.passkeys.enter(by.session.id, answer.credential, where))
    return await by.application.me(by.user, by.lang)


@router.post("/device-code", status_code=201)
async def device_code(proof: OwnerProof, by: By, where: Where) -> CodeMade:
    """A code for another device of mine: it works once, within ten minutes."""
    within(by)
    await only_owner(by, proof, where)
    code, until = await by.application.one_time_codes.make(by.user, CodeKind.DEVICE)
    return CodeMade(code=code, until=until)


@router.post("/recovery-code", status_code=201)
async def recovery_code(proof: OwnerProof, by: By, where: Where) -> CodeMade:
    """A code to print and keep: it works once, whenever everything else is lost. It replaces the one before."""
    within(by)
    await only_owner(by, proof, where)
    code, until = await by.application.one_time_codes.make(by.user, CodeKind.RECOVERY)
    return CodeMade(code=code, until=until)


@router.post("/session/code")
async def log_in_by_code(given: CodeGiven, by: By) -> Me:
    """Come in by a code for another device, or by a printed one; with that, another password if wanted."""
    within(by, CODES, CODES_HERE)
    letters = sum(letter.isalnum() for letter in given.code)
    kind = CodeKind.DEVICE if letters <= LENGTH[CodeKind.DEVICE] else CodeKind.RECOVERY
    if kind is CodeKind.DEVICE and given.password is not None:
        raise Denied(Code.MALFORMED, 422, where="password")  # such a device already belongs to an account
    await by.enter_anew(await by.application.accounts.come_back(given.code, kind, given.password, alone=False))
    return await by.application.me(by.user, by.lang)


@router.post("/letter", status_code=204)
async def ask_letter(wish: LetterWish, by: By) -> None:
    """Mail a login link to the confirmed address of an account; the answer does not tell whether it was sent."""
    by.only_admitted()
    if by.application.reminders.way is None:
        raise Denied(Code.UNAVAILABLE, 409)
    by.application.within(LETTERS_HERE, by.address)
    by.application.login_mail.ask(wish.who)


@router.post("/session/letter")
async def log_in_by_letter(opened: LetterOpened, by: By) -> Me:
    """Come in by the link of a letter: once, within the hour, with another password if wanted."""
    within(by, CODES, CODES_HERE)
    await by.enter_anew(
        await by.application.accounts.come_back(opened.code, CodeKind.LETTER, opened.password, opened.alone)
    )
    return await by.application.me(by.user, by.lang)


@router.post("/password", status_code=204)
async def change_password(by: By, passwords: NewPassword, where: Where) -> None:
    """Set or change the password; all other sessions end."""
    proof = await _proof(by, passwords.old, passwords.credential, where)
    await by.application.accounts.change_password(by.user, proof, passwords.new)
    await by.enter_anew(by.user)


@router.delete("/account", status_code=204)
async def delete_account(by: By, farewell: OwnerProof, where: Where) -> None:
    """Delete my name, notes, messages and ratings. My moves stay in the games of others, without a name."""
    proof = await _proof(by, farewell.password, farewell.credential, where)
    await by.application.accounts.delete(by.user, proof)
    by.drop_cookie()


@router.get("/everything")
async def everything(by: By) -> dict[str, Any]:
    """Everything that is stored about me, as one file."""
    within(by)
    return await by.application.store.read(lambda connection: everything_about(connection, by.user))
