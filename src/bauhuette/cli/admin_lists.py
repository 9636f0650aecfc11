"""What `bauhuette admin` lists: for people in columns, for programs as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import typer

from bauhuette.cli.language import readable, say_in
from bauhuette.server.accounts.personal_data import Person
from bauhuette.server.moderation.audit_log import AuditEntry
from bauhuette.server.moderation.bans import Ban, shown_reason, shown_time
from bauhuette.server.moderation.service import TableLine


def as_json(found: Any) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False)


def show_tables(found: list[TableLine], as_data: bool, lang: str) -> None:
    columns = ("id", "game", "status", "changed", "people")
    rows = [
        (one.id, one.game, say_in(lang, f"admin-{one.status}"), shown_time(one.changed), ", ".join(one.people))
        for one in found
    ]
    _show(found, columns, rows, as_data, lang)


def show_people(found: list[Person], as_data: bool, lang: str) -> None:
    columns = ("id", "name", "account", "tables", "seen", "banned")
    rows = [
        (
            one.id,
            readable(one.name) or say_in(lang, "admin-guest", number=str(one.number)),
            one.account or "",
            str(one.tables),
            shown_time(one.seen) if one.seen else "",
            say_in(lang, "admin-yes") if one.banned else "",
        )
        for one in found
    ]
    _show(found, columns, rows, as_data, lang)


def show_bans(found: list[Ban], as_data: bool, lang: str) -> None:
    columns = ("target", "since", "until", "reason")
    rows = [
        (
            one.user_id or one.address or "",
            shown_time(one.since),
            shown_time(one.until) if one.until is not None else say_in(lang, "admin-no-end"),
            shown_reason(one.reason, lang) if one.reason else "",
        )
        for one in found
    ]
    _show(found, columns, rows, as_data, lang)


def show_log(found: list[AuditEntry], as_data: bool, lang: str) -> None:
    columns = ("when", "by", "what", "target", "reason")
    rows = [
        (
            shown_time(one.at),
            readable(one.by) or say_in(lang, "admin-themselves"),
            say_in(lang, f"admin-did-{one.what}"),
            one.target,
            readable(one.reason),
        )
        for one in found
    ]
    _show(found, columns, rows, as_data, lang)


def _show(found: Sequence[Any], columns: Sequence[str], rows: list[Any], as_data: bool, lang: str) -> None:
    if as_data:
        typer.echo(as_json([one._asdict() for one in found]))
        return
    if not rows:
        typer.echo(say_in(lang, "admin-none"))
        return
    lines = [tuple(say_in(lang, f"admin-column-{name}") for name in columns), *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    for line in lines:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
