"""The log of a server: one JSON object a line, to stderr. It names no person and no table."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any

from sqlalchemy.exc import SQLAlchemyError


class JsonLines(logging.Formatter):
    """One JSON object per line. Only named fields are written, so nothing secret slips in by accident."""

    FIELDS = ("method", "path", "status", "ms")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname, "message": record.getMessage()}
        line |= {field: getattr(record, field) for field in self.FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["error"] = self._error(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

    def _error(self, exc_info: Any) -> str:
        """Databases repeat values in what they say of errors: of these only the kind and the place are written."""
        if not any(isinstance(error, SQLAlchemyError) for error in _chain(exc_info[1])):
            return self.formatException(exc_info)
        return "".join(traceback.format_tb(exc_info[2])) + type(exc_info[1]).__name__


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error and those behind it."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(names_no_table)


def names_no_table(record: logging.LogRecord) -> bool:
    """uvicorn writes the whole address of every socket, and that of a table is the key to its open seats."""
    return "WebSocket" not in str(record.msg)
