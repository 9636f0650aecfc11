"""received_frames.py finds a hidden card in what a browser receives."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.received_frames import Leak, check
from tests.server.running import RunningServer


def test_a_hidden_card_in_a_frame_would_be_found(server: RunningServer) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.refresh()
    checked = asyncio.run(check(server.settings.database, [json.dumps(table.view)]))
    assert (checked.views, checked.different) == (1, 1)

    version, now = table.view["version"], table.view["now"]
    hidden = {"/play/state/seats/1/hand": ["king"]}
    change = {"type": "change", "since": version, "version": version, "now": now, "log": [], "set": hidden}
    with pytest.raises(Leak, match="king"):
        asyncio.run(check(server.settings.database, [json.dumps(table.view), json.dumps(change)]))
