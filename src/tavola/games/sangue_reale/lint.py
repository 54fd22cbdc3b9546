"""The cross-checks of a pack: invariants C-1 to C-20 of the catalogue, and its drawings."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax.ast import Message
from msgspec.structs import replace

from tavola.content.source import PackError, PackSource, Problem
from tavola.content.words import LANGUAGES, parse, read_words
from tavola.games.sangue_reale.content import DuelBox, DuelPack, EraPage, read_pack
from tavola.games.sangue_reale.geometry import lint_geometry
from tavola.games.sangue_reale.lint_campaign import lint_branching, lint_overlays
from tavola.games.sangue_reale.lint_map import lint_ends, lint_ids, map_file
from tavola.games.sangue_reale.lint_sheet import lint_columns, lint_powers, lint_sheet
from tavola.games.sangue_reale.phrases import message_ids

VOCABULARIES = ("effects", "powers", "scoring", "ops", "term")


def lint(source: PackSource) -> list[Problem]:
    """Everything wrong with a pack of this game; files that do not decode are told first and alone."""
    try:
        pack = read_pack(source)
    except PackError as error:
        return _undecoded(error)
    return lint_pack(pack) + lint_words(source, pack)


def lint_content(source: PackSource) -> list[Problem]:
    """What a pack is held to when it is loaded: all but its words."""
    try:
        return lint_pack(read_pack(source))
    except PackError as error:
        return _undecoded(error)


def _undecoded(error: PackError) -> list[Problem]:
    return [replace(problem, rule="C-17") if _is_vocabulary(problem) else problem for problem in error.problems]


def _is_vocabulary(problem: Problem) -> bool:
    return any(word in problem.field for word in VOCABULARIES)


def lint_pack(pack: DuelPack) -> list[Problem]:
    """The checks that need no words. Those that need sound names come after those that make sure of them."""
    problems = [*_eras(pack), *_names(pack)]
    for page in pack.maps:
        problems += [*lint_ids(page), *lint_ends(page)]
    for sheet in pack.sheets:
        problems += lint_columns(sheet)
    if problems:
        return problems
    maps = {page.id: page for page in pack.maps}
    for sheet in pack.sheets:
        sets = [one for one in pack.sets if one.era == sheet.era]
        problems += lint_sheet(pack, sheet, maps[sheet.map], sets)
    for page in pack.maps:
        if pack.manifest.standard or any(area.outline for area in page.areas):
            problems += lint_geometry(page, map_file(page))
    return [*problems, *lint_powers(pack), *lint_branching(pack), *lint_overlays(pack)]


def _eras(pack: DuelPack) -> Iterator[Problem]:
    """C-1: four Eras, two characters each, one for slot a and one for slot b; fewer where a pack is not standard."""
    numbers = [era.number for era in pack.eras]
    if numbers != [1, 2, 3, 4][: None if pack.manifest.standard else max(1, len(numbers))]:
        yield Problem("eras.yaml", f"there must be Eras 1, 2, 3, 4, not {numbers}", "eras", "number", rule="C-1")
    characters = {character.id: character for character in pack.characters}
    for era in pack.eras:
        for id, slot in zip(era.characters, ("a", "b"), strict=True):
            found = characters.get(id)
            if found is None or (found.era, found.slot) != (era.number, slot):
                message = f"{id!r} is not the character of slot {slot} in Era {era.number}"
                yield Problem("eras.yaml", message, f"era {era.number}", "characters", rule="C-1")
    listed = {id for era in pack.eras for id in era.characters}
    for character in pack.characters:
        if character.id not in listed:
            yield Problem("characters.yaml", "no Era has this character", character.id, "era", rule="C-1")
        if character.line_of is not None and character.line_of not in characters:
            message = f"there is no character {character.line_of!r}"
            yield Problem("characters.yaml", message, character.id, "line_of", rule="C-1")


def _names(pack: DuelPack) -> Iterator[Problem]:
    """C-16 and C-6, as far as files name each other: sheets, maps, sets."""
    maps = {page.id for page in pack.maps}
    sheets = {sheet.id: sheet.era for sheet in pack.sheets}
    sets = {one.id: one.era for one in pack.sets}
    for sheet in pack.sheets:
        if sheet.map not in maps:
            yield Problem(f"sheets/{sheet.id}.yaml", f"there is no map {sheet.map!r}", sheet.id, "map", rule="C-16")
    for era in pack.eras:
        yield from _names_of_era(era, sheets, sets)
    seen: dict[str, str] = {}
    for one in pack.sets:
        for unique in one.uniques:
            if unique.id in seen:
                message = f"{unique.id!r} is already in {seen[unique.id]}"
                yield Problem(f"supporters/{one.id}.yaml", message, unique.id, "id", rule="C-6")
            seen[unique.id] = one.id


def _names_of_era(era: EraPage, sheets: dict[str, int], sets: dict[str, int]) -> Iterator[Problem]:
    entry = f"era {era.number}"
    for field, wanted, known in (("sheets", era.sheets, sheets), ("sets", era.sets, sets)):
        for id in wanted:
            if known.get(id) != era.number:
                yield Problem("eras.yaml", f"Era {era.number} has no {id!r}", entry, field, rule="C-16")
        for id, number in known.items():
            if number == era.number and id not in wanted:
                yield Problem("eras.yaml", f"{id!r} of Era {era.number} is left out", entry, field, rule="C-16")
    if era.default_sheet not in era.sheets:
        yield Problem("eras.yaml", f"{era.default_sheet!r} is none of its sheets", entry, "default_sheet", rule="C-16")


def lint_words(source: PackSource, pack: DuelPack) -> list[Problem]:
    """C-19: every text that the pack calls for exists in Italian and in English; phrases of powers are the game's."""
    wanted = {id for id in message_ids(DuelBox(pack)) if not id.startswith(("power-", "term-"))}
    problems: list[Problem] = []
    for language in LANGUAGES:
        folder = f"locale/{language}/"
        have: set[str] = set()
        for name in sorted(name for name in source.files if name.startswith(folder) and name.endswith(".ftl")):
            try:
                body = parse(name, read_words(name, source.files[name])).body
            except PackError as error:
                problems += error.problems
                continue
            have |= {entry.id.name for entry in body if isinstance(entry, Message)}
        problems += [Problem(folder, "the text is missing", id, language, rule="C-19") for id in sorted(wanted - have)]
    return problems
