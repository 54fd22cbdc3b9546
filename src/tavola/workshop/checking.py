"""What is wrong with a pack in the making: at once what each file says, a little later what the whole pack says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from tavola import games
from tavola.content.problems import PackError, Problem
from tavola.content.source import PackSource
from tavola.content.yaml import decode, read_plain
from tavola.kernel.do import Do
from tavola.library.finding import find_game, find_pack
from tavola.library.lint import lint_pack
from tavola.library.locating import Way, reach, steps, way_to, with_lines
from tavola.library.schema import WatchedSource
from tavola.workshop.document import source_of
from tavola.workshop.kinds import KINDS, listed
from tavola.workshop.ranges import entry_of, name_of, steps_of
from tavola.workshop.wire import Fault

MOST = 500  # faults told at a time

Shape = tuple[Any, type[Do] | None]


class Shapes:
    """As what each file of a game's packs is read; learnt from a pack that is known to be good."""

    def __init__(self, kinds: Mapping[str, Shape]) -> None:
        self._kinds: dict[str, Shape] = dict(kinds)
        self._folders = {
            f"{name.rpartition('/')[0]}/*.yaml" if "/" in name else name: kind for name, kind in kinds.items()
        }
        alike = {kind for name, (kind, _) in kinds.items() if name != "pack.yaml"}
        if len(alike) == 1:  # any file holds any list
            self._folders["*.yaml"] = next(kind for name, kind in kinds.items() if name != "pack.yaml")

    def patterns(self) -> list[tuple[str, Shape]]:
        """Each kind of file once: `maps/*.yaml` stands for all in a folder."""
        if "*.yaml" in self._folders:
            return [("*.yaml", self._folders["*.yaml"]), ("pack.yaml", self._kinds["pack.yaml"])]
        return sorted(self._folders.items())

    def of(self, file: str) -> Shape | None:
        if file in self._kinds:
            return self._kinds[file]
        found = (kind for pattern, kind in self._folders.items() if fnmatchcase(file, pattern))
        return next(found, None)


def folder_of(name: str) -> str:
    return name.rpartition("/")[0]


def shapes_of(game_id: str) -> Shapes:
    source = find_pack(games.info(game_id).default_pack)
    watched = WatchedSource(source.id, source.files)
    find_game(game_id).open_box(watched)
    return Shapes(watched.kinds)


def faults_of_file(game_id: str, shapes: Shapes, file: str, text: str) -> list[Fault]:
    """What its types say of one file."""
    shape = shapes.of(file)
    if shape is None or file == "story.yaml":
        return []
    try:
        decode(file, text.encode(), *shape)
    except PackError as error:
        return placed(game_id, {file: text}, error.problems)
    return []


class CheckAsk(msgspec.Struct, frozen=True):
    """A whole pack to be looked at in a helping process."""

    game: str
    files: dict[str, str]


def check_pack(_: Any, ask: CheckAsk, __: Any = None) -> list[Fault]:
    """Every fault that the linter finds."""
    try:
        plain = source_of(ask.files)
        source = KeptSource(plain.id, plain.files)
    except PackError as error:
        return placed(ask.game, ask.files, error.problems)
    return placed(ask.game, ask.files, all_problems(ask.game, source))


class HurryAsk(msgspec.Struct, frozen=True):
    """The YAML files of a pack, and those of them that were touched."""

    game: str
    files: dict[str, str]
    touched: list[str]


def check_touched(_: Any, ask: HurryAsk, __: Any = None) -> list[Fault]:
    """What can be said at once of some files: each game has a way of its own."""
    touched = [name for name in ask.touched if name in ask.files]
    try:
        source = KeptSource(source_of(ask.files).id, {name: text.encode() for name, text in ask.files.items()})
        problems = import_module(f"tavola.workshop.{ask.game}").hurried(source, touched) if ask.game in KINDS else []
    except PackError as error:
        problems = list(error.problems)
    return placed(ask.game, ask.files, with_lines(source_of(ask.files, "-"), problems))


class KeptSource(PackSource):
    """Files that were decoded before are not decoded again by this process."""

    def read(self, name: str, kind: Any, deeds: type[Do] | None = None) -> Any:
        if name not in self.files:
            return super().read(name, kind, deeds)
        return decoded(name, self.files[name], kind, deeds)


@lru_cache(maxsize=2_000)
def decoded(name: str, data: bytes, kind: Any, deeds: type[Do] | None) -> Any:
    return decode(name, data, kind, deeds)


def all_problems(game_id: str, source: PackSource) -> list[Problem]:
    manifest = source.manifest()
    if manifest.game != game_id:
        return [Problem("pack.yaml", f"the pack is for {manifest.game!r}, not for {game_id!r}", field="game", line=1)]
    return lint_pack(source)


# -- where


def placed(game_id: str, files: Mapping[str, str], problems: Iterable[Problem]) -> list[Fault]:
    """Each fault at the entry of the outline in which it lies."""
    atlas = Atlas(game_id, files)
    return [atlas.fault(problem) for problem in list(problems)[:MOST]]


class Atlas:
    """The entries of files, read when a fault lies in them."""

    def __init__(self, game_id: str, files: Mapping[str, str]) -> None:
        self.game_id, self.files = game_id, files
        self._read: dict[str, tuple[Any, set[tuple[str, ...]]]] = {}

    def fault(self, problem: Problem) -> Fault:
        entry, field = ("", problem.field or problem.entry)
        if problem.file.endswith(".yaml") and problem.file in self.files:
            entry, field = self.entry_and_field(problem)
        elif problem.file.endswith(".ftl"):
            field = problem.entry or problem.field
        return Fault(problem.file, entry, field, problem.line, problem.message, problem.rule, problem.warning)

    def entry_and_field(self, problem: Problem) -> tuple[str, str]:
        value, entries = self.read(problem.file)
        way, missing = way_to(value, problem) or ((), steps(problem.field))
        names = names_on(value, way)
        for much in range(len(names), -1, -1):
            if tuple(names[:much]) in entries or not much:
                return entry_of(names[:much]), written((*way[much:], *missing))
        return "", problem.field

    def read(self, file: str) -> tuple[Any, set[tuple[str, ...]]]:
        if file not in self._read:
            try:
                value = read_plain(file, self.files[file].encode())[0]
            except PackError:
                value = None
            self._read[file] = (value, {one.entry for one in listed(self.game_id, file, value)})
        return self._read[file]


def names_on(value: Any, way: Way) -> list[str]:
    """A way in keys and numbers as the steps of a path."""
    names: list[str] = []
    for nth, step in enumerate(way):
        held = reach(value, way[:nth])
        names.append(name_of(held[step], step) if isinstance(held, list) and isinstance(step, int) else str(step))
    return names


def written(way: Sequence[str | int]) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way).lstrip(".")


def among(faults: Iterable[Fault], file: str, entry: str) -> list[Fault]:
    """Those of one entry and of what lies in it."""
    wanted = steps_of(entry)
    return [one for one in faults if one.file == file and steps_of(one.entry)[: len(wanted)] == wanted]
