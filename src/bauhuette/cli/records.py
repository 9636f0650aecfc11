"""`bauhuette replay` and `bauhuette verify`: games that were played."""

from __future__ import annotations

import sys
from pathlib import Path

from bauhuette.cli.face import Face
from bauhuette.cli.faces import face_for, read_bytes_as_text
from bauhuette.cli.language import say_in
from bauhuette.cli.offers import Offers
from bauhuette.cli.progress import make_ready
from bauhuette.cli.scene import Scene, colours_in, result_of, status_of
from bauhuette.engine.speech import Speech
from bauhuette.match.record import BadRecord, game_of, open_record, read_record, replay
from bauhuette.match.table import Table

WRONG = 1  # the exit code for a record that does not hold


def verify(file: Path, lang: str, plain: bool) -> int:
    """Checks the commitment, the luck and every move; says what is wrong and where."""
    try:
        record = read_record(file)
        make_ready(game_of(record), lang, plain)
        table = replay(record)
    except BadRecord as trouble:
        print(say_in(lang, "verify-bad", file=str(file), reason=trouble.text(lang)))
        return WRONG
    print(say_in(lang, "verify-good", file=str(file)))
    facts = {"moves": table.version, "commitment": table.commitment}
    print(say_in(lang, "verify-what", game=table.game.meta.title[lang], **facts))
    print(say_in(lang, "verify-over" if table.outcome else "verify-unfinished"))
    return 0


def replay_file(file: Path, lang: str, plain: bool) -> int:
    """Step by step with Enter, all hands open; or everything at once where nobody sits before it."""
    read_bytes_as_text()
    record = read_record(file)
    make_ready(game_of(record), lang, plain)
    replay(record)  # a record that does not hold is refused before anything is shown
    table = open_record(record)
    face = face_for(lang, plain, narrates=True)
    steps = not plain and sys.stdin.isatty()
    _show(table, face, lang)
    for move in record["moves"]:
        if steps and _wants_to_leave(face, lang):
            return 0
        table.play(move)
        _show(table, face, lang)
    face.tell(result_of(table, lang, None) if table.outcome else [say_in(lang, "verify-unfinished")])
    return 0


def _wants_to_leave(face: Face, lang: str) -> bool:
    try:
        return bool(face.ask([], prompt=say_in(lang, "replay-prompt") + " ").strip())
    except (EOFError, KeyboardInterrupt):
        return True


def _show(table: Table, face: Face, lang: str) -> None:
    """The table after a move, and what the move did. All is over, so the hand of the seat to move may be seen."""
    say = Speech(table.game, lang, table.names)
    news = [say.news(item) for item in table.story(None, table.version - 1 if table.past else None)]
    if table.past:
        last = table.past[-1]
        facts = {"number": table.version, "seat": say.seat(last.seat), "move": say.typed(last.move)}
        news.insert(0, say_in(lang, "replay-move", **facts))
    view = table.view(table.to_move)
    scene = Scene(
        title=table.game.meta.title[lang],
        sections=table.game.screen(view, say, table.to_move),
        news=news,
        status=status_of(table, say),
        hint="",
        offers=Offers(say, []),
        names=table.names,
        colours=colours_in(view),
    )
    face.watch(scene, news)
