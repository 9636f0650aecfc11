"""The files a host copies: they say what is true of this version."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.plugins.needs import missing
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_containerfile_has_nothing_to_complain_about() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([hadolint, DEPLOY / "Containerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_copies_only_what_is_there() -> None:
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.M)
    for name in " ".join(lines).split():
        assert (ROOT / name).exists(), name


def test_every_figure_of_the_dashboard_is_served(server: RunningServer) -> None:
    with urllib.request.urlopen(f"{server.address}/metrics") as answer:
        served = answer.read().decode()
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"bauhuette_\w+", target["expr"])
    }
    missing = [name for name in asked if f"{name.removesuffix('_bucket')} " not in served.replace("{", " ")]
    assert not missing


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        missing("systemd")
    unit = (DEPLOY / "bauhuette.service").read_text(encoding="utf-8")
    program = tmp_path / "bauhuette"  # the place it is installed at is the host's own
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    own = tmp_path / "bauhuette.service"
    own.write_text(unit.replace("/opt/bauhuette/bin/bauhuette", str(program)), encoding="utf-8")
    done = subprocess.run([analyze, "verify", own], capture_output=True, text=True, check=False)
    about_ours = [line for line in done.stderr.splitlines() if "bauhuette.service" in line]
    assert not about_ours, about_ours


def test_the_options_the_hosting_page_names_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    help_text = subprocess.run(
        [sys.executable, "-m", "bauhuette", "serve", "--help"], capture_output=True, text=True, check=True
    )
    for option in ("--secure-cookies", "--trusted-proxy", "--database", "--redis", "--host", "--port"):
        assert option in page
        assert option in help_text.stdout
