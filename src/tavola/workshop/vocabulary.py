"""What an editor must know of a game's packs: kinds of entries, schemas of files, which fields name what, labels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tavola.content.words import LANGUAGES
from tavola.kernel.text import Words
from tavola.library.schema import schema_of
from tavola.library.wordbooks import game_words, said_in, table_words
from tavola.workshop.checking import Shapes
from tavola.workshop.kinds import EntryKind, kinds_of_game
from tavola.workshop.wire import Words2


class KindInfo(msgspec.Struct, frozen=True, rename={"within": "list", "record": "def"}):
    """One kind of entry; see `EntryKind`."""

    kind: str
    title: Words2
    plural: Words2
    pattern: str
    within: str | None
    record: str
    named: str
    words: tuple[str, ...]


class FileSchema(msgspec.Struct, frozen=True, rename={"shape": "schema"}):
    pattern: str
    shape: dict[str, Any]


class Reference(msgspec.Struct, frozen=True, rename={"record": "def"}):
    """A field of this record names an entry of this kind; with `[]` it is a list of names, with `{}` a mapping."""

    record: str
    field: str
    kind: str


class Label(msgspec.Struct, frozen=True):
    label: Words2
    help: Words2


class Vocabulary(msgspec.Struct, frozen=True):
    game: str
    files: list[FileSchema]
    kinds: list[KindInfo]
    references: list[Reference]
    labels: dict[str, Label]


REFERENCES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "realm_of_sand": (("CardEntry", "discs[]", "element"),),
    "sangue_reale": (
        ("EraPage", "characters[]", "character"),
        ("EraPage", "sheets[]", "sheet"),
        ("EraPage", "default_sheet", "sheet"),
        ("EraPage", "sets[]", "set"),
        ("Character", "line_of", "character"),
        ("Edge", "a", "area"),
        ("Edge", "b", "area"),
        ("SheetPage", "map", "map"),
        ("SheetPage", "absent[]", "edge"),
        ("SheetPage", "present[]", "edge"),
        ("SheetPage", "alone[]", "overlay"),
        ("Branch", "sheet", "sheet"),
        ("Branch", "overlays[]", "overlay"),
    ),
    "tainted_grail": (
        ("CampaignEntry", "start_location", "location"),
        ("CampaignEntry", "roster[]", "character"),
        ("CampaignEntry", "chapters[]", "chapter"),
        ("ChapterEvents", "deck[]", "event"),
        ("ChapterEvents", "random_reserve[]", "event"),
        ("ChapterStart", "location", "location"),
        ("Grace", "verse", "verse"),
        ("LocationEntry", "keys{}", "location"),
        ("LocationEntry", "legacy", "location"),
        ("VerseChoice", "goto", "verse"),
        ("Verse", "goto", "verse"),
        ("Redirect", "goto", "verse"),
        ("Section", "start", "verse"),
        ("Section", "hub", "verse"),
        ("CharacterEntry", "board", "board"),
        ("CharacterEntry", "campaign", "campaign"),
        ("CharacterEntry", "starting_deck[]", "card"),
        ("CardEntry", "owner", "character"),
        ("Cost", "secret", "secret"),
        ("Filter", "id", "item"),
        ("StatusEffect", "status", "status"),
        ("StatusCondition", "status", "status"),
        ("GotoEffect", "goto", "verse"),
    ),
}


def vocabulary_of(game_id: str, shapes: Shapes) -> Vocabulary:
    said = {
        language: said_in(language, [*table_words(language), *game_words(game_id, language)]) for language in LANGUAGES
    }
    kinds = [kind_info(kind, said) for kind in kinds_of_game(game_id)]
    files = [FileSchema(pattern, schema_of(shape[0], pattern, shape[1])) for pattern, shape in shapes.patterns()]
    references = [Reference(*one) for one in REFERENCES.get(game_id, ())]
    return Vocabulary(game_id, files, kinds, references, labels_of(files, said))


def kind_info(kind: EntryKind, said: Mapping[str, Words]) -> KindInfo:
    title = {language: words(f"workshop-kind-{kind.kind}") for language, words in said.items()}
    plural = {language: words(f"workshop-kind-{kind.kind}.plural") for language, words in said.items()}
    return KindInfo(kind.kind, title, plural, kind.pattern, kind.list, kind.record, kind.named, kind.words)


def labels_of(files: list[FileSchema], said: Mapping[str, Words]) -> dict[str, Label]:
    """Of every field that has words: `field-<name>`, with a line of help where it needs one."""
    found: dict[str, Label] = {}
    for file in files:
        for record, definition in file.shape.get("$defs", {}).items():
            for field in definition.get("properties", {}):
                id = f"workshop-field-{field.replace('_', '-')}"
                if all(words.has(id) for words in said.values()):
                    label = {language: words(id) for language, words in said.items()}
                    helping = {
                        language: words(f"{id}.help") if words.has(f"{id}.help") else ""
                        for language, words in said.items()
                    }
                    found[f"{record}.{field}"] = Label(label, helping)
    return found
