"""The web client knows no rule and no list of games: it draws what the server sends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bauhuette.engine.catalogue import game_keys, in_order

WEB = Path(__file__).parents[1] / "web" / "src"
MADE = ("lib/wire.ts", "shown.ts")  # by `make gen`


def written_files() -> Iterator[tuple[str, str]]:
    """Return hand-written code by path."""
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        if path.suffix in {".ts", ".svelte", ".json", ".css", ".ftl"} and not name.endswith(MADE):
            yield name, path.read_text(encoding="utf-8")


def rules_in(text: str) -> list[str]:
    """Return ids of rules as they occur in code: in quotes, in a comment, between tags or at the end of a key."""
    prefixes = "".join(meta.rule_prefix for meta in in_order())
    return re.findall(rf"(?:[\"'`>-]|(?<=[/*] ))([{prefixes}]\d+[a-z]?)(?=[\"'`<]| =| (?:to|and)\b)", text)


def games_named_outside_their_folder(name: str, text: str) -> list[str]:
    own = name.split("/")[1] if name.startswith("games/") else ""
    return [key for key in game_keys() if key != own and re.search(rf"\b{key}\b", f"{name} {text}")]


def test_the_web_client_contains_no_rule_id() -> None:
    assert not {name: found for name, text in written_files() if (found := rules_in(text))}


def test_no_game_is_named_outside_its_folder() -> None:
    named = {name: found for name, text in written_files() if (found := games_named_outside_their_folder(name, text))}
    assert not named


def test_a_rule_id_would_be_found() -> None:
    assert rules_in('openRules("P31")}>P31<') == ["P31", "P31"]
    assert rules_in('rule: "K28",') == ["K28"]
    assert rules_in("reason-C30 = first three that match") == ["C30"]
    assert rules_in("/** B42 to B51: every taler") == ["B42"]
    assert games_named_outside_their_folder("home/games.ts", 'const ORDER = ["pillars"]') == ["pillars"]
    assert games_named_outside_their_folder("games/pillars/Table.svelte", "pillars") == []


def test_views_are_used_without_casts() -> None:
    cast = re.compile(
        r"\bas unknown as\b|\bas (?:[A-Z]\w+State|View|Facts|News)\b|: any\b|<any>|\bas any\b"
        r"|\b(?:facts|state|news|outcome)(?:\.\w+)* as (?:number|string|boolean|[A-Z{])"
    )
    assert not {name: found for name, text in written_files() if (found := cast.findall(text))}


WORDS_OF_TWO_LETTERS = {"at", "by", "go", "me", "of", "ok", "on", "qr"}


def styles() -> Iterator[tuple[str, str]]:
    """Return every style sheet and every component's own style, by path."""
    for name, text in written_files():
        if name.endswith(".css"):
            yield name, text
        elif name.endswith(".svelte"):
            yield name, "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))


def class_names(style: str) -> set[str]:
    selectors = re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return {found for selector in selectors for found in re.findall(r"\.([a-zA-Z][\w-]*)", selector)}


def unreadable(names: set[str]) -> set[str]:
    """Return names with digits, unless they name a step of a scale (`gap-2`), and abbreviations."""
    words = {name: re.sub(r"^(gap|text|head)-[1-7]$", r"\1", name) for name in names}
    return {
        name
        for name, word in words.items()
        if re.search(r"\d", word) or (len(word) < 3 and word not in WORDS_OF_TWO_LETTERS)
    }


def test_classes_are_named_by_words() -> None:
    assert not {name: found for name, style in styles() if (found := unreadable(class_names(style)))}
    assert unreadable(class_names(".card .h2:hover, .pts > .ch {top: .5em} .sm2{}")) == {"h2", "ch", "sm2"}


FONT_SIZES = 14  # ten steps of tokens.css, and four of drawings; there may only be fewer


def font_sizes(style: str) -> set[str]:
    """Return the fixed sizes of type in a style, where the least size on a scaled table does not count."""
    values = re.findall(r"(?<![\w-])font(?:-size)?:([^;{}]+);", style)
    return {size for value in values for size in re.findall(r"var\(--t\d+\)|[\d.]+px", value.split("/")[0])}


def test_there_are_few_sizes_of_type() -> None:
    found = set().union(*(font_sizes(style) for _, style in styles()))
    assert len(found) <= FONT_SIZES, sorted(found)


def test_a_size_of_type_would_be_found() -> None:
    style = "a { font: 600 max(var(--t3), var(--least))/20px var(--serif); } b { font-size: 13.5px; --t-font: 9px; }"
    assert font_sizes(style) == {"var(--t3)", "13.5px"}


def test_a_style_sheet_beside_the_components_says_why() -> None:
    assert [name for name, style in styles() if name.endswith(".css") and not style.startswith("/*")] == []
