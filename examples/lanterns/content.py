"""What a pack of Lanterns says, and the box that is made of it."""

from __future__ import annotations

import msgspec

from tavola.content.source import PackSource, Problem
from tavola.kernel.state import Box

FILE = "river.yaml"


class Lantern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    worth: int


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The one file of a pack."""

    colours: tuple[str, ...]
    oil: tuple[int, ...]  # the measures that everybody has, each for one evening
    lanterns: tuple[Lantern, ...]


class Quay(Box):
    """The compiled pack."""

    def __init__(self, id: str, digest: str, river: River) -> None:
        self.id, self.digest = id, digest
        self.colours, self.oil = river.colours, river.oil
        self.lanterns = {lantern.id: lantern for lantern in river.lanterns}

    def worth(self, lantern: str, secret_colour: str) -> int:
        """LA-3.2: one's own colour counts double."""
        found = self.lanterns[lantern]
        return found.worth * (2 if found.colour == secret_colour else 1)


def open_box(source: PackSource) -> Quay:
    return Quay(source.id, source.digest, source.read(FILE, River))


def lint(source: PackSource) -> list[Problem]:
    """What the types cannot say. A pack with a fault is refused when it is opened."""
    river = source.read(FILE, River)
    found: list[Problem] = []
    ids = [lantern.id for lantern in river.lanterns]
    if len(set(ids)) < len(ids):
        found.append(Problem(FILE, "two lanterns have one id", field="lanterns"))
    if len(river.colours) < 4:
        found.append(Problem(FILE, "four players need four colours", field="colours"))
    if len(ids) < len(river.oil):
        found.append(Problem(FILE, "there are more evenings than lanterns", field="lanterns"))
    found += [
        Problem(FILE, f"there is no colour {lantern.colour!r}", f"lantern {lantern.id}", "colour")
        for lantern in river.lanterns
        if lantern.colour not in river.colours
    ]
    return found


lint_content = lint  # none of the checks needs words


def message_ids(box: Quay) -> set[str]:
    """What a pack must have words for: the linter names what is missing or idle, in both languages."""
    return {f"colour-{colour}" for colour in box.colours} | {f"lantern-{lantern}" for lantern in box.lanterns}
