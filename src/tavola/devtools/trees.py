"""Our sources as syntax trees: each text is parsed once a process, however many games and readers ask for it."""

from __future__ import annotations

import ast
from functools import cache


@cache
def tree_of(text: str) -> ast.Module:
    """The tree of a module's text. It is shared: nobody changes it."""
    return ast.parse(text)
