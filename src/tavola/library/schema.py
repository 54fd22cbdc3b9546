"""JSON Schema of a game's pack files, so that an editor helps whoever writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tavola import games
from tavola.content.faults import kinds_of
from tavola.content.source import Manifest, PackSource
from tavola.kernel.do import Do, Doable
from tavola.kernel.one_key import OneKey, OrPlain
from tavola.library.finding import find_game, find_pack

T = TypeVar("T")
DIALECT = "https://json-schema.org/draft/2020-12/schema"
ANY_DO = "AnyDo"


class WatchedSource(PackSource):
    """A pack that remembers as what each of its files was read."""

    def __init__(self, id: str, files: Mapping[str, bytes]) -> None:
        super().__init__(id, files)
        self.kinds: dict[str, tuple[Any, type[Do] | None]] = {"pack.yaml": (Manifest, None)}

    def read(self, name: str, kind: type[T], deeds: type[Do] | None = None) -> T:
        self.kinds[name] = (kind, deeds)
        return super().read(name, kind, deeds)


def schemas(game_id: str, like: PackSource | None = None) -> dict[str, dict[str, Any]]:
    """For each file of a pack like this one, or the game's own, its schema; `maps/*.yaml` is all in a folder."""
    game = find_game(game_id)
    source = like or find_pack(games.info(game_id).default_pack)
    watched = WatchedSource(source.id, source.files)
    game.open_box(watched)
    found: dict[str, dict[str, Any]] = {}
    for name, (kind, deeds) in sorted(watched.kinds.items()):
        pattern = f"{name.rpartition('/')[0]}/*.yaml" if "/" in name else name
        if found.setdefault(pattern, schema := schema_of(kind, pattern, deeds)) != schema:
            found[name] = schema_of(kind, name, deeds)
    return found


def schema_of(kind: Any, title: str, deeds: type[Do] | None = None) -> dict[str, Any]:
    """The schema of one kind of file; the decoder refuses unknown keys, so the schema does."""
    deed_kinds = list(dict.fromkeys(kinds_of(deeds).values())) if deeds else []
    families: list[type[OneKey]] = []  # met on the way; each brings its words, which may hold others
    (top, *deed_schemas), definitions = _components((kind, *deed_kinds), families)
    if deed_kinds:
        definitions[ANY_DO] = {"anyOf": deed_schemas}
    for family in families:
        words, more = _components(tuple(family.kinds().values()), families)
        plain = [family.plainly()[1]] if issubclass(family, OrPlain) else []
        definitions |= {**more, family.__name__: {"anyOf": [*plain, *words]}}
    for definition in definitions.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return {"$schema": DIALECT, "title": title, **top, "$defs": definitions}


def _components(kinds: tuple[Any, ...], families: list[type[OneKey]]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    def reference(kind: type) -> dict[str, Any]:
        if issubclass(kind, Doable):
            return {"$ref": f"#/$defs/{ANY_DO}"}
        if issubclass(kind, OneKey):
            if kind not in families:
                families.append(kind)
            return {"$ref": f"#/$defs/{kind.__name__}"}
        raise NotImplementedError(kind)

    return msgspec.json.schema_components(kinds, schema_hook=reference, ref_template="#/$defs/{name}")


def schema_file(pattern: str) -> str:
    """The name of the file for a pattern's schema: `maps/*.yaml` is in `maps.schema.json`."""
    return pattern.removesuffix(".yaml").removesuffix("/*").replace("/", "-") + ".schema.json"
