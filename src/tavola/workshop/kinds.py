"""The kinds of entries of each game: in which files and lists they lie, how they are called, which words they have."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from tavola.workshop.ranges import name_of


class EntryKind(msgspec.Struct, frozen=True):
    """`list`: the way to the container of the entries, "" for the file itself; None: each file is one entry."""

    kind: str
    pattern: str
    list: str | None
    record: str  # its name in the schema
    words: tuple[str, ...] = ()  # "{id}" is its name; the first one is its title
    named: str = "id"  # "" where it is the key of a mapping
    inside: str = ""  # the kind of entry that it lies in


def kind(name: str, pattern: str, within: str | None, record: str, *words: str, named: str = "id") -> EntryKind:
    return EntryKind(name, pattern, within, record, words, named)


def each(name: str, within: str, record: str, *words: str, named: str = "id") -> EntryKind:
    """Of Tainted Grail: any file may hold any list."""
    return EntryKind(name, "*.yaml", within, record, words, named)


PACK = kind("pack", "pack.yaml", None, "Manifest", "pack-title", "pack-credits", "pack-intro")
SAND = (
    kind("card", "cards.yaml", "", "CardEntry", "card-{id}", "card-{id}.line"),
    kind("board", "boards.yaml", "", "BoardEntry", "board-{id}", "board-{id}.line"),
    kind("tile", "tiles.yaml", "", "TileEntry"),
    kind(
        "element", "elements.yaml", "", "ElementEntry",
        "element-{id}", "element-{id}.short", "element-{id}.glyph", "element-{id}.line", "spirit-{id}",
    ),
    kind("rules", "rules.yaml", None, "RulesEntry"),
    PACK,
)  # fmt: skip
DUEL = (
    kind(
        "era", "eras.yaml", "eras", "EraPage", "era-{id}-title", "era-{id}-intro", "era-{id}-outro-a",
        "era-{id}-outro-b", "era-{id}-outro-draw", *(f"era-{{id}}-lustrum-{n}" for n in range(1, 5)), named="number",
    ),
    kind(
        "character", "characters.yaml", "characters", "Character", "character-{id}", "character-{id}-epithet",
        "character-{id}-blazon", "character-{id}-wants",
    ),
    kind("map", "maps/*.yaml", None, "MapPage"),
    kind("area", "maps/*.yaml", "areas", "Area", "area-{id}", "area-{id}-text"),
    kind("edge", "maps/*.yaml", "edges", "Edge", "edge-{id}"),
    kind("group", "maps/*.yaml", "groups", "Group", "group-{id}"),
    kind("sheet", "sheets/*.yaml", None, "SheetPage", "sheet-{id}-opening", "sheet-{id}-summary"),
    kind("set", "supporters/*.yaml", None, "SupporterSet", "set-{id}"),
    kind("unique", "supporters/*.yaml", "uniques", "Unique", "unique-{id}", "unique-{id}-line"),
    kind("overlay", "campaign.yaml", "overlays", "Overlay", "overlay-{id}", "overlay-{id}-text"),
    kind("branch", "campaign.yaml", "branching", "Branch", named=""),
    kind("icon", "glossary.yaml", "icons", "Icon", "icon-{id}", "icon-{id}-text"),
    kind("estate", "glossary.yaml", "estates", "Estate", "estate-{id}", "estate-{id}-why", named="value"),
    PACK,
)  # fmt: skip
GRAIL = (
    each("campaign", "campaigns", "CampaignEntry", "campaign-{id}"),
    each("chapter", "chapters", "ChapterEntry", "chapter-{id}"),
    each("board", "boards", "BoardEntry"),
    each("character", "characters", "CharacterEntry", "character-{id}", "flaw-{id}"),
    each("card", "cards", "CardEntry", "card-{id}"),
    each("encounter", "encounters", "EncounterEntry", "encounter-{id}", "encounter-{id}-text"),
    each("location", "locations", "LocationEntry", "location-{id}", "location-{id}-text", named="number"),
    each("event", "events", "EventEntry", "event-{id}", "event-{id}-text"),
    each("secret", "secrets", "SecretEntry", "secret-{id}", "secret-{id}-text", named="number"),
    each("item", "items", "ItemEntry", "item-{id}", "item-{id}-text"),
    each("skill", "skills", "SkillEntry", "skill-{id}"),
    each("status", "statuses", "StatusEntry", "status-{id}", named="key"),
    each("condition", "conditions", "ConditionEntry", "condition-{id}", "condition-{id}-text"),
    each("verse", "book", "Verse", "verse-book-{id}", named=""),
    PACK,
)
KINDS: dict[str, tuple[EntryKind, ...]] = {"realm_of_sand": SAND, "sangue_reale": DUEL, "tainted_grail": GRAIL}
# Verses lie in the entries that they belong to: the way to them, and the section's name in their messages.
VERSES = (
    ("journal/verses", "{id}"),
    ("dream/verses/verses", "dream-{id}"),
    ("nightmare/verses/verses", "nightmare-{id}"),
)


class Listed(msgspec.Struct, frozen=True):
    """An entry of a file as the outline has it."""

    entry: tuple[str, ...]
    kind: str
    words: tuple[str, ...]
    depth: int = 0


def kinds_of_game(game_id: str) -> tuple[EntryKind, ...]:
    """A guest's packs have their manifest and whole files."""
    return KINDS.get(game_id, (PACK,))


def listed(game_id: str, file: str, value: Any) -> Iterator[Listed]:
    """The entries of a file, from the values that it holds."""
    found = [kind for kind in kinds_of_game(game_id) if matches(kind, file)]
    if not found and file.endswith(".yaml"):
        yield Listed((), "file", ())
    for kind in found:
        if kind.list is None:
            yield Listed((), kind.kind, words_of(kind.words, id_of(value, file)))
            continue
        way = tuple(kind.list.split("/")) if kind.list else ()
        held = value
        for step in way:
            held = held.get(step) if isinstance(held, dict) else None
        for name, one in named_parts(held):
            depth = 1 if any(other.list is None for other in found) else 0
            words = words_of(kind.words, name)
            if kind.kind == "verse":
                words = (*words, *words_of_choices(words[0], one))
            yield Listed((*way, name), kind.kind, words, depth)
            if kind.kind == "location":
                yield from verses_of((*way, name), name, one)


def verses_of(way: tuple[str, ...], name: str, location: Any) -> Iterator[Listed]:
    for path, section in VERSES:
        held = location
        for step in path.split("/"):
            held = held.get(step) if isinstance(held, dict) else None
        for verse in held if isinstance(held, dict) else ():
            own = words_of((f"verse-{section.format(id=name)}-{{id}}",), verse)
            words = (*own, *words_of_choices(own[0], held[verse]))
            yield Listed((*way, *path.split("/"), verse), "verse", words, 1)


def words_of_choices(verse: str, value: Any) -> Iterator[str]:
    """A choice is asked for its words as soon as it has a key."""
    for _, one in named_parts(value.get("choices") if isinstance(value, dict) else None):
        if isinstance(one, dict) and one.get("key"):
            yield from words_of((f"{verse}-{{id}}",), str(one["key"]))


def named_parts(held: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(held, dict):
        yield from held.items()
    elif isinstance(held, list):
        for nth, one in enumerate(held):
            yield name_of(one, nth), one


def matches(kind: EntryKind, file: str) -> bool:
    return fnmatchcase(file, kind.pattern) and kind.pattern.count("/") == file.count("/")


def id_of(value: Any, file: str) -> str:
    return str(value["id"]) if isinstance(value, dict) and "id" in value else file.removesuffix(".yaml")


def words_of(templates: tuple[str, ...], name: str) -> tuple[str, ...]:
    plain = name.lower()
    for letter in "_.:#":
        plain = plain.replace(letter, "-")
    return tuple(template.replace("{id}", plain) for template in templates)
