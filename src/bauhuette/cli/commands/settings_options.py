"""Options of a command, made from the fields of `Settings`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, get_args, get_type_hints

import typer

from bauhuette.server.settings import Option, Settings

DECLARED = {
    name: get_args(hint) for name, hint in get_type_hints(Settings, include_extras=True).items() if get_args(hint)
}
OPTIONS = {name: (args[0], args[1]) for name, args in DECLARED.items() if isinstance(args[-1], Option)}


def with_settings(*names: str) -> Callable[[Callable[..., int | None]], Callable[..., int | None]]:
    """Give a command options in place of its keyword `settings`: for these fields, by default for all that have one."""
    chosen = names or tuple(OPTIONS)

    def decorate(function: Callable[..., int | None]) -> Callable[..., int | None]:
        @wraps(function)
        def run(*args: object, **given: Any) -> int | None:
            values = {name: given.pop(name) for name in chosen}
            wanted: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
            return function(*args, settings=Settings(**wanted), **given)

        parameters: list[Parameter] = []
        for name, parameter in signature(function, eval_str=True).parameters.items():
            parameters += map(_parameter, chosen) if name == "settings" else [parameter]
        vars(run)["__signature__"] = signature(function).replace(parameters=parameters)
        return run

    return decorate


def _parameter(name: str) -> Parameter:
    kind, option = OPTIONS[name]
    default = getattr(Settings, name)
    if get_args(kind)[1:] == (...,):
        kind, default = list[str], list(default)
    shown = typer.Option(
        *filter(None, [option.flag]),
        help=option.help,
        min=option.least,
        envvar=option.variable or None,
        show_envvar=True,
        hidden=option.hidden,
        metavar="<str>" if kind == list[str] else None,
    )
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, shown])
