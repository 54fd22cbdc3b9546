"""`story.yaml`: what a pack's writers hold their story to. It is for tools alone; no table ever reads it."""

from __future__ import annotations

import msgspec

from tavola.content.source import STORY_FILE, PackError, PackSource, Problem
from tavola.content.words import LANGUAGES


class Quota(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bound on one measure, in every language it is counted in."""

    id: str  # "Q1"
    measure: str
    at_most: float | None = None
    at_least: float | None = None
    on: str = ""  # a Chapter with ground: only what lies there is counted
    language: str = ""  # where a quota is meant for one language

    @property
    def name(self) -> str:
        """The name its measure has in the report."""
        return f"{self.measure}@{self.on}" if self.on else self.measure

    def holds(self, value: float) -> bool:
        low, high = self.at_least, self.at_most
        return (low is None or value >= low) and (high is None or value <= high)


class Motif(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the world and how each language writes it: a regular expression each."""

    id: str
    it: str
    en: str
    not_before: str = ""  # a Chapter: nobody says it on the ground of an earlier one

    def written(self, language: str) -> str:
        return {"it": self.it, "en": self.en}[language]


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section that ends a Chapter or the whole: its length as most will read it, and of how many parts it is made."""

    section: str
    words: int
    modules: int


class StoryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file; a pack without one is counted and held to nothing."""

    quotas: list[Quota] = []
    motifs: list[Motif] = []
    endings: list[Ending] = []
    ground: dict[str, list[str | int]] = {}  # Chapter -> its places and Book sections: "101", "401-419"
    lint: dict[str, list[str | int]] = {}  # "LN-30" -> Chapters or places it is asked of, or "all"
    exempt: dict[str, list[str]] = {}  # "LN-30" -> sections, choices or parts that an editor has looked at
    contrary: list[list[str]] = []  # parts of which only one can be true (LN-34)

    def chapter_of(self, place: str, verse: str) -> str:
        """The Chapter on whose ground a section lies; "" where the file does not say."""
        number = verse if place == "book" else place
        for chapter, grounds in self.ground.items():
            if any(_covers(str(ground), number) for ground in grounds):
                return chapter
        return ""


def _covers(ground: str, number: str) -> bool:
    first, dash, last = ground.partition("-")
    if dash and first.isdigit() and last.isdigit() and number.isdigit():
        return int(first) <= int(number) <= int(last)
    return ground == number


def read_story_file(source: PackSource) -> StoryFile:
    if STORY_FILE not in source.files:
        return StoryFile()
    found = source.read(STORY_FILE, StoryFile)
    wrong = [quota.id for quota in found.quotas if quota.at_most is None and quota.at_least is None]
    if wrong:
        raise PackError(*(Problem(STORY_FILE, "a quota says `at_most` or `at_least`", entry=id) for id in wrong))
    return found


assert set(LANGUAGES) <= set(Motif.__struct_fields__), "a motif is written in every language of a pack"
