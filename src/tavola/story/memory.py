"""What is remembered: which part of a Status is set where, and which texts answer it in words of their own.

A part is answered where a condition that names it (not "any part", not "so many parts") opens a text, a choice or a
section. A condition under `not` answers where it opens what is read when it does not hold: the verse that a router
would have passed over, the `else` of an effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.story.reading import BOOK, Entry, Section, StoryPack

Part = str  # "gwenneg#3", or "three_ways" where a Status has no parts
Reads = frozenset[tuple[Part, bool]]  # a part and whether it must be marked
NOTHING: Reads = frozenset()


class Memory(msgspec.Struct):
    """For each part: the places that set it and the places that answer it in words."""

    set_in: dict[Part, set[str]]
    answered_in: dict[Part, set[str]]
    spots: dict[Part, set[str]]  # ids of the sections, choices and entries that answer

    def answered_outside(self, part: Part, place: str) -> bool:
        return bool(self.answered_in.get(part, set()) - {place})

    def is_answered(self, part: Part) -> bool:
        """In another place than one that sets it."""
        return any(self.answered_outside(part, place) for place in self.set_in.get(part, set()))


def parts_of(pack: StoryPack) -> list[Part]:
    """Every part that belongs to the story; Statuses kept out of sight only help to route."""
    return [
        part
        for key, parts in pack.statuses.items()
        for part in ([f"{key}#{n}" for n in range(1, parts + 1)] if parts else [key])
    ]


def reads(pack: StoryPack, cond: Any, positive: bool = True) -> Reads:
    """The parts that a condition names one by one."""
    if not isinstance(cond, dict):
        return NOTHING
    found: set[tuple[Part, bool]] = set()
    for word, body in cond.items():
        if word in ("all", "any") and isinstance(body, list):
            for part in body:
                found |= reads(pack, part, positive)
        elif word == "not":
            found |= reads(pack, body, not positive)
        elif word == "status":
            found |= {(part, positive) for part in _named(pack, body)}
    return frozenset(found)


def _named(pack: StoryPack, body: Any) -> Iterator[Part]:
    if isinstance(body, str):
        if "#" in body or not pack.statuses.get(body):
            yield body
        return
    for key, part in body.items():
        if isinstance(part, int):
            yield f"{key}#{part}" if pack.statuses.get(key, 1) else key


def sets(node: Any) -> Iterator[Part]:
    """The parts that effects set, wherever they stand among them."""
    if isinstance(node, dict):
        status = node.get("status")
        if isinstance(status, dict) and isinstance(status.get("set"), list):
            yield from map(str, status["set"])
        for key, value in node.items():
            if key not in ("if", "status"):
                yield from sets(value)
    elif isinstance(node, list):
        for value in node:
            yield from sets(value)


def remember(pack: StoryPack) -> Memory:
    """Everything that is set and everything that answers."""
    homes = book_homes(pack)
    memory = Memory({}, {}, {})
    for section in pack.sections.values():
        place = place_of(pack, section, homes)
        _note_sets(memory, place, [section.body.get("do"), section.body.get("choices")])
        for part, spot in _section_answers(pack, section):
            _note_answer(memory, part, place, spot)
    for entry in pack.entries:
        place = pack.original(entry.id) if entry.kind == "locations" else f"{entry.kind}:{entry.id}"
        _note_sets(memory, place, entry.body)
        for part in _answers_in(pack, entry.body, NOTHING):
            _note_answer(memory, part, place, _entry_id(entry))
    return memory


def _entry_id(entry: Entry) -> str:
    return f"S{entry.id}" if entry.kind == "secrets" else entry.id


def _note_sets(memory: Memory, place: str, node: Any) -> None:
    for part in sets(node):
        memory.set_in.setdefault(part, set()).add(place)


def _note_answer(memory: Memory, part: Part, place: str, spot: str) -> None:
    memory.answered_in.setdefault(part, set()).add(place)
    memory.spots.setdefault(part, set()).add(spot)


def book_homes(pack: StoryPack) -> dict[str, set[str]]:
    """From where each section of the Book is entered: originals of places, or `kind:id` of an entry."""
    homes: dict[str, set[str]] = {}
    for section in pack.sections.values():
        if section.place != BOOK:
            for goto in gotos(section.body):
                homes.setdefault(goto, set()).add(pack.original(section.place))
    for entry in pack.entries:
        for goto in gotos(entry.body):
            homes.setdefault(goto, set()).add(f"{entry.kind}:{entry.id}")
    ahead = [id for id in homes if id in pack.sections]
    while ahead:  # what the Book leads to inside the Book belongs to where the Book was entered from
        here = ahead.pop()
        for goto in gotos(pack.sections[here].body):
            if goto in pack.sections and not homes[here] <= homes.setdefault(goto, set()):
                homes[goto] |= homes[here]
                ahead.append(goto)
    return homes


def gotos(node: Any) -> Iterator[str]:
    """The Book sections that anything below leads to."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "goto" and isinstance(value, str) and value.startswith(f"{BOOK}."):
                yield value
            else:
                yield from gotos(value)
    elif isinstance(node, list):
        for value in node:
            yield from gotos(value)


def place_of(pack: StoryPack, section: Section, homes: dict[str, set[str]]) -> str:
    """The place whose words a section is: a Book section that is entered from one place alone belongs to it."""
    if section.place != BOOK:
        return pack.original(section.place)
    entered = homes.get(section.id, set())
    return next(iter(entered)) if len(entered) == 1 else section.id


def _section_answers(pack: StoryPack, section: Section) -> Iterator[tuple[Part, str]]:
    cond = section.body.get("if")
    for part, marked in reads(pack, cond):
        leads = section.body.get("then") or {}
        yield part, (section.target(str(leads.get("goto", ""))) if marked else section.id)
    for part in _answers_in(pack, section.body.get("do"), NOTHING):
        yield part, section.id
    for choice in section.choices:
        for part, marked in reads(pack, choice.body.get("if")):
            if marked:
                yield part, choice.id
        for part in _answers_in(pack, choice.body.get("do"), NOTHING):
            yield part, choice.id


def _answers_in(pack: StoryPack, node: Any, guards: Reads) -> Iterator[Part]:
    """The parts on whose being marked some words below depend."""
    if isinstance(node, list):
        for value in node:
            yield from _answers_in(pack, value, guards)
    elif isinstance(node, dict):
        cond = node.get("if")
        open_ = guards | reads(pack, cond)
        if isinstance(node.get("text"), str) or isinstance(node.get("goto"), str) or "outcome" in node:
            yield from (part for part, marked in open_ if marked)
        elif "key" in node and "do" in node and cond:  # an option that is offered only then
            yield from (part for part, marked in reads(pack, cond) if marked)
        for key, value in node.items():
            if key == "else":
                yield from _answers_in(pack, value, guards | reads(pack, cond, positive=False))
            elif key not in ("if", "success_if", "requires", "when", "remove_if"):
                yield from _answers_in(pack, value, open_)
