"""Import optional packages where they are used; if a package is missing, say in one line how to install it."""

from __future__ import annotations

import importlib
from typing import Any

from bauhuette.engine.errors import BauhuetteError


class Missing(BauhuetteError):
    """A package or a device that is not available."""


def need(module: str, extra: str, package: str = "") -> Any:
    """Import a module that comes with `bauhuette[extra]`; `package` is its name if it differs."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        root = module.partition(".")[0]
        if not (error.name or "").startswith(root):
            raise
        raise Missing("missing-package", package=package or root, extra=extra) from None
