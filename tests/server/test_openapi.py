"""Whoever makes a client from the OpenAPI document finds everything that it names."""

from collections.abc import Iterator
from typing import Any

from tests.service.toy_catalogue import ToyCatalogue

from tavola.server.app import create_app
from tavola.server.openapi import document
from tavola.service.bot_pool import ThreadBotPool


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        yield from (ref for each in part.values() for ref in refs(each))
    elif isinstance(part, list):
        yield from (ref for each in part for ref in refs(each))


def test_every_schema_that_is_named_is_there() -> None:
    catalogue = ToyCatalogue()
    made = document(create_app(db="unused", catalogue=catalogue, bot_pool=ThreadBotPool(catalogue)), catalogue)
    known = {f"#/components/schemas/{name}" for name in made["components"]["schemas"]}
    named = set(refs(made))
    assert named
    assert named - known == set()
