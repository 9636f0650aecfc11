"""A Griffe extension for the reference: examples in docstrings are shown as code."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import griffe

sys.path.insert(0, str(Path(__file__).parent))
from site_hooks import with_fences


class DocstringExamples(griffe.Extension):  # type: ignore[misc,unused-ignore]
    """Called by Griffe for whatever has a docstring."""

    def on_object(self, *, obj: Any, **_kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)
