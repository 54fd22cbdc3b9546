"""Points: the scoring lines of the Era's sheet, each counted anew from what is written on the two sheets."""

from __future__ import annotations

from typing import Any

from tavola.referee.sangue_reale.printed import Box
from tavola.referee.sangue_reale.table import Table

Line = tuple[str, str, list[int]]  # the term, what it is about, points by seat


def count(t: Table) -> list[Line]:
    """The lines of the sheet, the same lines together, then what Unique Supporters are worth (SR-12.5)."""
    sums: dict[tuple[str, str], list[int]] = {}
    for term in t.sheet.terms:
        so_far = sums.setdefault((term["term"], about(term)), [0, 0])
        for seat in (0, 1):
            so_far[seat] += points(t, seat, term)
    lines = [(*line, vp) for line, vp in sums.items()]
    for entry in t.sheet.uniques:
        worth = [effect for effect in entry["effects"] if effect["effect"] in ("vp", "vp_per")]
        if worth and entry["id"] in t.uniques:
            vp = [0, 0]
            vp[t.uniques[entry["id"]]] = sum(worth_of(t, effect, t.uniques[entry["id"]]) for effect in worth)
            lines.append(("power", f"unique:{entry['id']}", vp))
    return lines


def worth_of(t: Table, effect: dict[str, Any], owner: int) -> int:
    times = 1 if effect["effect"] == "vp" else METRICS[effect["metric"]](t, owner)
    return int(effect["n"]) * times


def about(term: dict[str, Any]) -> str:
    return str(term.get("group") or "+".join(term.get("tags", [])))


def points(t: Table, seat: int, term: dict[str, Any]) -> int:
    kind = term["term"]
    if kind == "group_complete":
        return int(term["vp"]) if owned_in(t, seat, term["group"]) == len(t.sheet.groups[term["group"]]) else 0
    if kind == "group_majority":
        return int(term["vp"]) if leads(t, seat, term["group"]) else 0
    if kind == "tag_set":
        tags = {tag for box in own_boxes(t, seat) for tag in box.tags}
        return int(term["vp"]) if tags.issuperset(term["tags"]) else 0
    if kind == "circles_div":
        return t.all_circles(seat) // int(term["n"])
    if kind == "box_vp":
        return sum(box.vp for box in own_boxes(t, seat))
    return int(term["k"]) * NUMBERS[kind](t, seat)


def own_boxes(t: Table, seat: int) -> list[Box]:
    return [box for box in t.sheet.boxes if t.boxes.get(box.id) == seat]


def owned_in(t: Table, seat: int, group: str) -> int:
    return sum(t.boxes.get(box) == seat for box in t.sheet.groups[group])


def leads(t: Table, seat: int, group: str) -> bool:
    """More of the group's printed values; a tie pays nobody."""
    values = [sum(box.vp for box in own_boxes(t, one) if box.id in t.sheet.groups[group]) for one in (seat, 1 - seat)]
    return values[0] > values[1]


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


NUMBERS = {
    "unique_count": unique_count,
    "column_full": full_columns,
    "column_majority": columns_led,
    "modifiers_spent": modifiers_spent,
    "chain": longest_chain,
    "river_side": on_a_river,
}
METRICS = {"groups_led": groups_led}
