"""Effects in words (D.6). Each is a clause in the imperative, or with its own subject where it means somebody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.vocabulary import (
    ChoiceEntry,
    Choose,
    Each,
    EffectEntry,
    Modify,
    Repeat,
    Roll,
    word_of,
)
from tavola.games.tainted_grail.rules_text.conditions import all_items_text, condition_text, item_text
from tavola.games.tainted_grail.rules_text.costs import cost_text, flip_cost
from tavola.games.tainted_grail.rules_text.modifiers import modify_text
from tavola.games.tainted_grail.rules_text.story import STORY_CLAUSES
from tavola.games.tainted_grail.rules_text.values import (
    Voice,
    amounts_text,
    chained,
    equal_text,
    every,
    kind_name,
    place_text,
    turned_round,
    value_text,
    who_text,
)
from tavola.kernel.text import Arg, Message, say


def effects_text(effects: Sequence[EffectEntry], voice: Voice) -> Message:
    """Effects one after the other, as one sentence without its full stop."""
    return chained("rule-then", [effect_text(entry, voice) for entry in effects])


def effect_text(entry: EffectEntry, voice: Voice) -> Message:
    word = word_of(entry)
    if word in STORY_CLAUSES:
        return STORY_CLAUSES[word](getattr(entry, word))
    return CLAUSES[word](entry, voice)


def spoken(id: str, entry: EffectEntry, voice: Voice, **args: Arg) -> Message:
    """In the imperative for who reads, else with its subject: `rule-gain-you`, `rule-gain-they`."""
    who = entry.who or voice.default
    if who == "self":
        return Message(f"{id}-you", args)
    return Message(f"{id}-they", {**args, "who": who_text(who)})


# -- tracks and resources


def _gain(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.gain, dict)
    return spoken("rule-gain", entry, voice, what=amounts_text(entry.gain))


def _lose(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.lose, dict)
    return spoken("rule-lose", entry, voice, what=amounts_text(entry.lose))


def _set(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.set, dict)
    parts = [
        spoken("rule-set", entry, voice, kind=kind_name(name), value=equal_text(expr))
        for name, expr in entry.set.items()
    ]
    return chained("rule-then", parts)


def _damage(entry: EffectEntry, voice: Voice) -> Message:
    if isinstance(entry.damage, int):
        return spoken("rule-damage", entry, voice, n=entry.damage)
    return spoken("rule-damage-by", entry, voice, value=equal_text(entry.damage))  # type: ignore[arg-type]


def _attribute(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.attribute, dict)
    parts = []
    for name, expr in entry.attribute.items():
        is_loss = isinstance(expr, int) and expr < 0
        value = value_text(-expr if isinstance(expr, int) and is_loss else expr)
        lowered = "rule-lower" if is_loss else "rule-raise"
        parts.append(spoken(lowered, entry, voice, kind=kind_name(name), value=value))
    return chained("rule-then", parts)


# -- Encounters


def _up_or_down(id: str, expr: Any) -> Message:
    """A number that may rise or fall, fixed or as the table decides: -up, -down, -up-by, -down-by."""
    if isinstance(expr, int):
        return Message(f"{id}-down", {"n": -expr}) if expr < 0 else Message(f"{id}-up", {"n": expr})
    if (less := turned_round(expr)) is not None:
        return Message(f"{id}-down-by", {"value": equal_text(less)})
    return Message(f"{id}-up-by", {"value": equal_text(expr)})


def _draw(entry: EffectEntry, voice: Voice) -> Message:
    if isinstance(entry.draw, int):
        return spoken("rule-draw", entry, voice, n=entry.draw)
    return spoken("rule-draw-by", entry, voice, value=equal_text(entry.draw))  # type: ignore[arg-type]


def _discard(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.discard, dict)
    if "hand_but" in entry.discard:
        return spoken("rule-discard-but", entry, voice, n=entry.discard["hand_but"])
    n = entry.discard.get("n", 1)
    number: Arg = n if isinstance(n, int) else value_text(n)
    if entry.discard["from"] == "sequence_last":
        return say("rule-discard-sequence", n=number)
    return spoken("rule-discard-" + entry.discard["from"].replace("_", "-"), entry, voice, n=number)


def _item(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.item, dict)
    body, item = entry.item, item_text(entry.item.get("filter", {}))
    if "gain" in body:
        return spoken("rule-item-gain", entry, voice, item=item_text({"id": body["gain"]}))
    act = "draw" if "draw" in body else "discard"
    n = body[act]
    if n == "all":
        return spoken("rule-item-discard", entry, voice, item=all_items_text(body.get("filter", {})))
    if n == 1:
        return spoken(f"rule-item-{act}", entry, voice, item=item)
    number: Arg = n if isinstance(n, int) else value_text(n)
    return spoken(f"rule-item-{act}-more", entry, voice, n=number, item=item)


def _secret(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.secret, dict)
    for act in ("remove", "discard"):
        if act in entry.secret:
            return say(f"rule-secret-{act}", number=str(entry.secret[act]))
    return spoken("rule-secret-gain", entry, voice, number=str(entry.secret["gain"]))


def _encounter(entry: EffectEntry, voice: Voice) -> Message:
    meeting: Any = entry.encounter
    if meeting.id is not None:
        name = say("rule-named", name=say(f"encounter-{hyphenated(meeting.id)}"))
        said = say("rule-encounter-named", name=name)
    else:
        said = say("rule-encounter", deck=say(f"deck-{meeting.deck}"))
    for outcome, effects in (("win", meeting.win), ("lose", meeting.lose)):
        if effects:
            after = say(f"rule-encounter-{outcome}", effects=effects_text(effects, voice))
            said = chained("rule-then", [said, after])
    return said


def _move(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.move, dict)
    return spoken("rule-move", entry, voice, place=place_text(entry.move["to"]))


def _of_whom(id: str, who: Any) -> Message:
    return Message(f"{id}-you") if who == "self" else Message(f"{id}-they", {"who": who_text(who)})


# -- words that steer others


def _if(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.if_, dict)
    branches = [branch for branch in (entry.then, entry.else_) if isinstance(branch, list) and branch]
    if entry.then and len(branches) == 2:
        return say(
            "rule-if-else",
            condition=condition_text(entry.if_, voice),
            effects=effects_text(branches[0], voice),
            others=effects_text(branches[1], voice),
        )
    is_else = not (isinstance(entry.then, list) and entry.then)
    condition = condition_text(entry.if_, voice, negated=is_else)
    return say("rule-if", condition=condition, effects=effects_text(branches[0] if branches else [], voice))


def _choose(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.choose, Choose)
    return say("rule-choose", options=chained("rule-choice", [_option(o, voice) for o in entry.choose.options]))


def _option(option: ChoiceEntry, voice: Voice) -> Message:
    """What it is called, what it asks for, what it does."""
    said = effects_text(option.do, voice)
    if option.cost is not None:
        price = every(cost_text(option.cost))
        said = say("rule-pay-first", price=price, effects=said) if option.do else price
    if option.if_ is not None:
        said = say("rule-only-if", condition=condition_text(option.if_, voice), effects=said)
    return say("rule-option", label=say(f"{voice.base}-{hyphenated(option.key)}"), effects=said) if voice.base else said


def _roll(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.roll, Roll)
    lines = [
        say("rule-roll-line", result=_result(entry.roll.die, line), effects=effects_text(effects, voice))
        for line, effects in entry.roll.table.items()
    ]
    return say("rule-roll", die=say(f"rule-die-{entry.roll.die}"), lines=chained("rule-roll-next", lines))


def _result(die: str, line: str) -> Message:
    if die == "d6":
        return say("rule-number", n=line.replace("-", "\N{EN DASH}"))
    return say(f"rule-face-{line}")


def _repeat(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.repeat, Repeat)
    times, effects = entry.repeat.times, effects_text(entry.repeat.do, voice)
    if isinstance(times, int):
        return say("rule-repeat", n=times, effects=effects)
    return say("rule-repeat-by", value=equal_text(times), effects=effects)


def _each(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.each, Each)
    inner = msgspec.structs.replace(voice, alone=True, default="self")
    return say("rule-each", who=who_text(entry.each.who), effects=effects_text(entry.each.do, inner))


def _modify(entry: EffectEntry, voice: Voice) -> Message:
    assert isinstance(entry.modify, Modify)
    said = modify_text(entry.modify, voice)
    who = entry.who or voice.default
    return said if who == "self" else say("rule-modify-for", who=who_text(who), change=said)


CLAUSES: dict[str, Callable[[EffectEntry, Voice], Message]] = {
    "gain": _gain,
    "lose": _lose,
    "set": _set,
    "damage": _damage,
    "attribute": _attribute,
    "pool": lambda entry, voice: _up_or_down("rule-pool", entry.pool),
    "affinity": lambda entry, voice: _up_or_down("rule-affinity", entry.affinity),
    "draw": _draw,
    "discard": _discard,
    "play": lambda entry, voice: say("rule-play"),
    "charges": lambda entry, voice: _up_or_down("rule-charges", entry.charges["add"]),  # type: ignore[index]
    "flip": lambda entry, voice: flip_cost(entry.flip),
    "item": _item,
    "secret": _secret,
    "encounter": _encounter,
    "move": _move,
    "leave_encounter": lambda entry, voice: _of_whom("rule-leave", entry.leave_encounter),
    "die": lambda entry, voice: _of_whom("rule-die", entry.die),
    "if_": _if,
    "choose": _choose,
    "roll": _roll,
    "repeat": _repeat,
    "each": _each,
    "modify": _modify,
}
