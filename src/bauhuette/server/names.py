"""What people and tables are called: ids nobody guesses, numbers of guests, names that are one visible line."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

ID_BYTES = 12
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_id() -> str:
    """Unguessable, and fit for addresses: of a person or a table."""
    return secrets.token_urlsafe(ID_BYTES)


def guest_number(user: str) -> int:
    """A guest is called by a number until they choose a name."""
    return int.from_bytes(hashlib.blake2b(user.encode(), digest_size=4).digest(), "big") % 9000 + 1000


def clean(text: str) -> str:
    """One line of visible characters: no control characters, no direction marks, no runs of spaces."""
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    visible = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(visible.split())
