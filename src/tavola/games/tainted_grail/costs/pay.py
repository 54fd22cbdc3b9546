"""Paying a cost: alone, each their share, or split among those who take part."""

from __future__ import annotations

from tavola.games.tainted_grail.costs.common import split
from tavola.games.tainted_grail.costs.costs import amounts, spend
from tavola.games.tainted_grail.costs.shares import collect_from_each
from tavola.games.tainted_grail.deeds.costs import Pay
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import procedure


def share_the_cost(g: Avalon, do: Pay) -> None:
    if do.cost.per == "member" and len(do.members) > 1:
        return collect_from_each(g, do)
    if len(do.members) == 1 and not do.cost.asks_for_cards:
        for kind, n in amounts(g, do.cost, do.leader, do.source, do.action):
            spend(g, do.leader, kind, n, do.leader)
        return None
    split(g, do)


procedure(Pay, share_the_cost)
