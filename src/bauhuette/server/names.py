"""Make unguessable ids, guest numbers and display names, and reduce a name to what it looks like."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

ID_BYTES = 12
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # categories of characters that show nothing


def new_id() -> str:
    """Unguessable, and fit for addresses: of a person or a table."""
    return secrets.token_urlsafe(ID_BYTES)


def guest_number(user: str) -> int:
    """A guest is called by a number until they choose a name."""
    return int.from_bytes(hashlib.blake2b(user.encode(), digest_size=4).digest(), "big") % 9000 + 1000


def clean(text: str) -> str:
    """One line of visible characters: no control characters, no direction marks, no runs of spaces."""
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    visible = "".join(c for c in kept if unicodedata.category(c) not in UNSEEN)
    return " ".join(visible.split())


INVISIBLE = frozenset(
    [
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)),  # fillers and blanks
        *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),  # variation selectors
    ]
)

# Look-alikes of Latin letters. Capitals come first, because their small forms may look like another letter.
_CAPITALS = {
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "abezhlkmnoptyxj"),  # Greek
    **str.maketrans("АВЕЅІЈКМНОРСТУХԌԚԜӀҮ", "abesljkmhopctyxgqwly"),  # Cyrillic
    **str.maketrans("ՍՏՕԼ", "usol"),  # Armenian
    **str.maketrans("I|", "ll"),
}
_SMALL = {
    **str.maketrans("αβγεικνορστυχωϳ", "abyelkvopotuxwj"),
    **str.maketrans("авеиіјкмнорстухѕһԁԍԛԝӏүгп", "abeuljkmhopctyxshdgqwlyrn"),
    **str.maketrans("սոօհցզյ", "unohgqj"),
    **str.maketrans("ɑɡıȷɩʟʏᴀʙᴄᴅᴇꜰɢʜɪᴊᴋᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢ", "agljllyabcdefghljkmnoprstuvwz"),  # Latin letters of phonetics
    **str.maketrans("il10", "lllo"),
}


def is_invisible(character: str) -> bool:
    """Tell whether a character shows nothing, or is meant for machines alone."""
    return character in INVISIBLE or unicodedata.category(character) in UNSEEN


def clean_name(text: str) -> str:
    """Return one line that shows what it holds: no filler, no variation selector."""
    return clean("".join(c for c in text if c not in INVISIBLE))


def skeleton(name: str) -> str:
    """Return the same text for names that look alike: without case, spaces, invisible letters, foreign look-alikes."""
    visible = "".join(c for c in unicodedata.normalize("NFKC", name) if not c.isspace() and not is_invisible(c))
    small = unicodedata.normalize("NFKD", visible).translate(_CAPITALS).casefold().translate(_SMALL)
    return unicodedata.normalize("NFC", small)


def account_key(name: str) -> str:
    """Return the form by which an account is found."""
    return unicodedata.normalize("NFKC", name).lower()
