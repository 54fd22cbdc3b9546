"""Encounters of a pack: keys, tables, Traits, Affinity tracks, Stages; decks that never run empty (LN-19, LN-21)."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.schema import Approach, EncounterEntry, Stage
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, COLOURS
from tavola.games.tainted_grail.lint.cards import RIGHT, edge_faults, modifiers_only
from tavola.games.tainted_grail.lint.pack import Found, Pack

TOPICS = (*ATTRIBUTES, "magic", "free")


def encounter_invariants(pack: Pack) -> Found:
    """LN-19: the invariants of an Encounter card."""
    for enemy in pack.entries.encounters:
        checks = [_frame(enemy)]
        if enemy.kind != "text":
            checks += [edge_faults("right", enemy.right, RIGHT), modifiers_only(enemy.right), _has_open_key(enemy)]
        checks.append({"combat": _combat, "diplomacy": _diplomacy, "text": _text}[enemy.kind](enemy))
        for check in checks:
            for field, message in check:
                yield pack.fault("LN-19", "encounters", enemy.id, message, field)


def _frame(enemy: EncounterEntry) -> Iterator[tuple[str, str]]:
    if (enemy.deck == "blue") != (enemy.kind == "diplomacy") and enemy.kind != "text":
        yield "deck", "Diplomacy is blue, Combat is green, grey or violet"
    if enemy.guardian != ("guardian" in enemy.traits):
        yield "guardian", "a Guardian has the Trait, and only a Guardian has"


def _has_open_key(enemy: EncounterEntry) -> Iterator[tuple[str, str]]:
    if not any(half.key in ("attribute", "magic") for half in enemy.right):
        yield "right", "an Encounter to be played has an Attribute or a Magic Key"


def _combat(enemy: EncounterEntry) -> Iterator[tuple[str, str]]:
    """The table covers every number of cubes below the Value once."""
    if enemy.value < 1:
        yield "value", "the Value is 1 or more"
    covered = [cubes for row in enemy.table for cubes in range(row.pool[0], row.pool[1] + 1)]
    if sorted(covered) != list(range(enemy.value)):
        yield "table", f"the rows must cover 0 to {enemy.value - 1} once each; they cover {sorted(covered)}"
    if enemy.stages or enemy.track or enemy.failure or enemy.avoid:
        yield "stages", "Stages, track, Avoid and Failure belong to Diplomacy"


def _diplomacy(enemy: EncounterEntry) -> Iterator[tuple[str, str]]:
    """One grey slot with others on both sides; red below it, green above; a Reaction for every Stage."""
    zones = list(enemy.track)
    if zones.count("grey") != 1 or zones[:1] == ["grey"] or zones[-1:] == ["grey"]:
        yield "track", "an Affinity track has one grey slot and slots on both sides of it"
    elif zones != sorted(zones, key=("red", "grey", "green").index):
        yield "track", "from the bottom: red, grey, green"
    if not enemy.stages:
        yield "stages", "Diplomacy has at least one Stage"
    for stage in enemy.stages:
        yield from _stage(stage)
    if enemy.table or enemy.value or enemy.traits or enemy.opportunity or enemy.loot:
        yield "table", "Value, table, Traits, Opportunity and Loot belong to Combat"


def _stage(stage: Stage) -> Iterator[tuple[str, str]]:
    parts: list[Stage | Approach] = [*stage.approaches] or [stage]
    for part in parts:
        if not part.reaction:
            yield f"stages.{part.key}", "every Stage, or each of its approaches, has a Reaction"
        for topic in part.topics:
            if topic not in TOPICS:
                yield f"stages.{part.key}.topics", f"there is no Topic {topic!r}; there are: {', '.join(TOPICS)}"
    if stage.approaches and (stage.reaction or stage.topics or len(stage.approaches) < 2):
        yield f"stages.{stage.key}", "a Stage with approaches has two of them or more and no rules of its own"


def _text(enemy: EncounterEntry) -> Iterator[tuple[str, str]]:
    if not enemy.do:
        yield "do", "a text card does something"
    if any(half.key in ("attribute", "magic") for half in enemy.right):
        yield "right", "a text card has no open key"


def encounter_decks(pack: Pack) -> Found:
    """LN-21: after every Chapter's set-up each of the four decks has cards; on a day to learn by they may be empty."""
    to_learn_by = {campaign.tutorial.campaign for campaign in pack.entries.campaigns if campaign.tutorial is not None}
    for campaign in pack.entries.campaigns:
        if campaign.id in to_learn_by:
            continue
        there: dict[str, set[str]] = {colour: set() for colour in COLOURS}
        for id in campaign.chapters:
            chapter = pack.box.chapters.get(id)
            if chapter is None:
                continue
            for colour, change in chapter.encounters.items():
                cards = {enemy.id: enemy for enemy in pack.entries.encounters if enemy.deck == colour}
                kept = {card for card in there[colour] if not change.remove.names(cards[card])}
                there[colour] = kept | {card for card, enemy in cards.items() if change.add.names(enemy)}
            for empty in [colour for colour in COLOURS if not there[colour]]:
                yield pack.fault("LN-21", "chapters", id, f"the {empty} deck is empty after its set-up", "encounters")
