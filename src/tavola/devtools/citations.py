"""Who speaks of a clause: tests that cite it, functions that name it; read from the code without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tavola.devtools.trees import tree_of

CLAUSE_ID = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


class Citation(msgspec.Struct, frozen=True):
    """One clause named at one place: `tests/games/duel/test_plans.py::test_same_plan`."""

    clause: str
    where: str
    line: int
    by_helpers: bool = False  # the test says itself that it looks at helpers alone: `rule("SR-4.7", by="helpers")`


def cited_by_tests(tests: Path, root: Path) -> list[Citation]:
    """Every `pytest.mark.rule("SR-4.7", ...)` below a folder."""
    found: list[Citation] = []
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" in text:
            name = path.relative_to(root).as_posix()
            for call, owner in _marks(tree_of(text)):
                aside = any(word.arg == "by" and _literal(word.value) == "helpers" for word in call.keywords)
                found += [Citation(_literal(each), f"{name}::{owner}", call.lineno, aside) for each in call.args]
    return found


def _marks(node: ast.AST, owner: str = "module") -> Iterator[tuple[ast.Call, str]]:
    """Marks with the function or class that they belong to; a decorator belongs to what it decorates."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _marks(child, child.name if owner == "module" else f"{owner}::{child.name}")
        else:
            if isinstance(child, ast.Call) and _is_rule_mark(child.func):
                yield child, owner
            yield from _marks(child, owner)


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute) and function.attr == "rule" and ast.unparse(function.value)[-4:] == "mark"
    )


def _literal(argument: ast.expr) -> str:
    """A citation is a text that can be read here; anything else is shown as it stands and so names no clause."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def named_in_code(folder: Path, root: Path) -> list[Citation]:
    """Every clause that a docstring, a comment or a refusal below a folder names, with the function around it."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(root).as_posix()
        owners = _owners(tree_of(text), "") if CLAUSE_ID.search(text) else []
        for line, content in enumerate(text.splitlines(), start=1):
            for clause in CLAUSE_ID.findall(content):
                found.append(Citation(clause, f"{name}::{_owner(owners, line)}", line))
    return found


Span = tuple[int, int, str]


def _owners(tree: ast.AST, inside: str) -> list[Span]:
    """Functions and classes with their first and last lines, decorators included; inner ones after outer ones."""
    spans: list[Span] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}.{node.name}" if inside else node.name
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            spans.append((first, node.end_lineno or node.lineno, name))
            spans += _owners(node, name)
        else:
            spans += _owners(node, inside)
    return spans


def _owner(spans: list[Span], line: int) -> str:
    """The innermost function around a line; a comment right above a function belongs to it."""
    around = [span for span in spans if span[0] <= line <= span[1]]
    below = [span for span in spans if 0 < span[0] - line <= 2]
    return around[-1][2] if around else below[0][2] if below else "module"
