"""The box on the shelf: a pack's entries by id, compiled once, shared by every table and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from tavola.games.tainted_grail.content import (
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
    SecretEntry,
    SkillEntry,
    StatusEntry,
    Verse,
)
from tavola.games.tainted_grail.vocabulary import TRACKS, Ability, Modify
from tavola.kernel.state import Box

# Cards by kind ("item", "secret", "flaw") and id, without regard to copies.
CardIds: TypeAlias = dict[str, set[int | str]]


# What the Dying and the Going Insane card of most packs wait for (survival.py).
AT_NOUGHT, IN_THE_RED = {"track": {"health": "==0"}}, {"zone": {"terror": "red"}}


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
        self.made: dict[str, Any] = {}  # what was made of the entries when first needed: they never change
        # Tracks that some condition card looks at: only their moves can bring or take one (survival.py).
        self.watched_tracks = {track for track in TRACKS if any(_watches(entry, track) for entry in entries.conditions)}
        self.usual_conditions = all(entry.when in (AT_NOUGHT, IN_THE_RED) for entry in entries.conditions)
        # Rows of a card's left edge that hold Continue, and those that are Magic Keys (keys.py).
        self.continue_rows = {
            card.id: rows_where(card.left, lambda half: "continue" in half.icons) for card in entries.cards
        }
        self.magic_rows = {card.id: rows_where(card.left, lambda half: half.key == "magic") for card in entries.cards}

        # Which cards change a number, wait for a moment, or offer a use by choice: no other card needs a look
        # (modifiers.py, triggers.py, costs.py).
        self.stat_cards: dict[str, CardIds] = {}
        self.trigger_cards: dict[str, CardIds] = {}
        self.act_cards: CardIds = {}
        self.every_card: CardIds = {}
        self.stats_for_all: set[str] = set()
        for kind, card_id, ability in _abilities_in(entries):
            self._note(kind, card_id, ability)
        self.has_acts = bool(self.act_cards)
        self.modified_stats = set(self.stat_cards)
        self.switched_traits = sorted(stat[6:] for stat in self.modified_stats if stat.startswith("trait."))
        self.changed_costs = _changed_costs(self.modified_stats)

    def _note(self, kind: str, id: int | str, ability: Ability) -> None:
        """Under what a card with this Ability will be looked for."""
        self.every_card.setdefault(kind, set()).add(id)
        if isinstance(ability.trigger, dict):
            self.act_cards.setdefault(kind, set()).add(id)
        else:
            self.trigger_cards.setdefault(ability.trigger, {}).setdefault(kind, set()).add(id)
        if ability.trigger not in ("visible", "response"):
            return
        for effect in ability.do:
            if isinstance(effect.modify, Modify):
                self.stat_cards.setdefault(effect.modify.stat, {}).setdefault(kind, set()).add(id)
                if effect.who == "all":
                    self.stats_for_all.add(effect.modify.stat)


def rows_where(edge: Iterable[Half], is_meant: Callable[[Half], bool]) -> tuple[int, ...]:
    return tuple(row for row, half in enumerate(edge) if is_meant(half))


def _watches(entry: ConditionEntry, track: str) -> bool:
    """Whether moving this track can change what a condition card asks; states and the unknown count as every track."""
    asked = repr((entry.when, entry.remove_if))
    return track in asked or not any(other in asked for other in TRACKS) or "state" in asked


def _changed_costs(stats: set[str]) -> dict[str, list[str]]:
    """For each Action the kinds of its cost that some card in force changes (costs.py)."""
    changed: dict[str, list[str]] = {}
    for stat in sorted(stats):
        if stat.startswith("cost."):
            _, action, kind = stat.split(".")
            changed.setdefault(action, []).append(kind)
    return changed


def _abilities_in(entries: PackEntries) -> Iterator[tuple[str, int | str, Ability]]:
    """Every Ability with the kind of its card and the card's id (a Skill's is "card.side")."""
    for kind, listed in (
        ("card", entries.cards),
        ("encounter", entries.encounters),
        ("item", entries.items),
        ("event", entries.events),
        ("condition", entries.conditions),
    ):
        for entry in listed:
            yield from ((kind, entry.id, ability) for ability in entry.abilities)
    for secret in entries.secrets:
        yield from (("secret", str(secret.number), ability) for ability in secret.abilities)
    for location in entries.locations:
        yield from (("location", location.number, ability) for ability in location.abilities)
    for skill in entries.skills:
        for side, face in skill.sides.items():
            yield from (("skill", f"{skill.id}.{side}", ability) for ability in face.abilities)
    for character in entries.characters:
        yield from (("flaw", character.id, ability) for ability in character.flaw)


def copies(ids: Iterable[tuple[str, int]]) -> list[str]:
    """Every copy of every card: `eel_spear#1`, `eel_spear#2`."""
    return [f"{id}#{copy}" for id, count in ids for copy in range(1, count + 1)]


def card_of(copy: str) -> str:
    """The card that a copy is of."""
    return copy.rpartition("#")[0]
