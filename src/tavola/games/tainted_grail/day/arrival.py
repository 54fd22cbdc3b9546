"""Arriving (TG-18.13): what is revealed, the Guardians there, the instant rules, and who may join the fight."""

from __future__ import annotations

from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.day.choices import JoinChoice, WatchChoice
from tavola.games.tainted_grail.deeds.day import InstantRule, InviteThosePresent, JoinEncounter
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.deeds.map import Arrive, FaceGuardians
from tavola.games.tainted_grail.effects.selectors import by_number, living_at
from tavola.games.tainted_grail.effects.triggers import fire_for
from tavola.games.tainted_grail.events.day import EncounterJoined
from tavola.games.tainted_grail.map.locations import reveal
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import offer
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_each, procedure, rule, then


def still_there(g: Avalon, seats: list[Seat], number: int) -> list[Seat]:
    """Whoever was moved on, or died, is no longer part of this arrival (TG-18.14, TG-18.15)."""
    return [seat for seat in seats if g.heroes[seat].alive and g.heroes[seat].at == number]


def set_out(g: Avalon, do: Arrive) -> None:
    if do.travelling:
        fire_for(g, "travel", do.seats)


def look_around(g: Avalon, do: Arrive) -> None:
    g.arriving = still_there(g, do.seats, do.number)
    if g.arriving and reveal(g, do.number):
        fire_for(g, "reveal", g.arriving)


def face_guardians(g: Avalon, do: Arrive) -> None:
    """Guardians come before instant rules (TG-25.7)."""
    g.arriving = still_there(g, do.seats, do.number)
    if g.arriving and g.guardians:
        then(g, FaceGuardians(list(g.arriving), do.number))


def feel_the_place(g: Avalon, do: Arrive) -> None:
    g.arriving = still_there(g, do.seats, do.number)
    for seat in g.arriving:
        hold_energy_down(g, seat)
    fire_for(g, "enter", g.arriving)


def obey_instant_rules(g: Avalon, do: Arrive) -> None:
    """Each time the Location is entered, even when a Guardian was not defeated (TG-18.14, TG-18.16)."""
    if g.box.locations[do.number].instant:
        then(g, InstantRule(do.seats, do.number, 0))


def have_arrived(g: Avalon, do: Arrive) -> None:
    g.arriving = []


procedure(Arrive, set_out, look_around, face_guardians, feel_the_place, obey_instant_rules, have_arrived)


@rule(InstantRule)
def obey_instant_rule(g: Avalon, do: InstantRule) -> None:
    rules = g.box.locations[do.number].instant
    g.arriving = still_there(g, do.seats, do.number)
    if not g.arriving or do.nth >= len(rules):
        return
    hero = by_number(g, g.arriving)[0]
    then(g, Word(rules[do.nth], hero, f"location:{do.number}"), InstantRule(do.seats, do.number, do.nth + 1))


# -- joining an Encounter that somebody's arrival has triggered


@rule(InviteThosePresent)
def invite_those_present(g: Avalon, do: InviteThosePresent) -> None:
    fight = g.encounter
    if fight is None or not g.arriving or (fight.guardian_at and g.options.guardian_fight == "entering"):
        return
    here = living_at(g, g.heroes[g.arriving[0]].at)
    others = [seat for seat in here if seat not in fight.members and not g.heroes[seat].passed]
    if others:
        ask_each(g, "join_encounter", {seat: _join_or_watch(seat) for seat in others})


def _join_or_watch(seat: Seat) -> list[Option]:
    return [offer(JoinChoice(), JoinEncounter(seat)), offer(WatchChoice())]


@rule(JoinEncounter)
def join_encounter(g: Avalon, do: JoinEncounter) -> None:
    assert g.encounter is not None
    for members in (g.encounter.members, g.encounter.came):
        members.append(do.seat)
    emit(g, EncounterJoined(do.seat))
