"""Unique Supporters: whoever reaches the icon first has the box and the ability, at once and alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tavola.referee.sangue_reale import supporters, using_dice
from tavola.referee.sangue_reale.ending import check_all_taken
from tavola.referee.sangue_reale.modifiers import TURNS, draw, has_room, open_turns
from tavola.referee.sangue_reale.table import Hand, Player, Table

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
    for _ in range(effect.get("n", 1)):
        turns = open_turns(t, seat)
        if effect["turn"] != "choice":
            turn = t.turn() + (1 if effect["turn"] == "next" else 0)
            turns = [turn] if turn <= TURNS and has_room(t, seat, turn) else []
        if turns:
            key = t.watch.asked("SR-10.3", seat, "ability_modifier", [f"turn:{turn}" for turn in turns])
            draw(t, seat, int(key[-1]))
        else:
            idle(t, seat, effect)


def blacken_row(t: Table, seat: int, effect: Effect) -> None:
    """The next rows of a column, single or any; their lines and icons come after the ability (SR-10.9)."""
    columns = range(1, 7) if effect["column"] == "choice" else effect["column"]
    fitting = [f"column:{column}" for column in columns if missing(t, seat, column) in circles_allowed(effect)]
    if not fitting:
        return idle(t, seat, effect)
    column = int(t.watch.asked("SR-10.9", seat, "ability_blacken", fitting)[-1])
    for _ in range(effect["rows"]):
        if missing(t, seat, column) in circles_allowed(effect):
            supporters.blacken(t, seat, column, missing(t, seat, column))


def missing(t: Table, seat: int, column: int) -> int:
    """Free circles of the front row; 0 where the column is full."""
    row = t.front(seat, column)
    return 0 if row is None else row.width - (column in t.players[seat].half)


def circles_allowed(effect: Effect) -> list[int]:
    return [1, 2] if effect["width"] == "any" else [1]


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
    kept = sorted({tuple(sorted(some)) for some in combinations(t.rolled, min(effect["keep"], effect["roll"]))})
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
            lands = [t.territory(one, area) for area in edge.sides]
            for land in sorted(lands, key=lambda land: min(map(t.sheet.areas.index, land))):  # as the sheet has them
                supporters.win_if_complete(t, one, land)


def forbid_action(t: Table, seat: int, effect: Effect) -> None:
    """From the next round on the opponent may not plan one action."""
    action = effect["value"]
    if action == "choice":
        action = int(t.watch.asked("SR-10.3", seat, "ability_forbid", [f"forbid:{one}" for one in range(1, 7)])[-1])
    until = t.round + effect["rounds"]
    forbidden = t.players[1 - seat].forbidden
    forbidden[action] = max(until, forbidden.get(action, 0))
    t.watch.happened("SR-10.6", "ActionForbidden", seat=1 - seat, action=action, until=until)


def block_slots(t: Table, seat: int, effect: Effect) -> None:
    """A free number of the other's map is struck out; unless the land may be lost by it, another one must be left."""
    victim = t.players[1 - seat]
    for _ in range(effect["n"]):
        free = [slot for slot in t.sheet.slots if slot.id not in victim.circled | victim.blocked]
        fitting = []
        for slot in free:
            land = t.territory(victim.seat, slot.area)
            others = [one for one in free if one.area in land and one != slot]
            if not t.is_controlled(land) and (effect["lost"] or others):
                fitting.append(f"block:{slot.id}")
        if fitting:
            strike_out(t, victim, t.watch.asked("SR-10.3", seat, "ability_block", fitting), effect["lost"])
        else:
            idle(t, seat, effect)


def strike_out(t: Table, victim: Player, key: str, lost: bool) -> None:
    (slot,) = [one for one in t.sheet.slots if one.id == key.partition(":")[2]]
    victim.blocked.add(slot.id)
    if not lost:
        victim.waived.add(slot.id)
    about = {"slot": slot.id, "number": slot.number, "area": slot.area}
    t.watch.happened("SR-10.3", "SlotBlocked", seat=victim.seat, **about)


def act_first(t: Table, seat: int, effect: Effect) -> None:
    """From the next round on; what is promised twice lasts longer."""
    player = t.players[seat]
    player.first_until = max(player.first_until, t.round) + effect["rounds"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="act_first", n=effect["rounds"])


def open_plan(t: Table, seat: int, effect: Effect) -> None:
    victim = t.players[1 - seat]
    victim.openly_until = max(victim.openly_until, t.round) + effect["rounds"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="open_plan", n=effect["rounds"])


def uncancel(t: Table, seat: int, effect: Effect) -> None:
    t.players[seat].uncancels += effect["times"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="uncancel", n=effect["times"])


def set_die(t: Table, seat: int, effect: Effect) -> None:
    t.players[seat].set_dice += effect["times"]
    t.watch.happened("SR-10.6", "PowerGained", seat=seat, effect="set_die", n=effect["times"])


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
    "block_slot": block_slots,
    "uncancel": uncancel,
    "set_die": set_die,
    "act_first": act_first,
    "open_plan": open_plan,
    "wrap": wrap,
    "stack_bonus": stack_bonus,
    "vp": count_later,
    "vp_per": count_later,
}
