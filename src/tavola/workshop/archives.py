"""An archive that somebody brings, read within limits."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tavola.content.problems import PackError, Problem
from tavola.content.source import PackSource
from tavola.content.yaml import read_plain
from tavola.library.reading import read_zip_bytes
from tavola.workshop.messages import lines_ok
from tavola.workshop.planning import FILE, NAME


class Bounds(msgspec.Struct, frozen=True):
    """How large a pack in the making may be."""

    files: int = 2_000
    file_letters: int = 256 * 1024
    letters: int = 16 << 20


def imported(data: bytes, bounds: Bounds) -> dict[str, str]:
    """A stranger's archive as texts, each of which can be read; `PackError` says what is wrong."""
    files = read_zip_bytes(data, "archive.zip", bounds.letters)
    if "pack.yaml" not in files:
        raise PackError(Problem("pack.yaml", "the archive has no pack.yaml: it is no pack"))
    texts = texts_of(files)
    check_bounds(texts, bounds)
    for name, text in texts.items():
        if not FILE.match(name) or len(name) > NAME:
            raise PackError(Problem(name[:NAME], "a file's name has letters, digits, - and _ only"))
        if name.endswith(".yaml"):
            read_plain(name, text.encode())
        elif line := lines_ok(text):
            raise PackError(Problem(name, "this is not Fluent", line=line))
    PackSource("", {"pack.yaml": texts["pack.yaml"].encode()}).manifest()
    return texts


def texts_of(files: Mapping[str, bytes]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, data in files.items():
        try:
            found[name] = data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise PackError(Problem(name, "the file is not UTF-8 text", line=line)) from None
    return found


def check_bounds(files: Mapping[str, str], bounds: Bounds) -> None:
    """Asked of everything that a draft is about to become."""
    if len(files) > bounds.files:
        raise PackError(Problem("pack.yaml", f"the pack has more than {bounds.files} files"))
    for name, text in files.items():
        if len(text) > bounds.file_letters:
            raise PackError(Problem(name, f"the file has more than {bounds.file_letters} letters"))
    if sum(map(len, files.values())) > bounds.letters:
        raise PackError(Problem("pack.yaml", f"the pack has more than {bounds.letters} letters in all"))
