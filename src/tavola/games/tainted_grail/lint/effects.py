"""Effects and triggers of a pack, word for word (LN-1): what stands in the body of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.closed_lists import ACTIONS, FACES, PHASES, STATS, TRAITS, TRIGGERS
from tavola.games.tainted_grail.content.vocabulary import (
    RESOURCES,
    TRACKS,
    Ability,
    Cost,
    Each,
    EffectEntry,
    Modify,
    Roll,
    word_of,
)
from tavola.games.tainted_grail.lint.survey_parts import values_in
from tavola.games.tainted_grail.lint.vocabulary import (
    KEYWORDS,
    Found,
    check_place,
    check_target,
    check_value,
    check_who,
    is_number,
    keys_of,
    one_of,
)


def check_effect(entry: EffectEntry) -> Found:
    """One word, known, with what belongs to it. What stands inside an effect is checked where it is met."""
    try:
        word = word_of(entry)
    except ValueError as error:
        yield str(error)
        return
    if entry.who is not None:
        yield from check_who(entry.who)
    if (isinstance(entry.then, list) or isinstance(entry.else_, list)) and word != "if_":
        yield "`then` and `else` stand beside `if`"
    body = getattr(entry, word)
    check = BODIES.get(word)
    if check is not None:
        yield from check(body)
    for value in values_in(entry):
        yield from check_value(value)


def check_ability(ability: Ability) -> Found:
    """Its trigger; its condition, cost and effects are found by whoever goes through the pack."""
    trigger = ability.trigger
    if isinstance(trigger, str):
        yield from one_of(trigger, TRIGGERS, "trigger")
        return
    yield from keys_of(trigger, ("delayed", "pay_charges", "act", "during", "phase"), "a trigger")
    if sum(word in trigger for word in ("delayed", "pay_charges", "act")) != 1:
        yield "a trigger is one of delayed, pay_charges, act"
    for word in ("delayed", "pay_charges"):
        if word in trigger and not (is_number(trigger[word]) and trigger[word] >= 1):
            yield f"{word} needs a number from 1 on"
    if "phase" in trigger:
        yield from one_of(trigger["phase"], PHASES, "phase")
    if "during" in trigger:
        yield from one_of(trigger["during"], ("combat", "diplomacy", "encounter"), "`during`")
    if "act" in trigger:
        yield from _cost(trigger["act"])


def _cost(body: Any) -> Found:
    try:
        msgspec.convert(body, Cost)
    except msgspec.ValidationError as error:
        yield f"this is no cost: {error}"


def check_cost(cost: Cost) -> Found:
    if cost.flip is not None and cost.flip != "self":
        yield from _flip(cost.flip)
    if cost.discard is not None:
        yield from keys_of(cost.discard, ("from", "n"), "a discard")
        yield from one_of(cost.discard.get("from"), ("hand", "deck_top"), "place to discard from")
    if cost.item is not None:
        yield from _filter(cost.item)


def _amounts(allowed: tuple[str, ...]) -> Callable[[Any], Found]:
    return lambda body: keys_of(body, allowed, "this effect")


def _filter(body: Any) -> Found:
    yield from keys_of(body, ("keyword", "crafted", "id"), "a filter")
    if isinstance(body, dict) and "keyword" in body:
        yield from one_of(body["keyword"], KEYWORDS, "keyword")


def _flip(body: Any) -> Found:
    if isinstance(body, dict):
        yield from keys_of(body, ("keyword", "any_of"), "flip")
        for keyword in [body["keyword"]] if "keyword" in body else body.get("any_of", []):
            yield from one_of(keyword, KEYWORDS, "keyword")
    else:
        yield from one_of(body, ("self", *KEYWORDS), "thing to flip")


def _discard(body: Any) -> Found:
    yield from keys_of(body, ("from", "n", "hand_but"), "discard")
    if isinstance(body, dict) and "hand_but" not in body:
        yield from one_of(body.get("from"), ("hand", "deck_top", "sequence_last"), "place to discard from")


def _play(body: Any) -> Found:
    if body != {"from": "hand", "as_connected": "continue"}:
        yield "play is written {from: hand, as_connected: continue}"


def _one_act(*acts: str, beside: tuple[str, ...] = ()) -> Callable[[Any], Found]:
    """A body with exactly one of these acts, and perhaps something beside it."""

    def check(body: Any) -> Found:
        yield from keys_of(body, (*acts, *beside), "this effect")
        if isinstance(body, dict) and sum(act in body for act in acts) != 1:
            yield f"one of {', '.join(acts)} is needed"

    return check


def _item(body: Any) -> Found:
    yield from _one_act("draw", "gain", "discard", beside=("filter",))(body)
    if isinstance(body, dict) and "filter" in body:
        yield from _filter(body["filter"])


def _status(body: Any) -> Found:
    yield from keys_of(body, ("set", "clear"), "status")


def _dial(body: Any) -> Found:
    yield from _one_act("set", "add", "remove", beside=("target", "token"))(body)
    if isinstance(body, dict):
        yield from one_of(body.get("token", "none"), ("time", "quest", "none"), "token")
        yield from check_target(body.get("target", "self_card"))


def _token(body: Any) -> Found:
    yield from keys_of(body, ("time", "quest", "target"), "token")
    if isinstance(body, dict):
        yield from check_place(body.get("target", "here"))


def _menhir(body: Any) -> Found:
    yield from _one_act("activate", "adjust", beside=("dial",))(body)
    if isinstance(body, dict) and "activate" in body:
        yield from check_place(body["activate"])
        if "dial" not in body:
            yield "a Menhir that is lit needs a dial"
    elif isinstance(body, dict) and "adjust" in body:
        yield from keys_of(body["adjust"], ("location", "add"), "adjust")


def _location(body: Any) -> Found:
    yield from keys_of(body, ("replace", "reveal", "discard", "remove"), "location")
    replaced = body.get("replace") if isinstance(body, dict) else None
    if replaced is not None and not (isinstance(replaced, list) and len(replaced) == 2):
        yield "replace names two Locations, the old one and the new one"


def _move(body: Any) -> Found:
    yield from keys_of(body, ("to",), "move")
    if isinstance(body, dict) and "to" in body:
        yield from check_place(body["to"])


def _roll(body: Roll) -> Found:
    for line in body.table:
        if body.die in FACES:
            yield from one_of(line, FACES[body.die], "face")
        elif not all(part in "123456" and part for part in line.split("-")) or line.count("-") > 1:
            yield f"a line of a die's table is '3' or '2-4', not {line!r}"


def _each(body: Each) -> Found:
    yield from check_who(body.who)
    if body.who in ("party", "one"):
        yield f"`each` with {body.who} would be everybody: say each, all, others or a place"


def _modify(body: Modify) -> Found:
    kind, _, rest = body.stat.partition(".")
    if kind == "trait":
        yield from one_of(rest, TRAITS, "Trait")
    elif kind == "cost":
        action, _, what = rest.partition(".")
        yield from one_of(action, ACTIONS, "Action")
        yield from one_of(what, (*TRACKS, *RESOURCES), "kind of cost")
    else:
        yield from one_of(body.stat, STATS, "number to modify")
    changes = [name for name in ("add", "mul", "set", "prevent") if getattr(body, name) is not None]
    if len(changes) != 1:
        yield "a modifier has one of add, mul, set, prevent"
    if kind == "key" and body.set != "connected":
        yield "a Key is modified with set: connected"
    if kind == "trait" and not isinstance(body.set, bool):
        yield "a Trait is switched with set: true or set: false"


def _task(body: Any) -> Found:
    if not isinstance(body, str):
        yield from _one_act("done")(body)


def _campaign(body: Any) -> Found:
    yield from _one_act("end", "offer_save", beside=("ending",))(body)
    if isinstance(body, dict) and "end" in body:
        yield from one_of(body["end"], ("win", "fail"), "end")


BODIES: dict[str, Callable[[Any], Found]] = {
    "gain": _amounts((*TRACKS, *RESOURCES)),
    "lose": _amounts((*TRACKS, *RESOURCES)),
    "set": _amounts(TRACKS),
    "discard": _discard,
    "play": _play,
    "charges": _one_act("add"),
    "flip": _flip,
    "item": _item,
    "secret": _one_act("gain", "remove", "discard"),
    "status": _status,
    "dial": _dial,
    "token": _token,
    "menhir": _menhir,
    "location": _location,
    "move": _move,
    "guardian": _one_act("spawn", "move", "discard"),
    "leave_encounter": check_who,
    "die": check_who,
    "events": lambda body: keys_of(
        body, ("random_top", "top", "bottom", "raise", "discard", "remove", "peek"), "events"
    ),
    "quest": _one_act("discard", "succeed", "fail"),
    "task": _task,
    "campaign": _campaign,
    "modify": _modify,
    "roll": _roll,
    "each": _each,
}
