"""`bauhuette train`: train a net, with progress."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from bauhuette.api import game as playable
from bauhuette.bots.messages import bot_title
from bauhuette.cli.command_errors import seat_counts
from bauhuette.cli.language import say_in
from bauhuette.engine.localisation import figure
from bauhuette.places import data_folder
from bauhuette.research.optional_imports import need

INTERRUPTED = 130
PERCENT = 100
MILLION = 1e6


def train_net(
    key: str,
    seats: int | None,
    minutes: float,
    device: str,
    seed: int,
    folder: Path | None,
    resume: bool,
    outlook: bool,
    against: Path | None,
    begin: Path | None,
    teacher: Path | None,
    lang: str,
) -> int:
    """Ctrl-C leaves what the last checkpoint holds."""
    need("torch", "train")
    from bauhuette.train.rollout_net import distil
    from bauhuette.train.training import TrainingRequest, files_of, train
    from bauhuette.train.value_net import train_value_net

    game = playable(key).rules
    count = seat_counts(game.meta, seats)[-1]
    command = shlex.join(["bauhuette", *sys.argv[1:]])
    target = folder or data_folder() / "nets"
    wish = TrainingRequest(
        game, count, minutes, device, seed, target, resume, command, lang, against=against, begin=begin
    )
    if outlook or teacher:
        file = (
            distil(wish, teacher, lambda taught: print(pupil_line(taught, lang), flush=True))
            if teacher
            else train_value_net(wish, lambda learned: print(outlook_line(learned, lang), flush=True))
        )
        print(say_in(lang, "train-wrote", file=str(file)))
        return 0
    code = 0
    try:
        train(wish, lambda progress: print(line_of(progress, lang), flush=True))
    except KeyboardInterrupt:
        code = INTERRUPTED
    for file in files_of(wish):
        if file.exists():
            print(say_in(lang, "train-wrote", file=str(file)))
    return code


def line_of(progress: Any, lang: str) -> str:
    facts = {
        "seconds": figure(progress.seconds, lang),
        "decisions": figure(progress.decisions / MILLION, lang),
        "games": progress.games,
    }
    if not progress.shares:
        return say_in(lang, "train-imitation", agreement=figure(PERCENT * progress.agreement, lang), **facts)
    shares = ", ".join(
        say_in(
            lang,
            "train-share",
            bot=bot_title(name, lang),
            share=figure(PERCENT * share, lang),
            doubt=figure(PERCENT * doubt, lang),
        )
        for name, (share, doubt) in progress.shares.items()
    )
    insight = {
        "entropy": figure(progress.entropy, lang),
        "explained": figure(PERCENT * progress.explained, lang),
    }
    return say_in(lang, "train-progress", shares=shares, **facts, **insight)


def outlook_line(learned: Any, lang: str) -> str:
    losses = {"estimate": figure(learned.evaluation, lang, 3), "outlook": figure(learned.value_net, lang, 3)}
    return say_in(lang, "train-outlook", positions=learned.positions, games=learned.games, **losses)


def pupil_line(taught: Any, lang: str) -> str:
    shares = {name: figure(PERCENT * getattr(taught, name), lang) for name in ("agreement", "share", "doubt")}
    decisions = figure(taught.decisions / MILLION, lang)
    return say_in(lang, "train-pupil", seconds=figure(taught.seconds, lang), decisions=decisions, **shares)
