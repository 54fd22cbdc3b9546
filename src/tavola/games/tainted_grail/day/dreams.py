"""Dreams and Nightmares of a place (TG-14.8): what those who sleep there read, and what it does to them."""

from __future__ import annotations

from tavola.games.tainted_grail.deeds.day import Dream
from tavola.games.tainted_grail.deeds.effects import CarryOut
from tavola.games.tainted_grail.deeds.journal import ReadSection
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.events.day import Dreamt
from tavola.games.tainted_grail.marks import slept
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then


def dream(g: Avalon, number: int, kind: str, members: list[Seat]) -> None:
    """The Dream or the Nightmare of a place, for those who sleep there (TG-14.8)."""
    entry = g.box.locations[number]
    sleep = entry.dream if kind == "dream" else entry.nightmare
    if sleep is None:
        return
    hero, source = by_number(g, members)[0], f"{kind}:{number}"
    if sleep.verses is not None:
        then(g, ReadSection(source, sleep.verses.start, members))
    then(g, Dream(kind, number, members), CarryOut(sleep.do, hero, source, "each"))


@rule(Dream)
def tell_the_dream(g: Avalon, do: Dream) -> None:
    g.party = list(do.members)
    emit(g, Dreamt(do.kind, do.number, tuple(do.members), night_of(g, do.kind, do.number)))


def night_of(g: Avalon, kind: str, number: int) -> int:
    """Which text is read: the first once, then the others in turn (D.10)."""
    entry = g.box.locations[number]
    sleep = entry.dream if kind == "dream" else entry.nightmare
    if sleep is None or sleep.nights == 1:
        return 1
    nth = g.used.get(slept(kind, number), 0)
    g.used[slept(kind, number)] = nth + 1
    return 1 if nth == 0 else 2 + (nth - 1) % (sleep.nights - 1)
