"""Writes the client's types from the OpenAPI document: web/src/api/types.ts. With `--check`, fails where they differ.

What a client sends may leave out fields that have a default; what it is sent has every field.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tavola.server.context import AppContext
from tavola.server.openapi import document
from tavola.server.settings import Settings
from tavola.service.bot_pool import ProcessBotPool
from tavola.service.catalogue import LibraryCatalogue

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "api" / "types.ts"
HEAD = "/** Made from the OpenAPI document by scripts/web_types.py; not written by hand. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = Mapping[str, Any]


def openapi() -> dict[str, Any]:
    """The document of a server with the games of this machine; nothing is served."""
    from tavola.server.app import make_app

    catalogue = LibraryCatalogue()
    context = AppContext(Settings(db=":memory:"), catalogue, ProcessBotPool(LibraryCatalogue, 1))
    return document(make_app(context), catalogue)


def typescript(doc: Mapping[str, Any]) -> str:
    schemas: Mapping[str, Schema] = doc["components"]["schemas"]
    sent = asked_for(doc, schemas)
    return HEAD + "".join(f"\n{declared(name, schema, name in sent)}" for name, schema in sorted(schemas.items()))


def asked_for(doc: Mapping[str, Any], schemas: Mapping[str, Schema]) -> set[str]:
    """The records that clients send: bodies of requests and what is said in streams, with all they hold."""
    bodies = [
        operation["requestBody"]
        for methods in doc["paths"].values()
        for operation in methods.values()
        if isinstance(operation, dict) and "requestBody" in operation
    ]
    found: set[str] = set()
    waiting = [*refs(bodies), "AnyClientMessage"]
    while waiting:
        name = waiting.pop()
        if name in schemas and name not in found:
            found.add(name)
            waiting += refs(schemas[name])
    return found


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        for inner in part.values():
            yield from refs(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def declared(name: str, schema: Schema, sent: bool) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {written(schema)};\n"
    required = set(schema.get("required", ())) if sent else set(schema["properties"])
    lines = [
        f"  readonly {named(key)}{'' if key in required else '?'}: {written(kind)};\n"
        for key, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def named(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else f'"{key}"'


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(literal(value) for value in values)
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(written(one) for one in schema[union]))
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            inner = schema.get("additionalProperties")
            return f"Readonly<Record<string, {written(inner) if isinstance(inner, Mapping) else 'unknown'}>>"
        case str(kind) if kind in PLAIN:
            return PLAIN[kind]
    return "unknown"


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value).lower()


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(written(one) for one in schema['prefixItems'])}]"
    inner = written(schema.get("items") or {})
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def main() -> int:
    made = typescript(openapi())
    if "--check" in sys.argv[1:]:
        same = TYPES.is_file() and TYPES.read_text(encoding="utf-8") == made
        print("the client's types fit" if same else "web/src/api/types.ts is out of date: run scripts/web_types.py")
        return 0 if same else 1
    TYPES.parent.mkdir(exist_ok=True)
    TYPES.write_text(made, encoding="utf-8")
    print(f"{TYPES.relative_to(ROOT)}: {made.count('export ')} types")
    return 0


if __name__ == "__main__":
    sys.exit(main())
