"""What `bauhuette doctor` and `bauhuette move-database` show."""

from __future__ import annotations

from collections import Counter

import typer

from bauhuette.cli.language import say_in
from bauhuette.cli.progress import bar
from bauhuette.server.doctor import CheckContext, CheckState, examine
from bauhuette.server.refusals import server_words
from bauhuette.server.settings import Settings
from bauhuette.server.storage import transfer
from bauhuette.server.storage.store import database_url, engine_for

SIGNS = {CheckState.GOOD: "✓", CheckState.DOUBT: "!", CheckState.BAD: "✗"}


def doctor(settings: Settings, lang: str) -> int:
    """Every finding with its mend; 1 if something is broken."""
    words, counts = server_words(lang), Counter[CheckState]()
    engine = engine_for(database_url(settings.database))
    for finding in examine(CheckContext(settings, engine, settings.url)):
        counts[finding.state] += 1
        typer.echo(f"{SIGNS[finding.state]} {finding.sentence(lang)}")
        if finding.state != CheckState.GOOD:
            typer.echo("  " + words.say("doctor-mend", mend=finding.mend(lang)))
    engine.dispose()
    bad, doubt = counts[CheckState.BAD], counts[CheckState.DOUBT]
    typer.echo(words.say("doctor-not-well", bad=bad, doubt=doubt) if bad + doubt else words.say("doctor-all-well"))
    return 1 if bad else 0


def move_database(source: str, target: str, lang: str) -> int:
    with bar() as shown:
        tasks = {}

        def report(table: str, moved: int, total: int) -> None:
            if table not in tasks:
                tasks[table] = shown.add_task(table, total=total)
            shown.update(tasks[table], completed=moved)

        moved = transfer.move(source, target, report)
    typer.echo(say_in(lang, "database-moved", rows=moved))
    return 0
