"""What people read about bots."""

from __future__ import annotations

from pathlib import Path

from bauhuette.bots.fault import FirstFault
from bauhuette.bots.temper import TEMPERS, parted, tempered
from bauhuette.engine.trouble import words_in
from bauhuette.engine.words import Words


def bot_words(lang: str) -> Words:
    return words_in(lang, Path(__file__).parent / "text")


def bot_title(name: str, lang: str) -> str:
    """`master` -> Meister, `master:bold` -> Meister, kühn, `master@0.1` -> Meister@0.1; a bot from elsewhere is called
    by its own name."""
    level, temper = parted(name)
    if temper in TEMPERS:
        return f"{bot_title(level, lang)}, {temper_title(temper, lang)}"
    words = bot_words(lang)
    key, at, version = name.partition("@")
    return f"{words.say(f'bot-{key}')}{at}{version}" if words.has(f"bot-{key}") else name


def bot_spelling(name: str, lang: str) -> str:
    """As people write it in a list of bots: `master:bold` -> Meister:kühn."""
    level, temper = parted(name)
    return tempered(bot_title(level, lang), temper_title(temper, lang)) if temper in TEMPERS else bot_title(name, lang)


def temper_title(temper: str, lang: str) -> str:
    return bot_words(lang).say(f"temper-{temper}")


def temper_line(game: str, temper: str, lang: str) -> str:
    """How one knows this character again at a game."""
    return bot_words(lang).say(f"temper-{game}-{temper}")


def fault_text(kind: str, lang: str) -> str:
    return bot_words(lang).say(f"fault-{kind}")


def fault_lines(name: str, first: FirstFault, lang: str) -> list[str]:
    """When a bot failed for the first time, how, and what its author should see of it."""
    facts = {"name": name, "what": fault_text(first.kind, lang), "seat": first.seat, "phase": first.phase}
    return [bot_words(lang).say("first-fault", **facts), *first.detail.splitlines()]
