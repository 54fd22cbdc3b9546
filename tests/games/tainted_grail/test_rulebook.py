"""Every module with rules stands in the rulebook: a rule that was not imported is not known."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tavola.games.tainted_grail import rulebook
from tavola.kernel.flow import STEPS

ROOT = Path(rulebook.__file__).parent


def test_every_module_with_rules_stands_in_the_rulebook() -> None:
    with_rules = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        if re.search(r"^(procedure\(|@(rule|word|condition|value)\b)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    listed = {Path(str(module.__file__)).relative_to(ROOT).as_posix() for module in rulebook.RULES}
    assert len(listed) > 50
    assert with_rules == listed


def test_no_public_name_lives_in_two_rooms() -> None:
    """One word for one thing. Only steps may share a name: they are saved by it, beside the kind they belong to."""
    steps = {name for named in STEPS.values() for name in named}
    rooms: dict[str, set[str]] = defaultdict(set)
    for path in ROOT.rglob("*.py"):
        room = path.relative_to(ROOT).parts[0]
        for name in _defined(ast.parse(path.read_text(encoding="utf-8"))):
            rooms[name].add(room)
    assert {name: found for name, found in rooms.items() if len(found) > 1 and name not in steps} == {}


def _defined(module: ast.Module) -> Iterator[str]:
    """The public names that a module makes; short ones are type variables."""
    for node in module.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = [node.name] if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else []
        names += [target.id for target in targets if isinstance(target, ast.Name)]
        yield from (name for name in names if not name.startswith("_") and len(name) > 1)
