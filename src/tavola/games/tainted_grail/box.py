"""The box on the shelf: a pack's entries by id, compiled once, shared by every table and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tavola.games.tainted_grail.content import (
    BoardEntry,
    CampaignEntry,
    CardEntry,
    ChapterEntry,
    CharacterEntry,
    ConditionEntry,
    EncounterEntry,
    EventEntry,
    ItemEntry,
    LocationEntry,
    PackEntries,
    SecretEntry,
    SkillEntry,
    StatusEntry,
    Verse,
)
from tavola.kernel.state import Box

E = TypeVar("E")


class AvalonBox(Box):
    """Every entry of a pack by its id (a Location and a Secret by its number)."""

    def __init__(self, id: str, digest: str, entries: PackEntries) -> None:
        self.id, self.digest, self.entries = id, digest, entries
        self.campaigns: dict[str, CampaignEntry] = {entry.id: entry for entry in entries.campaigns}
        self.chapters: dict[str, ChapterEntry] = {entry.id: entry for entry in entries.chapters}
        self.boards: dict[str, BoardEntry] = {entry.id: entry for entry in entries.boards}
        self.characters: dict[str, CharacterEntry] = {entry.id: entry for entry in entries.characters}
        self.cards: dict[str, CardEntry] = {entry.id: entry for entry in entries.cards}
        self.encounters: dict[str, EncounterEntry] = {entry.id: entry for entry in entries.encounters}
        self.locations: dict[int, LocationEntry] = {entry.number: entry for entry in entries.locations}
        self.events: dict[str, EventEntry] = {entry.id: entry for entry in entries.events}
        self.secrets: dict[int, SecretEntry] = {entry.number: entry for entry in entries.secrets}
        self.items: dict[str, ItemEntry] = {entry.id: entry for entry in entries.items}
        self.skills: dict[str, SkillEntry] = {entry.id: entry for entry in entries.skills}
        self.statuses: dict[str, StatusEntry] = {entry.key: entry for entry in entries.statuses}
        self.conditions: dict[str, ConditionEntry] = {entry.id: entry for entry in entries.conditions}
        self.book: dict[str, Verse] = entries.book


def copies(ids: Iterable[tuple[str, int]]) -> list[str]:
    """Every copy of every card: `eel_spear#1`, `eel_spear#2`."""
    return [f"{id}#{copy}" for id, count in ids for copy in range(1, count + 1)]


def card_of(copy: str) -> str:
    """The card that a copy is of."""
    return copy.rpartition("#")[0]
