"""Which cards are in force for a Character (D.5), in the order in which they speak."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.card_ids import source_id, source_kind
from tavola.games.tainted_grail.content.card_index import CardSet
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.state import Avalon, Encounter, Held, Hero, Laid
from tavola.kernel.decision import Seat


def some_lie_near(g: Avalon, seat: Seat, cards: CardSet) -> bool:
    """Whether some of these cards may be in force for a Character; a quick look before `in_force` looks closely."""
    hero = g.heroes[seat]
    if cards.item:
        for held in hero.items:
            if held.id in cards.item:
                return True
    if cards.secret:
        for held in hero.secrets:
            if held.id in cards.secret:
                return True
    if cards.skill:
        for skill in hero.skills:
            if f"{skill.card}.{skill.side}" in cards.skill:
                return True
    if cards.is_around and _some_are_around(g, hero, cards):
        return True
    return g.encounter is not None and _some_are_played(g.encounter, cards)


def _some_are_around(g: Avalon, hero: Hero, cards: CardSet) -> bool:
    if hero.conditions and not cards.condition.isdisjoint(hero.conditions):
        return True
    if hero.at in cards.location or hero.character in cards.flaw:
        return True
    return bool(cards.event) and _some_event_is(g, cards.event)


def _some_are_played(fight: Encounter, cards: CardSet) -> bool:
    """Whether the Encounter itself or a card of its Sequence, visible or not, is one of these."""
    if fight.card in cards.encounter:
        return True
    if cards.card:
        for laid in fight.sequence:
            if laid.card in cards.card:
                return True
    return False


def _some_event_is(g: Avalon, events: set[str]) -> bool:
    if g.event_today in events:
        return True
    return not (events.isdisjoint(g.quests) and events.isdisjoint(g.lasting_events))


def in_force(g: Avalon, seat: Seat, among: CardSet | None = None) -> list[tuple[str, Ability]]:
    """Every Ability in force for a Character with the card it stands on, in the order of D.5; or of some cards."""
    found: list[tuple[str, Ability]] = []
    wanted = g.box.index.every if among is None else among
    if g.encounter is not None and seat in g.encounter.members:
        _on_the_table(g, wanted, found)
    hero = g.heroes[seat]
    if hero.items and wanted.item:
        for held in _in_use(g, hero.items):
            if held.id in wanted.item:
                found += [(f"item:{held.id}", ability) for ability in g.box.items[card_of(held.id)].abilities]
    if hero.skills and wanted.skill:
        for skill in hero.skills:
            if (card := f"{skill.card}.{skill.side}") in wanted.skill:
                side = g.box.skills[skill.card].sides[skill.side]  # type: ignore[index]
                found += [(f"skill:{card}", ability) for ability in side.abilities]
    if hero.secrets and wanted.secret:
        for held in _in_use(g, hero.secrets):
            if held.id in wanted.secret:
                found += [(f"secret:{held.id}", ability) for ability in g.box.secrets[int(card_of(held.id))].abilities]
    if wanted.is_around:
        _around(g, seat, hero, wanted, found)
    return found


def _in_use(g: Avalon, cards: list[Held]) -> list[Held]:
    aside = g.encounter.set_aside if g.encounter is not None else ()
    return [held for held in cards if held.up and not held.flipped and held.id not in aside]


def _on_the_table(g: Avalon, wanted: CardSet, found: list[tuple[str, Ability]]) -> None:
    """The cards of the Sequence that show, and the Encounter itself."""
    assert g.encounter is not None
    if wanted.card:
        for laid in visible_cards(g):
            if laid.card in wanted.card:
                found += [(f"card:{laid.card}", ability) for ability in g.box.cards[laid.card].abilities]
    if (card := g.encounter.card) in wanted.encounter:
        found += [(f"encounter:{card}", ability) for ability in g.box.encounters[card].abilities]


def _around(g: Avalon, seat: Seat, hero: Hero, wanted: CardSet, found: list[tuple[str, Ability]]) -> None:
    """What holds for a Character besides what it owns: Events, its conditions and flaw, the place it stands on."""
    box = g.box
    if wanted.event and _some_event_is(g, wanted.event):
        for event in events_in_force(g):
            if event in wanted.event:
                found += [(f"event:{event}", ability) for ability in box.events[event].abilities]
    for condition in hero.conditions:
        if condition in wanted.condition:
            name = f"condition:{condition}:{seat}"
            found += [(name, ability) for ability in box.conditions[condition].abilities]
    if hero.character in wanted.flaw:
        found += [(f"flaw:{hero.character}", ability) for ability in box.characters[hero.character].flaw]
    if hero.at in wanted.location:
        found += [(f"location:{hero.at}", ability) for ability in box.locations[hero.at].abilities]


def events_in_force(g: Avalon) -> list[str]:
    """Today's Event and the Events of active Quests, by id."""
    today = [card_of(g.event_today)] if g.event_today else []
    if g.lasting_events:
        today += [card_of(event) for event in g.lasting_events]
    for quest in g.quests:
        if source_kind(quest) == "event" and (event := source_id(quest)) not in today:
            today.append(event)
    return today


def visible_cards(g: Avalon) -> list[Laid]:
    """The last card of the Sequence and every Passive one (TG-33.10, TG-33.11)."""
    if g.encounter is None:
        return []
    last = len(g.encounter.sequence) - 1
    return [laid for nth, laid in enumerate(g.encounter.sequence) if nth == last or g.box.cards[laid.card].passive]
