"""Sangue Reale as numbers: dice and columns by value, the map by its slots, edges and boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tavola.coding import QUESTION, Observer, Part, bits, named, question
from tavola.games.sangue_reale.choices import PlanChoice
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.scoring import points_of
from tavola.games.sangue_reale.state import ERAS, FACES, LAST_ROUND, SEATS, TURNS, Duel, Sheet, layout_of
from tavola.kernel.choice_keys import read_as

SHARED = 64
PLAIN = ("alone", "distinct", "finish", "leave", "line_first", "pass", "unique_first")
BY_VALUE = ("column", "equal", "face", "forbid", "pair", "partner", "plan", "set_partner", "use")
BY_TWO = ("change", "set")
LASTING = 7  # powers of a sheet that last
MOST = 255


def keys(box: DuelBox) -> Iterator[str]:
    """Everything the sheets of a pack can ask; only the keeping of three and more dice is left to shared numbers."""
    yield from PLAIN
    yield from (f"{word}:{face}" for word in BY_VALUE for face in FACES)
    yield from (f"{word}:{one}:{two}" for word in BY_TWO for one in FACES for two in FACES if one != two)
    yield from (f"turn:{turn}" for turn in TURNS)
    yield from (f"keep:{face}" for face in FACES)
    yield from (f"{word}:{a}:{b}" for word in ("keep", "pick") for a, b in combinations_with_replacement(FACES, 2))
    yield from (f"character:{name}" for name in sorted(box.characters))
    slots = sorted({slot.id for page in box.maps.values() for area in page.areas for slot in area.slots})
    yield from (f"{word}:{slot}" for word in ("circle", "block") for slot in slots)
    yield from (f"edge:{edge}" for edge in sorted({edge.id for page in box.maps.values() for edge in page.edges}))


def points(g: Duel, seat: int) -> float:
    """Victory points ahead of the other."""
    return float(points_of(g, seat) - points_of(g, 1 - seat)) if g.layout else 0.0


class Encoder(Observer):
    """The own sheet first, then the other's. Slots, edges and boxes are in the order of the map that is played."""

    def __init__(self, box: DuelBox, seats: int) -> None:
        self.seats = seats
        self.sheets = {name: nth for nth, name in enumerate(sorted(box.sheets))}
        self.sets = {name: nth for nth, name in enumerate(sorted(box.sets))}
        pages = box.maps.values()
        self.slots = max(sum(len(area.slots) for area in page.areas) for page in pages)
        self.edges = max(len(page.edges) for page in pages)
        self.boxes = max(sum(area.box is not None for area in page.areas) for page in pages)
        self.uniques = max(len(one.uniques) for one in box.sets.values())
        self.names = self._names()

    def _names(self) -> tuple[str, ...]:
        sheet: list[Part] = [
            ("slot_b", 1), ("plan", 1), ("answered", 1), ("chronology", LAST_ROUND), ("modifiers", TURNS), ("spent", 1),
            ("rows", FACES), ("half", FACES), ("lasting", LASTING), ("forbidden", FACES), ("vp", 1),
            ("circled", self.slots), ("blocked", self.slots), ("present", self.edges),
        ]  # fmt: skip
        return named(
            ("question", QUESTION),
            ("era", ERAS), ("sheet", self.sheets), ("supporters", self.sets),
            ("round", 1), ("acting", 2), ("rolled", FACES), ("own_dice", FACES), ("other_dice", FACES),
            ("held_plan", 1), ("box", self.boxes), ("unique", self.uniques),
            *[(f"own_{name}", each) for name, each in sheet],
            *[(f"other_{name}", each) for name, each in sheet],
        )  # fmt: skip

    def look(self, g: Duel, seat: int) -> bytearray:
        return self.look_past(g, seat, [self.look_at_sheet(g, who) for who in SEATS])

    def look_at_once(self, g: Duel) -> list[bytearray]:
        """Both see the same sheets, each his own first."""
        sheets = [self.look_at_sheet(g, who) for who in SEATS]
        return [self.look_past(g, seat, sheets) for seat in SEATS]

    def look_past(self, g: Duel, seat: int, sheets: list[bytearray]) -> bytearray:
        found = bytearray(question(g, seat))
        layout = layout_of(g)
        found += bytes([era == g.era for era in ERAS])
        found += bits(1 << self.sheets[layout.sheet], len(self.sheets))
        found += bits(1 << self.sets[g.supporters] if g.supporters else 0, len(self.sets))
        found += bytes([g.round, g.acting == seat, g.acting == 1 - seat])
        found += counted(g.rolled)
        for who in (seat, 1 - seat):
            found += counted([die for hand in g.hands if hand.seat == who for die in hand.dice])
        held = read_as(PlanChoice, g.held.get(seat, ""))
        found.append(held.action if held is not None else 0)
        found += owners(g.boxes, seat, self.boxes)
        found += owners(g.uniques, seat, self.uniques)
        found += sheets[seat]
        found += sheets[1 - seat]
        return found

    def look_at_sheet(self, g: Duel, who: int) -> bytearray:
        sheet = g.sheets[who]
        found = bytearray([sheet.side, sheet.plan, who in g.held])
        found += bytes(sheet.chronology).ljust(LAST_ROUND, b"\0")
        found += bytes(sheet.modifiers)
        found.append(min(sheet.spent, MOST))
        found += bytes(sheet.rows)
        found += bits(sheet.half >> 1, len(FACES))
        self.look_at_powers(sheet, found)
        found.append(min(max(points_of(g, who), 0), MOST))
        found += bits(sheet.circled, self.slots)
        found += bits(sheet.blocked, self.slots)
        found += bits(sheet.present, self.edges)
        return found

    def look_at_powers(self, sheet: Sheet, found: bytearray) -> None:
        """How many rounds a power still reaches, or how often it can still be used."""
        now = len(sheet.chronology)
        found += bytes([
            max(0, sheet.first_until - now), max(0, sheet.openly_until - now),
            sheet.uncancels, sheet.set_dice, sheet.wraps, sheet.doubles, min(sheet.waived.bit_count(), MOST),
        ])  # fmt: skip
        forbidden = sheet.forbidden
        found += bytes([max(0, forbidden[face] - now) if face in forbidden else 0 for face in FACES])


def counted(dice: tuple[int, ...] | list[int]) -> bytes:
    return bytes([dice.count(face) for face in FACES])


def owners(of: list[int], seat: int, most: int) -> bytes:
    """0 nobody's, 1 one's own, 2 the other's."""
    return bytes([0 if owner < 0 else 1 if owner == seat else 2 for owner in of]).ljust(most, b"\0")
