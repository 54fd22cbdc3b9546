"""What somebody asks to be changed, worked out as splices. Nothing is written here; what cannot be done says why."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tavola.content.problems import PackError, Problem
from tavola.content.yaml import MAX_DEPTH, read_plain
from tavola.kernel.decision import Refusal, Refused
from tavola.library.locating import steps as field_steps
from tavola.workshop import edits, messages
from tavola.workshop.document import Did, Document, Said
from tavola.workshop.kinds import kinds_of_game, matches
from tavola.workshop.ranges import entry_of, name_of, read_node, steps_of, value_at
from tavola.workshop.splices import Splice, between, spliced
from tavola.workshop.writing import Manner, block

FILE = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9_-]*/){0,5}[A-Za-z0-9][A-Za-z0-9_-]*\.(?:yaml|ftl)\Z")
FEW_FIELDS = 4  # changed at a time are written one by one; beyond that the entry is written anew
NAME = 120


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One wish; which fields stand says which."""

    file: str = ""
    entry: str = ""
    field: str = ""
    value: Any = UNSET
    yaml: str | UnsetType = UNSET
    text: str | UnsetType | None = UNSET
    remove: bool = False
    place: str = ""
    locale: str = ""
    message: str = ""
    undo: int | None = None


class Notice(msgspec.Struct, frozen=True):
    """Somebody else has changed the same field since; the later wish stands."""

    file: str
    entry: str
    field: str
    seq: int
    by: str
    theirs: Any = None


class Planned(msgspec.Struct):
    """A change that can be made."""

    splices: list[Splice] = []
    entries: dict[tuple[str, str], str] = {}
    words: list[Said] = []
    notices: list[Notice] = []
    undoes: int | None = None

    def did(self) -> tuple[Did, ...]:
        return tuple((file, entry, what) for (file, entry), what in self.entries.items())


class Plan:
    """Works on a copy of the names of files; texts are shared until one is changed."""

    def __init__(self, document: Document, game_id: str, after: int, key: str) -> None:
        self.document, self.game_id, self.after, self.key = document, game_id, after, key
        self.files = dict(document.files)
        self.made = Planned()

    def all(self, asked: Sequence[Asked]) -> Planned:
        for one in asked:
            if one.undo is not None:
                if len(asked) > 1:
                    raise refused("WORKSHOP_E_ASK")
                self.take_back(one.undo)
            elif one.message:
                self.word(one)
            elif one.file:
                self.in_file(one)
            else:
                raise refused("WORKSHOP_E_ASK")
        return self.made

    # -- files and entries

    def in_file(self, asked: Asked) -> None:
        file = asked.file
        if len(file) > NAME or not FILE.match(file):
            raise refused("WORKSHOP_E_FILE_NAME", file[:NAME])
        if asked.text is not UNSET:
            self.whole(file, asked.text)
        elif not file.endswith(".yaml"):
            raise refused("WORKSHOP_E_ASK", file)
        elif asked.remove and not asked.entry and not asked.field:
            self.whole(file, None)
        else:
            self.entry(asked)

    def whole(self, file: str, text: str | None) -> None:
        if text is None and (file == "pack.yaml" or file not in self.files):
            raise refused("WORKSHOP_E_NO_FILE", file)
        if text is not None:
            try:
                text.encode()
            except UnicodeEncodeError:
                raise refused("WORKSHOP_E_YAML", file) from None
            if file.endswith(".yaml"):
                readable(file, text)
            elif line := messages.lines_ok(text):
                raise refused("WORKSHOP_E_WORDS", f"{file}:{line}")
        did = "removed" if text is None else "changed" if file in self.files else "added"
        self.put(file, text)
        self.note(file, "", did)

    def entry(self, asked: Asked) -> None:
        file = asked.file
        steps = [
            *steps_of(asked.entry),
            *(f"#{one}" if isinstance(one, int) else one for one in field_steps(asked.field)),
        ]
        if len(steps) > MAX_DEPTH or len(asked.entry) + len(asked.field) > 400:
            raise refused("WORKSHOP_E_NO_ENTRY", file)
        text = self.files.get(file)
        if text is None and (asked.remove or asked.field):
            raise refused("WORKSHOP_E_NO_FILE", file)
        there = has(file, text, steps_of(asked.entry))
        try:
            if asked.remove:
                self.put(file, edits.remove_value(file, text or "", steps))
                self.note(file, asked.entry, "changed" if asked.field else "removed")
                return
            if asked.field and not there:
                raise refused("WORKSHOP_E_NO_ENTRY", f"{file} {asked.entry}")
            if asked.yaml is not UNSET:
                value, _ = read_plain(file, asked.yaml.encode())
                self.written(asked, steps, text, asked.yaml, value, there=there)
            elif asked.value is not UNSET:
                self.valued(asked, steps, text, there=there)
            else:
                raise refused("WORKSHOP_E_ASK", file)
        except KeyError:
            raise refused("WORKSHOP_E_NO_ENTRY", f"{file} {asked.entry}") from None
        except UnicodeEncodeError:
            raise refused("WORKSHOP_E_YAML", file) from None
        except PackError as error:
            raise no_yaml(error.problems[0]) from None

    def written(self, asked: Asked, steps: list[str], text: str | None, yaml: str, value: Any, *, there: bool) -> None:
        if there and text is not None:
            self.put(asked.file, edits.set_text(asked.file, text, steps, yaml))
            self.renamed(asked, value, "changed")
            return
        self.valued(msgspec.structs.replace(asked, value=value), steps, text, there=False)

    def valued(self, asked: Asked, steps: list[str], text: str | None, *, there: bool) -> None:
        file, value = asked.file, asked.value
        if text is None or not steps:
            body = block(value, 0, Manner.of(text or ""))
            if text is None:
                text = "" if steps else None
            if not steps:
                self.whole(file, ((text or "") and edits.set_value(file, text or "", [], value)) or body + "\n")
                return
        text = self.with_container(file, text or "", steps)
        if asked.field:
            self.clash(asked, steps, text, value)
            self.put(file, edits.set_value(file, text, steps, value))
            self.note(file, asked.entry, "changed")
            return
        if there:
            text = self.by_fields(asked, steps, text)
        else:
            text = edits.set_value(file, text, steps, value, asked.place)
        self.put(file, text)
        self.renamed(asked, value, "changed" if there else "added")

    def with_container(self, file: str, text: str, steps: list[str]) -> str:
        """A list that the game's files have and this one has not yet."""
        for kind in kinds_of_game(self.game_id):
            if kind.list is None or not matches(kind, file):
                continue
            way = [*kind.list.split("/")] if kind.list else []
            if steps[: len(way)] == way and len(steps) > len(way) and not has(file, text, way):
                return edits.set_value(file, text, way, {} if not kind.named else [])
            if not way and not text.strip():
                return "[]\n"
        return text

    def by_fields(self, asked: Asked, steps: list[str], text: str) -> str:
        """Only what was changed in the form is written, so what others have changed meanwhile stays."""
        now, mine = value_at(plain(asked.file, text), steps), asked.value
        base = self.at_base(asked.file, steps)
        if not (isinstance(now, dict) and isinstance(mine, dict) and isinstance(base, dict)):
            return edits.set_value(asked.file, text, steps, mine)
        wished = [key for key in dict.fromkeys([*base, *mine]) if not same_field(base, mine, key)]
        for key in wished:
            if not same_field(base, now, key) and not same_field(mine, now, key):
                self.notice(asked, key, now.get(key))
        wished = [key for key in wished if not same_field(mine, now, key)]
        if len(wished) > FEW_FIELDS:
            merged = {key: one for key, one in now.items() if key not in wished or key in mine}
            merged |= {key: mine[key] for key in wished if key in mine}
            return edits.set_value(asked.file, text, steps, merged)
        for key in sorted(wished, key=lambda key: key in ("id", "key", "number")):  # its name last: it is found by that
            if key in mine:
                text = edits.set_value(asked.file, text, [*steps, key], mine[key])
            else:
                text = edits.remove_value(asked.file, text, [*steps, key])
        return text

    def at_base(self, file: str, steps: Sequence[str]) -> Any:
        text = self.document.text_at(file, self.after)
        try:
            return value_at(plain(file, text), steps) if text is not None else None
        except (KeyError, PackError):
            return None

    def clash(self, asked: Asked, steps: list[str], text: str, value: Any) -> None:
        """One field: whether somebody else wrote it since."""
        if self.after == self.document.seq:
            return
        base = self.at_base(asked.file, steps)
        try:
            now = value_at(plain(asked.file, text), steps)
        except KeyError:
            now = None
        if not edits.same(base, now) and not edits.same(now, value):
            self.notice(asked, asked.field, now)

    def notice(self, asked: Asked, field: str, theirs: Any) -> None:
        for change in reversed(self.document.changes[self.after :]):
            if change.key != self.key and any(file == asked.file for file, *_ in change.entries):
                self.made.notices.append(Notice(asked.file, asked.entry, field, change.seq, change.by, theirs))
                return

    def renamed(self, asked: Asked, value: Any, did: str) -> None:
        """An entry is called by a field of its own: where that has changed, one has gone and another come."""
        steps = steps_of(asked.entry)
        if steps and isinstance(value, dict) and not steps[-1].startswith("#"):
            holder = value_at(plain(asked.file, self.files[asked.file]), steps[:-1])
            name = name_of(value, 0)
            if isinstance(holder, list) and name != steps[-1]:
                if did == "added":
                    raise refused("WORKSHOP_E_ENTRY_NAME", f"{asked.file} {asked.entry}")
                self.note(asked.file, asked.entry, "removed")
                self.note(asked.file, entry_of([*steps[:-1], name]), "added")
                return
        self.note(asked.file, asked.entry, did)

    # -- words

    def word(self, asked: Asked) -> None:
        if asked.locale not in ("it", "en") or asked.text is UNSET:
            raise refused("WORKSHOP_E_ASK", asked.message[:NAME])
        file = asked.file or home_of(self.files, asked.locale, asked.message)
        if not FILE.match(file) or not file.startswith(f"locale/{asked.locale}/") or not file.endswith(".ftl"):
            raise refused("WORKSHOP_E_FILE_NAME", file[:NAME])
        try:
            text = self.files.get(file, "")
            if asked.text is None:
                self.put(file, messages.remove_message(file, text, asked.message))
            else:
                asked.text.encode()
                self.put(file, messages.set_message(file, text, asked.message, asked.text))
        except UnicodeEncodeError:
            raise refused("WORKSHOP_E_WORDS", asked.message[:NAME]) from None
        except PackError as error:
            raise refused("WORKSHOP_E_WORDS", asked.message[:NAME], error.problems[0].message) from None
        self.made.words.append((asked.locale, asked.message))

    # -- back

    def take_back(self, seq: int) -> None:
        if not 1 <= seq <= self.document.seq:
            raise refused("WORKSHOP_E_UNDO", str(seq))
        splices = self.document.undoing(seq)
        if splices is None:
            raise refused("WORKSHOP_E_UNDO", str(seq))
        for splice in splices:
            spliced(self.files, splice)
        for file in {splice.file for splice in splices} & self.files.keys():
            if file.endswith(".yaml"):
                readable(file, self.files[file])
        change = self.document.changes[seq - 1]
        swapped = {"added": "removed", "removed": "added"}
        self.made.splices += splices
        for file, entry, did in change.entries:
            self.note(file, entry, swapped.get(did, did))
        self.made.words += change.words
        self.made.undoes = seq

    # -- both

    def put(self, file: str, text: str | None) -> None:
        self.made.splices += between(file, self.files.get(file), text)
        if text is None:
            self.files.pop(file, None)
        else:
            self.files[file] = text

    def note(self, file: str, entry: str, did: str) -> None:
        self.made.entries[file, entry] = did


def home_of(files: dict[str, str], locale: str, message: str) -> str:
    """The file in which a message stands, or its sister in the other language; else the one with words most like it."""
    folder, other = f"locale/{locale}/", f"locale/{'en' if locale == 'it' else 'it'}/"
    id = message.partition(".")[0]
    mine = [name for name in sorted(files) if name.startswith(folder) and name.endswith(".ftl")]
    for name in mine:
        if id in messages.places(files[name]):
            return name
    for name in sorted(files):
        if name.startswith(other) and name.endswith(".ftl") and id in messages.places(files[name]):
            return folder + name.removeprefix(other)
    begins = id.partition("-")[0] + "-"
    like = [name for name in mine if any(one.startswith(begins) for one in messages.places(files[name]))]
    return (like or mine or [f"{folder}pack.ftl"])[-1]


def has(file: str, text: str | None, steps: Sequence[str]) -> bool:
    if text is None:
        return False
    try:
        value_at(plain(file, text), steps)
    except (KeyError, PackError):
        return False
    return True


def same_field(one: dict[str, Any], other: dict[str, Any], key: str) -> bool:
    if (key in one) != (key in other):
        return False
    return key not in one or edits.same(one[key], other[key])


def plain(file: str, text: str) -> Any:
    return read_node(file, text).value


def readable(file: str, text: str) -> None:
    try:
        read_node(file, text)
    except PackError as error:
        raise no_yaml(error.problems[0]) from None


def no_yaml(problem: Problem) -> Refused:
    return refused("WORKSHOP_E_YAML", f"{problem.file}:{problem.line}", problem.message)


def refused(code: str, key: str = "", problem: str = "") -> Refused:
    return Refused(Refusal(code, key=key, args={"problem": problem or key}))
