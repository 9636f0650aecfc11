"""Every game speaks every language completely, and its rules texts agree."""

from __future__ import annotations

from bauhuette.engine.game import Game
from bauhuette.engine.news import Item
from bauhuette.engine.rulebook import paragraphs
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import LANGUAGES
from bauhuette.testkit.play import refusals, some_states


def rule_ids(game: Game, lang: str) -> list[str]:
    """The ids of a rules text, in order."""
    return [paragraph.id for paragraph in paragraphs(game.meta.key, lang)]


def check_rules_texts(game: Game) -> None:
    """Both languages have the same rules in the same order, densely numbered, and mark the same rulings."""
    found = {}
    for lang in LANGUAGES:
        ids = rule_ids(game, lang)
        assert ids == [f"{game.meta.rule_prefix}{i + 1}" for i in range(len(ids))], f"{game.meta.key}.{lang}"
        found[lang] = [(paragraph.id, paragraph.is_ruling) for paragraph in paragraphs(game.meta.key, lang)]
    assert found["de"] == found["en"]


def check_words(game: Game) -> None:
    """Moves, phases, endings, audits and news can be said in every language."""
    for lang in LANGUAGES:
        say = Speech(game, lang, ("Anna", "Ben", "Cleo", "Dora"), me=0)
        for move in range(game.MOVES.size):
            assert say.move(move)
        for phase in game.PHASES:
            assert say(f"ask-{phase}")
        for ending in game.ENDINGS:
            assert say(f"over-{ending}")
        for _, audit in game.AUDITS:
            assert say(f"audit-{audit}")
        for report in game.reports:
            assert say(f"report-{report}")
        for kind in game.NEWS.kinds:
            for value in (0, 1):
                assert say.news(Item(kind.name, dict.fromkeys(kind.facts, value)))


def check_typed_moves_differ(game: Game) -> None:
    """In every language each move is typed in its own way."""
    for lang in LANGUAGES:
        say = Speech(game, lang, ())
        typed = [say.typed(move) for move in range(game.MOVES.size)]
        assert len(set(typed)) == len(typed), f"{game.meta.key}.{lang}"


def check_reasons(game: Game, seats: int, seed: int) -> None:
    """Every rule that forbids something is a rule of the text and can be explained."""
    ids = set(rule_ids(game, "en"))
    numbers: set[tuple[int, str]] = set()
    for s in some_states(game, seats, seed, 150):
        numbers |= {(number, game.PHASES[s.phase]) for number in set(refusals(game, s)) if number}
    for lang in LANGUAGES:
        say = Speech(game, lang, ())
        for number, phase in numbers:
            assert say.rule_id(number) in ids
            assert say.why(number, phase)
