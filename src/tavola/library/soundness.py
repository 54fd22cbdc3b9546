"""Which packs were found sound: a pack is held to its game's invariants when it is loaded, and once is enough.

A mark stands for the content of one pack, looked at by the checks of one version of its game; it is an empty file in
the user's cache folder. Where nothing can be written there, a pack is looked at again by every process.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Any

from tavola.content.source import PackError, PackSource
from tavola.library import places

MOST_MARKS = 200  # who writes a pack leaves one behind for every change


def hold_to_invariants(game: Any, source: PackSource) -> None:
    """`PackError` with every fault that is more than a warning; words are the linter's affair."""
    mark = places.cache_folder() / "sound-packs" / mark_of(game, source)
    if mark.is_file():
        return
    look = getattr(game, "lint_content", game.lint)
    if faults := [problem for problem in look(source) if not problem.warning]:
        raise PackError(*faults)
    with suppress(OSError):
        leave(mark)


def mark_of(game: Any, source: PackSource) -> str:
    """Changes with the pack's YAML files and with the code that looks at them."""
    digest = hashlib.sha256(f"{source.id}@{source.digest}".encode())
    for folder in (Path(str(game.__file__)).parent, places.PACKAGE / "content"):
        for path in sorted(folder.rglob("*.py")):
            found = path.stat()
            digest.update(f"{path.name} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def leave(mark: Path) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    marks = sorted(mark.parent.iterdir(), key=lambda path: path.stat().st_mtime_ns)
    for old in marks[: max(0, len(marks) + 1 - MOST_MARKS)]:
        old.unlink(missing_ok=True)
    mark.touch()
