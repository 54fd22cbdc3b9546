"""No module of `src` imports itself by way of others. Says each ring, and fails where there is one.

Imports inside functions count: they only hide a ring. Imports for types alone (`if TYPE_CHECKING:`) do not: they never
run. Nor does the import of its own package that every module makes.

Referees are looked at as one module a game: they read the rulebook a second time, without a stack, as functions that
call each other, and where rules come back to each other so do they.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHOLE = ("tavola.referee.realm_of_sand", "tavola.referee.sangue_reale", "tavola.referee.tainted_grail")
Graph = dict[str, set[str]]


def modules_in(source: Path) -> dict[str, Path]:
    found = {".".join(path.relative_to(source).with_suffix("").parts): path for path in sorted(source.rglob("*.py"))}
    return {name.removesuffix(".__init__"): path for name, path in found.items()}


def nodes_that_run(node: ast.AST) -> Iterator[ast.AST]:
    """All of them but what stands under `if TYPE_CHECKING:`."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            yield child
            yield from nodes_that_run(child)


def imported(path: Path, modules: dict[str, Path]) -> set[str]:
    """The modules that a file imports; `from package import module` names the module."""
    found: set[str] = set()
    for node in nodes_that_run(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found.update(name if name in modules else node.module for name in names)
    return found & modules.keys()


def unit(name: str) -> str:
    return next((package for package in WHOLE if name.startswith(f"{package}.")), name)


def graph_of(source: Path) -> Graph:
    modules = modules_in(source)
    graph: Graph = {}
    for name, path in modules.items():
        graph.setdefault(unit(name), set()).update(map(unit, imported(path, modules)))
    return {name: targets - {name} for name, targets in graph.items()}


def rings(graph: Graph) -> list[list[str]]:
    """Groups of modules that all reach each other: what is left when ends are taken off until there are none."""
    left = {name: set(targets) for name, targets in graph.items()}
    while ends := {name for name, targets in left.items() if not targets}:
        left = {name: targets - ends for name, targets in left.items() if name not in ends}
    reach = {name: _reached(left, name) for name in left}
    groups = {frozenset(other for other in reach[name] if name in reach[other]) for name in left if name in reach[name]}
    return sorted(sorted(group) for group in groups)


def _reached(graph: Graph, start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for target in graph[waiting.pop()] - seen:
            seen.add(target)
            waiting.append(target)
    return seen


def main(source: Path = ROOT / "src") -> int:
    found = rings(graph_of(source))
    for ring in found:
        print(f"import ring of {len(ring)}: {', '.join(ring)}")
    print(f"{len(modules_in(source))} modules, {len(found)} import rings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
