"""TERRITORIES: a line lets a number be circled; the last number of a territory gives control, to one player only."""

from __future__ import annotations

from functools import cache

from tavola.games.sangue_reale.choices import CircleChoice, NoNumberChoice
from tavola.games.sangue_reale.deeds import CircleNumber, CircleSlot, PassNumber, UsePower
from tavola.games.sangue_reale.ending import end_if_all_is_taken
from tavola.games.sangue_reale.events import NumberCircled, NumberPassed, NumberUnavailable, TerritoryControlled
from tavola.games.sangue_reale.layout import Lands, Territory
from tavola.games.sangue_reale.state import FACES, FREE, Duel, layout_of, side_of
from tavola.games.sangue_reale.vocabulary import Circle
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule


def lands_of(g: Duel, seat: Seat) -> Lands:
    """The territories on this player's map, with its borders and rivers as they are now."""
    return g.box.layouts[g.layout].lands(g.sheets[seat].present)


@rule(CircleNumber)
def circle_number(g: Duel, do: CircleNumber) -> None:
    """At once or never, where nobody has control; with no free number the right is lost (SR-9.1, SR-9.4, SR-9.5)."""
    options = [slot_option(g, do.seat, slot) for slot in free_slots(g, do.seat, (do.number,))]
    if not options:
        return emit(g, NumberUnavailable(do.seat, do.number))
    if g.options.number_pass == "may":
        options.append(_pass(do.seat, do.number))
    ask(g, do.seat, "circle", options)


def slot_option(g: Duel, seat: Seat, slot: int) -> Option:
    return _circle(seat, slot, layout_of(g).slots[slot])


@cache
def _circle(seat: Seat, slot: int, id: str) -> Option:
    return offer(CircleChoice(id), CircleSlot(seat, slot))


@cache
def _pass(seat: Seat, number: int) -> Option:
    return offer(NoNumberChoice(), PassNumber(seat, number))


@legality(CircleChoice)
def why_not_circle(g: Duel, seat: Seat, choice: CircleChoice) -> Refusal | None:
    """A free number like the one of the line or the power, where nobody has control."""
    slots, wanted = layout_of(g).slots, numbers_wanted(g)
    if choice.slot not in slots:
        return NO_SUCH_THING
    slot = slots.index(choice.slot)
    sheet, lands = g.sheets[seat], lands_of(g, seat)
    territory = lands.territories[lands.of_slot[slot]]
    if side_of(g, seat).numbers[slot] not in wanted:
        return no("SR_E_NUMBER_MISMATCH", "SR-9.1", n=", ".join(map(str, wanted)))
    if sheet.circled >> slot & 1:
        return no("SR_E_NUMBER_TAKEN", "SR-9.2")
    if sheet.blocked >> slot & 1:
        return no("SR_E_NUMBER_BLOCKED", "SR-9.2")
    if is_open_for_circles(g, territory):
        return None
    if territory.box != FREE:
        return no("SR_E_TERRITORY_CONTROLLED", "SR-9.2")
    return no("SR_E_TERRITORY_CLOSED", "SR-11.5" if territory.boxes else "SR-11.6")


def numbers_wanted(g: Duel) -> tuple[int, ...]:
    """The numbers that may be circled now, by the line that was crossed or the power that is used."""
    do = g.stack[-1]
    if isinstance(do, CircleNumber):
        return (do.number,)
    if isinstance(do, UsePower) and isinstance(do.effect, Circle):
        return FACES if do.effect.numbers == "any" else tuple(sorted(set(do.effect.numbers)))
    return ()


@legality(NoNumberChoice)
def why_not_pass(g: Duel, seat: Seat, choice: NoNumberChoice) -> Refusal | None:
    return None if g.options.number_pass == "may" else no("SR_E_WRONG_PHASE", "SR-3.4")


def free_slots(g: Duel, seat: Seat, numbers: tuple[int, ...]) -> list[int]:
    """Slots with one of these numbers, not circled, anywhere on the own map (SR-9.3) where numbers may be circled;
    none when the map is complete (SR-9.13)."""
    sheet = g.sheets[seat]
    lands = lands_of(g, seat)
    taken = sheet.circled | sheet.blocked
    slots_of = side_of(g, seat).slots_of
    return [
        slot
        for number in numbers
        for slot in slots_of[number]
        if not taken >> slot & 1 and is_open_for_circles(g, lands.territories[lands.of_slot[slot]])
    ]


def is_open_for_circles(g: Duel, territory: Territory) -> bool:
    """Not controlled by anyone (SR-9.2); with no box or several, unless the table closes it (SR-11.5, SR-11.6)."""
    if territory.box != FREE:
        return g.boxes[territory.box] == FREE
    rule = g.options.multibox_slots if territory.boxes else g.options.zero_box_slots
    return rule == "circlable"


@rule(CircleSlot)
def circle_slot(g: Duel, do: CircleSlot) -> None:
    layout, lands = layout_of(g), lands_of(g, do.seat)
    g.sheets[do.seat].circled |= 1 << do.slot
    number, area = side_of(g, do.seat).numbers[do.slot], layout.areas[layout.slot_area[do.slot]]
    emit(g, NumberCircled(do.seat, layout.slots[do.slot], number, area))
    territory = lands.territories[lands.of_slot[do.slot]]
    if can_control(g, do.seat, territory):
        control(g, do.seat, territory.box)


def can_control(g: Duel, seat: Seat, territory: Territory) -> bool:
    """All its numbers circled, exactly one box in it, and that box still free (SR-9.9, SR-9.11, SR-9.12)."""
    return territory.box != FREE and g.boxes[territory.box] == FREE and has_circled_all(g, seat, territory)


def has_circled_all(g: Duel, seat: Seat, territory: Territory) -> bool:
    """Every print of every number; a territory without any number is nobody's (SR-9.8, SR-11.9)."""
    sheet = g.sheets[seat]
    needed = territory.slot_mask & ~sheet.waived
    return needed & sheet.circled == needed and territory.slot_mask != 0


def control(g: Duel, seat: Seat, box: int) -> None:
    """Initials in the box, an X in the same box of the other's map (SR-9.10)."""
    layout = layout_of(g)
    g.boxes[box] = seat
    emit(g, TerritoryControlled(seat, layout.boxes[box], layout.areas[layout.box_area[box]]))
    end_if_all_is_taken(g)


@rule(PassNumber)
def pass_number(g: Duel, do: PassNumber) -> None:
    emit(g, NumberPassed(do.seat, do.number))
