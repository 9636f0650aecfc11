"""Where Numba keeps machine code on disk: in a folder whose name says what the code is.

Numba's own places depend on where a source file lies and when it was written. Ours depend on content alone, so every
checkout, every installed copy and every worker finds what any of them has compiled. (Imports Numba: `engine.jit` asks
for this only when something is compiled.)

Many processes compile into the same folders at a time. Numba numbers what it compiled of a function in an index, and of
two processes that read the same index one writes over the other's number: machine code for one game's record would be
found under the key of another's. So here every piece has a file of its own, named by its key, and there is no index.
"""

from __future__ import annotations

import errno
import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import caching as numba_caching

from bauhuette.engine.symbols import callees_of, load

caching: Any = numba_caching  # Numba has types for parts of itself only

FolderOf = Callable[[Callable[..., Any], Path], Path]


def kept_by_content(dispatcher: Any, folder_of: FolderOf) -> None:
    """Keep what `dispatcher` compiles in the folder for its function and source file."""

    class CacheLocator(_Place):
        _folder_of = staticmethod(folder_of)

    class CacheEntry(_Entry):
        _locator_classes = (CacheLocator,)

    class ContentCache(_Kept):
        _impl_class = CacheEntry

    dispatcher._cache = ContentCache(dispatcher.py_func)


class _Kept(caching.FunctionCache):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = _Pieces(self._cache_path, self._impl.filename_base, None)

    @property
    def place(self) -> str:
        return f"{Path(self._cache_path).name}/{self._impl.filename_base}"

    def name_of(self, arguments: tuple[Any, ...], codegen: Any) -> str:
        """The same for the same code, in every process."""
        return f"{Path(self._cache_path).name}/{self._cache_file.name_of(self._index_key(arguments, codegen))}"


class _Entry(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Compiled code with the list of what it calls by symbol."""

    def reduce(self, compiled: Any) -> Any:
        return callees_of(compiled), super().reduce(compiled)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        callees, reduced = payload
        return super().rebuild(target_context, reduced) if load(callees) else None


class _Pieces(caching.IndexDataCacheFile):  # type: ignore[misc]
    """What was compiled of one function: a file for each key."""

    def save(self, key: Any, data: Any) -> None:
        """Keep it, unless this process may write no files: then it is compiled for this process alone."""
        try:
            self._save_data(self.name_of(key), (key, data))
        except OSError as error:
            if error.errno != errno.EFBIG:
                raise

    def load(self, key: Any) -> Any:
        """None where there is nothing of use: it is compiled again, and the file replaced."""
        try:
            kept_for, data = self._load_data(self.name_of(key))
        except (OSError, EOFError, ValueError, pickle.UnpicklingError):  # gone, or cut off when the power failed
            return None
        return data if kept_for == key else None

    def name_of(self, key: Any) -> str:
        digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
        return str(self._data_name(int.from_bytes(digest)))


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
