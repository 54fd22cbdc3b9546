"""Choices by kind: which are remembered, which only move points, which tell nothing, which are no choice at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.story.measure import ALL, Measure, count, number, share
from tavola.story.memory import Memory, book_homes, place_of, sets
from tavola.story.reading import Body, Choice, Section, StoryPack

POINTS = frozenset({"gain", "lose", "set", "events", "text", "modify", "who"})
NESTED = ("if", "each", "choose", "repeat", "roll")


class Outcome(msgspec.Struct, frozen=True):
    """What follows a choice until the next menu or the end."""

    effects: list[Body]
    read: list[str]  # sections that are read on the way
    menu: bool  # it leads to a further menu that is not the hub


def flat(effects: Any) -> Iterator[Body]:
    """Effects without the conditions, options and repetitions around them."""
    for effect in effects or []:
        inner = _inner(effect)
        if inner:
            yield from flat(inner)
        elif not set(NESTED) & set(effect):
            yield effect


def _inner(effect: Body) -> list[Body]:
    options = (effect.get("choose") or {}).get("options") or []
    table = (effect.get("roll") or {}).get("table") or {}
    rows = table.values() if isinstance(table, dict) else [row.get("do") for row in table]
    return [
        *(effect.get("then") or []),
        *(effect.get("else") or []),
        *((effect.get("each") or {}).get("do") or []),
        *((effect.get("repeat") or {}).get("do") or []),
        *(inner for option in options for inner in option.get("do") or []),
        *(inner for row in rows if isinstance(row, list) for inner in row),
    ]


def outcome(pack: StoryPack, choice: Choice) -> Outcome:
    """Follows a choice through sections that go on by themselves; a hub ends the way like the end does."""
    hubs = {place.hub for place in pack.places.values()}
    effects = list(flat(choice.body.get("do")))
    read: list[str] = []
    ahead = [pack.sections[choice.section].target(choice.goto)]
    while ahead:
        id = ahead.pop()
        if id in read or id in hubs or id not in pack.sections:
            continue
        section = pack.sections[id]
        read.append(id)
        if section.choices:
            return Outcome(effects, read, menu=True)
        effects += flat(section.body.get("do"))
        ahead += _ways_on(section)
    return Outcome(effects, read, menu=False)


def _ways_on(section: Section) -> list[str]:
    then = section.body.get("then") or {}
    return [section.target(str(goto)) for goto in (section.body.get("goto"), then.get("goto")) if goto]


def is_points_only(found: Outcome) -> bool:
    return not found.menu and bool(found.effects) and all(set(effect) <= POINTS for effect in found.effects)


def is_silent(choice: Choice, found: Outcome) -> bool:
    """It costs or gives something and not a word is said."""
    something = found.effects or choice.body.get("cost")
    spoken = found.read or any("text" in effect or "encounter" in effect for effect in found.effects)
    return bool(something) and not spoken


def choice_measures(pack: StoryPack, memory: Memory, chapter: str = "") -> Iterator[Measure]:
    sections = pack.on_ground(chapter)
    choices = pack.choices(chapter)
    ids = [choice.id for choice in choices]
    outcomes = {choice.id: outcome(pack, choice) for choice in choices}
    remembered = remembered_choices(pack, choices, memory, outcomes)
    points = [choice.id for choice in choices if is_points_only(outcomes[choice.id])]
    silent = [choice.id for choice in choices if is_silent(choice, outcomes[choice.id])]
    yield share("choices_remembered", "choices that set a part answered in words elsewhere", remembered, ids)
    yield share("choices_points_only", "choices that give or take points and nothing else", points, ids)
    yield share("choices_silent", "choices that cost or give something and tell nothing", silent, ids)
    yield count(
        "choices_false", "choices that differ from another of their verse in words alone", list(_false(sections))
    )
    yield from _amounts(sections)


def remembered_choices(
    pack: StoryPack, choices: list[Choice], memory: Memory, outcomes: dict[str, Outcome]
) -> list[str]:
    """Choices that set a part, at once or in what follows, which another place answers in words."""
    homes = book_homes(pack)
    found: list[str] = []
    for choice in choices:
        place = place_of(pack, pack.sections[choice.section], homes)
        nodes = [choice.body.get("do"), *(pack.sections[id].body.get("do") for id in outcomes[choice.id].read)]
        if any(memory.answered_outside(part, place) for part in sets(nodes)):
            found.append(choice.id)
    return found


def _false(sections: list[Section]) -> list[str]:
    """Same target, effect, cost and condition: whoever chooses between the two chooses words."""
    found: list[str] = []
    for section in sections:
        seen: set[str] = set()
        for choice in section.choices:
            same = {key: value for key, value in choice.body.items() if key != "key"}
            if "if" not in same:
                sign = json.dumps(same, sort_keys=True)
                if sign in seen:
                    found.append(choice.id)
                seen.add(sign)
    return found


def _amounts(sections: list[Section]) -> Iterator[Measure]:
    """Gains and losses of the Journal and the Book, each kind by itself."""
    found: list[tuple[str, str, Any]] = []
    for section in sections:
        owned = [(section.id, section.body.get("do")), *((c.id, c.body.get("do")) for c in section.choices)]
        for id, do in owned:
            for effect in flat(do):
                for word in ("gain", "lose"):
                    found += [(id, kind, amount) for kind, amount in (effect.get(word) or {}).items()]
    ones = Measure("amounts_not_one", "gains and losses that are not exactly 1", "%")
    ones.note(ALL, _percent([amount != 1 for _, _, amount in found]))
    ones.lacking[ALL] = list(dict.fromkeys(id for id, _, amount in found if amount == 1))
    terror = Measure("terror_of_one", "of all gains and losses, Terror of exactly 1", "%")
    terror.note(ALL, _percent([kind == "terror" and amount == 1 for _, kind, amount in found]))
    terror.having[ALL] = list(dict.fromkeys(id for id, kind, amount in found if kind == "terror" and amount == 1))
    yield from (ones, terror, number("amounts", "gains and losses", len(found)))


def _percent(held: list[bool]) -> float:
    return 100 * sum(held) / len(held) if held else 0
