"""LN-30 to LN-34: rules of a story that a pack switches on in its `story.yaml`, by Chapter, place or section."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tavola.content.source import STORY_FILE, PackError, PackSource, Problem
from tavola.story.continuity import Finding, loaded_hubs, unmarked_ends
from tavola.story.measure import Measure, count
from tavola.story.memory import parts_of, remember
from tavola.story.reading import StoryPack, read_story
from tavola.story.repeats import contrary_deeds, free_gains, unanswered_parts

RULES: dict[str, Callable[[StoryPack], Iterator[Finding]]] = {
    "LN-30": unmarked_ends,
    "LN-31": loaded_hubs,
    "LN-32": free_gains,
    "LN-33": lambda pack: unanswered_parts(pack, remember(pack)),
    "LN-34": contrary_deeds,
}
EVERYWHERE = "all"


def lint_story(source: PackSource) -> list[Problem]:
    """What breaks the rules that a pack asks for; a pack that asks for none has no such fault."""
    if STORY_FILE not in source.files:
        return []
    try:
        pack = read_story(source)
    except PackError as error:
        return list(error.problems)
    problems = list(_misnamed(pack))
    for rule, scope in pack.story.lint.items():
        if rule in RULES:
            problems += [_problem(pack, rule, found) for found in findings(pack, rule) if _asked(pack, scope, found)]
    return problems


def findings(pack: StoryPack, rule: str) -> list[Finding]:
    """All that a rule finds, but for what an editor has looked at and let stand."""
    exempt = set(pack.story.exempt.get(rule, []))
    return [found for found in RULES[rule](pack) if not {found.id, found.section} & exempt]


def rule_measures(pack: StoryPack) -> Iterator[Measure]:
    """What the rules would find in the whole pack, wherever they are switched on; LN-33 is `parts_answered`."""
    for name, title, rule in (
        ("ends_unmarked", "sections that tell an end nobody marks or no opening reads (LN-30)", "LN-30"),
        ("hubs_loaded", "hubs with effects or more than a line of words (LN-31)", "LN-31"),
        ("gains_free", "choices that gain something at every visit (LN-32)", "LN-32"),
        ("deeds_contrary", "choices open although the contrary was done (LN-34)", "LN-34"),
    ):
        yield count(name, title, list(dict.fromkeys(found.id for found in findings(pack, rule))))


def _asked(pack: StoryPack, scope: list[str | int], found: Finding) -> bool:
    section = pack.sections[found.section]
    chapter = pack.story.chapter_of(section.place, section.verse)
    return bool(({EVERYWHERE, section.place, section.id, chapter} - {""}) & set(map(str, scope)))


def _problem(pack: StoryPack, rule: str, found: Finding) -> Problem:
    section = pack.sections[found.section]
    return Problem(section.file, found.message, found.id, line=section.line, rule=rule)


def _misnamed(pack: StoryPack) -> Iterator[Problem]:
    """Names in the file that mean nothing, so that a rule would be off without anybody knowing."""
    grounds = {EVERYWHERE, *pack.story.ground, *pack.places, *pack.sections}
    known = {*pack.sections, *(choice.id for choice in pack.choices()), *parts_of(pack)}
    for rule in dict.fromkeys([*pack.story.lint, *pack.story.exempt]):
        if rule not in RULES:
            yield Problem(STORY_FILE, f"there is no such rule; there are: {', '.join(RULES)}", rule)
        for name in map(str, pack.story.lint.get(rule, [])):
            if name not in grounds:
                yield Problem(STORY_FILE, f"{name!r} is no Chapter with ground, place or section", f"lint {rule}")
        for name in pack.story.exempt.get(rule, []):
            if name not in known:
                yield Problem(STORY_FILE, f"{name!r} is no section, no choice and no part", f"exempt {rule}")
    for part in (part for group in pack.story.contrary for part in group):
        if part not in known:
            yield Problem(STORY_FILE, f"there is no part {part!r}", "contrary")
