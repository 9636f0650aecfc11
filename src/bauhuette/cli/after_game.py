"""What a person can do when a game is over: play again, change seats, replay it, review it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bauhuette.cli.analyse import analyse
from bauhuette.cli.game_setup import SetupQuestions
from bauhuette.cli.language import say_in
from bauhuette.cli.players import Player, players_from
from bauhuette.cli.replay import watch
from bauhuette.match.record_reader import read_record

CHOICES = ("again", "swap", "replay", "review")


def players_of_next_game(players: Sequence[Player], record: Path | None, lang: str, plain: bool) -> list[Player] | None:
    """Ask until a new game is wanted or none; `record` is the file of the one that is over, if it is kept."""
    asked = SetupQuestions(lang)
    while True:
        choice = chosen(asked.line("after-game"), lang)
        given = [player.given for player in players]
        if choice is None:
            return None
        if choice == "again":
            return players_from(given, agreed=True, lang=lang)
        if choice == "swap":
            return players_from([given[-1], *given[:-1]], agreed=True, lang=lang)
        if record is None:
            asked.say("not-kept")
        elif choice == "replay":
            watch(read_record(record), lang, plain)
        elif choice == "review":
            analyse(record, 0, None, None, lang, plain)


def chosen(typed: str, lang: str) -> str | None:
    """The choice whose word in this language begins so; None for `quit` or an empty line, "" for anything else."""
    if not typed or typed.casefold() == say_in(lang, "name-quit"):
        return None
    found = [choice for choice in CHOICES if say_in(lang, f"after-{choice}").startswith(typed.casefold())]
    return found[0] if len(found) == 1 else ""
