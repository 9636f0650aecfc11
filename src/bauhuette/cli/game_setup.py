"""What is asked before a game: which one, how many seats, who sits there, which variants. Enter takes what is usual."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bauhuette.bots.levels import LEVELS, level_of, levels_of
from bauhuette.bots.messages import bot_spelling, bot_title, personality_line, personality_title
from bauhuette.bots.personality import PERSONALITIES, SEPARATOR, join_name, no_personality, personalities_of, split_name
from bauhuette.bots.registry import WITH_PERSONALITY, find, nearest, unknown
from bauhuette.cli.language import BadCall, readable, say_in
from bauhuette.cli.offered_moves import spelled
from bauhuette.cli.players import DEFAULT_BOT, ME
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.meta import GameMeta, GameOption


class GameRequest(NamedTuple):
    """A game as the caller wants to play it."""

    key: str
    seats: list[str]
    options: Mapping[str, int]
    lang: str


class SetupQuestions:
    """Asks line by line; the end of the input takes what is usual."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.ended = False

    def say(self, key: str, /, **facts: object) -> None:
        print(say_in(self.lang, key, **facts))

    def line(self, key: str, /, **facts: object) -> str:
        """What was typed; nothing for Enter and at the end."""
        print(say_in(self.lang, key, **facts), end=" ", flush=True)
        typed = "" if self.ended else sys.stdin.readline()
        self.ended = self.ended or not typed
        return typed.strip()

    def wish(self) -> GameRequest:
        key = self.game()
        meta = meta_of(key)
        count = self.seat_count(meta)
        return GameRequest(
            key, [ME, *self.opponents(meta, count)], {o.name: self.option(o) for o in meta.options}, self.lang
        )

    def game(self) -> str:
        """By number, by key or by title; the name of a language changes the language."""
        keys = game_keys()
        self.list_games(keys)
        while True:
            text = self.line("pick-game-prompt")
            if self.ended:
                raise BadCall("no-game")
            if text.lower() in LANGUAGES:
                self.lang = text.lower()
                self.list_games(keys)
                continue
            titles = {key: [key, *meta_of(key).title.values()] for key in keys}
            found = chosen(text, keys, titles)
            if found:
                return found
            self.say("pick-game-again", text=readable(text))

    def list_games(self, keys: Sequence[str]) -> None:
        self.say("pick-game")
        for number, key in enumerate(keys, start=1):
            print(f"{number:>3}  {key}: {meta_of(key).title[self.lang]}")

    def seat_count(self, meta: GameMeta) -> int:
        usual = max(meta.seats)
        while True:
            text = self.line("start-seats", known=", ".join(map(str, meta.seats)), usual=usual)
            if not text:
                return usual
            if text.isdecimal() and int(text) in meta.seats:
                return int(text)
            self.say("pick-game-again", text=readable(text))

    def opponents(self, meta: GameMeta, count: int) -> list[str]:
        """A level for each; Enter takes the same as for the seat before."""
        levels = [*levels_of(meta), DEFAULT_BOT]
        self.say("start-levels")
        for number, level in enumerate(levels, start=1):
            print(f"{number:>3}  {bot_title(level, self.lang)} ({level})")
        tempers = personalities_of(meta)
        if tempers:
            self.say("start-tempers", example=bot_spelling(join_name(LEVELS[-2], tempers[0]), self.lang))
        for temper in tempers:
            print(
                f"  {SEPARATOR}{personality_title(temper, self.lang)}  {personality_line(meta.key, temper, self.lang)}"
            )
        self.say("start-people")
        chosen_levels: list[str] = []
        for seat in range(1, count):
            usual = chosen_levels[-1] if chosen_levels else DEFAULT_BOT
            chosen_levels.append(self.opponent(meta, seat, levels, usual, [ME, *chosen_levels]))
        return chosen_levels

    def opponent(self, meta: GameMeta, seat: int, levels: Sequence[str], usual: str, taken: Sequence[str]) -> str:
        letter = SEAT_KEYS[seat].upper()
        while True:
            text = self.line("start-opponent", letter=letter, usual=bot_title(usual, self.lang))
            if not text:
                return usual if level_of(usual) in levels else DEFAULT_BOT
            name = bot_meant(text, levels) or readable(text).replace(",", " ")
            temper = split_name(name)[1] if name in WITH_PERSONALITY else ""
            if temper and temper not in personalities_of(meta):
                print(no_personality(meta, temper).text(self.lang))
            elif name in levels or temper or self.is_person(name, taken):
                return name

    def is_person(self, name: str, taken: Sequence[str]) -> bool:
        """Return a person with a name that is not nearly that of a bot."""
        if find(name) is None and nearest(name):
            print(unknown(name).text(self.lang))
        elif name.isdecimal() or name.casefold() in map(str.casefold, taken):
            self.say("pick-game-again", text=name)
        else:
            return True
        return False

    def option(self, option: GameOption) -> int:
        if self.ended:
            return option.default
        while True:
            text = self.line("start-option", name=option.title[self.lang])
            if not text:
                return option.default
            if spelled(text) in say_in(self.lang, "yes-words").split():
                return max(option.values)
            if spelled(text) in say_in(self.lang, "no-words").split():
                return min(option.values)
            self.say("pick-game-again", text=readable(text))


def bot_meant(text: str, levels: Sequence[str]) -> str | None:
    """Find a bot by number, name or beginning, with its character after a colon: `foreman`, `3`, `3:bold`, `Pol:kü`."""
    titles = {level: [level, *(bot_title(level, lang) for lang in LANGUAGES)] for level in levels}
    words = {temper: [temper, *(personality_title(temper, lang) for lang in LANGUAGES)] for temper in PERSONALITIES}
    called, between, wish = text.partition(SEPARATOR)
    level, temper = chosen(called.strip(), levels, titles), chosen(wish.strip(), PERSONALITIES, words)
    if not between or level is None:
        return level if not between else None
    return join_name(level, temper) if temper and join_name(level, temper) in WITH_PERSONALITY else None


def chosen(text: str, keys: Sequence[str], titles: Mapping[str, Iterable[str]]) -> str | None:
    """By number, by name, or by a beginning that only one name has."""
    if text.isdecimal():
        return keys[int(text) - 1] if 1 <= int(text) <= len(keys) else None
    wanted = spelled(text)
    exact = [key for key in keys if wanted in map(spelled, titles[key])]
    begun = [key for key in keys if wanted and any(spelled(name).startswith(wanted) for name in titles[key])]
    found = exact or begun
    return found[0] if len(found) == 1 else None
