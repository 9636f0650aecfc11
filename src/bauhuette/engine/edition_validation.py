"""Check an edition before its rules are imported: each value alone, then what its values must fulfil together.

The command line, the library, records and the server all check here. Each breach is a sentence in both languages and
names the values it concerns.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.engine.catalogue import game_folder, words_of
from bauhuette.engine.component_tables import name_of
from bauhuette.engine.edition import (
    Breach,
    Data,
    Value,
    added_rows,
    edition_hash,
    is_left_out,
    laid_over,
    overridable,
    plain_values,
    read_folder,
)
from bauhuette.engine.errors import BauhuetteError, shortened

LARGEST_FILE = 64 * 1024  # bytes
LONGEST_TEXT = 20_000
DEEPEST = 3  # group, row and leaf: tables inside these are no part of an edition
LINE = re.compile(r"\(at line (\d+)")  # in what the parser says
HEADER = ("game", "complete", "name", "printing", "confirmed")  # keys of an edition file that are no values


class BadEdition(BauhuetteError):
    """An edition that cannot be played."""


class EditionBreach(BauhuetteError):
    """A value, or values together, that do not fit: `keys` names them."""

    def __init__(self, game: str, breach: Breach) -> None:
        told = {
            name: shortened(fact) if name == "found" and isinstance(fact, str) else fact
            for name, fact in breach.facts.items()
        }
        super().__init__(breach.message, **told)
        self.game = game
        self.keys = breach.keys

    def text(self, lang: str) -> str:
        """Return the sentence; facts that are tuples name components."""
        words = words_of(self.game, lang)
        told = {
            name: ", ".join(name_of(key, words) for key in fact) if isinstance(fact, tuple) else fact
            for name, fact in self.facts.items()
        }
        return words.say(f"breach-{self.message}", **told)


class CheckedEdition(NamedTuple):
    """An edition's values by dotted key, those that could be read, and all that does not fit or is odd."""

    values: Data
    breaches: list[EditionBreach]
    questions: Sequence[EditionBreach] = ()  # asked where all fits: "Really?"


def read_edition(path: Path) -> Data:
    """Return an edition file as written."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadEdition("edition-large", file=shortened(str(path)), most=LARGEST_FILE // 1024)
        return parse_edition(path.read_bytes(), str(path))
    except OSError as error:
        known = {FileNotFoundError: "missing", IsADirectoryError: "folder"}
        raise BadEdition("edition-unreadable", file=str(path), reason=known.get(type(error), error.strerror)) from None
    except BadEdition:
        raise
    except ValueError as error:  # a name no file can have
        raise BadEdition("edition-unreadable", file=shortened(str(path)), reason=str(error)) from None


def parse_edition(text: bytes, file: str) -> Data:
    if len(text) > LARGEST_FILE:
        raise BadEdition("edition-large", file=shortened(file), most=LARGEST_FILE // 1024)
    try:
        return tomllib.loads(text.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, more digits than Python reads, nested too deep
        at, last = LINE.search(str(error)), text.count(b"\n") + 1
        line = int(at[1]) if at else last * str(error).endswith("(at end of document)")
        raise BadEdition("edition-syntax", file=file, line=line) from None


def only_of_game(edition: Data, game: str, file: str) -> None:
    named = edition.get("game")
    if named != game:
        raise BadEdition("edition-game", file=file, named=shortened(named or "?"), game=game)


def overrides_from(edition: Data, game: str, file: str) -> Data:
    """Return the edition's values by dotted key; the first breach is refused."""
    only_of_game(edition, game, file)
    return require_fitting(check_edition(edition, game), file).values


def require_fitting(checked: CheckedEdition, file: str) -> CheckedEdition:
    if checked.breaches:
        first = checked.breaches[0]
        raise BadEdition("edition-breach", file=file, key=", ".join(first.keys), breach=first)
    return checked


def check_edition(edition: Data, game: str) -> CheckedEdition:
    """Return the values and breaches of an edition as its file holds it; nothing in it is trusted."""
    checked = check_values(edition, game)
    if checked.breaches:
        return checked
    data = laid_over(_standard(game), _plain(game), checked.values)
    breaches = [EditionBreach(game, breach) for breach in together(game, data)]
    asked = [] if breaches else [EditionBreach(game, breach) for breach in together(game, data, "questions")]
    return CheckedEdition(checked.values, breaches, asked)


def hash_of(game: str, values: Data) -> str:
    """Return the hash of a game's edition with these values, checked before."""
    return edition_hash(laid_over(_standard(game), _plain(game), values))


def check_values(edition: Data, game: str) -> CheckedEdition:
    """Check each value alone."""
    base, printed = _standard(game), _printed(game)
    values: Data = {}
    breaches: list[Breach] = []
    lines: dict[str, dict[str, Any]] = {}
    for key, value in written_values(edition, game).items():
        text = key.partition(".")[0]
        if is_left_out(base, key, value):
            values[key] = value
            continue
        if key not in printed and "\n" in str(printed.get(text, "")):
            lines.setdefault(text, {})[key.partition(".")[2]] = value
            continue
        found = list(_alone(key, value, printed, base))
        breaches += found
        if not found:
            values[key] = value
    for text, changes in lines.items():
        breaches += _changed_lines(text, changes)
        changed = with_lines(values.get(text, printed[text]), changes)
        if changed != printed[text]:
            values[text] = changed
    left_out = {key for key in values if is_left_out(base, key, values[key])}
    values = {key: value for key, value in values.items() if key.rpartition(".")[0] not in left_out}
    for row, leaves, may in added_rows(base):
        there = {leaf for leaf in (*leaves, *may) if f"{row}.{leaf}" in values}
        breaches += [Breach("added", (f"{row}.{leaf}",)) for leaf in leaves if there and leaf not in there]
    if edition.get("complete") is True:
        breaches += [Breach("missing", (value.key,)) for value in _printed_values(base) if value.key not in values]
    return CheckedEdition(values, [EditionBreach(game, breach) for breach in breaches])


@cache
def _standard(game: str) -> Data:
    return read_folder(game_folder(game))


@cache
def _printed(game: str) -> Mapping[str, Any]:
    """Return our values by dotted key; of a row that an edition may add, what each leaf looks like."""
    base = _standard(game)
    printed = {value.key: value.value for value in overridable(base)}
    for row, leaves, may in added_rows(base):
        printed |= {f"{row}.{leaf}": 0 for leaf in (*leaves, *may)}
    return printed


@cache
def _plain(game: str) -> Data:
    return dict(plain_values(_standard(game)))


def _printed_values(base: Data) -> Iterator[Value]:
    return (value for value in overridable(base) if value.origin != "ours")


def together(game: str, data: Data, what: str = "check_edition") -> Iterable[Breach]:
    """Return what the values of a game do not fulfil together, or the game's `questions` about them."""
    name = f"bauhuette.games.{game}.edition_checks"
    if importlib.util.find_spec(name) is None:  # nothing is printed on some games
        return ()
    checks = importlib.import_module(name)
    found: Iterable[Breach] = getattr(checks, what)(data) if hasattr(checks, what) else ()
    return found


def written_values(edition: Data, game: str) -> Data:
    """Return what an edition file says, by dotted key, checked by nothing."""
    return dict(_leaves({key: child for key, child in edition.items() if key not in HEADER}, _printed(game)))


def _leaves(node: Data, printed: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, child in node.items():
        path = f"{prefix}{key}"
        is_lines = isinstance(printed.get(path), str)
        if isinstance(child, dict) and (path not in printed or is_lines) and path.count(".") < DEEPEST:
            yield from _leaves(child, printed, path + ".")
        else:
            yield path, child


def _alone(key: str, value: Any, printed: Mapping[str, Any], base: Data) -> Iterator[Breach]:
    if key not in printed:
        yield Breach("unknown", (shortened(key),))
        return
    leaf = key.rpartition(".")[2]
    lengths = base.get("lengths", {}).get(leaf)
    if not _has_form(value, printed[key], lengths):
        yield Breach("shape", (key,), {"found": _as_written(value), "wanted": _as_written(printed[key])})
        return
    ranges = base.get("ranges", {})
    low, high = ranges.get(f"{key.partition('.')[0]}.{leaf}", ranges.get(leaf, (None, None)))
    step = base.get("steps", {}).get(leaf, 1)
    for number in _numbers(value):
        if low is None or not low <= number <= high:
            yield Breach("range", (key,), {"found": _printable(number), "low": low or 0, "high": high or 0})
        elif number % step:
            yield Breach("step", (key,), {"found": number, "step": step})


def _has_form(value: Any, printed: Any, lengths: Any) -> bool:
    """Return whether a value is built like the printed one; lists of a bounded length may be longer or shorter."""
    if type(value) is not type(printed):
        return False
    if isinstance(printed, dict):
        return value.keys() == printed.keys() and all(_has_form(value[k], printed[k], None) for k in printed)
    if isinstance(printed, list):
        low, high = lengths or (len(printed), len(printed))
        return low <= len(value) <= high and all(_has_form(one, printed[0], None) for one in value)
    return not isinstance(value, str) or len(value) <= LONGEST_TEXT


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, (dict, list)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _numbers(one)


def _as_written(value: Any) -> str:
    """Return a value about as TOML has it, short."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value.isoformat()) if hasattr(value, "isoformat") else shortened(value)


def _printable(number: int) -> int | str:
    return number if abs(number) < 10**12 else shortened(number)


def _changed_lines(text: str, changes: Mapping[str, Any]) -> Iterator[Breach]:
    for line, there in changes.items():
        if type(there) is not bool:
            facts = {"found": shortened(there), "wanted": "true, false"}
            yield Breach("shape", (f"{text}.{shortened(line)}",), facts)


def with_lines(text: str, changes: Mapping[str, Any]) -> str:
    """Return a text of lines with some taken out (false) and others added (true); a line is the same reversed."""
    old = [line for line in map(str.strip, text.splitlines()) if line]
    wanted = {_either_way(line): there for line, there in changes.items()}
    kept = [line for line in old if wanted.get(_either_way(line), True)]
    known = {_either_way(line) for line in old}
    added = sorted(line for line, there in changes.items() if there and _either_way(line) not in known)
    return "\n".join([*kept, *added]) + "\n"


def _either_way(line: str) -> tuple[str, ...]:
    return tuple(sorted(line.split()))
