"""Where Numba keeps machine code on disk: in a folder whose name says what the code is.

Numba's own places depend on where a source file lies and when it was written. Ours depend on content alone, so every
checkout, every installed copy and every worker finds what any of them has compiled. (Imports Numba: `engine.jit` asks
for this only when something is compiled.)
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import caching as numba_caching

caching: Any = numba_caching  # Numba has types for parts of itself only

FolderOf = Callable[[Callable[..., Any], Path], Path]


def kept_by_content(dispatcher: Any, folder_of: FolderOf) -> None:
    """Keep what `dispatcher` compiles in the folder for its function and source file."""

    class Place(_Place):
        _folder_of = staticmethod(folder_of)

    class Entry(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Place,)

    class Kept(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Entry

    dispatcher._cache = Kept(dispatcher.py_func)


class _Place(caching._CacheLocator):  # type: ignore[misc]
    _folder_of: FolderOf

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._folder = self._folder_of(function, Path(file))
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> _Place:
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """Never out of date: other content has another folder."""

    def get_disambiguator(self) -> str:
        return str(self._line)
