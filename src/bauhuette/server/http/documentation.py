"""The documentation under /docs, where it was built (`make docs`): files, and nothing else."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.responses import FileResponse, RedirectResponse, Response

from bauhuette.server.http.middleware import HEADERS, POLICY
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

ROOT = "/docs"
INDEX = "index.html"
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
STYLES = "style-src 'self'"


class DocumentationFiles:
    """A folder of pages that a program made of docs/."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def respond(self, path: str) -> Response:
        file = self._file(path)
        if file is None:
            raise Denied(Code.NOT_FOUND, 404)
        if file.name == INDEX and path and not path.endswith(("/", INDEX)):
            return RedirectResponse(f"{ROOT}/{path}/")  # links of a page begin at its folder
        headers = {"cache-control": "no-cache"}
        if file.suffix == ".html":
            headers["content-security-policy"] = policy_for(file, file.stat().st_mtime_ns)
        return FileResponse(file, headers=HEADERS | headers)

    def _file(self, path: str) -> Path | None:
        """The file of an address, of a folder its first page; None where there is none, or where it lies elsewhere."""
        try:
            wanted = (self.folder / path).resolve()
            wanted = wanted / INDEX if wanted.is_dir() else wanted
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except (OSError, ValueError):  # too long, or not a name at all
            return None


@cache
def policy_for(file: Path, _changed: int) -> str:
    """Scripts written into a page may run if they are those it was built with; its styles stand in the page, too."""
    hashes = {f"'sha256-{b64encode(sha256(code).digest()).decode()}'" for code in INLINE.findall(file.read_bytes())}
    scripts = " ".join(["script-src 'self'", *sorted(hashes)])
    return POLICY.replace("script-src 'self'", scripts).replace(STYLES, f"{STYLES} 'unsafe-inline'")
