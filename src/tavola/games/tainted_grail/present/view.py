"""What a viewer sees, built by listing it. All is open to all but deck orders, unread verses and unrevealed places."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tavola.games.tainted_grail.content.box import AvalonBox, card_of
from tavola.games.tainted_grail.content.card_ids import card_source, kind_and_id, source_kind
from tavola.games.tainted_grail.content.message_ids import hyphenated, verse_message
from tavola.games.tainted_grail.effects.active_quests import is_settled
from tavola.games.tainted_grail.effects.in_force import events_in_force
from tavola.games.tainted_grail.present.faces import FaceView, faces
from tavola.games.tainted_grail.present.labels import refs
from tavola.games.tainted_grail.present.names import passage, section_name, source_name
from tavola.games.tainted_grail.present.view_encounter import EncounterView, FoeView, encounter_view, foe_view
from tavola.games.tainted_grail.present.view_hero import HeroView, faces_of, hero_view
from tavola.games.tainted_grail.present.view_map import MenhirView, PlaceView, menhir_view, places
from tavola.games.tainted_grail.present.view_price import ChoiceView, UnderWayView, choices, under_way
from tavola.games.tainted_grail.present.view_trade import BargainView, bargain_view
from tavola.games.tainted_grail.rules_text.modifiers import modify_text
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon, Modifier
from tavola.kernel.decision import Decision, Seat, Viewer
from tavola.kernel.text import Message, say

AMONG_CARDS = ("choose_character", "replacement", "dawn", "choose_skill", "learn_which", "rebuild_decks")


class QuestView(msgspec.Struct, frozen=True):
    """An active Quest; its goal is on the face of the card it stands on."""

    face: str  # "event:<id>" or "secret:<number>"
    owner: Seat | None  # of a Secret's Quest
    done: bool


class StatusView(msgspec.Struct, frozen=True):
    key: str
    name: Message
    parts: int
    marked: tuple[int, ...]


PrintedStatus: TypeAlias = tuple[str, Message, int]  # its key, its name and how many parts it has


class TaskView(msgspec.Struct, frozen=True):
    key: str
    name: Message


class DialView(msgspec.Struct, frozen=True):
    target: str
    name: Message
    token: str
    value: int


class JournalView(msgspec.Struct, frozen=True):
    """The verse that was read last, and who walks through the section."""

    section: str
    verse: str
    title: Message
    text: Message
    members: tuple[Seat, ...]
    choices: tuple[ChoiceView, ...]


class EffectView(msgspec.Struct, frozen=True):
    """Something that holds for a while."""

    name: Message
    text: Message
    lasts: str
    heroes: tuple[Seat, ...]


class AvalonView(msgspec.Struct, frozen=True):
    """A campaign as one viewer sees it; `faces` has every card that is named elsewhere in the view."""

    viewer: Viewer
    pack: str
    campaign: str
    title: Message
    chapter: str
    chapter_title: Message | None
    day: int
    last_day: int | None
    stage: str
    step: int
    round: int
    outcome: str
    ending: str
    heroes: tuple[HeroView, ...]
    dead: tuple[str, ...]
    away: tuple[str, ...]  # Characters out of the group for now
    party: tuple[Seat, ...]
    places: tuple[PlaceView, ...]
    inspected: MenhirView | None
    events: tuple[str, ...]  # in force, Quests among them
    quests: tuple[QuestView, ...]
    statuses: tuple[StatusView, ...]
    tasks: tuple[TaskView, ...]
    dials: tuple[DialView, ...]
    effects: tuple[EffectView, ...]
    journal: JournalView | None
    encounter: EncounterView | None
    foes: dict[str, FoeView]  # Guardians on the map
    decks: dict[str, int]
    under_way: UnderWayView | None
    bargain: BargainView | None
    faces: dict[str, FaceView]


def view_for(g: Avalon, viewer: Viewer) -> AvalonView:
    return AvalonView(
        viewer=viewer,
        pack=g.box.id,
        campaign=g.campaign,
        title=say(f"campaign-{hyphenated(g.campaign)}"),
        chapter=g.chapter,
        chapter_title=say(f"chapter-{hyphenated(g.chapter)}") if g.chapter else None,
        day=g.day,
        last_day=g.options.max_days,
        stage=g.stage,
        step=g.step,
        round=g.round,
        outcome=g.outcome,
        ending=g.ending,
        heroes=tuple(hero_view(g, seat) for seat in range(len(g.heroes))),
        dead=tuple(g.dead),
        away=tuple(hero.character for hero in g.shelved),
        party=tuple(g.party),
        places=places(g),
        inspected=menhir_view(g),
        events=tuple(events_in_force(g)),
        quests=tuple(quest_view(g, quest) for quest in g.quests),
        statuses=statuses_shown(g),
        tasks=tuple(TaskView(key, say(f"task-{hyphenated(key)}")) for key in g.tasks),
        dials=tuple(DialView(dial.target, source_name(g, dial.target), dial.token, dial.value) for dial in g.dials),
        effects=tuple(effect_view(g, modifier) for modifier in g.modifiers),
        journal=journal_view(g),
        encounter=encounter_view(g),
        foes={guardian.encounter: foe_view(g, guardian.encounter) for guardian in g.guardians},
        decks=deck_sizes(g),
        under_way=under_way(g),
        bargain=bargain_view(g),
        faces=faces(g.box, all_faces(g)),
    )


def quest_view(g: Avalon, quest: str) -> QuestView:
    kind, name = kind_and_id(quest)
    owner = None
    if kind == "secret":
        owner = next((s for s, hero in enumerate(g.heroes) for held in hero.secrets if held.id == name), None)
    return QuestView(f"secret:{card_of(name)}" if kind == "secret" else quest, owner, is_settled(g, quest))


def statuses_shown(g: Avalon) -> tuple[StatusView, ...]:
    """Only marked ones: the list of all would tell the story to come."""
    printed = printed_statuses(g)
    if unknown := g.statuses.keys() - printed.keys():  # marked by hand: no pack declares them
        printed = printed | {key: (key, say(f"status-{hyphenated(key)}"), 0) for key in unknown}
    told = [(entry, marked) for key, marked in g.statuses.items() if (entry := printed[key]) is not None]
    return tuple([StatusView(key, name, parts, tuple(marked)) for (key, name, parts), marked in told])


def printed_statuses(g: Avalon) -> dict[str, PrintedStatus | None]:
    """What the Save Sheet says of each, made once: a long campaign has marked most of them. Of hidden ones nothing."""
    return g.box.once("statuses", lambda: _printed_statuses(g.box))


def _printed_statuses(box: AvalonBox) -> dict[str, PrintedStatus | None]:
    return {
        key: None if entry.hidden else (key, say(f"status-{hyphenated(key)}"), entry.parts)
        for key, entry in box.statuses.items()
    }


def effect_view(g: Avalon, modifier: Modifier) -> EffectView:
    change = modifier.change.of(modifier.stat, "visible")
    return EffectView(source_name(g, modifier.source), modify_text(change, Voice()), modifier.lasts, modifier.heroes)


def journal_view(g: Avalon) -> JournalView | None:
    reading = g.exploration
    if reading is None:
        return None
    text = passage(g, verse_message(reading.section, reading.verse))
    return JournalView(
        reading.section, reading.verse, section_name(reading.section), text, tuple(reading.members), choices(g)
    )


def deck_sizes(g: Avalon) -> dict[str, int]:
    sizes = {"events": len(g.event_deck), "random_events": len(g.random_events), "items": len(g.item_deck)}
    return {**sizes, **{colour: len(deck) for colour, deck in g.encounter_decks.items()}}


# -- faces


def all_faces(g: Avalon) -> list[str]:
    """Every card that lies open somewhere, and what the open questions are about."""
    found = [source for hero in g.heroes for source in faces_of(hero)]
    found += [f"event:{event}" for event in events_in_force(g)]
    found += [card_source(copy) for place in g.places.values() for copy in place.dropped]
    if g.encounter is not None:
        laid = [*g.encounter.sequence, *([g.encounter.placing] if g.encounter.placing else [])]
        found += [f"card:{card.card}" for card in laid]
    for decision in g.open:
        found += asked_faces(g, decision)
    return found


def asked_faces(g: Avalon, decision: Decision) -> list[str]:
    """The cards among which somebody chooses now."""
    if decision.prompt not in AMONG_CARDS:
        return []
    lit = [ref for key in decision.legal() for ref in refs(g, decision, key)]
    return [ref for ref in lit if source_kind(ref) != "hero"]  # who may leave is on the table already
