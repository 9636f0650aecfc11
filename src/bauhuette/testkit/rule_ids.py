"""Generate `ids.py` of every game: its rules and options by name (`make gen`).

A refusal says `return P8`, so a search for P8 finds the rule's text, its refusal and its tests, and a rule removed from
the text can no longer be given as a reason. `s.options[PICK_OPTION]` is the option `pick` of meta.toml.
"""

from __future__ import annotations

import re

from bauhuette.engine.catalogue import meta_of, rules_text


def ids_source(key: str) -> str:
    prefix = meta_of(key).rule_prefix
    numbers = sorted({int(number) for number in re.findall(rf"^\*\*{prefix}(\d+)\*\*", rules_text(key, "en"), re.M)})
    options = [f"{option.name.upper()}_OPTION = {i}\n" for i, option in enumerate(meta_of(key).options)]
    head = f'"""The rules and options of {key} by number. Made from rules.en.md and meta.toml by `make gen`."""\n\n'
    return head + "".join([*(f"{prefix}{number} = {number}\n" for number in numbers), *options])
