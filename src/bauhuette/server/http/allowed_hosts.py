"""Check the Host header: a page of a stranger whose name was rebound to this machine must not read what is here.

Addresses and names that public DNS cannot give away (localhost, names without a dot, `.local` and the like) are always
fine; any other name must be the server's own. Behind a trusted proxy nothing is checked unless a name was configured:
the proxy knows which names it serves.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from ipaddress import ip_address
from urllib.parse import urlsplit

from bauhuette.server.settings import Settings

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")


class AllowedHosts:
    def __init__(self, settings: Settings) -> None:
        own = (*map(host_in, (settings.url, *settings.origins)), *map(str.lower, settings.hosts))
        self.patterns = tuple(name for name in own if name)
        if settings.trusted_proxies and not self.patterns:
            self.patterns = ("*",)

    def allow(self, header: str | None) -> bool:
        """Programs that name no host are no browsers."""
        if header is None:
            return True
        name = host_in(f"//{header}").removesuffix(".")
        return _is_local(name) or any(fnmatchcase(name, pattern) for pattern in self.patterns)


def host_in(address: str) -> str:
    """Return the name in an address, in small letters; empty if there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_local(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL))
    return True
