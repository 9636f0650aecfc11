"""Where people want mail: an address counts once its owner has said so, and one link ends it."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from bauhuette.server.accounts.one_time_codes import end_letters
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.wire import Code

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+", re.IGNORECASE)
ASK_AGAIN_MS = 120_000  # limits confirmation mails to an address
CONFIRM_MS = 3 * 86_400_000
MOST_OF_ONE = 4  # accounts with the same address that are written to


class Mailbox(NamedTuple):
    user: str
    address: str
    lang: str
    confirmed: bool
    mailed: int


def _hashed(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def checked(address: str) -> str:
    if not ADDRESS.fullmatch(address) or not address.isascii() or not address.isprintable():
        raise Denied(Code.MALFORMED, 422, where="address")
    return address


class AddressRequest(NamedTuple):
    code: str  # confirms the new address
    before: LoginAddress | None  # led through the address that was there


class LoginAddress(NamedTuple):
    """A confirmed address to which letters can be asked for that let a member in."""

    box: Mailbox
    account: str


def way_back(connection: Connection, user: str) -> LoginAddress | None:
    box, u = mailbox_of(connection, user), schema.users.c
    account = connection.execute(select(u.account).where(u.id == user)).scalar_one_or_none()
    return None if box is None or not box.confirmed or account is None else LoginAddress(box, account)


def ask(connection: Connection, user: str, address: str, lang: str, now: int) -> AddressRequest:
    """A new address; it opens nothing until it is confirmed."""
    m, code = schema.mailboxes, secrets.token_urlsafe(24)
    before = connection.execute(select(m.c.asked, m.c.mailed).where(m.c.user_id == user)).one_or_none()
    if before is not None and before.asked > now - ASK_AGAIN_MS:
        raise Denied(Code.RATE_LIMITED, 429, ASK_AGAIN_MS / 1000, seconds=ASK_AGAIN_MS // 1000)
    led = way_back(connection, user)
    remove(connection, user)
    values = {"user_id": user, "address": address, "lang": lang, "code": _hashed(code), "asked": now}
    connection.execute(insert(m).values(values | {"mailed": 0 if before is None else before.mailed}))
    return AddressRequest(code, led)


def confirm(connection: Connection, code: str, now: int) -> bool:
    """Confirm an address by the link in its mail, in any browser."""
    m = schema.mailboxes
    here = update(m).where(m.c.code == _hashed(code), m.c.asked > now - CONFIRM_MS).values(code=None)
    return bool(connection.execute(here).rowcount)


def mailbox_of(connection: Connection, user: str) -> Mailbox | None:
    m = schema.mailboxes
    row = connection.execute(select(m).where(m.c.user_id == user)).one_or_none()
    return None if row is None else Mailbox(row.user_id, row.address, row.lang, row.code is None, row.mailed)


def to_write_to(connection: Connection, who: str) -> list[tuple[Mailbox, str]]:
    """Members whose account or whose address that is, and who have confirmed it; with the account's name."""
    m, u = schema.mailboxes, schema.users
    named = func.lower(m.c.address) == who.lower() if "@" in who else u.c.account == who.lower()
    query = select(m, u.c.account).join(u, u.c.id == m.c.user_id).where(named, m.c.code.is_(None))
    rows = connection.execute(query.where(u.c.account.is_not(None)).order_by(u.c.account).limit(MOST_OF_ONE))
    return [(Mailbox(row.user_id, row.address, row.lang, True, row.mailed), row.account) for row in rows]


def remove(connection: Connection, user: str) -> None:
    """Remove the address and end the links sent there."""
    end_letters(connection, user)
    connection.execute(delete(schema.mailboxes).where(schema.mailboxes.c.user_id == user))


def speak(connection: Connection, user: str, lang: str) -> None:
    """Write mail in the language of the page on which it was chosen."""
    for table in (schema.mailboxes, schema.subscriptions):
        connection.execute(update(table).where(table.c.user_id == user).values(lang=lang))


def stop_token(key: bytes, box: Mailbox) -> str:
    """Stands in the link that ends the mail; only this server can make it, and only for this address."""
    signed = hmac.digest(key, f"{box.user}\0{box.address}".encode(), "sha256").hex()[:32]
    return f"{box.user}.{signed}"


def stop(connection: Connection, key: bytes, token: str) -> bool:
    """Return whether the link was good; a second use gets the same answer."""
    user = token.partition(".")[0]
    box = mailbox_of(connection, user)
    if box is None or not hmac.compare_digest(stop_token(key, box).encode(), token.encode()):
        return False
    remove(connection, user)
    return True
