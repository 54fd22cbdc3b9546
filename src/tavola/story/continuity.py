"""What a story says is over must stay over: ends that are marked and read (LN-30), hubs that only ask (LN-31)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.story.choices import flat
from tavola.story.memory import reads, sets
from tavola.story.prose import HUB_WORDS
from tavola.story.reading import BOOK, Section, StoryPack
from tavola.story.ways import Way, ways_into

# What says that somebody died, left, was sold or that something burnt. The Italian is a rewriting of the same verse.
TELLS_AN_END = re.compile(
    r"\b(dies|died|is dead|burns? (well|down)|burnt|is gone|went away|goes away down|sold|never comes|do not wake)\b"
)


class Finding(msgspec.Struct, frozen=True):
    """One thing that a rule finds fault with."""

    id: str  # of a section, a choice or a part
    section: str
    message: str


def unmarked_ends(pack: StoryPack) -> Iterator[Finding]:
    """LN-30: a section that tells an end sets a part, and the opening of its place reads it."""
    into = ways_into(pack)
    for section in pack.sections.values():
        said = TELLS_AN_END.search(pack.text("en", section.message))
        if said is None or _answers(pack, section, into.get(section.id, [])):
            continue
        marks = list(_marks(pack, section, into.get(section.id, [])))
        if not marks:
            yield Finding(section.id, section.id, f"tells an end ({said[0]!r}) and sets no part of a Status")
        elif section.place != BOOK and "" not in marks and not _is_read(pack, section.place, set(marks)):
            told = ", ".join(dict.fromkeys(marks))
            yield Finding(section.id, section.id, f"tells an end ({said[0]!r}); no opening of the place reads {told}")


def _answers(pack: StoryPack, section: Section, ways: list[Way]) -> bool:
    """Whether a section is read only where something was marked before: it tells again what was told then."""
    if any(not marked for _, marked in reads(pack, section.body.get("if"))):
        return True
    return bool(ways) and all(any(marked for _, marked in reads(pack, way.body.get("if"))) for way in ways)


def _marks(pack: StoryPack, section: Section, ways: list[Way]) -> Iterator[str]:
    """The parts that are set on the way into a section or in it; "" for a place that is replaced for good."""
    nodes = [section.body.get("do"), *(way.body.get("do") for way in ways)]
    if section.choices:  # what it tells may be what its choices do
        nodes += [choice.body.get("do") for choice in section.choices]
    yield from sets(nodes)
    for effect in (effect for node in nodes for effect in flat(node)):
        if "replace" in (effect.get("location") or {}):
            yield ""


def _is_read(pack: StoryPack, place: str, parts: set[str]) -> bool:
    """Whether one of the sections that open a visit to a place asks for one of these parts, or for its Status."""
    keys = parts | {part.partition("#")[0] for part in parts}
    here = [number for number, other in pack.places.items() if other.original == pack.original(place)]
    return any(
        keys & set(_asked(node))
        for number in here
        for section in opening(pack, number)
        for node in (section.body.get("if"), section.body.get("do"))
    )


def opening(pack: StoryPack, place: str) -> Iterator[Section]:
    """The sections that a visit may begin with, down to the first menu."""
    ahead, seen = [pack.places[place].start], set[str]()
    while ahead:
        id = ahead.pop()
        if id in seen or id not in pack.sections:
            continue
        seen.add(id)
        section = pack.sections[id]
        yield section
        then = section.body.get("then") or {}
        gotos = [then.get("goto"), None if section.choices else section.body.get("goto")]
        ahead += [section.target(str(goto)) for goto in gotos if goto]


def _asked(node: Any) -> Iterator[str]:
    """Every part and Status that conditions below ask for."""
    if isinstance(node, list):
        for value in node:
            yield from _asked(value)
    elif isinstance(node, dict):
        body = node.get("status")
        if isinstance(body, str):
            yield body
        elif isinstance(body, dict):
            yield from (f"{key}#{part}" if isinstance(part, int) else key for key, part in body.items())
        for value in node.values():
            yield from _asked(value)


def loaded_hubs(pack: StoryPack) -> Iterator[Finding]:
    """LN-31: a hub asks and does nothing; the paragraph and what it does belong to the openings."""
    for place in pack.places.values():
        hub = pack.sections.get(place.hub)
        if hub is None or not hub.choices:
            continue
        if hub.body.get("do"):
            yield Finding(hub.id, hub.id, "a hub does nothing by itself: what it does belongs to an opening")
        for language in pack.words:
            words = len(pack.text(language, hub.message).split())
            if words > HUB_WORDS:
                yield Finding(hub.id, hub.id, f"a hub has at most {HUB_WORDS} words; in {language} it has {words}")
