"""What can be played here: games, their words, rules, facts and lessons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from bauhuette import __version__
from bauhuette.bots.levels import LEVELS, levels_of
from bauhuette.bots.messages import personality_line
from bauhuette.bots.personality import personalities_of
from bauhuette.engine.catalogue import game_folder, in_order, rules_text
from bauhuette.engine.component_tables import printed_json
from bauhuette.engine.lesson import Lesson, lesson_of
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.match.seats import levels
from bauhuette.server import wire
from bauhuette.server.catalogue.schemas import (
    FamilyMoves,
    GameFacts,
    GameInfo,
    LessonMove,
    LessonPlan,
    LessonStep,
    MoveSorts,
    OptionInfo,
    Seen,
    ServerInfo,
    TemperInfo,
)
from bauhuette.server.http.request_context import PROBLEMS, By, TableId, known_game
from bauhuette.server.refusals import TEXTS, Denied
from bauhuette.server.tables.schemas import TableInfo
from bauhuette.server.tables.table_info import table_info
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


ENGINE_TEXT = Path(__file__).parents[2] / "engine" / "text"
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
LISTED_MOVES = 400  # of one family: a longer list would not be read


@router.get("/info")
async def info(by: By) -> ServerInfo:
    """Games, levels of bots, languages."""
    assert by
    return server_info()


def server_info() -> ServerInfo:
    """Describe the games, the same for all readers."""
    games = [_game_info(meta) for meta in in_order()]
    return ServerInfo(version=__version__, games=games, levels=list(levels()), languages=list(LANGUAGES))


def _game_info(meta: GameMeta) -> GameInfo:
    return GameInfo(
        key=meta.key,
        title=dict(meta.title),
        tagline=dict(meta.tagline),
        seats=list(meta.seats),
        minutes=meta.minutes,
        year=meta.year,
        authors=list(meta.authors),
        publisher=meta.publisher,
        rules_version=meta.rules_version,
        rule_prefix=meta.rule_prefix,
        lesson=lesson_of(meta.key) is not None,
        options=[
            OptionInfo(name=o.name, title=dict(o.title), default=o.default, values=list(o.values)) for o in meta.options
        ],
        colours=list(meta.colours),
        levels=list(levels_of(meta)),
        tempers=[TemperInfo(key=key, about=_about_temper(meta, key)) for key in personalities_of(meta)],
        tempered=list(LEVELS),
    )


def _about_temper(meta: GameMeta, temper: str) -> dict[str, str]:
    return {lang: personality_line(meta.key, temper, lang) for lang in LANGUAGES}


def _known_lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Denied(Code.NOT_FOUND, 404)
    return lang


@router.get("/games/{game}/facts")
async def facts(game: str, by: By) -> GameFacts:
    """What is printed on the components, and the same as tables to read, with the origin of every value."""
    assert by
    tables = {lang: printed_json(known_game(game), lang) for lang in LANGUAGES}
    return GameFacts.model_validate(load(game).facts() | {"printed": tables})


@router.get("/tables/{table}/facts")
async def facts_at_table(table: TableId, by: By) -> GameFacts:
    """What is printed on the components of a table with another edition."""
    game = (await by.table(table, back=True)).match.game
    tables = {lang: printed_json(game.meta.key, lang, dict(game.overrides)) for lang in LANGUAGES}
    return GameFacts.model_validate(game.facts() | {"printed": tables})


@router.get("/games/{game}/moves")
async def moves(game: str, by: By) -> MoveSorts:
    """All moves of a game by family, to prepare answers."""
    assert by
    known = load(known_game(game)).MOVES
    families = []
    for family in known.families:
        first = known.first(family.name)
        numbers = range(first, first + family.size) if family.size <= LISTED_MOVES else range(0)
        forms = [wire.MoveForm.model_validate(known.json(MoveId(number))) for number in numbers]
        families.append(FamilyMoves(family=family.name, moves=forms))
    return MoveSorts(families=families)


@router.get("/words/server/{lang}", response_class=Response, responses=TEXT)
async def server_sentences(lang: str) -> Response:
    """The sentences of the server, as a Fluent file."""
    return _fluent(TEXTS, lang)


@router.get("/words/{game}/{lang}", response_class=Response, responses=TEXT)
async def words(game: str, lang: str) -> Response:
    """The words of the engine and of a game, as one Fluent file."""
    return _fluent((ENGINE_TEXT, game_folder(known_game(game)) / "text"), lang)


def _fluent(folders: Iterable[Path], lang: str) -> Response:
    texts = ((folder / f"{_known_lang(lang)}.ftl").read_text(encoding="utf-8") for folder in folders)
    return PlainTextResponse("\n".join(texts))


@router.get("/rules/{game}/{lang}", response_class=Response, responses=TEXT)
async def rules(game: str, lang: str) -> Response:
    """The rules of a game, as Markdown."""
    return PlainTextResponse(rules_text(known_game(game), _known_lang(lang)))


def _known_lesson(game: str) -> Lesson:
    lesson = lesson_of(known_game(game))
    if lesson is None:
        raise Denied(Code.NOT_FOUND, 404)
    return lesson


@router.get("/lessons/{game}")
async def lesson(game: str, by: By) -> LessonPlan:
    """The steps of a game's lesson."""
    assert by
    plan, space = _known_lesson(game), load(game).MOVES

    def form(move: str) -> wire.OfferedMove:
        number = space.parse(move)
        return wire.OfferedMove(id=number, **space.json(number))

    steps = [LessonStep(after=step.after, say=step.say, ring=list(step.ring)) for step in plan.steps]
    moves = [LessonMove(after=place, move=form(plan.course[place])) for place in sorted(plan.own)]
    return LessonPlan(game=game, seat=plan.seat, length=len(plan.course), steps=steps, moves=moves)


@router.post("/lessons/{game}", status_code=201)
async def begin_lesson(game: str, by: By) -> TableInfo:
    """Open a table at the prepared position of a game's lesson."""
    by.may_open()
    live = await by.application.creation.lesson(await by.who(), game, _known_lesson(game), by.address)
    return table_info(live, by.user)


@router.get("/seen")
async def seen(by: By) -> Seen:
    """How the server sees you: for hosts, who want to know whether their proxy tells visitors apart."""
    return Seen(address=by.address, secure_cookies=by.application.settings.secure_cookies)
