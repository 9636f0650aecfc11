"""What a typed line means: a command, an offered move, or something that is answered with a reason."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from bauhuette.cli.language import words_of_terminal
from bauhuette.cli.offers import Offers, spelled
from bauhuette.engine.game import Game
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import LANGUAGES

COMMANDS = ("help", "moves", "table", "log", "score", "why", "best", "hint", "undo", "rules", "save", "quit")


class Command(NamedTuple):
    name: str
    words: tuple[str, ...]


class Unknown(NamedTuple):
    """No command and no move of this game; perhaps the nearest offered move was meant."""

    text: str


Meaning = Command | Unknown | int


@lru_cache
def command_names() -> Mapping[str, str]:
    """Every name of every command, in all languages."""
    names = {command: command for command in COMMANDS}
    for lang in LANGUAGES:
        names |= {spelled(words_of_terminal(lang).say(f"name-{command}")): command for command in COMMANDS}
    return names


class TypedMoves:
    """Moves of a game by how they may be written: the notation, and the names in every language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.families = {family.name for family in game.MOVES.families}
        self._spellings: dict[int, set[str]] = {}

    @cached_property
    def speeches(self) -> list[Speech]:
        """Not before something is typed: words of a language take time to read."""
        return [Speech(self.game, lang, ()) for lang in LANGUAGES]

    def spellings(self, move: int) -> set[str]:
        if move not in self._spellings:
            written = [self.game.MOVES.print(move), *(say.typed(move) for say in self.speeches)]
            self._spellings[move] = set(map(spelled, written))
        return self._spellings[move]

    def find(self, text: str, moves: Iterable[int]) -> list[int]:
        """The moves meant by `text`: written in full, else all that are written so after their family's name."""
        wanted = spelled(text)
        full, short = [], []
        for move in moves:
            for spelling in self.spellings(move):
                if spelling == wanted:
                    full.append(move)
                elif spelling.partition(" ")[2] == wanted:
                    short.append(move)
        return list(dict.fromkeys(full or short))

    def nearest(self, text: str, moves: Sequence[int]) -> int | None:
        """The offered move that is written most like `text`, or whose number is nearest to the one written."""
        wanted = spelled(text)
        family, _, number = wanted.rpartition(" ")
        if number.isdecimal():
            alike = {move: spelled(self.game.MOVES.print(move)).rpartition(" ") for move in moves}
            close_by = [m for m, parts in alike.items() if parts[0] == family and parts[2].isdecimal()]
            if family and close_by:
                return min(close_by, key=lambda move: abs(int(alike[move][2]) - int(number)))
        by_spelling = {}
        for move in moves:
            for spelling in self.spellings(move):
                by_spelling[spelling.partition(" ")[2] or spelling] = move
                by_spelling[spelling] = move
        close = difflib.get_close_matches(wanted, by_spelling, n=1, cutoff=0.4)
        return by_spelling[close[0]] if close else None


class Reader:
    """Understands the lines typed at one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = TypedMoves(game)

    def understand(self, line: str, offers: Offers) -> Meaning:
        text = line.strip()
        words = text.split()
        if not words or text == "?":
            return Command("help" if words else "", ())
        if text in offers.by_key:
            return offers.by_key[text]
        name = spelled(words[0])
        if name not in self.moves.families:
            if name in command_names():
                return Command(command_names()[name], tuple(words[1:]))
            if name in self.game.reports:
                return Command(name, tuple(words[1:]))
        return self._move(text, offers)

    def _move(self, text: str, offers: Offers) -> int | Unknown:
        if text.isdecimal() and offers.by_key:
            return Unknown(text)  # a number beside short keys is too easily mistaken for one
        offered = self.moves.find(text, offers.moves)
        if len(offered) == 1:
            return offered[0]
        return Unknown(text) if offered else self.any_move(text, offers)

    def any_move(self, text: str, offers: Offers) -> int | Unknown:
        """Also a move that is not offered, so that the reason can be told; offered families are meant first."""
        if text.strip() in offers.by_key:
            return offers.by_key[text.strip()]
        found = self.moves.find(text, range(self.game.MOVES.size))
        if not found:
            return Unknown(text)
        families = {self.game.MOVES.parts(move).family for move in offers.moves}
        return next((move for move in found if self.game.MOVES.parts(move).family in families), found[0])
