"""`bauhuette analyse`: looks back at a record."""

from __future__ import annotations

from pathlib import Path

from bauhuette.analysis.review import Review, review
from bauhuette.analysis.seat_errors import errors_of_seats
from bauhuette.analysis.serialise import json_of
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.saved_games import write_json
from bauhuette.match.record_reader import game_of, read_record, replay
from bauhuette.study.messages import study_words
from bauhuette.study.review_page import ReviewTexts, html_page, notes


def analyse(file: Path, determinizations: int, json: Path | None, html: Path | None, lang: str, plain: bool) -> int:
    record = read_record(file)
    make_ready(game_of(record), lang, plain, search=True)
    table = replay(record)
    say = study_words(lang).say
    with bar() as progress:
        task = progress.add_task(say("analysis-running"), total=table.version)
        found = review(table, lambda done, _all: progress.update(task, completed=done), determinizations)
    tell(found, lang)
    if json is not None:
        write_json(json, json_of(found))
        print(say("analysis-saved", file=str(json)))
    if html is not None:
        html.write_text(html_page(found, lang), encoding="utf-8")
        print(say("analysis-saved", file=str(html)))
    return 0


def tell(found: Review, lang: str) -> None:
    """The same in words, for the terminal and for those who listen to it."""
    teller = ReviewTexts(found, lang)
    print(teller.title)
    costliest = found.costliest()
    for step in costliest:
        print(teller.costly(step))
        for sentence in teller.reasons(step.why) if step.why else []:
            print(f"  {sentence}")
    if not costliest:
        print(teller.say("analysis-none"))
    for account in errors_of_seats(found):
        print(teller.say("analysis-seat-line", **teller.line(account)._asdict()))
    for note in notes(teller, str):
        print(note)
