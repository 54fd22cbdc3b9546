"""Numbers that cards change (D.7): set, then add, then multiply, then prevent, never below 0."""

from __future__ import annotations

from tavola.referee.tainted_grail.facts import Modifier, Plain
from tavola.referee.tainted_grail.table import Source, Table
from tavola.referee.tainted_grail.values import holds

EVERYTHING = 10**6


def changes(t: Table, stat: str, seat: int) -> list[Plain]:
    """Every change of this number that is in force for this Character now."""
    found = [one.change for one in t.facts.modifiers if one.stat == stat and seat in one.heroes]
    if stat not in t.pack.changed:  # no card of the pack does by itself
        return found
    for source, whose in all_in_force(t):
        for ability in source.abilities:
            if not acts_now(t, ability) or not holds(t, ability.get("if"), seat, source):
                continue
            for effect in ability["do"]:
                change = effect.get("modify")
                if not change or change["stat"] != stat or not (seat == whose or effect.get("who") == "all"):
                    continue
                if holds(t, change.get("if"), seat, source):
                    found.append(change)
    return found


def all_in_force(t: Table) -> list[tuple[Source, int]]:
    """Cards that may hold a lasting change, and for whom; those of the Sequence for the Active Character."""
    found = [(source, t.scene.active) for source in t.card_sources()]
    everybody = t.by_number(list(range(len(t.facts.heroes))))
    for of in (t.item_sources, t.skill_sources, t.secret_sources, t.condition_sources):
        found += [(source, seat) for seat in everybody for source in of(seat)]
    return found + [(source, -1) for source in t.event_sources()]


def acts_now(t: Table, ability: Plain) -> bool:
    """A lasting Ability always; a Response during the attack or Reaction (TG-33.15)."""
    return ability["trigger"] == "visible" or (ability["trigger"] == "response" and t.attack)


def changed(t: Table, stat: str, base: int, seat: int, *, no_less: bool = False) -> int:
    """A number with all changes; with `no_less` nothing may lower it (Feint, TG-37.4)."""
    found = changes(t, stat, seat)
    value = base
    for change in found:
        if "set" in change and not no_less:
            value = change["set"]
    for change in found:
        if "add" in change and not (no_less and change["add"] < 0):
            value += change["add"]
    for change in found:
        if "prevent" in change and not no_less:
            value -= EVERYTHING if change["prevent"] == "all" else change["prevent"]
    return max(0, value)


def attribute(t: Table, seat: int, name: str) -> int:
    """What a key asks of a Character: its points and whatever cards add to them."""
    return changed(t, f"attr.{name}", t.points(seat, name), seat)


def has_trait(t: Table, trait: str, seat: int) -> bool:
    """TG-37: printed on the enemy, unless something has switched it off for this Character."""
    value = trait in t.encounter().get("traits", [])
    for change in changes(t, f"trait.{trait}", seat):
        value = bool(change["set"])
    return value


def take_hold(t: Table, change: Plain, seats: list[int], source: str) -> None:
    """A change that lasts for a while from now on."""
    kept: Plain = {key: change[key] for key in ("set", "add", "mul", "prevent") if key in change}
    t.facts.modifiers.append(Modifier(change["stat"], change["for"], seats, source, kept))


def forget(t: Table, lasts: str) -> None:
    t.facts.modifiers = [one for one in t.facts.modifiers if one.lasts != lasts]
