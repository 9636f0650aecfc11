"""What there is to see at one moment, for one reader; the faces (drawn, plain) only decide how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bauhuette.cli.language import say_in, words_of_terminal
from bauhuette.cli.offered_moves import Offers
from bauhuette.cli.table_access import TableAccess
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.screen import Screen
from bauhuette.engine.types import Seat


class TurnSummary(NamedTuple):
    """What one seat did in a row, in a few words."""

    seat: Seat | None
    text: str


@dataclass(frozen=True)
class Snapshot:
    """The table as `reader` sees it (None: the public view)."""

    lang: str
    title: str
    screen: Screen
    recap: list[TurnSummary]  # since the reader's last move
    log: list[TurnSummary]  # the latest of everything that happened
    status: str  # whose turn it is and what is asked
    hint: str  # that `best` would play a sequence of moves, or nothing
    suggestions: list[str]  # what else is worth typing
    offers: Offers
    names: Sequence[str]
    colours: tuple[str, ...]  # of the seats, where the game has them
    reader: Seat | None


LOG = 40  # moves back that a wide window may tell of


def scene_of(
    access: TableAccess, lang: str, reader: Seat | None, since: int | None, addressed: bool = True
) -> Snapshot:
    """`addressed`: the reader is spoken to as you."""
    say = Narrator(access.game, lang, access.names, me=reader if addressed else None)
    view = access.view(reader)
    is_asked = reader is not None and access.to_move == reader
    best = is_asked and bool(access.plan())
    return Snapshot(
        lang=lang,
        title=short_title(access.game.meta.key, say),
        screen=access.game.screen(view, say, reader),
        recap=turn_summaries(say, access.story(reader, since)),
        log=turn_summaries(say, access.story(reader, max(access.version - LOG, 0) or None)),
        status=status_of(access, say, view),
        hint=say_in(lang, "hint-best") if best else "",
        suggestions=suggestions_of(access, say, best),
        offers=offers_of(access, say, view) if is_asked else Offers(say, []),
        names=access.names,
        colours=colours_in(view),
        reader=reader,
    )


def short_title(key: str, say: Narrator) -> str:
    return say("screen-title") if say.words.has("screen-title") else say.game.meta.title.get(say.lang, key)


def offers_of(access: TableAccess, say: Narrator, view: dict[str, Any]) -> Offers:
    game = access.game
    return Offers(say, access.offered(), game.ways(view, say), lambda move: game.leads_to(view, say, move))


def colours_in(view: dict[str, Any]) -> tuple[str, ...]:
    return tuple(seat["colour"] for seat in view["state"]["seats"] if "colour" in seat)


def suggestions_of(access: TableAccess, say: Narrator, best: bool) -> list[str]:
    """The game's own reports, the log, and that there is help."""
    first = [say_in(say.lang, "name-best")] if best else []
    names = [report_name(say, name) for name in access.game.reports]
    return [*first, *names, *(say_in(say.lang, f"name-{name}") for name in ("log", "hint")), "?"]


def report_name(say: Narrator, report: str) -> str:
    return say(f"name-{report}") if say.words.has(f"name-{report}") else report


def turn_summaries(say: Narrator, story: Sequence[NewsItem]) -> list[TurnSummary]:
    """News folded into one line for what a seat did in a row."""
    told: list[tuple[Seat | None, list[tuple[NewsItem, str]]]] = []
    for item in story:
        text = say.brief(item)
        if not text:
            continue
        actor = say.actor(item)
        if not told or (actor is not None and actor != told[-1][0]):
            told.append((actor, []))
        parts = told[-1][1]
        if parts and _goes_on(say, parts[-1][0], item):
            parts.pop()
        parts.append((item, text))
    return [TurnSummary(seat, " · ".join(text for _, text in parts)) for seat, parts in told]


def _goes_on(say: Narrator, before: NewsItem, item: NewsItem) -> bool:
    """Whether a piece of news only continues the one before it: all but its last fact are the same."""
    if item.kind != before.kind or item.kind not in say.game.passing:
        return False
    return list(item.facts.values())[:-1] == list(before.facts.values())[:-1]


def status_of(access: TableAccess, say: Narrator, view: dict[str, Any]) -> str:
    if access.to_move is None:
        reason = (view["outcome"] or {}).get("reason", "")
        return say(f"over-{reason}") if reason else say_in(say.lang, "ended")
    facts = {"seat": say.seat(access.to_move), "letter": SEAT_KEYS[access.to_move].upper()}
    if access.to_move != say.me:
        return say_in(say.lang, "their-turn", **facts)
    return say_in(say.lang, "your-turn", ask=say.ask(access.phase, access.offered()), **facts)


def since_last_move(access: TableAccess, reader: Seat | None) -> int | None:
    """Return how many moves had been made when the reader last moved; for a spectator, one round ago."""
    if reader is None:
        return access.version - len(access.names) if access.version >= len(access.names) else None
    return access.last_move_of(reader)


def score_said(say: Narrator, score: float, figures: str) -> str:
    """Points, or what else the game counts: its own `score-amount`."""
    words = say.words if say.words.has("score-amount") else words_of_terminal(say.lang)
    return words.say("score-amount", score=figures, count=score)


def standing_lines(say: Narrator, scores: Sequence[int], ranks: Sequence[int]) -> list[str]:
    lines = []
    for p in sorted(range(len(say.seats)), key=lambda p: ranks[p]):
        said = score_said(say, scores[p], say.words.number(scores[p]))
        facts = {"rank": ranks[p], "seat": say.seats[p], "letter": SEAT_KEYS[p].upper()}
        lines.append(say_in(say.lang, "standing-row", score=said, **facts))
    return lines


def result_of(say: Narrator, outcome: dict[str, Any]) -> list[str]:
    """The standing line by line, best first, and who has won."""
    scores, ranks = outcome["scores"], outcome["ranks"]
    winners = [seat for seat in sorted(range(len(say.seats)), key=lambda seat: ranks[seat]) if ranks[seat] == 1]
    if winners == [say.me]:
        verdict = say_in(say.lang, "you-win")
    else:
        found = ", ".join(say.seats[seat] for seat in winners)
        verdict = say_in(say.lang, "winner" if len(winners) == 1 else "winners", seats=found)
    return [*standing_lines(say, scores, ranks), verdict]
