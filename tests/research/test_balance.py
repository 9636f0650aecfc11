"""`bauhuette balance`: distributions, how much skill counts, and the page with plots."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

from typer.testing import CliRunner

from bauhuette.cli.main import app
from bauhuette.cli.report import histogram


def test_a_histogram_counts_everything_once() -> None:
    assert histogram([3, 3, 5]) == {"low": 3, "width": 1, "counts": [2, 0, 1]}
    wide = histogram(list(range(-10, 100)))
    assert sum(wide["counts"]) == 110
    assert len(wide["counts"]) <= 24


def test_balance_writes_figures_and_a_page(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    words = ["balance", "pillars", "--games", "24", "--seats", "3", "--skill", "--lang", "en"]
    done = CliRunner().invoke(app, [*words, "--html", str(page), "--json", str(figures)])
    assert done.exit_code == 0, done.output
    report = json.loads(figures.read_text(encoding="utf-8"))["seat_counts"][0]
    assert sum(report["spread"]["moves"]["counts"]) == 24
    assert all(sum(spread["counts"]) == 24 for spread in report["spread"]["score"])
    assert report["skill"]["mean"] > 1 / 3
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 4
    svg = html[html.index("<svg") : html.index("</svg>") + 6]
    assert len(list(ET.fromstring(svg))) > 2
    assert "among players who choose at random" in html
