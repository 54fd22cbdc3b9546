"""One campaign played by travellers until it is won, lost or led nowhere, and what is kept of it for the measures.

A run ends with the first failure: nobody asks the Mother of All for grace, which would begin the Chapter again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.box import AvalonBox, card_of
from tavola.games.tainted_grail.events.campaign import (
    ChapterBegan,
    CharacterCarriedHome,
    CharacterDied,
    GraceGiven,
    QuestSucceeded,
)
from tavola.games.tainted_grail.events.character import TrackMoved
from tavola.games.tainted_grail.events.day import CharacterRested, DayBegan
from tavola.games.tainted_grail.events.encounter import EncounterDrawn, EncounterEnded
from tavola.games.tainted_grail.events.journal import VerseRead
from tavola.games.tainted_grail.events.map import AnomalySuffered
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import Event, take_events

LONGEST = 240  # days after which a run counts as lost in the fog: fifteen Chapters take some 130
PATIENCE = 20_000  # answers
Mode = Callable[[Sequence[str]], AvalonOptions]  # how a table of these Characters is opened


class Death(msgspec.Struct, frozen=True):
    character: str
    chapter: str
    day: int
    cause: str  # an Encounter's id, "anomaly", "hunger" or "story": what took the last Health


class Met(msgspec.Struct, frozen=True):
    """An Encounter and how it ended."""

    card: str
    chapter: str
    characters: tuple[str, ...]
    outcome: str


class Run(msgspec.Struct):
    """One campaign, as the measures need it."""

    characters: tuple[str, ...]
    begun: dict[str, int] = {}  # the day on which each Chapter began
    days: int = 0
    outcome: str = ""  # win, fail, or fog
    ending: str = ""
    deaths: list[Death] = []
    hungry: int = 0  # nights without Food, of all Characters together
    met: list[Met] = []
    quests: list[str] = []
    answers: int = 0
    carried: int = 0  # times that somebody was carried home (M-6)
    graces: int = 0
    read: list[str] = []  # sections of the Journal and the Book, each once, in the order in which they were read
    chosen: list[str] = []  # what was answered to the Journal, the Book and the story's other questions, in order
    party: tuple[str, ...] = ()  # who saw the end
    marks: dict[str, list[int]] = {}  # the parts marked at the last answer or by it: an end may clear some
    secrets: list[int] = []  # held at the last answer


class Scribe:
    """Writes down what happens at one table."""

    def __init__(self, characters: Sequence[str]) -> None:
        self.run = Run(
            tuple(characters), begun={}, deaths=[], met=[], quests=[], read=[], chosen=[], marks={}, secrets=[]
        )
        self.danger = "story"  # what could take Health now
        self.company: tuple[str, ...] = ()  # who is in the Encounter
        self.causes: dict[int, str] = {}

    def note(self, g: Avalon, events: Sequence[Event]) -> None:
        for event in events:
            self.follow_danger(event)
            self.note_one(g, event)

    def follow_danger(self, event: Event) -> None:
        match event:
            case EncounterDrawn(card=card):
                self.danger = card
            case AnomalySuffered():
                self.danger = "anomaly"
            case CharacterRested(ate=ate):
                self.danger = "story" if ate else "hunger"
            case EncounterEnded() | DayBegan():
                self.danger = "story"
            case _:
                pass

    def note_one(self, g: Avalon, event: Event) -> None:
        run = self.run
        match event:
            case ChapterBegan(chapter=chapter):
                run.begun.setdefault(chapter, g.day)
            case EncounterDrawn(seats=seats):
                self.company = tuple(g.heroes[seat].character for seat in seats)
            case EncounterEnded(card=card, outcome=outcome):
                run.met.append(Met(card, g.chapter, self.company, outcome))
            case TrackMoved(seat=seat, track="health", now=0):
                self.causes[seat] = self.danger
            case CharacterDied(seat=seat, character=character):
                cause = self.causes.get(seat, self.danger)
                run.deaths.append(Death(character, g.chapter, g.day, cause))
            case CharacterRested(ate=False):
                run.hungry += 1
            case QuestSucceeded(quest=quest):
                run.quests.append(quest)
            case VerseRead(section=section, verse=verse):
                if (id := f"{section}.{verse}") not in run.read:
                    run.read.append(id)
            case CharacterCarriedHome():
                run.carried += 1
            case GraceGiven():
                run.graces += 1
            case _:
                pass


def strictly(characters: Sequence[str]) -> AvalonOptions:
    """By the rulebook, and nobody is saved."""
    return AvalonOptions(characters=",".join(characters), grace=False)


def in_story_mode(characters: Sequence[str]) -> AvalonOptions:
    """As new tables play (D.11)."""
    return AvalonOptions(characters=",".join(characters), story=True)


def begin_run(box: AvalonBox, characters: Sequence[str], seed: str, mode: Mode = strictly) -> Avalon:
    return GAME.open_table(box, len(characters), mode(characters), seed)


def play_run(
    box: AvalonBox,
    characters: Sequence[str],
    seed: str,
    bot: Bot,
    at_dawn: dict[str, Avalon] | None = None,
    until: Sequence[str] = (),
    mode: Mode = strictly,
) -> Run:
    """A whole campaign, or one `until` such a Chapter begins; `at_dawn` receives the table as each Chapter began."""
    g, scribe = begin_run(box, characters, seed, mode), Scribe(characters)
    marks: dict[str, list[int]] = {}
    secrets: list[int] = []
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(characters))]
    scribe.note(g, take_events(g))
    while g.open and g.day <= LONGEST and scribe.run.answers < PATIENCE and g.chapter not in until:
        if at_dawn is not None and g.chapter and g.chapter not in at_dawn and g.open[0].prompt == "act":
            at_dawn[g.chapter] = g.clone()
        marks, secrets = {key: parts.copy() for key, parts in g.statuses.items()}, secrets_held(g)
        place, key = where_it_reads(g), answer(g, bot, lucks)
        if place:
            scribe.run.chosen.append(f"{place}.{key}")
        scribe.run.answers += 1
        scribe.note(g, take_events(g))
    run = scribe.run
    run.days, run.ending = g.day, g.ending
    run.party, run.secrets = tuple(hero.character for hero in g.heroes), secrets
    for key in sorted({*marks, *g.statuses}):
        run.marks[key] = sorted({*marks.get(key, ()), *g.statuses.get(key, ())})
    run.outcome = "win" if g.chapter in until else g.outcome or "fog"
    return run


def secrets_held(g: Avalon) -> list[int]:
    """The numbers of all Secrets that somebody has."""
    return sorted({int(card_of(held.id)) for hero in g.heroes for held in hero.secrets})


def where_it_reads(g: Avalon) -> str:
    """The verse that asks, or the Event of the day where a text lets one choose; "" for anything else."""
    decision = next(found for found in g.open if found.seat not in g.held)
    if decision.prompt == "journal" and g.exploration is not None:
        return f"{g.exploration.section}.{g.exploration.verse}"
    return f"day.{g.event_today}" if decision.prompt.startswith("choose_effect") else ""


def answer(g: Avalon, bot: Bot, lucks: Sequence[BotRng]) -> str:
    decision = next(found for found in g.open if found.seat not in g.held)
    key = bot.choose(seat_access(GAME, g, decision, lucks[decision.seat]))
    GAME.answer(g, decision.seat, key)
    return key
