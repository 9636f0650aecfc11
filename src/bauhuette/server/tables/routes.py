"""The REST routes of games, people's own account, tables and records; `people` has those about others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from bauhuette import __version__
from bauhuette.bots.levels import LEVELS, levels_of
from bauhuette.bots.messages import personality_line
from bauhuette.bots.personality import personalities_of
from bauhuette.engine.catalogue import game_folder, game_keys, in_order, rules_text
from bauhuette.engine.component_tables import printed_json
from bauhuette.engine.lesson import Lesson, lesson_of
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import levels
from bauhuette.match.table import Table
from bauhuette.server import schemas, wire
from bauhuette.server.access.permissions import Action, check, check_view, may
from bauhuette.server.access.replay import replay_of, seats_of_match, step_of
from bauhuette.server.access.views import table_view
from bauhuette.server.accounts.known_devices import DEVICE_COOKIE
from bauhuette.server.accounts.sessions import COOKIE, COOKIE_AGE_S, NewSession, Session
from bauhuette.server.application import Application
from bauhuette.server.branches.service import admit_reviewer
from bauhuette.server.http.middleware import lang_of
from bauhuette.server.limits.connection_limits import place_of
from bauhuette.server.limits.rate_limits import (
    GUESTS,
    MESSAGES,
    NEW_TABLES,
    NEW_TABLES_ALL,
    NEW_TABLES_HERE,
    REQUESTS,
    REQUESTS_HERE,
    VERIFY,
    VERIFY_HERE,
)
from bauhuette.server.names import clean, new_id
from bauhuette.server.refusals import TEXTS, Denied, refusal_of, server_words
from bauhuette.server.tables.commands import AnyCommand, answer_to
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.questions import why
from bauhuette.server.tables.table_info import table_info
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner
from bauhuette.server.workers.untrusted_records import UntrustedRecord

ENGINE_TEXT = Path(__file__).parents[2] / "engine" / "text"
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
PROGRAM_LENGTH = 120
LISTED_MOVES = 400  # of one family: a longer list would not be read
router = APIRouter(prefix="/api", responses=PROBLEMS)


class RequestContext:
    """Caller of a request: application, session, language."""

    def __init__(self, application: Application, request: Request, response: Response, lang: str | None) -> None:
        self.application = application
        self.lang = lang_of(request.headers, lang)
        self.address = place_of(request.client.host) if request.client else ""
        self.program = clean(request.headers.get("user-agent", ""))[:PROGRAM_LENGTH]
        self.device_cookie = request.cookies.get(DEVICE_COOKIE, "")
        self.session: Session
        self._response = response

    @property
    def user(self) -> str:
        return self.session.user

    def enter(self, opened: NewSession) -> None:
        self.session = opened.session
        if opened.cookie is not None:
            self._set_cookie(COOKIE, opened.cookie)

    def _set_cookie(self, name: str, value: str) -> None:
        secure = self.application.settings.secure_cookies
        self._response.set_cookie(name, value, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)

    def remember_device(self) -> None:
        """Let this device be known to the account that is open on it."""
        cookie = self.application.known_devices.remember(self.device_cookie, self.user)
        if cookie is not None:
            self._set_cookie(DEVICE_COOKIE, cookie)

    async def enter_anew(self, user: str) -> None:
        """End the session of the former cookie, so that a stolen cookie is worthless."""
        before = self.session
        await self.application.editions.hand_over(before.user, user)
        self.enter(await self.application.sessions.begin(user, self.program, now_ms()))
        await self.application.sessions.end([before], now_ms())
        self.remember_device()

    async def leave(self, sessions: list[Session]) -> None:
        await self.application.sessions.end(sessions, now_ms())
        if self.session.id in [session.id for session in sessions]:
            self.drop_cookie()

    def drop_cookie(self) -> None:
        self._response.delete_cookie(COOKIE)

    def may_open(self) -> None:
        """A further table."""
        application = self.application
        self.only_admitted()
        application.within(NEW_TABLES, self.user)
        application.within(NEW_TABLES_HERE, self.address)
        application.within(NEW_TABLES_ALL, "")
        application.registry.only_if_room(self.address)

    def only_admitted(self) -> None:
        """Refuse banned people, who may not open tables, play, chat or watch, but may delete their data."""
        self.application.moderation_sync.only_admitted(self.user, self.address)

    def may_bring(self) -> None:
        """A record to replay or analyse."""
        self.only_admitted()
        self.application.within(VERIFY, self.user)
        self.application.within(VERIFY_HERE, self.address)

    @property
    def owner(self) -> Owner:
        """On whose account workers are busy."""
        return Owner(self.address, self.user)

    async def who(self, seat: int | None = None) -> Actor:
        """The person; where several share a device, speaking for one of their seats."""
        return (await self.application.who(self.user, self.lang))._replace(seat=seat)

    async def table(self, table: str, *, back: bool = False) -> OpenTable:
        """The table, if this visitor may look at it, or back at it."""
        self.only_admitted()
        live = await self.application.registry.find(table)
        if self.application.store.shared:
            async with live.lock:
                await self.application.registry.catch_up(live)
        await admit_reviewer(self.application.registry, live.match, self.user)
        if not (back and may(Action.KNOW, live.match, self.user)):
            check(Action.WATCH, live.match, self.user)
        return live


async def visitor(request: Request, response: Response, lang: Annotated[str | None, Query()] = None) -> RequestContext:
    """The person of the cookie; a guest is made if need be."""
    application: Application = request.app.state.application
    by = RequestContext(application, request, response, lang)
    application.within(REQUESTS_HERE, by.address)
    opened = await application.sessions.enter(request.cookies.get(COOKIE), by.program, now_ms())
    if opened is None:
        application.within(GUESTS, by.address)
        opened = await application.sessions.begin(new_id(), by.program, now_ms())
    else:
        application.within(REQUESTS, opened.session.user)
    by.enter(opened)
    application.friends.presence.note(by.user, now_ms())
    return by


By = Annotated[RequestContext, Depends(visitor)]
TableId = Annotated[str, "the id in the link"]
OwnSeat = Annotated[int | None, Query(ge=0, le=3, description="which of the own seats, where people share a device")]
JSON = "application/json"


# --- what can be played ---


@router.get("/info")
async def info(by: By) -> schemas.ServerInfo:
    """Games, levels of bots, languages."""
    assert by
    games = [_game_info(meta) for meta in in_order()]
    return schemas.ServerInfo(version=__version__, games=games, levels=list(levels()), languages=list(LANGUAGES))


def _game_info(meta: GameMeta) -> schemas.GameInfo:
    return schemas.GameInfo(
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
            schemas.OptionInfo(name=o.name, title=dict(o.title), default=o.default, values=list(o.values))
            for o in meta.options
        ],
        colours=list(meta.colours),
        levels=list(levels_of(meta)),
        tempers=[schemas.TemperInfo(key=key, about=_about_temper(meta, key)) for key in personalities_of(meta)],
        tempered=list(LEVELS),
    )


def _about_temper(meta: GameMeta, temper: str) -> dict[str, str]:
    return {lang: personality_line(meta.key, temper, lang) for lang in LANGUAGES}


def known_game(game: str) -> str:
    if game not in game_keys():
        raise Denied(Code.NOT_FOUND, 404)
    return game


def _known_lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Denied(Code.NOT_FOUND, 404)
    return lang


@router.get("/games/{game}/facts")
async def facts(game: str, by: By) -> schemas.GameFacts:
    """What is printed on the components, and the same as tables to read, with the origin of every value."""
    assert by
    tables = {lang: printed_json(known_game(game), lang) for lang in LANGUAGES}
    return schemas.GameFacts.model_validate(load(game).facts() | {"printed": tables})


@router.get("/tables/{table}/facts")
async def facts_at_table(table: TableId, by: By) -> schemas.GameFacts:
    """What is printed on the components of a table with another edition."""
    game = (await by.table(table, back=True)).match.game
    tables = {lang: printed_json(game.meta.key, lang, dict(game.overrides)) for lang in LANGUAGES}
    return schemas.GameFacts.model_validate(game.facts() | {"printed": tables})


@router.get("/games/{game}/moves")
async def moves(game: str, by: By) -> schemas.MoveSorts:
    """All moves of a game by family, to prepare answers."""
    assert by
    known = load(known_game(game)).MOVES
    families = []
    for family in known.families:
        first = known.first(family.name)
        numbers = range(first, first + family.size) if family.size <= LISTED_MOVES else range(0)
        forms = [wire.MoveForm.model_validate(known.json(MoveId(number))) for number in numbers]
        families.append(schemas.FamilyMoves(family=family.name, moves=forms))
    return schemas.MoveSorts(families=families)


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
async def lesson(game: str, by: By) -> schemas.LessonPlan:
    """The steps of a game's lesson."""
    assert by
    plan, space = _known_lesson(game), load(game).MOVES

    def form(move: str) -> wire.OfferedMove:
        number = space.parse(move)
        return wire.OfferedMove(id=number, **space.json(number))

    steps = [schemas.LessonStep(after=step.after, say=step.say, ring=list(step.ring)) for step in plan.steps]
    moves = [schemas.LessonMove(after=place, move=form(plan.course[place])) for place in sorted(plan.own)]
    return schemas.LessonPlan(game=game, seat=plan.seat, length=len(plan.course), steps=steps, moves=moves)


@router.post("/lessons/{game}", status_code=201)
async def begin_lesson(game: str, by: By) -> schemas.TableInfo:
    """Open a table at the prepared position of a game's lesson."""
    by.may_open()
    live = await by.application.creation.lesson(await by.who(), game, _known_lesson(game), by.address)
    return table_info(live, by.user)


@router.get("/seen")
async def seen(by: By) -> schemas.Seen:
    """How the server sees you: for hosts, who want to know whether their proxy tells visitors apart."""
    return schemas.Seen(address=by.address, secure_cookies=by.application.settings.secure_cookies)


# --- people ---


@router.get("/me")
async def me(by: By) -> schemas.Me:
    """Who you are here; a guest is made if need be."""
    found = await by.application.me(by.user, by.lang)
    if found.account is not None:
        by.remember_device()
    return found


@router.post("/me")
async def rename(by: By, name: schemas.Rename) -> schemas.Me:
    """Be called so from now on."""
    by.only_admitted()
    await by.application.rename(by.user, name.name)
    return await by.application.me(by.user, by.lang)


@router.post("/accounts", status_code=201)
async def make_account(by: By, credentials: schemas.Credentials) -> schemas.Me:
    """Keep tables, records and ratings under a name; no e-mail is needed."""
    by.only_admitted()
    by.application.within(NEW_TABLES, by.address)
    await by.application.accounts.make(by.user, credentials)
    await by.enter_anew(by.user)
    return await by.application.me(by.user, by.lang)


@router.get("/notice")
async def notice(by: By) -> schemas.Notice:
    """The host's announcement to everyone; clients ask for it now and then."""
    return schemas.Notice(text=by.application.moderation_sync.notice_in(by.lang))


@router.post("/session")
async def log_in(by: By, credentials: schemas.Credentials) -> schemas.Me:
    """Come back to an account, with a new session."""
    await by.enter_anew(await by.application.accounts.log_in(credentials, by.address, by.device_cookie))
    return await by.application.me(by.user, by.lang)


@router.delete("/session", status_code=204)
async def log_out(by: By) -> None:
    """Here."""
    await by.leave([by.session])


@router.get("/sessions")
async def sessions(by: By) -> schemas.SessionList:
    """Where I am logged in."""
    found = await by.application.sessions.of(by.user, now_ms())
    return schemas.SessionList(sessions=[_session_info(session, by) for session in found])


def _session_info(session: Session, by: RequestContext) -> schemas.SessionInfo:
    return schemas.SessionInfo(
        id=session.handle,
        created=session.created,
        seen=session.seen,
        program=session.program,
        here=session.id == by.session.id,
    )


@router.delete("/sessions", status_code=204)
async def log_out_everywhere(by: By) -> None:
    """End all my sessions, this one too."""
    await by.application.sessions.end_all(by.user, now_ms())
    by.drop_cookie()


@router.delete("/sessions/{session}", status_code=204)
async def log_out_there(by: By, session: str) -> None:
    """One of my sessions."""
    found = [one for one in await by.application.sessions.of(by.user, now_ms()) if one.handle == session]
    if not found:
        raise Denied(Code.NOT_FOUND, 404)
    await by.leave(found)


# --- tables ---


@router.get("/tables")
async def my_tables(by: By) -> schemas.TableList:
    """The tables I sit at and have not put away, without lessons."""
    return schemas.TableList(tables=await by.application.table_lists.own(by.user))


@router.post("/tables", status_code=201)
async def open_table(by: By, wish: schemas.NewTable) -> schemas.TableInfo:
    """Open a table; `path` is the link to send to friends."""
    by.may_open()
    live = await by.application.creation.as_asked(await by.who(), wish, by.address, by.lang)
    return table_info(live, by.user)


def _view(live: OpenTable, by: RequestContext, since: int, seat: int | None) -> dict[str, Any]:
    return table_view(live.match, by.user, since, live.presence(), now_ms(), seat)


@router.get("/open-tables")
async def open_tables(
    by: By,
    status: Literal["lobby", "running"] = "lobby",
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{1,32}$")] = None,
) -> schemas.OpenTables:
    """Tables that anyone may join, or running ones that anyone may watch."""
    return await by.application.table_lists.open(status, before)


@router.get("/tables/{table}", response_model=wire.TableView)
async def look(
    table: TableId, by: By, since: Annotated[int, Query(ge=0, le=2**31)] = 0, seat: OwnSeat = None
) -> Response:
    """What you may see of a table, with the log since a version."""
    return Response(to_json(_view(await by.table(table), by, since, seat)), media_type=JSON)


@router.delete("/tables/{table}", status_code=204)
async def put_away(table: TableId, by: By) -> None:
    """Remove a table from my list if no player waits for me. It stays for the others, and its link still works."""
    await by.application.table_lists.put_away(by.user, table)


@router.post("/tables/{table}/commands", response_model=schemas.CommandReply)
async def command(table: TableId, by: By, command: Annotated[AnyCommand, Body()], seat: OwnSeat = None) -> Response:
    """The same commands as over the socket, with the same answers."""
    by.application.within(MESSAGES, by.user)
    live = await by.table(table)
    answer = await answer_to(by.application.registry, live, await by.who(seat), command, by.lang, by.address)
    reply = {"answer": answer.model_dump(mode="json"), "view": _view(live, by, answer.version - 1, seat)}
    return Response(to_json(reply), media_type=JSON)


@router.post("/tables/{table}/why")
async def why_not(table: TableId, by: By, question: schemas.WhyQuestion, seat: OwnSeat = None) -> schemas.WhyReply:
    """Why a move is not offered to you now."""
    live = await by.table(table)
    return schemas.WhyReply(refusal=why(live, await by.who(seat), question.move, by.lang))


@router.get("/tables/{table}/record")
async def record(table: TableId, by: By) -> dict[str, Any]:
    """The record of a finished game with its seed, for readers who may know everything."""
    try:
        match = await known_match(table, by)
    except CommandRefused as refused:
        lists, changed = by.application.table_lists, refused.code == Code.RULES_CHANGED
        kept = await lists.outdated_record(table, by.user) if changed else None
        if kept is None:
            raise
        return kept
    check(Action.SECRET, match, by.user)
    record = _table_of(match).record()
    for seat, shown in (await _stand_ins(match, by)).items():
        record["seats"][seat] = shown
    return record


async def _stand_ins(match: Match, by: RequestContext) -> dict[int, str]:
    """Return what stands, by seat, for the names of people who do not show their games to this reader."""
    shown = server_words(by.lang).say("deal-somebody")
    return dict.fromkeys(await by.application.deals.hidden_names(match, by.user), shown)


# --- looking back ---

Number = Annotated[int, PathParameter(ge=0, le=2**31, description="of moves made")]
Known = Annotated[int, Query(ge=0, le=2**31, description="moves of the analysis that the reader has")]
SeenBy = Annotated[int | None, Query(ge=0, le=3, description="as this seat saw it; else as a spectator")]


async def finished_match(table: str, by: RequestContext, seat: int | None = None) -> Match:
    """A finished game, if this visitor may see it as that seat did."""
    match = (await by.table(table, back=True)).match
    if match.status != "over" or match.table is None:
        raise Denied(Code.NOT_OVER, 409)
    if seat is not None and seat >= len(match.seats):
        raise Denied(Code.NOT_FOUND, 404)
    check_view(match, by.user, seat)
    return match


async def known_match(table: str, by: RequestContext) -> Match:
    """A finished game, if this visitor may know everything about it."""
    match = (await by.table(table, back=True)).match
    check(Action.KNOW, match, by.user)
    return match


def _table_of(match: Match) -> Table:
    assert match.table is not None
    return match.table


@router.get("/tables/{table}/replay")
async def replay_of_table(table: TableId, by: By, seat: SeenBy = None) -> schemas.ReplayInfo:
    """A finished game from the deal to the end."""
    match = await finished_match(table, by, seat)
    seed = may(Action.SECRET, match, by.user)
    seats = seats_of_match(match)
    for hidden, shown in (await _stand_ins(match, by)).items():
        seats[hidden]["name"] = shown
    replay = replay_of(_table_of(match), match.outcome, seats, seat, seed)
    reader = {
        "own": match.seat_of(by.user),
        "held": list(match.seats_of(by.user)),
        "known": may(Action.KNOW, match, by.user),
    }
    return replay.model_copy(update=reader)


@router.get("/tables/{table}/replay/{number}")
async def step_of_table(table: TableId, number: Number, by: By, seat: SeenBy = None) -> schemas.ReplayStep:
    """A finished game after a number of moves."""
    return step_of(_table_of(await finished_match(table, by, seat)), number, seat)


@router.get("/tables/{table}/analysis")
async def analysis_of_table(table: TableId, by: By, known: Known = 0) -> schemas.AnalysisState:
    """How far the analysis is, and what it found so far; without the first moves, which the reader knows."""
    await known_match(table, by)
    return await by.application.analysis_queue.state(table, known)


@router.post("/tables/{table}/analysis")
async def analyse_table(table: TableId, by: By) -> schemas.AnalysisState:
    """Analyse a finished game, or continue where that was interrupted; ask again for progress."""
    by.may_bring()
    played = _table_of(await known_match(table, by))
    body = to_json({"record": played.record()})
    return await by.application.analysis_queue.begin(
        by.owner, table, body, played.version, keep=True, edition=played.game.edition
    )


@router.post("/tables/{table}/branches", status_code=201)
async def what_if(table: TableId, branch: schemas.Branch, by: By) -> schemas.TableInfo:
    """Go on from a position of a finished game, as a seat that knows what it knew then, against bots."""
    by.may_open()
    match = await known_match(table, by)
    if branch.seat >= len(match.seats) or branch.number >= _table_of(match).version:
        raise Denied(Code.NOT_FOUND, 404)
    live = await by.application.creation.branch(await by.who(), match, branch.number, branch.seat, by.address)
    return table_info(live, by.user)


async def brought(request: Request) -> bytes:
    """A record as it came. Only a worker looks into it, so what is wrong with it is found there, too."""
    return await request.body()


Brought = Annotated[bytes, Depends(brought)]
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {JSON: {"schema": {"$ref": "#/components/schemas/RecordToVerify"}}},
    }
}


@router.post("/records", status_code=201, openapi_extra=RECORD_BODY)
async def open_record(by: By, record: Brought) -> schemas.OpenedRecord:
    """Bring a record file along: every move, every state and the luck are checked, then it can be replayed."""
    by.may_bring()
    found = await by.application.untrusted_records.judge(by.owner, record)
    by.application.untrusted_records.keep(found)
    return schemas.OpenedRecord(id=found.key, game=found.game, moves=found.moves)


def _on_shelf(key: str, by: RequestContext, seat: int | None = None) -> UntrustedRecord:
    found = by.application.untrusted_records.take(key)
    if seat is not None and seat >= found.seats:
        raise Denied(Code.NOT_FOUND, 404)
    return found


@router.get("/records/{key}/replay", response_model=schemas.ReplayInfo)
async def replay_of_record(key: str, by: By, seat: SeenBy = None) -> Response:
    """The game of a record that was brought along."""
    found = _on_shelf(key, by, seat)
    return Response(
        await by.application.untrusted_records.ask(by.owner, "course", key, found.body, seat=seat), media_type=JSON
    )


@router.get("/records/{key}/replay/{number}", response_model=schemas.ReplayStep)
async def step_of_record(key: str, number: Number, by: By, seat: SeenBy = None) -> Response:
    """The game of a record after a number of moves."""
    found = _on_shelf(key, by, seat)
    wish = {"number": number, "seat": seat}
    return Response(
        await by.application.untrusted_records.ask(by.owner, "step", key, found.body, **wish), media_type=JSON
    )


@router.get("/records/{key}/analysis")
async def analysis_of_record(key: str, by: By, known: Known = 0) -> schemas.AnalysisState:
    """How far the analysis is, and what it found so far; without the first moves, which the reader knows."""
    _on_shelf(key, by)
    return await by.application.analysis_queue.state(key, known)


@router.post("/records/{key}/analysis")
async def analyse_record(key: str, by: By) -> schemas.AnalysisState:
    """Analyse a record."""
    by.may_bring()
    found = _on_shelf(key, by)
    return await by.application.analysis_queue.begin(by.owner, key, found.body, found.moves, keep=False)


@router.post("/verify", openapi_extra=RECORD_BODY)
async def verify(by: By, record: Brought) -> schemas.Verdict:
    """Replay a record: every move, every state, the luck."""
    by.may_bring()
    try:
        found = await by.application.untrusted_records.judge(by.owner, record)
    except CommandRefused as refused:
        if refused.code not in (Code.BAD_RECORD, Code.RECORD_UNPLAYABLE):
            raise
        return schemas.Verdict(valid=False, moves=0, outcome=None, refusal=refusal_of(refused, by.lang))
    return schemas.Verdict(valid=True, moves=found.moves, outcome=found.outcome, refusal=None)
