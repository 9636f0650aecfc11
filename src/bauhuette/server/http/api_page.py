"""The description of the API for people, as one page without scripts, made from the one for programs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from bauhuette.server.tables.commands import from_client
from bauhuette.server.tables.replay_schemas import RecordToVerify
from bauhuette.server.tables.socket_schemas import from_server

Schema = dict[str, Any]

PAGE, STYLE, OPENAPI, SOCKET = "/api/docs", "/api/docs.css", "/openapi.json", "/api/socket.schema.json"
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
:root { color-scheme: light dark; }
h2 { margin-top: 2.5rem; } h3 { margin: 1.5rem 0 0.25rem; font-family: ui-monospace, monospace; font-size: 1rem; }
p { margin: 0.25rem 0; } code { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; }
nav ul { columns: 2; padding-left: 1rem; } li { break-inside: avoid; overflow-wrap: anywhere; }
"""


def described(app: FastAPI) -> Schema:
    """All calls. A record is read by workers only, so FastAPI does not know its form."""
    calls = app.openapi()
    calls["components"]["schemas"]["RecordToVerify"] = RecordToVerify.model_json_schema()
    return calls


def socket_schema() -> Schema:
    """The messages of the socket, both ways, in one JSON Schema."""
    sides: list[tuple[str, Any, TypeAdapter[Any]]] = [
        ("FromClient", "validation", from_client),
        ("FromServer", "serialization", from_server),
    ]
    schemas, definitions = TypeAdapter.json_schemas(sides, title="Messages of the socket of a Bauhütte table")
    definitions["$defs"] |= {name: schemas[name, mode] for name, mode, _ in sides}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **definitions}


def page_of(openapi: Schema, socket: Schema) -> str:
    return "\n".join(_page(openapi, socket)) + "\n"


def _page(openapi: Schema, socket: Schema) -> Iterator[str]:
    calls = [(path, verb, call) for path, verbs in openapi["paths"].items() for verb, call in verbs.items()]
    title = f"{escape(openapi['info']['title'])} {escape(openapi['info']['version'])}: API"
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<link rel="stylesheet" href="{STYLE}"></head><body><main><h1>{title}</h1>'
    yield f'<p>For programs: <a href="{OPENAPI}">openapi.json</a>, <a href="{SOCKET}">socket.schema.json</a>.</p>'
    yield "<p>The server knows you by a cookie, which <code>GET /api/me</code> gives you. Refusals have the form "
    yield '<a href="#Problem">Problem</a>, in the language of <code>Accept-Language</code> or <code>?lang=</code>.</p>'
    yield "<nav><h2>Calls</h2><ul>"
    yield from (
        f'<li><a href="#{_anchor(path, verb)}">{verb.upper()} {escape(path)}</a></li>' for path, verb, _ in calls
    )
    yield "</ul></nav><section>"
    for path, verb, call in calls:
        yield from _call(path, verb, call)
    yield "</section><section><h2>The socket</h2><p>At <code>/api/tables/{table}/socket</code>, JSON both ways: "
    yours, ours = (_kind(socket["$defs"][side]) for side in ("FromClient", "FromServer"))
    yield f"{yours} from you, {ours} from the server. With <code>?since=5</code> the log begins after version 5; "
    yield "with <code>changes=1</code> a first view is followed by what differs (ViewChange), not by whole views; "
    yield "<code>seat=1</code> chooses one of your seats on a shared device, <code>lang=de</code> the language.</p>"
    yield "</section><section><h2>Forms</h2>"
    for name, form in sorted((socket["$defs"] | openapi["components"]["schemas"]).items()):
        yield from _form(name, form)
    yield "</section></main></body></html>"


def _anchor(path: str, verb: str) -> str:
    return f"{verb}{path}".replace("/", "-").replace("{", "").replace("}", "")


def _call(path: str, verb: str, call: Schema) -> Iterator[str]:
    yield f'<h3 id="{_anchor(path, verb)}">{verb.upper()} {escape(path)}</h3>'
    yield f"<p>{escape(call.get('description', ''))}</p><table>"
    for given in call.get("parameters", []):
        said = escape(given.get("description", ""))
        yield _row(given["name"], given["in"], _kind(given["schema"]), said)
    if "requestBody" in call:
        yield _row("", "body", _content(call["requestBody"]), "")
    for status, answer in call["responses"].items():
        if status < "300":
            yield _row(status, "answer", _content(answer), "")
    yield "</table>"


def _content(part: Schema) -> str:
    kinds = [_kind(content.get("schema", {})) for content in part.get("content", {}).values()]
    return " or ".join(kinds) or "nothing"


def _form(name: str, form: Schema) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(form.get("description", ""))}</p>'
    if "properties" not in form:
        yield f"<p>{_kind(form)}</p>"
        return
    yield "<table>"
    for field, kind in form["properties"].items():
        needed = "" if field in form.get("required", []) else "may be left out"
        yield _row(field, "", _kind(kind), " ".join(filter(None, (escape(kind.get("description", "")), needed))))
    yield "</table>"


def _row(name: str, where: str, kind: str, said: str) -> str:
    return f"<tr><td><code>{escape(name)}</code></td><td>{where}</td><td>{kind}</td><td>{said}</td></tr>"


def _kind(schema: Schema) -> str:
    """What a value is, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(map(_kind, schema[several]))
    if "const" in schema or "enum" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "any"))) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    words = {"minimum": "from", "maximum": "to", "minLength": "from", "maxLength": "to"}
    said = [f"{word} {schema[key]}" for key, word in words.items() if key in schema]
    return f" ({' '.join(said)})" if said else ""
