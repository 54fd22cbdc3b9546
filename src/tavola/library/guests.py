"""Games that do not ship with the program: found, made known, and their packs with them.

A guest is a Python package whose module `info` has `INFO`, a `GameInfo`. It is found where it is installed with an
entry point `<anything> = "<package>.info:INFO"` in the group `tavola.games`, or by the path of its folder in
TAVOLA_GAMES. Its packs and words lie in the folder `packs` inside the package. A guest is code and may do what the
program may do: who hosts a table installs only games that can be trusted.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from tavola import games
from tavola.games import GameInfo

GROUP = "tavola.games"
ABOUT = "game-about"  # the message by which a guest says in a line what it is
NAMED = "TAVOLA_GAMES"  # folders of packages, joined as paths are
log = logging.getLogger("tavola.guests")


def invite() -> list[str]:
    """Makes every guest known that can be found; one that cannot be loaded is left out, and the log says why."""
    known: list[str] = []
    for name, load in _found():
        try:
            info = load()
            if not isinstance(info, GameInfo):
                raise TypeError(f"{name} is no GameInfo")
            if not info.package or find_spec(info.package) is None:
                raise LookupError(f"the rules of {info.id!r} are not found: package={info.package!r}")
            games.welcome(info)
            known.append(info.id)
        except Exception as error:  # it is somebody else's code: whatever goes wrong there must not stop ours
            log.warning("the game %s cannot sit down: %s: %s", name, type(error).__name__, error)
    return known


def guest_packs() -> list[Path]:
    """The folders in which guests keep their packs and words."""
    folders = [folder_of(info.package) / "packs" for info in games.GAMES.values() if info.package]
    return [folder for folder in folders if folder.is_dir()]


def is_guest(game_id: str) -> bool:
    return game_id in games.GAMES and bool(games.GAMES[game_id].package)


def guest_rules(game_id: str, language: str) -> Path | None:
    """The catalogue that a guest brought: `rules.md` beside its code, `rules.it.md` for readers of Italian."""
    if not is_guest(game_id):
        return None
    file = folder_of(games.GAMES[game_id].package) / ("rules.md" if language == "en" else f"rules.{language}.md")
    return file if file.is_file() else None


def folder_of(package: str) -> Path:
    """Where a guest's code lies."""
    spec = find_spec(package)
    return Path((spec.submodule_search_locations or ["."])[0]) if spec else Path()


class _Named:
    """A package in a folder: its parent is searched for modules from now on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self) -> object:
        if not (self.folder / "info.py").is_file():
            raise FileNotFoundError(f"no info.py in {self.folder}")
        if (parent := str(self.folder.parent)) not in sys.path:
            sys.path.append(parent)
        return import_module(f"{self.folder.name}.info").INFO


def _found() -> Iterator[tuple[str, Callable[[], object]]]:
    for point in entry_points(group=GROUP):
        yield point.name, point.load
    for folder in os.environ.get(NAMED, "").split(os.pathsep):
        if folder:
            yield folder, _Named(Path(folder).expanduser().resolve())
