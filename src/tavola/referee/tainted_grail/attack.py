"""What the other side does: Opportunity attacks, Enemy Attacks, Reactions, the Failure (TG-34.13, 36.9, 39.7)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, effects
from tavola.referee.tainted_grail.asking import BrokenOff, Left, Over, Play
from tavola.referee.tainted_grail.cards import discard_top
from tavola.referee.tainted_grail.facts import Plain
from tavola.referee.tainted_grail.modifiers import has_trait
from tavola.referee.tainted_grail.table import Table

HORDE = 2


def opportunity(t: Table, seat: int) -> Play[None]:
    """TG-36.9: it hits who caused it; Responses do not help."""
    yield from effects.carry_out(t, t.encounter()["opportunity"], seat, t.encounter_source())
    yield from abilities.trigger(t, "opportunity", [seat])


def enemy_attack(t: Table, seat: int) -> Play[None]:
    """TG-34.13: the row of the table for the cubes in the Pool; Horde first (TG-37.12).

    Cubes that came after the Victory Check of phase 2 may have left the table behind: then there is no row.
    """
    t.attack = True
    if has_trait(t, "horde", seat):
        for _ in range(HORDE):
            discard_top(t, seat)
    for row in [one for one in t.encounter()["table"] if one["pool"][0] <= t.scene.pool <= one["pool"][1]]:
        yield from effects.carry_out(t, row["do"], seat, t.encounter_source())
    yield from abilities.respond(t, seat)
    t.attack = False
    victory_check(t)


def victory_check(t: Table) -> None:
    """TG-36.1."""
    if t.scene.pool >= t.encounter()["value"]:
        raise Over("won")


def stage(t: Table) -> Plain:
    """The present Stage, or the approach to it that was chosen."""
    found: Plain = t.encounter()["stages"][t.scene.stage]
    for approach in found.get("approaches", []):
        if approach["key"] == t.scene.approach:
            found = approach
    return found


def reaction(t: Table, seat: int) -> Play[None]:
    """TG-39.7."""
    t.attack = True
    yield from effects.carry_out(t, stage(t)["reaction"], seat, t.encounter_source())
    yield from abilities.respond(t, seat)
    t.attack = False


def failure(t: Table, seats: list[int]) -> Play[None]:
    """TG-39.4: to each member separately, and the whole of it, even if it falls by it."""
    for seat in t.by_number(seats):
        for effect in t.encounter()["failure"]:
            try:
                yield from effects.carry_out(t, [effect], seat, t.encounter_source())
            except (Left, BrokenOff):
                continue
