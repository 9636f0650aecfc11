"""Editions of people: kept, changed value by value, checked, shared by a link, copied."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.component_values import differing, in_lines, known_key, looks_of, ours
from bauhuette.engine.edition import (
    Data,
    canonical,
    from_canonical,
)
from bauhuette.engine.edition_agreement import Agreement, OwnersAnswer, agreements
from bauhuette.engine.edition_file import box_of
from bauhuette.engine.edition_validation import CheckedEdition, check_edition, hash_of
from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.editions import storage as stored
from bauhuette.server.editions.schemas import (
    LATEST_YEAR,
    LONGEST_NAME,
    Box,
    EditionChange,
    EditionFile,
    NewEdition,
)
from bauhuette.server.editions.storage import EditionRow, PlayedVersion, SaidValue
from bauhuette.server.feature import Feature
from bauhuette.server.limits.bounded_threads import BoundedThreads
from bauhuette.server.names import clean_name, new_id
from bauhuette.server.refusals import Denied, server_words
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code
from bauhuette.server.workers.edition_files import ReadEdition, can_be_kept
from bauhuette.server.workers.fair_queue import Owner
from bauhuette.server.workers.pool import BadForeign, Lost
from bauhuette.server.workers.worker_pools import WorkerPools

MOST_EDITIONS = 20  # of one person
MOST_ANSWERS = 1500  # of one edition
CHECKS = 100  # that wait
OURS = "ours"  # instead of an id: our values, even where this server has chosen an edition
BY_OWNERS = "owners-"  # with the key of a game: the edition of what most owners here say

P = ParamSpec("P")
T = TypeVar("T")


class Edition(NamedTuple):
    """An edition as it is stored, checked."""

    row: EditionRow
    said: Mapping[str, SaidValue]
    played: list[PlayedVersion]

    @property
    def values(self) -> Data:
        """The values that differ from ours."""
        told = {key: one.value for key, one in self.said.items() if one.value is not None}
        return differing(self.row.game, told)

    @property
    def confirmed(self) -> list[str]:
        return [key for key, one in self.said.items() if one.confirmed]

    @property
    def checked(self) -> CheckedEdition:
        return _checked(self.row.game, canonical(self.values))

    @property
    def looked(self) -> int:
        """How many looks are confirmed."""
        confirmed = set(self.confirmed)
        return sum(confirmed.issuperset(keys) for keys in looks_of(self.row.game).values())


class PlayableEdition(NamedTuple):
    """What a table keeps of an edition, and the version it plays."""

    id: str
    name: str
    by: str
    is_named: bool  # show others its maker
    values: Data  # as the rules read them
    hash: str
    version: int


class SavedEdition(NamedTuple):
    edition: Edition
    overwritten: list[str]


class ImportedEdition(NamedTuple):
    edition: Edition
    left_out: list[str]


class EditionService(Feature):
    def __init__(self, store: Store, pools: WorkerPools, seconds: float) -> None:
        self.store = store
        self.pools = pools
        self.seconds = seconds  # for reading a file
        self._checks = BoundedThreads("edition-checks", 1, CHECKS)
        self._agreed: dict[str, tuple[tuple[Any, ...], tuple[int, list[Agreement]]]] = {}

    async def close(self) -> None:
        self._checks.close()

    async def check(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that checks values or tells breaches: hundreds of them take some ten milliseconds."""
        return await self._checks.run(work, *args, **kwargs)

    async def mine(self, user: str) -> list[Edition]:
        return await self.store.read(lambda c: [self._read(c, row) for row in stored.of_person(c, user)])

    async def others(self, user: str) -> list[Edition]:
        """Return this server's choices, and what owners here say where several answered and something differs."""

        def work(connection: Connection) -> list[Edition]:
            chosen = [self._read(connection, row) for row in stored.standards(connection) if row.user != user]
            known = {one.row.id for one in chosen}
            common = [self._of_owners(connection, game) for game in game_keys() if BY_OWNERS + game not in known]
            return chosen + [one for one in common if one.values and self._counted(connection, one.row.game)[0] > 1]

        return await self.store.read(work)

    async def choice(self, game: str) -> str:
        """Return the id of the edition with which new tables of a game begin, or nothing: ours."""
        chosen = await self.store.read(stored.standards)
        return next((row.id for row in chosen if row.game == game), "")

    async def find(self, edition: str, user: str) -> Edition:
        """Return an edition by its id for its maker or where it is this server's choice, by its link for all."""

        def work(connection: Connection) -> Edition | None:
            row = _found(connection, edition)
            if row is None or not _may_see(row, edition, user):
                return None
            return self._read(connection, row)

        found = await self.store.read(work)
        if found is None:
            raise Denied(Code.NOT_FOUND, 404)
        return found

    async def create(self, user: str, new: NewEdition) -> Edition:
        values = await self.check(clean_values, new.game, new.values)
        confirmed = {known(new.game, key) for key in new.confirmed}
        origin = await self.find(new.origin, user) if new.origin else None
        if origin is not None and origin.row.game != new.game:
            raise Denied(Code.BAD_EDITION, 422, why="game", named=origin.row.game, game=new.game)
        values = ({} if origin is None else origin.values) | values
        said = _said_first(new.game, values, confirmed)
        copied_from = "" if origin is None or not origin.row.user else origin.row.name
        return await self._keep(_row(user, new, copied_from), said)

    async def _keep(self, row: EditionRow, said: Mapping[str, SaidValue]) -> Edition:
        def work(connection: Connection) -> Edition:
            if len(stored.of_person(connection, row.user)) >= MOST_EDITIONS:
                raise Denied(Code.BAD_EDITION, 409, why="many", most=MOST_EDITIONS)
            stored.keep(connection, row)
            stored.say(connection, row.id, said)
            return self._read(connection, row)

        return await self.store.do_at_once(work)

    async def save(self, user: str, edition: str, change: EditionChange) -> SavedEdition:
        """The later change of a value counts; the answer names what others had changed meanwhile."""
        game = (await self._own(user, edition)).game
        values = await self.check(clean_values, game, change.values, may_be_none=True)
        confirmed = {known(game, key): is_so for key, is_so in change.confirmed.items()}

        def work(connection: Connection) -> SavedEdition:
            row = _own(connection, user, edition)
            before = self._read(connection, row)
            fresh = _said_anew(before, values, confirmed)
            if len({*before.said, *fresh}) > MOST_ANSWERS:
                raise Denied(Code.MALFORMED, 422, where="values")
            overwritten = [
                key
                for key, one in fresh.items()
                if key in before.said
                and before.said[key].revision > change.revision
                and (before.said[key].value, before.said[key].confirmed) != (one.value, one.confirmed)
            ]
            stored.say(connection, edition, fresh)
            stored.change(connection, edition, **_changes(row, change, now_ms()))
            after = self._read(connection, row)
            if after.values != before.values and before.row.version in [one.number for one in before.played]:
                stored.change(connection, edition, version=row.version + 1)
            if after.values != before.values:
                stored.change(connection, edition, approved=False)
            return SavedEdition(self._read(connection, _own(connection, user, edition)), overwritten)

        return await self.store.do_at_once(work)

    async def to_play(self, edition: str, game: str, user: str, lang: str) -> PlayableEdition:
        """Return an edition that fits, for a table of this game."""
        found = await self.find(edition, user)
        row = found.row
        if row.game != game:
            raise Denied(Code.BAD_EDITION, 422, why="game", named=row.game, game=game)
        checked = await self.check(lambda: found.checked)
        if checked.breaches:
            raise EditionRefused("fits", 409, checked.breaches[0])
        return PlayableEdition(
            row.id,
            name_of(row, lang),
            row.user,
            row.named and bool(row.user),
            checked.values,
            hash_of(game, checked.values),
            row.version,
        )

    async def begun(self, edition: PlayableEdition) -> None:
        """Keep the version a game begins with: a later change makes another one."""

        def work(connection: Connection) -> None:
            if stored.find(connection, edition.id) and not stored.is_played(connection, edition.id, edition.version):
                stored.keep_version(connection, edition.id, PlayedVersion(edition.version, edition.values, now_ms()))

        await self.store.do_at_once(work)

    async def drop(self, user: str, edition: str) -> None:
        def work(connection: Connection) -> None:
            _own(connection, user, edition)
            stored.drop(connection, edition)

        await self.store.do_at_once(work)

    async def share(self, user: str, edition: str) -> str:
        """Return the code of its link."""

        def work(connection: Connection) -> str:
            code = _own(connection, user, edition).code or new_id()
            stored.change(connection, edition, code=code)
            return code

        return await self.store.do_at_once(work)

    async def withdraw(self, user: str, edition: str) -> None:
        def work(connection: Connection) -> None:
            _own(connection, user, edition)
            stored.change(connection, edition, code=None)

        await self.store.do_at_once(work)

    async def bring(self, owner: Owner, file: EditionFile) -> ImportedEdition:
        """Keep an edition file; what its owner has looked at stays confirmed."""
        read = await self._read_file(owner, file)
        name = file.name or read.name[:LONGEST_NAME] or file.game
        publisher, year = box_of(read.printing)
        box = Box(publisher=clean_name(publisher)[:LONGEST_NAME], year=min(year, LATEST_YEAR))
        new = NewEdition(
            game=file.game,
            name=clean_name(name)[:LONGEST_NAME] or file.game,
            box=box,
            values=read.values,
            confirmed=read.confirmed,
        )
        edition = await self.create(owner.person, new)
        return ImportedEdition(edition, read.left_out)

    async def _read_file(self, owner: Owner, file: EditionFile) -> ReadEdition:
        given = {"job": "read_edition_file", "game": file.game}
        try:
            async with self.pools.records.turn(owner) as worker:
                found = await worker.ask(given, file.text.encode("utf-8", "replace"), self.seconds)
        except BadForeign as error:
            raise EditionRefused("file", 422, error) from None
        except Lost as lost:
            raise Denied(Code.BAD_EDITION, 422, why="stopped") from lost
        return ReadEdition(**json.loads(found))

    async def decide(self, host: str, edition: str, approved: bool, standard: bool) -> None:
        """Keep what a host decides; a game has at most one choice of this server."""

        def work(connection: Connection) -> None:
            row = _found(connection, edition)
            if row is None or not _may_see(row, edition, host):
                raise Denied(Code.NOT_FOUND, 404)
            if not row.user and stored.find(connection, row.id) is None:
                stored.keep(connection, row)
            if standard:
                checked = self._read(connection, row).checked
                if checked.breaches:
                    raise EditionRefused("fits", 409, checked.breaches[0])
                for other in stored.standards(connection):
                    if other.game == row.game:
                        stored.change(connection, other.id, standard=False)
            stored.change(connection, row.id, approved=approved, standard=standard)

        await self.store.do_at_once(work)

    async def agreements(self, game: str, box: Box) -> tuple[int, list[Agreement]]:
        """How many owners answered, and what they say of each value; with a box: only owners of that box."""
        if box == Box():
            return await self.store.read(lambda connection: self._counted(connection, game))

        def work(connection: Connection) -> tuple[int, list[Agreement]]:
            return agreements(game, [one for one in stored.owners_answers(connection, game) if _is_of(one, box)])

        return await self.store.read(work)

    def _counted(self, connection: Connection, game: str) -> tuple[int, list[Agreement]]:
        """Counted anew when an edition of the game has changed."""
        stamp = stored.answers_stamp(connection, game)
        known = self._agreed.get(game)
        if known is None or known[0] != stamp:
            known = self._agreed[game] = stamp, agreements(game, stored.owners_answers(connection, game))
        return known[1]

    def _read(self, connection: Connection, row: EditionRow) -> Edition:
        if not row.user:
            return self._of_owners(connection, row.game)
        return Edition(row, stored.said(connection, row.id), stored.played(connection, row.id))

    def _of_owners(self, connection: Connection, game: str) -> Edition:
        """Return what most owners here say; where as many say something else, ours stays."""
        row = _found(connection, BY_OWNERS + game)
        assert row is not None
        told = {one.key: one.majority() for one in self._counted(connection, game)[1]}
        return Edition(row, {key: SaidValue(value, True, 1) for key, value in told.items()}, [])

    async def hand_over(self, guest: str, account: str) -> None:
        """Give an account the editions its owner made before logging in; of another account nothing is taken."""

        def work(connection: Connection) -> None:
            if guest != account and not stored.has_account(connection, guest):
                stored.hand_over(connection, guest, account, MOST_EDITIONS)

        await self.store.do_at_once(work)

    async def _own(self, user: str, edition: str) -> EditionRow:
        return await self.store.read(lambda connection: _own(connection, user, edition))


@lru_cache(256)
def _checked(game: str, values_json: str) -> CheckedEdition:
    return check_edition(from_canonical(values_json), game)


class EditionRefused(Denied):
    """Refuse an edition with the sentence of an error."""

    def __init__(self, why: str, status: int, error: BauhuetteError) -> None:
        super().__init__(Code.BAD_EDITION, status, why=why)
        self.error = error

    def text(self, lang: str) -> str:
        return server_words(lang).say("refused-bad-edition", **self.facts, reason=self.error.text(lang))


def name_of(row: EditionRow, lang: str) -> str:
    return row.name if row.user else server_words(lang).say("edition-of-owners")


def _found(connection: Connection, edition: str) -> EditionRow | None:
    """Return an edition by id or link; what owners say is stored once a host decides on it."""
    row, game = stored.find(connection, edition), edition.removeprefix(BY_OWNERS)
    if row is None and game != edition and game in game_keys():
        return _row("", NewEdition(game=game, name=edition, named=False), "")._replace(id=edition)
    return row


def _is_of(answer: OwnersAnswer, box: Box) -> bool:
    is_published = not box.publisher or answer.publisher.casefold() == box.publisher.casefold()
    return is_published and (not box.year or answer.year == box.year)


def known(game: str, key: str) -> str:
    found = known_key(game, key)
    if found is None:
        raise Denied(Code.BAD_EDITION, 422, why="unknown", key=key)
    return found


def clean_values(game: str, values: Mapping[str, Any], may_be_none: bool = False) -> Data:
    """Return values that can be kept, whether they fit or not; their keys are the game's."""
    for key, value in values.items():
        if not can_be_kept(value) or (value is None and not may_be_none):
            raise Denied(Code.BAD_EDITION, 422, why="value", key=key)
    return {known(game, key): value for key, value in in_lines(game, dict(values)).items()}


def clean_edition_name(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned or len(cleaned) > LONGEST_NAME or "://" in cleaned or "www." in cleaned.casefold():
        raise Denied(Code.BAD_EDITION, 422, why="name")
    return cleaned


def _row(user: str, new: NewEdition, copied_from: str) -> EditionRow:
    now = now_ms()
    return EditionRow(
        id=new_id(),
        user=user,
        game=new.game,
        name=clean_edition_name(new.name),
        publisher=clean_name(new.box.publisher),
        year=new.box.year,
        named=new.named,
        code=None,
        copied_from=copied_from,
        approved=False,
        standard=False,
        version=1,
        revision=1,
        created=now,
        changed=now,
    )


def _changes(row: EditionRow, change: EditionChange, now: int) -> dict[str, Any]:
    found: dict[str, Any] = {"revision": row.revision + 1, "changed": now}
    if change.name is not None:
        found["name"] = clean_edition_name(change.name)
    if change.box is not None:
        found |= {"publisher": clean_name(change.box.publisher), "year": change.box.year}
    if change.named is not None:
        found["named"] = change.named
    return found


def _said_first(game: str, values: Data, confirmed: set[str]) -> dict[str, SaidValue]:
    """A value that is confirmed and not given is as ours."""
    keys = {*values, *confirmed}
    return {key: SaidValue(values.get(key, ours(game, key)), key in confirmed, 1) for key in sorted(keys)}


def _said_anew(before: Edition, values: Data, confirmed: Mapping[str, bool]) -> dict[str, SaidValue]:
    """What is confirmed without a value stays as the edition has it: written down, so that it outlives ours."""
    revision, found = before.row.revision + 1, {}
    for key in sorted({*values, *confirmed}):
        known_before = before.said.get(key, SaidValue(None, False, 0))
        is_confirmed = confirmed.get(key, known_before.confirmed)
        value = values.get(key, known_before.value)
        if value is None and is_confirmed:
            value = ours(before.row.game, key)
        found[key] = SaidValue(value, is_confirmed, revision)
    return found


def _may_see(row: EditionRow, named: str, user: str) -> bool:
    return user == row.user or row.standard or named == row.code or not row.user


def _own(connection: Connection, user: str, edition: str) -> EditionRow:
    row = stored.find(connection, edition)
    if row is None or row.user != user or row.id != edition:
        raise Denied(Code.NOT_FOUND, 404)
    return row
