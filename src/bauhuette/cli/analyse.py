"""`bauhuette analyse`: looks back at a record."""

from __future__ import annotations

from pathlib import Path

from bauhuette.analysis.review import Review, review
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.store import write_json
from bauhuette.match.record import game_of, read_record, replay
from bauhuette.study.review_page import costly_cells, html_page, percent, title_of
from bauhuette.study.words import study_words


def analyse(file: Path, seconds: float, json: Path | None, html: Path | None, lang: str, plain: bool) -> int:
    record = read_record(file)
    make_ready(game_of(record), lang, plain, search=True)
    table = replay(record)
    say = study_words(lang).say
    with bar() as progress:
        task = progress.add_task(say("analysis-running"), total=table.version)
        found = review(table, seconds, lambda done, _all: progress.update(task, completed=done))
    tell(found, lang)
    if json is not None:
        write_json(json, found.json())
        print(say("analysis-saved", file=str(json)))
    if html is not None:
        html.write_text(html_page(found, lang), encoding="utf-8")
        print(say("analysis-saved", file=str(html)))
    return 0


def tell(found: Review, lang: str) -> None:
    """The same in words, for the terminal and for those who listen to it."""
    say = study_words(lang).say
    print(title_of(found, lang))
    costliest = found.costliest()
    for step in costliest:
        number, seat, move, cost, better = costly_cells(found, step, lang)
        print(say("analysis-costly-line", number=number, seat=seat, move=move, cost=cost, better=better))
    if not costliest:
        print(say("analysis-none"))
    for seat_number, name in enumerate(found.table.names):
        luck = percent(found.luck(seat_number), lang) if found.has_luck else "–"
        mistakes = percent(-found.mistakes(seat_number), lang)
        print(say("analysis-luck-line", name=name, luck=luck, mistakes=mistakes))
    if not found.has_luck:
        print(say("analysis-no-luck"))
    print(say("analysis-note"))
