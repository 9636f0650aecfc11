"""What travels between the server and its workers: a small JSON object and some bytes, both with their lengths.

Nothing here can run code when it is read, so a worker that was taken over by what it was given can only lie.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any

import orjson

LENGTHS = Struct("!II")
MOST = 64 << 20


def frame(head: dict[str, Any], body: bytes = b"") -> bytes:
    text = orjson.dumps(head)
    return LENGTHS.pack(len(text), len(body)) + text + body


def receive(line: Any) -> tuple[dict[str, Any], bytes]:
    """`EOFError` when the other side has gone."""
    head, body = LENGTHS.unpack(_exactly(line, LENGTHS.size))
    return orjson.loads(_exactly(line, head)), _exactly(line, body)


def _exactly(line: Any, count: int) -> bytes:
    parts = bytearray()
    while len(parts) < count:
        part = line.recv(min(count - len(parts), 1 << 20))
        if not part:
            raise EOFError
        parts += part
    return bytes(parts)


async def read(reader: asyncio.StreamReader) -> tuple[dict[str, Any], bytes]:
    """The same in the server. `EOFError` also for what cannot be a frame: such a worker is of no use any more."""
    try:
        head, body = LENGTHS.unpack(await reader.readexactly(LENGTHS.size))
        if max(head, body) > MOST:
            raise EOFError
        read = orjson.loads(await reader.readexactly(head))
        if not isinstance(read, dict):
            raise EOFError
        return read, await reader.readexactly(body)
    except (ConnectionError, orjson.JSONDecodeError) as error:
        raise EOFError from error
