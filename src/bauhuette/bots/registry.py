"""All bots by name.

A name is that of a built-in bot, as read in any language (`foreman`, `Polier`), with a personality if it has one
(`foreman:bold`, `Polier:kühn`) and a version if it is an earlier one (`foreman@0.1`); of an installed bot (entry
points); `program:` and a command line; a class in a file (`my_bots.py:Cautious`); or `net:` and the file of a net.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from bauhuette.bots.fault import GuardedBot
from bauhuette.bots.file import class_in_file, names_a_file
from bauhuette.bots.levels import LEVELS, LevelBot
from bauhuette.bots.messages import bot_spelling, bot_title, personality_title
from bauhuette.bots.net import PREFIX as NET
from bauhuette.bots.net import NetBot
from bauhuette.bots.past_versions import PAST_LEVELS, PastVersionBot
from bauhuette.bots.personality import PERSONALITIES, SEPARATOR, join_name
from bauhuette.bots.program import ProgramBot
from bauhuette.bots.protocol import Bot
from bauhuette.bots.simple import GreedyBot, RandomBot
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES

GROUP = "bauhuette.bots"
PROGRAM = "program:"
NEAR = 0.8  # likeness from 0 to 1 at which a name is suggested

Maker = Callable[[Game], Bot]

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "net": NetBot,
    **{level: partial(LevelBot, level=level) for level in LEVELS},
}
PAST_VERSIONS: dict[str, Maker] = {
    name: partial(PastVersionBot, past_level=past_level) for name, past_level in PAST_LEVELS.items()
}
WITH_PERSONALITY: dict[str, Maker] = {
    join_name(level, personality): partial(LevelBot, level=level, personality=personality)
    for level in LEVELS
    for personality in PERSONALITIES
}
OWN: ChainMap[str, Maker] = ChainMap(BOTS, WITH_PERSONALITY, PAST_VERSIONS)


class UnknownBot(BauhuetteError):
    """No bot of that name; `facts["guess"]` is the name probably meant, or empty."""


class BadNames(BauhuetteError):
    """A list of names that cannot be split."""


def own_name(name: str) -> str | None:
    """Return the key of a built-in bot from its name in any language."""
    if name in OWN:
        return name
    called, between, personality = name.casefold().partition(SEPARATOR)
    own = {bot_title(key, lang).casefold(): key for key in (*BOTS, *PAST_VERSIONS) for lang in LANGUAGES}.get(called)
    if not between or own is None:
        return own
    words = {personality_title(key, lang).casefold(): key for key in PERSONALITIES for lang in LANGUAGES}
    found = join_name(own, words.get(personality, personality))
    return found if found in WITH_PERSONALITY else None


def find(name: str) -> Maker | None:
    """Return how to create the bot of this name, if it exists. Bots from outside the package are guarded."""
    own = own_name(name)
    if own is not None:
        return OWN[own]
    if name.startswith(PROGRAM):
        return _guarding(partial(ProgramBot, command=name.removeprefix(PROGRAM)))
    if name.startswith(NET):
        return partial(NetBot, file=Path(name.removeprefix(NET)))
    if names_a_file(name):
        return _guarding(class_in_file(name))
    return _guarding(_installed()[name].load()) if name in _installed() else None


def _guarding(make: Callable[[Game], Any]) -> Maker:
    return lambda game: GuardedBot(make(game), game)


def _installed() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def nearest(name: str) -> str:
    """Return the known name most like this one, spelled in the same language; empty if none is near."""
    ours = (*BOTS, *WITH_PERSONALITY)
    spellings = [*ours, *(bot_spelling(key, lang) for key in ours for lang in LANGUAGES), *_installed()]
    by_letters = {spelling.casefold(): spelling for spelling in reversed(spellings)}
    found = get_close_matches(name.casefold(), by_letters, n=1, cutoff=NEAR)
    return by_letters[found[0]] if found else ""


def unknown(name: str) -> UnknownBot:
    guess, with_tempers = nearest(name), f"LEVEL{SEPARATOR}{'|'.join(PERSONALITIES)}"
    outside = (f"{PROGRAM}COMMAND", "FILE.py:CLASS", f"{NET}FILE.npz")
    known = [*BOTS, with_tempers, *PAST_VERSIONS, *_installed(), *outside]
    message = "unknown-bot-near" if guess else "unknown-bot"
    return UnknownBot(message, name=name, guess=guess, known=", ".join(known))


def bot(name: str, game: Game) -> Bot:
    """Create the bot of this name for a game; `UnknownBot` suggests another name.

    >>> import bauhuette as bh
    >>> game = bh.game("pillars")
    >>> bh.bot("Polier", game).name
    'foreman'
    """
    make = find(name)
    if make is None:
        raise unknown(name)
    return make(game)


def names_in(text: str) -> list[str]:
    """Split a list at commas; those in quotes belong to a command: `program:python3 bot.py "a,b",greedy`."""
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter in "\"'" and names[-1].lstrip().startswith(PROGRAM):
            quote = "" if quote == letter else quote or letter
        names[-1] += letter
    if quote:
        raise BadNames("open-quote", text=text)
    return [name.strip() for name in names]
