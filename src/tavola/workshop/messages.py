"""A file of words edited message by message; everything else in it stays as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec
from fluent.syntax import FluentParser, ast

from tavola.content.problems import PackError, Problem

HEAD = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ \t]*=[ \t]*", re.MULTILINE)
ATTRIBUTE = re.compile(r"^[ \t]+\.([A-Za-z][A-Za-z0-9_-]*)[ \t]*=[ \t]*", re.MULTILINE)
ENDS = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # what begins another message or a comment
NAME = re.compile(r"[a-z][a-z0-9-]{0,119}(?:\.[a-z][a-z0-9-]{0,39})?\Z")
SIGNS = "[*.}"  # no line of a text may begin with one of these
LETTERS = 20_000  # of one text


class Place(msgspec.Struct, frozen=True):
    """Where a message, or an attribute of one, stands: from its first line, from its text, to its last letter."""

    start: int
    text: int
    end: int


@lru_cache(maxsize=1_000)
def places(text: str) -> Mapping[str, Place]:
    """Every message and attribute of a file, in order; a message's own text ends where its attributes begin."""
    return dict(_places(text))


def _places(text: str) -> Iterator[tuple[str, Place]]:
    for head in HEAD.finditer(text):
        following = ENDS.search(text, head.end())
        end = following.start() if following else len(text)
        attributes = list(ATTRIBUTE.finditer(text, head.end(), end))
        edges = [*(one.start() for one in attributes), end]
        yield head[1], Place(head.start(), head.end(), last_letter(text, head.end(), edges[0]))
        for one, edge in zip(attributes, edges[1:], strict=True):
            yield f"{head[1]}.{one[1]}", Place(one.start(), one.end(), last_letter(text, one.end(), edge))


def last_letter(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def said(text: str, message: str) -> str | None:
    """The source of a message's text, without the margin of its lines."""
    place = places(text).get(message)
    if place is None:
        return None
    written = text[place.text : place.end].replace("\r\n", "\n")
    if place.end <= place.text and "." not in message:
        return None  # it has attributes only
    first, *more = written.split("\n")
    margins = [len(line) - len(line.lstrip(" ")) for line in more if line.strip()]
    margin = min(margins, default=0)
    lines = [line[margin:].rstrip() for line in more]
    return "\n".join([first, *lines] if first else lines)


def set_message(name: str, text: str, message: str, said: str) -> str:
    """The file with this text for this message; `PackError` where that is no Fluent."""
    if not NAME.match(message):
        raise PackError(Problem(name, f"{message[:80]!r} is no name of a message", field="message"))
    id, _, attribute = message.partition(".")
    known = places(text)
    margin = 8 if attribute else 4
    written = pattern(said, margin)
    check(name, message, f"{id} =\n    .{attribute} = {written}\n" if attribute else f"{id} = {written}\n")
    if message in known:
        place = known[message]
        return text[: place.text].rstrip(" ") + (" " if written[:1] != "\n" else "") + written + text[place.end :]
    if attribute and id in known:
        last = max(place.end for one, place in known.items() if one.partition(".")[0] == id)
        return f"{text[:last]}\n    .{attribute} = {written}{text[last:]}"
    if attribute:
        new = f"{id} =\n    .{attribute} = {written}\n"
    else:
        new = f"{id} = {written}\n"
    at = after_family(known, id, text)
    lead = "" if not text[:at] or text[:at].endswith("\n") else "\n"
    return f"{text[:at]}{lead}{new}{text[at:]}"


def after_family(known: Mapping[str, Place], id: str, text: str) -> int:
    """A new message stands after the last one that is named most like it, else at the end."""
    parts = id.split("-")
    for much in range(len(parts) - 1, 0, -1):
        begins = "-".join(parts[:much]) + "-"
        ends = [place.end for one, place in known.items() if one.startswith(begins)]
        if ends:
            end = text.find("\n", max(ends))
            return len(text) if end < 0 else end + 1
    return len(text)


def remove_message(name: str, text: str, message: str) -> str:
    """The file without a message and its attributes, or without one attribute."""
    known = places(text)
    if message not in known:
        raise PackError(Problem(name, f"there is no message {message[:80]!r}", field=message[:80]))
    place = known[message]
    id, _, attribute = message.partition(".")
    family = [one for key, one in known.items() if key.partition(".")[0] == id]
    alone = attribute and known[id].end <= known[id].text and len(family) == 2
    if alone:
        place = known[id]
    end = place.end if attribute and not alone else max(one.end for one in family)
    stop = text.find("\n", end)
    return text[: place.start] + ("" if stop < 0 else text[stop + 1 :])


def pattern(said: str, margin: int) -> str:
    """A text as it is written behind the `=`: more lines are moved in, a line that begins with a sign is guarded."""
    lines = [line.rstrip() for line in said.replace("\r\n", "\n").strip("\n").split("\n")]
    if lines[0][:1] == " ":
        lines[0] = '{""}' + lines[0]
    if len(lines) == 1:
        return lines[0] or '{""}'
    lines = [guarded(line) for line in lines]
    return "".join("\n" + (" " * margin + line if line else "") for line in lines)


def guarded(line: str) -> str:
    bare = line.lstrip(" ")
    return f'{line[: len(line) - len(bare)]}{{"{bare[0]}"}}{bare[1:]}' if bare[:1] and bare[0] in SIGNS else line


def check(name: str, message: str, written: str) -> None:
    """One message and nothing else."""
    if len(written) > LETTERS:
        raise PackError(Problem(name, f"a text has at most {LETTERS} letters", field=message))
    body = FluentParser(with_spans=False).parse(written).body
    junk = next((entry for entry in body if isinstance(entry, ast.Junk)), None)
    if junk is not None:
        raise PackError(Problem(name, f"this is not Fluent: {junk.annotations[0].message}", field=message))
    id, _, attribute = message.partition(".")
    one = body[0] if len(body) == 1 else None
    if (
        not isinstance(one, ast.Message)
        or one.id.name != id
        or [a.id.name for a in one.attributes] != [name for name in [attribute] if name]
    ):
        raise PackError(Problem(name, "this is not the text of one message", field=message))


def lines_ok(text: str) -> int:
    """The line of the first thing in a file of words that is no message; 0 where all is well."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            return text.count("\n", 0, entry.span.start if entry.span else 0) + 1
    return 0
