"""The words of a pack as plain text: each message once, with the file and line it begins in."""

from __future__ import annotations

import re

import msgspec

from tavola.content.source import PackSource
from tavola.content.words import LANGUAGES, read_words

MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= ?(.*)")


class Said(msgspec.Struct):
    """One message in one language."""

    text: str
    file: str
    line: int

    @property
    def words(self) -> int:
        return len(self.text.split())


def all_words(source: PackSource) -> dict[str, dict[str, Said]]:
    """language -> message id -> what is said. Fluent's own parser would take longer than all the counting."""
    return {language: _language(source, language) for language in LANGUAGES}


def _language(source: PackSource, language: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for file in sorted(source.files):
        if file.startswith(f"locale/{language}/") and file.endswith(".ftl"):
            found |= _file(file, read_words(file, source.files[file]))
    return found


def _file(file: str, text: str) -> dict[str, Said]:
    found: dict[str, Said] = {}
    last: Said | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if begins := MESSAGE.match(line):
            last = found[begins[1]] = Said(begins[2].strip(), file, number)
        elif last is not None and line.startswith("    ") and not line.lstrip().startswith("."):
            last.text = f"{last.text}\n{line.strip()}".strip()
        elif line.strip():
            last = None  # a comment or an attribute: what follows belongs to it
    return found
