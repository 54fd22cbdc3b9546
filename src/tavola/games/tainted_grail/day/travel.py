"""Travel and Explore (TG-7, TG-8) as Actions: who goes where, who reads."""

from __future__ import annotations

from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import HELPED, amounts, purse
from tavola.games.tainted_grail.day.party import companions
from tavola.games.tainted_grail.deeds.day import Explore, Travel
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import fire_for
from tavola.games.tainted_grail.journal.reading import explore_location
from tavola.games.tainted_grail.map.locations import enter
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.flow import procedure, rule

# One Energy of each member: a Party of two pays two (TG-7.4, TG-8.4).
EACH_ONE_ENERGY = Cost(energy=1, per="member")


def lack_of_share(g: Avalon, seat: Seat, action: str) -> tuple[str, int, int] | None:
    """The first kind of a Character's own share that cannot be paid, even with the help of those who are here
    (TG-21.7), with what is needed and what there is: one Energy, unless something on the table changes that."""
    for kind, n in amounts(g, EACH_ONE_ENERGY, seat, f"location:{g.heroes[seat].at}", action):
        there = purse(g, seat, kind)
        if there < n and kind in HELPED and len(g.heroes) > 1:
            there += sum(purse(g, other, kind) for other in companions(g, seat))
        if there < n:
            return kind, n, there
    return None


@rule(Travel)
def travel(g: Avalon, do: Travel) -> None:
    enter(g, list(g.party), do.number, travelling=True)


def be_ready_for_anything(g: Avalon, do: Explore) -> None:
    fire_for(g, "explore", g.party)


def open_the_journal(g: Avalon, do: Explore) -> None:
    members = [seat for seat in g.party if g.heroes[seat].alive and g.heroes[seat].at == do.number]
    if members:
        explore_location(g, do.number, by_number(g, members))


procedure(Explore, be_ready_for_anything, open_the_journal)
