"""The page of `bauhuette balance --html`: figures and plots in one file that needs no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from bauhuette.bots.messages import bot_title
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import figure as number
from bauhuette.study.card_win_rates import counted, groups_in_words
from bauhuette.study.intervals import Mean, mean_text
from bauhuette.study.messages import study_words
from bauhuette.study.plots import PlotBar, bars, figure, page, table

WIDTH, HEIGHT = 480, 140
COLOURS = ("#2e7d32", "#1565c0", "#c62828", "#ef6c00")  # of seats a, b, c, d


def balance_page(game: Game, reports: Sequence[dict[str, Any]], lang: str) -> str:
    body = "\n".join(line for report in reports for line in _section(game, report, lang))
    title = game.meta.title[lang]
    return page(lang, title, f"<h1>{escape(title)}</h1>\n{body}")


def _section(game: Game, report: dict[str, Any], lang: str) -> Iterator[str]:
    say = study_words(lang).say
    seats = [say("balance-seat", letter="ABCD"[seat]) for seat in range(report["seats"])]
    facts = {"game": game.meta.title[lang], "seats": report["seats"], "player": bot_title(report["player"], lang)}
    yield f"<h2>{escape(say('balance-title', **facts))}</h2>"
    rows = [
        [counted(game, name, lang), *(mean_text(Mean(**mean), name == "win", lang) for mean in means)]
        for name, means in report["figures"].items()
    ]
    yield table(["", *seats], rows)
    figures = {"games": report["games"], "moves": mean_text(Mean(**report["moves"]), False, lang)}
    yield f"<p>{escape(say('balance-games', **figures))}</p>"
    if "skill" in report:
        wins = mean_text(Mean(**report["skill"]), True, lang)
        yield f"<p>{escape(say('balance-skill', wins=wins))}</p>"
    for seat, spread in enumerate(report["spread"]["score"]):
        yield _plot(spread, f"{say('balance-score')}, {seats[seat]}", COLOURS[seat])
    yield _plot(report["spread"]["moves"], say("balance-moves"), "#777")
    yield from _holders(game, report, lang)


def _holders(game: Game, report: dict[str, Any], lang: str) -> Iterator[str]:
    """Yield which cards and contracts win; with each name, how often a seat gets it in a game."""
    chance = 1 / report["seats"]
    said = f"{number(100 * chance, lang)} %"
    for title, rows in groups_in_words(game, report["items"], lang):
        judged = [_holder_bar(row, lang) for row in rows if row["win"]]
        if judged:
            yield figure(study_words(lang).say("balance-items", group=title), bars(judged, [(chance, said)]))
    if report["items"]:
        yield f"<p>{escape(study_words(lang).say('balance-items-note', chance=said))}</p>"


def _holder_bar(row: dict[str, Any], lang: str) -> PlotBar:
    mean, margin = row["win"]["mean"], row["win"]["margin"]
    label = f"{row['label']} ({number(row['often'], lang, 2)})"
    return PlotBar(label, mean, mean - margin, mean + margin, mean_text(Mean(**row["win"]), True, lang))


def _plot(spread: dict[str, Any], title: str, colour: str) -> str:
    """Draw bars with the number of games as their tooltip, for sight and screen readers."""
    counts = spread["counts"]
    step, most = WIDTH / len(counts), max(counts)
    bars = []
    for i, count in enumerate(counts):
        low = spread["low"] + i * spread["width"]
        high = low + spread["width"] - 1
        tall = count / most * HEIGHT
        label = f"{low}: {count}" if low == high else f"{low}–{high}: {count}"
        place = f'x="{i * step:.1f}" y="{HEIGHT - tall:.1f}" width="{step - 1:.1f}" height="{tall:.1f}"'
        bars.append(f'<rect {place} fill="{colour}"><title>{label}</title></rect>')
    last = spread["low"] + len(counts) * spread["width"] - 1
    axis = (
        f'<text x="0" y="{HEIGHT + 16}">{spread["low"]}</text>'
        f'<text x="{WIDTH}" y="{HEIGHT + 16}" text-anchor="end">{last}</text>'
    )
    size = f'width="{WIDTH}" height="{HEIGHT + 20}" viewBox="0 0 {WIDTH} {HEIGHT + 20}"'
    drawing = f'<svg role="img" aria-label="{escape(title)}" {size}>{"".join(bars)}{axis}</svg>'
    return figure(title, drawing)
