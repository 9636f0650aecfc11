"""Who somebody is: a signed cookie. Guests at once, accounts for those who want to keep things."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

COOKIE = "bauhuette"
COOKIE_AGE_S = 400 * 86_400  # as long as browsers keep one
ID_BYTES = 12


def new_id() -> str:
    """Unguessable, and fit for addresses: of a person or a table."""
    return secrets.token_urlsafe(ID_BYTES)


class Signer:
    """Signs user ids; whoever has the cookie is the person."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, user: str) -> str:
        return f"{user}.{self._mac(user)}"

    def user(self, cookie: str | None) -> str | None:
        """The person a cookie was made for, or None."""
        user, _, mac = (cookie or "").rpartition(".")
        valid = hmac.compare_digest(mac.encode(), self._mac(user).encode())
        return user if user and valid else None

    def _mac(self, user: str) -> str:
        digest = hmac.new(self._key, user.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def guest_number(user: str) -> int:
    """A guest is called by a number until they choose a name."""
    return int.from_bytes(hashlib.blake2b(user.encode(), digest_size=4).digest(), "big") % 9000 + 1000


def clean(text: str) -> str:
    """One line of visible characters: no control characters, no direction marks, no runs of spaces."""
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    visible = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(visible.split())
