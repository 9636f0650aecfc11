"""Pass named tuples of arrays to rules by address.

Numba takes a tuple apart at every call: one of 31 arrays is 220 arguments, which each function moves about. Compiled
rules see the address of the tuple instead and read from it what they need; interpreted rules see the tuple itself.
(Imports Numba: `engine.jit` asks for this only when something is compiled.)
"""

from __future__ import annotations

import hashlib
from typing import Any

from llvmlite import ir
from numba.core import cgutils as numba_cgutils
from numba.core import typeconv as numba_typeconv
from numba.core import types as numba_types
from numba.core.datamodel import models as numba_models
from numba.core.imputils import lower_cast as numba_lower_cast
from numba.core.imputils import lower_getattr_generic as numba_lower_getattr
from numba.core.typing import templates as numba_templates
from numba.extending import register_model as numba_register_model

# Numba has types for parts of itself only.
types: Any = numba_types
models: Any = numba_models
templates: Any = numba_templates
lower_cast: Any = numba_lower_cast
lower_getattr_generic: Any = numba_lower_getattr
register_model: Any = numba_register_model
cgutils: Any = numba_cgutils
typeconv: Any = numba_typeconv
INT: Any = ir.IntType(32)


class ByAddress(types.Type):  # type: ignore[misc]
    """The address of a named tuple."""

    def __init__(self, named: Any) -> None:
        self.named = named
        digest = hashlib.blake2b(named.name.encode(), digest_size=8).hexdigest()
        super().__init__(name=f"ByAddress({named.instance_class.__name__}, {digest})")

    def can_convert_from(self, _context: Any, other: Any) -> Any:
        return typeconv.Conversion.safe if other == self.named else None

    def member(self, name: str) -> Any:
        return by_address(self.named.types[self.named.fields.index(name)])


def by_address(kind: Any) -> Any:
    """What a rule is given in place of an argument of this type."""
    return ByAddress(kind) if isinstance(kind, types.NamedTuple) else kind


@register_model(ByAddress)
class _Model(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: ByAddress) -> None:
        super().__init__(manager, kind, manager.lookup(kind.named).get_value_type().as_pointer())


@templates.infer_getattr
class _Members(templates.AttributeTemplate):  # type: ignore[misc]
    key = ByAddress

    def generic_resolve(self, kind: ByAddress, name: str) -> Any:
        return kind.member(name) if name in kind.named.fields else None


@lower_cast(types.NamedTuple, ByAddress)  # type: ignore[untyped-decorator]
def _laid_down(_context: Any, builder: Any, _from: Any, _to: Any, value: Any) -> Any:
    """On the caller's stack, for as long as the call lasts."""
    return cgutils.alloca_once_value(builder, value)


@lower_getattr_generic(ByAddress)  # type: ignore[untyped-decorator]
def _read(_context: Any, builder: Any, kind: ByAddress, address: Any, name: str) -> Any:
    place = _part(builder, address, kind.named.fields.index(name))
    return place if isinstance(kind.member(name), ByAddress) else _loaded(builder, place)


def _part(builder: Any, address: Any, index: int) -> Any:
    return builder.gep(address, [INT(0), INT(index)], inbounds=True)


def _loaded(builder: Any, place: Any) -> Any:
    """What lies there. LLVM is told that it never changes, so it is not read again after each write to an array."""
    kind = place.type.pointee
    if isinstance(kind, (ir.LiteralStructType, ir.ArrayType)):
        value = ir.Constant(kind, ir.Undefined)
        for i in range(len(kind.elements) if isinstance(kind, ir.LiteralStructType) else kind.count):
            value = builder.insert_value(value, _loaded(builder, _part(builder, place, i)), i)
        return value
    value = builder.load(place)
    value.set_metadata("invariant.load", builder.module.add_metadata([]))
    return value
