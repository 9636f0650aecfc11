"""Mail over SMTP, as plain text."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from bauhuette.engine.errors import BauhuetteError

TIMEOUT_S = 20.0
PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")


class MailServer(NamedTuple):
    """How mail goes out: `smtp://` is encrypted where the server offers it, `smtps://` from the first byte."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


def way_of(address: str) -> MailServer:
    try:
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError
        port = parts.port or PORTS[parts.scheme]
    except ValueError:
        raise BauhuetteError("mail-address") from None
    return MailServer(parts.scheme, parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""))


class NotSent(Exception):
    """It was surely not sent; `later` says whether another try is worth while."""

    def __init__(self, later: bool) -> None:
        super().__init__()
        self.later = later


def connected(way: MailServer) -> smtplib.SMTP:
    """A server that lets us in. A password never travels in the open to another machine."""
    safe = ssl.create_default_context()
    if way.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(way.host, way.port, timeout=TIMEOUT_S, context=safe)
    else:
        server = smtplib.SMTP(way.host, way.port, timeout=TIMEOUT_S)
    try:
        server.ehlo()
        if way.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=safe)
            server.ehlo()
        elif way.scheme == "smtp" and way.user and way.host not in HERE:
            raise smtplib.SMTPNotSupportedError("no encryption")
        if way.user:
            server.login(way.user, way.password)
    except BaseException:
        server.close()
        raise
    return server


def send(way: MailServer, message: EmailMessage) -> None:
    """Returns when the server has taken it; `NotSent` where it surely has not. Any other error leaves it open."""
    try:
        server = connected(way)
    except (OSError, smtplib.SMTPException):
        raise NotSent(later=True) from None
    with server:
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            raise NotSent(later=all(code < 500 for code, _ in refused.recipients.values())) from None
        except smtplib.SMTPResponseException as refused:
            raise NotSent(later=refused.smtp_code < 500) from None


def letter(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """`stop` is where a mail program ends it all by one click (RFC 8058)."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip("<> "))
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message
