"""`bauhuette editions`: list, check, compare and merge edition files."""

from __future__ import annotations

import difflib
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.cli.language import BadCall, say_in
from bauhuette.engine.catalogue import game_folder, game_keys, words_of
from bauhuette.engine.component_tables import column_of_value, name_of_value, value_text
from bauhuette.engine.component_values import differing, in_lines, known_key, looks_of, ours
from bauhuette.engine.edition import Data
from bauhuette.engine.edition_agreement import Agreement, OwnersAnswer, agreed_values, agreements
from bauhuette.engine.edition_file import box_of, confirmed_in, text_in
from bauhuette.engine.edition_merge import merged_files
from bauhuette.engine.edition_validation import BadEdition, CheckedEdition, EditionBreach, check_edition, read_edition
from bauhuette.engine.errors import shortened


class OpenedEdition(NamedTuple):
    path: Path
    game: str
    name: str
    printing: str
    checked: CheckedEdition
    confirmed: frozenset[str]

    @property
    def values(self) -> Data:
        """The values that differ from ours; of the streets each one that does."""
        return differing(self.game, in_lines(self.game, self.checked.values))

    @property
    def looked(self) -> int:
        return sum(self.confirmed.issuperset(keys) for keys in looks_of(self.game).values())


def _opened(path: Path) -> OpenedEdition:
    data = read_edition(path)
    game = data.get("game")
    if game not in game_keys():
        raise BadEdition("edition-no-game", file=str(path), named=shortened(game or "?"), known=", ".join(game_keys()))
    confirmed = frozenset(key for one in confirmed_in(data) if (key := known_key(game, one)))
    told = text_in(data, "name"), text_in(data, "printing")
    return OpenedEdition(path, game, *told, check_edition(data, game), confirmed)


def list_editions(folder: Path, lang: str) -> int:
    """Files that are no editions are left out."""
    if not folder.is_dir():
        raise BadCall("no-folder", folder=str(folder))
    found = 0
    for path in sorted(folder.glob("*.toml")):
        try:
            edition = _opened(path)
        except BadEdition:
            continue
        found += 1
        print(f"{path}: {' · '.join(filter(None, (edition.game, edition.name, edition.printing)))}")
        print(f"  {_summary(edition, lang)}")
    if not found:
        print(say_in(lang, "editions-none", folder=str(folder)))
    return 0


def check_editions(files: Sequence[Path], lang: str) -> int:
    bad = False
    for path in files:
        edition = _opened(path)
        print(f"{path}: {_summary(edition, lang)}")
        for breach in edition.checked.breaches:
            print(f"  {_about(breach, lang)}")
        for question in edition.checked.questions:
            print(f"  {_about(question, lang)}", say_in(lang, "editions-really"))
        bad = bad or bool(edition.checked.breaches)
    return int(bad)


def _summary(edition: OpenedEdition, lang: str) -> str:
    parts = [say_in(lang, "editions-looked", looked=edition.looked, looks=len(looks_of(edition.game)))]
    if edition.values or not edition.checked.breaches:
        parts.insert(0, say_in(lang, "editions-differ", count=len(edition.values)))
    if edition.checked.breaches:
        parts.append(say_in(lang, "editions-unfit"))
    return ", ".join(parts)


def _warn(edition: OpenedEdition, lang: str) -> None:
    """Say what does not fit in an edition that is compared or merged: a value that cannot be is left out of it."""
    for breach in edition.checked.breaches:
        print(f"{edition.path}: {_about(breach, lang)}", file=sys.stderr)


def _about(breach: EditionBreach, lang: str) -> str:
    names = [_title(breach.game, key, lang) for key in breach.keys[:1] if known_key(breach.game, key)]
    return f"{names[0] if names else ', '.join(breach.keys[:1])}: {breach.text(lang)}"


def _title(game: str, key: str, lang: str) -> str:
    words = words_of(game, lang)
    return ", ".join(filter(None, (name_of_value(key, words), column_of_value(key, words))))


def _said(game: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return say_in(lang, "editions-line-true" if value else "editions-line-false")
    return value_text(value, words_of(game, lang))


def lines_of_edition(game: str, edition: Data, lang: str) -> list[str]:
    """Each value of an edition that differs from ours, beside ours."""
    values = differing(game, in_lines(game, edition))
    return [_difference("editions-ours", game, key, value, ours(game, key), lang) for key, value in values.items()]


def _difference(what: str, game: str, key: str, mine: Any, theirs: Any, lang: str) -> str:
    facts = {"mine": _said(game, mine, lang), "theirs": _said(game, theirs, lang)}
    return say_in(lang, what, name=_title(game, key, lang), **facts)


def compare_editions(file: Path, other: Path | None, lang: str) -> int:
    first, second = _opened(file), None if other is None else _opened(other)
    if second is not None and second.game != first.game:
        raise BadEdition("edition-game", file=str(other), named=second.game, game=first.game)
    for edition in filter(None, (first, second)):
        _warn(edition, lang)
    game, left, right = first.game, first.values, {} if second is None else second.values
    keys = [
        key
        for key in differing(game, right | left)
        if left.get(key, ours(game, key)) != right.get(key, ours(game, key))
    ]
    for key in keys:
        mine, theirs = (values.get(key, ours(game, key)) for values in (left, right))
        print(_difference("editions-other" if second else "editions-ours", game, key, mine, theirs, lang))
    print(say_in(lang, "editions-differ-both", count=len(keys)))
    return 0


# --- merge ---


def merge_editions(game: str, files: Sequence[Path], server: str | None, owners: int, write: bool, lang: str) -> int:
    """Print the change of the data files, or make it; what was counted goes to stderr, so that a diff stays one."""
    if not files and server is None:
        raise BadCall("merge-nothing")
    answers = [answer for path in files for answer in _answers(game, path, lang)]
    found = list(agreements(game, answers)[1])
    if server is not None:
        found = _together(found, _tally(game, server, lang))
    values = agreed_values(found, owners)
    breaches = check_edition(differing(game, values), game).breaches
    if breaches:
        raise BadEdition("edition-breach", file=game, key=", ".join(breaches[0].keys), breach=breaches[0])
    changed = differing(game, values)
    disputed = [one.key for one in found if one.key not in values and one.is_disputed]
    facts = {"confirmed": len(values) - len(changed), "changed": len(changed), "disputed": len(disputed)}
    print(say_in(lang, "editions-merged", **facts), file=sys.stderr)
    if not values:
        print(say_in(lang, "editions-merged-none", owners=owners), file=sys.stderr)
    for key in disputed:
        print(f"  {_title(game, key, lang)}", file=sys.stderr)
    for file in merged_files(game_folder(game), game, values):
        if write:
            file.path.write_text(file.after, encoding="utf-8")
            print(file.path)
        else:
            sys.stdout.writelines(_diff(file.path, file.before, file.after))
    if write and values:
        print(say_in(lang, "editions-written"), file=sys.stderr)
    return 0


def _diff(path: Path, before: str, after: str) -> Iterable[str]:
    """As `git apply` takes it at the root of the sources."""
    inside = "src/bauhuette/games/" + path.as_posix().rpartition("/games/")[2]
    return difflib.unified_diff(
        before.splitlines(keepends=True), after.splitlines(keepends=True), f"a/{inside}", f"b/{inside}"
    )


def _answers(game: str, path: Path, lang: str) -> Iterator[OwnersAnswer]:
    """Each file is one owner; what they entered they have looked at, too."""
    edition = _opened(path)
    if edition.game != game:
        raise BadEdition("edition-game", file=str(path), named=edition.game, game=game)
    _warn(edition, lang)
    publisher, year = box_of(edition.printing)
    for key in sorted({*edition.confirmed, *edition.values}):
        yield OwnersAnswer(str(path), publisher, year, key, edition.values.get(key, ours(game, key)))


def _tally(game: str, server: str, lang: str) -> Iterator[Agreement]:
    from bauhuette.cli.server_login import in_words
    from bauhuette.client import Visitor

    with in_words(lang):
        tally = Visitor(server).call("GET", f"/api/edition-tally/{game}")
    for one in tally["values"]:
        if known_key(game, one["key"]) is None:
            continue
        counted = {
            (answer["box"]["publisher"], answer["box"]["year"], json.dumps(answer["value"], sort_keys=True)): answer[
                "owners"
            ]
            for answer in one["answers"]
        }
        yield Agreement(one["key"], json.dumps(ours(game, one["key"]), sort_keys=True), Counter(counted))


def _together(*counts: Iterable[Agreement]) -> list[Agreement]:
    found: dict[str, Agreement] = {}
    for one in (each for counted in counts for each in counted):
        known = found.get(one.key)
        found[one.key] = one if known is None else known._replace(answers=known.answers + one.answers)
    return list(found.values())
