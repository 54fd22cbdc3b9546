"""The box on the shelf: a pack's entries by id, compiled once, shared by every table and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from tavola.games.tainted_grail.content.card_index import CardIndex
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.schema import (
    BoardEntry,
    CampaignEntry,
    CardEntry,
    ChapterEntry,
    CharacterEntry,
    ConditionEntry,
    EncounterEntry,
    EventEntry,
    Half,
    ItemEntry,
    LocationEntry,
    PackEntries,
    QuestEntry,
    SecretEntry,
    SkillEntry,
    StatusEntry,
    Verse,
)
from tavola.games.tainted_grail.content.vocabulary import TRACKS
from tavola.kernel.once import Once
from tavola.kernel.state import Box

# What the Dying and the Going Insane card of most packs wait for, under a name, and what ends them (survival.py).
AT_NOUGHT, IN_THE_RED = "at_nought", "in_the_red"
BEGINNINGS = {AT_NOUGHT: {"track": {"health": "==0"}}, IN_THE_RED: {"zone": {"terror": "red"}}}
ENDINGS = {AT_NOUGHT: {"track": {"health": ">=1"}}, IN_THE_RED: {"not": BEGINNINGS[IN_THE_RED]}}


def kind_of(card: ConditionEntry) -> str:
    """What a condition card is for the rules. Packs older than the field, as in saves, say it by what it waits for."""
    return card.kind or {AT_NOUGHT: "dying", IN_THE_RED: "insane"}.get(_sign(card.when, BEGINNINGS), "other")


class AvalonBox(Box):
    """Every entry of a pack by its id (a Location and a Secret by its number)."""

    def __init__(self, id: str, digest: str, entries: PackEntries, lines: frozenset[str] = frozenset()) -> None:
        self.id, self.digest, self.entries = id, digest, entries
        self.lines = lines  # messages that a pack may leave out and has: how Encounters end, what one alone reads
        self.campaigns: dict[str, CampaignEntry] = {entry.id: entry for entry in entries.campaigns}
        self.chapters: dict[str, ChapterEntry] = {entry.id: entry for entry in entries.chapters}
        self.boards: dict[str, BoardEntry] = {entry.id: entry for entry in entries.boards}
        self.characters: dict[str, CharacterEntry] = {entry.id: entry for entry in entries.characters}
        self.character_numbers = {entry.id: entry.number for entry in entries.characters}
        self.cards: dict[str, CardEntry] = {entry.id: entry for entry in entries.cards}
        self.encounters: dict[str, EncounterEntry] = {entry.id: entry for entry in entries.encounters}
        self.locations: dict[int, LocationEntry] = {entry.number: entry for entry in entries.locations}
        self.events: dict[str, EventEntry] = {entry.id: entry for entry in entries.events}
        self.secrets: dict[int, SecretEntry] = {entry.number: entry for entry in entries.secrets}
        self.items: dict[str, ItemEntry] = {entry.id: entry for entry in entries.items}
        self.skills: dict[str, SkillEntry] = {entry.id: entry for entry in entries.skills}
        self.statuses: dict[str, StatusEntry] = {entry.key: entry for entry in entries.statuses}
        self.conditions: dict[str, ConditionEntry] = {entry.id: entry for entry in entries.conditions}
        self.dying = frozenset(entry.id for entry in entries.conditions if kind_of(entry) == "dying")
        self.insane = frozenset(entry.id for entry in entries.conditions if kind_of(entry) == "insane")
        self.book: dict[str, Verse] = entries.book
        self.once = Once()
        # Tracks that some condition card looks at: only their moves can bring or take one (survival.py).
        self.watched_tracks = {track for track in TRACKS if any(_watches(entry, track) for entry in entries.conditions)}
        # What each waits for and what it ends with the end of, by name where it is one of the usual things.
        self.condition_signs = {
            entry.id: (_sign(entry.when, BEGINNINGS), _sign(entry.remove_if, ENDINGS)) for entry in entries.conditions
        }
        self.usual_conditions = all(waits for waits, _ in self.condition_signs.values())
        # Rows of a card's left edge that hold Continue, and those that are Magic Keys (keys.py).
        self.continue_rows = {
            card.id: rows_where(card.left, lambda half: "continue" in half.icons) for card in entries.cards
        }
        self.magic_rows = {card.id: rows_where(card.left, lambda half: half.key == "magic") for card in entries.cards}

        self.quests = _quests(entries)  # under the names they have among the active ones
        self.versions = _versions(self.locations)
        # Items and Secrets that carry a keyword, by the card's id: what counts as equipment (in_use.py).
        self.keywords: dict[str, str] = {entry.id: entry.keyword for entry in entries.items if entry.keyword}
        self.keywords |= {str(entry.number): entry.keyword for entry in entries.secrets if entry.keyword}
        # Which cards a rule has to look at (modifiers.py, triggers.py, costs.py).
        self.index = CardIndex(entries)
        self.switched_traits = sorted(stat[6:] for stat in self.index.by_stat if stat.startswith("trait."))


def rows_where(edge: Iterable[Half], is_meant: Callable[[Half], bool]) -> tuple[int, ...]:
    return tuple(row for row, half in enumerate(edge) if is_meant(half))


def _watches(entry: ConditionEntry, track: str) -> bool:
    """Whether moving this track can change what a condition card asks; who names no track may ask for any."""
    named = {track for asked in (entry.when, entry.remove_if) if asked is not None for track in asked.tracks()}
    return track in named or not named


def _quests(entries: PackEntries) -> dict[str, QuestEntry]:
    """The Quests of Event cards as "event:<id>" and of Secret cards, each copy of them, as "secret:<copy>"."""
    found = {f"event:{event.id}": event.quest for event in entries.events if event.quest is not None}
    for secret in entries.secrets:
        if secret.quest is not None:
            found |= {f"secret:{copy}": secret.quest for copy in copies([(str(secret.number), secret.copies)])}
    return found


def _versions(locations: dict[int, LocationEntry]) -> dict[int, list[int]]:
    """Which Locations answer to a number by their legacy, which leads back step by step to the original (TG-18.21)."""
    found: dict[int, list[int]] = {}
    for number, entry in locations.items():
        seen: list[int] = []
        legacy = entry.legacy
        while legacy is not None and legacy not in seen:
            seen.append(legacy)
            found.setdefault(legacy, []).append(number)
            legacy = locations[legacy].legacy if legacy in locations else None
    return found


def _sign(cond: Cond | None, known: Mapping[str, object]) -> str:
    plain = msgspec.to_builtins(cond)
    return next((name for name, question in known.items() if question == plain), "")


def copies(ids: Iterable[tuple[str, int]]) -> list[str]:
    """Every copy of every card: `eel_spear#1`, `eel_spear#2`."""
    return [f"{id}#{copy}" for id, count in ids for copy in range(1, count + 1)]


def card_of(copy: str) -> str:
    """The card that a copy is of."""
    return copy.rpartition("#")[0]
