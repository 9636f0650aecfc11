"""TypeScript types from JSON Schema: what is sent to the browser has Python's types (`make gen`).

The wire's types come from the models of the server, those of a game from the return types of its `view()` and
`<what>_facts()`. Only the parts of JSON Schema that these use are supported.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from bauhuette.engine.registry import fact_sources, load

Schema = Mapping[str, Any]
HEAD = "/* Made from {origin} by `make gen`; do not edit. */\n"
TABLE = (
    HEAD.format(origin="games/{key}")
    + """
import type {{ GameTable }} from "../../lib/table.svelte";
import type {{ GameFacts }} from "../../lib/wire";

export type Table = GameTable<View, Facts>;

"""
)


def wire_source(openapi: Schema, socket: Schema) -> str:
    """Return the types of every message and body."""
    schemas = {**openapi["components"]["schemas"], **socket["$defs"]}
    return HEAD.format(origin="docs/api") + "\n" + declared(schemas, all_sent=True)


def game_source(key: str) -> str:
    """Return the types of a game's view and facts."""
    schemas = shown_schemas(key)
    return TABLE.format(key=key) + declared(schemas).replace("export type Facts = ", "export type Facts = GameFacts & ")


def shown_schemas(key: str) -> dict[str, Schema]:
    """Return `View`, `Facts`, `Ending` and everything in them, by name."""
    types = {"View": view_type(key), "Facts": facts_type(key), **ending_type(key)}
    sides: list[tuple[str, Any, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(of)) for name, of in types.items()
    ]
    schemas, rest = TypeAdapter.json_schemas(sides)
    named: dict[str, Schema] = dict(rest.get("$defs", {}))
    for name, mode, _ in sides:
        schema = schemas[name, mode]
        if schema.get("$ref") != f"#/$defs/{name}":
            named[name] = schema
    return named


def view_type(key: str) -> Any:
    """Return the return type of a game's `view()`."""
    return get_type_hints(load(key).view)["return"]


def ending_type(key: str) -> dict[str, Any]:
    """Return the return type of a game's `scene()`, if it has one."""
    name = f"{load(key).package}.ending"
    if importlib.util.find_spec(name) is None:
        return {}
    return {"Ending": get_type_hints(importlib.import_module(name).scene)["return"]}


def facts_type(key: str) -> Any:
    module = importlib.import_module(f"{load(key).package}.view")
    return TypedDict(
        "Facts",
        {  # type: ignore[operator]  # one for each game, found by name
            what: get_type_hints(function)["return"] for what, function in fact_sources(module).items()
        },
    )


def declared(schemas: Mapping[str, Schema], all_sent: bool = False) -> str:
    """Return the type of a schema; `all_sent`: fields with a default are always present."""
    return "\n".join(_declaration(name, schemas[name], all_sent) for name in sorted(schemas))


def _declaration(name: str, schema: Schema, all_sent: bool) -> str:
    said = " ".join(schema.get("description", "").split())
    comment = f"/** {said} */\n" if said else ""
    return f"{comment}export type {name} = {_type(schema, all_sent)};\n"


def _type(schema: Schema, all_sent: bool) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(one, all_sent) for one in schema[several]))
    if schema.get("type") == "array":
        return _list(schema, all_sent)
    if schema.get("type") == "object":
        return _object(schema, all_sent)
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(schema.get("type", ""), "unknown")


def _list(schema: Schema, all_sent: bool) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one, all_sent) for one in schema['prefixItems'])}]"
    one = _type(schema.get("items", {}), all_sent)
    return f"({one})[]" if " | " in one else f"{one}[]"


def _object(schema: Schema, all_sent: bool) -> str:
    others = schema.get("additionalProperties")
    if "properties" in schema:
        return "{\n" + "".join(f"  {line};\n" for line in _properties(schema, all_sent)) + "}"
    names = schema.get("propertyNames", {})
    keys = _type(names, all_sent) if "enum" in names else "string"
    return f"Record<{keys}, {_type(others if isinstance(others, Mapping) else {}, all_sent)}>"


def _properties(schema: Schema, all_sent: bool) -> Iterator[str]:
    for name, one in schema["properties"].items():
        needed = all_sent or name in schema.get("required", ())
        yield f"{name}{'' if needed else '?'}: {_type(one, all_sent)}"
    if schema.get("additionalProperties") is True:
        yield "[other: string]: unknown"
