"""The bodies of editions: what is printed on people's own copies."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from bauhuette.engine.component_values import FormKind
from bauhuette.server.wire import EditionDifference, Wire

LARGEST_FILE = 64 * 1024
LONGEST_NAME = 40
MOST_VALUES = 1000  # in one message
LATEST_YEAR = 2100

GameKey = Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
LONGEST_KEY, KEY = 120, r"^[a-zA-Z0-9_. -]+$"
ValueKey = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY, pattern=KEY)]
Values = Annotated[dict[ValueKey, Any], Field(max_length=MOST_VALUES)]
Origin = Literal["rulebook", "source", "owners", "reconstructed", "ours"]


class ValueFormShown(Wire):
    """What a value may be; see `engine/component_values.py`."""

    kind: FormKind
    low: int | None
    high: int | None
    step: int
    names: list[str]  # of `numbers`: the value is an object with these; none: it is a list
    choices: list[str]
    letters: str  # the value is a text of some of these
    shortest: int
    longest: int


class ComponentValueShown(Wire):
    """One value of ours. `name` is what it is printed on, `column` what it is; both in the reader's language."""

    key: str  # dotted; of a street `streets.<place> <place>`, its ends in alphabetical order
    group: str
    row: str
    leaf: str
    name: str
    column: str
    value: Any
    text: str  # the value in words
    origin: Origin
    asked: bool  # whether owners are asked for it
    look: str  # values with the same look are one question
    form: ValueFormShown


class ComponentGroup(Wire):
    key: str
    title: str
    reasons: list[str]  # why its values are not the rulebook's
    values: list[ComponentValueShown]


class Components(Wire):
    """All values of a game, as ours has them."""

    game: str
    edition: str  # its hash
    looks: int  # what owners are asked, counted by looks
    checked: list[str]  # keys that two owners of one box say the same of: they count as checked
    groups: list[ComponentGroup]


class Box(Wire):
    """Which printing it is; free text or empty."""

    publisher: Annotated[str, Field(max_length=40)] = ""
    year: Annotated[int, Field(ge=0, le=LATEST_YEAR)] = 0  # 0: not said


class BreachShown(Wire):
    """Values that do not fit, or (among questions) are odd: `keys` names them, `text` says why."""

    message: str
    keys: list[str]
    text: str
    facts: dict[str, Any]


class EditionInfo(Wire):
    """An edition in a list."""

    id: str  # for its maker, and of this server's editions; for others the code of its link
    game: str
    name: str
    maker: str | None  # None: they stay unnamed
    mine: bool
    of_owners: bool  # what most owners here say, value by value
    standard: bool  # this server's choice for new tables of the game
    approved: bool  # a host has compared it with a copy
    box: Box
    looked: int  # looks that are confirmed
    looks: int
    differences: int
    fits: bool  # only then it can be played
    link: str | None  # code of the link, where there is one; for the maker alone
    copied_from: str  # name of the edition it began as; empty: ours
    version: int  # a change after a game makes a new one
    revision: int  # of what is stored: send it with a change
    created: int
    changed: int


class EditionList(Wire):
    editions: list[EditionInfo]  # mine, the newest change first, then this server's choices and what owners here say
    most: int  # editions a person may keep


class EditionVersion(Wire):
    """Values with which a game was begun."""

    number: int
    at: int
    differences: list[EditionDifference]


class EditionView(Wire):
    info: EditionInfo
    values: dict[str, Any]  # that differ from ours, by dotted key
    confirmed: list[str]  # keys the maker has looked at on their copy
    differences: list[EditionDifference]
    breaches: list[BreachShown]
    questions: list[BreachShown]  # odd but allowed
    versions: list[EditionVersion]  # for the maker alone; the newest first
    decides: bool  # the reader is a host, and may approve it or choose it for new tables


class NewEdition(Wire):
    """`origin`: id or link code of an edition to copy; values then need not be given."""

    game: GameKey
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
    box: Box = Box()
    origin: Annotated[str, Field(max_length=32)] = ""
    values: Values = Field(default={})
    confirmed: Annotated[list[ValueKey], Field(max_length=MOST_VALUES)] = Field(default=[])
    named: bool = True  # show others its maker


class EditionChange(Wire):
    """Only what changes. A value of null goes back to ours; `confirmed` says of keys whether the maker has looked."""

    revision: Annotated[int, Field(ge=0, le=2**31)]  # that the sender has seen
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None
    box: Box | None = None
    named: bool | None = None
    values: Values = Field(default={})
    confirmed: Annotated[dict[ValueKey, bool], Field(max_length=MOST_VALUES)] = Field(default={})


class EditionSaved(Wire):
    """`overwritten`: keys that were changed elsewhere since the revision the sender had seen; theirs now counts."""

    edition: EditionView
    overwritten: list[str]


class EditionToCheck(Wire):
    """Values that are not stored here: a draft in the browser."""

    game: GameKey
    values: Values = Field(default={})


class EditionCheck(Wire):
    fits: bool
    breaches: list[BreachShown]
    questions: list[BreachShown]


class EditionFile(Wire):
    """The text of an edition file."""

    game: GameKey
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""  # empty: the file's own
    text: Annotated[str, Field(max_length=LARGEST_FILE)]


class EditionImported(Wire):
    edition: EditionView
    left_out: list[str]  # keys of the file that the game does not know


class EditionLink(Wire):
    code: str
    path: str  # of the page that shows it


class TallyAnswer(Wire):
    value: Any
    text: str
    owners: int
    box: Box


class TallyValue(Wire):
    """What owners say of a value; `disputed`: owners of one box say different things."""

    key: str
    name: str
    column: str
    ours: Any
    text: str  # ours, in words
    origin: Origin
    answers: list[TallyAnswer]  # the most owners first
    checked: bool
    disputed: bool


class EditionTally(Wire):
    owners: int
    values: list[TallyValue]  # those with an answer, in the order of the components


class EditionApproval(Wire):
    """What a host decides: that it was compared with a copy; that new tables of the game begin with it."""

    approved: bool
    standard: bool
