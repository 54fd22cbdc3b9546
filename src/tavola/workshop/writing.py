"""Plain values as YAML that reads back as the same values, in the manner of the packs: short things on one line."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from tavola.content.yaml import PLAIN, POINT

WIDTH = 108
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_./-]*(?: [A-Za-z0-9_./-]+)*\Z")
ODD = re.compile(r"[^\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]|[\u2028\u2029]")
ELSEWHERE = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}  # what other readers take for something else
SPACED = re.compile(r"\{ \w")
LEVEL_LISTS = re.compile(r"^( *)(?:- )?[\w-]+:\n\1- ", re.MULTILINE)


class Manner(msgspec.Struct, frozen=True):
    """How a file is written: `{ a: 1 }` or `{a: 1}`, lists under a key further in or not."""

    spaced: bool = False
    indented: bool = True

    @classmethod
    def of(cls, text: str) -> Manner:
        return cls(SPACED.search(text) is not None, LEVEL_LISTS.search(text) is None)


def scalar(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return number(value)
    text = str(value)
    if WORD.match(text) and text.lower() not in ELSEWHERE and text not in PLAIN and len(text) > 1:
        return text
    if len(text) == 1 and text.isascii() and text.isalpha() and text not in "yYnN":
        return text
    return ODD.sub(lambda odd: escaped(odd[0]), json.dumps(text, ensure_ascii=False))


def number(value: float) -> str:
    text = repr(value)
    if isinstance(value, int) or POINT.match(text):
        return text
    return f"{value:.12f}".rstrip("0") + ("" if value % 1 else "0")


def escaped(letter: str) -> str:
    return f"\\U{ord(letter):08x}" if ord(letter) > 0xFFFF else f"\\u{ord(letter):04x}"


def flow(value: Any, manner: Manner) -> str:
    """On one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key_text(key)}: {flow(one, manner)}" for key, one in value.items())
        return f"{{ {inside} }}" if manner.spaced and inside else f"{{{inside}}}"
    if isinstance(value, list):
        return f"[{', '.join(flow(one, manner) for one in value)}]"
    return scalar(value)


def key_text(key: str) -> str:
    """Keys are texts whatever they look like, so numbers need no quotes; `true` does, for other readers."""
    return key if re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]*", key) else json.dumps(key, ensure_ascii=False)


def depth(value: Any) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


def is_short(value: Any, column: int, manner: Manner) -> bool:
    if not isinstance(value, (dict, list)) or not value:
        return True
    return depth(value) <= 3 and column + len(flow(value, manner)) <= WIDTH


def block(value: Any, column: int, manner: Manner) -> str:
    """Over several lines; the first one stands where it is put, the others are moved in by `column`."""
    gap = "\n" + " " * column
    if isinstance(value, dict) and value:
        return gap.join(
            key_text(key) + ":" + under_key(one, column, manner, len(key) + 2) for key, one in value.items()
        )
    if isinstance(value, list) and value:
        return gap.join("- " + element(one, column + 2, manner) for one in value)
    return flow(value, manner)


def under_key(value: Any, column: int, manner: Manner, used: int) -> str:
    """What follows on `key:`."""
    if is_short(value, column + used, manner):
        return " " + flow(value, manner)
    further = column if isinstance(value, list) and not manner.indented else column + 2
    return "\n" + " " * further + block(value, further, manner)


def element(value: Any, column: int, manner: Manner) -> str:
    return flow(value, manner) if is_short(value, column, manner) else block(value, column, manner)
