"""Unique Supporters: whoever reaches the icon first has the box and the ability, at once and alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tavola.referee.sangue_reale import supporters, using_dice
from tavola.referee.sangue_reale.ending import check_all_taken
from tavola.referee.sangue_reale.modifiers import TURNS, draw, has_room
from tavola.referee.sangue_reale.table import Hand, Table

Effect = dict[str, Any]


def reach(t: Table, seat: int, unique: str) -> None:
    """The first to come takes it (SR-10.2, SR-10.3); for the second it is a circle like any other (SR-10.5)."""
    if unique in t.uniques:
        t.watch.happened("SR-10.5", "UniqueTooLate", seat=seat, unique=unique)
        return
    t.uniques[unique] = seat
    t.watch.happened("SR-10.2", "UniqueTaken", seat=seat, unique=unique)
    check_all_taken(t)
    (entry,) = [one for one in t.sheet.uniques if one["id"] == unique]
    for effect in entry["effects"]:
        ABILITIES[effect["effect"]](t, seat, effect)
    t.watch.happened("SR-10.3", "AbilityResolved", seat=seat, unique=unique)


def idle(t: Table, seat: int, effect: Effect) -> None:
    """Without a legal target an ability does nothing (SR-10.3)."""
    t.watch.happened("SR-10.3", "AbilityIdle", seat=seat, effect=effect["effect"])


def draw_modifiers(t: Table, seat: int, effect: Effect) -> None:
    turn = t.turn() + (1 if effect["turn"] == "next" else 0)
    for _ in range(effect["n"]):
        if turn <= TURNS and has_room(t, seat, turn):
            draw(t, seat, turn)
        else:
            idle(t, seat, effect)


def blacken_row(t: Table, seat: int, effect: Effect) -> None:
    """The next row of a column that lacks one circle; its line and its icon come after the ability (SR-10.9)."""
    columns = range(1, 7) if effect["column"] == "choice" else effect["column"]
    fitting = []
    for column in columns:
        row = t.front(seat, column)
        if row and (row.width == 1 or column in t.players[seat].half or effect["width"] == "any"):
            fitting.append(f"column:{column}")
    if not fitting:
        return idle(t, seat, effect)
    column = int(t.watch.asked("SR-10.9", seat, "ability_blacken", fitting)[-1])
    supporters.blacken(t, seat, column, 1)


def circle_number(t: Table, seat: int, effect: Effect) -> None:
    numbers = list(range(1, 7)) if effect["numbers"] == "any" else effect["numbers"]
    for _ in range(effect["n"]):
        free = supporters.free_slots(t, seat, numbers)
        if free:
            key = t.watch.asked("SR-10.3", seat, "ability_circle", [f"circle:{slot}" for slot in free])
            supporters.circle(t, seat, key.partition(":")[2])
        else:
            idle(t, seat, effect)


def roll_extra_dice(t: Table, seat: int, effect: Effect) -> None:
    """Dice of an ability are an action of their own (SR-10.10)."""
    t.rolled = t.watch.roll("SR-10.10", seat, effect["roll"])
    kept = sorted({tuple(sorted(some)) for some in combinations(t.rolled, effect["keep"])})
    keys = [":".join(["keep", *map(str, some)]) for some in kept]
    key = t.watch.asked("SR-10.10", seat, "keep_dice", keys)
    hand = Hand(seat, [int(die) for die in key.split(":")[1:]])
    t.hands.append(hand)
    using_dice.use_hand(t, hand)


def change_edges(t: Table, seat: int, effect: Effect) -> None:
    """Borders and rivers come or go; on both maps at once, unless the table plays otherwise (SR-11.3)."""
    for _ in range(effect["n"]):
        fitting = [edge.id for edge in t.sheet.edges if may_change(t, seat, edge.id, effect)]
        if fitting:
            key = t.watch.asked("SR-11.8", seat, "ability_edge", [f"edge:{edge}" for edge in fitting])
            change_edge(t, seat, key.partition(":")[2])
        else:
            idle(t, seat, effect)


def may_change(t: Table, seat: int, edge_id: str, effect: Effect) -> bool:
    (edge,) = [one for one in t.sheet.edges if one.id == edge_id]
    present = edge_id in t.players[seat].present
    if not edge.mutable or effect["kind"] not in ("any", edge.kind):
        return False
    if (effect["op"] == "add" and present) or (effect["op"] == "remove" and not present):
        return False
    if not t.options["controlled_edges_fixed"]:
        return True
    beside = [t.territory(seat, area) for area in edge.sides]
    return not any(box in t.boxes for land in beside for box in t.boxes_in(land))  # initials or an X on this map


def change_edge(t: Table, seat: int, edge_id: str) -> None:
    (edge,) = [one for one in t.sheet.edges if one.id == edge_id]
    appears = edge_id not in t.players[seat].present
    whose = [seat] if t.options["map_change_scope"] == "own_sheet" else [seat, 1 - seat]
    for one in whose:
        if appears:
            t.players[one].present.add(edge_id)
        else:
            t.players[one].present.remove(edge_id)
    t.watch.happened("SR-11.3", "EdgeChanged", seat=seat, edge=edge_id, kind=edge.kind, present=appears)
    if t.options["recheck_on_map_change"]:
        for one in whose:  # whoever made the change comes first (SR-11.7)
            for area in sorted(edge.sides, key=t.sheet.areas.index):
                supporters.win_if_complete(t, one, t.territory(one, area))


def forbid_action(t: Table, seat: int, effect: Effect) -> None:
    """From the next round on the opponent may not plan one action."""
    action = effect["value"]
    if action == "choice":
        action = int(t.watch.asked("SR-10.3", seat, "ability_forbid", [f"forbid:{one}" for one in range(1, 7)])[-1])
    until = t.round + effect["rounds"]
    t.players[1 - seat].forbidden[action] = until
    t.watch.happened("SR-10.6", "ActionForbidden", seat=1 - seat, action=action, until=until)


def act_first(t: Table, seat: int, effect: Effect) -> None:
    t.players[seat].first_until = t.round + effect["rounds"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="act_first", n=effect["rounds"])


def open_plan(t: Table, seat: int, effect: Effect) -> None:
    t.players[1 - seat].openly_until = t.round + effect["rounds"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="open_plan", n=effect["rounds"])


def wrap(t: Table, seat: int, effect: Effect) -> None:
    t.players[seat].wraps = True
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="wrap")


def stack_bonus(t: Table, seat: int, effect: Effect) -> None:
    t.players[seat].doubles = True
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="stack_bonus")


def count_later(t: Table, seat: int, effect: Effect) -> None:
    """Points are counted at the end."""


ABILITIES = {
    "draw_modifier": draw_modifiers,
    "blacken": blacken_row,
    "circle": circle_number,
    "extra_dice": roll_extra_dice,
    "edge": change_edges,
    "forbid_action": forbid_action,
    "act_first": act_first,
    "open_plan": open_plan,
    "wrap": wrap,
    "stack_bonus": stack_bonus,
    "vp": count_later,
    "vp_per": count_later,
}
