"""Editions over REST: what is printed on people's own copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response

from bauhuette.engine.catalogue import game_keys, words_of
from bauhuette.engine.component_tables import column_of_value, name_of_value, parts_of, reason_key, value_text
from bauhuette.engine.component_values import ComponentValue, component_values, differences, looks_of, ours
from bauhuette.engine.edition_agreement import Agreement
from bauhuette.engine.edition_file import edition_text
from bauhuette.engine.edition_validation import EditionBreach, check_edition, hash_of
from bauhuette.engine.localisation import Messages
from bauhuette.server.editions import schemas as bodies
from bauhuette.server.editions.service import MOST_EDITIONS, Edition, clean_values, name_of
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.limits.rate_limits import EDITIONS, EDITIONS_HERE
from bauhuette.server.moderation.routes import HOST, Host
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code, EditionDifference

TOML_TYPE = "application/toml"
TOML: dict[int | str, dict[str, Any]] = {
    200: {"description": "TOML", "content": {TOML_TYPE: {"schema": {"type": "string"}}}}
}
router = APIRouter(prefix="/api", responses=PROBLEMS)
GameWish = Annotated[str, Query(max_length=32, description="only of this game")]
EditionId = Annotated[str, "the id of an own edition or of this server's choice, or the code of a link"]


def within(by: RequestContext) -> None:
    by.only_admitted()
    by.application.within(EDITIONS, by.user)
    by.application.within(EDITIONS_HERE, by.address)


def only_game(game: str) -> None:
    if game not in game_keys():
        raise Denied(Code.NOT_FOUND, 404)


@router.get("/games/{game}/components")
async def components(game: str, by: By) -> bodies.Components:
    """Every value that is printed on the components, with its origin and what else it may be."""
    only_game(game)
    _, agreements = await by.application.editions.agreements(game, bodies.Box())
    words = words_of(game, by.lang)
    groups: dict[str, list[ComponentValue]] = {}
    for value in component_values(game).values():
        groups.setdefault(value.key.partition(".")[0], []).append(value)
    return bodies.Components(
        game=game,
        edition=hash_of(game, {}),
        looks=len(looks_of(game)),
        checked=[one.key for one in agreements if one.is_checked],
        groups=[_group(group, values, words) for group, values in groups.items()],
    )


def _group(group: str, values: list[ComponentValue], words: Messages) -> bodies.ComponentGroup:
    title = f"printed-{group}"
    reasons = {reason_key(group, parts_of(one.key)[2], words): None for one in values if one.origin != "rulebook"}
    return bodies.ComponentGroup(
        key=group,
        title=words.say(title) if words.has(title) else group,
        reasons=[words.say(key) for key in reasons if words.has(key)],
        values=[_component(one, words) for one in values],
    )


def _component(value: ComponentValue, words: Messages) -> bodies.ComponentValueShown:
    group, row, leaf = parts_of(value.key)
    form = value.form
    return bodies.ComponentValueShown(
        key=value.key,
        group=group,
        row=row,
        leaf=leaf,
        name=name_of_value(value.key, words),
        column=column_of_value(value.key, words),
        value=value.value,
        text=_text(value.value, words),
        origin=value.origin,  # type: ignore[arg-type]
        asked=value.is_asked,
        look=value.look,
        form=bodies.ValueFormShown(**form._asdict() | {"names": list(form.names), "choices": list(form.choices)}),
    )


def _text(value: Any, words: Messages) -> str:
    return "" if isinstance(value, bool) else value_text(value, words)


# --- editions ---


def _info(edition: Edition, by: RequestContext, maker: str | None) -> bodies.EditionInfo:
    row = edition.row
    mine = row.user == by.user
    return bodies.EditionInfo(
        id=row.id if mine or row.standard or not row.user else row.code or "",
        game=row.game,
        name=name_of(row, by.lang),
        maker=maker,
        mine=mine,
        of_owners=not row.user,
        standard=row.standard,
        approved=row.approved,
        box=bodies.Box(publisher=row.publisher, year=row.year),
        looked=edition.looked,
        looks=len(looks_of(row.game)),
        differences=len(edition.values),
        fits=not edition.checked.breaches,
        link=row.code if mine else None,
        copied_from=row.copied_from,
        version=row.version,
        revision=row.revision,
        created=row.created,
        changed=row.changed,
    )


async def _maker(edition: Edition, by: RequestContext) -> str | None:
    row = edition.row
    is_told = row.user and (row.named or row.user == by.user)
    return (await by.application.who(row.user, by.lang)).name if is_told else None


async def _view(edition: Edition, by: RequestContext) -> bodies.EditionView:
    maker, decides = await _maker(edition, by), await by.application.server_profile.is_host(by.user)
    return await by.application.editions.check(_checked_view, edition, by, maker, decides)


def _checked_view(edition: Edition, by: RequestContext, maker: str | None, decides: bool) -> bodies.EditionView:
    row, values, checked = edition.row, edition.values, edition.checked
    mine = row.user == by.user
    return bodies.EditionView(
        info=_info(edition, by, maker),
        values=values,
        confirmed=edition.confirmed,
        differences=_differences(row.game, values),
        breaches=_breaches(checked.breaches, by.lang),
        questions=_breaches(checked.questions, by.lang),
        versions=[
            bodies.EditionVersion(number=one.number, at=one.at, differences=_differences(row.game, one.values))
            for one in edition.played
            if mine
        ],
        decides=decides,
    )


def _differences(game: str, values: Mapping[str, Any]) -> list[EditionDifference]:
    return [EditionDifference(**one) for one in differences(game, dict(values))]


def _breaches(found: Sequence[EditionBreach], lang: str) -> list[bodies.BreachShown]:
    return [
        bodies.BreachShown(message=one.message, keys=list(one.keys), text=one.text(lang), facts=dict(one.facts))
        for one in found
    ]


@router.get("/editions")
async def editions(by: By, game: GameWish = "") -> bodies.EditionList:
    """My editions, those that this server chose for new tables, and what most owners here say."""
    mine = await by.application.editions.mine(by.user)
    others = await by.application.editions.others(by.user)
    wanted = [(one, await _maker(one, by)) for one in mine + others if game in ("", one.row.game)]
    found = await by.application.editions.check(lambda: [_info(one, by, maker) for one, maker in wanted])
    return bodies.EditionList(editions=found, most=MOST_EDITIONS)


@router.post("/editions")
async def create_edition(new: bodies.NewEdition, by: By) -> bodies.EditionView:
    """Begin an edition as ours, or as a copy of another one."""
    within(by)
    only_game(new.game)
    return await _view(await by.application.editions.create(by.user, new), by)


@router.get("/editions/{edition}")
async def edition(edition: EditionId, by: By) -> bodies.EditionView:
    """An edition of mine, this server's choice, or the one of a link."""
    return await _view(await by.application.editions.find(edition, by.user), by)


@router.put("/editions/{edition}")
async def save_edition(edition: EditionId, change: bodies.EditionChange, by: By) -> bodies.EditionSaved:
    """Change some values of an edition of mine. What does not fit is kept, but cannot be played."""
    within(by)
    saved = await by.application.editions.save(by.user, edition, change)
    return bodies.EditionSaved(edition=await _view(saved.edition, by), overwritten=saved.overwritten)


@router.delete("/editions/{edition}", status_code=204)
async def delete_edition(edition: EditionId, by: By) -> None:
    """Delete an edition of mine. Games that were played with it keep their values."""
    await by.application.editions.drop(by.user, edition)


@router.post("/editions/{edition}/link")
async def share_edition(edition: EditionId, by: By) -> bodies.EditionLink:
    """Make a link: people who have it may look at the edition, play with it and copy it."""
    within(by)
    code = await by.application.editions.share(by.user, edition)
    return bodies.EditionLink(code=code, path=f"/editions/{code}")


@router.delete("/editions/{edition}/link", status_code=204)
async def withdraw_edition(edition: EditionId, by: By) -> None:
    """From now on the link leads nowhere; a new one will be another."""
    await by.application.editions.withdraw(by.user, edition)


@router.get("/editions/{edition}/file", response_class=Response, responses=TOML)
async def edition_file(edition: EditionId, by: By) -> Response:
    """The edition as a TOML file, which the command line and the library read."""
    found = await by.application.editions.find(edition, by.user)
    row = found.row
    printing = " ".join(filter(None, (row.publisher, str(row.year or ""))))
    confirmed = found.confirmed if row.user == by.user else ()
    text = edition_text(row.game, found.values, name_of(row, by.lang), printing, confirmed)
    attached = {"Content-Disposition": f'attachment; filename="{row.game}-edition.toml"'}
    return Response(text, media_type=TOML_TYPE, headers=attached)


@router.post("/edition-files")
async def import_edition(file: bodies.EditionFile, by: By) -> bodies.EditionImported:
    """Keep the values of a TOML file as an edition of mine. Keys that the game does not know are left out."""
    within(by)
    only_game(file.game)
    found = await by.application.editions.bring(by.owner, file)
    return bodies.EditionImported(edition=await _view(found.edition, by), left_out=found.left_out)


@router.post("/edition-checks")
async def check_values_together(draft: bodies.EditionToCheck, by: By) -> bodies.EditionCheck:
    """Whether values fit together that are stored nowhere: a draft in the browser."""
    within(by)
    only_game(draft.game)
    return await by.application.editions.check(_checked, draft, by.lang)


def _checked(draft: bodies.EditionToCheck, lang: str) -> bodies.EditionCheck:
    checked = check_edition(clean_values(draft.game, draft.values), draft.game)
    return bodies.EditionCheck(
        fits=not checked.breaches,
        breaches=_breaches(checked.breaches, lang),
        questions=_breaches(checked.questions, lang),
    )


# --- what owners agree on ---


@router.get("/edition-tally/{game}")
async def edition_tally(
    game: str,
    by: By,
    publisher: Annotated[str, Query(max_length=40)] = "",
    year: Annotated[int, Query(ge=0, le=bodies.LATEST_YEAR)] = 0,
) -> bodies.EditionTally:
    """What people with an account read off their copies: by value, one voice for each person and box."""
    only_game(game)
    owners, agreements = await by.application.editions.agreements(game, bodies.Box(publisher=publisher, year=year))
    words = words_of(game, by.lang)
    return bodies.EditionTally(owners=owners, values=[_tallied(game, one, words) for one in agreements])


def _tallied(game: str, agreement: Agreement, words: Messages) -> bodies.TallyValue:
    key = agreement.key
    known = component_values(game).get(key)
    return bodies.TallyValue(
        key=key,
        name=name_of_value(key, words),
        column=column_of_value(key, words),
        ours=ours(game, key),
        text=_text(ours(game, key), words),
        origin=known.origin if known else "reconstructed",  # type: ignore[arg-type]
        answers=[
            bodies.TallyAnswer(
                value=one.value,
                text=_text(one.value, words),
                owners=one.owners,
                box=bodies.Box(publisher=one.publisher, year=one.year),
            )
            for one in agreement.told()
        ],
        checked=agreement.is_checked,
        disputed=agreement.is_disputed,
    )


@router.put(f"{HOST}/editions/{{edition}}", status_code=204)
async def decide_on_edition(edition: EditionId, decision: bodies.EditionApproval, by: Host) -> None:
    """Mark an edition whose link I have as compared with a copy, or make it this server's choice for new tables."""
    await by.application.editions.decide(by.user, edition, decision.approved, decision.standard)
