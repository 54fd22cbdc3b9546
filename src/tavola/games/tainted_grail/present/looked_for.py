"""What a player would look for at a question, allowed or not: what is not offered is told with its reason."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.choices import AddCharacterChoice
from tavola.games.tainted_grail.campaign.roster import who_could_join
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.effect import Ability
from tavola.games.tainted_grail.content.trigger import ForCharges
from tavola.games.tainted_grail.day.choices import (
    CharacterChoice,
    ExploreChoice,
    LocationChoice,
    MenhirChoice,
    TravelChoice,
)
from tavola.games.tainted_grail.day.progression import PROGRESS
from tavola.games.tainted_grail.encounter.choices import (
    ActiveChoice,
    AvoidChoice,
    ChargeChoice,
    FleeChoice,
    MulliganChoice,
    PlayChoice,
)
from tavola.games.tainted_grail.encounter.frames import cards_of, current
from tavola.games.tainted_grail.journal.choices import JournalChoice
from tavola.games.tainted_grail.journal.reading import choices_asked_about
from tavola.games.tainted_grail.map.choices import LightChoice
from tavola.games.tainted_grail.map.menhirs import inspecting, ways_to_light
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision, Seat


def looked_for(g: Avalon, decision: Decision) -> list[GrailChoice]:
    match decision.prompt:
        case "act":
            return [] if g.heroes[decision.seat].acted else acts(g, decision.seat)
        case "journal":
            asked = choices_asked_about(g)
            return [] if asked is None else [JournalChoice(choice.key) for choice in asked[2].choices]
        case "menhir":
            at = inspecting(g)
            return [] if at is None else [LightChoice(way.key) for way in ways_to_light(g, at.number)]
        case "progress":
            return list(PROGRESS)
        case "dawn":
            return [AddCharacterChoice(character) for character in who_could_join(g)]
    return [] if g.encounter is None else in_encounter(g, decision)


def acts(g: Avalon, seat: Seat) -> list[GrailChoice]:
    """Actions of a round, wherever they lead."""
    at = g.heroes[seat].at
    here = g.places[at]
    near = [
        number
        for number, place in g.places.items()
        if number != at and max(abs(place.x - here.x), abs(place.y - here.y)) == 1
    ]
    found: list[GrailChoice] = [ExploreChoice(), CharacterChoice(), MenhirChoice()]
    found += [LocationChoice(entry.key) for entry in g.box.locations[at].actions]
    return [*found, *[TravelChoice(number) for number in near]]


def in_encounter(g: Avalon, decision: Decision) -> list[GrailChoice]:
    match decision.prompt:
        case "play_card":
            return [*(PlayChoice(card) for card in cards_of(g, decision.seat).hand), *charges(g), FleeChoice()]
        case "before_attack" | "before_delayed":
            return [FleeChoice()]
        case "mulligan":
            return [MulliganChoice()]
        case "avoid":
            return [AvoidChoice()]
        case "active":
            return [ActiveChoice(seat) for seat in current(g).members]
    return []


def charges(g: Avalon) -> list[ChargeChoice]:
    """Every use of Charges printed on a card of the Sequence, covered ones included."""
    return [
        ChargeChoice(f"card:{laid.card}#{nth}")
        for laid in current(g).sequence
        for nth, ability in enumerate(g.box.cards[laid.card].abilities)
        if _needs_charges(ability)
    ]


def _needs_charges(ability: Ability) -> bool:
    return isinstance(ability.trigger, ForCharges)
