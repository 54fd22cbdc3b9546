"""The twelve Traits of enemies (TG-37): each answers the few questions on which it differs from an ordinary enemy."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.character.in_use import keyword_of
from tavola.games.tainted_grail.character.items import discard_item
from tavola.games.tainted_grail.character.resources import lose_resource
from tavola.games.tainted_grail.character.survival import watches_losses
from tavola.games.tainted_grail.deeds.encounter import EndEncounter, LookForPrey
from tavola.games.tainted_grail.effects.modifiers import has_trait
from tavola.games.tainted_grail.encounter.frames import current, current_entry, is_open
from tavola.games.tainted_grail.events.encounter import CharactersRobbed, WeaponsShattered
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then

ANY_NUMBER = 99


class TraitRules(msgspec.Struct, frozen=True):
    """An enemy without Traits is one that answers with all the defaults."""

    extra_cards: int = 0  # in the starting hand and at each end of a Turn
    card_limit: int = ANY_NUMBER  # cards in one Activation
    cards_expected: int = 1  # fewer bring the Opportunity attack
    attacks: int = 1  # in phase 3
    cubes_withheld: int = 0  # from the first card of each Activation
    deck_discards: int = 0  # at the start of each attack
    first_keeps: int | None = None  # how many cards the first Character activated may keep
    first_damage: int = 0  # what the first Character activated suffers
    is_feinting: bool = False  # Damage of phase 3 cannot be lowered (survival.deal_damage asks for it by name)
    breaks_weapons: bool = False
    robs: bool = False
    roams: bool = False


TRAIT_RULES: dict[str, TraitRules] = {
    "ambush": TraitRules(first_keeps=1),
    "dash": TraitRules(first_damage=2),
    "defensive": TraitRules(cubes_withheld=1),
    "fast": TraitRules(card_limit=2),
    "feint": TraitRules(is_feinting=True),
    "guardian": TraitRules(roams=True),
    "horde": TraitRules(deck_discards=2),
    "opportunist": TraitRules(cards_expected=2),
    "rage": TraitRules(attacks=2),
    "shatter": TraitRules(breaks_weapons=True),
    "slow": TraitRules(extra_cards=1),
    "thief": TraitRules(robs=True),
}


def traits_in_force(g: Avalon, seat: Seat | None = None) -> list[TraitRules]:
    """Printed Traits and those that some card switches on or off, in alphabetical order (TG-37.2)."""
    printed = current_entry(g).traits
    switched: list[str] = []
    if g.modifiers:
        switched = [modifier.stat[6:] for modifier in g.modifiers if modifier.stat.startswith("trait.")]
    if not switched and not g.box.switched_traits:
        return [TRAIT_RULES[name] for name in sorted(set(printed))] if printed else []
    return [
        TRAIT_RULES[name] for name in sorted({*printed, *switched, *g.box.switched_traits}) if has_trait(g, name, seat)
    ]


def extra_cards(g: Avalon, seat: Seat) -> int:
    return sum(trait.extra_cards for trait in traits_in_force(g, seat))


def card_limit(g: Avalon) -> int:
    return min((trait.card_limit for trait in traits_in_force(g)), default=ANY_NUMBER)


def cards_expected(g: Avalon) -> int:
    return max((trait.cards_expected for trait in traits_in_force(g)), default=1)


def attacks(g: Avalon) -> int:
    return max((trait.attacks for trait in traits_in_force(g)), default=1)


def cubes_withheld(g: Avalon) -> int:
    return sum(trait.cubes_withheld for trait in traits_in_force(g))


def deck_discards(g: Avalon) -> int:
    return sum(trait.deck_discards for trait in traits_in_force(g))


def roams(g: Avalon) -> bool:
    """A Guardian stays on the map when it is not defeated, whatever cards say of its Traits meanwhile (TG-25.1)."""
    return current_entry(g).guardian


# -- Shatter


def shatter_weapons(g: Avalon, seat: Seat) -> None:
    """At the end of the Encounter, or on leaving it, each Weapon Item that was in use is discarded (TG-37.5)."""
    if not any(trait.breaks_weapons for trait in traits_in_force(g, seat)):
        return
    aside = current(g).set_aside
    broken = [
        held.id
        for held in g.heroes[seat].items
        if held.up and held.id not in aside and keyword_of(g, held.id) == "weapon"
    ]
    for copy in broken:
        discard_item(g, seat, copy)
    if broken:
        emit(g, WeaponsShattered(seat, tuple(broken)))


# -- Thief


@watches_losses
def notice_drop(g: Avalon, track: str, n: int) -> None:
    """Called after each fall of a member's track, before Dying takes anybody out (TG-37.9)."""
    fight = current(g)
    if track == g.options.thief:
        fight.drops += n
        if is_open(g) and any(trait.robs for trait in traits_in_force(g)):
            then(g, LookForPrey())


@rule(LookForPrey)
def rob_them(g: Avalon, do: LookForPrey) -> None:
    """With all members at 1 or less they lose their Wealth and their Items, and the Encounter ends."""
    if not is_open(g):
        return
    fight = current(g)
    if any(getattr(g.heroes[seat], g.options.thief) > 1 for seat in fight.members):
        return
    emit(g, CharactersRobbed(tuple(fight.members)))
    for seat in fight.members:
        hero = g.heroes[seat]
        lose_resource(g, seat, "wealth", hero.resources["wealth"])
        for copy in [held.id for held in hero.items]:
            discard_item(g, seat, copy)
    then(g, EndEncounter("robbed"))
