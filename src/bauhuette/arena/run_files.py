"""A run of the arena as JSON: the figures, and every game, so that it can be resumed."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bauhuette.arena.plan import Plan, plan_from_json
from bauhuette.arena.play_game import ArenaGame, played_from_json, played_json
from bauhuette.arena.results import Line, MeanWithInterval, summarise
from bauhuette.arena.run import Results
from bauhuette.engine.errors import BauhuetteError

FORMAT = "bauhuette-arena"


class BadArena(BauhuetteError):
    """A file that is no run of the arena."""

    def text(self, lang: str) -> str:
        from bauhuette.arena.messages import arena_words

        return arena_words(lang).say(f"bad-{self.message}", **self.facts)


def report_of(plan: Plan, results: Results) -> dict[str, Any]:
    played = [results[number] for number in sorted(results)]
    return {
        "format": FORMAT,
        "game": plan.game,
        "seats": plan.seats,
        "games": len(played),
        "bots": [_line(line) for line in summarise(played)] if played else [],
        "plan": plan.json(),
        "played": [played_json(game) for game in played],
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "name": line.name,
        "games": line.games,
        "fair_share": line.fair,
        "win_share": line.win_share.mean,
        "interval": _interval(line.win_share),
        "margin": line.margin.mean,
        "margin_interval": _interval(line.margin),
        "rating": line.rating,
        "rating_doubt": line.doubt,
        "faults": line.faults,
    }


def _interval(mean: MeanWithInterval) -> list[float | None]:
    return [edge if math.isfinite(edge) else None for edge in (mean.low, mean.high)]


def write_report(path: Path, plan: Plan, results: Results) -> None:
    """Write the whole file or nothing, so that a crash leaves the previous one."""
    new = path.with_name(path.name + ".new")
    new.write_text(json.dumps(report_of(plan, results), indent=1) + "\n", encoding="utf-8")
    new.replace(path)


def read_report(path: Path) -> tuple[Plan, Results]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise KeyError("format")
        games: Iterable[ArenaGame] = [played_from_json(game) for game in data["played"]]
        return plan_from_json(data["plan"]), {game.number: game for game in games}
    except OSError as error:
        raise BadArena("arena-unreadable", file=str(path), reason=str(error.strerror)) from None
    except (ValueError, KeyError, TypeError) as error:
        raise BadArena("arena-foreign", file=str(path), reason=repr(error)) from None
