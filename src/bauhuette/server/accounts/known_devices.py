"""Remember devices on which an account was entered: their password tries count apart from those of strangers.

The cookie holds a signed token for each of the last accounts. It opens nothing: a token tells only that a device has
been inside before, so that strangers who guess cannot shut the owner out there.
"""

from __future__ import annotations

import hmac
import secrets

from bauhuette.server.feature import Feature
from bauhuette.server.storage.store import Store

DEVICE_COOKIE = "bauhuette-device"
ACCOUNTS = 4  # remembered on one device
SIGNED = 32  # hexadecimal digits


class KnownDevices(Feature):
    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = secrets.token_bytes(32)  # replaced by the installation's own key when the application opens

    async def open(self) -> None:
        self._key = await self.store.key("devices")

    def find(self, cookie: str, user: str) -> str | None:
        """Return the name by which a device is known to an account."""
        for token in cookie.split("~")[:ACCOUNTS]:
            name, _, signed = token.partition(".")
            if name and hmac.compare_digest(signed.encode("utf-8", "replace"), self._sign(name, user).encode()):
                return name
        return None

    def remember(self, cookie: str, user: str) -> str | None:
        """Return the new cookie; None if the device is known already."""
        if self.find(cookie, user) is not None:
            return None
        name = secrets.token_urlsafe(12)
        before = [token for token in cookie.split("~")[: ACCOUNTS - 1] if _is_token(token)]
        return "~".join([f"{name}.{self._sign(name, user)}", *before])

    def _sign(self, name: str, user: str) -> str:
        return hmac.digest(self._key, f"{name}\0{user}".encode("utf-8", "replace"), "sha256").hex()[:SIGNED]


def _is_token(text: str) -> bool:
    return len(text) <= 64 and text.isascii() and text.replace(".", "").replace("-", "").replace("_", "").isalnum()
