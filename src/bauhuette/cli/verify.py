"""`bauhuette verify`: whether a record holds."""

from __future__ import annotations

from pathlib import Path

from bauhuette.cli.language import say_in
from bauhuette.compilation import play_at_once
from bauhuette.match.record_reader import BadRecord, game_of, read_record, replay

WRONG = 1  # the exit code for a record that does not hold


def verify(file: Path, lang: str) -> int:
    """Checks the commitment, the luck and every move; says what is wrong and where."""
    try:
        record = read_record(file)
        play_at_once(game_of(record))
        table = replay(record)
    except BadRecord as trouble:
        print(say_in(lang, "verify-bad", reason=trouble.text(lang)))
        return WRONG
    print(say_in(lang, "verify-good", file=str(file)))
    facts = {"moves": table.version, "commitment": table.commitment}
    print(say_in(lang, "verify-what", game=table.game.meta.title[lang], **facts))
    print(say_in(lang, "verify-over" if table.outcome else "verify-unfinished"))
    return 0
