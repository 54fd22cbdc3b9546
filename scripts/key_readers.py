"""Fails where anybody but the codec (`kernel/choice_keys.py`) takes the key of an answer apart.

Referees read keys by themselves on purpose, since they share nothing with the rules they watch; the fuzzer makes keys
that are none.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tavola"
CODEC = "kernel/choice_keys.py"
APART = ("referee/", "fuzz/")
CUTS = (
    *("partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("index", "rindex", "find", "rfind", "replace"),
)
PATTERNS = ("match", "fullmatch", "search", "split", "findall", "finditer", "sub")  # of a regular expression
NAMES = ("key", "keys", "answer", "option")  # what an answer's key is called


def places(tree: ast.AST) -> Iterator[int]:
    """The lines on which a key is cut at its colons, or at a number of letters."""
    keys = {*NAMES, *(name for node in ast.walk(tree) for name in _other_names(node))}
    yield from (node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr) and _cuts(node, keys))


def _cuts(node: ast.expr, keys: set[str]) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_own = node.func.attr in CUTS and _is_key(node.func.value, keys)
        is_pattern = node.func.attr in PATTERNS and any(_is_key(argument, keys) for argument in node.args)
        return (is_own or is_pattern) and any(":" in text for text in _texts(node))
    if isinstance(node, ast.Compare):
        is_looked_for = isinstance(node.left, ast.Constant) and ":" in str(node.left.value)
        return is_looked_for and isinstance(node.ops[0], ast.In | ast.NotIn) and _is_key(node.comparators[0], keys)
    return isinstance(node, ast.Subscript) and _is_key(node.value, keys) and _from_a_number(node.slice)


def _other_names(node: ast.AST) -> Iterator[str]:
    """What a key is called where it comes from a choice or a decision: `chosen = choice.key`, `for one in legal()`."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "key":
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, (ast.For, ast.comprehension)) and isinstance(node.target, ast.Name) and _are_keys(node.iter):
        yield node.target.id


def _are_keys(listed: ast.expr) -> bool:
    """`decision.keys`, `decision.legal()`; not `words.keys()`, which are those of a mapping."""
    if isinstance(listed, ast.Call) and isinstance(listed.func, ast.Attribute):
        return listed.func.attr == "legal"
    return isinstance(listed, ast.Attribute) and listed.attr == "keys"


def _from_a_number(cut: ast.expr) -> bool:
    return isinstance(cut, ast.Slice) and isinstance(cut.lower, ast.Constant)


def _is_key(node: ast.expr, keys: set[str]) -> bool:
    return (isinstance(node, ast.Name) and node.id in keys) or (isinstance(node, ast.Attribute) and node.attr == "key")


def _texts(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        for part in ast.walk(argument):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def readers(source: Path) -> dict[str, list[int]]:
    """The files that take keys apart, each with its lines."""
    found: dict[str, list[int]] = {}
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source).as_posix()
        if name == CODEC or name.startswith(APART):
            continue
        lines = sorted(places(ast.parse(path.read_text(encoding="utf-8"))))
        if lines:
            found[name] = lines
    return found


def main() -> int:
    found = readers(SOURCE)
    for name, lines in found.items():
        print(f"{name}: a key is taken apart on line {', '.join(map(str, lines))}")
    print(f"{sum(map(len, found.values()))} places besides the codec")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
