"""What a typed line means: a command, an offered move, or something that is answered with a reason."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from bauhuette.cli.language import words_of_terminal
from bauhuette.cli.offered_moves import Offers, spelled
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.types import MoveId

COMMANDS = (
    *("help", "moves", "table", "log", "score", "why", "best", "hint", "tutor", "undo", "rules", "save"),
    *("always", "prepare", "hand", "resign", "quit"),
)
# never shortened, so that a slip cannot stop, save or undo
EXACTLY = frozenset({"quit", "save", "undo", "always", "prepare", "hand", "resign", "tutor"})


class TypedCommand(NamedTuple):
    name: str
    words: tuple[str, ...]


class Shortcut(NamedTuple):
    """A word of the game that stands for several moves: `go 1 dom`."""

    name: str
    words: tuple[str, ...]


class UnknownInput(NamedTuple):
    """No command and no move of this game; perhaps the nearest offered move was meant."""

    text: str


class AmbiguousInput(NamedTuple):
    """Something that more than one offered move begins with."""

    text: str
    moves: tuple[MoveId, ...]


class TypedPlay(NamedTuple):
    """Moves to be made one after the other."""

    moves: tuple[MoveId, ...]


Meaning = TypedCommand | Shortcut | UnknownInput | AmbiguousInput | TypedPlay


@lru_cache
def command_names() -> Mapping[str, str]:
    """Every name of every command, in all languages."""
    names = {command: command for command in COMMANDS}
    for lang in LANGUAGES:
        names |= {spelled(words_of_terminal(lang).say(f"name-{command}")): command for command in COMMANDS}
    return names


def own_names(game: Game, keys: Iterable[str], message: str) -> dict[str, str]:
    """Names of a game's reports or shortcuts in all languages."""
    names = {}
    for key in keys:
        names[key] = key
        for lang in LANGUAGES:
            say = Narrator(game, lang, ())
            if say.words.has(f"{message}-{key}"):
                names[spelled(say(f"{message}-{key}"))] = key
    return names


# How well what was typed fits a written move.
NOT, INSIDE, BEGINS, WHOLE = range(4)
ALIKE = 0.6  # as difflib measures it


def fit(typed: Sequence[str], written: Sequence[str]) -> int:
    """Word by word: the same, a beginning, or the beginning of an inner part (`side-1` of `house-side-1`)."""
    if len(typed) != len(written):
        return NOT
    return min((_fit_of_word(*pair) for pair in zip(typed, written, strict=True)), default=NOT)


def _fit_of_word(typed: str, written: str) -> int:
    if typed == written:
        return WHOLE
    if typed.isdecimal() or written.isdecimal():
        return NOT
    parts = written.split("-")
    tails = ["".join(parts[i:]) for i in range(len(parts))]
    close = typed.replace("-", "")
    if not close:
        return NOT
    if tails[0].startswith(close):
        return BEGINS
    return INSIDE if any(tail.startswith(close) for tail in tails[1:]) else NOT


class TypedMoves:
    """Moves of a game by how they may be written: the notation, and the names in every language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.families = {family.name for family in game.MOVES.families}
        self._spellings: dict[MoveId, set[str]] = {}

    @cached_property
    def speeches(self) -> list[Narrator]:
        """Not before something is typed: words of a language take time to read."""
        return [Narrator(self.game, lang, ()) for lang in LANGUAGES]

    def spellings(self, move: MoveId) -> set[str]:
        if move not in self._spellings:
            written = [self.game.MOVES.print(move)]
            for say in self.speeches:
                written += [say.typed(move), say.typed(move, in_full=True)]
            parts = [spelled(text).partition(" ") for text in written]
            families, rests = {part[0] for part in parts}, {part[2] for part in parts}
            self._spellings[move] = {f"{family} {rest}".strip() for family in families for rest in rests}
        return self._spellings[move]

    def find(self, text: str, moves: Iterable[MoveId], least: int = WHOLE) -> list[MoveId]:
        """The moves meant by `text`, with or without their family's name: those that fit best."""
        wanted = spelled(text).split()
        best, found = (least, False), list[MoveId]()
        for move in moves:
            fits = self._fit(wanted, move)
            if fits >= best and fits[0] >= least:
                found = [*found, move] if fits == best else [move]
                best = fits
        return found

    def _fit(self, wanted: Sequence[str], move: MoveId) -> tuple[int, bool]:
        """How well it fits, and whether the family was written, too."""
        fits = (NOT, False)
        for spelling in self.spellings(move):
            written = spelling.split()
            fits = max(fits, (fit(wanted, written), True), (fit(wanted, written[1:]), False))
        return fits

    def nearest(self, text: str, moves: Sequence[MoveId]) -> MoveId | None:
        """The offered move that is written most like `text`, or whose number is nearest to the one written."""
        wanted = spelled(text)
        family, _, number = wanted.rpartition(" ")
        if number.isdecimal() and family:
            close_by = self._with_number(family, moves)
            if close_by:
                return min(close_by, key=lambda move: abs(close_by[move] - int(number)))
        first, _, rest = wanted.partition(" ")
        by_spelling = {}
        for move in moves:
            for spelling in self.spellings(move):
                begins, _, ends = spelling.partition(" ")
                by_spelling[ends or spelling] = move
                by_spelling[spelling] = move
                if rest and begins == first:
                    wanted = rest  # two moves of one family are not alike because of its name
        close = difflib.get_close_matches(wanted, by_spelling, n=1, cutoff=ALIKE)
        return by_spelling[close[0]] if close else None

    def _with_number(self, family: str, moves: Sequence[MoveId]) -> dict[MoveId, int]:
        found = {}
        for move in moves:
            for spelling in self.spellings(move):
                before, _, number = spelling.rpartition(" ")
                if before == family and number.isdecimal():
                    found[move] = int(number)
        return found


class InputParser:
    """Understands the lines typed at one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = TypedMoves(game)

    @cached_property
    def reports(self) -> Mapping[str, str]:
        return own_names(self.game, self.game.reports, "name")

    @cached_property
    def shortcuts(self) -> Mapping[str, str]:
        return own_names(self.game, self.game.shortcuts, "type")

    def understand(self, line: str, offers: Offers) -> Meaning:
        text = line.strip()
        words = text.split()
        if not words or text == "?":
            return TypedCommand("help" if words else "", ())
        if text in offers.by_key:
            return TypedPlay(offers.by_key[text])
        exact = self._named(spelled(words[0]), tuple(words[1:]))
        return exact or self._move(text, offers)

    def _named(self, name: str, words: tuple[str, ...]) -> TypedCommand | Shortcut | None:
        if name in self.moves.families:
            return None
        if name in self.shortcuts:
            return Shortcut(self.shortcuts[name], words)
        if name in command_names():
            return TypedCommand(command_names()[name], words)
        return TypedCommand(self.reports[name], words) if name in self.reports else None

    def _begun(self, name: str, words: tuple[str, ...]) -> TypedCommand | None:
        """A command by any beginning that no other command has."""
        known = {**command_names(), **self.reports}
        meant = {command for written, command in known.items() if written.startswith(name)} - EXACTLY
        return TypedCommand(meant.pop(), words) if name and len(meant) == 1 else None

    def _move(self, text: str, offers: Offers) -> Meaning:
        if text.isdecimal() and offers.by_key:
            return UnknownInput(text)  # a number beside short keys is too easily mistaken for one
        offered = self.moves.find(text, offers.moves, least=INSIDE)
        if len(offered) == 1:
            return TypedPlay((offered[0],))
        if offered:
            return AmbiguousInput(text, tuple(offered))
        words = text.split()
        return self._begun(spelled(words[0]), tuple(words[1:])) or self.any_move(text, offers)

    def any_move(self, text: str, offers: Offers) -> UnknownInput | AmbiguousInput | TypedPlay:
        """Also a move that is not offered, so that the reason can be told; offered families are meant first."""
        if text.strip() in offers.by_key:
            return TypedPlay(offers.by_key[text.strip()][:1])
        for least in (WHOLE, INSIDE):
            found = self.moves.find(text, offers.moves, least) or self.moves.find(text, self.game.MOVES.ids())
            if found:
                families = {self.game.MOVES.parts(move).family for move in offers.moves}
                return TypedPlay((next((m for m in found if self.game.MOVES.parts(m).family in families), found[0]),))
        return UnknownInput(text)
