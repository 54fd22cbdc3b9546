"""What the answers about the campaign, Characters and Menhirs are called, and what on the table they are about."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.choices import (
    AddCharacterChoice,
    BequeathChoice,
    BoardChoice,
    ColourChoice,
    JoinWhereChoice,
    LeaveSecretChoice,
    PlayCharacterChoice,
    ReplacementChoice,
    ShelveChoice,
)
from tavola.games.tainted_grail.character.choices import EquipChoice, LoseSkillChoice, SkillChoice
from tavola.games.tainted_grail.content.message_ids import character_name, hyphenated
from tavola.games.tainted_grail.map.choices import GuardianChoice, LightChoice
from tavola.games.tainted_grail.map.menhirs import inspecting
from tavola.games.tainted_grail.present.names import held_name, held_ref, hero_name, location_name
from tavola.games.tainted_grail.rules_text.rules_text import price_line
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Seat
from tavola.kernel.text import Arg, say

Args = dict[str, Arg]


def arguments_of_campaign(g: Avalon, seat: Seat, choice: Choice) -> Args | None:
    """The names that an answer speaks of; None for those of other chapters."""
    match choice:
        case PlayCharacterChoice(character) | ReplacementChoice(character) | AddCharacterChoice(character):
            return {"character": character_name(character), "name": character_name(character)}
        case BoardChoice(board):
            return {"board": say("board-letter", letter=g.box.boards[board].letter)}
        case ColourChoice(letter):
            return {"colour": letter}
        case LeaveSecretChoice(copy, other) | BequeathChoice(copy, other):
            secret = held_name(copy)
            return {"what": secret, "card": secret, "secret": secret, "name": hero_name(g, other)}
        case ShelveChoice(other):
            return {"name": hero_name(g, other)}
        case GuardianChoice(encounter):
            return {"card": say(f"encounter-{hyphenated(encounter)}")}
        case JoinWhereChoice(number):
            return {"place": location_name(number)}
        case SkillChoice(card, side) | LoseSkillChoice(card, side):
            return {"skill": say(f"skill-{hyphenated(card)}-{side}")}
        case EquipChoice(copy):
            return {"item": held_name(copy)}
        case LightChoice(way):
            return _way(g, seat, way)
    return None


def _way(g: Avalon, seat: Seat, key: str) -> Args:
    """A way to light the Menhir: by its name and price, or by its price alone where there is but one."""
    at = inspecting(g)
    number = g.heroes[seat].at if at is None else at.number
    menhir = g.box.locations[number].menhir
    assert menhir is not None
    if not menhir.ways:
        return {"way": price_line(menhir.cost)}
    way = next(way for way in menhir.ways if way.key == key)
    name = say(f"location-{number}-menhir-{hyphenated(key)}")
    return {"way": say("menhir-way", name=name, price=price_line(way.cost))}


def refs_of_campaign(g: Avalon, seat: Seat, choice: Choice) -> tuple[str, ...]:
    match choice:
        case PlayCharacterChoice(character) | ReplacementChoice(character) | AddCharacterChoice(character):
            return (f"character:{character}",)
        case LeaveSecretChoice(copy):
            return (held_ref(copy),)
        case BequeathChoice(copy, other):
            return held_ref(copy), f"hero:{other}"
        case ShelveChoice(other):
            return (f"hero:{other}",)
        case GuardianChoice(encounter):
            return (f"encounter:{encounter}",)
        case JoinWhereChoice(number):
            return (f"location:{number}",)
        case SkillChoice(card, side) | LoseSkillChoice(card, side):
            return (f"skill:{card}.{side}",)
        case EquipChoice(copy):
            return (held_ref(copy),)
        case LightChoice():
            at = inspecting(g)
            return (f"location:{g.heroes[seat].at if at is None else at.number}",)
    return ()
