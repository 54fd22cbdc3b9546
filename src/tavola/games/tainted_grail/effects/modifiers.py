"""Modifiers: what changes a number for a while (D.7). They are asked of the table each time; nothing is cached."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.vocabulary import Change, Modify
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.in_force import in_force, some_lie_near
from tavola.games.tainted_grail.marks import cards_played_by
from tavola.games.tainted_grail.state import Avalon, Encounter, Modifier
from tavola.kernel.decision import Seat

LASTING = ("phase", "activation", "encounter", "day")  # each is over when a longer one is
# A change: its kind, what it changes by, its condition, the card it stands on.
Applied = tuple[Modify, Seat, str]


def modified(g: Avalon, seat: Seat, stat: str, base: int) -> int:
    """The number as it is for this Character now: set, then add, then mul, then prevent, never below 0."""
    return changed_number(g, seat, stat, base) if may_change(g, seat, stat) else max(0, base)


def changed_number(g: Avalon, seat: Seat, stat: str, base: int) -> int:
    """The same where something that could change it is known to lie near."""
    number, changes = base, list(changes_of(g, seat, stat))
    if not changes:
        return max(0, base)
    for change, hero, source in changes:
        if change.set is not None and not isinstance(change.set, (bool, str)):
            number = amount(g, change.set, hero, source)
    for change, hero, source in changes:
        if change.add is not None:
            number += amount(g, change.add, hero, source)
    for change, hero, source in changes:
        if change.mul is not None:
            number *= amount(g, change.mul, hero, source)
    for change, hero, source in changes:
        if change.prevent is not None:
            number = 0 if change.prevent == "all" else number - amount(g, change.prevent, hero, source)
    return max(0, number)


def raised(g: Avalon, seat: Seat, stat: str, base: int) -> int:
    """The number where nothing may lower it: what would raise it counts, whatever else there is (TG-37.4)."""
    number, changes = base, list(changes_of(g, seat, stat))
    for change, hero, source in changes:
        if change.set is not None and not isinstance(change.set, (bool, str)):
            number = max(number, amount(g, change.set, hero, source))
    for change, hero, source in changes:
        if change.add is not None:
            number += max(0, amount(g, change.add, hero, source))
    for change, hero, source in changes:
        if change.mul is not None:
            number *= max(1, amount(g, change.mul, hero, source))
    return max(0, number)


def may_change(g: Avalon, seat: Seat, stat: str) -> bool:
    """Whether anything that could change this number lies where it could: most of the time nothing does."""
    if g.modifiers:
        for modifier in g.modifiers:
            if modifier.stat == stat:
                return True
    cards = g.box.index.by_stat.get(stat)
    if cards is None:
        return False
    if some_lie_near(g, seat, cards):
        return True
    cards = g.box.index.held_for_all.get(stat)  # those of another that change it for everybody
    if cards is None:
        return False
    return any(other != seat and some_lie_near(g, other, cards) for other in range(len(g.heroes)))


def remember_plays(g: Avalon, fight: Encounter) -> None:
    """An Activation ends. What acts at the end of the Turn may ask how many cards were played in it.

    It lies with the limits of the Turn, which are forgotten with it, and only where something could ask.
    """
    cards = g.box.index.by_trigger.get("turn_end")
    if cards is not None and some_lie_near(g, fight.active, cards):
        fight.used[cards_played_by(fight.active)] = fight.played


def played_in_turn(fight: Encounter, seat: Seat) -> int:
    return fight.used.get(cards_played_by(seat), 0)


def is_switched(g: Avalon, seat: Seat, stat: str, base: bool) -> bool:
    """A yes or no that modifiers may set (`trait.rage`), the last one counting."""
    for change, _, _ in changes_of(g, seat, stat):
        if isinstance(change.set, bool):
            base = change.set
    return base


def has_trait(g: Avalon, trait: str, seat: Seat | None = None) -> bool:
    """Whether the Encounter being played has a Trait, as modified for one Character in it.

    Where none is named it is the Active one; between Activations the Trait must hold for all of them.
    """
    if g.encounter is None:
        return False
    printed = trait in g.box.encounters[g.encounter.card].traits
    if seat is not None:
        return is_switched(g, seat, f"trait.{trait}", printed)
    seats = [g.encounter.active] if g.encounter.active >= 0 else g.encounter.members
    return all(is_switched(g, seat, f"trait.{trait}", printed) for seat in seats) if seats else printed


def is_connected_by_rule(g: Avalon, seat: Seat, attr: str) -> bool:
    """`key.<A>` set to connected: a key of this Attribute connects whatever the level."""
    return any(change.set == "connected" for change, _, _ in changes_of(g, seat, f"key.{attr}"))


def changes_of(g: Avalon, seat: Seat, stat: str) -> Iterator[Applied]:
    """Every change of a number that holds for this Character now: by cards in force, then the stored ones."""
    cards = g.box.index.by_stat.get(stat)
    if cards is not None:
        for source, ability in in_force(g, seat, cards):
            yield from _changes_in(g, seat, stat, source, ability)
        yield from _changes_for_all(g, seat, stat)
    for modifier in g.modifiers:
        if modifier.stat == stat and seat in modifier.heroes:
            yield from _stored(g, modifier, seat)


def _stored(g: Avalon, modifier: Modifier, seat: Seat) -> Iterator[Applied]:
    change = modifier.change.of(modifier.stat, "encounter")
    if holds(g, change.if_, seat, modifier.source, [seat]):
        yield change, seat, modifier.source


def _changes_in(
    g: Avalon, seat: Seat, stat: str, source: str, ability: Ability, *, for_all: bool = False
) -> Iterator[Applied]:
    if not _speaks_now(g, ability):
        return
    for entry in ability.do:
        change = entry.change
        if change is None or change.stat != stat or (entry.who == "all") != for_all:
            continue
        if holds(g, ability.if_, seat, source, [seat]) and holds(g, change.if_, seat, source, [seat]):
            yield change, seat, source


def _speaks_now(g: Avalon, ability: Ability) -> bool:
    """Continuous Abilities always; Response ones during the enemy's attack or Reaction (TG-33.15)."""
    if ability.trigger == "visible":
        return True
    return ability.trigger == "response" and g.encounter is not None and g.encounter.phase == "attack"


def _changes_for_all(g: Avalon, seat: Seat, stat: str) -> Iterator[Applied]:
    """Rules for everybody that somebody's card states (`who: all`), such as Secret 42."""
    cards = g.box.index.by_stat_for_all.get(stat)
    if cards is None:
        return
    seen: set[str] = set()
    for other, hero in enumerate(g.heroes):
        if hero.alive and some_lie_near(g, other, cards):
            found = in_force(g, other, cards)
            for source, ability in found:
                if source not in seen:
                    yield from _changes_in(g, seat, stat, source, ability, for_all=True)
            seen.update(source for source, _ in found)


def add_modifier(g: Avalon, change: Modify, heroes: list[Seat], source: str) -> None:
    """A modifier that an effect brings stays until its time is over."""
    parts = Change(change.add, change.mul, change.set, change.prevent, change.if_)
    g.modifiers.append(Modifier(change.stat, change.for_, tuple(heroes), source, parts))


def forget_modifiers_of(g: Avalon, seat: Seat) -> None:
    """What held for a Character holds no more; who takes its place begins without it."""
    without = [
        msgspec.structs.replace(modifier, heroes=tuple(hero for hero in modifier.heroes if hero != seat))
        for modifier in g.modifiers
    ]
    g.modifiers = [modifier for modifier in without if modifier.heroes]


def forget_modifiers(g: Avalon, lasts: str) -> None:
    """The time of these modifiers is over: "phase", "activation", "encounter" or "day"."""
    if g.modifiers:
        over = LASTING[: LASTING.index(lasts) + 1]
        g.modifiers = [modifier for modifier in g.modifiers if modifier.lasts not in over]
