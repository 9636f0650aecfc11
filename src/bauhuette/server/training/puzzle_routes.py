"""Puzzles over REST."""

from __future__ import annotations

from fastapi import APIRouter

from bauhuette.analysis.principal_variation import news_along
from bauhuette.analysis.puzzle import NAMES, Candidate, Puzzle, known_in, laid_out, of_the_day, puzzles_of
from bauhuette.engine.catalogue import game_keys, in_order
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.types import MoveId
from bauhuette.server.access.replay import out_of
from bauhuette.server.access.views import offered_move
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.replay_schemas import LineStep
from bauhuette.server.tables.socket_schemas import Why
from bauhuette.server.training import schemas as bodies
from bauhuette.server.training.service import DAY_MS, streak
from bauhuette.server.training.storage import FRESH, NO_MOVE, FirstTry
from bauhuette.server.wire import AnyMove, Code, MoveForm, OfferedMove

COURSE = 30  # how many ratings are sent

router = APIRouter(prefix="/api", responses=PROBLEMS)


def _of_today(day: int) -> tuple[str, str] | None:
    """The puzzle of a day: game and id."""
    everything = [f"{meta.key}/{one}" for meta in in_order() for one in puzzles_of(meta.key)]
    if not everything:
        return None
    game, _, key = of_the_day(everything, day).partition("/")
    return game, key


def _row(game: str, puzzle: Puzzle, tried: dict[str, FirstTry]) -> bodies.PuzzleRow:
    known = tried.get(f"{game}/{puzzle.id}")
    return bodies.PuzzleRow(
        game=game,
        id=puzzle.id,
        difficulty=puzzle.difficulty,
        verdict=known.verdict if known else None,
        theme=puzzle.theme if known else None,
    )


@router.get("/puzzles")
async def puzzles(by: By) -> bodies.PuzzleList:
    """All puzzles, the one of the day, and the reader's results."""
    tries = await by.application.training.tries(by.user)
    tried = {one.puzzle: one for one in tries}
    day = now_ms() // DAY_MS
    today = _of_today(day)
    return bodies.PuzzleList(
        today=_row(today[0], puzzles_of(today[0])[today[1]], tried) if today else None,
        rating=round(tries[-1].rating if tries else FRESH),
        tried=len(tries),
        course=[round(one.rating) for one in tries[-COURSE:]],
        streak=streak({one.day for one in tries}, day),
        puzzles=[_row(meta.key, one, tried) for meta in in_order() for one in puzzles_of(meta.key).values()],
    )


async def _found(game: str, puzzle: str, by: RequestContext) -> tuple[Game, Puzzle]:
    if game not in game_keys() or puzzle not in puzzles_of(game):
        raise Denied(Code.NOT_FOUND, 404)
    return await by.application.compilation.game(game), puzzles_of(game)[puzzle]


def _offered(game: Game, puzzle: Puzzle) -> list[MoveId]:
    return [MoveId(move) for move in laid_out(game, puzzle).offered().tolist()]


def _form(game: Game, notation: str) -> OfferedMove:
    return OfferedMove(**offered_move(game, game.MOVES.parse(notation)))


@router.get("/puzzles/{game}/{puzzle}")
async def puzzle(game: str, puzzle: str, by: By) -> bodies.PuzzleView:
    """A position, and what its seat may do."""
    by.only_admitted()
    rules, asked = await _found(game, puzzle, by)
    chosen = await by.application.training.chosen(f"{game}/{puzzle}")
    tried = {one.puzzle: one for one in await by.application.training.tries(by.user)}
    hidden = known_in(rules, asked)
    return bodies.PuzzleView(
        game=game,
        id=asked.id,
        seat=asked.seat,
        names=list(NAMES[: int(hidden.seats)]),
        phase=str(rules.PHASES[hidden.phase]),
        state=rules.view(hidden),
        moves=[OfferedMove(**offered_move(rules, move)) for move in _offered(rules, asked)],
        out=out_of(rules, hidden),
        difficulty=asked.difficulty,
        gap=asked.gap,
        tried=sum(chosen.values()),
        found=chosen.get(asked.best, 0),
        verdict=_row(game, asked, tried).verdict,
    )


@router.post("/puzzles/{game}/{puzzle}")
async def answer(game: str, puzzle: str, given: bodies.PuzzleAnswer, by: By) -> bodies.PuzzleSolution:
    """What a move is worth, and why; the first answer counts for the rating."""
    by.only_admitted()
    rules, asked = await _found(game, puzzle, by)
    return await _solution(rules, asked, rules.MOVES.print(_chosen(rules, asked, given.move)), by)


@router.post("/puzzles/{game}/{puzzle}/hint")
async def hint(game: str, puzzle: str, by: By) -> bodies.PuzzleHint:
    """Two moves, one of which is best: to find it then counts half, and it comes back."""
    by.only_admitted()
    rules, asked = await _found(game, puzzle, by)
    await by.application.training.hint(by.user, game, asked, now_ms())
    return bodies.PuzzleHint(moves=[_form(rules, move) for move in asked.hint])


@router.post("/puzzles/{game}/{puzzle}/show")
async def show(game: str, puzzle: str, by: By) -> bodies.PuzzleSolution:
    """The best move, and why: a puzzle that is shown counts as missed."""
    by.only_admitted()
    rules, asked = await _found(game, puzzle, by)
    return await _solution(rules, asked, NO_MOVE, by)


async def _solution(rules: Game, asked: Puzzle, notation: str, by: RequestContext) -> bodies.PuzzleSolution:
    """The solution, after an answer or a request for it."""
    game, is_answer = rules.meta.key, notation != NO_MOVE
    tried = await by.application.training.answer(by.user, game, asked, notation, now_ms())
    chosen = await by.application.training.chosen(f"{game}/{asked.id}")
    return bodies.PuzzleSolution(
        move=_form(rules, notation) if is_answer else None,
        verdict=asked.verdict(notation) if is_answer else None,
        cost=asked.cost_of(notation) if is_answer else None,
        moves=[_weighed(rules, one, chosen.get(one.move, 0)) for one in asked.moves],
        why=Why.model_validate(asked.why),
        line=_line(rules, asked),
        theme=asked.theme,
        counts=tried.counts,
        rating=round(tried.rating),
        change=round(tried.rating) - round(tried.rating - tried.change),
        back_in=tried.back_in,
    )


def _line(game: Game, puzzle: Puzzle) -> list[LineStep]:
    moves = [game.MOVES.parse(move) for _, move in puzzle.line]
    told = news_along(game, known_in(game, puzzle), puzzle.seat, moves)
    steps = zip(puzzle.line, told, strict=True)
    return [LineStep(seat=seat, move=_form(game, move), news=news) for (seat, move), news in steps]


def _weighed(game: Game, one: Candidate, chosen: int) -> bodies.PuzzleMove:
    return bodies.PuzzleMove(move=_form(game, one.move), cost=one.cost, error=one.error, chosen=chosen)


def _chosen(game: Game, puzzle: Puzzle, given: AnyMove) -> MoveId:
    move = meant(game, given)
    if move not in _offered(game, puzzle):
        raise Denied(Code.MALFORMED, 422, where="move")
    return move


def meant(game: Game, given: AnyMove) -> MoveId:
    """Read a move in any of its forms."""
    try:
        if isinstance(given, MoveForm):
            return game.MOVES.from_json(given.model_dump())
        return game.MOVES.parse(given) if isinstance(given, str) else game.MOVES.known(given)
    except NotAMove:
        raise Denied(Code.MALFORMED, 422, where="move") from None
