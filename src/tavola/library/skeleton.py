"""A pack to start from: a copy of one that is valid, under a name of its own, with schemas for the editor."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tavola.content.source import PackError, PackSource, Problem
from tavola.library import places
from tavola.library.finding import find_pack
from tavola.library.reading import read_pack
from tavola.library.schema import schema_file, schemas
from tavola.library.smallest import smallest
from tavola.library.wordbooks import said_in, table_words

NAME = re.compile(r"[a-z][a-z0-9_-]*\Z")
OWN_ID = re.compile(rb"^id:.*$", re.MULTILINE)
READMES = {"README.md": "en", "LEGGIMI.md": "it"}
SCHEMAS = ".schemas"  # hidden folders are no part of a pack


def new_pack(game_id: str, folder: Path) -> PackSource:
    """Writes the skeleton into an empty or new folder, whose name becomes the pack's."""
    return written(game_id, find_template(game_id), folder)


def forked(pack: str, folder: Path) -> PackSource:
    """A copy of any pack under a name of its own."""
    source = find_pack(pack)
    return written(source.manifest().game, source, folder)


def written(game_id: str, template: PackSource, folder: Path) -> PackSource:
    """The template's files, schemas for the editor, and a page that says how to go on."""
    name = folder.resolve().name
    if not NAME.match(name):
        raise PackError(Problem(str(folder), "a pack's name is small letters, digits, - and _, a letter first"))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise PackError(Problem(str(folder), "is already there and not empty"))
    files = dict(template.files)
    files["pack.yaml"] = OWN_ID.sub(f"id: {game_id}/{name}".encode(), files["pack.yaml"], count=1)
    shapes = schemas(game_id, template)
    for pattern, schema in shapes.items():
        files[f"{SCHEMAS}/{schema_file(pattern)}"] = msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n"
    for file, language in READMES.items():
        words = said_in(language, table_words(language))
        files[file] = words("pack-readme", pack=f"{game_id}/{name}", template=template.id).encode() + b"\n"
    for file, data in files.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_with_schema(file, shapes) + data)
    return PackSource(f"{game_id}/{name}", {file: data for file, data in files.items() if file in template.files})


def find_template(game_id: str) -> PackSource:
    """The game's pack called `minimal` if it has one, or the one written to begin from, or one cut from its own."""
    if any((folder / game_id / "minimal" / "pack.yaml").is_file() for folder in places.all_packs()):
        return find_pack(f"{game_id}/minimal")
    if (places.TEMPLATES / game_id).is_dir():
        return read_pack(places.TEMPLATES / game_id)
    return smallest(game_id)


def _with_schema(file: str, shapes: dict[str, dict[str, object]]) -> bytes:
    """The line by which editors find the schema of a YAML file."""
    folder = file.rpartition("/")[0]
    for pattern in (file, f"{folder}/*.yaml"):
        if pattern in shapes:
            up = "../" * file.count("/")
            return f"# yaml-language-server: $schema={up}{SCHEMAS}/{schema_file(pattern)}\n".encode()
    return b""
