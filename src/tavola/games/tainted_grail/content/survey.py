"""Everything that the texts of a pack say, with the place where they say it: what linters and word lists go through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.effect import Ability, Effect
from tavola.games.tainted_grail.content.message_ids import hyphenated, verse_message
from tavola.games.tainted_grail.content.schema import (
    ActionEntry,
    Approach,
    EncounterEntry,
    LocationEntry,
    MenhirEntry,
    MenhirWay,
    PackEntries,
    QuestEntry,
    Section,
    Stage,
    Verse,
)
from tavola.games.tainted_grail.content.trigger import ByChoice, ForCharges, Trigger
from tavola.games.tainted_grail.content.vocabulary import Cost

BOTH = frozenset({"combat", "diplomacy"})
NEITHER: frozenset[str] = frozenset()
ENCOUNTER_TRIGGERS = {
    "place",
    "response",
    "encounter_start",
    "encounter_end",
    "activation_start",
    "turn_end",
    "defeat",
    "flee",
    "opportunity",
    "dying",
}


class Spot(msgspec.Struct, frozen=True):
    """Where something stands: the entry, the field, the message its words begin with, the Encounters it may act in."""

    kind: str  # "locations"
    name: str  # "107"
    field: str  # "journal.v6"
    base: str  # "verse-107-v6"
    contest: frozenset[str] = NEITHER  # combat, diplomacy
    verse: bool = False  # in the Journal: `goto` may stand here
    card: bool = False  # on a card that Charges may lie on
    default: str = "self"  # whom an effect without `who` means
    alone: bool = True  # one Character acts; False where a whole group may be meant

    def at(self, field: str) -> Spot:
        return msgspec.structs.replace(self, field=f"{self.field}.{field}".lstrip("."))


class Text(msgspec.Struct, frozen=True):
    """Effects with the conditions and the cost they depend on, or an Ability, and their place."""

    spot: Spot
    effects: Sequence[Effect] = ()
    conditions: Sequence[Cond] = ()
    cost: Cost | None = None
    ability: Ability | None = None


def texts(entries: PackEntries) -> Iterator[Text]:
    """Every text of a pack; what stands inside an effect is found with `inside`."""
    yield from _people(entries)
    yield from _cards(entries)
    for location in entries.locations:
        yield from _location(location)
    yield from _things(entries)
    yield from _story(entries)


def _people(entries: PackEntries) -> Iterator[Text]:
    for hero in entries.characters:
        spot = Spot("characters", hero.id, "", f"character-{hyphenated(hero.id)}")
        yield from _action(spot.at("action"), hero.action)
        yield from _abilities(
            msgspec.structs.replace(spot, field="flaw", base=f"flaw-{hyphenated(hero.id)}"), hero.flaw
        )
    for card in entries.conditions:
        spot = Spot("conditions", card.id, "", f"condition-{hyphenated(card.id)}", contest=BOTH)
        yield Text(spot.at("when"), conditions=[card.when, *([card.remove_if] if card.remove_if else [])])
        yield Text(spot.at("on_gain"), card.on_gain)
        yield from _abilities(spot, card.abilities)


def _cards(entries: PackEntries) -> Iterator[Text]:
    for card in entries.cards:
        spot = Spot("cards", card.id, "", f"card-{hyphenated(card.id)}", frozenset({card.kind}), card=True)
        yield from _abilities(spot, card.abilities)
    for enemy in entries.encounters:
        yield from _encounter(enemy)


def _encounter(enemy: EncounterEntry) -> Iterator[Text]:
    kinds = NEITHER if enemy.kind == "text" else frozenset({enemy.kind})
    spot = Spot("encounters", enemy.id, "", f"encounter-{hyphenated(enemy.id)}", kinds)
    for row in enemy.table:
        yield Text(spot.at(f"table.{row.pool[0]}-{row.pool[1]}"), row.do)
    yield Text(spot.at("opportunity"), enemy.opportunity)
    each = msgspec.structs.replace(spot, default="each")
    yield Text(each.at("reward"), enemy.reward)
    yield Text(each.at("failure"), enemy.failure)
    yield Text(msgspec.structs.replace(spot, default="party").at("loot"), enemy.loot)
    yield Text(msgspec.structs.replace(spot, alone=False).at("do"), enemy.do)
    for stage in enemy.stages:
        parts: list[Stage | Approach] = [stage, *stage.approaches]
        for part in parts:
            place = spot.at(f"stages.{part.key}")
            yield Text(place.at("reaction"), part.reaction)
            for topic, effects in part.topics.items():
                yield Text(place.at(topic), effects)
    if enemy.avoid is not None:
        requires = [enemy.avoid.requires] if enemy.avoid.requires else []
        yield Text(spot.at("avoid"), conditions=requires, cost=enemy.avoid.cost)
    yield from _abilities(spot, enemy.abilities)


def _location(place: LocationEntry) -> Iterator[Text]:
    spot = Spot("locations", str(place.number), "", f"location-{place.number}", alone=False)
    for action in place.actions:
        yield from _action(spot.at(f"actions.{action.key}"), action)
    yield Text(spot.at("instant"), place.instant)
    if place.menhir is not None:
        stone = msgspec.structs.replace(spot, base=f"{spot.base}-menhir", field="menhir")
        ways: list[MenhirEntry | MenhirWay] = [place.menhir, *place.menhir.ways]
        for way in ways:
            requires = [way.requires] if way.requires else []
            yield Text(stone, way.do, requires, way.cost)
    if place.journal is not None:
        yield from _section(spot.at("journal"), spot.name, place.journal)
    for kind, sleep in (("dream", place.dream), ("nightmare", place.nightmare)):
        if sleep is not None:
            night = msgspec.structs.replace(spot, base=f"{kind}-{place.number}", field=kind, default="each")
            yield Text(night, sleep.do)
            if sleep.verses is not None:
                yield from _section(night, f"{kind}:{place.number}", sleep.verses)
    yield from _abilities(msgspec.structs.replace(spot, alone=True, contest=BOTH), place.abilities)


def _section(spot: Spot, section: str, verses: Section) -> Iterator[Text]:
    for id, verse in verses.verses.items():
        yield from _verse(spot.at(id), section, id, verse)


def _verse(spot: Spot, section: str, id: str, verse: Verse) -> Iterator[Text]:
    spot = msgspec.structs.replace(spot, base=verse_message(section, id), verse=True, alone=False, default="self")
    yield Text(spot, verse.do)
    if verse.if_ is not None:  # it sends the reader elsewhere; it is no condition of what the verse does
        yield Text(spot, conditions=[verse.if_])
    for choice in verse.choices:
        yield Text(spot.at(choice.key), choice.do, [choice.if_] if choice.if_ else [], choice.cost)


def _things(entries: PackEntries) -> Iterator[Text]:
    for item in entries.items:
        spot = Spot("items", item.id, "", f"item-{hyphenated(item.id)}", BOTH, card=True)
        yield from _abilities(spot, item.abilities)
    for secret in entries.secrets:
        spot = Spot("secrets", str(secret.number), "", f"secret-{secret.number}", BOTH, card=True)
        yield Text(msgspec.structs.replace(spot, contest=NEITHER).at("on_gain"), secret.on_gain)
        yield from _abilities(spot, secret.abilities)
        yield from _quest(spot, secret.quest)
    for skill in entries.skills:
        for side, face in skill.sides.items():
            spot = Spot("skills", skill.id, f"sides.{side}", f"skill-{hyphenated(skill.id)}-{side}", BOTH)
            yield from _abilities(spot, face.abilities)


def _story(entries: PackEntries) -> Iterator[Text]:
    for event in entries.events:
        spot = Spot("events", event.id, "", f"event-{hyphenated(event.id)}", default="all", alone=False)
        yield Text(spot.at("on_reveal"), event.on_reveal)
        if event.lasts_until is not None:
            yield Text(spot.at("until"), conditions=[event.lasts_until])
        yield from _quest(spot, event.quest)
        yield from _abilities(msgspec.structs.replace(spot, default="self", alone=True, contest=BOTH), event.abilities)
    for chapter in entries.chapters:
        spot = Spot("chapters", chapter.id, "on_start", f"chapter-{hyphenated(chapter.id)}", default="all", alone=False)
        yield Text(spot, chapter.on_start)
        met = msgspec.structs.replace(spot, field="on_encounter", contest=BOTH)
        yield Text(met, chapter.on_encounter)
        told = [way.if_ for way in (*chapter.ways, *chapter.recalls)]
        yield Text(msgspec.structs.replace(spot, field="ways"), conditions=told)
    for campaign in entries.campaigns:
        spot = Spot("campaigns", campaign.id, "endings", f"campaign-{hyphenated(campaign.id)}")
        yield Text(spot, conditions=[ending.if_ for ending in campaign.endings])
    for number, verse in entries.book.items():
        yield from _verse(Spot("book", number, "", ""), "book", number, verse)


def _action(spot: Spot, action: ActionEntry) -> Iterator[Text]:
    yield Text(spot, action.do, [action.if_] if action.if_ else [], action.cost)


def _quest(spot: Spot, quest: QuestEntry | None) -> Iterator[Text]:
    if quest is None:
        return
    spot = msgspec.structs.replace(spot, contest=NEITHER, alone=False, default="self")
    yield Text(spot.at("quest.on_success"), quest.on_success, [quest.success_if])
    yield Text(spot.at("quest.on_fail"), quest.on_fail, [quest.fail_if] if quest.fail_if else [])


def _abilities(spot: Spot, abilities: Sequence[Ability]) -> Iterator[Text]:
    for nth, ability in enumerate(abilities):
        place = msgspec.structs.replace(spot.at(f"abilities[{nth}]"), contest=_contest(spot, ability.trigger))
        yield Text(place, ability.do, [ability.if_] if ability.if_ else [], ability.cost, ability)


def _contest(spot: Spot, trigger: Trigger) -> frozenset[str]:
    """In which Encounters an Ability may act: on a Sequence card and an Encounter always in theirs."""
    if spot.kind in ("cards", "encounters"):
        return spot.contest
    if isinstance(trigger, str):
        return BOTH if trigger in ENCOUNTER_TRIGGERS else NEITHER
    if isinstance(trigger, ForCharges):
        return BOTH
    during = trigger.during if isinstance(trigger, ByChoice) else ""
    return BOTH if during == "encounter" else frozenset({during}) & BOTH


def inside(text: Text) -> Iterator[tuple[Spot, Effect]]:
    """Every effect of a text, those inside other effects included, outer ones first."""
    for entry in text.effects:
        yield from _with_inner(text.spot, entry)


def _with_inner(spot: Spot, entry: Effect) -> Iterator[tuple[Spot, Effect]]:
    yield spot, entry
    for effects, deeper in branches(spot, entry):
        for inner in effects:
            yield from _with_inner(deeper, inner)


def branches(spot: Spot, entry: Effect) -> Iterator[tuple[Sequence[Effect], Spot]]:
    """The lists of effects that an effect holds, each with the place as it is there."""
    for branch in entry.inner():
        deeper = spot.at(branch.key) if branch.key else spot
        yield branch.effects, msgspec.structs.replace(deeper, alone=True, default="self") if branch.alone else deeper


def all_effects(entries: PackEntries) -> Iterator[tuple[Spot, Effect]]:
    for text in texts(entries):
        yield from inside(text)
