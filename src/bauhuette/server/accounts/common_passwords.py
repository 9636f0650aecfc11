"""Refuse passwords that are guessed first: common words with digits around them, runs, repetitions, the own name."""

from __future__ import annotations

import string
from functools import cache
from pathlib import Path

from bauhuette.server.names import account_key
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

WORDS = Path(__file__).with_suffix(".txt")
AROUND = string.digits + string.punctuation + string.whitespace
RUNS = ("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm")
LONGEST_UNIT = 4  # of a password that repeats it
FEW = 3  # different characters


def only_uncommon(password: str, name: str = "") -> None:
    if is_common(password, name):
        raise Denied(Code.COMMON_PASSWORD, 422)


def is_common(password: str, name: str = "") -> bool:
    plain = password.casefold().strip()
    core, joined = plain.strip(AROUND), "".join(filter(str.isalnum, plain))
    if len(set(plain)) < FEW or core in _words() or plain in _words():
        return True
    return _is_own(core, name) or any(_is_run(text) or _repeats(text) for text in (plain, joined))


def _is_own(core: str, name: str) -> bool:
    return bool(name) and core == account_key(name).strip(AROUND)


def _is_run(text: str) -> bool:
    """Keys or letters in their order, forwards or backwards, perhaps more than once."""
    return any(text in run * 3 or text in run[::-1] * 3 for run in RUNS)


def _repeats(text: str) -> bool:
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, LONGEST_UNIT + 1))


@cache
def _words() -> frozenset[str]:
    return frozenset(WORDS.read_text("utf-8").split())
