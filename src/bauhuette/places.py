"""Where files that belong to the user are kept."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`~/.local/share/bauhuette` on Linux, and where other systems keep such things there."""
    return user_data_path("bauhuette", appauthor=False)
