"""What games there are, read without importing a rule: whoever adds a folder with a meta.toml has added a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from bauhuette.engine.errors import ENGINE_TEXT, BauhuetteError, shortened, words_in
from bauhuette.engine.localisation import Messages
from bauhuette.engine.meta import LAST_PLACE, USUAL_COLOURS, GameMeta, GameOption

GAMES_FOLDER = Path(__file__).parents[1] / "games"


class UnknownGame(BauhuetteError):
    """No folder of that name."""


def game_folder(key: str) -> Path:
    if not isinstance(key, str) or key not in game_keys():
        raise UnknownGame("unknown-game", key=shortened(key), known=", ".join(game_keys()))
    return GAMES_FOLDER / key


@lru_cache
def game_keys() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in GAMES_FOLDER.glob("*/meta.toml")))


@lru_cache
def meta_of(key: str) -> GameMeta:
    raw = tomllib.loads((game_folder(key) / "meta.toml").read_text(encoding="utf-8"))
    options = tuple(
        GameOption(name, option["title"], option["default"], tuple(option["values"]))
        for name, option in raw.get("options", {}).items()
    )
    return GameMeta(
        key=key,
        title=raw["title"],
        tagline=raw["tagline"],
        seats=tuple(raw["seats"]),
        minutes=raw["minutes"],
        year=raw["year"],
        authors=tuple(raw["authors"]),
        publisher=raw["publisher"],
        rules_version=raw["rules_version"],
        rule_prefix=raw["rule_prefix"],
        options=options,
        colours=tuple(raw.get("colours", USUAL_COLOURS)),
        place=raw.get("place", LAST_PLACE),
        search=raw.get("search", {}),
        outlook=raw.get("outlook", {}),
        pupil=raw.get("pupil", {}),
        continues=tuple(raw.get("continues", ())),
        measure=raw.get("measure", "policy"),
        rivals=raw.get("rivals", 0),
    )


def in_order() -> list[GameMeta]:
    """All games in the order in which they are offered."""
    return sorted((meta_of(key) for key in game_keys()), key=lambda meta: (meta.place, meta.key))


def titles() -> dict[str, Mapping[str, str]]:
    """Key and titles of every game."""
    return {key: meta_of(key).title for key in game_keys()}


def words_of(key: str, lang: str) -> Messages:
    """The game's own words, with those shared by all games; those of the terminal stand in a folder of their own."""
    own = game_folder(key) / "text"
    terminal = [own / "terminal"] if (own / "terminal").exists() else []
    return words_in(lang, ENGINE_TEXT, own, *terminal)


def rules_text(key: str, lang: str) -> str:
    return (game_folder(key) / f"rules.{lang}.md").read_text(encoding="utf-8")
