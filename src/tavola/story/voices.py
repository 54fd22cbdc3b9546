"""Who speaks and who is named: lines of the heroes, words of the world, endings made of parts, lines after fights."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tavola.content.words import LANGUAGES
from tavola.story.measure import Measure, count, number
from tavola.story.reading import BOOK, StoryPack, told_in
from tavola.story.tics import SPEECH

SAYS = {
    "en": "says|asks|answers|adds|tells|calls|whispers|repeats|said|shouts",
    "it": "dice|chiede|risponde|aggiunge|fa|chiama|sussurra|ripete|disse|grida",
}


def voice_measures(pack: StoryPack) -> Iterator[Measure]:
    heroes = list(_heroes(pack))
    yield from heroes
    yield _apart(heroes)
    yield from _motifs(pack)
    yield from _endings(pack)
    yield from _outcome_lines(pack)
    tagged = [id for id, tag in pack.tags.items() if tag]
    onward = [id for id in tagged if pack.tags[id] in ("speech", "consequence")]
    measure = Measure("end_tags", "of sections with an `# end:` tag, those on speech or consequence", "%")
    measure.note_share("all", onward, tagged)
    yield measure


def _heroes(pack: StoryPack) -> Iterator[Measure]:
    """Texts in which a hero speaks: by name, or told only where that hero is present."""
    for entry in pack.of_kind("characters"):
        own = set(_texts_for(pack, entry.id))
        measure = Measure(f"lines_{entry.id}", f"texts in which {entry.id} speaks")
        for language in LANGUAGES:
            name = re.escape(pack.text(language, f"character-{entry.id.replace('_', '-')}") or entry.id)
            speaks = re.compile(rf"\b({SAYS[language]}) {name}\b|\b{name} ({SAYS[language]})\b")
            spoken = [
                message
                for message, said in pack.words[language].items()
                if SPEECH[language].search(said.text)
                and (message in own or (message.startswith(("verse-", "event-")) and speaks.search(said.text)))
            ]
            measure.note(language, len(spoken), spoken)
        yield measure


def _apart(heroes: list[Measure]) -> Measure:
    """How far the quietest hero stays behind the one who speaks most."""
    measure = Measure("lines_apart", "how far the quietest hero stays behind the most talkative", "%")
    for language in LANGUAGES:
        lines = {hero.name: hero.value(language) for hero in heroes}
        most, least = max(lines.values(), default=0), min(lines.values(), default=0)
        measure.note(language, 100 * (most - least) / most if most else 0, [n for n in lines if lines[n] == least])
    return measure


def _texts_for(pack: StoryPack, hero: str) -> Iterator[str]:
    """Messages that are read only with this hero: told lines and the sections of choices for one Character."""
    for section in pack.sections.values():
        yield from _told_if(section.body.get("do"), hero, present=False)
        for choice in section.choices:
            if _asks_for(choice.body.get("if"), hero):
                yield f"{section.message}-{choice.body['key'].replace('_', '-')}"
                if target := pack.sections.get(section.target(choice.goto)):
                    yield target.message
    for entry in pack.entries:
        yield from _told_if(entry.body, hero, present=False)


def _told_if(node: Any, hero: str, present: bool) -> Iterator[str]:
    if isinstance(node, list):
        for value in node:
            yield from _told_if(value, hero, present)
    elif isinstance(node, dict):
        present = present or _asks_for(node.get("if"), hero)
        if present and isinstance(text := node.get("text"), str):
            yield text
        for key, value in node.items():
            if key not in ("if", "else"):
                yield from _told_if(value, hero, present)


def _asks_for(cond: Any, hero: str) -> bool:
    if not isinstance(cond, dict):
        return False
    return cond.get("is") == hero or any(_asks_for(part, hero) for part in cond.get("all") or [])


def _motifs(pack: StoryPack) -> Iterator[Measure]:
    order = list(pack.story.ground)
    sections = {section.message: section for section in pack.sections.values()}
    early = Measure("said_too_early", "sections that say a word before its Chapter")
    found_early: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for motif in pack.story.motifs:
        measure = Measure(f"motif_{motif.id}", f"texts that say '{motif.id}'")
        for language in LANGUAGES:
            pattern = re.compile(motif.written(language))
            having = [message for message, said in pack.words[language].items() if pattern.search(said.text)]
            measure.note(language, len(having), having)
            if motif.not_before in order:
                too_soon = order[: order.index(motif.not_before)]
                hit = (sections[base] for message in having if (base := message.split("-told-")[0]) in sections)
                here = (one for one in hit if pack.story.chapter_of(one.place, one.verse) in too_soon)
                found_early[language] += [f"{one.id} ({motif.id})" for one in here]
        yield measure
    for language, ids in found_early.items():
        early.note(language, len(ids), ids)
    yield early


def _endings(pack: StoryPack) -> Iterator[Measure]:
    """Sections that end a Chapter: long enough, of enough parts, as `story.yaml` asks."""
    short = Measure("endings_short", "endings with fewer words or parts than asked")
    for language in LANGUAGES:
        found: list[str] = []
        for ending in pack.story.endings:
            section = pack.sections.get(ending.section)
            told = list(dict.fromkeys(told_in(section))) if section else []
            texts = [pack.text(language, message) for message in ([section.message] if section else []) + told]
            words = sum(len(text.split()) for text in texts)
            if words < ending.words or len(told) < ending.modules:
                found.append(
                    f"{ending.section} ({words} of {ending.words} words, {len(told)} of {ending.modules} parts)"
                )
        short.note(language, len(found), found)
    yield short


def _outcome_lines(pack: StoryPack) -> Iterator[Measure]:
    fights = [entry.id for entry in pack.of_kind("encounters") if entry.body.get("kind") != "text"]
    language = LANGUAGES[0]
    for end in ("won", "lost"):
        having = [id for id in fights if f"encounter-{_hyphenated(id)}-{end}" in pack.words[language]]
        yield count(f"encounters_{end}_lines", f"Encounters with a line for when they are {end}", having, fights)
    book = [id for id in pack.sections if id.startswith(f"{BOOK}.")]
    yield number("book_sections", "sections of the Book of Secrets", len(book))


def _hyphenated(id: str) -> str:
    return id.lower().replace("_", "-").replace(".", "-")
