"""An analysis as one HTML page that needs nothing but itself."""

from __future__ import annotations

from html import escape

from bauhuette.analysis.review import Review, Step
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import figure as number
from bauhuette.study.plots import Bar, Course, bars, courses, figure, page, table
from bauhuette.study.words import study_words


def percent(share: float, lang: str) -> str:
    return f"{number(100 * share, lang, sign=True)} %"


def title_of(review: Review, lang: str) -> str:
    return study_words(lang).say("analysis-title", game=review.table.game.meta.title[lang])


def costly_cells(review: Review, step: Step, lang: str) -> list[str]:
    """Number, seat, move, cost and the better move, in words."""
    say = Speech(review.table.game, lang, review.table.names)
    better = say.move(step.better) if step.better is not None else ""
    return [str(step.number), say.seat(step.seat), say.move(step.move), percent(-step.cost, lang), better]


def html_page(review: Review, lang: str) -> str:
    say = study_words(lang).say
    names = review.table.names
    lines = [
        Course(name, [(0.0, 100 * review.start[seat]), *((s.number, 100 * s.shares[seat]) for s in review.steps)])
        for seat, name in enumerate(names)
    ]
    heads = [say(f"analysis-{key}") for key in ("number", "seat", "move", "cost", "better")]
    body = [
        f"<h1>{escape(title_of(review, lang))}</h1>",
        figure(say("analysis-curve"), courses(lines, 100, " %", say("analysis-moves"))),
        f"<h2>{escape(say('analysis-costliest'))}</h2>",
        table(heads, [costly_cells(review, step, lang) for step in review.costliest()], words=(1, 2, 4)),
        _luck(review, lang),
        figure(
            say("analysis-mistakes"), bars([_bar(name, -review.mistakes(i), lang) for i, name in enumerate(names)], [])
        ),
        f"<p>{escape(say('analysis-note'))}</p>",
    ]
    return page(lang, title_of(review, lang), "\n".join(body))


def _luck(review: Review, lang: str) -> str:
    say = study_words(lang).say
    if not review.has_luck:
        return f"<p>{escape(say('analysis-no-luck'))}</p>"
    lines = [_bar(name, review.luck(seat), lang) for seat, name in enumerate(review.table.names)]
    return figure(say("analysis-luck"), bars(lines, []))


def _bar(label: str, share: float, lang: str) -> Bar:
    return Bar(label, share, share, share, percent(share, lang))
