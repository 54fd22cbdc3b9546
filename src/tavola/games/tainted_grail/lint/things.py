"""Boards, Characters, Items, Skills and condition cards of a pack (CR-2, CR-3, LN-7, LN-23 to LN-26)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tavola.games.tainted_grail.campaign.opening import CHALLENGE
from tavola.games.tainted_grail.content.box import kind_of
from tavola.games.tainted_grail.content.schema import ConditionEntry
from tavola.games.tainted_grail.content.selector import PlaceSought
from tavola.games.tainted_grail.content.survey import Spot, Text, all_effects, inside, texts
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, RESOURCES, Filter
from tavola.games.tainted_grail.lint.pack import Found, Pack
from tavola.games.tainted_grail.lint.survey_parts import all_conditions, costs_of
from tavola.games.tainted_grail.words.conditions_hero import HasCondition
from tavola.games.tainted_grail.words.dials import DialEffect
from tavola.games.tainted_grail.words.map import MoveEffect
from tavola.games.tainted_grail.words.things import DieEffect, ItemEffect
from tavola.games.tainted_grail.words.tracks import GainEffect


def boards(pack: Pack) -> Found:
    """CR-2: start slots on their tracks, Energy not above Health, red slots at the ends, no Panic at the start."""
    for board in pack.entries.boards:
        tracks = board.tracks
        if set(tracks) != {"energy", "health", "terror"}:
            yield pack.fault("CR-2", "boards", board.id, "a board has the tracks energy, health and terror", "tracks")
            continue
        energy, health, terror = tracks["energy"], tracks["health"], tracks["terror"]
        for is_right, message in (
            (all(0 <= track.start <= track.max for track in tracks.values()), "a start slot lies on its track"),
            (energy.start <= health.start, "Energy does not start above Health"),
            (sorted(energy.red) == [0, 1], "the red slots of Energy are the two lowest"),
            (sorted(terror.red) == [terror.max - 1, terror.max], "the red slots of Terror are the two highest"),
            (terror.start not in terror.red, "Terror does not start in a red slot"),
            (terror.start <= health.start, "nobody starts in Panic"),
            (len(board.letter) == 1 and board.letter.isupper(), "the letter of a board is one capital"),
        ):
            if not is_right:
                yield pack.fault("CR-2", "boards", board.id, message, "tracks")


def characters(pack: Pack) -> Found:
    """CR-3: unique numbers, 0 to 2 in each Attribute, every resource given, no Exp in the Action's cost."""
    numbers = [hero.number for hero in pack.entries.characters]
    for hero in pack.entries.characters:
        attributes = hero.start.attributes
        for is_right, message, field in (
            (numbers.count(hero.number) == 1, f"the number {hero.number} is taken", "number"),
            (set(attributes) == set(ATTRIBUTES), "all six Attributes are given", "start.attributes"),
            (all(0 <= n <= 2 for n in attributes.values()), "an Attribute starts at 0, 1 or 2", "start.attributes"),
            (set(hero.start.resources) == set(RESOURCES), "all five resources are given", "start.resources"),
            (hero.action.cost.exp == 0, "a Character Action does not cost Exp", "action.cost"),
        ):
            if not is_right:
                yield pack.fault("CR-3", "characters", hero.id, message, field)


def menhir_costs(pack: Pack) -> Found:
    """LN-7: what a Menhir costs can be had somewhere."""
    gained = {kind for _, entry in all_effects(pack.entries) if isinstance(entry, GainEffect) for kind in entry.gain}
    owned = {kind for hero in pack.entries.characters for kind, n in hero.start.resources.items() if n}
    for text in texts(pack.entries):
        if text.spot.kind == "locations" and text.spot.field == "menhir" and text.cost is not None:
            for kind in RESOURCES:
                if getattr(text.cost, kind) != 0 and kind not in gained | owned:
                    yield pack.fault_at("LN-7", text.spot, f"nothing in the pack ever gives {kind}", warning=True)


def loops(pack: Pack) -> Found:
    """LN-23: an Ability that brings about the moment it waits for has a limit; instant rules go round in no ring."""
    for text in texts(pack.entries):
        if text.ability is None or not isinstance(text.ability.trigger, str) or text.ability.limit is not None:
            continue
        if any(text.ability.trigger in entry.moments() for _, entry in inside(text)):
            yield pack.fault_at(
                "LN-23", text.spot, f"brings about its own trigger ({text.ability.trigger}): it needs a limit"
            )
    sent = {int(text.spot.name): number for text in texts(pack.entries) for number in _sends_to(text)}
    for start, first in sent.items():
        seen, here = [start], first
        while here in sent and here not in seen:
            seen.append(here)
            here = sent[here]
        if here == start:
            yield pack.fault(
                "LN-23", "locations", start, "instant rules send those who enter round in a ring", "instant"
            )


def _sends_to(text: Text) -> Iterator[int]:
    """Where an instant rule moves whoever enters, without asking for anything."""
    if text.spot.kind == "locations" and text.spot.field == "instant":
        for entry in text.effects:
            to = entry.move.to if isinstance(entry, MoveEffect) else None
            number = to.number if isinstance(to, PlaceSought) else to
            if isinstance(number, int):
                yield number


def skills(pack: Pack) -> Found:
    """LN-24: two sides each, two cards for each Attribute, no side that asks for the other."""
    for skill in pack.entries.skills:
        if set(skill.sides) != {"a", "b"}:
            yield pack.fault("LN-24", "skills", skill.id, "a Skill card has the sides a and b", "sides")
    for spot, cond in all_conditions(pack.entries):
        if spot.kind == "skills" and isinstance(cond, HasCondition) and cond.has.skill == spot.name:
            yield pack.fault_at("LN-24", spot, "a side cannot ask for its own card")
    for name in ATTRIBUTES:
        count = sum(skill.attr == name for skill in pack.entries.skills)
        if count < 2:
            yield pack.fault("LN-24", "skills", name, f"{name} has {count} Skill cards, fewer than 2")


def items(pack: Pack) -> Found:
    """LN-25: what effects ask for is in the Item deck."""
    wanted = {str(filter): (spot, filter) for spot, filter in _filters(pack)}
    for spot, filter in wanted.values():
        fitting = [
            item
            for item in pack.entries.items
            if filter.keyword in (None, item.keyword)
            and filter.crafted in (None, item.crafted)
            and filter.id in (None, item.id)
        ]
        if not fitting:
            yield pack.fault_at("LN-25", spot, f"no Item is {msgspec.to_builtins(filter)}", warning=True)


def _filters(pack: Pack) -> Iterator[tuple[Spot, Filter]]:
    for text in texts(pack.entries):
        for spot, entry in inside(text):
            if isinstance(entry, ItemEffect) and entry.item.filter is not None:
                yield spot, entry.item.filter
        for spot, cost in costs_of(text):
            if cost.item is not None and not cost.item.is_open:
                yield spot, cost.item


def conditions(pack: Pack) -> Found:
    """LN-26, CR-8: Dying (solo and co-op) and Insane exist; Dying never kills at once, and alone it is no harsher."""
    cards = pack.entries.conditions
    for name, modes in (("dying", ("solo", "coop")), ("insane", ("any",))):
        for mode in modes:
            if not any(kind_of(card) == name and card.mode in (mode, "any") for card in cards):
                yield pack.fault("LN-26", "conditions", name, f"there is no condition card {name} for {mode}")
    for card in cards:
        if not card.kind:
            message = "does not say its kind: dying, insane or other"
            yield pack.fault("LN-26", "conditions", card.id, message, "kind", warning=True)
        if any(isinstance(entry, DieEffect) for entry in card.on_gain):
            yield pack.fault("LN-26", "conditions", card.id, "kills in the same step in which it is gained", "on_gain")
        if card.remove_if == card.when:
            yield pack.fault("LN-26", "conditions", card.id, "goes away as soon as it comes", "remove_if")
        if card.remove_if is None:
            message = "does not say when it goes away"
            yield pack.fault("LN-26", "conditions", card.id, message, "remove_if", warning=True)
    yield from _kindness(pack)
    if pack.standard and CHALLENGE not in pack.box.secrets:
        yield pack.fault("LN-26", "secrets", CHALLENGE, "Challenging play needs this Secret")


def _kindness(pack: Pack) -> Found:
    solo = next((card for card in pack.entries.conditions if kind_of(card) == "dying" and card.mode == "solo"), None)
    coop = next((card for card in pack.entries.conditions if kind_of(card) == "dying" and card.mode == "coop"), None)
    if solo is None or coop is None:
        return
    for what, of in (("dial", _days), ("Item limit", _item_limit)):
        if of(solo) < of(coop):
            message = f"alone the {what} is {of(solo)}, in company {of(coop)}: alone it must not be harsher"
            yield pack.fault("LN-26", "conditions", solo.id, message)


def _days(card: ConditionEntry) -> int:
    dials = [entry.dial.set for entry in card.on_gain if isinstance(entry, DialEffect) and entry.dial.set is not None]
    return dials[0] if dials and isinstance(dials[0], int) else 0


def _item_limit(card: ConditionEntry) -> int:
    changes = [change for ability in card.abilities for entry in ability.do if (change := entry.change) is not None]
    limits = [change.set for change in changes if change.stat == "limit.items" and isinstance(change.set, int)]
    return limits[0] if limits else 10_000
