"""Messages about bots."""

from __future__ import annotations

from pathlib import Path

from bauhuette.bots.fault import FirstFault
from bauhuette.bots.personality import PERSONALITIES, join_name, split_name
from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import Messages


def bot_words(lang: str) -> Messages:
    return words_in(lang, Path(__file__).parent / "text")


def bot_title(name: str, lang: str) -> str:
    """Return a bot's title: `master` -> Meister, `master:bold` -> Meister, kühn; other bots keep their names."""
    level, personality = split_name(name)
    if personality in PERSONALITIES:
        return f"{bot_title(level, lang)}, {personality_title(personality, lang)}"
    words = bot_words(lang)
    key, at, version = name.partition("@")
    return f"{words.say(f'bot-{key}')}{at}{version}" if words.has(f"bot-{key}") else name


def bot_spelling(name: str, lang: str) -> str:
    """Return a bot's name as written in a list of bots: `master:bold` -> Meister:kühn."""
    level, personality = split_name(name)
    return (
        join_name(bot_title(level, lang), personality_title(personality, lang))
        if personality in PERSONALITIES
        else bot_title(name, lang)
    )


def personality_title(personality: str, lang: str) -> str:
    return bot_words(lang).say(f"temper-{personality}")


def personality_line(game: str, personality: str, lang: str) -> str:
    """Return how a player recognises this personality at a game."""
    return bot_words(lang).say(f"temper-{game}-{personality}")


def fault_text(kind: str, lang: str) -> str:
    return bot_words(lang).say(f"fault-{kind}")


def fault_lines(name: str, first: FirstFault, lang: str) -> list[str]:
    """Return the report of a bot's first fault: where and how it failed, and the details for its author."""
    facts = {"name": name, "what": fault_text(first.kind, lang), "seat": first.seat, "phase": first.phase}
    return [bot_words(lang).say("first-fault", **facts), *first.detail.splitlines()]
