"""Check the names of new accounts: normalised, visible, of one script, not reserved. Older accounts keep theirs."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from bauhuette.bots.messages import bot_title
from bauhuette.bots.registry import OWN
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.server.names import account_key, is_invisible, skeleton
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import NAME_LENGTH, Code

LETTERS_WITH_LATIN = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "IDEOGRAPHIC"})
RESERVED = (
    *("admin", "administrator", "bauhuette", "bauhütte", "bot", "gastgeber", "host", "mod", "moderator", "root"),
    *("server", "support", "system", "everybody", "jemand", "niemand", "nobody", "somebody"),
    *("__proto__", "constructor", "none", "null", "prototype", "tostring", "undefined"),
)
GUEST = re.compile(r"(guest|gast)[\W_]*\d*")
ALLOWED = re.compile(r"[\w.-]{2,}")


class AccountName(NamedTuple):
    """A name as it is shown, as its account is found, and as it looks."""

    name: str
    account: str
    skeleton: str


def checked(wanted: str) -> AccountName:
    """Return the name of a new account, or refuse it with the reason."""
    name = unicodedata.normalize("NFKC", wanted)
    if any(map(is_invisible, wanted)) or any(map(is_invisible, name)):
        raise _refused("invisible")
    if not ALLOWED.fullmatch(name) or len(name) > NAME_LENGTH or not any(map(str.isalnum, name)):
        raise _refused("letters")
    if len(_scripts(name)) > 1:
        raise _refused("scripts")
    if skeleton(name) in _reserved() or GUEST.fullmatch(name.casefold()):
        raise _refused("reserved")
    return AccountName(name, account_key(name), skeleton(name))


def _refused(why: str) -> Denied:
    return Denied(Code.BAD_NAME, 422, why=why)


def _scripts(name: str) -> set[str]:
    """Scripts of the letters; what is written beside Latin in East Asia counts as Latin."""
    found = {unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha()}
    return {"LATIN" if script in LETTERS_WITH_LATIN else script for script in found}


@cache
def _reserved() -> frozenset[str]:
    levels = [level.partition(":")[0] for level in OWN]
    titles = [bot_title(level, lang) for level in levels for lang in LANGUAGES]
    return frozenset(map(skeleton, (*RESERVED, *levels, *titles)))
