"""What a question and its answers are called, and what on the table they are about."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.tainted_grail.content.message_ids import character_name, hyphenated, prompt_message
from tavola.games.tainted_grail.map.menhirs import inspecting
from tavola.games.tainted_grail.present.labels_day import arguments_by_day, refs_by_day
from tavola.games.tainted_grail.present.labels_encounter import (
    arguments_in_encounter,
    refs_in_encounter,
    word_in_encounter,
)
from tavola.games.tainted_grail.present.labels_story import label_in_story, refs_in_story
from tavola.games.tainted_grail.present.names import (
    card_name,
    goods_name,
    held_name,
    held_ref,
    hero_name,
    place_name,
)
from tavola.games.tainted_grail.rules_text.rules_text import price_line
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
    found = arguments_by_day(g, decision.seat, choice) or arguments_in_encounter(g, decision.seat, choice) or {}
    return Message(message_id("option", decision.prompt, word_in_encounter(choice)), found)


def refs(g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
    """What lights up on the table: `location:104`, `hero:1`, `item:eel_spear#2`, `card:<id>`."""
    if is_record(g, decision):
        choice = chosen(g, decision, key)
        return refs_by_day(g, decision.seat, choice) or refs_in_encounter(choice)
    if found := refs_in_story(g, decision, key):
        return found
    verb, _, what = key.partition(":")
    at = g.heroes[decision.seat].at if decision.seat < len(g.heroes) else 0
    match verb:
        case "to":
            return (f"location:{what}",)
        case "light":
            return (f"location:{at}",)
        case "shelve" if what:
            return (f"hero:{what}",)
        case "flip":
            return (held_ref(what),)
        case "give":
            return (held_ref(what.partition(":")[0]),)
        case "guardian":
            return (f"encounter:{what}",)
        case "play" | "add":
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


def _goods(g: Avalon, seat: Seat, what: str) -> Args:
    """`food`, a copy, or a copy and who gets it."""
    copy, _, other = what.partition(":")
    args: Args = {"what": goods_name(copy), "card": goods_name(copy)}
    return {**args, "name": hero_name(g, int(other))} if other else args


def _way(g: Avalon, seat: Seat, what: str) -> Args:
    """A way to light the Menhir: by its name and price, or by its price alone where there is but one."""
    at = inspecting(g)
    number = g.heroes[seat].at if at is None else at.number
    menhir = g.box.locations[number].menhir
    assert menhir is not None
    if not menhir.ways:
        return {"way": price_line(menhir.cost)}
    way = next(way for way in menhir.ways if way.key == what)
    name = say(f"location-{number}-menhir-{hyphenated(what)}")
    return {"way": say("menhir-way", name=name, price=price_line(way.cost))}


ARGUMENTS: dict[str, Callable[[Avalon, Seat, str], Args]] = {
    "play": _character,
    "add": _character,
    "board": lambda g, seat, what: {"board": say("board-letter", letter=g.box.boards[what].letter)},
    "colour": lambda g, seat, what: {"colour": what},
    "to": _place,
    "shelve": _hero,
    "flip": _held,
    "pay": _amount,
    "own": _amount,
    "cover": _cover,
    "card": lambda g, seat, what: {"card": card_name(what)},
    "give": _goods,
    "light": _way,
    "guardian": lambda g, seat, what: {"card": say(f"encounter-{hyphenated(what)}")},
}
