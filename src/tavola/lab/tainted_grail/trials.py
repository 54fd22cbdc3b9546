"""Trials: one Encounter met by Characters as they came to the Chapter of its level, rested and unhurt."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.bots.bot import Bot, Luck
from tavola.games.tainted_grail.box import AvalonBox
from tavola.games.tainted_grail.content import EncounterEntry
from tavola.games.tainted_grail.encounters import MeetEncounter
from tavola.games.tainted_grail.selectors import living
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.survival import start_slot
from tavola.kernel.event import take_events
from tavola.kernel.flow import run, then
from tavola.lab.tainted_grail.records import Met, Scribe, answer

PATIENCE = 600  # answers in one Encounter


def chapter_of(box: AvalonBox, entry: EncounterEntry) -> str:
    """The Chapter whose parties are of its level: a first Encounter belongs to the first."""
    chapters = next(iter(box.campaigns.values())).chapters
    level = entry.difficulty if isinstance(entry.difficulty, int) else 1
    return chapters[min(level, len(chapters)) - 1]


def try_out(party: Avalon, card: str, bot: Bot, seed: str) -> Met | None:
    """Meet this card now; None where it is only read, or could not be met."""
    g = party.clone()
    g.stack, g.steps, g.open, g.held = [], [], [], {}
    g.encounter, g.exploration, g.party = None, None, []
    for seat in living(g):
        for track in ("health", "energy"):
            setattr(g.heroes[seat], track, start_slot(g, seat, track))
    g.rng = Luck.of(seed).number()
    scribe = Scribe([hero.character for hero in g.heroes])
    then(g, MeetEncounter(members=living(g), id=card))
    run(g)
    play_on(g, bot, scribe, seed)
    met = next((met for met in scribe.run.met if met.card == card), None)
    return met if met is not None and met.outcome not in ("told", "avoided") else None


def play_on(g: Avalon, bot: Bot, scribe: Scribe, seed: str) -> None:
    lucks = [Luck.of(f"{seed}/{seat}") for seat in range(len(g.heroes))]
    scribe.note(g, take_events(g))
    for _ in range(PATIENCE):
        if not g.open or scribe.run.met:
            return
        answer(g, bot, lucks)
        scribe.note(g, take_events(g))


def trials(box: AvalonBox, parties: Sequence[Avalon], chapter: str, bot: Bot, seed: str, n: int) -> list[Met]:
    """Every Encounter of this Chapter's level met n times, by one party after the other."""
    found: list[Met] = []
    for card, entry in sorted(box.encounters.items()):
        if entry.kind == "text" or chapter_of(box, entry) != chapter:
            continue
        for nth in range(n):
            met = try_out(parties[nth % len(parties)], card, bot, f"{seed}/{card}/{nth}")
            if met is not None:
                found.append(met)
    return found
