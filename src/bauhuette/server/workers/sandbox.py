"""What a worker process may do, taken from it before it sees anything from outside.

Memory, files and processes are limited by the system (`setrlimit`). The network is taken away by moving the process
into an empty network of its own, where the system lets an unprivileged process do that (`unshare`: Linux, unless a
container forbids it); elsewhere a worker holds no socket but the one to its server, yet could open another. Windows
knows none of this: workers there are processes of their own, and no more.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Any, NamedTuple

if sys.platform != "win32":
    import resource

NEW_USER, NEW_NET = 0x10000000, 0x40000000  # of unshare(2)
DIE_WITH_PARENT, NO_NEW_PRIVILEGES = 1, 38  # of prctl(2)
MIB = 1 << 20


class SandboxLimits(NamedTuple):
    """What is allowed on top of what the process holds when it starts."""

    memory_mib: int
    nice: int  # how far behind the server itself
    may_write: bool  # files: compiled rules are kept for the next start
    has_network: bool


def confine(limits: SandboxLimits) -> bool:
    """Give up what the limits do not name; whether the network is gone."""
    with contextlib.suppress(OSError):
        os.nice(limits.nice)
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_AS, _address_space() + limits.memory_mib * MIB)
    if not limits.may_write:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # an error for the writer instead of its end
        _limit(resource.RLIMIT_FSIZE, 0)
    _linux("prctl", NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return not limits.has_network and _linux("unshare", NEW_USER | NEW_NET)


def die_with_parent() -> None:
    """End this process when the one it was forked from is killed; Linux only."""
    _linux("prctl", DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)


def _limit(kind: int, most: int) -> None:
    hard = resource.getrlimit(kind)[1]
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    with contextlib.suppress(ValueError, OSError):  # a system that does not know this limit
        resource.setrlimit(kind, (most, most))


def _address_space() -> int:
    """Bytes of address space in use, most of it shared with the process this one was forked from."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    return 4096 * MIB


def _linux(call: str, *arguments: int) -> bool:
    if sys.platform != "linux":
        return False
    libc: Any = ctypes.CDLL(None)
    return int(getattr(libc, call)(*arguments)) == 0
