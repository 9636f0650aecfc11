"""A short siege: nobody is shut out, the server lives, games go on. The long one is a command (docs/reliability.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.siege import besieged


@pytest.mark.thorough
def test_people_play_on_while_the_server_is_attacked(tmp_path: Path) -> None:
    with besieged(tmp_path, "--pace", "0", "0") as siege:
        report = siege.run(calm=2, seconds=8)
    assert report.is_alive
    for person in report.people:
        assert person.moves["siege"], (person.game, person.trouble)
    answers = {attack: set(statuses) for attack, statuses in report.answers.items()}
    assert all(status < 500 or status == 503 for statuses in answers.values() for status in statuses), answers
