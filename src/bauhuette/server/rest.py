"""The REST side: what can be played, people, tables, records, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from bauhuette import __version__
from bauhuette.engine.lesson import Lesson, lesson_of
from bauhuette.engine.registry import game_folder, game_keys, load, meta_of, rules_text
from bauhuette.engine.words import LANGUAGES
from bauhuette.match.events import Who
from bauhuette.match.match import Match
from bauhuette.match.record import BadRecord, replay
from bauhuette.match.refusal import RefusedBy
from bauhuette.match.seats import levels
from bauhuette.match.table import Table
from bauhuette.server import bodies, wire
from bauhuette.server.limits import GUESTS, MESSAGES, NEW_TABLES, REQUESTS, VERIFY
from bauhuette.server.live import Live, now_ms
from bauhuette.server.lobby import Lobby
from bauhuette.server.looking_back import replay_of, seats_of_match, seats_of_record, step_of
from bauhuette.server.questions import why
from bauhuette.server.refusals import TEXTS, Denied, refusal_of
from bauhuette.server.sessions import COOKIE, COOKIE_AGE_S, new_id
from bauhuette.server.sockets import may_watch
from bauhuette.server.views import table_view
from bauhuette.server.web import lang_of
from bauhuette.server.wire import Code

ENGINE_TEXT = Path(__file__).parents[1] / "engine" / "text"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem, "description": description}
    for status, description in {
        400: "Malformed",
        403: "Not allowed",
        404: "Nothing here",
        409: "Not possible now; the refusal says why",
        413: "Too large",
        422: "Malformed; the refusal says where",
        429: "Too much at once; the refusal says how long to wait",
        503: "Nothing can be stored at the moment",
    }.items()
}
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
router = APIRouter(prefix="/api", responses=PROBLEMS)


class Visitor:
    """Whoever sends a request: the lobby they came to, who they are, what they read."""

    def __init__(self, request: Request, response: Response, lang: Annotated[str | None, Query()] = None) -> None:
        self.lobby: Lobby = request.app.state.lobby
        self.lang = lang_of(request.headers, lang)
        self.address = request.client.host if request.client else ""
        user = self.lobby.signer.user(request.cookies.get(COOKIE))
        if user is None:
            self.lobby.within(GUESTS, self.address)
            user = new_id()
            self.remember(response, user)
        else:
            self.lobby.within(REQUESTS, user)
        self.user = user

    def remember(self, response: Response, user: str) -> None:
        response.set_cookie(
            COOKIE,
            self.lobby.signer.sign(user),
            max_age=COOKIE_AGE_S,
            httponly=True,
            samesite="lax",
            secure=self.lobby.settings.secure_cookies,
        )

    async def who(self, seat: int | None = None) -> Who:
        """The person; where several share a device, speaking for one of their seats."""
        return (await self.lobby.who(self.user, self.lang))._replace(seat=seat)

    async def table(self, table: str) -> Live:
        """The table, if this visitor may look at it."""
        live = await self.lobby.hall.find(table)
        if not may_watch(live, self.user):
            raise Denied(Code.SPECTATORS_OFF, 403)
        if self.lobby.store.shared:
            async with live.lock:
                await self.lobby.hall.catch_up(live)
        return live


By = Annotated[Visitor, Depends()]
TableId = Annotated[str, "the id in the link"]
OwnSeat = Annotated[int | None, Query(ge=0, le=3, description="which of the own seats, where people share a device")]
JSON = "application/json"


# --- what can be played ---


@router.get("/info")
async def info(by: By) -> bodies.ServerInfo:
    """Games, levels of bots, languages."""
    assert by
    games = [_game_info(key) for key in game_keys()]
    return bodies.ServerInfo(version=__version__, games=games, levels=list(levels()), languages=list(LANGUAGES))


def _game_info(key: str) -> bodies.GameInfo:
    meta = meta_of(key)
    return bodies.GameInfo(
        key=key,
        title=dict(meta.title),
        tagline=dict(meta.tagline),
        seats=list(meta.seats),
        minutes=meta.minutes,
        year=meta.year,
        authors=list(meta.authors),
        publisher=meta.publisher,
        rules_version=meta.rules_version,
        rule_prefix=meta.rule_prefix,
        lesson=lesson_of(key) is not None,
        options=[bodies.OptionInfo(name=o.name, default=o.default, values=list(o.values)) for o in meta.options],
    )


def _known_game(game: str) -> str:
    if game not in game_keys():
        raise Denied(Code.NOT_FOUND, 404)
    return game


def _known_lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Denied(Code.NOT_FOUND, 404)
    return lang


@router.get("/games/{game}/facts")
async def facts(game: str, by: By) -> dict[str, Any]:
    """What is printed on the components."""
    assert by
    return load(_known_game(game)).facts()


@router.get("/words/server/{lang}", response_class=Response, responses=TEXT)
async def server_sentences(lang: str) -> Response:
    """The sentences of the server, as a Fluent file."""
    return _fluent(TEXTS, lang)


@router.get("/words/{game}/{lang}", response_class=Response, responses=TEXT)
async def words(game: str, lang: str) -> Response:
    """The words of the engine and of a game, as one Fluent file."""
    return _fluent((ENGINE_TEXT, game_folder(_known_game(game)) / "text"), lang)


def _fluent(folders: Iterable[Path], lang: str) -> Response:
    texts = ((folder / f"{_known_lang(lang)}.ftl").read_text(encoding="utf-8") for folder in folders)
    return PlainTextResponse("\n".join(texts))


@router.get("/rules/{game}/{lang}", response_class=Response, responses=TEXT)
async def rules(game: str, lang: str) -> Response:
    """The rules of a game, as Markdown."""
    return PlainTextResponse(rules_text(_known_game(game), _known_lang(lang)))


def _known_lesson(game: str) -> Lesson:
    lesson = lesson_of(_known_game(game))
    if lesson is None:
        raise Denied(Code.NOT_FOUND, 404)
    return lesson


@router.get("/lessons/{game}")
async def lesson(game: str, by: By) -> bodies.LessonPlan:
    """What is said and done in the lesson of a game."""
    assert by
    plan, space = _known_lesson(game), load(game).MOVES

    def form(after: int) -> wire.OfferedMove | None:
        """The learner's move there. Who else is to move says nothing: their moves come by themselves."""
        move = space.parse(plan.course[after]) if after in plan.own else None
        return None if move is None else wire.OfferedMove(id=move, **space.json(move))

    steps = [bodies.LessonStep(after=step.after, say=step.say, move=form(step.after)) for step in plan.steps]
    return bodies.LessonPlan(game=game, seat=plan.seat, length=len(plan.course), steps=steps)


@router.post("/lessons/{game}", status_code=201)
async def begin_lesson(game: str, by: By) -> bodies.TableInfo:
    """A table of one's own at the prepared position of a game."""
    by.lobby.within(NEW_TABLES, by.user)
    live = await by.lobby.new_lesson(await by.who(), game, _known_lesson(game))
    return by.lobby.table_info(live, by.user)


# --- people ---


@router.get("/me")
async def me(by: By) -> bodies.Me:
    """Who you are here; a guest is made if need be."""
    return await by.lobby.me(by.user, by.lang)


@router.post("/me")
async def rename(by: By, name: bodies.Rename) -> bodies.Me:
    await by.lobby.rename(by.user, name.name)
    return await by.lobby.me(by.user, by.lang)


@router.post("/accounts", status_code=201)
async def make_account(by: By, credentials: bodies.Credentials) -> bodies.Me:
    """Keep tables, records and ratings under a name; no e-mail is needed."""
    by.lobby.within(NEW_TABLES, by.address)
    await by.lobby.make_account(by.user, credentials)
    return await by.lobby.me(by.user, by.lang)


@router.post("/session")
async def log_in(by: By, credentials: bodies.Credentials, response: Response) -> bodies.Me:
    user = await by.lobby.log_in(credentials, by.address)
    by.remember(response, user)
    return await by.lobby.me(user, by.lang)


@router.delete("/session", status_code=204)
async def log_out(response: Response) -> None:
    response.delete_cookie(COOKIE)


# --- tables ---


@router.get("/tables")
async def my_tables(by: By) -> bodies.TableList:
    return bodies.TableList(tables=await by.lobby.tables_of(by.user))


@router.post("/tables", status_code=201)
async def open_table(by: By, wish: bodies.NewTable) -> bodies.TableInfo:
    """Open a table; `path` is the link to send to friends."""
    by.lobby.within(NEW_TABLES, by.user)
    live = await by.lobby.new_table(await by.who(), wish)
    return by.lobby.table_info(live, by.user)


def _view(live: Live, by: Visitor, since: int, seat: int | None) -> dict[str, Any]:
    return table_view(live.match, by.user, since, live.presence(), now_ms(), seat)


@router.get("/open-tables")
async def open_tables(
    by: By,
    status: Literal["lobby", "running"] = "lobby",
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{1,32}$")] = None,
) -> bodies.OpenTables:
    """Tables at which everybody may sit down, or running ones that everybody may watch."""
    return await by.lobby.open_tables(status, before)


@router.get("/tables/{table}", response_model=wire.TableView)
async def look(
    table: TableId, by: By, since: Annotated[int, Query(ge=0, le=2**31)] = 0, seat: OwnSeat = None
) -> Response:
    """What you may see of a table, with the log since a version."""
    return Response(to_json(_view(await by.table(table), by, since, seat)), media_type=JSON)


@router.post("/tables/{table}/commands", response_model=bodies.CommandReply)
async def command(
    table: TableId, by: By, command: Annotated[wire.AnyCommand, Body()], seat: OwnSeat = None
) -> Response:
    """The same commands as over the socket, with the same answers."""
    by.lobby.within(MESSAGES, by.user)
    live = await by.table(table)
    answer = await by.lobby.hall.command(live, await by.who(seat), command, by.lang)
    reply = {"answer": answer.model_dump(mode="json"), "view": _view(live, by, answer.version - 1, seat)}
    return Response(to_json(reply), media_type=JSON)


@router.post("/tables/{table}/why")
async def why_not(table: TableId, by: By, question: bodies.WhyQuestion, seat: OwnSeat = None) -> bodies.WhyReply:
    """Why a move is not offered to you now."""
    live = await by.table(table)
    return bodies.WhyReply(refusal=why(live, await by.who(seat), question.move, by.lang))


@router.get("/tables/{table}/record")
async def record(table: TableId, by: By) -> dict[str, Any]:
    """The record of a finished game, with the opened seed."""
    live = await by.table(table)
    if live.match.status != "over" or live.match.table is None:
        raise Denied(Code.NOT_OVER, 409)
    return live.match.table.record()


# --- looking back ---

Number = Annotated[int, PathParameter(ge=0, le=2**31, description="of moves made")]
SeenBy = Annotated[int | None, Query(ge=0, le=3, description="as this seat saw it; else as a spectator")]


async def _finished(table: str, by: Visitor, seat: int | None = None) -> Match:
    """A finished game, if this visitor may see it as that seat did."""
    match = (await by.table(table)).match
    if match.status != "over" or match.table is None:
        raise Denied(Code.NOT_OVER, 409)
    if seat is not None and seat >= len(match.seats):
        raise Denied(Code.NOT_FOUND, 404)
    if seat is not None and not match.seats_of(by.user) and match.setup.spectators != "after":
        raise Denied(Code.SPECTATORS_OFF, 403)
    return match


def _table_of(match: Match) -> Table:
    assert match.table is not None
    return match.table


@router.get("/tables/{table}/replay")
async def replay_of_table(table: TableId, by: By, seat: SeenBy = None) -> bodies.Replay:
    """A finished game from the deal to the end."""
    match = await _finished(table, by, seat)
    return replay_of(_table_of(match), seats_of_match(match), seat)


@router.get("/tables/{table}/replay/{number}")
async def step_of_table(table: TableId, number: Number, by: By, seat: SeenBy = None) -> bodies.ReplayStep:
    """A finished game after so many moves."""
    return step_of(_table_of(await _finished(table, by, seat)), number, seat)


@router.get("/tables/{table}/analysis")
async def analysis_of_table(table: TableId, by: By) -> bodies.AnalysisState:
    """How far the analysis is, and what it found."""
    await _finished(table, by)
    return by.lobby.analyst.state(table)


@router.post("/tables/{table}/analysis")
async def analyse_table(table: TableId, by: By) -> bodies.AnalysisState:
    """Weigh every move of a finished game; ask again how far it is."""
    by.lobby.within(VERIFY, by.user)
    return by.lobby.analyst.begin(table, _table_of(await _finished(table, by)))


@router.post("/records", status_code=201)
async def open_record(by: By, given: bodies.RecordToVerify) -> bodies.OpenedRecord:
    """Bring a record file along: every move, every state and the luck are checked, then it can be replayed."""
    by.lobby.within(VERIFY, by.user)
    try:
        key = await by.lobby.shelf.put(given.record)
    except BadRecord as bad:
        raise RefusedBy("bad-record", bad) from None
    table = by.lobby.shelf.take(key)
    return bodies.OpenedRecord(id=key, game=table.game.meta.key, moves=table.version)


def _on_shelf(key: str, by: Visitor, seat: int | None = None) -> Table:
    table = by.lobby.shelf.take(key)
    if seat is not None and seat >= len(table.names):
        raise Denied(Code.NOT_FOUND, 404)
    return table


@router.get("/records/{key}/replay")
async def replay_of_record(key: str, by: By, seat: SeenBy = None) -> bodies.Replay:
    """The game of a record that was brought along."""
    table = _on_shelf(key, by, seat)
    return replay_of(table, seats_of_record(table), seat)


@router.get("/records/{key}/replay/{number}")
async def step_of_record(key: str, number: Number, by: By, seat: SeenBy = None) -> bodies.ReplayStep:
    """The game of a record after so many moves."""
    return step_of(_on_shelf(key, by, seat), number, seat)


@router.get("/records/{key}/analysis")
async def analysis_of_record(key: str, by: By) -> bodies.AnalysisState:
    """How far the analysis is, and what it found."""
    _on_shelf(key, by)
    return by.lobby.analyst.state(key)


@router.post("/records/{key}/analysis")
async def analyse_record(key: str, by: By) -> bodies.AnalysisState:
    """Weigh every move of a record."""
    by.lobby.within(VERIFY, by.user)
    return by.lobby.analyst.begin(key, _on_shelf(key, by))


@router.post("/verify")
async def verify(by: By, given: bodies.RecordToVerify) -> bodies.Verdict:
    """Replay a record: every move, every state, the luck."""
    by.lobby.within(VERIFY, by.user)
    try:
        table = await asyncio.to_thread(replay, given.record)
    except BadRecord as bad:
        refusal = refusal_of(RefusedBy("bad-record", bad), by.lang)
        return bodies.Verdict(valid=False, moves=0, outcome=None, refusal=refusal)
    outcome = table.outcome
    result = outcome._asdict() if outcome else None
    return bodies.Verdict(valid=True, moves=table.version, outcome=result, refusal=None)


# --- ratings ---


@router.get("/ratings/{game}")
async def ratings(game: str, by: By) -> bodies.RatingList:
    """The best people with an account, and the bots."""
    rows = await by.lobby.store.best_rated(_known_game(game))
    return bodies.RatingList(game=game, rows=[bodies.RatingRow(**row._asdict()) for row in rows])


@router.get("/profiles/{account}")
async def profile(account: str, by: By) -> bodies.Profile:
    """A person with an account: ratings and finished tables."""
    found = await by.lobby.store.account(account)
    if found is None:
        raise Denied(Code.NOT_FOUND, 404)
    user = found[0]
    rated = await by.lobby.store.ratings_of(user.id)
    tables = [info for info in await by.lobby.tables_of(user.id, by.user) if info.status == "over"]
    ratings = {game: bodies.RatingRow(**row._asdict()) for game, row in rated.items()}
    return bodies.Profile(name=user.name, ratings=ratings, tables=tables)
