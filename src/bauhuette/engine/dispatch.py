"""Moves are taken apart by the table that declares them, never by hand.

For every family of its moves a game has two rules that take the family's own parameters, by name:

    why_not_bid(s, amount) -> int    0, or the number of the rule that forbids this bid now
    do_bid(s, amount) -> None        make it and tell the news

    guard, apply = dispatch(MOVES, globals(), scoring, over=P35)

They stand in the module itself or in its chapters, here `scoring.py`; whoever adds a family names it nowhere else.

Where rules list or read moves they ask the table likewise:

    to_bid = writer(MOVES, "bid")              to_bid(amount) -> move
    amount_of = reader(MOVES, "bid", "amount") amount_of(move) -> amount
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Any

from bauhuette.engine.jit import written_rule
from bauhuette.engine.moves import Family, MoveSpace

INDENT = "    "


def dispatch(
    moves: MoveSpace,
    names: dict[str, Any],
    *chapters: ModuleType,
    over: int,
    then: Callable[..., Any] | None = None,
) -> tuple[Callable[..., int], Callable[..., None]]:
    """`guard` and `apply` from the rules in `names`, the globals of a game's module, and in its chapters.

    `over` is the rule that ends the game; `then(s)` is called after every move.
    """
    for family in moves.families:
        for prefix in ("why_not", "do"):
            name = _name(prefix, family)
            names[name] = _found(family, name, names, chapters)
    names["_over"], names["_then"] = over, then
    guard = ["def guard(s, move):", "    if s.over:", "        return _over"]
    guard += _branches(moves, list(moves.families), "return why_not", INDENT)
    apply = ["def apply(s, move):", *_branches(moves, list(moves.families), "do", INDENT)]
    if then is not None:
        apply.append("    _then(s)")
    return (
        written_rule("guard", "\n".join(guard), names, keep=True),
        written_rule("apply", "\n".join(apply), names, keep=True),
    )


def writer(moves: MoveSpace, name: str) -> Callable[..., int]:
    """A rule that makes a move of this family from its parameters."""
    family = moves.family(name)
    offset = "0"
    for param, domain in family.params.items():
        offset = f"({offset}) * {domain.size} + {param} - {domain.base}"
    source = f"def {_name('to', family)}({', '.join(family.params)}):\n    return {moves.first(name)} + {offset}"
    rule: Callable[..., int] = written_rule(_name("to", family), source, {}, within=True)
    return rule


def reader(moves: MoveSpace, name: str, param: str) -> Callable[[int], int]:
    """A rule that says one parameter of a move of this family."""
    value = _values(moves, moves.family(name))[param]
    source = f"def {param}_of(move):\n    return {value}"
    rule: Callable[[int], int] = written_rule(f"{param}_of", source, {}, within=True)
    return rule


def _name(prefix: str, family: Family) -> str:
    return f"{prefix}_{family.name.replace('-', '_')}"


def _found(family: Family, name: str, names: dict[str, Any], chapters: tuple[ModuleType, ...]) -> Callable[..., Any]:
    """The rule of this name; a game's author is told at once what is missing."""
    wanted = ("s", *family.params)
    where = names["__name__"]
    rules = [place[name] for place in (names, *map(vars, chapters)) if name in place]
    if not rules:
        raise TypeError(f"{where} has no {name}({', '.join(wanted)}) for the moves '{family.name}'")
    rule: Callable[..., Any] = rules[0]
    if any(other is not rule for other in rules):
        raise TypeError(f"{where} and its chapters have more than one {name}")
    found = tuple(inspect.signature(getattr(rule, "py_func", rule)).parameters)
    if found != wanted:
        raise TypeError(f"{where}.{name} takes ({', '.join(found)}), not ({', '.join(wanted)})")
    return rule


def _branches(moves: MoveSpace, families: list[Family], does: str, indent: str) -> list[str]:
    """Halve the families until one is left, and call its rule."""
    if len(families) == 1:
        arguments = ", ".join(["s", *_values(moves, families[0]).values()])
        return [f"{indent}{_name(does, families[0])}({arguments})"]
    middle = len(families) // 2
    return [
        f"{indent}if move < {moves.first(families[middle].name)}:",
        *_branches(moves, families[:middle], does, indent + INDENT),
        f"{indent}else:",
        *_branches(moves, families[middle:], does, indent + INDENT),
    ]


def _values(moves: MoveSpace, family: Family) -> dict[str, str]:
    """How each parameter is read off `move`; the last one runs fastest."""
    step, values = 1, {}
    for param, domain in reversed(family.params.items()):
        value = f"(move - {moves.first(family.name)})"
        if step > 1:
            value += f" // {step}"
        step *= domain.size
        if step < family.size:
            value += f" % {domain.size}"
        values[param] = f"{value} + {domain.base}"
    return {param: values[param] for param in family.params}
