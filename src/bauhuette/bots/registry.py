"""All bots by name, for whoever names one: `play`, `arena`, `serve`, the environments and the API.

A name is that of one of our own, as people read it in any language (`foreman`, `Polier`), with its temper where it has
one (`foreman:bold`, `Polier:kühn`) and with the version where it is an earlier one (`foreman@0.1`), of one installed
beside us (entry points), `program:` and a command line, a class in a file (`my_bots.py:Cautious`), or `net:` and a
net's file.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from bauhuette.bots.champions import CHAMPIONS, ChampionBot
from bauhuette.bots.fault import Guarded
from bauhuette.bots.file import class_in_file, names_a_file
from bauhuette.bots.levels import LEVELS, LevelBot
from bauhuette.bots.net import PREFIX as NET
from bauhuette.bots.net import NetBot
from bauhuette.bots.program import ProgramBot
from bauhuette.bots.protocol import Bot
from bauhuette.bots.simple import GreedyBot, RandomBot
from bauhuette.bots.temper import BETWEEN, TEMPERS, tempered
from bauhuette.bots.words import bot_spelling, bot_title, temper_title
from bauhuette.engine.game import Game
from bauhuette.engine.trouble import Trouble
from bauhuette.engine.words import LANGUAGES

GROUP = "bauhuette.bots"
PROGRAM = "program:"
NEAR = 0.8  # of 1: so alike is a name that was most probably meant to be a bot's

Maker = Callable[[Game], Bot]

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "net": NetBot,
    **{level: partial(LevelBot, level=level) for level in LEVELS},
}
EARLIER: dict[str, Maker] = {name: partial(ChampionBot, champion=champion) for name, champion in CHAMPIONS.items()}
TEMPERED: dict[str, Maker] = {
    tempered(level, temper): partial(LevelBot, level=level, temper=temper) for level in LEVELS for temper in TEMPERS
}
OWN: ChainMap[str, Maker] = ChainMap(BOTS, TEMPERED, EARLIER)


class UnknownBot(Trouble):
    """No bot of that name; `facts["guess"]` is the one that was probably meant, or empty."""


class BadNames(Trouble):
    """A list of names that cannot be taken apart."""


def own_name(name: str) -> str | None:
    """The key of one of our own bots, from what people call it in any language."""
    if name in OWN:
        return name
    called, between, temper = name.casefold().partition(BETWEEN)
    own = {bot_title(key, lang).casefold(): key for key in (*BOTS, *EARLIER) for lang in LANGUAGES}.get(called)
    if not between or own is None:
        return own
    words = {temper_title(key, lang).casefold(): key for key in TEMPERS for lang in LANGUAGES}
    found = tempered(own, words.get(temper, temper))
    return found if found in TEMPERED else None


def find(name: str) -> Maker | None:
    """How a bot of this name is made, if there is one. Those from elsewhere are guarded: a fault costs a decision."""
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
    return lambda game: Guarded(make(game), game)


def _installed() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def nearest(name: str) -> str:
    """The bot somebody probably meant who wrote this, as they would have written it; or nothing."""
    ours = (*BOTS, *TEMPERED)
    spellings = [*ours, *(bot_spelling(key, lang) for key in ours for lang in LANGUAGES), *_installed()]
    by_letters = {spelling.casefold(): spelling for spelling in reversed(spellings)}
    found = get_close_matches(name.casefold(), by_letters, n=1, cutoff=NEAR)
    return by_letters[found[0]] if found else ""


def unknown(name: str) -> UnknownBot:
    guess, with_tempers = nearest(name), f"LEVEL{BETWEEN}{'|'.join(TEMPERS)}"
    outside = (f"{PROGRAM}COMMAND", "FILE.py:CLASS", f"{NET}FILE.npz")
    known = [*BOTS, with_tempers, *EARLIER, *_installed(), *outside]
    message = "unknown-bot-near" if guess else "unknown-bot"
    return UnknownBot(message, name=name, guess=guess, known=", ".join(known))


def bot(name: str, game: Game) -> Bot:
    """A bot ready to play this game; `UnknownBot` asks whether another one was meant.

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
    """The names of a list with commas; one in quotes belongs to a command: `program:python3 bot.py "a,b",greedy`."""
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
