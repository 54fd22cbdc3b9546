"""What the answers of the day are called, and what on the table they are about."""

from __future__ import annotations

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.content.card_ids import source_of_text
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.day.choices import (
    AcceptChoice,
    AskForChoice,
    CharacterChoice,
    ExploreChoice,
    GiveChoice,
    LearnCardChoice,
    LearnChoice,
    LocationChoice,
    MenhirChoice,
    PutInChoice,
    RaiseChoice,
    TakeOutChoice,
    TakeUpChoice,
    TradeChoice,
    TravelChoice,
    TurnAwayChoice,
    UseChoice,
)
from tavola.games.tainted_grail.day.progression import attribute_cost, reserve_cost
from tavola.games.tainted_grail.day.trade import TRADED
from tavola.games.tainted_grail.present.names import (
    card_name,
    goods_name,
    held_name,
    held_ref,
    hero_name,
    location_name,
    source_name,
)
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
            return {"place": location_name(number)}
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
        case TradeChoice(other) | AcceptChoice(other) | TurnAwayChoice(other):
            return {"name": hero_name(g, other)}
        case GiveChoice(what) | AskForChoice(what):
            return {"what": goods_name(what), "card": goods_name(what)}
        case TakeUpChoice(copy):
            return {"item": held_name(copy)}
    return arguments_in_the_evening(g, seat, choice)


def arguments_in_the_evening(g: Avalon, seat: Seat, choice: Choice) -> Args | None:
    match choice:
        case RaiseChoice(name):
            now = attribute(g, seat, name) + 1
            return {"attribute": say(f"attribute-{name}"), "now": now, "cost": attribute_cost(g, seat, name)}
        case LearnChoice(kind):
            return {"kind": kind, "cost": reserve_cost(g)}
        case LearnCardChoice(card) | PutInChoice(card) | TakeOutChoice(card):
            return {"card": card_name(card)}
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
        case TradeChoice(other) | AcceptChoice(other) | TurnAwayChoice(other):
            return (f"hero:{other}",)
        case GiveChoice(what) | AskForChoice(what) if what not in TRADED:
            return (held_ref(what),)
        case LearnCardChoice(card) | PutInChoice(card) | TakeOutChoice(card):
            return (f"card:{card}",)
        case TakeUpChoice(copy):
            return (held_ref(copy),)
    return ()
