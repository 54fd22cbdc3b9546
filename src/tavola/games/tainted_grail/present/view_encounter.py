"""The Encounter on the table: the enemy as printed, the Sequence, and what the next card would meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.schema import Approach, EncounterEntry, Half, Stage
from tavola.games.tainted_grail.deeds.encounter import Joined
from tavola.games.tainted_grail.effects.in_force import visible_cards
from tavola.games.tainted_grail.effects.modifiers import has_trait
from tavola.games.tainted_grail.encounter.combat import table_row
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.encounter.keys import connections, magic_meets, previous_edge
from tavola.games.tainted_grail.encounter.traits import ANY_NUMBER, TRAIT_RULES, attacks, card_limit, cards_expected
from tavola.games.tainted_grail.present.faces import HalfView, halves
from tavola.games.tainted_grail.rules_text.rules_text import effects_line, price_line, requirement_line, rules_text
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon, Laid
from tavola.kernel.decision import Seat
from tavola.kernel.text import Message, say

NO_ROW = -1


class RowView(msgspec.Struct, frozen=True):
    low: int
    high: int
    effects: Message


class StageView(msgspec.Struct, frozen=True):
    """A Stage of Diplomacy, or one approach to it."""

    key: str
    name: Message
    reaction: Message | None
    topics: dict[str, Message]
    approaches: tuple[StageView, ...] = ()


class AvoidView(msgspec.Struct, frozen=True):
    requirement: Message | None
    price: Message | None  # of each member


class FoeView(msgspec.Struct, frozen=True):
    """An Encounter card as printed."""

    id: str
    name: Message
    story: Message
    deck: str
    kind: str
    guardian: bool
    value: int
    traits: tuple[str, ...]
    right: tuple[HalfView, ...]
    rules: tuple[Message, ...]
    table: tuple[RowView, ...] = ()
    opportunity: Message | None = None
    reward: Message | None = None
    loot: Message | None = None
    track: tuple[str, ...] = ()
    avoid: AvoidView | None = None
    stages: tuple[StageView, ...] = ()
    failure: Message | None = None
    text: Message | None = None


class LaidView(msgspec.Struct, frozen=True):
    card: str
    owner: Seat
    connected: tuple[str, ...]
    joined: tuple[int, ...]  # rows of its left edge in which a key is connected
    magic: int
    time: int
    charges: int
    shows: bool  # its Ability counts: the last card, or a Passive one


class JoinView(msgspec.Struct, frozen=True):
    """A key that would connect, and what it would give in the order of reading."""

    row: int
    key: str  # the Attribute, "magic" or "free"
    gives: tuple[str, ...]  # "cubes:2", "draw:1", ...


class EncounterView(msgspec.Struct, frozen=True):
    foe: FoeView
    members: tuple[Seat, ...]
    came: tuple[Seat, ...]
    guardian_at: int
    sequence: tuple[LaidView, ...]
    placing: LaidView | None
    pool: int
    row: int  # of the Combat Table that the Pool stands on now
    marker: int
    stage: int
    approach: str
    turn: int
    phase: str
    active: Seat
    activated: tuple[Seat, ...]
    played: int
    limit: int | None  # cards in this Activation
    expected: int  # cards below which the Opportunity attack comes
    attacks: int  # in phase 3
    traits: tuple[str, ...]  # in force now
    panic: bool
    edge: tuple[HalfView, ...]  # what the next card meets
    joins: dict[str, tuple[JoinView, ...]]  # for each card that could be played now, every Magic Key paid


def encounter_view(g: Avalon) -> EncounterView | None:
    if g.encounter is None:
        return None
    fight, entry = current(g), g.box.encounters[g.encounter.card]
    row = table_row(g)
    limit = card_limit(g)
    return EncounterView(
        foe=foe_view(g, fight.card),
        members=tuple(fight.members),
        came=tuple(fight.came),
        guardian_at=fight.guardian_at,
        sequence=tuple(laid_view(g, laid, nth) for nth, laid in enumerate(fight.sequence)),
        placing=laid_view(g, fight.placing, len(fight.sequence)) if fight.placing is not None else None,
        pool=fight.pool,
        row=entry.table.index(row) if row is not None else NO_ROW,
        marker=fight.marker,
        stage=fight.stage,
        approach=fight.approach,
        turn=fight.turn + 1,
        phase=fight.phase,
        active=fight.active,
        activated=tuple(fight.activated),
        played=fight.played,
        limit=limit if limit < ANY_NUMBER else None,
        expected=cards_expected(g),
        attacks=attacks(g),
        traits=tuple(trait for trait in TRAIT_RULES if has_trait(g, trait)),
        panic=fight.panic and not fight.played,
        edge=halves(previous_edge(g)),
        joins=joins(g),
    )


def joins(g: Avalon) -> dict[str, tuple[JoinView, ...]]:
    """For the Active Character's hand and, in Panic, the card just turned up."""
    fight = current(g)
    seat = fight.active
    if seat not in fight.members:
        return {}
    cards = [*cards_of(g, seat).hand, *([fight.placing.card] if fight.placing is not None else [])]
    return {card: tuple(join_view(key) for key in connections(g, seat, card, g.box.magic_rows[card])) for card in cards}


def join_view(key: Joined) -> JoinView:
    return JoinView(key.row, key.topic, tuple(f"{icon}:{n}" for icon, n in key.gives))


def laid_view(g: Avalon, laid: Laid, nth: int) -> LaidView:
    shows = any(other is laid for other in visible_cards(g))
    joined = joined_rows(g, laid, edge_before(g, nth))
    return LaidView(laid.card, laid.owner, tuple(laid.connected), joined, laid.magic, laid.time, laid.charges, shows)


def edge_before(g: Avalon, nth: int) -> Sequence[Half]:
    """The right edge that the nth card of the Sequence meets: of the card before it, or of the enemy."""
    fight = current(g)
    return g.box.cards[fight.sequence[nth - 1].card].right if nth else g.box.encounters[fight.card].right


def joined_rows(g: Avalon, laid: Laid, before: Sequence[Half]) -> tuple[int, ...]:
    """Where its keys are connected, as they were when it was placed: Attributes by name, Magic as it was paid for."""
    left, names = g.box.cards[laid.card].left, list(laid.connected)
    paid = magic_meets(before, left)[: laid.magic]
    found: list[int] = []
    for row, (right, placed) in enumerate(zip(before, left, strict=False)):
        if right.key == "attribute" and placed.key == "bonus" and right.attr in names:
            names.remove(right.attr)
            found.append(row)
        elif row in paid or right.key == placed.key == "free":
            found.append(row)
    return tuple(found)


# -- the enemy as printed


def foe_view(g: Avalon, id: str) -> FoeView:
    return g.box.once(f"encounter:{id}", lambda: _foe(g.box.encounters[id]))


def _foe(entry: EncounterEntry) -> FoeView:
    base = f"encounter-{hyphenated(entry.id)}"
    avoid = entry.avoid
    return FoeView(
        id=entry.id,
        name=say(base),
        story=say(f"{base}-text"),
        deck=entry.deck,
        kind=entry.kind,
        guardian=entry.guardian,
        value=entry.value,
        traits=tuple(entry.traits),
        right=halves(entry.right),
        rules=tuple(line for ability in entry.abilities for line in rules_text(ability, Voice(base=base))),
        table=tuple(RowView(row.pool[0], row.pool[1], effects_line(row.do, Voice(base=base))) for row in entry.table),
        opportunity=_line(entry.opportunity, Voice(base=base)),
        reward=_line(entry.reward, Voice(default="each", base=base)),
        loot=_line(entry.loot, Voice(alone=False, default="party", base=base)),
        track=tuple(entry.track),
        avoid=None
        if avoid is None
        else AvoidView(
            requirement_line(avoid.requires) if avoid.requires is not None else None,
            price_line(avoid.cost) if avoid.cost is not None else None,
        ),
        stages=tuple(_stage(stage, base) for stage in entry.stages),
        failure=_line(entry.failure, Voice(default="each", base=base)),
        text=_line(entry.do, Voice(alone=False, base=base)),
    )


def _line(effects: Sequence[Effect], voice: Voice) -> Message | None:
    return effects_line(effects, voice) if effects else None


def _stage(stage: Stage | Approach, base: str) -> StageView:
    approaches = stage.approaches if isinstance(stage, Stage) else []
    return StageView(
        key=stage.key,
        name=say(f"{base}-{hyphenated(stage.key)}"),
        reaction=_line(stage.reaction, Voice(base=base)),
        topics=_topics(stage.topics, base),
        approaches=tuple(_stage(approach, base) for approach in approaches),
    )


def _topics(topics: Mapping[str, Sequence[Effect]], base: str) -> dict[str, Message]:
    return {topic: effects_line(effects, Voice(base=base)) for topic, effects in topics.items()}
