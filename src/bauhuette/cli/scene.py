"""What there is to see at one moment, for one reader; the faces (Rich, plain) only decide how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bauhuette.cli.language import say_in
from bauhuette.cli.offers import Offers
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.screen import Section
from bauhuette.engine.speech import Speech
from bauhuette.match.table import Table


@dataclass(frozen=True)
class Scene:
    """The table as `reader` sees it (None: what everybody sees)."""

    title: str
    sections: list[Section]
    news: list[str]  # since the reader's last move
    status: str  # whose turn it is and what is asked
    hint: str  # that `best` would play a sequence of moves, or nothing
    offers: Offers
    names: tuple[str, ...]
    colours: tuple[str, ...]  # of the seats, where the game has them


def scene_of(table: Table, lang: str, reader: int | None, since: int | None) -> Scene:
    say = Speech(table.game, lang, table.names, me=reader)
    view = table.view(reader)
    is_asked = reader is not None and table.to_move == reader
    best = is_asked and bool(table.plan())
    return Scene(
        title=table.game.meta.title[lang],
        sections=table.game.screen(view, say, reader),
        news=[say.news(item) for item in table.story(reader, since)],
        status=status_of(table, say),
        hint=say_in(lang, "hint-best") if best else "",
        offers=Offers(say, table.offered().tolist() if is_asked else []),
        names=table.names,
        colours=colours_in(view),
    )


def colours_in(view: dict[str, Any]) -> tuple[str, ...]:
    return tuple(seat["colour"] for seat in view["state"]["seats"] if "colour" in seat)


def status_of(table: Table, say: Speech) -> str:
    if table.to_move is None:
        return say(f"over-{table.standing().reason}")
    facts = {"seat": say.seat(table.to_move), "letter": SEAT_KEYS[table.to_move].upper()}
    if table.to_move != say.me:
        return say_in(say.lang, "their-turn", **facts)
    return say_in(say.lang, "your-turn", ask=say(f"ask-{table.phase}"), **facts)


def since_last_move(table: Table, reader: int | None) -> int | None:
    """How many moves had been made when the reader last moved, if ever; a spectator is told of one round."""
    if reader is None:
        return table.version - len(table.names) if table.version >= len(table.names) else None
    return next((i for i in range(table.version - 1, -1, -1) if table.past[i].seat == reader), None)


def standing_lines(table: Table, lang: str, scores: Sequence[int], ranks: Sequence[int]) -> list[str]:
    return [
        say_in(lang, "standing-row", rank=ranks[p], seat=table.names[p], letter=SEAT_KEYS[p].upper(), score=scores[p])
        for p in sorted(range(len(table.names)), key=lambda p: ranks[p])
    ]


def result_of(table: Table, lang: str, reader: int | None) -> list[str]:
    """The standing line by line, best first, and who has won."""
    outcome = table.standing()
    order = sorted(range(len(table.names)), key=lambda seat: outcome.ranks[seat])
    winners = [seat for seat in order if outcome.ranks[seat] == 1]
    if winners == [reader]:
        verdict = say_in(lang, "you-win")
    else:
        names = ", ".join(table.names[seat] for seat in winners)
        verdict = say_in(lang, "winner" if len(winners) == 1 else "winners", seats=names)
    return [*standing_lines(table, lang, outcome.scores, outcome.ranks), verdict]
