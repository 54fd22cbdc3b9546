"""JSON Patch (RFC 6902) with `add`, `remove` and `replace` only: what could ask about hidden things is left out."""

from __future__ import annotations

from typing import Any


class BadPatch(ValueError):
    """The patch does not fit what it is laid on; `part` is what it looked for."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    """The document with all operations carried out in order; the document given is changed."""
    for operation in patch:
        path = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")]
        if len(path) < 2 or path[0]:
            raise BadPatch(operation["path"])
        apply(step_down(document, path[1:-1]), path[-1], operation)
    return document


def step_down(inside: Any, path: list[str]) -> Any:
    for part in path:
        try:
            inside = inside[index(inside, part)] if isinstance(inside, list) else inside[part]
        except (LookupError, TypeError):
            raise BadPatch(part) from None
    return inside


def apply(inside: Any, part: str, operation: dict[str, Any]) -> None:
    op = operation["op"]
    if isinstance(inside, list):
        if op == "add":
            inside.insert(len(inside) if part == "-" else index(inside, part, 1), operation["value"])
        elif op == "replace":
            inside[index(inside, part)] = operation["value"]
        else:
            del inside[index(inside, part)]
    elif isinstance(inside, dict):
        if op != "add" and part not in inside:
            raise BadPatch(part)
        if op == "remove":
            del inside[part]
        else:
            inside[part] = operation["value"]
    else:
        raise BadPatch(part)


def index(inside: list[Any], part: str, beyond: int = 0) -> int:
    if not (part.isascii() and part.isdigit() and len(part) < 9 and int(part) < len(inside) + beyond):
        raise BadPatch(part)
    return int(part)
