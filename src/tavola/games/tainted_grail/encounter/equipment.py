"""The equipment check before an Encounter: what is used, what is set aside, how it lay before (TG-26.5, TG-32.6)."""

from __future__ import annotations

from tavola.games.tainted_grail.character.in_use import equipment, keyword_of
from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.deeds.encounter import BringIntoUse, CheckEquipment, SetAside
from tavola.games.tainted_grail.encounter.choices import BringIntoUseChoice, EquippedChoice, SetAsideChoice
from tavola.games.tainted_grail.encounter.frames import current, is_member
from tavola.games.tainted_grail.events.encounter import ItemBroughtIntoUse, ItemSetAside
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule

CLOSED = no("TG_E_EQUIP_CLOSED", "TG-32.7")


def is_used(g: Avalon, held: Held) -> bool:
    """Face up and not set aside; flipped is another matter (TG-26.10)."""
    return held.up and held.id not in current(g).set_aside


@rule(CheckEquipment)
def check_equipment(g: Avalon, do: CheckEquipment) -> None:
    """Free choice among everything owned; or, where the table fixes it at dawn, only what is face up."""
    if not is_member(g, do.seat):
        return
    options = [offer(EquippedChoice())]
    for held in _open_to_choice(g, do.seat):
        if is_used(g, held):
            options.append(offer(SetAsideChoice(held.id), SetAside(do.seat, held.id), do))
        elif g.options.equipment == "free":
            options.append(offer(BringIntoUseChoice(held.id), BringIntoUse(do.seat, held.id), do))
    ask(g, do.seat, "equipment", options)


@legality(SetAsideChoice)
def why_not_set_aside(g: Avalon, seat: Seat, choice: SetAsideChoice) -> Refusal | None:
    held = _being_checked(g, seat, choice.copy)
    return None if held is not None and is_used(g, held) else CLOSED


@legality(BringIntoUseChoice)
def why_not_bring_into_use(g: Avalon, seat: Seat, choice: BringIntoUseChoice) -> Refusal | None:
    held = _being_checked(g, seat, choice.copy)
    return None if held is not None and not is_used(g, held) and g.options.equipment == "free" else CLOSED


def _being_checked(g: Avalon, seat: Seat, copy: str) -> Held | None:
    """Each thing is decided on once, and only while the equipment is being checked (TG-32.7)."""
    if not isinstance(g.stack[-1], CheckEquipment):
        return None
    return next((held for held in _open_to_choice(g, seat) if held.id == copy), None)


def _open_to_choice(g: Avalon, seat: Seat) -> list[Held]:
    """All equipment, and other Items that would act by themselves: any of them may be left unused (TG-32.6)."""
    checked = current(g).checked
    plain = [held for held in g.heroes[seat].items if keyword_of(g, held.id) is None and _acts_unasked(g, held)]
    return [held for held in (*equipment(g, seat), *plain) if held.id not in checked]


def _acts_unasked(g: Avalon, held: Held) -> bool:
    """What is only used by choice need not be set aside for it to be left unused."""
    return any(isinstance(ability.trigger, str) for ability in g.box.items[card_of(held.id)].abilities)


@rule(SetAside)
def set_aside(g: Avalon, do: SetAside) -> None:
    fight = current(g)
    fight.checked.append(do.copy)
    fight.set_aside.append(do.copy)
    emit(g, ItemSetAside(do.seat, do.copy))


@rule(BringIntoUse)
def bring_into_use(g: Avalon, do: BringIntoUse) -> None:
    """Never two of one keyword (TG-26.3): the one used until now is set aside."""
    fight = current(g)
    for held in equipment(g, do.seat):
        if held.id == do.copy:
            fight.facing.setdefault(held.id, held.up)
            held.up = True
            fight.set_aside = [copy for copy in fight.set_aside if copy != do.copy]
        elif is_used(g, held) and keyword_of(g, held.id) == keyword_of(g, do.copy):
            set_aside(g, SetAside(do.seat, held.id))
    fight.checked.append(do.copy)
    emit(g, ItemBroughtIntoUse(do.seat, do.copy))
    hold_energy_down(g, do.seat)


def restore_equipment(g: Avalon, seat: Seat) -> None:
    """Used Items are turned up, Charges go, and everything faces as it did before the Encounter."""
    fight, hero = current(g), g.heroes[seat]
    for held in (*hero.items, *hero.secrets):
        held.flipped = False
        held.charges = 0
        held.up = fight.facing.pop(held.id, held.up)


def why_not_used(g: Avalon, seat: Seat, copy: str) -> Refusal | None:
    """Not part of the equipment of this Encounter, or used in it already (TG-26.10, TG-32.7)."""
    hero = g.heroes[seat]
    held = next((held for held in (*hero.items, *hero.secrets) if held.id == copy), None)
    if held is None or not is_used(g, held):
        return CLOSED
    return Refusal("TG_E_ITEM_FLIPPED", "TG-26.10") if held.flipped else None
