"""What a pack of Tainted Grail holds, file by file (Part C). Its words lie in Fluent files under ids made of these ids.

Message ids: `<kind>-<id>` is a name, `<kind>-<id>-text` its story text; a verse is `verse-<location>-<verse>`,
its choices `verse-<location>-<verse>-<key>`; a Book verse `book-<number>`. Dots and underscores of ids become hyphens.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tavola.games.tainted_grail.content.condition import Cond, Until
from tavola.games.tainted_grail.content.effect import Ability, AnyEffect
from tavola.games.tainted_grail.content.selector import Seal
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import Expr, read_value
from tavola.games.tainted_grail.content.vocabulary import Attribute, Colour, Cost, Keyword, Resource, Trait

GuardianFace: TypeAlias = Literal["north", "east", "south", "west", "nothing", "discard"]
# {cubes: 1} {affinity: -1} {draw: 2} {x: 2}
Icon: TypeAlias = Literal["draw", "continue", "topic", "tear", "void"] | dict[str, int]


class Half(Strict):
    """One half of a key. Rows are listed from the bottom; row 0 is the Free Key."""

    key: Literal["free", "magic", "bonus", "attribute", "none"]
    attr: Attribute | None = None
    level: int = 0
    icons: list[Icon] = []


class CardEntry(Strict):
    """A Combat or Diplomacy card (CR-4)."""

    id: str
    number: str  # "7G"
    kind: Literal["combat", "diplomacy"]
    set: Literal["starter", "basic", "advanced"]
    left: list[Half]
    right: list[Half]
    owner: str | None = None
    passive: bool = False
    abilities: list[Ability] = []


class TableRow(Strict):
    pool: tuple[int, int]  # from, to
    do: list[AnyEffect]


class Approach(Strict):
    key: str
    reaction: list[AnyEffect]
    topics: dict[str, list[AnyEffect]] = {}  # an Attribute, "magic" or "free"


class Stage(Strict):
    key: str
    reaction: list[AnyEffect] = []
    topics: dict[str, list[AnyEffect]] = {}
    approaches: list[Approach] = []


class Avoid(Strict):
    requires: Cond | None = None
    cost: Cost | None = None  # for each member


class EncounterEntry(Strict):
    """An Encounter (CR-5); which fields stand depends on its kind."""

    id: str
    deck: Colour
    kind: Literal["combat", "diplomacy", "text"]
    difficulty: Literal[1, 2, 3, 4, "first"]
    right: list[Half] = []
    value: int = 0
    traits: list[Trait] = []
    guardian: bool = False
    table: list[TableRow] = []
    opportunity: list[AnyEffect] = []
    reward: list[AnyEffect] = []
    loot: list[AnyEffect] = []
    track: list[Literal["red", "grey", "green"]] = []
    avoid: Avoid | None = None
    stages: list[Stage] = []
    failure: list[AnyEffect] = []
    do: list[AnyEffect] = []
    abilities: list[Ability] = []


class ActionEntry(Strict):
    cost: Cost
    do: list[AnyEffect]
    key: str = "action"
    once_per_day: bool = False
    times_per_day: int = 0
    if_: Cond | None = msgspec.field(name="if", default=None)


class MenhirEntry(Strict):
    dial: Expr
    cost: Cost = msgspec.field(default_factory=Cost)
    requires: Cond | None = None
    do: list[AnyEffect] = []
    ways: list[MenhirWay] = []  # several ways to light it; then cost and requires above are unused


class MenhirWay(Strict):
    key: str
    cost: Cost = msgspec.field(default_factory=Cost)
    requires: Cond | None = None
    do: list[AnyEffect] = []
    dial: Expr | None = None  # else the Menhir's own


class VerseChoice(Strict):
    key: str
    goto: str  # a verse of this section, "book.500", "end"; in the Book of Secrets "back" too
    if_: Cond | None = msgspec.field(name="if", default=None)
    cost: Cost | None = None
    do: list[AnyEffect] = []
    # offered until it was taken once: in this visit, today, in this Chapter, or (true) in the campaign
    once: bool | Literal["visit", "day", "chapter"] = False


class Redirect(Strict):
    goto: str


class Verse(Strict):
    """A verse of the Journal: redirection, automatic effects, then choices or where to go on."""

    if_: Cond | None = msgspec.field(name="if", default=None)
    then: Redirect | None = None
    do: list[AnyEffect] = []
    choices: list[VerseChoice] = []
    goto: str | None = None


class Section(Strict):
    start: str
    verses: dict[str, Verse]
    hub: str = ""  # where `goto: back` leads; "" is the verse v1 or, without one, the start

    @property
    def way_back(self) -> str:
        return self.hub or ("v1" if "v1" in self.verses else self.start)


class Sleep(Strict):
    do: list[AnyEffect] = []
    nights: int = 1  # texts: who sleeps here again reads the next of them, and after the last the second again (D.10)
    verses: Section | None = None


class LocationEntry(Strict):
    """A Location with all its sides (CR-6)."""

    number: int
    seals: list[Seal] = []
    keys: dict[Literal["north", "east", "south", "west"], int] = {}
    one_way: list[Literal["north", "east", "south", "west"]] = []
    legacy: int | None = None
    tags: list[str] = []
    actions: list[ActionEntry] = []
    instant: list[AnyEffect] = []
    menhir: MenhirEntry | None = None
    journal: Section | None = None
    dream: Sleep | None = None
    nightmare: Sleep | None = None
    abilities: list[Ability] = []


class QuestEntry(Strict):
    success_if: Cond
    on_success: list[AnyEffect]
    fail_if: Cond | None = None
    on_fail: list[AnyEffect] = []
    hint: bool = False


class EventEntry(Strict):
    """A narrative Event (with chapter and part) or a Random Event (without)."""

    id: str
    chapter: int = 0
    part: int = 0
    padlock: bool = False
    on_reveal: list[AnyEffect] = []
    abilities: list[Ability] = []
    quest: QuestEntry | None = None
    until: Until = "next_event"
    copies: int = 1

    @property
    def lasts_until(self) -> Cond | None:
        """What ends it, where that is not the next Event."""
        return None if isinstance(self.until, str) else self.until


class SecretEntry(Strict):
    number: int
    keyword: Keyword | None = None
    personal: bool = False
    quest: QuestEntry | None = None
    on_gain: list[AnyEffect] = []
    abilities: list[Ability] = []
    copies: int = 1


class ItemEntry(Strict):
    id: str
    keyword: Keyword | None = None
    crafted: bool = False
    copies: int = 1
    abilities: list[Ability] = []


class SkillSide(Strict):
    abilities: list[Ability]


class SkillEntry(Strict):
    id: str
    attr: Attribute
    sides: dict[Literal["a", "b"], SkillSide]


class StatusEntry(Strict):
    key: str
    parts: int = 0
    hidden: bool = False  # kept for the story's own use: neither told nor shown on the sheet
    grave: bool | list[int] = False  # it, or these parts of it, are nothing one does out of curiosity: bots keep off


class ConditionEntry(Strict):
    id: str
    when: Cond
    kind: Literal["dying", "insane", "other", ""] = ""  # what rules speak of (TG-29); "": by what it waits for (box.py)
    remove_if: Cond | None = None  # where its text says nothing, it goes with the track (TG-29.4)
    mode: Literal["solo", "coop", "any"] = "any"
    copies: int = 1
    on_gain: list[AnyEffect] = []
    abilities: list[Ability] = []


class TrackEntry(Strict):
    max: int
    start: int
    red: list[int] = []


class BoardEntry(Strict):
    id: str
    letter: str
    tracks: dict[Literal["energy", "health", "terror"], TrackEntry]
    attribute_slots: int = 2


class StartEntry(Strict):
    attributes: dict[Attribute, int]
    resources: dict[Resource, int]


class CharacterEntry(Strict):
    id: str
    number: int
    campaign: str
    board: str  # "any" for a Character that takes any free board
    start: StartEntry
    action: ActionEntry
    flaw: list[Ability] = []
    starting_deck: list[str] = []


class EncountersNamed(Strict):
    """Encounters by difficulty or by id; a first one only by id (TG-3.5)."""

    difficulty: list[Literal[1, 2, 3, 4]] = []
    ids: list[str] = []

    def names(self, entry: EncounterEntry) -> bool:
        return entry.id in self.ids or entry.difficulty in self.difficulty


class EncounterChange(Strict):
    add: EncountersNamed = msgspec.field(default_factory=EncountersNamed)
    remove: EncountersNamed = msgspec.field(default_factory=EncountersNamed)


class ChapterEvents(Strict):
    deck: list[str]
    random_reserve: Literal["all"] | list[str] = "all"


def usual_dial() -> Expr:
    """What the first Menhir of a map burns for."""
    return read_value({"players": {"base": 9, "each": -1}})


class Restored(Strict):
    """How a Chapter is begun again: where, with which resources, and how long the Menhir there burns."""

    location: int
    resources: dict[Resource, int] = {}
    dial: Expr = msgspec.field(default_factory=usual_dial)


class Grace(Strict):
    verse: int
    restore: Restored


class ChapterStart(Strict):
    """The map is laid out anew from one place when the Chapter begins, as at the start of a campaign."""

    location: int
    dial: Expr = msgspec.field(default_factory=usual_dial)


class ToldWay(Strict):
    """Something a Chapter may have come to, with its words: it is told where its condition holds (D.10)."""

    id: str
    if_: Cond = msgspec.field(name="if")


class ChapterEntry(Strict):
    id: str
    number: int
    events: ChapterEvents
    encounters: dict[Colour, EncounterChange]
    grace: Grace
    on_start: list[AnyEffect] = []
    on_encounter: list[AnyEffect] = []  # what is told when an Encounter begins: why it stands on this road today (D.10)
    start: ChapterStart | None = None
    ways: list[ToldWay] = []  # how it can end: the first that holds is the one that was taken
    recalls: list[ToldWay] = []  # what else is told of it afterwards: each that holds, in this order


class Ending(Strict):
    id: str
    if_: Cond = msgspec.field(name="if")
    outcome: Literal["win", "fail"]


class Tutorial(Strict):
    """The campaign to learn by, and what one meets in it."""

    campaign: str
    encounters: dict[Colour, str] = {}


class CampaignEntry(Strict):
    id: str
    start_location: int
    roster: list[str]
    chapters: list[str]
    endings: list[Ending] = []
    start_dial: Expr = msgspec.field(default_factory=usual_dial)
    rules: dict[str, int | bool | str] = {}
    guardian_die: list[GuardianFace] = msgspec.field(
        default_factory=lambda: ["north", "east", "south", "west", "nothing", "discard"]
    )
    tutorial: Tutorial | None = None


class PackEntries(Strict):
    """Everything in one pack, whatever files it was written in. A file holds any of these lists."""

    campaigns: list[CampaignEntry] = []
    chapters: list[ChapterEntry] = []
    boards: list[BoardEntry] = []
    characters: list[CharacterEntry] = []
    cards: list[CardEntry] = []
    encounters: list[EncounterEntry] = []
    locations: list[LocationEntry] = []
    events: list[EventEntry] = []
    secrets: list[SecretEntry] = []
    items: list[ItemEntry] = []
    skills: list[SkillEntry] = []
    statuses: list[StatusEntry] = []
    conditions: list[ConditionEntry] = []
    book: dict[str, Verse] = {}  # the Book of Secrets by verse number
