"""`bauhuette bench-agent`: an agent measured by the fixed protocol."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bauhuette.arena.benchmark import (
    MOST_FAULTY,
    TRACKS,
    VERSION,
    BenchmarkScore,
    plans_of,
    report_of,
    score_agent,
    yardsticks_of,
)
from bauhuette.arena.messages import arena_words
from bauhuette.arena.play_game import ArenaGame
from bauhuette.arena.run import Workers
from bauhuette.bots.messages import bot_title
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot, own_name
from bauhuette.cli.arena import first_faults, prepare
from bauhuette.cli.language import BadCall
from bauhuette.cli.progress import steps
from bauhuette.cli.saved_games import write_json
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.registry import load
from bauhuette.study.arena_page import percent, share_text


class BenchmarkRequest(NamedTuple):
    """What is to be measured; `deals` makes it a trial."""

    agent: str
    games: tuple[str, ...]
    track: str
    budget: Budget | None
    deals: int | None


def bench_agent(wanted: BenchmarkRequest, workers: Workers, file: Path | None, lang: str) -> int:
    """Plays all games of the protocol, shows the scores, writes the report."""
    if wanted.track not in TRACKS:
        raise BadCall("bench-track", found=wanted.track, known=", ".join(TRACKS))
    agent = own_name(wanted.agent) or wanted.agent
    keys = wanted.games or tuple(game_keys())
    for key in keys:
        bot(agent, load(key))  # refuse an agent that cannot play a game before hours have passed
    scores = [_score(key, agent, wanted, workers, lang) for key in keys]
    report = report_of(agent, wanted.track, scores, wanted.deals)
    _show(agent, str(report["track"]), scores, wanted.deals, lang)
    if file is not None:
        write_json(file, report)
        print(arena_words(lang).say("arena-saved", file=str(file)))
    return 0


def _score(key: str, agent: str, wanted: BenchmarkRequest, workers: Workers, lang: str) -> BenchmarkScore:
    yardsticks = yardsticks_of(load(key), wanted.track, wanted.deals)
    plans = list(plans_of(key, agent, yardsticks, wanted.budget))
    for plan in plans:
        prepare(plan, lang)
    told: set[str] = set()
    with steps(key, sum(plan.games for plan in plans)) as step:

        def finished(played: ArenaGame) -> None:
            for line in first_faults(played, told, lang):
                print(line, file=sys.stderr, flush=True)
            step()

        return score_agent(plans, agent, workers, finished)


def _show(agent: str, track: str, scores: list[BenchmarkScore], deals: int | None, lang: str) -> None:
    say, console = arena_words(lang).say, Console()
    names = list(dict.fromkeys(match.name for score in scores for match in score.matches))
    grid = Grid(title=say("bench-title", agent=bot_title(agent, lang), version=VERSION, track=track))
    grid.add_column(say("bench-game"))
    for head in (
        say("bench-score"),
        say("bench-level"),
        *(bot_title(name, lang) for name in names),
        say("bench-digest"),
    ):
        grid.add_column(head, justify="right")
    for score in scores:
        won = {match.name: percent(match.wins.mean, lang) for match in score.matches}
        won_in_all = "–" if score.is_void else share_text(score.wins, lang)
        shown = (won_in_all, percent(1 / score.seats, lang))
        grid.add_row(score.game.meta.key, *shown, *(won.get(name, "–") for name in names), score.digest[:8])
    console.print(grid)
    console.print(say("bench-note"), markup=False, style="dim")
    if deals is not None:
        console.print(say("bench-trial", deals=deals), markup=False)
    faults = sum(score.faults for score in scores)
    if faults:
        console.print(say("bench-faults", agent=bot_title(agent, lang), times=faults), markup=False)
    if any(score.is_void for score in scores):
        console.print(say("bench-void", most=percent(MOST_FAULTY, lang)), markup=False)
