"""The page of a training: curves and the card, in one HTML file that needs no other file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from bauhuette.bots.messages import bot_title
from bauhuette.engine.errors import words_in
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import Messages
from bauhuette.engine.localisation import figure as number
from bauhuette.nets.net_files import Card
from bauhuette.study.plots import PlotSeries, courses, figure, page, table
from bauhuette.train.progress import Progress

MILLION = 1e6
PERCENT = 100


def train_words(lang: str) -> Messages:
    return words_in(lang, Path(__file__).parent / "text")


def training_page(card: Card, game: Game, curve: Sequence[Progress], lang: str) -> str:
    say = train_words(lang).say
    title = say("train-title", game=game.meta.title[lang], seats=card.seats)
    body = [
        f"<h1>{escape(title)}</h1>",
        figure(say("train-plot-share"), courses(_shares(curve, card.seats, lang), PERCENT, " %", say("train-minutes"))),
        figure(say("train-plot-values"), courses(_insights(curve, lang), PERCENT, " %", say("train-minutes"))),
        table([say("train-what"), say("train-which")], _rows(card, curve, lang), words=(0, 1)),
    ]
    return page(lang, title, "\n".join(body))


def _shares(curve: Sequence[Progress], seats: int, lang: str) -> list[PlotSeries]:
    among = [PlotSeries(bot_title(name, lang), _points(curve, _share_among(name))) for name in curve[-1].shares]
    return [*among, PlotSeries(train_words(lang).say("train-fair"), _points(curve, lambda _told: 1 / seats))]


def _share_among(name: str) -> Callable[[Progress], float]:
    return lambda progress: progress.shares[name][0]


def _insights(curve: Sequence[Progress], lang: str) -> list[PlotSeries]:
    say = train_words(lang).say
    explained = PlotSeries(say("train-explained"), _points(curve, lambda progress: max(0.0, progress.explained)))
    return [explained, PlotSeries(say("train-entropy"), _points(curve, lambda progress: min(1.0, progress.entropy)))]


def _points(curve: Sequence[Progress], read: Callable[[Progress], float]) -> list[tuple[float, float]]:
    return [(progress.seconds / 60, PERCENT * read(progress)) for progress in curve]


def _rows(card: Card, curve: Sequence[Progress], lang: str) -> list[list[str]]:
    say, last = train_words(lang).say, curve[-1]
    rows = [
        ["train-command", card.command],
        ["train-device", card.device],
        ["train-seconds", number(card.seconds, lang)],
        ["train-decisions", number(card.decisions / MILLION, lang)],
        ["train-speed", number(card.decisions / MILLION / max(card.seconds, 1), lang)],
        ["train-rules", f"{card.rules_version} ({card.edition})"],
        ["train-features", str(card.features_version)],
    ]
    shares = [
        [bot_title(name, lang), f"{number(PERCENT * share, lang)} ± {number(PERCENT * doubt, lang)} %"]
        for name, (share, doubt) in last.shares.items()
    ]
    return [*([say(key), progress] for key, progress in rows), *shares]
