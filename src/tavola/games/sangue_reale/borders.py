"""BORDERS AND RIVERS (Eras III and IV): they come and go, territories merge and split, control is looked at again."""

from __future__ import annotations

from tavola.games.sangue_reale.deeds import ChangeEdge
from tavola.games.sangue_reale.events import EdgeChanged
from tavola.games.sangue_reale.layout import Territory
from tavola.games.sangue_reale.state import FREE, Duel, layout_of, other
from tavola.games.sangue_reale.territories import can_control, control, lands_of
from tavola.games.sangue_reale.vocabulary import ChangeEdge as ChangeEdgeEffect
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule


def edges_to_change(g: Duel, seat: Seat, effect: ChangeEdgeEffect) -> list[int]:
    """The edges between areas that this effect may change now (SR-11.1, SR-11.2)."""
    layout = layout_of(g)
    present = g.sheets[seat].present
    fitting = layout.mutable & ~locked_edges(g, seat)
    if effect.op != "toggle":
        fitting &= ~present if effect.op == "add" else present
    return [edge for edge, kind in enumerate(layout.edge_kinds) if fitting >> edge & 1 and effect.kind in ("any", kind)]


def locked_edges(g: Duel, seat: Seat) -> int:
    """The edges of controlled territories do not change (SR-11.8)."""
    if not g.options.controlled_edges_fixed:
        return 0
    locked = 0
    for territory in lands_of(g, seat).territories:
        if is_controlled(g, territory):
            locked |= territory.touching
    return locked


def is_controlled(g: Duel, territory: Territory) -> bool:
    return any(g.boxes[box] != FREE for box in territory.boxes)


@rule(ChangeEdge)
def change_edge(g: Duel, do: ChangeEdge) -> None:
    """On both sheets at once, until it is changed again (SR-11.3, SR-11.10); circled numbers stay (SR-11.4)."""
    layout = layout_of(g)
    bit = 1 << do.edge
    g.sheets[do.seat].present ^= bit
    if g.options.map_change_scope == "shared":
        g.sheets[other(do.seat)].present = g.sheets[do.seat].present
    present = bool(g.sheets[do.seat].present & bit)
    emit(g, EdgeChanged(do.seat, layout.edges[do.edge], layout.edge_kinds[do.edge], present))
    if g.options.recheck_on_map_change:
        check_control_again(g, do.seat, do.edge)


def check_control_again(g: Duel, changer: Seat, edge: int) -> None:
    """Territories beside the edge with one free box and all numbers circled are controlled at once; who made the
    change comes first (SR-11.7)."""
    for seat in (changer, other(changer)):
        lands = lands_of(g, seat)
        beside = sorted({lands.of_area[area] for area in layout_of(g).edge_ends[edge]})
        for territory in (lands.territories[at] for at in beside):
            if can_control(g, seat, territory):
                control(g, seat, territory.box)
