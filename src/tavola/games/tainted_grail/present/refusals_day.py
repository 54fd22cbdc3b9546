"""Why not: what the rules of the day forbid, with the clause, for whoever asks for it."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.content.schema import ActionEntry
from tavola.games.tainted_grail.costs.costs import can_pay, refusal_of
from tavola.games.tainted_grail.day.actions import times_a_day, uses_left
from tavola.games.tainted_grail.day.party import companions
from tavola.games.tainted_grail.day.trade import why_not_trade
from tavola.games.tainted_grail.day.travel import lack_of_share
from tavola.games.tainted_grail.deeds.map import InspectMenhir
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.repeats import is_off
from tavola.games.tainted_grail.grid import ways_from
from tavola.games.tainted_grail.map.menhirs import inspecting, ways_to_light, why_not_light
from tavola.games.tainted_grail.marks import used_in
from tavola.games.tainted_grail.parsing import number_in
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.text import Message, say

OF_THE_EVENING = {  # what belongs to a step of the End of the Day, with its question and its clause
    "learn": ("progress", "TG-28.8"),
    "raise": ("progress", "TG-28.8"),
    "eat": ("eat", "TG-14.2"),
    "fast": ("eat", "TG-14.2"),
    "in": ("rebuild_decks", "TG-14.7"),
    "out": ("rebuild_decks", "TG-14.7"),
}
NEW_ACTIONS = ("explore", "travel", "location", "menhir", "use", "pass", "hold")


def name_of(g: Avalon, seat: Seat) -> Message:
    return character_name(g.heroes[seat].character)


def why_not_act(g: Avalon, seat: Seat, key: str) -> Refusal:
    """Why this Character cannot do that now: its own state first, then what it asks for."""
    refusal = why_not_at_all(g, seat, key) or why_not_again(g, seat, key) or _why_not(g, seat, key)
    return msgspec.structs.replace(refusal or Refusal("TG_E_NO_ACTION", "TG-6.9"), key=key)


def why_not_at_all(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """The campaign is over, the Character is dead, busy, has Passed or has acted."""
    hero, name = g.heroes[seat], {"name": name_of(g, seat)}
    if g.outcome:
        return Refusal("TG_E_GAME_OVER", "TG-29.10")
    if not hero.alive:
        return Refusal("TG_E_DEAD", "TG-29.7", args=dict(name))
    if is_busy(g):
        return why_not_now(g, seat, key)
    if key.startswith(("trade:", "take:")):
        return None
    if hero.passed:
        return Refusal("TG_E_PASSED", "TG-12.2", args=dict(name))
    return Refusal("TG_E_ACTED", "TG-6.5", args=dict(name)) if hero.acted else None


def why_not_again(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    """It has just come to nothing, and nothing has changed since (TG-6.13)."""
    return Refusal("TG_E_AGAIN", "TG-6.13") if is_off(g, seat, key) else None


def is_busy(g: Avalon) -> bool:
    return g.encounter is not None or g.exploration is not None or bool(g.party)


def why_not_now(g: Avalon, seat: Seat, key: str) -> Refusal:
    """Inside an Action, an Exploration or an Encounter: the most fitting of several answers (Part G)."""
    kind = key.partition(":")[0]
    if kind == "character":
        return Refusal("TG_E_PHASE", "TG-10.1", key, {"phase": moment_of(g)})
    if kind in NEW_ACTIONS:
        return Refusal("TG_E_BUSY", "TG-6.10", key, {"name": name_of(g, seat)})
    if kind in ("leave", "leave_party"):
        return Refusal("TG_E_LEAVE_MID", "TG-21.2", key)
    if kind == "join":
        return Refusal("TG_E_JOIN_LATE", "TG-21.2", key)
    if kind in ("trade", "give", "ask"):
        return Refusal("TG_E_TRADE_BUSY", "TG-17.6", key)
    return Refusal("TG_E_MUST_CHOOSE", "TG-23.2", key)


def moment_of(g: Avalon) -> Message:
    """What is going on, in words: an Encounter, an Exploration, an Action, else the stage of the day."""
    if g.encounter is not None:
        return say("phase-encounter")
    if g.exploration is not None:
        return say("phase-exploration")
    return say("phase-action") if g.party else say(f"phase-{g.stage or 'start'}")


def why_not_by_day(g: Avalon, key: str) -> Refusal | None:
    """Exp, decks and supper wait for their step of the evening (TG-14, TG-28.8)."""
    question, clause = OF_THE_EVENING.get(key.partition(":")[0], ("", ""))
    if not question or any(decision.prompt == question for decision in g.open):
        return None
    return Refusal("TG_E_PHASE", clause, key, {"phase": moment_of(g)})


def why_not_join(g: Avalon, seat: Seat, leader: Seat) -> Refusal | None:
    """Joining needs the same Location, a day not yet over, and an Action that has not started."""
    hero, name = g.heroes[seat], {"name": name_of(g, seat)}
    if not hero.alive:
        return Refusal("TG_E_DEAD", "TG-29.7", args=dict(name))
    if hero.at != g.heroes[leader].at:
        return Refusal("TG_E_JOIN_PLACE", "TG-21.1", args=dict(name))
    if hero.passed:
        return Refusal("TG_E_PASSED", "TG-12.2", args=dict(name))
    return None


def _why_not(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    kind, _, what = key.partition(":")
    match kind:
        case "explore":
            return why_not_explore(g, seat)
        case "travel":
            number = number_in(what)
            return None if number is None else why_not_travel(g, seat, number)
        case "location":
            return why_not_location(g, seat, what)
        case "character":
            return why_not_character(g, seat)
        case "menhir" | "light":
            return why_not_menhir(g, seat)
        case "trade":
            other = number_in(what)
            return why_not_trade(g, seat, what) if other is None else why_not_trade(g, seat, "", other)
        case "again" | "hold":
            return Refusal("TG_E_ROUND_ORDER", "TG-6.5")
    return None


def why_not_explore(g: Avalon, seat: Seat) -> Refusal | None:
    number = g.heroes[seat].at
    if g.box.locations[number].journal is None:
        return Refusal("TG_E_NO_ACTION", "TG-7.7")
    return why_not_begin(g, seat, "explore")


def why_not_begin(g: Avalon, seat: Seat, action: str) -> Refusal | None:
    lack = lack_of_share(g, seat, [seat, *companions(g, seat)], action)
    return None if lack is None else refusal_of(*lack)


def why_not_travel(g: Avalon, seat: Seat, to: int) -> Refusal | None:
    """Not revealed, diagonal, no key that leads there, or no Energy (TG-8.2, TG-8.5, TG-18.7)."""
    here = g.heroes[seat].at
    if to not in g.places:
        return Refusal("TG_E_NOT_REVEALED", "TG-8.5", args={"n": to})
    a, b = g.places[here], g.places[to]
    if to != here and a.x != b.x and a.y != b.y:
        return Refusal("TG_E_DIAGONAL", "TG-8.2")
    if to not in ways_from(g, here):
        names = {"a": say(f"location-{here}"), "b": say(f"location-{to}")}
        return Refusal("TG_E_NO_ROUTE", "TG-18.7", args=dict(names))
    return why_not_begin(g, seat, "travel")


def why_not_location(g: Avalon, seat: Seat, key: str) -> Refusal | None:
    number = g.heroes[seat].at
    entry = next((entry for entry in g.box.locations[number].actions if entry.key == key), None)
    if entry is None or not holds(g, entry.if_, seat, f"location:{number}", [seat, *companions(g, seat)]):
        return Refusal("TG_E_NO_ACTION", "TG-9.1")
    if uses_left(g, seat, number, entry) <= 0:
        return Refusal("TG_E_ONCE_PER_DAY", "TG-9.2")
    return can_pay(g, entry.cost, [seat, *companions(g, seat)], seat, f"location:{number}", "location")


def why_not_character(g: Avalon, seat: Seat) -> Refusal | None:
    """Others may help, but one Energy of it must be one's own (TG-10.2)."""
    hero = g.heroes[seat]
    entry: ActionEntry = g.box.characters[hero.character].action
    source = f"character:{hero.character}"
    limit = times_a_day(entry)
    if limit and g.used.get(used_in("day", source), 0) >= limit:
        return Refusal("TG_E_ONCE_PER_DAY", "TG-9.2")
    lack = can_pay(g, entry.cost, [seat, *companions(g, seat)], seat, source, "character", helped=True)
    if lack is None and entry.cost.energy and hero.energy < 1:
        return Refusal("TG_E_CHAR_ACTION_MIN", "TG-10.2", args={"name": name_of(g, seat)})
    return lack


def why_not_menhir(g: Avalon, seat: Seat) -> Refusal | None:
    if "menhir" not in g.box.locations[g.heroes[seat].at].seals:
        return Refusal("TG_E_NO_MENHIR_SEAL", "TG-11.1")
    return None


# -- what a player would look for


def refused_acts(g: Avalon, seat: Seat) -> list[Refusal]:
    """Actions that a player would look for among the options of a round and does not find, each with its reason."""
    hero = g.heroes[seat]
    wanted = ["explore", "character", "menhir"]
    wanted += [f"location:{entry.key}" for entry in g.box.locations[hero.at].actions]
    here = g.places[hero.at]
    wanted += [
        f"travel:{number}"
        for number, place in g.places.items()
        if number != hero.at and max(abs(place.x - here.x), abs(place.y - here.y)) == 1
    ]
    found = [(key, why_not_again(g, seat, key) or _why_not(g, seat, key)) for key in wanted]
    return [msgspec.structs.replace(refusal, key=key) for key, refusal in found if refusal is not None]


def refused_menhir(g: Avalon, seat: Seat) -> list[Refusal]:
    """Ways to light the Menhir one stands before that are not open, each with its reason."""
    at = inspecting(g) or InspectMenhir(seat, g.heroes[seat].at)
    members = list(g.party)
    found = [why_not_light(g, at.seat, at.number, way, members) for way in ways_to_light(g, at.number)]
    return [refusal for refusal in found if refusal is not None]
