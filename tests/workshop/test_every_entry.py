"""Every entry of every shipped pack is opened, changed and undone; what is left is the pack, letter by letter."""

import io
import os
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from tavola.content.yaml import read_plain
from tavola.library.archive import packed
from tavola.library.finding import find_pack
from tavola.workshop.archives import Bounds, imported, texts_of
from tavola.workshop.document import Change, Document
from tavola.workshop.edits import same
from tavola.workshop.kinds import kinds_of_game, listed
from tavola.workshop.messages import places, said
from tavola.workshop.planning import Asked, Plan
from tavola.workshop.ranges import entry_of, value_at

PACKS = [
    "realm_of_sand/vetra",
    pytest.param("sangue_reale/altavena", marks=pytest.mark.slow),
    pytest.param("tainted_grail/avalon", marks=pytest.mark.slow),
]


# Of four thousand entries one in so many, and one of each kind; TAVOLA_EVERY_ENTRY=1 takes all, which is half an hour.
EACH = {} if os.environ.get("TAVOLA_EVERY_ENTRY") else {"tainted_grail": 12}


def made(document: Document, game_id: str, *asked: Asked) -> Change:
    """One change, as the workshop makes it, without a server."""
    planned = Plan(document, game_id, document.seq, "ada").all(asked)
    seq, did = document.seq + 1, planned.did()
    words = tuple(planned.words)
    change = Change(seq, 0.0, "ada", "Ada", tuple(planned.splices), did, words, planned.undoes, f"request-{seq}")
    document.append(change)
    return change


def entries_of(game_id: str, files: dict[str, str]) -> Iterator[tuple[str, str, str, Any]]:
    """File, path, kind and value of every entry."""
    for file, text in sorted(files.items()):
        if file.endswith(".yaml"):
            value = read_plain(file, text.encode())[0]
            for one in listed(game_id, file, value):
                yield file, entry_of(one.entry), one.kind, value_at(value, one.entry)


def other(value: Any) -> Any:
    """The same with something in it changed that a form can change."""
    if isinstance(value, dict):
        key = next((key for key in reversed(value) if key not in ("id", "key", "number", "value", "name")), None)
        return {**value, key: other(value[key])} if key is not None else {**value, "note": "x"}
    if isinstance(value, list):
        return [*value[:-1], other(value[-1])] if value else ["x"]
    if isinstance(value, bool) or value is None:
        return not value
    return value + 1 if isinstance(value, int) else f"{value} x"


@pytest.mark.parametrize("pack", PACKS)
def test_every_entry_is_changed_undone_and_the_archive_is_the_pack(pack: str) -> None:
    source, game_id = find_pack(pack), pack.partition("/")[0]
    files = texts_of(source.files)
    document, seen = Document(files), set[str]()
    for nth, (file, entry, kind, value) in enumerate(entries_of(game_id, files)):
        if kind in seen and nth % EACH.get(game_id, 1):
            continue
        seen.add(kind)
        wished = other(value)
        change = made(document, game_id, Asked(file=file, entry=entry, value=wished))
        now = value_at(read_plain(file, document.files[file].encode())[0], tuple(entry.split("/")) if entry else ())
        assert same(now, wished), (file, entry)
        made(document, game_id, Asked(undo=change.seq))
        assert document.files[file] == files[file], (file, entry)
    wanted = {kind.kind for kind in kinds_of_game(game_id)}
    assert wanted - seen <= {"edge"} & wanted
    archive = packed(document.files)
    assert archive == packed(files)
    assert imported(archive, Bounds()) == files
    with zipfile.ZipFile(io.BytesIO(archive)) as held:
        assert {name: held.read(name) for name in held.namelist()} == dict(source.files)


@pytest.mark.parametrize("pack", PACKS)
def test_every_entry_can_be_removed_and_comes_back(pack: str) -> None:
    game_id = pack.partition("/")[0]
    files = texts_of(find_pack(pack).files)
    document = Document(files)
    for nth, (file, entry, _, _) in enumerate(entries_of(game_id, files)):
        if entry and nth % (3 * EACH.get(game_id, 1)) == 0:
            change = made(document, game_id, Asked(file=file, entry=entry, remove=True))
            read_plain(file, document.files[file].encode())
            made(document, game_id, Asked(undo=change.seq))
            assert document.files[file] == files[file], (file, entry)


@pytest.mark.parametrize("pack", PACKS)
def test_every_message_is_changed_and_undone(pack: str) -> None:
    game_id = pack.partition("/")[0]
    files = texts_of(find_pack(pack).files)
    document = Document(files)
    for file, text in sorted(files.items()):
        if file.endswith(".ftl"):
            for nth, message in enumerate(places(text)):
                if message.startswith("-") or nth % (4 * EACH.get(game_id, 1)):
                    continue
                language = file.split("/")[1]
                asked = Asked(locale=language, message=message, file=file, text="Ombra\ndel pozzo")
                change = made(document, game_id, asked)
                assert said(document.files[file], message) == "Ombra\ndel pozzo"
                made(document, game_id, Asked(undo=change.seq))
                assert document.files[file] == text, (file, message)
