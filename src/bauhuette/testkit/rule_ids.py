"""Write `ids.py` of every game: the numbers of its rules by the names the rulebook gives them.

    python -m bauhuette.testkit.rule_ids

A refusal says `return P8`, so a search for P8 finds the rule's text, its refusal and its tests, and a rule that is no
longer in the text can no longer be given as a reason.
"""

from __future__ import annotations

import re
from pathlib import Path

from bauhuette.engine.registry import game_folder, game_keys, meta_of, rules_text


def ids_file(key: str) -> Path:
    return game_folder(key) / "ids.py"


def ids_source(key: str) -> str:
    prefix = meta_of(key).rule_prefix
    numbers = sorted({int(number) for number in re.findall(rf"^\*\*{prefix}(\d+)\*\*", rules_text(key, "en"), re.M)})
    head = f'"""The rules of {key} by number. Made from rules.en.md: see `testkit.rule_ids`."""\n\n'
    return head + "".join(f"{prefix}{number} = {number}\n" for number in numbers)


def main() -> None:
    for key in game_keys():
        ids_file(key).write_text(ids_source(key), encoding="utf-8")


if __name__ == "__main__":
    main()
