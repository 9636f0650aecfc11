"""`bauhuette games` and `bauhuette rules`: what can be read without starting a game, and without the compiler."""

from __future__ import annotations

import os
import re
import shutil
import sys

from bauhuette.cli.language import BadCall, say_in
from bauhuette.engine.registry import game_keys, meta_of, rules_text
from bauhuette.engine.rulebook import Paragraph, paragraphs


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
    """All rules, or one of them; a long text goes through a pager where somebody sits before it."""
    if wanted is not None:
        print(rule_line(rule_named(key, wanted, lang), lang))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        os.environ.setdefault("LESS", "-FRX")  # or else it would show escapes instead of colours
        with console.pager(styles=_is_less()):
            console.print(Markdown(rules_text(key, lang)))
    else:
        print(without_marks(rules_text(key, lang)))


def _is_less() -> bool:
    """Other pagers may not know colours."""
    return "less" in (os.environ.get("MANPAGER") or os.environ.get("PAGER") or shutil.which("less") or "")


def without_marks(markdown: str) -> str:
    """Read aloud, marks of headings and emphasis only disturb."""
    return re.sub(r"\*{1,2}([^*\n]+)\*{1,2}", r"\1", re.sub(r"^#+ ", "", markdown, flags=re.MULTILINE)).strip()


def rule_named(key: str, wanted: str, lang: str) -> Paragraph:
    rules = list(paragraphs(key, lang))
    for rule in rules:
        if rule.id.lower() == wanted.lower():
            return rule
    raise BadCall("rule", found=wanted, first=rules[0].id, last=rules[-1].id)


def rule_line(rule: Paragraph, lang: str) -> str:
    return say_in(lang, "ruling" if rule.is_ruling else "rule", id=rule.id, text=without_marks(rule.text))
