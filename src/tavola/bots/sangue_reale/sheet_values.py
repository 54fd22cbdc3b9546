"""What a sheet promises, worked out once: how far each line and icon is, what lands and supporters are worth."""

from __future__ import annotations

from tavola.bots.sangue_reale.weights import Weights
from tavola.games.sangue_reale import vocabulary as words
from tavola.games.sangue_reale.content import Unique
from tavola.games.sangue_reale.layout import Layout
from tavola.games.sangue_reale.phrases import kind_of
from tavola.games.sangue_reale.state import Duel

# What powers are worth in victory points, to the player who gains them; n is the power's own number.
WORTH = {
    "draw_modifier": 0.45,
    "blacken": 0.7,
    "circle": 1.4,
    "set_die": 0.6,
    "edge": 0.5,
    "block_slot": 0.6,
    "forbid_action": 0.5,
    "act_first": 0.25,
    "uncancel": 0.5,
    "open_plan": 0.7,
    "wrap": 0.3,
    "stack_bonus": 0.3,
}


class Printed:
    """One layout as the player reads it; both sides are alike."""

    def __init__(self, layout: Layout, weights: Weights) -> None:
        self.layout = layout
        side = layout.sides[0]
        self.columns, self.numbers = side.columns, side.numbers
        self.ways = {
            (column.value, row): _way(layout, column.value, row, weights.pair)
            for column in side.columns
            for row in range(column.rows + 1)
        }
        self.land_worth = [float(vp) for vp in side.box_vp]
        self.per_unique = self.per_full = self.per_lead = self.per_spent = 0.0
        for term in side.terms:
            self._read(term)
        self.unique_worth = [worth_of(unique) * weights.powers + self.per_unique for unique in layout.uniques]
        self.slots_of_area = [
            [slot for slot, area in enumerate(layout.slot_area) if area == here] for here in range(len(layout.areas))
        ]

    def _read(self, term: words.AnyTerm) -> None:
        """A term in points for each land, supporter, column or modifier, as good players may expect them."""
        match term:
            case words.UniqueCount(k=k):
                self.per_unique += k
            case words.ColumnFull(k=k):
                self.per_full += k
            case words.ColumnMajority(k=k):
                self.per_lead += 0.13 * k
            case words.ModifiersSpent(k=k):
                self.per_spent += 0.8 * k
            case words.Chain(k=k):
                self._raise(range(len(self.land_worth)), 0.7 * k)
            case words.RiverSide(k=k) | words.BoxCount(k=k):
                self._raise(range(len(self.land_worth)), 0.8 * k)
            case words.GroupComplete(group=group, vp=vp):
                self._raise(self.layout.groups[group], 0.45 * vp / len(self.layout.groups[group]))
            case words.GroupMajority(group=group, vp=vp):
                self._raise(self.layout.groups[group], 0.9 * vp / len(self.layout.groups[group]))
            case words.TagSet(vp=vp):
                self._raise(range(len(self.land_worth)), 0.06 * vp)
            case words.TagCount(tag=tag, k=k):
                self._raise([box for box, tags in enumerate(self.layout.box_tags) if tag in tags], k)

    def _raise(self, boxes: range | tuple[int, ...] | list[int], points: float) -> None:
        for box in boxes:
            self.land_worth[box] += points


def worth_of(unique: Unique) -> float:
    total = float(unique.vp)
    for effect in unique.effects:
        match effect:
            case words.Vp(n=n):
                total += n
            case words.VpPer(n=n):
                total += 1.3 * n
            case words.ExtraDice(roll=roll, keep=keep):
                total += 0.55 * keep + 0.1 * (roll - keep)
            case words.Circle(n=n) | words.DrawModifier(n=n):
                total += WORTH[kind_of(effect)] * n
            case _:
                total += WORTH[kind_of(effect)]
    return total


Way = tuple[tuple[float, ...], tuple[tuple[float, int], ...], float]


def _way(layout: Layout, value: int, row: int, pair: float) -> Way:
    """From this row on: dice to each line, dice to each icon, dice to the end of the column."""
    column = layout.sides[0].columns[value - 1]
    dice = 0.0
    lines: list[float] = []
    icons: list[tuple[float, int]] = []
    for at in range(row, column.rows):
        dice += 1.0 if column.widths[at] == 1 else pair
        if column.lines[at]:
            lines.append(dice)
        if column.icons[at] >= 0:
            icons.append((dice, column.icons[at]))
    return tuple(lines), tuple(icons), dice


_READ: dict[tuple[str, str, Weights], Printed] = {}


def printed(g: Duel, weights: Weights) -> Printed:
    """The sheet on the table, read once for each pack, layout and set of weights."""
    key = (g.box.name(), g.layout, weights)
    found = _READ.get(key)
    if found is None:
        found = _READ[key] = Printed(g.box.layout(g.layout), weights)
    return found


def forget() -> None:
    """All sheets that were read: for who tries out weights by the thousand."""
    _READ.clear()
