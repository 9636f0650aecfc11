"""`ids.py` of every game: the numbers of its rules by the names its rules text gives them (`make gen`).

A refusal says `return P8`, so a search for P8 finds the rule's text, its refusal and its tests, and a rule that is no
longer in the text can no longer be given as a reason.
"""

from __future__ import annotations

import re

from bauhuette.engine.catalogue import meta_of, rules_text


def ids_source(key: str) -> str:
    prefix = meta_of(key).rule_prefix
    numbers = sorted({int(number) for number in re.findall(rf"^\*\*{prefix}(\d+)\*\*", rules_text(key, "en"), re.M)})
    head = f'"""The rules of {key} by number. Made from rules.en.md by `make gen`."""\n\n'
    return head + "".join(f"{prefix}{number} = {number}\n" for number in numbers)
