"""Which messages a pack must say, and which it may say besides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.message_ids import (
    alone,
    dream_message,
    hyphenated,
    recall_message,
    verse_message,
    way_message,
)
from tavola.games.tainted_grail.content.schema import EncounterEntry, LocationEntry, PackEntries, QuestEntry, Verse
from tavola.games.tainted_grail.content.selector import PlaceSort, PlaceSought
from tavola.games.tainted_grail.content.strict import records_in
from tavola.games.tainted_grail.content.survey import all_effects
from tavola.games.tainted_grail.lint.survey_parts import all_conditions
from tavola.games.tainted_grail.words.conditions_hero import TagCondition

# What has a name, and whether it has a story text besides: needed (True), as one likes (False).
NAMED: dict[str, tuple[str, str, bool]] = {
    "campaigns": ("campaign", "id", True),
    "chapters": ("chapter", "id", True),
    "cards": ("card", "id", False),
    "encounters": ("encounter", "id", True),
    "locations": ("location", "number", True),
    "events": ("event", "id", True),
    "secrets": ("secret", "number", True),
    "items": ("item", "id", False),
    "statuses": ("status", "key", False),
    "conditions": ("condition", "id", True),
}


PASSAGES = ("verse-", "event-", "dream-", "nightmare-", "location-", "secret-", "chapter-")  # what may be read alone


def message_ids(box: AvalonBox) -> set[str]:
    """Every message that a pack with this content must say."""
    entries = box.entries
    found = {id for id, is_needed in _names(entries) if is_needed}
    found.update(_people(entries))
    for enemy in entries.encounters:
        found.update(_stages(enemy))
    for place in entries.locations:
        found.update(_place(place))
    for event in entries.events:
        found.update(_quest(f"event-{hyphenated(event.id)}", event.quest))
    for secret in entries.secrets:
        found.update(_quest(f"secret-{secret.number}", secret.quest))
    for number, verse in entries.book.items():
        found.update(_verse("book", number, verse))
    for chapter in entries.chapters:
        found.update(way_message(chapter.id, way.id) for way in chapter.ways)
        found.update(recall_message(chapter.id, recall.id) for recall in chapter.recalls)
    for spot, entry in all_effects(entries):
        found.update(entry.messages(spot.base))
    found.update(f"tag-{hyphenated(tag)}" for tag in tags_named(entries))
    return found


def optional_message_ids(box: AvalonBox) -> set[str]:
    """Messages that a pack may leave out: flavour of small things, what a Quest says at its end."""
    entries = box.entries
    found = {id for id, is_needed in _names(entries) if not is_needed}
    found.update(alone(id) for id in message_ids(box) if id.startswith(PASSAGES))
    for enemy in entries.encounters:
        found.update(f"encounter-{hyphenated(enemy.id)}-{end}" for end in ("won", "lost"))
    for event in entries.events:
        found.update(f"event-{hyphenated(event.id)}-{end}" for end in ("success", "failure"))
    for secret in entries.secrets:
        found.update(f"secret-{secret.number}-{end}" for end in ("success", "failure"))
    for skill in entries.skills:
        found.update(f"skill-{hyphenated(skill.id)}-{side}-text" for side in skill.sides)
    for hero in entries.characters:
        found.update(f"character-{hyphenated(hero.id)}-{more}" for more in ("text", "map"))
    for board in entries.boards:
        found.add(f"board-{hyphenated(board.id)}")
    for place in entries.locations:
        found.add(f"location-{place.number}-menhir")
    for status in entries.statuses:
        found.update(f"status-{hyphenated(status.key)}-{part}" for part in range(1, status.parts + 1))
    for _, entry in all_effects(entries):
        found.update(f"task-{hyphenated(what)}-text" for kind, what in entry.brings() if kind == "task")
    for campaign in entries.campaigns:
        found.update(f"ending-{hyphenated(ending.id)}-text" for ending in campaign.endings)
    return found


def _names(entries: PackEntries) -> Iterator[tuple[str, bool]]:
    for kind, (prefix, field, is_told) in NAMED.items():
        for entry in getattr(entries, kind):
            base = f"{prefix}-{hyphenated(str(getattr(entry, field)))}"
            yield base, True
            yield f"{base}-text", is_told


def _people(entries: PackEntries) -> Iterator[str]:
    for hero in entries.characters:
        base = f"character-{hyphenated(hero.id)}"
        yield from (base, f"{base}-letter", f"{base}-action")
        if hero.flaw:
            yield f"{base}-flaw"
    for skill in entries.skills:
        yield from (f"skill-{hyphenated(skill.id)}-{side}" for side in skill.sides)
    for campaign in entries.campaigns:
        yield from (f"ending-{hyphenated(ending.id)}" for ending in campaign.endings)


def _stages(enemy: EncounterEntry) -> Iterator[str]:
    for stage in enemy.stages:
        yield from (f"encounter-{hyphenated(enemy.id)}-{hyphenated(part)}" for part in _parts(stage))


def _parts(stage: Any) -> list[str]:
    return [stage.key, *(approach.key for approach in stage.approaches)]


def _place(place: LocationEntry) -> Iterator[str]:
    base = f"location-{place.number}"
    yield from (f"{base}-{hyphenated(action.key)}" for action in place.actions)
    if place.menhir is not None:
        yield from (f"{base}-menhir-{hyphenated(way.key)}" for way in place.menhir.ways)
    for kind, sleep in (("dream", place.dream), ("nightmare", place.nightmare)):
        if sleep is not None:
            yield from (dream_message(kind, place.number, night + 1) for night in range(sleep.nights))
            if sleep.verses is not None:
                for id, verse in sleep.verses.verses.items():
                    yield from _verse(f"{kind}:{place.number}", id, verse)
    if place.journal is not None:
        for id, verse in place.journal.verses.items():
            yield from _verse(str(place.number), id, verse)


def _verse(section: str, id: str, verse: Verse) -> Iterator[str]:
    """A verse that only sends the reader elsewhere has no words of its own."""
    base = verse_message(section, id)
    if verse.then is None or verse.choices or verse.goto:
        yield base
    yield from (f"{base}-{hyphenated(choice.key)}" for choice in verse.choices)


def _quest(base: str, quest: QuestEntry | None) -> Iterator[str]:
    if quest is not None:
        yield f"{base}-goal"
        if quest.hint:
            yield f"{base}-hint"


def tags_named(entries: PackEntries) -> set[str]:
    """Tags that a text speaks of: rules text needs a word for them."""
    found = {cond.tag for _, cond in all_conditions(entries) if isinstance(cond, TagCondition)}
    for _, entry in all_effects(entries):
        found.update(tag for sort in records_in(entry, PlaceSort) for tag in sort.tags)
        found.update(place.tag for place in records_in(entry, PlaceSought) if place.tag is not None)
    return found
