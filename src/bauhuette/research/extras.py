"""Packages that few need are imported where they are used; who lacks one is told in one line how to get it."""

from __future__ import annotations

import importlib
from typing import Any

from bauhuette.engine.trouble import Trouble


class Missing(Trouble):
    """A package or a device that is not there."""


def need(module: str, extra: str, package: str = "") -> Any:
    """The module, from a package that comes with `bauhuette[extra]` and may have another name than the module."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        root = module.partition(".")[0]
        if not (error.name or "").startswith(root):
            raise
        raise Missing("missing-package", package=package or root, extra=extra) from None
