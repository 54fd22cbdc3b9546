"""Which tests drive a game: read from their code, without running it.

A test drives a game if it, or something of the tests that it names, gives an answer, asks why not, or looks at a view;
it opens one if it opens a table, or loads or lints a pack. What is named counts as used, so a test that names an answer
and never comes to it would be believed here; `tests/driving.py` watches the tests as they run and refuses that.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from tavola.devtools.trees import tree_of

# What a game is asked and told, by the names of its methods; `take`, `Match` and `sight` do so for a whole table.
ANSWERS = frozenset(
    (
        *("answer", "answer_until", "carry_out", "take", "Match"),
        *("why_not", "refused", "refusal", "preview", "detail"),
        *("view", "sight", "describe", "label", "refs", "tell", "outcome", "next_table", "resample"),
    )
)
OPENS = frozenset(("box_of", "lint", "lint_content", "lint_pack", "open_box", "open_table", "set_up"))

Place = tuple[Path, str]  # a module of the tests and a name in it


class Module:
    """What a module of the tests defines and what it takes from others."""

    def __init__(self, path: Path, tests: Path) -> None:
        self.path, self.tests = path, tests
        self.tree = tree_of(path.read_text(encoding="utf-8"))

    @cached_property
    def defines(self) -> dict[str, list[ast.AST]]:
        found: dict[str, list[ast.AST]] = {}
        for node in self.tree.body:
            for name in _names_bound_by(node):
                found.setdefault(name, []).append(node)
        return found

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """By the name used here: the module and the name there; a module itself has no name there."""
        found: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
            elif isinstance(node, ast.Import):
                found |= {alias.asname or alias.name: (alias.name, "") for alias in node.names}
        return found

    def find(self, owner: str) -> list[ast.AST]:
        """The nodes called `test_a` or `TestB::test_c`; `module` is all of it."""
        if owner == "module":
            return [self.tree]
        nodes = self.defines.get(owner.partition("::")[0], [])
        for name in owner.split("::")[1:]:
            nodes = [inner for node in nodes for inner in ast.iter_child_nodes(node) if _is_called(inner, name)]
        return nodes


def _names_bound_by(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield node.name
        case ast.Assign(targets=targets):
            yield from (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _is_called(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == name


class Drivers:
    """Looks the tests up one by one; modules are read once."""

    def __init__(self, tests: Path) -> None:
        self.tests = tests
        self._modules: dict[Path, Module | None] = {}
        self._steps: dict[Place, tuple[set[str], list[Place]]] = {}

    def drives(self, where: str) -> bool:
        """Whether `tests/games/test_a.py::test_b` gives a game answers or asks it something."""
        return not ANSWERS.isdisjoint(self._words(where))

    def opens(self, where: str) -> bool:
        """Whether it opens a table, or loads or lints a pack."""
        return not OPENS.isdisjoint(self._words(where))

    def _words(self, where: str) -> set[str]:
        """The words of ANSWERS and OPENS that a test leads to."""
        file, _, owner = where.partition("::")
        ahead: list[Place] = [(self.tests.parent / file, owner)]
        seen, found = set(ahead), set()
        while ahead:
            words, further = self._step(ahead.pop())
            found |= words
            ahead += [place for place in further if place not in seen]
            seen.update(further)
        return found

    def _step(self, place: Place) -> tuple[set[str], list[Place]]:
        """The words that a name of a module says itself, and the names of the tests that it leads to."""
        if place not in self._steps:
            module = self._module(place[0])
            nodes = module.find(place[1]) if module is not None else []
            words = {word for node in nodes for word in _called_in(node)}
            named = sorted({name for node in nodes for name in _named_in(node)})
            places = [self._follow(module, name) for name in named] if module is not None else []
            self._steps[place] = words, [there for there in places if there is not None]
        return self._steps[place]

    def _follow(self, module: Module, name: str) -> Place | None:
        """Where a name of this module is defined among the tests: here, in what is imported, in a fixture."""
        if name in module.defines:
            return module.path, name
        if name in module.imports:
            source, there = module.imports[name]
            path = self.tests.parent / (source.replace(".", "/") + ".py")
            return (path, there or "module") if source.startswith("tests.") and self._module(path) else None
        for folder in [module.path.parent, *module.path.parents]:
            fixtures = self._module(folder / "conftest.py")
            if fixtures is not None and name in fixtures.defines:
                return fixtures.path, name
            if folder == self.tests:
                return None
        return None

    def _module(self, path: Path) -> Module | None:
        if path not in self._modules:
            self._modules[path] = Module(path, self.tests) if path.is_file() else None
        return self._modules[path]


def _called_in(node: ast.AST) -> set[str]:
    """The words among those that matter which a node calls, as a method or by a name of the project."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            name = inner.func.attr if isinstance(inner.func, ast.Attribute) else getattr(inner.func, "id", "")
            found |= {name} & (ANSWERS | OPENS)
    return found


def _named_in(node: ast.AST) -> set[str]:
    """Every plain name in a node, and the arguments of functions, which may be fixtures."""
    found = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    return found | {inner.arg for inner in ast.walk(node) if isinstance(inner, ast.arg)}
