"""What a question and its answers are called, and what on the table they are about."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.tainted_grail.content.message_ids import character_name, hyphenated, prompt_message
from tavola.games.tainted_grail.present.labels_campaign import arguments_of_campaign, refs_of_campaign
from tavola.games.tainted_grail.present.labels_day import arguments_by_day, refs_by_day
from tavola.games.tainted_grail.present.labels_encounter import (
    arguments_in_encounter,
    refs_in_encounter,
    word_in_encounter,
)
from tavola.games.tainted_grail.present.labels_story import label_in_story, refs_in_story
from tavola.games.tainted_grail.present.names import (
    card_name,
    held_name,
    held_ref,
    hero_name,
    place_name,
)
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import Choice, book_of
from tavola.kernel.choice_keys import verb_of
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import chosen
from tavola.kernel.text import Arg, Message, message_id, say

Args = dict[str, Arg]


def question(g: Avalon, decision: Decision) -> Message:
    """Prompts that speak of somebody name the Character who sits there; they ask only about what is offered."""
    if decision.standing:
        return say("prompt-act-meanwhile")
    verbs = [verb_of(key) for key in decision.legal()]
    offered: Args = {"cards": verbs.count("play"), "avoids": verbs.count("avoid")}
    return Message(prompt_message(decision.prompt), {"name": hero_name(g, decision.seat), **offered})


def is_record(g: Avalon, decision: Decision) -> bool:
    """Whether the answers to this question are records."""
    return book_of(g.choice_kinds).knows(decision.prompt)


def label(g: Avalon, decision: Decision, key: str) -> Message:
    """`option-<prompt>-<verb>` with the names it speaks of."""
    if is_record(g, decision):
        return label_of(g, decision, chosen(g, decision, key))
    if (found := label_in_story(g, decision, key)) is not None:
        return found
    verb, _, what = key.partition(":")
    make = ARGUMENTS.get(verb)
    args = make(g, decision.seat, what) if make is not None and what else {}
    return Message(message_id("option", decision.prompt, verb), args)


def label_of(g: Avalon, decision: Decision, choice: Choice) -> Message:
    rooms = (arguments_by_day, arguments_in_encounter, arguments_of_campaign)
    found = next((args for room in rooms if (args := room(g, decision.seat, choice)) is not None), {})
    return Message(message_id("option", decision.prompt, word_in_encounter(choice)), found)


def refs(g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
    """What lights up on the table: `location:104`, `hero:1`, `item:eel_spear#2`, `card:<id>`."""
    if is_record(g, decision):
        choice = chosen(g, decision, key)
        return (
            refs_by_day(g, decision.seat, choice)
            or refs_in_encounter(choice)
            or refs_of_campaign(g, decision.seat, choice)
        )
    if found := refs_in_story(g, decision, key):
        return found
    verb, _, what = key.partition(":")
    match verb:
        case "to":
            return (f"location:{what}",)
        case "shelve" if what:
            return (f"hero:{what}",)
        case "flip":
            return (held_ref(what),)
        case "guardian":
            return (f"encounter:{what}",)
        case "add":
            return (f"character:{what}",)
        case "card":
            return (f"card:{what}",)
    return ()


# -- what follows the colon of a key, in names


def _hero(g: Avalon, seat: Seat, what: str) -> Args:
    return {"name": hero_name(g, int(what))}


def _character(g: Avalon, seat: Seat, what: str) -> Args:
    return {"character": character_name(what), "name": character_name(what)}


def _place(g: Avalon, seat: Seat, what: str) -> Args:
    return {"place": place_name(int(what))}


def _held(g: Avalon, seat: Seat, what: str) -> Args:
    return {"item": held_name(what)}


def _amount(g: Avalon, seat: Seat, what: str) -> Args:
    """`energy:2`."""
    kind, _, n = what.partition(":")
    return {"kind": say(f"kind-{kind}"), "n": int(n)}


def _cover(g: Avalon, seat: Seat, what: str) -> Args:
    """`1:energy:2`."""
    other, _, rest = what.partition(":")
    return {"name": hero_name(g, int(other)), **_amount(g, seat, rest)}


ARGUMENTS: dict[str, Callable[[Avalon, Seat, str], Args]] = {
    "add": _character,
    "to": _place,
    "shelve": _hero,
    "flip": _held,
    "pay": _amount,
    "own": _amount,
    "cover": _cover,
    "card": lambda g, seat, what: {"card": card_name(what)},
    "guardian": lambda g, seat, what: {"card": say(f"encounter-{hyphenated(what)}")},
}
