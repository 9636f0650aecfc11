"""`bauhuette games` and `bauhuette rules`: what can be read without starting a game, and without the compiler."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bauhuette.cli.language import BadCall, say_in
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.component_tables import SIGNS, ComponentCell, ComponentRow, printed
from bauhuette.engine.edition_validation import overrides_from, read_edition
from bauhuette.engine.errors import engine_words
from bauhuette.engine.examples import EMPTY, ExamplePiece, WorkedExample, with_examples
from bauhuette.engine.localisation import Messages
from bauhuette.engine.rulebook import MARKS, Paragraph, mark_word, paragraph_named, paragraphs


def list_games(lang: str) -> None:
    for key in game_keys():
        meta = meta_of(key)
        seats = f"{min(meta.seats)}–{max(meta.seats)}"
        facts = {"seats": seats, "minutes": meta.minutes, "authors": ", ".join(meta.authors)}
        print(say_in(lang, "game-title", name=key, title=meta.title[lang]))
        print(say_in(lang, "game-facts", year=str(meta.year), publisher=meta.publisher, **facts))
        print(f"  {meta.tagline[lang]}")
        for option in meta.options:
            values = ", ".join(map(str, option.values))
            print(say_in(lang, "game-option", name=option.name, values=values, default=option.default))


def show_rules(key: str, wanted: str | None, lang: str) -> None:
    """Print all rules or one; a long text goes through a pager in a terminal."""
    if wanted is not None:
        print(rule_line(rule_named(key, wanted, lang), lang))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        os.environ.setdefault("LESS", "-FRX")  # or else it would show escapes instead of colours
        with console.pager(styles=_is_less()):
            console.print(Markdown(f"{with_examples(key, lang, example_markdown)}\n\n{legend(lang)}"))
    else:
        print(without_marks(f"{with_examples(key, lang, example_lines)}\n\n{legend(lang)}"))


def legend(lang: str) -> str:
    """What the marks mean."""
    words = engine_words(lang)
    means = (f"- *({words.say(f'mark-{mark}')})* {words.say(f'mark-{mark}-means')}" for mark in MARKS)
    return "\n".join([words.say("mark-legend"), "", *means])


def example_lines(one: WorkedExample, words: Messages) -> Iterator[str]:
    """A worked example in plain lines, figures under one another."""
    yield f"{words.say('example')}: {one.title} ({', '.join(one.rules)})"
    for row in one.rows:
        pieces = ", ".join(_piece(piece, words) for piece in row.pieces)
        yield f"  {row.label}: {pieces}" if row.label else f"  {pieces}"
    widest = max((len(count.label) for count in one.counts), default=0)
    for count in one.counts:
        yield f"  {count.label:<{widest}}  {count.amount:>4}"
    yield f"  {one.text}"


def example_markdown(one: WorkedExample, words: Messages) -> Iterator[str]:
    yield f"> **{words.say('example')}: {one.title}** ({', '.join(one.rules)})"
    yield ">"
    for row in one.rows:
        pieces = ", ".join(_piece(piece, words) for piece in row.pieces)
        yield f"> - {row.label}: {pieces}" if row.label else f"> - {pieces}"
    yield ">"
    yield f"> {one.text}"
    if one.counts:
        yield from ("", f"| {one.title} | |", "|:---|---:|")
        yield from (
            f"| **{c.label}** | **{c.amount}** |" if c.is_total else f"| {c.label} | {c.amount} |" for c in one.counts
        )


def _piece(piece: ExamplePiece, words: Messages) -> str:
    if piece.key == EMPTY:
        return words.say("example-gap")
    name = words.name(piece.domain, piece.key)
    return f"{name} ({piece.note})" if piece.note else name


def show_cards(key: str, edition: Path | None, lang: str) -> None:
    """What is printed on the components; a sign at what is not the rulebook's, and below why."""
    words = engine_words(lang)
    values = overrides_from(read_edition(edition), key, str(edition)) if edition else {}
    for group in printed(key, lang, values):
        print(group.title)
        for row in group.rows:
            cells = (f"{name} {cell.text}{SIGNS[cell.origin]}" for name, cell in _filled(group.columns, row))
            print(f"  {row.name}: {'; '.join(cells)}")
        for reason in group.reasons:
            marks = ", ".join(f"{SIGNS[origin]} {words.say(f'mark-{origin}')}" for origin in reason.origins)
            print(f"  {marks}: {reason.text}")
        print()


def _filled(columns: Sequence[str], row: ComponentRow) -> Iterator[tuple[str, ComponentCell]]:
    return ((name, cell) for name, cell in zip(columns, row.cells, strict=True) if cell.origin)


def _is_less() -> bool:
    """Other pagers may not know colours."""
    return "less" in (os.environ.get("MANPAGER") or os.environ.get("PAGER") or shutil.which("less") or "")


def without_marks(markdown: str) -> str:
    """Read aloud, marks of headings and emphasis only disturb."""
    return re.sub(r"\*{1,2}([^*\n]+)\*{1,2}", r"\1", re.sub(r"^#+ ", "", markdown, flags=re.MULTILINE)).strip()


def rule_named(key: str, wanted: str, lang: str) -> Paragraph:
    rule = paragraph_named(key, wanted, lang)
    if rule is None:
        rules = list(paragraphs(key, lang))
        raise BadCall("rule", found=wanted, first=rules[0].id, last=rules[-1].id)
    return rule


def rule_line(rule: Paragraph, lang: str) -> str:
    return say_in(lang, "rule", id=_marked(rule, lang), text=without_marks(rule.text))


def rule_label(key: str, wanted: str, lang: str) -> str:
    """The id of a rule, with a word on it that is not in the printed rulebook."""
    rule = paragraph_named(key, wanted, lang)
    return _marked(rule, lang) if rule else wanted


def why_ruled(key: str, wanted: str, lang: str) -> str:
    """Why a rule says what the printed rulebook does not; nothing where the rulebook says it."""
    rule = paragraph_named(key, wanted, lang)
    return rule.why if rule else ""


def _marked(rule: Paragraph, lang: str) -> str:
    return say_in(lang, "rule-marked", id=rule.id, mark=mark_word(rule.mark, lang)) if rule.mark else rule.id
