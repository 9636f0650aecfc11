"""The REST side of people: their pages, their games, rankings, what they let others see."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Depends, Query

from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext, known_game
from bauhuette.server.names import account_key
from bauhuette.server.profiles.schemas import PlayedGames, PlayList, Privacy, Profile, RatingList
from bauhuette.server.profiles.service import GameFilter, ResultName
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.ratings import Key
from bauhuette.server.storage.store import User
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.training.service import DAY_MS
from bauhuette.server.wire import NAME_LENGTH, Code

router = APIRouter(prefix="/api", responses=PROBLEMS)
ACCOUNT = re.compile(rf"\S{{2,{NAME_LENGTH}}}")

DaysWish = Annotated[int | None, Query(ge=1, le=36_525, description="of games of so many days; of all where not said")]


def _wanted(
    game: Annotated[str, Query(max_length=32, pattern=r"^[a-z0-9-]*$", description="only this game")] = "",
    person: Annotated[str, Query(max_length=NAME_LENGTH, description="with somebody whose name contains this")] = "",
    result: Annotated[ResultName | None, Query(description="of the person whose games these are")] = None,
    before: Annotated[
        int | None, Query(ge=0, le=2**53, description="older than that; `next` of the page before")
    ] = None,
) -> GameFilter:
    return GameFilter(game, person, result, before)


GamesWish = Annotated[GameFilter, Depends(_wanted)]


def _since(days: int | None) -> int:
    return 0 if days is None else now_ms() - days * DAY_MS


async def person_of(account: str, by: RequestContext) -> User:
    """Return the person of an account, or a hidden placeholder, so that answers do not tell which accounts exist."""
    if not ACCOUNT.fullmatch(account) or not account.isprintable():
        raise Denied(Code.NOT_FOUND, 404)
    found = await by.application.store.account(account)
    return found[0] if found is not None else User("", account_key(account), account_key(account))


async def _self(by: RequestContext) -> User:
    """Guests have a page, too; only they see it."""
    known = await by.application.store.user(by.user)
    return known or User(by.user, by.application.name_of(by.user, None, by.lang), None)


@router.get("/profile")
async def own_profile(by: By, days: DaysWish = None) -> Profile:
    """My own page; `days` are those of the ratings over time."""
    return await by.application.profiles.of(await _self(by), by.user, _since(days))


@router.get("/profile/games")
async def own_games(wanted: GamesWish, by: By) -> PlayedGames:
    """My finished games."""
    found = await by.application.profiles.games(await _self(by), by.user, wanted)
    assert found is not None
    return found


@router.get("/profiles/{account}")
async def profile(account: str, by: By, days: DaysWish = None) -> Profile:
    """A person with an account, as they let you see them; `days` are those of the ratings over time."""
    return await by.application.profiles.of(await person_of(account, by), by.user, _since(days))


@router.get("/profiles/{account}/games")
async def games_of(account: str, wanted: GamesWish, by: By) -> PlayedGames:
    """The finished games of a person, as far as they show them and you may find them."""
    found = await by.application.profiles.games(await person_of(account, by), by.user, wanted)
    if found is None:
        raise Denied(Code.NOT_SHOWN, 403)
    return found


@router.get("/profile/play")
async def own_play(by: By, days: DaysWish = None) -> PlayList:
    """How I have played: errors and first decisions over time."""
    found = await by.application.profiles.play(await _self(by), by.user, _since(days))
    assert found is not None
    return found


@router.get("/profiles/{account}/play")
async def play_of(account: str, by: By, days: DaysWish = None) -> PlayList:
    """How a person has played, in games that they show and you may find."""
    found = await by.application.profiles.play(await person_of(account, by), by.user, _since(days))
    if found is None:
        raise Denied(Code.NOT_SHOWN, 403)
    return found


@router.get("/ratings/{game}")
async def ratings(game: str, by: By, seats: Annotated[int, Query(ge=0, le=4)] = 0) -> RatingList:
    """The ranking of a game, or of its tables with a number of seats: visible accounts, and the bots."""
    return await by.application.profiles.ranking(Key(known_game(game), seats), by.user)


@router.get("/privacy")
async def privacy(by: By) -> Privacy:
    """What I let others see."""
    return await by.application.profiles.privacy(by.user)


@router.put("/privacy")
async def choose_privacy(by: By, choice: Privacy) -> Privacy:
    """Let others see more, or less."""
    await by.application.profiles.choose(by.user, choice)
    return choice
