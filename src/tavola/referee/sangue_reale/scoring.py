"""Points: the scoring lines of the Era's sheet, each counted anew from what is written on the two sheets."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.printed import Box
from tavola.referee.sangue_reale.table import Table

Lines = dict[tuple[str, str], list[int]]  # (the term, what it is about) -> points by seat


def count(t: Table) -> Lines:
    """The lines of each side, the same lines together, and what powers are worth to their owners (SR-12.5)."""
    lines: Lines = {}
    for player in t.players:
        for term in player.terms:
            lines.setdefault((term["term"], about(term)), [0, 0])[player.seat] += points(t, player.seat, term)
        for owner, effect in powers(t, player.seat):
            if effect["effect"] in ("vp", "vp_per"):
                lines.setdefault(("power", owner), [0, 0])[player.seat] += worth_of(t, effect, player.seat)
    return lines


def powers(t: Table, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What this player's Unique Supporters and character promise."""
    own = [(f"unique:{one['id']}", one["effects"]) for one in t.sheet.uniques if t.uniques.get(one["id"]) == seat]
    name = t.players[seat].character
    own.append((f"character:{name}", t.pack.characters[name].get("powers", [])))
    return [(owner, effect) for owner, effects in own for effect in effects]


def worth_of(t: Table, effect: dict[str, Any], owner: int) -> int:
    times = 1 if effect["effect"] == "vp" else METRICS[effect["metric"]](t, owner)
    return int(effect["n"]) * times


def about(term: dict[str, Any]) -> str:
    return str(term.get("group") or term.get("tag") or term.get("metric") or "+".join(term.get("tags", [])))


def points(t: Table, seat: int, term: dict[str, Any]) -> int:
    kind = term["term"]
    if kind == "group_complete":
        return int(term["vp"]) if owned_in(t, seat, term["group"]) == len(t.sheet.groups[term["group"]]) else 0
    if kind == "group_majority":
        return int(term["vp"]) if leads(t, seat, term["group"]) else 0
    if kind == "tag_set":
        tags = {tag for box in own_boxes(t, seat) for tag in box.tags}
        return int(term["vp"]) if tags.issuperset(term["tags"]) else 0
    if kind == "tag_count":
        return int(term["k"]) * sum(term["tag"] in box.tags for box in own_boxes(t, seat))
    if kind == "circles_div":
        return t.all_circles(seat) // int(term["n"])
    if kind == "penalty":
        return -int(term["k"]) * METRICS[term["metric"]](t, seat)
    return int(term.get("k", 1)) * NUMBERS[kind](t, seat)


def own_boxes(t: Table, seat: int) -> list[Box]:
    return [box for box in t.sheet.boxes if t.boxes.get(box.id) == seat]


def owned_in(t: Table, seat: int, group: str) -> int:
    return sum(t.boxes.get(box) == seat for box in t.sheet.groups[group])


def leads(t: Table, seat: int, group: str) -> bool:
    """More of the group's printed values; a tie pays nobody."""
    own, rival = (
        sum(t.players[one].values[box.id] for box in own_boxes(t, one) if box.id in t.sheet.groups[group])
        for one in (seat, 1 - seat)
    )
    return own > rival


def groups_led(t: Table, seat: int) -> int:
    return sum(leads(t, seat, group) for group in t.sheet.groups)


def unique_count(t: Table, seat: int) -> int:
    return list(t.uniques.values()).count(seat)


def full_columns(t: Table, seat: int) -> int:
    return sum(t.front(seat, column) is None for column in range(1, 7))


def columns_led(t: Table, seat: int) -> int:
    return sum(t.circles(seat, column) > t.circles(1 - seat, column) for column in range(1, 7))


def modifiers_spent(t: Table, seat: int) -> int:
    return t.players[seat].spent


def on_a_river(t: Table, seat: int) -> int:
    """Own lands with a river on the outline of their territory."""
    return sum(touches_river(t, seat, t.territory(seat, box.area)) for box in own_boxes(t, seat))


def touches_river(t: Table, seat: int, land: set[str]) -> bool:
    rivers = [edge for edge in t.sheet.edges if edge.kind == "river" and edge.id in t.players[seat].present]
    return any(len(land.intersection(edge.sides)) == 1 for edge in rivers)


def longest_chain(t: Table, seat: int) -> int:
    """The largest set of own lands of which each has a neighbour in the set."""
    lands = [t.territory(seat, box.area) for box in own_boxes(t, seat)]
    best = 0
    for start in range(len(lands)):
        chain = {start}
        for _ in lands:
            chain |= {other for other in range(len(lands)) for one in chain if neighbours(t, lands[one], lands[other])}
        best = max(best, len(chain))
    return best


def neighbours(t: Table, one: set[str], two: set[str]) -> bool:
    return any(
        (edge.sides[0] in one and edge.sides[1] in two) or (edge.sides[1] in one and edge.sides[0] in two)
        for edge in t.sheet.edges
    )


def box_values(t: Table, seat: int) -> int:
    return sum(t.players[seat].values[box.id] for box in own_boxes(t, seat))


def box_count(t: Table, seat: int) -> int:
    return len(own_boxes(t, seat))


def unique_values(t: Table, seat: int) -> int:
    return sum(one.get("vp", 0) for one in t.sheet.uniques if t.uniques.get(one["id"]) == seat)


def turns_of_five_plans(t: Table, seat: int) -> int:
    """Turns in which five different actions were written."""
    written = t.players[seat].chronology
    return sum(len(set(written[start : start + 5])) == 5 for start in range(0, 25, 5))


def cancelled_rounds(t: Table, seat: int) -> int:
    return t.cancelled


NUMBERS = {
    "box_vp": box_values,
    "box_count": box_count,
    "unique_vp": unique_values,
    "chronology_distinct": turns_of_five_plans,
    "cancelled": cancelled_rounds,
    "unique_count": unique_count,
    "column_full": full_columns,
    "column_majority": columns_led,
    "modifiers_spent": modifiers_spent,
    "chain": longest_chain,
    "river_side": on_a_river,
}
METRICS = {
    "boxes": box_count,
    "uniques": unique_count,
    "full_columns": full_columns,
    "river_boxes": on_a_river,
    "groups_led": groups_led,
    "modifiers_spent": modifiers_spent,
}
