"""Encounters: drawn from one of four decks or named, begun, and what the text that began them says after (TG-24)."""

from __future__ import annotations

from tavola.games.tainted_grail.deeds.day import InviteThosePresent
from tavola.games.tainted_grail.deeds.encounter import (
    AvoidOrFace,
    CheckEquipment,
    DrawHand,
    EndEncounter,
    LeaveEncounter,
    MeetEncounter,
    Mulligan,
    PlayEncounter,
    Turn,
)
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import fire_for
from tavola.games.tainted_grail.encounter.diplomacy import grey_slot, open_stage
from tavola.games.tainted_grail.encounter.frames import current, current_entry, encounter_source
from tavola.games.tainted_grail.events.encounter import EncounterDrawn, NoEncounterFound
from tavola.games.tainted_grail.state import Avalon, Encounter
from tavola.kernel.chance import shuffle
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, procedure, then

__all__ = ["EndEncounter", "LeaveEncounter", "MeetEncounter", "PlayEncounter"]


def meet(g: Avalon, do: MeetEncounter) -> None:
    """An Encounter met inside another begins when that one is over and its cards are back in their decks."""
    g.met = ""
    if g.encounter is not None:
        g.waiting_encounters.append(do)
        return None
    members = [seat for seat in do.members if g.heroes[seat].alive]
    found = _take_card(g, do) if members else None
    if found is None:
        return emit(g, NoEncounterFound(do.deck or "", do.id or ""))
    card, origin = found
    entry = g.box.encounters[card]
    place = do.guardian_at or (g.heroes[members[0]].at if entry.guardian else 0)
    g.encounter = Encounter(card, entry.kind, members, members[:], origin, guardian_at=place)
    emit(g, EncounterDrawn(card, tuple(by_number(g, members))))
    then(g, InviteThosePresent(), PlayEncounter())


def _take_card(g: Avalon, do: MeetEncounter) -> tuple[str, str] | None:
    """The top card of a deck; a named one is searched for, and the deck shuffled (TG-24.5)."""
    if do.id is None:
        deck = g.encounter_decks.get(do.deck or "", [])
        return (deck.pop(), "deck") if deck else None
    for guardian in g.guardians:
        if guardian.encounter == do.id and do.guardian_at in (0, guardian.at):
            g.guardians.remove(guardian)
            return do.id, "deck"
    deck = g.encounter_decks.get(g.box.encounters[do.id].deck, [])
    if do.id in deck:
        deck.remove(do.id)
        shuffle(g, deck)
        return do.id, "deck"
    if do.id in g.encounters_unused:
        g.encounters_unused.remove(do.id)
        return do.id, "unused"
    return None


def follow_the_text(g: Avalon, do: MeetEncounter) -> None:
    """`win` after a win, `lose` after any other end; neither after one Avoided or only read (D.6)."""
    outcome, g.met = g.met, ""
    waiting, g.waiting_encounters = g.waiting_encounters, [] if g.encounter is None else g.waiting_encounters
    if g.encounter is None:
        then(g, *waiting)
    alive = [seat for seat in do.members if g.heroes[seat].alive]
    if outcome in ("", "avoided", "told") or not alive:
        return
    hero = do.hero if do.hero in alive else by_number(g, alive)[0]
    carry_out(g, do.win if outcome == "won" else do.lose, hero, do.source, who=do.who)


procedure(MeetEncounter, meet, follow_the_text)


# -- the course of an Encounter


def read_text_card(g: Avalon, do: PlayEncounter) -> None:
    """A card without open keys is carried out as text only (TG-24.4)."""
    fight = current(g)
    if fight.kind == "text":
        then(g, EndEncounter("told"))
        carry_out(g, current_entry(g).do, by_number(g, fight.members)[0], encounter_source(g))
    tell_why_it_is_here(g)


def tell_why_it_is_here(g: Avalon) -> None:
    """What a Chapter has to say of those it meets on its roads: read first, before anything is asked (D.10)."""
    if g.chapter:
        hero = by_number(g, current(g).members)[0]
        carry_out(g, g.box.chapters[g.chapter].on_encounter, hero, f"chapter:{g.chapter}", who="all")


def offer_avoid(g: Avalon, do: PlayEncounter) -> None:
    if current(g).kind == "diplomacy":
        then(g, AvoidOrFace())


def check_equipment(g: Avalon, do: PlayEncounter) -> None:
    """After this nothing can be added, and Diplomacy can no longer be Avoided (TG-32.6, TG-32.7, TG-38.4)."""
    then(g, *[CheckEquipment(seat) for seat in by_number(g, current(g).members)])


def begin(g: Avalon, do: PlayEncounter) -> None:
    """The marker lies on the grey slot (TG-38.8) before anything moves it; in Combat the Pool is empty as it is."""
    if current(g).kind == "diplomacy":
        current(g).marker = grey_slot(g)
    fire_for(g, "encounter_start", current(g).members)


def draw_hands(g: Avalon, do: PlayEncounter) -> None:
    then(g, *[DrawHand(seat) for seat in by_number(g, current(g).members)])


def offer_mulligans(g: Avalon, do: PlayEncounter) -> None:
    then(g, *[Mulligan(seat) for seat in by_number(g, current(g).members)])


def open_first_stage(g: Avalon, do: PlayEncounter) -> None:
    if current(g).kind == "diplomacy":
        open_stage(g)


def take_turns(g: Avalon, do: PlayEncounter) -> str:
    then(g, Turn())
    return AGAIN


procedure(
    PlayEncounter,
    read_text_card,
    offer_avoid,
    check_equipment,
    begin,
    draw_hands,
    offer_mulligans,
    open_first_stage,
    take_turns,
)
