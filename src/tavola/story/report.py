"""Everything that is counted, and which quotas it breaks."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tavola.content.source import STORY_FILE, PackError, PackSource, Problem
from tavola.content.words import LANGUAGES
from tavola.story.choices import choice_measures
from tavola.story.lint import rule_measures
from tavola.story.measure import ALL, Measure, number, share
from tavola.story.memory import parts_of, remember
from tavola.story.prose import prose_measures
from tavola.story.quotafile import Quota
from tavola.story.reading import StoryPack, read_story
from tavola.story.shape import shape_measures
from tavola.story.voices import voice_measures


class Broken(msgspec.Struct, frozen=True):
    """A quota that does not hold in one language, with those that break it."""

    quota: Quota
    language: str  # "it", "en", or "all"
    value: float
    ids: list[str]


class StoryReport(msgspec.Struct):
    """What `tavola pack story` tells."""

    pack: StoryPack
    measures: dict[str, Measure]
    broken: list[Broken]

    def plain(self) -> dict[str, Any]:
        """One JSON object: counts by name, every measure with its values, every broken quota with its ids."""
        measures = self.measures
        return {
            "pack": self.pack.id,
            **counts(self.pack),
            "choices": len(self.pack.choices()),
            **{name: len(measures[name].having[ALL]) for name in COUNTED},
            "speech": measures["speech"].plain(),
            "parts": len(parts_of(self.pack)),
            "measures": {name: measure.plain() for name, measure in measures.items()},
            "broken_quotas": [
                {
                    "id": one.quota.id,
                    "measure": one.quota.name,
                    **({"language": one.language} if one.language != ALL else {}),
                    "value": one.value,
                    **({"at_most": one.quota.at_most} if one.quota.at_most is not None else {}),
                    **({"at_least": one.quota.at_least} if one.quota.at_least is not None else {}),
                    "ids": one.ids,
                }
                for one in self.broken
            ],
        }


COUNTED = (
    "choices_remembered",
    "choices_points_only",
    "choices_silent",
    "choices_false",
    "openings_changing",
    "parts_answered",
)


def counts(pack: StoryPack) -> dict[str, Any]:
    """How much of everything there is; words a language."""
    tutorials = {str(e.body["tutorial"]["campaign"]) for e in pack.of_kind("campaigns") if e.body.get("tutorial")}
    chapters = [id for e in pack.of_kind("campaigns") if e.id not in tutorials for id in e.body.get("chapters") or []]
    return {
        "chapters": len(dict.fromkeys(chapters)),
        "places": len(pack.places),
        "sections": len(pack.sections),
        "encounters": len(pack.of_kind("encounters")),
        "events": len(pack.of_kind("events")),
        "words": {lang: sum(said.words for said in pack.words[lang].values()) for lang in LANGUAGES},
        "section_words": {
            lang: sum(len(pack.text(lang, section.message).split()) for section in pack.sections.values())
            for lang in LANGUAGES
        },
    }


def measure_story(source: PackSource) -> StoryReport:
    """Reads a pack and counts it."""
    pack = read_story(source)
    memory = remember(pack)
    parts = parts_of(pack)
    answered = [part for part in parts if memory.is_answered(part)]
    found = [
        *prose_measures(pack),
        *choice_measures(pack, memory),
        share("parts_answered", "parts of Statuses answered in another place's own words", answered, parts),
        *shape_measures(pack),
        *voice_measures(pack),
        *rule_measures(pack),
        number("choices", "choices", len(pack.choices())),
    ]
    for chapter in dict.fromkeys(quota.on for quota in pack.story.quotas if quota.on):
        here = [*prose_measures(pack, chapter), *choice_measures(pack, memory, chapter)]
        found += [replace(one, name=f"{one.name}@{chapter}", title=f"{chapter}: {one.title}") for one in here]
    measures = {measure.name: measure for measure in found}
    return StoryReport(pack, measures, broken_quotas(pack.story.quotas, measures))


def broken_quotas(quotas: list[Quota], measures: dict[str, Measure]) -> list[Broken]:
    """Each quota in each language; `PackError` where one names a measure that there is not."""
    unknown = [quota for quota in quotas if quota.name not in measures]
    if unknown:
        there = ", ".join(measures)
        raise PackError(
            *(
                Problem(STORY_FILE, f"there is no measure {q.name!r}; there are: {there}", q.id, "measure")
                for q in unknown
            )
        )
    return [
        Broken(
            quota, language, value, (measure.having if too_many(quota, value) else measure.lacking).get(language, [])
        )
        for quota in quotas
        for measure in [measures[quota.name]]
        for language, value in measure.values.items()
        if not quota.holds(value) and quota.language in ("", language)
    ]


def too_many(quota: Quota, value: float) -> bool:
    return quota.at_most is not None and value > quota.at_most
