"""What the answers of the day are called, and what on the table they are about."""

from __future__ import annotations

from tavola.games.tainted_grail.content.card_ids import source_of_text
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.day.choices import (
    CharacterChoice,
    ExploreChoice,
    LocationChoice,
    MenhirChoice,
    TakeUpChoice,
    TradeChoice,
    TravelChoice,
    UseChoice,
)
from tavola.games.tainted_grail.present.names import held_name, held_ref, hero_name, place_name, source_name
from tavola.games.tainted_grail.rules_text.rules_text import price_line
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.text import Arg, say

Args = dict[str, Arg]


def arguments_by_day(g: Avalon, seat: Seat, choice: Choice) -> Args | None:
    """The names that an answer speaks of; None for those of other chapters."""
    match choice:
        case TravelChoice(number):
            return {"place": place_name(number)}
        case LocationChoice(action):
            number = g.heroes[seat].at
            entry = next(entry for entry in g.box.locations[number].actions if entry.key == action)
            return {"name": say(f"location-{number}-{hyphenated(action)}"), "price": price_line(entry.cost)}
        case CharacterChoice():
            character = g.heroes[seat].character
            price = price_line(g.box.characters[character].action.cost)
            return {"name": say(f"character-{hyphenated(character)}-action"), "price": price}
        case UseChoice(ability):
            return {"card": source_name(g, source_of_text(ability))}
        case TradeChoice(other):
            return {"name": hero_name(g, other)}
        case TakeUpChoice(copy):
            return {"item": held_name(copy)}
    return None


def refs_by_day(g: Avalon, seat: Seat, choice: Choice) -> tuple[str, ...]:
    match choice:
        case TravelChoice(number):
            return (f"location:{number}",)
        case ExploreChoice() | LocationChoice() | MenhirChoice():
            return (f"location:{g.heroes[seat].at}",)
        case CharacterChoice():
            return (f"hero:{seat}",)
        case UseChoice(ability):
            return (source_of_text(ability),)
        case TradeChoice(other):
            return (f"hero:{other}",)
        case TakeUpChoice(copy):
            return (held_ref(copy),)
    return ()
