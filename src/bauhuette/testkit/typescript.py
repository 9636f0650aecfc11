"""TypeScript from JSON Schema: what travels to the browser has the types Python gives it (`make gen`).

The wire's types come from the models of the server, those of a game from what its `view()` and its `<what>_facts()` say
they return. Only as much of JSON Schema is read as these make.
"""

from __future__ import annotations

import importlib
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
    """Types of every message and body."""
    schemas = {**openapi["components"]["schemas"], **socket["$defs"]}
    return HEAD.format(origin="docs/api") + "\n" + declared(schemas, all_sent=True)


def game_source(key: str) -> str:
    """Types of what a game shows and of what is printed on it."""
    schemas = shown_schemas(key)
    return TABLE.format(key=key) + declared(schemas).replace("export type Facts = ", "export type Facts = GameFacts & ")


def shown_schemas(key: str) -> dict[str, Schema]:
    """`View`, `Facts` and everything in them, by name."""
    types = {"View": view_type(key), "Facts": facts_type(key)}
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
    """What a game's `view()` says it returns."""
    return get_type_hints(load(key).view)["return"]


def facts_type(key: str) -> Any:
    module = importlib.import_module(f"{load(key).package}.view")
    return TypedDict(
        "Facts",
        {  # type: ignore[operator]  # one for each game, found by name
            what: get_type_hints(function)["return"] for what, function in fact_sources(module).items()
        },
    )


def declared(schemas: Mapping[str, Schema], all_sent: bool = False) -> str:
    """One type for each schema; `all_sent`: what has a default is still always there."""
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
