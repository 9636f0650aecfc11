"""Call rules by symbol instead of linking them into their callers.

Numba links the code of every callee into its caller and optimises and emits it there again, so a chain of rules costs
the square of its length to compile. Here each rule is emitted once and its address registered under a name, which
callers refer to. They are linked with the code of small rules all the same, for LLVM to inline.

A name holds the hash of what the code was made from (`engine.cache`), so it means the same code in every process. What
is kept on disk lists the names it calls: those rules are loaded first, because LLVM ends the process where a name is
unknown. (Imports Numba: `engine.jit` asks for this only when something is compiled.)
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import llvmlite.binding
from numba.core import types

llvm: Any = llvmlite.binding

PREFIX = "bauhuette."
INLINED = 300  # lines of LLVM code; LLVM inlines hardly anything longer


class Callee(NamedTuple):
    """A compiled rule that callers refer to by symbol."""

    symbol: str
    rule: str  # the place of its pieces on disk
    arguments: tuple[types.Type, ...]


_rules: dict[str, Any] = {}  # dispatchers, by the place of their pieces on disk
_registered: dict[str, Callee] = {}  # by symbol


def call_by_symbol(dispatcher: Any) -> None:
    """Have callers of this rule, which is kept on disk, refer to it by symbol."""
    _rules[dispatcher._cache.place] = dispatcher
    add_overload = dispatcher.add_overload

    def add_and_register(compiled: Any) -> None:
        add_overload(compiled)
        _register(dispatcher, compiled)

    dispatcher.add_overload = add_and_register


def callees_of(compiled: Any) -> list[Callee]:
    """What this code calls by symbol."""
    declared = (f.name for f in compiled.library._final_module.functions if f.is_declaration)
    return [_registered[name] for name in declared if name in _registered]


def load(callees: list[Callee]) -> bool:
    """Load or compile these rules; whether all of them are there."""
    for callee in callees:
        if callee.symbol not in _registered and callee.rule in _rules:
            _rules[callee.rule].compile(callee.arguments)
    return all(callee.symbol in _registered for callee in callees)


def _register(dispatcher: Any, compiled: Any) -> None:
    arguments = tuple(compiled.signature.args)
    symbol = PREFIX + dispatcher._cache.name_of(arguments, compiled.codegen)
    _registered[symbol] = Callee(symbol, dispatcher._cache.place, arguments)
    llvm.add_symbol(symbol, compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name))
    declared = copy.copy(compiled.fndesc)
    declared.mangled_name = symbol
    context = dispatcher.targetctx
    context.remove_user_function(compiled.entry_point)
    small = _body_of(compiled, symbol)
    context.insert_user_function(compiled.entry_point, declared, [small] if small else [])


class _Body:
    """The code of a small rule under its symbol, in place of Numba's library: LLVM may inline it, but emits none."""

    _reload_init: frozenset[str] = frozenset()

    def __init__(self, module: Any) -> None:
        self._module = module

    def _ensure_finalized(self) -> None:
        """It was compiled before."""

    def _get_module_for_linking(self) -> Any:
        return self._module


def _body_of(compiled: Any, symbol: str) -> _Body | None:
    linked = compiled.library._get_module_for_linking()
    name = compiled.fndesc.llvm_func_name
    if str(linked.get_function(name)).count("\n") > INLINED:
        return None
    module = linked.clone()
    function = module.get_function(name)
    function.name, function.linkage = symbol, llvm.Linkage.available_externally
    function.add_function_attribute("inlinehint")  # it would have more weight as code of the caller's own
    return _Body(module)
