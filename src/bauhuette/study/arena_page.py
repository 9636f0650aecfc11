"""The report of an arena as one HTML page that needs no other file."""

from __future__ import annotations

import math
from html import escape

from bauhuette.arena.messages import arena_words
from bauhuette.arena.plan import Plan
from bauhuette.arena.play_game import ArenaGame
from bauhuette.arena.results import Line, MeanWithInterval, summarise, win_of
from bauhuette.arena.run import Results
from bauhuette.bots.messages import bot_title
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.localisation import figure as number
from bauhuette.study.plots import PlotBar, PlotSeries, bars, courses, figure, page, table

MOST_POINTS = 200  # points of a line in a plot


def percent(share: float, lang: str) -> str:
    return f"{number(100 * share, lang)} %"


def share_text(share: MeanWithInterval, lang: str) -> str:
    return f"{percent(share.mean, lang)} [{number(100 * share.low, lang)}; {number(100 * share.high, lang)}]"


def margin_text(margin: MeanWithInterval, lang: str) -> str:
    mean, low, high = (number(value, lang, sign=True) for value in (margin.mean, margin.low, margin.high))
    return f"{mean} [{low}; {high}]" if math.isfinite(margin.low) else mean


def cells(line: Line, lang: str) -> list[str]:
    """Return a line of the table, for the terminal and the page."""
    rating = f"{number(line.rating, lang)} ± {number(line.doubt, lang)}"
    title = bot_title(line.name, lang)
    share, margin = share_text(line.win_share, lang), margin_text(line.margin, lang)
    return [title, str(line.games), share, margin, rating, str(line.faults)]


def heads(lang: str) -> list[str]:
    return [arena_words(lang).say(f"arena-{key}") for key in ("bot", "games", "share", "margin", "rating", "faults")]


def title_of(plan: Plan, results: Results, lang: str) -> str:
    facts = {"game": meta_of(plan.game).title[lang], "seats": plan.seats, "games": len(results)}
    return arena_words(lang).say("arena-title", **facts)


def html_report(plan: Plan, results: Results, lang: str) -> str:
    say = arena_words(lang).say
    played = [results[number] for number in sorted(results)]
    lines = summarise(played)
    title = title_of(plan, results, lang)
    fair = [(share, say("arena-fair", share=percent(share, lang))) for share in {line.fair for line in lines}]
    body = [
        f"<h1>{escape(title)}</h1>",
        table(heads(lang), [cells(line, lang) for line in lines]),
        figure(say("arena-plot-share"), bars([_share_bar(line, lang) for line in lines], fair)),
        figure(say("arena-plot-margin"), bars([_margin_bar(line, lang) for line in lines], [])),
        figure(say("arena-plot-course"), courses(_course(lines, played, lang), 100, " %", say("arena-plot-games"))),
        f"<p>{escape(say('arena-note'))}</p>",
    ]
    return page(lang, title, "\n".join(body))


def _share_bar(line: Line, lang: str) -> PlotBar:
    share = line.win_share
    return PlotBar(bot_title(line.name, lang), share.mean, share.low, share.high, share_text(share, lang))


def _margin_bar(line: Line, lang: str) -> PlotBar:
    margin = line.margin
    low, high = (margin.low, margin.high) if math.isfinite(margin.low) else (margin.mean, margin.mean)
    return PlotBar(bot_title(line.name, lang), margin.mean, low, high, margin_text(margin, lang))


def _course(lines: list[Line], played: list[ArenaGame], lang: str) -> list[PlotSeries]:
    """Return the running win share of every bot, thinned out."""
    every = max(1, len(played) // MOST_POINTS)
    found = []
    for line in lines:
        wins, games, points = 0.0, 0, []
        for nth, result in enumerate(played, start=1):
            seats = [i for i, name in enumerate(result.lineup) if name == line.name]
            if seats:
                wins += sum(win_of(result, i) for i in seats) / len(seats)
                games += 1
            if games and nth % every == 0:
                points.append((float(nth), 100 * wins / games))
        found.append(PlotSeries(bot_title(line.name, lang), points))
    return found
