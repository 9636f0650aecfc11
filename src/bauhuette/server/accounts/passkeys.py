"""Passkeys: a key that stays in the person's device and signs what we ask. Nothing of it has to be remembered."""

from __future__ import annotations

import hashlib
import json
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

CHALLENGE_MS = 300_000


class Passkey(NamedTuple):
    id: str
    user_id: str
    public_key: bytes
    counter: int
    name: str
    created: int
    used: int | None


class Purpose(StrEnum):
    """What a challenge was given for: who may sign is not therefore allowed to bring a new passkey."""

    MAKE = "make"
    SIGN = "sign"


class RelyingParty(NamedTuple):
    """Where the browser is: a passkey works at one site only."""

    host: str
    origin: str


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def _ask(self, session: str, user: str, purpose: Purpose, challenge: bytes) -> None:
        """Kept like a code, so that any process can take the answer; it takes the place of the one before."""
        key, now, c = _hash(session, purpose, bytes_to_base64url(challenge)), now_ms(), schema.codes

        def work(connection: Connection) -> None:
            old = (c.c.user_id == user) | (c.c.until < now)
            connection.execute(delete(c).where(c.c.kind == purpose, old))
            connection.execute(insert(c).values(id=key, user_id=user, kind=purpose, until=now + CHALLENGE_MS))

        await self.store.do_at_once(work)

    async def _asked(self, session: str, purpose: Purpose, credential: dict[str, Any]) -> bytes:
        """The challenge that was answered, if it was ours; each is answered once."""
        signed = _signed_challenge(credential)
        here = delete(schema.codes).where(
            schema.codes.c.id == _hash(session, purpose, signed), schema.codes.c.until > now_ms()
        )
        if not await self.store.do_at_once(lambda connection: connection.execute(here).rowcount):
            raise Denied(Code.BAD_PASSKEY, 403)
        return base64url_to_bytes(signed)

    async def of(self, user: str) -> list[Passkey]:
        p = schema.passkeys
        query = select(p).where(p.c.user_id == user).order_by(p.c.created)
        return await self.store.read(lambda connection: [Passkey(*row) for row in connection.execute(query)])

    async def offer(self, session: str, user: str, name: str, place: RelyingParty) -> dict[str, Any]:
        """What a browser needs to make one."""
        known = await self.of(user)
        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Bauhütte",
            user_name=name,
            user_id=user.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        await self._ask(session, user, Purpose.MAKE, options.challenge)
        made: dict[str, Any] = json.loads(options_to_json(options))
        return made

    async def keep(
        self, session: str, user: str, credential: dict[str, Any], program: str, place: RelyingParty
    ) -> None:
        challenge = await self._asked(session, Purpose.MAKE, credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Denied(Code.BAD_PASSKEY, 403) from None
        row = Passkey(
            bytes_to_base64url(made.credential_id),
            user,
            made.credential_public_key,
            made.sign_count,
            program,
            now_ms(),
            None,
        )
        await self.store.writer.run(lambda c: c.execute(insert(schema.passkeys).values(**row._asdict())))

    async def challenge(self, session: str, user: str, place: RelyingParty) -> dict[str, Any]:
        """What a browser signs to come in; which passkey it takes is the person's choice."""
        options = generate_authentication_options(
            rp_id=place.host, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._ask(session, user, Purpose.SIGN, options.challenge)
        asked: dict[str, Any] = json.loads(options_to_json(options))
        return asked

    async def enter(self, session: str, credential: dict[str, Any], place: RelyingParty) -> str:
        """Whose passkey has signed."""
        challenge, p = await self._asked(session, Purpose.SIGN, credential), schema.passkeys
        key = str(credential.get("id", ""))[:255]
        query = select(p).where(p.c.id == key)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Denied(Code.BAD_PASSKEY, 403)
        known = Passkey(*row)
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.counter,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Denied(Code.BAD_PASSKEY, 403) from None
        used = update(p).where(p.c.id == key).values(counter=signed.new_sign_count, used=now_ms())
        await self.store.writer.run(lambda connection: connection.execute(used))
        return known.user_id

    async def remove(self, user: str, key: str) -> None:
        p = schema.passkeys
        gone = delete(p).where(p.c.user_id == user, p.c.id == key)
        if not await self.store.writer.run(lambda connection: connection.execute(gone).rowcount):
            raise Denied(Code.NOT_FOUND, 404)


def _hash(session: str, purpose: Purpose, challenge: str) -> str:
    return hashlib.sha256(f"{purpose}:{session}:{challenge}".encode()).hexdigest()


def _signed_challenge(credential: dict[str, Any]) -> str:
    """What the browser says it has signed; whether it has is verified afterwards."""
    try:
        return str(json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"])
    except (ValueError, KeyError, TypeError):
        raise Denied(Code.BAD_PASSKEY, 403) from None


def has_some(connection: Connection, user: str) -> bool:
    p = schema.passkeys.c
    return connection.execute(select(p.id).where(p.user_id == user).limit(1)).first() is not None


def forget(connection: Connection, user: str) -> None:
    connection.execute(delete(schema.passkeys).where(schema.passkeys.c.user_id == user))
