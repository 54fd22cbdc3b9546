"""Which messages the code says: the ones it names outright, and the pieces from which it builds the names of others."""

from __future__ import annotations

import ast
import re
import threading
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from tavola.content.source import PackError, PackSource
from tavola.content.yaml import read_plain
from tavola.kernel.text import message_id

MESSAGE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+(\.[a-z-]+)?\Z")
REFUSAL = re.compile(r"[A-Z]{2,8}_E_[A-Z0-9_]*[A-Z0-9]\Z")
PREFIXES = ("prompt", "option", "event", "refusal", "ending")  # put before names by the kernel
SAYERS = {"say", "words", "Message"}
ASKERS = {"ask": 2, "ask_keys": 2, "ask_each": 1, "ask_any": 1}  # where the prompt stands among the arguments


class CodeWords:
    """What a part of the code says. `needed`: messages and the arguments given with them, where that can be read."""

    def __init__(self) -> None:
        self.needed: dict[str, set[str] | None] = {}
        self.atoms: set[str] = set(PREFIXES)
        self.places: dict[str, str] = {}  # where each of them is said first, as far as one line says it

    def need(self, id: str, args: set[str] | None = None, place: str = "") -> None:
        """The same message said twice is given what both places give."""
        if place:
            self.places.setdefault(id, place)
        known = self.needed.get(id, args)
        self.needed[id] = None if known is None or args is None else known & args

    def learn(self, text: str) -> None:
        """A short text that may be a part of a message's name."""
        if len(text) <= 80 and " " not in text:
            text = text.lower() if text.isupper() else text
            self.atoms.update(message_id(part).strip("-") for part in text.split(":"))

    def may_say(self, id: str) -> bool:
        """Whether the name is made of pieces that the code or the pack knows, numbers included."""
        return _is_made_of(id.partition(".")[0].split("-"), self.atoms)


def _is_made_of(pieces: list[str], atoms: set[str]) -> bool:
    reached = [True] + [False] * len(pieces)
    for end in range(1, len(pieces) + 1):
        reached[end] = any(
            reached[start] and ("-".join(pieces[start:end]) in atoms or (end - start == 1 and pieces[start].isdigit()))
            for start in range(end)
        )
    return reached[-1]


def words_of_code(files: Iterable[Path], *, prompts: bool = True) -> CodeWords:
    """What these files say. `prompts` says that a question called "x" needs the message `prompt-x`."""
    found = CodeWords()
    with _ONE_BY_ONE:
        for path in files:
            at = path.stat()
            one = _read_code(path, at.st_size, at.st_mtime_ns, prompts)
            found.atoms |= one.atoms
            for id, args in one.needed.items():
                found.need(id, args)
            for id, place in one.places.items():
                found.places.setdefault(id, place)
    return found


_ONE_BY_ONE = threading.Lock()  # Python 3.11 loses count where two threads parse at once


@lru_cache(maxsize=2_000)
def _read_code(path: Path, _size: int, _mtime: int, prompts: bool) -> CodeWords:
    """One file as it is just now."""
    found = CodeWords()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.learn(node.value)
            if REFUSAL.match(node.value):
                found.need(message_id("refusal", node.value.lower()), place=f"{path.name}:{node.lineno}")
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.learn(node.name)
            found.places.setdefault(message_id("event", node.name), f"{path.name}:{node.lineno}")  # if it is one
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.learn(node.target.id)  # a word of a pack is named by the field of its record
        elif isinstance(node, ast.Call):
            _hear(found, node, prompts, f"{path.name}:{node.lineno}")
    return found


def _hear(found: CodeWords, call: ast.Call, prompts: bool, place: str) -> None:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name in SAYERS:
        id = _text(call.args, 0)
        if id and MESSAGE.match(id):
            found.need(id, _given(call) if name != "Message" else None, place)
    elif name in ASKERS and prompts:
        if prompt := _text(call.args, ASKERS[name]):
            found.need(message_id("prompt", prompt), place=place)
    elif name == "Outcome":
        ending = _text(call.args, 2) or _text([word.value for word in call.keywords if word.arg == "ending"], 0)
        if ending:
            found.need(message_id("ending", ending), place=place)


def _text(arguments: list[ast.expr], place: int) -> str:
    if place < len(arguments) and isinstance(found := arguments[place], ast.Constant) and isinstance(found.value, str):
        return found.value
    return ""


def _given(call: ast.Call) -> set[str] | None:
    """The names of the arguments, or None where some are only known when the code runs."""
    names = {word.arg for word in call.keywords}
    return None if None in names else {name for name in names if name is not None}


def words_of_pack(source: PackSource) -> set[str]:
    """The pieces that the names of a pack's messages may be made of: every short text in its YAML files."""
    found = CodeWords()
    for name in source.names():
        try:
            value, _ = read_plain(name, source.files[name])
        except PackError:
            continue  # said by whoever decodes the file
        for text in _texts(value):
            found.learn(text)
    return found.atoms


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _texts(inner)
