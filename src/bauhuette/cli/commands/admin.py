"""`bauhuette admin`: what a host does about tables and people, while servers run and while none does."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import typer

from bauhuette.cli.command_errors import commands_in
from bauhuette.cli.commands.arguments import Database, Lang
from bauhuette.cli.commands.help_text import Commands, example_of
from bauhuette.cli.language import BadCall, language_of, readable, say_in

admin = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    help="Manage the tables and people of a server: list, close, ban, delete, announce.",
    epilog=example_of("admin"),
)
command = commands_in(admin, takes_ids=True, within="admin")

Who = Annotated[str, typer.Argument(help="An id, the name of an account, or a name that is unique here.")]
Address = Annotated[
    str, typer.Option(help="A network address instead of a person; of an IPv6 address only the first half counts.")
]
Reason = Annotated[str, typer.Option(help="The reason, for the audit log.")]
Told = Annotated[
    str,
    typer.Option(
        "--reason",
        help="The reason the person is shown: insults, spam, cheating or name (translated), or your own words.",
    ),
]
Until = Annotated[str, typer.Option(help="When it ends: 2026-12-31, '2026-12-31 18:00', or 30m, 12h, 7d, 4w from now.")]
Limit = Annotated[int, typer.Option(min=1, help="How many rows at most, newest first.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]


@command
def tables(
    status: Annotated[str, typer.Option(help="lobby, running or over.")] = "",
    game: Annotated[str, typer.Option(help="The key of a game.")] = "",
    person: Annotated[str, typer.Option(help="Only tables of this person.")] = "",
    limit: Limit = 50,
    json: Json = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """List tables."""
    from bauhuette.cli import admin_lists as lists
    from bauhuette.server.hosting.admin import moderation_of

    if status not in ("", "lobby", "running", "over"):
        raise BadCall("status", found=status)
    with moderation_of(database) as at:
        lists.show_tables(at.tables(status, game, person, limit), json, language_of(lang))


@command
def people(
    name: Annotated[str, typer.Option(help="Only names that contain this.")] = "",
    kind: Annotated[str, typer.Option(help="accounts, guests or banned.")] = "",
    limit: Limit = 50,
    json: Json = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """List people."""
    from bauhuette.cli import admin_lists as lists
    from bauhuette.server.accounts.personal_data import KINDS
    from bauhuette.server.hosting.admin import moderation_of

    if kind and kind not in KINDS:
        raise BadCall("kind", found=kind)
    with moderation_of(database) as at:
        lists.show_people(at.people(name, kind, limit), json, language_of(lang))


@command
def bans(json: Json = False, database: Database = "", lang: Lang = None) -> None:
    """List bans."""
    from bauhuette.cli import admin_lists as lists
    from bauhuette.server.hosting.admin import moderation_of

    with moderation_of(database) as at:
        lists.show_bans(at.bans(), json, language_of(lang))


@command
def log(limit: Limit = 50, json: Json = False, database: Database = "", lang: Lang = None) -> None:
    """List what hosts have done, when and why."""
    from bauhuette.cli import admin_lists as lists
    from bauhuette.server.hosting.admin import moderation_of

    with moderation_of(database) as at:
        lists.show_log(at.log(limit), json, language_of(lang))


@command
def close(
    table: Annotated[str, typer.Argument(help="The id of a table: the end of its link.")],
    reason: Annotated[str, typer.Option(help="The reason shown to everyone at the table.")] = "",
    yes: Yes = False,
    database: Database = "",
    lang: Lang = None,
) -> int:
    """Close a table permanently. Its players keep the record of what was played."""
    from bauhuette.server.hosting.admin import moderation_of

    spoken = language_of(lang)
    with moderation_of(database) as at:
        return _if_meant(yes, spoken, "admin-close", lambda: at.close(table, reason), table=table)


@command
def ban(
    who: Who = "",
    address: Address = "",
    until: Until = "",
    reason: Told = "",
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Ban a person or an address: no tables, play, chat or watching."""
    from bauhuette.cli.time_format import moment
    from bauhuette.server.hosting.admin import moderation_of

    _only_one_of(who, address)
    end = moment(until)
    with moderation_of(database) as at:
        typer.echo(say_in(language_of(lang), "admin-banned", who=at.ban(who, address, end, reason)))


@command
def unban(
    who: Who = "", address: Address = "", reason: Reason = "", database: Database = "", lang: Lang = None
) -> None:
    """Lift the ban of a person or an address."""
    from bauhuette.server.hosting.admin import moderation_of

    _only_one_of(who, address)
    with moderation_of(database) as at:
        typer.echo(say_in(language_of(lang), "admin-unbanned", who=at.unban(who, address, reason)))


@command
def delete(who: Who, reason: Reason = "", yes: Yes = False, database: Database = "", lang: Lang = None) -> int:
    """Delete a person: name, account, notes, messages, ratings. Games of others stay, without the name."""
    from bauhuette.server.hosting.admin import moderation_of

    spoken = language_of(lang)
    with moderation_of(database) as at:
        known = at.person(who)
        facts = {"name": known.name or str(known.number), "id": known.id, "tables": known.tables}
        return _if_meant(yes, spoken, "admin-delete", lambda: at.delete(known.id, reason), **facts)


@command
def host(
    who: Who,
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Make the account an ordinary one again.")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Make an account a host, who sees reports, tables, people and announcements at /host."""
    from bauhuette.server.hosting.admin import moderation_of

    with moderation_of(database) as at:
        done = at.dismiss(who) if dismiss else at.appoint(who)
    typer.echo(say_in(language_of(lang), "admin-dismissed" if dismiss else "admin-appointed", who=done))


@command
def announce(
    text: Annotated[str, typer.Argument(help="One line to show to everyone.")] = "",
    de: Annotated[str, typer.Option(help="The same in German.")] = "",
    en: Annotated[str, typer.Option(help="The same in English.")] = "",
    until: Until = "",
    take_back: Annotated[bool, typer.Option("--take-back", help="Remove the announcement.")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Show a line to everyone, in browsers and terminals; it replaces the previous one."""
    from bauhuette.cli.time_format import moment
    from bauhuette.server.hosting.admin import moderation_of

    texts = {"de": de or text or en, "en": en or text or de}
    if take_back == bool(texts["en"]):
        raise BadCall("announce")
    end = moment(until)
    with moderation_of(database) as at:
        if take_back:
            at.take_back()
        else:
            at.announce(texts, end)
    typer.echo(say_in(language_of(lang), "admin-taken-back" if take_back else "admin-announced"))


@command
def export(
    who: Who,
    file: Annotated[Path, typer.Argument(help="A new file, readable only by you.")],
    reason: Reason = "",
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Write everything stored about a person to a JSON file."""
    from bauhuette.cli.admin_lists import as_json
    from bauhuette.server.hosting.admin import moderation_of
    from bauhuette.server.storage.lock_file import keep_private

    if file.exists():
        raise BadCall("file-exists", file=str(file))
    with moderation_of(database) as at:
        found = at.export(who, reason)
    try:
        keep_private(file)
        file.write_text(as_json(found) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadCall("not-written", file=str(file), reason=error.strerror or "") from None
    typer.echo(say_in(language_of(lang), "admin-exported", file=str(file)))


def _only_one_of(who: str, address: str) -> None:
    if bool(who) == bool(address):
        raise BadCall("who-or-address")
    try:
        ip_address(address or "::")
    except ValueError:
        raise BadCall("address", found=readable(address)) from None


def _if_meant(yes: bool, lang: str, key: str, act: Any, **facts: Any) -> int:
    """What cannot be undone is asked for once more; 1 if it was not meant."""
    if not yes and not typer.confirm(say_in(lang, f"{key}-sure", **facts)):
        typer.echo(say_in(lang, "admin-not-done"))
        return 1
    act()
    typer.echo(say_in(lang, f"{key}-done", **facts))
    return 0
