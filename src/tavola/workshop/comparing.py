"""How one version of a pack differs from another: entry by entry, field by field, message by message, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tavola.content.problems import PackError
from tavola.content.words import LANGUAGES, FluentWords
from tavola.content.yaml import read_plain
from tavola.library.wordbooks import said_in, table_words
from tavola.workshop import messages
from tavola.workshop.edits import same, without_value
from tavola.workshop.kinds import Listed, listed
from tavola.workshop.ranges import entry_of, value_at
from tavola.workshop.showing import Titles, locale_files, otherwise
from tavola.workshop.wire import Diff, EntryDiff, FieldDiff, WordDiff, Words2
from tavola.workshop.writing import Manner, flow

Files = Mapping[str, str]
SHORT = 40  # letters of a value in a line of words
MOST = 2_000  # entries and messages told


def compare(game_id: str, before: Files, after: Files, names: tuple[str, str] = ("", "")) -> Diff:
    """All that differs; files that are alike are not read."""
    entries = [one for file in changed_files(before, after, ".yaml") for one in of_file(game_id, file, before, after)]
    words = [one for language in LANGUAGES for one in of_words(language, before, after)]
    entries, words = entries[:MOST], words[:MOST]
    lines = {
        language: list(in_words(said_in(language, table_words(language)), entries, words)) for language in LANGUAGES
    }
    return Diff(*names, entries, words, lines)


def changed_files(before: Files, after: Files, ends: str) -> list[str]:
    names = sorted(before.keys() | after.keys())
    return [name for name in names if name.endswith(ends) and before.get(name) != after.get(name)]


class Read:
    """A file's values and its entries by their path."""

    def __init__(self, game_id: str, file: str, text: str | None) -> None:
        self.value: Any = None
        self.entries: dict[tuple[str, ...], Listed] = {}
        if text is not None:
            try:
                self.value = read_plain(file, text.encode())[0]
            except PackError:
                return
            self.entries = {one.entry: one for one in listed(game_id, file, self.value)}

    def own(self, steps: tuple[str, ...]) -> Any:
        """An entry without the entries that lie in it."""
        value = value_at(self.value, steps)
        for inner in self.entries:
            if len(inner) > len(steps) and inner[: len(steps)] == steps:
                try:
                    value = without_value(value, inner[len(steps) :])
                except KeyError:
                    continue
        return value


def of_file(game_id: str, file: str, before: Files, after: Files) -> Iterator[EntryDiff]:
    old, new = Read(game_id, file, before.get(file)), Read(game_id, file, after.get(file))
    was, now = Titles({**before}), Titles({**after})
    for steps in dict.fromkeys([*old.entries, *new.entries]):
        one = new.entries.get(steps) or old.entries[steps]
        title = (now if steps in new.entries else was).title(one.words, otherwise(one, file))
        if steps not in new.entries:
            yield EntryDiff(file, entry_of(steps), one.kind, title, "removed", [])
        elif steps not in old.entries:
            yield EntryDiff(file, entry_of(steps), one.kind, title, "added", [])
        elif fields := list(of_fields(old.own(steps), new.own(steps))):
            yield EntryDiff(file, entry_of(steps), one.kind, title, "changed", fields)


def of_fields(old: Any, new: Any) -> Iterator[FieldDiff]:
    if not (isinstance(old, dict) and isinstance(new, dict)):
        if not same(old, new):
            yield FieldDiff("", old, new)
        return
    for key in dict.fromkeys([*old, *new]):
        if key not in old or key not in new or not same(old[key], new[key]):
            yield FieldDiff(key, old.get(key), new.get(key))


def of_words(language: str, before: Files, after: Files) -> Iterator[WordDiff]:
    changed = set(changed_files(before, after, ".ftl"))
    old, new = said_by(language, before, changed), said_by(language, after, changed)
    for message in dict.fromkeys([*old, *new]):
        if old.get(message) != new.get(message):
            yield WordDiff(message, language, old.get(message), new.get(message))


def said_by(language: str, files: Files, changed: set[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in locale_files(tuple(files), language):
        if name in changed:
            for message in messages.places(files[name]):
                if (text := messages.said(files[name], message)) is not None:
                    found[message] = text
    return found


# -- in words


def in_words(say: FluentWords, entries: list[EntryDiff], words: list[WordDiff]) -> Iterator[str]:
    for one in entries:
        kind = say(f"workshop-kind-{one.kind}") if say.has(f"workshop-kind-{one.kind}") else one.file
        title = one.title[say.language]
        if one.did == "changed":
            fields = "; ".join(field_line(say, field) for field in one.fields)
            yield say("workshop-diff-changed", kind=kind, title=title, fields=fields)
        else:
            yield say("workshop-diff-added" if one.did == "added" else "workshop-diff-removed", kind=kind, title=title)
    for word in words:
        before, after = shown(word.before), shown(word.after)
        yield say("workshop-diff-word", message=word.message, language=word.locale, before=before, after=after)


def field_line(say: FluentWords, field: FieldDiff) -> str:
    return say("workshop-diff-field", field=field.field, before=shown(field.before), after=shown(field.after))


def shown(value: Any) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else flow(msgspec.to_builtins(value), Manner())
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


__all__ = ["Words2", "compare"]
