"""People's own account: name, password, sessions."""

from __future__ import annotations

from fastapi import APIRouter

from bauhuette.server.accounts.schemas import Credentials, Me, Notice, Rename, SessionInfo, SessionList
from bauhuette.server.accounts.sessions import Session
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.limits.rate_limits import NEW_TABLES
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/me")
async def me(by: By) -> Me:
    """Who you are here; a guest is made if need be."""
    found = await by.application.me(by.user, by.lang)
    if found.account is not None:
        by.remember_device()
    return found


@router.post("/me")
async def rename(by: By, name: Rename) -> Me:
    """Be called so from now on."""
    by.only_admitted()
    await by.application.rename(by.user, name.name)
    return await by.application.me(by.user, by.lang)


@router.post("/accounts", status_code=201)
async def make_account(by: By, credentials: Credentials) -> Me:
    """Keep tables, records and ratings under a name; no e-mail is needed."""
    by.only_admitted()
    by.application.within(NEW_TABLES, by.address)
    await by.application.accounts.make(by.user, credentials)
    await by.enter_anew(by.user)
    return await by.application.me(by.user, by.lang)


@router.get("/notice")
async def notice(by: By) -> Notice:
    """The host's announcement to everyone; clients ask for it now and then."""
    return Notice(text=by.application.moderation_sync.notice_in(by.lang))


@router.post("/session")
async def log_in(by: By, credentials: Credentials) -> Me:
    """Come back to an account, with a new session."""
    await by.enter_anew(await by.application.accounts.log_in(credentials, by.address, by.device_cookie))
    return await by.application.me(by.user, by.lang)


@router.delete("/session", status_code=204)
async def log_out(by: By) -> None:
    """Here."""
    await by.leave([by.session])


@router.get("/sessions")
async def sessions(by: By) -> SessionList:
    """Where I am logged in."""
    found = await by.application.sessions.of(by.user, now_ms())
    return SessionList(sessions=[_session_info(session, by) for session in found])


def _session_info(session: Session, by: RequestContext) -> SessionInfo:
    return SessionInfo(
        id=session.handle,
        created=session.created,
        seen=session.seen,
        program=session.program,
        here=session.id == by.session.id,
    )


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(by: By) -> None:
    """End all my sessions, this one too."""
    await by.application.sessions.end_all(by.user, now_ms())
    by.drop_cookie()


@router.delete("/sessions/{session}", status_code=204)
async def log_out_there(by: By, session: str) -> None:
    """One of my sessions."""
    found = [one for one in await by.application.sessions.of(by.user, now_ms()) if one.handle == session]
    if not found:
        raise Denied(Code.NOT_FOUND, 404)
    await by.leave(found)
