"""Supporters: blackened rows, the lines that let a number be circled, the territories that are won by it."""

from __future__ import annotations

from tavola.referee.sangue_reale import unique_supporters
from tavola.referee.sangue_reale.ending import check_all_taken
from tavola.referee.sangue_reale.table import Table


def blacken(t: Table, seat: int, column: int, circles: int) -> None:
    """The front row, or the half of it that one die fills where that is allowed (SR-6.1, SR-6.4)."""
    player, row = t.players[seat], t.front(seat, column)
    assert row is not None
    number = player.rows[column - 1] + 1
    whole = circles == row.width or column in player.half
    if whole:
        player.rows[column - 1] += 1
        player.half.discard(column)
    else:
        player.half.add(column)
    t.watch.happened("SR-6.1", "RowBlackened", seat=seat, column=column, row=number, circles=circles)
    if whole:
        note_triggers(t, seat, column, row.line, row.icon)


def note_triggers(t: Table, seat: int, column: int, line: bool, icon: bool) -> None:
    """What the row sets off waits in the order in which it arose (SR-10.7, SR-10.8)."""
    if line:
        t.watch.happened("SR-9.1", "LineCrossed", seat=seat, column=column, number=column)
    unique = next(one["id"] for one in t.sheet.uniques if one["column"] == column)
    order = t.options["trigger_order"]
    if line and icon and order == "player_choice" and unique not in t.uniques:
        t.queue.append(("both", seat, column, unique))
        return
    noted = [("line", seat, column)] * line + [("icon", seat, unique)] * icon
    t.queue += reversed(noted) if order == "unique_first" else noted


def resolve(t: Table) -> None:
    while t.queue:
        kind, seat, *about = t.queue.pop(0)
        if kind == "both":
            column, unique = about
            key = t.watch.asked("SR-10.7", seat, "trigger_order", ["line_first", "unique_first"])
            both = [("line", seat, column), ("icon", seat, unique)]
            t.queue[:0] = both if key == "line_first" else reversed(both)
        elif kind == "line":
            cross_line(t, seat, about[0])
        else:
            unique_supporters.reach(t, seat, about[0])


def cross_line(t: Table, seat: int, number: int) -> None:
    """One free number equal to the column's may be circled at once (SR-9.1 to SR-9.5)."""
    free = free_slots(t, seat, [number])
    if not free:
        t.watch.happened("SR-9.4", "NumberUnavailable", seat=seat, number=number)
        return
    keys = [f"circle:{slot}" for slot in free]
    key = t.watch.asked("SR-9.2", seat, "circle", keys + ["pass"] * (t.options["number_pass"] == "may"))
    if key == "pass":
        t.watch.happened("SR-9.5", "NumberPassed", seat=seat, number=number)
    else:
        circle(t, seat, key.partition(":")[2])


def free_slots(t: Table, seat: int, numbers: list[int]) -> list[str]:
    """Numbers not yet circled by this player, in territories that nobody controls (SR-9.2, SR-11.5, SR-11.6)."""
    free = []
    for slot in t.sheet.slots:
        if slot.number not in numbers or slot.id in t.players[seat].circled | t.players[seat].blocked:
            continue
        land = t.territory(seat, slot.area)
        boxes = len(t.boxes_in(land))
        closed = (boxes >= 2 and t.options["multibox_slots"] == "closed") or (
            boxes == 0 and t.options["zero_box_slots"] == "closed"
        )
        if not closed and not t.is_controlled(land):
            free.append(slot.id)
    return free


def circle(t: Table, seat: int, slot_id: str) -> None:
    slot = next(one for one in t.sheet.slots if one.id == slot_id)
    t.players[seat].circled.add(slot_id)
    t.watch.happened("SR-9.1", "NumberCircled", seat=seat, slot=slot_id, number=slot.number, area=slot.area)
    win_if_complete(t, seat, t.territory(seat, slot.area))


def is_complete(t: Table, seat: int, land: set[str]) -> bool:
    """One box, nobody's yet, and no number left to circle (SR-9.9, SR-9.12)."""
    boxes, player = t.boxes_in(land), t.players[seat]
    needed = [slot.id for slot in t.slots_in(land) if slot.id not in player.waived]
    return len(boxes) == 1 and boxes[0] not in t.boxes and all(slot in player.circled for slot in needed)


def win_if_complete(t: Table, seat: int, land: set[str]) -> None:
    if is_complete(t, seat, land):
        (box,) = [one for one in t.sheet.boxes if one.area in land]
        t.boxes[box.id] = seat
        t.watch.happened("SR-9.9", "TerritoryControlled", seat=seat, box=box.id, area=box.area)
        check_all_taken(t)
