"""The OpenAPI document: the framework's paths with schemas as msgspec gives them, which forbid unknown fields.

It also holds what the framework does not see: the messages of streams and the view of each game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from tavola import __version__
from tavola.kernel.choice import Choice, book_of
from tavola.kernel.preview import Forecast
from tavola.server import games, reference
from tavola.service.journal import MEDIA
from tavola.service.ports import Catalogue
from tavola.service.puzzles import playing_on
from tavola.service.wire import by_days, clubs, cups, hall, pairing, people, puzzles, records, requests, today
from tavola.service.wire.stream import AnyClientMessage, AnyServerMessage
from tavola.workshop import planning, vocabulary, wire, wire_measures

REFS = "#/components/schemas/{name}"
REFUSALS = {
    "400": "Not understood.",
    "401": "No key, or one that is unknown or void.",
    "403": "The key is for something else.",
    "404": "There is nothing like that.",
    "409": "Refused by the rules or by the state of the table; nothing has changed.",
    "413": "Too large.",
    "414": "The address is too long.",
    "429": "Too often; `retry-after` says when.",
    "503": "The store cannot be reached just now.",
}

SPOKEN_TEXT = {"type": "string", "description": "A text, said in the reader's language."}


def document(app: Litestar, catalogue: Catalogue) -> dict[str, Any]:
    """The whole document, made once.

    The framework would serve pages of its own beside its document, so it describes an application that is never served.
    """
    described = Litestar(app.state["routes"], openapi_config=OpenAPIConfig("Tavola", __version__), logging_config=None)
    made: dict[str, Any] = described.openapi_schema.to_schema()
    made["components"] = {
        "schemas": schemas(catalogue),
        "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
    }
    for path, methods in made["paths"].items():
        for name, operation in methods.items():
            if isinstance(operation, dict) and "responses" in operation:
                describe(path, name, operation)
    return made


def describe(path: str, method: str, operation: dict[str, Any]) -> None:
    """Every operation may be refused, in one shape; those of a table need a key."""
    content = {"application/json": {"schema": {"$ref": REFS.format(name=records.RefusalInfo.__name__)}}}
    for status, text in REFUSALS.items():
        operation["responses"][status] = {"description": text, "content": content}
    if path.endswith("/export"):
        file: dict[str, Any] = {"application/json": {"schema": {"type": "object"}}}
        if "{draft}" in path:
            file = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
        operation["responses"]["200"] = {"description": "The file.", "content": file}
    if path.endswith("/journal"):
        kinds = {
            media.partition(";")[0]: {"schema": {"type": "string", "format": "binary"}} for media in MEDIA.values()
        }
        operation["responses"]["200"] = {"description": "The book.", "content": kinds}
    is_new = (path, method) in (("/api/person", "post"), ("/api/person/devices", "post"))
    of_person = path.startswith(("/api/person", "/api/hall/", "/api/clubs", "/api/cups"))
    of_person = of_person and not path.endswith(("/watch", "/invitation"))
    if (
        "{table}" in path
        or "{draft}" in path
        or path in ("/api/keys/renew", "/api/reminders/link")
        or (of_person and not is_new)
    ):
        operation["security"] = [{"key": []}]


def schemas(catalogue: Catalogue) -> dict[str, Any]:
    modules = (
        requests,
        records,
        people,
        today,
        puzzles,
        playing_on,
        by_days,
        hall,
        pairing,
        clubs,
        cups,
        games,
        reference,
        wire,
        wire_measures,
        planning,
        vocabulary,
    )
    kinds = [kind for module in modules for kind in structs(module)]
    _, found = msgspec.json.schema_components(kinds, ref_template=REFS)
    (received, sent), streams = msgspec.json.schema_components([AnyClientMessage, AnyServerMessage], ref_template=REFS)
    found |= streams
    found |= {"AnyClientMessage": received, "AnyServerMessage": sent}
    for game_id in catalogue.game_ids():
        found |= view_schemas(catalogue, game_id)
    return dict(sorted(found.items()))


def structs(module: Any) -> Iterable[type[msgspec.Struct]]:
    """The records that a module defines itself, leaves only."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def view_schemas(catalogue: Catalogue, game_id: str) -> dict[str, Any]:
    """The records of a game with the game's name before theirs: `<Game>View`, `<Game>Forecast`, `<Game>Answer`."""
    name = "".join(part.title() for part in game_id.split("_"))
    game = type(catalogue.game(game_id))
    view, forecast = (get_type_hints(method).get("return") for method in (game.view, game.forecast))
    if not (isinstance(view, type) and issubclass(view, msgspec.Struct)):
        return {}
    kinds = [view, *([forecast] if forecast is not None and forecast is not Forecast else [])]
    tops, found = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/" + name + "{name}")
    prefixed = {name + key: value for key, value in found.items()}
    if f"{name}Message" in prefixed:
        prefixed[f"{name}Message"] = SPOKEN_TEXT
    for wanted, top in zip(("View", "Forecast"), tops, strict=False):
        prefixed.setdefault(name + wanted, top)
    for kind in kinds[1:]:
        prefixed[name + kind.__name__]["properties"].pop("words")  # these are `preview`, in the reader's language
    return prefixed | answer_schemas(name, game.state.choice_kinds)


def answer_schemas(name: str, base: type[Choice]) -> dict[str, Any]:
    """The answers of a game as `OptionCard.answer` has them: for each kind its verb and its fields."""
    if base is Choice:
        return {}
    found: dict[str, Any] = {}
    for kind in book_of(base).kinds:
        if not kind.never_legal:
            schema = msgspec.json.schema_components([kind])[1][kind.__name__]
            verb = {"verb": {"const": kind.verb}} if kind.verb else {"verb": {"type": "string"}}
            properties = verb | schema["properties"]
            about = {"description": kind.__doc__} if kind.__doc__ and kind.__doc__ != base.__doc__ else {}
            found[name + kind.__name__] = {
                "type": "object",
                **about,
                "properties": properties,
                "required": [*properties],
                "additionalProperties": False,
            }
    in_order = sorted(found)  # whichever module was imported first
    found[f"{name}Answer"] = {"anyOf": [{"$ref": REFS.format(name=kind)} for kind in in_order]}
    return found
