"""What may be chosen again: gains that nothing limits (LN-32), deeds that contradict each other (LN-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.story.choices import flat, outcome
from tavola.story.continuity import Finding
from tavola.story.memory import Memory, parts_of, sets
from tavola.story.reading import BOOK, Body, Choice, StoryPack
from tavola.story.ways import Way, bars, denied, entrances, shut_by, ways_into

Ways = dict[str, list[Way]]
LOADS = frozenset({"terror"})  # to gain it is a loss


def free_gains(pack: StoryPack) -> Iterator[Finding]:
    """LN-32: a choice that gains has `once`, a cost, or is shut by what it sets."""
    into, doors = ways_into(pack), entrances(pack)
    for choice in pack.choices():
        found = outcome(pack, choice)
        if found.menu or not any(_gains(effect) for effect in found.effects) or _ends_all(found.effects):
            continue
        parts = set(_set_by(pack, choice))
        barred = denied(choice.body.get("if")) | shut_by(pack.sections[choice.section])
        if not _is_limited(choice.body, barred, parts) and not _guarded(
            pack, into, doors, choice.section, parts, frozenset()
        ):
            yield Finding(choice.id, choice.section, "gains something at every visit: no cost, no `once`, no `not`")


def _gains(effect: Body) -> bool:
    gained = set(effect.get("gain") or {}) - LOADS
    eased = set(effect.get("lose") or {}) & LOADS
    things = [effect.get(word) or {} for word in ("item", "secret")]
    return bool(gained or eased) or any({"gain", "draw"} & set(thing) for thing in things if isinstance(thing, dict))


def _ends_all(effects: list[Body]) -> bool:
    """The place is replaced, the Chapter changes: nobody comes here again."""
    return any("chapter" in effect or "replace" in (effect.get("location") or {}) for effect in effects)


def _is_limited(body: Body, barred_by: frozenset[str], parts: set[str]) -> bool:
    return bool(body.get("once") or body.get("cost")) or bars(barred_by, parts) or _has_a_test(body.get("if"))


def _has_a_test(cond: Any) -> bool:
    """What is asked for by a Quest, a dial or a thing that is given away comes to an end by itself."""
    if not isinstance(cond, dict):
        return False
    return bool({"quest", "dial"} & set(cond)) or any(_has_a_test(part) for part in cond.get("all") or [])


def _guarded(pack: StoryPack, into: Ways, doors: set[str], id: str, parts: set[str], seen: frozenset[str]) -> bool:
    """Whether every way to a section is limited, or closed by what is set on it and after it.

    A section of the Book that no section leads to is opened by an Event or a card, which comes when it comes.
    """
    if id in doors or id in seen:
        return False
    if not into.get(id):
        return pack.sections[id].place == BOOK
    parts = parts | set(sets(pack.sections[id].body.get("do")))
    if _ends_all(list(flat(pack.sections[id].body.get("do")))):
        return True
    return all(
        _is_limited(way.body, way.barred_by, parts | set(sets(way.body.get("do"))))
        or _guarded(pack, into, doors, way.start, parts | set(sets(way.body.get("do"))), seen | {id})
        for way in into[id]
    )


def _set_by(pack: StoryPack, choice: Choice) -> Iterator[str]:
    yield from sets([choice.body.get("do"), *(pack.sections[id].body.get("do") for id in outcome(pack, choice).read)])


def _cleared_by(pack: StoryPack, choice: Choice) -> set[str]:
    nodes = [choice.body.get("do"), *(pack.sections[id].body.get("do") for id in outcome(pack, choice).read)]
    effects = (effect for node in nodes for effect in flat(node))
    return {str(part) for effect in effects for part in (effect.get("status") or {}).get("clear") or []}


def contrary_deeds(pack: StoryPack) -> Iterator[Finding]:
    """LN-34: of two choices of one verse that set contrary parts each is shut by the other's, or clears it."""
    into, doors = ways_into(pack), entrances(pack)
    groups = [set(group) for group in pack.story.contrary]
    for section in pack.sections.values():
        deeds = [(choice, set(_set_by(pack, choice))) for choice in section.choices]
        for choice, parts in deeds:
            rival = {
                other
                for group in groups
                if group & parts
                for one, theirs in deeds
                if one is not choice
                for other in group & theirs - parts
            }
            barred = denied(choice.body.get("if")) | shut_by(section)
            open_ = {part for part in rival if not bars(barred, {part})} - _cleared_by(pack, choice)
            left = sorted(part for part in open_ if not _barred_before(into, doors, section.id, part, frozenset()))
            if left:
                yield Finding(choice.id, section.id, f"may be chosen although {', '.join(left)} says the contrary")


def _barred_before(into: Ways, doors: set[str], id: str, part: str, seen: frozenset[str]) -> bool:
    if id in doors or id in seen or not into.get(id):
        return False
    return all(
        bars(way.barred_by, {part}) or _barred_before(into, doors, way.start, part, seen | {id}) for way in into[id]
    )


def unanswered_parts(pack: StoryPack, memory: Memory) -> Iterator[Finding]:
    """LN-33: a part that is set is answered by words outside its own place and that place's versions."""
    setters: dict[str, str] = {}
    for section in pack.sections.values():
        for part in sets([section.body.get("do"), *(choice.body.get("do") for choice in section.choices)]):
            setters.setdefault(part, section.id)
    for part in parts_of(pack):
        if part in setters and not memory.is_answered(part):
            yield Finding(part, setters[part], f"{part} is set here; no words outside this place answer it")
