"""Resources and Attributes (TG-16, TG-17): what a Character has, gains and loses."""

from __future__ import annotations

from tavola.games.tainted_grail.events.character import ResourceGained, ResourceLost
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit

MOST_WITH_CAPS = 20  # TG-40.14, all resources but Exp


def has_resource(g: Avalon, seat: Seat, kind: str, n: int = 1) -> bool:
    return g.heroes[seat].resources.get(kind, 0) >= n


def gain_resource(g: Avalon, seat: Seat, kind: str, n: int) -> int:
    """No upper limit, but with caps the surplus over 20 is lost; returns what was really gained (TG-17.7, TG-40.14)."""
    held = g.heroes[seat].resources
    before = held.get(kind, 0)
    after = before + max(0, n)
    if g.options.caps and kind != "exp":
        after = max(before, min(after, MOST_WITH_CAPS))
    return _set_resource(g, seat, kind, before, after)


def lose_resource(g: Avalon, seat: Seat, kind: str, n: int) -> int:
    """Losing takes what there is, down to none; returns what was really lost."""
    before = g.heroes[seat].resources.get(kind, 0)
    return -_set_resource(g, seat, kind, before, max(0, before - max(0, n)))


def set_resource(g: Avalon, seat: Seat, kind: str, n: int) -> None:
    _set_resource(g, seat, kind, g.heroes[seat].resources.get(kind, 0), max(0, n))


def _set_resource(g: Avalon, seat: Seat, kind: str, before: int, after: int) -> int:
    if after != before:
        g.heroes[seat].resources[kind] = after
        event = ResourceGained if after > before else ResourceLost
        emit(g, event(seat, kind, abs(after - before), after))
    return after - before


def attribute(g: Avalon, seat: Seat, name: str) -> int:
    """Markers on the board and Skill cards beside it, each worth one point (TG-16.3)."""
    hero = g.heroes[seat]
    points = hero.markers.get(name, 0)
    if hero.skills:
        skills = g.box.skills
        points += sum(skills[held.card].attr == name for held in hero.skills)
    return points
