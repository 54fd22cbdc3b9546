"""Table files on disk: read with a sentence for every fault, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tavola.cli import laying
from tavola.cli.failure import BAD_INPUT, CommandFailed
from tavola.content.table_messages import why_not_opened
from tavola.kernel.codec import BadSave
from tavola.kernel.match import Match
from tavola.kernel.record import TableFile, read_record, record
from tavola.library.wordbooks import said_in, table_words


def read_table(path: Path, language: str = "en") -> TableFile:
    """The record in a file; a fault is said in one sentence and the file stays as it is."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CommandFailed(f"cannot read {path}: {error.strerror}.") from error
    try:
        return read_record(data)
    except BadSave as bad:
        raise not_opened(path, bad, language) from bad


def not_opened(path: Path, bad: BadSave, language: str = "en", status: int = BAD_INPUT) -> CommandFailed:
    words = said_in(laying.checked_language(language), table_words(language))
    return CommandFailed(f"{path}: {words.say(why_not_opened(bad))}", status)


def write_table(path: Path, match: Match[Any]) -> None:
    """The new file takes the old one's place only when it is complete."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(record(match))
        beside.replace(path)
    except OSError as error:
        raise CommandFailed(f"cannot write {path}: {error.strerror}.") from error
