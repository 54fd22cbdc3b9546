"""The tables of a duel, made from a pack and the rulings of a table: what stands where is in `printed.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tavola.coding import question_number
from tavola.coding.actions import ActionCode
from tavola.coding.sangue_reale import Encoder
from tavola.games.sangue_reale.content import DuelBox, layout_name
from tavola.games.sangue_reale.layout import Column, Layout, Side
from tavola.games.sangue_reale.options import Rulings
from tavola.kernels.sangue_reale import printed as p
from tavola.kernels.sangue_reale.effect_tables import EffectTables
from tavola.kernels.sangue_reale.marks import HALF_BITS, HALF_MASK
from tavola.kernels.sangue_reale.roads import Roads
from tavola.kernels.sangue_reale.stack import PROMPTS
from tavola.kernels.sangue_reale.term_tables import term_words

NO_CAP = 1 << 20
CROWNS = ("", "a", "b")


class Tables:
    """All that the functions must know of a pack and of the rulings, as one list of words."""

    def __init__(self, box: DuelBox, options: Rulings, code: ActionCode, eye: Encoder) -> None:
        self.box, self.options, self.code = box, options, code
        self.characters = sorted(box.characters)
        self.sets, self.sheets = sorted(box.sets), sorted(box.sheets)
        self.roads = Roads(box, options)
        self.tags = sorted({tag for page in box.maps.values() for area in page.areas for tag in _tags(area)})
        self.effects = EffectTables()
        self.layout_names: list[str] = []
        self.words = [0] * p.HEAD
        self._kept: dict[tuple[int, ...], int] = {}
        self._put_rulings()
        self._put_pack(eye)

    def put(self, words: Iterable[int]) -> int:
        """The pointer to a list of words; the same list is put down once."""
        kept = tuple(words)
        found = self._kept.get(kept)
        if found is None:
            found = self._kept[kept] = len(self.words)
            self.words += kept
        return found

    # -- the head

    def _put_rulings(self) -> None:
        o, t = self.options, self.words
        t[p.CAMPAIGN], t[p.FIRST_ERA] = o.length == "campaign", o.era
        t[p.PICK] = ("free", "random", "loser_first").index(o.character_pick)
        t[p.HALVES] = o.pair_fill == "half_allowed"
        t[p.OPTIONAL_USE] = o.dice_use == "optional"
        t[p.EXCLUDED] = ("bottom", "planned", "top", "none").index(o.a1_excluded)
        t[p.ALL_REPEATED] = o.a5_equal == "all_repeated"
        t[p.BEFORE_SPLIT] = o.modifier_timing == "before_split"
        t[p.PAST_TURN] = o.modifier_past_turn == "allow"
        t[p.SECTION_CAP] = NO_CAP if o.modifier_section_cap is None else o.modifier_section_cap
        t[p.ANY_DIE] = o.modifier_target == "any_die"
        t[p.ONE_PER_DIE], t[p.WRAP_ALL] = o.modifier_stack == "one_per_die", o.modifier_wrap
        t[p.MUST_CIRCLE] = o.number_pass == "must"
        t[p.UNIQUE_FIRST] = ("line_first", "unique_first", "player_choice").index(o.trigger_order)
        t[p.OWN_MAPS] = o.map_change_scope == "own_sheet"
        t[p.MULTIBOX_CLOSED], t[p.ZERO_BOX_CLOSED] = o.multibox_slots == "closed", o.zero_box_slots == "closed"
        t[p.NO_RECHECK], t[p.EDGES_LOOSE] = not o.recheck_on_map_change, not o.controlled_edges_fixed
        t[p.SHARED_TIES] = o.tiebreak == "shared"
        t[p.DRAWS] = ("coin", "replay", "pack").index(o.draw_branch)
        t[p.MAJORITY_STOPS] = o.campaign_stop == "majority"
        t[p.CAMPAIGN_WON] = ("eras_won", "final_era", "total_vp", "none").index(o.campaign_winner)
        self.words[:] = map(int, t)

    def _put_pack(self, eye: Encoder) -> None:
        t = self.words
        t[p.SET_TOTAL], t[p.SHEET_TOTAL] = len(self.sets), len(self.sheets)
        t[p.SLOT_ROOM], t[p.EDGE_ROOM], t[p.BOX_ROOM], t[p.UNIQUE_ROOM] = eye.slots, eye.edges, eye.boxes, eye.uniques
        t[p.FIRST_ROAD] = 0
        t[p.FIRST_CHARACTER] = self.code.numbers[f"character:{self.characters[0]}"]
        t[p.SHARED_FROM] = len(self.code.table)
        t[p.DRAW_ROWS] = sum(1 << row.after_era for row in {r.after_era: r for r in self._draw_rows()}.values())
        t[p.QUESTIONS] = self.put([0, *map(question_number, PROMPTS[1:])])
        t[p.BRANCHES] = self.put(self.roads.by_history)
        t[p.CHARACTERS] = self.put(word for id in self.characters for word in self._character(id))
        t[p.ERAS] = self.put(word for number in (1, 2, 3, 4) for word in self._era(number))
        t[p.LAYOUTS] = self.put(self._layouts())
        t[p.EFFECTS] = self.put([word for row in self.effects.rows for word in row] or [0])

    def _draw_rows(self) -> list[Any]:
        return [row for row in self.box.branching if row.winner == "draw"]

    def _character(self, id: str) -> tuple[int, int]:
        character = self.box.characters[id]
        return "ab".index(character.slot), self.put(self.effects.listed(character.powers))

    def _era(self, number: int) -> tuple[int, int, int, int]:
        """Its sets, its characters, and who continues whose line; nothing where a small pack ends before it."""
        if number not in self.box.eras:
            return 0, 0, 0, 0
        era = self.box.eras[number]
        a, b = map(self.characters.index, era.characters)
        heirs = {self.box.characters[id].line_of: self.characters.index(id) for id in era.characters}
        sets = self.put([len(era.sets), *map(self.sets.index, era.sets)])
        return sets, a, b, self.put(heirs.get(id, -1) for id in self.characters)

    # -- layouts

    def _layouts(self) -> list[int]:
        """For each road, set and crown its pointer; 0 where they never meet."""
        pointers = []
        for sheet, overlays in self.roads.all:
            sets = self.box.eras[self.box.sheets[sheet].era].sets
            for supporters in self.sets:
                for crown in CROWNS:
                    name = layout_name(sheet, overlays, supporters, crown)
                    self.layout_names.append(name)
                    meet = supporters in sets and (crown == "" or self.words[p.CAMPAIGN])
                    pointers.append(self._layout(self.box.layout(name)) if meet else 0)
        return pointers

    def _layout(self, layout: Layout) -> int:
        numbers = self.code.numbers
        slots_in = [
            sum(1 << slot for slot, at in enumerate(layout.slot_area) if at == area) for area in self._areas(layout)
        ]
        box_in = {area: box for box, area in enumerate(layout.box_area)}
        row = [0] * p.LAYOUT_WORDS
        row[p.SHEET_NO] = self.sheets.index(layout.sheet)
        row[p.SLOT_COUNT], row[p.AREA_COUNT], row[p.BOX_COUNT] = len(layout.slots), len(layout.areas), len(layout.boxes)
        row[p.EDGE_COUNT], row[p.UNIQUE_COUNT] = len(layout.edges), len(layout.uniques)
        row[p.GROUP_COUNT] = len(layout.groups)
        row[p.CIRCLE_ACTIONS] = self.put(numbers[f"circle:{slot}"] for slot in layout.slots)
        row[p.BLOCK_ACTIONS] = self.put(numbers[f"block:{slot}"] for slot in layout.slots)
        row[p.EDGE_ACTIONS] = self.put(numbers[f"edge:{edge}"] for edge in layout.edges)
        row[p.SLOT_AREAS] = self.put(layout.slot_area)
        row[p.AREA_SLOTS] = self.put(half for marks in slots_in for half in _halves(marks))
        row[p.AREA_BOXES] = self.put(box_in.get(area, -1) for area in self._areas(layout))
        row[p.BOX_AREAS] = self.put(layout.box_area)
        row[p.BOX_TAGS] = self.put(sum(1 << self.tags.index(tag) for tag in set(tags)) for tags in layout.box_tags)
        row[p.EDGE_ENDS] = self.put(end for ends in layout.edge_ends for end in ends)
        row[p.EDGE_RIVERS] = self.put(kind == "river" for kind in layout.edge_kinds)
        row[p.MUTABLE : p.MUTABLE + 2] = _halves(layout.mutable)
        row[p.RIVERS : p.RIVERS + 2] = _halves(layout.rivers)
        row[p.AT_START : p.AT_START + 2] = _halves(layout.present)
        row[p.GROUPS] = self.put(sum(1 << box for box in set(boxes)) for boxes in layout.groups.values())
        row[p.UNIQUE_VALUES] = self.put(unique.vp for unique in layout.uniques)
        row[p.UNIQUE_POWERS] = self.put(self.put(self.effects.listed(one.effects)) for one in layout.uniques)
        row[p.SIDES], row[p.SIDES + 1] = (self._side(layout, side) for side in layout.sides)
        return self.put(row)

    def _areas(self, layout: Layout) -> range:
        return range(len(layout.areas))

    def _side(self, layout: Layout, side: Side) -> int:
        row = [0] * p.SIDE_WORDS
        row[p.COLUMNS : p.COLUMNS + 6] = [self.put(_rows(column)) for column in side.columns]
        row[p.NUMBERS] = self.put(side.numbers)
        row[p.WITH_NUMBER : p.WITH_NUMBER + 7] = [self.put([len(slots), *slots]) for slots in side.slots_of]
        row[p.BOX_VALUES] = self.put(side.box_vp)
        row[p.TERM_COUNT] = len(side.terms)
        row[p.TERMS] = self.put(word for term in side.terms for word in term_words(term, layout, self.tag_bits))
        row[p.BLACKENED : p.BLACKENED + 6] = side.blackened
        row[p.CIRCLED_AT_START : p.CIRCLED_AT_START + 2] = _halves(side.circled)
        row[p.MODIFIERS_AT_START : p.MODIFIERS_AT_START + 5] = side.modifiers
        return self.put(row)

    def tag_bits(self, tags: Sequence[str]) -> int:
        """A tag that no box has is a bit that no box has."""
        return sum(1 << (self.tags.index(tag) if tag in self.tags else len(self.tags)) for tag in set(tags))


def _tags(area: Any) -> tuple[str, ...]:
    return area.box.tags if area.box else ()


def _halves(marks: int) -> tuple[int, int]:
    return marks & HALF_MASK, marks >> HALF_BITS


def _rows(column: Column) -> list[int]:
    """A word for each row, and one behind the last."""
    above = (0, *column.circles)
    rows = [
        column.widths[row] << p.ROW_WIDTH
        | int(column.lines[row]) << p.ROW_LINE
        | column.numbers[row] << p.ROW_NUMBER
        | column.icons[row] + 1 << p.ROW_ICON
        | above[row] << p.ROW_ABOVE
        for row in range(column.rows)
    ]
    return [*rows, above[-1] << p.ROW_ABOVE]
