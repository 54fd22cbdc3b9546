"""The state of a campaign: plain facts, no more. Content is referred to by id; `g.box` has the cards themselves."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.vocabulary import Change
from tavola.games.tainted_grail.marks import Attempt, Mark
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.kernel import choice as kernel_choice
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo, Do
from tavola.kernel.state import State


class GrailDo(Do, frozen=True):
    """Whatever is done in Avalon."""


class Held(msgspec.Struct):
    """An Item or Secret in somebody's hands. Not in use (`up`) and used up (`flipped`) are two things (TG-26.10)."""

    id: str  # "eel_spear#2": the second copy; a Secret is "17#1"
    up: bool = True
    flipped: bool = False
    charges: int = 0
    fresh: bool = False  # gained inside an Encounter: whether it is used is chosen when that is over


class SkillHeld(msgspec.Struct):
    card: str
    side: str
    with_others: int = 0  # the same number on those that one effect gave; 0 for one that came alone


class Cards(msgspec.Struct):
    """One of the two decks of a Character. The top of `deck` is its last card."""

    deck: list[str] = []
    hand: list[str] = []
    discard: list[str] = []
    spare: list[str] = []  # owned, not in the deck
    reserve: list[str] = []

    def copy(self) -> Cards:
        return Cards(self.deck[:], self.hand[:], self.discard[:], self.spare[:], self.reserve[:])


class Hero(msgspec.Struct):
    """A Character in play."""

    character: str
    board: str
    colour: str  # the letter of its basic cards
    energy: int
    health: int
    terror: int
    markers: dict[str, int]  # Attribute points that are markers; Skill cards add to them
    resources: dict[str, int]
    combat: Cards
    diplomacy: Cards
    at: int  # Location number
    skills: list[SkillHeld] = []
    items: list[Held] = []
    secrets: list[Held] = []
    conditions: list[str] = []
    alive: bool = True
    passed: bool = False
    acted: bool = False  # in this round
    ate: bool = False

    def copy(self) -> Hero:
        clone = msgspec.structs.replace(self)
        clone.markers = self.markers.copy()
        clone.resources = self.resources.copy()
        clone.combat = self.combat.copy()
        clone.diplomacy = self.diplomacy.copy()
        clone.skills = self.skills[:]
        clone.items = [msgspec.structs.replace(held) for held in self.items]
        clone.secrets = [msgspec.structs.replace(held) for held in self.secrets]
        clone.conditions = self.conditions[:]
        return clone


class Place(msgspec.Struct):
    """A Location on the table."""

    x: int
    y: int
    time: int = 0  # Time tokens
    quest: int = 0  # Quest tokens
    used: dict[str, int] = {}  # Location Actions used today
    dropped: list[str] = []  # Items lying here


class Dial(msgspec.Struct):
    """A dial that is no Menhir's: on a Location ("103"), beside a Character ("hero:1") or on a card ("secret:9#1")."""

    target: str
    token: str  # "time", "quest" or "none"
    value: int


class Guardian(msgspec.Struct, frozen=True):
    encounter: str
    at: int


class Modifier(msgspec.Struct, frozen=True):
    """A change to a number that holds for a while (D.7)."""

    stat: str
    lasts: str  # phase, activation, encounter, day; "visible" ones are asked of the cards in force and never stored
    heroes: tuple[Seat, ...]
    source: str
    change: Change


class Laid(msgspec.Struct):
    """A card in the Sequence, with what lies on it."""

    card: str
    owner: Seat
    character: str  # who that was: a Character that comes after a death does not inherit its cards
    connected: list[str]  # for each connected Attribute Key on its left edge, the Attribute
    magic: int = 0  # Magic spent on its keys
    time: int = 0
    charges: int = 0


class Encounter(msgspec.Struct):
    """The Encounter being played."""

    card: str
    kind: str  # combat, diplomacy or text
    members: list[Seat]  # still in it
    came: list[Seat]  # who started it
    origin: str = "deck"  # where its card came from and, if it is no Guardian, goes back to: deck or unused
    guardian_at: int = 0  # for a Guardian, the Location where it was met
    sequence: list[Laid] = []
    placing: Laid | None = None  # the card whose keys are being joined: not yet part of the Sequence
    payers: list[Seat] = []  # who spends the Magic for its keys
    tears: int = 0  # Tear icons read while it was placed
    pool: int = 0
    marker: int = 0  # slot of the Affinity track, 0 is the lowest
    stage: int = 0
    approach: str = ""
    active: Seat = -1
    activated: list[Seat] = []  # in this Turn
    turn: int = 0
    phase: str = ""  # delayed, play, attack, end; "window" between them; "outcome" while Rewards and Failure are given
    played: int = 0  # cards played in this Activation
    panic: bool = False  # the first card of this Activation comes from the deck
    first_card_cubes: int = 0  # cubes that Defensive may still take away
    ever_activated: bool = False
    opportunity_done: bool = False  # in this Activation
    flee_tried: bool = False  # in this Activation
    refusals: list[str] = []  # what others did not agree to in this Activation: "flee", "magic:1", "charge:<mark>"
    votes: dict[Seat, str] = {}
    must_flee: list[Seat] = []  # deck too short; they go when the card is finished
    set_aside: list[str] = []  # Items not used in this Encounter
    facing: dict[str, bool] = {}  # how Items turned for this Encounter lay before it
    checked: list[str] = []  # Items decided on in the equipment check
    last_left: str = ""  # how the last one to leave did: fled, dying, died, failed, sent
    outcome: str = ""  # won, lost, fled, run_away, robbed, avoided, told
    used: dict[Mark, int] = {}  # limits of Abilities in this Encounter
    drops: int = 0  # Health lost by members in it (Thief)
    taken: dict[str, int] = {}  # what the attack being answered really did: "damage"


class Exploration(msgspec.Struct):
    """A walk through the Journal."""

    section: str  # "103", "dream:103", "book"
    verse: str
    members: list[Seat]


class Choice(msgspec.Struct, frozen=True):
    """What a player has chosen at set-up."""

    character: str
    board: str = ""
    colour: str = ""


class Avalon(State, kw_only=True):
    """A campaign on the table."""

    deeds: ClassVar[type[Do]] = GrailDo
    choice_kinds: ClassVar[type[kernel_choice.Choice]] = GrailChoice

    box: AvalonBox
    options: AvalonOptions
    heroes: list[Hero]
    campaign: str
    chapter: str = ""
    day: int = 0
    stage: str = ""  # start, during, end
    step: int = 0
    round: int = 0
    places: dict[int, Place] = {}  # Locations on the table
    available: list[int] = []  # Locations that may be revealed
    removed: list[int] = []  # Locations out of the campaign
    kept_tokens: dict[int, int] = {}  # Quest tokens of discarded Locations
    replaced: list[int] = []  # versions in the order they came into play
    menhirs: dict[int, int] = {}  # Active Menhirs: the dial, 0 when it has been taken out
    guardians: list[Guardian] = []
    dials: list[Dial] = []
    event_deck: list[str] = []  # the top is last, as in every deck
    event_discard: list[str] = []
    event_today: str = ""
    lasting_events: list[str] = []  # Events in force until something their card names
    random_events: list[str] = []
    item_deck: list[str] = []
    encounter_decks: dict[str, list[str]] = {}
    encounters_unused: list[str] = []
    encounters_removed: list[str] = []
    skill_pool: list[str] = []
    points_given: int = 0  # how many effects have given Attribute points so far
    secrets_left: list[str] = []
    secrets_removed: list[str] = []
    quests: list[str] = []  # active, in the order gained: "event:<id>", "secret:<copy>"
    quests_done: int = 0  # how many were fulfilled so far
    statuses: dict[str, list[int]] = {}  # a Status without parts holds [0]
    tasks: list[str] = []
    taken_once: list[str] = []  # Journal choices that are offered once
    used: dict[Mark, int] = {}  # what was used, how often, and what is over (marks.py)
    modifiers: list[Modifier] = []
    party: list[Seat] = []  # members of the Action being resolved
    payers: list[Seat] = []  # who paid something towards it
    turned_away: list[Seat] = []  # who asked to join it and was not accepted
    helpers: list[Seat] = []  # who agreed to help with the cost of an Ability
    arriving: list[Seat] = []  # who has just come to a Location whose arrival is being resolved
    called_off: list[Attempt] = []  # what was tried and did not come about since the last Action (marks.py)
    somebody_acted: bool = False  # in this round
    all_held: bool = False  # in the round before this one nobody acted: holding back is over
    quiet_since: int = -1  # the last decision before a day on which nobody could do anything
    ready: list[Seat] = []  # who has no more to trade in this window
    abed: list[Seat] = []  # who will not trade any more tonight
    choices: list[Choice] = []  # Characters chosen at set-up
    seats: int = 4  # at the table: no more Characters can be led
    shelved: list[Hero] = []  # Characters out of the group with what is theirs; never changed while they lie there
    encounter: Encounter | None = None
    waiting_encounters: list[AnyDo] = []  # an Encounter met inside another begins when that one is over
    met: str = ""  # how the last Encounter ended
    exploration: Exploration | None = None
    roster_left: list[str] = []  # Characters nobody plays
    dead: list[str] = []
    steps_taken: int = 0  # effects carried out since the last decision: the sandbox's meter
    steps_asked: int = 0  # which decision that was
    ending: str = ""
    outcome: str = ""  # win, fail; pause where only the table's session is over

    def clone(self) -> Self:
        clone = State.clone(self)
        clone.heroes = [hero.copy() for hero in self.heroes]
        clone.places = {number: _copy_place(place) for number, place in self.places.items()}
        clone.dials = [msgspec.structs.replace(dial) for dial in self.dials]
        clone.encounter_decks = {colour: deck[:] for colour, deck in self.encounter_decks.items()}
        clone.statuses = {key: parts[:] for key, parts in self.statuses.items()}
        clone.encounter = _copy_encounter(self.encounter) if self.encounter else None
        if self.exploration:
            clone.exploration = msgspec.structs.replace(self.exploration, members=self.exploration.members[:])
        for name in PLAIN_CONTAINERS:
            setattr(clone, name, getattr(self, name).copy())
        return clone


# Lists and dicts of numbers, strings and frozen records: a shallow copy makes them independent.
PLAIN_CONTAINERS = (
    "available",
    "removed",
    "kept_tokens",
    "replaced",
    "menhirs",
    "guardians",
    "event_deck",
    "event_discard",
    "lasting_events",
    "random_events",
    "item_deck",
    "encounters_unused",
    "encounters_removed",
    "skill_pool",
    "secrets_left",
    "secrets_removed",
    "quests",
    "tasks",
    "taken_once",
    "used",
    "modifiers",
    "party",
    "payers",
    "turned_away",
    "helpers",
    "arriving",
    "called_off",
    "ready",
    "abed",
    "choices",
    "shelved",
    "waiting_encounters",
    "roster_left",
    "dead",
)


def _copy_place(place: Place) -> Place:
    return Place(place.x, place.y, place.time, place.quest, place.used.copy(), place.dropped[:])


def _copy_laid(laid: Laid) -> Laid:
    return msgspec.structs.replace(laid, connected=laid.connected[:])


def _copy_encounter(encounter: Encounter) -> Encounter:
    clone = msgspec.structs.replace(encounter)
    clone.sequence = [_copy_laid(laid) for laid in encounter.sequence]
    if encounter.placing is not None:
        clone.placing = _copy_laid(encounter.placing)
    for name in ENCOUNTER_CONTAINERS:
        setattr(clone, name, getattr(encounter, name).copy())
    return clone


ENCOUNTER_CONTAINERS = (
    "members",
    "came",
    "payers",
    "activated",
    "refusals",
    "votes",
    "must_flee",
    "set_aside",
    "facing",
    "checked",
    "used",
    "taken",
)
