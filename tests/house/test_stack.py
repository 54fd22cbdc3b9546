"""The stack is the kernel's: whoever else ends or changes what is under way says so with `leave`, `unwind`, `stop` or
`amend`. Tools that set a table up by hand (fuzz, testing) are no part of play."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavola

ROOT = Path(tavola.__file__).parent
CHANGES = ("append", "clear", "extend", "insert", "pop", "remove", "reverse")


def is_stack(node: ast.AST) -> bool:
    """`g.stack` or `g.steps`, whole or in part, whatever the table is called."""
    if isinstance(node, ast.Subscript):
        return is_stack(node.value)
    if not isinstance(node, ast.Attribute) or node.attr not in ("stack", "steps"):
        return False
    return isinstance(node.value, ast.Name) and node.value.id != "self"


def edits(code: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                if is_stack(node):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name, value=changed)) if name in CHANGES and is_stack(changed):
                yield node.lineno


@pytest.mark.parametrize(
    "line",
    ["g.stack.pop()", "g.steps.clear()", "g.stack[3] = do", "g.stack, g.open = [], []", "del g.stack[2:]"],
)
def test_an_edit_is_found(line: str) -> None:
    assert list(edits(line)) == [1]


@pytest.mark.parametrize(
    "line", ["top = g.stack[-1]", "self.steps = {}", "g.summoning.steps += 1", "any(do for do in g.stack)"]
)
def test_a_look_is_none(line: str) -> None:
    assert list(edits(line)) == []


@pytest.mark.parametrize("package", ["games", "service", "bots", "lab", "server"])
def test_nobody_but_the_kernel_edits_the_stack(package: str) -> None:
    paths = list((ROOT / package).rglob("*.py"))
    assert paths
    found = [f"{path.name}:{line}" for path in paths for line in edits(path.read_text(encoding="utf-8"))]
    assert found == []
