"""The frames of an Encounter: the whole of it, a Turn, an Activation; and how each of them is left before its time."""

from __future__ import annotations

from tavola.games.tainted_grail.character.survival import look_at_thresholds
from tavola.games.tainted_grail.content.schema import EncounterEntry
from tavola.games.tainted_grail.deeds.encounter import Activation, CloseEncounter, EndEncounter, PlayEncounter
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers, remember_plays
from tavola.games.tainted_grail.effects.triggers import forget_limits
from tavola.games.tainted_grail.events.encounter import ActivationEnded
from tavola.games.tainted_grail.state import Avalon, Cards, Encounter
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import is_doing, leave, rule, then


def current(g: Avalon) -> Encounter:
    """The Encounter being played, which there must be."""
    assert g.encounter is not None
    return g.encounter


def current_entry(g: Avalon) -> EncounterEntry:
    return g.box.encounters[current(g).card]


def encounter_source(g: Avalon) -> str:
    return f"encounter:{current(g).card}"


def is_member(g: Avalon, seat: Seat) -> bool:
    return g.encounter is not None and seat in g.encounter.members


def is_open(g: Avalon) -> bool:
    """An Encounter is being played and not yet decided."""
    return g.encounter is not None and not g.encounter.outcome


def cards_of(g: Avalon, seat: Seat) -> Cards:
    """The deck that this Encounter is played with."""
    hero = g.heroes[seat]
    return hero.diplomacy if current(g).kind == "diplomacy" else hero.combat


def must_turn_a_card(g: Avalon) -> bool:
    """In Panic the first card of the Activation comes from the deck (TG-36.3)."""
    return current(g).panic and not current(g).played


def end_activation(g: Avalon) -> None:
    """Phase 4: what held for this Activation is over."""
    fight = current(g)
    emit(g, ActivationEnded(fight.active))
    remember_plays(g, fight)
    fight.active = -1
    fight.phase = "end"
    fight.panic = False
    fight.played = 0
    fight.first_card_cubes = 0
    fight.tears = 0
    fight.payers = []
    fight.must_flee = []
    fight.refusals = []
    fight.taken = {}
    forget_modifiers(g, "activation")
    forget_limits(g, "activation")


def cut_activation_short(g: Avalon) -> None:
    """The Active Character is out, or a Stage is won: straight to phase 4. Thresholds still to be settled are."""
    leave(g, Activation)
    end_activation(g)
    for seat in current(g).came:
        look_at_thresholds(g, seat)


@rule(EndEncounter)
def end_encounter(g: Avalon, do: EndEncounter) -> None:
    if not is_open(g):
        return
    fight = current(g)
    leave(g, PlayEncounter)
    if fight.active >= 0:
        end_activation(g)
    fight.outcome = do.outcome
    fight.phase = "outcome"
    then(g, CloseEncounter())


def go_on_without_those_gone(g: Avalon) -> None:
    """With nobody left the Encounter is over; if the Active Character is gone, its Activation is (TG-36.11, TG-36.13).

    Everything above it on the stack is dropped, so whoever calls this must have nothing left to do.
    """
    fight = g.encounter
    if fight is None or fight.outcome:
        return
    if not fight.members:
        then(g, EndEncounter("fled" if fight.last_left == "fled" else "lost"))
    elif fight.active >= 0 and fight.active not in fight.members and is_doing(g, Activation):
        cut_activation_short(g)
