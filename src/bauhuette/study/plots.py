"""Small plots as inline SVG, for reports that need no other file. Colours follow light and dark mode."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
LEFT = 150
RIGHT = 40
ROW = 30
LETTER = 8  # width, with a margin
COLOURS = ("#b4552d", "#2d6f8f", "#6b8e23", "#8a4f9e", "#c28a12", "#4a4a4a")

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #8885; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
.words { text-align: left; }
svg { width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
svg .letter { font-size: 11px; fill: #fff; text-anchor: middle; }
.axis { stroke: currentColor; opacity: .35; }
section { border-top: 1px solid #8885; margin-top: 1rem; }
section:target { outline: 2px solid #b4552d; outline-offset: 6px; }
figure { margin: 1.5rem 0; } figcaption { font-weight: 600; }
"""


class PlotBar(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str


class PlotSeries(NamedTuple):
    """A line from left to right."""

    label: str
    points: Sequence[tuple[float, float]]


class PlotMark(NamedTuple):
    """An event on one of the lines, drawn below them, the larger the heavier."""

    at: float
    line: int
    weight: float
    text: str
    link: str


def page(lang: str, title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    style = f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}{style}</head><body>\n{body}\n</body></html>\n'


def figure(caption: str, svg: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}</figure>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: Collection[int] = (0,)) -> str:
    """Figures are aligned right, the columns in `words` left."""
    looks = [' class="words"' if i in words else "" for i in range(len(heads))]
    head = "".join(f'<th scope="col"{look}>{escape(cell)}</th>' for look, cell in zip(looks, heads, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{look}>{escape(cell)}</td>" for look, cell in zip(looks, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def bars(items: Sequence[PlotBar], marks: Sequence[tuple[float, str]]) -> str:
    """Draw horizontal bars from zero with their intervals and figures; `marks` are vertical lines with a word each."""
    edges = [0.0, *(edge for item in items for edge in (item.low, item.high)), *(at for at, _ in marks)]
    low, high = min(edges), max(edges)
    left = max(LEFT, *(LETTER * len(item.label) for item in items))
    right = max(RIGHT, *(LETTER * len(item.text) + 16 for item in items))
    scale = (WIDTH - left - right) / ((high - low) or 1.0)
    height = ROW * (len(items) + 1 if marks else len(items))
    bottom = ROW * len(items)

    def x(value: float) -> float:
        return left + (value - low) * scale

    parts = [_line(x(0), 0, x(0), bottom, "axis")]
    for i, item in enumerate(items):
        y, colour = i * ROW + 6, COLOURS[i % len(COLOURS)]
        start, end = sorted((x(0), x(item.value)))
        parts.append(f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{escape(item.label)}</text>')
        parts.append(f'<rect x="{start:.1f}" y="{y}" width="{end - start:.1f}" height="18" fill="{colour}" rx="2"/>')
        parts.append(_line(x(item.low), y + 9, x(item.high), y + 9, "", "currentColor", 2))
        parts.append(f'<text x="{WIDTH}" y="{y + 13}" text-anchor="end">{escape(item.text)}</text>')
    for at, word in marks:
        parts.append(_line(x(at), 0, x(at), bottom, "axis", dash=True))
        parts.append(f'<text x="{x(at):.1f}" y="{height - 10}" text-anchor="middle">{escape(word)}</text>')
    return _svg(height, parts, "; ".join(f"{item.label}: {item.text}" for item in items))


def courses(lines: Sequence[PlotSeries], top: float, unit: str, across: str, marks: Sequence[PlotMark] = ()) -> str:
    """Draw lines from zero to `top` over a common horizontal axis, and events below them."""
    height, base = 360 if marks else 320, 280
    last = max((x for line in lines for x, _ in line.points), default=1.0) or 1.0
    step = (WIDTH - LEFT - RIGHT) / last
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = base - share * (base - 20)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "axis"))
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{share * top:.0f}{unit}</text>')
    for i, line in enumerate(lines):
        places = " ".join(f"{LEFT + x * step:.1f},{base - y / top * (base - 20):.1f}" for x, y in line.points)
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = 30 + 18 * i
        parts.append(f'<rect x="4" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="20" y="{y}">{escape(line.label)}</text>')
    heaviest = max((mark.weight for mark in marks), default=1.0)
    parts.extend(_mark(mark, LEFT + mark.at * step, base + 22, heaviest) for mark in marks)
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 15}" text-anchor="end">{last:.0f} {escape(across)}</text>')
    return _svg(height, parts, ", ".join(line.label for line in lines))


def _mark(mark: PlotMark, x: float, y: float, heaviest: float) -> str:
    radius = 3 + 9 * math.sqrt(mark.weight / heaviest)
    colour = COLOURS[mark.line % len(COLOURS)]
    spot = f'<circle cx="{x:.1f}" cy="{y}" r="{radius:.1f}" fill="{colour}" fill-opacity=".8" stroke="currentColor"/>'
    named = f"<g><title>{escape(mark.text)}</title>{spot}</g>"
    return f'<a href="{mark.link}" aria-label="{escape(mark.text)}">{named}</a>' if mark.link else named


def _line(
    x1: float, y1: float, x2: float, y2: float, css: str, stroke: str = "", width: int = 1, dash: bool = False
) -> str:
    look = f'class="{css}"' if css else f'stroke="{stroke}"'
    dashes = ' stroke-dasharray="4 4"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look} stroke-width="{width}"{dashes}/>'


def _svg(height: int, parts: Sequence[str], spoken: str) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(spoken)}">{body}</svg>'
