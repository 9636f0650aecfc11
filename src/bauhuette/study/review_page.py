"""An analysis as one HTML page that needs nothing but itself, and the sentences it shares with the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from bauhuette.analysis.account import Account, accounts
from bauhuette.analysis.classes import classes_of
from bauhuette.analysis.review import Review, Step
from bauhuette.analysis.weighing import SURE, Weighed
from bauhuette.analysis.why import Difference, Part, Who, Why, tenths
from bauhuette.analysis.writing import rule_id
from bauhuette.bots.words import bot_title
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import figure as number
from bauhuette.study.plots import Bar, Course, Mark, Signs, bars, courses, figure, page, signs, table
from bauhuette.study.words import study_words

MANY_POINTS = 100  # from so many on, tenths tell nothing


class Line(NamedTuple):
    """A seat's account in words and figures."""

    name: str
    play: str
    decisions: str
    error: str
    blunders: str
    luck: str
    result: str
    adjusted: str


class Teller:
    """Says what a review found, in one language."""

    def __init__(self, found: Review, lang: str) -> None:
        self.found = found
        self.game = found.table.game
        self.lang = lang
        self.classes = classes_of(self.game.meta.key)
        self.say = study_words(lang).say
        self.speech = Speech(self.game, lang, found.table.names)

    @property
    def title(self) -> str:
        return self.say("analysis-title", game=self.game.meta.title[self.lang])

    def share(self, share: float, sign: bool = False, digits: int = 2) -> str:
        return number(share, self.lang, digits, sign)

    def points(self, points: float) -> str:
        return number(points, self.lang, 0 if abs(points) >= MANY_POINTS else 1, sign=True)

    def costly(self, step: Step) -> str:
        assert step.better is not None
        return self.say(
            "analysis-costly-line",
            number=step.number,
            seat=self.speech.seat(step.seat),
            move=self.speech.move(step.move),
            cost=self.share(step.cost),
            better=self.speech.move(step.better),
        )

    # --- why ---

    def happenings(self, why: Why) -> list[str]:
        """What happens more often after one of the two moves, as sentences."""
        return [self.happening(why, one) for one in why.happenings]

    def happening(self, why: Why, one: Difference) -> str:
        return self.say(
            "analysis-happens",
            what=self.with_rule(_capital(self.speech.coached(one.what.told(self.game))), one.what.rule(self.game)),
            played=one.played,
            better=one.better,
            worlds=why.worlds,
        )

    def whom(self, counts: Sequence[int], worlds: int) -> str:
        """To whom it happens, and in how many of the worlds."""
        names = [*(self.speech.seat(seat) for seat in range(len(counts))), self.say("analysis-nobody")]
        told = zip(names, (*counts, worlds - sum(counts)), strict=True)
        return ", ".join(
            self.say("analysis-who", name=name, count=count, worlds=worlds) for name, count in told if count
        )

    def parts(self, step: Step, why: Why) -> list[tuple[str, float]]:
        """The parts of the lead with their points, and what is left of it."""
        rows = [(self._part(step, why, part), part.points) for part in why.parts]
        return [*rows, (self.say("analysis-rest"), why.rest)]

    def _part(self, step: Step, why: Why, part: Part) -> str:
        row = self.with_rule(self.speech(part.row.text, **part.row.facts), part.row.rule)
        other = self.say("analysis-best-other") if why.rival is None else self.speech.seat(why.rival)
        return self.say("analysis-rival", row=row, name=self.speech.seat(step.seat) if part.own else other)

    def with_rule(self, text: str, rule: int) -> str:
        shown = rule_id(self.game, rule)
        return f"{text} [{shown}]" if shown else text

    # --- seats ---

    def line(self, account: Account) -> Line:
        play = self.classes.of(account.error)
        return Line(
            self.speech.seat(account.seat),
            bot_title(play, self.lang) if play else "–",
            str(account.decisions),
            f"{self.share(max(0.0, account.error), digits=3)} ± {self.share(SURE * account.doubt, digits=3)}",
            str(account.blunders),
            self.share(account.luck_in_all, sign=True),
            self.share(account.result),
            self.share(account.adjusted),
        )

    def sources(self, account: Account) -> str:
        return ", ".join(
            f"{self.say(f'analysis-luck-{source}')} {self.share(share, sign=True)}"
            for source, share in account.luck.items()
        )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- the page ---


def html_page(found: Review, lang: str) -> str:
    tell = Teller(found, lang)
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


def notes(tell: Teller, form: Callable[[str], str]) -> list[str]:
    said = [f"analysis-classes-{tell.classes.standing}", "analysis-no-luck", "analysis-note"]
    return [form(tell.say(key)) for key in said if key != "analysis-no-luck" or not has_luck(tell.found)]


def has_luck(found: Review) -> bool:
    """Whether chance decided anything after the deal: where all stacks are shuffled before, it did not."""
    return any(past.after.rng != past.luck for past in found.table.past)


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _curve(tell: Teller) -> str:
    """The course of the win, and below it every decision that cost something, sized by its cost."""
    found = tell.found
    lines = [
        Course(name, [(0.0, 100 * found.start[seat]), *((s.number, 100 * s.shares[seat]) for s in found.steps)])
        for seat, name in enumerate(found.table.names)
    ]
    marks = [
        Mark(step.number, step.seat, step.cost, tell.costly(step), f"#move-{step.number}" if step.why else "")
        for step in found.steps
        if step.is_mistake
    ]
    return courses(lines, 100, " %", tell.say("analysis-moves"), marks)


def _seats(tell: Teller) -> str:
    heads = [tell.say(f"analysis-{'seat' if name == 'name' else name}") for name in Line._fields]
    found = accounts(tell.found)
    sources = "".join(_paragraph(f"{tell.speech.seat(one.seat)}: {tell.sources(one)}") for one in found)
    return table(heads, [tell.line(account) for account in found], words=(0, 1)) + sources


def _explained(tell: Teller, step: Step) -> str:
    why, decision = step.why, step.decision
    assert why is not None
    assert decision is not None
    body = [
        f'<section id="move-{step.number}"><h3>{escape(tell.costly(step))}</h3>',
        *(_happening(tell, why, one) for one in why.happenings),
        _parts(tell, step, why),
        _line(tell, step),
        f"<details><summary>{escape(tell.say('analysis-all-moves'))}</summary>",
        _moves(tell, step, decision.moves),
        "</details></section>",
    ]
    return "\n".join(body)


def _happening(tell: Teller, why: Why, one: Difference) -> str:
    sentence = _paragraph(tell.happening(why, one))
    return sentence if one.who is None else sentence + _worlds(tell, one.who, why.worlds)


def _worlds(tell: Teller, who: Who, worlds: int) -> str:
    words = {"played": tell.say("analysis-played"), "better": tell.say("analysis-better-word")}
    rows = [
        Signs(words[move], tenths(counts, worlds), tell.whom(counts, worlds)) for move, counts in who._asdict().items()
    ]
    letters = "".join(SEAT_KEYS[: len(who.played)]).upper()
    return figure(tell.say("analysis-tenths", worlds=worlds), signs(rows, letters))


def _parts(tell: Teller, step: Step, why: Why) -> str:
    if not why.is_sure:
        return _paragraph(tell.say("analysis-lead-unsure"))
    rows = [*tell.parts(step, why), (tell.say("analysis-lead"), why.lead)]
    return bars([Bar(text, points, points, points, tell.points(points)) for text, points in rows], [])


def _line(tell: Teller, step: Step) -> str:
    """How it may go on after the better move."""
    told = [f"{tell.speech.seat(one.seat)}: {tell.speech.move(one.move)}" for one in step.line]
    return _paragraph(tell.say("analysis-line", line="; ".join(told))) if told else ""


def _moves(tell: Teller, step: Step, moves: Sequence[Weighed]) -> str:
    heads = [tell.say(f"analysis-{key}") for key in ("move", "share", "cost")]
    return table(heads, [_move(tell, step, one) for one in moves])


def _move(tell: Teller, step: Step, one: Weighed) -> list[str]:
    text = tell.speech.move(one.move)
    if one.move == step.move:
        return [f"{text} ({tell.say('analysis-played')})", tell.share(one.share), ""]
    word = "" if one.is_sure else f" ({tell.say('analysis-unsure')})"
    difference = f"{tell.share(one.gain, sign=True)} ± {tell.share(SURE * one.error)}"
    return [text, tell.share(one.share), f"{difference}{word}"]
