"""The documentation is served where it was built: its own scripts run, and nothing beside it can be read."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from bauhuette.server.http.documentation import DocumentationFiles
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import PACKAGED_MANUAL, Settings

SCRIPT = "start()"


@pytest.fixture
def manual(tmp_path: Path) -> DocumentationFiles:
    site = tmp_path / "site"
    (site / "api").mkdir(parents=True)
    page = f"<html><script>{SCRIPT}</script><script src='a.js'></script></html>"
    (site / "index.html").write_text(page, encoding="utf-8")
    (site / "api" / "index.html").write_text("<html></html>", encoding="utf-8")
    (site / "a.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    return DocumentationFiles(site)


def test_pages_run_the_scripts_they_were_built_with_and_no_others(manual: DocumentationFiles) -> None:
    policy = manual.respond("").headers["content-security-policy"]
    own = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{own}';" in policy
    assert "script-src 'self';" in manual.respond("api/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert manual.respond("a.js").headers["x-content-type-options"] == "nosniff"


def test_folders_are_pages_and_what_is_not_there_is_refused(manual: DocumentationFiles) -> None:
    assert manual.respond("api").headers["location"] == "/docs/api/"
    for path in ("nothing", "../secret", "/etc/passwd", "a" * 5000, "\0"):
        with pytest.raises(Denied):
            manual.respond(path)


def test_a_server_knows_whether_there_is_a_manual() -> None:
    assert (Settings().manual_folder is not None) == (PACKAGED_MANUAL / "index.html").exists()
