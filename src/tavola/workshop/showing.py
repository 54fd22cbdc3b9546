"""A draft as people see it: its outline, one entry in every shape, what a change was about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from tavola.content.problems import PackError
from tavola.content.words import LANGUAGES
from tavola.kernel.decision import Refusal, Refused
from tavola.service.time_slices import TimeSlices
from tavola.workshop import messages
from tavola.workshop.document import Change
from tavola.workshop.drafts import LoadedDraft
from tavola.workshop.kinds import Listed, listed
from tavola.workshop.ranges import entry_of, find, read_node, steps_of
from tavola.workshop.wire import Applied, EntryLine, EntryRef, FileOutline, MessageRef, WordsOf
from tavola.workshop.writing import Manner, block

OUTLINES = 2_000  # of files, remembered by their text
TITLE = 80  # letters

Lines = tuple[tuple[Listed, int], ...]


@lru_cache(maxsize=OUTLINES)
def lines_of(game_id: str, file: str, text: str) -> Lines:
    """The entries of a file with the line of each."""
    if not file.endswith(".yaml"):
        return ()
    try:
        root = read_node(file, text)
    except PackError:
        return ()
    found = []
    for one in listed(game_id, file, root.value):
        node = find(root, one.entry)
        found.append((one, node.line if node is not None else 1))
    return tuple(sorted(found, key=lambda pair: pair[1]))


def text_said(files: Mapping[str, str], language: str, message: str) -> str | None:
    """The source of a message, from whichever file of the language has it."""
    for name in locale_files(tuple(files), language):
        if message in messages.places(files[name]):
            return messages.said(files[name], message)
    return None


@lru_cache(maxsize=50)
def locale_files(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    folder = f"locale/{language}/"
    return tuple(name for name in sorted(names) if name.startswith(folder) and name.endswith(".ftl"))


class Titles:
    """The words of a draft for a while: which file has which message."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        names = tuple(files)
        self._where: dict[str, dict[str, str]] = {
            language: {
                message: name for name in locale_files(names, language) for message in messages.places(files[name])
            }
            for language in LANGUAGES
        }

    def said(self, language: str, message: str) -> str | None:
        name = self._where[language].get(message)
        return None if name is None else messages.said(self.files[name], message)

    def file_of(self, language: str, message: str) -> str | None:
        return self._where[language].get(message)

    def like(self, language: str, begins: tuple[str, ...]) -> list[str]:
        """The messages whose names begin with one of these."""
        return [message for message in self._where[language] if message.startswith(begins)]

    def title(self, words: Iterable[str], otherwise: str) -> dict[str, str]:
        first = next(iter(words), "")
        return {language: ((first and self.said(language, first)) or otherwise)[:TITLE] for language in LANGUAGES}


def outline_of_file(game_id: str, file: str, text: str, titles: Titles) -> FileOutline:
    entries = [
        EntryLine(entry_of(one.entry), one.kind, titles.title(one.words, otherwise(one, file)), line, one.depth)
        for one, line in lines_of(game_id, file, text)
    ]
    return FileOutline(file, len(text.encode()), entries)


def otherwise(one: Listed, file: str) -> str:
    return one.entry[-1] if one.entry else file.removesuffix(".yaml").rpartition("/")[2]


async def outlines(loaded: LoadedDraft) -> list[FileOutline]:
    """All files, a slice at a time."""
    slices, files = TimeSlices(), dict(loaded.document.files)
    for name, text in files.items():
        if name.endswith(".ftl"):
            messages.places(text)
        else:
            lines_of(loaded.game, name, text)
        await slices.rest()
    titles = Titles(files)
    found = []
    for name in sorted(files):
        found.append(outline_of_file(loaded.game, name, files[name], titles))
        await slices.rest()
    return found


def applied(loaded: LoadedDraft, change: Change) -> Applied:
    """What a change was about, with the files it touched as they are now."""
    files, titles = loaded.document.files, None
    shown: list[FileOutline] = []
    for name in dict.fromkeys(splice.file for splice in change.splices):
        if name not in files:
            shown.append(FileOutline(name, gone=True))
            continue
        titles = titles or Titles(files)
        shown.append(outline_of_file(loaded.game, name, files[name], titles))
    return Applied(
        change.seq,
        change.at,
        change.by,
        change.key[:11],
        change.undoes,
        [EntryRef(*one) for one in change.entries],
        [MessageRef(*one) for one in change.words],
        shown,
    )


def listed_entry(loaded: LoadedDraft, file: str, entry: str) -> tuple[Listed, int]:
    """An entry of the outline, or one that lies in it."""
    steps = steps_of(entry)
    for one, line in lines_of(loaded.game, file, loaded.document.files[file]):
        if one.entry == steps:
            return one, line
    return Listed(steps, "part", ()), 1


def value_and_yaml(loaded: LoadedDraft, file: str, entry: str) -> tuple[Any, str, int]:
    """As values, as it is written (moved to the left), and its line."""
    if file not in loaded.document.files or not file.endswith(".yaml"):
        raise Refused(Refusal("WORKSHOP_E_NO_FILE", key=file[:120], args={"problem": file[:120]}))
    text = loaded.document.files[file]
    root = read_node(file, text)
    node = find(root, steps_of(entry))
    if node is None:
        raise Refused(Refusal("WORKSHOP_E_NO_ENTRY", key=entry[:120], args={"problem": f"{file} {entry[:120]}"}))
    if not entry:
        return node.value, text, 1
    if node.flow or not node.parts:
        return node.value, block(node.value, 0, Manner.of(text)) + "\n", node.line
    first, *more = text[node.start : node.end].split("\n")
    margin = " " * node.column
    return node.value, "\n".join([first, *(line.removeprefix(margin) for line in more)]) + "\n", node.line


def words_of_entry(loaded: LoadedDraft, one: Listed) -> list[WordsOf]:
    """The messages that an entry has or should have, and others that are named after it."""
    titles = Titles(loaded.document.files)
    wanted = dict.fromkeys(one.words, True)
    if one.words and one.entry:
        begins = one.words[0]
        for language in LANGUAGES:
            for message in titles.like(language, (begins + ".", begins + "-")):
                wanted.setdefault(message, False)
    return [WordsOf(id, titles.said("it", id), titles.said("en", id), needed) for id, needed in wanted.items()]
