"""The shipped pack as its files say it: plain lists and dicts, found by id."""

from __future__ import annotations

from functools import cache
from typing import Any

from tavola.content.yaml import decode
from tavola.library import find_pack

Plain = dict[str, Any]


class Pack:
    """Every printed card that may matter in an Encounter."""

    def __init__(self, files: list[Plain]) -> None:
        self.cards: dict[str, Plain] = _by("id", files, "cards")
        self.encounters: dict[str, Plain] = _by("id", files, "encounters")
        self.items: dict[str, Plain] = _by("id", files, "items")
        self.secrets: dict[int, Plain] = _by("number", files, "secrets")
        self.skills: dict[str, Plain] = _by("id", files, "skills")
        self.characters: dict[str, Plain] = _by("id", files, "characters")
        self.boards: dict[str, Plain] = _by("id", files, "boards")
        self.conditions: dict[str, Plain] = _by("id", files, "conditions")
        self.events: dict[str, Plain] = _by("id", files, "events")
        self.chapters: dict[str, Plain] = _by("id", files, "chapters")
        self.changed: set[str] = {stat for ability in self.abilities() for stat in lasting_changes(ability)}

    def abilities(self) -> list[Plain]:
        """Of every card that may be in force in an Encounter."""
        cards = [*self.cards.values(), *self.items.values(), *self.secrets.values(), *self.conditions.values()]
        cards += [*self.events.values(), *[side for skill in self.skills.values() for side in skill["sides"].values()]]
        return [ability for card in cards for ability in card.get("abilities", [])]


def lasting_changes(ability: Plain) -> list[str]:
    """The numbers that an Ability changes for as long as it is in force."""
    if ability["trigger"] not in ("visible", "response"):
        return []
    return [effect["modify"]["stat"] for effect in ability["do"] if "modify" in effect]


def _by(name: str, files: list[Plain], section: str) -> dict[Any, Plain]:
    return {entry[name]: entry for file in files for entry in file.get(section, [])}


@cache
def shipped() -> Pack:
    """Read once for each process."""
    source = find_pack("tainted_grail/avalon")
    return Pack([decode(name, source.files[name], dict, None) for name in source.names()])


def printed(copy: str) -> str:
    """The card of which this is one copy: `sickle#2` is a sickle."""
    return copy.partition("#")[0]
