"""An analysis as one HTML page that needs no other file, and the sentences it shares with the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from bauhuette.analysis.review import Review, ReviewStep
from bauhuette.analysis.seat_errors import SeatErrors, errors_of_seats
from bauhuette.analysis.serialise import rule_id
from bauhuette.analysis.why import Explanation, Reason
from bauhuette.bots.evaluate_decision import MoveEvaluation
from bauhuette.engine.localisation import figure as number
from bauhuette.engine.narration import Narrator
from bauhuette.study.messages import study_words
from bauhuette.study.plots import PlotMark, PlotSeries, courses, figure, page, table

SURE = 2.0  # standard errors that are written beside a figure


class SeatAccountLine(NamedTuple):
    """A seat's figures as text."""

    name: str
    decisions: str
    error: str
    blunders: str


class ReviewTexts:
    """The sentences of a review, in one language."""

    def __init__(self, found: Review, lang: str) -> None:
        self.found = found
        self.game = found.table.game
        self.lang = lang
        self.say = study_words(lang).say
        self.speech = Narrator(self.game, lang, found.table.names)

    @property
    def title(self) -> str:
        return self.say("analysis-title", game=self.game.meta.title[self.lang])

    def share(self, share: float, sign: bool = False, digits: int = 0) -> str:
        """A chance to win, or a change of one, in percent."""
        return f"{number(100 * share, self.lang, digits, sign)} %"

    def costly(self, step: ReviewStep) -> str:
        assert step.better is not None
        return self.say(
            "analysis-costly-line",
            number=step.number,
            seat=self.speech.seat(step.seat),
            move=self.speech.move(step.move),
            cost=self.share(step.cost),
            certainty=step.played.certainty if step.played else "",
            better=self.speech.move(step.better),
        )

    # --- why ---

    def reasons(self, why: Explanation) -> list[str]:
        """Return what happens clearly more often after one of the two moves, or that there is no single reason."""
        games, ahead = why.games, why.ahead
        if not why.reasons:
            return [self.say("analysis-no-reason", games=games, ahead=ahead if ahead > why.behind else 0)]
        return [self.reason(one, games) for one in why.reasons]

    def reason(self, one: Reason, games: int) -> str:
        what = self.with_rule(self.speech.coached(one.claim.told()), one.claim.pattern.rule)
        return self.say("analysis-reason", what=what, played=one.played, better=one.better, games=games)

    def with_rule(self, text: str, rule: int) -> str:
        shown = rule_id(self.game, rule)
        return f"{text} [{shown}]" if shown else text

    # --- seats ---

    def line(self, account: SeatErrors) -> SeatAccountLine:
        return SeatAccountLine(
            self.speech.seat(account.seat),
            str(account.decisions),
            f"{self.share(max(0.0, account.error), digits=1)} ± {self.share(SURE * account.doubt, digits=1)}",
            str(account.blunders),
        )


# --- the page ---


def html_page(found: Review, lang: str) -> str:
    tell = ReviewTexts(found, lang)
    explained = [step for step in found.steps if step.why]
    body = [
        f"<h1>{escape(tell.title)}</h1>",
        figure(tell.say("analysis-curve"), _curve(tell)),
        f"<h2>{escape(tell.say('analysis-seats'))}</h2>",
        _seats(tell),
        f"<h2>{escape(tell.say('analysis-costliest'))}</h2>",
        *(_explained(tell, step) for step in explained),
        *([] if explained else [f"<p>{escape(tell.say('analysis-none'))}</p>"]),
        *notes(tell, _paragraph),
    ]
    return page(lang, tell.title, "\n".join(body))


def notes(tell: ReviewTexts, form: Callable[[str], str]) -> list[str]:
    return [form(tell.say("analysis-note"))]


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _curve(tell: ReviewTexts) -> str:
    """Draw the win shares over the game, and below them every mistake, sized by its cost."""
    found = tell.found
    lines = [
        PlotSeries(name, [(0.0, 100 * found.start[seat]), *((s.number, 100 * s.shares[seat]) for s in found.steps)])
        for seat, name in enumerate(found.table.names)
    ]
    marks = [
        PlotMark(step.number, step.seat, step.cost, tell.costly(step), f"#move-{step.number}" if step.why else "")
        for step in found.steps
        if step.is_mistake
    ]
    return courses(lines, 100, " %", tell.say("analysis-moves"), marks)


def _seats(tell: ReviewTexts) -> str:
    heads = [tell.say(f"analysis-{'seat' if name == 'name' else name}") for name in SeatAccountLine._fields]
    return table(heads, [tell.line(account) for account in errors_of_seats(tell.found)], words=(0, 1))


def _explained(tell: ReviewTexts, step: ReviewStep) -> str:
    why, decision = step.why, step.decision
    assert why is not None
    assert decision is not None
    body = [
        f'<section id="move-{step.number}"><h3>{escape(tell.costly(step))}</h3>',
        *map(_paragraph, tell.reasons(why)),
        _line(tell, step),
        f"<details><summary>{escape(tell.say('analysis-all-moves'))}</summary>",
        _moves(tell, step, decision.moves),
        "</details></section>",
    ]
    return "\n".join(body)


def _line(tell: ReviewTexts, step: ReviewStep) -> str:
    """Write how the game may go on after the better move."""
    told = [f"{tell.speech.seat(one.seat)}: {tell.speech.move(one.move)}" for one in step.line]
    return _paragraph(tell.say("analysis-line", line="; ".join(told))) if told else ""


def _moves(tell: ReviewTexts, step: ReviewStep, moves: Sequence[MoveEvaluation]) -> str:
    heads = [tell.say(f"analysis-{key}") for key in ("move", "share", "cost")]
    return table(heads, [_move(tell, step, one) for one in moves])


def _move(tell: ReviewTexts, step: ReviewStep, one: MoveEvaluation) -> list[str]:
    text = tell.speech.move(one.move)
    if one.move == step.move:
        text = f"{text} ({tell.say('analysis-played')})"
    return [text, tell.share(one.share), _cost(tell, step, one)]


def _cost(tell: ReviewTexts, step: ReviewStep, one: MoveEvaluation) -> str:
    assert step.decision is not None
    if one is step.decision.best:
        return ""
    if one.is_as_good:
        return tell.say("analysis-as-good")
    return f"{tell.share(one.cost)}, {tell.say(f'analysis-{one.certainty}')}"
