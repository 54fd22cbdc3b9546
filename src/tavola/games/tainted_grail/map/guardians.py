"""Guardians on the map (TG-25): where they stand, what their die makes them do each morning, whom they meet."""

from __future__ import annotations

from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.deeds.map import FaceGuardians, FightGuardian, MoveGuardians, RollForGuardian
from tavola.games.tainted_grail.effects.selectors import decider, living_at
from tavola.games.tainted_grail.events.map import GuardianDieRolled, GuardianLeft, GuardianMoved
from tavola.games.tainted_grail.grid import EDGES, neighbour, roads_from
from tavola.games.tainted_grail.map.choices import GuardianChoice
from tavola.games.tainted_grail.state import Avalon, Guardian
from tavola.kernel.chance import below
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, procedure, rule, then

# -- where they stand


def guardian_named(g: Avalon, encounter: str) -> Guardian | None:
    return next((guardian for guardian in g.guardians if guardian.encounter == encounter), None)


def guardians_at(g: Avalon, number: int) -> list[Guardian]:
    return [guardian for guardian in g.guardians if guardian.at == number]


def place_guardian(g: Avalon, encounter: str, number: int) -> None:
    """One that was not defeated stays on the Location where it was met (TG-25.1)."""
    g.guardians.append(Guardian(encounter, number))
    emit(g, GuardianMoved(encounter, number))


def take_guardian(g: Avalon, encounter: str) -> None:
    """Its card is picked up: it fights, moves or leaves."""
    g.guardians = [guardian for guardian in g.guardians if guardian.encounter != encounter]


def to_the_bottom(g: Avalon, encounter: str) -> None:
    """An Encounter card goes to the bottom of its own deck (TG-30.1)."""
    g.encounter_decks[g.box.encounters[encounter].deck].insert(0, encounter)


def discard_guardian(g: Avalon, encounter: str) -> None:
    guardian = guardian_named(g, encounter)
    if guardian is not None:
        take_guardian(g, encounter)
        to_the_bottom(g, encounter)
        emit(g, GuardianLeft(encounter, guardian.at))


def discard_guardians_at(g: Avalon, number: int) -> None:
    for guardian in guardians_at(g, number):
        discard_guardian(g, guardian.encounter)


def spawn_guardian(g: Avalon, encounter: str, number: int) -> None:
    """An effect brings a Guardian from its deck, or from the cards not in use, to a Location."""
    if number not in g.places or guardian_named(g, encounter) is not None:
        return
    deck = g.encounter_decks[g.box.encounters[encounter].deck]
    pile = deck if encounter in deck else g.encounters_unused
    if encounter not in pile:
        return
    pile.remove(encounter)
    place_guardian(g, encounter, number)
    meet_those_present(g, encounter, number)


def move_guardian(g: Avalon, encounter: str, number: int) -> None:
    """An effect moves it; whoever is where it comes to must fight (TG-25.5)."""
    guardian = guardian_named(g, encounter)
    if guardian is None or number not in g.places or guardian.at == number:
        return
    take_guardian(g, encounter)
    place_guardian(g, encounter, number)
    meet_those_present(g, encounter, number)


def meet_those_present(g: Avalon, encounter: str, number: int) -> None:
    """All Characters there fight it together, as one Encounter (TG-25.4, TG-25.5)."""
    present = living_at(g, number)
    if present:
        then(g, FightGuardian(encounter, number, present))


# -- step 6 of the Start of the Day


@rule(MoveGuardians)
def move_guardians(g: Avalon, do: MoveGuardians) -> None:
    in_order = sorted(g.guardians, key=lambda guardian: guardian.at)  # stable: equal numbers by arrival
    then(g, *[RollForGuardian(guardian.encounter) for guardian in in_order])


@rule(RollForGuardian)
def roll_for_guardian(g: Avalon, do: RollForGuardian) -> None:
    """A compass point moves it, blank keeps it where it is, discard takes it away (TG-25.2)."""
    guardian = guardian_named(g, do.encounter)
    if guardian is None:
        return None
    faces = g.box.campaigns[g.campaign].guardian_die
    face = faces[below(g, len(faces))]
    emit(g, GuardianDieRolled(do.encounter, face))
    if face == "discard":
        return discard_guardian(g, do.encounter)
    target = where_it_goes(g, guardian.at, face) if face in EDGES else guardian.at
    if target != guardian.at:
        return move_guardian(g, do.encounter, target)
    meet_those_present(g, do.encounter, target)


def where_it_goes(g: Avalon, number: int, face: str) -> int:
    """That way, else to the connected Location with the highest number, else nowhere (TG-25.3)."""
    straight = neighbour(g, number, face)
    if straight is not None:
        return straight
    ways = roads_from(g, number)
    return ways[-1] if ways else number


# -- meeting one


@rule(FightGuardian)
def fight_guardian(g: Avalon, do: FightGuardian) -> None:
    """Each fight starts afresh (TG-25.11); meeting it takes its card off the map until the end is known."""
    seats = [seat for seat in do.seats if g.heroes[seat].alive and g.heroes[seat].at == do.number]
    if seats and guardian_named(g, do.encounter) is not None:
        then(g, MeetEncounter(id=do.encounter, members=seats, guardian_at=do.number))


def not_faced(g: Avalon, do: FaceGuardians) -> list[str]:
    return [guardian.encounter for guardian in guardians_at(g, do.number) if guardian.encounter not in do.faced]


@legality(GuardianChoice)
def why_not_next(g: Avalon, seat: Seat, choice: GuardianChoice) -> Refusal | None:
    return None if choice.encounter in not_faced(g, asking(g, FaceGuardians)) else NOT_OFFERED


def choose_the_next(g: Avalon, do: FaceGuardians) -> None:
    seats = [seat for seat in do.seats if g.heroes[seat].alive and g.heroes[seat].at == do.number]
    left = not_faced(g, do)
    if not seats or not left:
        return
    options = [
        offer(
            GuardianChoice(encounter),
            FightGuardian(encounter, do.number, seats),
            FaceGuardians(do.seats, do.number, [*do.faced, encounter]),
        )
        for encounter in left
    ]
    ask(g, decider(g, seats), "guardian_order", options)


procedure(FaceGuardians, choose_the_next)
