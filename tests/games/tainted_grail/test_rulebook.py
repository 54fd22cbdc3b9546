"""Every module with rules stands in the rulebook: a rule that was not imported is not known."""

from __future__ import annotations

import re
from pathlib import Path

from tavola.games.tainted_grail import rulebook

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
