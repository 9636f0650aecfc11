"""Let Python call rules that were compiled for each other.

Code that unpacks Python's arguments is a sixth of all compiling, and most rules are called by rules alone. So rules are
compiled without it; the first call from Python compiles a small function that has it and calls the rule.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from numba.core.dispatcher import OmittedArg

_HANDED_ON = ("__name__", "SPECIALISED_FOR", "MADE_FROM")  # they say where machine code is kept


def enter_from_python(
    rule: Any, compiled: Callable[[Callable[..., Any]], Any], is_interpreted: Callable[[Callable[..., Any]], bool]
) -> None:
    """Have calls from Python go through a function of its own, made by `compiled` when it is needed."""

    written = _with_defaults(rule.py_func)

    @lru_cache
    def entry() -> Any:
        return compiled(_caller_of(rule))

    def add_overload(result: Any) -> None:
        """Numba's own would offer the rule to Python as it is, and the first call would end the process."""
        rule.overloads[tuple(result.signature.args)] = result

    def compile_for_args(*args: Any) -> Any:
        """Numba asks for this when Python calls with arguments of other types than before."""
        if is_interpreted(rule.py_func):
            return written
        called = entry()._compile_for_args(*args)
        signature = next(key for key, made in entry().overloads.items() if made.entry_point is called)
        rule._insert([kind._code for kind in signature], called, False)
        return called

    rule.add_overload = add_overload
    rule._compile_for_args = compile_for_args
    rule.entry = entry


def enter_if_compiled(rule: Any, as_written: Callable[..., Any]) -> None:
    """Have Python call `as_written` until the entry of its own has been compiled on purpose."""
    enter = rule._compile_for_args
    rule._compile_for_args = lambda *args: enter(*args) if rule.entry().overloads else as_written


def enter_as_written(rule: Any) -> None:
    """Have Python call a rule as it is written, because it is compiled only within the rules that call it."""
    written = _with_defaults(rule.py_func)
    rule._compile_for_args = lambda *_args: written


def _with_defaults(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as it is written; Numba hands it wrappers in place of arguments that were left out."""
    if not function.__defaults__:
        return function
    return lambda *args: function(*(arg.value if isinstance(arg, OmittedArg) else arg for arg in args))


def _caller_of(rule: Any) -> Callable[..., Any]:
    """A Python function that only calls the rule; Numba takes it for one of the rule's module."""
    function = rule.py_func
    arguments = ", ".join(inspect.signature(function).parameters)
    source = f"def {function.__name__}({arguments}):\n    return rule({arguments})"
    names = {name: function.__globals__[name] for name in _HANDED_ON if name in function.__globals__} | {"rule": rule}
    exec(compile(source, function.__code__.co_filename, "exec"), names)
    caller: Callable[..., Any] = names[function.__name__]
    caller.__defaults__ = function.__defaults__
    caller.__qualname__ = f"{function.__qualname__}.entry"
    return caller
