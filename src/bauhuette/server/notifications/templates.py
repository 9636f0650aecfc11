"""What is written in reminders: the game, who plays, how much time is left, the link. Nothing of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import Messages
from bauhuette.match.match import Match

TEXT = Path(__file__).parent / "text"
HOUR_MS = 3_600_000


class ReminderFacts(NamedTuple):
    """One reminder, made from public facts of the table."""

    kind: str
    table: str
    game: str
    names: tuple[str, ...]  # of the others
    left_ms: int | None


def post_words(lang: str) -> Messages:
    return words_in(lang, TEXT)


def told_of(match: Match, user: str, kind: str, now: int) -> ReminderFacts:
    names = tuple(dict.fromkeys(seat.name for seat in match.seats if seat.user and seat.user != user))
    flag = match.clocks.deadline()
    return ReminderFacts(kind, match.setup.id, match.setup.game, names, None if flag is None else max(0, flag - now))


def line(told: ReminderFacts, lang: str) -> str:
    """Which table, in one line."""
    words, title = post_words(lang), meta_of(told.game).title[lang].partition(": ")[0]
    with_whom = words.say("post-with", game=title, names=_listed(words, told.names)) if told.names else title
    if told.kind == "over" or told.left_ms is None:
        return with_whom
    hours = told.left_ms // HOUR_MS
    days = f"post-left-{'days' if hours >= 48 else 'hours'}"
    return words.say("post-line", table=with_whom, left=words.say(days, count=hours // 24 if hours >= 48 else hours))


def _listed(words: Messages, names: Sequence[str]) -> str:
    *most, last = names
    return words.say("post-and", most=", ".join(most), last=last) if most else last


def pushed(told: ReminderFacts, lang: str, waiting: int) -> dict[str, Any]:
    """What the service worker shows; `waiting` is the number on the app's icon."""
    title = post_words(lang).say(f"post-{told.kind}")
    return {"title": title, "body": line(told, lang), "path": f"/t/{told.table}", "tag": told.table, "waiting": waiting}


class Digest(NamedTuple):
    subject: str
    text: str


def digest(all_told: Sequence[ReminderFacts], lang: str, url: str, stop: str) -> Digest:
    """One mail for everything that happened since the last one."""
    words = post_words(lang)
    parts = []
    for kind in ("warning", "turn", "over"):
        some = [told for told in all_told if told.kind == kind]
        if some:
            lines = [f"- {line(told, lang)}\n  {url}/t/{told.table}" for told in some]
            parts.append("\n".join([words.say(f"post-{kind}") + ":", *lines]))
    asked = len({told.table for told in all_told if told.kind != "over"})
    subject = words.say("post-subject", count=asked) if asked else words.say("post-over")
    return Digest(subject, "\n\n".join([*parts, words.say("post-why", settings=f"{url}/settings", stop=stop)]) + "\n")


def way_back(lang: str, url: str, name: str, code: str) -> Digest:
    """To a member who cannot come in; what lets them in stands behind the #, which no server and no proxy is sent."""
    words, link = post_words(lang), f"{url}/mail/enter/#{code}"
    return Digest(words.say("post-back"), words.say("post-back-text", name=name, link=link) + "\n")


def changed(lang: str, url: str, name: str) -> Digest:
    """To the address that a way back to an account led through until now."""
    words = post_words(lang)
    return Digest(
        words.say("post-changed"), words.say("post-changed-text", name=name, settings=f"{url}/settings") + "\n"
    )


def question(lang: str, url: str, code: str) -> Digest:
    """Write to an address that another person may have entered."""
    words = post_words(lang)
    return Digest(words.say("post-confirm"), words.say("post-confirm-text", link=f"{url}/mail/confirm/{code}") + "\n")
