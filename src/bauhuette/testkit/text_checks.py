"""Every game has all messages in every language, and its rules texts agree."""

from __future__ import annotations

import re

from bauhuette.engine.catalogue import words_of
from bauhuette.engine.examples import EMPTY, ExamplePiece, WorkedExample, examples
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.rulebook import Paragraph, paragraphs
from bauhuette.testkit.random_games import hidden, refusals, some_states


def rule_ids(game: Game, lang: str) -> list[str]:
    """Return the ids of a rules text, in order."""
    return [paragraph.id for paragraph in paragraphs(game.meta.key, lang)]


def check_rules_texts(game: Game) -> None:
    """Both languages have the same rules in the same order, densely numbered, and the same marks."""
    found = {}
    for lang in LANGUAGES:
        ids = rule_ids(game, lang)
        assert ids == [f"{game.meta.rule_prefix}{i + 1}" for i in range(len(ids))], f"{game.meta.key}.{lang}"
        found[lang] = [(rule.id, *_marks(rule)) for rule in paragraphs(game.meta.key, lang)]
    assert found["de"] == found["en"]


def _marks(rule: Paragraph) -> tuple[str, ...]:
    return (rule.mark, *(clause.mark for clause in rule.clauses))


def check_marks_have_reasons(game: Game) -> None:
    """A rule not from the printed rulebook has a one-sentence reason; no mark is misspelt."""
    for lang in LANGUAGES:
        for rule in paragraphs(game.meta.key, lang):
            where = f"{game.meta.key}.{lang} {rule.id}"
            assert bool(rule.mark) == bool(rule.why), f"{where}: a mark and its reason go together"
            assert rule.text.count("*(") == len(rule.clauses), f"{where}: an unknown mark, or one without a reason"
            for why in filter(None, (rule.why, *(clause.why for clause in rule.clauses))):
                assert re.fullmatch(r"[^.!?]+\.", why), f"{where}: one sentence, not {why}"


def check_examples(game: Game) -> None:
    """Both languages hold the same worked examples: the same pieces, figures and rules."""
    found = {lang: [_figures(one) for one in examples(game.meta.key, lang)] for lang in LANGUAGES}
    assert found["de"] == found["en"]
    known = {rule.id for rule in paragraphs(game.meta.key, "en")}
    for lang in LANGUAGES:
        words = words_of(game.meta.key, lang)
        for one in examples(game.meta.key, lang):
            assert one.title, one.id
            assert one.text, one.id
            assert set(one.rules) <= known, one.id
            assert one.rules, one.id
            for piece in _pieces(one):
                assert words.name(piece.domain, piece.key), one.id


def _pieces(one: WorkedExample) -> list[ExamplePiece]:
    return [piece for row in one.rows for piece in row.pieces if piece.key != EMPTY]


def _figures(one: WorkedExample) -> object:
    rows = [[(piece.domain, piece.key, piece.matters, bool(piece.note)) for piece in row.pieces] for row in one.rows]
    return one.id, one.rules, rows, [(count.amount, count.is_total) for count in one.counts]


def check_words(game: Game) -> None:
    """Moves, phases, endings, audits and news have messages in every language."""
    for lang in LANGUAGES:
        say = Narrator(game, lang, ("Anna", "Ben", "Cleo", "Dora"), me=0)
        for move in game.MOVES.ids():
            assert say.move(move)
        for phase in game.PHASES:
            assert say.ask(phase, game.MOVES.ids())
            assert say.ask(phase, ())
        for ending in game.ENDINGS:
            assert say(f"over-{ending}")
        for _, audit, _ in game.AUDITS:
            assert say(f"audit-{audit}")
        for report in game.reports:
            assert say(f"report-{report}")
        for shortcut in game.shortcuts:
            assert say(f"shortcut-{shortcut}")
        for kind in game.NEWS.kinds:
            for value in (0, 1):
                assert say.news(NewsItem(kind.name, dict.fromkeys(kind.facts, value)))


YOU = re.compile(r"\b(du|dich|dir|dein\w*|you|your\w*)\b", re.IGNORECASE)


OTHERS = ("-hidden", "-unseen", "-kind")  # news of this kind holds less for others than for the seat itself


def check_persons(game: Game, seats: int, seed: int) -> None:
    """News address the reader as you, whether acting or acted upon, and no other player."""
    for lang in LANGUAGES:
        say = Narrator(game, lang, ("Anna", "Ben", "Cleo", "Dora"), me=0)
        for kind in game.NEWS.kinds:
            named = [name for name, domain in kind.facts.items() if domain.name == "seat"]
            for me in (None, *(named[1:] if kind.name.endswith(OTHERS) else named)):
                facts = dict.fromkeys(kind.facts, 1) | {name: 0 if name == me else 2 for name in named}
                _check_person(say, NewsItem(kind.name, facts), me is not None)
        for s in some_states(game, seats, seed, 400):
            for item in game.NEWS.read(hidden(game, s, 0)):
                _check_person(say, item, any(item.facts[name] == 0 for name in _seats(game, item)))


def _seats(game: Game, item: NewsItem) -> list[str]:
    facts = game.NEWS.kinds[game.NEWS.number(item.kind)].facts
    return [name for name, domain in facts.items() if domain.name == "seat"]


def _check_person(say: Narrator, item: NewsItem, is_me: bool) -> None:
    text = say.news(item)
    assert "Anna" not in text, f"{say.lang} {item.kind}: {text}"
    assert is_me or not YOU.search(text), f"{say.lang} {item.kind}: {text}"


def check_typed_moves_differ(game: Game) -> None:
    """In every language each move has its own typed form."""
    for lang in LANGUAGES:
        say = Narrator(game, lang, ())
        typed = [say.typed(move) for move in game.MOVES.ids()]
        assert len(set(typed)) == len(typed), f"{game.meta.key}.{lang}"


def check_reasons(game: Game, seats: int, seed: int) -> None:
    """Every rule that forbids something is in the text and has an explanation."""
    ids = set(rule_ids(game, "en"))
    numbers: set[tuple[int, str]] = set()
    for s in some_states(game, seats, seed, 150):
        numbers |= {(number, game.PHASES[s.phase]) for number in set(refusals(game, s)) if number}
    for lang in LANGUAGES:
        say = Narrator(game, lang, ())
        for number, phase in numbers:
            assert say.rule_id(number) in ids
            assert say.why(number, phase)
