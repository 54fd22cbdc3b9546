"""Trials: one Encounter met by Characters as they came to the Chapter of its level, rested and unhurt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tavola.bots.bot import Bot, BotRng
from tavola.games.tainted_grail.character.survival import start_slot
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.schema import EncounterEntry
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import take_events
from tavola.kernel.flow import run, stop, then
from tavola.lab.tainted_grail.records import Met, Scribe, answer, play_run

PATIENCE = 600  # answers in one Encounter
CAMPAIGNS = 4  # of each party, to see how it comes to its Chapters


def chapter_of(box: AvalonBox, entry: EncounterEntry) -> str:
    """The Chapter whose parties are of its level: a first Encounter belongs to the first."""
    chapters = next(iter(box.campaigns.values())).chapters
    level = entry.difficulty if isinstance(entry.difficulty, int) else 1
    return chapters[min(level, len(chapters)) - 1]


def try_out(party: Avalon, card: str, bot: Bot, seed: str) -> Met | None:
    """Meet this card now; None where it is only read, or could not be met."""
    g = party.clone()
    stop(g)
    g.open, g.held = [], {}
    g.encounter, g.exploration, g.party = None, None, []
    for seat in living(g):
        for track in ("health", "energy"):
            setattr(g.heroes[seat], track, start_slot(g, seat, track))
    g.rng = BotRng.of(seed).number()
    scribe = Scribe([hero.character for hero in g.heroes])
    then(g, MeetEncounter(members=living(g), id=card))
    run(g)
    play_on(g, bot, scribe, seed)
    met = next((met for met in scribe.run.met if met.card == card), None)
    return met if met is not None and met.outcome not in ("told", "avoided") else None


def play_on(g: Avalon, bot: Bot, scribe: Scribe, seed: str) -> None:
    lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(g.heroes))]
    scribe.note(g, take_events(g))
    for _ in range(PATIENCE):
        if not g.open or scribe.run.met:
            return
        answer(g, bot, lucks)
        scribe.note(g, take_events(g))


def dawns(box: AvalonBox, choices: Sequence[Sequence[str]], bot: Bot, seed: str) -> dict[str, list[Avalon]]:
    """Parties as they came to each Chapter in a few campaigns: those who will meet its Encounters."""
    found: dict[str, list[Avalon]] = {chapter: [] for chapter in next(iter(box.campaigns.values())).chapters}
    for nth in range(CAMPAIGNS * len(choices)):
        seen: dict[str, Avalon] = {}
        play_run(box, choices[nth % len(choices)], f"{seed}/dawn/{nth}", bot, seen)
        for chapter, table in seen.items():
            found[chapter].append(table)
    return found


def trial(box: AvalonBox, parties: Mapping[str, Sequence[Avalon]], nth: int, seed: str, bot: Bot) -> Met:
    """Trial number n: Encounter after Encounter, each met by one party of its level after the other."""
    cards = sorted(card for card, entry in box.encounters.items() if entry.kind != "text")
    card, turn = cards[nth % len(cards)], nth // len(cards)
    chapter = chapter_of(box, box.encounters[card])
    able = parties[chapter] or parties[min(parties)]  # nobody came so far: who set out must do
    met = try_out(able[turn % len(able)], card, bot, f"{seed}/{card}/{turn}")
    return met or Met(card, chapter, (), "told")
